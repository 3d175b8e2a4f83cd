//! Hot seat: the page between two seats. Nothing of the table is in it.

use askama::Template;
use kernel::{Fact, Seat};

use crate::Scene;
use crate::frame::{Head, head};
use look::say::{Html, Say};

#[derive(Template)]
#[template(path = "curtain.html")]
struct Page<'a> {
    head: Head<'a>,
    say: Say<'a>,
    class: &'static str,
    emblem: Html,
    title: String,
    text: String,
    open: String,
    path: String,
    seat: u8,
}

/// The curtain before a seat.
pub(super) fn page(scene: &Scene<'_>, next: Seat) -> String {
    let say = Say::plain(scene.words).of_title(scene.title.manner());
    let side = scene.facts.seat_name(next);
    let (sayings, seat) = (scene.title.manner().sayings, ("seat", Fact::Word(side)));
    let name = say.with(scene.title.manner().seat, std::slice::from_ref(&seat));
    let facts = [seat, ("name", Fact::Text(name))];
    let page = Page {
        head: head(say, say.t("web-curtain"), "curtained", scene.title.sheets()),
        say,
        class: say.side_class(side),
        emblem: say.emblem(side),
        title: say.with(sayings.curtain, &facts),
        text: say.with("web-curtain-text", &facts),
        open: say.with(sayings.open, &facts),
        path: format!("/t/{}/curtain", scene.id),
        seat: next.0,
    };
    page.to_string()
}

//! The home page and the page of the reader's tables: who must move, which titles there are.

use std::fmt::Write;

use askama::Template;
use kernel::Fact;
use storm::components::Side;
use storm::drawing::AreaShape;
use storm::sets::Unit;
use storm::view::View;
use table::Sitter;
use titles::{AnyView, TitleId, with_rules};

use super::frame::{Frame, frame};
use super::say::{Html, Say, escape, side_class};
use super::{Home, Listed, Mode, MyTables, Stands};
use super::{ids, picture};
use crate::svg::Lit;
use crate::svg::storm::Sheet;

/// A table as a card.
struct Card {
    path: String,
    class: &'static str,
    title: String,
    picture: Html,
    emblem: Html,
    opponent: String,
    text: Html,
    turn: String,
    stands: String,
    is_sandbox: bool,
}

/// A title as a tile.
struct Tile {
    id: &'static str,
    title: String,
    text: String,
    chips: Vec<String>,
    picture: Html,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    /// The outlines that the small pictures refer to.
    defs: Html,
    to_move: Vec<Card>,
    waiting: Vec<Card>,
    tiles: Vec<Tile>,
}

#[derive(Template)]
#[template(path = "tables.html")]
struct TablesPage<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    /// The outlines that the small pictures refer to.
    defs: Html,
    to_move: Vec<Card>,
    waiting: Vec<Card>,
    over: Vec<Card>,
}

/// The tables of one kind as cards.
fn cards(tables: &[Listed], say: Say<'_>, wanted: fn(&Stands) -> bool) -> Vec<Card> {
    tables.iter().filter(|table| wanted(&table.stands)).map(|table| card(table, say)).collect()
}

fn is_to_move(stands: &Stands) -> bool {
    matches!(stands, Stands::ToMove)
}

fn is_waiting(stands: &Stands) -> bool {
    matches!(stands, Stands::Waiting)
}

fn is_over(stands: &Stands) -> bool {
    matches!(stands, Stands::Over(_))
}

/// Outlines and what lies over control, for the small pictures.
fn defs(say: Say<'_>) -> Html {
    let pictures = titles::ALL.iter().filter_map(|title| picture::usual(*title, say.words));
    Html(pictures.map(|picture| picture.sheet.defs()).collect())
}

/// The home page.
pub(super) fn home(page: &Home<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let home = HomePage {
        head: frame(&page.reader, say.t("web-nav-play"), "home", "home"),
        say,
        defs: defs(say),
        to_move: cards(page.tables, say, is_to_move),
        waiting: cards(page.tables, say, is_waiting),
        tiles: titles::ALL.iter().map(|title| tile(*title, say)).collect(),
    };
    home.to_string()
}

/// The reader's tables.
pub(super) fn tables(page: &MyTables<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let tables = TablesPage {
        head: frame(&page.reader, say.t("web-nav-tables"), "tables", "tables"),
        say,
        defs: defs(say),
        to_move: cards(page.tables, say, is_to_move),
        waiting: cards(page.tables, say, is_waiting),
        over: cards(page.tables, say, is_over),
    };
    tables.to_string()
}

fn card(listed: &Listed, say: Say<'_>) -> Card {
    let AnyView::Storm(rules, view) = &listed.view;
    let names = |key: &str, language: &str| kernel::Rules::name(&**rules, key, language);
    let said = Say::new(say.words, &names);
    let (class, emblem) = match (listed.seats.as_slice(), listed.others.first()) {
        ([own], Some((other, _))) => (side_class(own), say.emblem(other)),
        ([own, ..], None) => (side_class(own), say.emblem(own)),
        (_, Some((other, _))) => ("none", say.emblem(other)),
        ([], None) => ("none", Html::default()),
    };
    let last = listed.last.as_ref().map(|moment| said.html(&moment.said));
    Card {
        path: format!("/t/{}", listed.id),
        class,
        title: say.t(ids::title(listed.title)),
        picture: Html(crop(&listed.view, say, action_box(listed))),
        emblem,
        opponent: opponent(listed, say),
        text: last.unwrap_or_default(),
        turn: say.n("web-turn", usize::from(view.turn)),
        stands: stands(listed, say),
        is_sandbox: listed.mode == Mode::Sandbox,
    }
}

/// Against whom, or how, the table is played.
fn opponent(listed: &Listed, say: Say<'_>) -> String {
    match listed.others.first() {
        Some((seat, Sitter::Human)) => say.with("web-plays", &[("seat", Fact::Word(seat))]),
        Some((seat, _)) => say.with("web-plays-bot", &[("seat", Fact::Word(seat))]),
        None => say.t(ids::mode(listed.mode)),
    }
}

fn stands(listed: &Listed, say: Say<'_>) -> String {
    match listed.stands {
        Stands::ToMove => say.t("web-your-move"),
        Stands::Waiting => say.t("web-their-move"),
        Stands::Over(outcome) => {
            say.with("web-won", &[("seat", Fact::Word(outcome.winner.unwrap_or("")))])
        }
    }
}

/// What part of the board a small picture shows.
#[derive(Clone, Copy)]
struct Frame4 {
    x: i32,
    y: i32,
    w: i32,
    h: i32,
}

/// The part around the place that was last spoken of.
fn action_box(listed: &Listed) -> Frame4 {
    let AnyView::Storm(rules, _) = &listed.view;
    let keys = listed.last.as_ref().map(|moment| super::say::keys(&moment.said));
    let spoken = keys.unwrap_or_default().into_iter().find_map(|key| {
        let number: u8 = key.strip_prefix("area/")?.parse().ok()?;
        let shapes = &rules.components.drawing.areas;
        shapes.iter().find(|shape| shape.area.0 == number).map(|shape| shape.centre)
    });
    let (w, h) = (270, 320);
    let drawing = &rules.components.drawing;
    let (x, y) = spoken.map_or((695, 540), |centre| (centre.x, centre.y));
    let low = |at: i32, size: i32, most: i32| (at - size / 2).clamp(0, (most - size).max(0));
    Frame4 { x: low(x, w, drawing.width), y: low(y, h, drawing.height), w, h }
}

/// A crop of the board as a picture: the ground, who controls what, and a counter or two in each area.
fn crop(view: &AnyView, say: Say<'_>, frame: Frame4) -> String {
    let AnyView::Storm(rules, view) = view;
    let picture = picture::picture(rules, say.words);
    let Frame4 { x, y, w, h } = frame;
    let drawing = &rules.components.drawing;
    let mut out = format!(
        "<svg class=\"t board far\" viewBox=\"{x} {y} {w} {h}\" \
         preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\"><image href=\"{}\" \
         width=\"{}\" height=\"{}\"/>",
        escape(&picture.ground_path),
        drawing.width,
        drawing.height,
    );
    let near = |centre: storm::drawing::Point| {
        (x - 60..x + w + 60).contains(&centre.x) && (y - 60..y + h + 60).contains(&centre.y)
    };
    let shapes: Vec<_> = drawing.areas.iter().filter(|shape| near(shape.centre)).collect();
    for shape in &shapes {
        let side = side_class(view.board.control(shape.area).name());
        let area = shape.area;
        let _ = write!(
            out,
            "<g class=\"{side}\" clip-path=\"url(#c{area})\"><use href=\"#a{area}\" class=\"inner\"/>\
             <use href=\"#a{area}\" class=\"inner2\"/></g>"
        );
    }
    out.push_str("<use href=\"#works\"/>");
    for shape in &shapes {
        stack(&mut out, &picture.sheet, view, shape);
    }
    out.push_str("</svg>");
    out
}

/// How wide a counter is drawn in a small picture.
const COUNTER: i32 = 56;

/// A fresh and a spent counter of an area, if it has them.
fn stack(out: &mut String, sheet: &Sheet, view: &View, shape: &AreaShape) {
    let mut shown: Vec<String> = Vec::new();
    for side in Side::BOTH {
        let fresh = view.board.fresh_units(side, shape.area);
        let spent = view.board.units(side, shape.area).minus(fresh);
        let firsts = [fresh, spent].into_iter().filter_map(|units| units.first());
        let keys = firsts.map(|index| format!("unit/{}", Unit::new(side, index)));
        shown.extend(keys.filter_map(|key| sheet.counter(view, &key, &Lit::default())));
    }
    shown.truncate(2);
    let wide = shown.len() as i32 * COUNTER;
    for (place, counter) in shown.iter().enumerate() {
        let (x, y) = (shape.centre.x - wide / 2 + place as i32 * COUNTER, shape.centre.y - 24);
        let at = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{COUNTER}\" height=\"{COUNTER}\" ");
        out.push_str(&counter.replacen("<svg ", &at, 1));
    }
}

fn tile(title: TitleId, say: Say<'_>) -> Tile {
    let id = title.info().id;
    let picture = title.usual().ok().map(|loaded| {
        with_rules!(loaded.rules, rules => {
            let start = kernel::Rules::start(&*rules);
            let view = kernel::Rules::view(&*rules, &start, kernel::Viewer::Spectator);
            let view = titles::Listed::any_view(rules, view);
            crop(&view, say, Frame4 { x: 430, y: 480, w: 430, h: 250 })
        })
    });
    let (text, chips) = ids::about(title);
    Tile {
        id,
        title: say.t(ids::title(title)),
        text: say.t(text),
        chips: chips.map(|chip| say.t(chip)).into(),
        picture: Html(picture.unwrap_or_default()),
    }
}

//! The armies as panels: every unit of both sides in its group, on the table, waiting, or gone. A unit that
//! can be chosen is chosen here too, and carried to a square from here.

use askama::Template;
use company::board::Place;
use company::components::{Force, Side};
use company::sets::Unit;
use company::view::View;

use crate::svg::unit_key;
use look::Scenery;
use look::choices::Choice;
use look::say::{Html, Say};

/// A unit of an army.
struct Man<'a> {
    key: String,
    picture: Html,
    name: String,
    at: String,
    full: String,
    class: &'static str,
    /// The one choice it stands for.
    choice: Option<&'a Choice>,
    /// How many choices speak of it.
    count: usize,
}

/// Units that act together.
struct Group<'a> {
    name: String,
    men: Vec<Man<'a>>,
}

/// The army of a side.
struct Army<'a> {
    class: &'static str,
    name: String,
    groups: Vec<Group<'a>>,
}

#[derive(Template)]
#[template(path = "forces.html")]
struct Panel<'a> {
    say: Say<'a>,
    /// Whether somebody who is off table can be chosen.
    is_open: bool,
    armies: Vec<Army<'a>>,
    preview: String,
}

/// The panel: the viewer's own army first.
pub(super) fn forces(scenery: &Scenery<'_, '_, crate::CompanyLook>) -> Html {
    let Scenery { at, view, .. } = *scenery;
    let own = view.side().unwrap_or(Side::WhiteStar);
    let armies = [own, own.enemy()].map(|side| army(scenery, side));
    let waits = |man: &Man<'_>| man.class == "off" && man.count > 0;
    let is_open =
        armies.iter().flat_map(|army| &army.groups).any(|group| group.men.iter().any(waits));
    let (say, preview) = (at.say, at.path("/odds"));
    let panel = Panel { say, is_open, armies: armies.into(), preview };
    Html(panel.to_string())
}

fn told(say: Say<'_>, name: &pack::Name) -> String {
    say.words.typeset(if say.lang() == "fr" { &name.fr } else { &name.en })
}

fn army<'a>(scenery: &Scenery<'a, '_, crate::CompanyLook>, side: Side) -> Army<'a> {
    let Scenery { at, rules, .. } = *scenery;
    let force: &Force = &rules.forces[side as usize];
    let groups = force.groups.iter().enumerate().map(|(place, name)| {
        let units = rules.charts.group(side, place as u8).iter();
        let men = units.filter_map(|index| man(scenery, Unit::new(side, index)));
        Group { name: told(at.say, name), men: men.collect() }
    });
    Army {
        class: crate::side_class(side.name()),
        name: told(at.say, &force.name),
        groups: groups.collect(),
    }
}

fn man<'a>(scenery: &Scenery<'a, '_, crate::CompanyLook>, unit: Unit) -> Option<Man<'a>> {
    let Scenery { at, view, sheet, lit, question, .. } = *scenery;
    let key = unit_key(unit);
    let choices = question.of_key(&key);
    let (where_, class) = place(view, unit, at.say);
    Some(Man {
        picture: Html(sheet.counter(view, &key, lit)?),
        name: sheet.tag(unit).to_owned(),
        at: where_,
        full: sheet.unit_words(unit, view, lit),
        class,
        choice: choices.first().copied().filter(|_| choices.len() == 1),
        count: choices.len(),
        key,
    })
}

/// Where a unit is, as far as the viewer knows, and the class of that.
fn place(view: &View, unit: Unit, say: Say<'_>) -> (String, &'static str) {
    match view.board.body(unit).place {
        Place::OFF => (say.t("company-map-off-table"), "off"),
        Place::GONE => (say.t("company-map-wiped-out"), "gone"),
        Place::LEFT => (say.t("company-map-left"), "gone"),
        Place::UNKNOWN => (say.t("company-map-unseen"), "off"),
        place => (place.square().map(|square| square.to_string()).unwrap_or_default(), ""),
    }
}

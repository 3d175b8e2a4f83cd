//! The squares in words, with the units in them: the inspector shows one of them, and all of them together are
//! the text view of the table.

use askama::Template;
use company::components::{Side, TerrainRow};
use company::sets::{Square, Unit};
use kernel::Fact;

use crate::svg::{square_key, unit_key};
use look::choices::Choice;
use look::say::{Html, Say};
use look::{Place, Scenery};

/// A fact about a square, as a small label.
struct Chip {
    class: &'static str,
    text: String,
}

/// A unit in a square.
struct Shown<'a> {
    key: String,
    picture: Html,
    name: String,
    states: String,
    full: String,
    choice: Option<&'a Choice>,
    count: usize,
}

#[derive(Template)]
#[template(path = "place.html")]
struct Panel<'a> {
    say: Say<'a>,
    name: String,
    sub: String,
    chips: Vec<Chip>,
    units: Vec<Shown<'a>>,
    choices: Vec<&'a Choice>,
    why: String,
    rule: Html,
    preview: String,
}

/// More choices than this are left to the list of the prompt.
const MOST_CHOICES: usize = 12;

/// Every square for the inspector.
pub(super) fn places(scenery: &Scenery<'_, '_, crate::CompanyLook>) -> Vec<Place> {
    Square::all().map(|square| place(scenery, square)).collect()
}

fn place(scenery: &Scenery<'_, '_, crate::CompanyLook>, square: Square) -> Place {
    let Scenery { at, rules, view, sheet, question, .. } = *scenery;
    let key = square_key(square);
    let units: Vec<Shown<'_>> =
        sheet.units_of(square, view).filter_map(|unit| shown(scenery, unit)).collect();
    let mut features = sheet.features(square, view).into_iter();
    let terrain = features.next().unwrap_or_default();
    let row = &rules.components.terrain[rules.charts.terrain(square) as usize];
    let mut chips = ground(row, at.say);
    chips.extend(features.map(|text| Chip { class: "", text }));
    // Where units can be chosen, that nothing else can be done is no news.
    let no = question.why_not(&key).filter(|_| units.iter().all(|unit| unit.count == 0));
    let panel = Panel {
        say: at.say,
        name: at.say.with("company-map-place", &[("square", Fact::Text(square.to_string()))]),
        sub: terrain,
        chips,
        units,
        choices: question.of_key(&key).into_iter().take(MOST_CHOICES).collect(),
        why: no.map(|no| no.why.clone()).unwrap_or_default(),
        rule: Html(no.map(|no| at.rule_link(&no.rule)).unwrap_or_default()),
        preview: at.path("/odds"),
    };
    Place { id: square.to_string(), key, html: panel.to_string() }
}

/// What the terrain does: who enters it on what, cover, sight.
fn ground(row: &TerrainRow, say: Say<'_>) -> Vec<Chip> {
    let facts = [("foot", row.foot.lowest().into()), ("vehicle", row.vehicle.lowest().into())];
    let mut chips = vec![Chip { class: "", text: say.with("company-map-entered-on", &facts) }];
    let mut add = |is: bool, text: String| {
        if is {
            chips.push(Chip { class: "", text });
        }
    };
    add(row.cover, say.t("company-map-cover"));
    add(row.blocks, say.t("company-map-blocks"));
    add(row.seen_from < 90, say.n("company-map-seen-from", usize::from(row.seen_from)));
    chips
}

fn shown<'a>(scenery: &Scenery<'a, '_, crate::CompanyLook>, unit: Unit) -> Option<Shown<'a>> {
    let Scenery { at, view, sheet, lit, question, .. } = *scenery;
    let key = unit_key(unit);
    let choices = question.of_key(&key);
    let states = sheet.states(unit, view);
    Some(Shown {
        picture: Html(sheet.counter(view, &key, lit)?),
        name: at.say.name(&key),
        states: at.say.words.enumeration(&states, "ui-list-comma"),
        full: sheet.unit_words(unit, view, lit),
        count: choices.len(),
        choice: choices.first().copied().filter(|_| choices.len() == 1),
        key,
    })
}

impl Shown<'_> {
    /// The class of its side.
    fn side(&self) -> &'static str {
        let side = if self.key.starts_with("unit/W") { Side::WhiteStar } else { Side::Communist };
        crate::side_class(side.name())
    }
}

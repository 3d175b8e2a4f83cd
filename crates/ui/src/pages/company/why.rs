//! Why dice needed what they needed: the sums and the ground behind a roll, as it was before the dice fell.

use company::Company;
use company::flow::Step;
use company::rules::{assault, shooting};
use company::sets::{Square, Unit};
use company::view::View;
use kernel::dice::Rng;
use kernel::{Fact, Ledger, Rules as _};
use table::Said;

use crate::Words;
use crate::pages::say::Say;

fn name<'a>(said: &'a Said, fact: &str) -> Option<&'a str> {
    said.facts.iter().find_map(|(known, value)| match value {
        Fact::Name(key) if *known == fact => Some(key.as_str()),
        _ => None,
    })
}

/// What stands behind the dice of an event; `before` is the game while they were awaited.
pub(super) fn why(rules: &Company, before: &View, said: &Said, say: Say<'_>) -> Option<String> {
    let event = said.id.strip_prefix("company-event-")?;
    match event {
        "action-rolled" => ground(rules, said, say),
        "shot-rolled" => of_shot(rules, before, "company-sum-shot-dice", say),
        "saved" => of_shot(rules, before, "company-sum-save", say),
        "assault-rolled" => of_assault(rules, before, said, say),
        _ => None,
    }
}

/// The terrain that a unit moves into.
fn ground(rules: &Company, said: &Said, say: Say<'_>) -> Option<String> {
    let is_move = said
        .facts
        .iter()
        .any(|(known, value)| *known == "action" && matches!(value, Fact::Word("move" | "enter")));
    let square = Square::parse(name(said, "square")?.strip_prefix("square/")?)?;
    let terrain = Fact::Name(format!("terrain/{}", rules.charts.terrain(square).id()));
    let facts = [("square", Fact::Text(square.to_string())), ("terrain", terrain)];
    is_move.then(|| say.with("company-map-why-ground", &facts))
}

fn of_shot(rules: &Company, before: &View, sum: &str, say: Say<'_>) -> Option<String> {
    let shot = before.steps.iter().rev().find_map(|step| match step {
        Step::Shot(shot) => Some(*shot),
        _ => None,
    })?;
    let world = rules.determinize(before, &mut Rng::from_number(0));
    let ledgers = shooting::ledgers(rules, &world, shot.from, shot.at, shot.kind);
    ledgers.iter().find(|ledger| ledger.id == sum).map(|ledger| told(ledger, say))
}

fn of_assault(rules: &Company, before: &View, said: &Said, say: Say<'_>) -> Option<String> {
    let fight = before.steps.iter().rev().find_map(|step| match step {
        Step::Assault(fight) => Some(*fight),
        _ => None,
    })?;
    let unit = Unit::parse(name(said, "unit")?.strip_prefix("unit/")?)?;
    let sum = if unit == fight.by { "company-sum-assaulter" } else { "company-sum-target" };
    let world = rules.determinize(before, &mut Rng::from_number(0));
    let ledgers = assault::ledgers(rules, &world, fight.by, fight.target);
    ledgers.iter().find(|ledger| ledger.id == sum).map(|ledger| told(ledger, say))
}

/// A sum in a line: "On the save +1: Leader +1, Cover +1, Short range or raw −1".
fn told(ledger: &Ledger, say: Say<'_>) -> String {
    let term = |term: &kernel::Term| {
        format!("{} {}", say.with(term.id, &term.facts), Words::signed(term.amount))
    };
    let terms: Vec<String> = ledger.terms.iter().map(term).collect();
    let facts = [
        ("sum", Fact::Text(say.t(ledger.id))),
        ("total", Fact::Text(Words::signed(ledger.total()))),
        ("terms", Fact::Text(say.words.enumeration(&terms, "ui-list-comma"))),
    ];
    say.with("company-map-why-sum", &facts)
}

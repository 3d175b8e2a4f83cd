//! Why dice needed what they needed: the sums and the ground behind a roll, as it was before the dice fell.

use company::Company;
use company::flow::Step;
use company::rules::{artillery, assault, morale, shooting, traps};
use company::sets::{Faces, Square, Unit};
use company::tables::Deviation;
use company::view::View;
use kernel::dice::Rng;
use kernel::{Fact, Ledger, Rules as _};
use table::Said;

use look::say::Say;
use words::Words;

fn name<'a>(said: &'a Said, fact: &str) -> Option<&'a str> {
    said.facts.iter().find_map(|(known, value)| match value {
        Fact::Name(key) if *known == fact => Some(key.as_str()),
        _ => None,
    })
}

/// The faces that bring something about, where a roll does not say what it needed.
pub(super) fn faces(rules: &Company, said: &Said) -> Option<Faces> {
    let tables = &rules.components.tables;
    Some(match said.id.strip_prefix("company-event-")? {
        "morale" => tables.morale.fail,
        "trap-rolled" => tables.trap.explodes,
        "strike-peasant" => tables.artillery.hit,
        "leader-rolled" => tables.leader_loss,
        "assault-rolled" | "rolled-again" => tables.assault.kill,
        "pursuit-rolled" => tables.assault.pursuit_kill,
        "risk-rolled" => tables.casevac.lost,
        "peasant-saved" => tables.peasant_save,
        "interrogated" => tables.interrogation.bingo,
        "trap-saved" => traps::save(rules, unit_of(said)?),
        _ => return None,
    })
}

/// What stands behind the dice of an event; `before` is the game while they were awaited.
pub(super) fn why(rules: &Company, before: &View, said: &Said, say: Say<'_>) -> Option<String> {
    let event = said.id.strip_prefix("company-event-")?;
    let sum = match event {
        "action-rolled" => ground(rules, said, say),
        "shot-rolled" => of_shot(rules, before, "company-sum-shot-dice", say),
        "saved" => of_strike(rules, before, said, say)
            .or_else(|| of_shot(rules, before, "company-sum-save", say)),
        "assault-rolled" | "rolled-again" => of_assault(rules, before, said, say),
        "morale" => of_morale(rules, before, said, say),
        "strike-rolled" => Some(say.t("company-map-why-shells")),
        "strike-deviated" => Some(of_deviation(rules, say)),
        _ => None,
    };
    let sum = sum.or_else(|| (event == "saved").then(|| plain_save(rules, said, say)));
    let needed = faces(rules, said).map(|faces| {
        let counts = (1..=6).filter(|face| faces.has(*face)).map(|face| face.to_string());
        let counts = say.words.enumeration(&counts.collect::<Vec<_>>(), "ui-list-comma");
        say.with(
            "company-map-why-faces",
            &[("event", Fact::Word(told_event(event))), ("faces", Fact::Text(counts))],
        )
    });
    let parts: Vec<String> = sum.into_iter().chain(needed).collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// What the faces of an event bring about, as the words know it.
fn told_event(event: &str) -> &'static str {
    match event {
        "morale" => "fails",
        "trap-rolled" => "explodes",
        "leader-rolled" => "leader",
        "risk-rolled" => "lost",
        "strike-peasant" => "hits",
        "interrogated" => "talks",
        "peasant-saved" | "trap-saved" => "saves",
        _ => "kills",
    }
}

fn unit_of(said: &Said) -> Option<Unit> {
    Unit::parse(name(said, "unit")?.strip_prefix("unit/")?)
}

/// What each face of the deviation die does to a strike.
fn of_deviation(rules: &Company, say: Say<'_>) -> String {
    let table = (1..).zip(rules.components.tables.artillery.deviation);
    let on = |wanted: Deviation| {
        let faces = table.clone().filter(|(_, does)| *does == wanted);
        let faces: Vec<String> = faces.map(|(face, _): (u8, _)| face.to_string()).collect();
        Fact::Text(say.words.enumeration(&faces, "ui-list-comma"))
    };
    let facts = [
        ("stays", on(Deviation::None)),
        ("centre", on(Deviation::Centre)),
        ("end", on(Deviation::End)),
    ];
    say.with("company-map-why-deviation", &facts)
}

/// A save that nothing modifies.
fn plain_save(rules: &Company, said: &Said, say: Say<'_>) -> String {
    let is_vehicle = unit_of(said).is_some_and(|unit| rules.charts.stats(unit).is_vehicle());
    say.t(if is_vehicle { "company-map-why-vehicle" } else { "company-map-why-plain" })
}

/// The dice of a morale test. Where the sum rests on what the viewer does not know, it is left out.
fn of_morale(rules: &Company, before: &View, said: &Said, say: Say<'_>) -> Option<String> {
    let world = rules.determinize(before, &mut Rng::from_number(0));
    let ledger = morale::ledger(rules, &world, unit_of(said)?)?;
    let rolled = said.facts.iter().find_map(|(known, value)| match value {
        Fact::Text(dice) if *known == "dice" => Some(dice.split_whitespace().count()),
        _ => None,
    });
    (usize::try_from(ledger.total()).ok() == rolled).then(|| told(&ledger, say))
}

/// The saves under a strike.
fn of_strike(rules: &Company, before: &View, said: &Said, say: Say<'_>) -> Option<String> {
    let strike = before.steps.iter().rev().find_map(|step| match step {
        Step::Strike(strike) => Some(*strike),
        _ => None,
    })?;
    let unit = unit_of(said)?;
    let world = rules.determinize(before, &mut Rng::from_number(0));
    let is_struck = artillery::victim(rules, &world, &strike) == Some(unit);
    let ledger = shooting::save_ledger(rules, &world, unit, shooting::Reach::Long);
    (is_struck && !ledger.terms.is_empty()).then(|| told(&ledger, say))
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
    let sum =
        if unit_of(said)? == fight.by { "company-sum-assaulter" } else { "company-sum-target" };
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

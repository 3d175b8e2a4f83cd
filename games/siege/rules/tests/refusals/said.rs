//! Answers by the ids of the pack, listed by the question or not.

use siege::Siege;
use siege::choice::{Choice, Mission};
use siege::components::{Airfield, Route, Space, Unit};
use siege::flow::{Piece, Target};

/// The answer of these words.
pub(super) fn choice(rules: &Siege, words: &str) -> Choice {
    let words: Vec<&str> = words.split(' ').collect();
    let (first, second) = (words.get(1).copied(), words.get(2).copied());
    let named = || first.expect("an answer names a piece or a place");
    let unit = || a_unit(rules, named());
    let space = || a_space(rules, second.expect("an answer names a place"));
    match words[0] {
        "done" => Choice::Done,
        "bomb" => Choice::Bomb,
        "declare" => Choice::Declare,
        "agree" => Choice::Agree,
        "drop" => Choice::Drop,
        "with" if first == Some("all") => Choice::WithAll,
        "with" => Choice::With(piece(rules, named())),
        "lose" => Choice::Lose(piece(rules, named())),
        "panic" => Choice::Panic(piece(rules, named())),
        "recall" => Choice::Recall(piece(rules, named())),
        "assign" => Choice::Assign(piece(rules, named()), mission(second)),
        "target" => Choice::Target(target(rules, named())),
        "repair" => Choice::Repair(airfield(named())),
        "lift" => Choice::Lift(unit()),
        "refit" => Choice::Refit(unit()),
        "stay" => Choice::Stay(unit()),
        "follow" => Choice::Follow(unit(), a_unit(rules, second.expect("a leader"))),
        "assault" => Choice::Assault(a_space(rules, named()), space()),
        "place" => Choice::Place(unit(), space()),
        "land" => Choice::Land(unit(), space()),
        "jump" => Choice::Jump(unit(), space()),
        "move" => Choice::Move(unit(), space()),
        "redeploy" => Choice::Redeploy(unit(), space()),
        "rebuild" => Choice::Rebuild(unit(), space()),
        other => panic!("no answer begins with {other}"),
    }
}

fn a_unit(rules: &Siege, id: &str) -> Unit {
    rules.components.unit(id).unwrap_or_else(|| panic!("there is no unit {id}"))
}

fn a_space(rules: &Siege, id: &str) -> Space {
    rules.components.space(id).unwrap_or_else(|| panic!("there is no space {id}"))
}

fn piece(rules: &Siege, id: &str) -> Piece {
    let components = &rules.components;
    let unit = components.unit(id).map(Piece::Unit);
    let battalion = || components.battalion(id).map(Piece::Battalion);
    let aircraft = || components.aircraft(id).map(Piece::Aircraft);
    let marker = || components.marker(id).map(Piece::Marker);
    let found = unit.or_else(battalion).or_else(aircraft).or_else(marker);
    found.unwrap_or_else(|| panic!("there is no piece {id}"))
}

fn target(rules: &Siege, word: &str) -> Target {
    match word.strip_prefix("base") {
        Some(route) => Target::Base(Route(route.parse().expect("a Route"))),
        None if word == "artillery" => Target::Artillery,
        None if word == "aaa" => Target::Aaa,
        None => Target::Space(a_space(rules, word)),
    }
}

fn mission(word: Option<&str>) -> Mission {
    match word {
        Some("tactical") => Mission::Tactical,
        Some("base-attack") => Mission::BaseAttack,
        Some("flak-suppression") => Mission::FlakSuppression,
        other => panic!("{other:?} is no mission"),
    }
}

fn airfield(word: &str) -> Airfield {
    if word == "aux" { Airfield::Auxiliary } else { Airfield::Main }
}

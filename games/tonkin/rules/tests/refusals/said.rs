//! Answers by the ids of the pack, listed by the question or not.

use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::components::{Direction, Hex, Unit};
use tonkin::flow::{DigCase, Mode};

/// The answer of these words.
pub(super) fn choice(rules: &Tonkin, words: &str) -> Choice {
    let words: Vec<&str> = words.split(' ').collect();
    let word = |place: usize| *words.get(place).expect("an answer names what it is about");
    let unit = |place: usize| a_unit(rules, word(place));
    let hex = |place: usize| a_hex(word(place));
    match words[0] {
        "done" => Choice::Done,
        "fire" => Choice::Fire,
        "stop" => Choice::Stop,
        "decline" => Choice::Decline,
        "objectives" => Choice::MoveObjectives,
        "give" => Choice::GiveUp,
        "with" if word(1) == "all" => Choice::WithAll,
        "with" => Choice::With(unit(1)),
        "ship" if word(1) == "saigon" => Choice::ShipSaigon,
        "stack" if word(1) == "saigon" => Choice::Saigon,
        "place" if word(2) == "saigon" => Choice::PlaceSaigon(unit(1)),
        "build" if words.len() > 2 => Choice::BuildFrom(hex(1), hex(3)),
        "go" => Choice::Go(mode(word(1))),
        "double" => Choice::Double(mode(word(1))),
        "dig" => Choice::Dig(unit(1), case(word(2))),
        "step" => Choice::Step(direction(word(1))),
        "box" | "top" | "join" | "replace" | "rebuild" | "withdraw" | "declare" | "relocate"
        | "lead" | "lose" | "advance" | "unload" => of_unit(words[0], unit(1)),
        "objective" | "dump" | "stack" | "air" | "drop" | "ship" | "to" | "overrun" | "build"
        | "recover" | "repair" | "trench" | "barrage" | "wreck" | "attack" => {
            of_hex(words[0], hex(1))
        }
        "place" => Choice::Place(unit(1), hex(2)),
        "slip" => Choice::Slip(unit(1), hex(2)),
        "retreat" => Choice::RetreatTo(unit(1), hex(2)),
        "absorb" => Choice::Absorb(unit(1), unit(2)),
        "ambush" => Choice::Ambush(unit(1), unit(2)),
        other => panic!("no answer begins with {other}"),
    }
}

fn of_unit(verb: &str, unit: Unit) -> Choice {
    match verb {
        "box" => Choice::Box(unit),
        "top" => Choice::Top(unit),
        "join" => Choice::Join(unit),
        "replace" => Choice::Replace(unit),
        "rebuild" => Choice::Rebuild(unit),
        "withdraw" => Choice::Withdraw(unit),
        "declare" => Choice::Declare(unit),
        "relocate" => Choice::Relocate(unit),
        "lead" => Choice::Lead(unit),
        "lose" => Choice::Lose(unit),
        "unload" => Choice::Unload(unit),
        _ => Choice::Advance(unit),
    }
}

fn of_hex(verb: &str, hex: Hex) -> Choice {
    match verb {
        "objective" => Choice::Objective(hex),
        "dump" => Choice::Dump(hex),
        "stack" => Choice::Stack(hex),
        "air" => Choice::Air(hex),
        "drop" => Choice::Drop(hex),
        "ship" => Choice::Ship(hex),
        "to" => Choice::To(hex),
        "overrun" => Choice::Overrun(hex),
        "build" => Choice::Build(hex),
        "recover" => Choice::Recover(hex),
        "repair" => Choice::Repair(hex),
        "trench" => Choice::Trench(hex),
        "barrage" => Choice::Barrage(hex),
        "wreck" => Choice::Wreck(hex),
        _ => Choice::Attack(hex),
    }
}

fn a_unit(rules: &Tonkin, id: &str) -> Unit {
    rules.components.unit_named(id).unwrap_or_else(|| panic!("there is no unit {id}"))
}

fn a_hex(name: &str) -> Hex {
    Hex::named(name).unwrap_or_else(|| panic!("there is no hex {name}"))
}

fn mode(word: &str) -> Mode {
    let all = [Mode::Own, Mode::Truck, Mode::River];
    all.into_iter().find(|mode| mode.id() == word).unwrap_or_else(|| panic!("no way {word}"))
}

fn case(word: &str) -> DigCase {
    let all = [DigCase::Airstrips, DigCase::Delta, DigCase::Centres, DigCase::Range];
    all.into_iter().find(|case| case.id() == word).unwrap_or_else(|| panic!("no case {word}"))
}

fn direction(word: &str) -> Direction {
    let found = Direction::ALL.into_iter().find(|direction| direction.to_string() == word);
    found.unwrap_or_else(|| panic!("no direction {word}"))
}

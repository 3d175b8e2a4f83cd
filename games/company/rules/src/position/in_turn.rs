//! `[in_turn]`: a position in the middle of a player turn, between the groups, the units or the actions of it.

use kernel::Fact;
use kernel::chance::MOST_DICE;
use pack::{Entry, text_fact};

use super::writer::{heading, line, list, text};
use super::{read_squares, report_unknown};
use crate::Company;
use crate::audit;
use crate::components::Side;
use crate::flow::{Acting, Group, State, Step, Turn};
use crate::sets::{SquareSet, Unit, UnitSet};

/// The steps of a turn that a position can say: the turn, its group, its unit.
struct Said<'s> {
    turn: &'s Turn,
    group: Option<&'s Group>,
    acting: Option<&'s Acting>,
}

/// What a state waits for, if a position can say it.
fn said(state: &State) -> Option<Said<'_>> {
    match state.steps.as_slice() {
        [Step::Turn(turn)] => Some(Said { turn, group: None, acting: None }),
        [Step::Turn(turn), Step::Group(group)] => {
            Some(Said { turn, group: Some(group), acting: None })
        }
        [Step::Turn(turn), Step::Group(group), Step::Unit(acting)] => {
            Some(Said { turn, group: Some(group), acting: Some(acting) })
        }
        // Something is being resolved, or the game has not begun.
        _ => None,
    }
}

/// Whether a turn has just begun, and goes without saying.
fn is_fresh(rules: &Company, state: &State, turn: &Turn) -> bool {
    let groups = rules.forces[turn.side as usize].groups.len();
    state.steps.len() == 1
        && UnitSet::from_bits(turn.left) == UnitSet::first_of(groups)
        && state.failed.is_empty()
        && state.strikes == 0
        && state.casevacs == 0
        && state.interrogated.is_empty()
}

/// Writes the table, if a position can say what the state waits for and it does not go without saying.
pub(super) fn write(out: &mut String, rules: &Company, state: &State) {
    let Some(Said { turn, group, acting }) = said(state) else { return };
    if is_fresh(rules, state, turn) {
        return;
    }
    heading(out, "in_turn");
    let groups: Vec<u8> = UnitSet::from_bits(turn.left).iter().map(|group| group + 1).collect();
    line(out, "groups", format_args!("{groups:?}"));
    numbers(out, &[("strikes", state.strikes), ("casevacs", state.casevacs)]);
    if !state.interrogated.is_empty() {
        line(out, "interrogated", list(state.interrogated));
    }
    units(out, "failed", turn.side, state.failed);
    if let Some(group) = group {
        line(out, "group", group.group + 1);
        units(out, "units", group.side, group.left);
        let so = [group.untouched.then_some("untouched"), group.failed.then_some("hampered")];
        flags(out, so);
    }
    if let Some(acting) = acting {
        write_acting(out, acting);
    }
}

fn write_acting(out: &mut String, acting: &Acting) {
    line(out, "unit", text(&acting.unit.to_string()));
    line(out, "dice", acting.dice);
    line(out, "sum", acting.sum);
    numbers(out, &[("spent", acting.spent), ("entered", acting.entered), ("shots", acting.shots)]);
    units(out, "reacted", acting.unit.side.enemy(), acting.reacted);
    let so = [
        acting.begun.then_some("begun"),
        acting.secret.then_some("secret"),
        acting.over.then_some("over"),
        acting.came_on.then_some("came_on"),
    ];
    flags(out, so);
}

/// Numbers that are not 0.
fn numbers(out: &mut String, numbers: &[(&str, u8)]) {
    for (key, number) in numbers.iter().filter(|(_, number)| *number > 0) {
        line(out, key, number);
    }
}

/// The keys of what is so.
fn flags<const N: usize>(out: &mut String, keys: [Option<&str>; N]) {
    keys.into_iter().flatten().for_each(|key| line(out, key, true));
}

fn units(out: &mut String, key: &str, side: Side, units: UnitSet) {
    if !units.is_empty() {
        let names = units.iter().map(|index| text(&Unit::new(side, index).to_string()));
        line(out, key, format_args!("[{}]", names.collect::<Vec<_>>().join(", ")));
    }
}

/// Reads the table: the steps of a turn that goes on. Says whether there is one and it is sound.
pub(super) fn read(rules: &Company, root: &mut Entry<'_>, state: &mut State, side: Side) -> bool {
    let Some(mut entry) = root.table_if_any("in_turn") else { return false };
    let groups = entry.numbers_if_any::<u8>("groups", 1..=16);
    let left = groups.into_iter().fold(0u16, |bits, group| bits | 1 << (group - 1));
    state.strikes = entry.number_if_any("strikes", 0..=9).unwrap_or(0);
    state.casevacs = entry.number_if_any("casevacs", 0..=9).unwrap_or(0);
    state.interrogated = read_squares(&mut entry, "interrogated").unwrap_or(SquareSet::NONE);
    state.failed = read_units(&mut entry, "failed", side);
    state.steps.push(Step::Turn(Turn { side, left }));
    if entry.has("group") {
        state.steps.push(Step::Group(Group {
            side,
            group: entry.number::<u8>("group", 1..=16).unwrap_or(1) - 1,
            left: read_units(&mut entry, "units", side),
            untouched: entry.flag_if_any("untouched").unwrap_or(false),
            failed: entry.flag_if_any("hampered").unwrap_or(false),
        }));
    }
    if entry.has("unit") {
        state.steps.push(Step::Unit(read_acting(&mut entry, side)));
    }
    let wrong = audit::audit(rules, state).into_iter().next();
    if let Some(wrong) = &wrong {
        root.report("in_turn", "company-fault-in-turn", [("wrong", text_fact(wrong))]);
    }
    entry.finish();
    wrong.is_none()
}

/// The unit that acts.
fn read_acting(entry: &mut Entry<'_>, side: Side) -> Acting {
    let most = i64::from(MOST_DICE);
    let name = entry.text("unit").unwrap_or_default();
    let unit = Unit::parse(name).filter(|unit| unit.side == side);
    if unit.is_none() {
        report_unknown(entry, "unit", "unit", name);
    }
    Acting {
        unit: unit.unwrap_or(Unit::new(side, 0)),
        dice: entry.number("dice", 0..=most).unwrap_or(0),
        sum: entry.number("sum", -most..=most).unwrap_or(0),
        spent: entry.number_if_any("spent", 0..=most).unwrap_or(0),
        entered: entry.number_if_any("entered", 0..=most).unwrap_or(0),
        shots: entry.number_if_any("shots", 0..=most).unwrap_or(0),
        reacted: read_units(entry, "reacted", side.enemy()),
        begun: entry.flag_if_any("begun").unwrap_or(false),
        secret: entry.flag_if_any("secret").unwrap_or(false),
        over: entry.flag_if_any("over").unwrap_or(false),
        came_on: entry.flag_if_any("came_on").unwrap_or(false),
    }
}

fn read_units(entry: &mut Entry<'_>, field: &'static str, side: Side) -> UnitSet {
    let mut units = UnitSet::NONE;
    for name in entry.texts_if_any(field) {
        match Unit::parse(name).filter(|unit| unit.side == side) {
            Some(unit) => units.insert(unit.index),
            None => {
                let facts = [("what", Fact::Word("unit")), ("value", text_fact(name))];
                entry.report(field, "fault-unknown-reference", facts);
            }
        }
    }
    units
}

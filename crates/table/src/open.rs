//! Opens a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Opponents;
use kernel::hash::Hash;
use kernel::{Fact, Fault, Faults, Match, Options, Rules, Seat, Title as _};

use crate::dice::Dice;
use crate::save::{FORMAT, Header};
use crate::seated::{Seated, unknown_seat};
use crate::{Playable, Sitter, Table};

/// How a table is set.
#[derive(Clone, Debug)]
pub struct Setting<R> {
    /// The rules.
    pub rules: Arc<R>,
    /// The scenario they were made of.
    pub scenario: String,
    /// The options, complete.
    pub options: Options,
    /// The hash of the pack.
    pub pack: Hash,
    /// A position to begin with, instead of the set-up of the scenario.
    pub position: Option<String>,
    /// Who sits where, by the name of the seat at the beginning; a person where nobody is named.
    pub seats: BTreeMap<String, Sitter>,
    /// Where the dice come from.
    pub dice: Dice,
}

/// Opens a table, or says what is wrong with the position or the seats. Nothing is done yet: see
/// [`Table::run`].
pub fn open<B: Opponents<Rules: Playable>>(
    setting: Setting<B::Rules>,
) -> Result<Box<dyn Table>, Faults> {
    let Setting { rules, scenario, options: Options(options), pack, position, seats, dice } =
        setting;
    let start = start(&*rules, position.as_deref())?;
    let header = Header {
        save: FORMAT,
        title: B::Rules::INFO.id.to_owned(),
        rules: B::Rules::INFO.version,
        scenario,
        options,
        pack,
        dice: dice.written(),
        position,
        seats: sitters(&*rules, &start, &seats)?,
    };
    let game = Match::with_origin(rules, start, header.hash());
    Ok(Box::new(Seated::new(header, game, dice, B::opponent)))
}

/// How many lines of `depth` steps begin at the start or the position; `None` when there are too many to
/// look at each.
pub fn perft<R: Playable>(
    rules: &R,
    position: Option<&str>,
    depth: u32,
) -> Result<Option<u64>, Faults> {
    let start = start(rules, position)?;
    Ok(kernel::perft(rules, &start, depth))
}

/// The state a game begins with.
pub(crate) fn start<R: Playable>(rules: &R, position: Option<&str>) -> Result<R::State, Faults> {
    match position {
        None => Ok(rules.start()),
        // A sandbox begins with a state written out; no position begins so.
        Some(text) if text.starts_with('{') => written_state(rules, text),
        Some(text) => rules.read_position(text),
    }
}

/// A state written out as JSON, if its books are in order.
fn written_state<R: Rules>(rules: &R, text: &str) -> Result<R::State, Faults> {
    let wrong = |wrong: String| {
        vec![Fault::new("position", "", "fault-state").fact("wrong", Fact::Text(wrong))]
    };
    let state: R::State = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
    match rules.audit(&state).first() {
        None => Ok(state),
        Some(found) => Err(wrong(found.clone())),
    }
}

/// Who sits on each seat; an unknown name is a fault.
pub(crate) fn sitters<R: Rules>(
    rules: &R,
    start: &R::State,
    named: &BTreeMap<String, Sitter>,
) -> Result<Vec<Sitter>, Faults> {
    let names: Vec<&str> =
        (0..rules.seats()).map(|seat| rules.seat_name(start, Seat(seat))).collect();
    let mut faults = Faults::new();
    for name in named.keys().filter(|name| !names.contains(&name.as_str())) {
        let said = unknown_seat(name, &names);
        // It stands in no file, and the sentence itself names the seat.
        let mut fault = Fault::new("", "", said.id);
        fault.facts = said.facts;
        faults.push(fault);
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(names.iter().map(|name| named.get(*name).copied().unwrap_or_default()).collect())
}

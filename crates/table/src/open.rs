//! Opens a table.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Opponents;
use kernel::hash::Hash;
use kernel::journal::{Beginning, Memory};
use kernel::{Fault, Faults, Match, Options, Rules, Seat, Sink, Title as _, Version};

use crate::dice::Dice;
use crate::save::{FORMAT, Header, Start};
use crate::seated::{Seated, unknown_seat};
use crate::{Playable, Sitter, Table};

/// How a table is set.
#[derive(Clone, Debug)]
pub struct Setting<R> {
    /// The rules.
    pub rules: Arc<R>,
    /// Their version.
    pub version: Version,
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
    let Setting { rules, version, scenario, options, pack, position, seats, dice } = setting;
    let Laid { start, opening } = laid(&*rules, position.as_deref())?;
    let header = Header {
        save: FORMAT,
        title: B::Rules::INFO.id.to_owned(),
        rules: version.0,
        scenario,
        options: options.0,
        pack,
        dice: dice.written(),
        position,
        seats: sitters(&*rules, &start, &seats)?,
    };
    let beginning = Beginning { start, opening, origin: header.hash(), memory: Memory::Keeps };
    let game = Match::begun(rules, beginning);
    Ok(Box::new(Seated::new(header, game, dice, B::opponent)))
}

/// How many lines of `depth` steps begin at the start or the position; `None` when there are too many to
/// look at each.
pub fn perft<R: Playable>(
    rules: &R,
    position: Option<&str>,
    depth: u32,
) -> Result<Option<u64>, Faults> {
    let laid = laid(rules, position)?;
    Ok(kernel::perft(rules, &laid.start, depth))
}

/// What a game begins with.
pub(crate) struct Laid<R: Rules> {
    /// The state.
    pub(crate) start: R::State,
    /// What happened by itself before the first question.
    pub(crate) opening: Vec<R::Event>,
}

/// The state a game begins with, and what happened when it was laid out.
pub(crate) fn laid<R: Playable>(rules: &R, position: Option<&str>) -> Result<Laid<R>, Faults> {
    let start = match Start::of(position) {
        Start::SetUp => rules.start(),
        Start::State(text) => kernel::given::state(rules, text).map_err(|fault| vec![fault])?,
        Start::Position(text) => {
            let mut told = Told { events: Vec::new(), is_endless: false };
            let start = rules.lay_out(text, &mut told)?;
            if told.is_endless {
                return Err(vec![Fault::new("position", "", "fault-state-goes-on")]);
            }
            return Ok(Laid { start, opening: told.events });
        }
    };
    Ok(Laid { opening: rules.opening(&start), start })
}

/// Keeps what happens while a position is laid out.
struct Told<E> {
    events: Vec<E>,
    is_endless: bool,
}

impl<R: Rules> Sink<R> for Told<R::Event> {
    const LISTENS: bool = true;

    fn event(&mut self, _: &R::State, event: R::Event) {
        self.events.push(event);
    }

    fn endless(&mut self) {
        self.is_endless = true;
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

//! Reads a save and trusts nothing in it.

use std::sync::Arc;

use bots::Opponents;
use kernel::dice::FairDice;
use kernel::hash::Hash;
use kernel::journal::{Beginning, Memory};
use kernel::{Entry, Fact, Match, Next, Outcome};
use serde::Deserialize;
use serde_json::Value;

use super::{DiceWritten, End, FORMAT, Header, SaveFault};
use crate::dice::Dice;
use crate::open::Laid;
use crate::seated::Seated;
use crate::{Acts as _, Playable, Said, Table};

/// A save that was read, not yet played again.
#[derive(Debug)]
pub struct Written {
    /// What it begins with.
    pub header: Header,
    entries: Vec<Entry>,
    seed: Option<Hash>,
}

/// A save that was found good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// The title.
    pub title: String,
    /// How many entries it has.
    pub entries: usize,
    /// How often the game went back past what had been rolled or shown.
    pub take_backs: usize,
    /// What it says of the dice.
    pub dice: DiceWritten,
    /// How many rolls were rolled again from the seed.
    pub rolled_again: u64,
    /// How many rolls there are.
    pub rolls: u64,
    /// The last hash of the chain.
    pub chain: Hash,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// Plays a save again, checks every line of it and gives the table as it stood after `to` entries, or as
/// it stands. `rules` are those that its header names; `bytes` are random ones, for the cards of a game with
/// own dice.
pub fn restored<B: Opponents<Rules: Playable>>(
    rules: Arc<B::Rules>,
    written: Written,
    bytes: [u8; 32],
    to: Option<usize>,
) -> Result<Box<dyn Table>, SaveFault> {
    if let Some(to) = to.filter(|to| *to > written.entries.len()) {
        let fault = SaveFault::at(written.entries.len() + 2, "save-no-such-ply");
        return Err(fault.fact("ply", to.into()).fact("last", written.entries.len().into()));
    }
    Ok(Box::new(seated::<B>(rules, written, bytes, to)?))
}

/// Plays a save again and checks every line of it: choices, dice, undos and hashes.
pub fn checked<B: Opponents<Rules: Playable>>(
    rules: Arc<B::Rules>,
    written: Written,
) -> Result<Checked, SaveFault> {
    let table = seated::<B>(rules, written, [0; 32], None)?;
    let rolls = table.game.rolls();
    let rolled_again = match table.dice {
        Dice::Fair(_) | Dice::Open(_) => rolls,
        Dice::Own(_) | Dice::Sealed(_) => 0,
    };
    let outcome = match table.game.next() {
        Next::Over(outcome) => Some(outcome),
        Next::Decision { .. } | Next::Chance(_) => None,
    };
    Ok(Checked {
        title: table.header.title.clone(),
        entries: table.game.ply(),
        take_backs: table.take_backs(),
        dice: table.header.dice,
        rolled_again,
        rolls,
        chain: table.game.chain(),
        outcome,
    })
}

/// Plays the entries again.
fn seated<B: Opponents<Rules: Playable>>(
    rules: Arc<B::Rules>,
    written: Written,
    bytes: [u8; 32],
    to: Option<usize>,
) -> Result<Seated<B::Rules>, SaveFault> {
    let Written { header, entries, seed } = written;
    let beginning = beginning(&*rules, &header)?;
    let dice = dice(&header, seed, bytes, entries.len() + 2)?;
    let game = Match::replay_with(rules, beginning, &entries, to, dice.proof());
    let game = game.map_err(|fault| SaveFault {
        line: fault.ply + 1,
        ply: Some(fault.ply),
        said: Said::of(&fault.differs),
    })?;
    let mut table = Seated::new(header, game, dice, B::opponent);
    table.sit_as_given();
    Ok(table)
}

/// What a game of this header begins with.
pub(crate) fn beginning<R: Playable>(
    rules: &R,
    header: &Header,
) -> Result<Beginning<R>, SaveFault> {
    let laid = crate::open::laid(rules, header.position.as_deref());
    let Laid { start, opening } = laid.map_err(|faults| {
        let fault = faults.first().map(SaveFault::header);
        fault.unwrap_or_else(|| SaveFault::at(1, "save-bad-position"))
    })?;
    if header.seats.len() != usize::from(rules.seats()) {
        let fault = SaveFault::at(1, "save-seats").fact("found", header.seats.len().into());
        return Err(fault.fact("expected", rules.seats().into()));
    }
    // Dice of format 1 do not fall again.
    let memory = if header.save == 1 { Memory::Forgets } else { Memory::Keeps };
    Ok(Beginning { start, opening, origin: header.hash(), memory })
}

/// The dice with which the game goes on.
pub(crate) fn dice(
    header: &Header,
    seed: Option<Hash>,
    bytes: [u8; 32],
    end: usize,
) -> Result<Dice, SaveFault> {
    match (header.dice, seed) {
        (DiceWritten::Fair(commitment), Some(seed)) => {
            let found = FairDice::new(seed.0).commitment();
            if found == commitment {
                return Ok(Dice::Fair(seed.0));
            }
            let fault = SaveFault::at(end, "save-other-seed");
            Err(fault.text("expected", &commitment.to_string()).text("found", &found.to_string()))
        }
        (DiceWritten::Fair(commitment), None) => Ok(Dice::Sealed(commitment)),
        (DiceWritten::Open(_) | DiceWritten::Own, Some(_)) => {
            Err(SaveFault::at(end, "save-needless-seed"))
        }
        (DiceWritten::Open(seed), None) => Ok(Dice::Open(seed)),
        (DiceWritten::Own, None) => Ok(Dice::Own(bytes)),
    }
}

fn number(number: u32) -> Fact {
    Fact::Number(i64::from(number))
}

/// Reads all lines.
pub fn read(bytes: &[u8]) -> Result<Written, SaveFault> {
    let mut lines = Vec::new();
    for (line, bytes) in (1..).zip(bytes.split(|byte| *byte == b'\n')) {
        let text = std::str::from_utf8(bytes).map_err(|_| SaveFault::at(line, "save-not-utf8"))?;
        // The blanks that JSON knows, and no others.
        lines.push(text.trim_matches([' ', '\t', '\r']));
    }
    while lines.last().is_some_and(|line| line.is_empty()) {
        lines.pop();
    }
    let Some((first, rest)) = lines.split_first() else {
        return Err(SaveFault::at(1, "save-empty"));
    };
    let header = read_header(first)?;
    let (entries, end) = read_entries(rest)?;
    let last = rest.len() + 1;
    let Some(End { end, seed }) = end else {
        let fault = SaveFault::at(last, "save-cut-short");
        return Err(fault.fact("entries", entries.len().into()));
    };
    if end != entries.len() {
        let fault = SaveFault::at(last, "save-count").fact("expected", end.into());
        return Err(fault.fact("found", entries.len().into()));
    }
    Ok(Written { header, entries, seed })
}

/// Reads the header.
pub fn read_header(text: &str) -> Result<Header, SaveFault> {
    let mut value: Value = parse(text, 1)?;
    if value.get("record").is_some() {
        return Err(SaveFault::at(1, "save-is-record"));
    }
    let Some(format) = value.get("save").and_then(Value::as_u64) else {
        return Err(SaveFault::at(1, "save-no-header"));
    };
    if format > u64::from(FORMAT) {
        let fault = SaveFault::at(1, "save-newer-format").fact("known", number(FORMAT));
        return Err(fault.text("found", &format.to_string()));
    }
    let written = value.as_object_mut().and_then(|fields| fields.remove("hash"));
    let written = written.as_ref().and_then(Value::as_str).unwrap_or("").to_owned();
    let header: Header = serde_json::from_value(value)
        .map_err(|wrong| SaveFault::at(1, "save-bad-line").text("wrong", &wrong.to_string()))?;
    let expected = header.hash().to_string();
    if written != expected {
        let fault = SaveFault::at(1, "save-other-header").text("expected", &expected);
        return Err(fault.text("found", &written));
    }
    Ok(header)
}

/// Reads the lines after the header: entries, then the end.
fn read_entries(lines: &[&str]) -> Result<(Vec<Entry>, Option<End>), SaveFault> {
    let mut entries = Vec::with_capacity(lines.len());
    let mut end = None;
    for (line, text) in (2..).zip(lines) {
        if end.is_some() {
            return Err(SaveFault::at(line, "save-after-end"));
        }
        if text.starts_with("{\"end\"") {
            end = Some(parse(text, line)?);
        } else {
            let at = |mut fault: SaveFault| {
                fault.ply = Some(line - 1);
                fault
            };
            entries.push(parse(text, line).map_err(at)?);
        }
    }
    Ok((entries, end))
}

fn parse<'t, T: Deserialize<'t>>(text: &'t str, line: usize) -> Result<T, SaveFault> {
    serde_json::from_str(text).map_err(|wrong| {
        let id = if wrong.is_data() { "save-bad-line" } else { "save-not-json" };
        SaveFault::at(line, id).text("wrong", &without_place(&wrong))
    })
}

/// What the JSON reader found, without its own count of lines, of which there is always one.
fn without_place(wrong: &serde_json::Error) -> String {
    let text = wrong.to_string();
    text.split(" at line ").next().unwrap_or(&text).to_owned()
}

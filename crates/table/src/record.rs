//! What one seat did and saw, line by line. docs/saves.md describes it.
//!
//! A running game with secrets gives a seat this and not the save. Nothing in it counts or names what
//! the seat cannot know: moments are numbered by the seat's own count, choices of others do not appear,
//! and rolls only where the seat may see them.

use std::collections::BTreeMap;

use kernel::journal::What;
use kernel::{Fact, Match, Next, Roll, Rule, Rules, Seat, Viewer};
use serde::Serialize;

use crate::Playable;
use crate::save::{self, DiceWritten, json};
use crate::seated::Seated;

/// The version of the format of records.
const RECORD: u32 = 1;

/// The first line.
#[derive(Serialize)]
struct Top<'a> {
    record: u32,
    title: &'a str,
    rules: u32,
    scenario: &'a str,
    options: &'a BTreeMap<String, String>,
    dice: DiceWritten,
    seat: u8,
    name: &'a str,
}

/// One line.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    /// The seat chose.
    Choice(String),
    /// The seat took its last choice back.
    Undo(bool),
    /// Dice fell that the seat may see.
    Roll(Roll),
    /// Something happened.
    Moment { number: usize, rule: Rule, id: &'static str, facts: BTreeMap<&'static str, Fact> },
    /// Something was taken back: the moments after this number no longer hold.
    Back { to: usize },
}

/// Writes the record of a seat.
pub(crate) fn write<R: Playable>(table: &Seated<R>, seat: Seat) -> String {
    let (header, game) = (&table.header, table.game.whole());
    let top = Top {
        record: RECORD,
        title: &header.title,
        rules: header.rules,
        scenario: &header.scenario,
        options: &header.options,
        dice: header.dice,
        seat: seat.0,
        name: game.rules().seat_name(game.state(), seat),
    };
    let mut text = json(&top);
    text.push('\n');
    for line in lines(game, seat) {
        text.push_str(&json(&line));
        text.push('\n');
    }
    text
}

/// Plays the game again and keeps what the seat did and saw.
fn lines<R: Rules>(game: &Match<R>, seat: Seat) -> Vec<Line> {
    let viewer = Viewer::Seat(seat);
    let mut again = Match::begun(game.rules().clone(), game.beginning().clone());
    let mut lines: Vec<Line> = (1..).zip(again.log_seen_by(viewer)).map(moment).collect();
    for entry in game.entries() {
        match &entry.what {
            What::Choice { seat: by, text } if *by == seat => {
                lines.push(Line::Choice(text.clone()));
            }
            What::Undo { seat: by, .. } if *by == seat => lines.push(Line::Undo(true)),
            What::Roll { dice, .. } => {
                if matches!(again.next(), Next::Chance(chance) if chance.audience.includes(viewer))
                {
                    lines.push(Line::Roll(dice.clone()));
                }
            }
            What::Choice { .. } | What::Undo { .. } | What::TakeBack { .. } | What::Act(_) => (),
        }
        let before = again.log_seen_by(viewer).count();
        save::repeat(&mut again, &entry.what).expect("what was done once can be done again");
        let after = again.log_seen_by(viewer).count();
        if after < before {
            lines.push(Line::Back { to: after });
        }
        let seen = (1..).zip(again.log_seen_by(viewer)).skip(before);
        lines.extend(seen.map(moment));
    }
    lines
}

/// What happened, with its number among what the seat saw.
fn moment((number, event): (usize, impl kernel::Event)) -> Line {
    let facts = event.facts().into_iter().collect();
    Line::Moment { number, rule: event.rule(), id: event.id(), facts }
}

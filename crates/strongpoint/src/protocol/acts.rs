//! What is done outside the rules, as a request and as it is told.

use kernel::Seat;
use kernel::journal::Act;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use table::{Seen, Table, Told};

use super::reply::facts;
use crate::voice::Voice;

/// Something outside the rules, in the words of saves.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Give {
    pub(super) act: Word,
    #[serde(default)]
    pub(super) seat: Option<String>,
    /// Of `back_asked`: after how many entries the game stood where it is to go back to.
    #[serde(default)]
    pub(super) to: Option<usize>,
    /// Of `seat_given`: who sits there now.
    #[serde(default)]
    pub(super) sitter: Option<String>,
}

/// What is done.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Word {
    Resigned,
    DrawOffered,
    DrawAgreed,
    TimeClaimed,
    Aborted,
    SeatGiven,
    BackAsked,
    BackGranted,
    BackRefused,
    HintUsed,
}

impl Give {
    /// The act of a seat; a field that it needs and has not, or has and does not need, is named.
    pub(super) fn act(&self, seat: Seat) -> Result<Act, &'static str> {
        match (self.act, self.to, self.sitter.clone()) {
            (Word::SeatGiven, None, Some(to)) => Ok(Act::SeatGiven { seat, to }),
            (Word::BackAsked, Some(to), None) => Ok(Act::BackAsked { seat, to }),
            (Word::SeatGiven, _, None) => Err("missing field `sitter`"),
            (Word::BackAsked, None, _) => Err("missing field `to`"),
            (_, Some(_), _) => Err("unknown field `to`"),
            (_, _, Some(_)) => Err("unknown field `sitter`"),
            (Word::Resigned, None, None) => Ok(Act::Resigned { seat }),
            (Word::DrawOffered, None, None) => Ok(Act::DrawOffered { seat }),
            (Word::DrawAgreed, None, None) => Ok(Act::DrawAgreed { seat }),
            (Word::TimeClaimed, None, None) => Ok(Act::TimeClaimed { seat }),
            (Word::Aborted, None, None) => Ok(Act::Aborted { seat }),
            (Word::BackGranted, None, None) => Ok(Act::BackGranted { seat }),
            (Word::BackRefused, None, None) => Ok(Act::BackRefused { seat }),
            (Word::HintUsed, None, None) => Ok(Act::HintUsed { seat }),
        }
    }
}

/// What was done outside the rules, for the owner: each with its ply.
pub(super) fn all(voice: Voice, table: &dyn Table) -> Vec<Value> {
    table.acts().iter().map(|told| one(voice, table, told, ("ply", told.ply))).collect()
}

/// The same for a viewer: each with the number of the moment it came after.
pub(super) fn seen(voice: Voice, table: &dyn Table, seen: &[Seen]) -> Vec<Value> {
    seen.iter().map(|seen| one(voice, table, &seen.told, ("after", seen.after))).collect()
}

fn one(voice: Voice, table: &dyn Table, told: &Told, (key, at): (&str, usize)) -> Value {
    let mut fields = Map::new();
    fields.insert(key.to_owned(), json!(at));
    fields.insert("act".to_owned(), json!(told.word));
    fields.insert("seat".to_owned(), json!(told.seat));
    fields.insert("facts".to_owned(), facts(table, &told.facts));
    fields.insert("text".to_owned(), json!(voice.act(table, told)));
    Value::Object(fields)
}

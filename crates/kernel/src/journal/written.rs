//! The JSON form of an entry, flat, so that a journal reads line by line.

use serde::{Deserialize, Serialize};

use super::{Act, Entry, What};
use crate::hash::Hash;
use crate::{Roll, Seat};

/// One line; which fields go together, see [`Entry`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    choice: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    roll: Option<Roll>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    again: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    take_back: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    act: Option<Kind>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sitter: Option<String>,
    hash: Hash,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    with: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<u64>,
}

/// Which act.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
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

impl Kind {
    const fn of(act: &Act) -> Kind {
        match act {
            Act::Resigned { .. } => Kind::Resigned,
            Act::DrawOffered { .. } => Kind::DrawOffered,
            Act::DrawAgreed { .. } => Kind::DrawAgreed,
            Act::TimeClaimed { .. } => Kind::TimeClaimed,
            Act::Aborted { .. } => Kind::Aborted,
            Act::SeatGiven { .. } => Kind::SeatGiven,
            Act::BackAsked { .. } => Kind::BackAsked,
            Act::BackGranted { .. } => Kind::BackGranted,
            Act::BackRefused { .. } => Kind::BackRefused,
            Act::HintUsed { .. } => Kind::HintUsed,
        }
    }

    /// The act of a seat, with what else it must have, and nothing that it has not.
    fn act(self, seat: Seat, to: Option<usize>, sitter: Option<String>) -> Option<Act> {
        match (self, to, sitter) {
            (Kind::Resigned, None, None) => Some(Act::Resigned { seat }),
            (Kind::DrawOffered, None, None) => Some(Act::DrawOffered { seat }),
            (Kind::DrawAgreed, None, None) => Some(Act::DrawAgreed { seat }),
            (Kind::TimeClaimed, None, None) => Some(Act::TimeClaimed { seat }),
            (Kind::Aborted, None, None) => Some(Act::Aborted { seat }),
            (Kind::SeatGiven, None, Some(to)) => Some(Act::SeatGiven { seat, to }),
            (Kind::BackAsked, Some(to), None) => Some(Act::BackAsked { seat, to }),
            (Kind::BackGranted, None, None) => Some(Act::BackGranted { seat }),
            (Kind::BackRefused, None, None) => Some(Act::BackRefused { seat }),
            (Kind::HintUsed, None, None) => Some(Act::HintUsed { seat }),
            // Whatever has a field too many or too few.
            (_, _, _) => None,
        }
    }
}

impl Written {
    fn blank(hash: Hash) -> Written {
        let (seat, choice, roll, again, undo) = Default::default();
        let (take_back, act, to, sitter, with, at) = Default::default();
        Written { seat, choice, roll, again, undo, take_back, act, to, sitter, hash, with, at }
    }
}

impl From<Entry> for Written {
    fn from(Entry { what, hash, at, with_before }: Entry) -> Written {
        let blank = Written { with: with_before, at, ..Written::blank(hash) };
        match what {
            What::Choice { seat, text } => {
                Written { seat: Some(seat), choice: Some(text), ..blank }
            }
            What::Roll { dice, again } => Written { roll: Some(dice), again, ..blank },
            What::Undo { seat, to } => Written { seat: Some(seat), undo: Some(to), ..blank },
            What::TakeBack { to } => Written { take_back: Some(to), ..blank },
            What::Act(act) => {
                let (seat, kind) = (Some(act.seat()), Some(Kind::of(&act)));
                let blank = Written { seat, act: kind, ..blank };
                match act {
                    Act::BackAsked { to, .. } => Written { to: Some(to), ..blank },
                    Act::SeatGiven { to, .. } => Written { sitter: Some(to), ..blank },
                    Act::Resigned { .. }
                    | Act::DrawOffered { .. }
                    | Act::DrawAgreed { .. }
                    | Act::TimeClaimed { .. }
                    | Act::Aborted { .. }
                    | Act::BackGranted { .. }
                    | Act::BackRefused { .. }
                    | Act::HintUsed { .. } => blank,
                }
            }
        }
    }
}

impl TryFrom<Written> for Entry {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Entry, &'static str> {
        const NONE: &str = "not one of seat+choice, roll, seat+undo, take_back, seat+act";
        let Written { seat, choice, roll, again, undo, take_back, act, to, sitter, hash, with, at } =
            written;
        let entry = |what| Entry { what, hash, at, with_before: with };
        if let Some(kind) = act {
            let alone =
                (&choice, &roll, again, undo, take_back) == (&None, &None, None, None, None);
            let act = seat.filter(|_| alone).and_then(|seat| kind.act(seat, to, sitter));
            return Ok(entry(What::Act(act.ok_or(NONE)?)));
        }
        if to.is_some() || sitter.is_some() || (again.is_some() && roll.is_none()) {
            return Err(NONE);
        }
        let what = match (seat, choice, roll, undo, take_back) {
            (Some(seat), Some(text), None, None, None) => What::Choice { seat, text },
            (None, None, Some(dice), None, None) => What::Roll { dice, again },
            (Some(seat), None, None, Some(to), None) => What::Undo { seat, to },
            (None, None, None, None, Some(to)) => What::TakeBack { to },
            _ => return Err(NONE),
        };
        Ok(entry(what))
    }
}

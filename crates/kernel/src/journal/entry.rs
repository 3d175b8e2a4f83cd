//! One entry of a journal: a choice, a roll, an undo or a take-back, with the hash that chains it to
//! everything before. Entries are only ever added; an undone choice keeps its place.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Act;
use super::written::Written;
use crate::hash::Hash;
use crate::{Roll, Seat};

/// What was done. `Display` is the text that goes into the hash chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A seat chose.
    Choice {
        /// Who.
        seat: Seat,
        /// The notation of the choice.
        text: String,
    },
    /// Dice fell, or a card was drawn.
    Roll {
        /// The faces, or the class drawn.
        dice: Roll,
        /// The entry whose roll fell again, after a take-back; `None` for dice of their own.
        again: Option<usize>,
    },
    /// A seat took its last choice back.
    Undo {
        /// Who.
        seat: Seat,
        /// The game stands again as it stood after this many entries.
        to: usize,
    },
    /// All agreed to go back further.
    TakeBack {
        /// The game stands again as it stood after this many entries.
        to: usize,
    },
    /// Something was done outside the rules.
    Act(Act),
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Choice { seat, text } => write!(f, "{}: {text}", seat.0),
            What::Roll { dice, again } => {
                f.write_str("roll")?;
                dice.0.iter().try_for_each(|die| write!(f, " {die}"))?;
                again.map_or(Ok(()), |ply| write!(f, " again {ply}"))
            }
            What::Undo { seat, to } => write!(f, "undo {} {to}", seat.0),
            What::TakeBack { to } => write!(f, "back {to}"),
            What::Act(act) => write!(f, "{act}"),
        }
    }
}

/// One line of a journal. As JSON it is one of
///
/// ```text
/// {"seat":0,"choice":"fire 11","hash":"…"}
/// {"roll":[3,4],"hash":"…"}
/// {"seat":0,"undo":12,"hash":"…"}
/// {"take_back":7,"hash":"…"}
/// {"roll":[3,4],"again":9,"hash":"…"}
/// {"seat":0,"act":"resigned","hash":"…"}
/// ```
///
/// and may have a time, `"at"`, and `"with": true` where it was made in one press with the entry before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "Written", try_from = "Written")]
pub struct Entry {
    /// What was done.
    pub what: What,
    /// The chain: the hash of the hash before, of this entry and of the state after it.
    pub hash: Hash,
    /// When it was made, in milliseconds since 1970, where whoever keeps the table says so. It stands outside the chain,
    /// and nothing that plays a journal again reads it.
    pub at: Option<u64>,
    /// Whether it was made in one press with the entry before it. It stands outside the chain: only undo goes by it.
    pub with_before: bool,
}

impl Entry {
    /// Chains `what` to the entry before it. `state` is the hash of the state after it.
    pub fn chained(before: Hash, what: What, state: Hash) -> Entry {
        let hash = Hash::of(&[&before.0, what.to_string().as_bytes(), &state.0]);
        Entry { what, hash, at: None, with_before: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(what: What) -> Entry {
        Entry::chained(Hash([0; 32]), what, Hash([1; 32]))
    }

    fn all() -> Vec<Entry> {
        vec![
            entry(What::Choice { seat: Seat(1), text: "fire 11".to_owned() }),
            entry(What::Roll { dice: Roll::of(&[3, 4]).unwrap(), again: None }),
            entry(What::Undo { seat: Seat(1), to: 12 }),
            entry(What::TakeBack { to: 7 }),
            entry(What::Roll { dice: Roll::of(&[3, 4]).unwrap(), again: Some(2) }),
            entry(What::Act(Act::Resigned { seat: Seat(0) })),
            entry(What::Act(Act::SeatGiven { seat: Seat(1), to: "greedy".to_owned() })),
            Entry {
                with_before: true,
                ..entry(What::Choice { seat: Seat(1), text: "fire 12".to_owned() })
            },
            Entry { at: Some(1954), ..entry(What::Act(Act::BackAsked { seat: Seat(1), to: 3 })) },
        ]
    }

    #[test]
    fn json_is_flat_and_reads_back() {
        let texts: Vec<String> =
            all().iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let starts = [
            r#"{"seat":1,"choice":"fire 11","hash":""#,
            r#"{"roll":[3,4],"hash":""#,
            r#"{"seat":1,"undo":12,"hash":""#,
            r#"{"take_back":7,"hash":""#,
            r#"{"roll":[3,4],"again":2,"hash":""#,
            r#"{"seat":0,"act":"resigned","hash":""#,
            r#"{"seat":1,"act":"seat_given","sitter":"greedy","hash":""#,
            r#"{"seat":1,"choice":"fire 12","hash":""#,
            r#"{"seat":1,"act":"back_asked","to":3,"hash":""#,
        ];
        for (text, start) in texts.iter().zip(starts) {
            assert!(text.starts_with(start), "{text}");
        }
        let back: Vec<Entry> =
            texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
        assert_eq!(back, all());
    }

    #[test]
    fn half_an_entry_and_two_in_one_are_refused() {
        let hash = Hash([0; 32]);
        for fields in [
            r#""seat":1"#,
            r#""choice":"pass""#,
            r#""seat":1,"choice":"pass","undo":1"#,
            r#""roll":[1],"take_back":1"#,
            r#""roll":[1],"dice":[1]"#,
            r#""undo":-1,"seat":0"#,
            r#""act":"resigned""#,
            r#""act":"danced","seat":0"#,
            r#""act":"resigned","seat":0,"to":3"#,
            r#""act":"resigned","seat":0,"again":3"#,
            r#""act":"back_asked","seat":0"#,
            r#""act":"seat_given","seat":0"#,
            r#""again":3"#,
        ] {
            let text = format!(r#"{{{fields},"hash":"{hash}"}}"#);
            assert!(serde_json::from_str::<Entry>(&text).is_err(), "{text}");
        }
        assert!(serde_json::from_str::<Entry>(r#"{"roll":[1]}"#).is_err());
    }

    #[test]
    fn the_chain_depends_on_all_three() {
        let (zero, one) = (Hash([0; 32]), Hash([1; 32]));
        let roll = |die: u8| What::Roll { dice: Roll::of(&[die]).unwrap(), again: None };
        let hash = Entry::chained(zero, roll(1), one).hash;
        assert_eq!(hash, Entry::chained(zero, roll(1), one).hash);
        assert_ne!(hash, Entry::chained(one, roll(1), one).hash);
        assert_ne!(hash, Entry::chained(zero, roll(2), one).hash);
        assert_ne!(hash, Entry::chained(zero, roll(1), zero).hash);
    }

    #[test]
    fn the_time_stands_outside_the_chain() {
        let timed = Entry { at: Some(7), ..entry(What::TakeBack { to: 7 }) };
        assert_eq!(timed.hash, entry(What::TakeBack { to: 7 }).hash);
        assert!(serde_json::to_string(&timed).unwrap().ends_with(r#","at":7}"#));
    }

    #[test]
    fn what_was_pressed_together_stands_outside_the_chain() {
        let pressed = Entry { with_before: true, ..entry(What::TakeBack { to: 7 }) };
        assert_eq!(pressed.hash, entry(What::TakeBack { to: 7 }).hash);
        assert!(serde_json::to_string(&pressed).unwrap().ends_with(r#","with":true}"#));
    }
}

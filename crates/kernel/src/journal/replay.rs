//! Plays a journal again, trusting nothing in it.

use std::sync::Arc;

use super::{Entry, Match, NoTakeBack, NoUndo, RollRefused, What};
use crate::hash::Hash;
use crate::{Fact, Message, Refused, Request, Roll, Rules};

/// At which entry a journal goes wrong, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayFault<R: Rules> {
    /// The number of the entry, from 1.
    pub ply: usize,
    /// What differs.
    pub differs: Differs<R>,
}

/// What differs between a journal and the game played again.
#[derive(Clone, Debug, PartialEq)]
pub enum Differs<R: Rules> {
    /// The seat was not asked, or there is no such choice, or a rule forbids it.
    Choice(Refused<R>),
    /// No dice were asked for, or such dice cannot fall.
    Roll(RollRefused),
    /// Other dice than those written should have fallen.
    Dice {
        /// The number of the roll, from 0.
        number: u64,
        /// The roll as written.
        given: Roll,
    },
    /// The seat could not undo.
    Undo(NoUndo),
    /// The undo goes elsewhere.
    UndoTo {
        /// Where it would go.
        expected: usize,
        /// Where the journal says it goes.
        found: usize,
    },
    /// There was no such take-back.
    TakeBack(NoTakeBack),
    /// The chain is broken: this entry, one before it or the state is not the one written down.
    Hash {
        /// The hash of the game played again.
        expected: Hash,
        /// The hash in the journal.
        found: Hash,
    },
}

impl<R: Rules> Message for Differs<R> {
    fn id(&self) -> &'static str {
        match self {
            Differs::Choice(refused) => refused.id(),
            Differs::Roll(refused) => refused.id(),
            Differs::Dice { .. } => "replay-other-dice",
            Differs::Undo(no) => no.id(),
            Differs::UndoTo { .. } => "replay-other-undo",
            Differs::TakeBack(no) => no.id(),
            Differs::Hash { .. } => "replay-other-hash",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match self {
            Differs::Choice(refused) => refused.facts(),
            Differs::Roll(refused) => refused.facts(),
            Differs::Dice { number, given } => {
                let dice: Vec<String> = given.0.iter().map(u8::to_string).collect();
                vec![("number", Fact::Number(*number as i64)), ("dice", Fact::Text(dice.join(" ")))]
            }
            Differs::Undo(no) => no.facts(),
            Differs::UndoTo { expected, found } => {
                vec![("expected", (*expected).into()), ("found", (*found).into())]
            }
            Differs::TakeBack(no) => no.facts(),
            Differs::Hash { expected, found } => vec![
                ("expected", Fact::Text(expected.to_string())),
                ("found", Fact::Text(found.to_string())),
            ],
        }
    }
}

impl<R: Rules> Match<R> {
    /// Plays a journal again, all of it or its first `to` entries. Every choice, roll, undo and hash is
    /// checked.
    pub fn replay(
        rules: Arc<R>,
        start: R::State,
        origin: Hash,
        entries: &[Entry],
        to: Option<usize>,
    ) -> Result<Match<R>, ReplayFault<R>> {
        Match::replay_with(rules, start, origin, entries, to, |_, _, _, _| true)
    }

    /// The same, and asks of every roll whether it is the one that had to fall: `same` gets the number of
    /// the roll, the choice that asked, the request and the roll as written, which fits the request. With
    /// [`crate::dice::FairDice`] this re-rolls a whole game.
    pub fn replay_with(
        rules: Arc<R>,
        start: R::State,
        origin: Hash,
        entries: &[Entry],
        to: Option<usize>,
        mut same: impl FnMut(u64, &str, &Request, &Roll) -> bool,
    ) -> Result<Match<R>, ReplayFault<R>> {
        let mut game = Match::with_origin(rules, start, origin);
        for entry in entries.iter().take(to.unwrap_or(usize::MAX)) {
            let ply = game.ply() + 1;
            let fault = |differs| ReplayFault { ply, differs };
            game.repeat(&entry.what, &mut same).map_err(fault)?;
            let expected = game.chain();
            if entry.hash != expected {
                return Err(fault(Differs::Hash { expected, found: entry.hash }));
            }
        }
        Ok(game)
    }

    fn repeat(
        &mut self,
        what: &What,
        same: &mut impl FnMut(u64, &str, &Request, &Roll) -> bool,
    ) -> Result<(), Differs<R>> {
        match what {
            What::Choice { seat, text } => self.say(*seat, text).map_err(Differs::Choice),
            What::Roll { dice } => {
                let request = self.request().map_err(Differs::Roll)?;
                request.check(dice).map_err(|bad| Differs::Roll(RollRefused::Bad(bad)))?;
                if !same(self.rolls(), self.last_choice(), &request, dice) {
                    return Err(Differs::Dice { number: self.rolls(), given: dice.clone() });
                }
                self.roll(dice.clone()).map_err(Differs::Roll)
            }
            What::Undo { seat, to } => {
                let expected = self.undo_target(*seat).map_err(Differs::Undo)?;
                if expected != *to {
                    return Err(Differs::UndoTo { expected, found: *to });
                }
                self.undo(*seat).map_err(Differs::Undo)
            }
            What::TakeBack { to } => self.take_back(*to).map_err(Differs::TakeBack),
        }
    }
}

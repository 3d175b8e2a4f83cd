//! Plays a journal again, trusting nothing in it.

use std::sync::Arc;

use super::{Beginning, Entry, Match, NoAct, NoTakeBack, NoUndo, RollRefused, What};
use crate::hash::Hash;
use crate::{Message, Refused, Request, Roll, Rules};

/// At which entry a journal goes wrong, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayFault<R: Rules> {
    /// The number of the entry, from 1.
    pub ply: usize,
    /// What differs.
    pub differs: Differs<R>,
}

/// What differs between a journal and the game played again.
#[derive(Clone, Debug, PartialEq, Message)]
#[message("replay")]
pub enum Differs<R: Rules> {
    /// The seat was not asked, or there is no such choice, or a rule forbids it.
    #[inner]
    Choice(Refused<R>),
    /// No dice were asked for, or such dice cannot fall.
    #[inner]
    Roll(RollRefused),
    /// Other dice than those written should have fallen.
    OtherDice {
        /// The number of the roll, from 0.
        number: u64,
        /// The roll as written.
        #[fact(name = "dice")]
        given: Roll,
    },
    /// Dice that fell before on a line that was taken back should have fallen again, or should not.
    OtherRepeat {
        /// The roll as written.
        dice: Roll,
    },
    /// What was done outside the rules could not be done then.
    #[inner]
    Act(NoAct),
    /// The seat could not undo.
    #[inner]
    Undo(NoUndo),
    /// The undo goes elsewhere.
    OtherUndo {
        /// Where it would go.
        expected: usize,
        /// Where the journal says it goes.
        found: usize,
    },
    /// There was no such take-back.
    #[inner]
    TakeBack(NoTakeBack),
    /// The chain is broken: this entry, one before it or the state is not the one written down.
    OtherHash {
        /// The hash of the game played again.
        expected: Hash,
        /// The hash in the journal.
        found: Hash,
    },
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
        let beginning = Beginning::of(&*rules, start, origin);
        Match::replay_with(rules, beginning, entries, to, |_, _, _, _| true)
    }

    /// The same, and asks of every roll whether it is the one that had to fall: `same` gets the number of
    /// the roll, the choice that asked, the request and the roll as written, which fits the request. With
    /// [`crate::dice::FairDice`] this re-rolls a whole game.
    pub fn replay_with(
        rules: Arc<R>,
        beginning: Beginning<R>,
        entries: &[Entry],
        to: Option<usize>,
        mut same: impl FnMut(u64, &str, &Request, &Roll) -> bool,
    ) -> Result<Match<R>, ReplayFault<R>> {
        let mut game = Match::begun(rules, beginning);
        let entries = entries.get(..to.unwrap_or(entries.len())).unwrap_or(entries);
        game.follow(entries, &mut same)?;
        Ok(game)
    }

    /// Goes on as a journal does from here, and checks every choice, roll, undo and hash of it.
    pub fn follow(
        &mut self,
        entries: &[Entry],
        mut same: impl FnMut(u64, &str, &Request, &Roll) -> bool,
    ) -> Result<(), ReplayFault<R>> {
        for entry in entries {
            let ply = self.ply() + 1;
            let fault = |differs| ReplayFault { ply, differs };
            self.repeat(&entry.what, &mut same).map_err(fault)?;
            let expected = self.chain();
            if entry.hash != expected {
                return Err(fault(Differs::OtherHash { expected, found: entry.hash }));
            }
            // Its time and with what it was pressed are no part of the game: they are kept.
            self.note_beside(entry);
        }
        Ok(())
    }

    fn repeat(
        &mut self,
        what: &What,
        same: &mut impl FnMut(u64, &str, &Request, &Roll) -> bool,
    ) -> Result<(), Differs<R>> {
        match what {
            What::Choice { seat, text } => self.say(*seat, text).map_err(Differs::Choice),
            What::Roll { dice, again } => {
                let request = self.request().map_err(Differs::Roll)?;
                request.check(dice).map_err(|bad| Differs::Roll(RollRefused::Bad(bad)))?;
                let due = self.repeat_due().map(|due| due.ply);
                if due != *again {
                    return Err(Differs::OtherRepeat { dice: dice.clone() });
                }
                if due.is_none() && !same(self.rolls(), self.last_choice(), &request, dice) {
                    return Err(Differs::OtherDice { number: self.rolls(), given: dice.clone() });
                }
                self.roll(dice.clone()).map_err(Differs::Roll)
            }
            What::Undo { seat, to } => {
                let expected = self.undo_target(*seat).map_err(Differs::Undo)?;
                if expected != *to {
                    return Err(Differs::OtherUndo { expected, found: *to });
                }
                self.undo(*seat).map_err(Differs::Undo)
            }
            What::TakeBack { to } => self.take_back(*to).map_err(Differs::TakeBack),
            What::Act(act) => self.act(act.clone()).map_err(Differs::Act),
        }
    }
}

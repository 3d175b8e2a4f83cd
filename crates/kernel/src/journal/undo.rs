//! Undo and take-back.
//!
//! Undo is defined by information: a seat may take back its last choice as long as nobody has learned
//! anything since. It stops at the last roll, the last reveal and the last question put to another
//! seat. A take-back goes further; whether all agree is for the table to ask.

use std::borrow::Cow;

use super::{Match, Pending, Step, What};
use crate::{Message, Next, Roll, Rules, Seat};

/// Why a seat cannot undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("undo")]
pub enum NoUndo {
    /// Nothing was chosen yet.
    Nothing,
    /// Dice have fallen since.
    Rolled,
    /// Something hidden was shown since.
    Revealed,
    /// The last choice is another seat's.
    OtherSeat,
    /// Another seat is asked.
    OtherAsked,
    /// The game is over, and its secrets may be open.
    Over,
}

/// A take-back that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Back {
    /// The number of its entry.
    pub ply: usize,
    /// The game stands again as it stood after this many entries.
    pub to: usize,
    /// The rolls that were taken back and that everybody had seen.
    pub rolls: Vec<Roll>,
    /// Whether anything that had been rolled or shown was taken back.
    pub is_past_chance: bool,
}

/// Why a take-back is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("take-back")]
pub enum NoTakeBack {
    /// People have ended the game.
    Over,
    /// The game stands there already.
    Nothing,
    /// The journal has no such ply, or what stood there was itself taken back.
    NoSuchPly {
        /// The ply asked for.
        #[fact(name = "ply")]
        to: usize,
    },
}

impl<R: Rules> Match<R> {
    /// Takes back the seat's last choice.
    pub fn undo(&mut self, seat: Seat) -> Result<(), NoUndo> {
        let to = self.undo_target(seat)?;
        self.go_back(self.line.len() - 1, What::Undo { seat, to });
        Ok(())
    }

    /// How many choices an undo of the seat takes back: its last one with all that was made in the same press, and each
    /// before it as long as the game then stands where it would not wait for the seat: where the table would answer at
    /// once.
    pub fn undo_count(
        &self,
        seat: Seat,
        goes_on: impl Fn(&R::State) -> bool,
    ) -> Result<usize, NoUndo> {
        self.undo_target(seat)?;
        let mut count = self.pressed_with(1, seat);
        while goes_on(&*self.state_before(count)) {
            let earlier = self.line.iter().rev().nth(count);
            Match::<R>::check_step(earlier, seat)?;
            count = self.pressed_with(count + 1, seat);
        }
        Ok(count)
    }

    /// How many choices the seat could take back, one after the other.
    pub fn undo_depth(&self, seat: Seat) -> usize {
        if self.undo_target(seat).is_err() {
            return 0;
        }
        // Before each of its own choices the seat itself was asked, so that only the last needs a look
        // at who is asked now.
        let own = self.line.iter().rev();
        own.take_while(|step| step.by() == Some(seat) && !step.reveals).count()
    }

    /// Goes back to where the game stood after `to` entries. Everybody must have agreed.
    pub fn take_back(&mut self, to: usize) -> Result<(), NoTakeBack> {
        if self.is_ended_by_people() {
            return Err(NoTakeBack::Over);
        }
        let count = self.steps_at(to).ok_or(NoTakeBack::NoSuchPly { to })?;
        if count == self.line.len() {
            return Err(NoTakeBack::Nothing);
        }
        let gone = self.line.iter().skip(count);
        let rolls = gone.clone().filter_map(Step::open_roll).cloned().collect();
        let is_past_chance = gone.into_iter().any(|step| step.by().is_none() || step.reveals);
        self.backs.push(Back { ply: self.ply() + 1, to, rolls, is_past_chance });
        self.go_back(count, What::TakeBack { to });
        Ok(())
    }

    /// The take-backs that were made.
    pub fn backs(&self) -> &[Back] {
        &self.backs
    }

    /// The number of entries after which the game stood as an undo would leave it.
    pub(super) fn undo_target(&self, seat: Seat) -> Result<usize, NoUndo> {
        let last = self.line.last();
        let is_rolled = last.is_some_and(|step| step.by().is_none());
        if is_rolled && self.line.iter().all(|step| step.by() != Some(seat)) {
            return Err(NoUndo::Nothing);
        }
        let last = Match::<R>::check_step(last, seat)?;
        match self.next() {
            Next::Over(_) => Err(NoUndo::Over),
            Next::Decision { seats, .. } if !seats.contains(seat) => Err(NoUndo::OtherAsked),
            Next::Decision { .. } | Next::Chance(_) => Ok(last.ply - 1),
        }
    }

    /// Whether the seat may take a step back, whoever is asked after it. Before each of its own choices the seat itself
    /// was asked.
    pub(super) fn check_step(
        step: Option<&Step<R::Choice>>,
        seat: Seat,
    ) -> Result<&Step<R::Choice>, NoUndo> {
        let step = step.ok_or(NoUndo::Nothing)?;
        match step.by() {
            None => Err(NoUndo::Rolled),
            Some(by) if by != seat => Err(NoUndo::OtherSeat),
            Some(_) if step.reveals => Err(NoUndo::Revealed),
            Some(_) => Ok(step),
        }
    }

    /// The state before the last `count` steps of the line.
    pub(super) fn state_before(&self, count: usize) -> Cow<'_, R::State> {
        match self.recent.len().checked_sub(count).and_then(|index| self.recent.get(index)) {
            Some(state) => Cow::Borrowed(state),
            None => Cow::Owned(self.played_again(self.line.len() - count)),
        }
    }

    /// How many steps of the line were in force after `to` entries. `None` when the journal is shorter,
    /// or one of them was taken back.
    pub(super) fn steps_at(&self, mut to: usize) -> Option<usize> {
        while to > 0 {
            match &self.entries.get(to - 1)?.what {
                What::Undo { to: earlier, .. } | What::TakeBack { to: earlier } => to = *earlier,
                // An act leaves the game where it stood.
                What::Act(_) => to -= 1,
                What::Choice { .. } | What::Roll { .. } => {
                    return self
                        .line
                        .binary_search_by_key(&to, |step| step.ply)
                        .ok()
                        .map(|at| at + 1);
                }
            }
        }
        Some(0)
    }

    /// Leaves only the first `count` steps of the line in force; there are more.
    fn go_back(&mut self, count: usize, what: What) {
        self.note_fallen(count);
        self.pending = Pending::default();
        let gone = self.line.len() - count;
        self.state = match self.recent.len().checked_sub(gone) {
            Some(kept) => {
                let state = self.recent.swap_remove(kept);
                self.recent.truncate(kept);
                state
            }
            None => {
                self.recent.clear();
                self.played_again(count)
            }
        };
        if let Some(step) = self.line.get(count) {
            self.log.truncate(step.log);
        }
        self.line.truncate(count);
        self.record(what);
    }

    /// The state after the first `count` steps of the line, from the start.
    fn played_again(&self, count: usize) -> R::State {
        let mut state = self.beginning.start.clone();
        for step in self.line.iter().take(count) {
            step.in_force().again(&*self.rules, &mut state, &mut ());
        }
        state
    }
}

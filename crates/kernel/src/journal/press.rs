//! A press that means several choices: all of them are made, or none.
//!
//! In the journal they are ordinary choices. That they were made together is noted beside them, outside the chain, so
//! that an undo takes the whole press back.

use super::Match;
use crate::{Next, Refused, Rules, Seat, Sink};

/// Why a press was not taken.
#[derive(Clone, Debug, PartialEq)]
pub struct PressRefused<R: Rules> {
    /// Which of its choices was refused, from 0.
    pub at: usize,
    /// Why.
    pub refused: Refused<R>,
}

impl<R: Rules> Match<R> {
    /// A seat answers several questions in a row by notation. If one choice is refused, none is made. The press ends
    /// where something is learned: when dice fall, another seat is asked, something hidden is shown or the game is over,
    /// the choices that are left are not made. Gives how many were.
    pub fn press(&mut self, seat: Seat, notations: &[&str]) -> Result<usize, PressRefused<R>> {
        self.press_with::<()>(seat, notations).map(|made| made.len())
    }

    /// The same, and gives for each choice that was made a sink that got its events, each with the state at its moment.
    pub fn press_with<S: Sink<R> + Default>(
        &mut self,
        seat: Seat,
        notations: &[&str],
    ) -> Result<Vec<S>, PressRefused<R>> {
        let (steps, pending) = (self.line.len(), self.pending);
        let mut made = Vec::new();
        for (at, notation) in notations.iter().enumerate() {
            if at > 0 && !self.goes_on_with(seat) {
                break;
            }
            let mut sink = S::default();
            if let Err(refused) = self.say_with(seat, notation, &mut sink) {
                self.unsay(steps);
                self.pending = pending;
                return Err(PressRefused { at, refused });
            }
            made.push(sink);
            if let (true, Some(entry)) = (at > 0, self.entries.last_mut()) {
                entry.with_before = true;
            }
        }
        Ok(made)
    }

    /// Whether the seat is asked once more, and has learned nothing since it chose.
    fn goes_on_with(&self, seat: Seat) -> bool {
        let learned = self.line.last().is_some_and(|step| step.reveals);
        match self.next() {
            Next::Decision { seats, .. } => !learned && seats.contains(seat),
            Next::Chance(_) | Next::Over(_) => false,
        }
    }

    /// Forgets the choices after the first `count` steps of the line, of which nobody has heard yet.
    fn unsay(&mut self, count: usize) {
        let Some((ply, log)) = self.line.get(count).map(|step| (step.ply, step.log)) else {
            return;
        };
        self.state = self.state_before(self.line.len() - count).into_owned();
        let kept = self.recent.len().saturating_sub(self.line.len() - count);
        self.recent.truncate(kept);
        self.entries.truncate(ply - 1);
        self.log.truncate(log);
        self.line.truncate(count);
    }

    /// How many choices were made in one press with the last `count` steps of the line, they included.
    pub(super) fn pressed_with(&self, count: usize, seat: Seat) -> usize {
        let mut steps = self.line.iter().rev().skip(count - 1).peekable();
        let mut pressed = count;
        while let Some(step) = steps.next() {
            // The note stands outside the chain and may be wrong: it never reaches further than undo does.
            let earlier = steps.peek().copied();
            if !self.entry(step).with_before || Match::<R>::check_step(earlier, seat).is_err() {
                break;
            }
            pressed += 1;
        }
        pressed
    }
}

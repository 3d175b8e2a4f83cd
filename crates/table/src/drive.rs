//! What goes on by itself: standing orders, dice, bots.

use kernel::{Next, Viewer};

use crate::seated::Seated;
use crate::{Playable, Sitter};

/// So many entries are made at most before somebody outside is asked: no game has as many, and a state that was made
/// up outside must not keep a table busy for ever.
pub(crate) const MOST_ENTRIES: usize = 200_000;

impl<R: Playable> Seated<R> {
    /// One choice by standing order.
    pub(crate) fn settle_one(&mut self) -> bool {
        let game = &self.game;
        let Some((seat, choice)) = self.orders.answer(&**game.rules(), game.state()) else {
            return false;
        };
        self.answer(seat, &choice).is_ok()
    }

    /// One roll or draw, unless it is for somebody's hands.
    pub(crate) fn roll_one(&mut self) -> bool {
        match self.game.next() {
            // Dice that fell before, on a line that was taken back, are asked of nobody again.
            Next::Chance(chance)
                if !self.by_hand.includes(&chance.request) || self.game.due_again().is_some() =>
            {
                self.roll_by_table().is_ok()
            }
            Next::Chance(_) | Next::Decision { .. } | Next::Over(_) => false,
        }
    }

    /// One choice by a bot. Where people and bots are asked together, people go first.
    fn bot_one(&mut self) -> bool {
        let Next::Decision { seats, .. } = self.game.next() else { return false };
        let is_person = |sitter: Sitter| sitter == Sitter::Human;
        if seats
            .iter()
            .any(|seat| self.sitters.get(usize::from(seat.0)).copied().is_none_or(is_person))
        {
            return false;
        }
        let Some(seat) = seats.lowest() else { return false };
        let rules = self.game.rules().clone();
        let mut legal = Vec::new();
        rules.legal(self.game.state(), seat, &mut legal);
        let view = self.game.view(Viewer::Seat(seat));
        let mut rng = self.dice.thoughts(seat, self.game.ply());
        let Some(bot) = self.bots.get_mut(usize::from(seat.0)).and_then(Option::as_mut) else {
            return false;
        };
        let choice = bot.choose(&rules, &view, &legal, &mut rng);
        if self.answer(seat, &choice).is_ok() {
            return true;
        }
        // A bot that answers nonsense must not hold up the table.
        legal.first().is_some_and(|choice| self.answer(seat, choice).is_ok())
    }

    /// Everything, until somebody outside is needed.
    pub(crate) fn run_on(&mut self) {
        for _ in 0..MOST_ENTRIES {
            if !(self.settle_one() || self.roll_one() || self.bot_one()) {
                return;
            }
        }
    }
}

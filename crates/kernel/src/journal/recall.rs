//! Takes up a game again that was checked when it was written down.
//!
//! [`Match::replay`] trusts nothing: it lists the candidates of every question and hashes every state. Whoever kept
//! the choices with their types needs neither: they are carried out one after the other, and the last state must be the
//! one that the last entry was chained to.

use std::sync::Arc;

use super::{Beginning, Entry, Match, Pending, What};
use crate::hash::Hash;
use crate::journal::step::Did;
use crate::{Legal, Rules, Seat, legal};

impl<R: Rules> Match<R> {
    /// The choices of the journal with their types, in their order; nothing for those that were taken back.
    pub fn typed(&self) -> Vec<Option<&R::Choice>> {
        let mut line = self.line.iter().peekable();
        let mut typed = Vec::new();
        for (ply, entry) in (1..).zip(&self.entries) {
            let step = line.next_if(|step| step.ply == ply);
            if let What::Choice { .. } = entry.what {
                typed.push(step.and_then(|step| match &step.did {
                    Did::Choice(_, choice) => Some(choice.get()),
                    Did::Roll(..) => None,
                }));
            }
        }
        typed
    }

    /// Plays a journal again that was checked before, by its choices with their types; there may be more of them. One
    /// without a type is looked for by its notation. Nothing if something does not fit, or if the game does not come
    /// out as it was written down.
    pub fn recalled(
        rules: Arc<R>,
        beginning: Beginning<R>,
        entries: &[Entry],
        typed: impl IntoIterator<Item = Option<R::Choice>>,
    ) -> Option<Match<R>> {
        let mut game = Match::begun(rules, beginning);
        let mut typed = typed.into_iter();
        for entry in entries {
            game.written = Some(entry.clone());
            match &entry.what {
                What::Choice { seat, text } => {
                    game.choose_again(*seat, text, typed.next().flatten())?;
                }
                What::Roll { dice, .. } => game.roll(dice.clone()).ok()?,
                What::Undo { seat, .. } => game.undo(*seat).ok()?,
                What::TakeBack { to } => game.take_back(*to).ok()?,
                What::Act(act) => game.act(act.clone()).ok()?,
            }
        }
        let came_out = game.entries == entries && game.fits_last_entry(game.state_hash());
        came_out.then_some(game)
    }

    fn choose_again(&mut self, seat: Seat, text: &str, choice: Option<R::Choice>) -> Option<()> {
        let Some(choice) = choice else { return self.say(seat, text).ok() };
        self.check_running().ok()?;
        if !legal::is_asked(&*self.rules, &self.state, seat) || choice.to_string() != text {
            return None;
        }
        // It was proven when it was made, in this very state.
        self.carry_out(seat, Legal::proven(choice), &mut ()).ok()
    }

    /// Whether the last entry was chained to a state of this hash.
    fn fits_last_entry(&self, state: Hash) -> bool {
        let Some((last, before)) = self.entries.split_last() else { return true };
        let before = before.last().map_or(self.beginning.origin, |entry| entry.hash);
        Entry::chained(before, last.what.clone(), state).hash == last.hash
    }

    /// Whether somebody waits for an answer, people ended the game, or dice must fall again that fell before: what
    /// comes next then does not depend on the state alone.
    pub fn hangs_on_its_past(&self) -> bool {
        self.pending != Pending::default() || self.ending.is_some() || !self.fallen.is_empty()
    }
}

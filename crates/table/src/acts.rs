//! What people do at a table outside the rules: they resign, agree on a draw, hand over a seat, ask to go back.
//!
//! The kernel decides what can be done when and writes it into the journal ([`kernel::journal::Act`]). Here a seat
//! that is handed over gets its new sitter, and acts are told to whoever prints them.

use kernel::Seat;
use kernel::journal::{Act, NoAct, Pending, What};

use crate::seated::Seated;
use crate::{No, Playable, Sitter, Table as _};

/// An act as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The number of its entry: for the owner of the record, not for a seat.
    pub ply: usize,
    /// What was done.
    pub act: Act,
    /// The name of its seat.
    pub seat: &'static str,
    /// The id of its sentence, with the facts `seat`, `ply` and `sitter`.
    pub id: &'static str,
}

/// What is done outside the rules, whatever the title.
pub trait Acts {
    /// Somebody does something outside the rules.
    fn act(&mut self, act: Act) -> Result<(), No>;
    /// Why he cannot.
    fn check_act(&self, act: &Act) -> Result<(), No>;
    /// All that was done so, in its order.
    fn acts(&self) -> Vec<Told>;
    /// What waits for an answer of the others.
    fn pending(&self) -> Pending;
    /// How often something that had been rolled or shown was taken back: the result is marked by it.
    fn take_backs(&self) -> usize;
    /// Gives every entry after the first `ply` its time, in milliseconds since 1970. It stands outside the chain.
    fn note_time(&mut self, ply: usize, at: u64);
}

impl<R: Playable> Acts for Seated<R> {
    fn act(&mut self, act: Act) -> Result<(), No> {
        self.check_act(&act)?;
        let given = given(&act);
        self.game.act(act).map_err(|no| No::plain(&no))?;
        if let Some((seat, sitter)) = given {
            self.sit(seat, sitter);
        }
        Ok(())
    }

    fn check_act(&self, act: &Act) -> Result<(), No> {
        if matches!(act, Act::SeatGiven { .. }) && given(act).is_none() {
            return Err(No::plain(&NoAct::BadName));
        }
        self.game.check_act(act).map_err(|no| No::plain(&no))
    }

    fn acts(&self) -> Vec<Told> {
        let entries = (1..).zip(self.game.entries());
        let acts = entries.filter_map(|(ply, entry)| match &entry.what {
            What::Act(act) => Some((ply, act.clone())),
            What::Choice { .. } | What::Roll { .. } | What::Undo { .. } | What::TakeBack { .. } => {
                None
            }
        });
        let told = |(ply, act): (usize, Act)| Told {
            ply,
            seat: self.seat_name(act.seat()),
            id: sentence(&act),
            act,
        };
        acts.map(told).collect()
    }

    fn pending(&self) -> Pending {
        self.game.pending()
    }

    fn take_backs(&self) -> usize {
        let is_back = |what: &What| matches!(what, What::TakeBack { .. });
        self.game.entries().iter().filter(|entry| is_back(&entry.what)).count()
    }

    fn note_time(&mut self, ply: usize, at: u64) {
        self.game.note_time(ply, at);
    }
}

impl<R: Playable> Seated<R> {
    /// Seats those to whom seats were handed over.
    pub(crate) fn sit_as_given(&mut self) {
        for told in self.acts() {
            if let Some((seat, sitter)) = given(&told.act) {
                self.sit(seat, sitter);
            }
        }
    }
}

/// The seat that an act hands over, and who gets it. Nothing where nobody is known by that name.
fn given(act: &Act) -> Option<(Seat, Sitter)> {
    match act {
        Act::SeatGiven { seat, to } => Some((*seat, Sitter::named(to)?)),
        Act::Resigned { .. }
        | Act::DrawOffered { .. }
        | Act::DrawAgreed { .. }
        | Act::TimeClaimed { .. }
        | Act::Aborted { .. }
        | Act::BackAsked { .. }
        | Act::BackGranted { .. }
        | Act::BackRefused { .. }
        | Act::HintUsed { .. } => None,
    }
}

const fn sentence(act: &Act) -> &'static str {
    match act {
        Act::Resigned { .. } => "act-told-resigned",
        Act::DrawOffered { .. } => "act-told-draw-offered",
        Act::DrawAgreed { .. } => "act-told-draw-agreed",
        Act::TimeClaimed { .. } => "act-told-time-claimed",
        Act::Aborted { .. } => "act-told-aborted",
        Act::SeatGiven { .. } => "act-told-seat-given",
        Act::BackAsked { .. } => "act-told-back-asked",
        Act::BackGranted { .. } => "act-told-back-granted",
        Act::BackRefused { .. } => "act-told-back-refused",
        Act::HintUsed { .. } => "act-told-hint-used",
    }
}

//! What people do at a table outside the rules: they resign, agree on a draw, hand over a seat, ask to go back.
//!
//! The kernel decides what can be done when and writes it into the journal ([`kernel::journal::Act`]). Here a seat
//! that is handed over gets its new sitter, and acts are told to whoever prints them.

use kernel::journal::{Act, NoAct, Pending, What};
use kernel::{Fact, Roll, Seat, Seats, Viewer};

use crate::seated::Seated;
use crate::{Hosted as _, No, Playable, Sitter, Table as _};

/// An act, or a take-back, as it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The number of its entry: for the owner of the record, not for a seat.
    pub ply: usize,
    /// The name of the seat that did it; nobody's for a take-back that was made.
    pub seat: Option<&'static str>,
    /// The word of it in a save; `taken_back` for a take-back that was made.
    pub word: &'static str,
    /// The id of its sentence.
    pub id: &'static str,
    /// The facts of the sentence, but for `seat`, the name of the seat.
    pub facts: Vec<(&'static str, Fact)>,
}

/// The same as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// After so many of the moments that the viewer saw.
    pub after: usize,
    /// What is told: where the owner is told a ply, the viewer is told the number of a moment of his own.
    pub told: Told,
}

/// What is done outside the rules, whatever the title.
pub trait Acts {
    /// Somebody does something outside the rules. A take-back that is asked for is made as soon as all agree who must:
    /// alone and against bots at once.
    fn act(&mut self, act: Act) -> Result<(), No>;
    /// Why he cannot.
    fn check_act(&self, act: &Act) -> Result<(), No>;
    /// All that was done so, in its order: for the owner of the record.
    fn acts(&self) -> Vec<Told>;
    /// The same as a viewer may know it.
    fn acts_seen_by(&self, viewer: Viewer) -> Vec<Seen>;
    /// What waits for an answer of the others.
    fn pending(&self) -> Pending;
    /// The people who must agree before the game goes back for this seat: all others.
    fn must_agree(&self, seat: Seat) -> Seats;
    /// How often something that had been rolled or shown was taken back: the result is marked by it.
    fn take_backs(&self) -> usize;
    /// Gives every entry after the first `ply` its time, in milliseconds since 1970. It stands outside the chain.
    fn note_time(&mut self, ply: usize, at: u64);
}

impl<R: Playable> Acts for Seated<R> {
    fn act(&mut self, act: Act) -> Result<(), No> {
        self.check_act(&act)?;
        let given = given(&act);
        self.game.whole_mut().act(act).map_err(|no| No::plain(&no))?;
        if let Some((seat, sitter)) = given {
            self.sit(seat, sitter);
        }
        self.back_if_agreed()
    }

    fn check_act(&self, act: &Act) -> Result<(), No> {
        if matches!(act, Act::SeatGiven { .. }) && given(act).is_none() {
            return Err(No::plain(&NoAct::BadName));
        }
        self.game.whole().check_act(act).map_err(|no| No::plain(&no))
    }

    fn acts(&self) -> Vec<Told> {
        // A game that was taken up from a snapshot is played again only where there is something to tell.
        if !self.game.has_acts() {
            return Vec::new();
        }
        let entries = (1..).zip(self.game.whole().entries());
        let acts = entries.filter_map(|(ply, entry)| match &entry.what {
            What::Act(act) => Some(self.told(ply, act)),
            What::TakeBack { .. } => self.told_back(ply),
            What::Choice { .. } | What::Roll { .. } | What::Undo { .. } => None,
        });
        acts.collect()
    }

    fn acts_seen_by(&self, viewer: Viewer) -> Vec<Seen> {
        let seen = |mut told: Told| {
            if told.word == "back_asked" {
                told.id = "act-seen-back-asked";
            }
            for (name, fact) in &mut told.facts {
                if let ("ply", Fact::Number(ply)) = (*name, &*fact) {
                    let to = usize::try_from(*ply).unwrap_or(0);
                    (*name, *fact) = ("moment", self.moments_after(viewer, to).into());
                }
            }
            Seen { after: self.moments_after(viewer, told.ply), told }
        };
        self.acts().into_iter().map(seen).collect()
    }

    fn pending(&self) -> Pending {
        self.game.pending()
    }

    fn must_agree(&self, seat: Seat) -> Seats {
        let people = (0..self.seats()).map(Seat);
        let others = people.filter(|one| *one != seat && self.sitter(*one) == Sitter::Human);
        others.fold(Seats::NONE, Seats::with)
    }

    fn take_backs(&self) -> usize {
        if !self.game.has_acts() {
            return 0;
        }
        self.game.whole().backs().iter().filter(|back| back.is_past_chance).count()
    }

    fn note_time(&mut self, ply: usize, at: u64) {
        self.game.note_time(ply, at);
    }
}

impl<R: Playable> Seated<R> {
    /// Goes back where somebody has asked for it and everybody else has agreed.
    fn back_if_agreed(&mut self) -> Result<(), No> {
        let Pending { back: Some((seat, to)), granted, .. } = self.game.pending() else {
            return Ok(());
        };
        if self.must_agree(seat).iter().all(|other| granted.contains(other)) {
            self.game.whole_mut().take_back(to).map_err(|no| No::plain(&no))?;
        }
        Ok(())
    }

    fn told(&self, ply: usize, act: &Act) -> Told {
        let (word, id) = words(act);
        let facts = match act {
            Act::SeatGiven { to, .. } => vec![("sitter", Fact::Text(to.clone()))],
            Act::BackAsked { to, .. } => vec![("ply", (*to).into())],
            Act::Resigned { .. }
            | Act::DrawOffered { .. }
            | Act::DrawAgreed { .. }
            | Act::TimeClaimed { .. }
            | Act::Aborted { .. }
            | Act::BackGranted { .. }
            | Act::BackRefused { .. }
            | Act::HintUsed { .. } => Vec::new(),
        };
        Told { ply, seat: Some(self.seat_name(act.seat())), word, id, facts }
    }

    /// A take-back, with the dice that everybody saw.
    fn told_back(&self, ply: usize) -> Option<Told> {
        let back = self.game.whole().backs().iter().find(|back| back.ply == ply)?;
        let faces = |roll: &Roll| roll.0.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let dice: Vec<String> = back.rolls.iter().map(faces).collect();
        let facts = vec![
            ("ply", back.to.into()),
            ("rolls", dice.len().into()),
            ("dice", Fact::Text(dice.join(", "))),
        ];
        Some(Told { ply, seat: None, word: "taken_back", id: "act-told-taken-back", facts })
    }
}

impl<R: Playable> Seated<R> {
    /// Seats those to whom seats were handed over.
    pub(crate) fn sit_as_given(&mut self) {
        let acts = self.game.whole().entries().iter().filter_map(|entry| match &entry.what {
            What::Act(act) => given(act),
            What::Choice { .. } | What::Roll { .. } | What::Undo { .. } | What::TakeBack { .. } => {
                None
            }
        });
        for (seat, sitter) in acts.collect::<Vec<_>>() {
            self.sit(seat, sitter);
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

/// The word of an act in a save, and the id of its sentence.
const fn words(act: &Act) -> (&'static str, &'static str) {
    match act {
        Act::Resigned { .. } => ("resigned", "act-told-resigned"),
        Act::DrawOffered { .. } => ("draw_offered", "act-told-draw-offered"),
        Act::DrawAgreed { .. } => ("draw_agreed", "act-told-draw-agreed"),
        Act::TimeClaimed { .. } => ("time_claimed", "act-told-time-claimed"),
        Act::Aborted { .. } => ("aborted", "act-told-aborted"),
        Act::SeatGiven { .. } => ("seat_given", "act-told-seat-given"),
        Act::BackAsked { .. } => ("back_asked", "act-told-back-asked"),
        Act::BackGranted { .. } => ("back_granted", "act-told-back-granted"),
        Act::BackRefused { .. } => ("back_refused", "act-told-back-refused"),
        Act::HintUsed { .. } => ("hint_used", "act-told-hint-used"),
    }
}

//! The side of a table that programs use: the ids of the pack, and why questions closed.

use kernel::journal::PressRefused;
use kernel::{Catalogue, Closing, Fact, Next, Refused, Roll, Rule, Seat, Sink, Spelling, Viewer};
use kernel::{Cited as _, legal};
use serde_json::Value;

use crate::face::{No, Offer, Said, Waits};
use crate::seated::{Seated, no_of};
use crate::{Playable, Table};

/// An offer with its second spelling, by the ids of the pack.
#[derive(Clone, Debug, PartialEq)]
pub struct Spelled {
    /// The choice by the ids of the pack.
    pub choice: String,
    /// The offer, with the notation of the journal.
    pub offer: Offer,
}

/// A question that closed by itself, with the number of the entry it came of.
#[derive(Clone, Debug, PartialEq)]
pub struct Closed {
    /// The number of the entry.
    pub ply: usize,
    /// The rule the question rests on.
    pub rule: Rule,
    /// The question.
    pub prompt: Said,
    /// Why, as programs read it.
    pub why: &'static str,
}

/// What programs ask of a table besides.
pub trait Programs {
    /// The ids of the pack.
    fn spelling(&self) -> &Spelling;
    /// What the viewer may know, by the ids of the pack.
    fn spelled_view(&self, viewer: Viewer) -> Value;
    /// The complete state by the ids of the pack: for the owner of the game.
    fn spelled_state(&self) -> Value;
    /// The text of the state, of which its hash is made.
    fn state_text(&self) -> String;
    /// Every candidate of a seat in both spellings; none when it is not asked.
    fn spelled_offers(&self, seat: Seat) -> Vec<Spelled>;
    /// The notation of a choice that is written in either spelling.
    fn notation_of(&self, seat: Seat, written: &str) -> Result<String, No>;
    /// What the game waits for, as a viewer may know it: the question is told only to those who see the very question
    /// that is put.
    fn waits_for(&self, viewer: Viewer) -> (Waits, Option<Said>);
    /// The ids of the classes of the draw the game waits for.
    fn draw_classes(&self) -> Vec<String>;
    /// Its units with their types and its places with their terrain.
    fn catalogue(&self) -> Catalogue;
    /// From now on questions that close by themselves are noted.
    fn note_closings(&mut self);
    /// The questions that closed by themselves, since they are noted.
    fn closings(&self) -> &[Closed];
}

/// Hears which questions close.
pub(crate) struct Ears<R: Playable>(Vec<Closing<R>>);

impl<R: Playable> Default for Ears<R> {
    fn default() -> Ears<R> {
        Ears(Vec::new())
    }
}

impl<R: Playable> Sink<R> for Ears<R> {
    const LISTENS: bool = false;
    const HEARS_CLOSINGS: bool = true;

    fn event(&mut self, _: &R::State, _: R::Event) {}

    fn closed(&mut self, closing: Closing<R>) {
        self.0.push(closing);
    }
}

impl<R: Playable> Seated<R> {
    /// A seat answers by notation.
    pub(crate) fn say(&mut self, seat: Seat, notation: &str) -> Result<(), Refused<R>> {
        if self.closings.is_none() {
            return self.game.say_with(seat, notation, &mut ());
        }
        let mut ears = Ears::default();
        let said = self.game.say_with(seat, notation, &mut ears);
        self.heard(ears);
        said
    }

    /// A seat answers several questions in a row by notation.
    pub(crate) fn say_all(
        &mut self,
        seat: Seat,
        notations: &[&str],
    ) -> Result<usize, PressRefused<R>> {
        if self.closings.is_none() {
            return self.game.press_with::<()>(seat, notations).map(|made| made.len());
        }
        let before = self.game.ply();
        let made: Vec<Ears<R>> = self.game.press_with(seat, notations)?;
        let count = made.len();
        (before + 1..).zip(made).for_each(|(ply, ears)| self.heard_at(ply, ears));
        Ok(count)
    }

    /// A seat answers.
    pub(crate) fn answer(&mut self, seat: Seat, choice: &R::Choice) -> Result<(), Refused<R>> {
        if self.closings.is_none() {
            return self.game.choose_with(seat, choice, &mut ());
        }
        let mut ears = Ears::default();
        let chosen = self.game.choose_with(seat, choice, &mut ears);
        self.heard(ears);
        chosen
    }

    /// Dice have fallen.
    pub(crate) fn fall(&mut self, roll: Roll) -> Result<(), No> {
        let mut ears = Ears::default();
        let rolled = match self.closings {
            None => self.game.roll_with(roll, &mut ()),
            Some(_) => self.game.roll_with(roll, &mut ears),
        };
        self.heard(ears);
        rolled.map_err(|no| No::plain(&no))
    }

    fn heard(&mut self, ears: Ears<R>) {
        self.heard_at(self.game.ply(), ears);
    }

    fn heard_at(&mut self, ply: usize, ears: Ears<R>) {
        let closed = |closing: Closing<R>| Closed {
            ply,
            rule: closing.prompt.rule(),
            prompt: Said::of(&closing.prompt),
            why: closing.why.name(),
        };
        if let Some(closings) = &mut self.closings {
            closings.extend(ears.0.into_iter().map(closed));
        }
    }
}

impl<R: Playable> Programs for Seated<R> {
    fn spelling(&self) -> &Spelling {
        self.spelling.get_or_init(|| Spelling::of(&**self.game.rules()))
    }

    fn spelled_view(&self, viewer: Viewer) -> Value {
        self.spelling().value(&self.game.view(viewer))
    }

    fn spelled_state(&self) -> Value {
        self.spelling().value(self.game.state())
    }

    fn state_text(&self) -> String {
        serde_json::to_string(self.game.state()).unwrap_or_default()
    }

    fn spelled_offers(&self, seat: Seat) -> Vec<Spelled> {
        // Both lists are of the same candidates in the same order.
        let choices = self.game.offers(seat);
        let spelled = choices.iter().map(|offer| self.spelling().choice::<R>(&offer.choice));
        let offers = self.offers(seat);
        spelled.zip(offers).map(|(choice, offer)| Spelled { choice, offer }).collect()
    }

    fn notation_of(&self, seat: Seat, written: &str) -> Result<String, No> {
        let (rules, state) = (&**self.game.rules(), self.game.state());
        if self.game.is_ended_by_people() || !legal::is_asked(rules, state, seat) {
            return Err(no_of::<R>(&Refused::NotAsked));
        }
        let mut candidates = Vec::new();
        rules.candidates(state, seat, kernel::Scope::All, &mut candidates);
        let meant = candidates.iter().filter_map(|choice| {
            let notation = choice.to_string();
            let is_meant = notation == written || self.spelling().choice::<R>(choice) == written;
            is_meant.then_some(notation)
        });
        let meant: std::collections::BTreeSet<String> = meant.collect();
        let mut meant = meant.into_iter();
        match (meant.next(), meant.next()) {
            (Some(notation), None) => Ok(notation),
            (None, _) => Err(no_of::<R>(&Refused::Unknown)),
            (Some(one), Some(other)) => {
                let facts = vec![("one", Fact::Text(one)), ("other", Fact::Text(other))];
                Err(No { rule: None, said: Said { id: "choice-ambiguous", facts } })
            }
        }
    }

    fn waits_for(&self, viewer: Viewer) -> (Waits, Option<Said>) {
        let waits = self.waits();
        let put = match self.game.next() {
            Next::Decision { prompt, .. } => Some(prompt),
            Next::Chance(_) | Next::Over(_) => None,
        };
        let seen = self.game.prompt_for(viewer).filter(|seen| put.as_ref() == Some(seen));
        (waits, seen.as_ref().map(Said::of))
    }

    fn draw_classes(&self) -> Vec<String> {
        self.game.rules().draw_classes(self.game.state())
    }

    fn catalogue(&self) -> Catalogue {
        self.game.rules().catalogue()
    }

    fn note_closings(&mut self) {
        self.closings.get_or_insert_default();
    }

    fn closings(&self) -> &[Closed] {
        self.closings.as_deref().unwrap_or_default()
    }
}

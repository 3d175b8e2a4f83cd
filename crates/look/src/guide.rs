//! First steps: a guided opening on the real board.
//!
//! A guide is data of a title: a position, a seed for the dice, and a list of steps. Each step has a
//! text and what to look at; which choices it waits for the look of the title says ([`Look::leads_on`]).
//! Between two steps the other side answers by script ([`Look::scripted`]): it passes, plays nothing and
//! takes its losses.
//!
//! [`Look::leads_on`]: crate::Look::leads_on
//! [`Look::scripted`]: crate::Look::scripted

use kernel::{Seat, Viewer};
use table::{No, Sitter, Table, Waits};

use crate::Looks;

/// One step of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The id of the text shown over the prompt.
    pub text: &'static str,
    /// The keys of what is pointed at: `area/14`.
    pub look: &'static [&'static str],
}

/// A candidate as a guide sees it.
#[derive(Clone, Debug)]
pub struct Guided {
    /// The notation, by which it is chosen.
    pub notation: String,
    /// Whether it is legal.
    pub(crate) is_legal: bool,
    /// Whether it is fiddling that changes nothing for anybody else.
    pub(crate) is_free: bool,
    /// The numbers of the steps that wait for it.
    pub(crate) steps: Vec<usize>,
    /// Its place among what the other side prefers; nothing for what it gives when nothing else is left.
    pub(crate) preferred: Option<u8>,
}

impl Guided {
    /// Whether it is what a step waits for.
    pub fn leads_on(&self, step: usize) -> bool {
        self.is_legal && self.steps.contains(&step)
    }
}

/// A guided opening.
#[derive(Debug)]
pub struct Guide {
    /// The id of what is said before it begins.
    pub text: &'static str,
    /// The ids of what it teaches.
    pub teaches: &'static [&'static str],
    /// The id of what is said after its last step.
    pub over: &'static str,
    /// The seat of the reader.
    pub seat: Seat,
    /// The seat that answers by script.
    pub other: Seat,
    /// The seed of the dice, found so that they show what the texts speak of.
    pub seed: u64,
    /// The position it begins with.
    pub position: &'static str,
    /// The steps.
    pub steps: &'static [Step],
}

/// What a seat can answer now.
fn guided(title: &dyn Looks, table: &dyn Table, seat: Seat) -> Vec<Guided> {
    title.sight(&table.whole_view(Viewer::Seat(seat))).guided()
}

impl Guide {
    /// Whether a choice of the reader leads on from a step, or from one before it: he may have taken steps
    /// back. After the last step everything does.
    pub fn accepts(
        &self,
        title: &dyn Looks,
        table: &dyn Table,
        step: usize,
        notation: &str,
    ) -> bool {
        if step >= self.steps.len() {
            return true;
        }
        let answers = guided(title, table, self.seat);
        let chosen = answers.iter().find(|answer| answer.notation == notation);
        chosen.is_some_and(|answer| answer.steps.iter().any(|known| *known <= step))
    }

    /// The step that fits how the table stands: the one that was reached, or the last one before it that can
    /// be made now, if some were taken back. One past the last when none can: then the reader goes on alone.
    /// The answers are the reader's; none where he is not asked.
    pub(crate) fn fitting(&self, step: usize, answers: &[Guided]) -> usize {
        let is_asked = answers.iter().any(|answer| answer.is_legal);
        if step >= self.steps.len() || !is_asked {
            return step;
        }
        let is_open = |step: &usize| answers.iter().any(|answer| answer.leads_on(*step));
        (0..=step).rev().find(is_open).unwrap_or(self.steps.len())
    }

    /// The same for a table.
    pub fn fitting_at(&self, title: &dyn Looks, table: &dyn Table, step: usize) -> usize {
        if step >= self.steps.len() {
            return step;
        }
        self.fitting(step, &guided(title, table, self.seat))
    }

    /// What follows a choice that a step accepts: the table goes on and the other side answers, until the
    /// reader is asked again. Gives the next step. The choice itself has been made. After the last step a bot
    /// plays the other side.
    pub fn reply(
        &self,
        title: &dyn Looks,
        table: &mut dyn Table,
        step: usize,
    ) -> Result<usize, No> {
        let next = (step + 1).min(self.steps.len());
        if step >= self.steps.len() {
            table.sit(self.other, Sitter::Greedy);
        }
        table.run();
        while let Waits::Choice { seats, .. } = table.waits() {
            let is_scripted = seats.contains(self.other);
            let Some(answer) = is_scripted.then(|| self.answer(title, table)).flatten() else {
                break;
            };
            table.choose(self.other, &answer)?;
            table.run();
        }
        Ok(self.fitting_at(title, table, next))
    }

    /// The answer of the other side.
    fn answer(&self, title: &dyn Looks, table: &dyn Table) -> Option<String> {
        let answers = guided(title, table, self.other).into_iter();
        let legal = answers.filter(|answer| answer.is_legal && !answer.is_free);
        let first = legal.min_by_key(|answer| answer.preferred.unwrap_or(u8::MAX));
        first.map(|answer| answer.notation)
    }
}

//! First steps: a guided opening on the real board.
//!
//! A guide is data of a title: a position, a seed for the dice, and a list of steps. Each step has a
//! text, the choices it waits for and what to look at. Between two steps the other side answers by script:
//! it passes, plays nothing and takes its losses.

use kernel::Seat;
use table::{No, Offer, Sitter, Table, Waits};

/// One step of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The id of the text shown over the prompt.
    pub text: &'static str,
    /// The choices that lead on, by notation; a pattern that ends in `*` fits whatever begins so.
    pub expects: &'static [&'static str],
    /// The keys of what is pointed at: `area/14`.
    pub look: &'static [&'static str],
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
    /// What the other side prefers, the first that is legal.
    pub manners: &'static [&'static str],
}

impl Guide {
    /// Whether a choice of the reader leads on from a step, or from one before it: he may have taken steps
    /// back. After the last step everything does.
    pub fn accepts(&self, step: usize, notation: &str) -> bool {
        let reached = self.steps.get(..=step);
        reached.is_none_or(|steps| steps.iter().any(|step| step.expects(notation)))
    }

    /// The step that fits how the table stands: the one that was reached, or the last one before it that can
    /// be made now, if some were taken back. One past the last when none can: then the reader goes on alone.
    /// The notations are of what the reader can answer; none where he is not asked.
    pub fn fitting(&self, step: usize, legal: &[&str]) -> usize {
        if step >= self.steps.len() || legal.is_empty() {
            return step;
        }
        let is_open = |step: &Step| legal.iter().any(|notation| step.expects(notation));
        let mut reached = (0..=step).rev();
        let reached = reached.find(|index| self.steps.get(*index).is_some_and(is_open));
        reached.unwrap_or(self.steps.len())
    }

    /// The same for a table.
    pub fn fitting_at(&self, table: &dyn Table, step: usize) -> usize {
        if step >= self.steps.len() {
            return step;
        }
        let offers = table.offers(self.seat);
        let legal = offers.iter().filter(|offer| offer.no.is_none());
        let legal: Vec<&str> = legal.map(|offer| offer.notation.as_str()).collect();
        self.fitting(step, &legal)
    }

    /// What follows a choice that a step accepts: the table goes on and the other side answers, until the
    /// reader is asked again. Gives the next step. The choice itself has been made. After the last step a bot
    /// plays the other side.
    pub fn reply(&self, table: &mut dyn Table, step: usize) -> Result<usize, No> {
        let next = (step + 1).min(self.steps.len());
        if step >= self.steps.len() {
            table.sit(self.other, Sitter::Greedy);
        }
        table.run();
        while let Waits::Choice { seats, .. } = table.waits() {
            let Some(answer) = seats
                .contains(self.other)
                .then(|| self.answer(&table.offers(self.other)))
                .flatten()
            else {
                break;
            };
            table.choose(self.other, &answer)?;
            table.run();
        }
        Ok(self.fitting_at(table, next))
    }

    /// The answer of the other side.
    fn answer(&self, offers: &[Offer]) -> Option<String> {
        let legal: Vec<&Offer> =
            offers.iter().filter(|offer| offer.no.is_none() && offer.is_canonical).collect();
        let preferred = self
            .manners
            .iter()
            .find_map(|pattern| legal.iter().find(|offer| fits(pattern, &offer.notation)));
        preferred.or(legal.first()).map(|offer| offer.notation.clone())
    }
}

impl Step {
    /// Whether the step waits for this choice.
    pub fn expects(&self, notation: &str) -> bool {
        self.expects.iter().any(|pattern| fits(pattern, notation))
    }
}

fn fits(pattern: &str, notation: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => notation.starts_with(start),
        None => pattern == notation,
    }
}

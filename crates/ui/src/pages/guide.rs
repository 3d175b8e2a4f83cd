//! First steps: a guided opening of Storm on the real board.
//!
//! The guide is data: a position, a seed for the dice, and a list of steps. Each step has a text, the
//! choices it waits for and what to look at. Between two steps the other side answers by script.

use kernel::Seat;
use table::{No, Table};

/// One step of the guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The id of the text shown over the prompt.
    pub text: &'static str,
    /// The choices that lead on, by notation; a pattern that ends in `*` fits whatever begins so.
    pub expects: &'static [&'static str],
    /// The keys of what is pointed at: `area/14`.
    pub look: &'static [&'static str],
    /// What the other side answers once the step is done, in this order.
    pub replies: &'static [&'static str],
}

/// The title of the guide.
pub const TITLE: &str = "storm";
/// The seat of the reader: the Viet Minh.
pub const SEAT: Seat = Seat(1);
/// The seat that answers by script.
pub const OTHER: Seat = Seat(0);
/// The seed of the dice, found so that they show what the texts speak of.
pub const SEED: u64 = 1954;
/// The position the guide begins with.
pub const POSITION: &str = "turn = 1\nto_move = \"vietminh\"\n";
/// The steps.
pub const STEPS: &[Step] = &[];

/// Whether a choice of the reader leads on from a step; after the last step everything does.
pub fn accepts(step: usize, notation: &str) -> bool {
    STEPS.get(step).is_none_or(|step| step.expects.iter().any(|pattern| fits(pattern, notation)))
}

fn fits(pattern: &str, notation: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => notation.starts_with(start),
        None => pattern == notation,
    }
}

/// What follows a choice that a step accepts: the table goes on, and the other side answers. Gives the
/// next step. The choice itself has been made.
pub fn reply(table: &mut dyn Table, step: usize) -> Result<usize, No> {
    table.run();
    for notation in STEPS.get(step).map_or(&[][..], |step| step.replies) {
        table.choose(OTHER, notation)?;
        table.run();
    }
    Ok(step + 1)
}

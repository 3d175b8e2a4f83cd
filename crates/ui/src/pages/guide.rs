//! First steps: a guided opening of Storm on the real board.
//!
//! The guide is data: a position (`guide.toml`), a seed for the dice, and a list of steps. Each step has a
//! text, the choices it waits for and what to look at. Between two steps the other side answers by script:
//! it passes, plays nothing and takes its losses.

use std::collections::BTreeMap;

use kernel::{Faults, Seat};
use table::{Dice, No, Offer, Setting, Sitter, Table, Waits};
use titles::TitleId;

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

/// The title of the guide.
pub const TITLE: &str = "storm";
/// The seat of the reader: the Viet Minh.
pub const SEAT: Seat = Seat(1);
/// The seat that answers by script.
pub const OTHER: Seat = Seat(0);
/// The seed of the dice, found so that they show what the texts speak of.
pub const SEED: u64 = 107;
/// The position the guide begins with: the second turn, before Beatrice.
pub const POSITION: &str = include_str!("guide.toml");

const fn step(
    text: &'static str,
    expects: &'static [&'static str],
    look: &'static [&'static str],
) -> Step {
    Step { text, expects, look }
}

/// The steps.
pub const STEPS: &[Step] = &[
    step("web-guide-impulse", &["act 8"], &["area/8"]),
    step("web-guide-units", &["pick all"], &["area/8"]),
    step("web-guide-fire", &["fire 14"], &["area/14"]),
    step("web-guide-sap", &["act 11"], &["area/11"]),
    step("web-guide-pair", &["pick V*"], &["area/11"]),
    step("web-guide-pair-two", &["pick V*"], &["area/11"]),
    step("web-guide-dig", &["sap"], &["area/11"]),
    step("web-guide-card", &["play artillery_105"], &["card/artillery_105"]),
    step("web-guide-card-area", &["in 14"], &["area/14"]),
    step("web-guide-assault", &["act 11"], &["area/11"]),
    step("web-guide-assault-units", &["pick all"], &["area/11"]),
    step("web-guide-assault-target", &["assault 14"], &["area/14"]),
    step("web-guide-window", &["play night_assault"], &["card/night_assault"]),
    step("web-guide-loss", &["lose V*"], &["area/14"]),
];

/// What the other side prefers, the first that is legal.
const MANNERS: [&str; 6] = ["decline", "pass", "end", "done", "hit*", "retreat*"];

/// How the table of the guide is set.
pub fn setting() -> Result<Setting, Faults> {
    Ok(Setting {
        loaded: TitleId::Storm.usual()?,
        position: Some(POSITION.to_owned()),
        seats: BTreeMap::new(),
        dice: Dice::Open(SEED),
    })
}

/// Whether a choice of the reader leads on from a step, or from one before it: he may have taken steps
/// back. After the last step everything does.
pub fn accepts(step: usize, notation: &str) -> bool {
    let reached = STEPS.get(..=step);
    reached.is_none_or(|steps| steps.iter().any(|step| step.expects(notation)))
}

impl Step {
    /// Whether the step waits for this choice.
    pub(crate) fn expects(&self, notation: &str) -> bool {
        self.expects.iter().any(|pattern| fits(pattern, notation))
    }
}

/// The step that fits how the table stands: the one that was reached, or the last one before it that can
/// be made now, if some were taken back. One past the last when none can: then the reader goes on alone.
pub fn fitting(table: &dyn Table, step: usize) -> usize {
    if step >= STEPS.len() {
        return step;
    }
    let offers = table.offers(SEAT);
    if offers.is_empty() {
        return step;
    }
    let legal = |step: &Step| {
        offers.iter().any(|offer| offer.no.is_none() && step.expects(&offer.notation))
    };
    let mut reached = (0..=step).rev();
    reached.find(|index| STEPS.get(*index).is_some_and(legal)).unwrap_or(STEPS.len())
}

fn fits(pattern: &str, notation: &str) -> bool {
    match pattern.strip_suffix('*') {
        Some(start) => notation.starts_with(start),
        None => pattern == notation,
    }
}

/// What follows a choice that a step accepts: the table goes on and the other side answers, until the
/// reader is asked again. Gives the next step. The choice itself has been made. After the last step a bot
/// plays the other side.
pub fn reply(table: &mut dyn Table, step: usize) -> Result<usize, No> {
    let next = (step + 1).min(STEPS.len());
    if step >= STEPS.len() {
        table.sit(OTHER, Sitter::Greedy);
    }
    table.run();
    while let Waits::Choice { seats, .. } = table.waits() {
        let Some(answer) = seats.contains(OTHER).then(|| answer(&table.offers(OTHER))).flatten()
        else {
            break;
        };
        table.choose(OTHER, &answer)?;
        table.run();
    }
    Ok(fitting(table, next))
}

/// The answer of the other side.
fn answer(offers: &[Offer]) -> Option<String> {
    let legal: Vec<&Offer> =
        offers.iter().filter(|offer| offer.no.is_none() && offer.is_canonical).collect();
    let preferred = MANNERS
        .iter()
        .find_map(|pattern| legal.iter().find(|offer| fits(pattern, &offer.notation)));
    preferred.or(legal.first()).map(|offer| offer.notation.clone())
}

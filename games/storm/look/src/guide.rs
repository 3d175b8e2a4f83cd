//! First steps: a guided opening of Storm on the real board, as the Viet Minh before Beatrice.

use kernel::Seat;
use look::guide::{Guide, Step};

const fn step(
    text: &'static str,
    expects: &'static [&'static str],
    look: &'static [&'static str],
) -> Step {
    Step { text, expects, look }
}

/// The steps.
const STEPS: &[Step] = &[
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

/// The guide: the second turn, before Beatrice.
pub const GUIDE: Guide = Guide {
    seat: Seat(1),
    other: Seat(0),
    seed: 107,
    position: include_str!("guide.toml"),
    steps: STEPS,
    manners: &["decline", "pass", "end", "done", "hit*", "retreat*"],
};

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
    step("storm-map-guide-impulse", &["act 8"], &["area/8"]),
    step("storm-map-guide-units", &["pick all"], &["area/8"]),
    step("storm-map-guide-fire", &["fire 14"], &["area/14"]),
    step("storm-map-guide-sap", &["act 11"], &["area/11"]),
    step("storm-map-guide-pair", &["pick V*"], &["area/11"]),
    step("storm-map-guide-pair-two", &["pick V*"], &["area/11"]),
    step("storm-map-guide-dig", &["sap"], &["area/11"]),
    step("storm-map-guide-card", &["play artillery_105"], &["card/artillery_105"]),
    step("storm-map-guide-card-area", &["in 14"], &["area/14"]),
    step("storm-map-guide-assault", &["act 11"], &["area/11"]),
    step("storm-map-guide-assault-units", &["pick all"], &["area/11"]),
    step("storm-map-guide-assault-target", &["assault 14"], &["area/14"]),
    step("storm-map-guide-window", &["play night_assault"], &["card/night_assault"]),
    step("storm-map-guide-loss", &["lose V*"], &["area/14"]),
];

/// The guide: the second turn, before Beatrice.
pub const GUIDE: Guide = Guide {
    text: "storm-map-first-steps-text",
    teaches: &[
        "storm-map-teach-impulse",
        "storm-map-teach-fire",
        "storm-map-teach-assault",
        "storm-map-teach-sap",
        "storm-map-teach-cards",
    ],
    over: "storm-map-guide-over",
    seat: Seat(1),
    other: Seat(0),
    seed: 107,
    position: include_str!("guide.toml"),
    steps: STEPS,
    manners: &["decline", "pass", "end", "done", "hit*", "retreat*"],
};

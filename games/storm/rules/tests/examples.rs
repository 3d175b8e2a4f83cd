//! All worked examples of the reference, played with the real engine.
//!
//! `examples.toml` says given, when, then. Each operation builds what is given, plays it, and reports
//! what came of it; every field of `then` is compared, and every field of `given` and `when` must have
//! been looked at.

#[path = "examples/assaults.rs"]
mod assaults;
mod builder;
#[path = "examples/cards.rs"]
mod cards;
#[path = "examples/case.rs"]
mod case;
#[path = "examples/damage.rs"]
mod damage;
#[path = "examples/fire.rs"]
mod fire;
#[path = "examples/movement.rs"]
mod movement;
#[path = "examples/preparation.rs"]
mod preparation;
#[path = "examples/turn.rs"]
mod turn;

use proof::example::{self, Case, Operation};

/// How many cases there are.
const CASES: usize = 87;

/// What each operation does.
const OPERATIONS: [Operation; 42] = [
    ("hand_size", cards::hand_size),
    ("draw", cards::draw),
    ("card_fate", cards::card_fate),
    ("relief", cards::relief),
    ("propaganda", cards::propaganda),
    ("rats", cards::rats),
    ("cancels", cards::cancels),
    ("vm_card_firepower", cards::vm_card_firepower),
    ("fr_card_firepower", cards::fr_card_firepower),
    ("step_cost", movement::step_cost),
    ("path_cost", movement::path_cost),
    ("stacking", movement::stacking),
    ("sap_units", movement::sap_units),
    ("sap_card", movement::sap_card),
    ("fire", fire::fire),
    ("terrain_value", fire::terrain_value),
    ("improved_defenses", fire::improved_defenses),
    ("bigeard", fire::bigeard),
    ("allocate", damage::allocate),
    ("certain_clear", damage::certain_clear),
    ("retreat_options", damage::retreat_options),
    ("retreat_choice", damage::retreat_choice),
    ("assault_legal", assaults::assault_legal),
    ("assault", assaults::assault),
    ("giap_limit", assaults::giap_limit),
    ("assault_capacity", assaults::assault_capacity),
    ("origin_after_assault", assaults::origin_after_assault),
    ("reroll_chain", assaults::reroll_chain),
    ("night_bonus", preparation::night_bonus),
    ("debouchez", preparation::debouchez),
    ("assault_left", preparation::assault_left),
    ("w4_allowed", preparation::w4_allowed),
    ("mines", preparation::mines),
    ("supply_table", turn::supply_table),
    ("supply", turn::supply),
    ("replacements_table", turn::replacements_table),
    ("replacements_roll", turn::replacements_roll),
    ("vm_placement", turn::vm_placement),
    ("control", turn::control),
    ("victory", turn::victory),
    ("bid", turn::bid),
    ("passing", turn::passing),
];

fn cases() -> Vec<Case> {
    case::read(include_str!("examples.toml"))
}

#[test]
fn every_example_comes_out_as_written() {
    example::come_out_as_written(&cases(), CASES, &OPERATIONS);
}

#[test]
fn every_field_of_every_example_counts() {
    example::every_field_counts(&cases(), &OPERATIONS, case::other);
}

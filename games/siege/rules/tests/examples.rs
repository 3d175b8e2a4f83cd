//! All worked examples of the reference, played with the real engine.
//!
//! `examples.toml` says given, when, then. Each operation builds what is given, plays it, and reports
//! what came of it; every field of `then` is compared, and every field of `given` and `when` must have
//! been looked at.

mod builder;
#[path = "examples/case.rs"]
mod case;
#[path = "examples/combat.rs"]
mod combat;
#[path = "examples/map.rs"]
mod map;
#[path = "examples/preparation.rs"]
mod preparation;
#[path = "examples/refit.rs"]
mod refit;
#[path = "examples/strategic.rs"]
mod strategic;

use proof::example::{self, Case, Operation};

/// How many cases there are.
const CASES: usize = 94;

/// What each query, action and step of the sequence does.
const OPERATIONS: [Operation; 48] = [
    ("complex_spaces", map::complex_spaces),
    ("same_complex", map::same_complex),
    ("force", map::force),
    ("vm_movement", map::vm_movement),
    ("vm_movement_now", map::vm_movement_now),
    ("ASSAULT.1.1", map::vm_moves),
    ("ASSAULT.1.1 ASSAULT.1.3", map::vm_moves_and_assaults),
    ("max_spaces", map::max_spaces),
    ("targets", map::targets),
    ("morale_check", preparation::morale_check),
    ("event_numbers", preparation::event_numbers),
    ("resolve_event", preparation::resolve_event),
    ("PREP.ACTIVATION", preparation::activation),
    ("us_units", preparation::us_units),
    ("vm_start", preparation::vm_start),
    ("aaa_dice", strategic::aaa_dice),
    ("artillery_dice", strategic::artillery_dice),
    ("aaa_first_die", strategic::aaa_first_die),
    ("aaa_die_pair", strategic::aaa_die_pair),
    ("aaa", strategic::aaa),
    ("vm_artillery_die_pair", strategic::vm_artillery_die_pair),
    ("vm_artillery", strategic::vm_artillery),
    ("ammunition_cost", strategic::ammunition_cost),
    ("ammunition_by_box", strategic::ammunition_by_box),
    ("airdrop", strategic::airdrop),
    ("strategic_strike", strategic::strategic_strike),
    ("fire_in_each_impulse", strategic::fire_in_each_impulse),
    ("close_support_dice", strategic::close_support_dice),
    ("french_fire", combat::french_fire),
    ("vm_fire", combat::vm_fire),
    ("vm_fire_target", combat::vm_fire_target),
    ("apply_hits", combat::apply_hits),
    ("panic", combat::panic),
    ("extra_sorties_per_impulse", combat::extra_sorties),
    ("close_assault_strength", combat::close_assault_strength),
    ("tactical_edge", combat::tactical_edge),
    ("vm_close_assault", combat::vm_close_assault),
    ("aaa_after_french_assaults", combat::flak_raid),
    ("REFIT.MORALE", refit::morale),
    ("REFIT.VM", refit::vm_refit),
    ("REFIT.VICTORY", refit::victory),
    ("REFIT.ADVANCE", refit::advance),
    ("routes_needed", refit::routes_needed),
    ("game_end_results", refit::game_end_results),
    ("rebuild_elite", refit::rebuild_elite),
    ("repair_airfield", refit::repair_airfield),
    ("redeployments", refit::redeployments),
    ("redeploy", refit::redeploy),
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
    example::every_field_counts(&cases(), &OPERATIONS, |_, _| None);
}

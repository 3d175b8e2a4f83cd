//! States and journals that somebody has tampered with. See `proof::tampered`.

use proof::tampered::{Game, hold};
use siege::Siege;

const SCENARIO: &str = "march_may_1954";

#[test]
fn what_was_tampered_with_is_refused_or_plays_on() {
    let puzzle = include_str!("puzzle.toml");
    hold::<Siege>(&[
        Game::of(SCENARIO, &[]),
        Game::of(SCENARIO, &[]).from(puzzle),
        Game::of(SCENARIO, &[("staff", "yes"), ("vulture", "yes"), ("nuclear", "yes")]),
        Game::of(SCENARIO, &[("staff", "yes")]).from(puzzle),
        Game::of(
            SCENARIO,
            &[("fast_artillery", "yes"), ("variable_vm", "yes"), ("first_activation", "yes")],
        ),
        Game::of(
            SCENARIO,
            &[("extra_start", "yes"), ("extra_air", "yes"), ("condor_forces", "yes")],
        ),
        Game::of(SCENARIO, &[("forward_aaa", "yes"), ("precedence_308", "yes")]),
    ]);
}

//! What must hold on any board: what is kept in step equals what is worked out anew, and fast ways of
//! finding reach, traces, ZoC and supply equal slow and plain ones.

#[path = "properties/board.rs"]
mod board;
#[path = "properties/boards.rs"]
mod boards;
#[path = "properties/play.rs"]
mod play;
#[path = "properties/reach.rs"]
mod reach;
#[path = "properties/scratch.rs"]
mod scratch;
#[path = "properties/supply.rs"]
mod supply;
#[path = "properties/traces.rs"]
mod traces;

use proptest::test_runner::{Config, RngSeed};

/// So many boards, the same on every run; fifty times as many in the long run.
fn fixed(cases: u32) -> Config {
    Config {
        cases: proof::times(cases, 50 * cases),
        rng_seed: RngSeed::Fixed(1954),
        failure_persistence: None,
        max_shrink_iters: 2000,
        ..Config::default()
    }
}

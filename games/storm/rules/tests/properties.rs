//! What the engine does against what the rules say, written down a second time by brute force, on random
//! boards. The same boards come up on every run.

#[path = "properties/allocation.rs"]
mod allocation;
#[path = "properties/arrivals.rs"]
mod arrivals;
mod builder;
#[path = "properties/explore.rs"]
mod explore;
#[path = "properties/ground.rs"]
mod ground;
#[path = "properties/hands.rs"]
mod hands;
#[path = "properties/leaving.rs"]
mod leaving;
#[path = "properties/movement.rs"]
mod movement;
#[path = "properties/picking.rs"]
mod picking;
#[path = "properties/retreats.rs"]
mod retreats;
#[path = "properties/terrain.rs"]
mod terrain;

use proptest::test_runner::{Config, RngSeed};

/// So many boards, the same on every run; fifty times as many in the long run.
fn boards(cases: u32) -> Config {
    Config {
        cases: proof::times(cases, 50 * cases),
        rng_seed: RngSeed::Fixed(1954),
        failure_persistence: None,
        max_shrink_iters: 2000,
        ..Config::default()
    }
}

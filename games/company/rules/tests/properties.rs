//! What the engine does against what the rules say, written down a second time in the plainest way, on every
//! map and on random boards. The same boards come up on every run.

#[allow(dead_code, reason = "each test uses a part of it")]
mod builder;
#[path = "properties/chances.rs"]
mod chances;
#[path = "properties/ground.rs"]
mod ground;
#[path = "builder/lively.rs"]
mod lively;
#[path = "properties/movement.rs"]
mod movement;
#[path = "properties/points.rs"]
mod points;
#[path = "properties/sight.rs"]
mod sight;
#[path = "properties/targets.rs"]
mod targets;
#[path = "properties/unknown.rs"]
mod unknown;

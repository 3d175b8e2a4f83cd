//! What holds in every position, against the rules written down a second time in the plainest way.

#[path = "properties/ground.rs"]
mod ground;

#[path = "properties/advance.rs"]
mod advance;
#[path = "properties/aims.rs"]
mod aims;
#[path = "properties/movement.rs"]
mod movement;
#[path = "properties/retreats.rs"]
mod retreats;

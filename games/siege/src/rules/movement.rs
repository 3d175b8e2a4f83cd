//! 16.0: movement.

use kernel::{Scope, Seat, Sink};

use crate::Siege;
use crate::choice::Choice;
use crate::components::Role;
use crate::flow::{Flow, Movement, Play, State};
use crate::refusal::No;

/// Who shares French movement.
pub const ROLES: [Role; 2] = [Role::North, Role::South];

/// 16.3: Viet Minh movement, by itself.
pub fn vietminh<S: Sink<Siege>>(_: &mut Play<'_, S>) {}

/// 16.2: French movement begins.
pub fn begin<S: Sink<Siege>>(_: &mut Play<'_, S>) {}

/// 16.2: asked until everybody is done.
pub fn run<S: Sink<Siege>>(play: &mut Play<'_, S>) -> Flow {
    play.pop();
    Flow::Goes
}

/// Pieces and where they move.
pub fn candidates(_: &Siege, _: &State, _: &Movement, _: Scope, _: &mut Vec<Choice>) {}

/// 16.1 to 16.7: whether a piece may move.
pub fn check(_: &Siege, _: &State, _: Seat, _: &Movement, _: Choice) -> Result<(), No> {
    Err(No::NotAsked)
}

/// Carries an answer out.
pub fn apply<S: Sink<Siege>>(_: &mut Play<'_, S>, _: Seat, _: Choice) {}

//! 17.0: Tactical Fire.

use kernel::{Request, Roll, Scope, Sink};

use crate::Siege;
use crate::choice::Choice;
use crate::components::Space;
use crate::flow::{Attacks, Draft, Fire, Flow, Piece, Play, State};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::sets::{AircraftSet, MarkerSet, UnitSet};

/// Pieces that might fire at a space.
pub fn pool(_: &Siege, _: &State, _: Space) -> (UnitSet, MarkerSet, AircraftSet) {
    (UnitSet::NONE, MarkerSet::NONE, AircraftSet::NONE)
}

/// 17.2e: whether a space may be attacked.
pub fn check_target(_: &State, _: &Attacks, _: Space) -> Result<(), No> {
    Err(No::NotAsked)
}

/// 17.2, 17.3: whether a piece may join an attack on a space.
pub fn check_join(_: &Siege, _: &State, _: &Attacks, _: &Draft, _: Piece) -> Result<(), No> {
    Err(No::NotAsked)
}

/// The attack is made: pushes [`crate::flow::Step::Fire`].
pub fn launch<S: Sink<Siege>>(_: &mut Play<'_, S>, _: Draft, _: Space) {}

/// The step is over: ammunition is paid (`strikes::pay`), airstrikes go back, sorties are asked (28.6).
pub fn end_french<S: Sink<Siege>>(_: &mut Play<'_, S>, _: Attacks) {}

/// 17.4: what an attack does next.
pub fn run<S: Sink<Siege>>(play: &mut Play<'_, S>, _: Fire) -> Flow {
    play.pop();
    Flow::Goes
}

/// The dice of an attack.
pub fn request(_: &Siege, fire: &Fire) -> (Ask, Request) {
    let pool = crate::prompt::Pool::Ground;
    (Ask::Fire { side: fire.side, target: fire.target, pool }, Request::ONE_DIE)
}

/// 17.4: dice fell.
pub fn resolve<S: Sink<Siege>>(_: &mut Play<'_, S>, _: Fire, _: &Roll) {}

/// 28.6: asked while an airstrike may stay.
pub fn run_sorties<S: Sink<Siege>>(play: &mut Play<'_, S>, _: u8, _: AircraftSet) -> Flow {
    play.pop();
    Flow::Goes
}

/// 28.6: airstrikes that may stay.
pub fn sortie_candidates(_: &Siege, _: AircraftSet, _: Scope, _: &mut Vec<Choice>) {}

/// 28.6: whether an airstrike may stay.
pub fn check_sortie(_: AircraftSet, _: Choice) -> Result<(), No> {
    Err(No::NotAsked)
}

/// 28.6: an airstrike stays, or all is said.
pub fn apply_sortie<S: Sink<Siege>>(_: &mut Play<'_, S>, _: u8, _: AircraftSet, _: Choice) {}

/// 17.10: what every battalion fires at.
pub fn begin_vietminh<S: Sink<Siege>>(_: &mut Play<'_, S>) {}

/// 17.10: the next attack.
pub fn run_vietminh<S: Sink<Siege>>(play: &mut Play<'_, S>) -> Flow {
    play.pop();
    Flow::Goes
}

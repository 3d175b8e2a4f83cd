//! 18.0: Close Assault.

use kernel::{Request, Roll, Scope, Seat, Seats, Sink};

use crate::Siege;
use crate::choice::Choice;
use crate::components::Side;
use crate::flow::{Assault, Flow, Play, Sallies, State};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::sets::BattalionSet;

/// 18.1: Viet Minh assaults begin.
pub fn begin_vietminh<S: Sink<Siege>>(_: &mut Play<'_, S>) {}

/// 18.1: the next Viet Minh assault.
pub fn run_vietminh<S: Sink<Siege>>(play: &mut Play<'_, S>, _: u16, _: BattalionSet) -> Flow {
    play.pop();
    Flow::Goes
}

/// 18.2: what an assault does next.
pub fn run<S: Sink<Siege>>(play: &mut Play<'_, S>, _: Assault) -> Flow {
    play.pop();
    Flow::Goes
}

/// The dice of an assault.
pub fn request(_: &Siege, assault: &Assault) -> (Ask, Request) {
    (Ask::Edge { side: Side::French, target: assault.target }, Request::ONE_DIE)
}

/// 18.2: dice fell.
pub fn resolve<S: Sink<Siege>>(_: &mut Play<'_, S>, _: Assault, _: &Roll) {}

/// 18.1: French assaults begin.
pub fn begin_french<S: Sink<Siege>>(_: &mut Play<'_, S>) {}

/// 18.1: asked while somebody may assault.
pub fn run_sallies<S: Sink<Siege>>(play: &mut Play<'_, S>, _: Sallies) -> Flow {
    play.pop();
    Flow::Goes
}

/// Who may answer.
pub fn asked(_: &Siege, _: &Sallies) -> Seats {
    Seats::only(Seat(0))
}

/// Assaults; or units that join, units to leave out.
pub fn candidates(_: &Siege, _: &State, _: &Sallies, _: Scope, _: &mut Vec<Choice>) {}

/// 18.1: whether an answer is legal.
pub fn check(_: &Siege, _: &State, _: Seat, _: &Sallies, _: Choice) -> Result<(), No> {
    Err(No::NotAsked)
}

/// Carries an answer out.
pub fn apply<S: Sink<Siege>>(_: &mut Play<'_, S>, _: Seat, _: Sallies, _: Choice) {}

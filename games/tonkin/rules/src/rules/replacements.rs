//! 2.2 and 2.3: VM replacements; 2.2 A and 2.6 A: SDs and RP of both sides. `replacements/french.rs` has
//! what FEF does with its RP.

use kernel::{Scope, Sink};

use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Side, Unit};
use crate::flow::{Flow, Play, State, Step};
use crate::refusal::No;
use crate::sets::UnitSet;

mod dumps;
mod french;
mod viet_minh;

pub use dumps::{begin_french_mix, begin_vm_mix, points_with_dumps, thai_binh_hexes};
pub use french::{begin_french, declared};
pub use viet_minh::begin_vm;

/// Steps that answer themselves.
pub fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>) -> Flow {
    match play.state.top() {
        Step::Dumps { .. } | Step::ThaiBinh => dumps::run(play),
        // Whether VM is asked depends on public facts only: RP, and Tieu Doans that are in no box.
        Step::VmReplace { .. } => {
            let battalions = play.rules.charts.forces.tieu_doans.iter();
            let mut there = battalions.filter(|unit| play.state.board.hex_of(*unit).is_some());
            if play.state.rp[Side::VietMinh as usize] > 0 || there.next().is_some() {
                return Flow::Waits;
            }
            play.pop();
            Flow::Goes
        }
        Step::FrenchReplace { .. } => {
            let mut open = Vec::new();
            candidates(play.rules, play.state, Scope::Canonical, &mut open);
            let (rules, state) = (play.rules, &*play.state);
            let any = open
                .iter()
                .any(|choice| *choice != Choice::Done && check(rules, state, *choice).is_ok());
            if any {
                return Flow::Waits;
            }
            play.pop();
            Flow::Goes
        }
        _ => Flow::Waits,
    }
}

/// The answers that make sense.
pub fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    match state.top() {
        Step::VmMix | Step::FrenchMix | Step::Dumps { .. } | Step::ThaiBinh => {
            dumps::candidates(rules, state, scope, out);
        }
        Step::VmReplace { regained } => viet_minh::candidates(rules, state, regained, scope, out),
        Step::FrenchReplace { .. } => french::candidates(rules, state, out),
        _ => (),
    }
}

/// Whether an answer is legal.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    match state.top() {
        Step::VmMix | Step::FrenchMix | Step::Dumps { .. } | Step::ThaiBinh => {
            dumps::check(rules, state, choice)
        }
        Step::VmReplace { regained } => viet_minh::check(rules, state, regained, choice),
        Step::FrenchReplace { lift } => french::check(rules, state, lift, choice),
        _ => Err(No::NotAsked),
    }
}

/// Carries an answer out.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    match *play.state.top() {
        Step::VmMix | Step::FrenchMix | Step::Dumps { .. } | Step::ThaiBinh => {
            dumps::apply(play, choice);
        }
        Step::VmReplace { regained } => viet_minh::apply(play, regained, choice),
        Step::FrenchReplace { .. } => french::apply(play, choice),
        _ => (),
    }
}

/// 2.2 B, 2.6 B: whether a side has the RP that something costs.
fn check_points(state: &State, side: Side, unit: Unit, cost: u8) -> Result<(), No> {
    let points = state.rp[side as usize];
    if points < cost { Err(No::NoPoints { unit, cost, points }) } else { Ok(()) }
}

/// Units of a side that lie in its Eliminated Box.
fn eliminated(rules: &Tonkin, state: &State, side: Side) -> UnitSet {
    let of_side = rules.charts.forces.side[side as usize];
    of_side.iter().filter(|unit| state.board.place(*unit) == Place::Eliminated).collect()
}

//! 2.4: VM mobilizes Tieu Doans and Pathet Lao; then Box 1 is emptied into Box 2.

use kernel::{Scope, Sink};

use super::{control, limits, stacking};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Community, Hex, Side, Unit};
use crate::event::Event;
use crate::flow::{Flow, Play, State, Step};
use crate::refusal::No;
use crate::sets::{CommunitySet, HexSet, UnitSet};

/// 2.4: up to half of the Vietnamese VP-Hexes that are VM-friendly, rounded up; then a Pathet Lao. Na San
/// does without.
pub fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    if play.rules.scenario().training.is_some() {
        return;
    }
    play.push(Step::PathetLao);
    let left = allowance(play.rules, play.state);
    play.push(Step::Mobilise { left, centres: CommunitySet::NONE });
}

/// 2.4: how many Tieu Doans may be placed.
pub fn allowance(rules: &Tonkin, state: &State) -> u8 {
    let ground = &rules.charts.ground;
    let friendly = control::friendly_to_vm(&rules.charts, &state.board);
    let hexes = friendly.and(&ground.vp_hexes).and(&ground.vietnam).len();
    hexes.div_ceil(2) as u8
}

/// The units of a class that lie in Box 2.
fn in_box2(state: &State, class: &UnitSet) -> Option<Unit> {
    class.iter().find(|unit| state.board.place(*unit) == Place::Box2)
}

/// Vietnamese Mobilization Centers that have placed nobody yet.
fn free_centres(
    rules: &Tonkin,
    used: CommunitySet,
) -> impl Iterator<Item = (Community, Hex)> + use<'_> {
    let centres = rules.charts.ground.centres.iter().copied();
    centres.filter(move |(place, _)| !used.has(*place))
}

/// The center that a Tieu Doan in a hex belongs to: the nearest that is free. FEF units on a center and
/// between do not matter (1.4).
fn centre_of(rules: &Tonkin, hex: Hex, used: CommunitySet) -> Option<Community> {
    let ground = &rules.charts.ground;
    let near = free_centres(rules, used).filter(|(place, _)| ground.near(*place).has(hex));
    near.min_by_key(|(place, at)| (at.distance(hex), place.0)).map(|(place, _)| place)
}

/// 2.4: Laotian Mobilization Centers friendly to VM, if there are more of them than Pathet Lao on the
/// map.
fn pathet_lao_places(rules: &Tonkin, state: &State) -> HexSet {
    let ground = &rules.charts.ground;
    let friendly = control::friendly_to_vm(&rules.charts, &state.board);
    let centres = friendly.and(&ground.mobilization).and(&ground.laos);
    let pathet_lao = &rules.charts.forces.pathet_lao;
    let on_map = pathet_lao.iter().filter(|unit| state.board.hex_of(*unit).is_some()).count();
    if on_map < centres.len() { centres } else { HexSet::NONE }
}

/// Steps that answer themselves: nothing is left to place.
pub fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>) -> Flow {
    let (rules, state) = (play.rules, &*play.state);
    let forces = &rules.charts.forces;
    let waits = match state.top() {
        Step::Mobilise { left, centres } => {
            *left > 0
                && in_box2(state, &forces.tieu_doans).is_some()
                && free_centres(rules, *centres).next().is_some()
        }
        Step::PathetLao => {
            in_box2(state, &forces.pathet_lao).is_some()
                && !pathet_lao_places(rules, state).is_empty()
        }
        _ => true,
    };
    if waits {
        return Flow::Waits;
    }
    finish(play);
    Flow::Goes
}

/// A step is done; after the last one Box 1 moves to Box 2.
fn finish<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    if !matches!(play.pop(), Some(Step::PathetLao)) {
        return;
    }
    let boxed: UnitSet = play.state.board.units_at(Place::Box1).collect();
    for unit in boxed.iter() {
        play.state.board.remove(&play.rules.charts, unit, Place::Box2);
    }
    if !boxed.is_empty() {
        play.tell(Event::BoxMoved);
    }
}

/// The answers that make sense. Tieu Doans in the box are alike: the first one goes.
pub fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let forces = &rules.charts.forces;
    match state.top() {
        Step::Mobilise { centres, .. } => {
            let Some(unit) = in_box2(state, &forces.tieu_doans) else { return };
            let ground = &rules.charts.ground;
            let near = |used: CommunitySet| {
                let centres = free_centres(rules, used);
                centres.fold(HexSet::NONE, |hexes, (place, _)| hexes.or(ground.near(place)))
            };
            let hexes = match scope {
                Scope::All => near(CommunitySet::NONE),
                Scope::Canonical => near(*centres).and(&ground.vietnam),
            };
            out.extend(hexes.iter().map(|hex| Choice::Place(unit, hex)));
            out.push(Choice::Done);
        }
        Step::PathetLao => {
            let Some(unit) = in_box2(state, &forces.pathet_lao) else { return };
            let places = pathet_lao_places(rules, state);
            out.extend(places.iter().map(|hex| Choice::Place(unit, hex)));
            out.push(Choice::Done);
        }
        _ => (),
    }
}

/// Whether an answer is legal.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    let forces = &rules.charts.forces;
    let (unit, hex) = match choice {
        Choice::Done => return Ok(()),
        Choice::Place(unit, hex) => (unit, hex),
        _ => return Err(No::NotAsked),
    };
    let in_box = state.board.place(unit) == Place::Box2;
    match state.top() {
        Step::Mobilise { centres, .. } if forces.tieu_doans.has(unit) && in_box => {
            let near = centre_of(rules, hex, CommunitySet::NONE).is_some();
            if !near || !rules.charts.ground.vietnam.has(hex) {
                return Err(No::NoMobilization { hex });
            }
            centre_of(rules, hex, *centres).ok_or(No::CentreUsed { hex })?;
        }
        Step::PathetLao if forces.pathet_lao.has(unit) && in_box => {
            if !pathet_lao_places(rules, state).has(hex) {
                return Err(No::NoMobilization { hex });
            }
        }
        _ => return Err(No::NotAsked),
    }
    if state.board.occupied(Side::French).has(hex) {
        return Err(No::EnemyThere { hex });
    }
    if !limits::may_stop(rules, unit, hex) {
        return Err(No::NotAllowed { unit, hex });
    }
    stacking::check_room(rules, state, unit, hex)
}

/// Carries an answer out.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    match (play.state.top().clone(), choice) {
        (Step::Mobilise { left, mut centres }, Choice::Place(unit, hex)) => {
            if let Some(place) = centre_of(play.rules, hex, centres) {
                centres.insert(place);
            }
            play.replace(Step::Mobilise { left: left.saturating_sub(1), centres });
            play.arrive(unit, hex);
        }
        (Step::PathetLao, Choice::Place(unit, hex)) => {
            finish(play);
            play.arrive(unit, hex);
        }
        _ => finish(play),
    }
}

//! 22.0: French units are redeployed for GP supply, without a path.

use kernel::{Scope, Seat, Seats, Sink};

use crate::Siege;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Role, Side, Space, Unit};
use crate::event::Event;
use crate::flow::{Flow, Piece, Play, State, Step, Supply};
use crate::refusal::No;
use crate::rules::staff;
use crate::sets::{SpaceSet, UnitSet};

/// Who shares the step.
pub const ROLES: [Role; 2] = [Role::North, Role::South];

/// 4.1: redeployment comes first, then airfields (21.4), then refit and rebuilding.
pub fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    play.push(Step::Refit { rebuilt: UnitSet::NONE, last: 0 });
    play.push(Step::Repair);
    play.push(Step::Redeploy { done: Seats::NONE, moved: UnitSet::NONE, last: 0 });
}

/// The step ends when everybody is done, or when not one point is left for it.
pub fn run<S: Sink<Siege>>(play: &mut Play<'_, S>, done: Seats) -> Flow {
    let cost = play.rules.components.tables.costs.redeploy;
    let pays = play.state.board.tracks.gp >= cost && !play.state.board.held().is_empty();
    if pays && !staff::sharing(play.rules, &ROLES, done).is_empty() {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// Every piece that could be named: units and leaders on the map.
fn pieces(rules: &Siege, state: &State) -> UnitSet {
    let leaders = rules.charts.leaders.iter();
    let leaders: UnitSet =
        leaders.filter(|leader| state.board.space_of(*leader).is_some()).collect();
    state.board.units_on_map().or(leaders)
}

/// 22.3: where a piece may go: its Route and the Central Fortress; from there, everywhere (S-48).
fn goals(rules: &Siege, state: &State, from: Space) -> SpaceSet {
    let reach = match rules.charts.route(from) {
        Some(route) => rules.charts.routes[route.slot()].or(SpaceSet::one(Space::CENTRAL)),
        None => rules.charts.all,
    };
    let mut goals = reach.minus(state.board.vietminh_control);
    goals.remove(from);
    goals
}

/// Pieces and where they go.
pub fn candidates(
    rules: &Siege,
    state: &State,
    (moved, last): (UnitSet, u8),
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    out.push(Choice::Done);
    for unit in pieces(rules, state).iter() {
        let Some(from) = state.board.space_of(unit) else { continue };
        let goals = match scope {
            Scope::All => rules.charts.all.minus(SpaceSet::one(from)),
            // In file order: which unit is paid for first changes nothing.
            Scope::Canonical if unit.0 < last || moved.has(unit) => continue,
            Scope::Canonical if rules.charts.fortifications.has(unit) => continue,
            Scope::Canonical => goals(rules, state, from),
        };
        out.extend(goals.iter().map(|space| Choice::Redeploy(unit, space)));
    }
}

/// 22.1, 22.3: whether a piece may redeploy.
pub fn check(
    rules: &Siege,
    state: &State,
    seat: Seat,
    moved: UnitSet,
    choice: Choice,
) -> Result<(), No> {
    let (unit, space) = match choice {
        Choice::Done => return Ok(()),
        Choice::Redeploy(unit, space) => (unit, space),
        _ => return Err(No::NotAsked),
    };
    let Some(from) = state.board.space_of(unit) else { return Err(No::NotAsked) };
    if from == space || !rules.charts.all.has(space) {
        return Err(No::NotAsked);
    }
    if rules.charts.fortifications.has(unit) {
        return Err(No::FortificationStays { unit });
    }
    if moved.has(unit) {
        return Err(No::Redeployed { unit });
    }
    for end in [from, space] {
        if state.board.control(end) == Side::VietMinh {
            return Err(No::RedeployControl { space: end });
        }
    }
    if rules.charts.distance(from, space).is_none() {
        return Err(No::RedeployRoute { unit, space });
    }
    check_gp(state, rules.components.tables.costs.redeploy)?;
    staff::check_owner(rules, state, seat, Piece::Unit(unit))
}

/// 20.2: GP supply pays for it.
pub fn check_gp(state: &State, needed: u8) -> Result<(), No> {
    let left = state.board.tracks.gp;
    if needed <= left { Ok(()) } else { Err(No::Gp { needed, left }) }
}

/// 22.3: a piece redeploys, or a seat is done.
pub fn apply<S: Sink<Siege>>(play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
    let moves = match choice {
        Choice::Redeploy(unit, space) => Some((unit, space)),
        _ => None,
    };
    if let Some(Step::Redeploy { done, moved, last }) = play.state.steps.last_mut() {
        match moves {
            Some((unit, _)) => {
                moved.insert(unit);
                *last = unit.0;
            }
            None => *done = done.with(seat),
        }
    }
    if let Some((unit, to)) = moves {
        redeploy(play, unit, to);
    }
}

fn redeploy<S: Sink<Siege>>(play: &mut Play<'_, S>, unit: Unit, to: Space) {
    let Some(from) = play.state.board.space_of(unit) else { return };
    play.state.board.put(unit, Place::Space(to));
    play.tell(Event::Redeployed { unit, from, to });
    let cost = play.rules.components.tables.costs.redeploy;
    play.change_supply(Supply::Gp, -(cost as i8));
}

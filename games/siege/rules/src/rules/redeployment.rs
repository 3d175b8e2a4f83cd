//! 22.0: French units are redeployed for GP supply, without a path.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Seats, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Role, Side, Space, Unit};
use crate::event::Event;
use crate::flow::{Piece, Play, Refit, State, Step, Supply};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{Changes, staff};
use crate::sets::{SpaceSet, UnitSet};

/// Who shares the step.
const ROLES: [Role; 2] = [Role::North, Role::South];

/// 4.1: redeployment comes first, then airfields (21.4), then refit and rebuilding.
pub(crate) fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    play.push(Step::Refit(Refit { rebuilt: UnitSet::NONE, last: 0 }));
    play.push(Step::Repair);
    let redeploy = Redeploy { done: Seats::NONE, moved: UnitSet::NONE, last: 0 };
    play.push(Step::Redeploy(redeploy));
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

/// 22.0: redeployment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Redeploy {
    /// Seats that are done.
    pub done: Seats,
    /// Pieces that have redeployed.
    pub moved: UnitSet,
    /// The last piece, for canonical order.
    pub last: u8,
}

impl StepRules<Siege> for Redeploy {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        Next::Decision { seats: self.asked(rules, state), prompt: Prompt::Redeploy }
    }

    fn asked(&self, rules: &Siege, _: &State) -> Seats {
        staff::sharing(rules, &ROLES, self.done)
    }

    /// Pieces and where they go.
    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        for unit in pieces(rules, state).iter() {
            let Some(from) = state.board.space_of(unit) else { continue };
            let goals = match scope {
                Scope::All => rules.charts.all.minus(SpaceSet::one(from)),
                // In file order: which unit is paid for first changes nothing.
                Scope::Canonical if unit.0 < self.last || self.moved.has(unit) => continue,
                Scope::Canonical if rules.charts.fortifications.has(unit) => continue,
                Scope::Canonical => goals(rules, state, from),
            };
            out.extend(goals.iter().map(|space| Choice::Redeploy(unit, space)));
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Close => staff::check_close(rules, seat),
            Choice::Done => Ok(()),
            Choice::Redeploy(unit, space) => {
                check_redeploy(rules, state, self.moved, unit, space)?;
                staff::check_owner(rules, state, seat, Piece::Unit(unit))
            }
            _ => Err(No::NotAsked),
        }
    }

    /// 22.3: a piece redeploys, or a seat is done.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let mut step = *self;
        match choice {
            Choice::Redeploy(unit, to) => {
                step.moved.insert(unit);
                step.last = unit.0;
                play.replace(Step::Redeploy(step));
                return redeploy(play, unit, to);
            }
            Choice::Close => step.done = staff::everybody(),
            Choice::Done => step.done = step.done.with(seat),
            _ => (),
        }
        play.replace(Step::Redeploy(step));
    }

    /// The step ends when everybody is done, or when not one point is left for it.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let cost = play.rules.components.tables.costs.redeploy;
        let pays = play.state.board.tracks.gp >= cost && !play.state.board.held().is_empty();
        if pays && !self.asked(play.rules, play.state).is_empty() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 22.1, 22.3: whether a piece may redeploy.
fn check_redeploy(
    rules: &Siege,
    state: &State,
    moved: UnitSet,
    unit: Unit,
    space: Space,
) -> Result<(), No> {
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
    check_gp(state, rules.components.tables.costs.redeploy)
}

/// 20.2: GP supply pays for it.
pub(crate) fn check_gp(state: &State, needed: u8) -> Result<(), No> {
    let left = state.board.tracks.gp;
    if needed <= left { Ok(()) } else { Err(No::Gp { needed, left }) }
}

fn redeploy<S: Sink<Siege>>(play: &mut Play<'_, S>, unit: Unit, to: Space) {
    let Some(from) = play.state.board.space_of(unit) else { return };
    play.state.board.put(unit, Place::Space(to));
    play.tell(Event::Redeployed { unit, from, to });
    let cost = play.rules.components.tables.costs.redeploy;
    play.change_supply(Supply::Gp, -(cost as i8));
}

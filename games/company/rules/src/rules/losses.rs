//! Chapter X9, who dies: bases come off, markers stay, the choice die asks for the leader.

use kernel::flow::StepRules;
use kernel::{Next, Roll, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::board::{Caches, Place};
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::prompt::Ask;
use crate::sets::{Square, Unit};

/// Takes bases or vehicles off a unit, as many as it has. Says how many, and whether the choice die is
/// due: bases died, one is left, and the unit has its leader (X9.1).
pub(crate) fn lose<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, wanted: u8) -> Losses {
    let stats = *play.rules.charts.stats(unit);
    let Some(square) = play.state.board.square(unit) else { return Losses::default() };
    let body = play.state.board.body_mut(unit);
    let lost = wanted.min(body.strength);
    if lost == 0 {
        return Losses::default();
    }
    body.strength -= lost;
    let left = body.strength;
    match stats.vehicle() {
        Some(vehicle) => {
            let count = &mut play.state.tally.vehicles[unit.side as usize][vehicle as usize];
            *count = count.saturating_add(lost);
        }
        None => body.casualties = body.casualties.saturating_add(lost),
    }
    play.tell(Event::Lost { unit, lost, left });
    if left == 0 {
        wipe_out(play, unit, square);
        return Losses { lost, leader: false };
    }
    let leader = !stats.is_vehicle() && play.state.board.body(unit).leader;
    Losses { lost, leader }
}

/// What an attack took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Losses {
    /// Bases or vehicles.
    pub(crate) lost: u8,
    /// The choice die is due.
    pub(crate) leader: bool,
}

/// X7.3: a unit is gone. Its markers stay as bodies, its caches lie in the square (X4.6).
pub(crate) fn wipe_out<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, square: Square) {
    let is_foot = !play.rules.charts.stats(unit).is_vehicle();
    let body = play.state.board.body_mut(unit);
    let (casualties, caches) = (body.casualties, body.caches);
    body.casualties = 0;
    body.caches = Caches::default();
    body.strength = 0;
    body.leader = false;
    body.down = false;
    body.hammered = false;
    play.state.board.dead[unit.side as usize].add(square, casualties);
    play.state.board.drop_caches(square, caches);
    play.state.board.put(play.rules, unit, Place::GONE);
    play.state.marked[unit.side as usize].remove(unit.index);
    if is_foot {
        let count = &mut play.state.tally.wiped_out[unit.side as usize];
        *count = count.saturating_add(1);
    }
    play.tell(Event::WipedOut { unit, square });
}

/// Asks for the choice die if it is due.
pub(crate) fn ask_leader<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, losses: Losses) {
    if losses.leader {
        play.push(Step::LeaderDie(LeaderDie { unit }));
    }
}

/// X9.1: the attacker's choice die: on some faces the leader is among the dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct LeaderDie {
    /// Whose leader.
    pub(crate) unit: Unit,
}

impl StepRules<Company> for LeaderDie {
    const RESOLVES: bool = true;

    fn next(&self, rules: &Company, _: &State) -> Next<Company> {
        let faces = rules.components.tables.leader_loss;
        Next::dice(Ask::Leader { unit: self.unit, needs: faces.lowest() }, faces.dice(1))
    }

    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        play.pop();
        let (unit, die) = (self.unit, roll.first());
        let lost = play.rules.components.tables.leader_loss.has(die);
        if lost {
            play.state.board.body_mut(unit).leader = false;
        }
        play.tell(Event::LeaderRolled { unit, die, lost });
    }
}

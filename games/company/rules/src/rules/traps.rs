//! Chapter 30, booby traps: the third square of a White Star unit in one turn.

use kernel::flow::StepRules;
use kernel::{Next, Roll, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::prompt::Ask;
use crate::rules::losses;
use crate::sets::{Faces, Unit};

/// 30a, S-07: whether the square entered as number `entered` of a unit turn is trapped.
pub fn is_trapped(rules: &Company, unit: Unit, entered: u8) -> bool {
    let third = rules.components.tables.trap.square;
    unit.side == Side::WhiteStar
        && third > 0
        && (entered == third || rules.switches.booby_repeat && entered.is_multiple_of(third))
}

/// 30b: the faces that save a unit.
pub fn save(rules: &Company, unit: Unit) -> Faces {
    let stats = rules.charts.stats(unit);
    match (stats.grade(), stats.vehicle()) {
        (Some(grade), _) => rules.components.grades[grade as usize].trap_save,
        (None, Some(vehicle)) => rules.components.vehicles[vehicle as usize].trap_save,
        (None, None) => Faces::default(),
    }
}

/// 30: a trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Trap {
    /// Who stepped on it.
    pub unit: Unit,
    /// Whether it has exploded.
    pub exploded: bool,
}

impl StepRules<Company> for Trap {
    const RESOLVES: bool = true;

    fn next(&self, rules: &Company, _: &State) -> Next<Company> {
        let unit = self.unit;
        if self.exploded {
            let faces = save(rules, unit);
            return Next::dice(Ask::TrapSave { unit, needs: faces.lowest() }, faces.dice(1));
        }
        let faces = rules.components.tables.trap.explodes;
        Next::dice(Ask::Trap { unit, needs: faces.lowest() }, faces.dice(1))
    }

    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let (unit, die) = (self.unit, roll.first());
        if self.exploded {
            return save_rolled(play, unit, die);
        }
        let explodes = play.rules.components.tables.trap.explodes.has(die);
        play.pop();
        if explodes {
            play.push(Step::Trap(Trap { unit, exploded: true }));
        }
        play.tell(Event::TrapRolled { unit, die, explodes });
    }
}

/// 30b, 30c: the save has fallen.
fn save_rolled<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, die: u8) {
    let faces = save(play.rules, unit);
    let saved = faces.has(die);
    play.pop();
    play.tell(Event::TrapSaved { unit, die, needs: faces.lowest(), saved });
    if saved {
        return;
    }
    // The unit stops; nobody else gets a shot for this move.
    play.state.steps.retain(|step| !matches!(step, Step::Opportunity(_)));
    if let Some(acting) = play.state.acting_mut() {
        acting.over = true;
    }
    let losses = losses::lose(play, unit, 1);
    if play.state.board.square(unit).is_some() && !play.rules.charts.stats(unit).is_vehicle() {
        play.state.board.body_mut(unit).down = true;
        play.tell(Event::WentDown { unit });
    }
    losses::ask_leader(play, unit, losses);
}

//! Chapter 35, interrogation.

use kernel::flow::StepRules;
use kernel::{Next, Request, Roll, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::components::{Nation, Side};
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::rules::peasants;
use crate::sets::Unit;

/// Whether a unit may interrogate: White Star foot with a peasant, no token held (S-65).
pub(crate) fn check(state: &State, unit: Unit) -> Result<(), No> {
    if unit.side != Side::WhiteStar {
        return Err(No::WhiteStarInterrogates);
    }
    let Some(square) = state.board.square(unit) else { return Err(No::OffTable) };
    if !state.board.peopled().has(square) {
        return Err(No::Peasant { square });
    }
    if state.token {
        return Err(No::TokenHeld);
    }
    if state.interrogated.has(square) { Err(No::Interrogated { square }) } else { Ok(()) }
}

/// The action succeeds: the die is rolled.
pub fn perform<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    if let Some(square) = play.state.board.square(unit) {
        play.state.interrogated.insert(square);
    }
    play.push(Step::Interrogate(Interrogate { unit, again: false }));
}

/// An interrogation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Interrogate {
    /// Who asks.
    pub(crate) unit: Unit,
    /// Whether the die is rolled again.
    pub(crate) again: bool,
}

impl StepRules<Company> for Interrogate {
    const RESOLVES: bool = true;

    fn next(&self, _: &Company, _: &State) -> Next<Company> {
        Next::dice(Ask::Interrogate { unit: self.unit }, Request::ONE_DIE)
    }

    /// ARVN must roll a wasted die again, once (S-65).
    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let (unit, die) = (self.unit, roll.first());
        let wasted = play.rules.components.tables.interrogation.wasted.has(die);
        let is_arvn = play.rules.forces[unit.side as usize].nation == Nation::Arvn;
        if wasted && is_arvn && !self.again {
            play.replace(Step::Interrogate(Interrogate { unit, again: true }));
            play.tell(Event::Interrogated { unit, die });
        } else {
            result(play, unit, die);
        }
    }
}

/// The die that stands.
fn result<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, die: u8) {
    play.pop();
    play.tell(Event::Interrogated { unit, die });
    let table = &play.rules.components.tables.interrogation;
    if table.dies.has(die) {
        if let Some(square) = play.state.board.square(unit) {
            peasants::die(play, square, unit.side);
        }
    } else if table.bingo.has(die) {
        play.state.token = true;
        play.tell(Event::TokenWon);
    }
}

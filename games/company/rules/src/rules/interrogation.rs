//! Chapter 35, interrogation.

use kernel::{Roll, Sink};

use crate::Company;
use crate::components::{Nation, Side};
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::refusal::No;
use crate::rules::peasants;
use crate::sets::Unit;

/// Whether a unit may interrogate: White Star foot with a peasant, no token held (S-65).
pub fn check(state: &State, unit: Unit) -> Result<(), No> {
    if unit.side != Side::WhiteStar {
        return Err(No::WhiteStarOnly);
    }
    let Some(square) = state.board.square(unit) else { return Err(No::OffTable) };
    if !state.board.peopled().has(square) {
        return Err(No::NoPeasant { square });
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
    play.push(Step::Interrogate { unit, again: false });
}

/// The first die has fallen: ARVN must roll a wasted one again (S-65).
pub fn rolled<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, roll: &Roll) {
    let die = roll.first();
    let wasted = play.rules.components.tables.interrogation.wasted.has(die);
    if wasted && play.rules.forces[unit.side as usize].nation == Nation::Arvn {
        play.replace(Step::Interrogate { unit, again: true });
        play.tell(Event::Interrogated { unit, die });
    } else {
        result(play, unit, die);
    }
}

/// The die that stands.
pub fn result<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, die: u8) {
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

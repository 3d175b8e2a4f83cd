//! Chapter 28j, CASEVAC: a helicopter for the casualties of one square.

use kernel::flow::StepRules;
use kernel::{Next, Roll, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::components::{Commander, Grade, Nation, Side};
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::rules::enemies_near;
use crate::sets::{Square, SquareSet, Unit};

/// White Star casualty markers in a square, with units or as bodies.
pub fn markers(state: &State, square: Square) -> u8 {
    let here = state.board.units_in(Side::WhiteStar, SquareSet::one(square));
    let with =
        here.iter().map(|index| state.board.body(Unit::new(Side::WhiteStar, index)).casualties);
    let dead = state.board.dead[Side::WhiteStar as usize].get(square);
    with.fold(dead, u8::saturating_add)
}

/// Squares with White Star casualties.
pub(crate) fn squares(state: &State) -> SquareSet {
    let mut squares = state.board.dead[Side::WhiteStar as usize].squares();
    for index in state.board.on_table(Side::WhiteStar).iter() {
        let body = state.board.body(Unit::new(Side::WhiteStar, index));
        if body.casualties > 0
            && let Some(square) = body.place.square()
        {
            squares.insert(square);
        }
    }
    squares
}

/// Whether a unit may call a helicopter: a PC with his leader (S-57), calls left (S-20).
pub(crate) fn check_caller(rules: &Company, state: &State, unit: Unit) -> Result<(), No> {
    let is_pc = rules.charts.stats(unit).commander() == Some(Commander::Platoon);
    if unit.side != Side::WhiteStar || !is_pc || !state.board.body(unit).leader {
        return Err(No::NotPc);
    }
    let most = rules.components.tables.casevac.per_turn;
    let shared = rules.forces[Side::Communist as usize].nation == Nation::Vc;
    let made = state.casevacs + if shared { state.strikes } else { 0 };
    if made >= most { Err(No::CasevacsUsed { most }) } else { Ok(()) }
}

/// Whether a helicopter may be called to a square: casualties are there and no enemy that is seen.
pub(crate) fn check_square(state: &State, square: Square) -> Result<(), No> {
    if markers(state, square) == 0 {
        return Err(No::Casualties { square });
    }
    if state.board.occupied(Side::Communist).has(square) {
        return Err(No::LandsOnEnemy { square });
    }
    Ok(())
}

/// S-32: the risk dice at a square.
pub fn dice(rules: &Company, state: &State, square: Square) -> u8 {
    let table = &rules.components.tables.casevac;
    let enemies = enemies_near(rules, state, Side::WhiteStar, square);
    if enemies.is_empty() {
        return 0;
    }
    let each = enemies.iter().map(|index| {
        let unit = Unit::new(Side::Communist, index);
        let strength = state.board.body(unit).strength;
        match rules.charts.stats(unit).grade() {
            None => table.vehicle_dice * strength,
            Some(Grade::Raw) => (strength as i8 + table.raw).max(0) as u8,
            Some(Grade::Average | Grade::Veteran) => strength,
        }
    });
    each.sum::<u8>().max(table.min)
}

/// The call goes through: the risk is rolled, in handfuls if need be.
pub fn perform<S: Sink<Company>>(play: &mut Play<'_, S>, square: Square) {
    play.state.casevacs += 1;
    let left = dice(play.rules, play.state, square);
    if left > 0 {
        play.push(Step::Risk(Risk { square, left }));
    } else {
        evacuate(play, square);
    }
}

/// The risk dice of a helicopter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Risk {
    /// Where it lands.
    pub square: Square,
    /// Dice that are still to be rolled.
    pub left: u8,
}

impl StepRules<Company> for Risk {
    const RESOLVES: bool = true;

    fn next(&self, rules: &Company, _: &State) -> Next<Company> {
        let faces = rules.components.tables.casevac.lost;
        Next::dice(Ask::Risk { square: self.square, needs: faces.lowest() }, faces.dice(self.left))
    }

    /// A handful has fallen.
    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let square = self.square;
        let lost = play.rules.components.tables.casevac.lost.count(&roll.0) > 0;
        let left = self.left.saturating_sub(roll.0.len() as u8);
        play.pop();
        if lost {
            play.state.tally.helicopters = play.state.tally.helicopters.saturating_add(1);
        } else if left > 0 {
            play.push(Step::Risk(Risk { square, left }));
        }
        play.tell(Event::RiskRolled { square, dice: roll.0.clone(), lost });
        if !lost && left == 0 {
            evacuate(play, square);
        }
    }
}

/// S-33: all White Star markers of the square are flown out.
fn evacuate<S: Sink<Company>>(play: &mut Play<'_, S>, square: Square) {
    let count = markers(play.state, square);
    play.state.board.dead[Side::WhiteStar as usize].set(square, 0);
    for index in play.state.board.units_in(Side::WhiteStar, SquareSet::one(square)).iter() {
        play.state.board.body_mut(Unit::new(Side::WhiteStar, index)).casualties = 0;
    }
    play.state.tally.evacuated = play.state.tally.evacuated.saturating_add(count);
    play.tell(Event::Evacuated { square, count });
}

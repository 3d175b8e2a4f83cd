//! Chapter 27, morale: foot next to the enemy may lose action dice.

use kernel::{Roll, Sink};

use crate::Company;
use crate::components::Grade;
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::rules::{action_dice, enemies_near};
use crate::sets::Unit;

/// How many dice the morale test of a unit has; 0 when there is none.
pub fn dice(rules: &Company, state: &State, unit: Unit) -> u8 {
    let Some(grade) = rules.charts.stats(unit).grade() else { return 0 };
    let Some(square) = state.board.square(unit) else { return 0 };
    let enemies = enemies_near(rules, state, unit.side, square).len();
    if enemies == 0 {
        return 0;
    }
    let body = state.board.body(unit);
    let (leader, casualties) = (body.leader, body.casualties);
    count(rules, &Tested { grade, leader, casualties, enemies })
}

/// What a morale test depends on.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    /// The grade.
    pub grade: Grade,
    /// It has its leader.
    pub leader: bool,
    /// Casualty markers with it.
    pub casualties: u8,
    /// Enemy units in proximity.
    pub enemies: u8,
}

/// The sum of the table.
pub fn count(rules: &Company, tested: &Tested) -> u8 {
    let Tested { grade, leader, casualties, enemies } = *tested;
    let table = &rules.components.tables.morale;
    let mut dice = rules.components.grades[grade as usize].morale_dice;
    if !leader {
        dice += table.no_leader;
    }
    dice += table.per_casualty * (casualties.min(99) as i8).min(table.casualty_max);
    dice += table.per_enemy * (enemies as i8).min(table.enemy_max);
    dice.max(0) as u8
}

/// The dice have fallen: each fail takes an action die.
pub fn rolled<S: Sink<Company>>(play: &mut Play<'_, S>, roll: &Roll) {
    play.pop();
    let fails = play.rules.components.tables.morale.fail.count(&roll.0);
    let Some(Step::Unit(mut acting)) = play.pop() else { return };
    let unit = acting.unit;
    play.tell(Event::Morale { unit, dice: roll.0.clone(), fails });
    acting.sum = action_dice::sum(play.rules, play.state, unit, fails);
    acting.dice = action_dice::total(play.rules, play.state, unit, acting.sum);
    play.state.board.body_mut(unit).hammered = false;
    play.push(Step::Unit(acting));
    let seat = play.state.seat(unit.side);
    play.tell(Event::ActionDice { seat, unit, dice: acting.dice, hidden: acting.secret });
}

//! Chapter 27, morale: foot next to the enemy may lose action dice.

use kernel::flow::{Flows, StepRules};
use kernel::{Ledger, Next, Roll, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::components::Grade;
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::prompt::Ask;
use crate::rules::{action_dice, enemies_near};
use crate::sets::Unit;
use crate::sums::{Sum, Term};

/// How many dice the morale test of a unit has; 0 when there is none.
pub(crate) fn dice(rules: &Company, state: &State, unit: Unit) -> u8 {
    tested(rules, state, unit).map_or(0, |tested| count(rules, &tested))
}

/// What the test of a unit depends on; none for vehicles, and where no enemy is near.
fn tested(rules: &Company, state: &State, unit: Unit) -> Option<Tested> {
    let grade = rules.charts.stats(unit).grade()?;
    let enemies = enemies_near(rules, state, unit.side, state.board.square(unit)?).len();
    let body = state.board.body(unit);
    let (leader, casualties) = (body.leader, body.casualties);
    (enemies > 0).then_some(Tested { grade, leader, casualties, enemies })
}

/// What a morale test depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tested {
    /// The grade.
    pub(crate) grade: Grade,
    /// It has its leader.
    pub(crate) leader: bool,
    /// Casualty markers with it.
    pub(crate) casualties: u8,
    /// Enemy units in proximity.
    pub(crate) enemies: u8,
}

/// The lines of the table that count.
fn terms(rules: &Company, tested: &Tested) -> [(i8, Term); 4] {
    let Tested { grade, leader, casualties, enemies } = *tested;
    let table = &rules.components.tables.morale;
    let casualties = table.per_casualty * (casualties.min(99) as i8).min(table.casualty_max);
    let enemies = table.per_enemy * (enemies as i8).min(table.enemy_max);
    [
        (rules.components.grades[grade as usize].morale_dice, Term::MoraleGrade),
        (if leader { 0 } else { table.no_leader }, Term::MoraleNoLeader),
        (casualties, Term::Casualties),
        (enemies, Term::EnemiesNear),
    ]
}

/// The sum of the table.
pub(crate) fn count(rules: &Company, tested: &Tested) -> u8 {
    let dice: i8 = terms(rules, tested).iter().map(|(amount, _)| amount).sum();
    dice.max(0) as u8
}

/// The same as a sum that explains itself; none where nothing is tested.
pub fn ledger(rules: &Company, state: &State, unit: Unit) -> Option<Ledger> {
    let tested = tested(rules, state, unit)?;
    let mut ledger = Ledger::of(&Sum::Morale);
    for (amount, term) in terms(rules, &tested) {
        if amount != 0 {
            ledger.add_term(amount, &term);
        }
    }
    Some(ledger)
}

/// The morale test of the unit below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Morale {
    /// So many dice.
    pub dice: u8,
}

impl StepRules<Company> for Morale {
    const RESOLVES: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        let Some(acting) = state.acting() else { return rules.end(state) };
        let fail = rules.components.tables.morale.fail;
        Next::dice(Ask::Morale { unit: acting.unit, needs: fail.lowest() }, fail.dice(self.dice))
    }

    /// Each fail takes an action die.
    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
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
}

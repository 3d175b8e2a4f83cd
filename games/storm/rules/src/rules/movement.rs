//! Chapter 7.0, movement.
//!
//! A stack moves step by step with the lowest movement points among its units. Each step is judged as
//! things stand at that moment, because control passes on entry.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Side};
use crate::event::Event;
use crate::flow::{March, Order, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::Changes;
use crate::sets::UnitSet;

impl StepRules<Storm> for March {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(self.side), Prompt::March { area: self.area, left: self.left })
    }

    fn candidates(&self, rules: &Storm, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Stop);
        out.extend(rules.charts.adjacent(self.area).iter().map(Choice::Move));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match choice {
            Choice::Stop => Ok(()),
            Choice::Move(to) => check(rules, state, self, *to).map(|_| ()),
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the other legal choice is to stop")]
    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::Move(to) => step(play, *self, to),
            _ => stop(play, *self),
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // The move ends by itself where no step is left.
        let mut near = play.rules.charts.adjacent(self.area).iter();
        if self.left > 0 && near.any(|to| check(play.rules, play.state, self, to).is_ok()) {
            return Flow::Waits;
        }
        stop(play, *self);
        Flow::Goes
    }
}

/// What a step costs: more for a hard entry, and more for a hard leave.
pub(crate) fn step_cost(rules: &Storm, state: &State, side: Side, from: Area, to: Area) -> u8 {
    let board = &state.board;
    let hostile = |area| board.control(area) != side || board.occupied(side.enemy()).has(area);
    // The reasons on entry count once together (S-46).
    let entry = hostile(to) || rules.charts.is_river(from, to);
    let costs = &rules.components.tables.movement;
    let enter = costs.enter + if entry { costs.enter_extra } else { 0 };
    enter + if hostile(from) { costs.leave_extra } else { 0 }
}

/// Checks a step of a stack with `left` movement points, and gives its cost.
pub fn check_step(
    rules: &Storm,
    state: &State,
    side: Side,
    units: UnitSet,
    from: Area,
    to: Area,
    left: u8,
) -> Result<u8, No> {
    check_entry(rules, state, side, units, from, to)?;
    let present = state.board.units(side, to).minus(units).len();
    let limit = rules.components.tables.stacking_limit;
    if present + units.len() > limit {
        return Err(No::Stacking { area: to, units: present + units.len(), limit });
    }
    let cost = step_cost(rules, state, side, from, to);
    if cost > left { Err(No::Points { area: to, cost, left }) } else { Ok(cost) }
}

/// Whether these units may enter at all, points and room apart.
pub(crate) fn check_entry(
    rules: &Storm,
    state: &State,
    side: Side,
    units: UnitSet,
    from: Area,
    to: Area,
) -> Result<(), No> {
    match side {
        Side::French => {
            if rules.charts.red.has(to) {
                return Err(No::Red { area: to });
            }
            let armor = !units.and(rules.charts.armor).is_empty();
            if armor && rules.charts.is_river(from, to) {
                return Err(No::ArmorRiver { area: to });
            }
        }
        Side::VietMinh => {
            let french = state.board.occupied(Side::French).has(to);
            if french && state.board.control(to) == Side::French {
                return Err(No::FrenchHeld { area: to });
            }
        }
    }
    Ok(())
}

/// A stack sets out.
pub(crate) fn begin<S: Sink<Storm>>(play: &mut Play<'_, S>, order: &Order, to: Area) {
    let march = March {
        side: order.side,
        units: order.picked,
        area: order.area,
        left: play.rules.charts.movement(order.side, order.picked),
    };
    play.push(Step::March(march));
    step(play, march, to);
}

/// One step of the march on top of the stack.
fn step<S: Sink<Storm>>(play: &mut Play<'_, S>, march: March, to: Area) {
    let cost = step_cost(play.rules, play.state, march.side, march.area, to);
    let March { side, units, area: from, left } = march;
    play.pop();
    play.push(Step::March(March { area: to, left: left.saturating_sub(cost), ..march }));
    let moved = Event::Moved { side, units, from, to, cost };
    play.change(moved, |board| board.shift(side, units, from, to));
}

/// The moved units become spent.
fn stop<S: Sink<Storm>>(play: &mut Play<'_, S>, march: March) {
    play.pop();
    play.state.board.spend_all(march.side, march.units);
}

/// Whether the march may go on to an area.
pub(crate) fn check(rules: &Storm, state: &State, march: &March, to: Area) -> Result<u8, No> {
    check_step(rules, state, march.side, march.units, march.area, to, march.left)
}

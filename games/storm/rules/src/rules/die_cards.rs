//! Chapter W.1, cards that roll one die: Relief Force, Rats of the Nam Yum, Detonate Mine Shaft,
//! Propaganda.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Kind, Side};
use crate::event::Event;
use crate::flow::{Play, Retreats, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{Changes, allocation, class_of, one_of_each, retreat};
use crate::sets::{AreaSet, Unit, UnitSet};

/// FR-09 (S-29): turns 1 to 4, while a unit could come.
pub(crate) fn check_relief(rules: &Storm, state: &State) -> Result<(), No> {
    let kind = Kind::ReliefForce;
    let tables = &rules.components.tables;
    if state.turn > tables.relief_last_turn {
        return Err(No::WrongTurn { card: kind, turn: state.turn });
    }
    let there = state.board.units(Side::French, tables.relief_area).len();
    if there >= tables.stacking_limit || state.board.star.is_empty() {
        return Err(No::Effect { card: kind });
    }
    Ok(())
}

/// Relief Force: the die.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReliefDie;

impl StepRules<Storm> for ReliefDie {
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, _: &State) -> Next<Storm> {
        Next::dice(Ask::Relief, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let die = roll.first();
        let row = play.rules.components.tables.relief[usize::from(die - 1)];
        play.replace(Step::Relief(Relief { infantry: row.infantry, armor: row.armor }));
        play.tell(Event::ReliefRolled { die });
    }
}

/// Relief Force: star units come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Relief {
    /// Infantry still to come.
    pub(crate) infantry: u8,
    /// Armor still to come.
    pub(crate) armor: u8,
}

impl StepRules<Storm> for Relief {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, rules: &Storm, state: &State) -> Next<Storm> {
        Next::ask(
            state.seat(Side::French),
            Prompt::Relief { area: rules.components.tables.relief_area },
        )
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let side = Side::French;
        match scope {
            Scope::All => {
                let star = state.board.star.iter();
                out.extend(star.map(|index| Choice::Bring(Unit::new(side, index))));
            }
            Scope::Canonical => {
                let pool = relief_pool(rules, state, *self);
                out.extend(one_of_each(rules, side, pool, 0).map(Choice::Bring));
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Bring(unit) if relief_pool(rules, state, *self).has(unit.index) => Ok(()),
            Choice::Bring(unit) => Err(No::NotRolled { unit }),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Bring(unit) = choice {
            bring(play, *self, unit);
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Units come by themselves where there is nothing to choose; without room they are lost.
        let pool = relief_pool(play.rules, play.state, *self);
        let room = relief_room(play.rules, play.state);
        let wanted = self.infantry + self.armor;
        if pool.is_empty() || room == 0 {
            play.pop();
            // Rolled, but without room: which of them does not matter any more.
            lose_star(play, pool.iter().take(usize::from(wanted)).collect());
            return Flow::Goes;
        }
        if pool.len() > wanted || room < wanted.min(pool.len()) {
            return Flow::Waits;
        }
        if let Some(index) = pool.first() {
            bring(play, *self, Unit::new(Side::French, index));
        }
        Flow::Goes
    }
}

/// FR-09: star units are lost.
fn lose_star<S: Sink<Storm>>(play: &mut Play<'_, S>, lost: UnitSet) {
    if lost.is_empty() {
        return;
    }
    let board = &mut play.state.board;
    board.star = board.star.minus(lost);
    let gone = &mut board.eliminated[Side::French as usize];
    *gone = gone.or(lost);
    play.tell(Event::NoRoom { side: Side::French, units: lost });
}

/// The star units of the kinds that may still come.
fn relief_pool(rules: &Storm, state: &State, left: Relief) -> UnitSet {
    let Relief { infantry, armor } = left;
    let (tanks, foot) = (rules.charts.armor, state.board.star.minus(rules.charts.armor));
    let tanks = if armor > 0 { state.board.star.and(tanks) } else { UnitSet::NONE };
    let foot = if infantry > 0 { foot } else { UnitSet::NONE };
    tanks.or(foot)
}

/// Room left for the Relief Force.
fn relief_room(rules: &Storm, state: &State) -> u8 {
    let tables = &rules.components.tables;
    let there = state.board.units(Side::French, tables.relief_area).len();
    tables.stacking_limit.saturating_sub(there)
}

/// FR-09: a unit arrives, fresh, whoever controls the area.
fn bring<S: Sink<Storm>>(play: &mut Play<'_, S>, left: Relief, unit: Unit) {
    let Relief { infantry, armor } = left;
    let area = play.rules.components.tables.relief_area;
    let tank = play.rules.charts.armor.has(unit.index);
    let (infantry, armor) = if tank { (infantry, armor - 1) } else { (infantry - 1, armor) };
    play.pop();
    play.push(Step::Relief(Relief { infantry, armor }));
    let one = UnitSet::one(unit.index);
    play.change(Event::Arrived { side: Side::French, units: one, area }, |board| {
        board.star.remove(unit.index);
        board.refresh(Side::French, one);
        board.put(unit, area);
    });
}

/// VM-03: a French area without Viet Minh, with fresh French units.
pub(crate) fn check_rats(state: &State, area: Area) -> Result<(), No> {
    let board = &state.board;
    if board.control(area) != Side::French {
        return Err(No::NotFrench { card: Kind::Rats, area });
    }
    if board.occupied(Side::VietMinh).has(area) {
        return Err(No::VietMinhThere { area });
    }
    if board.fresh_units(Side::French, area).is_empty() {
        return Err(No::NobodyFresh { area });
    }
    Ok(())
}

/// VM-06: a French area with French units, beside full trenches.
pub(crate) fn check_shaft(rules: &Storm, state: &State, area: Area) -> Result<(), No> {
    let (board, kind) = (&state.board, Kind::MineShaft);
    if board.control(area) != Side::French {
        return Err(No::NotFrench { card: kind, area });
    }
    if !board.occupied(Side::French).has(area) {
        return Err(No::CardNoEnemy { card: kind, area });
    }
    let full = rules.components.tables.max_trench;
    let mut near = rules.charts.adjacent(area).iter();
    if near.any(|other| board.trench(other) >= full) { Ok(()) } else { Err(No::Shaft { area }) }
}

/// Rats: the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct RatsDie {
    /// Where.
    pub(crate) area: Area,
}

impl StepRules<Storm> for RatsDie {
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, _: &State) -> Next<Storm> {
        Next::dice(Ask::Rats { area: self.area }, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let (area, die) = (self.area, roll.first());
        play.replace(Step::RatsSpend(RatsSpend { area, left: die, floor: 0 }));
        play.tell(Event::RatsRolled { area, die });
    }
}

/// Rats: French units become spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct RatsSpend {
    /// Where.
    pub area: Area,
    /// How many more.
    pub left: u8,
    /// The class of the last one, for canonical order.
    pub floor: u8,
}

impl StepRules<Storm> for RatsSpend {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(
            state.seat(Side::VietMinh),
            Prompt::RatsSpend { area: self.area, left: self.left },
        )
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        match scope {
            Scope::All => {
                let units = state.board.units(Side::French, self.area).iter();
                out.extend(units.map(|index| Choice::Spend(Unit::new(Side::French, index))));
            }
            Scope::Canonical => {
                let fresh = state.board.fresh_units(Side::French, self.area);
                out.extend(one_of_each(rules, Side::French, fresh, self.floor).map(Choice::Spend));
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, _: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Spend(unit) if state.board.is_fresh(unit) => Ok(()),
            Choice::Spend(unit) => Err(No::RatsSpent { unit }),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        // A French unit becomes spent, or the Viet Minh stop short.
        play.pop();
        if let Choice::Spend(unit) = choice {
            let floor = class_of(play.rules, unit);
            let left = self.left - 1;
            play.push(Step::RatsSpend(RatsSpend { area: self.area, left, floor }));
            play.spend(Side::French, UnitSet::one(unit.index), self.area);
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Ends when the die is used up or nobody is fresh.
        let fresh = play.state.board.fresh_units(Side::French, self.area);
        if self.left > 0 && !fresh.is_empty() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// VM-06: French units that have somewhere to go (S-32).
fn movable(rules: &Storm, state: &State, area: Area) -> UnitSet {
    let barred = AreaSet::from_iter([area]);
    let units = state.board.units(Side::French, area).iter();
    units
        .filter(|index| {
            let unit = Unit::new(Side::French, *index);
            !retreat::ways(rules, state, unit, area, barred).areas.is_empty()
        })
        .collect()
}

fn detonate<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area) {
    play.pop();
    if play.state.board.occupied(Side::French).has(area) {
        play.push(Step::ShaftDie(ShaftDie { area }));
    }
}

/// Added to the class of a spent unit, so that fresh units come first in canonical order.
const SPENT: u8 = 128;

/// Detonate Mine Shaft: French units may leave first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct ShaftWarning {
    /// Where.
    pub area: Area,
    /// The class of the last one, for canonical order; a spent one comes after all fresh ones.
    pub floor: u8,
}

impl StepRules<Storm> for ShaftWarning {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(Side::French), Prompt::ShaftWarning { area: self.area })
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        let units = state.board.units(Side::French, self.area);
        match scope {
            Scope::All => {
                let all = units.iter().map(|index| Unit::new(Side::French, index));
                out.extend(all.map(Choice::Withdraw));
            }
            Scope::Canonical => {
                // Fresh and spent units of a class are not alike here: first all fresh ones, by class.
                let fresh = units.and(state.board.fresh[Side::French as usize]);
                let leave = |pool, class| one_of_each(rules, Side::French, pool, class);
                let spent_from = match self.floor.checked_sub(SPENT) {
                    Some(class) => class,
                    None => {
                        out.extend(leave(fresh, self.floor).map(Choice::Withdraw));
                        0
                    }
                };
                out.extend(leave(units.minus(fresh), spent_from).map(Choice::Withdraw));
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Withdraw(unit) if movable(rules, state, self.area).has(unit.index) => Ok(()),
            Choice::Withdraw(unit) => Err(No::Destination { unit }),
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the other legal choice is to stay")]
    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::Withdraw(unit) => withdraw(play, self.area, unit),
            _ => detonate(play, self.area),
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Asks while somebody could leave; the die is rolled only if somebody stays (S-78).
        if !movable(play.rules, play.state, self.area).is_empty() {
            return Flow::Waits;
        }
        detonate(play, self.area);
        Flow::Goes
    }
}

/// VM-06: a unit leaves by 8.4.2.
fn withdraw<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area, unit: Unit) {
    let spent = if play.state.board.is_fresh(unit) { 0 } else { SPENT };
    // Where room is short it matters who leaves first.
    let here = play.state.board.units(Side::French, area).len();
    let short = retreat::is_room_short(play.rules, play.state, Side::French, area, here);
    let floor = if short { 0 } else { class_of(play.rules, unit) + spent };
    play.replace(Step::ShaftWarning(ShaftWarning { area, floor }));
    let pending = UnitSet::one(unit.index);
    play.spend(Side::French, pending, area);
    let retreats = Retreats { owner: Side::French, from: area, pending, transit: None, last: None };
    play.push(Step::Retreats(retreats));
}

/// Detonate Mine Shaft: the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct ShaftDie {
    /// Where.
    pub(crate) area: Area,
}

impl StepRules<Storm> for ShaftDie {
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, _: &State) -> Next<Storm> {
        Next::dice(Ask::Shaft { area: self.area }, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        // The units left take the die's damage, assigned by the Viet Minh (S-32).
        let (area, die) = (self.area, roll.first());
        play.pop();
        play.state.last_attack = Some((area, die));
        play.tell(Event::ShaftRolled { area, die });
        let units = play.state.board.units(Side::French, area);
        allocation::fall(play, die, area, Side::French, Side::VietMinh, units);
    }
}

/// Propaganda: a die for each Thai unit, in the order of the counter list (S-78).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Propaganda {
    /// Where.
    pub(crate) area: Area,
    /// The units left.
    pub(crate) left: UnitSet,
}

impl StepRules<Storm> for Propaganda {
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, _: &State) -> Next<Storm> {
        let unit = Unit::new(Side::French, self.left.first().unwrap_or(0));
        Next::dice(Ask::Propaganda { unit }, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let (Propaganda { area, left }, die) = (*self, roll.first());
        let Some(index) = left.first() else { return };
        let one = UnitSet::one(index);
        play.replace(Step::Propaganda(Propaganda { area, left: left.minus(one) }));
        play.tell(Event::PropagandaRolled { unit: Unit::new(Side::French, index), die });
        if play.rules.components.card_values.propaganda_removes.contains(&die) {
            play.eliminate(Side::French, one, area);
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        if !self.left.is_empty() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

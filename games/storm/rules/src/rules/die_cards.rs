//! Chapter W.1, cards that roll one die: Relief Force, Rats of the Nam Yum, Detonate Mine Shaft,
//! Propaganda.

use kernel::{Scope, Sink};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Kind, Side};
use crate::event::Event;
use crate::flow::{Flow, Play, Retreats, State, Step};
use crate::refusal::No;
use crate::rules::{allocation, class_of, one_of_each, retreat};
use crate::sets::{AreaSet, Unit, UnitSet};

/// FR-09 (S-29): turns 1 to 4, while a unit could come.
pub fn check_relief(rules: &Storm, state: &State) -> Result<(), No> {
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

/// FR-09: the die has fallen.
pub fn relief_rolled<S: Sink<Storm>>(play: &mut Play<'_, S>, die: u8) {
    play.pop();
    let row = play.rules.components.tables.relief[usize::from(die - 1)];
    play.push(Step::Relief { infantry: row.infantry, armor: row.armor });
    play.tell(Event::ReliefRolled { die });
}

/// The star units of the kinds that may still come.
fn relief_pool(rules: &Storm, state: &State, infantry: u8, armor: u8) -> UnitSet {
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

/// FR-09: units come by themselves where there is nothing to choose; without room they are lost.
pub fn run_relief<S: Sink<Storm>>(play: &mut Play<'_, S>, infantry: u8, armor: u8) -> Flow {
    let pool = relief_pool(play.rules, play.state, infantry, armor);
    let room = relief_room(play.rules, play.state);
    let wanted = infantry + armor;
    if pool.is_empty() || room == 0 {
        play.pop();
        // Rolled, but without room: which of them does not matter any more.
        let lost: UnitSet = pool.iter().take(usize::from(wanted)).collect();
        if !lost.is_empty() {
            let board = &mut play.state.board;
            board.star = board.star.minus(lost);
            let gone = &mut board.eliminated[Side::French as usize];
            *gone = gone.or(lost);
            play.tell(Event::NoRoom { side: Side::French, units: lost });
        }
        return Flow::Goes;
    }
    if pool.len() > wanted || room < wanted.min(pool.len()) {
        return Flow::Waits;
    }
    if let Some(index) = pool.first() {
        bring(play, infantry, armor, Unit::new(Side::French, index));
    }
    Flow::Goes
}

/// FR-09: the answers.
pub fn relief_candidates(
    rules: &Storm,
    state: &State,
    infantry: u8,
    armor: u8,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let side = Side::French;
    match scope {
        Scope::All => {
            out.extend(state.board.star.iter().map(|index| Choice::Bring(Unit::new(side, index))));
        }
        Scope::Canonical => {
            let pool = relief_pool(rules, state, infantry, armor);
            out.extend(one_of_each(rules, side, pool, 0).map(Choice::Bring));
        }
    }
}

/// FR-09: whether a unit is among those rolled.
pub fn check_bring(
    rules: &Storm,
    state: &State,
    infantry: u8,
    armor: u8,
    unit: Unit,
) -> Result<(), No> {
    if relief_pool(rules, state, infantry, armor).has(unit.index) {
        Ok(())
    } else {
        Err(No::NotRolled { unit })
    }
}

/// FR-09: a unit arrives, fresh, whoever controls the area.
pub fn bring<S: Sink<Storm>>(play: &mut Play<'_, S>, infantry: u8, armor: u8, unit: Unit) {
    let area = play.rules.components.tables.relief_area;
    let tank = play.rules.charts.armor.has(unit.index);
    let (infantry, armor) = if tank { (infantry, armor - 1) } else { (infantry - 1, armor) };
    play.pop();
    play.push(Step::Relief { infantry, armor });
    let one = UnitSet::one(unit.index);
    play.change(Event::Arrived { side: Side::French, units: one, area }, |board| {
        board.star.remove(unit.index);
        board.refresh(Side::French, one);
        board.put(unit, area);
    });
}

/// VM-03: a French area without Viet Minh, with fresh French units.
pub fn check_rats(state: &State, area: Area) -> Result<(), No> {
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
pub fn check_shaft(rules: &Storm, state: &State, area: Area) -> Result<(), No> {
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

/// VM-03: the die has fallen.
pub fn rats_rolled<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area, die: u8) {
    play.pop();
    play.push(Step::RatsSpend { area, left: die, floor: 0 });
    play.tell(Event::RatsRolled { area, die });
}

/// VM-03: ends when the die is used up or nobody is fresh.
pub fn run_rats<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area, left: u8) -> Flow {
    if left > 0 && !play.state.board.fresh_units(Side::French, area).is_empty() {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// VM-03: the answers.
pub fn rats_candidates(
    rules: &Storm,
    state: &State,
    area: Area,
    floor: u8,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    out.push(Choice::Done);
    let fresh = state.board.fresh_units(Side::French, area);
    match scope {
        Scope::All => {
            let units = state.board.units(Side::French, area).iter();
            out.extend(units.map(|index| Choice::Spend(Unit::new(Side::French, index))));
        }
        Scope::Canonical => {
            out.extend(one_of_each(rules, Side::French, fresh, floor).map(Choice::Spend));
        }
    }
}

/// VM-03: whether a unit can become spent.
pub fn check_rats_spend(state: &State, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Done => Ok(()),
        Choice::Spend(unit) if state.board.is_fresh(unit) => Ok(()),
        Choice::Spend(unit) => Err(No::Spent { unit }),
        _ => Err(No::NotAsked),
    }
}

/// VM-03: a French unit becomes spent, or the Viet Minh stop short.
pub fn apply_rats<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area, left: u8, choice: Choice) {
    play.pop();
    if let Choice::Spend(unit) = choice {
        let floor = class_of(play.rules, unit);
        play.push(Step::RatsSpend { area, left: left - 1, floor });
        play.spend(Side::French, UnitSet::one(unit.index), area);
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

/// VM-06: asks while somebody could leave; the die is rolled only if somebody stays (S-78).
pub fn run_warning<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area) -> Flow {
    if !movable(play.rules, play.state, area).is_empty() {
        return Flow::Waits;
    }
    detonate(play, area);
    Flow::Goes
}

fn detonate<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area) {
    play.pop();
    if play.state.board.occupied(Side::French).has(area) {
        play.push(Step::ShaftDie { area });
    }
}

/// Added to the class of a spent unit, so that fresh units come first in canonical order.
const SPENT: u8 = 128;

/// VM-06: the answers of the French.
pub fn warning_candidates(
    rules: &Storm,
    state: &State,
    area: Area,
    floor: u8,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    out.push(Choice::Done);
    let units = state.board.units(Side::French, area);
    match scope {
        Scope::All => {
            let all = units.iter().map(|index| Unit::new(Side::French, index));
            out.extend(all.map(Choice::Withdraw));
        }
        Scope::Canonical => {
            // Fresh and spent units of a class are not alike here: first all fresh ones, by class.
            let fresh = units.and(state.board.fresh[Side::French as usize]);
            let (from, spent_from) = match floor.checked_sub(SPENT) {
                Some(class) => (None, class),
                None => (Some(floor), 0),
            };
            let leave = |pool, class| one_of_each(rules, Side::French, pool, class);
            out.extend(
                from.into_iter().flat_map(|class| leave(fresh, class)).map(Choice::Withdraw),
            );
            out.extend(leave(units.minus(fresh), spent_from).map(Choice::Withdraw));
        }
    }
}

/// VM-06: whether a unit may leave.
pub fn check_withdraw(rules: &Storm, state: &State, area: Area, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Done => Ok(()),
        Choice::Withdraw(unit) if movable(rules, state, area).has(unit.index) => Ok(()),
        Choice::Withdraw(unit) => Err(No::Destination { unit }),
        _ => Err(No::NotAsked),
    }
}

/// VM-06: a unit leaves by 8.4.2, or the French wait for the blast.
pub fn apply_withdraw<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area, choice: Choice) {
    let Choice::Withdraw(unit) = choice else { return detonate(play, area) };
    let spent = if play.state.board.is_fresh(unit) { 0 } else { SPENT };
    // Where room is short it matters who leaves first.
    let here = play.state.board.units(Side::French, area).len();
    let short = retreat::is_room_short(play.rules, play.state, Side::French, area, here);
    let floor = if short { 0 } else { class_of(play.rules, unit) + spent };
    play.pop();
    play.push(Step::ShaftWarning { area, floor });
    let pending = UnitSet::one(unit.index);
    play.spend(Side::French, pending, area);
    let retreats = Retreats { owner: Side::French, from: area, pending, transit: None, last: None };
    play.push(Step::Retreats(retreats));
}

/// VM-10: one die for each Thai unit, in the order of the counter list (S-78).
pub fn run_propaganda<S: Sink<Storm>>(play: &mut Play<'_, S>, left: UnitSet) -> Flow {
    if !left.is_empty() {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// VM-10: 4 to 6 removes the unit.
pub fn propaganda_rolled<S: Sink<Storm>>(
    play: &mut Play<'_, S>,
    area: Area,
    left: UnitSet,
    die: u8,
) {
    let Some(index) = left.first() else { return };
    let one = UnitSet::one(index);
    play.pop();
    play.push(Step::Propaganda { area, left: left.minus(one) });
    play.tell(Event::PropagandaRolled { unit: Unit::new(Side::French, index), die });
    if die >= 4 {
        play.eliminate(Side::French, one, area);
    }
}

/// VM-06: the units left take the die's damage, assigned by the Viet Minh (S-32).
pub fn shaft_rolled<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area, die: u8) {
    play.pop();
    play.state.last_attack = Some((area, die));
    play.tell(Event::ShaftRolled { area, die });
    let units = play.state.board.units(Side::French, area);
    allocation::fall(play, die, area, Side::French, Side::VietMinh, units);
}

//! Chapter 8.4.2, retreats.
//!
//! Units retreat one after another to an adjacent area of their own side: one with room and the fewest
//! enemies, or on through full areas until there is room. Where nothing is left to choose they go by
//! themselves; the owner is asked about ties, and about the order where room is short.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Side};
use crate::event::Event;
use crate::flow::{Play, Retreats, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{Changes, class_of, one_of_each};
use crate::sets::{AreaSet, Unit, UnitSet};
use crate::versions;

impl StepRules<Storm> for Retreats {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(self.owner), Prompt::Retreat { from: self.from })
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        candidates(rules, state, self, scope, out);
    }

    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Retreat(unit, to) = choice else { return Err(No::NotAsked) };
        check(rules, state, self, *unit, *to)
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Retreat(unit, to) = choice {
            go(play, *self, unit, to);
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Lets units go that have no choice.
        if self.pending.is_empty() {
            play.pop();
            return Flow::Goes;
        }
        let Some(unit) = next_unit(play.rules, play.state, self) else {
            return Flow::Waits;
        };
        let ways = ways_of(play.rules, play.state, self, unit);
        match ways.areas.len() {
            0 => lose(play, *self, unit),
            1 => ways.areas.iter().for_each(|to| go(play, *self, unit, to)),
            _ => return Flow::Waits,
        }
        Flow::Goes
    }
}

/// Where a unit may go next, and whether it finds room there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    /// The areas among which the owner chooses.
    pub(crate) areas: AreaSet,
    /// Whether they are full, so that the unit must go on from there.
    pub full: bool,
}

/// Step 1: adjacent areas of the unit's side, never the area attacked nor one visited before (S-16).
fn open_areas(rules: &Storm, state: &State, unit: Unit, at: Area, barred: AreaSet) -> AreaSet {
    let near = rules.charts.adjacent(at).minus(barred);
    let own = state.board.controlled(unit.side, near);
    match unit.side {
        Side::VietMinh => own,
        Side::French => {
            let own = own.minus(rules.charts.red);
            let armor = rules.charts.armor.has(unit.index);
            if armor { own.minus(rules.charts.over_river(at)) } else { own }
        }
    }
}

/// Steps 2 to 4: areas with room and the fewest enemies; without any, full areas with the fewest.
pub(crate) fn ways(rules: &Storm, state: &State, unit: Unit, at: Area, barred: AreaSet) -> Ways {
    let open = open_areas(rules, state, unit, at, barred);
    let limit = rules.components.tables.stacking_limit;
    let roomy: AreaSet =
        open.iter().filter(|area| state.board.units(unit.side, *area).len() < limit).collect();
    let full = roomy.is_empty();
    let areas = if full { open } else { roomy };
    let enemies = |area: Area| state.board.units(unit.side.enemy(), area).len();
    let fewest = areas.iter().map(enemies).min().unwrap_or(0);
    Ways { areas: areas.iter().filter(|area| enemies(*area) == fewest).collect(), full }
}

/// Where the unit stands and what is barred to it.
fn place_of(retreats: &Retreats, unit: Unit) -> (Area, AreaSet) {
    let home = AreaSet::from_iter([retreats.from]);
    match retreats.transit {
        Some((index, at, visited)) if index == unit.index => (at, visited.or(home)),
        _ => (retreats.from, home),
    }
}

/// The ways of a unit in these retreats.
pub fn ways_of(rules: &Storm, state: &State, retreats: &Retreats, unit: Unit) -> Ways {
    let (at, barred) = place_of(retreats, unit);
    ways(rules, state, unit, at, barred)
}

/// Whether room around an area is so short that it matters which of `count` units leaves it first.
pub(crate) fn is_room_short(
    rules: &Storm,
    state: &State,
    owner: Side,
    from: Area,
    count: u8,
) -> bool {
    let limit = rules.components.tables.stacking_limit;
    let near = state.board.controlled(owner, rules.charts.adjacent(from));
    count > 1 && near.iter().any(|area| state.board.units(owner, area).len() + count > limit)
}

/// Whether the order of these retreats matters.
fn is_tight(rules: &Storm, state: &State, retreats: &Retreats) -> bool {
    is_room_short(rules, state, retreats.owner, retreats.from, retreats.pending.len())
}

/// The unit that goes next, where the owner has no say in it.
fn next_unit(rules: &Storm, state: &State, retreats: &Retreats) -> Option<Unit> {
    if let Some((index, ..)) = retreats.transit {
        return Some(Unit::new(retreats.owner, index));
    }
    let mut units = one_of_each(rules, retreats.owner, retreats.pending, 0);
    if is_tight(rules, state, retreats) {
        // Whoever has no way out is lost first: nobody could answer for it.
        return units.find(|unit| ways_of(rules, state, retreats, *unit).areas.is_empty());
    }
    units.next()
}

/// 8.4.2 step 2: no way out.
fn lose<S: Sink<Storm>>(play: &mut Play<'_, S>, retreats: Retreats, unit: Unit) {
    let mut retreats = retreats;
    retreats.pending.remove(unit.index);
    retreats.transit = None;
    play.replace(Step::Retreats(retreats));
    play.tell(Event::NoWayOut { unit, area: retreats.from });
    play.eliminate(unit.side, UnitSet::one(unit.index), retreats.from);
}

/// A unit goes to an area: it stops where there is room, and goes on where there is none.
fn go<S: Sink<Storm>>(play: &mut Play<'_, S>, retreats: Retreats, unit: Unit, to: Area) {
    let ways = ways_of(play.rules, play.state, &retreats, unit);
    let mut retreats = retreats;
    if ways.full {
        // It stands in the area it left until it finds room: a full area never holds ten.
        let (_, barred) = place_of(&retreats, unit);
        let visited = barred.or(AreaSet::from_iter([to]));
        retreats.transit = Some((unit.index, to, visited));
        return play.replace(Step::Retreats(retreats));
    }
    retreats.pending.remove(unit.index);
    retreats.transit = None;
    retreats.last = Some((class_of(play.rules, unit), to));
    play.replace(Step::Retreats(retreats));
    let from = retreats.from;
    play.change(Event::Retreated { unit, from, to }, |board| {
        board.spend(unit);
        board.shift(unit.side, UnitSet::one(unit.index), from, to);
    });
}

/// The answers to "where does it retreat".
fn candidates(
    rules: &Storm,
    state: &State,
    retreats: &Retreats,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    match scope {
        Scope::All => {
            let all = retreats.pending.iter().map(|index| Unit::new(retreats.owner, index));
            for unit in all {
                let (at, _) = place_of(retreats, unit);
                let near = rules.charts.adjacent(at);
                out.extend(near.iter().map(|to| Choice::Retreat(unit, to)));
            }
        }
        Scope::Canonical => {
            // Without a unit that must go next, room is short: any class may go first.
            let next = next_unit(rules, state, retreats);
            let tight = next.is_none();
            let any = one_of_each(rules, retreats.owner, retreats.pending, 0);
            for unit in next.into_iter().chain(any.filter(|_| tight)) {
                let to = ways_of(rules, state, retreats, unit).areas;
                let from =
                    if tight { Area(0) } else { lowest_destination(rules, state, retreats, unit) };
                let ascending: AreaSet = to.iter().filter(|to| *to >= from).collect();
                let to = if ascending.is_empty() { to } else { ascending };
                out.extend(to.iter().map(|to| Choice::Retreat(unit, to)));
            }
        }
    }
}

/// Where room is not short, units that are alike go to areas in ascending order.
fn lowest_destination(rules: &Storm, state: &State, retreats: &Retreats, unit: Unit) -> Area {
    match retreats.last {
        Some((class, to)) if retreats.transit.is_none() && class == class_of(rules, unit) => {
            if was_tight(rules, state, retreats, to) {
                Area(0)
            } else {
                to
            }
        }
        Some(_) | None => Area(0),
    }
}

/// Whether room was short before the last unit went: then its destination tells nothing of those to come.
fn was_tight(rules: &Storm, state: &State, retreats: &Retreats, last: Area) -> bool {
    if rules.version < versions::COMPLETE_LISTS {
        return false;
    }
    let limit = rules.components.tables.stacking_limit;
    let count = retreats.pending.len() + 1;
    let near = state.board.controlled(retreats.owner, rules.charts.adjacent(retreats.from));
    let before = |area: Area| {
        state.board.units(retreats.owner, area).len().saturating_sub(u8::from(area == last))
    };
    near.iter().any(|area| before(area) + count > limit)
}

/// Whether a unit may retreat there.
fn check(
    rules: &Storm,
    state: &State,
    retreats: &Retreats,
    unit: Unit,
    to: Area,
) -> Result<(), No> {
    if unit.side != retreats.owner || !retreats.pending.has(unit.index) {
        return Err(No::NotAsked);
    }
    if let Some((index, ..)) = retreats.transit
        && index != unit.index
    {
        return Err(No::InTransit { unit: Unit::new(retreats.owner, index) });
    }
    let (at, barred) = place_of(retreats, unit);
    check_way(rules, state, unit, at, retreats.from, barred, to)
}

/// The rules for one step of a retreat, in their order.
fn check_way(
    rules: &Storm,
    state: &State,
    unit: Unit,
    at: Area,
    from: Area,
    barred: AreaSet,
    to: Area,
) -> Result<(), No> {
    let ways = ways(rules, state, unit, at, barred);
    if ways.areas.has(to) {
        return Ok(());
    }
    if to == from {
        return Err(No::BackToTarget { area: to });
    }
    if barred.has(to) {
        return Err(No::Visited { area: to });
    }
    if unit.side == Side::French && rules.charts.red.has(to) {
        return Err(No::RetreatRed { area: to });
    }
    if state.board.control(to) != unit.side {
        return Err(No::RetreatControl { area: to });
    }
    if !open_areas(rules, state, unit, at, barred).has(to) {
        return Err(No::RetreatRiver { area: to });
    }
    let limit = rules.components.tables.stacking_limit;
    if !ways.full && state.board.units(unit.side, to).len() >= limit {
        return Err(No::RetreatFull { area: to });
    }
    let enemies = |area: Area| state.board.units(unit.side.enemy(), area).len();
    let fewest = ways.areas.iter().map(enemies).min().unwrap_or(0);
    Err(No::RetreatEnemies { area: to, enemies: enemies(to), fewest })
}

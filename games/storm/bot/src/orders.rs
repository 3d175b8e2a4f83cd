//! Orders of units worth weighing: who acts, and what they do.
//!
//! Not every set of units at every place: all units of an area, all but the weakest, a part; fire and
//! assault at everything in reach, moves to places that matter, saps beside the enemy.

use kernel::Seat;
use kernel::odds::follow;
use storm::Storm;
use storm::choice::Choice;
use storm::components::{Area, MAX_AREA, Side};
use storm::flow::{Order, State, Step};
use storm::rules::{arrivals, assault, movement};
use storm::sets::{AreaSet, Unit, UnitSet};

/// Lines of choices.
type Lines = Vec<Vec<Choice>>;

/// Orders are put together for one area.
struct Draft<'a> {
    rules: &'a Storm,
    world: &'a State,
    side: Side,
    area: Area,
    /// The choices before units are picked.
    prefix: &'a [Choice],
    /// The fresh units there, the strongest first.
    fresh: Vec<u8>,
}

/// Orders of all areas of a side.
pub(crate) fn of_units(rules: &Storm, world: &State, side: Side, out: &mut Lines) {
    let goals = goals(rules, world, side);
    for area in world.board.occupied(side).iter() {
        let prefix = [Choice::Act(area)];
        let draft = Draft::new(rules, world, side, area, &prefix);
        if draft.fresh.is_empty() {
            continue;
        }
        draft.fires(out);
        draft.moves(goals, out);
        if side == Side::VietMinh {
            draft.assaults(out);
            draft.saps(out);
        }
    }
}

/// An order that is half put together: with the units picked, or from the beginning.
pub(crate) fn of_picked(rules: &Storm, world: &State, order: &Order, out: &mut Lines) {
    let draft = Draft::new(rules, world, order.side, order.area, &[]);
    if order.picked.is_empty() {
        if !order.surprise {
            draft.fires(out);
            draft.moves(goals(rules, world, order.side), out);
            draft.saps(out);
        }
        return draft.assaults(out);
    }
    let near = rules.charts.adjacent(order.area);
    out.extend(near.iter().map(|area| vec![Choice::Assault(area)]));
    if order.surprise {
        // Surprise Assault: nothing else will do.
        return;
    }
    out.push(vec![Choice::Sap]);
    out.push(vec![Choice::Fire(order.area)]);
    out.extend(near.iter().map(|area| vec![Choice::Fire(area)]));
    out.push(vec![Choice::PickAll, Choice::Sap]);
    onward(rules, world, world.seat(order.side), &[], out);
}

/// Steps from where a stack is, and the end of its march there.
#[expect(clippy::wildcard_enum_match_arm, reason = "in other steps no stack moves")]
pub(crate) fn onward(rules: &Storm, world: &State, seat: Seat, prefix: &[Choice], out: &mut Lines) {
    let here = match world.top() {
        Step::March(march) => march.area,
        Step::Order(order) => order.area,
        _ => return,
    };
    out.push([prefix, &[Choice::Stop]].concat());
    for to in rules.charts.adjacent(here).iter() {
        let line = [prefix, &[Choice::Move(to)]].concat();
        out.extend(halted(rules, world, seat, line));
    }
}

/// A march that ends where the line leads: by itself, or by stopping. `None` when it is not legal.
fn halted(rules: &Storm, world: &State, seat: Seat, mut line: Vec<Choice>) -> Option<Vec<Choice>> {
    let after = follow(rules, world, seat, &line)?;
    if matches!(after.top(), Step::March(_)) {
        line.push(Choice::Stop);
    }
    Some(line)
}

/// Arriving units, one at a time, wherever they may be placed.
pub(crate) fn of_arrivals(rules: &Storm, world: &State, side: Side, out: &mut Lines) {
    let fits = |area: &Area| arrivals::check_area(rules, world, side, *area, 1).is_ok();
    let areas = rules.charts.all.iter().filter(fits);
    out.extend(areas.map(|area| vec![Choice::Place(area)]));
}

/// Where it may be worth to move.
fn goals(rules: &Storm, world: &State, side: Side) -> AreaSet {
    let board = &world.board;
    let charts = &rules.charts;
    let beside = |areas: AreaSet| {
        areas.iter().fold(AreaSet::NONE, |sum, area| sum.or(charts.adjacent(area)))
    };
    let empty = |areas: AreaSet| {
        areas.minus(board.occupied(Side::French)).minus(board.occupied(Side::VietMinh))
    };
    let lost = board.controlled(side.enemy(), charts.all);
    match side {
        // Strongpoints, what is before them, and what can be walked into.
        Side::French => {
            let own = board.controlled(side, charts.victory);
            let front = board.controlled(side, beside(board.occupied(Side::VietMinh)));
            own.or(front).or(lost.minus(charts.red))
        }
        Side::VietMinh => {
            let targets = board.controlled(Side::French, charts.victory);
            let held = board.controlled(side, charts.victory);
            beside(targets).or(beside(beside(targets))).or(empty(lost)).or(held)
        }
    }
}

impl<'a> Draft<'a> {
    fn new(
        rules: &'a Storm,
        world: &'a State,
        side: Side,
        area: Area,
        prefix: &'a [Choice],
    ) -> Draft<'a> {
        let mut fresh: Vec<u8> = world.board.fresh_units(side, area).iter().collect();
        let strength = |index: &u8| {
            let stats = rules.charts.stats(Unit::new(side, *index));
            (stats.firepower, stats.defence, stats.movement)
        };
        fresh.sort_by_key(|index| std::cmp::Reverse(strength(index)));
        Draft { rules, world, side, area, prefix, fresh }
    }

    /// The choices that pick these units and have them do something.
    fn line(&self, units: &[u8], deeds: &[Choice]) -> Vec<Choice> {
        let mut line = self.prefix.to_vec();
        if units.len() == self.fresh.len() && units.len() > 1 {
            line.push(Choice::PickAll);
        } else {
            line.extend(self.alike(units).map(|index| Choice::Pick(Unit::new(self.side, index))));
        }
        line.extend_from_slice(deeds);
        line
    }

    /// As many units of each class, the first ones, class by class: as canonical choices go.
    fn alike(&self, units: &[u8]) -> impl Iterator<Item = u8> {
        let (all, some): (UnitSet, UnitSet) =
            (self.fresh.iter().copied().collect(), units.iter().copied().collect());
        let classes = self.rules.charts.classes(self.side).iter();
        classes.flat_map(move |class| {
            class.and(all).iter().take(usize::from(class.and(some).len())).collect::<Vec<_>>()
        })
    }

    /// All units, and the stronger half.
    fn fires(&self, out: &mut Lines) {
        let enemies = self.world.board.occupied(self.side.enemy());
        let near = self.rules.charts.adjacent(self.area).or(AreaSet::from_iter([self.area]));
        for target in enemies.and(near).iter() {
            out.push(self.line(&self.fresh, &[Choice::Fire(target)]));
            if self.fresh.len() >= 4 {
                let half = &self.fresh[..self.fresh.len().div_ceil(2)];
                out.push(self.line(half, &[Choice::Fire(target)]));
            }
        }
    }

    /// All units that find room, and two thirds of them.
    fn assaults(&self, out: &mut Lines) {
        let board = &self.world.board;
        let surprise = matches!(self.world.top(), Step::Order(order) if order.surprise)
            || self.prefix.iter().any(|choice| matches!(choice, Choice::Play(_)));
        let level = board.trench(self.area);
        let plain = assault::check_trench(self.rules, self.world.turn, self.area, level).is_ok();
        if !plain && !surprise {
            return;
        }
        let near = board.controlled(Side::French, self.rules.charts.adjacent(self.area));
        for target in near.and(board.occupied(Side::French)).iter() {
            let limit = usize::from(self.rules.components.tables.stacking_limit);
            let there = usize::from(board.units(Side::VietMinh, target).len());
            let most = self.fresh.len().min(limit.saturating_sub(there));
            out.push(self.line(&self.fresh[..most], &[Choice::Assault(target)]));
            if most >= 6 {
                let part = &self.fresh[..most * 2 / 3];
                out.push(self.line(part, &[Choice::Assault(target)]));
            }
        }
    }

    /// As many levels as can be dug, beside French areas; the weakest units dig.
    fn saps(&self, out: &mut Lines) {
        let board = &self.world.board;
        let near = self.rules.charts.adjacent(self.area);
        let worth = board.controlled(Side::French, near).and(board.occupied(Side::French));
        if worth.is_empty() || board.control(self.area) != Side::VietMinh {
            return;
        }
        let tables = &self.rules.components.tables;
        let room = tables.max_trench.saturating_sub(board.trench(self.area));
        for levels in 1..=room {
            let count = usize::from(levels * tables.units_per_level);
            if count <= self.fresh.len() {
                let weakest = &self.fresh[self.fresh.len() - count..];
                out.push(self.line(weakest, &[Choice::Sap]));
            }
        }
    }

    /// Moves of the sets that make sense, to the goals in reach.
    fn moves(&self, goals: AreaSet, out: &mut Lines) {
        let count = self.fresh.len();
        let mut sets: Vec<&[u8]> = vec![&self.fresh];
        if count >= 2 {
            sets.push(&self.fresh[..count - 1]);
            sets.push(&self.fresh[count - 1..]);
        }
        if count >= 4 {
            sets.push(&self.fresh[..count / 2]);
        }
        let seat = self.world.seat(self.side);
        for units in sets {
            for path in self.paths(units, goals) {
                let steps: Vec<Choice> = path.into_iter().map(Choice::Move).collect();
                out.extend(halted(self.rules, self.world, seat, self.line(units, &steps)));
            }
        }
    }

    /// The cheapest path of a stack to each goal in reach. Steps are judged as things stand before the
    /// march: an area taken on the way can only make it cheaper.
    fn paths(&self, units: &[u8], goals: AreaSet) -> Vec<Vec<Area>> {
        let (rules, side) = (self.rules, self.side);
        let set: UnitSet = units.iter().copied().collect();
        let mut left: [Option<(u8, Area)>; MAX_AREA + 1] = [None; MAX_AREA + 1];
        let start = rules.charts.movement(side, set);
        let mut open = vec![(self.area, start)];
        while let Some((from, points)) = open.pop() {
            for to in rules.charts.adjacent(from).iter().filter(|to| *to != self.area) {
                let step = movement::check_step(rules, self.world, side, set, from, to, points);
                let Ok(cost) = step else { continue };
                let rest = points - cost;
                if left[usize::from(to.0)].is_none_or(|(known, _)| rest > known) {
                    left[usize::from(to.0)] = Some((rest, from));
                    open.push((to, rest));
                }
            }
        }
        let reached = goals.iter().filter(|area| left[usize::from(area.0)].is_some());
        reached.map(|goal| self.path(&left, goal)).collect()
    }

    fn path(&self, left: &[Option<(u8, Area)>], goal: Area) -> Vec<Area> {
        let mut path = vec![goal];
        let mut at = goal;
        while let Some((_, from)) = left[usize::from(at.0)]
            && from != self.area
        {
            path.push(from);
            at = from;
        }
        path.reverse();
        path
    }
}

/// Surprise Assaults out of an area, after the choices that name card and area.
pub(crate) fn of_surprise(
    rules: &Storm,
    world: &State,
    area: Area,
    prefix: &[Choice],
    out: &mut Lines,
) {
    Draft::new(rules, world, Side::VietMinh, area, prefix).assaults(out);
}

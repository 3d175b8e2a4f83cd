//! 7.0: who is in supply, by range, by river, by trench or always.

use crate::Tonkin;
use crate::board::Board;
use crate::charts::Charts;
use crate::components::{Direction, Hex, Side, Trait, Unit, Zone};
use crate::event::{Cause, Event};
use crate::flow::Play;
use crate::rules::losses::Losing as _;
use crate::rules::{control, told, trace};
use crate::sets::{HexSet, UnitSet};
use crate::view::visible;
use kernel::Sink;

/// The reach of supply at one moment: the hexes in which units of each kind are in supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supply {
    /// Within range of a Supply Center or SD, French first (7.2, 7.3).
    pub(crate) range: [HexSet; 2],
    /// By River Supply (7.4).
    pub(crate) river: HexSet,
    /// Thai: near friendly blue Highlands communities in Vietnam (7.3).
    pub(crate) thai: HexSet,
    /// Laotian army: near friendly communities in Laos (7.3).
    pub(crate) laotian: HexSet,
}

impl Supply {
    /// Works the reach of supply out.
    pub fn of(charts: &Charts, board: &Board, ranges: Ranges) -> Supply {
        let river = river_supply(charts, board, ranges.river);
        Supply { river, ..Supply::by_land(charts, board, ranges) }
    }

    /// The same without rivers.
    pub(crate) fn by_land(charts: &Charts, board: &Board, ranges: Ranges) -> Supply {
        let friendly = control::friendly_to_french(charts, board);
        let ground = &charts.ground;
        let highlands = ground.zone[Zone::Highlands as usize];
        let villages = friendly.and(ground.blue).and(highlands).and(ground.vietnam);
        let near = |side, from: &HexSet| trace::within(charts, board, side, from, ranges.land);
        Supply {
            range: Side::BOTH.map(|side| in_range(charts, board, side, ranges)),
            river: HexSet::NONE,
            thai: near(Side::French, &villages),
            laotian: near(Side::French, &friendly.and(ground.laos)),
        }
    }

    /// 7.2, 7.3: whether a unit is in supply where it stands. HQ and SD do not check (T-50); Saigon is
    /// behind the lines.
    pub fn reaches(&self, charts: &Charts, board: &Board, unit: Unit) -> bool {
        board.hex_of(unit).is_none_or(|hex| self.reaches_in(charts, board, unit, hex))
    }

    /// The same for a unit as if it stood in a hex.
    pub(crate) fn reaches_in(&self, charts: &Charts, board: &Board, unit: Unit, hex: Hex) -> bool {
        let stats = charts.stats(unit);
        let side = stats.side as usize;
        let forces = &charts.forces;
        forces.staff.has(unit)
            || stats.traits.has(Trait::AlwaysInSupply)
            || board.trenches[side].has(hex)
            || self.range[side].has(hex)
            || (stats.side == Side::French && self.river.has(hex))
            || (forces.thai.has(unit) && self.thai.has(hex))
            || (forces.laotian.has(unit) && self.laotian.has(hex))
    }
}

/// How far supply goes (7.2, 7.3, 7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranges {
    /// Hexes over land.
    pub land: u8,
    /// Hexes along rivers and the coast.
    pub river: u8,
}

/// 7.2, 7.3: where supply of a side comes from: Supply Centers that work, and SDs.
pub fn sources(charts: &Charts, board: &Board, side: Side) -> HexSet {
    control::working_centres(charts, board, side).or(board.sd_hexes(charts, side))
}

/// 7.2, 7.3: the hexes within range of a Supply Center or SD of a side.
pub fn in_range(charts: &Charts, board: &Board, side: Side, ranges: Ranges) -> HexSet {
    trace::within(charts, board, side, &sources(charts, board, side), ranges.land)
}

/// 7.4: the hexes that River Supply reaches. Of every route along major rivers and the coast, one with a
/// DNA in one of its hexes serves.
pub fn river_supply(charts: &Charts, board: &Board, range: u8) -> HexSet {
    let cut = board.hexes_of(&charts.forces.regiments);
    river_supply_past(charts, board, &cut, range)
}

/// 7.4: the same where it is known in which hexes VM regiments stand.
pub(crate) fn river_supply_past(charts: &Charts, board: &Board, cut: &HexSet, range: u8) -> HexSet {
    let dna = board.hexes_of(&charts.forces.dna);
    let mut supplied = HexSet::NONE;
    if dna.is_empty() {
        return supplied;
    }
    let water = Water::of(charts, cut);
    let sources = sources(charts, board, Side::French).and(water.open);
    // Only a source that has a DNA in reach matters.
    let near = (0..range).fold(sources, |near, _| near.or(water.spread(&near)));
    if !near.meets(dna) {
        return supplied;
    }
    for source in sources.iter() {
        let route = Route { water: &water, dna: &dna, range };
        route.follow(source, HexSet::NONE, 0, Boats::Awaited, &mut supplied);
    }
    supplied
}

/// 7.4: VM hexes on rivers that a route of River Supply comes to: there it matters whether a regiment
/// stands (T-84). `cut` holds all hexes that are known to be cut.
pub(crate) fn watched(charts: &Charts, board: &Board, cut: &HexSet, range: u8) -> HexSet {
    let dna = board.hexes_of(&charts.forces.dna);
    let sources = sources(charts, board, Side::French);
    // Whether a DNA is in reach must not hang on regiments that are hidden.
    let free = Water::of(charts, &HexSet::NONE);
    let most = (0..range).fold(sources.and(free.open), |near, _| near.or(free.spread(&near)));
    if !most.meets(dna) {
        return HexSet::NONE;
    }
    let water = Water::of(charts, cut);
    let mut reached = sources.and(water.open);
    let mut touched = HexSet::NONE;
    for _ in 0..range {
        touched = touched.or(water.touched(&reached));
        reached = reached.or(water.spread(&reached));
    }
    touched.and(*board.occupied(Side::VietMinh)).and(charts.ground.major)
}

/// 7.4: hexes on rivers where a VM regiment stands.
pub(crate) fn cut(charts: &Charts, board: &Board) -> HexSet {
    board.hexes_of(&charts.forces.regiments).and(charts.ground.major)
}

/// The waterways as they are open to River Supply.
#[derive(Debug)]
struct Water<'c> {
    charts: &'c Charts,
    /// Hexes that may lie on a route: China is closed, and rivers where a VM regiment stands; along the
    /// coast nothing closes one.
    open: HexSet,
    /// Hexes in which a VM regiment closes the river: one at a mouth leaves the way along the coast open.
    cut: HexSet,
}

impl Water<'_> {
    fn of<'c>(charts: &'c Charts, cut: &HexSet) -> Water<'c> {
        let ground = &charts.ground;
        let inland = cut.minus(ground.coast);
        let open = ground.coast.or(ground.major).minus(ground.china).minus(inland);
        Water { charts, open, cut: *cut }
    }

    /// The hexes one further along rivers and the coast, those that are cut included.
    fn touched(&self, from: &HexSet) -> HexSet {
        let ground = &self.charts.ground;
        let river = trace::spread(&from.minus(self.cut), &ground.open_river);
        river.or(trace::spread(from, &ground.open_coast)).minus(ground.china)
    }

    fn spread(&self, from: &HexSet) -> HexSet {
        let ground = &self.charts.ground;
        let river = trace::spread(&from.minus(self.cut), &ground.open_river).minus(self.cut);
        river.or(trace::spread(from, &ground.open_coast)).and(self.open)
    }

    fn next(&self, from: Hex) -> impl Iterator<Item = Hex> + '_ {
        let ground = &self.charts.ground;
        Direction::ALL.into_iter().filter_map(move |d| {
            let next = from.neighbour(d).filter(|next| self.open.has(*next))?;
            let river = ground.open_river[d as usize].has(from)
                && !self.cut.has(from)
                && !self.cut.has(next);
            (river || ground.open_coast[d as usize].has(from)).then_some(next)
        })
    }
}

/// Whether a DNA was met on a route so far (7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Boats {
    Awaited,
    Met,
}

/// A route that is being followed. No hex is met twice: going to fetch a DNA and back is no route.
#[derive(Debug)]
struct Route<'r> {
    water: &'r Water<'r>,
    dna: &'r HexSet,
    range: u8,
}

impl Route<'_> {
    fn follow(&self, at: Hex, before: HexSet, length: u8, boats: Boats, supplied: &mut HexSet) {
        let boats = if self.dna.has(at) { Boats::Met } else { boats };
        if boats == Boats::Met {
            supplied.insert(at);
        }
        if length == self.range {
            return;
        }
        let mut path = before;
        path.insert(at);
        for next in self.water.next(at) {
            if !path.has(next) {
                self.follow(next, path, length + 1, boats, supplied);
            }
        }
    }
}

/// 7.1: the units on the map that are not in supply.
pub fn unsupplied(charts: &Charts, board: &Board, ranges: Ranges) -> UnitSet {
    let supply = Supply::of(charts, board, ranges);
    let fighting = board.on_map().and(charts.forces.fighting);
    fighting.iter().filter(|unit| !supply.reaches(charts, board, *unit)).collect()
}

/// 7.1, 7.5: every unit checks; markers are put on, kept or taken off. In the rains a unit that is out of
/// supply loses a step at once (1.7).
pub(crate) fn check_all<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let all = play.rules.charts.forces.fighting;
    told::tell_checking(play, all);
    let out = unsupplied(&play.rules.charts, &play.state.board, play.rules.supply_ranges());
    let before = play.state.board.oos;
    play.state.board.oos = out;
    let seen = visible(play.rules, play.state);
    let vm = play.rules.charts.forces.side[Side::VietMinh as usize];
    let open = |units: UnitSet| units.minus(vm).or(units.and(seen));
    let (cut, reached) = (open(out.minus(before)), open(before.minus(out)));
    if !cut.is_empty() {
        play.tell(Event::OutOfSupply { units: cut });
    }
    if !reached.is_empty() {
        play.tell(Event::InSupply { units: reached });
    }
    if play.rules.turn(play.state.month).rain {
        play.lose_steps(out, Cause::Rain);
    }
}

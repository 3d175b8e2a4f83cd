//! What can be laid over the map: zones of control, supply, roads, stacking, communities, and where a group
//! can go. Everything is worked out from a view, so that none of it tells more than its viewer may know
//! (1.5). Of VM stacks the French are told which exert ZoC and which cut a river (T-67, 7.4), and no more.

use std::cell::OnceCell;

use kernel::flow::StepRules as _;

use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Hex, Side};
use crate::flow::{Group, March, Mode, State, Step};
use crate::rules::paths::{Mover, Pace};
use crate::rules::reach::{NoWay, Reach};
use crate::rules::{march, movement, supply, trace};
use crate::sets::{Around as _, HexSet};
use crate::view::View;

/// 1.3: the hexes in the ZoC of a side.
pub fn zoc(rules: &Tonkin, view: &View, side: Side) -> HexSet {
    let exerting = match side {
        Side::French => view.board.exerting(side),
        Side::VietMinh => &view.exerting,
    };
    exerting.neighbours().and(rules.charts.ground.zoc_admitted[side as usize])
}

/// 7.2, 7.3: the hexes within range of a Supply Center or SD of a side.
pub fn supply_range(rules: &Tonkin, view: &View, side: Side) -> HexSet {
    supply::in_range(&rules.charts, &view.board, side, rules.supply_ranges())
}

/// 7.4: the hexes that River Supply reaches.
pub fn river_supply(rules: &Tonkin, view: &View) -> HexSet {
    let range = rules.supply_ranges().river;
    supply::river_supply_past(&rules.charts, &view.board, &view.cutting, range)
}

/// 2.2 B, 3.4: the hexes on an open road that leads to China.
pub fn open_roads(rules: &Tonkin, view: &View) -> HexSet {
    trace::open_roads(&rules.charts, &view.board)
}

/// 1.8: the communities friendly to a side.
pub fn friendly(rules: &Tonkin, view: &View, side: Side) -> HexSet {
    let ground = &rules.charts.ground;
    let [french, enemy] = Side::BOTH.map(|side| *view.board.occupied(side));
    let open = zoc(rules, view, Side::VietMinh).or(ground.red).minus(french);
    let vietminh = ground.communities.and(enemy.or(open));
    match side {
        Side::VietMinh => vietminh,
        Side::French => ground.communities.and(french.or(ground.blue.minus(vietminh))).minus(enemy),
    }
}

/// 1.5: the Stacking Points in a hex; nothing where what lies there is hidden from the viewer.
pub fn stacking(rules: &Tonkin, view: &View, hex: Hex) -> Option<u8> {
    let is_hidden =
        view.board.occupied(Side::VietMinh).has(hex) && view.side() != Some(Side::VietMinh);
    let least = rules.components.tables.limits.default_stacking;
    let points = |unit| view.board.face(&rules.charts, unit).stacking.max(least);
    (!is_hidden).then(|| view.board.stack(hex).map(points).fold(0, u8::saturating_add))
}

/// Where a group can go in one way.
#[derive(Clone, Debug)]
pub struct Going {
    /// By itself, on trucks, on a DNA.
    pub mode: Mode,
    /// With a Double-Move (3.2).
    pub double: bool,
    /// Every hex it gets to, with its cost.
    pub reach: Reach,
    /// The hexes in which all of it may stop.
    pub stops: HexSet,
    mover: Mover,
    world: State,
}

impl Going {
    /// Why the group does not get to a hex.
    pub fn why_not(&self, rules: &Tonkin, hex: Hex) -> Option<NoWay> {
        self.reach.why_not(&rules.charts, &self.world.board, &self.mover, hex)
    }

    fn of(rules: &Tonkin, world: &State, march: March) -> Going {
        let reach = march::reach(rules, world, &march);
        let stops = reach.reached.minus(reach.passing);
        let mut stops = stops.and(movement::stops(rules, march.units));
        stops.remove(march.at);
        let (mode, double) = (march.mode, march.double);
        let mover = march::mover(rules, world, &march);
        Going { mode, double, reach, stops, mover, world: world.clone() }
    }
}

/// 3.1 to 3.6: where the group that the viewer moves or puts together can go, in each way that is open to
/// it; nothing while he moves nobody.
pub fn goings(rules: &Tonkin, view: &View) -> Vec<Going> {
    let world = OnceCell::new();
    goings_in(rules, view, || world.get_or_init(|| kernel::odds::deal(rules, view)))
}

/// The same in a world that fits the view, which is asked for only if somebody moves.
pub fn goings_in<'a>(rules: &Tonkin, view: &View, world: impl FnOnce() -> &'a State) -> Vec<Going> {
    let own = |side: Side| view.side() == Some(side);
    let is_moving = match view.steps.last() {
        Some(Step::March(march)) => own(march.side) && !march.units.is_empty(),
        Some(Step::Group(group)) => own(group.side) && !group.picked.is_empty(),
        // In other steps nobody is on his way.
        _ => false,
    };
    if !is_moving {
        return Vec::new();
    }
    let world = world();
    if let Step::March(march) = world.top() {
        return vec![Going::of(rules, world, *march)];
    }
    let Step::Group(group) = world.top() else { return Vec::new() };
    departures(rules, world, group)
}

/// The ways in which a group may leave its hex.
fn departures(rules: &Tonkin, world: &State, group: &Group) -> Vec<Going> {
    let Some(at) = group.at else { return Vec::new() };
    let ways = [
        (Choice::Go(Mode::Own), Mode::Own, Pace::Plain),
        (Choice::Double(Mode::Own), Mode::Own, Pace::Double),
        (Choice::Go(Mode::Truck), Mode::Truck, Pace::Plain),
        (Choice::Go(Mode::River), Mode::River, Pace::Plain),
    ];
    let seat = State::seat(group.side);
    let open =
        ways.into_iter().filter(|(choice, _, _)| group.check(rules, world, seat, choice).is_ok());
    open.map(|(_, mode, pace)| Going::of(rules, world, march::leaving(group, at, mode, pace)))
        .collect()
}

//! Secrets of VM, and worlds that differ in one of them.

use kernel::dice::Rng;
use tonkin::Tonkin;
use tonkin::board::Board;
use tonkin::components::{Direction, Hex, Side, Unit};
use tonkin::flow::{Fiddles, State, Step};
use tonkin::rules::{limits, stacking, supply};
use tonkin::sets::{HexSet, UnitSet};
use tonkin::view::visible;

/// What the French may not know (1.5, 1.9 A, 3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Secret {
    /// How many pieces lie under a first unit.
    Number,
    /// Which pieces lie there.
    Identity,
    /// Where the Anti-Aircraft unit and the artillery are.
    Guns,
    /// The order of the pieces beneath the first.
    Order,
    /// How many steps hidden pieces have.
    Steps,
    /// The -1 Marker of a first unit.
    Marker,
    /// DG-Markers on hidden pieces.
    Dg,
    /// OoS-Markers on hidden pieces.
    Supply,
    /// Which Political Objective-Marker is real.
    Objective,
    /// Which pieces have moved, and how often stacks were rearranged.
    Doings,
}

pub(crate) const SECRETS: [Secret; 10] = [
    Secret::Number,
    Secret::Identity,
    Secret::Guns,
    Secret::Order,
    Secret::Steps,
    Secret::Marker,
    Secret::Dg,
    Secret::Supply,
    Secret::Objective,
    Secret::Doings,
];

/// A world that differs in a secret, if there is one.
pub(crate) fn twin(rules: &Tonkin, state: &State, secret: Secret, rng: &mut Rng) -> Option<State> {
    let mut twin = state.clone();
    let swap = Swap { rules, state, hidden: hidden(rules, state) };
    // One that the French would be told of is no secret: some are tried.
    let made = (0..20).any(|_| {
        twin = state.clone();
        swap.make(&mut twin, secret, rng).is_some()
            && twin != *state
            && told(rules, state) == told(rules, &twin)
    });
    made.then_some(twin)
}

/// VM units the French do not see, cannot know to be where they are, and that nothing under way names.
fn hidden(rules: &Tonkin, state: &State) -> Vec<Unit> {
    let forces = &rules.charts.forces;
    let vm = forces.side[Side::VietMinh as usize].and(forces.fighting);
    let known = visible(rules, state).or(named(state));
    let unseen = vm.minus(known).iter().filter(|unit| state.board.hex_of(*unit).is_some());
    unseen.filter(|unit| state.notes.firm(*unit).is_none()).collect()
}

/// Units that steps under way name.
fn named(state: &State) -> UnitSet {
    state.steps.iter().fold(UnitSet::NONE, |all, step| match step {
        Step::Group(group) => all.or(group.picked),
        Step::March(march) => all.or(march.units),
        Step::PlanAttack(plan) => all.or(plan.picked),
        Step::PlanBarrage(plan) => all.or(plan.picked),
        Step::SetUp(step) => all.or(step.units),
        Step::SetUpLosses(step) => all.or(step.units),
        _ => all,
    })
}

/// T-83 and T-84: what the French are told of hidden pieces: which hexes exert ZoC, while they move or where it
/// decides whose a community is; and, while they spend RP or points, which VM hexes that a route of River Supply
/// could come to cut it.
fn told(rules: &Tonkin, state: &State) -> (HexSet, HexSet, HexSet) {
    let exerting = *state.board.exerting(Side::VietMinh);
    let french = |step: &Step| match step {
        Step::Movement(moving) => moving.side == Side::French,
        _ => false,
    };
    let zoc = if state.steps.iter().any(french) {
        exerting
    } else {
        exerting.iter().filter(|hex| decides(rules, &state.board, *hex)).collect()
    };
    let traces = |step: &Step| match step {
        Step::Impulse(point) => point.side == Side::French,
        Step::Dig(dig) => dig.side == Side::French,
        Step::FrenchReplace(_) => true,
        _ => false,
    };
    if state.steps.iter().any(traces) {
        let (watched, cut) = watched(rules, &state.board);
        (zoc, watched, cut)
    } else {
        (zoc, HexSet::NONE, HexSet::NONE)
    }
}

/// Whether a hex has a neighbour whose owner hangs on it: a free community without a red name that no stack is seen to
/// have in its ZoC.
fn decides(rules: &Tonkin, board: &Board, hex: Hex) -> bool {
    let ground = &rules.charts.ground;
    let seen = |at: Hex| {
        let first = board.first_unit(&rules.charts, at);
        board.occupied(Side::VietMinh).has(at) && first.is_some_and(|unit| !board.is_dg(unit))
    };
    let hangs = |place: Hex| {
        ground.communities.has(place)
            && !ground.red.has(place)
            && board.occupier(place).is_none()
            && !place.neighbours().any(|(_, at)| seen(at))
    };
    hex.neighbours().any(|(_, place)| hangs(place))
}

/// VM hexes on rivers that a route of River Supply comes to, and those of them that cut it: found hex by
/// hex.
fn watched(rules: &Tonkin, board: &Board) -> (HexSet, HexSet) {
    let ground = &rules.charts.ground;
    let (mut watched, mut cut) = (HexSet::NONE, HexSet::NONE);
    let mut reached = supply::sources(&rules.charts, board, Side::French)
        .and(ground.coast.or(ground.major))
        .minus(ground.china);
    for _ in 0..rules.supply_ranges().river {
        for hex in reached.iter() {
            for direction in Direction::ALL {
                // A regiment closes the river and not the coast.
                let regiment = |hex| board.units(hex).meets(rules.charts.forces.regiments);
                let river = ground.open_river[direction as usize].has(hex) && !regiment(hex);
                let coast = ground.open_coast[direction as usize].has(hex);
                let joined = river || coast;
                let Some(next) = hex.neighbour(direction).filter(|_| joined) else { continue };
                if ground.china.has(next) {
                    continue;
                }
                if board.occupied(Side::VietMinh).has(next) && ground.major.has(next) {
                    watched.insert(next);
                    if regiment(next) {
                        cut.insert(next);
                    }
                }
                if coast || !regiment(next) {
                    reached.insert(next);
                }
            }
        }
    }
    (watched, cut)
}

struct Swap<'a> {
    rules: &'a Tonkin,
    state: &'a State,
    hidden: Vec<Unit>,
}

impl Swap<'_> {
    fn make(&self, twin: &mut State, secret: Secret, rng: &mut Rng) -> Option<()> {
        match secret {
            Secret::Number => {
                let unit = *rng.pick(&self.hidden)?;
                self.send(twin, unit, rng)
            }
            Secret::Guns => {
                let forces = &self.rules.charts.forces;
                let guns = forces.anti_aircraft.into_iter().chain(forces.artillery.iter());
                let guns: Vec<Unit> = guns.filter(|unit| self.hidden.contains(unit)).collect();
                self.send(twin, *rng.pick(&guns)?, rng)
            }
            Secret::Identity => self.exchange(twin, rng),
            Secret::Order => self.order(twin, rng),
            Secret::Steps => self.steps(twin, *rng.pick(&self.hidden)?, rng),
            Secret::Marker => self.steps(twin, *rng.pick(&self.firsts())?, rng),
            Secret::Dg => {
                let unit = *rng.pick(&self.hidden)?;
                let charts = &self.rules.charts;
                if twin.board.is_dg(unit) {
                    twin.board.reorganize(charts, unit);
                } else {
                    twin.board.disorganize(charts, unit);
                }
                Some(())
            }
            Secret::Supply => {
                let unit = *rng.pick(&self.hidden)?;
                if twin.board.is_oos(unit) {
                    twin.board.oos.remove(unit);
                } else {
                    twin.board.oos.insert(unit);
                }
                Some(())
            }
            Secret::Objective => {
                twin.objectives.at[1]?;
                twin.objectives.real = 1 - twin.objectives.real;
                Some(())
            }
            Secret::Doings => self.doings(twin, rng),
        }
    }

    /// First units of VM stacks whose -1 Marker could be there or not.
    fn firsts(&self) -> Vec<Unit> {
        let (charts, board) = (&self.rules.charts, &self.state.board);
        let firsts = board.occupied(Side::VietMinh).iter();
        let firsts = firsts.filter_map(|hex| board.first_unit(charts, hex));
        firsts.filter(|unit| charts.stats(*unit).steps == 4 && !self.is_open(*unit)).collect()
    }

    fn is_open(&self, unit: Unit) -> bool {
        self.state.shown.has(unit) || named(self.state).has(unit)
    }

    /// Whether a unit may lie hidden in a hex: under another, in its country, with room left.
    fn fits(&self, board: &Board, unit: Unit, hex: Hex) -> bool {
        board.first_unit(&self.rules.charts, hex).is_some()
            && limits::may_stop(self.rules, unit, hex)
            && self.room(board, hex) >= self.points(board, unit)
    }

    fn points(&self, board: &Board, unit: Unit) -> u8 {
        let state = State { board: board.clone(), ..self.state.clone() };
        stacking::points(self.rules, &state, unit)
    }

    fn room(&self, board: &Board, hex: Hex) -> u8 {
        let state = State { board: board.clone(), ..self.state.clone() };
        let limit = self.rules.components.tables.limits.stacking;
        limit.saturating_sub(stacking::load(self.rules, &state, hex))
    }

    /// A unit is in another stack.
    fn send(&self, twin: &mut State, unit: Unit, rng: &mut Rng) -> Option<()> {
        let from = twin.board.hex_of(unit)?;
        let hexes: Vec<Hex> = twin.board.occupied(Side::VietMinh).iter().collect();
        let to = *rng.pick(&hexes)?;
        if to == from || !self.fits(&twin.board, unit, to) {
            return None;
        }
        twin.board.put(&self.rules.charts, unit, to);
        Some(())
    }

    /// Two units have changed places.
    fn exchange(&self, twin: &mut State, rng: &mut Rng) -> Option<()> {
        let charts = &self.rules.charts;
        let [one, other] = [*rng.pick(&self.hidden)?, *rng.pick(&self.hidden)?];
        let (here, there) = (twin.board.hex_of(one)?, twin.board.hex_of(other)?);
        if here == there {
            return None;
        }
        let (dg, oos) = (*twin.board.dg(), twin.board.oos);
        twin.board.remove(charts, one, tonkin::board::Place::Pool);
        twin.board.remove(charts, other, tonkin::board::Place::Pool);
        for (unit, hex) in [(one, there), (other, here)] {
            if !self.fits(&twin.board, unit, hex) {
                return None;
            }
            twin.board.put(charts, unit, hex);
            if dg.has(unit) {
                twin.board.disorganize(charts, unit);
            }
        }
        twin.board.oos = oos;
        Some(())
    }

    /// A unit lies at the bottom of its stack.
    fn order(&self, twin: &mut State, rng: &mut Rng) -> Option<()> {
        let unit = *rng.pick(&self.hidden)?;
        let bottom = twin.board.stack(twin.board.hex_of(unit)?).last()?;
        twin.board.put_under(unit, bottom);
        Some(())
    }

    /// A unit has a step more or less, and a hidden one makes up for it: how many are lost is public.
    fn steps(&self, twin: &mut State, unit: Unit, rng: &mut Rng) -> Option<()> {
        let others: Vec<Unit> =
            self.hidden.iter().copied().filter(|other| *other != unit).collect();
        let other = *rng.pick(&others)?;
        let (more, less) =
            if twin.board.steps(unit) % 2 == 1 { (unit, other) } else { (other, unit) };
        let regiments = &self.rules.charts.forces.regiments;
        let full = self.rules.charts.stats(more).steps;
        if !regiments.has(unit)
            || !regiments.has(other)
            || twin.board.steps(more) == full
            || twin.board.steps(less) == 1
        {
            return None;
        }
        twin.board.set_steps(more, twin.board.steps(more) + 1);
        twin.board.set_steps(less, twin.board.steps(less) - 1);
        Some(())
    }

    /// Another piece has moved, and stacks were rearranged once more.
    fn doings(&self, twin: &mut State, rng: &mut Rng) -> Option<()> {
        let unit = *rng.pick(&self.hidden)?;
        twin.fiddles = Fiddles::NONE;
        twin.fiddles.count();
        let movement = twin.movement_mut().filter(|moving| moving.side == Side::VietMinh)?;
        if movement.moved.has(unit) {
            movement.moved.remove(unit);
        } else {
            movement.moved.insert(unit);
        }
        Some(())
    }
}

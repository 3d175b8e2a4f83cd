//! What each viewer may know, and worlds that fit it (1.5).
//!
//! Hidden from the French and from spectators: what lies under the first unit of a VM stack, the -1 Marker
//! of that unit, and which Political Objective-Marker is real. What a player is still putting together is
//! hidden from everybody else.

use kernel::Viewer;
use schemars::JsonSchema;
use serde::Serialize;

use crate::Tonkin;
use crate::board::{Board, Place};
use crate::components::{Hex, Side, Unit};
use crate::flow::{
    Fiddles, Hero, LastFight, March, Movement, Notes, Overstack, Phase, Placed, Regained, SetUp,
    SetUpLosses, SetUpTieuDoans, State, Step, Stock, VmReplace,
};
use crate::rules::{setting_up, supply, told};
use crate::sets::{HexSet, UnitSet};

mod extremes;
mod worlds;

pub(crate) use extremes::odds_worlds;
pub use worlds::bare;
pub(crate) use worlds::determinize;

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The month.
    pub month: u8,
    /// The phase.
    pub phase: Phase,
    /// The VP-Level.
    pub vp: i8,
    /// Replacement Points, French first.
    pub rp: [u8; 2],
    /// VM Trucks.
    pub trucks: Stock,
    /// Air Transports.
    pub planes: Stock,
    /// The hit track.
    pub hits: u8,
    /// Counters and markers as he sees them: hidden units are in the pool, steps are those of the visible
    /// side of a counter.
    pub board: Board,
    /// VM units that are on the map and that he does not see; while a generic set-up goes on also those
    /// that may be.
    pub hidden: UnitSet,
    /// Steps that VM units on the map have lost together.
    pub(crate) missing: u16,
    /// VM hexes that exert ZoC, as far as it is seen or told (T-67, T-83).
    pub exerting: HexSet,
    /// VM hexes that cut River Supply where a route comes to them, as far as it is seen or told (7.4, T-84).
    pub cutting: HexSet,
    /// Communities friendly to VM.
    pub owned: HexSet,
    /// Whether the VP for Delta and Highlands are deducted.
    pub counted: [bool; 2],
    /// The Political Objective-Markers.
    pub objectives: [Option<Hex>; 2],
    /// Which of them is real, for VM.
    pub real: Option<u8>,
    /// Whether they were moved in this phase.
    pub(crate) objectives_moved: bool,
    /// The SD each side spends.
    pub spending: [Option<Unit>; 2],
    /// Operation Points left.
    pub points: [u8; 2],
    /// VM units declared in this phase or point.
    pub declared: UnitSet,
    /// VM units that lie open now.
    pub(crate) shown: UnitSet,
    /// What the French have once been shown.
    pub notes: Notes,
    /// The officers.
    pub heroes: [Option<Hero>; 2],
    /// How often VM rearranged stacks; he alone knows.
    pub fiddles: Fiddles,
    /// The stack that VM rearranged last; he alone knows.
    pub arranged: Option<Hex>,
    /// How the last fight went.
    pub(crate) last: LastFight,
    /// What is to be done, as far as he may know it.
    pub steps: Vec<Step>,
}

impl View {
    /// The side the viewer plays.
    pub fn side(&self) -> Option<Side> {
        side_of(self.viewer)
    }
}

/// The side of a viewer.
fn side_of(viewer: Viewer) -> Option<Side> {
    match viewer {
        Viewer::Seat(seat) => Some(State::side(seat)),
        Viewer::Spectator => None,
    }
}

/// Whose draft a step is: something a player is still putting together.
fn drafter(step: &Step) -> Option<Side> {
    match step {
        Step::Group(group) => Some(group.side),
        // Nobody has left the stack yet.
        Step::March(march) if !march.begun => Some(march.side),
        Step::PlanBarrage(plan) => Some(plan.side),
        Step::PlanAttack(plan) => Some(plan.side),
        Step::SetUp(_)
        | Step::FrenchSetUp(_)
        | Step::SetUpLosses(_)
        | Step::SetUpTieuDoans(_)
        | Step::SetUpGcma(_)
        | Step::PlaceObjectives(_)
        | Step::RealObjective
        | Step::JoinHero(_)
        | Step::VmArrivals(_)
        | Step::VmMix
        | Step::Dumps(_)
        | Step::ThaiBinh
        | Step::VmReplace(_)
        | Step::Mobilise(_)
        | Step::PathetLao
        | Step::FrenchArrivals(_)
        | Step::FrenchMix
        | Step::FrenchReplace(_)
        | Step::Withdraw(_)
        | Step::Movement(_)
        | Step::March(_)
        | Step::Declare(_)
        | Step::DropDie(_)
        | Step::Bounce(_)
        | Step::Activate(_)
        | Step::Allowance(_)
        | Step::Impulse(_)
        | Step::Recover(_)
        | Step::Dig(_)
        | Step::Barrage(_)
        | Step::Wreck(_)
        | Step::RoadStrike(_)
        | Step::Combat(_)
        | Step::Losses(_)
        | Step::Overstack(_)
        | Step::EndOfPhase
        | Step::Over(_) => None,
    }
}

/// A step as somebody other than VM sees it: without hidden pieces.
fn public(step: &Step) -> Step {
    match step {
        Step::March(march) if march.side == Side::VietMinh => Step::March(March {
            units: UnitSet::NONE,
            double: false,
            spent: 0,
            fresh: true,
            late: false,
            ..*march
        }),
        Step::Movement(movement) if movement.side == Side::VietMinh => Step::Movement(Movement {
            moved: UnitSet::NONE,
            late: UnitSet::NONE,
            truck: movement.truck.map(|_| 0),
            ..*movement
        }),
        // Which units of a class stand in a place is VM's secret (9.0).
        Step::SetUp(step) => Step::SetUp(SetUp { units: UnitSet::NONE, ..*step }),
        Step::SetUpLosses(step) => Step::SetUpLosses(SetUpLosses { units: UnitSet::NONE, ..*step }),
        // Where Tieu Doans stand is seen or not; from which center they came is not told.
        Step::SetUpTieuDoans(SetUpTieuDoans { next, .. }) => {
            Step::SetUpTieuDoans(SetUpTieuDoans { next: *next, placed: Placed::default() })
        }
        // That VM holds too much somewhere is seen by what he loses; where, is not told (T-82).
        Step::Overstack(Overstack { side: Side::VietMinh, .. }) => {
            Step::Overstack(Overstack { side: Side::VietMinh, hex: None })
        }
        Step::VmReplace(_) => Step::VmReplace(VmReplace { regained: Regained::default() }),
        // Everything else is played openly.
        Step::FrenchSetUp(_)
        | Step::SetUpGcma(_)
        | Step::PlaceObjectives(_)
        | Step::RealObjective
        | Step::JoinHero(_)
        | Step::VmArrivals(_)
        | Step::VmMix
        | Step::Dumps(_)
        | Step::ThaiBinh
        | Step::Mobilise(_)
        | Step::PathetLao
        | Step::FrenchArrivals(_)
        | Step::FrenchMix
        | Step::FrenchReplace(_)
        | Step::Withdraw(_)
        | Step::Movement(_)
        | Step::Group(_)
        | Step::March(_)
        | Step::Declare(_)
        | Step::DropDie(_)
        | Step::Bounce(_)
        | Step::Activate(_)
        | Step::Allowance(_)
        | Step::Impulse(_)
        | Step::Recover(_)
        | Step::Dig(_)
        | Step::PlanBarrage(_)
        | Step::Barrage(_)
        | Step::Wreck(_)
        | Step::RoadStrike(_)
        | Step::PlanAttack(_)
        | Step::Combat(_)
        | Step::Losses(_)
        | Step::Overstack(_)
        | Step::EndOfPhase
        | Step::Over(_) => step.clone(),
    }
}

/// The steps as a viewer sees them.
fn steps_seen(state: &State, viewer: Viewer) -> Vec<Step> {
    let side = side_of(viewer);
    let mine = |step: &&Step| drafter(step).is_none_or(|drafter| Some(drafter) == side);
    let seen = state.steps.iter().filter(mine);
    match side {
        Some(Side::VietMinh) => seen.cloned().collect(),
        Some(Side::French) | None => seen.map(public).collect(),
    }
}

/// The step that asks, as a viewer sees it.
pub(crate) fn asking(state: &State, viewer: Viewer) -> Option<Step> {
    steps_seen(state, viewer).pop()
}

/// VM units on the map that the French see: the first of each stack, and those that lie open.
pub fn visible(rules: &Tonkin, state: &State) -> UnitSet {
    let mut seen = state.shown;
    for hex in state.board.occupied(Side::VietMinh).iter() {
        for unit in state.board.stack(hex) {
            seen.insert(unit);
            if rules.charts.forces.fighting.has(unit) {
                break;
            }
        }
    }
    seen
}

/// VM units that stand on the map.
fn on_map(rules: &Tonkin, state: &State) -> UnitSet {
    let all = rules.charts.forces.side[Side::VietMinh as usize].iter();
    all.filter(|unit| state.board.hex_of(*unit).is_some()).collect()
}

/// VM units that others do not see: those on the map that lie under others, and while a generic set-up
/// goes on all of its units, because it is not told which of them stand on the map already.
fn unseen(rules: &Tonkin, state: &State) -> UnitSet {
    let mut units = on_map(rules, state);
    if rules.generic && state.phase == Phase::SetUp {
        units = units.or(setting_up::named(rules, Side::VietMinh));
    }
    units.minus(visible(rules, state))
}

/// Steps that VM units on the map have lost together: what the hit track and the RP spent add up to.
fn missing(rules: &Tonkin, state: &State, units: UnitSet) -> u16 {
    let fighting = units.and(rules.charts.forces.fighting);
    let lost = |unit: Unit| rules.charts.stats(unit).steps - state.board.steps(unit);
    fighting.iter().map(|unit| u16::from(lost(unit))).sum()
}

/// The steps a counter seems to have: its -1 Marker lies beneath it (T-02).
pub(crate) fn seeming_steps(full: u8, steps: u8) -> u8 {
    if full == 4 { steps.div_ceil(2) * 2 } else { steps }
}

/// Where VM exerts ZoC, as far as the French know: what they see of the board, and what they are told (T-83).
fn exerting(rules: &Tonkin, state: &State, seen: &Board) -> HexSet {
    let told = told::zoc_asked(rules, state).and(*state.board.exerting(Side::VietMinh));
    seen.exerting(Side::VietMinh).or(told)
}

/// Where VM regiments cut River Supply, of the hexes that a route comes to; of hidden ones only if it is told (T-84).
fn cutting(rules: &Tonkin, state: &State, viewer: Viewer) -> HexSet {
    let (charts, board) = (&rules.charts, &state.board);
    let cut = supply::cut(charts, board);
    let known = match side_of(viewer) {
        Some(Side::VietMinh) => cut,
        Some(Side::French) | None => {
            let told = told::rivers_asked(rules, state, &cut).and(cut);
            told::seen_cuts(rules, state).or(told)
        }
    };
    supply::watched(charts, board, &known, rules.supply_ranges().river).and(known)
}

/// The board as the French and spectators see it.
fn board_seen(rules: &Tonkin, state: &State, hidden: UnitSet) -> Board {
    let charts = &rules.charts;
    let mut board = state.board.clone();
    for unit in hidden.iter() {
        board.remove(charts, unit, Place::Pool);
        if charts.forces.fighting.has(unit) {
            board.set_steps(unit, charts.stats(unit).steps);
        }
    }
    for hex in state.board.occupied(Side::VietMinh).iter() {
        // Of a stack that lies open it is told who is there, not in which order.
        let open = state.board.units(hex).and(state.shown);
        let first = state.board.first_unit(charts, hex);
        for unit in open.iter().filter(|unit| Some(*unit) != first) {
            board.put(charts, unit, hex);
        }
        if let Some(first) = first
            && !state.shown.has(first)
        {
            let seeming = seeming_steps(charts.stats(first).steps, board.steps(first));
            board.set_steps(first, seeming);
        }
    }
    board
}

/// A state without what a seat may not know: for sums that are shown to it.
pub(crate) fn as_seen(rules: &Tonkin, state: &State, side: Side) -> State {
    let mut seen = state.clone();
    if side == Side::French {
        let hidden = unseen(rules, state);
        seen.board = board_seen(rules, state, hidden);
    }
    seen
}

/// What a viewer may know.
pub(crate) fn view(rules: &Tonkin, state: &State, viewer: Viewer) -> View {
    let own = side_of(viewer) == Some(Side::VietMinh);
    let there = on_map(rules, state);
    let hidden = if own { UnitSet::NONE } else { unseen(rules, state) };
    let board = if own { state.board.clone() } else { board_seen(rules, state, hidden) };
    View {
        viewer,
        month: state.month,
        phase: state.phase,
        vp: state.vp,
        rp: state.rp,
        trucks: state.trucks,
        planes: state.planes,
        hits: state.hits,
        exerting: exerting(rules, state, &board),
        board,
        hidden,
        missing: missing(rules, state, there),
        cutting: cutting(rules, state, viewer),
        owned: state.owned,
        counted: state.counted,
        objectives: state.objectives.at,
        real: own.then_some(state.objectives.real),
        objectives_moved: state.objectives.moved,
        spending: state.spending,
        points: state.points,
        declared: state.declared,
        shown: state.shown,
        notes: state.notes.clone(),
        heroes: state.heroes,
        fiddles: if own { state.fiddles } else { Fiddles::NONE },
        arranged: state.arranged.filter(|_| own),
        last: state.last,
        steps: steps_seen(state, viewer),
    }
}

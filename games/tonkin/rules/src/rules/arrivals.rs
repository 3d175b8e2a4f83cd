//! 2.1 and 2.5: reinforcements of both sides.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hidden::Pieces as _;
use super::victory::Level as _;
use super::{Points as _, control, limits, mobilisation, stacking, trace};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit, UnitType, Zone};
use crate::event::{Event, Vp};
use crate::flow::{Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// 2.5: a GCMA comes at most so many hexes from its community.
const GCMA_RANGE: u8 = 2;

/// 2.1: VM places arriving regiments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct VmArrivals {
    /// Those that have no place yet.
    pub(crate) left: UnitSet,
}

impl StepRules<Tonkin> for VmArrivals {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::VietMinh), Prompt::VmArrivals { left: self.left.len() as u8 })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        for unit in self.left.iter() {
            let places = match scope {
                Scope::All => rules.charts.ground.supply_centres[Side::VietMinh as usize],
                Scope::Canonical => vm_places(rules, state, unit),
            };
            out.extend(places.iter().map(|hex| Choice::Place(unit, hex)));
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Place(unit, hex) if self.left.has(unit) => check_vm(rules, state, unit, hex),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Place(unit, hex) = choice else { return };
        let mut left = self.left;
        left.remove(unit);
        play.replace(Step::VmArrivals(VmArrivals { left }));
        play.arrive(unit, hex);
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        // T-18: nobody is left, or nobody who is left finds a place.
        let (rules, state) = (play.rules, &*play.state);
        let has_place = |unit: Unit| {
            let mut places = vm_places(rules, state, unit).iter();
            places.any(|hex| check_vm(rules, state, unit, hex).is_ok())
        };
        if self.left.iter().any(has_place) {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 2.5: FEF brings units in or postpones them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct FrenchArrivals {
    /// Those that nothing is decided about.
    pub(crate) left: UnitSet,
    /// The GCMA that have come in so far.
    pub(crate) gcma: UnitSet,
}

impl StepRules<Tonkin> for FrenchArrivals {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::French), Prompt::FrenchArrivals { left: self.left.len() as u8 })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let all = scope == Scope::All;
        let ground = &rules.charts.ground;
        for unit in self.left.iter() {
            let mut places = french_places(rules, state, unit);
            if all {
                let usual = ground.harbours.or(ground.supply_centres[Side::French as usize]);
                places = places.or(usual);
            }
            let roomy = |hex: &Hex| stacking::check_room(rules, state, unit, *hex).is_ok();
            let places = places.iter().filter(|hex| all || roomy(hex));
            out.extend(places.map(|hex| Choice::Place(unit, hex)));
            if all || comes_by_saigon(rules, unit) {
                out.push(Choice::PlaceSaigon(unit));
            }
            out.push(Choice::Postpone(unit));
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Place(unit, hex) if self.left.has(unit) => {
                check_french(rules, state, unit, hex, &self.gcma)
            }
            Choice::PlaceSaigon(unit) if self.left.has(unit) => {
                if comes_by_saigon(rules, unit) {
                    Ok(())
                } else {
                    Err(No::NotBySaigon { unit })
                }
            }
            Choice::Postpone(unit) if self.left.has(unit) => Ok(()),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let FrenchArrivals { mut left, mut gcma } = *self;
        let (Choice::Place(unit, _) | Choice::PlaceSaigon(unit) | Choice::Postpone(unit)) = choice
        else {
            return;
        };
        left.remove(unit);
        if matches!(choice, Choice::Place(..)) && play.rules.charts.forces.gcma.has(unit) {
            gcma.insert(unit);
        }
        play.replace(Step::FrenchArrivals(FrenchArrivals { left, gcma }));
        bring_in(play, unit, choice);
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        if !self.left.is_empty() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// The units of a side whose slot of the Turn Track has come.
fn due(rules: &Tonkin, state: &State, side: Side) -> UnitSet {
    let of_side = rules.charts.forces.side[side as usize];
    let is_due = |unit: &Unit| matches!(state.board.place(*unit), Place::Track(month) if month <= state.month);
    of_side.iter().filter(is_due).collect()
}

/// 2.1, 2.5: transports that come this month can be used at once (3.4, 3.5).
fn add_transports<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side) {
    let tables = &play.rules.components.tables;
    let (stock, (_, dates)) = match side {
        Side::VietMinh => (&mut play.state.trucks, &tables.trucks),
        Side::French => (&mut play.state.planes, &tables.air_transports),
    };
    let due = dates.iter().filter(|due| due.turn == play.state.month);
    let more: u8 = due.map(|due| due.add).sum();
    if more > 0 {
        stock.owned += more;
        stock.left += more;
        let (trucks, planes) = (play.state.trucks.left, play.state.planes.left);
        play.tell(Event::Transports { trucks, planes });
    }
}

/// 2.1: Trucks and RP of the chart arrive whatever the level, regiments and Tieu Doans only if the VP-Level does
/// not exceed the VM-Number; else all wait (T-65).
pub(crate) fn begin_vm<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let turn = play.rules.turn(play.state.month);
    let (points, number) = (turn.vm_rp, turn.vm_number);
    if play.rules.scenario().training.is_some() {
        return;
    }
    add_transports(play, Side::VietMinh);
    if points > 0 {
        play.add_points(points, "2.1");
    }
    let left = due(play.rules, play.state, Side::VietMinh);
    if left.is_empty() {
        return;
    }
    if play.state.vp > number {
        return play.tell(Event::ArrivalsWait { vp: play.state.vp, number });
    }
    let battalions = left.and(play.rules.charts.forces.tieu_doans);
    for unit in battalions.iter() {
        play.state.board.remove(&play.rules.charts, unit, Place::Box2);
        play.tell(Event::ArrivedOff { side: Side::VietMinh, unit });
    }
    play.push(Step::VmArrivals(VmArrivals { left: left.minus(battalions) }));
}

/// 2.1: motorized units appear in China, other regiments in any VM Supply Center.
fn vm_places(rules: &Tonkin, state: &State, unit: Unit) -> HexSet {
    let centres = control::working_centres(&rules.charts, &state.board, Side::VietMinh);
    if rules.charts.stats(unit).motorized {
        centres.and(rules.charts.ground.china)
    } else {
        centres
    }
}

fn check_vm(rules: &Tonkin, state: &State, unit: Unit, hex: Hex) -> Result<(), No> {
    let centres = control::working_centres(&rules.charts, &state.board, Side::VietMinh);
    if !centres.has(hex) {
        return Err(No::Centre { hex });
    }
    if !vm_places(rules, state, unit).has(hex) {
        return Err(No::NotChina { hex });
    }
    // 1.5: room is judged at the end of the phase; whether VM is asked must not tell what lies there.
    Ok(())
}

/// 2.5: more Air Transports, whatever is decided, and then the units, one by one.
pub(crate) fn begin_french<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    if play.rules.scenario().training.is_some() {
        return;
    }
    add_transports(play, Side::French);
    let left = due(play.rules, play.state, Side::French);
    if !left.is_empty() {
        play.push(Step::FrenchArrivals(FrenchArrivals { left, gcma: UnitSet::NONE }));
    }
}

/// 2.5: where a FEF unit may come in. Saigon is judged apart.
pub(crate) fn french_places(rules: &Tonkin, state: &State, unit: Unit) -> HexSet {
    let (charts, board) = (&rules.charts, &state.board);
    let ground = &charts.ground;
    let centres = control::working_centres(charts, board, Side::French);
    let friendly = control::friendly_to_french(charts, board);
    let highlands = &ground.zone[Zone::Highlands as usize];
    let forces = &charts.forces;
    let free = ground.land.minus(*board.occupied(Side::VietMinh));
    if forces.thai.has(unit) {
        let villages = friendly.and(ground.blue).and(*highlands).and(ground.villages);
        return villages.and(ground.vietnam).and(ground.west_of_red);
    }
    if forces.gcma.has(unit) {
        return gcma_hexes(rules, state, &gcma_homes(rules, state));
    }
    if forces.laotian.has(unit) {
        return centres.and(ground.laos);
    }
    if forces.vietnamese.has(unit) {
        return centres.and(ground.vietnam);
    }
    if forces.navy == Some(unit) { HexSet::NONE } else { ground.harbours.and(free) }
}

/// 2.5: whether a unit may come in by Saigon: the others do, and the Navy.
fn comes_by_saigon(rules: &Tonkin, unit: Unit) -> bool {
    let forces = &rules.charts.forces;
    let bound = forces.thai.or(forces.gcma).or(forces.laotian).or(forces.vietnamese);
    !bound.has(unit)
}

/// 2.5, 9.0: the communities that GCMA can belong to: those of the Highlands that are friendly to FEF.
pub(super) fn gcma_homes(rules: &Tonkin, state: &State) -> HexSet {
    control::friendly_to_french(&rules.charts, &state.board)
        .and(rules.charts.ground.zone[Zone::Highlands as usize])
}

/// 2.5, T-75: the hexes of the Highlands within reach of some others, by a trace.
fn gcma_hexes(rules: &Tonkin, state: &State, from: &HexSet) -> HexSet {
    trace::within(&rules.charts, &state.board, Side::French, from, GCMA_RANGE)
        .and(rules.charts.ground.zone[Zone::Highlands as usize])
}

/// 2.5, 9.0: whether GCMA that came before and one more in a hex can have a community each, whichever way
/// they share them out.
pub(super) fn has_home(rules: &Tonkin, state: &State, before: &UnitSet, hex: Hex) -> bool {
    homely(rules, state, before, &HexSet::one(hex)).has(hex)
}

/// 2.5, 9.0: those of some hexes in which one more GCMA can have a community of its own. A trace is as long
/// back as it is there.
pub(super) fn homely(rules: &Tonkin, state: &State, before: &UnitSet, among: &HexSet) -> HexSet {
    let homes = gcma_homes(rules, state);
    let near = |hex: Hex| gcma_hexes(rules, state, &HexSet::one(hex)).and(homes);
    let placed = before.iter().filter_map(|unit| state.board.hex_of(unit));
    let mut all: Vec<HexSet> = placed.map(near).collect();
    let has_one = |hex: &Hex| {
        let own = near(*hex);
        // Who has more to choose from than there are others finds one that is free.
        own.len() > all.len() || {
            all.push(own);
            let shared = mobilisation::is_shared_out(&all);
            all.pop();
            shared
        }
    };
    among.iter().filter(has_one).collect()
}

fn check_french(
    rules: &Tonkin,
    state: &State,
    unit: Unit,
    hex: Hex,
    gcma: &UnitSet,
) -> Result<(), No> {
    if state.board.occupied(Side::VietMinh).has(hex) {
        return Err(No::ArrivalTaken { hex });
    }
    let comes = match rules.charts.forces.gcma.has(unit) {
        true => has_home(rules, state, gcma, hex),
        false => french_places(rules, state, unit).has(hex),
    };
    if !comes {
        return Err(No::NotThere { unit, hex });
    }
    // 1.5: room is judged at the end of the phase; a unit that is withdrawn may make it (2.7).
    if limits::may_stop(rules, unit, hex) {
        Ok(())
    } else {
        Err(limits::forbidden(rules, unit, hex))
    }
}

/// 2.5: VP for bringing a unit in: by its Stacking Value at full strength, the Navy 2.
pub fn arrival_vp(rules: &Tonkin, unit: Unit) -> u8 {
    let stats = rules.charts.stats(unit);
    let tables = &rules.components.tables;
    if stats.unit_type == UnitType::Navy {
        return tables.limits.navy_return_vp;
    }
    if stats.unit_type == UnitType::Airstrike { 0 } else { stats.by_size(tables.arrival_vp) }
}

/// 2.5: a FEF unit comes in and is paid for, or is put off.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
fn bring_in<S: Sink<Tonkin>>(play: &mut Play<'_, S>, unit: Unit, choice: Choice) {
    let charts = &play.rules.charts;
    match choice {
        Choice::Place(unit, hex) => play.arrive(unit, hex),
        Choice::PlaceSaigon(unit) => {
            let navy = charts.forces.navy == Some(unit);
            let place = if navy { Place::Ready } else { Place::Saigon };
            play.state.board.remove(charts, unit, place);
            play.tell(Event::ArrivedOff { side: Side::French, unit });
        }
        Choice::Postpone(unit) => return postpone(play, unit),
        _ => return,
    }
    let vp = i16::from(arrival_vp(play.rules, unit));
    if vp > 0 {
        play.change_level(-vp, Vp::Arrived(unit));
    }
}

/// 2.5: a FEF unit is put off.
pub(super) fn postpone<S: Sink<Tonkin>>(play: &mut Play<'_, S>, unit: Unit) {
    let later = play.state.month + play.rules.components.tables.limits.postpone_turns;
    let month = put_on_track(play, unit, later);
    play.tell(Event::Postponed { unit, month });
}

/// Puts a unit on the Turn Track; beyond its end it is lost for the game (T-19).
pub(super) fn put_on_track<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    unit: Unit,
    month: u8,
) -> Option<u8> {
    let on_track = usize::from(month) <= play.rules.components.tables.turns.len();
    let place = if on_track { Place::Track(month) } else { Place::Pool };
    play.leave_map(unit, place);
    on_track.then_some(month)
}

//! 2.2 A, 2.6 A: SDs or RP, where SDs go, and Thai Binh.

use kernel::{Scope, Sink};

use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Mix, Side, Unit};
use crate::event::{Cause, Event};
use crate::flow::{Flow, Play, State, Step};
use crate::refusal::No;
use crate::rules::{control, stacking, trace};
use crate::sets::HexSet;

/// 2.2 A: VM chooses; in Na San he gets one SD and no choice.
pub fn begin_vm_mix<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    match play.rules.scenario().training.as_ref().map(|training| training.sd) {
        Some(left) => play.push(Step::Dumps { side: Side::VietMinh, left }),
        None => {
            play.push(Step::ThaiBinh);
            play.push(Step::VmMix);
        }
    }
}

/// 2.6 A: FEF chooses; in Na San it gets one SD, and RP.
pub fn begin_french_mix<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let fixed = play.rules.scenario().training.as_ref();
    match fixed.map(|training| Mix { sd: training.sd, rp: training.french_rp }) {
        Some(mix) => take(play, Side::French, mix),
        None => play.push(Step::FrenchMix),
    }
}

fn side_of(step: &Step) -> Option<Side> {
    match step {
        Step::VmMix => Some(Side::VietMinh),
        Step::FrenchMix => Some(Side::French),
        _ => None,
    }
}

/// The mix with so many SDs.
fn mix_of(rules: &Tonkin, side: Side, dumps: u8) -> Option<Mix> {
    let choices = rules.components.tables.replacements.choices[side as usize];
    choices.into_iter().find(|mix| mix.sd == dumps)
}

/// 2.2 A, 2.6 A: the RP a side gets with no SD, with one and with two.
pub fn points_with_dumps(rules: &Tonkin, side: Side) -> [u8; 3] {
    [0, 1, 2].map(|dumps| mix_of(rules, side, dumps).map_or(0, |mix| mix.rp))
}

/// A side gets its RP and places its SDs.
fn take<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, mix: Mix) {
    let points = &mut play.state.rp[side as usize];
    *points = points.saturating_add(mix.rp);
    play.tell(Event::Mixed { side, dumps: mix.sd, points: mix.rp });
    play.push(Step::Dumps { side, left: mix.sd });
}

/// An SD of a side that is not on the map.
fn spare(rules: &Tonkin, state: &State, side: Side) -> Option<Unit> {
    let mut dumps = rules.charts.forces.sds[side as usize].iter();
    dumps.find(|dump| state.board.place(*dump) == Place::Pool)
}

/// 2.2 A, 2.6 A: where SDs come: Supply Centers that work; in Na San the French get theirs in one place.
fn places(rules: &Tonkin, state: &State, side: Side) -> HexSet {
    let centres = control::working_centres(&rules.charts, &state.board, side);
    match rules.scenario().training.as_ref().filter(|_| side == Side::French) {
        Some(training) => {
            centres.and(&HexSet::one(rules.components.community(training.french_sd_at).hex))
        }
        None => centres,
    }
}

fn check_dump(rules: &Tonkin, state: &State, side: Side, hex: Hex) -> Result<(), No> {
    // T-71: an SD that is not there any more is not received.
    spare(rules, state, side).ok_or(No::NotAsked)?;
    // 1.5: room is judged at the end of the phase.
    if places(rules, state, side).has(hex) { Ok(()) } else { Err(No::NoCentre { hex }) }
}

/// The places that search looks at: for FEF those with room, if there are any.
fn roomy_places(rules: &Tonkin, state: &State, side: Side) -> HexSet {
    let all = places(rules, state, side);
    let Some(dump) = spare(rules, state, side).filter(|_| side == Side::French) else { return all };
    let roomy = all.iter().filter(|hex| stacking::check_room(rules, state, dump, *hex).is_ok());
    let roomy: HexSet = roomy.collect();
    if roomy.is_empty() { all } else { roomy }
}

/// 2.2 A: the hexes near Thai Binh that VM occupies; FEF units there and between do not matter (1.4).
pub fn thai_binh_hexes(rules: &Tonkin, state: &State) -> usize {
    let replacements = &rules.components.tables.replacements;
    let from = HexSet::one(replacements.thai_binh);
    let near = trace::within_whatever(&rules.charts, &from, replacements.thai_binh_range);
    near.and(state.board.occupied(Side::VietMinh)).len()
}

/// VM units that can lose a step.
fn units_with_steps(rules: &Tonkin, state: &State) -> impl Iterator<Item = Unit> {
    let forces = &rules.charts.forces;
    let units = forces.side[Side::VietMinh as usize].and(&forces.fighting);
    let on_map = state.board.on_map();
    units.and(&on_map).iter()
}

/// Steps that answer themselves: no SD can be placed (T-71), Thai Binh has no cost.
pub(super) fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>) -> Flow {
    match *play.state.top() {
        Step::Dumps { side, left } => {
            let (rules, state) = (play.rules, &*play.state);
            let mut hexes = places(rules, state, side).iter();
            if left > 0 && hexes.any(|hex| check_dump(rules, state, side, hex).is_ok()) {
                return Flow::Waits;
            }
            play.pop();
            Flow::Goes
        }
        Step::ThaiBinh => run_thai_binh(play),
        _ => Flow::Waits,
    }
}

/// 2.2 A: 1 RP for 4 hexes or more; with 1 or none a point or a step is given up.
fn run_thai_binh<S: Sink<Tonkin>>(play: &mut Play<'_, S>) -> Flow {
    let replacements = play.rules.components.tables.replacements;
    let held = thai_binh_hexes(play.rules, play.state);
    if held <= usize::from(replacements.thai_binh_penalty_hexes) {
        let has_points = play.state.rp[Side::VietMinh as usize] > 0;
        if has_points || units_with_steps(play.rules, play.state).next().is_some() {
            return Flow::Waits;
        }
    }
    play.pop();
    if held >= usize::from(replacements.thai_binh_bonus_hexes) {
        play.add_points(replacements.thai_binh_bonus, "2.2");
    }
    Flow::Goes
}

pub(super) fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    match state.top() {
        Step::Dumps { side, .. } => {
            let places = match scope {
                Scope::All => rules.charts.ground.supply_centres[*side as usize],
                Scope::Canonical => roomy_places(rules, state, *side),
            };
            out.extend(places.iter().map(Choice::Dump));
        }
        Step::ThaiBinh => {
            out.push(Choice::GiveUp);
            out.extend(units_with_steps(rules, state).map(Choice::Lose));
        }
        step => {
            let Some(side) = side_of(step) else { return };
            let choices = rules.components.tables.replacements.choices[side as usize];
            out.extend(choices.iter().map(|mix| Choice::Mix(mix.sd)));
        }
    }
}

pub(super) fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::Dumps { side, .. }, Choice::Dump(hex)) => check_dump(rules, state, *side, hex),
        (Step::ThaiBinh, Choice::GiveUp) if state.rp[Side::VietMinh as usize] == 0 => {
            Err(No::NoPointLeft)
        }
        (Step::ThaiBinh, Choice::GiveUp) => Ok(()),
        (Step::ThaiBinh, Choice::Lose(unit)) => {
            let has_it = units_with_steps(rules, state).any(|other| other == unit);
            if has_it { Ok(()) } else { Err(No::NotAsked) }
        }
        (step @ (Step::VmMix | Step::FrenchMix), Choice::Mix(dumps)) => {
            let mix = side_of(step).and_then(|side| mix_of(rules, side, dumps));
            mix.map(|_| ()).ok_or(No::NotAsked)
        }
        _ => Err(No::NotAsked),
    }
}

pub(super) fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    match (play.state.top().clone(), choice) {
        (Step::Dumps { side, left }, Choice::Dump(hex)) => {
            play.replace(Step::Dumps { side, left: left.saturating_sub(1) });
            if let Some(dump) = spare(play.rules, play.state, side) {
                play.state.board.put(&play.rules.charts, dump, hex);
                play.tell(Event::DumpPlaced { unit: dump, hex });
            }
        }
        (Step::ThaiBinh, Choice::Lose(unit)) => {
            play.pop();
            play.lose_step(unit, Cause::ThaiBinh);
        }
        (Step::ThaiBinh, _) => {
            play.pop();
            let lost = play.rules.components.tables.replacements.thai_binh_penalty;
            let points = &mut play.state.rp[Side::VietMinh as usize];
            *points = points.saturating_sub(lost);
            let points = -i8::try_from(lost).unwrap_or(1);
            let rule = kernel::Rule("2.2");
            play.tell(Event::Points { side: Side::VietMinh, points, rule });
        }
        (step, Choice::Mix(dumps)) => {
            let Some(side) = side_of(&step) else { return };
            play.pop();
            if let Some(mix) = mix_of(play.rules, side, dumps) {
                take(play, side, mix);
            }
        }
        _ => (),
    }
}

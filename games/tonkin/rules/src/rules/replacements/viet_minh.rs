//! 2.2 B, 2.3: VM replaces steps, rebuilds regiments and absorbs Tieu Doans.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{check_points, eliminated, step_cost};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Side, Unit};
use crate::event::Event;
use crate::flow::{Play, Regained, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::hidden::Pieces as _;
use crate::rules::losses::Losing as _;
use crate::rules::{arrivals, control, trace};
use crate::sets::{HexSet, UnitSet};
use crate::view::visible;

/// 2.2 B, 2.3: VM spends RP and absorbs Tieu Doans.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct VmReplace {
    /// What regiments have regained in this phase.
    pub(crate) regained: Regained,
}

impl StepRules<Tonkin> for VmReplace {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Tonkin, state: &State) -> Next<Tonkin> {
        let side = Side::VietMinh;
        Next::ask(State::seat(side), Prompt::Replace { side, points: state.rp[side as usize] })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        candidates(rules, state, &self.regained, scope, out);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let regained = &self.regained;
        match *choice {
            Choice::Done => Ok(()),
            Choice::Replace(unit) => check_replace(rules, state, regained, unit),
            Choice::Rebuild(unit) => check_rebuild(rules, state, unit),
            Choice::Absorb(unit, battalion) => {
                check_absorb(rules, state, regained, unit, battalion)
            }
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        apply(play, self.regained, choice);
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Whether VM is asked depends on public facts only: RP, and Tieu Doans that are in no box.
        let battalions = play.rules.charts.forces.tieu_doans.iter();
        let mut there = battalions.filter(|unit| play.state.board.hex_of(*unit).is_some());
        if play.state.rp[Side::VietMinh as usize] > 0 || there.next().is_some() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 2.2 B: VM spends RP.
pub(crate) fn begin_vm<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    play.push(Step::VmReplace(VmReplace { regained: Regained::default() }));
}

impl Regained {
    /// Steps a regiment has regained in this phase.
    fn steps(&self, unit: Unit) -> u8 {
        u8::from(self.once.has(unit)) + u8::from(self.twice.has(unit))
    }

    fn add(&mut self, unit: Unit) {
        if self.once.has(unit) {
            self.twice.insert(unit);
        }
        self.once.insert(unit);
    }
}

/// 2.2 B, 2.3: whether a regiment has lost a step that it may regain in this phase.
fn check_regain(rules: &Tonkin, state: &State, regained: &Regained, unit: Unit) -> Result<(), No> {
    if !rules.charts.forces.regiments.has(unit) || state.board.hex_of(unit).is_none() {
        return Err(No::NotAsked);
    }
    if state.board.steps(unit) >= rules.charts.stats(unit).steps {
        return Err(No::FullStrength { unit });
    }
    if regained.steps(unit) >= rules.components.tables.replacements.max_steps {
        return Err(No::TwoSteps { unit });
    }
    Ok(())
}

/// 2.2 B: within 3 hexes of the HQ or a Supply Center.
fn replacement_hexes(rules: &Tonkin, state: &State) -> HexSet {
    let (charts, board) = (&rules.charts, &state.board);
    let mut from = control::working_centres(charts, board, Side::VietMinh);
    if let Some(hq) = board.hq_hex(charts, Side::VietMinh) {
        from.insert(hq);
    }
    let range = rules.components.tables.limits.replacement_range;
    trace::within(charts, board, Side::VietMinh, &from, range)
}

/// 2.2 B: whether a step of a regiment may be replaced with RP.
fn check_replace(rules: &Tonkin, state: &State, regained: &Regained, unit: Unit) -> Result<(), No> {
    check_regain(rules, state, regained, unit)?;
    let Some(hex) = state.board.hex_of(unit) else { return Err(No::NotAsked) };
    if state.board.is_oos(unit) {
        return Err(No::ReplacementSupply { unit });
    }
    let motorized = rules.charts.stats(unit).motorized;
    check_points(state, Side::VietMinh, unit, step_cost(rules, unit))?;
    if !replacement_hexes(rules, state).has(hex) {
        let range = rules.components.tables.limits.replacement_range;
        return Err(No::ReplacementRange { hex, range });
    }
    if motorized && !trace::truck_hexes(&rules.charts, &state.board).has(hex) {
        return Err(No::ReplacementRoad { unit });
    }
    Ok(())
}

fn rebuild_cost(rules: &Tonkin, unit: Unit) -> u8 {
    let replacements = &rules.components.tables.replacements;
    if rules.charts.stats(unit).motorized {
        replacements.rebuild_motorized
    } else {
        replacements.rebuild
    }
}

/// 2.2 B: an eliminated regiment is rebuilt at full strength.
fn check_rebuild(rules: &Tonkin, state: &State, unit: Unit) -> Result<(), No> {
    let gone = eliminated(rules, state, Side::VietMinh);
    if !gone.and(rules.charts.forces.regiments).has(unit) {
        return Err(No::NotAsked);
    }
    check_points(state, Side::VietMinh, unit, rebuild_cost(rules, unit))
}

/// 2.3: a foot regiment in or next to Vietnam absorbs a Tieu Doan at most 2 hexes away, by a trace
/// (T-75).
fn check_absorb(
    rules: &Tonkin,
    state: &State,
    regained: &Regained,
    unit: Unit,
    battalion: Unit,
) -> Result<(), No> {
    let (charts, board) = (&rules.charts, &state.board);
    check_regain(rules, state, regained, unit)?;
    let (Some(hex), Some(from)) = (board.hex_of(unit), board.hex_of(battalion)) else {
        return Err(No::NotAsked);
    };
    if !charts.forces.tieu_doans.has(battalion) {
        return Err(No::NotAsked);
    }
    let home = charts.ground.vietnam.or(charts.ground.touches_vietnam);
    if charts.stats(unit).motorized || !home.has(hex) {
        return Err(No::Absorption { unit });
    }
    let range = rules.components.tables.limits.absorb_range;
    if trace::is_within(charts, board, Side::VietMinh, from, hex, range) {
        Ok(())
    } else {
        Err(No::AbsorptionRange { hex: from, range })
    }
}

/// Regiments on the map that have lost steps.
fn weakened(rules: &Tonkin, state: &State, regained: &Regained) -> Vec<Unit> {
    let regiments = rules.charts.forces.regiments.iter();
    regiments.filter(|unit| check_regain(rules, state, regained, *unit).is_ok()).collect()
}

/// Who may regain a step, be rebuilt, or absorb whom.
fn candidates(
    rules: &Tonkin,
    state: &State,
    regained: &Regained,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let mut weakened = weakened(rules, state, regained);
    if scope == Scope::All {
        // Those that have had their share, for the reasons why.
        let served = regained.once.iter().filter(|unit| state.board.hex_of(*unit).is_some());
        let served: Vec<Unit> = served.filter(|unit| !weakened.contains(unit)).collect();
        weakened.extend(served);
    }
    let points = state.rp[Side::VietMinh as usize];
    if points > 0 {
        out.extend(weakened.iter().map(|unit| Choice::Replace(*unit)));
        let gone = eliminated(rules, state, Side::VietMinh).and(rules.charts.forces.regiments);
        out.extend(gone.iter().map(Choice::Rebuild));
    }
    let range = usize::from(rules.components.tables.limits.absorb_range);
    for unit in weakened {
        let Some(hex) = state.board.hex_of(unit) else { continue };
        let battalions = rules.charts.forces.tieu_doans.iter().filter(|battalion| {
            state.board.hex_of(*battalion).is_some_and(|from| from.distance(hex) <= range)
        });
        out.extend(battalions.map(|battalion| Choice::Absorb(unit, battalion)));
    }
    out.push(Choice::Done);
}

/// A step is regained or a regiment rebuilt, or VM has done enough.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, mut regained: Regained, choice: Choice) {
    match choice {
        Choice::Replace(unit) => {
            regained.add(unit);
            play.replace(Step::VmReplace(VmReplace { regained }));
            let cost = step_cost(play.rules, unit);
            pay(play, cost);
            play.tell(Event::Replaced { side: Side::VietMinh, unit: Some(unit), points: cost });
            play.gain_step(unit);
        }
        Choice::Absorb(unit, battalion) => {
            regained.add(unit);
            play.replace(Step::VmReplace(VmReplace { regained }));
            let Some(hex) = play.state.board.hex_of(battalion) else { return };
            // 1.5: what goes to a public box is shown.
            if !visible(play.rules, play.state).has(battalion) {
                play.show(UnitSet::one(battalion), hex);
            }
            play.leave_map(battalion, Place::Box1);
            play.tell(Event::Absorbed { unit: Some(unit), battalion, hex });
            play.gain_step(unit);
        }
        Choice::Rebuild(unit) => {
            pay(play, rebuild_cost(play.rules, unit));
            let month = play.state.month + play.rules.components.tables.replacements.rebuild_delay;
            play.state.board.set_steps(unit, play.rules.charts.stats(unit).steps);
            arrivals::put_on_track(play, unit, month);
            play.tell(Event::Rebuilt { side: Side::VietMinh, unit, month });
        }
        Choice::Done => {
            play.pop();
        }
        _ => (),
    }
}

fn pay<S: Sink<Tonkin>>(play: &mut Play<'_, S>, cost: u8) {
    let points = &mut play.state.rp[Side::VietMinh as usize];
    *points = points.saturating_sub(cost);
}

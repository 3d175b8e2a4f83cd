//! 1.9 A: Political Objective-Markers, the real one and the rumour.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::control;
use super::victory::Level as _;
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Hex, Side};
use crate::event::{Event, Vp};
use crate::flow::{Phase, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::HexSet;
use crate::versions;

/// There are two: the real one and the rumour.
const MARKERS: usize = 2;

/// 1.9 A: VM places a Political Objective-Marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct PlaceObjectives {
    /// The first of the two.
    pub(crate) first: bool,
    /// The hex that the scenario assigns.
    pub(crate) assigned: Option<Hex>,
}

impl StepRules<Tonkin> for PlaceObjectives {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::VietMinh), Prompt::PlaceObjective { first: self.first })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        match scope {
            Scope::All => {
                out.extend(rules.charts.ground.vp_hexes.iter().map(Choice::Objective));
                out.extend(suggested(rules, state).map(|_| Choice::Default));
            }
            Scope::Canonical => out.extend(self.open(rules, state).iter().map(Choice::Objective)),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Default => suggested(rules, state).map(|_| ()).ok_or(No::NotAsked),
            Choice::Objective(hex) if state.objectives.at.contains(&Some(hex)) => {
                Err(No::ObjectiveThere { hex })
            }
            Choice::Objective(hex) if !french_vp_hexes(rules, state).has(hex) => {
                Err(No::NotFrenchVp { hex })
            }
            Choice::Objective(hex) if !self.open(rules, state).has(hex) => {
                Err(No::RumourTooNear { hex })
            }
            Choice::Objective(_) => Ok(()),
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let hex = match choice {
            Choice::Objective(hex) => Some(hex),
            Choice::Default => suggested(play.rules, play.state),
            _ => None,
        };
        if let Some(hex) = hex {
            play.pop();
            place(play, usize::from(!self.first), hex);
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        // 9.0: in the set-up the scenario says whether there are markers, and where one of them lies.
        if !self.first || play.state.phase != Phase::SetUp {
            return Flow::Waits;
        }
        play.pop();
        if let Some(place) = play.rules.scenario().objective {
            let hex = play.rules.components.community(place).hex;
            push_questions(play, Some(hex));
        }
        Flow::Goes
    }
}

impl PlaceObjectives {
    /// T-89: where no hex is assigned, the marker that lies already may be the one that meets the condition: the order
    /// in which they are placed does not matter.
    fn is_met(&self, rules: &Tonkin, state: &State) -> bool {
        let free = state.phase != Phase::SetUp && rules.has(&versions::EITHER_MARKER);
        free && state.objectives.at[0].is_some_and(|hex| is_far(rules, state, hex))
    }

    /// Where the marker may go.
    fn open(&self, rules: &Tonkin, state: &State) -> HexSet {
        let all = french_vp_hexes(rules, state);
        if self.first || self.is_met(rules, state) {
            return all;
        }
        let far: HexSet = all.iter().filter(|hex| is_far(rules, state, *hex)).collect();
        // Where no hex will do, any FEF-friendly VP-Hex does.
        if far.is_empty() { all } else { far }
    }
}

/// 1.9 A: VM decides which marker is real.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RealObjective;

impl StepRules<Tonkin> for RealObjective {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::VietMinh), Prompt::RealObjective)
    }

    fn candidates(&self, _: &Tonkin, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend([Choice::Real(0), Choice::Real(1)]);
    }

    fn check(&self, _: &Tonkin, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        if matches!(choice, Choice::Real(0 | 1)) { Ok(()) } else { Err(No::NotAsked) }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Real(real) = choice else { return };
        play.pop();
        play.state.objectives.real = real;
        let hex = play.state.objectives.at[usize::from(real & 1)];
        play.tell(Event::ObjectiveReal { hex });
    }
}

/// VP-Hexes that are friendly to FEF.
fn friendly_vp_hexes(rules: &Tonkin, state: &State) -> HexSet {
    control::friendly_to_french(&rules.charts, &state.board).and(rules.charts.ground.vp_hexes)
}

/// Those of them without a marker.
fn french_vp_hexes(rules: &Tonkin, state: &State) -> HexSet {
    let mut hexes = friendly_vp_hexes(rules, state);
    for hex in state.objectives.at.into_iter().flatten() {
        hexes.remove(hex);
    }
    hexes
}

/// 1.9 A: at least 4 hexes from every VM regiment, or at least 4 steps of FEF units in the hex.
fn is_far(rules: &Tonkin, state: &State, hex: Hex) -> bool {
    let limits = &rules.components.tables.limits;
    let forces = &rules.charts.forces;
    let regiments = forces.regiments.iter().filter_map(|unit| state.board.hex_of(unit));
    let mut distances = regiments.map(|at| at.distance(hex));
    distances.all(|distance| distance >= usize::from(limits.rumour_distance))
        || is_held(rules, state, hex)
}

/// 1.9 A: whether at least 4 steps of FEF units are in a hex.
fn is_held(rules: &Tonkin, state: &State, hex: Hex) -> bool {
    let forces = &rules.charts.forces;
    let french = forces.side[Side::French as usize].and(forces.fighting);
    let units = state.board.stack(hex).filter(|unit| french.has(*unit));
    let steps: u8 = units.map(|unit| state.board.steps(unit)).sum();
    steps >= rules.components.tables.limits.rumour_steps
}

/// Where a marker goes on one click: a hex with so many FEF steps that it will do whatever VM units are
/// near, the one nearest to VM; of those the one with the most VP.
fn suggested(rules: &Tonkin, state: &State) -> Option<Hex> {
    let vm = state.board.occupied(Side::VietMinh);
    let nearest = |hex: Hex| vm.iter().map(|at| at.distance(hex)).min();
    let held = french_vp_hexes(rules, state);
    let held = held.iter().filter(|hex| is_held(rules, state, *hex));
    held.min_by_key(|hex| (nearest(*hex), std::cmp::Reverse(rules.charts.ground.vp(*hex)), *hex))
}

/// Places both markers anew, without an assigned hex (T-10).
pub(crate) fn place_anew<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    play.state.objectives.at = [None; 2];
    push_questions(play, None);
}

/// Asks for the markers; one goes to the assigned hex by itself.
pub(crate) fn push_questions<S: Sink<Tonkin>>(play: &mut Play<'_, S>, assigned: Option<Hex>) {
    if french_vp_hexes(play.rules, play.state).len() < MARKERS {
        return;
    }
    play.push(Step::RealObjective);
    play.push(Step::PlaceObjectives(PlaceObjectives { first: false, assigned: None }));
    match assigned {
        Some(hex) => place(play, 0, hex),
        None => play.push(Step::PlaceObjectives(PlaceObjectives { first: true, assigned: None })),
    }
}

fn place<S: Sink<Tonkin>>(play: &mut Play<'_, S>, marker: usize, hex: Hex) {
    play.state.objectives.at[marker] = Some(hex);
    play.tell(Event::ObjectivePlaced { hex });
}

/// 1.9 A: whether VM may pick the markers up now: only where both can be placed anew (T-91).
pub(crate) fn check_move(rules: &Tonkin, state: &State) -> Result<(), No> {
    if state.objectives.moved {
        return Err(No::ObjectivesMoved);
    }
    let on_map = state.objectives.at.iter().flatten().count();
    if on_map == 0 {
        return Err(No::NoObjectives);
    }
    let open = if rules.has(&versions::MARKERS_STAY) {
        friendly_vp_hexes(rules, state).len()
    } else {
        // The first rules counted the hexes of the markers, whose ever they were.
        french_vp_hexes(rules, state).len() + on_map
    };
    if open < MARKERS { Err(No::TooFewVpHexes) } else { Ok(()) }
}

/// 1.9 A: VM picks both up, for 5 VP.
pub(crate) fn pick_up<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let cost = play.rules.components.tables.limits.objective_move_vp;
    play.state.objectives.moved = true;
    play.change_level(i16::from(cost), Vp::MovedObjectives);
    place_anew(play);
}

/// 1.9 A: the real objective is shown and scored, both markers are removed.
pub(crate) fn score<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let objectives = play.state.objectives;
    let Some(hex) = objectives.at[usize::from(objectives.real & 1)] else { return };
    let vp = i16::from(play.rules.components.tables.limits.objective_vp);
    let taken = control::friendly_to_vm(&play.rules.charts, &play.state.board).has(hex);
    play.state.objectives.at = [None; 2];
    play.tell(Event::ObjectiveScored { hex, vietminh: taken });
    play.change_level(if taken { -vp } else { vp }, Vp::Objective(hex));
}

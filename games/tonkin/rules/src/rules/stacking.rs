//! 1.5: stacking, and what is checked at the end of every phase and Operation Point.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::limits;
use super::losses::Losing as _;
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit, UnitType};
use crate::event::{Cause, Event};
use crate::flow::{Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// 1.5: a hex holds too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Overstack {
    /// Whose.
    pub side: Side,
    /// Which; of VM only he knows.
    pub(crate) hex: Option<Hex>,
}

impl StepRules<Tonkin> for Overstack {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        let side = self.side;
        Next::ask(
            State::seat(side),
            self.hex.map_or(Prompt::Considers { side }, |hex| Prompt::Overstack { hex }),
        )
    }

    fn candidates(&self, _: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        if let Some(hex) = self.hex {
            out.extend(state.board.stack(hex).map(Choice::Lose));
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, _: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Lose(unit) if self.hex.is_some_and(|hex| state.board.is_in(unit, hex)) => {
                Ok(())
            }
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        // T-12: a unit loses a step; HQ and SD leave the map.
        let Choice::Lose(unit) = choice else { return };
        play.pop();
        if play.rules.charts.forces.fighting.has(unit) {
            play.lose_step(unit, Cause::Stacking);
        } else {
            play.eliminate(unit, Cause::Stacking);
        }
    }
}

/// The checks at the end of a phase or point: 1.5, 3.8, 6.3 b.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EndOfPhase;

impl StepRules<Tonkin> for EndOfPhase {
    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        if let Some((side, hex)) = overstacked(play.rules, play.state) {
            play.push(Step::Overstack(Overstack { side, hex: Some(hex) }));
            let open = (side == Side::French).then_some(hex);
            play.tell(Event::Overstacked { side, hex: open });
            return Flow::Goes;
        }
        eliminate_misplaced(play);
        if matches!(play.state.top(), Step::Over(_)) {
            return Flow::Goes;
        }
        fill_trenches(play);
        play.state.declared = UnitSet::NONE;
        play.pop();
        Flow::Goes
    }
}

/// 1.5: Stacking Points of a counter; one without a printed value counts 1.
pub fn points(rules: &Tonkin, state: &State, unit: Unit) -> u8 {
    let printed = state.board.face(&rules.charts, unit).stacking;
    printed.max(rules.components.tables.limits.default_stacking)
}

/// 1.5: Stacking Points in a hex.
pub fn load(rules: &Tonkin, state: &State, hex: Hex) -> u8 {
    state.board.stack(hex).map(|unit| points(rules, state, unit)).fold(0, u8::saturating_add)
}

/// Whether a hex has room for a counter: judged where units are placed.
pub(crate) fn check_room(rules: &Tonkin, state: &State, unit: Unit, hex: Hex) -> Result<(), No> {
    let limit = rules.components.tables.limits.stacking;
    let points = load(rules, state, hex).saturating_add(points(rules, state, unit));
    if points > limit { Err(No::Stacking { hex, points, limit }) } else { Ok(()) }
}

/// The first hex that holds too much.
fn overstacked(rules: &Tonkin, state: &State) -> Option<(Side, Hex)> {
    let limit = rules.components.tables.limits.stacking;
    // VM first, then the French.
    [Side::VietMinh, Side::French].into_iter().find_map(|side| {
        let mut hexes = state.board.occupied(side).iter();
        hexes.find(|hex| load(rules, state, *hex) > limit).map(|hex| (side, hex))
    })
}

/// 3.8: a unit that ends where it may not be is eliminated; on an island everybody but DNA and those who
/// are with one (T-31).
fn eliminate_misplaced<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let charts = &play.rules.charts;
    for side in [Side::VietMinh, Side::French] {
        for hex in play.state.board.occupied(side).iter() {
            let units = play.state.board.units(hex);
            let stranded = charts.ground.islands.has(hex) && !units.meets(charts.forces.dna);
            for unit in units.iter() {
                if stranded || !limits::may_stop(play.rules, unit, hex) {
                    play.eliminate(unit, Cause::Place);
                }
            }
        }
    }
}

/// 6.3 b: a trench without units, with DNA, SD and HQ alone, or with the enemy in it is removed.
fn fill_trenches<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    for side in Side::BOTH {
        let kept: HexSet = play.state.board.trenches[side as usize]
            .iter()
            .filter(|hex| is_manned(play.rules, play.state, side, *hex))
            .collect();
        let gone = play.state.board.trenches[side as usize].minus(kept);
        play.state.board.trenches[side as usize] = kept;
        for hex in gone.iter() {
            play.tell(Event::TrenchGone { side, hex });
        }
    }
}

/// 6.3 b: whether units of a side that can hold a trench stand in a hex.
pub fn is_manned(rules: &Tonkin, state: &State, side: Side, hex: Hex) -> bool {
    let forces = &rules.charts.forces;
    let mut units = state.board.stack(hex).filter(|unit| forces.fighting.has(*unit));
    units.any(|unit| {
        let stats = rules.charts.stats(unit);
        stats.side == side && stats.unit_type != UnitType::Dna
    })
}

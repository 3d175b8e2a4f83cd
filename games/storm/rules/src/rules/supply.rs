//! Chapter 11.0, French supply.
//!
//! Two dice and the airfield areas the Viet Minh hold tell how many French areas are out of supply; the
//! Viet Minh choose them among those the French control and stand in (S-23).

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Side};
use crate::event::Event;
use crate::flow::{Play, State, Step, Window, WindowKind};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::sets::AreaSet;
use crate::versions;

/// 11.0: the supply roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SupplyDice;

impl StepRules<Storm> for SupplyDice {
    fn next(&self, _: &Storm, _: &State) -> Next<Storm> {
        Next::dice(Ask::Supply, Request::TWO_DICE)
    }

    fn resolve<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        // Heavy Flak may follow (W8).
        let roll = roll.sum();
        let modifier = modifier(play.rules, play.state);
        let areas = areas_out(play.rules, roll + modifier);
        play.replace(Step::SupplyMark(SupplyMark { left: areas }));
        let window = Window { kind: WindowKind::W8, ask: Side::VietMinh, declined: 0 };
        play.push(Step::Window(window));
        play.tell(Event::SupplyRolled { roll, modifier, areas });
    }
}

/// 11.0: the Viet Minh mark areas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct SupplyMark {
    /// How many more.
    pub left: u8,
}

impl StepRules<Storm> for SupplyMark {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(Side::VietMinh), Prompt::SupplyMark { left: self.left })
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        match scope {
            Scope::All => out.extend(rules.charts.all.iter().map(Choice::Mark)),
            Scope::Canonical => {
                // Ascending, with enough areas left for the markers to come. Areas marked in another order
                // may leave only lower ones.
                let open = open_areas(rules, state);
                let last = state.board.out_of_supply.iter().last().unwrap_or(Area(0));
                let higher: AreaSet = open.iter().filter(|area| *area > last).collect();
                let areas = if higher.len() < self.left { open } else { higher };
                let spare = (areas.len() + 1).saturating_sub(self.left);
                out.extend(areas.iter().take(usize::from(spare)).map(Choice::Mark));
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Mark(area) if state.board.out_of_supply.has(area) => {
                Err(No::SupplyMarked { area })
            }
            Choice::Mark(area) if !state.board.occupied(Side::French).has(area) => {
                Err(No::SupplyNobody { area })
            }
            Choice::Mark(area) if !french_areas(rules, state).has(area) => {
                Err(No::SupplyShared { area })
            }
            Choice::Mark(_) => Ok(()),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Mark(area) = choice else { return };
        play.replace(Step::SupplyMark(SupplyMark { left: self.left - 1 }));
        mark(play, area);
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Marks by itself when there is nothing to choose. The number is not optional.
        let open = open_areas(play.rules, play.state);
        if self.left > 0 && open.len() > self.left {
            return Flow::Waits;
        }
        play.pop();
        if self.left > 0 {
            open.iter().for_each(|area| mark(play, area));
        }
        Flow::Goes
    }
}

/// What is added to the dice.
pub fn modifier(rules: &Storm, state: &State) -> u8 {
    let tables = &rules.components.tables;
    let held = |areas| state.board.controlled(Side::VietMinh, areas).len();
    held(rules.charts.runway) * tables.supply_per_runway
        + held(rules.charts.green) * tables.supply_per_green
}

/// The supply table.
pub fn areas_out(rules: &Storm, total: u8) -> u8 {
    let mut rows = rules.components.tables.supply.iter();
    rows.find(|row| (row.min..=row.max).contains(&total)).map_or(0, |row| row.areas)
}

/// S-23: areas that the French control and stand in. Under old rules those that they only share as well.
fn french_areas(rules: &Storm, state: &State) -> AreaSet {
    let occupied = state.board.occupied(Side::French);
    if rules.version.has(&versions::SHARED_AREA_IN_SUPPLY) {
        state.board.controlled(Side::French, occupied)
    } else {
        occupied
    }
}

/// Areas that may still be marked.
fn open_areas(rules: &Storm, state: &State) -> AreaSet {
    french_areas(rules, state).minus(state.board.out_of_supply)
}

/// Whether there is an area that would not be marked anyway, for Heavy Flak.
pub(crate) fn is_area_left(rules: &Storm, state: &State) -> bool {
    let marks = state.steps.iter().find_map(|step| {
        let Step::SupplyMark(SupplyMark { left }) = step else { return None };
        Some(*left)
    });
    open_areas(rules, state).len() > marks.unwrap_or(0)
}

fn mark<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area) {
    play.state.board.out_of_supply.insert(area);
    play.tell(Event::OutOfSupply { area });
}

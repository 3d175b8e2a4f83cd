//! Chapter 4.0, sequence of play, and 14.0, victory.
//!
//! A turn is a draw phase, impulses, and an end phase in nine steps. The steps of a phase are put on the
//! stack together, the last one first. Victory is judged once, after the end phase of the last turn.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Outcome, Rule, Sink};

use crate::Storm;
use crate::board::Pile;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Draw, EndDiscard, Fiddles, Impulse, Place, Play, Stage, State, Step};
use crate::sets::{AreaSet, UnitSet};

/// 4.0 A and B: draw phase, then the impulses, of which the Viet Minh take the first.
pub(crate) fn begin_turn<S: Sink<Storm>>(play: &mut Play<'_, S>) {
    play.state.french_passed = false;
    play.state.board.lost_now = AreaSet::NONE;
    play.state.board.lost_before = AreaSet::NONE;
    play.push(Step::Impulse(Impulse { side: Side::VietMinh, stage: Stage::Choose }));
    // S-07: separate decks, so the order matters only for discarding down, Viet Minh first.
    play.push(Step::Draw(Draw { side: Side::French, left: None }));
    play.push(Step::Draw(Draw { side: Side::VietMinh, left: None }));
    let turn = play.state.turn;
    play.tell(Event::Turn { turn });
}

/// 4.0 C: the end phase, in its order.
pub fn begin_end_phase<S: Sink<Storm>>(play: &mut Play<'_, S>) {
    play.push(Step::EndTurn);
    play.push(Step::Place(arriving(Side::French)));
    play.push(Step::Place(arriving(Side::VietMinh)));
    play.push(Step::ReplacementDie);
    play.push(Step::Refresh);
    play.push(Step::SupplyDice);
    play.push(Step::EndDiscard(EndDiscard { side: Side::French, picked: Pile::default() }));
    play.push(Step::EndDiscard(EndDiscard { side: Side::VietMinh, picked: Pile::default() }));
    play.tell(Event::ImpulsesOver);
}

fn arriving(side: Side) -> Place {
    // The units are filled in when the step before is done: replacements join them (12.1).
    Place { side, units: UnitSet::NONE, picked: UnitSet::NONE, last: None, fiddles: Fiddles::NONE }
}

/// 4.0 C 3 and 4: all units become fresh but French ones out of supply; markers come off.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refresh;

impl StepRules<Storm> for Refresh {
    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        play.pop();
        let board = &mut play.state.board;
        for side in Side::BOTH {
            for area in board.occupied(side).iter() {
                if side == Side::VietMinh || !board.out_of_supply.has(area) {
                    let units = board.units(side, area);
                    board.refresh(side, units);
                }
            }
        }
        board.fire = [AreaSet::NONE; 2];
        board.out_of_supply = AreaSet::NONE;
        let turn = play.state.turn;
        for step in &mut play.state.steps {
            if let Step::Place(place) = step {
                place.units = play.rules.charts.arrivals(place.side, turn);
                let waiting = &mut play.state.board.waiting[place.side as usize];
                place.units = place.units.and(*waiting);
                *waiting = waiting.minus(place.units);
            }
        }
        play.tell(Event::Refreshed);
        Flow::Goes
    }
}

/// 4.0 C 8 and 9: the marker comes off; the next turn begins or the game ends (S-06).
#[derive(Clone, Copy, Debug)]
pub(crate) struct EndTurn;

impl StepRules<Storm> for EndTurn {
    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        play.pop();
        play.state.board.no_replacements = false;
        if usize::from(play.state.turn) < play.rules.components.tables.turns.len() {
            play.state.turn += 1;
            begin_turn(play);
        } else {
            play.push(Step::Over);
            let (winner, held) = victor(play.rules, play.state);
            let needs = play.state.needs;
            play.tell(Event::GameOver { winner, held, needs });
        }
        Flow::Goes
    }
}

/// 14.0: the game is over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Over;

impl StepRules<Storm> for Over {
    fn next(&self, rules: &Storm, state: &State) -> Next<Storm> {
        Next::Over(outcome(rules, state))
    }
}

/// 14.0: who would win now, and the victory areas the Viet Minh hold.
pub(crate) fn victor(rules: &Storm, state: &State) -> (Side, u8) {
    let held = state.board.controlled(Side::VietMinh, rules.charts.victory).len();
    let winner = if held >= state.needs { Side::VietMinh } else { Side::French };
    (winner, held)
}

/// 14.0: the result.
pub(crate) fn outcome(rules: &Storm, state: &State) -> Outcome {
    let (winner, held) = victor(rules, state);
    Outcome {
        winner: Some(winner.name()),
        grade: "victory",
        score: i64::from(held),
        rule: Rule("14.0"),
    }
}

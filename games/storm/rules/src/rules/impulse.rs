//! Chapter 4.0 B and 6.0: impulses and passing.
//!
//! Impulses alternate. In one a side takes an action or passes. Two passes in a row, French first, end
//! the phase; after any other Viet Minh pass the French must discard a card to go on.

use kernel::flow::{Asks, Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Kind, Side};
use crate::event::Event;
use crate::flow::{CardArea, DigArea, Play, Stage, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{cards, effects, orders, sap, sequence, windows};
use crate::sets::AreaSet;

/// 4.0 B: an impulse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Impulse {
    /// Whose.
    pub side: Side,
    /// Where it stands.
    pub stage: Stage,
}

impl StepRules<Storm> for Impulse {
    fn asks(&self, _: &Storm, _: &State) -> Asks {
        match self.stage {
            Stage::Choose | Stage::FreeCards | Stage::End { .. } => Asks::Seats,
            Stage::Next { .. } => Asks::Nothing,
        }
    }

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        match self.stage {
            Stage::Choose => Next::ask(state.seat(self.side), Prompt::Impulse { side: self.side }),
            Stage::FreeCards => Next::ask(state.seat(self.side), Prompt::FreeCards),
            Stage::End { .. } | Stage::Next { .. } => {
                Next::ask(state.seat(Side::VietMinh), Prompt::ImpulseEnd)
            }
        }
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        match self.stage {
            Stage::Choose => candidates(rules, state, self.side, scope, out),
            Stage::FreeCards => windows::impulse_candidates(state, self.side, out),
            Stage::End { .. } | Stage::Next { .. } => {
                windows::impulse_candidates(state, Side::VietMinh, out);
            }
        }
    }

    fn check(&self, rules: &Storm, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        cards::check_held(state, seat, choice)?;
        match self.stage {
            Stage::Choose => check(rules, state, self.side, *choice),
            Stage::FreeCards => windows::check_free(rules, state, *choice),
            Stage::End { .. } | Stage::Next { .. } => windows::check_end(rules, state, *choice),
        }
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let then = match self.stage {
            Stage::Choose => return begin_action(play, self.side, choice),
            Stage::End { passed } => Stage::Next { passed },
            Stage::FreeCards | Stage::Next { .. } => Stage::End { passed: false },
        };
        // A card, or nothing.
        if let Choice::Play(kind) = choice {
            play.push(Step::CardArea(CardArea { kind }));
        } else {
            play.state.set_stage(then);
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        let Impulse { side, stage } = *self;
        match stage {
            Stage::Choose => {
                // S-74: with cards in hand a player passes by choice.
                let idle = play.state.cards.hand.size(side) == 0
                    && !orders::has_unit_action(play.rules, play.state, side);
                if !idle {
                    return Flow::Waits;
                }
                play.state.set_stage(Stage::End { passed: true });
                play.tell(Event::Passed { side, automatic: true });
            }
            Stage::FreeCards => {
                if windows::free_cards_possible(play.rules, play.state, side) {
                    return Flow::Waits;
                }
                play.state.set_stage(Stage::End { passed: false });
            }
            Stage::End { passed } => {
                if windows::emergency_possible(play.rules, play.state) {
                    return Flow::Waits;
                }
                play.state.set_stage(Stage::Next { passed });
            }
            Stage::Next { passed: true } => {
                play.pop();
                after_pass(play, side);
            }
            Stage::Next { passed: false } => {
                play.pop();
                after_action(play, side);
            }
        }
        Flow::Goes
    }
}

/// The answers to "what do you do".
fn candidates(rules: &Storm, state: &State, side: Side, scope: Scope, out: &mut Vec<Choice>) {
    out.push(Choice::Pass);
    let areas = state.board.occupied(side);
    out.extend(areas.iter().map(Choice::Act));
    for kind in state.cards.hand.kinds(side) {
        if scope == Scope::All || effects::window_of(kind).is_none() {
            out.push(Choice::Play(kind));
        }
        if side == Side::VietMinh && rules.trench_value(kind) > 0 {
            out.push(Choice::Dig(kind));
        }
    }
}

/// Whether an action may be begun.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
fn check(rules: &Storm, state: &State, side: Side, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Act(area) => orders::check_act(rules, state, side, area),
        Choice::Play(kind) => effects::check_play(rules, state, kind),
        Choice::Dig(kind) => sap::check_dig(rules, state, kind),
        _ => Err(No::NotAsked),
    }
}

/// An action begins, or the side passes.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice is legal here")]
fn begin_action<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side, choice: Choice) {
    match choice {
        Choice::Pass => {
            play.state.set_stage(Stage::End { passed: true });
            play.tell(Event::Passed { side, automatic: false });
        }
        Choice::Act(area) => orders::begin(play, side, area),
        Choice::Play(kind) => play_card(play, kind),
        Choice::Dig(kind) => play.push(Step::DigArea(DigArea { kind })),
        _ => (),
    }
}

/// 4.0: the French may discard a card to go on after a Viet Minh pass.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GoOn;

impl StepRules<Storm> for GoOn {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(Side::French), Prompt::GoOn)
    }

    fn candidates(&self, _: &Storm, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::End);
        out.extend(state.cards.hand.kinds(Side::French).map(Choice::Discard));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, _: &Storm, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        match choice {
            Choice::End => Ok(()),
            Choice::Discard(_) => cards::check_held(state, seat, choice),
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the other legal choice ends the impulses")]
    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        match choice {
            Choice::Discard(kind) => {
                cards::discard(play, kind);
                begin(play, Side::French);
                play.tell(Event::GoesOn);
            }
            _ => sequence::begin_end_phase(play),
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        if play.state.cards.hand.size(Side::French) > 0 {
            return Flow::Waits;
        }
        play.pop();
        sequence::begin_end_phase(play);
        Flow::Goes
    }
}

/// What follows a pass (4.0, S-05).
fn after_pass<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side) {
    match side {
        Side::French => {
            play.state.french_passed = true;
            begin(play, Side::VietMinh);
        }
        Side::VietMinh if play.state.french_passed => sequence::begin_end_phase(play),
        Side::VietMinh => play.push(Step::GoOn),
    }
}

/// The other side follows an action (4.0).
fn after_action<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side) {
    if side == Side::French {
        play.state.french_passed = false;
    }
    begin(play, side.enemy());
}

/// An impulse begins. What was lost in the one before may be counter-attacked (S-30).
pub(crate) fn begin<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side) {
    if side == Side::French {
        play.state.french_passed = false;
    }
    let board = &mut play.state.board;
    board.lost_before = board.lost_now;
    board.lost_now = AreaSet::NONE;
    play.push(Step::Impulse(Impulse { side, stage: Stage::Choose }));
}

/// Plays an impulse card or a free card. Cards that need an area ask for it first.
pub(crate) fn play_card<S: Sink<Storm>>(play: &mut Play<'_, S>, kind: Kind) {
    if kind == Kind::ReliefForce {
        play.state.last_attack = None;
        cards::play(play, kind);
        play.state.set_stage(Stage::FreeCards);
        play.push(Step::ReliefDie);
    } else {
        play.push(Step::CardArea(CardArea { kind }));
    }
}

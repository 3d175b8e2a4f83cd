//! 1.10: the phases of a turn, what happens between them, and 8.0, the end of the game sequence.

use kernel::Sink;

use super::losses::Losing as _;
use super::victory::Level as _;
use super::{
    arrivals, attrition, heroes, mobilisation, objectives, replacements, supply, withdrawals,
};
use crate::Tonkin;
use crate::components::Side;
use crate::event::{Cause, Event};
use crate::flow::{Activate, Ending, Fiddles, Movement, Phase, Play, Step};

/// The step stack is empty: the next phase begins.
pub(crate) fn next_phase<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let phase = following(play);
    if (play.state.phase, phase) == (Phase::TurnEnd, Phase::VmArrivals) {
        play.state.month += 1;
    }
    begin_phase(play, phase);
}

/// A phase begins.
pub(crate) fn begin_phase<S: Sink<Tonkin>>(play: &mut Play<'_, S>, phase: Phase) {
    play.state.phase = phase;
    play.state.fiddles = Fiddles::NONE;
    // The month is told before its first phase, the end of the game sequence in words of its own.
    let own = [Phase::SetUp, Phase::VmArrivals, Phase::TurnEnd, Phase::EndLosses, Phase::Scoring];
    if !own.contains(&phase) {
        play.tell(Event::Phase { phase });
    }
    match phase {
        Phase::SetUp => (),
        Phase::VmArrivals => begin_turn(play),
        Phase::VmMix => replacements::begin_vm_mix(play),
        Phase::VmReplace => replacements::begin_vm(play),
        Phase::Mobilise => mobilisation::begin(play),
        Phase::FrenchArrivals => arrivals::begin_french(play),
        Phase::FrenchMix => replacements::begin_french_mix(play),
        Phase::FrenchReplace => replacements::begin_french(play),
        Phase::Withdraw => {
            play.push(Step::EndOfPhase);
            withdrawals::begin(play);
        }
        Phase::VmMovement | Phase::EndVmMovement => begin_movement(play, Side::VietMinh),
        Phase::FrenchMovement | Phase::EndFrenchMovement => begin_movement(play, Side::French),
        Phase::Attrition | Phase::EndAttrition => {
            play.push(Step::EndOfPhase);
            attrition::run(play);
        }
        Phase::Operations => {
            play.push(Step::Activate(Activate { side: Side::French }));
            play.push(Step::Activate(Activate { side: Side::VietMinh }));
        }
        Phase::SupplyCheck => {
            play.push(Step::EndOfPhase);
            supply::check_all(play);
        }
        Phase::TurnEnd => end_turn(play),
        Phase::EndLosses => end_losses(play),
        Phase::Scoring => {
            objectives::score(play);
            play.end_game(Ending::Scale);
        }
    }
}

/// What follows the present phase.
fn following<S: Sink<Tonkin>>(play: &Play<'_, S>) -> Phase {
    match play.state.phase {
        Phase::SetUp => Phase::VmArrivals,
        Phase::VmArrivals => Phase::VmMix,
        Phase::VmMix => Phase::VmReplace,
        Phase::VmReplace => Phase::Mobilise,
        Phase::Mobilise => Phase::FrenchArrivals,
        Phase::FrenchArrivals => Phase::FrenchMix,
        Phase::FrenchMix => Phase::FrenchReplace,
        Phase::FrenchReplace => Phase::Withdraw,
        Phase::Withdraw => Phase::VmMovement,
        Phase::VmMovement => Phase::FrenchMovement,
        Phase::FrenchMovement => Phase::Attrition,
        Phase::Attrition => Phase::Operations,
        Phase::Operations => Phase::SupplyCheck,
        Phase::SupplyCheck => Phase::TurnEnd,
        Phase::TurnEnd if is_last(play) => Phase::EndLosses,
        Phase::TurnEnd => Phase::VmArrivals,
        Phase::EndLosses => Phase::EndVmMovement,
        Phase::EndVmMovement => Phase::EndFrenchMovement,
        Phase::EndFrenchMovement => Phase::EndAttrition,
        Phase::EndAttrition | Phase::Scoring => Phase::Scoring,
    }
}

/// Whether the last turn of the game has been played.
fn is_last<S: Sink<Tonkin>>(play: &Play<'_, S>) -> bool {
    play.state.month >= play.rules.components.scenario(play.rules.last).end_turn
}

/// A turn begins: transports are reset to what is owned; new ones come with the reinforcements (3.3).
fn begin_turn<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    play.state.objectives.moved = false;
    for stock in [&mut play.state.trucks, &mut play.state.planes] {
        stock.left = stock.owned;
    }
    play.tell(Event::Month { month: play.state.month });
    let (trucks, planes) = (play.state.trucks.left, play.state.planes.left);
    play.tell(Event::Transports { trucks, planes });
    play.tell(Event::Phase { phase: Phase::VmArrivals });
    arrivals::begin_vm(play);
    heroes::begin(play);
}

/// 3.0, 8.0: a side moves; at the end of the game without transports.
fn begin_movement<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side) {
    let transports = play.state.phase < Phase::EndLosses;
    play.push(Step::EndOfPhase);
    play.push(Step::Movement(Movement { transports, ..Movement::of(side) }));
}

/// RP above 8 are lost (2.2, 2.6); in a campaign the Political Objective of a scenario is scored (1.9 A).
fn end_turn<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let most = play.rules.components.tables.limits.max_saved_rp;
    for points in &mut play.state.rp {
        *points = (*points).min(most);
    }
    let month = play.state.month;
    let ends = play.rules.chained().any(|scenario| scenario.end_turn == month);
    if ends && !is_last(play) {
        objectives::score(play);
        objectives::place_anew(play);
    }
}

/// 8.0 (1): each unit with an OoS-Marker loses a step.
fn end_losses<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    play.tell(Event::EndSequence);
    play.push(Step::EndOfPhase);
    play.lose_steps(play.state.board.oos, Cause::Attrition);
}

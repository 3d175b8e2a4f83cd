//! What waits to be done: the steps follow each other as in a game, and each names what is there.

use super::ids::{are_known, is_known, is_square};
use super::under_way::{
    acts_soundly, are_values, falls_back, is_acting, is_assault, is_group, is_handful, is_ring,
    is_search, is_shot, is_strike, is_turn,
};
use crate::Company;
use crate::components::{Deploy, Side};
use crate::flow::{Acting, Phase, Search, State, Step};
use crate::rules::{actions, search, set_up};
use crate::sets::{MAX_UNITS, Unit};

/// 26: no difference of two dice is greater.
const GREATEST_DIFFERENCE: u8 = 6;

/// What is wrong with the steps.
pub(super) fn check(rules: &Company, state: &State, wrong: &mut Vec<String>) {
    let in_order = match state.phase {
        Phase::SetUp => is_set_up(rules, state),
        Phase::Play => is_play(state),
        Phase::Score => matches!(state.steps.as_slice(), [Step::Values(_)] | [Step::Over]),
    };
    if !in_order {
        return wrong.push("the steps do not follow each other as in a game".to_owned());
    }
    let unsound = state.steps.iter().find(|step| !is_sound(rules, state, step));
    wrong.extend(unsound.map(|step| format!("{step:?} cannot wait")));
}

/// X3: what is left of the set-up, the first step on top.
fn is_set_up(rules: &Company, state: &State) -> bool {
    let steps = state.steps.as_slice();
    if let [Step::Bid | Step::BidDice] = steps {
        let open = state.bids.iter().all(Option::is_some);
        let nothing = is_empty(state) && state.ring.is_empty() && state.board.peopled().is_empty();
        return open == matches!(steps, [Step::BidDice]) && nothing;
    }
    let lands = matches!(rules.mission.deploy, Deploy::Column(_));
    let fits = |step: &Step, place: usize| match place {
        0 => matches!(step, Step::Begin),
        1 => matches!(step, Step::Hide(_)),
        2 => matches!(step, Step::Deploy),
        3 if lands => {
            let shifts = matches!(step, Step::Shift(shift) if shift.search == Search::Landing);
            *step == Step::Deviation(Search::Landing) || shifts && steps.len() == 4
        }
        _ => match place + usize::from(!lands) {
            4 => matches!(step, Step::Peasants(_)),
            5 => matches!(step, Step::Ring(_)),
            // Nothing comes before the ring.
            _ => false,
        },
    };
    let in_order = steps.iter().enumerate().all(|(place, step)| fits(step, place));
    // Units are on the table only once they deploy or hide.
    let empty = match steps.len() {
        0 | 1 => return false,
        2 => hides(state),
        3 => state.board.on_table(Side::Communist).is_empty() && deploys(rules, state),
        _ => is_empty(state),
    };
    in_order && empty
}

fn is_empty(state: &State) -> bool {
    Side::BOTH.iter().all(|side| state.board.on_table(*side).is_empty())
}

/// X3 step 7: the Communist hides, White Star stands.
fn hides(state: &State) -> bool {
    let board = &state.board;
    board.on_table(Side::Communist) == board.hidden
        && board.off_table(Side::WhiteStar).is_empty()
        && !board.on_table(Side::WhiteStar).is_empty()
}

/// X3 step 6: White Star units stand where they may deploy.
fn deploys(rules: &Company, state: &State) -> bool {
    let lands = matches!(rules.mission.deploy, Deploy::Column(_));
    let occupied = state.board.occupied(Side::WhiteStar);
    let squares = rules.mission.deployment();
    let full = usize::from(squares.len()) <= usize::from(occupied.len());
    let gone = rules.charts.all[0].minus(state.board.alive(Side::WhiteStar));
    gone.is_empty()
        && (lands || full || occupied.minus(squares).is_empty())
        && set_up::edges_fit(rules, state)
}

/// X5: a turn, a group, a unit and what it does; or the end of a turn.
fn is_play(state: &State) -> bool {
    match state.steps.as_slice() {
        [Step::Turn(_)] => true,
        [Step::Turn(turn), Step::Group(group), rest @ ..] => {
            turn.side == group.side
                && match rest {
                    [] => true,
                    [Step::Unit(acting), rest @ ..]
                        if usize::from(acting.unit.index) < MAX_UNITS =>
                    {
                        let drafts = matches!(rest, [Step::Target(_) | Step::Declare(_), ..]);
                        acting.unit.side == group.side
                            && group.left.has(acting.unit.index)
                            && (rest.is_empty() || drafts || acting.begun)
                            && acts(acting, rest)
                    }
                    // Above a group there is a unit.
                    _ => false,
                }
        }
        [Step::Markers(markers), Step::Countdown(countdown), rest @ ..] => {
            let late =
                matches!(rest, [] | [Step::EarlyEnd] | [Step::Flee] | [Step::EarlyEnd, Step::Flee]);
            markers.side == countdown.side
                && late
                && (rest.is_empty() || markers.side == Side::WhiteStar)
        }
        // No turn has other steps below all others.
        _ => false,
    }
}

/// What lies above a unit in its turn.
fn acts(acting: &Acting, rest: &[Step]) -> bool {
    let own = acting.unit;
    match rest {
        [] | [Step::Morale(_)] | [Step::Target(_)] | [Step::Declare(_)] | [Step::ActionDice(_)] => {
            true
        }
        [Step::Target(target), Step::Declare(declare)] => target.kind == declare.action.kind(),
        [Step::Opportunity(opportunity), rest @ ..] => {
            opportunity.at == own && (moves(rest) || shoots(rest))
        }
        [Step::Assault(assault), rest @ ..] => {
            assault.by == own
                && matches!(
                    rest,
                    [] | [Step::LeaderDie(_)] | [Step::FallBack(_)] | [Step::PickUp(_)]
                )
        }
        [Step::Strike(_), Step::LeaderDie(_)] => true,
        [Step::Ambush(ambush), rest @ ..] => match rest {
            [] => true,
            [Step::AmbushFrom(from)] => from.unit == ambush.unit,
            // Nothing else is asked about an ambush.
            _ => false,
        },
        [
            Step::Return(_)
            | Step::LeaderDie(_)
            | Step::Aim(_)
            | Step::StrikeDie(_)
            | Step::Swivel(_)
            | Step::Strike(_)
            | Step::Risk(_)
            | Step::Name(_)
            | Step::Deviation(Search::Marker { .. })
            | Step::Token(_)
            | Step::Interrogate(_),
        ] => true,
        [Step::Shift(shift)] => matches!(shift.search, Search::Marker { .. }),
        // A move and a shot may have several steps.
        _ => moves(rest) || shoots(rest),
    }
}

/// S-59: a trap and caches that are picked up.
fn moves(rest: &[Step]) -> bool {
    matches!(rest, [] | [Step::Trap(_)] | [Step::PickUp(_)] | [Step::Trap(_), Step::PickUp(_)])
}

/// 33: a shot and what comes of it.
fn shoots(rest: &[Step]) -> bool {
    matches!(rest, [Step::Shot(_)] | [Step::Shot(_), Step::PickPeasant(_) | Step::LeaderDie(_)])
}

/// Whether what a step names is there.
fn is_sound(rules: &Company, state: &State, step: &Step) -> bool {
    let known = |unit: Unit| is_known(rules, unit);
    let stands = |unit: Unit| known(unit) && state.board.square(unit).is_some();
    let searches = |unit: Unit| stands(unit) && unit.side == Side::WhiteStar;
    let foot = |unit: Unit| stands(unit) && !rules.charts.stats(unit).is_vehicle();
    let on_ring = |place: u8| usize::from(place) < state.ring.len();
    match step {
        Step::Bid | Step::BidDice | Step::Deploy | Step::Begin | Step::Flee | Step::EarlyEnd => {
            true
        }
        Step::Countdown(_) => state.counters > 0,
        Step::Over | Step::Markers(_) => true,
        Step::Ring(ring) => is_ring(rules, state, ring.left),
        Step::Peasants(peasants) => {
            peasants.left <= rules.mission.peasants && is_square(peasants.floor)
        }
        Step::Hide(hide) => hide.last.is_none_or(|index| known(Unit::new(Side::Communist, index))),
        Step::Turn(turn) => is_turn(rules, state, turn),
        Step::Group(group) => is_group(rules, group),
        Step::Morale(morale) => is_handful(morale.dice),
        Step::Unit(acting) => is_acting(rules, acting),
        Step::Target(target) => state.acting().is_some_and(|acting| {
            acting.dice > 0
                && target.kind.has_target()
                && actions::check_kind(rules, state, acting, target.kind).is_ok()
        }),
        Step::Declare(declare) => {
            state.acting().is_some_and(|acting| acting.dice > 0)
                && acts_soundly(rules, state, declare.action)
        }
        Step::ActionDice(rolled) => {
            is_handful(rolled.dice) && acts_soundly(rules, state, rolled.action)
        }
        Step::PickUp(pick_up) => foot(pick_up.unit) && pick_up.unit.side == Side::WhiteStar,
        Step::Trap(trap) => searches(trap.unit),
        Step::Opportunity(opportunity) => {
            known(opportunity.at) && are_known(rules, opportunity.at.side.enemy(), opportunity.left)
        }
        Step::Return(back) => known(back.unit) && known(back.at) && back.unit.side != back.at.side,
        Step::Shot(shot) => is_shot(rules, state, shot),
        Step::PickPeasant(pick) => is_square(pick.near),
        Step::LeaderDie(die) => known(die.unit),
        Step::Assault(assault) => is_assault(rules, state, assault),
        Step::FallBack(fall_back) => stands(fall_back.unit) && falls_back(rules, state, fall_back),
        Step::Aim(aim) => foot(aim.unit),
        Step::StrikeDie(die) => rules.charts.lines.contains(&die.line),
        Step::Swivel(swivel) => rules.charts.lines.contains(&swivel.line),
        Step::Strike(strike) => is_strike(rules, state, strike),
        Step::Risk(risk) => is_square(risk.square) && risk.left > 0,
        Step::Name(name) => searches(name.unit) && !state.ring.is_empty(),
        Step::Deviation(search) => is_search(state, *search, searches),
        Step::Shift(shift) => {
            (1..=GREATEST_DIFFERENCE).contains(&shift.difference)
                && is_search(state, shift.search, searches)
        }
        Step::Token(token) => {
            let unused = matches!(token.search, Search::Marker { token_used: false, .. });
            unused
                && state.token
                && on_ring(token.marker)
                && is_search(state, token.search, searches)
        }
        Step::Ambush(ambush) => searches(ambush.unit),
        Step::AmbushFrom(from) => {
            searches(from.unit)
                && known(from.ambusher)
                && search::check_ambusher(rules, state, from.ambusher).is_ok()
                && !search::ambush_squares(rules, state, from.unit).is_empty()
        }
        Step::Interrogate(asks) => {
            searches(asks.unit) && state.board.is_in(asks.unit, state.board.peopled())
        }
        Step::Values(values) => are_values(state, values),
    }
}

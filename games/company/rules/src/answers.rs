//! Which chapter answers for which step: questions, candidates, checks, and what an answer does.

use kernel::{Next, Roll, Scope, Seat, Seats, Sink};

use crate::Company;
use crate::choice::Choice;
use crate::components::Side;
use crate::flow::{AssaultStage, FallBackStage, Phase, Play, Search, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::requests;
use crate::rules::{
    actions, artillery, assault, bidding, caches, casevac, fall_back, interrogation, losses,
    morale, peasants, reactions, search, set_up, shooting, traps, turn, unit_turn, victory,
};

/// What the game waits for.
pub fn next(rules: &Company, state: &State) -> Next<Company> {
    let step = state.top();
    if let Step::Over = step {
        return Next::Over(victory::outcome(rules, state));
    }
    if let Some(chance) = requests::chance(rules, state, step) {
        return Next::Chance(chance);
    }
    let seat = asked(state, step);
    Next::Decision { seats: Seats::only(seat), prompt: prompt(rules, state, step) }
}

/// The seat a step asks.
pub fn asked(state: &State, step: &Step) -> Seat {
    let side = match step {
        Step::Bid => return bidding::next_bidder(state),
        Step::Turn { side, .. } | Step::Countdown { side } => *side,
        Step::Group(group) => group.side,
        Step::Unit(acting) => acting.unit.side,
        Step::Target { .. } | Step::Declare { .. } => {
            state.acting().map_or(Side::WhiteStar, |acting| acting.unit.side)
        }
        Step::Opportunity { at, .. } => at.side.enemy(),
        Step::Return { unit, .. } | Step::Aim { unit } => unit.side,
        Step::Assault(assault) if assault.stage == AssaultStage::Decide => assault.target.side,
        Step::FallBack(fall_back) => fall_back::asked(fall_back),
        Step::Swivel { by, .. } => by.enemy(),
        Step::Shift { winner, .. } => *winner,
        Step::Ring { .. }
        | Step::Peasants { .. }
        | Step::Hide { .. }
        | Step::PickPeasant { .. }
        | Step::Ambush { .. }
        | Step::AmbushFrom { .. }
        | Step::Flee => Side::Communist,
        _ => Side::WhiteStar,
    };
    state.seat(side)
}

/// The question a step puts.
pub fn prompt(rules: &Company, state: &State, step: &Step) -> Prompt {
    match step {
        Step::Bid => Prompt::Bid { most: bidding::MOST },
        Step::Ring { .. } => {
            Prompt::Ring { left: (rules.mission.ring.len() - state.ring.len()) as u8 }
        }
        Step::Peasants { left, .. } => Prompt::Peasants { left: *left },
        Step::Deploy => Prompt::Deploy { left: state.board.off_table(Side::WhiteStar).len() },
        Step::Hide { .. } => Prompt::Hide { most: rules.mission.hidden },
        Step::Turn { side, .. } => Prompt::Group { side: *side },
        Step::Group(group) => Prompt::Unit { side: group.side, group: group.group },
        Step::Unit(acting) => Prompt::Action { unit: acting.unit, dice: acting.dice },
        Step::Target { kind } => match state.acting() {
            Some(acting) => Prompt::Target { unit: acting.unit, kind: *kind },
            None => Prompt::EarlyEnd,
        },
        Step::Declare { action } => match state.acting() {
            Some(acting) => {
                let (unit, action, dice) = (acting.unit, *action, acting.dice);
                let needs = actions::faces(rules, state, unit, action).lowest();
                Prompt::Dice { unit, action, dice, needs }
            }
            None => Prompt::EarlyEnd,
        },
        Step::PickUp { unit } => Prompt::PickUp { unit: *unit },
        Step::Opportunity { at, .. } => Prompt::Opportunity { target: *at },
        Step::Return { unit, at } => Prompt::Return { unit: *unit, target: *at },
        Step::PickPeasant { near } => Prompt::PickPeasant { square: *near },
        Step::Assault(assault) => match assault.stage {
            AssaultStage::Again { dice, kills } => Prompt::Again { dice, kills },
            _ => Prompt::Decide { unit: assault.target, by: assault.by },
        },
        Step::FallBack(fall_back) => match fall_back.stage {
            FallBackStage::Pick { .. } => Prompt::Pick { unit: fall_back.unit },
            FallBackStage::Offer | FallBackStage::Dice => {
                Prompt::Offer { unit: fall_back.unit, offered: fall_back.offered.len() as u8 }
            }
        },
        Step::Aim { unit } => Prompt::Aim { unit: *unit },
        Step::Swivel { .. } => Prompt::Swivel,
        Step::Name { unit } => Prompt::Name { unit: *unit },
        Step::Shift { search: Search::Landing, difference, .. } => {
            Prompt::ShiftColumn { column: state.column, difference: *difference }
        }
        Step::Shift { search: Search::Marker { named, .. }, difference, .. } => {
            Prompt::ShiftMarker { place: *named, difference: *difference }
        }
        Step::Token { marker, .. } => Prompt::Token { place: *marker },
        Step::Ambush { unit } => Prompt::Ambush { unit: *unit },
        Step::AmbushFrom { unit, ambusher } => {
            Prompt::AmbushFrom { unit: *unit, ambusher: *ambusher }
        }
        Step::Flee => Prompt::Flee,
        Step::Countdown { .. } => Prompt::Countdown { left: state.counters },
        Step::Values(values) => match victory::present(rules, values) {
            Some(present) => Prompt::Value {
                cache: present.cache,
                destroyed: present.destroyed,
                total: values.total.unwrap_or(0),
            },
            None => Prompt::EarlyEnd,
        },
        _ => Prompt::EarlyEnd,
    }
}

/// Lists the answers to the present question.
pub fn candidates(rules: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    match state.top() {
        Step::Bid => bidding::candidates(out),
        Step::Ring { left } => set_up::ring_candidates(state, *left, scope, out),
        Step::Peasants { left, floor } => {
            set_up::peasant_candidates(rules, state, *left, *floor, scope, out);
        }
        Step::Deploy => set_up::deploy_candidates(rules, state, scope, out),
        Step::Hide { last } => set_up::hide_candidates(rules, state, *last, scope, out),
        Step::Turn { .. } => turn::group_candidates(rules, state, out),
        Step::Group(group) => turn::unit_candidates(group, out),
        Step::Unit(acting) => unit_turn::candidates(rules, state, acting, scope, out),
        Step::Target { kind } => unit_turn::target_candidates(rules, state, *kind, scope, out),
        Step::Declare { .. } => unit_turn::dice_candidates(state, scope, out),
        Step::PickUp { unit } => caches::candidates(state, *unit, out),
        Step::Opportunity { .. } | Step::Return { .. } => reactions::candidates(state, out),
        Step::PickPeasant { near } => peasants::pick_candidates(rules, state, *near, out),
        Step::Assault(assault) => assault::candidates(assault, out),
        Step::FallBack(fall_back) => fall_back::candidates(rules, state, fall_back, scope, out),
        Step::Aim { unit } => match scope {
            Scope::All => artillery::aim_candidates(rules, out),
            Scope::Canonical => artillery::aim_legal(rules, state, *unit, out),
        },
        Step::Swivel { line, .. } => artillery::swivel_candidates(*line, out),
        Step::Name { .. } => search::name_candidates(state, out),
        Step::Shift { search, .. } => search::shift_candidates(*search, out),
        Step::Token { .. } => out.extend([Choice::Spend, Choice::Keep]),
        Step::Ambush { .. } => search::ambush_candidates(state, out),
        Step::AmbushFrom { unit, ambusher } => {
            search::from_candidates(rules, state, [*unit, *ambusher], scope, out);
        }
        Step::Flee => peasants::flee_candidates(rules, state, out),
        Step::EarlyEnd => out.extend([Choice::End, Choice::GoOn]),
        Step::Countdown { .. } => {
            let choices = rules.components.tables.countdown_choices;
            out.extend(choices.map(Choice::Remove));
        }
        Step::Values(_) => out.extend([Choice::Reroll, Choice::Keep]),
        _ => (),
    }
}

/// Decides whether an answer is legal.
pub fn check(rules: &Company, state: &State, seat: Seat, choice: Choice) -> Result<(), No> {
    let step = state.top();
    let waits_for_dice = requests::chance(rules, state, step).is_some();
    if matches!(step, Step::Over) || waits_for_dice || asked(state, step) != seat {
        return Err(No::NotAsked);
    }
    check_answer(rules, state, choice)
}

/// The same once it is known that the seat is asked.
pub fn check_answer(rules: &Company, state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::Bid, Choice::Bid(points)) if points <= bidding::MOST => Ok(()),
        (Step::Ring { left }, Choice::Next(marker)) if left[marker as usize] > 0 => Ok(()),
        (Step::Peasants { left, .. }, Choice::Peasant(square)) => {
            set_up::check_peasant(rules, state, *left, square)
        }
        (Step::Deploy, Choice::Deploy(unit, square)) => {
            set_up::check_deploy(rules, state, unit, square)
        }
        (Step::Hide { .. }, Choice::Done) => Ok(()),
        (Step::Hide { .. }, Choice::Hide(unit, square)) => {
            set_up::check_hide(rules, state, unit, square)
        }
        (Step::Turn { .. }, _) => turn::check_group(rules, state, choice),
        (Step::Group(group), Choice::Unit(unit) | Choice::Pass(unit)) => {
            turn::check_unit(state, group, unit)
        }
        (Step::Unit(acting), _) => unit_turn::check(rules, state, acting, choice),
        (Step::Target { kind }, _) => unit_turn::check_target(rules, state, *kind, choice),
        (Step::Declare { .. }, _) => unit_turn::check_dice(state, choice),
        (Step::PickUp { unit }, Choice::TakeCache(cache)) => {
            caches::check_take(state, *unit, cache)
        }
        (Step::Opportunity { .. } | Step::Return { .. }, _) => reactions::check(state, choice),
        (Step::PickPeasant { near }, Choice::Peasant(square)) => {
            peasants::check_pick(rules, state, *near, square)
        }
        (Step::FallBack(fall_back), _) => fall_back::check(rules, state, fall_back, choice),
        (Step::Aim { unit }, Choice::Aim(line)) => artillery::check_aim(rules, state, *unit, line),
        (Step::Shift { search, difference, .. }, _) => {
            search::check_shift(state, *search, *difference, choice)
        }
        (Step::Ambush { .. }, Choice::NoAmbush) => Ok(()),
        (Step::Ambush { .. }, Choice::Ambusher(ambusher)) => {
            search::check_ambusher(rules, state, ambusher)
        }
        (Step::AmbushFrom { unit, ambusher }, _) => {
            search::check_from(rules, state, [*unit, *ambusher], choice)
        }
        (Step::Flee, Choice::Stay) => Ok(()),
        (Step::Flee, Choice::Flee(from, to)) => peasants::check_flee(rules, state, from, to),
        // Every answer that these list is legal.
        (
            Step::Assault(_)
            | Step::Swivel { .. }
            | Step::Name { .. }
            | Step::Token { .. }
            | Step::EarlyEnd
            | Step::Countdown { .. }
            | Step::Values(_),
            _,
        ) => check_listed(rules, state, choice),
        _ => Err(No::NotAsked),
    }
}

fn check_listed(rules: &Company, state: &State, choice: Choice) -> Result<(), No> {
    let mut listed = Vec::new();
    candidates(rules, state, Scope::All, &mut listed);
    if listed.contains(&choice) { Ok(()) } else { Err(No::NotAsked) }
}

/// The legal canonical answers, without asking each time who is asked.
pub fn legal(rules: &Company, state: &State, out: &mut Vec<Choice>) {
    let before = out.len();
    candidates(rules, state, Scope::Canonical, out);
    let all_legal = matches!(
        state.top(),
        Step::Bid
            | Step::Ring { .. }
            | Step::Turn { .. }
            | Step::Target { .. }
            | Step::Declare { .. }
            | Step::AmbushFrom { .. }
            | Step::Opportunity { .. }
            | Step::Return { .. }
            | Step::PickPeasant { .. }
            | Step::PickUp { .. }
            | Step::Assault(_)
            | Step::FallBack(_)
            | Step::Aim { .. }
            | Step::Swivel { .. }
            | Step::Name { .. }
            | Step::Token { .. }
            | Step::EarlyEnd
            | Step::Countdown { .. }
            | Step::Values(_)
    );
    if all_legal {
        return;
    }
    let mut keep = before;
    for place in before..out.len() {
        if check_answer(rules, state, out[place]).is_ok() {
            out.swap(keep, place);
            keep += 1;
        }
    }
    out.truncate(keep);
}

/// Carries a legal answer out, and everything that follows by itself.
pub fn apply<S: Sink<Company>>(play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
    match (play.state.top().clone(), choice) {
        (Step::Bid, Choice::Bid(bid)) => bidding::apply(play, seat, bid),
        (Step::Ring { left }, Choice::Next(marker)) => set_up::lay(play, left, marker),
        (Step::Peasants { left, .. }, Choice::Peasant(square)) => {
            set_up::place_peasant(play, left, square);
        }
        (Step::Deploy, Choice::Deploy(unit, square)) => set_up::deploy(play, unit, square),
        (Step::Hide { .. }, _) => set_up::apply_hide(play, choice),
        (Step::Turn { side, left }, Choice::Group(_, group)) => turn::act(play, side, left, group),
        (Step::Group(group), _) => turn::apply_unit(play, &group, choice),
        (Step::Unit(acting), _) => unit_turn::apply(play, acting, choice),
        (Step::Target { .. }, _) => unit_turn::aim(play, choice),
        (Step::Declare { action }, _) => unit_turn::declare(play, action, choice),
        (Step::PickUp { unit }, Choice::TakeCache(cache)) => caches::take(play, unit, cache),
        (Step::Opportunity { .. } | Step::Return { .. }, _) => reactions::apply(play, choice),
        (Step::PickPeasant { .. }, Choice::Peasant(square)) => peasants::pick(play, square),
        (Step::Assault(assault), _) => assault::apply(play, assault, choice),
        (Step::FallBack(_), _) => fall_back::apply(play, choice),
        (Step::Aim { unit }, Choice::Aim(line)) => artillery::aim(play, unit, line),
        (Step::Swivel { by, .. }, Choice::Swivel(end, direction)) => {
            artillery::swivel(play, by, end, direction);
        }
        (Step::Name { unit }, Choice::Marker(named)) => search::name(play, unit, named),
        (Step::Shift { search, winner, difference }, _) => {
            search::shift(play, search, winner, difference, choice);
        }
        (Step::Token { search, marker }, _) => search::token(play, search, marker, choice),
        (Step::Ambush { unit }, _) => search::ambush(play, unit, choice),
        (Step::AmbushFrom { unit, .. }, _) => search::ambush_from(play, unit, choice),
        (Step::Flee, _) => peasants::flee(play, choice),
        (Step::EarlyEnd, _) => turn::early_end(play, choice),
        (Step::Countdown { .. }, Choice::Remove(counters)) => {
            turn::countdown_chosen(play, counters);
        }
        (Step::Values(values), _) => victory::apply(play, values, choice),
        _ => (),
    }
    play.advance();
}

/// Carries on once the dice have fallen.
pub fn resolve<S: Sink<Company>>(play: &mut Play<'_, S>, roll: &Roll) {
    match play.state.top().clone() {
        Step::BidDice => bidding::rolled(play, roll),
        Step::Morale { .. } => morale::rolled(play, roll),
        Step::ActionDice { action, .. } => unit_turn::rolled(play, action, roll),
        Step::Trap { unit, exploded: false } => traps::die_rolled(play, unit, roll),
        Step::Trap { unit, exploded: true } => traps::save_rolled(play, unit, roll),
        Step::Shot(shot) => shooting::rolled(play, shot, roll),
        Step::LeaderDie { unit } => losses::leader_rolled(play, unit, roll),
        Step::Assault(assault) => assault::rolled(play, assault, roll),
        Step::FallBack(_) => fall_back::rolled(play, roll),
        Step::StrikeDie { by, line } => artillery::deviated(play, by, line, roll),
        Step::Strike(strike) => artillery::rolled(play, strike, roll),
        Step::Risk { square, left } => casevac::rolled(play, square, left, roll),
        Step::Deviation(search) => search::rolled(play, search, roll),
        Step::Interrogate { unit, again: false } => interrogation::rolled(play, unit, roll),
        Step::Interrogate { unit, again: true } => {
            interrogation::result(play, unit, roll.first());
        }
        Step::Countdown { .. } => turn::countdown_rolled(play, roll),
        Step::Values(values) => victory::rolled(play, values, roll),
        _ => (),
    }
    play.advance();
}

/// Whether sides are still open.
pub fn is_bidding(state: &State) -> bool {
    state.phase == Phase::SetUp && matches!(state.top(), Step::Bid | Step::BidDice)
}

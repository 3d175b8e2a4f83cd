//! Which chapter answers for which step: questions, candidates, checks, and what an answer does.

use kernel::{Audience, Chance, Next, Request, Roll, Scope, Seat, Seats, Sink};

use crate::Siege;
use crate::choice::Choice;
use crate::components::{Airfield, Role};
use crate::flow::{Phase, Play, State, Step, Supply};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{
    aaa, activation, artillery, assault, cargo, deployment, events, fire, landing, losses,
    missions, movement, options, orders, panic, redeployment, refit, sequence, staff, strikes,
    vm_refit,
};

/// What the game waits for.
pub fn next(rules: &Siege, state: &State) -> Next<Siege> {
    let Some(step) = state.top() else { return Next::Over(sequence::outcome(state)) };
    if let Some((ask, request)) = chance(rules, state, step) {
        return Next::Chance(Chance { ask, request, audience: Audience::All });
    }
    Next::Decision { seats: asked(rules, state, step), prompt: prompt(state, step) }
}

/// The dice a step waits for.
fn chance(rules: &Siege, state: &State, step: &Step) -> Option<(Ask, Request)> {
    Some(match step {
        Step::OptionDie { code } => (Ask::OptionDie { code: *code }, Request::ONE_DIE),
        Step::OptionDraw { code, .. } => options::draw_request(rules, state, *code),
        Step::DrawDivisions => deployment::division_request(state),
        Step::VariableDice => {
            let reading = kernel::Reading::Each;
            (Ask::Variable, Request::Dice { count: 2, faces: 6, reading })
        }
        Step::VariableDivision => (Ask::VariableDivision, Request::ONE_DIE),
        Step::Pick { side, .. } => events::pick_request(state, *side),
        Step::ChallengeDie { kind } => (Ask::Challenge { kind: *kind }, Request::ONE_DIE),
        Step::Event(event) => (Ask::Event { kind: event.kind }, Request::ONE_DIE),
        Step::DrawUnits { .. } => landing::draw_request(state),
        Step::Psyop { left, .. } => (Ask::Psyop { unit: left.first()? }, Request::ONE_DIE),
        Step::Activation { at } => activation::request(rules, state, *at)?,
        Step::VultureDie => (Ask::Vulture, Request::ONE_DIE),
        Step::AaaDice { left, .. } => aaa::first_request(rules, *left),
        Step::AaaResults { left, .. } => aaa::second_request(rules, *left),
        Step::Strike(strike) => strikes::request(rules, *strike),
        Step::BombDie => (Ask::Bomb, Request::ONE_DIE),
        Step::Barrage(barrage) => artillery::request(*barrage),
        Step::JumpDie { unit, .. } => (Ask::Jump { unit: *unit }, Request::ONE_DIE),
        Step::Airdrop { supply, points } => landing::airdrop_request(rules, *supply, *points),
        Step::Retreat(retreat) => (Ask::Retreat { piece: retreat.piece }, Request::ONE_DIE),
        Step::Fire(fire) => fire::request(rules, fire),
        Step::Assault(assault) => assault::request(rules, assault),
        Step::VietMinhRefit { reduced, lost, .. } => vm_refit::request(*reduced, *lost)?,
        Step::PoliticsDie => (Ask::Politics, Request::ONE_DIE),
        _ => return None,
    })
}

/// Who may answer a step.
fn asked(rules: &Siege, state: &State, step: &Step) -> Seats {
    let role = match step {
        Step::AbortAir { .. } | Step::AaaLosses { .. } | Step::VultureUnits { .. } => Role::Air,
        Step::Sorties { .. } => Role::Air,
        Step::Missions(assigning) => {
            return staff::sharing(rules, &missions::ROLES, assigning.done);
        }
        Step::Cargo(assigning) => return cargo::asked(rules, state, assigning.done),
        Step::Attacks(attacks) => return orders::asked(rules, state, attacks),
        Step::Hits(hits) => return losses::asked(rules, *hits),
        Step::Panics(panics) => return panic::asked(rules, *panics),
        Step::Withdraw(withdraw) => staff::sector(rules, withdraw.space),
        Step::Movement(movement) => {
            return staff::sharing(rules, &movement::ROLES, movement.done);
        }
        Step::Sallies(sallies) => return assault::asked(rules, sallies),
        Step::Redeploy { done, .. } => {
            return staff::sharing(rules, &redeployment::ROLES, *done);
        }
        _ => Role::Commander,
    };
    staff::asked(rules, role)
}

/// The question a step puts.
pub fn prompt(state: &State, step: &Step) -> Prompt {
    match step {
        Step::Place { units, .. } => {
            Prompt::Place { left: deployment::unplaced(state, *units).len() }
        }
        Step::Challenge { kind } => Prompt::Challenge { kind: *kind },
        Step::AbortCargo { left } => Prompt::AbortCargo { left: *left },
        Step::AbortAir { left } => Prompt::AbortAir { left: *left },
        Step::GainSupply { points } => Prompt::GainSupply { points: *points },
        Step::LeaderArrives { leader } => Prompt::LeaderArrives { leader: *leader },
        Step::Missions(_) => Prompt::Missions,
        Step::Cargo(_) => Prompt::Cargo,
        Step::VultureUnits { left } => Prompt::VultureUnits { left: *left },
        Step::AaaLosses { counts } => match aaa::next_result(*counts) {
            Some((class, shot_down)) => Prompt::AaaLoss { class, shot_down },
            None => Prompt::Missions,
        },
        Step::Attacks(attacks) => match (&attacks.draft, state.phase) {
            (Some(draft), _) => Prompt::Attack { target: draft.target },
            (None, Phase::AirStrikes) => Prompt::AirStrikes,
            (None, Phase::FrenchArtillery) => Prompt::Guns,
            (None, _) => Prompt::Fire,
        },
        Step::Landing => Prompt::Landing,
        Step::Hits(hits) => Prompt::Hit { among: hits.among, left: hits.left },
        Step::Panics(panics) => {
            Prompt::Panic { side: panics.side, space: panics.space, left: panics.left }
        }
        Step::Sorties { left, .. } => Prompt::Sorties { left: *left },
        Step::Withdraw(withdraw) => Prompt::Escort { space: withdraw.space },
        Step::Movement(_) => Prompt::Movement,
        Step::Sallies(sallies) => match sallies.draft {
            Some(sally) => Prompt::Sally { from: sally.from, target: sally.target },
            None => Prompt::Sallies,
        },
        Step::Redeploy { .. } => Prompt::Redeploy,
        Step::Repair => Prompt::Repair,
        _ => Prompt::Refit,
    }
}

/// Whether a step is shared by seats that each say when they are done.
fn is_shared(step: &Step) -> bool {
    match step {
        Step::Missions(_) | Step::Cargo(_) | Step::Movement(_) | Step::Redeploy { .. } => true,
        Step::Attacks(attacks) => attacks.draft.is_none(),
        Step::Sallies(sallies) => sallies.draft.is_none(),
        _ => false,
    }
}

/// Lists the answers to the present question.
pub fn candidates(rules: &Siege, state: &State, seat: Seat, scope: Scope, out: &mut Vec<Choice>) {
    let Some(step) = state.top() else { return };
    if rules.staff && seat == staff::COMMANDER && is_shared(step) {
        out.push(Choice::Close);
    }
    match step {
        Step::Place { units, .. } => deployment::candidates(rules, state, *units, scope, out),
        Step::Challenge { .. } => out.extend([Choice::Challenge, Choice::Decline]),
        Step::AbortCargo { .. } | Step::AbortAir { .. } => {
            events::abort_candidates(rules, state, scope, out);
        }
        Step::GainSupply { .. } => {
            out.extend([Supply::Gp, Supply::Ammunition].map(Choice::Gain));
        }
        Step::LeaderArrives { leader } => landing::leader_candidates(rules, *leader, out),
        Step::Missions(assigning) => missions::candidates(rules, state, *assigning, scope, out),
        Step::Cargo(assigning) => cargo::candidates(rules, state, *assigning, scope, out),
        Step::VultureUnits { .. } => options::vulture_candidates(rules, state, scope, out),
        Step::AaaLosses { counts } => aaa::candidates(rules, state, *counts, scope, out),
        Step::Attacks(attacks) => orders::candidates(rules, state, attacks, scope, out),
        Step::Landing => landing::candidates(rules, state, scope, out),
        Step::Hits(hits) => losses::candidates(rules, state, *hits, scope, out),
        Step::Panics(panics) => panic::candidates(rules, state, *panics, scope, out),
        Step::Sorties { flown, .. } => fire::sortie_candidates(rules, *flown, scope, out),
        Step::Withdraw(withdraw) => panic::withdraw_candidates(rules, state, *withdraw, scope, out),
        Step::Movement(movement) => movement::candidates(rules, state, movement, scope, out),
        Step::Sallies(sallies) => assault::candidates(rules, state, sallies, scope, out),
        Step::Redeploy { moved, last, .. } => {
            redeployment::candidates(rules, state, (*moved, *last), scope, out);
        }
        Step::Repair => {
            out.push(Choice::Done);
            out.extend(Airfield::BOTH.map(Choice::Repair));
        }
        Step::Refit { rebuilt, last } => {
            refit::candidates(rules, state, (*rebuilt, *last), scope, out);
        }
        _ => (),
    }
}

/// Decides whether an answer is legal.
pub fn check(rules: &Siege, state: &State, seat: Seat, choice: Choice) -> Result<(), No> {
    let Some(step) = state.top() else { return Err(No::NotAsked) };
    if choice == Choice::Close {
        return if rules.staff && is_shared(step) {
            staff::check_commander(seat)
        } else {
            Err(No::NotAsked)
        };
    }
    match (step, choice) {
        (Step::Place { units, fiddles }, _) => {
            deployment::check(rules, state, (*units, *fiddles), choice)
        }
        (Step::Challenge { .. }, Choice::Challenge | Choice::Decline) => Ok(()),
        (Step::AbortCargo { .. } | Step::AbortAir { .. }, Choice::Abort(aircraft)) => {
            events::check_abort(rules, state, aircraft)
        }
        (Step::GainSupply { .. }, Choice::Gain(_)) => Ok(()),
        (Step::LeaderArrives { leader }, _) => landing::check_leader(state, *leader, choice),
        (Step::Missions(assigning), _) => missions::check(rules, state, seat, *assigning, choice),
        (Step::Cargo(assigning), _) => cargo::check(rules, state, seat, *assigning, choice),
        (Step::VultureUnits { .. }, Choice::Take(aircraft)) => {
            options::check_take(rules, state, aircraft)
        }
        (Step::AaaLosses { counts }, _) => aaa::check(rules, state, *counts, choice),
        (Step::Attacks(attacks), _) => orders::check(rules, state, seat, attacks, choice),
        (Step::Landing, _) => landing::check(rules, state, choice),
        (Step::Hits(hits), _) => losses::check(rules, state, *hits, choice),
        (Step::Panics(panics), _) => panic::check(rules, state, *panics, choice),
        (Step::Sorties { flown, .. }, _) => fire::check_sortie(*flown, choice),
        (Step::Withdraw(withdraw), _) => panic::check_withdraw(*withdraw, choice),
        (Step::Movement(movement), _) => movement::check(rules, state, seat, movement, choice),
        (Step::Sallies(sallies), _) => assault::check(rules, state, seat, sallies, choice),
        (Step::Redeploy { moved, .. }, _) => {
            redeployment::check(rules, state, seat, *moved, choice)
        }
        (Step::Repair, Choice::Done) => Ok(()),
        (Step::Repair, Choice::Repair(airfield)) => refit::check_repair(rules, state, airfield),
        (Step::Refit { rebuilt, .. }, _) => refit::check(rules, state, *rebuilt, choice),
        _ => Err(No::NotAsked),
    }
}

/// Carries a legal answer out, and everything that follows by itself.
pub fn apply<S: Sink<Siege>>(play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
    let Some(step) = play.state.steps.last().cloned() else { return };
    match (step, choice) {
        (_, Choice::Close) => close(play),
        (Step::Place { units, fiddles }, _) => deployment::apply(play, (units, fiddles), choice),
        (Step::Challenge { kind }, _) => events::answer_challenge(play, kind, choice),
        (_, Choice::Abort(aircraft)) => events::abort(play, aircraft),
        (Step::GainSupply { points }, Choice::Gain(supply)) => {
            play.pop();
            play.change_supply(supply, points as i8);
        }
        (Step::LeaderArrives { leader }, Choice::Place(_, space)) => {
            landing::place_leader(play, leader, space);
        }
        (Step::Missions(assigning), _) => missions::apply(play, seat, assigning, choice),
        (Step::Cargo(assigning), _) => cargo::apply(play, seat, assigning, choice),
        (Step::VultureUnits { left }, Choice::Take(aircraft)) => {
            options::take(play, left, aircraft);
        }
        (Step::AaaLosses { counts }, Choice::Lose(crate::flow::Piece::Aircraft(aircraft))) => {
            aaa::apply(play, counts, aircraft);
        }
        (Step::Attacks(attacks), _) => orders::apply(play, seat, attacks, choice),
        (Step::Landing, _) => landing::apply(play, choice),
        (Step::Hits(hits), _) => losses::apply(play, hits, choice),
        (Step::Panics(panics), _) => panic::apply(play, panics, choice),
        (Step::Sorties { left, flown }, _) => fire::apply_sortie(play, left, flown, choice),
        (Step::Withdraw(withdraw), _) => panic::apply_withdraw(play, withdraw, choice),
        (Step::Movement(_), _) => movement::apply(play, seat, choice),
        (Step::Sallies(sallies), _) => assault::apply(play, seat, sallies, choice),
        (Step::Redeploy { .. }, _) => redeployment::apply(play, seat, choice),
        (Step::Repair, Choice::Repair(airfield)) => refit::repair(play, airfield),
        (Step::Repair, _) => {
            play.pop();
        }
        (Step::Refit { rebuilt, .. }, _) => refit::apply(play, rebuilt, choice),
        _ => (),
    }
    play.advance();
}

/// S-76: the commander ends a step for the whole staff.
fn close<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let all = Seats::first(Role::ALL.len() as u8);
    match play.state.steps.last_mut() {
        Some(Step::Missions(assigning) | Step::Cargo(assigning)) => assigning.done = all,
        Some(Step::Movement(movement)) => movement.done = all,
        Some(Step::Redeploy { done, .. }) => *done = all,
        Some(Step::Attacks(attacks)) => attacks.done = all,
        Some(Step::Sallies(sallies)) => sallies.done = all,
        _ => (),
    }
}

/// Carries on once the dice have fallen.
pub fn resolve<S: Sink<Siege>>(play: &mut Play<'_, S>, roll: &Roll) {
    let Some(step) = play.state.steps.last().cloned() else { return };
    let (die, dice) = (roll.first(), roll.0.as_slice());
    match step {
        Step::OptionDie { code } => options::option_rolled(play, code, die),
        Step::OptionDraw { code, left } => options::drawn(play, code, left, die),
        Step::DrawDivisions => deployment::division_drawn(play, die),
        Step::VariableDice => {
            options::variable_rolled(play, die, dice.get(1).copied().unwrap_or(1));
        }
        Step::VariableDivision => options::division_rolled(play, die),
        Step::Pick { side, left } => events::picked(play, side, left, die),
        Step::ChallengeDie { kind } => events::challenge_rolled(play, kind, die),
        Step::Event(event) => events::rolled(play, event, die),
        Step::DrawUnits { left } => landing::drawn(play, left, die),
        Step::Psyop { left, reduce_on } => events::psyop_rolled(play, left, reduce_on, die),
        Step::Activation { at } => activation::rolled(play, at, roll.sum()),
        Step::VultureDie => options::vulture_rolled(play, die),
        Step::AaaDice { left, hits } => aaa::first_rolled(play, left, hits, dice),
        Step::AaaResults { left, counts } => aaa::second_rolled(play, left, counts, dice),
        Step::Strike(strike) => strikes::rolled(play, strike, dice),
        Step::BombDie => options::bomb_rolled(play, die),
        Step::Barrage(barrage) => artillery::rolled(play, barrage, dice),
        Step::JumpDie { unit, space } => landing::jump_rolled(play, unit, space, die),
        Step::Airdrop { supply, points } => landing::airdrop_rolled(play, supply, points, dice),
        Step::Retreat(retreat) => panic::resolve(play, retreat, roll),
        Step::Fire(fire) => fire::resolve(play, fire, roll),
        Step::Assault(assault) => assault::resolve(play, assault, roll),
        Step::VietMinhRefit { at, reduced, lost } => {
            vm_refit::rolled(play, at, reduced, lost, roll.sum());
        }
        Step::PoliticsDie => options::politics_rolled(play, die),
        _ => (),
    }
    play.advance();
}

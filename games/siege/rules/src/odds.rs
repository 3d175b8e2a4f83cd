//! Odds: what is answered on the way, when a thing has run its course, and what is counted.
//!
//! Losses are taken as appendix A says. Retreats are not followed: in a world made for odds whoever
//! panics leaves the space without a die, because how far he runs changes nothing in the fight. Viet Minh
//! artillery has too many orders of hits: no odds are given for it.

mod ledgers;

use kernel::flow::{Flow, is_resolving};
use kernel::{Gauge, Next, Rules, Seats, Sink};

use crate::Siege;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Battalion, Side, Space, Unit};
use crate::flow::{Phase, Piece, Play, Retreat, State, Step, Target};

pub(crate) use ledgers::ledgers;

/// How a piece ranks among those that may take a loss or a panic: the higher, the sooner.
fn rank(rules: &Siege, state: &State, piece: Piece) -> (u8, u8, std::cmp::Reverse<u8>) {
    use std::cmp::Reverse;
    match piece {
        // Appendix A: the strongest battalion, elite first, then the lowest in order.
        Piece::Battalion(Battalion(index)) => {
            let face = rules.battalion_face(state, Battalion(index));
            (face.strength, u8::from(face.elite), Reverse(index))
        }
        // The French lose the step that costs least strength, and keep units in being.
        Piece::Unit(unit) => {
            let face = rules.face(state, unit);
            let survives = rules.charts.two_steps.has(unit) && !state.board.reduced.has(unit);
            let after = if survives { rules.charts.faces(unit)[1].strength } else { 0 };
            let cost = face.strength.saturating_sub(after);
            (u8::from(survives), u8::MAX - cost, Reverse(unit.0))
        }
        Piece::Aircraft(aircraft) => {
            (u8::MAX - rules.charts.strength(aircraft), 0, Reverse(aircraft.0))
        }
        Piece::Marker(_) | Piece::Neptune => (0, 0, Reverse(0)),
    }
}

/// Losses as appendix A says; attacks are made as they stand; of the rest what changes least.
pub(crate) fn settle(rules: &Siege, state: &State, seats: Seats) -> Choice {
    let mut legal = Vec::new();
    if let Some(seat) = seats.lowest() {
        rules.legal(state, seat, &mut legal);
    }
    let loss = legal.iter().filter_map(|choice| {
        let (Choice::Lose(piece) | Choice::Panic(piece)) = choice else { return None };
        Some((rank(rules, state, *piece), *choice))
    });
    if let Some((_, choice)) = loss.max_by_key(|(rank, _)| *rank) {
        return choice;
    }
    let quiet = [Choice::Decline, Choice::Agree, Choice::Done];
    let quiet = quiet.into_iter().find(|choice| legal.contains(choice));
    quiet.or(legal.first().copied()).unwrap_or(Choice::Done)
}

/// In a world made for odds losses are taken by the policy at once. Nobody is asked, so that the worlds of
/// great fights stay few.
pub(crate) fn answer_loss<S: Sink<Siege>>(play: &mut Play<'_, S>, flow: Flow) -> Flow {
    if flow == Flow::Goes || !play.state.forecast {
        return flow;
    }
    let Next::Decision { seats, .. } = play.rules.next(play.state) else { return flow };
    let Some(seat) = seats.lowest() else { return flow };
    let choice = settle(play.rules, play.state, seats);
    play.apply(seat, choice);
    Flow::Goes
}

/// In a world made for odds whoever retreats just leaves.
pub(crate) fn leave<S: Sink<Siege>>(play: &mut Play<'_, S>, retreat: Retreat) {
    match retreat.piece {
        Piece::Unit(unit) => {
            for one in retreat.leaders.iter().chain([unit]) {
                play.state.board.put(one, Place::Aside);
            }
        }
        Piece::Battalion(battalion) => {
            play.state.board.put_battalion(battalion, Place::Aside);
        }
        Piece::Aircraft(_) | Piece::Marker(_) | Piece::Neptune => (),
    }
}

/// Whether what was begun has run its course: nothing is being resolved any more. An assault has once its
/// winner is known. A world made for odds never goes on to the next step of the sequence. Where nothing is
/// counted nothing is played out: who takes a loss in the middle of a fight is no choice of odds.
pub(crate) fn is_settled(before: &State, now: &State) -> bool {
    if target(before).is_none() && before.phase != Phase::Landing {
        return true;
    }
    let withdraws = now.steps.iter().any(|step| matches!(step, Step::Withdraw(_)));
    withdraws || !is_resolving::<Siege>(now)
}

/// What an attack or an assault is made on.
#[expect(clippy::wildcard_enum_match_arm, reason = "in no other step is an attack put together")]
fn target(state: &State) -> Option<Target> {
    state.steps.iter().find_map(|step| match step {
        Step::Attacks(attacks) => attacks.draft.map(|draft| draft.target),
        Step::Sallies(sallies) => sallies.draft.map(|sally| Target::Space(sally.target)),
        _ => None,
    })
}

/// Steps that battalions have left in all, and battalions that are not eliminated.
fn vietminh(rules: &Siege, state: &State) -> (i64, i64) {
    let all = 0..rules.components.battalions.len() as u8;
    let alive = all.map(Battalion).filter(|battalion| {
        let place = state.board.battalion_place(*battalion);
        !matches!(place, Place::Eliminated | Place::EliminatedBefore)
    });
    alive.fold((0, 0), |(steps, count), battalion| {
        (steps + 2 - i64::from(state.board.weakened.has(battalion)), count + 1)
    })
}

/// The same for the French.
fn french(rules: &Siege, state: &State) -> (i64, i64) {
    let all = 0..rules.components.units.len() as u8;
    let alive = all.map(Unit).filter(|unit| {
        let place = state.board.place(*unit);
        !matches!(place, Place::Eliminated | Place::EliminatedBefore | Place::Removed)
    });
    alive.fold((0, 0), |(steps, count), unit| {
        let full = rules.charts.two_steps.has(unit) && !state.board.reduced.has(unit);
        (steps + 1 + i64::from(full), count + 1)
    })
}

/// How many battalions left a space alive.
fn fled(before: &State, now: &State, space: Space) -> i64 {
    let there = before.board.battalions_in(space);
    let fled = there.iter().filter(|battalion| {
        let place = now.board.battalion_place(*battalion);
        !matches!(place, Place::Space(at) if at == space) && place != Place::Eliminated
    });
    fled.count() as i64
}

/// What came of it: steps and units lost by both sides; whether the target was cleared or won; how far
/// the indexes moved.
pub(crate) fn gauge(rules: &Siege, before: &State, now: &State) -> Gauge {
    let mut gauge = Gauge::new();
    let (enemy, enemy_now) = (vietminh(rules, before), vietminh(rules, now));
    let losses =
        [("vietminh-steps", enemy.0 - enemy_now.0), ("vietminh-lost", enemy.1 - enemy_now.1)];
    let (own, own_now) = (french(rules, before), french(rules, now));
    let tracks = |of: fn(&crate::board::Tracks) -> u8| {
        i64::from(of(&now.board.tracks)) - i64::from(of(&before.board.tracks))
    };
    match (target(before), before.phase) {
        (Some(Target::Space(space)), phase) => {
            gauge.extend(losses);
            if phase == Phase::FrenchAssault {
                gauge.push(("french-steps", own.0 - own_now.0));
                gauge.push(("french-lost", own.1 - own_now.1));
                gauge.push(("won", i64::from(is_won(now, space))));
            } else {
                gauge.push(("panics", fled(before, now, space)));
                gauge.push(("cleared", i64::from(now.board.battalions_in(space).is_empty())));
            }
        }
        (Some(Target::Base(_)), _) => {
            gauge.extend(losses);
            gauge.push(("morale", tracks(|tracks| tracks.morale)));
        }
        (Some(Target::Artillery), _) => {
            gauge.push(("artillery", tracks(|tracks| tracks.artillery)));
        }
        (Some(Target::Aaa), _) => gauge.push(("aaa", tracks(|tracks| tracks.aaa))),
        (None, Phase::Landing) => {
            gauge.push(("french-steps", own.0 - own_now.0));
            gauge.push(("gp", tracks(|tracks| tracks.gp)));
            gauge.push(("ammunition", tracks(|tracks| tracks.ammunition)));
            gauge.push(("captured", tracks(|tracks| tracks.artillery)));
        }
        // Where nothing is attacked and nothing lands, nothing is counted.
        (None, _) => (),
    }
    gauge
}

/// Whether the French have won an assault, or are about to by a draw.
fn is_won(state: &State, space: Space) -> bool {
    let draw = state.steps.iter().find_map(|step| {
        let Step::Withdraw(withdraw) = step else { return None };
        Some(withdraw.side == Side::VietMinh)
    });
    draw.unwrap_or(state.board.control(space) == Side::French)
}

//! How a round goes: deal, bid, pick, attack, guard or fight, peek.

use kernel::{Roll, Seat, Sink};

use super::choice::highest;
use super::{Cards, Choice, Flaw, Happened, State, Step, Toy, count, other};

/// The strength of an attack.
pub(crate) fn strength(cards: &Cards) -> i64 {
    cards.iter().zip(1i64..).map(|(count, rank)| i64::from(*count) * rank).sum()
}

fn tell<S: Sink<Toy>>(sink: &mut S, state: &State, event: Happened) {
    if S::LISTENS {
        sink.event(state, event);
    }
}

/// Carries out a choice.
pub(crate) fn apply<S: Sink<Toy>>(
    toy: &Toy,
    state: &mut State,
    seat: Seat,
    choice: Choice,
    sink: &mut S,
) {
    if toy.has(Flaw::ForgetsToSave) {
        state.unsaved = state.unsaved.wrapping_add(1);
    }
    match choice {
        Choice::Bid(amount) => {
            state.bids[usize::from(seat.0)] = Some(amount);
            tell(sink, state, Happened::Bid { seat, amount: Some(amount) });
            if let [Some(first), Some(second)] = state.bids {
                open_bids(toy, state, [first, second], sink);
            }
        }
        Choice::Pick(rank) => {
            state.attack[usize::from(rank) - 1] += 1;
            tell(sink, state, Happened::Picked { seat, rank });
        }
        Choice::Unpick(rank) => {
            state.attack[usize::from(rank) - 1] -= 1;
            let open = toy.has(Flaw::FreeIsSeen);
            tell(sink, state, Happened::Unpicked { seat, rank, open });
        }
        Choice::Attack => attack(toy, state, sink),
        Choice::Yield => {
            tell(sink, state, Happened::Yielded);
            end_round(toy, state);
        }
        Choice::Guard(rank) => {
            play(state, seat, rank);
            tell(sink, state, Happened::Guarded { rank });
            end_round(toy, state);
        }
        Choice::Decline | Choice::Blunder => {
            state.step = Step::Fight;
            tell(sink, state, Happened::Declined);
        }
    }
}

fn open_bids<S: Sink<Toy>>(toy: &Toy, state: &mut State, bids: [u8; 2], sink: &mut S) {
    state.attacker = Seat(u8::from(bids[1] > bids[0]));
    let attacker = usize::from(state.attacker.0);
    state.scores[attacker] -= bids[attacker] as i8;
    state.bids = [None; 2];
    state.step = Step::Pick;
    let marked = !toy.has(Flaw::RevealUnmarked);
    tell(sink, state, Happened::Bids { bids, attacker: state.attacker, marked });
}

fn attack<S: Sink<Toy>>(toy: &Toy, state: &mut State, sink: &mut S) {
    let cards = state.attack;
    for rank in (1..=6).flat_map(|rank: u8| vec![rank; usize::from(cards[usize::from(rank) - 1])]) {
        play(state, state.attacker, rank);
    }
    if toy.has(Flaw::LosesCard) && cards[0] > 0 {
        state.discards[0] -= 1;
    }
    state.step = Step::Guard;
    // To skip the window of somebody who holds no guard tells the attacker so.
    if toy.has(Flaw::QuestionTellsHand) && highest(state.hand(state.defender())) < highest(&cards) {
        state.step = Step::Fight;
    }
    tell(sink, state, Happened::Attacked { cards });
}

/// A card leaves a hand, for all to see.
fn play(state: &mut State, seat: Seat, rank: u8) {
    let index = usize::from(rank) - 1;
    state.hands[usize::from(seat.0)][index] -= 1;
    state.discards[index] += 1;
    let known = &mut state.known[usize::from(other(seat).0)];
    if *known == Some(rank) {
        *known = None;
    }
}

/// Carries on after dice or a draw.
pub(crate) fn resolve<S: Sink<Toy>>(toy: &Toy, state: &mut State, roll: &Roll, sink: &mut S) {
    match state.step {
        Step::Deal => {
            let seat = state.drawing().expect("somebody draws while cards are dealt");
            let rank = roll.first() + 1;
            state.deck[usize::from(rank) - 1] -= 1;
            state.hands[usize::from(seat.0)][usize::from(rank) - 1] += 1;
            let open = toy.has(Flaw::EventTellsCard);
            tell(sink, state, Happened::Drew { seat, rank: Some(rank), open });
            if state.drawing().is_none() {
                state.step = Step::Bid;
            }
        }
        Step::Fight => {
            let sum = roll.sum();
            let hit = strength(&state.attack) + i64::from(sum) >= 12;
            let (winner, gain) = if hit { (state.attacker, 2) } else { (state.defender(), 1) };
            state.scores[usize::from(winner.0)] += gain;
            tell(sink, state, Happened::Fought { sum, winner });
            if hit && count(state.hand(state.defender())) > 0 {
                state.step = Step::Peek;
            } else {
                end_round(toy, state);
            }
        }
        Step::Peek => {
            let (seat, rank) = (state.attacker, roll.first() + 1);
            state.known[usize::from(seat.0)] = Some(rank);
            tell(sink, state, Happened::Peeked { seat, rank: Some(rank) });
            end_round(toy, state);
        }
        Step::Bid | Step::Pick | Step::Guard | Step::Over => (),
    }
}

fn end_round(toy: &Toy, state: &mut State) {
    state.attack = [0; 6];
    if toy.has(Flaw::Endless) {
        state.discards = [0; 6];
        let hands = state.hands;
        for (rank, deck) in state.deck.iter_mut().enumerate() {
            *deck = 2 - hands[0][rank] - hands[1][rank];
        }
    } else {
        state.round += 1;
    }
    state.step = match state.round {
        4.. => Step::Over,
        _ if state.drawing().is_some() => Step::Deal,
        _ => Step::Bid,
    };
}

//! What is wrong with a state. It may come from outside: nothing in it is trusted, least of all what is an index.

use kernel::Seat;

use super::{Cards, State, Step, count, other};

/// Nobody can win or lose so much.
const FURTHEST: i8 = 100;

/// What is wrong with a state.
pub(crate) fn audit(state: &State) -> Vec<String> {
    let mut faults = indices(state);
    // Everything else looks things up by them, and adds cards up.
    if faults.is_empty() {
        cards(state, &mut faults);
    }
    if faults.is_empty() {
        known(state, &mut faults);
        step(state, &mut faults);
    }
    faults
}

fn indices(state: &State) -> Vec<String> {
    let mut faults = Vec::new();
    if state.attacker.0 > 1 {
        faults.push(format!("there is no seat {}", state.attacker.0));
    }
    for rank in state.known.iter().flatten().filter(|rank| !(1..=6).contains(*rank)) {
        faults.push(format!("there is no rank {rank}"));
    }
    if state.scores.iter().any(|score| !(-FURTHEST..=FURTHEST).contains(score)) {
        faults.push(format!("the scores are {:?}", state.scores));
    }
    faults
}

fn cards(state: &State, faults: &mut Vec<String>) {
    for rank in 0..6 {
        let places = [state.deck, state.hands[0], state.hands[1], state.discards];
        let cards: u32 = places.iter().map(|cards| u32::from(cards[rank])).sum();
        if cards != 2 {
            faults.push(format!("{cards} cards of rank {}", rank + 1));
        }
    }
}

fn known(state: &State, faults: &mut Vec<String>) {
    for seat in [Seat(0), Seat(1)] {
        if let Some(rank) = state.known[usize::from(seat.0)]
            && state.hand(other(seat))[usize::from(rank) - 1] == 0
        {
            faults.push(format!("{rank} is known, but not in hand"));
        }
    }
}

/// What the step that waits rests on.
fn step(state: &State, faults: &mut Vec<String>) {
    let is_over = state.round == 4;
    if !(1..=4).contains(&state.round) || state.steps.len() != usize::from(!is_over) {
        faults.push(format!("{:?} in round {}", state.steps, state.round));
    }
    let (hand, other) = (state.hand(state.attacker), state.hand(state.defender()));
    let attack = match state.top() {
        Some(Step::Pick) => *hand,
        Some(Step::Guard | Step::Fight | Step::Peek) => state.discards,
        Some(Step::Deal | Step::Bid) | None => [0; 6],
    };
    // Nothing is added up before it is known to be few.
    if !is_among(&state.attack, &attack) || count(&state.attack) > 2 {
        faults.push(format!("the attack is {:?}", state.attack));
    }
    let bids = state.bids.iter().flatten();
    let most = if state.top() == Some(Step::Bid) { 1 } else { 0 };
    if bids.clone().count() > most || bids.into_iter().any(|bid| *bid > 2) {
        faults.push(format!("the bids are {:?}", state.bids));
    }
    if state.top() == Some(Step::Peek) && *other == [0; 6] {
        faults.push("there is no card to look at".to_owned());
    }
}

fn is_among(few: &Cards, many: &Cards) -> bool {
    few.iter().zip(many).all(|(few, many)| few <= many)
}

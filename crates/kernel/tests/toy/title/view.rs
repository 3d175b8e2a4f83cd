//! What a viewer may know, and the worlds that give him this view.

use std::sync::atomic::{AtomicU64, Ordering};

use kernel::dice::Rng;
use kernel::{Seat, Viewer};
use serde::Serialize;

use super::{Cards, Flaw, State, Step, Toy, count, other};

/// What one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct View {
    viewer: Viewer,
    steps: Vec<Step>,
    round: u8,
    deck: u8,
    hand: Option<Cards>,
    sizes: [u8; 2],
    discards: Cards,
    known: Option<u8>,
    scores: [i8; 2],
    has_bid: [bool; 2],
    bid: Option<u8>,
    attacker: Seat,
    attack: Option<Cards>,
    told: Option<u8>,
}

impl View {
    /// Of a state.
    pub(crate) fn of(toy: &Toy, state: &State, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let own = |seat: Seat| usize::from(seat.0);
        let sees_attack = state.top() != Some(Step::Pick) || seat == Some(state.attacker);
        let told = seat.filter(|_| toy.has(Flaw::ViewTellsHand));
        View {
            viewer,
            steps: state.steps.clone(),
            round: state.round,
            deck: count(&state.deck),
            hand: seat.map(|seat| *state.hand(seat)),
            sizes: [count(&state.hands[0]), count(&state.hands[1])],
            discards: state.discards,
            known: seat.and_then(|seat| state.known[own(seat)]),
            scores: state.scores,
            has_bid: state.bids.map(|bid| bid.is_some()),
            bid: seat.and_then(|seat| state.bids[own(seat)]),
            attacker: state.attacker,
            attack: sees_attack.then_some(state.attack),
            told: told.map(|seat| state.hand(other(seat))[5]),
        }
    }

    /// Where cards lie that the viewer sees, and which: the keys of places with those of their cards.
    pub(crate) fn lying(&self) -> Vec<(String, Vec<String>)> {
        let places =
            [("hand", self.hand), ("attack", self.attack), ("discards", Some(self.discards))];
        let card = |(rank, count): (usize, u8)| vec![format!("card/{rank}"); usize::from(count)];
        let lying = |(place, cards): (&str, Cards)| {
            (format!("place/{place}"), (1..).zip(cards).flat_map(card).collect())
        };
        let seen = places.into_iter().filter_map(|(place, cards)| Some((place, cards?)));
        seen.map(lying).collect()
    }

    /// A world with this view.
    pub(crate) fn world(&self, toy: &Toy, rng: &mut Rng) -> State {
        static CALLS: AtomicU64 = AtomicU64::new(0);
        let mut unsteady = Rng::from_number(CALLS.fetch_add(1, Ordering::Relaxed));
        let rng = if toy.has(Flaw::UnsteadyWorld) { &mut unsteady } else { rng };
        let hands = self.hands(rng);
        let mut deck = [2; 6];
        for (rank, left) in deck.iter_mut().enumerate() {
            *left -= self.discards[rank] + hands[0][rank] + hands[1][rank];
        }
        if toy.has(Flaw::ImpossibleWorld) && deck[0] > 0 && deck[1] > 0 {
            deck[0] -= 1;
            deck[1] += 1;
        }
        let mut bids = [None; 2];
        for (seat, bid) in bids.iter_mut().enumerate().filter(|(seat, _)| self.has_bid[*seat]) {
            let own = self.viewer == Viewer::Seat(Seat(seat as u8));
            *bid = if own { self.bid } else { Some(rng.below(3) as u8) };
        }
        let mut known = [None; 2];
        if let Viewer::Seat(seat) = self.viewer {
            known[usize::from(seat.0)] = self.known;
        }
        State {
            steps: self.steps.clone(),
            round: self.round,
            deck,
            hands,
            discards: self.discards,
            known,
            scores: self.scores,
            bids,
            attacker: self.attacker,
            attack: self
                .attack
                .unwrap_or_else(|| picked(&hands[usize::from(self.attacker.0)], rng)),
            unsaved: 0,
        }
    }

    /// Both hands: the own one, what is known of the other, and the rest dealt.
    fn hands(&self, rng: &mut Rng) -> [Cards; 2] {
        let mut hands = [[0; 6]; 2];
        if let Viewer::Seat(seat) = self.viewer {
            hands[usize::from(seat.0)] = self.hand.unwrap_or_default();
            if let Some(rank) = self.known {
                hands[usize::from(other(seat).0)][usize::from(rank) - 1] += 1;
            }
        }
        let mut unseen: Vec<usize> = (0..6)
            .flat_map(|rank| {
                let seen = self.discards[rank] + hands[0][rank] + hands[1][rank];
                vec![rank; usize::from(2 - seen)]
            })
            .collect();
        rng.shuffle(&mut unseen);
        for (hand, size) in hands.iter_mut().zip(self.sizes) {
            while count(hand) < size
                && let Some(rank) = unseen.pop()
            {
                hand[rank] += 1;
            }
        }
        hands
    }
}

/// Up to two cards of a hand.
fn picked(hand: &Cards, rng: &mut Rng) -> Cards {
    let mut left = *hand;
    let mut attack = [0; 6];
    for _ in 0..rng.below(3) {
        let ranks: Vec<usize> = (0..6).filter(|rank| left[*rank] > 0).collect();
        if let Some(rank) = rng.pick(&ranks) {
            left[*rank] -= 1;
            attack[*rank] += 1;
        }
    }
    attack
}

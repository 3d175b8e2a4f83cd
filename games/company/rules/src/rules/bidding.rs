//! Chapter X3.9, the bid for sides: sealed bids, the higher plays White Star, the other adds it.

use kernel::{Roll, Seat, Sink};

use crate::Company;
use crate::choice::Choice;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::rules::set_up;

/// The highest bid.
pub const MOST: u8 = 99;

/// The seat that bids next.
pub fn next_bidder(state: &State) -> Seat {
    Seat(u8::from(state.bids[0].is_some()))
}

/// The answers.
pub fn candidates(out: &mut Vec<Choice>) {
    out.extend((0..=MOST).map(Choice::Bid));
}

/// A bid is made; when both are, they are opened.
pub fn apply<S: Sink<Company>>(play: &mut Play<'_, S>, seat: Seat, bid: u8) {
    play.state.bids[usize::from(seat.0 & 1)] = Some(bid);
    let [Some(first), Some(second)] = play.state.bids else { return };
    play.pop();
    play.tell(Event::BidsOpen { first, second });
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => settle(play, Seat(0)),
        std::cmp::Ordering::Less => settle(play, Seat(1)),
        std::cmp::Ordering::Equal => play.push(Step::BidDice),
    }
}

/// The roll-off: a die for each seat, ties again.
pub fn rolled<S: Sink<Company>>(play: &mut Play<'_, S>, roll: &Roll) {
    let [first, second] = [0, 1].map(|place| roll.0.get(place).copied().unwrap_or(0));
    play.tell(Event::BidRolled { first, second });
    if first != second {
        play.pop();
        settle(play, Seat(u8::from(second > first)));
    }
}

/// The higher bidder plays White Star.
fn settle<S: Sink<Company>>(play: &mut Play<'_, S>, white_star: Seat) {
    play.state.sides = match white_star {
        Seat(0) => Side::BOTH,
        Seat(_) => [Side::Communist, Side::WhiteStar],
    };
    let points = points(play.state);
    play.tell(Event::SidesTaken { white_star, points });
    set_up::begin(play);
}

/// What the Communist adds to his score.
pub fn points(state: &State) -> u8 {
    let seat = state.seat(Side::WhiteStar);
    state.bids[usize::from(seat.0 & 1)].unwrap_or(0)
}

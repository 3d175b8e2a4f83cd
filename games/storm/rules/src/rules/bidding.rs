//! Chapter 15.0, the optional bid for sides.
//!
//! Both seats bid sealed. The higher bid plays the Viet Minh and must hold that many areas; dice decide
//! between equal bids (S-52).

use kernel::{Seat, Sink};

use crate::Storm;
use crate::choice::Choice;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::rules::sequence;

/// The seat that has not bid yet.
pub fn next_bidder(state: &State) -> Option<Seat> {
    (0..2).map(Seat).find(|seat| state.bids[usize::from(seat.0)].is_none())
}

/// The answers.
pub fn candidates(rules: &Storm, out: &mut Vec<Choice>) {
    out.extend((0..=rules.components.tables.bid_max).map(Choice::Bid));
}

/// Who plays the Viet Minh, if the bids tell, and how many areas he needs.
pub fn judge(first: u8, second: u8) -> (Option<Seat>, u8) {
    let vietminh = match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Seat(0)),
        std::cmp::Ordering::Less => Some(Seat(1)),
        std::cmp::Ordering::Equal => None,
    };
    (vietminh, first.max(second))
}

/// A seat has bid. The bids are opened when both have.
pub fn apply<S: Sink<Storm>>(play: &mut Play<'_, S>, seat: Seat, bid: u8) {
    play.state.bids[usize::from(seat.0 & 1)] = Some(bid);
    let [Some(first), Some(second)] = play.state.bids else { return };
    play.pop();
    let (vietminh, needs) = judge(first, second);
    play.state.needs = needs;
    play.tell(Event::BidsOpen { first, second });
    match vietminh {
        Some(seat) => take_sides(play, seat),
        None => play.push(Step::BidDice { first: None }),
    }
}

/// Equal bids: each seat rolls, the higher one picks a side; equal rolls are rolled again.
pub fn rolled<S: Sink<Storm>>(play: &mut Play<'_, S>, first: Option<u8>, sum: u8) {
    play.pop();
    let Some(first) = first else {
        return play.push(Step::BidDice { first: Some(sum) });
    };
    play.tell(Event::BidRolled { first, second: sum });
    match first.cmp(&sum) {
        std::cmp::Ordering::Greater => play.push(Step::PickSide { seat: Seat(0) }),
        std::cmp::Ordering::Less => play.push(Step::PickSide { seat: Seat(1) }),
        std::cmp::Ordering::Equal => play.push(Step::BidDice { first: None }),
    }
}

/// The winner of the dice-off takes a side.
pub fn pick<S: Sink<Storm>>(play: &mut Play<'_, S>, seat: Seat, side: Side) {
    play.pop();
    let other = Seat(1 - (seat.0 & 1));
    take_sides(play, if side == Side::VietMinh { seat } else { other });
}

/// Sides are known: the game begins.
fn take_sides<S: Sink<Storm>>(play: &mut Play<'_, S>, vietminh: Seat) {
    play.state.sides = if vietminh == Seat(0) {
        [Side::VietMinh, Side::French]
    } else {
        [Side::French, Side::VietMinh]
    };
    let needs = play.state.needs;
    play.tell(Event::SidesTaken { vietminh, needs });
    sequence::begin_turn(play);
}

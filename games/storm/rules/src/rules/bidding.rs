//! Chapter 15.0, the optional bid for sides.
//!
//! Both seats bid sealed. The higher bid plays the Viet Minh and must hold that many areas; dice decide
//! between equal bids (S-52).

use kernel::flow::StepRules;
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::choice::Choice;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::sequence;

/// 15.0: the seats bid, one after the other, sealed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bid;

impl StepRules<Storm> for Bid {
    fn next(&self, rules: &Storm, state: &State) -> Next<Storm> {
        let prompt = Prompt::Bid { most: rules.components.tables.bid_max };
        Next::ask(next_bidder(state).unwrap_or(Seat(0)), prompt)
    }

    fn candidates(&self, rules: &Storm, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend((0..=rules.components.tables.bid_max).map(Choice::Bid));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Storm, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match choice {
            Choice::Bid(areas) if *areas <= rules.components.tables.bid_max => Ok(()),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        // The bids are opened when both seats have bid.
        let Choice::Bid(bid) = choice else { return };
        play.state.bids[usize::from(seat.0 & 1)] = Some(bid);
        let [Some(first), Some(second)] = play.state.bids else { return };
        play.pop();
        let (vietminh, needs) = judge(first, second);
        play.state.needs = needs;
        play.tell(Event::BidsOpen { first, second });
        match vietminh {
            Some(seat) => take_sides(play, seat),
            None => play.push(Step::BidDice(BidDice { first: None })),
        }
    }
}

/// 15.0: a dice-off for equal bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct BidDice {
    /// The first seat's sum, once it has rolled.
    pub(crate) first: Option<u8>,
}

impl StepRules<Storm> for BidDice {
    fn next(&self, _: &Storm, _: &State) -> Next<Storm> {
        let seat = Seat(u8::from(self.first.is_some()));
        Next::dice(Ask::Bid { seat }, Request::TWO_DICE)
    }

    fn resolve<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        // Each seat rolls, the higher one picks a side; equal rolls are rolled again.
        let sum = roll.sum();
        let Some(first) = self.first else {
            return play.replace(Step::BidDice(BidDice { first: Some(sum) }));
        };
        play.pop();
        play.tell(Event::BidRolled { first, second: sum });
        play.push(match judge(first, sum).0 {
            Some(seat) => Step::PickSide(PickSide { seat }),
            None => Step::BidDice(BidDice { first: None }),
        });
    }
}

/// 15.0: the winner of the dice-off takes a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct PickSide {
    /// The winner.
    pub(crate) seat: Seat,
}

impl StepRules<Storm> for PickSide {
    fn next(&self, _: &Storm, _: &State) -> Next<Storm> {
        Next::ask(self.seat, Prompt::Side)
    }

    fn candidates(&self, _: &Storm, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(Side::BOTH.map(Choice::Take));
    }

    fn check(&self, _: &Storm, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Take(_) = choice else { return Err(No::NotAsked) };
        Ok(())
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Take(side) = choice else { return };
        play.pop();
        let other = Seat(1 - (self.seat.0 & 1));
        take_sides(play, if side == Side::VietMinh { self.seat } else { other });
    }
}

/// The seat that has not bid yet.
pub(crate) fn next_bidder(state: &State) -> Option<Seat> {
    (0..2).map(Seat).find(|seat| state.bids[usize::from(seat.0)].is_none())
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

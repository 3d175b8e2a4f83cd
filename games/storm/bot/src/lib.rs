//! What the greedy bot knows of Storm Over Dien Bien Phu.
//!
//! | file | what |
//! | --- | --- |
//! | `survey` | each side's strength in each area, now and when all are fresh again |
//! | `threats` | how likely an area is lost to the enemies beside it |
//! | `weights` | how much each side makes of threats |
//! | `evaluate` | what a view is worth |
//! | `orders` | orders of units worth weighing |
//! | `card_orders` | plays of cards worth weighing |
//! | `cards` | what a card in hand is worth, and which to discard |
#![warn(clippy::wildcard_enum_match_arm)]

mod card_orders;
mod cards;
mod evaluate;
mod orders;
mod survey;
mod threats;
mod weights;

use kernel::{Seat, Viewer};
use storm::Storm;
use storm::choice::Choice;
use storm::components::Side;
use storm::flow::{CutHand, EndDiscard, Impulse, Stage, State, Step};
use storm::view::View;

use bots::{Bot, Greedy, Judge, Opponents};

/// The judge of Storm.
#[derive(Clone, Copy, Debug, Default)]
struct StormJudge;

/// The opponents of Storm Over Dien Bien Phu.
#[derive(Clone, Copy, Debug)]
pub struct StormBots;

impl Opponents for StormBots {
    type Rules = Storm;

    fn greedy() -> Option<Box<dyn Bot<Storm>>> {
        Some(Box::new(Greedy::new(StormJudge)))
    }
}

impl Judge<Storm> for StormJudge {
    fn seat(&self, view: &View) -> Seat {
        match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        }
    }

    fn evaluate(&self, rules: &Storm, view: &View) -> i64 {
        let points = evaluate::for_vietminh(rules, view);
        match view.side() {
            Some(Side::French) => -points,
            Some(Side::VietMinh) | None => points,
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "answers to other steps are weighed one by one"
    )]
    fn orders(&self, rules: &Storm, world: &State, seat: Seat) -> Vec<Vec<Choice>> {
        let mut out = Vec::new();
        match world.top() {
            Step::Impulse(Impulse { side, stage: Stage::Choose }) => {
                orders::of_units(rules, world, *side, &mut out);
                card_orders::of_hand(rules, world, seat, &mut out);
                out.push(vec![Choice::Pass]);
            }
            Step::Impulse(_) => {
                card_orders::of_hand(rules, world, seat, &mut out);
                out.push(vec![Choice::Decline]);
            }
            Step::Order(order) => orders::of_picked(rules, world, order, &mut out),
            Step::March(_) => orders::onward(rules, world, seat, &[], &mut out),
            Step::GoOn => {
                card_orders::after_discard(rules, world, seat, &mut out);
                out.push(vec![Choice::End]);
            }
            Step::Place(place) => orders::of_arrivals(rules, world, place.side, &mut out),
            _ => (),
        }
        out
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "there is no rule of thumb for other steps")]
    fn rule_of_thumb(&self, rules: &Storm, view: &View, legal: &[Choice]) -> Option<Choice> {
        match view.steps.last()? {
            Step::Bid => Some(Choice::Bid(rules.components.tables.victory_areas)),
            Step::PickSide(_) => {
                let many = view.needs > rules.components.tables.victory_areas;
                Some(Choice::Take(if many { Side::French } else { Side::VietMinh }))
            }
            Step::CutHand(CutHand { side, picked, .. }) => cards::worst(rules, view, *side, picked),
            Step::EndDiscard(EndDiscard { side, picked }) => {
                cards::below_average(rules, view, *side, picked).or(Some(Choice::Done))
            }
            // Heavy Flak: while units can still be kept from resting for another turn.
            Step::Window(_) => legal.iter().copied().find(|choice| {
                matches!(choice, Choice::Play(storm::components::Kind::HeavyFlak))
                    && usize::from(view.turn) < rules.components.tables.turns.len()
            }),
            _ => None,
        }
    }
}

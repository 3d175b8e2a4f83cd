//! A bot that weighs whole orders, to the next roll or hand-over, and takes the best.
//!
//! The worth of an order is an expectation: it is played through the real rules over every roll, with the
//! stated policy of odds (nobody reacts, owners take losses best), in a world made from the view. The
//! title's [`Judge`] lists the orders and says what a view is worth.

use std::collections::VecDeque;
use std::fmt;

use kernel::dice::Rng;
use kernel::legal::prove;
use kernel::odds::{follow, prospects};
use kernel::{Rules, Seat, Viewer};

use crate::Bot;

/// What a greedy bot must know of a title.
pub trait Judge<R: Rules>: Send {
    /// The seat whose view it is.
    fn seat(&self, view: &R::View) -> Seat;

    /// How good things are for the side of the seat, in whole points.
    fn evaluate(&self, rules: &R, view: &R::View) -> i64;

    /// Whole orders worth weighing: each a line of choices up to the next roll or hand-over. When there
    /// is none, each legal choice is weighed.
    fn orders(&self, rules: &R, world: &R::State, seat: Seat) -> Vec<Vec<R::Choice>>;

    /// The answer to a question that an evaluation says nothing about.
    fn rule_of_thumb(&self, rules: &R, view: &R::View, legal: &[R::Choice]) -> Option<R::Choice> {
        let _ = (rules, view, legal);
        None
    }
}

/// Weighs whole orders and carries out the best, choice by choice.
pub struct Greedy<R: Rules, J> {
    judge: J,
    /// What is left of the order under way.
    plan: VecDeque<R::Choice>,
}

impl<R: Rules, J> Greedy<R, J> {
    /// With this judge.
    pub fn new(judge: J) -> Greedy<R, J> {
        Greedy { judge, plan: VecDeque::new() }
    }
}

impl<R: Rules, J: fmt::Debug> fmt::Debug for Greedy<R, J> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Greedy").field("judge", &self.judge).field("plan", &self.plan).finish()
    }
}

impl<R: Rules, J: Judge<R>> Greedy<R, J> {
    /// The next choice of the order under way, if it is still legal; else the order is given up.
    fn planned(&mut self, rules: &R, world: &R::State, seat: Seat) -> Option<R::Choice> {
        let next = self.plan.pop_front()?;
        if prove(rules, world, seat, &next).is_ok() {
            return Some(next);
        }
        self.plan.clear();
        None
    }

    /// Plans an order: its choices but those without an alternative, which make themselves.
    fn set_out(&mut self, rules: &R, world: &R::State, seat: Seat, order: Vec<R::Choice>) {
        let mut legal = Vec::new();
        let mut world = world.clone();
        for choice in order {
            legal.clear();
            rules.legal(&world, seat, &mut legal);
            let after = follow(rules, &world, seat, std::slice::from_ref(&choice));
            if legal.len() != 1 || legal.first() != Some(&choice) {
                self.plan.push_back(choice);
            }
            let Some(after) = after else { break };
            world = after;
        }
    }

    /// The best of the orders; of equal ones the first.
    fn best(
        &self,
        rules: &R,
        world: &R::State,
        seat: Seat,
        legal: &[R::Choice],
    ) -> Option<Vec<R::Choice>> {
        let mut orders = self.judge.orders(rules, world, seat);
        if orders.is_empty() {
            orders = legal.iter().map(|choice| vec![choice.clone()]).collect();
        }
        let mut best: Option<(i128, Vec<R::Choice>)> = None;
        for order in orders {
            let Some(worth) = self.worth(rules, world, seat, &order) else { continue };
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, order));
            }
        }
        best.map(|(_, order)| order)
    }

    /// What an order is worth on average, in thousandths of a point. `None` when it is not legal.
    fn worth(&self, rules: &R, world: &R::State, seat: Seat, order: &[R::Choice]) -> Option<i128> {
        let mut sum = 0;
        for (end, chance) in prospects(rules, world, seat, order)? {
            let points = self.judge.evaluate(rules, &rules.view(&end, Viewer::Seat(seat)));
            sum += i128::from(points) * 1000 * chance.num as i128 / chance.den as i128;
        }
        Some(sum)
    }
}

impl<R: Rules, J: Judge<R>> Bot<R> for Greedy<R, J>
where
    R::Choice: Send,
{
    fn choose(
        &mut self,
        rules: &R,
        view: &R::View,
        legal: &[R::Choice],
        rng: &mut Rng,
    ) -> R::Choice {
        if let [only] = legal {
            return only.clone();
        }
        let seat = self.judge.seat(view);
        let world = rules.determinize(view, rng);
        if let Some(choice) = self.planned(rules, &world, seat) {
            return choice;
        }
        if let Some(choice) = self.judge.rule_of_thumb(rules, view, legal) {
            return choice;
        }
        let order = self.best(rules, &world, seat, legal).unwrap_or_default();
        self.set_out(rules, &world, seat, order);
        let first = self.plan.pop_front().or_else(|| legal.first().cloned());
        first.expect("a seat that is asked has a legal choice")
    }
}

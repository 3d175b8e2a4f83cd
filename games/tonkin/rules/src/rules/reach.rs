//! 3.1: where a group can go, at what cost, by which way, and why it goes no further.
//!
//! Hexes are settled in the order of their costs: a set of hexes for each number of mp. Nothing is
//! allocated, and a hex is looked at once.

use crate::board::Board;
use crate::charts::Charts;
use crate::components::{Direction, HEXES, Hex};
use crate::rules::paths::{Mover, NoStep};
use crate::sets::HexSet;

/// No number of mp.
const UNREACHED: u8 = u8::MAX;
/// More mp than anybody has: 14 doubled.
const MOST_MP: usize = 40;

/// Where a group can go.
#[derive(Clone, Debug)]
pub struct Reach {
    /// Where it is.
    pub from: Hex,
    /// The mp it could have spent in all.
    pub mp: u8,
    /// Every hex it can reach, its own included; some of them only in passing.
    pub reached: HexSet,
    /// Hexes it may pass and not stop in (3.6).
    pub passing: HexSet,
    cost: [u8; HEXES],
    via: [u8; HEXES],
}

/// Why a group does not get to a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWay {
    /// From every neighbour it reaches, the step is barred; the reason that is easiest to mend.
    Step(NoStep),
    /// The step would cost more than it has left.
    Cost {
        /// What the whole way would cost.
        cost: u8,
        /// What it has.
        mp: u8,
    },
    /// It does not even get next to it.
    Far,
}

/// Whether the group has moved yet: then it may always go one hex (3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// It has not moved: one hex is always possible.
    Fresh,
    /// It has moved.
    Under,
}

impl Reach {
    /// 3.1: where a group can go that has spent some mp.
    pub fn of(
        charts: &Charts,
        board: &Board,
        mover: &Mover,
        from: Hex,
        spent: u8,
        start: Start,
    ) -> Reach {
        let mut reach = Reach {
            from,
            mp: mover.mp,
            reached: HexSet::one(from),
            passing: *mover.passing(),
            cost: [UNREACHED; HEXES],
            via: [0; HEXES],
        };
        reach.cost[from.index()] = spent;
        reach.flood(charts, board, mover, spent);
        if start == Start::Fresh {
            reach.add_first_steps(charts, board, mover);
        }
        reach
    }

    fn flood(&mut self, charts: &Charts, board: &Board, mover: &Mover, spent: u8) {
        let most = usize::from(mover.mp).min(MOST_MP);
        let mut waiting = [HexSet::NONE; MOST_MP + 1];
        let Some(first) = waiting.get_mut(usize::from(spent)) else { return };
        first.insert(self.from);
        // Closed hexes are never entered, settled ones never again.
        let mut done = mover.closed();
        done.insert(self.from);
        for cost in usize::from(spent)..=most {
            for hex in waiting[cost].iter() {
                if usize::from(self.cost[hex.index()]) != cost {
                    continue;
                }
                done.insert(hex);
                let steps = mover.costs(charts, board, hex);
                let next = charts.costs.neighbours(hex);
                for direction in Direction::ALL {
                    let (step, to) = (steps[direction as usize], next[direction as usize]);
                    let total = cost + usize::from(step);
                    if total <= most && !done.has(to) && self.settle(to, total as u8, direction) {
                        waiting[total].insert(to);
                    }
                }
            }
        }
    }

    /// Notes a way to a hex if it is cheaper, or as cheap and by an earlier direction. True if the hex is
    /// to be looked at again.
    fn settle(&mut self, to: Hex, cost: u8, direction: Direction) -> bool {
        let known = self.cost[to.index()];
        let is_better = cost < known || (cost == known && (direction as u8) < self.via[to.index()]);
        if is_better && to != self.from {
            self.cost[to.index()] = cost;
            self.via[to.index()] = direction as u8;
            self.reached.insert(to);
        }
        is_better && cost < known
    }

    /// 3.1: a unit may always move one hex, whatever it costs; then it has spent everything.
    fn add_first_steps(&mut self, charts: &Charts, board: &Board, mover: &Mover) {
        for (direction, to) in self.from.neighbours() {
            if !self.reached.has(to) && mover.step(charts, board, self.from, direction).is_ok() {
                self.cost[to.index()] = mover.mp;
                self.via[to.index()] = direction as u8;
                self.reached.insert(to);
            }
        }
    }

    /// The mp spent when a hex is reached.
    pub fn cost(&self, hex: Hex) -> Option<u8> {
        Some(self.cost[hex.index()]).filter(|cost| *cost != UNREACHED)
    }

    /// The way to a hex, from the first step to the last.
    pub fn way(&self, to: Hex) -> Vec<Hex> {
        let mut way = Vec::new();
        let mut at = to;
        while at != self.from && self.reached.has(at) {
            way.push(at);
            let back = Direction::ALL[usize::from(self.via[at.index()])].opposite();
            let Some(before) = at.neighbour(back) else { break };
            at = before;
        }
        way.reverse();
        way
    }

    /// Why a hex is not reached.
    pub fn why_not(
        &self,
        charts: &Charts,
        board: &Board,
        mover: &Mover,
        hex: Hex,
    ) -> Option<NoWay> {
        if self.reached.has(hex) {
            return None;
        }
        let mut least: Option<u8> = None;
        let mut barred: Option<NoStep> = None;
        for (back, before) in hex.neighbours().filter(|(_, before)| self.reached.has(*before)) {
            match mover.step(charts, board, before, back.opposite()) {
                Ok(step) => {
                    let total = self.cost[before.index()].saturating_add(step);
                    least = Some(least.map_or(total, |least| least.min(total)));
                }
                Err(no) => barred = barred.max(Some(no)),
            }
        }
        Some(match (least, barred) {
            (Some(cost), _) => NoWay::Cost { cost, mp: self.mp },
            (None, Some(no)) => NoWay::Step(no),
            (None, None) => NoWay::Far,
        })
    }
}

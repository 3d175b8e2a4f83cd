//! How likely an area is lost to the enemies beside it: rough sums with true dice, for evaluation only.
//! What an order really does is found by exact odds.

use storm::Storm;
use storm::board::Board;
use storm::components::{Area, Side};
use storm::view::View;

use super::survey::{Stack, Survey, When};
use super::weights::Weights;

/// The average of two dice.
const AVERAGE: i32 = 7;

/// How likely two dice show at least `least`, in thousandths.
pub(crate) fn at_least(least: i32) -> i64 {
    const CHANCES: [i64; 11] = [1000, 972, 917, 833, 722, 583, 417, 278, 167, 83, 28];
    match least {
        ..=2 => 1000,
        13.. => 0,
        _ => CHANCES[(least - 2) as usize],
    }
}

/// All that threats are worked out from.
#[derive(Debug)]
pub(crate) struct Threats<'a> {
    pub(crate) rules: &'a Storm,
    pub(crate) view: &'a View,
    pub(crate) survey: &'a Survey,
    pub(crate) weights: &'a Weights,
}

impl Threats<'_> {
    fn board(&self) -> &Board {
        &self.view.board
    }

    /// The terrain value of an area for its holder.
    fn terrain(&self, area: Area, holder: Side, when: When) -> i32 {
        if when == When::Now && self.board().fire[holder as usize].has(area) {
            return 0;
        }
        let most = self.rules.components.tables.max_terrain;
        i32::from((self.rules.charts.defence(area) + self.board().trench(area)).min(most))
    }

    /// Damage points to be expected of the cards in a hand: about one in three is an attack.
    fn card_damage(&self, side: Side) -> i32 {
        i32::from(self.view.hand_sizes[side as usize]) / 2
    }

    /// How likely an area passes to the enemy of its holder, in thousandths, if the enemy sets about it.
    pub(crate) fn loss(&self, area: Area, when: When) -> i64 {
        match self.board().control(area) {
            Side::French => self.fall(area, when),
            Side::VietMinh => self.retaking(area, when),
        }
    }

    /// How likely the Viet Minh take a French area.
    fn fall(&self, area: Area, when: When) -> i64 {
        let defenders = self.survey.stack(Side::French, area);
        let near = self.rules.charts.adjacent(area);
        if defenders.units == 0 {
            return self.walk_in(area, when);
        }
        let defence = defenders.defence(when);
        let walls = defence + self.terrain(area, Side::French, when);
        let fire = |stack: &Stack| (stack.fire(when) + AVERAGE - walls).max(0);
        let (mut prepared, mut most) = (self.card_damage(Side::VietMinh), 0);
        for from in near.iter() {
            prepared += fire(self.survey.stack(Side::VietMinh, from)) / 2;
        }
        for from in near.iter() {
            let stack = self.survey.stack(Side::VietMinh, from);
            if stack.fire(when) == 0 {
                continue;
            }
            let others = prepared - fire(stack) / 2;
            let least = defenders.endurance(when) + defence - stack.fire(when) - others;
            most = most.max(at_least(least) * self.readiness(from, when) / 1000);
        }
        most
    }

    /// How ready an area is for an assault out of it: its trenches (10.0).
    fn readiness(&self, from: Area, when: When) -> i64 {
        let level = usize::from(self.board().trench(from).min(3));
        match when {
            When::Now if self.view.turn == self.rules.components.tables.free_assault_turn => 1000,
            When::Now => [250, 350, 550, 1000][level],
            When::NextTurn => [400, 550, 750, 1000][level],
        }
    }

    /// An empty French area: anybody beside it walks in, or arrives there.
    fn walk_in(&self, area: Area, when: When) -> i64 {
        let near = self.rules.charts.adjacent(area);
        let beside = |from| self.survey.stack(Side::VietMinh, from).active(when) > 0;
        if near.iter().any(beside) {
            return 950;
        }
        let linked = !self.board().controlled(Side::VietMinh, near).is_empty();
        if linked && when == When::NextTurn { 700 } else { 0 }
    }

    /// How likely the French retake an area: fire drives everybody out, and somebody walks in.
    fn retaking(&self, area: Area, when: When) -> i64 {
        if self.rules.charts.red.has(area) {
            return 0;
        }
        let near = self.rules.charts.adjacent(area);
        let stacks = || near.iter().map(|from| self.survey.stack(Side::French, from));
        let inside = self.survey.stack(Side::French, area);
        let movers: i32 = stacks().map(|stack| stack.active(when)).sum();
        let defenders = self.survey.stack(Side::VietMinh, area);
        if movers + inside.units == 0 {
            return 0;
        }
        if defenders.units == 0 {
            return 800;
        }
        let defence = defenders.defence(when);
        let walls = defence + self.terrain(area, Side::VietMinh, when);
        let (mut sum, mut best) = (self.card_damage(Side::French), 0);
        let mut walker = if inside.units > 0 { 0 } else { i32::MAX };
        for stack in stacks().filter(|stack| stack.active(when) > 0) {
            let fire = (stack.fire(when) + AVERAGE - walls).max(0);
            sum += fire;
            best = best.max(fire);
            walker = walker.min(stack.weakest(when));
        }
        if inside.fire(when) > 0 {
            let fire = (inside.fire(when) + AVERAGE - defence).max(0);
            sum += fire;
            best = best.max(fire);
        }
        if best == 0 {
            return 0;
        }
        // One roll stands for all: the rest is taken at its average.
        let least = defenders.endurance(when) + AVERAGE - sum + walker.min(3);
        at_least(least) * self.weights.retaking / 1000
    }

    /// Damage points to be expected of the fresh stacks of a side, each firing where it hurts most.
    pub(crate) fn firing(&self, side: Side) -> i64 {
        let mut sum = 0;
        let enemies = self.board().occupied(side.enemy());
        for from in self.board().occupied(side).iter() {
            let stack = self.survey.stack(side, from);
            if stack.fire(When::Now) == 0 {
                continue;
            }
            let targets = self.rules.charts.adjacent(from).and(enemies);
            let mut best = targets.iter().map(|to| self.shot(stack, to, side)).max().unwrap_or(0);
            if enemies.has(from) {
                let there = self.survey.stack(side.enemy(), from);
                let points = stack.fire(When::Now) + AVERAGE - there.defence(When::Now);
                best = best.max(points.min(there.endurance(When::Now) + there.units));
            }
            sum += i64::from(best);
        }
        sum
    }

    /// Damage points to be expected of fire into an adjacent area.
    fn shot(&self, stack: &Stack, to: Area, side: Side) -> i32 {
        let there = self.survey.stack(side.enemy(), to);
        let covered = self.board().control(to) != side;
        let terrain = if covered { self.terrain(to, side.enemy(), When::Now) } else { 0 };
        let points = stack.fire(When::Now) + AVERAGE - there.defence(When::Now) - terrain;
        points.clamp(0, there.endurance(When::Now) + there.units)
    }
}

//! Each side's strength in each area, counted once for an evaluation.

use storm::Storm;
use storm::board::Board;
use storm::components::{Area, MAX_AREA, Side};
use storm::sets::{Unit, UnitSet};

/// When a strength is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// As things stand in this turn.
    Now,
    /// When all units have become fresh again.
    NextTurn,
}

/// The units of one side in one area.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Stack {
    /// How many.
    pub(crate) units: i32,
    /// What they are worth in a turn.
    worth: i64,
    /// Firepower of those that can act.
    fire: [i32; 2],
    /// Firepower of the weakest of those.
    weakest: [i32; 2],
    /// The best defence.
    defence: [i32; 2],
    /// Damage points that drive all of them out.
    endurance: [i32; 2],
    /// How many can act.
    active: [i32; 2],
}

impl Stack {
    /// Firepower of the units that can act.
    pub(crate) fn fire(&self, when: When) -> i32 {
        self.fire[when as usize]
    }

    /// Firepower of the weakest unit that can act.
    pub(crate) fn weakest(&self, when: When) -> i32 {
        self.weakest[when as usize]
    }

    /// The best defence of a single unit.
    pub(crate) fn defence(&self, when: When) -> i32 {
        self.defence[when as usize]
    }

    /// Damage points that drive all units out.
    pub(crate) fn endurance(&self, when: When) -> i32 {
        self.endurance[when as usize]
    }

    /// How many units can act.
    pub(crate) fn active(&self, when: When) -> i32 {
        self.active[when as usize]
    }

    /// A unit that can act.
    fn count_fresh(&mut self, when: When, fire: i32, defence: i32) {
        let when = when as usize;
        self.defence[when] = self.defence[when].max(defence);
        self.endurance[when] += 2;
        let least = if self.active[when] == 0 { fire } else { self.weakest[when].min(fire) };
        self.weakest[when] = least;
        self.active[when] += 1;
        self.fire[when] += fire;
    }

    /// A unit that cannot.
    fn count_spent(&mut self, when: When, defence: i32) {
        let when = when as usize;
        self.defence[when] = self.defence[when].max(defence);
        self.endurance[when] += 1;
    }
}

/// Both sides in all areas, and what their units are worth.
#[derive(Debug)]
pub(crate) struct Survey {
    stacks: [[Stack; MAX_AREA + 1]; 2],
    /// What the units of each side are worth in a turn.
    pub(crate) worth: [i64; 2],
    /// How many can act.
    pub(crate) fresh: [i64; 2],
}

impl Survey {
    /// Counts.
    pub(crate) fn of(rules: &Storm, board: &Board) -> Survey {
        let stacks = [[Stack::default(); MAX_AREA + 1]; 2];
        let mut survey = Survey { stacks, worth: [0; 2], fresh: [0; 2] };
        for side in Side::BOTH {
            for area in board.occupied(side).iter() {
                let stack = stack(rules, board, side, area);
                survey.worth[side as usize] += stack.worth;
                survey.fresh[side as usize] += i64::from(stack.active(When::Now));
                survey.stacks[side as usize][usize::from(area.0)] = stack;
            }
        }
        survey
    }

    /// The units of a side in an area.
    pub(crate) fn stack(&self, side: Side, area: Area) -> &Stack {
        &self.stacks[side as usize][usize::from(area.0)]
    }
}

fn stack(rules: &Storm, board: &Board, side: Side, area: Area) -> Stack {
    let mut stack = Stack::default();
    let units: UnitSet = board.units(side, area);
    let fresh = units.and(board.fresh[side as usize]);
    // French units out of supply do not rest (11.0).
    let restless = side == Side::French && board.out_of_supply.has(area);
    stack.units = i32::from(units.len());
    for index in units.iter() {
        let stats = rules.charts.stats(Unit::new(side, index));
        let (full, spent) = (i32::from(stats.defence), i32::from(stats.defence_spent));
        stack.worth += i64::from(2 * stats.firepower + stats.defence) - 5;
        let (fire, is_fresh) = (i32::from(stats.firepower), fresh.has(index));
        for (when, acts) in [(When::Now, is_fresh), (When::NextTurn, is_fresh || !restless)] {
            if acts {
                stack.count_fresh(when, fire, full);
            } else {
                stack.count_spent(when, spent);
            }
        }
    }
    stack
}

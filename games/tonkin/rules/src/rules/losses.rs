//! 6.13: steps lost and regained, units eliminated, the hit track.

use kernel::{Scope, Sink};

use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit, UnitType};
use crate::event::{Cause, Event, Vp};
use crate::flow::{Ending, Losses, Play, State, Step};
use crate::refusal::No;
use crate::sets::UnitSet;
use crate::view::seeming_steps;

impl<S: Sink<Tonkin>> Play<'_, S> {
    /// Whether everybody sees a change of a unit's steps.
    fn is_seen(&self, unit: Unit, steps: u8) -> bool {
        let stats = self.rules.charts.stats(unit);
        let first = self
            .state
            .board
            .hex_of(unit)
            .and_then(|hex| self.state.board.first_unit(&self.rules.charts, hex));
        let flips = seeming_steps(stats.steps, self.state.board.steps(unit))
            != seeming_steps(stats.steps, steps);
        stats.side == Side::French || self.state.shown.has(unit) || first == Some(unit) && flips
    }

    /// 6.13: a unit loses a step; the last one eliminates it.
    pub fn lose_step(&mut self, unit: Unit, cause: Cause) {
        let Some(hex) = self.state.board.hex_of(unit) else { return };
        let steps = self.state.board.steps(unit).saturating_sub(1);
        let (known, side) = (self.is_seen(unit, steps), self.rules.charts.stats(unit).side);
        self.state.board.set_steps(unit, steps);
        if cause != Cause::SetUp {
            let lost = &mut self.state.last.lost[side as usize];
            *lost = lost.saturating_add(1);
        }
        if steps > 0 {
            self.tell(Event::StepLost { side, unit, hex, cause, known });
        }
        if self.rules.charts.forces.regiments.has(unit) && cause != Cause::SetUp {
            self.add_hit();
        }
        if steps == 0 {
            self.eliminate(unit, cause);
        }
    }

    /// Units lose a step each. Losses that everybody sees come first: the order in which the hit track moves
    /// would tell which of the hidden units are hit (T-82).
    pub fn lose_steps(&mut self, units: UnitSet, cause: Cause) {
        let mut left = units;
        while let Some(first) = left.first() {
            let seen = left.iter().find(|unit| self.is_loss_seen(*unit));
            let unit = seen.unwrap_or(first);
            left.remove(unit);
            self.lose_step(unit, cause);
        }
    }

    fn is_loss_seen(&self, unit: Unit) -> bool {
        let left = self.state.board.steps(unit).saturating_sub(1);
        left == 0 || self.is_seen(unit, left)
    }

    /// A unit regains a step (2.2, 2.3, 2.6).
    pub fn gain_step(&mut self, unit: Unit) {
        let steps = self.state.board.steps(unit) + 1;
        let (known, side) = (self.is_seen(unit, steps), self.rules.charts.stats(unit).side);
        self.state.board.set_steps(unit, steps);
        self.tell(Event::StepRegained { side, unit, known });
    }

    /// 6.13: the hit track; ten steps are an award.
    fn add_hit(&mut self) {
        let limits = self.rules.components.tables.limits;
        self.state.hits += 1;
        let full = self.state.hits >= limits.steps_per_award;
        if full {
            self.state.hits = 0;
        }
        self.tell(Event::Hits { steps: 1, marker: self.state.hits });
        if full {
            self.change_level(i16::from(limits.award_vp), Vp::Hits);
        }
    }

    /// 6.13: a counter is eliminated, whatever it is.
    pub fn eliminate(&mut self, unit: Unit, cause: Cause) {
        let Some(hex) = self.state.board.hex_of(unit) else { return };
        let stats = self.rules.charts.stats(unit);
        // Steps left are lost with the unit.
        let left = self.state.board.steps(unit);
        let counts = self.rules.charts.forces.regiments.has(unit);
        let place = match stats.unit_type {
            UnitType::TieuDoan | UnitType::PathetLao => Place::Box2,
            UnitType::SupplyDump => Place::Pool,
            _ => Place::Eliminated,
        };
        let before = self.leave_map_quietly(unit, place);
        let fresh = place != Place::Eliminated && self.rules.charts.forces.fighting.has(unit);
        self.state.board.set_steps(unit, if fresh { stats.steps } else { 0 });
        self.tell(Event::Eliminated { unit, hex, cause });
        if counts {
            (0..left).for_each(|_| self.add_hit());
        }
        self.tell_first(hex, before);
        self.pay_for(unit);
        if self.rules.charts.forces.hq[Side::VietMinh as usize] == Some(unit) {
            self.end_game(Ending::HqLost);
        }
    }

    /// 6.13, T-49: VP for a FEF unit, by its Stacking Value at full strength.
    fn pay_for(&mut self, unit: Unit) {
        let vp = french_loss(self.rules, unit);
        if vp > 0 {
            self.change_level(-i16::from(vp), Vp::Lost(unit));
        }
    }
}

/// 6.13: VP for the loss of a FEF unit. One-step units and SDs cost nothing, the HQ 1 (T-49).
pub fn french_loss(rules: &Tonkin, unit: Unit) -> u8 {
    let stats = rules.charts.stats(unit);
    let table = rules.components.tables.loss_vp;
    match stats.unit_type {
        _ if stats.side == Side::VietMinh => 0,
        UnitType::SupplyDump => 0,
        UnitType::Hq => table[0],
        _ if stats.steps == 1 => 0,
        _ => table[usize::from(stats.faces[usize::from(stats.steps)].stacking > 2)],
    }
}

/// Units that may lose a step here.
fn open(rules: &Tonkin, state: &State, losses: &Losses) -> Vec<Unit> {
    let of_side = rules.charts.forces.side[losses.side as usize].and(&rules.charts.forces.fighting);
    match losses.hex {
        Some(hex) => state.board.stack(hex).filter(|unit| of_side.has(*unit)).collect(),
        None => of_side.iter().filter(|unit| state.board.hex_of(*unit).is_some()).collect(),
    }
}

/// The answers to "who loses a step".
pub fn candidates(rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
    if let Step::Losses(losses) = state.top() {
        out.extend(open(rules, state, losses).into_iter().map(Choice::Lose));
    }
}

/// Whether a unit may take the step.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::Losses(losses), Choice::Lose(unit))
            if open(rules, state, losses).contains(&unit) =>
        {
            Ok(())
        }
        _ => Err(No::NotAsked),
    }
}

/// A unit takes the step.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    let (Step::Losses(losses), Choice::Lose(unit)) = (play.state.top().clone(), choice) else {
        return;
    };
    play.pop();
    if losses.left > 1 {
        play.push(Step::Losses(Losses { left: losses.left - 1, ..losses }));
    }
    let cause = if losses.hex.is_some() { Cause::Combat } else { Cause::ThaiBinh };
    play.lose_step(unit, cause);
}

/// Whether anybody of a side in a hex has steps.
pub fn has_steps(rules: &Tonkin, state: &State, side: Side, hex: Hex) -> bool {
    let of_side = rules.charts.forces.side[side as usize].and(&rules.charts.forces.fighting);
    state.board.stack(hex).any(|unit| of_side.has(unit))
}

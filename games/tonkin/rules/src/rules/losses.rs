//! 6.13: steps lost and regained, units eliminated, the hit track.

use kernel::flow::StepRules;
use kernel::{Next, Scope, Seat, Sink};

use super::hidden::Pieces as _;
use super::victory::Level as _;
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit, UnitType};
use crate::event::{Cause, Event, Vp};
use crate::flow::{Ending, Losses, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::UnitSet;
use crate::versions;
use crate::view::seeming_steps;

impl StepRules<Tonkin> for Losses {
    const RESOLVES: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(self.side), Prompt::Losses { side: self.side, left: self.left })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(open(rules, state, self).into_iter().map(Choice::Lose));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match choice {
            Choice::Lose(unit) if open(rules, state, self).contains(unit) => Ok(()),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Lose(unit) = choice else { return };
        play.pop();
        if self.left > 1 {
            play.push(Step::Losses(Losses { left: self.left - 1, ..*self }));
        }
        let cause = if self.hex.is_some() { Cause::Combat } else { Cause::ThaiBinh };
        play.lose_step(unit, cause);
    }
}

/// Steps that are lost and regained, as they are told.
pub(crate) trait Losing {
    /// 6.13: a unit loses a step; the last one eliminates it.
    fn lose_step(&mut self, unit: Unit, cause: Cause);

    /// Units lose a step each. Losses that everybody sees come first: the order in which the hit track moves
    /// would tell which of the hidden units are hit (T-82).
    fn lose_steps(&mut self, units: UnitSet, cause: Cause);

    /// A unit regains a step (2.2, 2.3, 2.6).
    fn gain_step(&mut self, unit: Unit);

    /// 6.13: a counter is eliminated, whatever it is.
    fn eliminate(&mut self, unit: Unit, cause: Cause);
}

impl<S: Sink<Tonkin>> Losing for Play<'_, S> {
    fn lose_step(&mut self, unit: Unit, cause: Cause) {
        let Some(hex) = self.state.board.hex_of(unit) else { return };
        let steps = self.state.board.steps(unit).saturating_sub(1);
        let (known, side) = (is_seen(self, unit, steps), self.rules.charts.stats(unit).side);
        self.state.board.set_steps(unit, steps);
        if known {
            note_flip(self, unit);
        }
        if cause != Cause::SetUp {
            let lost = &mut self.state.last.lost[side as usize];
            *lost = lost.saturating_add(1);
        }
        if steps > 0 {
            self.tell(Event::StepLost { side, unit, hex, cause, known });
        }
        if self.rules.charts.forces.regiments.has(unit) && cause != Cause::SetUp {
            add_hit(self);
        }
        if steps == 0 {
            self.eliminate(unit, cause);
        }
    }

    fn lose_steps(&mut self, units: UnitSet, cause: Cause) {
        let mut left = units;
        while let Some(first) = left.first() {
            let seen = left.iter().find(|unit| is_loss_seen(self, *unit));
            let unit = seen.unwrap_or(first);
            left.remove(unit);
            self.lose_step(unit, cause);
        }
    }

    fn gain_step(&mut self, unit: Unit) {
        let steps = self.state.board.steps(unit) + 1;
        let (known, side) = (is_seen(self, unit, steps), self.rules.charts.stats(unit).side);
        self.state.board.set_steps(unit, steps);
        if known {
            note_flip(self, unit);
        }
        self.tell(Event::StepRegained { side, unit, known });
    }

    fn eliminate(&mut self, unit: Unit, cause: Cause) {
        let Some(hex) = self.state.board.hex_of(unit) else { return };
        let stats = self.rules.charts.stats(unit);
        // Steps left are lost with the unit.
        let left = self.state.board.steps(unit);
        let counts = self.rules.charts.forces.regiments.has(unit);
        let is_dump = stats.unit_type == UnitType::SupplyDump;
        let out_of_play = if is_dump { Place::Pool } else { Place::Eliminated };
        let place = if stats.unit_type.is_boxed() { Place::Box2 } else { out_of_play };
        let before = self.leave_map_quietly(unit, place);
        let fresh = place != Place::Eliminated && self.rules.charts.forces.fighting.has(unit);
        self.state.board.set_steps(unit, if fresh { stats.steps } else { 0 });
        self.tell(Event::Eliminated { unit, hex, cause });
        if counts {
            (0..left).for_each(|_| add_hit(self));
        }
        self.tell_first(hex, before);
        pay_for(self, unit);
        if self.rules.charts.forces.hq[Side::VietMinh as usize] == Some(unit) {
            self.end_game(Ending::HqLost);
        }
    }
}

/// Whether everybody sees a change of a unit's steps.
fn is_seen<S: Sink<Tonkin>>(play: &Play<'_, S>, unit: Unit, steps: u8) -> bool {
    let stats = play.rules.charts.stats(unit);
    let board = &play.state.board;
    let first = board.hex_of(unit).and_then(|hex| board.first_unit(&play.rules.charts, hex));
    let flips = seeming_steps(stats.steps, play.state.board.steps(unit))
        != seeming_steps(stats.steps, steps);
    stats.side == Side::French || play.state.shown.has(unit) || first == Some(unit) && flips
}

/// T-88: what the French have noted of a VM unit on top follows its flips, which they see. In a combat it is noted when the stack is
/// closed again.
fn note_flip<S: Sink<Tonkin>>(play: &mut Play<'_, S>, unit: Unit) {
    let vm = play.rules.charts.stats(unit).side == Side::VietMinh;
    let follows = play.rules.has(&versions::NOTES_FOLLOW_FLIPS);
    if vm && follows && !play.state.shown.has(unit) && play.state.board.steps(unit) > 0 {
        play.note(unit);
    }
}

fn is_loss_seen<S: Sink<Tonkin>>(play: &Play<'_, S>, unit: Unit) -> bool {
    let left = play.state.board.steps(unit).saturating_sub(1);
    left == 0 || is_seen(play, unit, left)
}

/// 6.13: the hit track; ten steps are an award.
fn add_hit<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let limits = play.rules.components.tables.limits;
    play.state.hits += 1;
    let full = play.state.hits >= limits.steps_per_award;
    if full {
        play.state.hits = 0;
    }
    play.tell(Event::Hits { steps: 1, marker: play.state.hits });
    if full {
        play.change_level(i16::from(limits.award_vp), Vp::Hits);
    }
}

/// 6.13, T-49: VP for a FEF unit, by its Stacking Value at full strength.
fn pay_for<S: Sink<Tonkin>>(play: &mut Play<'_, S>, unit: Unit) {
    let vp = french_loss(play.rules, unit);
    if vp > 0 {
        play.change_level(-i16::from(vp), Vp::Lost(unit));
    }
}

/// 6.13: VP for the loss of a FEF unit. One-step units and SDs cost nothing, the HQ 1 (T-49).
pub fn french_loss(rules: &Tonkin, unit: Unit) -> u8 {
    let stats = rules.charts.stats(unit);
    let table = rules.components.tables.loss_vp;
    if stats.side == Side::VietMinh || stats.unit_type == UnitType::SupplyDump {
        return 0;
    }
    if stats.unit_type == UnitType::Hq {
        return table[0];
    }
    if stats.steps == 1 { 0 } else { stats.by_size(table) }
}

/// Units that may lose a step here.
fn open(rules: &Tonkin, state: &State, losses: &Losses) -> Vec<Unit> {
    let of_side = rules.charts.forces.side[losses.side as usize].and(rules.charts.forces.fighting);
    match losses.hex {
        Some(hex) => state.board.stack(hex).filter(|unit| of_side.has(*unit)).collect(),
        None => of_side.iter().filter(|unit| state.board.hex_of(*unit).is_some()).collect(),
    }
}

/// Whether anybody of a side in a hex has steps.
pub(crate) fn has_steps(rules: &Tonkin, state: &State, side: Side, hex: Hex) -> bool {
    let of_side = rules.charts.forces.side[side as usize].and(rules.charts.forces.fighting);
    state.board.stack(hex).any(|unit| of_side.has(unit))
}

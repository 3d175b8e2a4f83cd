//! 6.3 G, 6.8: an attack is put together.

use kernel::flow::StepRules;
use kernel::{Next, Scope, Seat, Sink};
use serde::{Deserialize, Serialize};

use super::{combat, limits, operations, strength, trace};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit, UnitType};
use crate::flow::{By, Combat, Play, State, Step, ask};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// 6.3 G: an attack being put together. Nobody else sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PlanAttack {
    /// Whose.
    pub side: Side,
    /// The hex.
    pub target: Hex,
    /// The units picked so far.
    pub picked: UnitSet,
}

#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
impl StepRules<Tonkin> for PlanAttack {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        ask(self.side, Prompt::PlanAttack { target: self.target, picked: self.picked })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.extend([Choice::Back, Choice::Fire]);
        let last = self.picked.iter().last();
        let near = self.target.neighbours().map(|(_, hex)| hex);
        for hex in near.filter(|hex| state.board.occupied(self.side).has(*hex)) {
            let fighting = &rules.charts.forces.fighting;
            for unit in state.board.stack(hex).filter(|unit| fighting.has(*unit)) {
                let adds = state.board.face(&rules.charts, unit).combat > 0;
                match (self.picked.has(unit), scope) {
                    // Search leaves those out that add nothing.
                    (false, Scope::Canonical) if !adds => (),
                    (true, Scope::All) => out.push(Choice::Without(unit)),
                    (true, Scope::Canonical) => (),
                    // Units are picked in ascending order, so that every set comes up once.
                    (false, Scope::Canonical) if last.is_some_and(|last| unit < last) => (),
                    (false, _) => out.push(Choice::With(unit)),
                }
            }
        }
    }

    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Back => Ok(()),
            Choice::Without(unit) if self.picked.has(unit) => Ok(()),
            Choice::With(unit) if !self.picked.has(unit) => {
                check_unit(rules, state, self.side, self.target, unit)?;
                let hex = state.board.hex_of(unit).ok_or(No::NotAsked)?;
                let range = rules.components.tables.limits.supply_range;
                let near = in_range(rules, state, self.side).has(hex);
                if near { Ok(()) } else { Err(No::OutOfRange { hex, range }) }
            }
            Choice::Fire if self.picked.is_empty() => Err(No::NobodyPicked),
            Choice::Fire => {
                let values =
                    self.picked.iter().map(|unit| strength::attack_value(rules, state, unit));
                if values.map(u16::from).sum::<u16>() == 0 { Err(No::Strength) } else { Ok(()) }
            }
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let PlanAttack { side, target, mut picked } = *self;
        match choice {
            Choice::With(unit) => picked.insert(unit),
            Choice::Without(unit) => picked.remove(unit),
            Choice::Fire => {
                play.pop();
                operations::spend(play, side, "G");
                let defenders = strength::fighters(play.rules, play.state, side.enemy(), target);
                let combat = Combat::new(side, By::Attack, target, picked, defenders);
                return combat::begin(play, combat);
            }
            _ => {
                play.pop();
                return;
            }
        }
        play.replace(Step::PlanAttack(PlanAttack { side, target, picked }));
    }
}

/// 6.3: the hexes within 3 of the spending SD.
pub fn in_range(rules: &Tonkin, state: &State, side: Side) -> HexSet {
    let range = rules.components.tables.limits.supply_range;
    match operations::spending_hex(state, side) {
        Some(hex) => trace::within(&rules.charts, &state.board, side, &HexSet::one(hex), range),
        None => HexSet::NONE,
    }
}

/// Whether a hex may be attacked by somebody.
pub(crate) fn check_target(
    rules: &Tonkin,
    state: &State,
    side: Side,
    target: Hex,
) -> Result<(), No> {
    if operations::spending_hex(state, side).is_none() {
        return Err(No::SpendingDump);
    }
    if !state.board.occupied(side.enemy()).has(target) {
        return Err(No::Target { hex: target });
    }
    if rules.charts.ground.china.has(target) {
        return Err(No::Border { hex: target });
    }
    let range = in_range(rules, state, side);
    if is_possible(rules, state, side, target, &range) { Ok(()) } else { Err(No::Strength) }
}

/// Whether somebody in range has the strength to attack an enemy hex.
pub(crate) fn is_possible(
    rules: &Tonkin,
    state: &State,
    side: Side,
    target: Hex,
    range: &HexSet,
) -> bool {
    target.neighbours().any(|(_, hex)| {
        state.board.occupied(side).has(hex)
            && range.has(hex)
            && state.board.stack(hex).any(|unit| {
                strength::attack_value(rules, state, unit) > 0
                    && check_unit(rules, state, side, target, unit).is_ok()
            })
    })
}

/// 3.6, 3.8, 6.8, T-40: whether a unit may take part in an attack on a neighbouring hex. Artillery may, and
/// adds nothing (6.10, 6.15).
pub fn check_unit(
    rules: &Tonkin,
    state: &State,
    side: Side,
    target: Hex,
    unit: Unit,
) -> Result<(), No> {
    let stats = rules.charts.stats(unit);
    let from = state.board.hex_of(unit).filter(|_| stats.side == side).ok_or(No::NotAsked)?;
    let direction = from.direction_of(target).ok_or(No::NotAsked)?;
    if !rules.charts.forces.fighting.has(unit) || rules.components.unit(unit).defence_only {
        return Err(No::Attacker { unit });
    }
    if limits::crosses_border(rules, from, target) {
        return Err(No::Border { hex: target });
    }
    if !limits::may_attack(rules, unit, from, target) {
        return Err(No::NotAllowed { unit, hex: target });
    }
    let ground = &rules.charts.ground;
    let by_water = ground.open_river[direction as usize].has(from)
        || ground.open_coast[direction as usize].has(from);
    if stats.unit_type == UnitType::Dna && !by_water {
        return Err(No::Closed { hex: target });
    }
    Ok(())
}

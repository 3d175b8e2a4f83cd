//! 6.3 G, 6.8: an attack is put together.

use kernel::flow::StepRules;
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{combat, limits, operations, strength, trace};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit, UnitType};
use crate::flow::{By, Combat, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// 6.3 G: an attack being put together. Nobody else sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct PlanAttack {
    /// Whose.
    pub side: Side,
    /// The hex.
    pub target: Hex,
    /// The units picked so far.
    pub picked: UnitSet,
}

impl StepRules<Tonkin> for PlanAttack {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(
            State::seat(self.side),
            Prompt::PlanAttack { target: self.target, picked: self.picked },
        )
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.extend([Choice::Back, Choice::Fire]);
        out.extend(Some(Choice::WithAll).filter(|_| scope == Scope::All));
        let near = self.target.neighbours().map(|(_, hex)| hex);
        for hex in near.filter(|hex| state.board.occupied(self.side).has(*hex)) {
            // Search leaves those out that add nothing.
            let adds = |unit: Unit| state.board.face(&rules.charts, unit).combat > 0;
            let fights = |unit: &Unit| {
                rules.charts.forces.fighting.has(*unit) && (scope == Scope::All || adds(*unit))
            };
            list_picks(self.picked, state.board.stack(hex).filter(fights), scope, out);
        }
    }

    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let range = in_range(rules, state, self.side);
        let joins = |unit: Unit| check_joins(rules, state, self.side, self.target, unit, &range);
        let values = self.picked.iter().map(|unit| strength::attack_value(rules, state, unit));
        let all = self.all(rules, state);
        check_plan(self.picked, *choice, joins, all, values.map(u16::from).sum())
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let PlanAttack { side, target, mut picked } = *self;
        let all = self.all(play.rules, play.state);
        if pick(&mut picked, choice, all) {
            return play.replace(Step::PlanAttack(PlanAttack { side, target, picked }));
        }
        play.pop();
        if choice == Choice::Fire {
            operations::spend(play, side, "G");
            let defenders = strength::fighters(play.rules, play.state, side.enemy(), target);
            let combat = Combat::new(side, By::Attack, target, picked, defenders);
            combat::begin(play, combat);
        }
    }
}

impl PlanAttack {
    /// All who may take part.
    fn all(&self, rules: &Tonkin, state: &State) -> UnitSet {
        let range = in_range(rules, state, self.side);
        let near = neighbours_of(state, self.side, self.target);
        let joins =
            |unit: &Unit| check_joins(rules, state, self.side, self.target, *unit, &range).is_ok();
        near.filter(joins).collect()
    }
}

/// Units of a side next to a hex.
fn neighbours_of(state: &State, side: Side, target: Hex) -> impl Iterator<Item = Unit> + '_ {
    let near = target.neighbours().map(|(_, hex)| hex);
    let near = near.filter(move |hex| state.board.occupied(side).has(*hex));
    near.flat_map(|hex| state.board.stack(hex))
}

/// 6.3 G: whether a unit may take part in an attack, within 3 hexes of the spending SD.
fn check_joins(
    rules: &Tonkin,
    state: &State,
    side: Side,
    target: Hex,
    unit: Unit,
    near: &HexSet,
) -> Result<(), No> {
    check_unit(rules, state, side, target, unit)?;
    let hex = state.board.hex_of(unit).ok_or(No::NotAsked)?;
    let range = rules.components.tables.limits.supply_range;
    if near.has(hex) { Ok(()) } else { Err(No::SpendingRange { hex, range }) }
}

/// Who may be picked, or put back, of those who could take part. For search units are picked in ascending order,
/// so that every set comes up once.
pub(super) fn list_picks(
    picked: UnitSet,
    units: impl Iterator<Item = Unit>,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let last = picked.iter().last();
    for unit in units {
        match (picked.has(unit), scope) {
            (true, Scope::All) => out.push(Choice::Without(unit)),
            (true, Scope::Canonical) => (),
            (false, Scope::Canonical) if last.is_some_and(|last| unit < last) => (),
            (false, Scope::All | Scope::Canonical) => out.push(Choice::With(unit)),
        }
    }
}

/// 6.6, 6.8: whether an attack or a barrage that is put together may be answered so. `joins` says whether a unit
/// may take part, `all` are those who may, `strength` is what those picked come to.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
pub(super) fn check_plan(
    picked: UnitSet,
    choice: Choice,
    joins: impl FnOnce(Unit) -> Result<(), No>,
    all: UnitSet,
    strength: u16,
) -> Result<(), No> {
    match choice {
        Choice::Back => Ok(()),
        Choice::WithAll if all.minus(picked).is_empty() => Err(No::AllPicked),
        Choice::WithAll => Ok(()),
        Choice::Without(unit) if picked.has(unit) => Ok(()),
        Choice::With(unit) if !picked.has(unit) => joins(unit),
        Choice::Fire if picked.is_empty() => Err(No::NobodyPicked),
        Choice::Fire if strength == 0 => Err(No::Strength),
        Choice::Fire => Ok(()),
        _ => Err(No::NotAsked),
    }
}

/// Picks a unit or puts it back; says whether the answer was about that.
pub(super) fn pick(picked: &mut UnitSet, choice: Choice, all: UnitSet) -> bool {
    if let Choice::With(unit) = choice {
        picked.insert(unit);
    } else if choice == Choice::WithAll {
        *picked = picked.or(all);
    } else if let Choice::Without(unit) = choice {
        picked.remove(unit);
    } else {
        return false;
    }
    true
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
        return Err(No::AttackTarget { hex: target });
    }
    if rules.charts.ground.china.has(target) {
        return Err(No::Border { hex: target });
    }
    let range = in_range(rules, state, side);
    if is_possible(rules, state, side, target, &range) {
        return Ok(());
    }
    // Of those who have the strength one says why not.
    let mut strong = neighbours_of(state, side, target)
        .filter(|unit| strength::attack_value(rules, state, *unit) > 0);
    let reason =
        strong.find_map(|unit| check_joins(rules, state, side, target, unit, &range).err());
    Err(reason.unwrap_or(No::Strength))
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
    if rules.components.unit(unit).defence_only {
        return Err(No::DefenceOnly { unit });
    }
    if !rules.charts.forces.fighting.has(unit) {
        return Err(No::Attacker { unit });
    }
    if limits::crosses_border(rules, from, target) {
        return Err(No::Border { hex: target });
    }
    if !limits::may_attack(rules, unit, from, target) {
        return Err(limits::forbidden(rules, unit, target));
    }
    let ground = &rules.charts.ground;
    let by_water = ground.open_river[direction as usize].has(from)
        || ground.open_coast[direction as usize].has(from);
    if stats.unit_type == UnitType::Dna && !by_water {
        return Err(No::NoWater { hex: target });
    }
    Ok(())
}

//! 6.8, 6.10: the strength of both sides, morale, and the modifiers of the combat roll.

use arrayvec::ArrayVec;
use kernel::Ledger;

use super::{rivers, trace};
use crate::Tonkin;
use crate::charts::{Beyond, OddsRow};
use crate::components::{Hex, Side, Sides, Trait, Unit, UnitType, Width};
use crate::flow::{By, Combat, State};
use crate::sets::UnitSet;
use crate::sums::{Sum, Term};

/// A modifier of a roll, and what it adds.
pub(crate) type Modifier = (Term, i8);

/// 4.0: whether a tank or DNA in the hex lifts the morale of a unit: not DG, taking part, not itself.
fn is_lifted(rules: &Tonkin, state: &State, unit: Unit, company: &UnitSet) -> bool {
    let Some(hex) = state.board.hex_of(unit) else { return false };
    let side = rules.charts.stats(unit).side;
    state.board.stack(hex).any(|other| {
        let stats = rules.charts.stats(other);
        other != unit
            && stats.side == side
            && stats.traits.has(Trait::MoraleBoost)
            && company.has(other)
            && !state.board.is_dg(other)
    })
}

/// Morale that counts as high against barrages and DG rolls (6.6, 6.14).
pub(super) const HIGH_MORALE: u8 = 5;
/// Morale that counts as low.
pub(super) const LOW_MORALE: u8 = 2;

/// 6.10, 6.14: the morale of a unit among those that take part: +1 for tanks and DNA, halved when DG.
pub fn morale(rules: &Tonkin, state: &State, unit: Unit, company: &UnitSet) -> u8 {
    let printed = state.board.face(&rules.charts, unit).morale;
    let lifted = printed + u8::from(is_lifted(rules, state, unit, company));
    if state.board.is_dg(unit) { lifted / 2 } else { lifted }
}

/// 7.5: half, without fractions, for a unit out of supply.
fn halved(state: &State, unit: Unit, value: u8) -> u8 {
    if state.board.is_oos(unit) { value / 2 } else { value }
}

/// 6.8: what a unit adds to an attack.
pub fn attack_value(rules: &Tonkin, state: &State, unit: Unit) -> u8 {
    if rules.components.unit(unit).defence_only {
        return 0;
    }
    halved(state, unit, state.board.face(&rules.charts, unit).combat)
}

/// 6.8: what a unit adds to a defence: Combat and Barrage Value.
pub fn defence_value(rules: &Tonkin, state: &State, unit: Unit) -> u8 {
    let face = state.board.face(&rules.charts, unit);
    let dg = u8::from(face.barrage > 0 && state.board.is_dg(unit));
    face.combat + face.barrage.saturating_sub(dg)
}

/// 6.8: attack and defence total.
pub fn totals(rules: &Tonkin, state: &State, combat: &Combat) -> [u16; 2] {
    let sum = |units: &UnitSet, value: fn(&Tonkin, &State, Unit) -> u8| -> u16 {
        units.iter().map(|unit| u16::from(value(rules, state, unit))).sum()
    };
    [sum(&combat.attackers, attack_value), sum(&combat.defenders, defence_value)]
}

/// 6.8: the row of the table, and whether the odds leave it.
pub fn odds(rules: &Tonkin, state: &State, combat: &Combat) -> (OddsRow, Beyond) {
    let [attack, defence] = totals(rules, state, combat);
    rules.charts.results.odds(attack, defence)
}

/// 6.9: the river that hampers an attack.
pub fn river(rules: &Tonkin, state: &State, combat: &Combat) -> Option<Width> {
    let crossing = |unit: Unit| {
        let kind = rules.charts.stats(unit).unit_type;
        matches!(kind, UnitType::Dna | UnitType::Amphibious)
    };
    if matches!(combat.by, By::Airdrop { .. }) || combat.attackers.iter().any(crossing) {
        return None;
    }
    let from = combat.attackers.iter().filter_map(|unit| state.board.hex_of(unit));
    let sides: Sides = from.filter_map(|hex| combat.target.direction_of(hex)).collect();
    rivers::hampering(rules.charts.ground.arms(combat.target), sides)
}

/// 6.4: whether overrunning units have an SD within 3 hexes.
fn has_dump(rules: &Tonkin, state: &State, side: Side, from: Hex) -> bool {
    let range = rules.components.tables.limits.supply_range;
    let dumps = state.board.sd_hexes(&rules.charts, side);
    trace::within(&rules.charts, &state.board, side, &dumps, range).has(from)
}

/// All modifiers of the combat roll but Bolshevik Spirit's die when it is not rolled yet.
pub fn modifiers(rules: &Tonkin, state: &State, combat: &Combat) -> ArrayVec<Modifier, 16> {
    let mut list = ArrayVec::new();
    let mut add = |term, value: i8| {
        if value != 0 {
            list.push((term, value));
        }
    };
    let drm = &rules.components.tables.combat_drm;
    match odds(rules, state, combat).1 {
        Beyond::Below => add(Term::OddsBelow, drm.odds_below),
        Beyond::Above => add(Term::OddsAbove, drm.odds_above),
        Beyond::Nowhere => (),
    }
    if let [Some(attacker), Some(defender)] = combat.leaders {
        let own = morale(rules, state, attacker, &combat.attackers);
        let other = morale(rules, state, defender, &combat.defenders);
        add(Term::Morale, own as i8 - other as i8);
    }
    add(Term::Spirit, combat.spirit as i8);
    add_ground(rules, state, combat, &mut add);
    add_circumstances(rules, state, combat, &mut add);
    if combat.front[0] {
        add(Term::HeroAttack, drm.hero_attack);
    }
    if combat.front[1] {
        add(Term::HeroDefence, drm.hero_defence);
    }
    list
}

/// 6.8, 6.9: terrain, river and trench of the hex.
fn add_ground(rules: &Tonkin, state: &State, combat: &Combat, add: &mut impl FnMut(Term, i8)) {
    let tables = &rules.components.tables;
    let terrain = rules.charts.ground.terrain(combat.target);
    add(Term::Terrain { of: Sum::Combat }, tables.terrain.row(terrain).combat_drm);
    if let Some(width) = river(rules, state, combat) {
        add(Term::River, tables.terrain.river(width).combat_drm);
    }
    if state.board.trenches[combat.side.enemy() as usize].has(combat.target) {
        add(Term::Trench { of: Sum::Combat }, tables.terrain.trench_combat_drm);
    }
}

/// 1.7, 6.10, 6.4: the rains, the early turns, and how the attack came about.
fn add_circumstances(
    rules: &Tonkin,
    state: &State,
    combat: &Combat,
    add: &mut impl FnMut(Term, i8),
) {
    let drm = &rules.components.tables.combat_drm;
    let turn = rules.turn(state.month);
    if turn.rain {
        add(Term::Rain, drm.rain);
    }
    if turn.early {
        match combat.side {
            Side::French => add(Term::EarlyAttack, drm.early_attack),
            Side::VietMinh => add(Term::EarlyDefence, drm.early_defence),
        }
    }
    match combat.by {
        By::Airdrop { .. } => add(Term::Airdrop, drm.airdrop),
        By::Overrun { from } if !has_dump(rules, state, combat.side, from) => {
            add(Term::NoDump, drm.overrun_no_sd);
        }
        By::Attack | By::Overrun { .. } => (),
    }
}

/// 6.8: all modifiers together, within their limits.
pub fn modifier(rules: &Tonkin, state: &State, combat: &Combat) -> i8 {
    let sum = modifiers(rules, state, combat).iter().map(|(_, value)| i16::from(*value)).sum();
    rules.charts.results.limited(sum)
}

/// What the one who reckons knows of the defenders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Defenders {
    /// All of them.
    Seen,
    /// There may be more under the first unit (1.5).
    Hidden,
}

/// The sums behind a combat: both totals, and the modifiers.
pub(crate) fn ledgers(
    rules: &Tonkin,
    state: &State,
    combat: &Combat,
    defenders: Defenders,
) -> Vec<Ledger> {
    let mut attack = Ledger::of(&Sum::Attack);
    let mut defence = Ledger::of(&Sum::Defence);
    let mut roll = Ledger::of(&Sum::Combat);
    for unit in combat.attackers.iter() {
        attack.add_term(attack_value(rules, state, unit), &Term::Unit { of: Sum::Attack, unit });
    }
    for unit in combat.defenders.iter() {
        defence.add_term(defence_value(rules, state, unit), &Term::Unit { of: Sum::Defence, unit });
    }
    if defenders == Defenders::Hidden {
        defence.add_term(0, &Term::Unknown);
    }
    for (term, value) in modifiers(rules, state, combat) {
        roll.add_term(value, &term);
    }
    let beyond = i64::from(modifier(rules, state, combat)) - roll.total();
    if beyond != 0 {
        roll.add_term(beyond, &Term::Limit);
    }
    vec![attack, defence, roll]
}

/// Units of a side in a hex that fight.
pub fn fighters(rules: &Tonkin, state: &State, side: Side, hex: Hex) -> UnitSet {
    let of_side = rules.charts.forces.side[side as usize].and(rules.charts.forces.fighting);
    state.board.stack(hex).filter(|unit| of_side.has(*unit)).collect()
}

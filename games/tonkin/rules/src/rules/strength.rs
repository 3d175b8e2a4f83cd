//! 6.8, 6.10: the strength of both sides, morale, and the modifiers of the combat roll.

use arrayvec::ArrayVec;
use kernel::{Ledger, Rule};

use super::{rivers, trace};
use crate::Tonkin;
use crate::charts::{Beyond, OddsRow};
use crate::components::{Hex, Side, Sides, Trait, Unit, UnitType, Width};
use crate::flow::{By, Combat, State};
use crate::sets::{HexSet, UnitSet};

/// A modifier of the combat roll: the id of its message, its rule, and what it adds.
pub type Modifier = (&'static str, Rule, i8);

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
    let mut add = |id, rule, value: i8| {
        if value != 0 {
            list.push((id, Rule(rule), value));
        }
    };
    let tables = &rules.components.tables;
    let drm = &tables.combat_drm;
    match odds(rules, state, combat).1 {
        Beyond::Below => add("tonkin-term-odds-below", "6.8", drm.odds_below),
        Beyond::Above => add("tonkin-term-odds-above", "6.8", drm.odds_above),
        Beyond::Nowhere => (),
    }
    if let [Some(attacker), Some(defender)] = combat.leaders {
        let own = morale(rules, state, attacker, &combat.attackers);
        let other = morale(rules, state, defender, &combat.defenders);
        add("tonkin-term-morale", "6.10", own as i8 - other as i8);
    }
    add("tonkin-term-spirit", "6.12", combat.spirit as i8);
    let terrain = rules.charts.ground.terrain(combat.target);
    add("tonkin-term-terrain", "6.8", tables.terrain.row(terrain).combat_drm);
    if let Some(width) = river(rules, state, combat) {
        add("tonkin-term-river", "6.9", tables.terrain.river(width).combat_drm);
    }
    if state.board.trenches[combat.side.enemy() as usize].has(combat.target) {
        add("tonkin-term-trench", "6.8", tables.terrain.trench_combat_drm);
    }
    let turn = rules.turn(state.month);
    if turn.rain {
        add("tonkin-term-rain", "1.7", drm.rain);
    }
    match combat.side {
        Side::French if turn.early => add("tonkin-term-early-attack", "6.10", drm.early_attack),
        Side::VietMinh if turn.early => add("tonkin-term-early-defence", "6.10", drm.early_defence),
        _ => (),
    }
    match combat.by {
        By::Airdrop { .. } => add("tonkin-term-airdrop", "6.4", drm.airdrop),
        By::Overrun { from } if !has_dump(rules, state, combat.side, from) => {
            add("tonkin-term-no-dump", "6.4", drm.overrun_no_sd);
        }
        _ => (),
    }
    if combat.front[0] {
        add("tonkin-term-hero-attack", "6.16", drm.hero_attack);
    }
    if combat.front[1] {
        add("tonkin-term-hero-defence", "6.16", drm.hero_defence);
    }
    list
}

/// 6.8: all modifiers together, within their limits.
pub fn modifier(rules: &Tonkin, state: &State, combat: &Combat) -> i8 {
    let sum = modifiers(rules, state, combat).iter().map(|(.., value)| i16::from(*value)).sum();
    rules.charts.results.limited(sum)
}

/// The sums behind a combat: both totals, and the modifiers.
pub fn ledgers(rules: &Tonkin, state: &State, combat: &Combat) -> Vec<Ledger> {
    let mut attack = Ledger::new("tonkin-sum-attack");
    let mut defence = Ledger::new("tonkin-sum-defence");
    let mut roll = Ledger::new("tonkin-sum-combat");
    let name = |unit: Unit| vec![("unit", crate::choice::unit_name(unit))];
    for unit in combat.attackers.iter() {
        let value = attack_value(rules, state, unit);
        attack.add(value.into(), "tonkin-term-unit", name(unit), Rule("6.8"));
    }
    for unit in combat.defenders.iter() {
        let value = defence_value(rules, state, unit);
        defence.add(value.into(), "tonkin-term-unit", name(unit), Rule("6.8"));
    }
    for (id, rule, value) in modifiers(rules, state, combat) {
        roll.add(value.into(), id, Vec::new(), rule);
    }
    let beyond = i64::from(modifier(rules, state, combat)) - roll.total();
    if beyond != 0 {
        roll.add(beyond, "tonkin-term-limit", Vec::new(), Rule("6.8"));
    }
    vec![attack, defence, roll]
}

/// Units of a side in a hex that fight.
pub fn fighters(rules: &Tonkin, state: &State, side: Side, hex: Hex) -> UnitSet {
    let of_side = rules.charts.forces.side[side as usize].and(&rules.charts.forces.fighting);
    state.board.stack(hex).filter(|unit| of_side.has(*unit)).collect()
}

/// The hexes units stand in.
pub fn hexes(state: &State, units: &UnitSet) -> HexSet {
    state.board.hexes_of(units)
}

//! 6.6: barrage by artillery, Airstrike and Navy.

use kernel::{Ledger, Rule, Scope, Sink};

use super::{aircraft, attack, disorganisation, limits, operations, strength};
use crate::Tonkin;
use crate::board::Place;
use crate::charts::BarrageResult;
use crate::choice::Choice;
use crate::components::{Hex, Side, Terrain, Unit, UnitType};
use crate::event::{Cause, Event};
use crate::flow::{Barrage, BarrageStage, Flight, Flow, LastFight, Losses, Play, State, Step};
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// What can fire at a hex: artillery beside it, the Airstrike, the Navy.
fn guns(rules: &Tonkin, state: &State, side: Side, target: Hex) -> UnitSet {
    let artillery = rules.charts.forces.artillery.and(&rules.charts.forces.side[side as usize]);
    let mut guns = UnitSet::NONE;
    for (_, hex) in target.neighbours() {
        if state.board.occupied(side).has(hex) {
            state
                .board
                .stack(hex)
                .filter(|unit| artillery.has(*unit))
                .for_each(|unit| guns.insert(unit));
        }
    }
    if side == Side::French {
        let others = [aircraft::strike_counter(rules, state), rules.charts.forces.navy];
        others.into_iter().flatten().for_each(|unit| guns.insert(unit));
    }
    guns
}

/// Whether a hex may be barraged by anything.
pub fn check_target(rules: &Tonkin, state: &State, side: Side, target: Hex) -> Result<(), No> {
    if !state.board.occupied(side.enemy()).has(target) {
        return Err(No::NoTarget { hex: target });
    }
    if rules.charts.ground.china.has(target) {
        return Err(No::Border { hex: target });
    }
    let range = attack::in_range(rules, state, side);
    if is_possible(rules, state, side, target, &range) {
        return Ok(());
    }
    let guns = guns(rules, state, side, target);
    let mut refusals =
        guns.iter().filter_map(|unit| check_gun(rules, state, side, target, unit, &range).err());
    Err(refusals.next().unwrap_or(No::NoTarget { hex: target }))
}

/// Whether something can fire at an enemy hex; `range` is that of the spending SD.
pub fn is_possible(rules: &Tonkin, state: &State, side: Side, target: Hex, range: &HexSet) -> bool {
    guns(rules, state, side, target).iter().any(|unit| {
        value(rules, state, unit) > 0 && check_gun(rules, state, side, target, unit, range).is_ok()
    })
}

/// 6.6: whether a gun may fire at a hex.
fn check_gun(
    rules: &Tonkin,
    state: &State,
    side: Side,
    target: Hex,
    unit: Unit,
    range: &HexSet,
) -> Result<(), No> {
    match rules.charts.stats(unit).unit_type {
        UnitType::Airstrike if aircraft::strike_value(rules, state) == 0 => Err(No::Rains),
        UnitType::Airstrike => check_observer(rules, state, target),
        UnitType::Navy => {
            if state.board.place(unit) != Place::Ready {
                return Err(No::NoCoast { hex: target });
            }
            let coast = &rules.charts.ground.coast;
            let near = coast.has(target) || HexSet::one(target).neighbours().meets(coast);
            let somebody = !strength::fighters(rules, state, side.enemy(), target).is_empty();
            if !near || !somebody {
                return Err(No::NoCoast { hex: target });
            }
            check_observer(rules, state, target)
        }
        _ => check_artillery(rules, state, side, target, unit, range),
    }
}

fn check_observer(rules: &Tonkin, state: &State, target: Hex) -> Result<(), No> {
    let mut near = target.neighbours();
    let seen = near.any(|(_, hex)| !strength::fighters(rules, state, Side::French, hex).is_empty());
    if seen { Ok(()) } else { Err(No::NoObserver { hex: target }) }
}

fn check_artillery(
    rules: &Tonkin,
    state: &State,
    side: Side,
    target: Hex,
    unit: Unit,
    range: &HexSet,
) -> Result<(), No> {
    let from = state.board.hex_of(unit).ok_or(No::NotAsked)?;
    if operations::spending_hex(state, side).is_none() {
        return Err(No::NoSpendingDump);
    }
    if limits::crosses_border(rules, from, target) {
        return Err(No::Border { hex: target });
    }
    if !limits::may_attack(rules, unit, from, target) {
        return Err(No::NotAllowed { unit, hex: target });
    }
    if range.has(from) {
        Ok(())
    } else {
        Err(No::OutOfRange { hex: from, range: rules.components.tables.limits.supply_range })
    }
}

/// 6.6: the Barrage Value of a gun: one less when DG, half when OoS.
fn value(rules: &Tonkin, state: &State, unit: Unit) -> u8 {
    match rules.charts.stats(unit).unit_type {
        UnitType::Airstrike => aircraft::strike_value(rules, state),
        _ => {
            let printed = state.board.face(&rules.charts, unit).barrage;
            let value = printed.saturating_sub(u8::from(state.board.is_dg(unit)));
            if state.board.is_oos(unit) { value / 2 } else { value }
        }
    }
}

/// 6.6: the sum of the Barrage Values.
fn total(rules: &Tonkin, state: &State, units: &UnitSet) -> u8 {
    units.iter().map(|unit| value(rules, state, unit)).fold(0, u8::saturating_add)
}

/// The answers to "who fires".
pub fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let Step::PlanBarrage { side, target, picked } = *state.top() else { return };
    out.extend([Choice::Back, Choice::Fire]);
    let last = picked.iter().last();
    for unit in guns(rules, state, side, target).iter() {
        match (picked.has(unit), scope) {
            (true, Scope::All) => out.push(Choice::Without(unit)),
            (true, Scope::Canonical) => (),
            (false, Scope::Canonical) if last.is_some_and(|last| unit < last) => (),
            (false, _) => out.push(Choice::With(unit)),
        }
    }
}

/// Whether a gun may be added, or the barrage be fired.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    let Step::PlanBarrage { side, target, picked } = *state.top() else {
        return Err(No::NotAsked);
    };
    match choice {
        Choice::Back => Ok(()),
        Choice::Without(unit) if picked.has(unit) => Ok(()),
        Choice::With(unit) if !picked.has(unit) && guns(rules, state, side, target).has(unit) => {
            let range = attack::in_range(rules, state, side);
            check_gun(rules, state, side, target, unit, &range)
        }
        Choice::Fire if picked.is_empty() => Err(No::NobodyPicked),
        Choice::Fire if total(rules, state, &picked) == 0 => Err(No::NoStrength),
        Choice::Fire => Ok(()),
        _ => Err(No::NotAsked),
    }
}

/// A gun is added or put back, or the barrage is fired.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    let Step::PlanBarrage { side, target, mut picked } = *play.state.top() else { return };
    match choice {
        Choice::With(unit) => picked.insert(unit),
        Choice::Without(unit) => picked.remove(unit),
        Choice::Fire => return begin(play, side, target, picked),
        _ => {
            play.pop();
            return;
        }
    }
    play.replace(Step::PlanBarrage { side, target, picked });
}

fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, target: Hex, units: UnitSet) {
    play.pop();
    let by_artillery = units.meets(&play.rules.charts.forces.artillery);
    operations::spend(play, side, if by_artillery { "F" } else { "d" });
    play.state.last = LastFight::default();
    for unit in units.iter() {
        if let Some(hex) = play.state.board.hex_of(unit) {
            play.show(UnitSet::one(unit), hex);
        }
    }
    let guns = aircraft::is_under_guns(play.rules, play.state, target);
    let stage = BarrageStage::Declare;
    play.push(Step::Barrage(Barrage { side, target, units, guns, stage }));
    let value = total(play.rules, play.state, &units);
    play.tell(Event::Barrages { side, hex: target, value });
}

fn has_airstrike(rules: &Tonkin, units: &UnitSet) -> bool {
    units.iter().any(|unit| rules.charts.stats(unit).unit_type == UnitType::Airstrike)
}

/// Lets a barrage go on.
pub fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>, barrage: Barrage) -> Flow {
    match barrage.stage {
        BarrageStage::Declare => {
            play.replace(Step::Barrage(Barrage { stage: BarrageStage::Dice, ..barrage }));
            if has_airstrike(play.rules, &barrage.units) && !barrage.guns {
                play.push(Step::Declare { hex: barrage.target, by: Flight::Strike });
            }
            Flow::Goes
        }
        BarrageStage::Dice => Flow::Waits,
        BarrageStage::Finish => {
            play.pop();
            play.close_stacks();
            Flow::Goes
        }
    }
}

/// 6.6: all modifiers of the barrage roll.
pub fn modifiers(rules: &Tonkin, state: &State, barrage: &Barrage) -> Vec<strength::Modifier> {
    let drm = &rules.components.tables.barrage_drm;
    let target = barrage.target;
    let units = state.board.units(target);
    let mut list = Vec::new();
    let mut add = |id, rule, value| list.push((id, Rule(rule), value));
    if units.meets(state.board.dg()) {
        add("tonkin-term-target-dg", "6.14", drm.target_dg);
    }
    if barrage.guns && has_airstrike(rules, &barrage.units) {
        add("tonkin-term-anti-aircraft", "4.0", drm.anti_aircraft);
    }
    match rules.charts.ground.terrain(target) {
        Terrain::Forest => add("tonkin-term-terrain", "6.6", drm.forest),
        Terrain::Mountain => add("tonkin-term-terrain", "6.6", drm.mountain),
        Terrain::Clear | Terrain::Rough => (),
    }
    if state.board.trenches[barrage.side.enemy() as usize].has(target) {
        add("tonkin-term-trench", "6.6", drm.trench);
    }
    let fighters = strength::fighters(rules, state, barrage.side.enemy(), target);
    let morale = |unit: Unit| strength::morale(rules, state, unit, &fighters);
    match fighters.iter().map(morale).max() {
        Some(5..) => add("tonkin-term-target-morale", "4.0", drm.morale_5),
        Some(0..=2) => add("tonkin-term-target-morale", "4.0", drm.morale_2),
        _ => (),
    }
    list
}

/// The sums behind a barrage. What depends on hidden units is shown to VM alone (T-56).
pub fn ledgers(rules: &Tonkin, state: &State, barrage: &Barrage) -> Vec<Ledger> {
    let mut value_sum = Ledger::new("tonkin-sum-barrage");
    for unit in barrage.units.iter() {
        let name = vec![("unit", crate::choice::unit_name(unit))];
        let amount = value(rules, state, unit);
        value_sum.add(amount.into(), "tonkin-term-unit", name, Rule("6.6"));
    }
    let mut roll = Ledger::new("tonkin-sum-barrage-roll");
    let hidden = ["tonkin-term-target-dg", "tonkin-term-target-morale"];
    for (id, rule, amount) in modifiers(rules, state, barrage) {
        if barrage.side == Side::VietMinh || !hidden.contains(&id) {
            roll.add(amount.into(), id, Vec::new(), rule);
        }
    }
    vec![value_sum, roll]
}

/// 6.6: the dice have fallen.
pub fn rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, barrage: Barrage, roll: u8) {
    let side = barrage.side.enemy();
    let value = total(play.rules, play.state, &barrage.units);
    let drm = modifiers(play.rules, play.state, &barrage).iter().map(|(.., value)| *value).sum();
    let result = play.rules.charts.results.barrage(value, roll, drm);
    let hex = barrage.target;
    play.state.last.barrage = Some(result);
    play.replace(Step::Barrage(Barrage { stage: BarrageStage::Finish, ..barrage }));
    let hidden = side == Side::VietMinh;
    play.tell(Event::BarrageRolled { hex, roll, result: result as u8, hidden });
    if result == BarrageResult::Miss {
        return;
    }
    let units = play.state.board.units(hex);
    play.state.last.dg[side as usize] = true;
    disorganisation::disorganize(play, units.minus(play.state.board.dg()));
    if result != BarrageResult::DgAndLoss {
        return;
    }
    if super::losses::has_steps(play.rules, play.state, side, hex) {
        play.push(Step::Losses(Losses { side, hex: Some(hex), left: 1 }));
    } else {
        // 6.6: only SD and HQ stand there, and all of them go.
        for unit in units.iter() {
            play.eliminate(unit, Cause::Combat);
            if matches!(play.state.top(), Step::Over(_)) {
                return;
            }
        }
    }
}

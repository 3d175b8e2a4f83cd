//! 3.1 to 3.4, 3.6, 3.7: whether a group can go by itself, on trucks, on a DNA or by ship.

use kernel::Sink;

use super::hidden::Pieces as _;
use super::{control, movement, trace, transports};
use crate::Tonkin;
use crate::board::Place;
use crate::components::{Hex, Side, Trait, Unit};
use crate::event::{Event, Way};
use crate::flow::{Group, Movement, Play, State};
use crate::refusal::No;
use crate::sets::UnitSet;

/// 3.1, 7.5: FEF SDs and motorized units out of supply move only by transport, DNA only on water.
pub(crate) fn check_own(rules: &Tonkin, state: &State, group: &Group) -> Result<(), No> {
    for unit in group.picked.iter() {
        let stats = rules.charts.stats(unit);
        if stats.traits.has(Trait::TransportOnly) {
            return Err(No::TransportOnly { unit });
        }
        if stats.motorized && state.board.is_oos(unit) {
            return Err(No::OutOfSupply { unit });
        }
        if rules.charts.forces.dna.has(unit) {
            return Err(No::Cargo { unit });
        }
    }
    Ok(())
}

/// 3.2: not when DG or OoS, and not out of an enemy ZoC.
pub(crate) fn check_double(rules: &Tonkin, state: &State, group: &Group) -> Result<(), No> {
    if let Some(unit) = group.picked.and(*state.board.dg()).first() {
        return Err(No::DoubleDg { unit });
    }
    if let Some(unit) = group.picked.and(state.board.oos).first() {
        return Err(No::DoubleOos { unit });
    }
    let enemy = group.side.enemy();
    match group.at {
        Some(hex) if control::is_in_zoc(&rules.charts, &state.board, enemy, hex) => {
            Err(No::DoubleZoc { hex })
        }
        _ => Ok(()),
    }
}

/// 3.6: nobody is transported who is a DNA, and nothing at the end of the game (8.0).
fn check_cargo(rules: &Tonkin, movement: &Movement, cargo: UnitSet) -> Result<(), No> {
    if !movement.transports {
        return Err(No::Transport);
    }
    match cargo.and(rules.charts.forces.dna).first() {
        Some(unit) => Err(No::Cargo { unit }),
        None => Ok(()),
    }
}

/// What units weigh on a transport (3.3).
fn load(rules: &Tonkin, state: &State, units: &UnitSet) -> u8 {
    transports::load(&rules.components, &rules.charts, &state.board, units)
}

/// 3.4: trucks. VM has few, on roads from China; FEF has enough, near Supply Centers and the HQ.
pub(crate) fn check_truck(
    rules: &Tonkin,
    state: &State,
    movement: &Movement,
    group: &Group,
    at: Hex,
) -> Result<(), No> {
    check_cargo(rules, movement, group.picked)?;
    let limits = &rules.components.tables.limits;
    let (charts, board) = (&rules.charts, &state.board);
    if group.side == Side::French {
        let base = transports::is_french_truck_base(charts, board, limits.supply_range, at);
        return if base { Ok(()) } else { Err(No::TruckBase { hex: at }) };
    }
    if movement.truck.is_none() && state.trucks.left == 0 {
        return Err(No::Truck);
    }
    let used = movement.truck.unwrap_or(0);
    let all = used.saturating_add(load(rules, state, &group.picked));
    let capacity = limits.truck_capacity;
    if all > capacity {
        return Err(No::TruckLoad { load: all, capacity });
    }
    if !trace::truck_hexes(charts, board).has(at) {
        let unit = group.picked.first().unwrap_or(Unit(0));
        return Err(No::Road { unit });
    }
    Ok(())
}

/// 3.4: a VM Truck is used, once in a phase or point.
pub(crate) fn use_truck<S: Sink<Tonkin>>(play: &mut Play<'_, S>, units: UnitSet) {
    let load = load(play.rules, play.state, &units);
    let first = play.state.movement().is_some_and(|movement| movement.truck.is_none());
    if first {
        play.state.trucks.left = play.state.trucks.left.saturating_sub(1);
    }
    if let Some(movement) = play.state.movement_mut() {
        movement.truck = Some(movement.truck.unwrap_or(0).saturating_add(load));
    }
}

/// 3.6: DNA with what they carry; at the end of the game nothing (8.0).
pub(crate) fn check_river(
    rules: &Tonkin,
    state: &State,
    movement: &Movement,
    group: &Group,
) -> Result<(), No> {
    let boats = group.picked.and(rules.charts.forces.dna);
    if boats.is_empty() {
        return Err(No::Flotilla);
    }
    let cargo = group.picked.minus(boats);
    if !cargo.is_empty() {
        check_cargo(rules, movement, cargo)?;
    }
    let capacity = rules.components.tables.limits.dna_capacity * boats.len() as u8;
    let load = load(rules, state, &cargo);
    if load > capacity { Err(No::RiverLoad { load, capacity }) } else { Ok(()) }
}

/// 3.7: ships between friendly harbors; Vientiane only by way of Saigon. `None` is Saigon.
pub(crate) fn check_ship(
    rules: &Tonkin,
    state: &State,
    moving: &Movement,
    group: &Group,
    to: Option<Hex>,
) -> Result<(), No> {
    if group.side != Side::French || group.at == to {
        return Err(No::NotAsked);
    }
    check_cargo(rules, moving, group.picked)?;
    let harbours = transports::harbours(&rules.charts, &state.board);
    for hex in [group.at, to].into_iter().flatten() {
        if !harbours.has(hex) {
            return Err(No::Harbour { hex });
        }
    }
    if let (Some(from), Some(to)) = (group.at, to) {
        let inland = transports::inland_harbours(&rules.charts);
        if inland.has(from) || inland.has(to) {
            return Err(No::BySaigon { hex: to });
        }
    }
    if let Some(to) = to {
        movement::check_stop(rules, group.picked, to)?;
    }
    let load = moving.ship.saturating_add(load(rules, state, &group.picked));
    let capacity = rules.components.tables.limits.ship_capacity;
    if load > capacity { Err(No::ShipLoad { load, capacity }) } else { Ok(()) }
}

/// 3.7: a group goes by ship.
pub(crate) fn ship<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    units: UnitSet,
    from: Option<Hex>,
    to: Option<Hex>,
) {
    let load = load(play.rules, play.state, &units);
    if let Some(movement) = play.state.movement_mut() {
        movement.ship = movement.ship.saturating_add(load);
        movement.moved = movement.moved.or(units);
    }
    if let (Some(from), Some(to)) = (from, to) {
        return play.relocate(units, from, to, Way::Ship);
    }
    for unit in units.iter() {
        let place = to.map_or(Place::Saigon, Place::Map);
        match to {
            Some(hex) => play.state.board.put(&play.rules.charts, unit, hex),
            None => play.state.board.remove(&play.rules.charts, unit, place),
        }
    }
    let side = Side::French;
    play.tell(Event::Moved { side, units, from, to, way: Way::Ship, open: true });
}

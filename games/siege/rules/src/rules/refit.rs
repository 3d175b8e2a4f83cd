//! 21.0: French refit: airfields are repaired, units restored and rebuilt.

use kernel::{Scope, Sink};

use crate::Siege;
use crate::board::{GunBox, Place};
use crate::choice::Choice;
use crate::components::{Airfield, Side, Space, Unit};
use crate::event::Event;
use crate::flow::{Flow, Play, State, Step, Supply};
use crate::refusal::No;
use crate::rules::redeployment::check_gp;
use crate::sets::{SpaceSet, UnitSet};

/// 21.4: asked only while an airfield can be repaired.
pub fn run_repair<S: Sink<Siege>>(play: &mut Play<'_, S>) -> Flow {
    let can = |airfield| check_repair(play.rules, play.state, airfield).is_ok();
    if Airfield::BOTH.into_iter().any(can) {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// 21.4: an engineer on it, both spaces French-controlled.
pub fn check_repair(rules: &Siege, state: &State, airfield: Airfield) -> Result<(), No> {
    if state.board.is_functional(airfield) {
        return Err(No::AirfieldFine { airfield });
    }
    let spaces = rules.charts.airfields[airfield as usize];
    if spaces.meets(state.board.vietminh_control) {
        return Err(No::AirfieldControl { airfield });
    }
    if !spaces.iter().any(|space| state.board.units(space).meets(rules.charts.engineers)) {
        return Err(No::AirfieldEngineer { airfield });
    }
    check_gp(state, rules.components.tables.costs.repair_airfield)
}

/// 21.4: an airfield is functional again.
pub fn repair<S: Sink<Siege>>(play: &mut Play<'_, S>, airfield: Airfield) {
    play.state.board.set_functional(airfield, true);
    play.tell(Event::Repaired { airfield });
    let cost = play.rules.components.tables.costs.repair_airfield;
    play.change_supply(Supply::Gp, -(cost as i8));
}

/// Entrenchments and the Central Fortress.
fn strongholds(rules: &Siege) -> SpaceSet {
    rules.charts.entrenchments.or(SpaceSet::one(Space::CENTRAL))
}

/// 21.1: reduced units that can be restored.
fn restorable(rules: &Siege, state: &State, rebuilt: UnitSet) -> UnitSet {
    let reduced = state.board.reduced.minus(rebuilt);
    let at_home = |unit: &Unit| {
        state.board.space_of(*unit).is_some_and(|space| strongholds(rules).has(space))
    };
    reduced.iter().filter(at_home).collect()
}

/// Units in the two Eliminated boxes.
fn eliminated(state: &State) -> UnitSet {
    state.board.all_units(Place::Eliminated).or(state.board.all_units(Place::EliminatedBefore))
}

/// 21.2, 21.3: eliminated units that can ever be rebuilt: elite battalions, no armour; fortifications.
fn rebuildable(rules: &Siege, state: &State) -> UnitSet {
    let charts = &rules.charts;
    let elite = |unit: &Unit| charts.faces(*unit)[0].elite;
    let battalions = eliminated(state).and(charts.battalion_sized).minus(charts.tanks);
    let battalions: UnitSet = battalions.iter().filter(elite).collect();
    battalions.or(eliminated(state).and(charts.fortifications))
}

/// 21.2, 21.3: what rebuilding a unit costs.
fn price(rules: &Siege, unit: Unit) -> u8 {
    let costs = &rules.components.tables.costs;
    match rules.charts.fortifications.has(unit) {
        true => costs.rebuild_fortification,
        false => costs.rebuild_elite,
    }
}

/// Where a unit may be rebuilt.
fn sites(rules: &Siege, state: &State, unit: Unit) -> SpaceSet {
    let french = strongholds(rules).minus(state.board.vietminh_control);
    if !rules.charts.fortifications.has(unit) {
        return french;
    }
    let fits = |space: &Space| {
        let here = state.board.units(*space);
        here.meets(rules.charts.engineers) && !here.meets(rules.charts.fortifications)
    };
    french.iter().filter(fits).collect()
}

/// 21.1 to 21.3: asked while something can be paid for.
pub fn run_refit<S: Sink<Siege>>(play: &mut Play<'_, S>, rebuilt: UnitSet) -> Flow {
    let (rules, state) = (play.rules, &*play.state);
    let gp = state.board.tracks.gp;
    let restores =
        gp >= rules.components.tables.costs.refit && !restorable(rules, state, rebuilt).is_empty();
    let rebuilds = rebuildable(rules, state)
        .iter()
        .any(|unit| gp >= price(rules, unit) && !sites(rules, state, unit).is_empty());
    if restores || rebuilds {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// Units to restore and units to rebuild.
pub fn candidates(
    rules: &Siege,
    state: &State,
    (rebuilt, last): (UnitSet, u8),
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    out.push(Choice::Done);
    // In file order, units to restore before units to rebuild: which is paid for first changes nothing.
    match scope {
        Scope::All => {
            out.extend(
                state
                    .board
                    .reduced
                    .iter()
                    .filter(|unit| state.board.space_of(*unit).is_some())
                    .map(Choice::Refit),
            );
            for unit in eliminated(state).iter() {
                out.extend(strongholds(rules).iter().map(|space| Choice::Rebuild(unit, space)));
            }
        }
        Scope::Canonical => {
            let units = restorable(rules, state, rebuilt).iter().filter(|unit| unit.0 >= last);
            out.extend(units.map(Choice::Refit));
            for unit in rebuildable(rules, state).iter().filter(|unit| 64 + unit.0 >= last) {
                let sites = sites(rules, state, unit).iter();
                out.extend(sites.map(|space| Choice::Rebuild(unit, space)));
            }
        }
    }
}

/// 21.1 to 21.3: whether a unit may be restored or rebuilt.
pub fn check(rules: &Siege, state: &State, rebuilt: UnitSet, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Done => Ok(()),
        Choice::Refit(unit) => {
            let Some(space) = state.board.space_of(unit) else { return Err(No::NotAsked) };
            if !state.board.reduced.has(unit) {
                return Err(No::NotReduced { unit });
            }
            if rebuilt.has(unit) {
                return Err(No::RebuiltNow { unit });
            }
            if !strongholds(rules).has(space) {
                return Err(No::NotEntrenched { unit, space });
            }
            check_gp(state, rules.components.tables.costs.refit)
        }
        Choice::Rebuild(unit, space) if eliminated(state).has(unit) => {
            check_rebuild(rules, state, unit, space)
        }
        _ => Err(No::NotAsked),
    }
}

fn check_rebuild(rules: &Siege, state: &State, unit: Unit, space: Space) -> Result<(), No> {
    if !rebuildable(rules, state).has(unit) {
        return Err(No::NotEliteBattalion { unit });
    }
    if !strongholds(rules).has(space) {
        return Err(No::RebuildTerrain { space });
    }
    if state.board.control(space) == Side::VietMinh {
        return Err(No::RebuildControl { space });
    }
    if rules.charts.fortifications.has(unit) {
        let here = state.board.units(space);
        if !here.meets(rules.charts.engineers) {
            return Err(No::NoEngineer { space });
        }
        if here.meets(rules.charts.fortifications) {
            return Err(No::FortificationThere { space });
        }
    }
    check_gp(state, price(rules, unit))
}

/// 21.1 to 21.4: what an answer does.
pub fn apply<S: Sink<Siege>>(play: &mut Play<'_, S>, mut rebuilt: UnitSet, choice: Choice) {
    play.pop();
    match choice {
        Choice::Refit(unit) => {
            play.push(Step::Refit { rebuilt, last: unit.0 });
            play.state.board.reduced.remove(unit);
            play.tell(Event::Refitted { unit });
            let cost = play.rules.components.tables.costs.refit;
            play.change_supply(Supply::Gp, -(cost as i8));
        }
        Choice::Rebuild(unit, space) => {
            rebuilt.insert(unit);
            play.push(Step::Refit { rebuilt, last: 64 + unit.0 });
            play.state.board.put(unit, Place::Space(space));
            if play.rules.charts.two_steps.has(unit) {
                play.state.board.reduced.insert(unit);
            }
            if let Some(marker) = play.rules.charts.marker(unit) {
                play.state.board.put_marker(marker, GunBox::Reserve);
            }
            play.tell(Event::Rebuilt { unit, space });
            let cost = price(play.rules, unit);
            play.change_supply(Supply::Gp, -(cost as i8));
        }
        _ => (),
    }
}

//! 21.0: French refit: airfields are repaired, units restored and rebuilt.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::{GunBox, Place};
use crate::choice::Choice;
use crate::components::{Airfield, Role, Side, Space, Unit};
use crate::event::Event;
use crate::flow::{Play, State, Step, Supply, ask};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::Changes;
use crate::rules::redeployment::check_gp;
use crate::sets::{SpaceSet, UnitSet};

/// 21.4: airfields are repaired.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Repair;

impl StepRules<Siege> for Repair {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, Role::Commander, Prompt::Repair)
    }

    fn candidates(&self, _: &Siege, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        out.extend(Airfield::BOTH.map(Choice::Repair));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Repair(airfield) => check_repair(rules, state, airfield),
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::Repair(airfield) => repair(play, airfield),
            Choice::Done => {
                play.pop();
            }
            _ => (),
        }
    }

    /// 21.4: asked only while an airfield can be repaired.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let can = |airfield| check_repair(play.rules, play.state, airfield).is_ok();
        if Airfield::BOTH.into_iter().any(can) {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 21.4: an engineer on it, both spaces French-controlled.
fn check_repair(rules: &Siege, state: &State, airfield: Airfield) -> Result<(), No> {
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
fn repair<S: Sink<Siege>>(play: &mut Play<'_, S>, airfield: Airfield) {
    play.state.board.repair(airfield);
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

/// 21.1 to 21.3: units are refitted and rebuilt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Refit {
    /// Units that were rebuilt.
    pub rebuilt: UnitSet,
    /// The last unit, for canonical order.
    pub last: u8,
}

impl StepRules<Siege> for Refit {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, Role::Commander, Prompt::Refit)
    }

    /// Units to restore and units to rebuild, in file order: which is paid for first changes nothing.
    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        match scope {
            Scope::All => {
                let on_map = |unit: &Unit| state.board.space_of(*unit).is_some();
                out.extend(state.board.reduced.iter().filter(on_map).map(Choice::Refit));
                for unit in eliminated(state).iter() {
                    out.extend(strongholds(rules).iter().map(|space| Choice::Rebuild(unit, space)));
                }
            }
            Scope::Canonical => {
                let units = restorable(rules, state, self.rebuilt).iter();
                out.extend(units.filter(|unit| unit.0 >= self.last).map(Choice::Refit));
                let units = rebuildable(rules, state).iter();
                for unit in units.filter(|unit| 64 + unit.0 >= self.last) {
                    let sites = sites(rules, state, unit).iter();
                    out.extend(sites.map(|space| Choice::Rebuild(unit, space)));
                }
            }
        }
    }

    /// 21.1 to 21.3: whether a unit may be restored or rebuilt.
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Refit(unit) => check_refit(rules, state, self.rebuilt, unit),
            Choice::Rebuild(unit, space) if eliminated(state).has(unit) => {
                check_rebuild(rules, state, unit, space)
            }
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let mut rebuilt = self.rebuilt;
        play.pop();
        match choice {
            Choice::Refit(unit) => {
                play.push(Step::Refit(Refit { rebuilt, last: unit.0 }));
                restore(play, unit);
            }
            Choice::Rebuild(unit, space) => {
                rebuilt.insert(unit);
                play.push(Step::Refit(Refit { rebuilt, last: 64 + unit.0 }));
                rebuild(play, unit, space);
            }
            _ => (),
        }
    }

    /// 21.1 to 21.3: asked while something can be paid for.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let (rules, state) = (play.rules, &*play.state);
        let gp = state.board.tracks.gp;
        let restores = gp >= rules.components.tables.costs.refit
            && !restorable(rules, state, self.rebuilt).is_empty();
        let rebuilds = rebuildable(rules, state)
            .iter()
            .any(|unit| gp >= price(rules, unit) && !sites(rules, state, unit).is_empty());
        if restores || rebuilds {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 21.1: a reduced unit in a stronghold that was not rebuilt this turn.
fn check_refit(rules: &Siege, state: &State, rebuilt: UnitSet, unit: Unit) -> Result<(), No> {
    let Some(space) = state.board.space_of(unit) else { return Err(No::NotAsked) };
    if !state.board.reduced.has(unit) {
        return Err(No::NotReduced { unit });
    }
    if rebuilt.has(unit) {
        return Err(match rules.charts.fortifications.has(unit) {
            true => No::FortificationNow { unit },
            false => No::RebuiltNow { unit },
        });
    }
    if !strongholds(rules).has(space) {
        return Err(No::NotEntrenched { unit, space });
    }
    check_gp(state, rules.components.tables.costs.refit)
}

fn check_rebuild(rules: &Siege, state: &State, unit: Unit, space: Space) -> Result<(), No> {
    if !rebuildable(rules, state).has(unit) {
        return Err(No::NotEliteBattalion { unit });
    }
    match rules.charts.fortifications.has(unit) {
        true => check_fortification(rules, state, space)?,
        false => check_battalion(rules, state, space)?,
    }
    check_gp(state, price(rules, unit))
}

/// 21.2: where an elite battalion may be rebuilt.
fn check_battalion(rules: &Siege, state: &State, space: Space) -> Result<(), No> {
    if !strongholds(rules).has(space) {
        return Err(No::RebuildTerrain { space });
    }
    match state.board.control(space) {
        Side::French => Ok(()),
        Side::VietMinh => Err(No::RebuildControl { space }),
    }
}

/// 21.3: where a fortification may be rebuilt.
fn check_fortification(rules: &Siege, state: &State, space: Space) -> Result<(), No> {
    if !strongholds(rules).has(space) {
        return Err(No::FortificationTerrain { space });
    }
    if state.board.control(space) == Side::VietMinh {
        return Err(No::FortificationControl { space });
    }
    let here = state.board.units(space);
    if !here.meets(rules.charts.engineers) {
        return Err(No::Engineer { space });
    }
    match here.meets(rules.charts.fortifications) {
        true => Err(No::RebuildFortification { space }),
        false => Ok(()),
    }
}

/// 21.1: a unit is at full strength again.
fn restore<S: Sink<Siege>>(play: &mut Play<'_, S>, unit: Unit) {
    play.state.board.reduced.remove(unit);
    play.tell(Event::Refitted { unit });
    let cost = play.rules.components.tables.costs.refit;
    play.change_supply(Supply::Gp, -(cost as i8));
}

/// 21.2, 21.3: a unit comes back reduced.
fn rebuild<S: Sink<Siege>>(play: &mut Play<'_, S>, unit: Unit, space: Space) {
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

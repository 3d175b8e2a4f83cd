//! 6.11: ambush.

use kernel::Sink;

use super::losses::Losing as _;
use super::{combat, strength};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Side, Trait, Unit, UnitType};
use crate::event::{Cause, Event};
use crate::flow::{By, Combat, CombatStage, Play, State};
use crate::refusal::No;
use crate::sets::UnitSet;

/// The die on which the ambushing unit loses a step too.
const COSTLY: u8 = 6;

/// 6.11: VM units that may ambush: neither DG nor OoS, not retreated before combat from these attackers.
fn ambushers(state: &State, combat: &Combat) -> UnitSet {
    let able = combat.defenders.minus(*state.board.dg()).minus(state.board.oos);
    able.minus(combat.slipped)
}

/// 6.11: attackers that can be ambushed: no DNA, no GCMA, nobody who drops from the sky.
fn victims(rules: &Tonkin, combat: &Combat) -> UnitSet {
    if combat.side != Side::French || matches!(combat.by, By::Airdrop { .. }) {
        return UnitSet::NONE;
    }
    let able = |unit: &Unit| {
        let stats = rules.charts.stats(*unit);
        stats.unit_type != UnitType::Dna && !stats.traits.has(Trait::NoAmbush)
    };
    combat.attackers.iter().filter(able).collect()
}

/// 6.11: victims at full strength come first.
fn full(rules: &Tonkin, state: &State, victims: &UnitSet) -> UnitSet {
    let is_full = |unit: &Unit| state.board.steps(*unit) == rules.charts.stats(*unit).steps;
    victims.iter().filter(is_full).collect()
}

/// Whether VM is asked for an ambush.
pub(crate) fn is_possible(rules: &Tonkin, state: &State, combat: &Combat) -> bool {
    !combat.ambushed && !ambushers(state, combat).is_empty() && !victims(rules, combat).is_empty()
}

/// The answers to "an ambush?".
pub(crate) fn candidates(rules: &Tonkin, state: &State, combat: &Combat, out: &mut Vec<Choice>) {
    out.push(Choice::Decline);
    for unit in ambushers(state, combat).iter() {
        out.extend(victims(rules, combat).iter().map(|victim| Choice::Ambush(unit, victim)));
    }
}

/// Whether a unit may ambush another.
pub(crate) fn check(
    rules: &Tonkin,
    state: &State,
    combat: &Combat,
    unit: Unit,
    victim: Unit,
) -> Result<(), No> {
    if !ambushers(state, combat).has(unit) {
        return Err(No::Ambusher { unit });
    }
    let victims = victims(rules, combat);
    if !victims.has(victim) {
        return Err(No::Victim { unit: victim });
    }
    match full(rules, state, &victims).first() {
        Some(first) if !full(rules, state, &victims).has(victim) => {
            Err(No::FullFirst { unit: first })
        }
        _ => Ok(()),
    }
}

/// 6.11, T-45: the die has fallen.
pub(crate) fn rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat, die: u8) {
    let mut combat = combat;
    let Some((unit, victim)) = combat.ambush else {
        return combat::go(play, combat, CombatStage::LeadAttack);
    };
    let morale = strength::morale(play.rules, play.state, victim, &combat.attackers);
    combat::go(play, combat, CombatStage::LeadAttack);
    play.tell(Event::AmbushRolled { die, morale });
    let all = combat.attackers;
    if die >= morale {
        combat::note_hero(play.state, &mut combat, victim);
        play.lose_step(victim, Cause::Ambush);
        if play.state.board.hex_of(victim).is_some() {
            super::disorganisation::disorganize(play, UnitSet::one(victim));
        }
        if combat.is_overrun() || play.state.board.hex_of(victim).is_none() {
            combat.attackers.remove(victim);
        }
    }
    if die == COSTLY {
        play.lose_step(unit, Cause::Ambush);
        if play.state.board.hex_of(unit).is_none() {
            combat.defenders.remove(unit);
        }
    }
    let there = |unit: &Unit| play.state.board.hex_of(*unit).is_some();
    let stage = match (combat.defenders.is_empty(), combat.attackers.is_empty()) {
        (true, _) => {
            combat.attackers = all.iter().filter(there).collect();
            CombatStage::Advance
        }
        (false, true) => CombatStage::Finish,
        (false, false) => CombatStage::LeadAttack,
    };
    combat::go(play, combat, stage);
}

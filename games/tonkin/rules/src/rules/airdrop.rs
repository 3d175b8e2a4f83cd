//! 6.4: paras dropped on VM, an overrun out of the sky.

use kernel::Sink;

use super::{combat, retreat, strength};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::{Cause, Way};
use crate::flow::{By, Combat, Flow, Play, State, Step};
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// T-38: VM hexes that paras without strength may not be dropped on: somebody there fights.
pub fn defended(rules: &Tonkin, state: &State, units: UnitSet) -> HexSet {
    let values = units.iter().map(|unit| strength::attack_value(rules, state, unit));
    if values.map(u16::from).sum::<u16>() > 0 {
        return HexSet::NONE;
    }
    let fights = |hex: &Hex| !strength::fighters(rules, state, Side::VietMinh, *hex).is_empty();
    state.board.occupied(Side::VietMinh).iter().filter(fights).collect()
}

/// 6.4: paras are dropped on VM: an overrun without mp.
pub fn drop_on<S: Sink<Tonkin>>(play: &mut Play<'_, S>, units: UnitSet, from: Hex, target: Hex) {
    let defenders = strength::fighters(play.rules, play.state, Side::VietMinh, target);
    let by = By::Airdrop { from };
    combat::begin(play, Combat::new(Side::French, by, target, units, defenders));
}

/// 6.4: paras that did not clear the hex go back one hex, or are eliminated.
pub fn after_drop<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: &Combat) {
    let there = |unit: &Unit| play.state.board.hex_of(*unit).is_some();
    let units: UnitSet = combat.attackers.iter().filter(there).collect();
    if !play.state.last.taken && !units.is_empty() {
        play.push(Step::Bounce { units, from: combat.target });
    }
}

/// The answers to "where do the paras go".
pub fn bounce_candidates(rules: &Tonkin, state: &State, out: &mut Vec<Choice>) {
    let Step::Bounce { units, from } = state.top() else { return };
    if let Some(unit) = units.first() {
        let ways = retreat::ways(rules, state, unit, *from);
        out.extend(ways.iter().map(|hex| Choice::RetreatTo(unit, hex)));
    }
}

/// Whether a para unit may go there.
pub fn check_bounce(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::Bounce { units, from }, Choice::RetreatTo(unit, hex))
            if units.first() == Some(unit) =>
        {
            retreat::check(rules, state, unit, *from, hex)
        }
        _ => Err(No::NotAsked),
    }
}

/// Paras without a way out are eliminated; the others are asked.
pub fn run_bounce<S: Sink<Tonkin>>(play: &mut Play<'_, S>, units: UnitSet, from: Hex) -> Flow {
    let Some(unit) = units.first() else {
        play.pop();
        return Flow::Goes;
    };
    if !retreat::ways(play.rules, play.state, unit, from).is_empty() {
        return Flow::Waits;
    }
    let mut units = units;
    units.remove(unit);
    play.replace(Step::Bounce { units, from });
    play.eliminate(unit, Cause::Combat);
    Flow::Goes
}

/// A para unit goes back.
pub fn apply_bounce<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    let (Step::Bounce { mut units, from }, Choice::RetreatTo(unit, hex)) =
        (play.state.top().clone(), choice)
    else {
        return;
    };
    units.remove(unit);
    play.replace(Step::Bounce { units, from });
    if let Some(home) = play.state.board.hex_of(unit) {
        play.relocate(UnitSet::one(unit), home, hex, Way::Retreat);
    }
}

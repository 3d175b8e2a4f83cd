//! The steps one by one: units, squares and numbers that they name are there and within their limits.

use kernel::chance::MOST_DICE;

use super::ids::{are_known, is_known, is_on_table, is_square};
use crate::Company;
use crate::choice::Action;
use crate::components::{Cache, Marker, Side};
use crate::flow::{
    Acting, Assault, AssaultStage, FallBack, FallBackStage, Group, Search, Shot, ShotStage, State,
    Strike, StrikeStage, Turn, Values,
};
use crate::refusal::No;
use crate::rules::{actions, artillery, fall_back};
use crate::sets::{SquareSet, Unit, UnitSet};

/// No sum of action dice is farther from 0.
const FARTHEST_SUM: u8 = 64;

/// So many dice are rolled at once.
pub(super) fn is_handful(dice: u8) -> bool {
    (1..=MOST_DICE).contains(&dice)
}

/// X4.2: what is laid and what is left is the ring of the mission.
pub(super) fn is_ring(rules: &Company, state: &State, left: [u8; 5]) -> bool {
    let count = |markers: &[Marker], marker| markers.iter().filter(|m| **m == marker).count();
    Marker::ALL.into_iter().all(|marker| {
        let laid = count(&state.ring, marker);
        laid + usize::from(left[marker as usize]) == count(&rules.mission.ring, marker)
    })
}

/// X5.1: groups that there are, and nobody else has failed.
pub(super) fn is_turn(rules: &Company, state: &State, turn: &Turn) -> bool {
    let groups = rules.forces[turn.side as usize].groups.len();
    let left = UnitSet::from_bits(turn.left);
    left.minus(UnitSet::first_of(groups)).is_empty() && are_known(rules, turn.side, state.failed)
}

/// X5: units of the group.
pub(super) fn is_group(rules: &Company, group: &Group) -> bool {
    usize::from(group.group) < rules.forces[group.side as usize].groups.len()
        && group.left.minus(rules.charts.group(group.side, group.group)).is_empty()
}

/// X5: a unit in its turn.
pub(super) fn is_acting(rules: &Company, acting: &Acting) -> bool {
    let dice = [acting.dice, acting.spent, acting.entered, acting.shots];
    is_known(rules, acting.unit)
        && dice.into_iter().all(|dice| dice <= MOST_DICE)
        && acting.sum.unsigned_abs() <= FARTHEST_SUM
        && (!acting.secret || acting.unit.side == Side::Communist)
        && are_known(rules, acting.unit.side.enemy(), acting.reacted)
}

/// 28b: an action that was declared could be declared.
pub(super) fn acts_soundly(rules: &Company, state: &State, action: Action) -> bool {
    action.square().is_none_or(is_square)
        && action.target().is_none_or(|target| is_known(rules, target))
        && state.acting().is_some_and(|acting| {
            // In a world that fits a view a hidden unit may be where its friend is going.
            let check = actions::check(rules, state, acting, action);
            is_acting(rules, acting) && matches!(check, Ok(()) | Err(No::Stacking { .. }))
        })
}

/// 33: a shot at an enemy, and a peasant who is there.
pub(super) fn is_shot(rules: &Company, state: &State, shot: &Shot) -> bool {
    let stage = match shot.stage {
        ShotStage::Saves { hits } => is_handful(hits),
        ShotStage::PeasantSave { square } => is_square(square) && state.board.peopled().has(square),
        ShotStage::Dice | ShotStage::Peasant | ShotStage::Leader | ShotStage::Done => true,
    };
    let are_enemies = shot.from.side != shot.at.side;
    stage
        && are_enemies
        && is_known(rules, shot.from)
        && is_known(rules, shot.at)
        && is_square(shot.square)
}

/// 32: both sides are there as long as they fight.
pub(super) fn is_assault(rules: &Company, state: &State, assault: &Assault) -> bool {
    let Assault { by, target, square, killed, stage, .. } = *assault;
    if by.side == target.side || !is_known(rules, by) || !is_known(rules, target) {
        return false;
    }
    let fight = state.board.square(by).is_some() && state.board.square(target).is_some();
    let stage = match stage {
        AssaultStage::Decide => fight,
        AssaultStage::Again { dice, kills } | AssaultStage::AgainDice { dice, kills } => {
            fight && is_handful(dice) && kills <= MOST_DICE
        }
        AssaultStage::Saves { kills, .. } | AssaultStage::PursuitSaves { kills } => {
            fight && (1..=2 * MOST_DICE).contains(&kills)
        }
        AssaultStage::Dice { .. }
        | AssaultStage::Judge
        | AssaultStage::Pursuit
        | AssaultStage::FallBack
        | AssaultStage::Advance => true,
    };
    let most = 4 * MOST_DICE;
    stage && is_square(square) && killed.into_iter().all(|killed| killed <= most)
}

/// 31b: squares that can be offered, each once.
pub(super) fn falls_back(rules: &Company, state: &State, step: &FallBack) -> bool {
    if !step.offered.iter().all(|square| is_square(*square)) {
        return false;
    }
    let offered: SquareSet = step.offered.iter().copied().collect();
    let free = fall_back::squares(rules, state, step.unit);
    let enough = match step.stage {
        FallBackStage::Offer => true,
        FallBackStage::Dice | FallBackStage::Pick { .. } => offered.len() > 1,
    };
    enough
        && usize::from(offered.len()) == step.offered.len()
        && (offered.minus(free).is_empty() || step.stage != FallBackStage::Offer)
        && offered.and(state.board.occupied(step.unit.side.enemy())).is_empty()
        && step.offered.is_sorted()
}

/// 34d: squares, and somebody in the one that is struck.
pub(super) fn is_strike(rules: &Company, state: &State, strike: &Strike) -> bool {
    if !is_on_table(strike.squares) || !strike.left.minus(strike.squares).is_empty() {
        return false;
    }
    let Some(square) = strike.left.first() else {
        return strike.stage == StrikeStage::Hits;
    };
    let living = state.board.peasants.get(square);
    let victim = artillery::victim(rules, state, strike).is_some();
    let peasant =
        strike.slot == artillery::PEASANTS && strike.peasants.is_some_and(|left| left > 0);
    let stage = match strike.stage {
        StrikeStage::Hits => true,
        StrikeStage::Saves { hits } => is_handful(hits) && (victim || peasant),
    };
    stage
        && strike.slot <= artillery::PEASANTS
        && strike.peasants.is_none_or(|left| left <= living && strike.slot == artillery::PEASANTS)
}

/// X4.3: a marker of the ring is searched for.
pub(super) fn is_search(state: &State, search: Search, searches: impl Fn(Unit) -> bool) -> bool {
    match search {
        Search::Landing => true,
        Search::Marker { unit, named, .. } => {
            searches(unit) && usize::from(named) < state.ring.len()
        }
    }
}

/// 36: no more caches than were carried and destroyed.
pub(super) fn are_values(state: &State, values: &Values) -> bool {
    let held = |cache: Cache| -> u16 {
        let on_table = state.board.on_table(Side::WhiteStar).iter();
        let with = on_table.map(|index| {
            let unit = Unit::new(Side::WhiteStar, index);
            u16::from(state.board.body(unit).caches.count(cache))
        });
        with.sum::<u16>() + u16::from(state.tally.carried_off.count(cache))
    };
    Cache::ALL.into_iter().all(|cache| {
        u16::from(values.carried.count(cache)) <= held(cache)
            && values.destroyed.count(cache) <= state.tally.destroyed.count(cache)
    })
}

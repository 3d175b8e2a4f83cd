//! The dice each step waits for: how many, which faces count alike, and what for.

use kernel::chance::{MOST_DICE, MOST_FACES};
use kernel::{Audience, Chance, Reading, Request};

use crate::Company;
use crate::flow::{
    Assault, AssaultStage, FallBackStage, Shot, ShotStage, State, Step, Strike, StrikeStage, Values,
};
use crate::prompt::Ask;
use crate::rules::shooting::Reach;
use crate::rules::{actions, artillery, assault, shooting, traps, victory};
use crate::sets::Faces;

/// Dice of which only how many show one of these faces counts.
fn dice(count: u8, faces: Faces) -> Request {
    let mut classes = [0; MOST_FACES];
    for face in (1..=6u8).filter(|face| faces.has(*face)) {
        classes[usize::from(face - 1)] = 1;
    }
    Request::Dice { count: count.clamp(1, MOST_DICE), faces: 6, reading: Reading::Classes(classes) }
}

/// Shooting dice: hits and ones count.
fn shot_dice(count: u8, faces: Faces) -> Request {
    let mut classes = [0; MOST_FACES];
    for face in (1..=6u8).filter(|face| faces.has(*face)) {
        classes[usize::from(face - 1)] = 2;
    }
    classes[0] = 1;
    Request::Dice { count: count.clamp(1, MOST_DICE), faces: 6, reading: Reading::Classes(classes) }
}

/// A die for each side, White Star's first, or for each seat.
const TWO: Request = Request::Dice { count: 2, faces: 6, reading: Reading::Each };

/// The dice a step waits for; `None` when it asks somebody.
pub fn chance(rules: &Company, state: &State, step: &Step) -> Option<Chance<Ask>> {
    let (ask, request) = request(rules, state, step)?;
    Some(Chance { ask, request, audience: Audience::All })
}

fn request(rules: &Company, state: &State, step: &Step) -> Option<(Ask, Request)> {
    let tables = &rules.components.tables;
    let one = |faces: Faces| dice(1, faces);
    Some(match *step {
        Step::BidDice => (Ask::Bid, TWO),
        Step::Morale { dice: count } => {
            let (unit, faces) = (state.acting()?.unit, tables.morale.fail);
            (Ask::Morale { unit, needs: faces.lowest() }, dice(count, faces))
        }
        Step::ActionDice { action, dice: count } => {
            let unit = state.acting()?.unit;
            let faces = actions::faces(rules, state, unit, action);
            (Ask::Action { unit, action, needs: faces.lowest() }, dice(count, faces))
        }
        Step::Trap { unit, exploded: false } => {
            let faces = tables.trap.explodes;
            (Ask::Trap { unit, needs: faces.lowest() }, one(faces))
        }
        Step::Trap { unit, exploded: true } => {
            let faces = traps::save(rules, unit);
            (Ask::TrapSave { unit, needs: faces.lowest() }, one(faces))
        }
        Step::Shot(shot) => of_shot(rules, state, &shot)?,
        Step::LeaderDie { unit } => {
            let faces = tables.leader_loss;
            (Ask::Leader { unit, needs: faces.lowest() }, one(faces))
        }
        Step::Assault(assault) => of_assault(rules, state, &assault)?,
        Step::FallBack(ref fall_back) if fall_back.stage == FallBackStage::Dice => {
            (Ask::FallBack { unit: fall_back.unit }, TWO)
        }
        Step::StrikeDie { .. } => (Ask::StrikeDeviation, Request::ONE_DIE),
        Step::Strike(strike) => of_strike(rules, state, &strike)?,
        Step::Risk { square, left } => {
            let faces = tables.casevac.lost;
            (Ask::Risk { square, needs: faces.lowest() }, dice(left, faces))
        }
        Step::Deviation(_) => (Ask::Deviation, TWO),
        Step::Interrogate { unit, .. } => (Ask::Interrogate { unit }, Request::ONE_DIE),
        Step::Countdown { .. } if !rules.switches.countdown_chosen => {
            (Ask::Countdown, Request::ONE_DIE)
        }
        Step::Values(values) => of_values(rules, &values)?,
        _ => return None,
    })
}

fn of_shot(rules: &Company, state: &State, shot: &Shot) -> Option<(Ask, Request)> {
    match shot.stage {
        ShotStage::Dice => {
            let faces = shooting::hit(rules, shot.kind);
            let count = shooting::dice(rules, state, shot.from, shot.square, shot.kind);
            let (unit, target) = (shot.from, shot.at);
            Some((Ask::Shot { unit, target, needs: faces.lowest() }, shot_dice(count, faces)))
        }
        ShotStage::Saves { hits } => {
            let from = state.board.square(shot.from);
            let short = from.is_some_and(|from| rules.charts.faces(from).has(shot.square));
            let reach = if short { Reach::Short } else { Reach::Long };
            let faces = shooting::save(rules, state, shot.at, reach);
            Some((Ask::Saves { unit: shot.at, needs: faces.lowest() }, dice(hits, faces)))
        }
        ShotStage::PeasantSave { square } => {
            let faces = rules.components.tables.peasant_save;
            Some((Ask::PeasantSave { square, needs: faces.lowest() }, dice(1, faces)))
        }
        ShotStage::Peasant | ShotStage::Leader | ShotStage::Done => None,
    }
}

fn of_assault(rules: &Company, state: &State, assault: &Assault) -> Option<(Ask, Request)> {
    let (count, faces) = assault::dice_wanted(rules, state, assault);
    let needs = faces.lowest();
    let ask = match assault.stage {
        AssaultStage::Dice { side } => Ask::Assault { unit: assault.unit(side), needs },
        AssaultStage::AgainDice { .. } => {
            Ask::Assault { unit: assault.unit(crate::components::Side::WhiteStar), needs }
        }
        AssaultStage::Saves { by, .. } => Ask::Saves { unit: assault.unit(by.enemy()), needs },
        AssaultStage::Pursuit => Ask::Pursuit { unit: assault.winner(), needs },
        AssaultStage::PursuitSaves { .. } => Ask::Saves { unit: assault.loser(), needs },
        AssaultStage::Decide
        | AssaultStage::Again { .. }
        | AssaultStage::Judge
        | AssaultStage::FallBack
        | AssaultStage::Advance => return None,
    };
    Some((ask, dice(count, faces)))
}

fn of_strike(rules: &Company, state: &State, strike: &Strike) -> Option<(Ask, Request)> {
    let (count, faces) = artillery::dice_wanted(rules, state, strike);
    let (needs, square) = (faces.lowest(), strike.left.first()?);
    let ask = match (artillery::victim(rules, state, strike), strike.stage) {
        (Some(unit), StrikeStage::Hits) => Ask::StrikeHits { unit, needs },
        (Some(unit), StrikeStage::Saves { .. }) => Ask::Saves { unit, needs },
        (None, StrikeStage::Hits) => Ask::StrikePeasant { square, needs },
        (None, StrikeStage::Saves { .. }) => Ask::PeasantSave { square, needs },
    };
    Some((ask, dice(count, faces)))
}

fn of_values(rules: &Company, values: &Values) -> Option<(Ask, Request)> {
    if values.total.is_some() {
        return None;
    }
    let present = victory::present(rules, values)?;
    let ask = Ask::Value { cache: present.cache, destroyed: present.destroyed };
    Some((ask, Request::Dice { count: present.dice, faces: 6, reading: Reading::Sum }))
}

//! The answers players give in a combat.

use kernel::flow::Asks;
use kernel::{Sink, Why};

use super::{
    advance, advancers, after_slips, casualties, fall_back, go, is_held, lead, leaders, retreat_to,
    stand,
};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Side, Unit};
use crate::event::{Event, Way};
use crate::flow::{Combat, CombatStage, Play, State};
use crate::refusal::No;
use crate::rules::hidden::Pieces as _;
use crate::rules::{ambush, retreat};
use crate::sets::UnitSet;

/// The role that loses steps in a stage.
fn role(combat: &Combat) -> usize {
    usize::from(combat.stage == CombatStage::DefenderLosses)
}

/// Which stage is a question that closes where the combat goes on by itself.
pub(super) fn asks(rules: &Tonkin, state: &State, combat: &Combat) -> Asks {
    let is_open = match combat.stage {
        CombatStage::Slip
        | CombatStage::Ambush
        | CombatStage::LeadAttack
        | CombatStage::LeadDefend => true,
        // 6.12: a leader who is too weak can only decline.
        CombatStage::Spirit if combat.side == Side::VietMinh => return Asks::Nobody(Why::OnlyOne),
        // 6.15: nobody has to decide where nothing is lost; whoever cannot retreat stands fast.
        CombatStage::Decide if combat.left[1] > 0 => return Asks::Nobody(Why::OnlyOne),
        CombatStage::Retreat => !combat.retreating.is_empty(),
        CombatStage::AttackerLosses => combat.left[0] > 0,
        CombatStage::DefenderLosses => combat.left[1] > 0,
        CombatStage::Advance if !combat.advanced.is_empty() => return Asks::Nobody(Why::Done),
        CombatStage::Advance => !is_held(rules, state, combat),
        // Without an officer who leads there is no front to go to.
        CombatStage::FrontAttack
        | CombatStage::FrontDefend
        | CombatStage::Spirit
        | CombatStage::Decide
        | CombatStage::AmbushDie
        | CombatStage::SpiritDie
        | CombatStage::Dice
        | CombatStage::DgDice
        | CombatStage::HeroDice
        | CombatStage::Finish => false,
    };
    if is_open { Asks::Seats } else { Asks::Nothing }
}

/// The answers to the present question.
pub(super) fn candidates(rules: &Tonkin, state: &State, combat: &Combat, out: &mut Vec<Choice>) {
    let target = combat.target;
    match combat.stage {
        CombatStage::Slip => {
            out.push(Choice::Decline);
            for unit in retreat::slippers(rules, state, combat).iter() {
                let ways = retreat::ways(rules, state, unit, target);
                out.extend(ways.iter().map(|hex| Choice::Slip(unit, hex)));
            }
        }
        CombatStage::Ambush => ambush::candidates(rules, state, combat, out),
        CombatStage::LeadAttack => out.extend(combat.attackers.iter().map(Choice::Lead)),
        CombatStage::LeadDefend => out.extend(combat.defenders.iter().map(Choice::Lead)),
        CombatStage::Spirit => out.extend([Choice::Decline, Choice::Spirit]),
        CombatStage::FrontAttack | CombatStage::FrontDefend => {
            out.extend([Choice::Decline, Choice::Front]);
        }
        CombatStage::Decide => out.extend([Choice::Stand, Choice::Retreat]),
        CombatStage::Retreat => {
            if let Some(unit) = combat.retreating.first() {
                let ways = retreat::ways(rules, state, unit, target);
                out.extend(ways.iter().map(|hex| Choice::RetreatTo(unit, hex)));
            }
        }
        CombatStage::AttackerLosses | CombatStage::DefenderLosses => {
            out.extend(casualties::pool(state, combat, role(combat)).iter().map(Choice::Lose));
        }
        CombatStage::Advance => {
            out.push(Choice::Done);
            out.extend(combat.attackers.minus(combat.advanced).iter().map(Choice::Advance));
        }
        CombatStage::AmbushDie
        | CombatStage::SpiritDie
        | CombatStage::Dice
        | CombatStage::DgDice
        | CombatStage::HeroDice
        | CombatStage::Finish => (),
    }
}

/// Whether an answer is legal.
pub(super) fn check(
    rules: &Tonkin,
    state: &State,
    combat: &Combat,
    choice: Choice,
) -> Result<(), No> {
    match (combat.stage, choice) {
        (
            CombatStage::Slip
            | CombatStage::Ambush
            | CombatStage::Spirit
            | CombatStage::FrontAttack
            | CombatStage::FrontDefend,
            Choice::Decline,
        )
        | (CombatStage::Spirit, Choice::Spirit)
        | (CombatStage::FrontAttack | CombatStage::FrontDefend, Choice::Front)
        | (CombatStage::Decide, Choice::Stand | Choice::Retreat)
        | (CombatStage::Advance, Choice::Done) => Ok(()),
        (CombatStage::Slip, Choice::Slip(unit, hex)) => {
            retreat::check_slip(rules, state, combat, unit)?;
            retreat::check(rules, state, unit, combat.target, hex)
        }
        (CombatStage::Ambush, Choice::Ambush(unit, victim)) => {
            ambush::check(rules, state, combat, unit, victim)
        }
        (CombatStage::LeadAttack, Choice::Lead(unit)) => check_lead(rules, combat, 0, unit),
        (CombatStage::LeadDefend, Choice::Lead(unit)) => check_lead(rules, combat, 1, unit),
        (CombatStage::Retreat, Choice::RetreatTo(unit, hex)) => {
            if combat.retreating.first() != Some(unit) {
                return Err(No::NotAsked);
            }
            retreat::check(rules, state, unit, combat.target, hex)
        }
        (CombatStage::AttackerLosses | CombatStage::DefenderLosses, Choice::Lose(unit)) => {
            check_loss(rules, state, combat, unit)
        }
        (CombatStage::Advance, Choice::Advance(unit)) => {
            if advancers(rules, state, combat).has(unit) {
                Ok(())
            } else {
                Err(No::Advance { unit })
            }
        }
        // Every other pair is an answer to another question.
        _ => Err(No::NotAsked),
    }
}

/// 6.10: whether a unit may lead.
fn check_lead(rules: &Tonkin, combat: &Combat, role: usize, unit: Unit) -> Result<(), No> {
    if leaders(rules, combat, role).has(unit) { Ok(()) } else { Err(No::Leader { unit }) }
}

/// 6.13, 4.0: whether a unit may bear the next loss.
fn check_loss(rules: &Tonkin, state: &State, combat: &Combat, unit: Unit) -> Result<(), No> {
    let bearers = casualties::bearers(rules, state, combat, role(combat));
    if bearers.has(unit) {
        return Ok(());
    }
    // A step that one unit alone can take is not asked for.
    if bearers.len() > 1 { Err(No::SecondHit { unit }) } else { Err(No::NotAsked) }
}

/// Carries an answer out.
pub(super) fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat, choice: Choice) {
    match (combat.stage, choice) {
        (CombatStage::Slip, Choice::Decline) => go(play, combat, after_slips(&combat)),
        (CombatStage::Slip, Choice::Slip(unit, hex)) => {
            let mut combat = combat;
            combat.defenders.remove(unit);
            combat.slipped.insert(unit);
            go(play, combat, CombatStage::Slip);
            play.relocate(UnitSet::one(unit), combat.target, hex, Way::Slip);
        }
        (CombatStage::Ambush, Choice::Decline) => go(play, combat, CombatStage::LeadAttack),
        (CombatStage::Ambush, Choice::Ambush(unit, victim)) => {
            let combat = Combat { ambushed: true, ambush: Some((unit, victim)), ..combat };
            go(play, combat, CombatStage::AmbushDie);
            play.tell(Event::Ambushes { unit, victim });
        }
        (CombatStage::LeadAttack, Choice::Lead(unit)) => lead(play, combat, 0, unit),
        (CombatStage::LeadDefend, Choice::Lead(unit)) => lead(play, combat, 1, unit),
        (CombatStage::Spirit, Choice::Spirit) => go(play, combat, CombatStage::SpiritDie),
        (CombatStage::Spirit, Choice::Decline) => go(play, combat, CombatStage::FrontAttack),
        (CombatStage::FrontAttack, Choice::Front | Choice::Decline) => {
            let front = [choice == Choice::Front, combat.front[1]];
            go(play, Combat { front, ..combat }, CombatStage::FrontDefend);
            tell_front(play, combat.side, choice);
        }
        (CombatStage::FrontDefend, Choice::Front | Choice::Decline) => {
            let front = [combat.front[0], choice == Choice::Front];
            go(play, Combat { front, ..combat }, CombatStage::Dice);
            tell_front(play, combat.side.enemy(), choice);
        }
        (CombatStage::Decide, Choice::Retreat) => fall_back(play, combat),
        (CombatStage::Decide, Choice::Stand) => stand(play, combat),
        (CombatStage::Retreat, Choice::RetreatTo(unit, hex)) => {
            retreat_to(play, combat, unit, hex);
        }
        (CombatStage::AttackerLosses | CombatStage::DefenderLosses, Choice::Lose(unit)) => {
            casualties::take(play, combat, role(&combat), unit);
        }
        (CombatStage::Advance, Choice::Advance(unit)) => {
            advance(play, combat, UnitSet::one(unit));
        }
        (CombatStage::Advance, Choice::Done) => go(play, combat, CombatStage::Finish),
        // No other pair is legal.
        _ => (),
    }
}

fn tell_front<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, choice: Choice) {
    if choice == Choice::Front {
        play.tell(Event::Front { side });
    }
}

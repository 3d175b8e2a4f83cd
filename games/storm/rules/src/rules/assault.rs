//! Chapter 10.0, assault.
//!
//! Viet Minh units of one area assault an adjacent French area, out of full trenches. Cards prepare it
//! (W4), the attack roll is that of chapter 8, the winner moves in, and at least one unit is lost.

use kernel::{Scope, Sink};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Kind, Side};
use crate::event::Event;
use crate::flow::{Attack, By, Flow, Order, Play, Stage, State, Step};
use crate::refusal::No;
use crate::rules::{attack, cards, class_of, one_of_each};
use crate::sets::{Unit, UnitSet};

/// Whether the trenches of an area allow a plain assault on this turn.
pub fn check_trench(rules: &Storm, turn: u8, area: Area, level: u8) -> Result<(), No> {
    let needed = rules.components.tables.assault_level;
    if turn == rules.components.tables.free_assault_turn || level >= needed {
        Ok(())
    } else {
        Err(No::AssaultTrench { area, level, needed })
    }
}

/// Whether the picked units may assault an area.
pub fn check(rules: &Storm, state: &State, order: &Order, target: Area) -> Result<(), No> {
    if order.side != Side::VietMinh {
        return Err(No::NotAsked);
    }
    let board = &state.board;
    if board.control(target) != Side::French {
        return Err(No::AssaultControl { area: target });
    }
    if !board.occupied(Side::French).has(target) {
        return Err(No::Enemy { area: target });
    }
    let plain = check_trench(rules, state.turn, order.area, board.trench(order.area));
    match (order.surprise, plain) {
        (true, Ok(())) => return Err(No::SurpriseNotNeeded { area: order.area }),
        (false, Err(no)) => return Err(no),
        (true, Err(_)) | (false, Ok(())) => (),
    }
    let units = board.units(Side::VietMinh, target).len() + order.picked.len();
    let limit = rules.components.tables.stacking_limit;
    if units > limit { Err(No::Stacking { area: target, units, limit }) } else { Ok(()) }
}

/// Step 1: the assault is declared, with Surprise Assault where it is needed.
pub fn begin<S: Sink<Storm>>(play: &mut Play<'_, S>, order: &Order, target: Area) {
    if order.surprise {
        // The card that asked for the order lies below it.
        play.state.steps.retain(|step| !matches!(step, Step::CardArea { .. }));
        cards::play(play, Kind::SurpriseAssault);
    }
    let (units, from) = (order.picked, order.area);
    let by = By::Assault { from };
    play.push(Step::Attack(attack::declared(Side::VietMinh, by, units, target)));
    play.tell(Event::Assaults { units, from, target });
}

/// Units that flipped, retreated or died are out of the assault (S-36, S-58).
pub fn regroup<S: Sink<Storm>>(play: &mut Play<'_, S>) {
    let fresh = play.state.board.fresh[Side::VietMinh as usize];
    if let Some(assault) = play.state.assault_mut() {
        assault.units = assault.units.and(fresh);
    }
}

/// Step 2: nobody is left. The impulse ends at once (S-77).
pub fn stopped<S: Sink<Storm>>(play: &mut Play<'_, S>, attack: &Attack) {
    play.pop();
    play.state.set_stage(Stage::End { passed: false });
    play.tell(Event::AssaultStopped { target: attack.target });
}

/// Mines: the die has fallen.
pub fn mines_rolled<S: Sink<Storm>>(play: &mut Play<'_, S>, die: u8) {
    play.pop();
    let units = play.state.assault().map_or(0, |assault| assault.units.len());
    play.push(Step::MinesSpend { left: die.min(units), floor: 0 });
    play.tell(Event::MinesRolled { die });
}

/// The assaulting units and the area they are in.
fn assaulting(state: &State) -> (UnitSet, Area) {
    match state.assault() {
        Some(Attack { units, by: By::Assault { from }, .. }) => (*units, *from),
        _ => (UnitSet::NONE, Area(0)),
    }
}

/// Mines: ends when enough units are spent, and by itself when it is all of them.
pub fn run_mines<S: Sink<Storm>>(play: &mut Play<'_, S>, left: u8) -> Flow {
    let (units, from) = assaulting(play.state);
    if left > 0 && left < units.len() {
        return Flow::Waits;
    }
    play.pop();
    if left > 0 {
        play.spend(Side::VietMinh, units, from);
        regroup(play);
    }
    Flow::Goes
}

/// Mines: the answers.
pub fn mines_candidates(
    rules: &Storm,
    state: &State,
    left: u8,
    floor: u8,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let (units, _) = assaulting(state);
    let picks = Picks { units, left, floor };
    pick_candidates(rules, picks, scope, Choice::Spend, out);
}

/// Units of which so many must still be picked, the next one from a class on.
#[derive(Clone, Copy, Debug)]
struct Picks {
    units: UnitSet,
    left: u8,
    floor: u8,
}

/// All units of a set, or one of each class such that the rest can be picked from that class on.
fn pick_candidates(
    rules: &Storm,
    picks: Picks,
    scope: Scope,
    choice: fn(Unit) -> Choice,
    out: &mut Vec<Choice>,
) {
    let side = Side::VietMinh;
    let Picks { units, left, floor } = picks;
    if scope == Scope::All {
        return out.extend(units.iter().map(|unit| choice(Unit::new(side, unit))));
    }
    let enough = |unit: &Unit| {
        let above = rules.charts.classes(side).iter().skip(usize::from(class_of(rules, *unit)));
        above.map(|class| class.and(units).len()).sum::<u8>() >= left
    };
    out.extend(one_of_each(rules, side, units, floor).filter(enough).map(choice));
    if out.is_empty() && floor > 0 {
        // Units picked in another order: the rest begins anew.
        pick_candidates(rules, Picks { floor: 0, ..picks }, scope, choice, out);
    }
}

/// Mines: one unit becomes spent and drops out.
pub fn mines_apply<S: Sink<Storm>>(play: &mut Play<'_, S>, left: u8, unit: Unit) {
    let (_, from) = assaulting(play.state);
    let floor = class_of(play.rules, unit);
    play.pop();
    play.push(Step::MinesSpend { left: left - 1, floor });
    play.spend(unit.side, UnitSet::one(unit.index), from);
    regroup(play);
}

/// Steps 5 and 6: who holds the area, and what it cost.
pub fn outcome<S: Sink<Storm>>(play: &mut Play<'_, S>, attack: &Attack, from: Area) {
    let Attack { target, units, .. } = *attack;
    let won = !play.state.board.occupied(Side::French).has(target);
    let area = if won { target } else { from };
    play.push(Step::Losses { area, units, left: losses(attack), floor: 0 });
    let event = if won { Event::AssaultWon { target } } else { Event::AssaultFailed { target } };
    play.change(event, |board| {
        if won {
            board.shift(Side::VietMinh, units, from, target);
        }
        board.spend_all(Side::VietMinh, units);
    });
}

/// Step 6: one unit, and one for each re-roll taken with Giap.
pub fn losses(attack: &Attack) -> u8 {
    (1 + attack.rerolls).min(attack.units.len())
}

/// Losses: ends when enough units are lost, and by itself when it is all of them.
pub fn run_losses<S: Sink<Storm>>(
    play: &mut Play<'_, S>,
    area: Area,
    units: UnitSet,
    left: u8,
) -> Flow {
    if left > 0 && left < units.len() {
        return Flow::Waits;
    }
    play.pop();
    if left > 0 {
        play.eliminate(Side::VietMinh, units, area);
    }
    Flow::Goes
}

/// Losses: the answers.
pub fn losses_candidates(
    rules: &Storm,
    units: UnitSet,
    left: u8,
    floor: u8,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let picks = Picks { units, left, floor };
    pick_candidates(rules, picks, scope, Choice::Lose, out);
}

/// Losses: one unit is lost.
pub fn losses_apply<S: Sink<Storm>>(
    play: &mut Play<'_, S>,
    area: Area,
    units: UnitSet,
    left: u8,
    unit: Unit,
) {
    let one = UnitSet::one(unit.index);
    let floor = class_of(play.rules, unit);
    play.pop();
    play.push(Step::Losses { area, units: units.minus(one), left: left - 1, floor });
    play.eliminate(unit.side, one, area);
}

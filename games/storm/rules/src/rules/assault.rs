//! Chapter 10.0, assault.
//!
//! Viet Minh units of one area assault an adjacent French area, out of full trenches. Cards prepare it
//! (W4), the attack roll is that of chapter 8, the winner moves in, and at least one unit is lost.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Components, Kind, Side};
use crate::event::Event;
use crate::flow::{Attack, By, Order, Play, Stage, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{Changes, attack, cards, class_of, one_of_each};
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
pub(crate) fn check(rules: &Storm, state: &State, order: &Order, target: Area) -> Result<(), No> {
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
    if units > limit { Err(No::AssaultStacking { area: target, units, limit }) } else { Ok(()) }
}

/// Step 1: the assault is declared, with Surprise Assault where it is needed.
pub(crate) fn begin<S: Sink<Storm>>(play: &mut Play<'_, S>, order: &Order, target: Area) {
    if order.surprise {
        // The card that asked for the order lies below it.
        play.state.steps.retain(|step| !matches!(step, Step::CardArea(_)));
        cards::play(play, Kind::SurpriseAssault);
    }
    let (units, from) = (order.picked, order.area);
    let by = By::Assault { from };
    play.push(Step::Attack(attack::declared(Side::VietMinh, by, units, target)));
    play.tell(Event::Assaults { units, from, target });
}

/// Units that flipped, retreated or died are out of the assault (S-36, S-58).
pub(crate) fn regroup<S: Sink<Storm>>(play: &mut Play<'_, S>) {
    let fresh = play.state.board.fresh[Side::VietMinh as usize];
    if let Some(assault) = play.state.assault_mut() {
        assault.units = assault.units.and(fresh);
    }
}

/// Step 2: nobody is left. The impulse ends at once (S-77).
pub(crate) fn stopped<S: Sink<Storm>>(play: &mut Play<'_, S>, attack: &Attack) {
    play.pop();
    play.state.set_stage(Stage::End { passed: false });
    play.tell(Event::AssaultStopped { target: attack.target });
}

/// Mines: the die.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MinesDie;

impl StepRules<Storm> for MinesDie {
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, _: &State) -> Next<Storm> {
        Next::dice(Ask::Mines, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let die = roll.first();
        let units = play.state.assault().map_or(0, |assault| assault.units.len());
        play.replace(Step::MinesSpend(MinesSpend { left: die.min(units), floor: 0 }));
        play.tell(Event::MinesRolled { die });
    }
}

/// Mines: assaulting units become spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct MinesSpend {
    /// How many more.
    pub left: u8,
    /// The class of the last one, for canonical order.
    pub floor: u8,
}

impl StepRules<Storm> for MinesSpend {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(Side::VietMinh), Prompt::MinesSpend { left: self.left })
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let (units, _) = assaulting(state);
        let picks = Picks { units, left: self.left, floor: self.floor };
        pick_candidates(rules, picks, scope, Choice::Spend, out);
    }

    fn check(&self, _: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Spend(unit) = choice else { return Err(No::NotAsked) };
        check_among(assaulting(state).0, *unit)
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Spend(unit) = choice else { return };
        let (_, from) = assaulting(play.state);
        let floor = class_of(play.rules, unit);
        play.replace(Step::MinesSpend(MinesSpend { left: self.left - 1, floor }));
        play.spend(unit.side, UnitSet::one(unit.index), from);
        regroup(play);
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Ends when enough units are spent, and by itself when it is all of them.
        let (units, from) = assaulting(play.state);
        if self.left > 0 && self.left < units.len() {
            return Flow::Waits;
        }
        play.pop();
        if self.left > 0 {
            play.spend(Side::VietMinh, units, from);
            regroup(play);
        }
        Flow::Goes
    }
}

/// 10.0: units lost for an assault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Losses {
    /// Where they are.
    pub area: Area,
    /// Those that assaulted.
    pub units: UnitSet,
    /// How many more.
    pub left: u8,
    /// The class of the last one, for canonical order.
    pub floor: u8,
}

impl StepRules<Storm> for Losses {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(Side::VietMinh), Prompt::Losses { left: self.left })
    }

    fn candidates(&self, rules: &Storm, _: &State, scope: Scope, out: &mut Vec<Choice>) {
        let Losses { units, left, floor, .. } = *self;
        pick_candidates(rules, Picks { units, left, floor }, scope, Choice::Lose, out);
    }

    fn check(&self, _: &Storm, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Lose(unit) = choice else { return Err(No::NotAsked) };
        check_among(self.units, *unit)
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Lose(unit) = choice else { return };
        let one = UnitSet::one(unit.index);
        let (units, left) = (self.units.minus(one), self.left - 1);
        let floor = class_of(play.rules, unit);
        play.replace(Step::Losses(Losses { area: self.area, units, left, floor }));
        play.eliminate(unit.side, one, self.area);
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Ends when enough units are lost, and by itself when it is all of them.
        if self.left > 0 && self.left < self.units.len() {
            return Flow::Waits;
        }
        play.pop();
        if self.left > 0 {
            play.eliminate(Side::VietMinh, self.units, self.area);
        }
        Flow::Goes
    }
}

/// A unit must be one of those that assault.
fn check_among(units: UnitSet, unit: Unit) -> Result<(), No> {
    if unit.side == Side::VietMinh && units.has(unit.index) { Ok(()) } else { Err(No::NotAsked) }
}

/// The assaulting units and the area they are in.
fn assaulting(state: &State) -> (UnitSet, Area) {
    let none = (UnitSet::NONE, Area(0));
    state.assault().map_or(none, |assault| match assault.by {
        By::Assault { from } => (assault.units, from),
        By::Units { .. } | By::Card(_) | By::Debouchez | By::CounterAttack => none,
    })
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

/// Steps 5 and 6: who holds the area, and what it cost.
pub(crate) fn outcome<S: Sink<Storm>>(play: &mut Play<'_, S>, attack: &Attack, from: Area) {
    let Attack { target, units, .. } = *attack;
    let won = !play.state.board.occupied(Side::French).has(target);
    let area = if won { target } else { from };
    play.push(Step::Losses(Losses { area, units, left: losses(play.rules, attack), floor: 0 }));
    let event = if won { Event::AssaultWon { target } } else { Event::AssaultFailed { target } };
    play.change(event, |board| {
        if won {
            board.shift(Side::VietMinh, units, from, target);
        }
        board.spend_all(Side::VietMinh, units);
    });
}

/// Step 6: what any assault costs, and what each re-roll taken with Giap costs.
fn losses(rules: &Storm, attack: &Attack) -> u8 {
    let Components { tables, card_values, .. } = &*rules.components;
    let rerolls = card_values.loss_per_reroll.saturating_mul(attack.rerolls);
    tables.assault_loss.saturating_add(rerolls).min(attack.units.len())
}

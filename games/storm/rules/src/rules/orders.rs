//! Chapter 6.1, unit actions.
//!
//! A side chooses one area and any of its fresh units there; all do the same: move, fire, and for the
//! Viet Minh sap or assault. Units are picked one by one in any order; nobody else sees the order before
//! it is carried out.

use kernel::flow::StepRules;
use kernel::{Next, Scope, Seat, Sink};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Side};
use crate::flow::{Fiddles, Order, Play, Stage, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{assault, attack, class_of, movement, one_of_each, sap};
use crate::sets::{Unit, UnitSet};

impl StepRules<Storm> for Order {
    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        let Order { area, picked, .. } = *self;
        let prompt = if self.surprise {
            Prompt::SurpriseOrder { area, picked }
        } else {
            Prompt::Order { area, picked }
        };
        Next::ask(state.seat(self.side), prompt)
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        candidates(rules, state, self, scope, out);
    }

    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check(rules, state, self, *choice)
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        apply(play, *self, choice);
    }
}

/// Whether any unit of a side has something to do (S-74).
pub(crate) fn has_unit_action(rules: &Storm, state: &State, side: Side) -> bool {
    let mut areas = state.board.occupied(side).iter();
    areas.any(|area| check_act(rules, state, side, area).is_ok())
}

/// Whether units of an area can act.
pub(crate) fn check_act(rules: &Storm, state: &State, side: Side, area: Area) -> Result<(), No> {
    let fresh = state.board.fresh_units(side, area);
    if fresh.is_empty() {
        return Err(No::FreshUnit { area });
    }
    let order =
        Order { side, area, picked: UnitSet::NONE, surprise: false, fiddles: Fiddles::NONE };
    // One unit of each class is enough: whatever a set can do, one of its units or a pair can.
    let spare = fresh.len() - 1;
    let able = one_of_each(rules, side, fresh, 0)
        .any(|unit| has_prospect(rules, state, &with(order, UnitSet::one(unit.index)), spare));
    if able { Ok(()) } else { Err(No::Action { area }) }
}

fn with(order: Order, units: UnitSet) -> Order {
    Order { picked: order.picked.or(units), ..order }
}

/// Whether these units, perhaps with some of `spare` more, have a legal order. More units never make a
/// move, a shot or an assault possible; they may make up a pair to sap.
fn has_prospect(rules: &Storm, state: &State, order: &Order, spare: u8) -> bool {
    let near = rules.charts.adjacent(order.area);
    if order.surprise {
        return near.iter().any(|area| assault::check(rules, state, order, area).is_ok());
    }
    let enemies = state.board.occupied(order.side.enemy());
    let target = enemies.has(order.area) || !enemies.and(near).is_empty();
    (target && attack::check_firepower(rules, order).is_ok())
        || near.iter().any(|area| check_first_step(rules, state, order, area).is_ok())
        || sap::has_prospect(rules, state, order, spare)
        || near.iter().any(|area| assault::check(rules, state, order, area).is_ok())
}

fn check_first_step(rules: &Storm, state: &State, order: &Order, to: Area) -> Result<u8, No> {
    let left = rules.charts.movement(order.side, order.picked);
    movement::check_step(rules, state, order.side, order.picked, order.area, to, left)
}

/// An order begins.
pub(crate) fn begin<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side, area: Area) {
    let order =
        Order { side, area, picked: UnitSet::NONE, surprise: false, fiddles: Fiddles::NONE };
    play.push(Step::Order(order));
}

/// The answers while an order is put together.
fn candidates(rules: &Storm, state: &State, order: &Order, scope: Scope, out: &mut Vec<Choice>) {
    let side = order.side;
    let here = state.board.units(side, order.area);
    match scope {
        Scope::All => {
            let unit = |index| Unit::new(side, index);
            out.extend(here.minus(order.picked).iter().map(|index| Choice::Pick(unit(index))));
            out.extend(order.picked.iter().map(|index| Choice::Drop(unit(index))));
            out.extend([Choice::PickAll, Choice::DropAll]);
        }
        Scope::Canonical => {
            let classes = order.picked.iter().map(|unit| class_of(rules, Unit::new(side, unit)));
            pick_candidates(rules, state, order, classes.max().unwrap_or(0), out);
            if order.picked.is_empty() {
                return;
            }
            // Units picked in another order may leave only lower classes.
            let stuck = out.is_empty() && !has_prospect(rules, state, order, 0);
            if stuck {
                pick_candidates(rules, state, order, 0, out);
            }
        }
    }
    let near = rules.charts.adjacent(order.area);
    if !order.surprise {
        out.push(Choice::Fire(order.area));
        out.extend(near.iter().map(Choice::Fire));
        out.extend(near.iter().map(Choice::Move));
    }
    if side == Side::VietMinh {
        if !order.surprise {
            out.push(Choice::Sap);
        }
        out.extend(near.iter().map(Choice::Assault));
    }
}

/// One unit of each class from a floor on, if it leads to an order with units from there on.
fn pick_candidates(rules: &Storm, state: &State, order: &Order, floor: u8, out: &mut Vec<Choice>) {
    let pool = state.board.fresh_units(order.side, order.area).minus(order.picked);
    let mut spare = pool.len();
    for (class, members) in rules.charts.classes(order.side).iter().enumerate() {
        let members = members.and(pool);
        if class >= usize::from(floor)
            && let Some(unit) = members.first()
            && has_prospect(rules, state, &with(*order, UnitSet::one(unit)), spare - 1)
        {
            out.push(Choice::Pick(Unit::new(order.side, unit)));
        }
        spare -= members.len();
    }
}

/// Whether an answer is legal.
#[expect(clippy::wildcard_enum_match_arm, reason = "the deeds are told apart in check_deed")]
fn check(rules: &Storm, state: &State, order: &Order, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Pick(unit) => check_pick(rules, state, order, unit),
        Choice::Drop(unit) => {
            if !order.picked.has(unit.index) {
                return Err(No::NotAsked);
            }
            order.fiddles.check(No::Fiddled)
        }
        Choice::DropAll => {
            check_somebody(order)?;
            order.fiddles.check(No::Fiddled)
        }
        Choice::PickAll => check_pick_all(rules, state, order),
        _ => {
            check_somebody(order)?;
            check_deed(rules, state, order, choice)
        }
    }
}

/// Whether one more unit leaves the order something to do.
fn check_pick(rules: &Storm, state: &State, order: &Order, unit: Unit) -> Result<(), No> {
    if order.picked.has(unit.index) {
        return Err(No::NotAsked);
    }
    if !state.board.is_fresh(unit) {
        return Err(No::Spent { unit });
    }
    let more = with(*order, UnitSet::one(unit.index));
    let fresh = state.board.fresh_units(order.side, order.area);
    let spare = fresh.minus(more.picked).len();
    let able = has_prospect(rules, state, &more, spare);
    if able { Ok(()) } else { Err(No::Order { unit }) }
}

/// Whether all units together have something to do.
fn check_pick_all(rules: &Storm, state: &State, order: &Order) -> Result<(), No> {
    let all = with(*order, state.board.fresh_units(order.side, order.area));
    let first = all.picked.minus(order.picked).first();
    let Some(unit) = first.map(|unit| Unit::new(order.side, unit)) else {
        return Err(No::AllPicked);
    };
    if !has_prospect(rules, state, &all, 0) {
        return Err(No::Order { unit });
    }
    order.fiddles.check(No::Fiddled)
}

#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
fn check_deed(rules: &Storm, state: &State, order: &Order, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Fire(target) => attack::check_fire(rules, state, order, target),
        Choice::Move(to) => check_first_step(rules, state, order, to).map(|_| ()),
        Choice::Sap => sap::check(rules, state, order),
        Choice::Assault(target) => assault::check(rules, state, order, target),
        _ => Err(No::NotAsked),
    }
}

fn check_somebody(order: &Order) -> Result<(), No> {
    if order.picked.is_empty() { Err(No::NobodyPicked) } else { Ok(()) }
}

/// Carries an answer out.
#[expect(clippy::wildcard_enum_match_arm, reason = "the deeds are told apart in carry_out")]
fn apply<S: Sink<Storm>>(play: &mut Play<'_, S>, order: Order, choice: Choice) {
    let mut order = order;
    match choice {
        Choice::Pick(unit) => order.picked.insert(unit.index),
        Choice::Drop(unit) => {
            order.picked.remove(unit.index);
            order.fiddles.count();
        }
        Choice::PickAll => {
            order.picked = play.state.board.fresh_units(order.side, order.area);
            order.fiddles.count();
        }
        Choice::DropAll => {
            order.picked = UnitSet::NONE;
            order.fiddles.count();
        }
        _ => return carry_out(play, order, choice),
    }
    play.pop();
    play.push(Step::Order(order));
}

/// The order is given: it is the action of the impulse.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice is legal here")]
fn carry_out<S: Sink<Storm>>(play: &mut Play<'_, S>, order: Order, choice: Choice) {
    play.pop();
    play.state.set_stage(Stage::FreeCards);
    play.state.last_attack = None;
    match choice {
        Choice::Fire(target) => attack::begin_fire(play, &order, target),
        Choice::Move(to) => movement::begin(play, &order, to),
        Choice::Sap => sap::by_units(play, &order),
        Choice::Assault(target) => assault::begin(play, &order, target),
        _ => (),
    }
}

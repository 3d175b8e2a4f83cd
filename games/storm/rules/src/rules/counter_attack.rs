//! Chapter W.1, Counter Attack (FR-16, FR-17).
//!
//! French units beside an area that was just lost enter it one by one, each with its own movement
//! points, and attack together.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Side};
use crate::event::Event;
use crate::flow::{By, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{Changes, attack, class_of, movement, one_of_each};
use crate::sets::{Unit, UnitSet};

/// Counter Attack: units enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct CounterEnter {
    /// Where.
    pub into: Area,
    /// Those that have entered.
    pub moved: UnitSet,
    /// Where the last one came from and its class, for canonical order.
    pub floor: Option<(Area, u8)>,
}

impl StepRules<Storm> for CounterEnter {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(Side::French), Prompt::Enter { into: self.into })
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        candidates(rules, state, self.into, self.floor, scope, out);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Attack if self.moved.is_empty() => Err(No::NobodyEntered),
            Choice::Attack => Ok(()),
            Choice::Enter(unit) => match state.board.area_of(unit) {
                Some(from) => check_enter(rules, state, unit, from, self.into),
                None => Err(No::NotAsked),
            },
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the other legal choice is to attack")]
    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::Enter(unit) => enter(play, *self, unit),
            _ => strike(play, self.into, self.moved),
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Goes on by itself when nobody else can enter.
        if entrants(play.rules, play.state, self.into).next().is_some() {
            return Flow::Waits;
        }
        strike(play, self.into, self.moved);
        Flow::Goes
    }
}

/// A unit enters.
fn enter<S: Sink<Storm>>(play: &mut Play<'_, S>, step: CounterEnter, unit: Unit) {
    let into = step.into;
    let Some(from) = play.state.board.area_of(unit) else { return };
    let cost = movement::step_cost(play.rules, play.state, unit.side, from, into);
    let one = UnitSet::one(unit.index);
    // Canonical order: by area and class. An entry that takes control makes the next ones cheaper, so
    // before it any order counts.
    let board = &play.state.board;
    let takes = board.control(into) == Side::VietMinh && !board.occupied(Side::VietMinh).has(into);
    let floor = (!takes).then(|| (from, class_of(play.rules, unit)));
    play.replace(Step::CounterEnter(CounterEnter { into, moved: step.moved.or(one), floor }));
    let moved = Event::Moved { side: unit.side, units: one, from, to: into, cost };
    play.change(moved, |board| board.shift(unit.side, one, from, into));
}

/// Whether an area was lost in the impulse before, and somebody can enter it (S-30).
pub(crate) fn check_area(rules: &Storm, state: &State, area: Area) -> Result<(), No> {
    if !state.board.lost_before.has(area) {
        return Err(No::NotLost { area });
    }
    if entrants(rules, state, area).next().is_some() {
        Ok(())
    } else {
        Err(No::NobodyEnters { area })
    }
}

/// Counter Attack: French units that could enter an area now, one step from where they are.
pub fn entrants(rules: &Storm, state: &State, into: Area) -> impl Iterator<Item = (Unit, Area)> {
    let near = state.board.occupied(Side::French).and(rules.charts.adjacent(into)).iter();
    near.flat_map(move |from| {
        let fresh = state.board.fresh_units(Side::French, from);
        fresh
            .iter()
            .map(move |index| (Unit::new(Side::French, index), from))
            .filter(move |(unit, from)| check_enter(rules, state, *unit, *from, into).is_ok())
    })
}

/// Whether a unit may enter with its own movement points (S-30).
fn check_enter(rules: &Storm, state: &State, unit: Unit, from: Area, into: Area) -> Result<(), No> {
    if !state.board.is_fresh(unit) {
        return Err(No::Spent { unit });
    }
    let one = UnitSet::one(unit.index);
    let left = rules.charts.stats(unit).movement;
    let step = movement::check_step(rules, state, Side::French, one, from, into, left);
    step.map(|_| ()).map_err(entering)
}

/// What forbids a step of a move forbids an entry by the words of the card.
#[expect(clippy::wildcard_enum_match_arm, reason = "with a full area nobody is asked")]
fn entering(no: No) -> No {
    match no {
        No::Points { area, cost, left } => No::EnterPoints { area, cost, left },
        No::ArmorRiver { area } => No::EnterRiver { area },
        other => other,
    }
}

/// Counter Attack: the answers. Entering units stay where they entered, so they are not asked again.
fn candidates(
    rules: &Storm,
    state: &State,
    into: Area,
    floor: Option<(Area, u8)>,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    out.push(Choice::Attack);
    let near = state.board.occupied(Side::French).and(rules.charts.adjacent(into));
    for from in near.iter() {
        let units = state.board.units(Side::French, from);
        match scope {
            Scope::All => {
                out.extend(units.iter().map(|index| Choice::Enter(Unit::new(Side::French, index))))
            }
            Scope::Canonical => {
                let fresh = units.and(state.board.fresh[Side::French as usize]);
                let class = match floor {
                    Some((area, class)) if area == from => class,
                    Some((area, _)) if area > from => continue,
                    _ => 0,
                };
                out.extend(one_of_each(rules, Side::French, fresh, class).map(Choice::Enter));
            }
        }
    }
}

/// Counter Attack: all units that entered attack, if an enemy is there; then they are spent.
fn strike<S: Sink<Storm>>(play: &mut Play<'_, S>, into: Area, moved: UnitSet) {
    play.pop();
    if play.state.board.occupied(Side::VietMinh).has(into) {
        let attack = attack::declared(Side::French, By::CounterAttack, moved, into);
        play.push(Step::Attack(attack));
        play.tell(Event::Fires { side: Side::French, units: moved, from: into, target: into });
    } else {
        play.state.board.spend_all(Side::French, moved);
    }
}

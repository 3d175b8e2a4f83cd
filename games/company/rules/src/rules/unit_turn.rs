//! Chapter X5, the turn of one unit: morale, action dice, actions until it stops, fails or is out of dice.
//!
//! Until its first dice are rolled nobody else knows which unit was picked, because it may be hidden.

use kernel::{Roll, Scope, Sink};

use crate::Company;
use crate::choice::{Action, Choice, Kind};
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Acting, Flow, Group, Play, State, Step};
use crate::refusal::No;
use crate::rules::{action_dice, actions, caches, morale};
use crate::sets::{Unit, UnitSet};

/// A unit is picked: a group that has failed leaves it one die; else morale and action dice.
pub fn begin<S: Sink<Company>>(play: &mut Play<'_, S>, group: &Group, unit: Unit) {
    let (rules, state) = (play.rules, &*play.state);
    let sum = action_dice::sum(rules, state, unit, 0);
    let (dice, test, secret) = if group.failed {
        (rules.components.tables.after_fail, 0, false)
    } else {
        let dice = action_dice::total(rules, state, unit, sum);
        let secret = action_dice::is_secret(rules, state, unit);
        (dice, morale::dice(rules, state, unit), secret)
    };
    play.push(Step::Unit(Acting {
        unit,
        dice,
        sum,
        spent: 0,
        secret,
        over: false,
        begun: test > 0,
        entered: 0,
        shots: 0,
        came_on: false,
        reacted: UnitSet::NONE,
    }));
    if test > 0 {
        play.push(Step::Morale { dice: test });
    }
}

/// The turn ends when the unit is gone or out of dice. If others do not know how many dice it has, its
/// owner says that it stops.
pub fn run<S: Sink<Company>>(play: &mut Play<'_, S>, acting: Acting) -> Flow {
    let there = play.state.board.is_alive(acting.unit);
    if there && !acting.over && (acting.dice > 0 || acting.secret) {
        return Flow::Waits;
    }
    end(play, acting.unit);
    Flow::Goes
}

/// The answers: actions, stop, or another unit after all.
pub fn candidates(
    rules: &Company,
    state: &State,
    acting: &Acting,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    if acting.dice > 0 {
        actions::candidates(rules, state, acting, out);
    }
    out.push(Choice::Stop);
    if scope == Scope::All && !acting.begun {
        out.push(Choice::Back);
    }
}

/// Whether an answer is legal.
pub fn check(rules: &Company, state: &State, acting: &Acting, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Kind(kind) if acting.dice > 0 && Kind::TARGETED.contains(&kind) => {
            actions::check_kind(rules, state, acting, kind)
        }
        Choice::Act(action) if acting.dice > 0 && !Kind::TARGETED.contains(&action.kind()) => {
            actions::check(rules, state, acting, action)
        }
        Choice::Stop => Ok(()),
        Choice::Back if !acting.begun => Ok(()),
        _ => Err(No::NotAsked),
    }
}

/// Carries an answer out.
pub fn apply<S: Sink<Company>>(play: &mut Play<'_, S>, acting: Acting, choice: Choice) {
    match choice {
        Choice::Kind(kind) => play.push(Step::Target { kind }),
        Choice::Act(action) => play.push(Step::Declare { action }),
        Choice::Stop if acting.begun => {
            let unit = acting.unit;
            play.tell(Event::Stopped { unit });
            end(play, unit);
        }
        Choice::Stop => {
            play.pop();
            pass(play, acting.unit);
        }
        _ => {
            play.pop();
        }
    }
}

/// X5.7: the targets of an action, or another action after all.
pub fn target_candidates(
    rules: &Company,
    state: &State,
    kind: Kind,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    if let Some(acting) = state.acting() {
        actions::targets(rules, state, acting, kind, scope, out);
    }
    if scope == Scope::All {
        out.push(Choice::Back);
    }
}

/// X5.7: whether an action may be aimed so.
pub fn check_target(rules: &Company, state: &State, kind: Kind, choice: Choice) -> Result<(), No> {
    match (choice, state.acting()) {
        (Choice::Act(action), Some(acting)) if action.kind() == kind => {
            actions::check(rules, state, acting, action)
        }
        (Choice::Back, _) => Ok(()),
        _ => Err(No::NotAsked),
    }
}

/// X5.7: the action is aimed, or it is another one after all.
pub fn aim<S: Sink<Company>>(play: &mut Play<'_, S>, choice: Choice) {
    match choice {
        Choice::Act(action) => play.push(Step::Declare { action }),
        _ => {
            play.pop();
        }
    }
}

/// X5.3: so many dice, or another action after all.
pub fn dice_candidates(state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let dice = state.acting().map_or(0, |acting| acting.dice);
    out.extend((1..=dice).map(Choice::Dice));
    if scope == Scope::All {
        out.push(Choice::Back);
    }
}

/// X5.3: whether so many dice are left.
pub fn check_dice(state: &State, choice: Choice) -> Result<(), No> {
    let left = state.acting().map_or(0, |acting| acting.dice);
    match choice {
        Choice::Dice(dice) if (1..=left).contains(&dice) => Ok(()),
        Choice::Back => Ok(()),
        _ => Err(No::NotAsked),
    }
}

/// X5.3: the dice are set: the action is declared, and a hidden unit is shown (X4.4).
pub fn declare<S: Sink<Company>>(play: &mut Play<'_, S>, action: Action, choice: Choice) {
    play.pop();
    let Choice::Dice(dice) = choice else { return };
    if matches!(play.state.top(), Step::Target { .. }) {
        play.pop();
    }
    let Some(acting) = play.state.acting_mut() else { return };
    let unit = acting.unit;
    acting.dice -= dice;
    acting.spent += dice;
    let hidden = acting.secret;
    let first = !acting.begun;
    acting.begun = true;
    let all = acting.dice + dice;
    play.state.success = false;
    if first {
        play.state.board.body_mut(unit).hammered = false;
    }
    play.show(unit);
    if first {
        let seat = play.state.seat(unit.side);
        play.tell(Event::ActionDice { seat, unit, dice: all, hidden });
    }
    play.push(Step::ActionDice { action, dice });
    play.tell(Event::Declared { unit, action, dice });
}

/// 28b: the action dice have fallen: one success is enough (S-02).
pub fn rolled<S: Sink<Company>>(play: &mut Play<'_, S>, action: Action, roll: &Roll) {
    let Some(acting) = play.state.acting().copied() else { return };
    let unit = acting.unit;
    let faces = actions::faces(play.rules, play.state, unit, action);
    let success = faces.count(&roll.0) > 0;
    play.pop();
    play.state.success = success;
    let (dice, needs) = (roll.0.clone(), faces.lowest());
    play.tell(Event::ActionRolled { unit, action, dice, needs, success });
    if success {
        actions::perform(play, unit, action);
    } else {
        fail(play, unit);
    }
}

/// 25: a failure closes the unit's turn; the first of its group is noted (X5.6).
fn fail<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    if let Some(group) = play.state.group_mut()
        && !group.failed
    {
        group.failed = true;
        play.state.failed.insert(unit.index);
    }
    play.tell(Event::Failed { unit });
    end(play, unit);
}

/// X5.2: a pass is a unit turn without morale test and actions.
pub fn pass<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    let Some(group) = play.state.group().copied() else { return };
    let (side, seat) = (unit.side, play.state.seat(unit.side));
    let hidden = side == Side::Communist && !play.state.board.seen.has(unit.index);
    play.state.board.body_mut(unit).hammered = false;
    finish(play, unit);
    let group = group.group;
    play.tell(Event::Passed { seat, side, group, unit: Some(unit), hidden });
}

/// The unit's turn is over: its step comes off.
fn end<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    while let Some(step) = play.pop() {
        if matches!(step, Step::Unit(_)) {
            break;
        }
    }
    finish(play, unit);
}

/// What the end of every unit turn brings: recovered caches (X4.6), the marker comes off (X5.5).
fn finish<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    if let Some(group) = play.state.group_mut() {
        group.left.remove(unit.index);
        group.untouched = false;
    }
    play.state.marked[unit.side as usize].remove(unit.index);
    caches::recover(play, unit);
}

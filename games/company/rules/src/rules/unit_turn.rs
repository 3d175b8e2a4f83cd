//! Chapter X5, the turn of one unit: morale, action dice, actions until it stops, fails or is out of dice.
//!
//! Until its first dice are rolled nobody else knows which unit was picked, because it may be hidden.

use kernel::flow::{Flow, Flows, StepRules};
use kernel::{Next, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::choice::{Action, Choice, Kind};
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Acting, Group, Morale, Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{Reveals, action_dice, actions, caches, morale};
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
        play.push(Step::Morale(Morale { dice: test }));
    }
}

impl StepRules<Company> for Acting {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        let (unit, dice) = (self.unit, self.dice);
        Next::ask(state.seat(unit.side), Prompt::Action { unit, dice })
    }

    /// Actions, stop, or another unit after all.
    fn candidates(&self, rules: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        if self.dice > 0 {
            actions::candidates(rules, state, self, out);
        }
        out.push(Choice::Stop);
        if scope == Scope::All && !self.begun {
            out.push(Choice::Back);
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        if self.dice > 0 {
            if let Choice::Kind(kind) = *choice
                && kind.has_target()
            {
                return actions::check_kind(rules, state, self, kind);
            }
            if let Choice::Act(action) = *choice
                && !action.kind().has_target()
            {
                return actions::check(rules, state, self, action);
            }
        }
        let ends = *choice == Choice::Stop || *choice == Choice::Back && !self.begun;
        if ends { Ok(()) } else { Err(No::NotAsked) }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`check` lets no other answer through")]
    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let unit = self.unit;
        match choice {
            Choice::Kind(kind) => play.push(Step::Target(Target { kind })),
            Choice::Act(action) => play.push(Step::Declare(Declare { action })),
            Choice::Stop if self.begun => {
                play.tell(Event::Stopped { unit });
                end(play, unit);
            }
            Choice::Stop => {
                play.pop();
                pass(play, unit);
            }
            Choice::Back => {
                play.pop();
            }
            _ => (),
        }
    }

    /// The turn ends when the unit is gone or out of dice. If others do not know how many dice it has, its
    /// owner says that it stops.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let there = play.state.board.is_alive(self.unit);
        if there && !self.over && (self.dice > 0 || self.secret) {
            return Flow::Waits;
        }
        end(play, self.unit);
        Flow::Goes
    }
}

/// X5.7: an action that still needs its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Target {
    /// Which.
    pub kind: Kind,
}

impl StepRules<Company> for Target {
    const LISTS_LEGAL: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        let Some(acting) = state.acting() else { return rules.end(state) };
        Next::ask(
            state.seat(acting.unit.side),
            Prompt::Target { unit: acting.unit, kind: self.kind },
        )
    }

    /// What it can be aimed at, or another action after all.
    fn candidates(&self, rules: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        if let Some(acting) = state.acting() {
            actions::targets(rules, state, acting, self.kind, scope, out);
        }
        if scope == Scope::All {
            out.push(Choice::Back);
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        if let (Choice::Act(action), Some(acting)) = (*choice, state.acting())
            && action.kind() == self.kind
        {
            return actions::check(rules, state, acting, action);
        }
        if *choice == Choice::Back { Ok(()) } else { Err(No::NotAsked) }
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Act(action) = choice {
            play.push(Step::Declare(Declare { action }));
        } else {
            play.pop();
        }
    }
}

/// X5.3: an action that still needs its number of dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Declare {
    /// Which, with its target.
    pub action: Action,
}

impl StepRules<Company> for Declare {
    const RESOLVES: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        let Some(acting) = state.acting() else { return rules.end(state) };
        let (unit, action, dice) = (acting.unit, self.action, acting.dice);
        let needs = actions::faces(rules, state, unit, action).lowest();
        Next::ask(state.seat(unit.side), Prompt::Dice { unit, action, dice, needs })
    }

    /// So many dice, or another action after all.
    fn candidates(&self, _: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let dice = state.acting().map_or(0, |acting| acting.dice);
        out.extend((1..=dice).map(Choice::Dice));
        if scope == Scope::All {
            out.push(Choice::Back);
        }
    }

    fn check(&self, _: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let left = state.acting().map_or(0, |acting| acting.dice);
        let is_left = matches!(choice, Choice::Dice(dice) if (1..=left).contains(dice));
        if is_left || *choice == Choice::Back { Ok(()) } else { Err(No::NotAsked) }
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        if let Choice::Dice(dice) = choice {
            declare(play, self.action, dice);
        }
    }
}

/// X5.3: the dice are set: the action is declared, and a hidden unit is shown (X4.4).
fn declare<S: Sink<Company>>(play: &mut Play<'_, S>, action: Action, dice: u8) {
    if matches!(play.state.top(), Step::Target(_)) {
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
    play.push(Step::ActionDice(ActionDice { action, dice }));
    play.tell(Event::Declared { unit, action, dice });
}

/// 28b: the action dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct ActionDice {
    /// What they are rolled for.
    pub action: Action,
    /// How many.
    pub(crate) dice: u8,
}

impl StepRules<Company> for ActionDice {
    const RESOLVES: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        let Some(Acting { unit, .. }) = state.acting().copied() else { return rules.end(state) };
        let (action, faces) = (self.action, actions::faces(rules, state, unit, self.action));
        Next::dice(Ask::Action { unit, action, needs: faces.lowest() }, faces.dice(self.dice))
    }

    /// One success is enough (S-02).
    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let Some(Acting { unit, .. }) = play.state.acting().copied() else { return };
        let (action, faces) =
            (self.action, actions::faces(play.rules, play.state, unit, self.action));
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
pub(crate) fn pass<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
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

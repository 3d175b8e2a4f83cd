//! Chapters 25, X5 and X6: player turns, groups, failed unit markers, the countdown.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::choice::Choice;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Group, Play, State, Step, check_listed};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{unit_turn, victory};
use crate::sets::{Unit, UnitSet};

/// X5: a player turn begins.
pub fn begin<S: Sink<Company>>(play: &mut Play<'_, S>, side: Side) {
    play.state.turn = play.state.turn.saturating_add(1);
    play.state.failed = UnitSet::NONE;
    if side == Side::Communist {
        play.state.board.away = UnitSet::NONE;
    }
    play.state.strikes = 0;
    play.state.casevacs = 0;
    play.state.interrogated = Default::default();
    let groups = play.rules.forces[side as usize].groups.len();
    play.push(Step::Turn(Turn { side, left: UnitSet::first_of(groups).bits() }));
    let turn = play.state.turn;
    play.tell(Event::TurnBegins { side, turn });
}

/// X5.1: a player turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Turn {
    /// Whose.
    pub side: Side,
    /// Groups not yet used, as bits.
    pub left: u16,
}

impl Turn {
    /// Groups of those left that still have units.
    fn groups(&self, rules: &Company, state: &State) -> UnitSet {
        let alive = state.board.alive(self.side);
        let mut groups = UnitSet::NONE;
        for group in UnitSet::from_bits(self.left).iter() {
            if !rules.charts.group(self.side, group).and(alive).is_empty() {
                groups.insert(group);
            }
        }
        groups
    }
}

impl StepRules<Company> for Turn {
    const IS_QUESTION: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(self.side), Prompt::Group { side: self.side })
    }

    fn candidates(&self, rules: &Company, state: &State, _: Scope, out: &mut Vec<Choice>) {
        let groups = self.groups(rules, state);
        out.extend(groups.iter().map(|group| Choice::Group(self.side, group)));
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Group(side, group) = *choice else { return Err(No::NotAsked) };
        let is_left = side == self.side && self.groups(rules, state).has(group);
        if is_left { Ok(()) } else { Err(No::NotAsked) }
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Group(_, group) = choice {
            act(play, self.side, self.left, group);
        }
    }

    /// Every group acts; the last one needs no question.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let groups = self.groups(play.rules, play.state);
        match (groups.len(), groups.first()) {
            (0, _) | (_, None) => {
                play.pop();
                end_turn(play, self.side);
                Flow::Goes
            }
            (1, Some(group)) => {
                act(play, self.side, self.left, group);
                Flow::Goes
            }
            (_, Some(_)) => Flow::Waits,
        }
    }
}

/// X5.1: a group acts.
pub fn act<S: Sink<Company>>(play: &mut Play<'_, S>, side: Side, left: u16, group: u8) {
    play.replace(Step::Turn(Turn { side, left: left & !(1 << group) }));
    let units = play.rules.charts.group(side, group).and(play.state.board.alive(side));
    play.push(Step::Group(Group { side, group, left: units, untouched: true, failed: false }));
    play.tell(Event::GroupActs { side, group });
}

impl StepRules<Company> for Group {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(self.side), Prompt::Unit { side: self.side, group: self.group })
    }

    /// X5.2: a unit acts or passes.
    fn candidates(&self, _: &Company, _: &State, _: Scope, out: &mut Vec<Choice>) {
        for index in self.left.iter() {
            let unit = Unit::new(self.side, index);
            out.push(Choice::Unit(unit));
            out.push(Choice::Pass(unit));
        }
    }

    fn check(&self, _: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let (Choice::Unit(unit) | Choice::Pass(unit)) = *choice else { return Err(No::NotAsked) };
        check_unit(state, self, unit)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`check` lets no other answer through")]
    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::Unit(unit) => unit_turn::begin(play, self, unit),
            Choice::Pass(unit) => unit_turn::pass(play, unit),
            _ => (),
        }
    }

    /// A group is done when all its units have had their turn.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let mut left = UnitSet::NONE;
        for index in self.left.iter() {
            if play.state.board.is_alive(Unit::new(self.side, index)) {
                left.insert(index);
            }
        }
        if left.is_empty() {
            play.pop();
            return Flow::Goes;
        }
        if left != self.left {
            play.replace(Step::Group(Group { left, ..*self }));
        }
        Flow::Waits
    }
}

/// X5.5: the unit with the failed unit marker may not lead its group, unless it is alone.
fn check_unit(state: &State, group: &Group, unit: Unit) -> Result<(), No> {
    if unit.side != group.side || !group.left.has(unit.index) {
        return Err(No::NotAsked);
    }
    let marked = state.marked[unit.side as usize];
    let others = group.left.minus(marked);
    if marked.has(unit.index) && group.untouched && !others.is_empty() {
        return Err(No::MayNotLead { unit });
    }
    Ok(())
}

/// 25.3 and 25.4: what comes after the last group.
fn end_turn<S: Sink<Company>>(play: &mut Play<'_, S>, side: Side) {
    play.push(Step::Markers(Markers { side }));
    play.push(Step::Countdown(Countdown { side }));
    if side == Side::WhiteStar {
        if play.state.board.alive(Side::Communist).is_empty() {
            play.push(Step::EarlyEnd);
        }
        if play.rules.switches.peasants_flee {
            play.push(Step::Flee);
        }
    }
}

/// X6.1: the countdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Countdown {
    /// Whose turn ends.
    pub side: Side,
}

impl StepRules<Company> for Countdown {
    const LISTS_LEGAL: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        if rules.switches.countdown_chosen {
            Next::ask(state.seat(self.side), Prompt::Countdown { left: state.counters })
        } else {
            Next::dice(Ask::Countdown, Request::ONE_DIE)
        }
    }

    /// S-04: the player picks.
    fn candidates(&self, rules: &Company, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(rules.components.tables.countdown_choices.map(Choice::Remove));
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_listed(self, rules, state, choice)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Remove(counters) = choice {
            remove(play, 0, counters);
        }
    }

    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let die = roll.first();
        let place = usize::from(die.clamp(1, 6) - 1);
        remove(play, die, play.rules.components.tables.countdown[place]);
    }
}

/// X6.1: counters go; with the last one the game ends.
fn remove<S: Sink<Company>>(play: &mut Play<'_, S>, die: u8, wanted: u8) {
    play.pop();
    let removed = wanted.min(play.state.counters);
    play.state.counters -= removed;
    let left = play.state.counters;
    play.tell(Event::Countdown { die, removed, left });
    if left == 0 {
        victory::begin(play);
    }
}

/// X6.2: White Star may end the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EarlyEnd;

impl StepRules<Company> for EarlyEnd {
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(Side::WhiteStar), Prompt::EarlyEnd)
    }

    fn candidates(&self, _: &Company, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend([Choice::End, Choice::GoOn]);
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_listed(self, rules, state, choice)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        if choice == Choice::End {
            play.tell(Event::EndedEarly);
            victory::begin(play);
        }
    }
}

/// X5.6: failed unit markers; then the other side's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Markers {
    /// Whose turn it was.
    pub side: Side,
}

impl StepRules<Company> for Markers {
    /// The first unit of each group that failed gets its marker.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        play.pop();
        for index in play.state.failed.iter() {
            let unit = Unit::new(self.side, index);
            if play.state.board.is_alive(unit) {
                play.state.marked[self.side as usize].insert(index);
                play.tell(Event::FailedMarker { unit });
            }
        }
        play.state.failed = UnitSet::NONE;
        begin(play, self.side.enemy());
        Flow::Goes
    }
}

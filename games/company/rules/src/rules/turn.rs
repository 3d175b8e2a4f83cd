//! Chapters 25, X5 and X6: player turns, groups, failed unit markers, the countdown.

use kernel::{Roll, Sink};

use crate::Company;
use crate::choice::Choice;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Flow, Group, Play, State, Step};
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
    play.push(Step::Turn { side, left: UnitSet::first_of(groups).0 });
    let turn = play.state.turn;
    play.tell(Event::TurnBegins { side, turn });
}

/// Groups of those left that still have units.
pub fn groups_left(rules: &Company, state: &State, side: Side, left: u16) -> UnitSet {
    let alive = state.board.alive(side);
    let mut groups = UnitSet::NONE;
    for group in UnitSet(left).iter() {
        if !rules.charts.group(side, group).and(alive).is_empty() {
            groups.insert(group);
        }
    }
    groups
}

/// X5.1: every group acts; the last one needs no question.
pub fn run_turn<S: Sink<Company>>(play: &mut Play<'_, S>, side: Side, left: u16) -> Flow {
    let groups = groups_left(play.rules, play.state, side, left);
    match (groups.len(), groups.first()) {
        (0, _) | (_, None) => {
            play.pop();
            end_turn(play, side);
            Flow::Goes
        }
        (1, Some(group)) => {
            act(play, side, left, group);
            Flow::Goes
        }
        _ => Flow::Waits,
    }
}

/// X5.1: the answers.
pub fn group_candidates(rules: &Company, state: &State, out: &mut Vec<Choice>) {
    if let Step::Turn { side, left } = *state.top() {
        let groups = groups_left(rules, state, side, left);
        out.extend(groups.iter().map(|group| Choice::Group(side, group)));
    }
}

/// X5.1: whether a group may act.
pub fn check_group(rules: &Company, state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::Turn { side, left }, Choice::Group(whose, group))
            if *side == whose && groups_left(rules, state, *side, *left).has(group) =>
        {
            Ok(())
        }
        _ => Err(No::NotAsked),
    }
}

/// X5.1: a group acts.
pub fn act<S: Sink<Company>>(play: &mut Play<'_, S>, side: Side, left: u16, group: u8) {
    play.replace(Step::Turn { side, left: left & !(1 << group) });
    let units = play.rules.charts.group(side, group).and(play.state.board.alive(side));
    play.push(Step::Group(Group { side, group, left: units, untouched: true, failed: false }));
    play.tell(Event::GroupActs { side, group });
}

/// A group is done when all its units have had their turn.
pub fn run_group<S: Sink<Company>>(play: &mut Play<'_, S>, mut group: Group) -> Flow {
    let mut left = UnitSet::NONE;
    for index in group.left.iter() {
        if play.state.board.is_alive(Unit::new(group.side, index)) {
            left.insert(index);
        }
    }
    if left.is_empty() {
        play.pop();
        return Flow::Goes;
    }
    if left != group.left {
        group.left = left;
        play.replace(Step::Group(group));
    }
    Flow::Waits
}

/// X5.2: the answers: a unit acts or passes.
pub fn unit_candidates(group: &Group, out: &mut Vec<Choice>) {
    for index in group.left.iter() {
        let unit = Unit::new(group.side, index);
        out.push(Choice::Unit(unit));
        out.push(Choice::Pass(unit));
    }
}

/// X5.5: the unit with the failed unit marker may not lead its group, unless it is alone.
pub fn check_unit(state: &State, group: &Group, unit: Unit) -> Result<(), No> {
    if unit.side != group.side || !group.left.has(unit.index) {
        return Err(No::NotAsked);
    }
    let marked = state.marked[unit.side as usize].has(unit.index);
    if marked && group.untouched && group.left.len() > 1 {
        return Err(No::MayNotLead { unit });
    }
    Ok(())
}

/// X5.2: a unit acts or passes.
pub fn apply_unit<S: Sink<Company>>(play: &mut Play<'_, S>, group: &Group, choice: Choice) {
    match choice {
        Choice::Unit(unit) => unit_turn::begin(play, group, unit),
        Choice::Pass(unit) => unit_turn::pass(play, unit),
        _ => (),
    }
}

/// 25.3 and 25.4: what comes after the last group.
fn end_turn<S: Sink<Company>>(play: &mut Play<'_, S>, side: Side) {
    play.push(Step::Markers { side });
    play.push(Step::Countdown { side });
    if side == Side::WhiteStar {
        if play.state.board.alive(Side::Communist).is_empty() {
            play.push(Step::EarlyEnd);
        }
        if play.rules.switches.peasants_flee {
            play.push(Step::Flee);
        }
    }
}

/// X6.1: the die has fallen.
pub fn countdown_rolled<S: Sink<Company>>(play: &mut Play<'_, S>, roll: &Roll) {
    let die = roll.first();
    let place = usize::from(die.clamp(1, 6) - 1);
    remove(play, die, play.rules.components.tables.countdown[place]);
}

/// S-04: the player has picked.
pub fn countdown_chosen<S: Sink<Company>>(play: &mut Play<'_, S>, removed: u8) {
    remove(play, 0, removed);
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

/// X6.2: White Star ends the game or goes on.
pub fn early_end<S: Sink<Company>>(play: &mut Play<'_, S>, choice: Choice) {
    play.pop();
    if choice == Choice::End {
        play.tell(Event::EndedEarly);
        victory::begin(play);
    }
}

/// X5.6: the first unit of each group that failed gets its marker; the other side is next.
pub fn run_markers<S: Sink<Company>>(play: &mut Play<'_, S>, side: Side) -> Flow {
    play.pop();
    for index in play.state.failed.iter() {
        let unit = Unit::new(side, index);
        if play.state.board.is_alive(unit) {
            play.state.marked[side as usize].insert(index);
            play.tell(Event::FailedMarker { unit });
        }
    }
    play.state.failed = UnitSet::NONE;
    begin(play, side.enemy());
    Flow::Goes
}

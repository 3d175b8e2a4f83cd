//! Chapter 14, peasants, with 33d (a double 1) and X8.5 (they flee).

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::choice::Choice;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Play, Shot, ShotStage, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::{Square, SquareSet};

/// 33d: so many dice of a shooting that show 1 endanger a peasant.
pub(crate) const ENDANGERING_ONES: u8 = 2;

/// 33d: the squares of which a peasant is hit: the target's, else those in proximity (S-15).
pub(crate) fn in_danger(rules: &Company, state: &State, square: Square) -> SquareSet {
    let peopled = state.board.peopled();
    if peopled.has(square) {
        SquareSet::one(square)
    } else {
        rules.charts.near(square).and(peopled)
    }
}

/// 33d: a double 1 endangers one peasant.
pub(crate) fn endanger<S: Sink<Company>>(play: &mut Play<'_, S>, shot: Shot) {
    let squares = in_danger(play.rules, play.state, shot.square);
    match (squares.len(), squares.first()) {
        (1, Some(square)) => hit(play, square),
        (0, _) | (_, None) => (),
        _ => play.push(Step::PickPeasant(PickPeasant { near: shot.square })),
    }
}

/// A peasant is hit: the shot below waits for its save, or it dies at once (S-14).
fn hit<S: Sink<Company>>(play: &mut Play<'_, S>, square: Square) {
    play.tell(Event::PeasantHit { square });
    let Some(Step::Shot(shot)) = play.state.steps.last_mut() else { return };
    let by = shot.from.side;
    if play.rules.switches.peasant_saves {
        shot.stage = ShotStage::PeasantSave { square };
    } else {
        die(play, square, by);
    }
}

/// 14b: the save has fallen.
pub(crate) fn save_rolled<S: Sink<Company>>(
    play: &mut Play<'_, S>,
    square: Square,
    by: Side,
    face: u8,
) {
    let saved = play.rules.components.tables.peasant_save.has(face);
    play.tell(Event::PeasantSaved { square, die: face, saved });
    if !saved {
        die(play, square, by);
    }
}

/// 14b: a peasant is killed by a side.
pub(crate) fn die<S: Sink<Company>>(play: &mut Play<'_, S>, square: Square, by: Side) {
    play.state.board.take_peasant(square);
    let count = &mut play.state.tally.peasants[by as usize];
    *count = count.saturating_add(1);
    play.tell(Event::PeasantDied { square, by });
}

/// 33d: the Communist picks a peasant. The question is always a real one: it is put only with two squares or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct PickPeasant {
    /// Near this square.
    pub(crate) near: Square,
}

impl StepRules<Company> for PickPeasant {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(Side::Communist), Prompt::PickPeasant { square: self.near })
    }

    fn candidates(&self, rules: &Company, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(in_danger(rules, state, self.near).iter().map(Choice::Peasant));
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Peasant(square) = *choice else { return Err(No::NotAsked) };
        if in_danger(rules, state, self.near).has(square) { Ok(()) } else { Err(No::NotAsked) }
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Peasant(square) = choice {
            play.pop();
            hit(play, square);
        }
    }

    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        if in_danger(play.rules, play.state, self.near).is_empty() {
            play.pop();
            return Flow::Goes;
        }
        Flow::Waits
    }
}

/// X8.5: a peasant may flee.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flee;

impl StepRules<Company> for Flee {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(Side::Communist), Prompt::Flee)
    }

    fn candidates(&self, rules: &Company, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Stay);
        for from in state.board.peopled().iter() {
            out.extend(rules.charts.near(from).iter().map(|to| Choice::Flee(from, to)));
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        if *choice == Choice::Stay {
            return Ok(());
        }
        let Choice::Flee(from, to) = *choice else { return Err(No::NotAsked) };
        check_flee(rules, state, from, to)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        if let Choice::Flee(from, to) = choice {
            play.state.board.take_peasant(from);
            play.state.board.add_peasant(to);
            play.tell(Event::PeasantFled { from, to });
        }
    }

    /// The question is put when a peasant could flee at all.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        if play.state.board.peopled().is_empty() {
            play.pop();
            return Flow::Goes;
        }
        Flow::Waits
    }
}

/// X8.5: whether a peasant may flee there.
fn check_flee(rules: &Company, state: &State, from: Square, to: Square) -> Result<(), No> {
    if !state.board.peopled().has(from) || !rules.charts.near(from).has(to) {
        return Err(No::NotAsked);
    }
    if state.board.occupied(Side::WhiteStar).has(to) {
        return Err(No::FleesIntoEnemy { square: to });
    }
    let most = rules.components.tables.peasants_in_square;
    if state.board.peasants.get(to) >= most {
        return Err(No::FleesIntoCrowd { square: to, most });
    }
    Ok(())
}

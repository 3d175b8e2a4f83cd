//! Chapter 14, peasants, with 33d (a double 1) and X8.5 (they flee).

use kernel::Sink;

use crate::Company;
use crate::choice::Choice;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Flow, Play, Shot, ShotStage, State, Step};
use crate::refusal::No;
use crate::sets::{Square, SquareSet};

/// 33d: the squares of which a peasant is hit: the target's, else those in proximity (S-15).
pub fn in_danger(rules: &Company, state: &State, square: Square) -> SquareSet {
    let peopled = state.board.peopled();
    if peopled.has(square) {
        SquareSet::one(square)
    } else {
        rules.charts.near(square).and(peopled)
    }
}

/// 33d: a double 1 endangers one peasant.
pub fn endanger<S: Sink<Company>>(play: &mut Play<'_, S>, shot: Shot) {
    let squares = in_danger(play.rules, play.state, shot.square);
    match (squares.len(), squares.first()) {
        (1, Some(square)) => hit(play, square),
        (0, _) | (_, None) => (),
        _ => play.push(Step::PickPeasant { near: shot.square }),
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
pub fn save_rolled<S: Sink<Company>>(play: &mut Play<'_, S>, square: Square, by: Side, face: u8) {
    let saved = play.rules.components.tables.peasant_save.has(face);
    play.tell(Event::PeasantSaved { square, die: face, saved });
    if !saved {
        die(play, square, by);
    }
}

/// 14b: a peasant is killed by a side.
pub fn die<S: Sink<Company>>(play: &mut Play<'_, S>, square: Square, by: Side) {
    play.state.board.take_peasant(square);
    play.state.tally.peasants[by as usize] += 1;
    play.tell(Event::PeasantDied { square, by });
}

/// The question is always a real one: it is put only with two squares or more.
pub fn run_pick<S: Sink<Company>>(play: &mut Play<'_, S>, near: Square) -> Flow {
    if in_danger(play.rules, play.state, near).is_empty() {
        play.pop();
        return Flow::Goes;
    }
    Flow::Waits
}

/// 33d: the answers.
pub fn pick_candidates(rules: &Company, state: &State, near: Square, out: &mut Vec<Choice>) {
    out.extend(in_danger(rules, state, near).iter().map(Choice::Peasant));
}

/// 33d: whether the peasant can be picked.
pub fn check_pick(rules: &Company, state: &State, near: Square, square: Square) -> Result<(), No> {
    if in_danger(rules, state, near).has(square) { Ok(()) } else { Err(No::NotAsked) }
}

/// 33d: the Communist has picked.
pub fn pick<S: Sink<Company>>(play: &mut Play<'_, S>, square: Square) {
    play.pop();
    hit(play, square);
}

/// X8.5: the question is put when a peasant could flee at all.
pub fn run_flee<S: Sink<Company>>(play: &mut Play<'_, S>) -> Flow {
    if play.state.board.peopled().is_empty() {
        play.pop();
        return Flow::Goes;
    }
    Flow::Waits
}

/// X8.5: the answers.
pub fn flee_candidates(rules: &Company, state: &State, out: &mut Vec<Choice>) {
    out.push(Choice::Stay);
    for from in state.board.peopled().iter() {
        out.extend(rules.charts.near(from).iter().map(|to| Choice::Flee(from, to)));
    }
}

/// X8.5: whether a peasant may flee there.
pub fn check_flee(rules: &Company, state: &State, from: Square, to: Square) -> Result<(), No> {
    if !state.board.peopled().has(from) || !rules.charts.near(from).has(to) {
        return Err(No::NotAsked);
    }
    if state.board.occupied(Side::WhiteStar).has(to) {
        return Err(No::EnemyThere { square: to });
    }
    let most = rules.components.tables.peasants_in_square;
    if state.board.peasants.get(to) >= most {
        return Err(No::PeasantsFull { square: to, most });
    }
    Ok(())
}

/// X8.5: a peasant has fled, or none.
pub fn flee<S: Sink<Company>>(play: &mut Play<'_, S>, choice: Choice) {
    play.pop();
    if let Choice::Flee(from, to) = choice {
        play.state.board.take_peasant(from);
        play.state.board.add_peasant(to);
        play.tell(Event::PeasantFled { from, to });
    }
}

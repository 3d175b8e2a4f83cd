//! Chapter 31b, fall back: three squares are offered, the higher die chooses.

use kernel::{Roll, Scope, Sink};

use crate::Company;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{FallBack, FallBackStage, Flow, Play, State, Step};
use crate::generator::command_distance;
use crate::refusal::No;
use crate::rules::{losses, movement};
use crate::sets::{Square, SquareSet, Unit};

/// S-25: the squares a unit may offer. Hidden enemies are not known to White Star (S-68).
pub fn squares(rules: &Company, state: &State, unit: Unit) -> SquareSet {
    let free = |square: &Square| movement::check_free(rules, state, unit, *square).is_ok();
    around(rules, state, unit).iter().filter(free).collect()
}

/// The squares at the distance of a fall back.
fn around(rules: &Company, state: &State, unit: Unit) -> SquareSet {
    let Some(from) = state.board.square(unit) else { return SquareSet::NONE };
    let most = rules.components.tables.assault.distance;
    Square::all().filter(|to| (1..=most).contains(&command_distance(from, *to))).collect()
}

fn offered(fall_back: &FallBack) -> SquareSet {
    fall_back.offered.iter().copied().collect()
}

/// Goes on once enough squares are offered; a single one is taken, with none the unit is wiped out.
pub fn run<S: Sink<Company>>(play: &mut Play<'_, S>) -> Flow {
    let Step::FallBack(fall_back) = play.state.top().clone() else { return Flow::Waits };
    if fall_back.stage != FallBackStage::Offer {
        return Flow::Waits;
    }
    let unit = fall_back.unit;
    let legal = squares(play.rules, play.state, unit);
    if legal.len() < play.rules.components.tables.assault.offered {
        show_own(play, unit);
    }
    let wanted = legal.len().min(play.rules.components.tables.assault.offered);
    match (wanted, legal.first()) {
        (0, _) | (_, None) => {
            play.pop();
            play.tell(Event::NoWayOut { unit });
            if let Some(square) = play.state.board.square(unit) {
                die_where_it_stands(play, unit, square);
            }
            Flow::Goes
        }
        (1, Some(only)) => {
            // S-68: even a single square may hold a hidden unit.
            if reveal(play, unit, only) {
                return Flow::Goes;
            }
            play.pop();
            go(play, unit, only);
            Flow::Goes
        }
        _ if fall_back.offered.len() < usize::from(wanted) => Flow::Waits,
        _ => {
            set_stage(play, FallBackStage::Dice);
            Flow::Goes
        }
    }
}

/// 31b: with nowhere to go the unit is wiped out: its bases are casualties, its vehicles lost.
fn die_where_it_stands<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, square: Square) {
    let strength = play.state.board.body(unit).strength;
    losses::lose(play, unit, strength);
    debug_assert!(!play.state.board.is_in(unit, SquareSet::one(square)), "all bases are gone");
}

fn set_stage<S: Sink<Company>>(play: &mut Play<'_, S>, stage: FallBackStage) {
    if let Some(Step::FallBack(fall_back)) = play.state.steps.last_mut() {
        fall_back.stage = stage;
    }
}

/// S-68: a hidden unit in a square that White Star offers is shown. Says whether there was one.
fn reveal<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, square: Square) -> bool {
    if unit.side == Side::Communist {
        return false;
    }
    let one = SquareSet::one(square);
    play.show_in(one);
    play.state.board.close(one);
    play.state.board.occupied(Side::Communist).has(square)
}

/// S-76: with fewer squares to offer than it takes, the hidden units that are in the way are shown: White Star
/// could count them.
fn show_own<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    if unit.side == Side::Communist {
        let free = |square: &Square| !play.state.board.occupied(Side::WhiteStar).has(*square);
        let near: SquareSet = around(play.rules, play.state, unit).iter().filter(free).collect();
        let vehicle = play.rules.charts.stats(unit).is_vehicle();
        let hidden = play.state.board.hidden.iter().map(|index| Unit::new(Side::Communist, index));
        let kin = hidden.filter(|other| play.rules.charts.stats(*other).is_vehicle() == vehicle);
        for other in kin.collect::<Vec<_>>() {
            if play.state.board.is_in(other, near) {
                play.show(other);
            }
        }
    }
}

/// Who is asked.
pub fn asked(fall_back: &FallBack) -> Side {
    match fall_back.stage {
        FallBackStage::Offer | FallBackStage::Dice => fall_back.unit.side,
        FallBackStage::Pick { chooser } => chooser,
    }
}

/// The answers. Canonical ones come in ascending order, so that each set of squares comes up once.
pub fn candidates(
    rules: &Company,
    state: &State,
    fall_back: &FallBack,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    if let FallBackStage::Pick { .. } = fall_back.stage {
        return out.extend(fall_back.offered.iter().copied().map(Choice::Take));
    }
    if scope == Scope::All {
        let around = around(rules, state, fall_back.unit).minus(offered(fall_back));
        return out.extend(around.iter().map(Choice::Offer));
    }
    let open = squares(rules, state, fall_back.unit).minus(offered(fall_back));
    let wanted = rules.components.tables.assault.offered;
    let missing = usize::from(wanted).saturating_sub(fall_back.offered.len()).max(1);
    let floor = fall_back.offered.iter().max().copied();
    let above: SquareSet = open.iter().filter(|square| Some(*square) > floor).collect();
    let enough = usize::from(above.len()).saturating_sub(missing - 1);
    if enough > 0 {
        out.extend(above.iter().take(enough).map(Choice::Offer));
    } else {
        // Squares were offered in another order, or one of them held a hidden unit.
        out.extend(open.iter().map(Choice::Offer));
    }
}

/// Whether an answer is legal.
pub fn check(
    rules: &Company,
    state: &State,
    fall_back: &FallBack,
    choice: Choice,
) -> Result<(), No> {
    match (fall_back.stage, choice) {
        (FallBackStage::Offer, Choice::Offer(square)) => {
            let around = around(rules, state, fall_back.unit).minus(offered(fall_back));
            if !around.has(square) {
                return Err(No::NotAsked);
            }
            movement::check_free(rules, state, fall_back.unit, square)
        }
        (FallBackStage::Pick { .. }, Choice::Take(square)) => {
            if fall_back.offered.contains(&square) { Ok(()) } else { Err(No::NotAsked) }
        }
        _ => Err(No::NotAsked),
    }
}

/// Carries an answer out.
pub fn apply<S: Sink<Company>>(play: &mut Play<'_, S>, choice: Choice) {
    let Step::FallBack(fall_back) = play.state.top().clone() else { return };
    let unit = fall_back.unit;
    match choice {
        Choice::Offer(square) => {
            if reveal(play, unit, square) {
                return;
            }
            if let Some(Step::FallBack(fall_back)) = play.state.steps.last_mut() {
                fall_back.offered.push(square);
                fall_back.offered.sort_unstable();
            }
            play.tell(Event::Offered { unit, square });
        }
        Choice::Take(square) => {
            play.pop();
            go(play, unit, square);
        }
        _ => (),
    }
}

/// The dice have fallen, White Star's first; ties are rolled again.
pub fn rolled<S: Sink<Company>>(play: &mut Play<'_, S>, roll: &Roll) {
    let [white_star, communist] = [0, 1].map(|place| roll.0.get(place).copied().unwrap_or(0));
    let chooser = match white_star.cmp(&communist) {
        std::cmp::Ordering::Greater => Some(Side::WhiteStar),
        std::cmp::Ordering::Less => Some(Side::Communist),
        std::cmp::Ordering::Equal => None,
    };
    if let Some(chooser) = chooser {
        set_stage(play, FallBackStage::Pick { chooser });
    }
    play.tell(Event::FallBackRolled { white_star, communist });
}

/// The unit is in its new square; it gets up if it was down.
fn go<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, to: Square) {
    let Some(from) = play.state.board.square(unit) else { return };
    play.state.board.put(play.rules, unit, Place::on(to));
    play.state.board.body_mut(unit).down = false;
    play.tell(Event::FellBack { unit, from, to });
    movement::arrive(play, unit, to);
}

//! Chapters 28f, X4.3 and 26: a search names a marker of the ring, dice deviate it, the marker is taken.

use kernel::{Roll, Scope, Sink};

use crate::Company;
use crate::board::Place;
use crate::choice::{Choice, Direction};
use crate::components::{Marker, Side};
use crate::event::Event;
use crate::flow::{Flow, Play, Search, ShotKind, State, Step};
use crate::refusal::No;
use crate::rules::{caches, set_up, shooting};
use crate::sets::{COLUMNS, SquareSet, Unit};

/// 28f: whether a unit may search.
pub fn check(rules: &Company, state: &State, unit: Unit) -> Result<(), No> {
    if unit.side != Side::WhiteStar {
        return Err(No::WhiteStarOnly);
    }
    let Some(square) = state.board.square(unit) else { return Err(No::OffTable) };
    if !rules.charts.villages.has(square) {
        return Err(No::NoVillage { square });
    }
    if state.board.searched.has(square) {
        return Err(No::Searched { square });
    }
    if state.ring.is_empty() {
        return Err(No::RingEmpty);
    }
    caches::check_hands(rules, state, unit)
}

/// X4.3: the answers to which marker.
pub fn name_candidates(state: &State, out: &mut Vec<Choice>) {
    out.extend((0..state.ring.len() as u8).map(Choice::Marker));
}

/// X4.3 step 1: a marker is named.
pub fn name<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, named: u8) {
    play.replace(Step::Deviation(Search::Marker { unit, named, token_used: false }));
    play.tell(Event::MarkerNamed { unit, place: named });
}

/// 26: who wins the deviation roll, and by how much.
pub fn deviation(rules: &Company, white_star: u8, communist: u8) -> (Option<Side>, u8) {
    let communist = communist + rules.components.tables.deviation_bonus;
    let difference = white_star.abs_diff(communist);
    let winner = match white_star.cmp(&communist) {
        std::cmp::Ordering::Greater => Some(Side::WhiteStar),
        std::cmp::Ordering::Less => Some(Side::Communist),
        std::cmp::Ordering::Equal => None,
    };
    (winner, difference)
}

/// 26: the dice have fallen, White Star's first.
pub fn rolled<S: Sink<Company>>(play: &mut Play<'_, S>, search: Search, roll: &Roll) {
    let [white_star, communist] = [0, 1].map(|place| roll.0.get(place).copied().unwrap_or(1));
    let (winner, difference) = deviation(play.rules, white_star, communist);
    play.pop();
    play.tell(Event::DeviationRolled { white_star, communist, difference });
    match winner {
        Some(winner) => play.push(Step::Shift { search, winner, difference }),
        None => settle(play, search, stays_at(play.state, search)),
    }
}

/// Where a thing is that is not shifted: the marker named, or the column.
fn stays_at(state: &State, search: Search) -> u8 {
    match search {
        Search::Landing => state.column,
        Search::Marker { named, .. } => named,
    }
}

/// 26: the marker a shift ends on, counting round the ring.
pub fn ring_place(size: u8, named: u8, difference: u8, choice: Choice) -> u8 {
    let size = u16::from(size.max(1));
    let (named, difference) = (u16::from(named), u16::from(difference) % size);
    let place = match choice {
        Choice::Clockwise => named + difference,
        Choice::Anticlockwise => named + size - difference,
        _ => named,
    };
    (place % size) as u8
}

/// How much White Star wants a marker: what a cache is worth to him and would be to the Communist, and no
/// ambush.
pub const fn worth(marker: Marker) -> u8 {
    match marker {
        Marker::Number1 => 4,
        Marker::High => 3,
        Marker::Low => 2,
        Marker::Blank => 1,
        Marker::Ambush => 0,
    }
}

/// S-61: the column a shift ends on, if it is on the table.
pub fn column_place(column: u8, difference: u8, direction: Direction) -> Option<u8> {
    match direction {
        Direction::East => column.checked_add(difference).filter(|column| *column < COLUMNS),
        Direction::West => column.checked_sub(difference),
        Direction::North | Direction::South => None,
    }
}

/// 26: the answers: the whole deviation, either way, or none.
pub fn shift_candidates(search: Search, out: &mut Vec<Choice>) {
    match search {
        Search::Landing => {
            out.extend([Direction::East, Direction::West].map(Choice::Column));
            out.push(Choice::Stay);
        }
        Search::Marker { .. } => {
            out.extend([Choice::Clockwise, Choice::Anticlockwise, Choice::Stay]);
        }
    }
}

/// 26: whether an answer is legal.
pub fn check_shift(
    state: &State,
    search: Search,
    difference: u8,
    choice: Choice,
) -> Result<(), No> {
    match (search, choice) {
        (_, Choice::Stay) => Ok(()),
        (Search::Marker { .. }, Choice::Clockwise | Choice::Anticlockwise) => Ok(()),
        (Search::Landing, Choice::Column(direction)) => {
            match column_place(state.column, difference, direction) {
                Some(_) => Ok(()),
                None => Err(No::BeyondTable { difference }),
            }
        }
        _ => Err(No::NotAsked),
    }
}

/// 26: the winner has shifted or not.
pub fn shift<S: Sink<Company>>(
    play: &mut Play<'_, S>,
    search: Search,
    winner: Side,
    difference: u8,
    choice: Choice,
) {
    play.pop();
    let place = match (search, choice) {
        (Search::Marker { named, .. }, _) => {
            ring_place(play.state.ring.len() as u8, named, difference, choice)
        }
        (Search::Landing, Choice::Column(direction)) => {
            column_place(play.state.column, difference, direction).unwrap_or(play.state.column)
        }
        (Search::Landing, _) => play.state.column,
    };
    if matches!(search, Search::Marker { .. }) {
        play.tell(Event::Shifted { by: winner, place });
    }
    settle(play, search, place);
}

/// The deviation stands, unless a token is spent on it.
fn settle<S: Sink<Company>>(play: &mut Play<'_, S>, search: Search, place: u8) {
    match search {
        Search::Landing => set_up::land(play, place),
        Search::Marker { token_used: false, .. } if play.state.token => {
            play.push(Step::Token { search, marker: place });
        }
        Search::Marker { unit, .. } => take(play, unit, place),
    }
}

/// X4.3 step 3: the token is spent or kept.
pub fn token<S: Sink<Company>>(play: &mut Play<'_, S>, search: Search, marker: u8, choice: Choice) {
    play.pop();
    let Search::Marker { unit, named, .. } = search else { return };
    if choice == Choice::Spend {
        play.state.token = false;
        play.push(Step::Deviation(Search::Marker { unit, named, token_used: true }));
        play.tell(Event::TokenSpent);
    } else {
        take(play, unit, marker);
    }
}

/// X4.3 steps 4 and 5: the marker comes off the ring; the square is searched.
fn take<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, place: u8) {
    let Some(marker) = play.state.ring.get(usize::from(place)).copied() else { return };
    play.state.ring.remove(usize::from(place));
    if let Some(square) = play.state.board.square(unit) {
        play.state.board.searched.insert(square);
    }
    if let Some(cache) = marker.cache() {
        caches::carry(play, unit, cache);
    }
    let hidden = play.rules.switches.hidden_loop;
    play.tell(Event::MarkerTaken { unit, place, marker, hidden });
    if marker == Marker::Ambush {
        play.push(Step::Ambush { unit });
    }
}

/// X4.3: the squares an ambush may come from.
pub fn ambush_squares(rules: &Company, state: &State, unit: Unit) -> SquareSet {
    let Some(square) = state.board.square(unit) else { return SquareSet::NONE };
    let taken = state.board.occupied(Side::WhiteStar).or(state.board.occupied(Side::Communist));
    rules.charts.near(square).minus(taken)
}

/// X4.3: the Communist is asked whenever a unit waits and a square is free. Which units wait is hidden,
/// so it does not matter whether one of them is foot. Who has just disappeared is known (S-77).
pub fn run_ambush<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) -> Flow {
    let board = &play.state.board;
    let waits = !board.off_table(Side::Communist).minus(board.away).is_empty();
    if waits && !ambush_squares(play.rules, play.state, unit).is_empty() {
        return Flow::Waits;
    }
    play.pop();
    play.tell(Event::NoAmbush);
    Flow::Goes
}

/// X4.3: the answers: who ambushes, or nobody.
pub fn ambush_candidates(state: &State, out: &mut Vec<Choice>) {
    let waiting = state.board.off_table(Side::Communist);
    out.extend(waiting.iter().map(|index| Choice::Ambusher(Unit::new(Side::Communist, index))));
    out.push(Choice::NoAmbush);
}

/// X4.3: whether a unit may ambush.
pub fn check_ambusher(rules: &Company, state: &State, ambusher: Unit) -> Result<(), No> {
    let waits = state.board.off_table(Side::Communist).has(ambusher.index);
    if ambusher.side != Side::Communist || !waits {
        return Err(No::NotAsked);
    }
    if state.board.away.has(ambusher.index) {
        return Err(No::JustLeft { unit: ambusher });
    }
    if rules.charts.stats(ambusher).is_vehicle() { Err(No::FootOnly) } else { Ok(()) }
}

/// X4.3: the squares around the searching unit, or another unit after all.
pub fn from_candidates(
    rules: &Company,
    state: &State,
    [unit, ambusher]: [Unit; 2],
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let squares = match (scope, state.board.square(unit)) {
        (Scope::All, Some(square)) => rules.charts.near(square),
        _ => ambush_squares(rules, state, unit),
    };
    out.extend(squares.iter().map(|square| Choice::Ambush(ambusher, square)));
    if scope == Scope::All {
        out.push(Choice::Back);
    }
}

/// X4.3: whether a unit may ambush from a square.
pub fn check_from(
    rules: &Company,
    state: &State,
    [unit, ambusher]: [Unit; 2],
    choice: Choice,
) -> Result<(), No> {
    let near = state.board.square(unit).map_or(SquareSet::NONE, |square| rules.charts.near(square));
    match choice {
        Choice::Back => Ok(()),
        Choice::Ambush(by, square) if by == ambusher && near.has(square) => {
            if ambush_squares(rules, state, unit).has(square) {
                Ok(())
            } else {
                Err(No::AmbushSquare { square })
            }
        }
        _ => Err(No::NotAsked),
    }
}

/// X4.3: who ambushes is said to nobody until the square is named too.
pub fn ambush<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, choice: Choice) {
    if let Choice::Ambusher(ambusher) = choice {
        return play.push(Step::AmbushFrom { unit, ambusher });
    }
    play.pop();
    play.tell(Event::NoAmbush);
}

/// X4.3: an ambush: one shot, and the searcher's turn ends. That is no fail.
pub fn ambush_from<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, choice: Choice) {
    play.pop();
    let Choice::Ambush(ambusher, square) = choice else { return };
    play.pop();
    play.show(ambusher);
    play.state.board.put(play.rules, ambusher, Place::on(square));
    if let Some(acting) = play.state.acting_mut() {
        acting.over = true;
    }
    play.tell(Event::Ambushed { unit: ambusher, square });
    shooting::begin(play, ambusher, unit, ShotKind::Ambush);
}

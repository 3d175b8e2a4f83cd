//! Chapters 28f, X4.3 and 26: a search names a marker of the ring, dice deviate it, the marker is taken.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::board::Place;
use crate::choice::{Choice, Direction};
use crate::components::{Marker, Side};
use crate::event::Event;
use crate::flow::{Play, Search, ShotKind, State, Step, TWO_DICE, check_listed};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{Reveals, caches, set_up, shooting};
use crate::sets::{COLUMNS, SquareSet, Unit};

/// 28f: whether a unit may search.
pub(crate) fn check(rules: &Company, state: &State, unit: Unit) -> Result<(), No> {
    if unit.side != Side::WhiteStar {
        return Err(No::WhiteStarOnly);
    }
    let Some(square) = state.board.square(unit) else { return Err(No::OffTable) };
    if !rules.charts.villages.has(square) {
        return Err(No::Village { square });
    }
    if state.board.searched.has(square) {
        return Err(No::Searched { square });
    }
    if state.ring.is_empty() {
        return Err(No::RingEmpty);
    }
    caches::check_hands(rules, state, unit)
}

/// X4.3 step 1: a marker is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Name {
    /// Who searches.
    pub(crate) unit: Unit,
}

impl StepRules<Company> for Name {
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(Side::WhiteStar), Prompt::Name { unit: self.unit })
    }

    fn candidates(&self, _: &Company, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend((0..state.ring.len() as u8).map(Choice::Marker));
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_listed(self, rules, state, choice)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Marker(named) = choice {
            let unit = self.unit;
            play.replace(Step::Deviation(Search::Marker { unit, named, token_used: false }));
            play.tell(Event::MarkerNamed { unit, place: named });
        }
    }
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

/// 26: deviation dice.
impl StepRules<Company> for Search {
    const RESOLVES: bool = true;

    fn next(&self, _: &Company, _: &State) -> Next<Company> {
        Next::dice(Ask::Deviation, TWO_DICE)
    }

    /// White Star's die comes first.
    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let search = *self;
        let [white_star, communist] = [0, 1].map(|place| roll.0.get(place).copied().unwrap_or(1));
        let (winner, difference) = deviation(play.rules, white_star, communist);
        play.pop();
        play.tell(Event::DeviationRolled { white_star, communist, difference });
        match winner {
            Some(winner) => play.push(Step::Shift(Shift { search, winner, difference })),
            None => settle(play, search, stays_at(play.state, search)),
        }
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
    let place = if choice == Choice::Clockwise {
        named + difference
    } else if choice == Choice::Anticlockwise {
        named + size - difference
    } else {
        named
    };
    (place % size) as u8
}

/// S-61: the column a shift ends on, if it is on the table.
pub fn column_place(column: u8, difference: u8, direction: Direction) -> Option<u8> {
    match direction {
        Direction::East => column.checked_add(difference).filter(|column| *column < COLUMNS),
        Direction::West => column.checked_sub(difference),
        Direction::North | Direction::South => None,
    }
}

/// 26: the winner may shift the whole deviation, either way, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Shift {
    /// What is shifted.
    pub search: Search,
    /// Who won.
    pub winner: Side,
    /// By how much.
    pub difference: u8,
}

impl Shift {
    /// S-61: where a landing column ends, if it is on the table.
    fn column(&self, state: &State, direction: Direction) -> Result<u8, No> {
        let difference = self.difference;
        let place = column_place(state.column, difference, direction);
        place.ok_or(No::BeyondTable { difference })
    }
}

impl StepRules<Company> for Shift {
    const RESOLVES: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        let (difference, column) = (self.difference, state.column);
        let prompt = match self.search {
            Search::Landing => Prompt::ShiftColumn { column, difference },
            Search::Marker { named, .. } => Prompt::ShiftMarker { place: named, difference },
        };
        Next::ask(state.seat(self.winner), prompt)
    }

    fn candidates(&self, _: &Company, _: &State, _: Scope, out: &mut Vec<Choice>) {
        match self.search {
            Search::Landing => {
                out.extend([Direction::East, Direction::West].map(Choice::Column));
                out.push(Choice::Stay);
            }
            Search::Marker { .. } => {
                out.extend([Choice::Clockwise, Choice::Anticlockwise, Choice::Stay]);
            }
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_listed(self, rules, state, choice)?;
        if let Choice::Column(direction) = *choice {
            self.column(state, direction)?;
        }
        Ok(())
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        let place = match (self.search, choice) {
            (Search::Marker { named, .. }, _) => {
                ring_place(play.state.ring.len() as u8, named, self.difference, choice)
            }
            (Search::Landing, Choice::Column(direction)) => {
                self.column(play.state, direction).unwrap_or(play.state.column)
            }
            (Search::Landing, _) => play.state.column,
        };
        if let Search::Marker { .. } = self.search {
            play.tell(Event::Shifted { by: self.winner, place });
        }
        settle(play, self.search, place);
    }
}

/// The deviation stands, unless a token is spent on it.
fn settle<S: Sink<Company>>(play: &mut Play<'_, S>, search: Search, place: u8) {
    match search {
        Search::Landing => set_up::land(play, place),
        Search::Marker { token_used: false, .. } if play.state.token => {
            play.push(Step::Token(Token { search, marker: place }));
        }
        Search::Marker { unit, .. } => take(play, unit, place),
    }
}

/// X4.3 step 3: a token may be spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Token {
    /// On what.
    pub search: Search,
    /// The marker that is taken otherwise.
    pub marker: u8,
}

impl StepRules<Company> for Token {
    const RESOLVES: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(Side::WhiteStar), Prompt::Token { place: self.marker })
    }

    fn candidates(&self, _: &Company, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend([Choice::Spend, Choice::Keep]);
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_listed(self, rules, state, choice)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        let Search::Marker { unit, named, .. } = self.search else { return };
        if choice == Choice::Spend {
            play.state.token = false;
            play.push(Step::Deviation(Search::Marker { unit, named, token_used: true }));
            play.tell(Event::TokenSpent);
        } else {
            take(play, unit, self.marker);
        }
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
        play.push(Step::Ambush(Ambush { unit }));
    }
}

/// X4.3: the squares an ambush may come from.
pub fn ambush_squares(rules: &Company, state: &State, unit: Unit) -> SquareSet {
    let Some(square) = state.board.square(unit) else { return SquareSet::NONE };
    let taken = state.board.occupied(Side::WhiteStar).or(state.board.occupied(Side::Communist));
    rules.charts.near(square).minus(taken)
}

/// X4.3: the Communist may ambush.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Ambush {
    /// Who searches.
    pub unit: Unit,
}

impl StepRules<Company> for Ambush {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(Side::Communist), Prompt::Ambush { unit: self.unit })
    }

    /// Who ambushes, or nobody.
    fn candidates(&self, _: &Company, state: &State, _: Scope, out: &mut Vec<Choice>) {
        let waiting = state.board.off_table(Side::Communist);
        out.extend(waiting.iter().map(|index| Choice::Ambusher(Unit::new(Side::Communist, index))));
        out.push(Choice::NoAmbush);
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        if *choice == Choice::NoAmbush {
            return Ok(());
        }
        let Choice::Ambusher(ambusher) = *choice else { return Err(No::NotAsked) };
        check_ambusher(rules, state, ambusher)
    }

    /// Who ambushes is said to nobody until the square is named too.
    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Ambusher(ambusher) = choice {
            let unit = self.unit;
            return play.push(Step::AmbushFrom(AmbushFrom { unit, ambusher }));
        }
        play.pop();
        play.tell(Event::NoAmbush);
    }

    /// The Communist is asked whenever a unit waits and a square is free. Which units wait is hidden, so it does
    /// not matter whether one of them is foot. Who has just disappeared is known (S-77).
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let board = &play.state.board;
        let waits = !board.off_table(Side::Communist).minus(board.away).is_empty();
        if waits && !ambush_squares(play.rules, play.state, self.unit).is_empty() {
            return Flow::Waits;
        }
        play.pop();
        play.tell(Event::NoAmbush);
        Flow::Goes
    }
}

/// X4.3: whether a unit may ambush.
pub(crate) fn check_ambusher(rules: &Company, state: &State, ambusher: Unit) -> Result<(), No> {
    let waits = state.board.off_table(Side::Communist).has(ambusher.index);
    if ambusher.side != Side::Communist || !waits {
        return Err(No::NotAsked);
    }
    if state.board.away.has(ambusher.index) {
        return Err(No::JustLeft { unit: ambusher });
    }
    if rules.charts.stats(ambusher).is_vehicle() { Err(No::FootOnly) } else { Ok(()) }
}

/// X4.3: a unit is to ambush the searching one, from a square that still has to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct AmbushFrom {
    /// Who searches.
    pub unit: Unit,
    /// Who ambushes.
    pub ambusher: Unit,
}

impl AmbushFrom {
    /// The squares around the searching unit.
    fn near(&self, rules: &Company, state: &State) -> SquareSet {
        let square = state.board.square(self.unit);
        square.map_or(SquareSet::NONE, |square| rules.charts.near(square))
    }
}

impl StepRules<Company> for AmbushFrom {
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        let AmbushFrom { unit, ambusher } = *self;
        Next::ask(state.seat(Side::Communist), Prompt::AmbushFrom { unit, ambusher })
    }

    /// A square, or another unit after all.
    fn candidates(&self, rules: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let squares = match scope {
            Scope::All => self.near(rules, state),
            Scope::Canonical => ambush_squares(rules, state, self.unit),
        };
        out.extend(squares.iter().map(|square| Choice::Ambush(self.ambusher, square)));
        if scope == Scope::All {
            out.push(Choice::Back);
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        if *choice == Choice::Back {
            return Ok(());
        }
        let Choice::Ambush(by, square) = *choice else { return Err(No::NotAsked) };
        if by != self.ambusher || !self.near(rules, state).has(square) {
            return Err(No::NotAsked);
        }
        let free = ambush_squares(rules, state, self.unit).has(square);
        if free { Ok(()) } else { Err(No::AmbushSquare { square }) }
    }

    /// One shot, and the searcher's turn ends. That is no fail.
    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        let Choice::Ambush(ambusher, square) = choice else { return };
        play.pop();
        play.show(ambusher);
        play.state.board.put(play.rules, ambusher, Place::on(square));
        if let Some(acting) = play.state.acting_mut() {
            acting.over = true;
        }
        play.tell(Event::Ambushed { unit: ambusher, square });
        shooting::begin(play, ambusher, self.unit, ShotKind::Ambush);
    }
}

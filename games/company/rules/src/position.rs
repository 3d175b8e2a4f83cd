//! A position as text: any placement of units and markers at the start of a player turn, or in the middle of one.
//!
//! The form is TOML. A position says only what differs from what goes without saying: a White Star unit
//! that is not named is out of the game, a Communist one waits off table, both at full strength.

use kernel::{Fact, Faults, Sink};
use pack::{Entry, read_position, text_fact};

use crate::Company;
use crate::board::{Body, Place};
use crate::components::{Cache, Marker, Side};
use crate::flow::{Countdown, Markers, Phase, Play, State, Step, Turn};
use crate::rules::turn;
use crate::sets::{COLUMNS, Square, SquareSet, Unit};
use crate::versions;

mod in_turn;
mod limits;
mod tally;
mod writer;

pub(crate) use writer::write;

pub(crate) const SIDES: &[(&str, Side)] =
    &[("white_star", Side::WhiteStar), ("communist", Side::Communist)];

/// Reads a position, or says all that is wrong with it.
pub(crate) fn read<S: Sink<Company>>(
    rules: &Company,
    text: &str,
    sink: &mut S,
) -> Result<State, Faults> {
    read_position(text, |root| Reading::new(rules).read(root, sink))
}

/// Whether White Star sees a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    Open,
    Hidden,
}

/// A position while it is read.
struct Reading<'r> {
    rules: &'r Company,
    state: State,
    /// Squares of hidden units, to be looked at when all units stand.
    hidden: Vec<(Unit, Square)>,
}

impl<'r> Reading<'r> {
    fn new(rules: &'r Company) -> Reading<'r> {
        let mut state = rules.blank();
        state.phase = Phase::Play;
        for index in rules.charts.all[Side::WhiteStar as usize].iter() {
            put_out(rules, &mut state, Unit::new(Side::WhiteStar, index), Place::GONE);
        }
        Reading { rules, state, hidden: Vec::new() }
    }

    fn read<S: Sink<Company>>(mut self, mut root: Entry<'_>, sink: &mut S) -> State {
        let to_move = root.word("to_move", SIDES).unwrap_or(Side::WhiteStar);
        let (counters, turns) = self.most();
        self.state.counters = root.number("counters", 1..=counters).unwrap_or(1);
        let turn: u8 = root.number_if_any("turn", 1..=turns).unwrap_or(1);
        self.state.turn = turn - 1;
        self.state.column = root.number_if_any::<u8>("column", 1..=COLUMNS.into()).unwrap_or(1) - 1;
        self.state.success = root.flag_if_any("success").unwrap_or(false);
        self.state.token = root.flag_if_any("token").unwrap_or(false);
        self.read_bids(&mut root);
        self.read_ring(&mut root);
        self.read_units(&mut root);
        self.read_squares(&mut root);
        self.read_dropped(&mut root);
        tally::read(&mut root, &mut self.state.tally);
        self.read_open(&mut root);
        if self.state.board.on_table(Side::WhiteStar).is_empty() {
            root.report("unit", "company-fault-nobody", []);
        }
        check_caches(self.rules, &root, &self.state);
        if self.is_exact() {
            limits::check(self.rules, &root, &self.state);
        }
        let mut goes_on = self.state.clone();
        goes_on.turn = turn;
        let goes_on =
            in_turn::read(self.rules, &mut root, &mut goes_on, to_move).then_some(goes_on);
        root.finish();
        let begins = goes_on.is_none();
        let mut state = goes_on.unwrap_or(self.state);
        let mut play = Play { rules: self.rules, state: &mut state, sink };
        if begins {
            turn::begin(&mut play, to_move);
        }
        play.advance();
        state
    }

    /// Whether numbers are those of the mission and of the lists.
    fn is_exact(&self) -> bool {
        self.rules.version >= versions::EXACT_POSITIONS
    }

    /// The most counters and turns of a mission: every turn takes a counter.
    fn most(&self) -> (i64, i64) {
        let counters = i64::from(self.rules.mission.countdown);
        if self.is_exact() { (counters, counters) } else { (99, 200) }
    }

    /// X3.9: what White Star was given away for, or both bids and who plays what.
    fn read_bids(&mut self, root: &mut Entry<'_>) {
        if let Some(bid) = root.number_if_any("bid", 0..=99) {
            self.state.bids = [Some(bid), Some(0)];
        }
        if root.has("bids") {
            match root.numbers_if_any::<u8>("bids", 0..=99).as_slice() {
                [first, second] => self.state.bids = [Some(*first), Some(*second)],
                _ => root.report("bids", "fault-length", [("expected", 2.into())]),
            }
        }
        if root.has("first_seat") && root.word("first_seat", SIDES) == Some(Side::Communist) {
            self.state.sides = [Side::Communist, Side::WhiteStar];
        }
    }

    /// The markers of the ring, clockwise.
    fn read_ring(&mut self, root: &mut Entry<'_>) {
        for text in root.texts_if_any("ring") {
            match Marker::ALL.into_iter().find(|marker| marker.id() == text) {
                Some(marker) => {
                    if self.state.ring.try_push(marker).is_err() {
                        let most = self.state.ring.capacity();
                        root.report("ring", "fault-length", [("expected", most.into())]);
                        return;
                    }
                }
                None => report_unknown(root, "ring", "marker", text),
            }
        }
        for marker in Marker::ALL {
            let count = |markers: &[Marker]| markers.iter().filter(|m| **m == marker).count();
            let (stated, most) = (count(&self.state.ring), count(&self.rules.mission.ring));
            if stated > most {
                let facts = [
                    ("marker", Fact::Word(marker.id())),
                    ("stated", stated.into()),
                    ("most", most.into()),
                ];
                root.report("ring", "company-fault-ring", facts);
            }
        }
    }

    /// The units, by their notation: `[unit.W1]`.
    fn read_units(&mut self, root: &mut Entry<'_>) {
        let Some(units) = root.table("unit") else { return };
        for field in units.fields() {
            let known = Unit::parse(field)
                .filter(|unit| self.rules.charts.all[unit.side as usize].has(unit.index));
            let Some(unit) = known else {
                report_unknown(&units, field, "unit", field);
                continue;
            };
            if let Some(entry) = units.table_at(field) {
                self.read_unit(entry, unit);
            }
        }
    }

    fn read_unit(&mut self, mut entry: Entry<'_>, unit: Unit) {
        let vehicles = self.rules.charts.stats(unit).is_vehicle();
        let place = self.read_place(&mut entry, unit);
        let read = self.read_body(&mut entry, unit);
        let hidden = entry.flag_if_any("hidden").unwrap_or(false);
        let sight = if hidden { Sight::Hidden } else { Sight::Open };
        let seen = entry.flag_if_any("seen").unwrap_or(false);
        let away = entry.flag_if_any("away").unwrap_or(false);
        if entry.flag_if_any("marked").unwrap_or(false) {
            self.state.marked[unit.side as usize].insert(unit.index);
        }
        let Some(place) = place else { return entry.finish() };
        put_out(self.rules, &mut self.state, unit, place);
        if place == Place::GONE && seen && unit.side == Side::Communist && self.is_exact() {
            self.state.board.seen.insert(unit.index);
        }
        if place == Place::GONE || place == Place::LEFT {
            return entry.finish();
        }
        let body = self.state.board.body_mut(unit);
        let (leader, down) = (read.leader && !vehicles, read.down && place.square().is_some());
        *body = Body { place: body.place, leader, down, ..read };
        if unit.side == Side::Communist && seen {
            self.state.board.seen.insert(unit.index);
        }
        if let Some(square) = place.square() {
            self.place(&entry, unit, square, sight);
        } else if hidden || read.casualties > 0 || !read.caches.is_empty() {
            entry.report("at", "company-fault-off-table", []);
        }
        if away && (place != Place::OFF || !seen || unit.side == Side::WhiteStar) {
            entry.report("away", "company-fault-away", []);
        } else if away {
            self.state.board.away.insert(unit.index);
        }
        self.check_unseen(&entry, unit, sight);
        entry.finish();
    }

    /// A unit as it is written, wherever it is.
    fn read_body(&mut self, entry: &mut Entry<'_>, unit: Unit) -> Body {
        let stats = self.rules.charts.stats(unit);
        let most = i64::from(stats.strength);
        let body = Body {
            place: Place::OFF,
            strength: entry.number_if_any("strength", 1..=most).unwrap_or(stats.strength),
            leader: entry.flag_if_any("leader").unwrap_or(!stats.is_vehicle()),
            down: entry.flag_if_any("down").unwrap_or(false),
            hammered: entry.flag_if_any("hammered").unwrap_or(false),
            casualties: entry.number_if_any("casualties", 0..=9).unwrap_or(0),
            caches: self.read_caches(entry, unit),
        };
        if stats.is_vehicle() && (body.leader || body.down || body.casualties > 0) {
            entry.report("at", "company-fault-vehicle", []);
        }
        body
    }

    /// Where a unit is: a square, or `off`, `out`, `left`.
    fn read_place(&mut self, entry: &mut Entry<'_>, unit: Unit) -> Option<Place> {
        let text = entry.text("at")?;
        match (text, unit.side) {
            ("off", Side::Communist) => Some(Place::OFF),
            ("out", _) => Some(Place::GONE),
            ("left", Side::WhiteStar) => Some(Place::LEFT),
            (_, Side::WhiteStar | Side::Communist) => match Square::parse(text) {
                Some(square) => Some(Place::on(square)),
                None => {
                    report_unknown(entry, "at", "square", text);
                    None
                }
            },
        }
    }

    fn read_caches(&self, entry: &mut Entry<'_>, unit: Unit) -> crate::board::Caches {
        let mut caches = crate::board::Caches::default();
        for text in entry.texts_if_any("caches") {
            match Cache::ALL.into_iter().find(|cache| cache.id() == text) {
                Some(cache) => caches.add(cache),
                None => report_unknown(entry, "caches", "cache", text),
            }
        }
        let most = self.rules.components.tables.max_caches;
        let carries = unit.side == Side::WhiteStar && !self.rules.charts.stats(unit).is_vehicle();
        if caches.len() > if carries { most } else { 0 } {
            entry.report("caches", "company-fault-caches", [("most", most.into())]);
        }
        caches
    }

    /// X1.4: a unit on the table.
    fn place(&mut self, entry: &Entry<'_>, unit: Unit, square: Square, sight: Sight) {
        let board = &self.state.board;
        let facts = || [("square", text_fact(&square.to_string()))];
        if board.occupied(unit.side.enemy()).has(square) {
            return entry.report("at", "company-fault-enemy", facts());
        }
        if !board.has_room(self.rules, unit, square) {
            return entry.report("at", "company-fault-stacking", facts());
        }
        match (sight, unit.side) {
            (Sight::Hidden, Side::WhiteStar) => {
                entry.report("hidden", "company-fault-hidden", facts())
            }
            (Sight::Hidden, Side::Communist) => {
                self.state.board.hide(self.rules, unit, square);
                self.hidden.push((unit, square));
            }
            (Sight::Open, _) => self.state.board.put(self.rules, unit, Place::on(square)),
        }
    }

    /// A unit that nobody has seen is as it was in the list.
    fn check_unseen(&self, entry: &Entry<'_>, unit: Unit, sight: Sight) {
        let (board, stats) = (&self.state.board, self.rules.charts.stats(unit));
        if unit.side == Side::WhiteStar || sight == Sight::Open && board.seen.has(unit.index) {
            return;
        }
        let body = board.body(unit);
        let fresh = body.strength == stats.strength
            && body.casualties == 0
            && !body.down
            && !body.hammered
            && body.leader != stats.is_vehicle()
            && !board.seen.has(unit.index);
        if !fresh {
            entry.report("at", "company-fault-unseen", []);
        }
    }

    /// Peasants, bodies and searched squares.
    fn read_squares(&mut self, root: &mut Entry<'_>) {
        let most = i64::from(self.rules.components.tables.peasants_in_square);
        for (square, count) in read_counts(root, "peasants", most) {
            (0..count).for_each(|_| self.state.board.add_peasant(square));
        }
        for (field, side) in
            [("white_star_dead", Side::WhiteStar), ("communist_dead", Side::Communist)]
        {
            for (square, count) in read_counts(root, field, 99) {
                self.state.board.dead[side as usize].set(square, count);
            }
        }
        let searched = read_squares(root, "searched").unwrap_or(SquareSet::NONE);
        for square in searched.minus(self.rules.charts.villages).iter() {
            let facts = [("square", text_fact(&square.to_string()))];
            root.report("searched", "company-fault-searched", facts);
        }
        self.state.board.searched = searched;
    }

    fn read_dropped(&mut self, root: &mut Entry<'_>) {
        for mut entry in root.entries_if_any("dropped", &[]) {
            let at = entry.text("at").unwrap_or_default();
            let cache = entry.word("cache", &Cache::ALL.map(|cache| (cache.id(), cache)));
            match (Square::parse(at), cache) {
                (Some(square), Some(cache)) => {
                    let mut one = crate::board::Caches::default();
                    one.add(cache);
                    self.state.board.drop_caches(square, one);
                }
                (None, _) => report_unknown(&entry, "at", "square", at),
                (Some(_), None) => (),
            }
            entry.finish();
        }
    }

    /// Where hidden units can still be: as stated, or all cover of the mission's columns that White Star
    /// is not near to. Hidden units must stand there.
    fn read_open(&mut self, root: &mut Entry<'_>) {
        let charts = &self.rules.charts;
        let board = &self.state.board;
        let near = board.occupied(Side::WhiteStar).iter().fold(SquareSet::NONE, |sum, square| {
            sum.or(charts.near(square)).or(SquareSet::one(square))
        });
        let cover = charts.cover.and(self.rules.mission.hidden_columns);
        let taken = board.occupied(Side::Communist);
        let stated_foot = read_squares(root, "open_foot");
        let stated_vehicles = read_squares(root, "open_vehicles");
        let foot = stated_foot.unwrap_or(cover.minus(taken)).minus(near);
        let vehicles = stated_vehicles.unwrap_or(cover.minus(taken)).minus(near);
        self.state.board.open_foot = foot.minus(board.foot(Side::Communist));
        self.state.board.open_vehicles = vehicles;
        for (unit, square) in &self.hidden {
            let vehicle = charts.stats(*unit).is_vehicle();
            let board = &self.state.board;
            let open = if vehicle { board.open_vehicles } else { board.open_foot };
            if !open.has(*square) {
                let facts = [("square", text_fact(&square.to_string()))];
                root.report(&format!("unit / {unit}"), "company-fault-hiding", facts);
            }
        }
    }
}

/// Puts a unit off the table with nothing left of it, or waiting at full strength.
fn put_out(rules: &Company, state: &mut State, unit: Unit, place: Place) {
    let stats = rules.charts.stats(unit);
    let gone = place == Place::GONE;
    let body = state.board.body_mut(unit);
    body.strength = if gone { 0 } else { stats.strength };
    body.leader = !gone && !stats.is_vehicle();
    if place.square().is_none() {
        state.board.put(rules, unit, place);
    }
}

/// Caches in play are never more than the mission has.
fn check_caches(rules: &Company, root: &Entry<'_>, state: &State) {
    for cache in Cache::ALL {
        let printed = rules.mission.ring.iter().filter(|m| m.cache() == Some(cache)).count();
        let found = crate::audit::caches_found(state, cache);
        if found > printed {
            let facts = [
                ("cache", Fact::Word(cache.id())),
                ("stated", found.into()),
                ("most", printed.into()),
            ];
            root.report("ring", "company-fault-too-many-caches", facts);
        }
    }
}

/// A table of squares with numbers.
fn read_counts(root: &mut Entry<'_>, field: &'static str, most: i64) -> Vec<(Square, u8)> {
    let Some(entry) = root.table_if_any(field) else { return Vec::new() };
    let mut counts = Vec::new();
    for name in entry.fields() {
        match Square::parse(name) {
            Some(square) => counts.extend(entry.number_at(name, 1..=most).map(|n| (square, n))),
            None => report_unknown(&entry, name, "square", name),
        }
    }
    counts
}

/// A list of squares that may be left out.
fn read_squares(root: &mut Entry<'_>, field: &'static str) -> Option<SquareSet> {
    if !root.has(field) {
        return None;
    }
    let mut squares = SquareSet::NONE;
    for text in root.texts_if_any(field) {
        match Square::parse(text) {
            Some(square) => squares.insert(square),
            None => report_unknown(root, field, "square", text),
        }
    }
    Some(squares)
}

/// Something is named that does not exist.
fn report_unknown(entry: &Entry<'_>, field: &str, what: &'static str, value: &str) {
    let facts = [("what", Fact::Word(what)), ("value", text_fact(value))];
    entry.report(field, "fault-unknown-reference", facts);
}

/// The side whose turn it is, in a state.
pub(crate) fn to_move(state: &State) -> Side {
    let turn = state.steps.iter().find_map(|step| {
        if let Step::Turn(Turn { side, .. })
        | Step::Countdown(Countdown { side })
        | Step::Markers(Markers { side }) = step
        {
            Some(*side)
        } else {
            None
        }
    });
    turn.unwrap_or(Side::WhiteStar)
}

//! A position as text: any placement of pieces and markers at the start of a step of the sequence (4.1).
//!
//! The form is TOML; docs/positions.md describes it. A position says only what differs from what goes
//! without saying, so that puzzles stay short.

use kernel::{Fact, Faults, Id, Set};
use pack::{Entry, File, read_position, text_fact};

use crate::board::{Board, Place, Regiment, Trenches};
use crate::components::{
    Airfield, Components, Division, EventKind, Route, Side, Track, Unit, UnitType,
};
use crate::flow::Phase;
use crate::sets::RouteSet;

mod moment;
mod pieces;
mod progress;
mod writer;

pub(crate) use moment::of;
pub use progress::Progress;
pub use writer::write;

/// A game at the start of a step of the sequence of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The turn.
    pub turn: u8,
    /// The impulse; 0 outside the Assault Phase.
    pub impulse: u8,
    /// The step that begins.
    pub phase: Phase,
    /// Pieces, control, tracks and events.
    pub board: Board,
    /// What turn and step have come to so far.
    pub progress: Progress,
}

/// The steps at which a position may stand, as positions call them.
pub const PHASES: &[(&str, Phase)] = &[
    ("set_up", Phase::SetUp),
    ("return", Phase::Return),
    ("french_events", Phase::FrenchEvents),
    ("vietminh_events", Phase::VietMinhEvents),
    ("activation", Phase::Activation),
    ("missions", Phase::Missions),
    ("cargo", Phase::Cargo),
    ("aaa", Phase::Aaa),
    ("air_strikes", Phase::AirStrikes),
    ("vietminh_artillery", Phase::VietMinhArtillery),
    ("french_artillery", Phase::FrenchArtillery),
    ("landing", Phase::Landing),
    ("vietminh_movement", Phase::VietMinhMovement),
    ("french_fire", Phase::FrenchFire),
    ("vietminh_assault", Phase::VietMinhAssault),
    ("french_movement", Phase::FrenchMovement),
    ("vietminh_fire", Phase::VietMinhFire),
    ("french_assault", Phase::FrenchAssault),
    ("morale", Phase::Morale),
    ("victory", Phase::Victory),
    ("french_refit", Phase::FrenchRefit),
    ("vietminh_refit", Phase::VietMinhRefit),
    ("advance", Phase::Advance),
];

/// Whether a step belongs to an impulse.
fn is_in_impulse(phase: Phase) -> bool {
    (Phase::VietMinhMovement..=Phase::FrenchAssault).contains(&phase)
}

const DIVISIONS: &[(&str, Division)] = &[
    ("304", Division::D304),
    ("308", Division::D308),
    ("312", Division::D312),
    ("316", Division::D316),
];
const REGIMENT: &[(&str, Regiment)] = &[
    ("aside", Regiment::Aside),
    ("304", Regiment::With(Division::D304)),
    ("308", Regiment::With(Division::D308)),
    ("312", Regiment::With(Division::D312)),
    ("316", Regiment::With(Division::D316)),
    ("removed", Regiment::Removed),
];
const TRENCHES: &[(&str, Trenches)] =
    &[("none", Trenches::None), ("dug", Trenches::Dug), ("manned", Trenches::Manned)];
const STATUS: &[(&str, bool)] = &[("functional", true), ("destroyed", false)];

/// Reads a position, or says all that is wrong with it.
pub fn read(components: &Components, text: &str) -> Result<Position, Faults> {
    read_position(text, |root| Reading::new(components, root.file).read(root))
}

/// A position while it is read.
#[derive(Debug)]
struct Reading<'d> {
    components: &'d Components,
    file: &'d File<'d>,
    turn: u8,
    phase: Phase,
    board: Board,
}

impl<'d> Reading<'d> {
    fn new(components: &'d Components, file: &'d File<'d>) -> Reading<'d> {
        let board = Board::empty(components);
        Reading { components, file, turn: 1, phase: Phase::Return, board }
    }

    fn read(mut self, mut root: Entry<'d>) -> Position {
        let tables = &self.components.tables;
        self.turn = root.number("turn", 1..=i64::from(self.components.setup.turns)).unwrap_or(1);
        self.phase = root.word("phase", PHASES).unwrap_or(Phase::Return);
        let impulse = root.number_if_any("impulse", 1..=i64::from(tables.impulses));
        if impulse.is_some() != is_in_impulse(self.phase) && self.file.is_clean() {
            root.report("impulse", "siege-fault-impulse", []);
        }
        self.read_divisions(&mut root);
        self.read_tracks(&mut root);
        self.read_events(&mut root);
        self.read_pieces(&mut root);
        self.read_control(&mut root);
        self.read_airfields(&mut root);
        let progress = self.read_progress(&mut root);
        root.finish();
        if self.file.is_clean() {
            self.check_spaces();
        }
        let Reading { turn, phase, board, .. } = self;
        Position { turn, impulse: impulse.unwrap_or(0), phase, board, progress }
    }

    /// Which division has which base, which refit, and where the 148th is.
    fn read_divisions(&mut self, root: &mut Entry<'d>) {
        if root.has("bases") || self.phase != Phase::SetUp {
            let listed = root.texts("bases").unwrap_or_default();
            if listed.len() != 4 && self.file.is_clean() {
                root.report("bases", "fault-length", [("expected", Fact::Number(4))]);
            }
            for (route, word) in Route::ALL.into_iter().zip(listed) {
                match DIVISIONS.iter().find(|(id, _)| *id == word) {
                    None => self.report_unknown("bases", "division", word),
                    Some((_, division)) => {
                        if self.board.divisions.contains(&Some(*division)) {
                            root.report("bases", "fault-repeated", [("value", text_fact(word))]);
                        }
                        self.board.divisions[route.slot()] = Some(*division);
                    }
                }
            }
        }
        self.board.refit = self.read_routes(root, "refit");
        if root.has("regiment") {
            self.board.regiment = root.word("regiment", REGIMENT).unwrap_or_default();
        }
    }

    fn read_routes(&self, entry: &mut Entry<'_>, field: &'static str) -> RouteSet {
        let mut routes = RouteSet::NONE;
        for number in entry.numbers_if_any::<u8>(field, 1..=4) {
            if routes.has(Route(number)) {
                entry.report(field, "fault-repeated", [("value", number.into())]);
            }
            routes.insert(Route(number));
        }
        routes
    }

    fn read_tracks(&mut self, root: &mut Entry<'d>) {
        let Some(mut entry) = root.table_if_any("tracks") else { return };
        let tables = &self.components.tables;
        let mut read = |field: &'static str, track: Track, least: u8| {
            let range = i64::from(track.min.max(least))..=i64::from(track.max);
            entry.number_if_any(field, range).unwrap_or(track.start)
        };
        // At the morale of a collapse the game is over (7.4).
        self.board.tracks.morale = read("morale", tables.morale, tables.collapse + 1);
        self.board.tracks.aaa = read("aaa", tables.aaa, 0);
        self.board.tracks.artillery = read("artillery", tables.vm_artillery, 0);
        self.board.tracks.ammunition = read("ammunition", tables.artillery_supply, 0);
        self.board.tracks.gp = read("gp", tables.gp_supply, 0);
        entry.finish();
    }

    /// Markers in the pools and set aside, and what is in force.
    fn read_events(&mut self, root: &mut Entry<'d>) {
        for row in self.components.events.iter().filter(|row| !row.optional) {
            self.board.events.pool[row.kind as usize] = row.markers;
        }
        let Some(mut entry) = root.table_if_any("events") else { return };
        let aside = self.read_counts(&mut entry, "set_aside");
        for (kind, count) in &aside {
            let pool = &mut self.board.events.pool[*kind as usize];
            *pool = pool.saturating_sub(*count);
            self.board.events.set_aside[*kind as usize] = *count;
        }
        for (kind, count) in self.read_counts(&mut entry, "pool") {
            self.board.events.pool[kind as usize] = count;
        }
        self.check_markers(&entry);
        for id in entry.texts_if_any("in_force") {
            match EventKind::from_id(id) {
                None => self.report_unknown(&entry.key("in_force"), "event", id),
                Some(kind) => self.board.events.in_force.insert(kind),
            }
        }
        if entry.has("trenches") {
            self.board.events.trenches = entry.word("trenches", TRENCHES).unwrap_or_default();
        }
        self.board.events.mined = self.read_routes(&mut entry, "mined");
        self.board.events.raided = self.read_routes(&mut entry, "raided");
        let condors = self.components.events[EventKind::Condor as usize].condors();
        let waiting = i64::from(condors.saturating_sub(1));
        self.board.events.condors = entry.number_if_any("condors", 0..=waiting).unwrap_or(0);
        self.board.events.vulture = entry.flag_if_any("vulture").unwrap_or(false);
        self.board.events.declared = entry.number_if_any("declared", 1..=i64::from(self.turn));
        entry.finish();
    }

    /// No more markers of an event are in the pool and set aside than there are.
    fn check_markers(&self, entry: &Entry<'d>) {
        for row in &self.components.events {
            let at = row.kind as usize;
            let count = self.board.events.pool[at] + self.board.events.set_aside[at];
            if count > row.markers {
                let facts = [
                    ("value", Fact::Text(row.kind.id().to_owned())),
                    ("count", count.into()),
                    ("max", row.markers.into()),
                ];
                entry.report("pool", "siege-fault-event-markers", facts);
            }
        }
    }

    fn read_counts(&self, entry: &mut Entry<'d>, field: &'static str) -> Vec<(EventKind, u8)> {
        let Some(counts) = entry.table_if_any(field) else { return Vec::new() };
        let mut found = Vec::new();
        for id in counts.fields() {
            let count = counts.number_at(id, 0..=9);
            match EventKind::from_id(id) {
                None => self.report_unknown(&counts.key(id), "event", id),
                Some(kind) => found.extend(count.map(|count| (kind, count))),
            }
        }
        found
    }

    /// 6.1: whoever stands in a space controls it; the others are French if nothing else is said.
    fn read_control(&mut self, root: &mut Entry<'d>) {
        for space in self.board.swarmed().iter() {
            self.board.set_control(space, Side::VietMinh);
        }
        for id in root.texts_if_any("vietminh_control") {
            let Some(space) = self.components.space(id) else {
                self.report_unknown("vietminh_control", "space", id);
                continue;
            };
            if self.board.held().has(space) {
                let facts = [("value", text_fact(id))];
                root.report("vietminh_control", "siege-fault-held", facts);
            }
            self.board.set_control(space, Side::VietMinh);
        }
    }

    /// 26.1: an airfield is as at the start unless the position says otherwise; not with battalions on it.
    fn read_airfields(&mut self, root: &mut Entry<'d>) {
        let mut entry = root.table_if_any("airfields");
        for row in &self.components.airfields {
            let overrun = row.spaces.meets(self.board.swarmed());
            let stated = entry.as_mut().and_then(|entry| {
                let field = row.airfield.id();
                let stated = entry.has(field).then(|| entry.word(field, STATUS)).flatten();
                if stated == Some(true) && overrun {
                    entry.report(field, "siege-fault-overrun", []);
                }
                stated
            });
            let usual = usual_status(self.components, &self.board, row.airfield);
            match stated.unwrap_or(usual) {
                true => self.board.repair(row.airfield),
                false => self.board.destroy(row.airfield),
            }
        }
        if let Some(mut entry) = entry {
            entry.remarks(&["main", "aux"]);
            entry.finish();
        }
    }

    /// 19.0: enemies never share a space, and a leader is never alone with them. 29.0, 21.3: one
    /// fortification in a space.
    fn check_spaces(&self) {
        let french = self.board.held().or(self.board.led());
        for space in french.and(self.board.swarmed()).iter() {
            let facts = [("value", Fact::Text(self.components.row(space).id.clone()))];
            self.file.report("units", "siege-fault-both-sides", facts);
        }
        for space in self.board.held().iter() {
            let forts = self.board.units(space).iter().filter(|unit| {
                self.components.units[unit.slot()].unit_type == UnitType::Fortification
            });
            if forts.count() > 1 {
                let facts = [("value", Fact::Text(self.components.row(space).id.clone()))];
                self.file.report("units", "siege-fault-fortifications", facts);
            }
        }
    }

    fn report_unknown(&self, key: &str, what: &'static str, value: &str) {
        let facts = [("what", Fact::Word(what)), ("value", text_fact(value))];
        self.file.report(key, "fault-unknown-reference", facts);
    }
}

/// How an airfield is if a position does not say.
fn usual_status(components: &Components, board: &Board, airfield: Airfield) -> bool {
    let row = &components.airfields[airfield as usize];
    row.functional && !row.spaces.meets(board.swarmed())
}

/// Where a French unit or leader is if a position does not name it.
fn usual_place(components: &Components, unit: Unit) -> Place {
    use crate::components::Code;
    let row = &components.units[unit.slot()];
    match row.code {
        Code::R if components.setup.ready.has(unit) => Place::Ready,
        Code::R => Place::Available,
        Code::Start if row.is_leader() => Place::Removed,
        Code::Start => Place::EliminatedBefore,
        Code::S | Code::C | Code::A | Code::V => Place::Aside,
    }
}

/// The things of a list of that length.
fn all<T: Id>(count: usize) -> impl Iterator<Item = T> {
    Set::<T>::first_of(count).iter()
}

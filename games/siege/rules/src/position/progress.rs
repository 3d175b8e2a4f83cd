//! What a turn and a step of the sequence have come to so far: what the table does not show.
//!
//! A position without it stands at the plain start of its step. What cannot be said here (an attack half put together,
//! dice half rolled) no position says.

use kernel::Seats;
use pack::Entry;

use super::writer::{line, routes_line, section, texts_line};
use super::{Reading, all};
use crate::components::{Components, Role, Unit};
use crate::flow::{Assigning, Movement, Phase, State, Step, Tally};
use crate::sets::{RouteSet, UnitSet};

/// What a position keeps beside what lies on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Events each side picks this turn (S-10), once they are fixed.
    pub picks: Option<u8>,
    /// Bases whose strike has shaken morale this turn (28.3).
    pub shaken: RouteSet,
    /// Supply that aborted cargo units still bring in: GP, Artillery (14.8).
    pub aborted: [u8; 2],
    /// What the step has cost so far.
    pub step_tally: Tally,
    /// The same for the phase.
    pub phase_tally: Tally,
    /// 16.2: who has moved how far.
    pub movement: Option<Movement>,
    /// 15.4, 14.4: who is done with assigning.
    pub assigning: Option<Assigning>,
}

/// The counts of a tally, by the names that positions and summaries use.
fn counts(tally: &mut Tally) -> [(&'static str, &mut u8); 8] {
    [
        ("french_steps", &mut tally.french_steps),
        ("french_units", &mut tally.french_units),
        ("vietminh_steps", &mut tally.vietminh_steps),
        ("vietminh_units", &mut tally.vietminh_units),
        ("lost", &mut tally.lost),
        ("won", &mut tally.won),
        ("shot_down", &mut tally.shot_down),
        ("aborted", &mut tally.aborted),
    ]
}

/// The changes of indexes in a tally.
fn changes(tally: &mut Tally) -> [(&'static str, &mut i8); 5] {
    [
        ("gp", &mut tally.gp),
        ("ammunition", &mut tally.ammunition),
        ("morale", &mut tally.morale),
        ("aaa", &mut tally.aaa),
        ("artillery", &mut tally.artillery),
    ]
}

impl Progress {
    /// What a game has come to.
    pub(super) fn of(state: &State) -> Progress {
        let fixed = state.phase > Phase::FrenchEvents && state.picks > 0;
        let mut progress = Progress {
            picks: fixed.then_some(state.picks),
            shaken: state.shaken,
            aborted: state.aborted,
            step_tally: state.step_tally,
            phase_tally: state.phase_tally,
            ..Progress::default()
        };
        if let Some(Step::Movement(movement)) = state.top() {
            progress.movement = Some(movement.clone());
        }
        if let Some(Step::Missions(assigning) | Step::Cargo(assigning)) = state.top()
            && *assigning != Assigning::default()
        {
            progress.assigning = Some(*assigning);
        }
        progress
    }

    /// Makes the step that has begun the one that is under way.
    pub(crate) fn resume(self, top: Option<&mut Step>) {
        match (top, self.movement, self.assigning) {
            (Some(Step::Movement(now)), Some(movement), _) => *now = movement,
            (Some(Step::Missions(now) | Step::Cargo(now)), _, Some(assigning)) => *now = assigning,
            // No other step is kept half done.
            _ => (),
        }
    }
}

impl<'d> Reading<'d> {
    /// What is not said has not happened yet.
    pub(super) fn read_progress(&self, root: &mut Entry<'d>) -> Progress {
        let mut progress = Progress::default();
        if let Some(mut entry) = root.table_if_any("turn_so_far") {
            let most = self.components.tables.levels.iter().map(|row| row.events).max();
            progress.picks = entry.number_if_any("picks", 1..=most.unwrap_or(0).into());
            progress.shaken = self.read_routes(&mut entry, "shaken");
            let loads = self.components.aircraft.len() as i64;
            let fields = ["aborted_gp", "aborted_ammunition"];
            progress.aborted = fields.map(|of| entry.number_if_any(of, 0..=loads).unwrap_or(0));
            entry.finish();
        }
        for (field, tally) in
            [("step_so_far", &mut progress.step_tally), ("phase_so_far", &mut progress.phase_tally)]
        {
            let Some(mut entry) = root.table_if_any(field) else { continue };
            for (name, count) in counts(tally) {
                *count = entry.number_if_any(name, 0..=u8::MAX.into()).unwrap_or(0);
            }
            for (name, change) in changes(tally) {
                let range = i8::MIN.into()..=i8::MAX.into();
                *change = entry.number_if_any(name, range).unwrap_or(0);
            }
            entry.finish();
        }
        progress.movement = self.read_movement(root);
        progress.assigning = self.read_assigning(root);
        progress
    }

    fn read_movement(&self, root: &mut Entry<'d>) -> Option<Movement> {
        let mut entry = root.table_if_any("movement")?;
        let mut movement = Movement { done: self.read_done(&mut entry), ..Movement::default() };
        movement.stopped = self.read_moved(&mut entry, "stopped");
        movement.eased = self.read_moved(&mut entry, "eased");
        for (spent, field) in movement.spent.iter_mut().zip(SPENT) {
            *spent = self.read_moved(&mut entry, field);
        }
        movement.last = entry.number_if_any("last", 0..=u8::MAX.into()).unwrap_or(0);
        if let Some(led) = entry.table_if_any("led") {
            for id in led.fields() {
                let followers = led.texts_at(id).unwrap_or_default();
                let followers = self.moved_units(&led.key(id), followers);
                match self.components.unit(id).filter(|unit| self.leads(*unit)) {
                    Some(leader) if !movement.led.is_full() => {
                        movement.led.push((leader, followers));
                    }
                    Some(_) | None => self.report_unknown(&led.key(id), "unit", id),
                }
            }
        }
        entry.finish();
        self.check_step(root, "movement", &[Phase::FrenchMovement]);
        Some(movement)
    }

    fn read_assigning(&self, root: &mut Entry<'d>) -> Option<Assigning> {
        let mut entry = root.table_if_any("assigning")?;
        let done = self.read_done(&mut entry);
        let last = entry.numbers_if_any("last", 0..=u8::MAX.into());
        let last = if let [piece, to] = last[..] { Some((piece, to)) } else { None };
        entry.finish();
        self.check_step(root, "assigning", &[Phase::Missions, Phase::Cargo]);
        Some(Assigning { done, last, ..Assigning::default() })
    }

    /// What is half done belongs to the step that begins.
    fn check_step(&self, root: &Entry<'d>, field: &str, phases: &[Phase]) {
        if !phases.contains(&self.phase) && self.file.is_clean() {
            root.report(field, "siege-fault-other-step", []);
        }
    }

    /// The seats that are done.
    fn read_done(&self, entry: &mut Entry<'d>) -> Seats {
        let mut done = Seats::NONE;
        for id in entry.texts_if_any("done") {
            match Role::ALL.into_iter().find(|role| role.id() == id) {
                None => self.report_unknown(&entry.key("done"), "role", id),
                Some(role) => done = done.with(kernel::Seat(role as u8)),
            }
        }
        done
    }

    fn read_moved(&self, entry: &mut Entry<'d>, field: &'static str) -> UnitSet {
        let ids = entry.texts_if_any(field);
        self.moved_units(&entry.key(field), ids)
    }

    /// Units that move are on the map.
    fn moved_units(&self, key: &str, ids: Vec<&str>) -> UnitSet {
        let mut units = UnitSet::NONE;
        for id in ids {
            match self.components.unit(id) {
                Some(unit) if self.board.space_of(unit).is_some() => units.insert(unit),
                Some(_) => {
                    let facts = [("value", pack::text_fact(id))];
                    self.file.report(key, "siege-fault-misplaced", facts);
                }
                None => self.report_unknown(key, "unit", id),
            }
        }
        units
    }

    fn leads(&self, unit: Unit) -> bool {
        self.components.units[unit.slot()].is_leader() && self.board.space_of(unit).is_some()
    }
}

/// Units that have spent more than 0, 1, 2 points.
const SPENT: [&str; 3] = ["spent_1", "spent_2", "spent_3"];

/// Writes what differs from the plain start of a step.
pub(super) fn write(out: &mut String, components: &Components, progress: &Progress) {
    let mut lines = String::new();
    if let Some(picks) = progress.picks {
        line(&mut lines, "picks", picks);
    }
    routes_line(&mut lines, "shaken", progress.shaken);
    let aborted = progress.aborted.into_iter().zip(["aborted_gp", "aborted_ammunition"]);
    for (points, field) in aborted.filter(|(points, _)| *points > 0) {
        line(&mut lines, field, points);
    }
    section(out, "turn_so_far", &lines);
    for (name, mut tally) in
        [("step_so_far", progress.step_tally), ("phase_so_far", progress.phase_tally)]
    {
        let mut lines = String::new();
        for (field, count) in counts(&mut tally).into_iter().filter(|(_, count)| **count > 0) {
            line(&mut lines, field, count);
        }
        for (field, change) in changes(&mut tally).into_iter().filter(|(_, by)| **by != 0) {
            line(&mut lines, field, change);
        }
        section(out, name, &lines);
    }
    if let Some(movement) = &progress.movement {
        write_movement(out, components, movement);
    }
    if let Some(assigning) = progress.assigning {
        let mut lines = String::new();
        texts_line(&mut lines, "done", &roles(assigning.done));
        if let Some((piece, to)) = assigning.last {
            line(&mut lines, "last", format_args!("[{piece}, {to}]"));
        }
        section(out, "assigning", &lines);
    }
}

fn write_movement(out: &mut String, components: &Components, movement: &Movement) {
    let ids = |units: UnitSet| -> Vec<&str> {
        let units = all::<Unit>(components.units.len()).filter(|unit| units.has(*unit));
        units.map(|unit| components.units[unit.slot()].id.as_str()).collect()
    };
    let mut lines = String::new();
    texts_line(&mut lines, "done", &roles(movement.done));
    for (spent, field) in movement.spent.into_iter().zip(SPENT) {
        texts_line(&mut lines, field, &ids(spent));
    }
    texts_line(&mut lines, "stopped", &ids(movement.stopped));
    texts_line(&mut lines, "eased", &ids(movement.eased));
    if movement.last > 0 {
        line(&mut lines, "last", movement.last);
    }
    section(out, "movement", &lines);
    let mut lines = String::new();
    for (leader, followers) in &movement.led {
        let id = &components.units[leader.slot()].id;
        texts_line(&mut lines, id, &ids(*followers));
    }
    section(out, "movement.led", &lines);
}

fn roles(seats: Seats) -> Vec<&'static str> {
    let roles = Role::ALL.into_iter().filter(|role| seats.contains(kernel::Seat(*role as u8)));
    roles.map(Role::id).collect()
}

//! Builds positions piece by piece and starts the real engine in them.
//!
//! What is not said is as positions have it: battalions in their bases, start units lost. A division gets
//! the base of the Route its battalions are put on.
#![allow(dead_code, reason = "each test program uses what it needs")]

mod game;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

use kernel::{Options, Sink, Title};
use siege::Siege;
use siege::components::{Battalion, Components, Route, Side, Space};
use siege::event::Event;
use siege::flow::{Play, State, Step};
use siege::position::{self, PHASES};
use siege::rules::{deployment, sequence};

pub(crate) use game::Game;

/// The rules with these optional rules, and the usual readings.
pub(crate) fn rules(options: &[String]) -> Arc<Siege> {
    static STANDARD: LazyLock<Arc<Siege>> = LazyLock::new(|| load(&[]));
    if options.is_empty() { Arc::clone(&STANDARD) } else { load(options) }
}

fn load(options: &[String]) -> Arc<Siege> {
    let given = options.iter().map(|key| (key.clone(), "yes".to_owned())).collect();
    let options = Options::complete(&Siege::INFO, &given).expect("these are options of the title");
    let pack = &Siege::packs()[0];
    Arc::new(Siege::load(pack, Siege::INFO.scenarios[0], &options).expect("our pack is sound"))
}

/// A position while it is put together.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// Optional rules in use.
    pub(crate) options: Vec<String>,
    pub(crate) turn: u8,
    pub(crate) phase: &'static str,
    pub(crate) impulse: Option<u8>,
    bases: [u16; 4],
    pub(crate) refit: BTreeSet<u8>,
    pub(crate) vietminh: BTreeSet<String>,
    tracks: BTreeMap<&'static str, u8>,
    airfields: BTreeMap<String, String>,
    /// Lines of the events section.
    pub(crate) events: Vec<String>,
    force: Vec<String>,
    reduced: Vec<String>,
    /// Section, place, pieces.
    lists: BTreeMap<&'static str, BTreeMap<String, Vec<String>>>,
}

/// Everything that is told, with the state of its moment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told(Vec<(State, Event)>);

impl Sink<Siege> for Told {
    const LISTENS: bool = true;

    fn event(&mut self, state: &State, event: Event) {
        self.0.push((state.clone(), event));
    }
}

impl Scene {
    /// A position at the start of a step of the sequence; steps of an impulse are in the first.
    pub(crate) fn at(phase: &'static str) -> Scene {
        let in_impulse = ["fire", "assault", "movement"].iter().any(|end| phase.ends_with(end));
        Scene {
            options: Vec::new(),
            turn: 2,
            phase,
            impulse: in_impulse.then_some(1),
            bases: [304, 308, 312, 316],
            refit: BTreeSet::new(),
            vietminh: BTreeSet::new(),
            tracks: BTreeMap::new(),
            airfields: BTreeMap::new(),
            events: Vec::new(),
            force: Vec::new(),
            reduced: Vec::new(),
            lists: BTreeMap::new(),
        }
    }

    pub(crate) fn rules(&self) -> Arc<Siege> {
        rules(&self.options)
    }

    pub(crate) fn components(&self) -> Arc<Components> {
        Arc::clone(&self.rules().components)
    }

    /// The division of that number has that base; the two change places.
    pub(crate) fn division(&mut self, number: u16, base: u8) {
        let old = self.bases.iter().position(|one| *one == number).expect("a division");
        self.bases.swap(old, usize::from(base) - 1);
    }

    /// The base of a division.
    pub(crate) fn base(&self, number: u16) -> u8 {
        self.bases.iter().position(|one| *one == number).expect("a division") as u8 + 1
    }

    /// Puts a piece somewhere; `reduced` after a colon is its side. A battalion takes its base along.
    pub(crate) fn put(&mut self, piece: &str, place: &str) {
        let (id, side) = piece.split_once(':').unwrap_or((piece, "full"));
        match side {
            "full" => (),
            "reduced" => self.reduced.push(id.to_owned()),
            other => panic!("no side is {other}"),
        }
        let components = self.components();
        let list = if components.unit(id).is_some() {
            "units"
        } else if let Some(battalion) = components.battalion(id) {
            if let Some(route) = components.space(place).and_then(|at| components.row(at).route) {
                let division = components.battalions[battalion.slot()].division;
                self.division(division.number(), route.0);
            }
            "battalions"
        } else if components.aircraft(id).is_some() {
            "aircraft"
        } else {
            assert!(components.marker(id).is_some(), "there is no piece {id}");
            "guns"
        };
        self.list(list, place, id);
    }

    fn list(&mut self, list: &'static str, place: &str, id: &str) {
        let places = self.lists.entry(list).or_default();
        places.entry(place.to_owned()).or_default().push(id.to_owned());
    }

    /// Puts a passenger aboard a cargo unit.
    pub(crate) fn load(&mut self, piece: &str, aircraft: &str) {
        self.put(piece, "ready");
        let id = piece.split(':').next().expect("an id");
        self.list("aboard", aircraft, id);
        self.put(aircraft, "cargo_unit");
    }

    /// Some battalion of the right division stands in a space.
    pub(crate) fn enemy_at(&mut self, space: &str) -> String {
        let components = self.components();
        let at = components.space(space).expect("a space");
        let route = components.row(at).route.unwrap_or(Route(1));
        let division = self.bases[route.slot()];
        let placed = self.lists.get("battalions");
        let placed: Vec<&String> =
            placed.into_iter().flat_map(|it| it.values().flatten()).collect();
        let free = components
            .battalions
            .iter()
            .find(|row| row.division.number() == division && !placed.contains(&&row.id));
        let id = free.expect("a division has battalions").id.clone();
        self.put(&id, space);
        id
    }

    pub(crate) fn track(&mut self, track: &'static str, value: u8) {
        self.tracks.insert(track, value);
    }

    pub(crate) fn airfield(&mut self, id: &str, status: &str) {
        self.airfields.insert(id.to_owned(), status.to_owned());
    }

    /// An event is in force this turn.
    pub(crate) fn force(&mut self, event: &str) {
        self.force.push(event.to_owned());
    }

    /// A pool holds this marker and no other of its side.
    pub(crate) fn only(&mut self, event: &str) {
        let rows = self.components();
        let kinds = rows.events.iter().map(|row| row.kind.id());
        let side = event.split('_').next().expect("a side");
        let of_side = kinds.filter(|kind| kind.starts_with(side));
        let counts: Vec<String> =
            of_side.map(|kind| format!("{kind} = {}", u8::from(kind == event))).collect();
        self.events.push(format!("pool = {{ {} }}", counts.join(", ")));
    }

    /// The position as text.
    fn text(&self) -> String {
        let quoted = |words: &mut dyn Iterator<Item = &String>| {
            let words: Vec<String> = words.map(|word| format!("{word:?}")).collect();
            format!("[{}]", words.join(", "))
        };
        let mut text = format!("turn = {}\nphase = {:?}\n", self.turn, self.phase);
        text += &self.impulse.map_or(String::new(), |impulse| format!("impulse = {impulse}\n"));
        text += &format!("bases = {}\n", quoted(&mut self.bases.map(|one| one.to_string()).iter()));
        text += &format!("refit = {:?}\n", self.refit.iter().collect::<Vec<_>>());
        text += &format!("vietminh_control = {}\n", quoted(&mut self.vietminh.iter()));
        text += &format!("reduced = {}\n", quoted(&mut self.reduced.iter()));
        text += "[tracks]\n";
        self.tracks.iter().for_each(|(key, value)| text += &format!("{key} = {value}\n"));
        text += "[airfields]\n";
        self.airfields.iter().for_each(|(key, value)| text += &format!("{key} = {value:?}\n"));
        text += &format!("[events]\nin_force = {}\n", quoted(&mut self.force.iter()));
        self.events.iter().for_each(|line| text += &format!("{line}\n"));
        for (list, places) in &self.lists {
            text += &format!("[{list}]\n");
            places.iter().for_each(|(place, ids)| {
                text += &format!("{place} = {}\n", quoted(&mut ids.iter()))
            });
        }
        text
    }

    /// The game at the start of the step.
    pub(crate) fn begin(&self) -> Game {
        self.start(None)
    }

    /// The game in the middle of the step, with this alone to be done in it.
    pub(crate) fn begin_with(&self, step: Step) -> Game {
        self.start(Some(step))
    }

    fn start(&self, step: Option<Step>) -> Game {
        let rules = self.rules();
        let text = self.text();
        let position = position::read(&rules.components, &text)
            .unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"));
        let phase = PHASES.iter().find(|(id, _)| *id == self.phase).expect("a step").1;
        let (turn, impulse, board) = (position.turn, position.impulse, position.board);
        let mut state = State { turn, impulse, phase, board, ..deployment::table(&rules) };
        let mut told = Told::default();
        let mut play = Play { rules: &rules, state: &mut state, sink: &mut told };
        match step {
            Some(step) => play.push(step),
            None => sequence::begin_at(&mut play, phase, &position.progress),
        }
        play.advance();
        Game::new(rules, state, told)
    }
}

/// The side of a letter, F or V.
pub(crate) fn side(letter: &str) -> Side {
    match letter {
        "F" => Side::French,
        "V" => Side::VietMinh,
        other => panic!("no side is {other}"),
    }
}

/// The battalions and spaces of events by their ids.
pub(crate) fn id_of(components: &Components, battalion: Battalion) -> &str {
    &components.battalions[battalion.slot()].id
}

/// A space by its id.
pub(crate) fn space_id(components: &Components, space: Space) -> &str {
    &components.row(space).id
}

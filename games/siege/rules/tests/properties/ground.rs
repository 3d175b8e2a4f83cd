//! Random positions, and the map as the pack lists it: names and neighbours, nothing worked out.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use kernel::dice::Rng;
use kernel::{Options, Title};
use siege::Siege;
use siege::board::{Board, Place, Trenches};
use siege::components::{Battalion, Division, EventKind, Route, Side, Space, Unit};
use siege::flow::{Phase, State};
use siege::position::{Position, Progress};

/// The rules without options.
pub(crate) static RULES: LazyLock<Arc<Siege>> = LazyLock::new(|| {
    let options = Options::complete(&Siege::INFO, &BTreeMap::new()).expect("options have defaults");
    let pack = &Siege::packs()[0];
    Arc::new(Siege::load(pack, Siege::INFO.scenarios[0], &options).expect("our pack is sound"))
});

/// The ids of the spaces of a Route from the Central Fortress to the base, both included.
pub(crate) fn line(route: Route) -> Vec<String> {
    let components = &RULES.components;
    let row = &components.routes[usize::from(route.0) - 1];
    let spaces = row.spaces.iter().map(|space| components.row(*space).id.clone());
    let mut line = vec!["central".to_owned()];
    line.extend(spaces);
    line.push(row.base.clone());
    line
}

/// Neighbours on the map, bases left out.
pub(crate) fn neighbours() -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for route in Route::ALL {
        let line = line(route);
        for pair in line[..line.len() - 1].windows(2) {
            all.entry(pair[0].clone()).or_default().push(pair[1].clone());
            all.entry(pair[1].clone()).or_default().push(pair[0].clone());
        }
    }
    all
}

/// The id of a place.
pub(crate) fn id(place: Place) -> String {
    match place {
        Place::Space(space) => RULES.components.row(space).id.clone(),
        Place::Base(route) => format!("base{route}"),
        other => format!("{other:?}"),
    }
}

/// A random position at the start of a step.
pub(crate) fn random(rng: &mut Rng, phase: Phase) -> State {
    let components = &RULES.components;
    let mut board = Board::empty(components);
    let mut divisions = Division::ALL;
    rng.shuffle(&mut divisions);
    board.divisions = divisions.map(Some);
    board.tracks.morale = 2 + rng.below(11) as u8;
    place_french(rng, &mut board);
    place_battalions(rng, &mut board);
    for route in Route::ALL {
        if rng.below(5) == 0 {
            board.refit.insert(route);
        }
        if rng.below(6) == 0 {
            board.events.mined.insert(route);
        }
    }
    let kinds = [
        EventKind::HumanWave,
        EventKind::FrenchWeather,
        EventKind::VietMinhWeather,
        EventKind::CommandBreakdown,
    ];
    for kind in kinds {
        if rng.below(5) == 0 {
            board.events.in_force.insert(kind);
        }
    }
    board.events.trenches = match rng.below(6) {
        0 => Trenches::Dug,
        1 => Trenches::Manned,
        _ => Trenches::None,
    };
    for row in &components.airfields {
        let overrun = row.spaces.iter().any(|space| board.swarmed().has(space));
        if !overrun && rng.below(2) == 0 {
            board.repair(row.airfield);
        }
    }
    for space in (0..components.spaces.len() as u8).map(Space) {
        let free = !board.held().has(space) && !board.swarmed().has(space);
        if board.swarmed().has(space) || free && rng.below(3) == 0 {
            board.set_control(space, Side::VietMinh);
        }
    }
    let progress = Progress::default();
    let position = Position { turn: 3, impulse: 1, phase: Phase::Missions, board, progress };
    let mut state = RULES.at(position, &mut ());
    state.phase = phase;
    state.impulse = 1;
    state.steps.clear();
    state
}

/// French units here and there, some of them reduced, leaders often alone.
fn place_french(rng: &mut Rng, board: &mut Board) {
    let components = &RULES.components;
    for (index, row) in components.units.iter().enumerate() {
        if rng.below(2) == 0 {
            continue;
        }
        let space = Space(rng.below(components.spaces.len() as u32) as u8);
        board.put(Unit(index as u8), Place::Space(space));
        if row.steps == 2 && rng.below(3) == 0 {
            board.reduced.insert(Unit(index as u8));
        }
    }
}

/// Battalions in their bases and on their Routes, never with the French.
fn place_battalions(rng: &mut Rng, board: &mut Board) {
    let components = &RULES.components;
    for (index, row) in components.battalions.iter().enumerate() {
        let battalion = Battalion(index as u8);
        let Some(route) = board.base_of(row.division) else { continue };
        let spaces = &components.routes[usize::from(route.0) - 1].spaces;
        let pick = rng.below(spaces.len() as u32 + 4) as usize;
        let space = if pick == 0 { Some(Space::CENTRAL) } else { spaces.get(pick - 1).copied() };
        let free = |space: &Space| !board.held().has(*space) && !board.led().has(*space);
        let place = space.filter(free).map_or(Place::Base(route), Place::Space);
        board.put_battalion(battalion, place);
        if rng.below(3) == 0 {
            board.weakened.insert(battalion);
        }
    }
}

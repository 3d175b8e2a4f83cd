//! Every number of a state names something: nothing of the rest is looked at before that is sure.

use kernel::{Id, Set};

use crate::Siege;
use crate::board::{Place, Regiment};
use crate::components::{
    Aircraft, Battalion, Components, Division, EventKind, KINDS, Marker, Route, Space, Unit,
};
use crate::flow::{Phase, Piece, State, Target};
use crate::sets::{RouteSet, SpaceSet};

/// How long the lists of a pack are: what an id may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lists<'c> {
    components: &'c Components,
}

/// An id of a list, or a set of such ids.
pub(super) trait Listed {
    /// Whether the list is that long.
    fn exists(self, lists: Lists<'_>) -> bool;
}

macro_rules! listed {
    ($($name:ident: $list:ident),*) => {$(
        impl Listed for $name {
            fn exists(self, lists: Lists<'_>) -> bool {
                self.slot() < lists.components.$list.len()
            }
        }

        impl Listed for Set<$name> {
            fn exists(self, lists: Lists<'_>) -> bool {
                self.is_within(Set::first_of(lists.components.$list.len()))
            }
        }
    )*};
}

listed!(Unit: units, Battalion: battalions, Aircraft: aircraft, Marker: markers, Space: spaces);

impl Listed for Route {
    fn exists(self, _: Lists<'_>) -> bool {
        Route::ALL.contains(&self)
    }
}

impl Listed for RouteSet {
    fn exists(self, _: Lists<'_>) -> bool {
        self.is_within(Route::ALL.into_iter().collect())
    }
}

impl Listed for Piece {
    fn exists(self, lists: Lists<'_>) -> bool {
        match self {
            Piece::Unit(unit) => unit.exists(lists),
            Piece::Battalion(battalion) => battalion.exists(lists),
            Piece::Aircraft(aircraft) => aircraft.exists(lists),
            Piece::Marker(marker) => marker.exists(lists),
            Piece::Neptune => true,
        }
    }
}

impl Listed for Target {
    fn exists(self, lists: Lists<'_>) -> bool {
        match self {
            Target::Space(space) => space.exists(lists),
            Target::Base(route) => route.exists(lists),
            Target::Artillery | Target::Aaa => true,
        }
    }
}

impl Listed for Place {
    fn exists(self, lists: Lists<'_>) -> bool {
        match self {
            Place::Space(space) => space.exists(lists),
            Place::Base(route) => route.exists(lists),
            Place::Aboard(aircraft) => aircraft.exists(lists),
            Place::Ready
            | Place::Available
            | Place::Aside
            | Place::Eliminated
            | Place::EliminatedBefore
            | Place::Removed => true,
        }
    }
}

impl<T: Listed> Listed for Option<T> {
    fn exists(self, lists: Lists<'_>) -> bool {
        self.is_none_or(|id| id.exists(lists))
    }
}

impl<'c> Lists<'c> {
    pub(super) fn of(rules: &'c Siege) -> Lists<'c> {
        Lists { components: &rules.components }
    }

    /// Whether an id names something.
    pub(super) fn has(self, id: impl Listed) -> bool {
        id.exists(self)
    }

    /// Says so if an id names nothing.
    pub(super) fn need(self, id: impl Listed, what: &str, wrong: &mut Vec<String>) {
        if !id.exists(self) {
            wrong.push(format!("there is no such {what}"));
        }
    }
}

/// What is wrong with the numbers of a state.
pub(super) fn check(rules: &Siege, state: &State, wrong: &mut Vec<String>) {
    let (lists, components) = (Lists::of(rules), &*rules.components);
    let lengths = [
        components.units.len(),
        components.battalions.len(),
        components.aircraft.len(),
        components.markers.len(),
    ];
    if state.board.lengths() != lengths {
        wrong.push(format!("{:?} pieces, not {lengths:?}", state.board.lengths()));
        return;
    }
    places(lists, state, wrong);
    board(lists, rules, state, wrong);
    time(rules, state, wrong);
}

fn places(lists: Lists<'_>, state: &State, wrong: &mut Vec<String>) {
    let board = &state.board;
    for unit in all::<Unit>(lists.components.units.len()) {
        lists.need(board.place(unit), "place of a unit", wrong);
    }
    for battalion in all::<Battalion>(lists.components.battalions.len()) {
        let place = board.battalion_place(battalion);
        lists.need(place, "place of a battalion", wrong);
        if matches!(place, Place::Ready | Place::Aboard(_)) {
            wrong.push(format!("{battalion} is in a French box"));
        }
    }
}

fn board(lists: Lists<'_>, rules: &Siege, state: &State, wrong: &mut Vec<String>) {
    let (board, events) = (&state.board, &state.board.events);
    lists.need(board.reduced, "reduced unit", wrong);
    lists.need(board.weakened, "reduced battalion", wrong);
    lists.need(board.vietminh_control, "space under control", wrong);
    lists.need(board.refit, "base in Refit", wrong);
    lists.need(events.mined.or(events.raided).or(state.shaken), "Route", wrong);
    if events.in_force.bits() >> KINDS != 0 {
        wrong.push("there is no such event".to_owned());
    }
    let regiment = board.regiment == Regiment::With(Division::R148);
    if regiment || board.divisions.contains(&Some(Division::R148)) {
        wrong.push("the 148th is no division".to_owned());
    }
    if !board.keeps_step(rules.charts.leaders, occupied(lists, state)) {
        wrong.push("the table does not know its own units".to_owned());
    }
}

/// Spaces with French units, with leaders and with battalions, counted anew.
fn occupied(lists: Lists<'_>, state: &State) -> [SpaceSet; 3] {
    let (board, rows) = (&state.board, &lists.components.units);
    let on_map = |leads: bool| -> SpaceSet {
        let units = all::<Unit>(rows.len()).filter(|unit| rows[unit.slot()].is_leader() == leads);
        units.filter_map(|unit| board.space_of(unit)).collect()
    };
    let battalions = all::<Battalion>(lists.components.battalions.len());
    let swarmed = battalions.filter_map(|battalion| board.battalion_space(battalion)).collect();
    [on_map(false), on_map(true), swarmed]
}

/// Turn, impulse and phase, and what is counted by them.
fn time(rules: &Siege, state: &State, wrong: &mut Vec<String>) {
    let (components, tables) = (&rules.components, &rules.components.tables);
    if !(1..=components.setup.turns).contains(&state.turn) {
        wrong.push(format!("there is no turn {}", state.turn));
    }
    let in_impulse = (Phase::VietMinhMovement..=Phase::FrenchAssault).contains(&state.phase);
    let least = u8::from(in_impulse);
    // A game may be over in the middle of an impulse.
    let most = if in_impulse || state.phase == Phase::Over { tables.impulses } else { 0 };
    if !(least..=most).contains(&state.impulse) {
        wrong.push(format!("there is no impulse {} now", state.impulse));
    }
    let most = tables.levels.iter().map(|row| row.events).max().unwrap_or(0);
    if state.picks > most {
        wrong.push(format!("{} events are picked", state.picks));
    }
    let loads = components.aircraft.len() * usize::from(tables.supply_per_cargo[0]);
    if state.aborted.iter().any(|points| usize::from(*points) > loads) {
        wrong.push("aborted cargo brings more than there is".to_owned());
    }
    let events = &state.board.events;
    if events.declared.is_some_and(|turn| turn == 0 || turn > state.turn) {
        wrong.push("Vulture is declared in a turn to come".to_owned());
    }
    if events.condors > components.events[EventKind::Condor as usize].markers {
        wrong.push("there are not so many Condor markers".to_owned());
    }
    if (state.phase == Phase::Over) != state.ending.is_some() {
        wrong.push("a game is over when it has ended".to_owned());
    }
}

/// The things of a list of that length.
pub(super) fn all<T: Id>(count: usize) -> impl Iterator<Item = T> {
    Set::<T>::first_of(count).iter()
}

//! The names of things, in a reader's language.

use std::fmt::Display;

use kernel::{Fact, Id, Set, ToFact};
use pack::Name;

use crate::Siege;
use crate::board::Place;
use crate::choice::Mission;
use crate::components::{
    Aircraft, Airfield, ArtilleryResult, Battalion, Class, Code, Division, EventKind, Marker,
    Placement, Role, Route, Side, Space, Unit,
};
use crate::flow::{Among, Ending, Phase, Piece, Supply, Target};
use crate::prompt::Pool;

/// The key of a name.
fn key(class: &str, id: impl Display) -> Option<Fact> {
    Some(Fact::Name(format!("{class}/{id}")))
}

/// Things whose key is a class and their notation.
macro_rules! named {
    ($($thing:ty => $class:literal $all:ident),* $(,)?) => {$(
        impl Named for $thing {
            const CLASS: &str = $class;
            const ALL: fn(Vec<String>) -> Fact = Fact::$all;
        }

        impl ToFact for $thing {
            fn fact(&self) -> Option<Fact> {
                key($class, self)
            }
        }
    )*};
}

/// A thing with a name of its own.
pub(crate) trait Named: Display {
    /// How its key begins.
    const CLASS: &str;
    /// How several of them are told.
    const ALL: fn(Vec<String>) -> Fact;
}

named!(
    Space => "space" Names,
    Unit => "unit" Units,
    Battalion => "battalion" Names,
    Aircraft => "aircraft" Names,
    Marker => "impact" Names,
    Placement => "placement" Names,
);

/// The keys of all that is in a set.
pub(crate) fn names<T: Id + Named>(set: Set<T>) -> Fact {
    T::ALL(set.iter().map(|one| format!("{}/{one}", T::CLASS)).collect())
}

impl ToFact for EventKind {
    fn fact(&self) -> Option<Fact> {
        key("event", self.id())
    }
}

impl ToFact for Airfield {
    fn fact(&self) -> Option<Fact> {
        key("airfield", self.id())
    }
}

impl ToFact for Division {
    fn fact(&self) -> Option<Fact> {
        key("division", self.number())
    }
}

/// A Route is told by its number; its base has a name.
impl ToFact for Route {
    fn fact(&self) -> Option<Fact> {
        self.0.fact()
    }
}

/// The key of a base's name.
pub(crate) fn base_name(route: Route) -> Option<Fact> {
    key("base", route)
}

impl ToFact for Piece {
    fn fact(&self) -> Option<Fact> {
        match self {
            Piece::Unit(unit) => unit.fact(),
            Piece::Battalion(battalion) => battalion.fact(),
            Piece::Aircraft(aircraft) => aircraft.fact(),
            Piece::Marker(marker) => marker.fact(),
            Piece::Neptune => EventKind::Neptune.fact(),
        }
    }
}

impl ToFact for Target {
    fn fact(&self) -> Option<Fact> {
        match self {
            Target::Space(space) => space.fact(),
            Target::Base(route) => base_name(*route),
            Target::Artillery => key("index", "artillery"),
            Target::Aaa => key("index", "aaa"),
        }
    }
}

/// The place where steps are lost.
impl ToFact for Among {
    fn fact(&self) -> Option<Fact> {
        match self {
            Among::Space(_, space) => space.fact(),
            Among::Base(route) => base_name(*route),
            Among::FieldArtillery => None,
        }
    }
}

/// A place on the map or a box.
impl ToFact for Place {
    fn fact(&self) -> Option<Fact> {
        match self {
            Place::Space(space) => space.fact(),
            Place::Base(route) => base_name(*route),
            Place::Aboard(aircraft) => aircraft.fact(),
            Place::Ready => key("box", "ready"),
            Place::Available => key("box", "available"),
            Place::Aside => key("box", "aside"),
            Place::Eliminated => key("box", "eliminated"),
            Place::EliminatedBefore => key("box", "eliminated-before"),
            Place::Removed => key("box", "removed"),
        }
    }
}

/// Things that messages select by.
macro_rules! words {
    ($($thing:ty => $word:ident),* $(,)?) => {$(
        impl ToFact for $thing {
            fn fact(&self) -> Option<Fact> {
                Some(Fact::Word(self.$word()))
            }
        }
    )*};
}

words!(
    Side => name,
    Supply => id,
    Mission => id,
    Role => id,
    Phase => name,
    Ending => name,
    Pool => name,
    Class => word,
    Code => word,
    ArtilleryResult => word,
);

impl Class {
    /// What a class of missions is called.
    const fn word(self) -> &'static str {
        match self {
            Class::Tactical => "tactical",
            Class::Strategic => "strategic",
            Class::Cargo => "cargo",
        }
    }
}

impl Code {
    /// The word for an option's counters.
    const fn word(self) -> &'static str {
        match self {
            Code::Start => "start",
            Code::R => "r",
            Code::S => "s",
            Code::C => "c",
            Code::A => "a",
            Code::V => "v",
        }
    }
}

impl ArtilleryResult {
    /// The word for a result of the artillery table.
    const fn word(self) -> &'static str {
        match self {
            ArtilleryResult::Airfield => "airfield",
            ArtilleryResult::GpSupply => "gp",
            ArtilleryResult::ArtillerySupply => "ammunition",
            ArtilleryResult::Route(_) => "route",
            ArtilleryResult::Central => "central",
            ArtilleryResult::ArtilleryReduce => "artillery",
        }
    }
}

/// The name behind a key such as `space/s4`, `unit/F9` or `event/f_cat`.
pub(crate) fn name(rules: &Siege, key: &str, language: &str) -> Option<String> {
    let (class, id) = key.split_once('/')?;
    let components = &rules.components;
    let said = |name: &Name| if language == "fr" { name.fr.clone() } else { name.en.clone() };
    match class {
        "space" => {
            let row = components.spaces.get(number(id, "s")?)?;
            Some(match row.label.as_str() {
                "" => said(&row.name),
                label => format!("{} ({label})", said(&row.name)),
            })
        }
        "base" => components.routes.get(listed(id, "")?).map(|row| said(&row.base_name)),
        "route" => components.routes.get(listed(id, "")?).map(|row| said(&row.name)),
        "unit" => components.units.get(listed(id, "F")?).map(|row| row.label.clone()),
        "battalion" => components.battalions.get(listed(id, "V")?).map(|row| row.label.clone()),
        "aircraft" => components.aircraft.get(listed(id, "A")?).map(|row| row.label.clone()),
        "impact" => {
            let row = components.markers.get(listed(id, "G")?)?;
            Some(components.units[row.unit.slot()].label.clone())
        }
        "event" => {
            let kind = EventKind::from_id(id)?;
            components.events.iter().find(|row| row.kind == kind).map(|row| said(&row.name))
        }
        "airfield" => {
            let airfield = Airfield::BOTH.into_iter().find(|airfield| airfield.id() == id)?;
            components.airfields.get(airfield as usize).map(|row| said(&row.name))
        }
        "division" => {
            let division = Division::from_number(id.parse().ok()?)?;
            components.division_names.get(division as usize).map(said)
        }
        "index" => {
            let display = format!("vm_{id}");
            let displays = &components.drawing.displays;
            displays.iter().find(|row| row.id == display).map(|row| said(&row.name))
        }
        "placement" => components.setup.placements.get(listed(id, "")?).map(|row| said(&row.name)),
        "role" => {
            let role = Role::from_id(id)?;
            components.setup.roles.get(role as usize).map(|row| said(&row.name))
        }
        _ => None,
    }
}

/// A place in a list that is written from 0.
fn number(id: &str, letter: &str) -> Option<usize> {
    id.strip_prefix(letter)?.parse().ok()
}

/// A place in a list that is written from 1.
fn listed(id: &str, letter: &str) -> Option<usize> {
    number(id, letter)?.checked_sub(1)
}

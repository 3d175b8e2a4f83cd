//! The keys of things, as the facts of messages have them: `space/s17`, `unit/F12`, `battalion/V3`.

use siege::components::{Aircraft, Battalion, Components, Marker, Route, Space, Unit};

/// Something a key names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Thing {
    /// A space of the map.
    Space(Space),
    /// The base at the end of a Route.
    Base(Route),
    /// A French unit or leader.
    Unit(Unit),
    /// A battalion.
    Battalion(Battalion),
    /// An air unit.
    Aircraft(Aircraft),
    /// An Impact marker.
    Marker(Marker),
}

impl Thing {
    /// What a key names, if it is a piece or a place of the map of this pack.
    pub(crate) fn of(components: &Components, key: &str) -> Option<Thing> {
        let (kind, id) = key.split_once('/')?;
        // Spaces are counted from 0, the Central Fortress; all else from 1.
        let number = |letter: &str, first: u8, count: usize| {
            let number: u8 = id.strip_prefix(letter)?.parse().ok()?;
            let index = number.checked_sub(first)?;
            (usize::from(index) < count).then_some(index)
        };
        match kind {
            "space" => number("s", 0, components.spaces.len()).map(Space).map(Thing::Space),
            "base" => {
                let index = number("", 1, components.routes.len())?;
                Some(Thing::Base(Route(index + 1)))
            }
            "unit" => number("F", 1, components.units.len()).map(Unit).map(Thing::Unit),
            "battalion" => {
                number("V", 1, components.battalions.len()).map(Battalion).map(Thing::Battalion)
            }
            "aircraft" => {
                number("A", 1, components.aircraft.len()).map(Aircraft).map(Thing::Aircraft)
            }
            "impact" => number("G", 1, components.markers.len()).map(Marker).map(Thing::Marker),
            _ => None,
        }
    }

    /// The key.
    pub(crate) fn key(self) -> String {
        let kind = match self {
            Thing::Space(_) => "space",
            Thing::Base(Route(number)) => return format!("base/{number}"),
            Thing::Unit(_) => "unit",
            Thing::Battalion(_) => "battalion",
            Thing::Aircraft(_) => "aircraft",
            Thing::Marker(_) => "impact",
        };
        format!("{kind}/{}", self.id())
    }

    /// What follows in ids of elements: `s17`, `base1`, `F12`.
    pub(crate) fn id(self) -> String {
        let number = |index: u8| u16::from(index) + 1;
        match self {
            Thing::Space(space) => format!("s{}", space.0),
            Thing::Base(route) => format!("base{}", route.0),
            Thing::Unit(unit) => format!("F{}", number(unit.0)),
            Thing::Battalion(battalion) => format!("V{}", number(battalion.0)),
            Thing::Aircraft(aircraft) => format!("A{}", number(aircraft.0)),
            Thing::Marker(marker) => format!("G{}", number(marker.0)),
        }
    }
}

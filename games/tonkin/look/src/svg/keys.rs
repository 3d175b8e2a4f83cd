//! The keys of things, as the facts of messages have them: `hex/W18`, `hex/saigon`, `unit/12`.

use tonkin::components::{Components, Hex, Unit};

/// Something a key names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Thing {
    /// A hex of the map.
    Hex(Hex),
    /// Saigon, beside the map.
    Saigon,
    /// A counter.
    Unit(Unit),
}

impl Thing {
    /// What a key names, if it is a counter or a place of this pack.
    pub(crate) fn of(components: &Components, key: &str) -> Option<Thing> {
        match key.split_once('/')? {
            ("hex", "saigon") => Some(Thing::Saigon),
            ("hex", name) => Hex::named(name).map(Thing::Hex),
            ("unit", number) => {
                let unit = Unit(number.parse().ok()?);
                (unit.index() < components.units.len()).then_some(Thing::Unit(unit))
            }
            _ => None,
        }
    }
}

/// The key of a hex.
pub(crate) fn hex_key(hex: Hex) -> String {
    format!("hex/{hex}")
}

/// The key of the short name of a hex, which begins with its number.
pub(crate) fn place_key(hex: Hex) -> String {
    format!("place/{hex}")
}

/// The key of a counter.
pub(crate) fn unit_key(unit: Unit) -> String {
    format!("unit/{unit}")
}

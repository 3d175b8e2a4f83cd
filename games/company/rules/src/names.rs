//! The names of things, in a reader's language, and how things are facts of a sentence.

use kernel::{Fact, Seat, ToFact};
use pack::Name;

use crate::Company;
use crate::choice::{Action, Direction, Kind};
use crate::components::{Cache, Marker, Side, Terrain};
use crate::sets::{Square, Unit};

impl ToFact for Square {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Name(format!("square/{self}")))
    }
}

impl ToFact for Unit {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Name(format!("unit/{self}")))
    }
}

/// What is told apart by a word.
macro_rules! words {
    ($($thing:ty: $word:ident),*) => {$(
        impl ToFact for $thing {
            fn fact(&self) -> Option<Fact> {
                Some(Fact::Word(self.$word()))
            }
        }
    )*};
}

words!(Side: name, Direction: name, Cache: id, Marker: id, Kind: word, Action: word);

/// The keys of the names of squares.
pub(crate) fn square_names(squares: impl IntoIterator<Item = Square>) -> Fact {
    Fact::Names(squares.into_iter().map(|square| format!("square/{square}")).collect())
}

/// The key of a group's name.
pub(crate) fn group_name(side: Side, group: u8) -> Fact {
    Fact::Name(format!("group/{}", Unit::new(side, group)))
}

/// A column by its letter.
pub(crate) fn column_letter(column: u8) -> Fact {
    Fact::Text(char::from(b'A' + column).to_string())
}

/// Dice as they fell: 3 5 6.
pub(crate) fn fallen(dice: &[u8]) -> Fact {
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    Fact::Text(dice.join(" "))
}

/// Yes or no, as a word.
pub(crate) fn yes_or_no(yes: bool) -> Fact {
    Fact::Word(if yes { "yes" } else { "no" })
}

/// A seat as a word, while sides are bid for.
pub(crate) fn seat_word(seat: Seat) -> Fact {
    Fact::Word(if seat == Seat(0) { "first" } else { "second" })
}

/// The name behind a key such as `square/C4`, `unit/W1`, `group/C2` or `terrain/paddy`.
pub(crate) fn name(rules: &Company, key: &str, language: &str) -> Option<String> {
    let (class, id) = key.split_once('/')?;
    let told = |name: &Name| if language == "fr" { name.fr.clone() } else { name.en.clone() };
    match class {
        "square" => Square::parse(id).map(|square| square.to_string()),
        "unit" => {
            let unit = Unit::parse(id)?;
            let force = &rules.forces[unit.side as usize];
            let row = force.units.get(usize::from(unit.index))?;
            Some(format!("{} ({})", told(&row.name), force.nation.id()))
        }
        "group" => {
            let unit = Unit::parse(id)?;
            rules.forces[unit.side as usize].groups.get(usize::from(unit.index)).map(told)
        }
        "terrain" => {
            let terrain = Terrain::ALL.into_iter().find(|terrain| terrain.id() == id)?;
            rules.components.terrain.get(terrain as usize).map(|row| told(&row.name))
        }
        "hamlet" => {
            let mut hamlets = rules.map.hamlets.iter();
            hamlets.find(|hamlet| hamlet.id == id).map(|hamlet| hamlet.name.clone())
        }
        "map" => {
            let known = rules.components.maps.iter().find(|map| map.id == id);
            known.or((rules.map.id == id).then_some(&rules.map)).map(|map| told(&map.name))
        }
        "mission" | "brief" => {
            let row = rules.components.missions.iter().find(|mission| mission.id == id)?;
            Some(told(if class == "brief" { &row.brief } else { &row.name }))
        }
        "army" => {
            let row = rules.components.armies.iter().find(|army| army.id == id)?;
            Some(told(&row.name))
        }
        _ => None,
    }
}

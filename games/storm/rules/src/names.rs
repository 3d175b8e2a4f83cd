//! The names of things, in a reader's language.

use kernel::{Fact, Seat, ToFact};

use crate::Storm;
use crate::components::{Area, Kind, Side};
use crate::sets::{Unit, UnitSet};

impl ToFact for Area {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Name(format!("area/{self}")))
    }
}

impl ToFact for Unit {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Name(format!("unit/{self}")))
    }
}

impl ToFact for Kind {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Name(format!("card/{}", self.id())))
    }
}

impl ToFact for Side {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Word(self.name()))
    }
}

/// The keys of the names of a side's units.
pub(crate) fn unit_names(side: Side, units: UnitSet) -> Fact {
    Fact::Units(units.iter().map(|unit| format!("unit/{}", Unit::new(side, unit))).collect())
}

/// A seat as a word, while sides are bid for.
pub(crate) fn seat_word(seat: Seat) -> Fact {
    Fact::Word(if seat == Seat(0) { "first" } else { "second" })
}

/// The name behind a key such as `area/14`, `unit/F9` or `card/mines`.
pub(crate) fn name(rules: &Storm, key: &str, language: &str) -> Option<String> {
    let (class, id) = key.split_once('/')?;
    let french = language == "fr";
    match class {
        "area" => {
            let number: u8 = id.parse().ok()?;
            let row = rules.components.areas.iter().find(|row| row.area.0 == number)?;
            let name = if french { &row.name_fr } else { &row.name_en };
            Some(format!("{name} ({number})"))
        }
        "card" => {
            let row = rules.kind(Kind::from_id(id)?);
            Some(if french { row.name_fr.clone() } else { row.name_en.clone() })
        }
        "unit" => {
            let side = match id.chars().next()? {
                'F' => Side::French,
                'V' => Side::VietMinh,
                _ => return None,
            };
            let index: usize = id.get(1..)?.parse().ok()?;
            let row = rules.components.units[side as usize].get(index.checked_sub(1)?)?;
            // Companies of a regiment are told apart by their battalion: 141/312 428-1.
            let company = match row.battalion.as_str() {
                "" => row.company.clone(),
                battalion => format!("{battalion}-{}", row.company),
            };
            Some(format!("{} {company}", row.formation).trim().to_owned())
        }
        _ => None,
    }
}

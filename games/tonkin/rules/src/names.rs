//! The names of things, in a reader's language.

use kernel::{Fact, ToFact};

use crate::Tonkin;
use crate::components::{Direction, Grade, Hex, Outcome, Side, Unit, Withdrawal};
use crate::event::{Cause, Vp, Way};
use crate::flow::{DigCase, Ending, Mode, Phase};
use crate::rules::setting_up;
use crate::sets::{HexSet, UnitSet};

/// The months, by the words messages select by.
const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/// The year of the first month, and the months of that year up to it: it is October 1950 (1.10).
const FIRST_YEAR: usize = 1950;
const MONTHS_BEFORE: usize = 8;

impl ToFact for Hex {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Name(format!("hex/{self}")))
    }
}

impl ToFact for Unit {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Name(format!("unit/{self}")))
    }
}

impl ToFact for Outcome {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Text(self.id().to_owned()))
    }
}

/// The words that messages select by.
macro_rules! words {
    ($($kind:ty, $word:ident;)*) => {$(
        impl ToFact for $kind {
            fn fact(&self) -> Option<Fact> {
                Some(Fact::Word(self.$word()))
            }
        }
    )*};
}

words! {
    Side, name;
    Phase, name;
    Ending, name;
    Grade, name;
    Cause, name;
    Way, name;
    Vp, name;
    Mode, id;
    DigCase, id;
    Direction, id;
    Withdrawal, id;
}

/// The keys of the names of units.
pub(crate) fn unit_names(units: UnitSet) -> Fact {
    Fact::Units(units.iter().map(|unit| format!("unit/{unit}")).collect())
}

/// The keys of the names of hexes, if there are any.
pub(crate) fn hex_names(hexes: HexSet) -> Option<Fact> {
    let keys = || hexes.iter().map(|hex| format!("hex/{hex}")).collect();
    (!hexes.is_empty()).then(|| Fact::Names(keys()))
}

/// A place that may be Saigon.
pub(crate) fn place_name(hex: Option<Hex>) -> Option<Fact> {
    hex.map_or(Some(Fact::Name("hex/saigon".to_owned())), |hex| hex.fact())
}

/// 9.0: the class that units like this one have in a generic set-up.
pub(crate) fn class_name(alike: Unit) -> Fact {
    Fact::Name(format!("class/{alike}"))
}

/// A side, or nobody.
pub(crate) fn nobody_or(side: Option<Side>) -> Fact {
    Fact::Word(side.map_or("nobody", Side::name))
}

/// Yes or no.
pub(crate) fn yes(is: bool) -> Fact {
    Fact::Word(if is { "yes" } else { "no" })
}

/// An amount with its sign.
pub(crate) fn signed(amount: i8) -> Fact {
    Fact::Signed(i64::from(amount))
}

/// The month of the year in which a turn falls, January being 0, and the year.
pub(crate) const fn calendar(turn: u8) -> (usize, usize) {
    let since = turn as usize + MONTHS_BEFORE;
    (since % MONTHS.len(), FIRST_YEAR + since / MONTHS.len())
}

/// The month of a turn.
pub(crate) fn month_word(turn: u8) -> Fact {
    Fact::Word(MONTHS[calendar(turn).0])
}

/// The year of a turn.
pub(crate) fn year(turn: u8) -> Fact {
    Fact::Text(calendar(turn).1.to_string())
}

/// The name behind a key such as `hex/W18`, `unit/12`, `class/12` or `river/red`; `place/T14` is the short name of a
/// hex.
pub(crate) fn name(rules: &Tonkin, key: &str, language: &str) -> Option<String> {
    let (class, id) = key.split_once('/')?;
    let french = language == "fr";
    match class {
        "hex" if id == "saigon" => Some("Saigon".to_owned()),
        "hex" => {
            let hex = Hex::named(id)?;
            let place = rules.charts.ground.community(hex);
            let name =
                place.map(|place| format!("{} ({hex})", rules.components.community(place).name));
            Some(name.unwrap_or_else(|| hex.to_string()))
        }
        "place" => {
            let hex = Hex::named(id)?;
            let place = rules.charts.ground.community(hex);
            let name =
                place.map(|place| format!("{hex} {}", rules.components.community(place).name));
            Some(name.unwrap_or_else(|| hex.to_string()))
        }
        "unit" => {
            let index: u8 = id.parse().ok()?;
            let label = &rules.components.units.get(Unit(index).index())?.label;
            Some(if french { label.fr.clone() } else { label.en.clone() })
        }
        "river" => {
            let row = rules.components.map.rivers.iter().find(|row| row.id == id)?;
            Some(if french { row.name_fr.clone() } else { row.name.clone() })
        }
        // 9.0: what a generic set-up calls a unit.
        "class" => {
            let index: u8 = id.parse().ok()?;
            setting_up::class_of(rules, Unit(index)).map(str::to_owned)
        }
        _ => None,
    }
}

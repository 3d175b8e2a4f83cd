//! The names of things, in a reader's language.

use crate::Tonkin;
use crate::components::{Hex, Unit};
use crate::rules::setting_up;

/// The name behind a key such as `hex/W18`, `unit/12`, `class/12` or `month/3`.
pub(crate) fn name(rules: &Tonkin, key: &str, _: &str) -> Option<String> {
    let (class, id) = key.split_once('/')?;
    match class {
        "hex" if id == "saigon" => Some("Saigon".to_owned()),
        "hex" => {
            let hex = Hex::named(id)?;
            let place = rules.charts.ground.community(hex);
            let name =
                place.map(|place| format!("{} ({hex})", rules.components.community(place).name));
            Some(name.unwrap_or_else(|| hex.to_string()))
        }
        "unit" => {
            let index: u8 = id.parse().ok()?;
            Some(rules.components.units.get(Unit(index).index())?.name.clone())
        }
        // 9.0: what a generic set-up calls a unit.
        "class" => {
            let index: u8 = id.parse().ok()?;
            setting_up::class_of(rules, Unit(index)).map(str::to_owned)
        }
        "month" => {
            let number: u8 = id.parse().ok()?;
            let row = rules.components.tables.turns.iter().find(|row| row.number == number);
            Some(row.map_or_else(|| beyond(number), |row| row.month.clone()))
        }
        _ => None,
    }
}

/// A month behind the end of the Turn Track, counted from Oct-50: a unit may be due there in vain.
fn beyond(number: u8) -> String {
    let months =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
    let since = usize::from(number) + 8;
    format!("{}-{}", months[since % 12], 50 + since / 12)
}

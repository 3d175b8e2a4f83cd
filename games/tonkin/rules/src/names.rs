//! The names of things, in a reader's language.

use crate::Tonkin;
use crate::components::{Hex, Unit};
use crate::rules::setting_up;

/// The name behind a key such as `hex/W18`, `unit/12`, `class/12` or `river/red`.
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

//! The names of things, in a reader's language.

use pack::Name;

use crate::Siege;
use crate::components::{Airfield, Division, EventKind, Role};

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
            let role = Role::ALL.into_iter().find(|role| role.id() == id)?;
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

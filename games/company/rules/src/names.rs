//! The names of things, in a reader's language.

use pack::Name;

use crate::Company;
use crate::components::Terrain;
use crate::sets::{Square, Unit};

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

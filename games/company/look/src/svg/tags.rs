//! The short names of units, for the plates under their figures.

use company::Company;
use company::components::{Body, Role, Side, UnitRow};
use company::sets::Unit;
use kernel::Fact;

use words::Words;

/// The plate of each unit, by side and place in its list.
#[derive(Debug, Default)]
pub(super) struct Tags([Vec<String>; 2]);

impl Tags {
    /// The plates of all units.
    pub(super) fn of(rules: &Company, words: &Words) -> Tags {
        Tags(Side::BOTH.map(|side| of_side(rules, words, side)))
    }

    /// The plate of a unit.
    pub(super) fn tag(&self, unit: Unit) -> &str {
        self.0[unit.side as usize].get(usize::from(unit.index)).map_or("", String::as_str)
    }
}

fn of_side(rules: &Company, words: &Words, side: Side) -> Vec<String> {
    let rows = &rules.forces[side as usize].units;
    let mut tags = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let same = |other: &&UnitRow| other.kind == row.kind;
        let all = rows.iter().filter(same).count();
        let number = rows.iter().take(place + 1).filter(same).count();
        let unit = Unit::new(side, place as u8);
        let facts = [
            ("kind", Fact::Word(word(row))),
            ("number", if all > 1 { number } else { 0 }.into()),
            ("unit", Fact::Text(unit.to_string())),
        ];
        tags.push(words.say("company-map-tag", &facts, &|_, _| None));
    }
    tags
}

/// The word for what a unit is; kinds that only a pack of its own has are told by their notation.
fn word(row: &UnitRow) -> &'static str {
    if let Body::Vehicles(vehicle) = row.body {
        return vehicle.id();
    }
    match row.role.unwrap_or(Role::Other) {
        Role::Command => "command",
        Role::Headquarters => "hq",
        Role::Rifle => "rifle",
        Role::Weapons => "weapons",
        Role::Recon => "recon",
        Role::Ranger => "ranger",
        Role::Militia => "militia",
        Role::Local => "local",
        Role::Main => "main",
        Role::Sapper => "sapper",
        Role::Recruit => "recruit",
        Role::Other => "other",
    }
}

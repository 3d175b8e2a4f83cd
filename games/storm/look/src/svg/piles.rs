//! Piles: units of one side that are of one kind and show the same face lie on each other.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use storm::Storm;
use storm::components::{Side, UnitRow, UnitType};
use storm::sets::{Unit, UnitSet};

use crate::svg::shape;
use drawing::Lit;
use drawing::counter::{Counter, Face};

/// A pile of units that lie in one place.
#[derive(Debug)]
pub(super) struct Pile {
    /// The units, lowest first; never empty.
    pub(super) units: Vec<Unit>,
    /// What is seen of it.
    pub(super) counter: Counter,
}

/// What units of one pile have in common, in the order piles are laid out.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Kind {
    side: Side,
    face: Face,
    rank: u8,
    values: Reverse<[u8; 3]>,
    alike: u8,
    common: bool,
}

/// The key of a unit, such as `unit/F9`.
pub(super) fn unit_key(unit: Unit) -> String {
    format!("unit/{}", unit_id(unit))
}

/// A unit as the notation has it: `F9`.
pub(super) fn unit_id(unit: Unit) -> String {
    let side = match unit.side {
        Side::French => 'F',
        Side::VietMinh => 'V',
    };
    format!("{side}{}", unit.index + 1)
}

/// The unit of a key such as `unit/F9`.
pub(super) fn unit_of(key: &str) -> Option<Unit> {
    let id = key.strip_prefix("unit/")?;
    let side = match id.chars().next()? {
        'F' => Side::French,
        'V' => Side::VietMinh,
        _ => return None,
    };
    let number: u8 = id.get(1..)?.parse().ok()?;
    Some(Unit::new(side, number.checked_sub(1)?))
}

fn kind(unit: Unit, row: &UnitRow, face: Face) -> Kind {
    let rank = match row.unit_type {
        UnitType::Airborne => 0,
        UnitType::Infantry => 1,
        UnitType::Armor => 2,
        UnitType::Antiaircraft => 3,
    };
    let values = Reverse([row.firepower, row.defence, row.movement]);
    Kind { side: unit.side, face, rank, values, alike: row.alike, common: !row.elite }
}

/// The piles of a side's units; `fresh` are those of them that show that face.
pub(super) fn piles(
    rules: &Storm,
    side: Side,
    units: UnitSet,
    fresh: UnitSet,
    lit: &Lit,
) -> Vec<Pile> {
    let rows = &rules.components.units[side as usize];
    let mut kinds: BTreeMap<Kind, Vec<Unit>> = BTreeMap::new();
    for index in units.iter() {
        let Some(row) = rows.get(usize::from(index)) else { continue };
        let unit = Unit::new(side, index);
        let face = if fresh.has(index) { Face::Fresh } else { Face::Spent };
        kinds.entry(kind(unit, row, face)).or_default().push(unit);
    }
    let pile = |(kind, units): (Kind, Vec<Unit>)| {
        let members: Vec<&UnitRow> =
            units.iter().filter_map(|unit| rows.get(usize::from(unit.index))).collect();
        let counter = counter(&members, kind.face, &units, lit)?;
        Some(Pile { units, counter })
    };
    kinds.into_iter().filter_map(pile).collect()
}

/// A pile as a counter; `None` for no unit.
pub(super) fn counter(
    members: &[&UnitRow],
    face: Face,
    units: &[Unit],
    lit: &Lit,
) -> Option<Counter> {
    let row = *members.first()?;
    let keys = || units.iter().map(|unit| unit_key(*unit));
    let (symbol, size) = match row.unit_type {
        UnitType::Infantry => ("u-infantry", "z-company"),
        UnitType::Airborne => ("u-airborne", "z-company"),
        UnitType::Antiaircraft => ("u-antiaircraft", "z-platoon"),
        UnitType::Armor => ("u-armour", "z-platoon"),
    };
    let same_formation = members.iter().all(|other| other.formation == row.formation);
    Some(Counter {
        shape: shape(row.side),
        symbol,
        size,
        factors: factors(row, face),
        left: company(members),
        right: format!("{}{}", row.formation, if same_formation { "" } else { "+" }),
        face,
        reduced: false,
        tint: "",
        elite: row.elite,
        count: members.len(),
        chosen: keys().filter(|key| lit.chosen.contains(key)).count(),
        able: keys().filter(|key| lit.able.contains(key) || lit.legal.contains(key)).count(),
    })
}

/// What is printed on the face that is up.
pub(super) fn factors(row: &UnitRow, face: Face) -> String {
    match face {
        Face::Fresh => format!("{}-{}-{}", row.firepower, row.defence, row.movement),
        Face::Spent => row.defence_spent.to_string(),
    }
}

/// The company of a single unit, with its battalion; of a pile, the battalion they share.
fn company(members: &[&UnitRow]) -> String {
    match members {
        [row] if row.battalion.is_empty() => row.company.clone(),
        [row] => format!("{}/{}", row.company, row.battalion),
        [row, ..] if members.iter().all(|other| other.battalion == row.battalion) => {
            row.battalion.clone()
        }
        _ => String::new(),
    }
}

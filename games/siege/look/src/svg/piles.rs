//! Counters and piles: what is seen of the pieces that lie in one place.

use std::cmp::Reverse;

use siege::board::Board;
use siege::components::{
    AirType, Aircraft, Battalion, Components, Division, Marker, Nationality, Size, Unit, UnitType,
};

use super::keys::Thing;
use drawing::Lit;
use drawing::counter::{Counter, Face, Shape};

/// Pieces of one side that lie in one place.
#[derive(Debug)]
pub(super) struct Pile {
    /// The pieces, the uppermost first; never empty.
    pub(super) things: Vec<Thing>,
    /// What is seen of it.
    pub(super) counter: Counter,
    /// Whether a leader, a fortification, guns are in it.
    pub(super) signs: Signs,
}

/// What a pile holds that is looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Signs {
    pub(super) leader: bool,
    pub(super) fortification: bool,
    pub(super) guns: bool,
}

/// Whether a unit is artillery (15.1).
pub(super) const fn is_gun(unit_type: UnitType) -> bool {
    matches!(
        unit_type,
        UnitType::Mortar
            | UnitType::AirborneMortar
            | UnitType::FieldArtillery
            | UnitType::AirborneFieldArtillery
    )
}

/// The pile of some pieces: what is chosen lies on top, then what can be chosen, then the strongest.
pub(super) fn pile(
    components: &Components,
    board: &Board,
    things: impl IntoIterator<Item = Thing>,
    lit: &Lit,
) -> Option<Pile> {
    let mut things: Vec<(Thing, String)> =
        things.into_iter().map(|thing| (thing, thing.key())).collect();
    let is_able = |key: &String| lit.able.contains(key) || lit.legal.contains(key);
    things.sort_by_cached_key(|(thing, key)| {
        let (strength, is_leader) = weight(components, board, *thing);
        (!lit.chosen.contains(key), !is_able(key), is_leader, Reverse(strength), *thing)
    });
    let mut counter = counter(components, board, things.first()?.0);
    counter.count = things.len();
    counter.chosen = things.iter().filter(|(_, key)| lit.chosen.contains(key)).count();
    counter.able = things.iter().filter(|(_, key)| is_able(key)).count();
    let things: Vec<Thing> = things.into_iter().map(|(thing, _)| thing).collect();
    let signs = signs(components, &things);
    Some(Pile { things, counter, signs })
}

/// How strong a piece is now, and whether it is a leader.
fn weight(components: &Components, board: &Board, thing: Thing) -> (u8, bool) {
    match thing {
        Thing::Unit(unit) => {
            let row = &components.units[unit.slot()];
            (row.faces[usize::from(board.reduced.has(unit))].strength, row.is_leader())
        }
        Thing::Battalion(battalion) => {
            let row = &components.battalions[battalion.slot()];
            (row.faces[usize::from(board.weakened.has(battalion))].strength, false)
        }
        Thing::Space(_) | Thing::Base(_) | Thing::Aircraft(_) | Thing::Marker(_) => (0, false),
    }
}

fn signs(components: &Components, things: &[Thing]) -> Signs {
    let mut signs = Signs::default();
    for thing in things.iter().skip(1) {
        let Thing::Unit(unit) = thing else { continue };
        let row = &components.units[unit.slot()];
        signs.leader |= row.is_leader();
        signs.fortification |= row.unit_type == UnitType::Fortification;
        signs.guns |= is_gun(row.unit_type);
    }
    signs
}

/// The counter of one piece.
pub(super) fn counter(components: &Components, board: &Board, thing: Thing) -> Counter {
    match thing {
        Thing::Unit(unit) => unit_counter(components, board, unit),
        Thing::Battalion(battalion) => battalion_counter(components, board, battalion),
        Thing::Aircraft(aircraft) => aircraft_counter(components, aircraft),
        Thing::Marker(marker) => marker_counter(components, marker),
        Thing::Space(_) | Thing::Base(_) => plain(Shape::Rounded, ""),
    }
}

/// A counter with nothing on it but a symbol.
fn plain(shape: Shape, symbol: &'static str) -> Counter {
    Counter {
        shape,
        symbol,
        size: "",
        factors: String::new(),
        left: String::new(),
        right: String::new(),
        face: Face::Fresh,
        reduced: false,
        tint: "",
        elite: false,
        count: 1,
        chosen: 0,
        able: 0,
    }
}

fn unit_counter(components: &Components, board: &Board, unit: Unit) -> Counter {
    let row = &components.units[unit.slot()];
    let reduced = board.reduced.has(unit);
    let face = row.faces[usize::from(reduced)];
    let (left, right) = row.label.split_once(' ').unwrap_or((&row.label, ""));
    let factors = match face.is_static {
        _ if row.is_leader() => String::new(),
        true if is_gun(row.unit_type) => format!("({})", face.strength),
        true => format!("[{}]", face.strength),
        false => face.strength.to_string(),
    };
    Counter {
        size: size(row.size),
        factors,
        left: left.to_owned(),
        right: right.to_owned(),
        reduced,
        elite: face.elite,
        ..plain(shape(row.nationality), symbol(row.unit_type))
    }
}

fn battalion_counter(components: &Components, board: &Board, battalion: Battalion) -> Counter {
    let row = &components.battalions[battalion.slot()];
    let reduced = board.weakened.has(battalion);
    let face = row.faces[usize::from(reduced)];
    let (left, _) = row.label.split_once('/').unwrap_or((&row.label, ""));
    Counter {
        size: "z-battalion",
        factors: face.strength.to_string(),
        left: left.to_owned(),
        right: row.division.number().to_string(),
        reduced,
        tint: tint(row.division),
        elite: face.elite,
        ..plain(Shape::Cut, "u-infantry")
    }
}

fn aircraft_counter(components: &Components, aircraft: Aircraft) -> Counter {
    let row = &components.aircraft[aircraft.slot()];
    let symbol = match row.air_type {
        AirType::FighterBomber => "u-fighter",
        AirType::Bomber => "u-bomber",
        AirType::HeavyBomber => "u-heavy-bomber",
        AirType::Cargo => "u-cargo",
    };
    let factor = if row.air_type == AirType::Cargo { row.supply_capacity } else { row.strength };
    let whose = match row.nationality {
        Nationality::Cia => "CIA",
        Nationality::Us => "US",
        Nationality::French
        | Nationality::Legion
        | Nationality::Algerian
        | Nationality::Moroccan
        | Nationality::Thai
        | Nationality::Vietnamese
        | Nationality::Laotian => "",
    };
    Counter {
        factors: factor.to_string(),
        left: row.label.clone(),
        right: whose.to_owned(),
        ..plain(shape(row.nationality), symbol)
    }
}

fn marker_counter(components: &Components, marker: Marker) -> Counter {
    let row = &components.markers[marker.slot()];
    let label = &components.units[row.unit.slot()].label;
    let (left, right) = label.split_once(' ').unwrap_or((label, ""));
    Counter {
        factors: row.value.to_string(),
        left: left.to_owned(),
        right: right.to_owned(),
        ..plain(Shape::Rounded, "u-impact")
    }
}

const fn shape(nationality: Nationality) -> Shape {
    match nationality {
        Nationality::Us => Shape::RoundedGreen,
        Nationality::French
        | Nationality::Legion
        | Nationality::Algerian
        | Nationality::Moroccan
        | Nationality::Thai
        | Nationality::Vietnamese
        | Nationality::Laotian
        | Nationality::Cia => Shape::Rounded,
    }
}

/// The class of the colour of a division's boxes (2.6).
const fn tint(division: Division) -> &'static str {
    match division {
        Division::D304 => "d304",
        Division::D308 => "d308",
        Division::D312 => "d312",
        Division::D316 => "d316",
        Division::R148 => "d148",
    }
}

const fn symbol(unit_type: UnitType) -> &'static str {
    match unit_type {
        UnitType::Infantry => "u-infantry",
        UnitType::AirborneInfantry => "u-airborne",
        UnitType::IrregularInfantry => "u-irregular",
        UnitType::Engineer => "u-engineer",
        UnitType::Commando => "u-commando",
        UnitType::Tank => "u-armour",
        UnitType::Sniper => "u-sniper",
        UnitType::Fortification => "u-fortification",
        UnitType::Garrison => "u-garrison",
        UnitType::Aaa => "u-antiaircraft",
        UnitType::Mortar => "u-mortar",
        UnitType::AirborneMortar => "u-airborne-mortar",
        UnitType::FieldArtillery => "u-artillery",
        UnitType::AirborneFieldArtillery => "u-airborne-artillery",
        UnitType::Leader => "u-leader",
    }
}

const fn size(size: Size) -> &'static str {
    match size {
        Size::None => "",
        Size::Platoon => "z-platoon",
        Size::Company | Size::Battery => "z-company",
        Size::Battalion => "z-battalion",
        Size::BattalionTf => "z-taskforce",
        Size::RegimentHq => "z-regiment",
        Size::GroupHq => "z-brigade",
    }
}

//! Counters and piles: what is seen of the counters of one hex.

use std::cmp::Reverse;

use tonkin::board::Board;
use tonkin::charts::Charts;
use tonkin::components::{Bar, Components, Hex, Side, Unit, UnitRow, UnitType};
use tonkin::view::View;

use super::keys::unit_key;
use drawing::Lit;
use drawing::counter::{Counter, Face, Shape};

/// The counters of one hex.
#[derive(Debug)]
pub(super) struct Pile {
    /// Where they lie.
    pub(super) hex: Hex,
    /// The counters that are seen, the uppermost first; never empty.
    pub(super) units: Vec<Unit>,
    /// What is seen of it.
    pub(super) counter: Counter,
    /// Whether more may lie beneath than is seen (1.5).
    pub(super) is_veiled: bool,
    /// A counter in it is disorganized, out of supply, has the officer with it.
    pub(super) signs: Signs,
}

/// What a pile shows beside its counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Signs {
    pub(super) dg: bool,
    pub(super) oos: bool,
    pub(super) hero: bool,
    /// HQ or SD below the uppermost counter.
    pub(super) supply: bool,
}

/// The pile of a hex as a viewer sees it: what is chosen lies on top, then what can be chosen, then as it
/// lies. Of a stack that is veiled the order of the table stays.
pub(super) fn pile(
    components: &Components,
    charts: &Charts,
    view: &View,
    hex: Hex,
    lit: &Lit,
) -> Option<Pile> {
    let board = &view.board;
    let mut units: Vec<(Unit, String)> =
        board.stack(hex).map(|unit| (unit, unit_key(unit))).collect();
    let is_able = |key: &String| lit.able.contains(key) || lit.legal.contains(key);
    let side = components.unit(units.first()?.0).side;
    let is_veiled = side == Side::VietMinh && view.side() != Some(Side::VietMinh);
    units.sort_by_cached_key(|(unit, key)| {
        let fights = charts.forces.fighting.has(*unit);
        let strength = if is_veiled { 0 } else { board.face(charts, *unit).combat };
        (!lit.chosen.contains(key), !is_able(key), !fights, Reverse(strength))
    });
    let mut counter = counter(components, charts, board, units.first()?.0);
    counter.count = units.len();
    counter.chosen = units.iter().filter(|(_, key)| lit.chosen.contains(key)).count();
    counter.able = units.iter().filter(|(_, key)| is_able(key)).count();
    let units: Vec<Unit> = units.into_iter().map(|(unit, _)| unit).collect();
    let has = |is: &dyn Fn(Unit) -> bool| units.iter().any(|unit| is(*unit));
    let signs = Signs {
        dg: has(&|unit| board.is_dg(unit)),
        oos: has(&|unit| board.is_oos(unit)),
        hero: view.heroes.iter().flatten().filter_map(|hero| hero.with).any(|u| units.contains(&u)),
        supply: units.iter().skip(1).any(|unit| charts.forces.staff.has(*unit)),
    };
    Some(Pile { hex, units, counter, is_veiled, signs })
}

/// The counter of one unit.
pub(super) fn counter(
    components: &Components,
    charts: &Charts,
    board: &Board,
    unit: Unit,
) -> Counter {
    let row = components.unit(unit);
    let fights = charts.forces.fighting.has(unit);
    // A unit that is lost shows what it would come back with.
    let steps = if fights && board.steps(unit) == 0 { row.steps } else { board.steps(unit) };
    let face = if fights { row.face(steps) } else { *board.face(charts, unit) };
    let (left, right) = identity(row);
    Counter {
        shape: shape(row.side),
        symbol: symbol(row.unit_type),
        size: size(row.unit_type),
        factors: factors(row, face.combat, face.barrage),
        left,
        right,
        face: Face::Fresh,
        reduced: fights && steps * 2 <= row.steps && row.steps > 1,
        tint: tint(row.bar),
        elite: face.morale >= 5,
        count: 1,
        chosen: 0,
        able: 0,
    }
}

/// The shape of a side's counters.
pub(crate) const fn shape(side: Side) -> Shape {
    match side {
        Side::French => Shape::Rounded,
        Side::VietMinh => Shape::Cut,
    }
}

/// Combat and movement; in brackets what only barrages; the number of a dump.
#[expect(clippy::wildcard_enum_match_arm, reason = "all other counters have factors")]
fn factors(row: &UnitRow, combat: u8, barrage: u8) -> String {
    match row.unit_type {
        UnitType::Hq => "HQ".to_owned(),
        UnitType::SupplyDump => {
            row.name.rsplit(' ').next().unwrap_or_default().chars().take(3).collect()
        }
        UnitType::Airstrike | UnitType::Navy => format!("({barrage})"),
        _ if combat == 0 && barrage > 0 => format!("({barrage})-{}", row.movement),
        _ if row.movement == 0 => format!("[{combat}]"),
        _ => format!("{combat}-{}", row.movement),
    }
}

/// What stands on the left and on the right of a counter.
#[expect(clippy::wildcard_enum_match_arm, reason = "all other counters are known by their names")]
fn identity(row: &UnitRow) -> (String, String) {
    let name = row.name.split(" (").next().unwrap_or(&row.name);
    if let Some(division) = row.division {
        let number = name.rsplit(' ').next().unwrap_or(name);
        return (number.to_owned(), division.to_string());
    }
    match row.unit_type {
        UnitType::Hq => (String::new(), String::new()),
        UnitType::SupplyDump => ("SD".to_owned(), String::new()),
        _ => {
            let (left, right) = name.split_once(' ').unwrap_or((name, ""));
            (left.to_owned(), right.to_owned())
        }
    }
}

/// The class of the colour of its box: the bar that is printed on it (1.2).
const fn tint(bar: Bar) -> &'static str {
    match bar {
        Bar::None => "",
        Bar::White => "bar-white",
        Bar::Black => "bar-black",
        Bar::Gray => "bar-gray",
        Bar::Blue => "bar-blue",
        Bar::Sand => "bar-sand",
        Bar::Brown => "bar-brown",
        Bar::Green => "bar-green",
    }
}

const fn symbol(kind: UnitType) -> &'static str {
    match kind {
        UnitType::DivisionalRegiment
        | UnitType::IndependentRegiment
        | UnitType::Infantry
        | UnitType::Bvn
        | UnitType::Bcl => "u-infantry",
        UnitType::TieuDoan => "u-militia",
        UnitType::PathetLao | UnitType::Thai | UnitType::BclDetachment => "u-irregular",
        UnitType::Artillery => "u-artillery",
        UnitType::Engineer => "u-engineer",
        UnitType::AntiAircraft => "u-antiaircraft",
        UnitType::Hq => "u-hq",
        UnitType::SupplyDump => "u-supply",
        UnitType::Para => "u-airborne",
        UnitType::BvnGarrison => "u-garrison",
        UnitType::Gcma => "u-commando",
        UnitType::Dna => "u-river",
        UnitType::Tank => "u-armour",
        UnitType::Amphibious => "u-amphibious",
        UnitType::GroupeMobile => "u-motorized",
        UnitType::Airstrike => "u-fighter",
        UnitType::Navy => "u-naval",
    }
}

const fn size(kind: UnitType) -> &'static str {
    match kind {
        UnitType::DivisionalRegiment
        | UnitType::IndependentRegiment
        | UnitType::AntiAircraft
        | UnitType::Engineer
        | UnitType::Amphibious
        | UnitType::GroupeMobile => "z-regiment",
        UnitType::Artillery
        | UnitType::TieuDoan
        | UnitType::Para
        | UnitType::Infantry
        | UnitType::Bvn
        | UnitType::Thai
        | UnitType::Bcl
        | UnitType::Dna
        | UnitType::Tank => "z-battalion",
        UnitType::PathetLao | UnitType::BvnGarrison | UnitType::BclDetachment | UnitType::Gcma => {
            "z-company"
        }
        UnitType::Hq | UnitType::SupplyDump | UnitType::Airstrike | UnitType::Navy => "",
    }
}

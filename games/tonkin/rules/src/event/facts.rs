//! The facts of the sentences of the log.

use kernel::Fact;

use super::{Event, Vp};
use crate::choice::{hex_name, unit_name};
use crate::components::{Hex, Side, Unit};
use crate::sets::UnitSet;

/// The months, by the words messages select by.
const MONTHS: [&str; 12] =
    ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/// The year of the first month, and the months of that year up to it: it is October 1950.
const FIRST_YEAR: usize = 1950;
const MONTHS_BEFORE: usize = 8;

/// The facts of a sentence.
type Facts = Vec<(&'static str, Fact)>;

/// The keys of units' names.
fn names(units: UnitSet) -> (&'static str, Fact) {
    ("units", Fact::Names(units.iter().map(|unit| format!("unit/{unit}")).collect()))
}

fn word(side: Side) -> (&'static str, Fact) {
    ("side", Fact::Word(side.name()))
}

fn at(hex: Hex) -> (&'static str, Fact) {
    ("hex", hex_name(hex))
}

fn who(unit: Unit) -> (&'static str, Fact) {
    ("unit", unit_name(unit))
}

/// A place that may be Saigon.
fn place(name: &'static str, hex: Option<Hex>) -> (&'static str, Fact) {
    (name, hex.map_or(Fact::Name("hex/saigon".to_owned()), hex_name))
}

fn yes(is: bool) -> Fact {
    Fact::Word(if is { "yes" } else { "no" })
}

/// A month of the Turn Track, or one beyond its end, where a unit may be due in vain.
pub fn month(month: u8) -> [(&'static str, Fact); 2] {
    let since = usize::from(month) + MONTHS_BEFORE;
    let year = FIRST_YEAR + since / MONTHS.len();
    [("month", Fact::Word(MONTHS[since % MONTHS.len()])), ("year", Fact::Text(year.to_string()))]
}

fn number(name: &'static str, number: i8) -> (&'static str, Fact) {
    (name, Fact::Number(i64::from(number)))
}

/// An amount with its sign.
fn signed(name: &'static str, amount: i8) -> (&'static str, Fact) {
    (name, Fact::Text(format!("{amount:+}").replace('-', "−")))
}

/// The facts of an event.
pub(super) fn facts(event: Event) -> Facts {
    replacement_facts(event)
        .or_else(|| movement_facts(event))
        .or_else(|| combat_facts(event))
        .unwrap_or_else(|| other_facts(event))
}

fn replacement_facts(event: Event) -> Option<Facts> {
    Some(match event {
        Event::SetUp { unit, hex }
        | Event::FrenchSetUp { unit, hex }
        | Event::DumpPlaced { unit, hex } => {
            vec![who(unit), at(hex)]
        }
        Event::ObjectivePlaced { hex } => vec![at(hex)],
        Event::ObjectiveReal { hex } => hex.map(at).into_iter().collect(),
        Event::ObjectiveScored { hex, vietminh } => vec![at(hex), ("vietminh", yes(vietminh))],
        Event::Arrived { unit, hex } => vec![who(unit), at(hex)],
        Event::ArrivedOff { side, unit } => vec![word(side), who(unit)],
        Event::ArrivalsWait { vp, number: most } => vec![number("level", vp), number("most", most)],
        Event::Postponed { unit, month: when } | Event::Withdrawn { unit, month: when } => {
            [who(unit)].into_iter().chain(when.into_iter().flat_map(month)).collect()
        }
        Event::Mixed { side, dumps, points } => {
            vec![word(side), ("dumps", dumps.into()), ("points", points.into())]
        }
        Event::Points { side, points, .. } => vec![word(side), number("points", points)],
        Event::Replaced { side, unit, points } => {
            let facts = [word(side), ("points", points.into())];
            facts.into_iter().chain(unit.map(who)).collect()
        }
        Event::Rebuilt { unit, month: when } => {
            [who(unit)].into_iter().chain(month(when)).collect()
        }
        Event::Absorbed { unit, battalion, hex } => {
            let facts = [("battalion", unit_name(battalion)), at(hex)];
            facts.into_iter().chain(unit.map(who)).collect()
        }
        Event::Transports { trucks, planes } => {
            vec![("trucks", trucks.into()), ("planes", planes.into())]
        }
        _ => return None,
    })
}

fn movement_facts(event: Event) -> Option<Facts> {
    Some(match event {
        Event::Declared { unit, hex } | Event::Captured { unit, hex } => vec![who(unit), at(hex)],
        Event::TopShown { unit, hex, look } | Event::Shown { unit, hex, look } => vec![
            who(unit),
            at(hex),
            ("steps", look.steps.into()),
            ("dg", yes(look.dg)),
            ("oos", yes(look.oos)),
        ],
        Event::Moved { side, units, from, to, way, .. } => vec![
            word(side),
            names(units),
            place("from", from),
            place("to", to),
            ("way", Fact::Word(way.name())),
        ],
        Event::VmMoved { from, to, way } => {
            vec![("from", hex_name(from)), ("to", hex_name(to)), ("way", Fact::Word(way.name()))]
        }
        Event::StaffMoved { units, from, to } => {
            vec![names(units), ("from", hex_name(from)), ("to", hex_name(to))]
        }
        Event::CalledOff { hex } | Event::HexLeft { hex } => vec![at(hex)],
        Event::DropRolled { hex, die, lost } => {
            vec![at(hex), ("die", die.into()), ("lost", yes(lost))]
        }
        Event::RoadBuilt { hex, from } => {
            [at(hex)].into_iter().chain(from.map(|from| ("from", hex_name(from)))).collect()
        }
        Event::Level { by, level, why } => {
            let mut facts =
                vec![signed("by", by), number("level", level), ("why", Fact::Word(why.name()))];
            match why {
                Vp::Hex(hex) | Vp::Objective(hex) => facts.push(at(hex)),
                Vp::Lost(unit) | Vp::Arrived(unit) => facts.push(who(unit)),
                _ => (),
            }
            facts
        }
        Event::Control { hex, to } => {
            vec![at(hex), ("side", Fact::Word(to.map_or("nobody", Side::name)))]
        }
        Event::Recovered { side, hex }
        | Event::Repaired { side, hex }
        | Event::Trenched { side, hex }
        | Event::TrenchGone { side, hex } => vec![word(side), at(hex)],
        Event::Overstacked { side, hex } => [word(side)].into_iter().chain(hex.map(at)).collect(),
        Event::Digs { side, dump, case } => {
            vec![word(side), who(dump), ("case", Fact::Word(case.id()))]
        }
        Event::RoadDestroyed { hex } => vec![at(hex)],
        Event::RoadStruck { hex, roll, total } => {
            vec![at(hex), ("roll", roll.into()), number("total", total)]
        }
        _ => return None,
    })
}

fn combat_facts(event: Event) -> Option<Facts> {
    Some(match event {
        Event::StepLost { unit, hex, cause, .. } | Event::Eliminated { unit, hex, cause } => {
            vec![who(unit), at(hex), ("cause", Fact::Word(cause.name()))]
        }
        Event::StepRegained { side, unit, .. } => vec![word(side), who(unit)],
        Event::Hits { steps, marker } => vec![("steps", steps.into()), ("marker", marker.into())],
        Event::Disorganised { hex, units } => vec![at(hex), names(units)],
        Event::Barrages { side, hex, value } => vec![word(side), at(hex), ("value", value.into())],
        Event::BarrageRolled { hex, roll, result, .. } => {
            let result = ["miss", "dg", "dg-dl"][usize::from(result.min(2))];
            vec![at(hex), ("roll", roll.into()), ("result", Fact::Word(result))]
        }
        Event::Attacks { side, hex, units, .. } => vec![word(side), at(hex), names(units)],
        Event::Ambushes { unit, victim } => vec![who(unit), ("victim", unit_name(victim))],
        Event::AmbushRolled { die, morale } => {
            vec![("die", die.into()), ("morale", morale.into())]
        }
        Event::Leads { side, unit } | Event::HeroJoined { side, unit } => {
            vec![word(side), who(unit)]
        }
        Event::SpiritRolled { die } => vec![("die", die.into())],
        Event::CombatRolled { odds, roll, drm, total, outcome } => vec![
            ("odds", Fact::Text(odds.to_owned())),
            ("roll", roll.into()),
            signed("modifier", drm),
            ("total", total.into()),
            ("result", Fact::Text(outcome.id().to_owned())),
        ],
        Event::DgRolled { attacker, defender } => {
            vec![("attacker", attacker.into()), ("defender", defender.into())]
        }
        Event::CombatOver { hex, taken } => vec![at(hex), ("taken", yes(taken))],
        Event::HeroMentioned { side, mentions, rank } => {
            vec![word(side), ("mentions", mentions.into()), ("rank", rank.into())]
        }
        Event::HeroRolled { side, roll, killed } => {
            vec![word(side), ("roll", roll.into()), ("killed", yes(killed))]
        }
        _ => return None,
    })
}

fn other_facts(event: Event) -> Facts {
    match event {
        Event::Month { month: now } => month(now).into(),
        Event::Phase { phase } => vec![("phase", Fact::Word(phase.name()))],
        Event::Spends { side, dump } => [word(side)].into_iter().chain(dump.map(who)).collect(),
        Event::AllowanceRolled { side, die, points } => {
            vec![word(side), ("die", die.into()), ("points", points.into())]
        }
        Event::Spent { side, option, left } => {
            vec![word(side), ("option", Fact::Word(option)), ("left", left.into())]
        }
        Event::OutOfSupply { units } | Event::InSupply { units } => vec![names(units)],
        Event::Front { side } => vec![word(side)],
        Event::GameOver { ending, level, winner, grade } => vec![
            ("ending", Fact::Word(ending.name())),
            number("level", level),
            ("side", Fact::Word(winner.map_or("nobody", Side::name))),
            ("grade", Fact::Word(grade.name())),
        ],
        _ => Vec::new(),
    }
}

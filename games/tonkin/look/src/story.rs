//! The log as a story: whose deed each event is, which kind it is, which month and phase it belongs to.

use kernel::Fact;
use table::Witnessed;
use tonkin::components::{Hex, Side};
use tonkin::event::Event;
use tonkin::flow::Phase;

use crate::svg::{hex_key, unit_key};
use look::Moved;
use look::say::Say;
use look::story::{Beat, Part, Sort};

/// What kind of thing happened, and by whom. Months stand above phases; everything else happens in them.
pub(super) fn beat(event: &Event) -> Beat {
    let beat = Beat::of(side(event), sort(event));
    if let Event::Month { .. } = event {
        return beat.heading(1);
    }
    if let Event::Phase { .. } = event {
        return beat.heading(2);
    }
    if let Event::GameOver { .. } = event {
        return beat.verdict();
    }
    if is_result(event) { beat.result() } else { beat }
}

/// Whether an event tells what the dice before it brought.
fn is_result(event: &Event) -> bool {
    matches!(
        event,
        Event::CombatOver { .. }
            | Event::Disorganised { .. }
            | Event::StepLost { .. }
            | Event::Eliminated { .. }
    )
}

/// Whose deed it is; nobody's where it is empty.
fn side(event: &Event) -> &'static str {
    match event {
        Event::VmMoved { .. }
        | Event::StaffMoved { .. }
        | Event::HexLeft { .. }
        | Event::Declared { .. }
        | Event::TopShown { .. }
        | Event::Shown { .. }
        | Event::ObjectivePlaced { .. }
        | Event::ObjectiveReal { .. }
        | Event::RoadBuilt { .. }
        | Event::RoadDestroyed { .. }
        | Event::Ambushes { .. }
        | Event::AmbushRolled { .. }
        | Event::SpiritRolled { .. }
        | Event::SetUp { .. }
        | Event::Absorbed { .. }
        | Event::BoxMoved => Side::VietMinh.name(),
        Event::FrenchSetUp { .. }
        | Event::DropRolled { .. }
        | Event::RoadStruck { .. }
        | Event::Withdrawn { .. }
        | Event::Postponed { .. }
        | Event::CalledOff { .. } => Side::French.name(),
        Event::HeroJoined { side, .. }
        | Event::HeroMentioned { side, .. }
        | Event::HeroRolled { side, .. }
        | Event::ArrivedOff { side, .. }
        | Event::Mixed { side, .. }
        | Event::Points { side, .. }
        | Event::Replaced { side, .. }
        | Event::Moved { side, .. }
        | Event::StepRegained { side, .. }
        | Event::Spends { side, .. }
        | Event::AllowanceRolled { side, .. }
        | Event::Spent { side, .. }
        | Event::Recovered { side, .. }
        | Event::Repaired { side, .. }
        | Event::Digs { side, .. }
        | Event::Trenched { side, .. }
        | Event::TrenchGone { side, .. }
        | Event::Barrages { side, .. }
        | Event::Attacks { side, .. }
        | Event::Leads { side, .. }
        | Event::Front { side }
        | Event::Overstacked { side, .. } => side.name(),
        Event::Control { to: holder, .. } | Event::GameOver { winner: holder, .. } => {
            holder.map_or("nobody", Side::name)
        }
        Event::Month { .. }
        | Event::Phase { .. }
        | Event::SetUpDone
        | Event::ObjectiveScored { .. }
        | Event::Arrived { .. }
        | Event::ArrivalsWait { .. }
        | Event::DumpPlaced { .. }
        | Event::Rebuilt { .. }
        | Event::Transports { .. }
        | Event::Captured { .. }
        | Event::StepLost { .. }
        | Event::Hits { .. }
        | Event::Eliminated { .. }
        | Event::Disorganised { .. }
        | Event::Level { .. }
        | Event::NoOperations
        | Event::BarrageRolled { .. }
        | Event::CombatRolled { .. }
        | Event::DgRolled { .. }
        | Event::Decided { .. }
        | Event::CombatOver { .. }
        | Event::OutOfSupply { .. }
        | Event::InSupply { .. }
        | Event::EndSequence => "",
        Event::ZocTold { .. } | Event::RiversTold { .. } => Side::VietMinh.name(),
    }
}

fn sort(event: &Event) -> Sort {
    match event {
        Event::Month { .. }
        | Event::Phase { .. }
        | Event::GameOver { .. }
        | Event::EndSequence
        | Event::SetUpDone
        | Event::Level { .. } => Sort::Turn,
        Event::Moved { .. }
        | Event::VmMoved { .. }
        | Event::StaffMoved { .. }
        | Event::Attacks { .. }
        | Event::Barrages { .. }
        | Event::Spends { .. }
        | Event::Spent { .. }
        | Event::Digs { .. }
        | Event::Arrived { .. }
        | Event::ArrivedOff { .. }
        | Event::Mixed { .. }
        | Event::Replaced { unit: Some(_), .. }
        | Event::Rebuilt { .. }
        | Event::Withdrawn { month: Some(_), .. }
        | Event::Ambushes { .. }
        | Event::Declared { .. } => Sort::Deed,
        Event::HeroRolled { .. }
        | Event::DropRolled { .. }
        | Event::AllowanceRolled { .. }
        | Event::RoadStruck { .. }
        | Event::BarrageRolled { .. }
        | Event::AmbushRolled { .. }
        | Event::SpiritRolled { .. }
        | Event::CombatRolled { .. }
        | Event::DgRolled { .. } => Sort::Dice,
        Event::SetUp { .. }
        | Event::FrenchSetUp { .. }
        | Event::ObjectivePlaced { .. }
        | Event::ObjectiveReal { .. }
        | Event::ObjectiveScored { .. }
        | Event::TopShown { .. }
        | Event::Shown { .. }
        | Event::HeroJoined { .. }
        | Event::HeroMentioned { .. }
        | Event::ArrivalsWait { .. }
        | Event::Postponed { .. }
        | Event::Points { .. }
        | Event::DumpPlaced { .. }
        | Event::Replaced { unit: None, .. }
        | Event::Absorbed { .. }
        | Event::BoxMoved
        | Event::Withdrawn { month: None, .. }
        | Event::Transports { .. }
        | Event::HexLeft { .. }
        | Event::CalledOff { .. }
        | Event::RoadBuilt { .. }
        | Event::Captured { .. }
        | Event::StepLost { .. }
        | Event::StepRegained { .. }
        | Event::Hits { .. }
        | Event::Eliminated { .. }
        | Event::Disorganised { .. }
        | Event::Control { .. }
        | Event::NoOperations
        | Event::Recovered { .. }
        | Event::Repaired { .. }
        | Event::Trenched { .. }
        | Event::TrenchGone { .. }
        | Event::RoadDestroyed { .. }
        | Event::Leads { .. }
        | Event::Front { .. }
        | Event::Decided { .. }
        | Event::CombatOver { .. }
        | Event::Overstacked { .. }
        | Event::ZocTold { .. }
        | Event::RiversTold { .. }
        | Event::OutOfSupply { .. }
        | Event::InSupply { .. } => Sort::Rest,
    }
}

/// Whose phase it is, for the lanes of the scrubber.
fn lane(phase: Phase) -> &'static str {
    match phase {
        Phase::VmArrivals
        | Phase::VmMix
        | Phase::VmReplace
        | Phase::Mobilise
        | Phase::VmMovement
        | Phase::EndVmMovement => Side::VietMinh.name(),
        Phase::FrenchArrivals
        | Phase::FrenchMix
        | Phase::FrenchReplace
        | Phase::Withdraw
        | Phase::FrenchMovement
        | Phase::EndFrenchMovement => Side::French.name(),
        Phase::SetUp
        | Phase::Attrition
        | Phase::Operations
        | Phase::SupplyCheck
        | Phase::TurnEnd
        | Phase::EndLosses
        | Phase::EndAttrition
        | Phase::Scoring => "",
    }
}

/// A part of the game that a phase opens.
fn opened(turn: usize, phase: Phase) -> Part {
    Part { turn, impulse: 0, side: lane(phase), phase: phase.name() }
}

/// The part of the game each moment belongs to. In the Operation Phase the points of a side are parts of
/// their own.
#[expect(clippy::wildcard_enum_match_arm, reason = "other events happen within a part")]
pub(super) fn outline(log: &[Witnessed<Event>], now: Part) -> Vec<Part> {
    let first = log.iter().find_map(|moment| match moment.event {
        Event::Month { month } => Some(usize::from(month)),
        _ => None,
    });
    let mut part = opened(first.unwrap_or(now.turn), Phase::SetUp);
    let mut parts = Vec::with_capacity(log.len());
    for moment in log {
        match moment.event {
            Event::Month { month } => part = opened(month.into(), Phase::VmArrivals),
            Event::Phase { phase } => part = opened(part.turn, phase),
            Event::AllowanceRolled { side, .. } => {
                part = Part { impulse: part.impulse + 1, side: side.name(), ..part };
            }
            Event::EndSequence => part = opened(part.turn, Phase::EndLosses),
            Event::GameOver { .. } => part = opened(part.turn, Phase::Scoring),
            _ => (),
        }
        parts.push(part);
    }
    parts
}

/// "December 1951: Operation Phase, impulse 3".
pub(super) fn heading(part: Part, say: Say<'_>) -> String {
    let turn = u8::try_from(part.turn).unwrap_or(1);
    let facts = [
        ("month", Fact::Text(super::month(say, turn))),
        ("phase", Fact::Text(super::phase(say, part.phase))),
        ("impulse", part.impulse.into()),
    ];
    say.with("tonkin-map-heading", &facts)
}

/// Where the units of an event stood before, if it moves units. Of a stack whose counters are not told only
/// the hexes are known.
#[expect(clippy::wildcard_enum_match_arm, reason = "other events move nobody")]
pub(super) fn moved(event: &Event) -> Option<Moved> {
    let place = |hex: Option<Hex>| hex.map_or_else(|| super::SAIGON.to_owned(), hex_key);
    match event {
        Event::Moved { units, from, .. } => {
            Some((place(*from), units.iter().map(unit_key).collect()))
        }
        Event::StaffMoved { units, from, .. } => {
            Some((hex_key(*from), units.iter().map(unit_key).collect()))
        }
        Event::VmMoved { from, to, .. } => Some((hex_key(*from), vec![hex_key(*to)])),
        _ => None,
    }
}

//! The log of Storm as a story: whose deed each event is, which kind it is, and where impulses begin.
//!
//! Impulses alternate, so a new one begins when a side acts that did not act before. Cards played in the
//! enemy's impulse are no actions, and do not begin one.

use kernel::Fact;
use storm::components::{Area, Kind, Side};
use storm::event::Event;
use storm::sets::{Unit, UnitSet};
use table::Witnessed;

use look::Moved;
use look::say::Say;
use look::story::{Beat, Part, Sort};

/// An event with what the log of a viewer keeps of it.
type Moment = Witnessed<Event>;

/// What kind of thing happened, and by whom.
pub(crate) fn beat(event: &Event) -> Beat {
    Beat {
        is_result: matches!(event, Event::Damage { .. }),
        is_verdict: matches!(event, Event::GameOver { .. }),
        ..Beat::of(side(event).map_or("", Side::name), sort(event))
    }
}

/// Whose deed it is.
fn side(event: &Event) -> Option<Side> {
    match event {
        Event::Assaults { .. }
        | Event::Sapped { .. }
        | Event::Dug { .. }
        | Event::AssaultWon { .. }
        | Event::AssaultFailed { .. }
        | Event::AssaultStopped { .. }
        | Event::RatsRolled { .. }
        | Event::ShaftRolled { .. }
        | Event::PropagandaRolled { .. }
        | Event::ReplacementsRolled { .. } => Some(Side::VietMinh),
        Event::GoesOn
        | Event::Rested { .. }
        | Event::ReliefRolled { .. }
        | Event::TrenchesCleared { .. }
        | Event::MinesRolled { .. }
        | Event::DamageReduced { .. }
        | Event::SupplyRolled { .. }
        | Event::OutOfSupply { .. } => Some(Side::French),
        Event::CardFires { card, .. } | Event::RollsAgain { card } => Some(card.side()),
        Event::Cancelled { by, .. } => Some(by.side()),
        Event::Retreated { unit, .. } | Event::NoWayOut { unit, .. } => Some(unit.side),
        Event::Reshuffled { side, .. }
        | Event::Drew { side, .. }
        | Event::Discarded { side, .. }
        | Event::Passed { side, .. }
        | Event::Played { side, .. }
        | Event::Moved { side, .. }
        | Event::Control { to: side, .. }
        | Event::Fires { side, .. }
        | Event::Rolled { side, .. }
        | Event::Spent { side, .. }
        | Event::Eliminated { side, .. }
        | Event::FireMarker { side, .. }
        | Event::Arrived { side, .. }
        | Event::NoRoom { side, .. }
        | Event::GameOver { winner: side, .. } => Some(*side),
        Event::BidsOpen { .. }
        | Event::BidRolled { .. }
        | Event::SidesTaken { .. }
        | Event::Turn { .. }
        | Event::ImpulsesOver
        | Event::Damage { .. }
        | Event::Refreshed => None,
    }
}

fn sort(event: &Event) -> Sort {
    match event {
        Event::Turn { .. }
        | Event::ImpulsesOver
        | Event::GameOver { .. }
        | Event::SidesTaken { .. }
        | Event::BidsOpen { .. }
        | Event::Refreshed => Sort::Turn,
        Event::Rolled { .. }
        | Event::Damage { .. }
        | Event::BidRolled { .. }
        | Event::MinesRolled { .. }
        | Event::ReliefRolled { .. }
        | Event::RatsRolled { .. }
        | Event::ShaftRolled { .. }
        | Event::PropagandaRolled { .. }
        | Event::SupplyRolled { .. }
        | Event::ReplacementsRolled { .. }
        | Event::RollsAgain { .. }
        | Event::DamageReduced { .. } => Sort::Dice,
        Event::Drew { .. }
        | Event::Discarded { .. }
        | Event::Played { .. }
        | Event::Cancelled { .. }
        | Event::Reshuffled { .. }
        | Event::GoesOn
        | Event::Dug { .. } => Sort::Card,
        Event::Moved { .. }
        | Event::Fires { .. }
        | Event::CardFires { .. }
        | Event::Assaults { .. }
        | Event::Sapped { .. }
        | Event::Passed { .. }
        | Event::TrenchesCleared { .. }
        | Event::Rested { .. } => Sort::Deed,
        Event::Control { .. }
        | Event::Spent { .. }
        | Event::Retreated { .. }
        | Event::NoWayOut { .. }
        | Event::Eliminated { .. }
        | Event::FireMarker { .. }
        | Event::AssaultStopped { .. }
        | Event::AssaultWon { .. }
        | Event::AssaultFailed { .. }
        | Event::OutOfSupply { .. }
        | Event::Arrived { .. }
        | Event::NoRoom { .. } => Sort::Rest,
    }
}

/// Whose action an event is, if it is one.
fn action(event: &Event) -> Option<Side> {
    match event {
        Event::Moved { .. }
        | Event::Fires { .. }
        | Event::Passed { .. }
        | Event::Assaults { .. }
        | Event::Sapped { .. }
        | Event::Dug { .. }
        | Event::RatsRolled { .. }
        | Event::ShaftRolled { .. }
        | Event::PropagandaRolled { .. }
        | Event::Rested { .. }
        | Event::ReliefRolled { .. }
        | Event::TrenchesCleared { .. } => side(event),
        // Débouchez à Zéro! is an answer to an assault.
        Event::CardFires { card, .. } => (*card != Kind::Debouchez).then(|| card.side()),
        Event::Cancelled { card, .. } => Some(card.side()).filter(|side| *side == Side::French),
        Event::BidsOpen { .. }
        | Event::BidRolled { .. }
        | Event::SidesTaken { .. }
        | Event::Turn { .. }
        | Event::Reshuffled { .. }
        | Event::Drew { .. }
        | Event::Discarded { .. }
        | Event::GoesOn
        | Event::ImpulsesOver
        | Event::Played { .. }
        | Event::Control { .. }
        | Event::Rolled { .. }
        | Event::RollsAgain { .. }
        | Event::Damage { .. }
        | Event::DamageReduced { .. }
        | Event::Spent { .. }
        | Event::Retreated { .. }
        | Event::NoWayOut { .. }
        | Event::Eliminated { .. }
        | Event::FireMarker { .. }
        | Event::MinesRolled { .. }
        | Event::AssaultStopped { .. }
        | Event::AssaultWon { .. }
        | Event::AssaultFailed { .. }
        | Event::SupplyRolled { .. }
        | Event::OutOfSupply { .. }
        | Event::Refreshed
        | Event::ReplacementsRolled { .. }
        | Event::Arrived { .. }
        | Event::NoRoom { .. }
        | Event::GameOver { .. } => None,
    }
}

/// The turn that begins.
fn begun_turn(moment: &Moment) -> Option<usize> {
    let Event::Turn { turn } = moment.event else { return None };
    Some(turn.into())
}

/// Whether the impulses of the turn are over.
fn ends_impulses(moment: &Moment) -> bool {
    moment.event == Event::ImpulsesOver
}

/// The part of the game that each moment belongs to.
pub(crate) fn outline(log: &[Moment], shown: (usize, Part)) -> Vec<Part> {
    let mut part = Part { turn: first_turn(log, shown), impulse: 0, side: "", phase: "" };
    let mut impulses = 0;
    let mut parts: Vec<Part> = Vec::with_capacity(log.len());
    for (index, moment) in log.iter().enumerate() {
        if let Some(turn) = begun_turn(moment) {
            part = Part { turn, impulse: 0, side: "", phase: "" };
            impulses = 0;
        } else if ends_impulses(moment) {
            part = Part { impulse: 0, side: "", ..part };
        } else if let Some(side) = action(&moment.event)
            && (side.name() != part.side || part.impulse == 0)
            && !is_after_end(log, index)
        {
            impulses += 1;
            part = Part { impulse: impulses, side: side.name(), ..part };
            // The card that opens an impulse belongs to it.
            let before = log.iter().take(index).rev();
            let opens = before.take_while(|moment| is_play_of(moment, side)).count();
            let begin = parts.len().saturating_sub(opens);
            parts.iter_mut().skip(begin).for_each(|earlier| *earlier = part);
        }
        parts.push(part);
    }
    parts
}

/// The turn of what comes before any turn is told to begin: 0, but in a game from a position.
fn first_turn(log: &[Moment], (moments, part): (usize, Part)) -> usize {
    let seen = log.iter().take(moments);
    let begun = seen.filter(|moment| begun_turn(moment).is_some()).count();
    part.turn.saturating_sub(begun)
}

/// Whether the impulses of the turn were over before this moment.
fn is_after_end(log: &[Moment], index: usize) -> bool {
    let before = log.iter().take(index).rev();
    let mut of_turn = before.take_while(|moment| begun_turn(moment).is_none());
    of_turn.any(ends_impulses)
}

fn is_play_of(moment: &Moment, of: Side) -> bool {
    matches!(moment.event, Event::Played { side, .. } if side == of)
}

/// "Turn 3, impulse 6".
pub(crate) fn heading(part: Part, say: Say<'_>) -> String {
    let facts = [
        ("turn", part.turn.into()),
        ("impulse", part.impulse.into()),
        ("side", Fact::Word(part.side)),
    ];
    match (part.turn, part.impulse) {
        (0, _) => say.t("web-log-before"),
        (_, 0) => say.with("storm-map-log-turn", &facts[..1]),
        _ => say.with("storm-map-log-impulse", &facts),
    }
}

/// Where the units of an event stood before, if it moves units.
pub(crate) fn moved(event: &Event) -> Option<Moved> {
    if let Event::Moved { side, units, from, .. } = event {
        return Some((area(*from), keys(*side, *units)));
    }
    let Event::Retreated { unit, from, .. } = event else { return None };
    Some((area(*from), vec![key(*unit)]))
}

fn area(area: Area) -> String {
    format!("area/{area}")
}

fn key(unit: Unit) -> String {
    format!("unit/{unit}")
}

fn keys(side: Side, units: UnitSet) -> Vec<String> {
    units.iter().map(|index| key(Unit::new(side, index))).collect()
}

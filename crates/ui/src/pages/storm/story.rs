//! The log of Storm as a story: whose deed each event is, which kind it is, and where impulses begin.
//!
//! Impulses alternate, so a new one begins when a side acts that did not act before. Cards played in the
//! enemy's impulse are no actions, and do not begin one.

use kernel::Fact;
use storm::components::Kind;
use table::{Moment, Said};

use crate::pages::story::{Beat, Sort};

/// What kind of thing happened, by whom, and whose action it is, if it is one.
pub(crate) fn beat(moment: &Moment) -> Beat {
    let said = &moment.said;
    let Some(event) = said.id.strip_prefix("storm-event-") else {
        return Beat { side: "", sort: Sort::Rest, action: None };
    };
    Beat { side: side(event, said), sort: sort(event), action: action(event, said) }
}

/// Whose deed it is.
fn side(event: &str, said: &Said) -> &'static str {
    match event {
        "control" => word(said).unwrap_or(""),
        "assaults"
        | "sapped"
        | "dug"
        | "assault-won"
        | "assault-failed"
        | "assault-stopped"
        | "rats-rolled"
        | "shaft-rolled"
        | "propaganda-rolled"
        | "replacements-rolled" => "vietminh",
        "goes-on" | "rested" | "relief-rolled" | "trenches-cleared" | "mines-rolled"
        | "damage-reduced" | "supply-rolled" | "out-of-supply" => "french",
        "card-fires" | "rolls-again" => card_side(said, "card"),
        "cancelled" => card_side(said, "by"),
        "retreated" | "no-way-out" => unit_side(said),
        _ => word(said).unwrap_or(""),
    }
}

fn word(said: &Said) -> Option<&'static str> {
    crate::pages::say::side_of(said)
}

fn fact<'a>(said: &'a Said, name: &str) -> Option<&'a Fact> {
    said.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact)
}

/// The side of a card.
fn card_side(said: &Said, name: &str) -> &'static str {
    match fact(said, name) {
        Some(Fact::Name(key)) => {
            let kind = key.strip_prefix("card/").and_then(Kind::from_id);
            kind.map_or("", |kind| kind.side().name())
        }
        _ => "",
    }
}

/// The side of a unit.
fn unit_side(said: &Said) -> &'static str {
    match fact(said, "unit") {
        Some(Fact::Name(key)) if key.starts_with("unit/F") => "french",
        Some(Fact::Name(_)) => "vietminh",
        _ => "",
    }
}

fn sort(event: &str) -> Sort {
    match event {
        "turn" | "impulses-over" | "game-over" | "sides-taken" | "bids-open" | "refreshed" => {
            Sort::Turn
        }
        "rolled"
        | "damage"
        | "bid-rolled"
        | "mines-rolled"
        | "relief-rolled"
        | "rats-rolled"
        | "shaft-rolled"
        | "propaganda-rolled"
        | "supply-rolled"
        | "replacements-rolled"
        | "rolls-again"
        | "damage-reduced" => Sort::Dice,
        "drew" | "drew-hidden" | "discarded" | "played" | "cancelled" | "reshuffled"
        | "goes-on" | "dug" => Sort::Card,
        "moved"
        | "fires"
        | "card-fires"
        | "assaults"
        | "sapped"
        | "passed"
        | "passed-automatically"
        | "trenches-cleared"
        | "rested" => Sort::Deed,
        _ => Sort::Rest,
    }
}

/// Whose action an event is.
fn action(event: &str, said: &Said) -> Option<&'static str> {
    match event {
        "moved" | "fires" | "passed" | "passed-automatically" => word(said),
        "assaults" | "sapped" | "dug" | "rats-rolled" | "shaft-rolled" | "propaganda-rolled" => {
            Some("vietminh")
        }
        "rested" | "relief-rolled" | "trenches-cleared" => Some("french"),
        // Débouchez à Zéro! is an answer to an assault.
        "card-fires" if fact(said, "card") == Some(&Fact::Name("card/debouchez".to_owned())) => {
            None
        }
        "card-fires" => Some(card_side(said, "card")),
        "cancelled" => Some(card_side(said, "card")).filter(|side| *side == "french"),
        _ => None,
    }
}

/// The turn that begins, or the end of its impulses.
pub(crate) fn turn(moment: &Moment) -> Option<usize> {
    match (moment.said.id, fact(&moment.said, "turn")) {
        ("storm-event-turn", Some(Fact::Number(turn))) => usize::try_from(*turn).ok(),
        _ => None,
    }
}

/// Whether a moment tells what the dice before it have brought.
pub(crate) fn is_result(moment: &Moment) -> bool {
    moment.said.id == "storm-event-damage"
}

/// Whether the impulses of the turn are over.
pub(crate) fn ends_impulses(moment: &Moment) -> bool {
    moment.said.id == "storm-event-impulses-over"
}

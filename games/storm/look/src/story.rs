//! The log of Storm as a story: whose deed each event is, which kind it is, and where impulses begin.
//!
//! Impulses alternate, so a new one begins when a side acts that did not act before. Cards played in the
//! enemy's impulse are no actions, and do not begin one.

use kernel::Fact;
use storm::components::Kind;
use table::{Moment, Said};

use look::Moved;
use look::say::Say;
use look::story::{Beat, Part, Sort};

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
    look::say::side_of(said)
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
fn begun_turn(moment: &Moment) -> Option<usize> {
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
fn ends_impulses(moment: &Moment) -> bool {
    moment.said.id == "storm-event-impulses-over"
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
        } else if let Some(side) = beat(moment).action
            && (side != part.side || part.impulse == 0)
            && !is_after_end(log, index)
        {
            impulses += 1;
            part = Part { impulse: impulses, side, ..part };
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

fn is_play_of(moment: &Moment, side: &str) -> bool {
    let beat = beat(moment);
    beat.sort == Sort::Card
        && beat.side == side
        && beat.action.is_none()
        && moment.said.id == "storm-event-played"
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
        (_, 0) => say.with("web-log-turn", &facts[..1]),
        _ => say.with("web-log-impulse", &facts),
    }
}

/// Where the units of an event stood before, if it moves units.
pub(crate) fn moved(said: &Said) -> Option<Moved> {
    if !matches!(said.id, "storm-event-moved" | "storm-event-retreated") {
        return None;
    }
    let Some(Fact::Name(from)) = fact(said, "from") else { return None };
    let units = match (fact(said, "units"), fact(said, "unit")) {
        (Some(Fact::Names(units)), _) => units.clone(),
        (_, Some(Fact::Name(unit))) => vec![unit.clone()],
        _ => Vec::new(),
    };
    Some((from.clone(), units))
}

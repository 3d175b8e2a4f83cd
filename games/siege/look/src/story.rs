//! The log as a story: whose deed each event is, which kind it is, which step of the sequence it belongs to.

use kernel::Fact;
use table::{Moment, Said};

use super::choices::side_word;
use look::Moved;
use look::say::Say;
use look::story::{Beat, Part, Sort};

/// The event of a moment: what follows `siege-event-`.
pub(super) fn event(said: &Said) -> &'static str {
    said.id.strip_prefix("siege-event-").unwrap_or("")
}

/// What kind of thing happened, and by whom.
pub(super) fn beat(moment: &Moment) -> Beat {
    let said = &moment.said;
    Beat { side: side(said), sort: sort(event(said)), action: None }
}

/// Whose deed it is.
fn side(said: &Said) -> &'static str {
    match event(said) {
        "french-fires" | "french-assaults" | "moved" | "landed" | "jumped" | "jumped-reduced"
        | "delivered" | "dropped" | "missions-given" | "cargo-given" | "strikes" | "struck"
        | "struck-shock" | "redeployed" | "repaired" | "refitted" | "rebuilt" | "placed"
        | "placement" | "lifted" | "flies-again" | "ammunition-paid" | "leader-arrived"
        | "recovered" | "returned" | "reinforced" | "back-to-ready" | "vulture-declared"
        | "vulture-rolled" | "vulture-unit" | "bomb-rolled" => "french",
        "vietminh-fires" | "vietminh-assaults" | "advanced" | "aaa-rolled" | "aaa-results"
        | "aaa-nobody" | "shot-down" | "shot-down-for-good" | "aborted" | "barrage-rolled"
        | "barrage-result" | "barrage-lost" | "activation-assault" | "activation-refit"
        | "ordered-assault" | "ordered-refit" | "to-base" | "refit-succeeds" | "refit-fails"
        | "restored" | "came-back" | "division-drawn" | "regiment-joins" | "morale"
        | "aaa-index" | "artillery-index" => "vietminh",
        "picked" | "event-rolled" | "in-effect" | "discarded" | "no-effect" | "acts-as" => {
            match name(said, "event") {
                Some(key) if key.starts_with("event/f_") => "french",
                Some(_) => "vietminh",
                None => "",
            }
        }
        "reduced" | "eliminated" | "panicked" | "retreated" | "retreat-rolled" => {
            match name(said, "piece") {
                Some(key) if key.starts_with("battalion/") => "vietminh",
                Some(_) => "french",
                None => "",
            }
        }
        _ => side_word(said).unwrap_or(""),
    }
}

fn fact<'a>(said: &'a Said, name: &str) -> Option<&'a Fact> {
    said.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact)
}

pub(super) fn name<'a>(said: &'a Said, fact_name: &str) -> Option<&'a str> {
    match fact(said, fact_name) {
        Some(Fact::Name(key)) => Some(key),
        _ => None,
    }
}

fn number(said: &Said, name: &str) -> Option<usize> {
    match fact(said, name) {
        Some(Fact::Number(number)) => usize::try_from(*number).ok(),
        _ => None,
    }
}

fn sort(event: &str) -> Sort {
    match event {
        "turn" | "impulse" | "step-summary" | "phase-summary" | "game-over" | "morale-step" => {
            Sort::Turn
        }
        "picked" | "picks" | "in-effect" | "discarded" | "no-effect" | "acts-as"
        | "event-rolled" | "challenge-won" | "challenge-lost" | "pool-empty" => Sort::Card,
        "french-fires" | "vietminh-fires" | "french-assaults" | "vietminh-assaults" | "strikes"
        | "advanced" | "moved" | "landed" | "redeployed" | "repaired" | "refitted" | "rebuilt"
        | "missions-given" | "cargo-given" | "assault-won" | "assault-draw" => Sort::Deed,
        event if event.ends_with("-rolled") => Sort::Dice,
        "aaa-results" | "struck" | "struck-shock" | "barrage-result" | "fire-result" | "edge"
        | "jumped" | "jumped-reduced" | "dropped" | "activation-assault" | "activation-refit"
        | "refit-succeeds" | "refit-fails" => Sort::Dice,
        _ => Sort::Rest,
    }
}

/// Whether an event tells what the dice before it brought.
pub(super) fn is_result(moment: &Moment) -> bool {
    matches!(
        event(&moment.said),
        "fire-result" | "struck" | "struck-shock" | "aaa-results" | "assault-won" | "assault-draw"
    )
}

/// The step of the sequence an event can only belong to.
fn phase(said: &Said) -> Option<&'static str> {
    Some(match event(said) {
        "turn" => "turn",
        "returned" => "return",
        "picked" | "event-rolled" => match name(said, "event") {
            Some(key) if key.starts_with("event/f_") => "french-events",
            _ => "vietminh-events",
        },
        "activation-assault" | "activation-refit" | "ordered-assault" | "ordered-refit" => {
            "activation"
        }
        "missions-given" => "missions",
        "cargo-given" | "vulture-declared" => "cargo",
        "aaa-rolled" | "aaa-results" | "aaa-nobody" => "aaa",
        "barrage-rolled" | "barrage-result" | "barrage-lost" => "vietminh-artillery",
        "landed" | "jumped" | "jumped-reduced" | "delivered" | "dropped" => "landing",
        "strikes" => match fact(said, "guns") {
            Some(Fact::Names(guns)) if !guns.is_empty() => "french-artillery",
            _ => "air-strikes",
        },
        "impulse" | "advanced" => "vietminh-movement",
        "french-fires" => "french-fire",
        "vietminh-assaults" => "vietminh-assault",
        "moved" => "french-movement",
        "vietminh-fires" => "vietminh-fire",
        "french-assaults" => "french-assault",
        "morale-step" => "morale",
        "recovered" | "redeployed" | "repaired" | "refitted" | "rebuilt" => "french-refit",
        "refit-succeeds" | "refit-fails" | "came-back" | "restored" => "vietminh-refit",
        "phase-summary" => "summary",
        "politics-rolled" => "advance",
        "game-over" => "over",
        "placed" | "placement" | "lifted" | "division-drawn" => "set-up",
        "step-summary" => match fact(said, "phase") {
            Some(Fact::Word(word)) => word,
            _ => return None,
        },
        _ => return None,
    })
}

/// Whether a step belongs to an impulse.
fn is_in_impulse(phase: &str) -> bool {
    matches!(
        phase,
        "vietminh-movement"
            | "french-fire"
            | "vietminh-assault"
            | "french-movement"
            | "vietminh-fire"
            | "french-assault"
    )
}

/// Whose step it is, for the lanes of the scrubber.
fn lane(phase: &str) -> &'static str {
    match phase {
        "vietminh-events" | "activation" | "aaa" | "vietminh-artillery" | "vietminh-movement"
        | "vietminh-assault" | "vietminh-fire" | "vietminh-refit" => "vietminh",
        "french-events" | "missions" | "cargo" | "air-strikes" | "french-artillery" | "landing"
        | "french-fire" | "french-movement" | "french-assault" | "french-refit" => "french",
        _ => "",
    }
}

/// The part of the game each moment belongs to.
pub(super) fn outline(log: &[Moment], (moments, now): (usize, Part)) -> Vec<Part> {
    let seen = log.iter().take(moments);
    let begun = seen.filter(|moment| event(&moment.said) == "turn").count();
    let mut part =
        Part { turn: now.turn.saturating_sub(begun), impulse: 0, side: "", phase: "set-up" };
    let mut parts = Vec::with_capacity(log.len());
    for moment in log {
        let said = &moment.said;
        if event(said) == "turn" {
            part.turn = number(said, "turn").unwrap_or(part.turn);
        }
        if event(said) == "impulse" {
            part.impulse = number(said, "impulse").unwrap_or(part.impulse);
        }
        if let Some(phase) = phase(said) {
            part.phase = phase;
            part.side = lane(phase);
            if !is_in_impulse(phase) {
                part.impulse = 0;
            }
        }
        parts.push(part);
    }
    parts
}

/// "Turn 2, impulse 3: Viet Minh movement".
pub(super) fn heading(part: Part, say: Say<'_>) -> String {
    let phase = say.word("siege-map-phase", part.phase);
    let facts = [
        ("turn", part.turn.into()),
        ("impulse", part.impulse.into()),
        ("phase", Fact::Text(phase)),
    ];
    say.with("siege-map-heading", &facts)
}

/// Where the units of an event stood before, if it moves units.
pub(super) fn moved(said: &Said) -> Option<Moved> {
    if !matches!(event(said), "moved" | "advanced" | "retreated" | "to-base" | "redeployed") {
        return None;
    }
    let from = name(said, "from")?;
    let unit = ["unit", "battalion", "piece"].into_iter().find_map(|fact| name(said, fact))?;
    Some((from.to_owned(), vec![unit.to_owned()]))
}

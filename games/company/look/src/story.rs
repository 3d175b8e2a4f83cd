//! The log as a story: whose deed each event is, which kind it is, which part of a turn it belongs to, and
//! the dice that lie on the table.

use company::Company;
use kernel::Fact;
use table::{Moment, Said};

use super::why;
use crate::side_class;
use drawing::Rolled;
use look::Moved;
use look::say::{Say, side_of};
use look::story::{Beat, Part, Sort};

/// The event of a moment: what follows `company-event-`.
fn event(said: &Said) -> &'static str {
    said.id.strip_prefix("company-event-").unwrap_or("")
}

/// What kind of thing happened, and by whom.
pub(super) fn beat(moment: &Moment) -> Beat {
    let said = &moment.said;
    Beat { side: side(said), sort: sort(event(said)), action: None }
}

/// Whose deed it is: that of the side that is named, else of the unit.
fn side(said: &Said) -> &'static str {
    if let Some(side) = side_of(said) {
        return if side == "white_star" { "white_star" } else { "communist" };
    }
    match name(said, "unit") {
        Some(key) if key.starts_with("unit/W") => "white_star",
        Some(_) => "communist",
        None => match event(said) {
            "hiding-done" | "no-ambush" | "marker-laid" | "marker-laid-hidden"
            | "peasant-placed" | "peasant-fled" => "communist",
            "kept-dice" | "token-spent" | "token-won" | "ended-early" | "evacuated"
            | "risk-rolled" | "value-rolled" | "value-kept" | "landing" => "white_star",
            _ => "",
        },
    }
}

fn fact<'a>(said: &'a Said, name: &str) -> Option<&'a Fact> {
    said.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact)
}

fn name<'a>(said: &'a Said, fact_name: &str) -> Option<&'a str> {
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
        "turn" | "group" | "countdown" | "countdown-chosen" | "game-over" | "nobody-left"
        | "ended-early" | "hiding-done" => Sort::Turn,
        "marker-laid" | "marker-laid-hidden" | "marker-named" | "marker-taken" | "shifted"
        | "token-spent" | "token-won" => Sort::Card,
        "morale" | "saved" | "interrogated" | "trap-saved" | "peasant-saved" | "strike-peasant"
        | "rolled-again" => Sort::Dice,
        event if event.ends_with("-rolled") => Sort::Dice,
        "declared" | "moved" | "came-on" | "left" | "shoots" | "ambush-shot" | "opportunity"
        | "return" | "assaults" | "aimed" | "strike-falls" | "ambushed" | "generated"
        | "disappeared" | "evacuated" | "advanced" | "fell-back" => Sort::Deed,
        _ => Sort::Rest,
    }
}

/// Whether an event tells what the dice before it brought.
pub(super) fn is_result(moment: &Moment) -> bool {
    matches!(event(&moment.said), "assault-judged" | "evacuated" | "token-won")
}

/// The part of the game each moment belongs to: the turn, whose it is, and which group acts.
pub(super) fn outline(log: &[Moment], (moments, now): (usize, Part)) -> Vec<Part> {
    let seen = log.iter().take(moments);
    let begun = seen.filter(|moment| event(&moment.said) == "turn").count();
    let turn = now.turn.saturating_sub(begun);
    let mut part = Part { turn, impulse: 0, side: "", phase: "set-up" };
    let mut parts = Vec::with_capacity(log.len());
    for moment in log {
        let said = &moment.said;
        match event(said) {
            "turn" => {
                part.turn = number(said, "turn").unwrap_or(part.turn);
                (part.impulse, part.side, part.phase) = (0, side(said), "play");
            }
            "group" => part.impulse += 1,
            "countdown" | "countdown-chosen" => part.impulse = 0,
            "ended-early" | "nobody-left" | "value-rolled" | "game-over" => {
                (part.impulse, part.side, part.phase) = (0, "", "score");
            }
            _ => (),
        }
        parts.push(part);
    }
    parts
}

/// "Turn 3, White Star, group 2".
pub(super) fn heading(part: Part, say: Say<'_>) -> String {
    let facts = [
        ("turn", part.turn.into()),
        ("group", part.impulse.into()),
        ("side", Fact::Word(part.side)),
        ("phase", Fact::Word(part.phase)),
    ];
    say.with("company-map-heading", &facts)
}

/// Where the units of an event stood before, if it moves units.
pub(super) fn moved(said: &Said) -> Option<Moved> {
    if !matches!(event(said), "moved" | "fell-back") {
        return None;
    }
    Some((name(said, "from")?.to_owned(), vec![name(said, "unit")?.to_owned()]))
}

/// The dice of a moment as they lie on the table. Those count that are as high as was needed, or show a face
/// of the table.
pub(super) fn rolled(rules: &Company, moment: &Moment) -> Option<Rolled> {
    let said = &moment.said;
    let key = name(said, "unit").or_else(|| name(said, "square"))?;
    let needs = number(said, "needs");
    let table = why::faces(rules, said);
    let faces = moment.dice.iter();
    let counts = |face: &u8| match table {
        Some(table) => table.has(*face),
        None => needs.is_none_or(|needs| usize::from(*face) >= needs),
    };
    Some(Rolled {
        key: key.to_owned(),
        class: side_class(side(said)),
        faces: faces.map(|face| (*face, counts(face))).collect(),
    })
}

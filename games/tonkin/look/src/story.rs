//! The log as a story: whose deed each event is, which kind it is, which month and phase it belongs to.

use kernel::Fact;
use table::{Moment, Said};

use look::Moved;
use look::say::{Say, side_of};
use look::story::{Beat, Part, Sort};

/// The event of a moment: what follows `tonkin-event-`.
pub(super) fn event(said: &Said) -> &'static str {
    said.id.strip_prefix("tonkin-event-").unwrap_or("")
}

/// What kind of thing happened, and by whom.
pub(super) fn beat(moment: &Moment) -> Beat {
    let said = &moment.said;
    Beat { side: side(said), sort: sort(event(said)), action: None }
}

/// Whose deed it is.
fn side(said: &Said) -> &'static str {
    match event(said) {
        "vm-moved" | "staff-moved" | "hex-left" | "declared" | "top-shown" | "shown"
        | "objective-placed" | "objective-real" | "objective-chosen" | "road-built"
        | "road-moved" | "road-destroyed" | "ambushes" | "ambush-rolled" | "spirit-rolled"
        | "set-up" | "absorbed" | "absorbed-hidden" | "box-moved" | "replaced-hidden" => "vietminh",
        "french-set-up" | "drop-rolled" | "road-struck" | "withdrawn" | "withdrawn-for-good"
        | "postponed" | "postponed-for-good" | "called-off" => "french",
        _ => side_of(said).unwrap_or(""),
    }
}

pub(super) fn fact<'a>(said: &'a Said, name: &str) -> Option<&'a Fact> {
    said.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact)
}

pub(super) fn key<'a>(said: &'a Said, name: &str) -> Option<&'a str> {
    match fact(said, name) {
        Some(Fact::Name(key)) => Some(key),
        _ => None,
    }
}

pub(super) fn word(said: &Said, name: &str) -> Option<&'static str> {
    match fact(said, name) {
        Some(Fact::Word(word)) => Some(word),
        _ => None,
    }
}

fn sort(event: &str) -> Sort {
    match event {
        "month" | "phase" | "game-over" | "end-sequence" | "set-up-done" | "level" => Sort::Turn,
        "moved" | "vm-moved" | "staff-moved" | "attacks" | "overruns" | "barrages" | "spends"
        | "spends-none" | "spent" | "digs" | "arrived" | "arrived-off" | "mixed" | "replaced"
        | "rebuilt" | "withdrawn" | "ambushes" | "declared" => Sort::Deed,
        event if event.ends_with("-rolled") => Sort::Dice,
        "road-struck" => Sort::Dice,
        _ => Sort::Rest,
    }
}

/// Months stand above phases; everything else happens in them.
pub(super) fn depth(event: &str) -> u8 {
    match event {
        "tonkin-event-month" => 1,
        "tonkin-event-phase" => 2,
        _ => 0,
    }
}

/// Whether an event tells what the dice before it brought.
pub(super) fn is_result(moment: &Moment) -> bool {
    matches!(event(&moment.said), "combat-over" | "disorganised" | "step-lost" | "eliminated")
}

/// Whose phase it is, for the lanes of the scrubber.
fn lane(phase: &str) -> &'static str {
    match phase {
        "vm-arrivals" | "vm-mix" | "vm-replace" | "mobilise" | "vm-movement"
        | "end-vm-movement" => "vietminh",
        "french-arrivals"
        | "french-mix"
        | "french-replace"
        | "withdraw"
        | "french-movement"
        | "end-french-movement" => "french",
        _ => "",
    }
}

/// The number of a month on the Turn Track: October 1950 is the first.
fn month(said: &Said) -> Option<usize> {
    const MONTHS: [&str; 12] =
        ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
    let place = MONTHS.iter().position(|month| Some(*month) == word(said, "month"))?;
    let year: usize = match fact(said, "year")? {
        Fact::Text(year) => year.parse().ok()?,
        _ => return None,
    };
    (year * 12 + place + 1).checked_sub(1950 * 12 + 9)
}

/// The part of the game each moment belongs to. In the Operation Phase the points of a side are parts of
/// their own.
pub(super) fn outline(log: &[Moment], (_, now): (usize, Part)) -> Vec<Part> {
    let first = log.iter().find_map(|moment| match event(&moment.said) {
        "month" => month(&moment.said),
        _ => None,
    });
    let turn = first.unwrap_or(now.turn);
    let mut part = Part { turn, impulse: 0, side: "", phase: "set-up" };
    let mut parts = Vec::with_capacity(log.len());
    for moment in log {
        let said = &moment.said;
        match event(said) {
            "month" => {
                part.turn = month(said).unwrap_or(part.turn);
                (part.impulse, part.phase, part.side) = (0, "vm-arrivals", "vietminh");
            }
            "phase" => {
                part.phase = word(said, "phase").unwrap_or(part.phase);
                (part.impulse, part.side) = (0, lane(part.phase));
            }
            "allowance-rolled" => {
                part.impulse += 1;
                part.side = side_of(said).unwrap_or("");
            }
            "end-sequence" => (part.impulse, part.phase, part.side) = (0, "end-losses", ""),
            "game-over" => (part.impulse, part.phase, part.side) = (0, "scoring", ""),
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
pub(super) fn moved(said: &Said) -> Option<Moved> {
    let from = key(said, "from")?.to_owned();
    match event(said) {
        "moved" | "staff-moved" => match fact(said, "units") {
            Some(Fact::Names(units)) => Some((from, units.clone())),
            _ => None,
        },
        "vm-moved" => Some((from, vec![key(said, "to")?.to_owned()])),
        _ => None,
    }
}

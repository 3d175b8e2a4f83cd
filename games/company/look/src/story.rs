//! The log as a story: which part of a turn each event belongs to, what it is in the story, and the dice that lie on the
//! table.

use company::Company;
use company::event::Event;
use kernel::Fact;
use table::Witnessed;

use super::deeds::deed;
use super::why;
use crate::side_class;
use crate::svg::{square_key, unit_key};
use drawing::Rolled;
use look::Moved;
use look::say::Say;
use look::story::{Beat, Part};

/// An event with what the log of a viewer keeps of it.
type Moment = Witnessed<Event>;

/// What kind of thing happened, and by whom.
pub(crate) fn beat(event: &Event) -> Beat {
    let (_, sort) = deed(event);
    let is_result =
        matches!(event, Event::AssaultJudged { .. } | Event::Evacuated { .. } | Event::TokenWon);
    Beat {
        is_result,
        is_verdict: matches!(event, Event::GameOver { .. }),
        ..Beat::of(side(event), sort)
    }
}

/// The side whose deed it is; empty for nobody's.
fn side(event: &Event) -> &'static str {
    let (who, _) = deed(event);
    who.side().map_or("", |side| side.name())
}

/// The part of the game each moment belongs to: the turn, whose it is, and which group acts.
pub(crate) fn outline(log: &[Moment], (moments, now): (usize, Part)) -> Vec<Part> {
    let begins = |moment: &&Moment| matches!(moment.event, Event::TurnBegins { .. });
    let begun = log.iter().take(moments).filter(begins).count();
    let turn = now.turn.saturating_sub(begun);
    let mut part = Part { turn, impulse: 0, side: "", phase: "set-up" };
    let mut parts = Vec::with_capacity(log.len());
    for moment in log {
        part = after(part, &moment.event);
        parts.push(part);
    }
    parts
}

/// The part of the game that an event belongs to, which may begin with it.
#[expect(clippy::wildcard_enum_match_arm, reason = "few events begin a part of the game")]
fn after(part: Part, event: &Event) -> Part {
    match event {
        Event::TurnBegins { side, turn } => {
            Part { turn: (*turn).into(), impulse: 0, side: side.name(), phase: "play" }
        }
        Event::GroupActs { .. } => Part { impulse: part.impulse + 1, ..part },
        Event::Countdown { .. } => Part { impulse: 0, ..part },
        Event::EndedEarly
        | Event::NobodyLeft
        | Event::ValueRolled { .. }
        | Event::GameOver { .. } => Part { impulse: 0, side: "", phase: "score", ..part },
        _ => part,
    }
}

/// "Turn 3, White Star, group 2".
pub(crate) fn heading(part: Part, say: Say<'_>) -> String {
    let facts = [
        ("turn", part.turn.into()),
        ("group", part.impulse.into()),
        ("side", Fact::Word(part.side)),
        ("phase", Fact::Word(part.phase)),
    ];
    say.with("company-map-heading", &facts)
}

/// Where the units of an event stood before, if it moves units.
pub(crate) fn moved(event: &Event) -> Option<Moved> {
    let (Event::Moved { unit, from, .. } | Event::FellBack { unit, from, .. }) = event else {
        return None;
    };
    Some((square_key(*from), vec![unit_key(*unit)]))
}

/// The dice of a moment as they lie on the table. Those count that are as high as was needed, or show a face
/// of the table.
pub(crate) fn rolled(rules: &Company, moment: &Moment) -> Option<Rolled> {
    let event = &moment.event;
    let (who, _) = deed(event);
    let key = who.unit().map(unit_key).or_else(|| square(event))?;
    let (needs, table) = (needs(event), why::faces(rules, event));
    let counts = |face: u8| match table {
        Some((_, table)) => table.has(face),
        None => needs.is_none_or(|needs| face >= needs),
    };
    Some(Rolled {
        key,
        class: side_class(side(event)),
        faces: moment.dice.iter().map(|face| (*face, counts(*face))).collect(),
    })
}

/// The square dice are rolled for that no unit rolls.
fn square(event: &Event) -> Option<String> {
    let (Event::PeasantSaved { square, .. }
    | Event::StrikePeasant { square, .. }
    | Event::RiskRolled { square, .. }) = event
    else {
        return None;
    };
    Some(square_key(*square))
}

/// The lowest face that counts, where a roll says what it needed.
fn needs(event: &Event) -> Option<u8> {
    let (Event::ActionRolled { needs, .. }
    | Event::TrapSaved { needs, .. }
    | Event::ShotRolled { needs, .. }
    | Event::Saved { needs, .. }
    | Event::StrikeRolled { needs, .. }) = event
    else {
        return None;
    };
    Some(*needs)
}

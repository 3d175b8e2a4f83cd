//! The facts of each event, by the names its sentence uses.

use kernel::{Fact, Seat};

use super::{Dice, Event};
use crate::choice::{Action, group_name, square_name, unit_name};
use crate::components::{Cache, Side};
use crate::sets::{Square, SquareSet, Unit};

type Facts = Vec<(&'static str, Fact)>;

fn of(unit: Unit) -> (&'static str, Fact) {
    ("unit", unit_name(unit))
}

fn at(square: Square) -> (&'static str, Fact) {
    ("square", square_name(square))
}

fn by(side: Side) -> (&'static str, Fact) {
    ("side", Fact::Word(side.name()))
}

/// Dice as text: 3 5 6.
fn dice(dice: &Dice) -> (&'static str, Fact) {
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    ("dice", Fact::Text(dice.join(" ")))
}

fn yes(name: &'static str, answer: bool) -> (&'static str, Fact) {
    (name, Fact::Word(if answer { "yes" } else { "no" }))
}

fn number(name: &'static str, number: u8) -> (&'static str, Fact) {
    (name, number.into())
}

fn squares(squares: SquareSet) -> (&'static str, Fact) {
    let names = squares.iter().map(|square| format!("square/{square}"));
    ("squares", Fact::Names(names.collect()))
}

fn cache(cache: Cache) -> (&'static str, Fact) {
    ("cache", Fact::Word(cache.id()))
}

fn seat(seat: Seat) -> (&'static str, Fact) {
    ("seat", Fact::Word(if seat == Seat(0) { "first" } else { "second" }))
}

/// What an action is about, beside its word: nothing may be named twice.
fn action(action: Action) -> Facts {
    let mut facts = kernel::Message::facts(&action);
    facts.push(("action", Fact::Word(action.word())));
    facts
}

/// The facts of an event.
pub(super) fn facts(event: &Event) -> Facts {
    match event {
        Event::BidsOpen { .. }
        | Event::BidRolled { .. }
        | Event::SidesTaken { .. }
        | Event::MarkerLaid { .. }
        | Event::PeasantPlaced { .. }
        | Event::Landing { .. }
        | Event::Deployed { .. }
        | Event::Hid { .. }
        | Event::HidingDone { .. } => of_set_up(event),
        Event::Shoots { .. }
        | Event::ShotRolled { .. }
        | Event::Saved { .. }
        | Event::Lost { .. }
        | Event::LeaderRolled { .. }
        | Event::WipedOut { .. }
        | Event::TrapRolled { .. }
        | Event::TrapSaved { .. }
        | Event::Assaults { .. }
        | Event::AssaultRolled { .. }
        | Event::RolledAgain { .. }
        | Event::AssaultJudged { .. }
        | Event::PursuitRolled { .. }
        | Event::StrikeRolled { .. }
        | Event::StrikePeasant { .. } => of_fights(event),
        Event::TurnBegins { .. }
        | Event::GroupActs { .. }
        | Event::Passed { .. }
        | Event::Morale { .. }
        | Event::ActionDice { .. }
        | Event::Declared { .. }
        | Event::ActionRolled { .. }
        | Event::Moved { .. }
        | Event::FellBack { .. }
        | Event::Countdown { .. } => of_turns(event),
        _ => of_the_rest(event),
    }
}

fn of_set_up(event: &Event) -> Facts {
    match *event {
        Event::BidsOpen { first, second } | Event::BidRolled { first, second } => {
            vec![number("first", first), number("second", second)]
        }
        Event::SidesTaken { white_star, points } => {
            vec![seat(white_star), number("points", points)]
        }
        Event::MarkerLaid { marker, .. } => {
            marker.iter().map(|marker| ("marker", Fact::Word(marker.id()))).collect()
        }
        Event::PeasantPlaced { square } => vec![at(square)],
        Event::Landing { column } => {
            vec![("column", Fact::Text(char::from(b'A' + column).to_string()))]
        }
        Event::Deployed { unit, square } | Event::Hid { unit, square, .. } => {
            vec![of(unit), at(square)]
        }
        Event::HidingDone { off } => vec![number("off", off)],
        _ => Vec::new(),
    }
}

fn of_turns(event: &Event) -> Facts {
    match event {
        Event::TurnBegins { side, turn } => vec![by(*side), number("turn", *turn)],
        Event::GroupActs { side, group } => vec![by(*side), ("group", group_name(*side, *group))],
        Event::Passed { side, group, unit, .. } => {
            let mut facts = vec![by(*side), ("group", group_name(*side, *group))];
            facts.extend(unit.map(of));
            facts
        }
        Event::Morale { unit, dice: rolled, fails } => {
            vec![of(*unit), dice(rolled), number("fails", *fails)]
        }
        Event::ActionDice { unit, dice, .. } => vec![of(*unit), number("dice", *dice)],
        Event::Declared { unit, action: declared, dice } => {
            let mut facts = action(*declared);
            facts.extend([of(*unit), number("dice", *dice)]);
            facts
        }
        Event::ActionRolled { unit, action: declared, dice: rolled, needs, success } => {
            let mut facts = action(*declared);
            facts.extend([of(*unit), dice(rolled), number("needs", *needs)]);
            facts.push(yes("success", *success));
            facts
        }
        Event::Moved { unit, from, to } | Event::FellBack { unit, from, to } => {
            vec![of(*unit), ("from", square_name(*from)), ("to", square_name(*to))]
        }
        Event::Countdown { die, removed, left } => {
            vec![number("die", *die), number("removed", *removed), number("left", *left)]
        }
        _ => Vec::new(),
    }
}

fn of_fights(event: &Event) -> Facts {
    match event {
        Event::Shoots { from, at, .. } | Event::Assaults { by: from, target: at } => {
            vec![of(*from), ("target", unit_name(*at))]
        }
        Event::ShotRolled { from, at, dice: rolled, needs, hits } => vec![
            of(*from),
            ("target", unit_name(*at)),
            dice(rolled),
            number("needs", *needs),
            number("hits", *hits),
        ],
        Event::Saved { unit, dice: rolled, needs, dead } => {
            vec![of(*unit), dice(rolled), number("needs", *needs), number("dead", *dead)]
        }
        Event::Lost { unit, lost, left } => {
            vec![of(*unit), number("lost", *lost), number("left", *left)]
        }
        Event::LeaderRolled { unit, die, lost } => {
            vec![of(*unit), number("die", *die), yes("lost", *lost)]
        }
        Event::WipedOut { unit, square } => vec![of(*unit), at(*square)],
        Event::TrapRolled { unit, die, explodes } => {
            vec![of(*unit), number("die", *die), yes("explodes", *explodes)]
        }
        Event::TrapSaved { unit, die, needs, saved } => {
            vec![of(*unit), number("die", *die), number("needs", *needs), yes("saved", *saved)]
        }
        Event::AssaultRolled { unit, dice: rolled, kills }
        | Event::RolledAgain { unit, dice: rolled, kills }
        | Event::PursuitRolled { unit, dice: rolled, kills } => {
            vec![of(*unit), dice(rolled), number("kills", *kills)]
        }
        Event::AssaultJudged { winner, assaulter_killed, target_killed } => vec![
            of(*winner),
            number("assaulter", *assaulter_killed),
            number("target", *target_killed),
        ],
        Event::StrikeRolled { unit, dice: rolled, needs, hits } => {
            vec![of(*unit), dice(rolled), number("needs", *needs), number("hits", *hits)]
        }
        Event::StrikePeasant { square, die, hit } => {
            vec![at(*square), number("die", *die), yes("hit", *hit)]
        }
        _ => Vec::new(),
    }
}

fn of_the_rest(event: &Event) -> Facts {
    match event {
        Event::Stopped { unit }
        | Event::Identified { unit }
        | Event::Failed { unit }
        | Event::Left { unit }
        | Event::Fights { unit }
        | Event::GivesWay { unit }
        | Event::NoWayOut { unit }
        | Event::Hammered { unit }
        | Event::WentDown { unit }
        | Event::GotUp { unit }
        | Event::NewLeader { unit }
        | Event::CasualtyRemoved { unit }
        | Event::FailedMarker { unit } => vec![of(*unit)],
        Event::Shown { unit, square }
        | Event::CameOn { unit, square }
        | Event::Offered { unit, square }
        | Event::Advanced { unit, to: square }
        | Event::Ambushed { unit, square }
        | Event::Generated { unit, square }
        | Event::Disappeared { unit, square } => vec![of(*unit), at(*square)],
        Event::HeldFire { side } => vec![by(*side)],
        Event::PeasantHit { square } => vec![at(*square)],
        Event::PeasantSaved { square, die, saved } => {
            vec![at(*square), number("die", *die), yes("saved", *saved)]
        }
        Event::PeasantDied { square, by: side } => vec![at(*square), by(*side)],
        Event::FallBackRolled { white_star, communist } => {
            vec![number("white", *white_star), number("communist", *communist)]
        }
        Event::Aimed { side, squares: line } => vec![by(*side), squares(*line)],
        Event::StrikeDeviated { die } => vec![number("die", *die)],
        Event::StrikeFalls { squares: struck } => vec![squares(*struck)],
        Event::RiskRolled { square, dice: rolled, lost } => {
            vec![at(*square), dice(rolled), yes("lost", *lost)]
        }
        Event::Evacuated { square, count } => vec![at(*square), number("count", *count)],
        Event::MarkerNamed { unit, place } => vec![of(*unit), number("place", place + 1)],
        Event::DeviationRolled { white_star, communist, difference } => vec![
            number("white", *white_star),
            number("communist", *communist),
            number("difference", *difference),
        ],
        Event::Shifted { by: side, place } => vec![by(*side), number("place", place + 1)],
        Event::MarkerTaken { unit, place, marker, .. } => {
            vec![of(*unit), number("place", place + 1), ("marker", Fact::Word(marker.id()))]
        }
        Event::Interrogated { unit, die } => vec![of(*unit), number("die", *die)],
        Event::CacheDestroyed { unit, cache: which } | Event::CacheTaken { unit, cache: which } => {
            vec![of(*unit), cache(*which)]
        }
        Event::CachesRecovered { unit, caches } => vec![of(*unit), number("count", caches.len())],
        Event::PeasantFled { from, to } => {
            vec![("from", square_name(*from)), ("to", square_name(*to))]
        }
        Event::ValueRolled { cache: which, destroyed, dice: rolled, total } => {
            vec![cache(*which), yes("destroyed", *destroyed), dice(rolled), number("total", *total)]
        }
        Event::ValueKept { cache: which, total } => vec![cache(*which), number("total", *total)],
        Event::GameOver { white_star, communist, grade } => vec![
            ("white", i64::from(*white_star).into()),
            ("communist", i64::from(*communist).into()),
            ("grade", Fact::Word(grade)),
        ],
        _ => Vec::new(),
    }
}

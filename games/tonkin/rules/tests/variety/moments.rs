//! What is told has been done: whoever looks at a moment sees the board as the event says it is.

use tonkin::board::Place;
use tonkin::components::Side;
use tonkin::event::Event;
use tonkin::flow::{Hero, State, Step};

/// Panics when the board is not yet, or no longer, as the event tells.
pub(crate) fn assert_done(state: &State, event: &Event) {
    let board = &state.board;
    let done = match *event {
        Event::Month { month } => state.month == month,
        Event::Phase { phase } => state.phase == phase,
        Event::SetUp { unit, hex }
        | Event::FrenchSetUp { unit, hex }
        | Event::DumpPlaced { unit, hex, .. }
        | Event::Arrived { unit, hex }
        | Event::TopShown { unit, hex, .. }
        | Event::Shown { unit, hex, .. }
        | Event::Declared { unit, hex } => board.is_in(unit, hex),
        Event::ObjectivePlaced { hex } => state.objectives.at.contains(&Some(hex)),
        Event::ObjectiveScored { .. } => state.objectives.at == [None; 2],
        Event::HeroJoined { side, unit } => {
            let has = |hero: Hero| hero.with == Some(unit) || hero.others.contains(&Some(unit));
            state.heroes[side as usize].is_some_and(has)
        }
        Event::HeroMentioned { side, mentions, rank } => state.heroes[side as usize]
            .is_some_and(|hero| (hero.mentions, hero.rank) == (mentions, rank)),
        Event::ArrivedOff { unit, .. } => board.hex_of(unit).is_none(),
        Event::Postponed { unit, month } | Event::Withdrawn { unit, month } => {
            board.place(unit) == month.map_or(Place::Pool, Place::Track)
        }
        Event::Rebuilt { unit, month, .. } => {
            matches!(board.place(unit), Place::Track(slot) if slot == month)
                || board.place(unit) == Place::Pool
        }
        Event::Absorbed { battalion, .. } => board.place(battalion) == Place::Box1,
        Event::BoxMoved => board.units_at(Place::Box1).next().is_none(),
        Event::Transports { trucks, planes } => {
            (state.trucks.left, state.planes.left) == (trucks, planes)
        }
        Event::Moved { units, to, .. } => units.iter().all(|unit| match to {
            Some(hex) => board.is_in(unit, hex),
            None => board.place(unit) == Place::Saigon,
        }),
        Event::StaffMoved { units, to, .. } => units.iter().all(|unit| board.is_in(unit, to)),
        Event::RoadBuilt { hex, .. } => board.road_markers.has(hex),
        Event::StepLost { unit, hex, .. } => board.is_in(unit, hex) && board.steps(unit) > 0,
        Event::Hits { marker, .. } => state.hits == marker,
        Event::Eliminated { unit, .. } => board.hex_of(unit).is_none(),
        Event::Disorganised { units, .. } => units.minus(*board.dg()).is_empty(),
        Event::Level { level, .. } => state.vp == level,
        Event::Control { hex, to, .. } => state.owned.has(hex) == (to == Some(Side::VietMinh)),
        Event::Spends { side, dump } => state.spending[side as usize] == dump,
        Event::Spent { side, left, .. } => state.points[side as usize] == left,
        Event::Recovered { hex, .. } => !board.units(hex).meets(*board.dg()),
        Event::Repaired { hex, .. } => !board.destroyed.has(hex),
        Event::Digs { dump, .. } => board.hex_of(dump).is_none(),
        Event::Trenched { side, hex } => board.trenches[side as usize].has(hex),
        Event::TrenchGone { side, hex } => !board.trenches[side as usize].has(hex),
        Event::RoadDestroyed { hex } => board.destroyed.has(hex),
        Event::HexLeft { hex } => board.stack(hex).all(|unit| board.steps(unit) == 0),
        Event::Attacks { hex, .. } => state.combat().is_some_and(|fight| fight.target == hex),
        Event::Leads { unit, .. } => {
            state.combat().is_some_and(|fight| fight.leaders.contains(&Some(unit)))
        }
        Event::CombatRolled { total, outcome, .. } => {
            state.combat().is_some_and(|fight| (fight.total, fight.outcome) == (total, outcome))
        }
        Event::OutOfSupply { units } => units.minus(board.oos).is_empty(),
        Event::InSupply { units } => !units.meets(board.oos),
        Event::GameOver { level, .. } => state.vp == level && matches!(state.top(), Step::Over(_)),
        _ => true,
    };
    assert!(done, "told before it was done: {event:?}");
}

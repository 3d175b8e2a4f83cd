//! What is told has been done: whoever looks at a moment sees the board as the event says it is.

use siege::board::{AirBox, Place};
use siege::components::Side;
use siege::event::Event;
use siege::flow::{Piece, State, Step, Supply};

/// Where a ground piece is.
fn place(state: &State, piece: Piece) -> Option<Place> {
    match piece {
        Piece::Unit(unit) => Some(state.board.place(unit)),
        Piece::Battalion(battalion) => Some(state.board.battalion_place(battalion)),
        _ => None,
    }
}

/// Panics when the board is not yet, or no longer, as the event tells.
pub(crate) fn assert_done(state: &State, event: &Event) {
    let board = &state.board;
    let fights = |space| {
        state.steps.iter().any(|step| match step {
            Step::Assault(assault) => assault.target == space,
            Step::Fire(fire) => fire.target == space,
            _ => false,
        })
    };
    let done = match *event {
        Event::Turn { turn } => state.turn == turn,
        Event::Impulse { impulse } => state.impulse == impulse,
        Event::Placed { unit, space }
        | Event::Landed { unit, space }
        | Event::Jumped { unit, space, .. }
        | Event::Rebuilt { unit, space } => board.space_of(unit) == Some(space),
        Event::LeaderArrived { leader, space } => board.space_of(leader) == Some(space),
        Event::Moved { unit, to, .. } | Event::Redeployed { unit, to, .. } => {
            board.space_of(unit) == Some(to)
        }
        Event::Advanced { battalion, to, .. } => board.battalion_space(battalion) == Some(to),
        Event::ToBase { battalion, route, .. } | Event::CameBack { battalion, route } => {
            board.battalion_place(battalion) == Place::Base(route)
        }
        Event::Retreated { piece, to, .. } => place(state, piece) == Some(to),
        Event::Eliminated { piece, .. } => place(state, piece) == Some(Place::Eliminated),
        Event::Reduced { piece: Piece::Unit(unit), .. } => board.reduced.has(unit),
        Event::Reduced { piece: Piece::Battalion(one), .. } => board.weakened.has(one),
        Event::Refitted { unit } => !board.reduced.has(unit),
        Event::Restored { battalion } => !board.weakened.has(battalion),
        Event::LeaderLost { leader, .. } => board.place(leader) == Place::Removed,
        Event::BackToReady { unit } => board.place(unit) == Place::Ready,
        Event::Control { space, to } => board.control(space) == to,
        Event::Morale { to, .. } => board.tracks.morale == to,
        Event::AaaIndex { to, .. } => board.tracks.aaa == to,
        Event::ArtilleryIndex { to, .. } => board.tracks.artillery == to,
        Event::Supply { supply: Supply::Gp, to, .. } => board.tracks.gp == to,
        Event::Supply { supply: Supply::Ammunition, to, .. } => board.tracks.ammunition == to,
        Event::AirfieldDestroyed { airfield } => !board.is_functional(airfield),
        Event::Repaired { airfield } => board.is_functional(airfield),
        Event::Aborted { aircraft } => board.air_box(aircraft) == AirBox::Abort,
        Event::ShotDown { aircraft, back } => {
            board.air_box(aircraft) == back.map_or(AirBox::Eliminated, AirBox::Returns)
        }
        Event::Returned { aircraft } | Event::VultureUnit { aircraft } => {
            board.air_box(aircraft) == AirBox::Reserve
        }
        Event::FrenchAssaults { target, units, .. } => {
            fights(target) && units.iter().all(|unit| board.space_of(unit) == Some(target))
        }
        Event::VietMinhAssaults { target, battalions, .. } => {
            fights(target) && battalions.is_within(board.battalions_in(target))
        }
        Event::FrenchFires { target, .. } | Event::VietMinhFires { target, .. } => fights(target),
        Event::AssaultWon { target, winner } => match winner {
            Side::French => board.held().has(target) && !board.swarmed().has(target),
            Side::VietMinh => board.swarmed().has(target) && !board.held().has(target),
        },
        Event::DivisionDrawn { route, division } => board.divisions[route.slot()] == Some(division),
        Event::GameOver { ending, .. } => state.ending == Some(ending),
        _ => true,
    };
    assert!(done, "told before it was done: {event:?}");
}

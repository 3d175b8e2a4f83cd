//! Missions of guns and aircraft, cargo, landing: what is sent where before the assault.

use siege::board::{AirBox, Place};
use siege::choice::{Choice, Load, Mission};
use siege::components::{Aircraft, Route, Space};
use siege::flow::{Piece, State, Supply};

use super::{Thought, points, strength};

/// Dice on a base: so many show a six in every other strike.
const DICE_ON_BASE: u8 = 4;

/// The type of supply that is scarcer; ammunition of two that are equal.
pub(super) fn scarcer(state: &State) -> Supply {
    if points(state, Supply::Gp) < points(state, Supply::Ammunition) {
        Supply::Gp
    } else {
        Supply::Ammunition
    }
}

/// The bases that hold battalions.
fn full_bases(state: &State) -> impl Iterator<Item = Route> + '_ {
    Route::ALL.into_iter().filter(|base| !state.board.battalions(Place::Base(*base)).is_empty())
}

/// 15.4, 27.1: aircraft go for bases, where a six shakes morale, and for the Viet Minh guns; the French
/// guns support the ground.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other mission is worth a piece")]
pub(super) fn assign(thought: &Thought<'_>) -> Option<Choice> {
    let (rules, board) = (thought.rules, &thought.state.board);
    let flown = board.aircraft_in(AirBox::BaseAttack).iter();
    let dice: u8 = flown.map(|aircraft| rules.charts.strength(aircraft)).sum();
    let wanted = DICE_ON_BASE * full_bases(thought.state).count() as u8;
    let raid = if dice < wanted { Mission::BaseAttack } else { Mission::Counterbattery };
    thought.best(|choice| match choice {
        Choice::Assign(Piece::Marker(_), Mission::Tactical) => Some(2),
        Choice::Assign(Piece::Aircraft(_), mission) if mission == raid => Some(1),
        Choice::Done => Some(0),
        _ => None,
    })
}

/// 14.4: units that can come in first, then the scarcer supply.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else loads cargo")]
pub(super) fn load(thought: &Thought<'_>) -> Option<Choice> {
    let (rules, state) = (thought.rules, thought.state);
    let usable = rules.usable_airfields(state) > 0;
    let on_its_way = |supply: Supply| {
        let air_box = match supply {
            Supply::Gp => AirBox::CargoGp,
            Supply::Ammunition => AirBox::CargoArtillery,
        };
        2 * i64::from(state.board.aircraft_in(air_box).len())
    };
    thought.best(|choice| match choice {
        Choice::Fly { load: Load::Unit(unit), .. } => {
            let comes = usable || rules.charts.airborne.has(unit);
            comes.then(|| 100 + strength::unit(rules, state, unit))
        }
        Choice::Fly { load: Load::Supply(supply), .. } => {
            Some(50 - i64::from(points(state, supply)) - on_its_way(supply))
        }
        Choice::Done => Some(-100),
        _ => None,
    })
}

/// 12.3, 30.0: the weakest aircraft is the one to lose.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else answers this question")]
pub(super) fn spare(thought: &Thought<'_>) -> Option<Choice> {
    let worth = |aircraft: Aircraft| {
        let row = &thought.rules.components.aircraft[aircraft.slot()];
        -i64::from(row.strength.max(row.supply_capacity))
    };
    thought.best(|choice| match choice {
        Choice::Abort(aircraft) | Choice::Lose(Piece::Aircraft(aircraft)) => Some(worth(aircraft)),
        _ => None,
    })
}

/// 14.5: supply as it comes; units land rather than jump, as near to the centre as they can.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else answers this question")]
pub(super) fn land(thought: &Thought<'_>) -> Option<Choice> {
    let charts = &thought.rules.charts;
    let near = |space: Space| -i64::from(charts.number(space));
    thought.best(|choice| match choice {
        Choice::Deliver(_) => Some(100),
        Choice::Land(_, space) => Some(50 + near(space)),
        Choice::Jump(_, space) => Some(near(space)),
        _ => None,
    })
}

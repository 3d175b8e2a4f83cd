//! 14.4: cargo units are loaded; Operation Vulture may be declared (36.1).

use kernel::{Scope, Seat, Seats, Sink};

use crate::Siege;
use crate::board::{AirBox, Place};
use crate::choice::{Choice, Load};
use crate::components::{Aircraft, Role};
use crate::event::Event;
use crate::flow::{Assigning, Flow, MOST_FIDDLES, Piece, Play, State, Step, Supply};
use crate::refusal::No;
use crate::rules::missions::first_of_each;
use crate::rules::{options, staff};
use crate::sets::{AircraftSet, UnitSet};

/// The box of a load.
const fn air_box(load: Load) -> AirBox {
    match load {
        Load::Unit(_) => AirBox::CargoUnit,
        Load::Supply(Supply::Ammunition) => AirBox::CargoArtillery,
        Load::Supply(Supply::Gp) => AirBox::CargoGp,
    }
}

/// Cargo units in Reserve.
fn idle(rules: &Siege, state: &State) -> AircraftSet {
    state.board.aircraft_in(AirBox::Reserve).minus(rules.charts.strikers)
}

/// Cargo units in the three mission boxes.
pub fn loaded(state: &State) -> AircraftSet {
    let boxes = [AirBox::CargoUnit, AirBox::CargoArtillery, AirBox::CargoGp];
    boxes.into_iter().map(|at| state.board.aircraft_in(at)).fold(AircraftSet::NONE, AircraftSet::or)
}

/// The passenger of a cargo unit.
pub fn passenger(state: &State, aircraft: Aircraft) -> UnitSet {
    match state.board.air_box(aircraft) {
        AirBox::CargoUnit => state.board.all_units(Place::Aboard(aircraft)),
        _ => UnitSet::NONE,
    }
}

/// Who may answer: the commander, and `air` where Vulture may be declared (S-76).
pub fn asked(rules: &Siege, state: &State, done: Seats) -> Seats {
    let vulture = matches!(options::check_vulture(rules, state), Some(Ok(())));
    let roles: &[Role] = if vulture { &[Role::Air] } else { &[] };
    staff::sharing(rules, roles, done)
}

/// The step ends when everybody is done, or when there is nothing to load and nothing to declare.
pub fn run<S: Sink<Siege>>(play: &mut Play<'_, S>, assigning: Assigning) -> Flow {
    let (rules, state) = (play.rules, &*play.state);
    let flying = loaded(state);
    let vulture = matches!(options::check_vulture(rules, state), Some(Ok(())));
    let nothing = idle(rules, state).is_empty() && flying.is_empty() && !vulture;
    if !nothing && !asked(rules, state, assigning.done).is_empty() {
        return Flow::Waits;
    }
    let count = |at| state.board.aircraft_in(at).len();
    let units = count(AirBox::CargoUnit);
    let (gp, ammunition) = (count(AirBox::CargoGp), count(AirBox::CargoArtillery));
    play.pop();
    play.tell(Event::CargoGiven { units, gp, ammunition });
    Flow::Goes
}

/// The place of a load in canonical order.
const fn key(load: Load) -> u8 {
    match load {
        Load::Supply(Supply::Gp) => 0,
        Load::Supply(Supply::Ammunition) => 1,
        Load::Unit(unit) => 2 + unit.0,
    }
}

/// Loads for each cargo unit, cargo units to call back, Vulture.
pub fn candidates(
    rules: &Siege,
    state: &State,
    assigning: Assigning,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    out.push(Choice::Done);
    if options::check_vulture(rules, state).is_some() {
        out.push(Choice::Declare);
    }
    let loads = || {
        let supply = [Supply::Gp, Supply::Ammunition].map(Load::Supply).into_iter();
        supply.chain(state.board.all_units(Place::Ready).iter().map(Load::Unit))
    };
    let idle = idle(rules, state);
    match scope {
        Scope::All => {
            for aircraft in idle.iter() {
                out.extend(loads().map(|load| Choice::Fly(aircraft, load)));
            }
            out.extend(loaded(state).iter().map(|one| Choice::Recall(Piece::Aircraft(one))));
        }
        Scope::Canonical => {
            for aircraft in first_of_each(rules, idle) {
                let sort = rules.charts.alike_aircraft(aircraft);
                let open = loads()
                    .filter(|load| assigning.last.is_none_or(|last| (sort, key(*load)) >= last));
                out.extend(open.map(|load| Choice::Fly(aircraft, load)));
            }
        }
    }
}

/// 14.2, 14.3: what a cargo unit may carry.
pub fn check(
    rules: &Siege,
    state: &State,
    seat: Seat,
    assigning: Assigning,
    choice: Choice,
) -> Result<(), No> {
    match choice {
        Choice::Done => Ok(()),
        Choice::Declare => options::check_vulture(rules, state).unwrap_or(Err(No::NotAsked)),
        Choice::Fly(aircraft, load) => {
            let ready = match load {
                Load::Unit(unit) => state.board.place(unit) == Place::Ready,
                Load::Supply(_) => true,
            };
            if !idle(rules, state).has(aircraft) || !ready {
                return Err(No::NotAsked);
            }
            staff::check_owner(rules, state, seat, Piece::Aircraft(aircraft))
        }
        Choice::Recall(Piece::Aircraft(aircraft)) if loaded(state).has(aircraft) => {
            if assigning.fiddles >= MOST_FIDDLES {
                return Err(No::Fiddled);
            }
            staff::check_owner(rules, state, seat, Piece::Aircraft(aircraft))
        }
        _ => Err(No::NotAsked),
    }
}

/// Loads a cargo unit, calls it back, declares Vulture, or ends the step for a seat.
pub fn apply<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    mut assigning: Assigning,
    choice: Choice,
) {
    match choice {
        Choice::Fly(aircraft, load) => {
            assigning.last = Some((play.rules.charts.alike_aircraft(aircraft), key(load)));
            play.state.board.put_aircraft(aircraft, air_box(load));
            if let Load::Unit(unit) = load {
                play.state.board.put(unit, Place::Aboard(aircraft));
            }
        }
        Choice::Recall(Piece::Aircraft(aircraft)) => {
            assigning.last = None;
            assigning.fiddles = assigning.fiddles.saturating_add(1);
            for unit in passenger(play.state, aircraft).iter() {
                play.state.board.put(unit, Place::Ready);
            }
            play.state.board.put_aircraft(aircraft, AirBox::Reserve);
        }
        Choice::Declare => (),
        _ => assigning.done = assigning.done.with(seat),
    }
    play.pop();
    play.push(Step::Cargo(assigning));
    if choice == Choice::Declare {
        options::declare(play);
    }
}

//! 14.4: cargo units are loaded; Operation Vulture may be declared (36.1).

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Seats, Sink};

use crate::Siege;
use crate::board::{AirBox, Place};
use crate::choice::{Choice, Load};
use crate::components::{Aircraft, Role};
use crate::event::Event;
use crate::flow::{Assigning, Piece, Play, State, Step, Supply};
use crate::prompt::Prompt;
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
pub(crate) fn loaded(state: &State) -> AircraftSet {
    let boxes = [AirBox::CargoUnit, AirBox::CargoArtillery, AirBox::CargoGp];
    boxes.into_iter().map(|at| state.board.aircraft_in(at)).fold(AircraftSet::NONE, AircraftSet::or)
}

/// The passenger of a cargo unit.
pub(crate) fn passenger(state: &State, aircraft: Aircraft) -> UnitSet {
    match state.board.air_box(aircraft) == AirBox::CargoUnit {
        true => state.board.all_units(Place::Aboard(aircraft)),
        false => UnitSet::NONE,
    }
}

/// The place of a load in canonical order.
const fn key(load: Load) -> u8 {
    match load {
        Load::Supply(Supply::Gp) => 0,
        Load::Supply(Supply::Ammunition) => 1,
        Load::Unit(unit) => 2 + unit.0,
    }
}

/// Whether Vulture may be declared now.
fn has_vulture(rules: &Siege, state: &State) -> bool {
    matches!(options::check_vulture(rules, state), Some(Ok(())))
}

/// 14.4: cargo is assigned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cargo(pub(crate) Assigning);

impl StepRules<Siege> for Cargo {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        Next::Decision { seats: self.asked(rules, state), prompt: Prompt::Cargo }
    }

    /// The commander, and `air` where Vulture may be declared (S-76).
    fn asked(&self, rules: &Siege, state: &State) -> Seats {
        let roles: &[Role] = if has_vulture(rules, state) { &[Role::Air] } else { &[] };
        staff::sharing(rules, roles, self.0.done)
    }

    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
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
                    out.extend(loads().map(|load| Choice::Fly { aircraft, load }));
                }
                out.extend(loaded(state).iter().map(|one| Choice::Recall(Piece::Aircraft(one))));
            }
            Scope::Canonical => {
                for aircraft in first_of_each(rules, idle) {
                    let sort = rules.charts.alike_aircraft(aircraft);
                    let later =
                        |load: &Load| self.0.last.is_none_or(|last| (sort, key(*load)) >= last);
                    let open = loads().filter(later);
                    out.extend(open.map(|load| Choice::Fly { aircraft, load }));
                }
            }
        }
    }

    /// 14.2, 14.3: what a cargo unit may carry.
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Close => staff::check_close(rules, seat),
            Choice::Done => Ok(()),
            Choice::Declare => options::check_vulture(rules, state).unwrap_or(Err(No::NotAsked)),
            Choice::Fly { aircraft, load } => {
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
                self.0.fiddles.check(No::Fiddled)?;
                staff::check_owner(rules, state, seat, Piece::Aircraft(aircraft))
            }
            _ => Err(No::NotAsked),
        }
    }

    /// Loads a cargo unit, calls it back, declares Vulture, or ends the step for a seat.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let mut assigning = self.0;
        match choice {
            Choice::Fly { aircraft, load } => {
                assigning.last = Some((play.rules.charts.alike_aircraft(aircraft), key(load)));
                play.state.board.put_aircraft(aircraft, air_box(load));
                if let Load::Unit(unit) = load {
                    play.state.board.put(unit, Place::Aboard(aircraft));
                }
            }
            Choice::Recall(Piece::Aircraft(aircraft)) => {
                assigning.last = None;
                assigning.fiddles.count();
                for unit in passenger(play.state, aircraft).iter() {
                    play.state.board.put(unit, Place::Ready);
                }
                play.state.board.put_aircraft(aircraft, AirBox::Reserve);
            }
            Choice::Declare => (),
            Choice::Close => assigning.done = staff::everybody(),
            Choice::Done => assigning.done = assigning.done.with(seat),
            _ => (),
        }
        play.replace(Step::Cargo(assigning));
        if choice == Choice::Declare {
            options::declare(play);
        }
    }

    /// The step ends when everybody is done, or when there is nothing to load and nothing to declare.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let (rules, state) = (play.rules, &*play.state);
        let vulture = has_vulture(rules, state);
        let nothing = idle(rules, state).is_empty() && loaded(state).is_empty() && !vulture;
        if !nothing && !self.asked(rules, state).is_empty() {
            return Flow::Waits;
        }
        let count = |at| state.board.aircraft_in(at).len();
        let units = count(AirBox::CargoUnit);
        let (gp, ammunition) = (count(AirBox::CargoGp), count(AirBox::CargoArtillery));
        play.pop();
        play.tell(Event::CargoGiven { units, gp, ammunition });
        Flow::Goes
    }
}

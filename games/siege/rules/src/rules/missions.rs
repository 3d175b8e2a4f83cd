//! 15.4, 27.1: Impact markers and airstrikes are put in mission boxes.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Seats, Sink};

use crate::Siege;
use crate::board::{AirBox, GunBox};
use crate::choice::{Choice, Mission};
use crate::components::{Aircraft, MAX_MARKERS, Marker, Role};
use crate::event::Event;
use crate::flow::{Assigning, Piece, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::staff;
use crate::sets::{AircraftSet, MarkerSet};

/// Who shares the step.
const ROLES: [Role; 2] = [Role::Air, Role::Artillery];

/// One aircraft of each sort: those of a sort are alike.
pub(crate) fn first_of_each(
    rules: &Siege,
    aircraft: AircraftSet,
) -> impl Iterator<Item = Aircraft> {
    let mut seen = 0u32;
    aircraft.iter().filter(move |one| {
        let sort = 1 << rules.charts.alike_aircraft(*one);
        let new = seen & sort == 0;
        seen |= sort;
        new
    })
}

/// Airstrikes in Reserve.
fn airstrikes(rules: &Siege, state: &State) -> AircraftSet {
    state.board.aircraft_in(AirBox::Reserve).and(rules.charts.strikers)
}

/// Airstrikes with a mission.
fn flying(rules: &Siege, state: &State) -> AircraftSet {
    let all = Mission::ALL.into_iter().map(|mission| state.board.aircraft_in(mission.air_box()));
    all.fold(AircraftSet::NONE, AircraftSet::or).and(rules.charts.strikers)
}

/// Impact markers with a mission.
fn trained(state: &State) -> MarkerSet {
    let boxes = Mission::ALL.into_iter().filter_map(Mission::gun_box);
    boxes.map(|at| state.board.markers_in(at)).fold(MarkerSet::NONE, MarkerSet::or)
}

/// The place of a piece in canonical order: Impact markers, then sorts of aircraft.
fn key(rules: &Siege, piece: Piece) -> u8 {
    match piece {
        Piece::Marker(marker) => marker.0,
        Piece::Aircraft(aircraft) => MAX_MARKERS as u8 + rules.charts.alike_aircraft(aircraft),
        Piece::Unit(_) | Piece::Battalion(_) | Piece::Neptune => u8::MAX,
    }
}

/// Whether an assignment comes after the last one: of pieces that are alike only how many go to each
/// box counts.
fn ascends(rules: &Siege, assigning: Assigning, piece: Piece, mission: Mission) -> bool {
    assigning.last.is_none_or(|last| (key(rules, piece), mission as u8) >= last)
}

/// 15.4, 27.1: missions are assigned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Missions(pub(crate) Assigning);

impl StepRules<Siege> for Missions {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        Next::Decision { seats: self.asked(rules, state), prompt: Prompt::Missions }
    }

    fn asked(&self, rules: &Siege, _: &State) -> Seats {
        staff::sharing(rules, &ROLES, self.0.done)
    }

    /// Pieces for each box, pieces to call back.
    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        let guns = state.board.markers_in(GunBox::Reserve).iter().map(Piece::Marker);
        let air = airstrikes(rules, state);
        match scope {
            Scope::All => {
                let pieces = guns.chain(air.iter().map(Piece::Aircraft));
                for piece in pieces {
                    out.extend(Mission::ALL.map(|mission| Choice::Assign(piece, mission)));
                }
                let back = trained(state).iter().map(Piece::Marker);
                let back = back.chain(flying(rules, state).iter().map(Piece::Aircraft));
                out.extend(back.map(Choice::Recall));
            }
            Scope::Canonical => {
                let pieces = guns.chain(first_of_each(rules, air).map(Piece::Aircraft));
                for piece in pieces {
                    let open = Mission::ALL.into_iter();
                    let open = open.filter(|mission| ascends(rules, self.0, piece, *mission));
                    out.extend(open.map(|mission| Choice::Assign(piece, mission)));
                }
            }
        }
    }

    /// Whether a piece may go to a box, or back.
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Close => staff::check_close(rules, seat),
            Choice::Done => Ok(()),
            Choice::Assign(piece, mission) => {
                check_mission(rules, state, piece, mission)?;
                staff::check_owner(rules, state, seat, piece)
            }
            Choice::Recall(piece) => {
                if !is_assigned(rules, state, piece) {
                    return Err(No::NotAsked);
                }
                self.0.fiddles.check(No::Fiddled)?;
                staff::check_owner(rules, state, seat, piece)
            }
            _ => Err(No::NotAsked),
        }
    }

    /// Puts a piece in a box or back, or ends the step for a seat.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let mut assigning = self.0;
        match choice {
            Choice::Assign(piece, mission) => {
                assigning.last = Some((key(play.rules, piece), mission as u8));
                put(play, piece, Some(mission));
            }
            Choice::Recall(piece) => {
                assigning.last = None;
                assigning.fiddles.count();
                put(play, piece, None);
            }
            Choice::Close => assigning.done = staff::everybody(),
            Choice::Done => assigning.done = assigning.done.with(seat),
            _ => (),
        }
        play.replace(Step::Missions(assigning));
    }

    /// The step ends when everybody who shares it is done, or when there is nothing to assign.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let (rules, state) = (play.rules, &*play.state);
        let aircraft = flying(rules, state);
        let guns = trained(state);
        let idle = airstrikes(rules, state).is_empty()
            && state.board.markers_in(GunBox::Reserve).is_empty()
            && aircraft.is_empty()
            && guns.is_empty();
        if !idle && !self.asked(rules, state).is_empty() {
            return Flow::Waits;
        }
        play.pop();
        play.tell(Event::MissionsGiven { aircraft, guns });
        Flow::Goes
    }
}

/// Whether a piece has a mission.
fn is_assigned(rules: &Siege, state: &State, piece: Piece) -> bool {
    match piece {
        Piece::Marker(marker) => trained(state).has(marker),
        Piece::Aircraft(aircraft) => flying(rules, state).has(aircraft),
        Piece::Unit(_) | Piece::Battalion(_) | Piece::Neptune => false,
    }
}

/// Whether a piece may go to a box.
fn check_mission(rules: &Siege, state: &State, piece: Piece, mission: Mission) -> Result<(), No> {
    match piece {
        Piece::Marker(marker) => check_gun(rules, state, marker, mission),
        Piece::Aircraft(aircraft) => check_aircraft(rules, state, aircraft, mission),
        Piece::Unit(_) | Piece::Battalion(_) | Piece::Neptune => Err(No::NotAsked),
    }
}

/// 15.2, 15.3: what guns can do.
fn check_gun(rules: &Siege, state: &State, marker: Marker, mission: Mission) -> Result<(), No> {
    if state.board.gun_box(marker) != GunBox::Reserve {
        return Err(No::NotAsked);
    }
    match mission {
        Mission::Tactical => Ok(()),
        Mission::BaseAttack => Err(No::GunsNoBase { marker }),
        Mission::Counterbattery | Mission::FlakSuppression => {
            match rules.charts.field_markers.has(marker) {
                true => Ok(()),
                false => Err(No::MortarMission { marker }),
            }
        }
    }
}

/// 28.1, 35.0: what airstrikes can do.
fn check_aircraft(
    rules: &Siege,
    state: &State,
    aircraft: Aircraft,
    mission: Mission,
) -> Result<(), No> {
    if !airstrikes(rules, state).has(aircraft) {
        return Err(No::NotAsked);
    }
    let strategic = rules.components.aircraft[aircraft.slot()].strategic_only;
    if strategic && mission == Mission::Tactical {
        return Err(No::StrategicOnly { aircraft });
    }
    Ok(())
}

fn put<S: Sink<Siege>>(play: &mut Play<'_, S>, piece: Piece, mission: Option<Mission>) {
    match piece {
        Piece::Marker(marker) => {
            let to = mission.and_then(Mission::gun_box).unwrap_or(GunBox::Reserve);
            play.state.board.put_marker(marker, to);
        }
        Piece::Aircraft(aircraft) => {
            let to = mission.map_or(AirBox::Reserve, Mission::air_box);
            play.state.board.put_aircraft(aircraft, to);
        }
        Piece::Unit(_) | Piece::Battalion(_) | Piece::Neptune => (),
    }
}

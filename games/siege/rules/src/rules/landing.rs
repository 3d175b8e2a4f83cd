//! 14.5 to 14.12: reinforcements and supply come in.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::{AirBox, GunBox, Place};
use crate::choice::Choice;
use crate::components::{
    Aircraft, AirdropResult, Airfield, Effect, EventKind, Role, Side, Space, Unit,
};
use crate::event::Event;
use crate::flow::{Piece, Play, State, Step, Supply, ask};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{Changes, cargo};
use crate::sets::{AircraftSet, SpaceSet, UnitSet};
use crate::versions;

/// The two types, in the order of the counters of [`State::aborted`].
const TYPES: [Supply; 2] = [Supply::Gp, Supply::Ammunition];

/// 14.8: what aborted cargo still brings comes first; then the others, one after the other.
pub(crate) fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    play.push(Step::Landing);
    let aborted = std::mem::take(&mut play.state.aborted);
    for (supply, points) in TYPES.into_iter().zip(aborted).rev().filter(|(_, points)| *points > 0) {
        play.push(Step::Airdrop(Airdrop { supply, points }));
    }
}

/// S-28: a unit with nowhere to land goes back to the Ready box.
fn turn_back<S: Sink<Siege>>(play: &mut Play<'_, S>, aircraft: Aircraft) {
    for unit in cargo::passenger(play.state, aircraft).iter() {
        play.state.board.put(unit, Place::Ready);
        play.tell(Event::BackToReady { unit });
    }
    play.state.board.put_aircraft(aircraft, AirBox::Reserve);
}

/// 14.6: the spaces of usable airfields.
fn airfield_spaces(rules: &Siege, state: &State) -> SpaceSet {
    let usable = Airfield::BOTH.into_iter();
    let usable = usable.filter(|airfield| rules.is_usable(state, *airfield));
    let spaces = usable.map(|airfield| rules.charts.airfields[airfield as usize]);
    spaces.fold(SpaceSet::NONE, SpaceSet::or)
}

/// 14.7: drop zones and airfield spaces, whoever controls them.
fn zones(rules: &Siege) -> SpaceSet {
    rules.charts.airfields.iter().fold(rules.charts.drop_zones, |all, spaces| all.or(*spaces))
}

fn has_landing(rules: &Siege, state: &State, unit: Unit) -> bool {
    let jumps = zones(rules).minus(state.board.vietminh_control);
    !airfield_spaces(rules, state).is_empty()
        || rules.charts.airborne.has(unit) && !jumps.is_empty()
}

/// Whether a cargo unit carries supply.
fn brings_supply(state: &State, aircraft: Aircraft) -> bool {
    matches!(state.board.air_box(aircraft), AirBox::CargoGp | AirBox::CargoArtillery)
}

/// 14.5 to 14.11: cargo comes in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Landing;

impl StepRules<Siege> for Landing {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, Role::Commander, Prompt::Landing)
    }

    /// Where passengers land or jump; supply that comes in.
    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let mut passengers = state.board.aircraft_in(AirBox::CargoUnit);
        if scope == Scope::Canonical {
            // One after the other in file order: the order changes nothing.
            passengers = passengers.first().map_or(passengers, AircraftSet::one);
        }
        for unit in passengers.iter().flat_map(|aircraft| cargo::passenger(state, aircraft).iter())
        {
            for space in zones(rules).iter() {
                if rules.charts.airfield(space).is_some() {
                    out.push(Choice::Land(unit, space));
                }
                out.push(Choice::Jump(unit, space));
            }
        }
        if scope == Scope::All {
            let supply = cargo::loaded(state).minus(state.board.aircraft_in(AirBox::CargoUnit));
            out.extend(supply.iter().map(Choice::Deliver));
        }
    }

    /// 14.6, 14.7: where a unit may land or jump.
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let aboard = |unit: Unit| matches!(state.board.place(unit), Place::Aboard(_));
        match *choice {
            Choice::Deliver(aircraft) if brings_supply(state, aircraft) => Ok(()),
            Choice::Land(unit, space) if aboard(unit) => {
                match airfield_spaces(rules, state).has(space) {
                    true => Ok(()),
                    false => Err(No::Airfield { space }),
                }
            }
            Choice::Jump(unit, space) if aboard(unit) => {
                if !rules.charts.airborne.has(unit) {
                    Err(No::NotAirborne { unit })
                } else if !zones(rules).has(space) {
                    Err(No::DropZone { space })
                } else if state.board.control(space) == Side::VietMinh {
                    Err(No::VietMinhControl { space })
                } else {
                    Ok(())
                }
            }
            _ => Err(No::NotAsked),
        }
    }

    /// A unit lands or jumps; supply comes in.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::Deliver(aircraft) => deliver(play, aircraft),
            Choice::Land(unit, space) => {
                come_down(play, unit, space);
                play.tell(Event::Landed { unit, space });
            }
            Choice::Jump(unit, space) => play.push(Step::JumpDie(JumpDie { unit, space })),
            _ => (),
        }
    }

    /// What is asked: nothing once no passenger is left. The order in which supply alone comes in changes
    /// nothing, so that it comes in by itself.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let passengers = play.state.board.aircraft_in(AirBox::CargoUnit);
        for aircraft in passengers.iter() {
            let mut aboard = cargo::passenger(play.state, aircraft).iter();
            if !aboard.any(|unit| has_landing(play.rules, play.state, unit)) {
                turn_back(play, aircraft);
            }
        }
        if !play.state.board.aircraft_in(AirBox::CargoUnit).is_empty() {
            return Flow::Waits;
        }
        match cargo::loaded(play.state).first() {
            Some(aircraft) => deliver(play, aircraft),
            None => {
                play.pop();
            }
        }
        Flow::Goes
    }
}

/// The unit is on the map, its aircraft in Reserve, its Impact marker in Artillery Reserve (S-86).
fn come_down<S: Sink<Siege>>(play: &mut Play<'_, S>, unit: Unit, space: Space) {
    if let Place::Aboard(aircraft) = play.state.board.place(unit) {
        play.state.board.put_aircraft(aircraft, AirBox::Reserve);
    }
    play.state.board.put(unit, Place::Space(space));
    if let Some(marker) = play.rules.charts.marker(unit) {
        play.state.board.put_marker(marker, GunBox::Reserve);
    }
}

/// 14.7: a unit jumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct JumpDie {
    /// Who.
    pub unit: Unit,
    /// Where to.
    pub space: Space,
}

impl StepRules<Siege> for JumpDie {
    const RESOLVES: bool = true;

    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        Next::dice(Ask::Jump { unit: self.unit }, Request::ONE_DIE)
    }

    /// 14.7: the Airborne Landing Table.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let JumpDie { unit, space } = *self;
        let die = roll.first();
        play.pop();
        let reduces = play.rules.components.tables.landing_reduces;
        let reduced = reduces.get(usize::from(die).wrapping_sub(1)).copied().unwrap_or(false);
        come_down(play, unit, space);
        play.tell(Event::Jumped { unit, space, die, reduced });
        if reduced {
            play.lose_step(Piece::Unit(unit));
        }
    }
}

/// 14.8, 30.0 CAT: how many points a cargo unit that was not hit carries.
pub(crate) fn capacity(rules: &Siege, state: &State, aircraft: Aircraft) -> u8 {
    let usual = rules.components.tables.supply_per_cargo[0];
    if !state.board.events.has(EventKind::Cat) {
        return usual;
    }
    let steps = &rules.components.events[EventKind::Cat as usize].steps;
    let more = steps.iter().find_map(|step| {
        let Effect::CargoCapacity { aircraft: named, points } = step.effect else { return None };
        (named == aircraft).then_some(points)
    });
    more.unwrap_or(usual)
}

/// 14.8: a cargo unit brings its points in and is back in Reserve.
fn deliver<S: Sink<Siege>>(play: &mut Play<'_, S>, aircraft: Aircraft) {
    let supply = match play.state.board.air_box(aircraft) == AirBox::CargoArtillery {
        true => Supply::Ammunition,
        false => Supply::Gp,
    };
    let points = capacity(play.rules, play.state, aircraft);
    play.state.board.put_aircraft(aircraft, AirBox::Reserve);
    play.push(Step::Airdrop(Airdrop { supply, points }));
}

/// 14.11: points are dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Airdrop {
    /// Of which type.
    pub supply: Supply,
    /// How many are left.
    pub points: u8,
}

impl StepRules<Siege> for Airdrop {
    const RESOLVES: bool = true;

    /// 14.11: one die for each point.
    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        let results = rules.components.tables.airdrop.map(|result| result as u8);
        Next::dice(Ask::Airdrop { supply: self.supply }, super::dice(self.points, &results))
    }

    /// 14.11: the Airdrop Table.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let dice = roll.0.as_slice();
        let Airdrop { supply, points } = *self;
        let left = points.saturating_sub(dice.len() as u8);
        play.replace(Step::Airdrop(Airdrop { supply, points: left }));
        let table = &play.rules.components.tables.airdrop;
        let mut counts = [0u8; 3];
        for die in dice {
            if let Some(result) = table.get(usize::from(*die).wrapping_sub(1)) {
                counts[*result as usize] += 1;
            }
        }
        let [captured, lost, arrived] = [
            counts[AirdropResult::Captured as usize],
            counts[AirdropResult::Lost as usize],
            counts[AirdropResult::Delivered as usize],
        ];
        play.tell(Event::Dropped { supply, arrived, lost, captured });
        play.change_supply(supply, arrived as i8);
        play.change_artillery(captured as i8);
    }

    /// 14.9: on a usable airfield every point arrives; otherwise they are dropped (14.10).
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let Airdrop { supply, points } = *self;
        if points > 0 && play.rules.usable_airfields(play.state) == 0 {
            return Flow::Waits;
        }
        play.pop();
        if points > 0 {
            play.tell(Event::Delivered { supply, points });
            play.change_supply(supply, points as i8);
        }
        Flow::Goes
    }
}

/// 30.0: counters are drawn from the Available box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct DrawUnits {
    /// How many more.
    pub left: u8,
    /// Leaders who were drawn and stay in the box: nobody is drawn twice (2.17).
    #[serde(default, skip_serializing_if = "UnitSet::is_empty")]
    pub stay: UnitSet,
}

impl DrawUnits {
    /// So many counters, none of them drawn yet.
    pub(crate) const fn of(left: u8) -> DrawUnits {
        DrawUnits { left, stay: UnitSet::NONE }
    }

    /// 30.0: the counters of the Available box in file order: ground units and leaders, then aircraft.
    pub(crate) fn available(self, state: &State) -> impl Iterator<Item = Piece> {
        let units = state.board.all_units(Place::Available).minus(self.stay);
        let aircraft = state.board.aircraft_in(AirBox::Available);
        units.iter().map(Piece::Unit).chain(aircraft.iter().map(Piece::Aircraft))
    }
}

impl StepRules<Siege> for DrawUnits {
    fn next(&self, _: &Siege, state: &State) -> Next<Siege> {
        let weights = self.available(state).map(|_| 1).collect();
        Next::dice(Ask::Reinforcement, Request::Draw { weights })
    }

    /// 30.0: ground units go to Ready, aircraft to Reserve, leaders to the map (14.12).
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let drawn = self.available(play.state).nth(usize::from(roll.first()));
        let mut draw = DrawUnits { left: self.left.saturating_sub(1), ..*self };
        play.replace(Step::DrawUnits(draw));
        let Some(piece) = drawn else { return };
        match piece {
            Piece::Unit(leader) if play.rules.charts.leaders.has(leader) => {
                if play.state.board.held().is_empty() {
                    // There is nobody to be placed with (14.12): he stays in the box, and the draw counts.
                    if play.rules.version.has(&versions::DRAWN_ONCE) {
                        draw.stay.insert(leader);
                        play.replace(Step::DrawUnits(draw));
                    }
                    return play.tell(Event::LeaderWaits { leader });
                }
                play.push(Step::LeaderArrives(LeaderArrives { leader }));
            }
            Piece::Unit(unit) => play.state.board.put(unit, Place::Ready),
            Piece::Aircraft(aircraft) => play.state.board.put_aircraft(aircraft, AirBox::Reserve),
            Piece::Battalion(_) | Piece::Marker(_) | Piece::Neptune => (),
        }
        play.tell(Event::Reinforced { piece });
    }

    /// 30.0: another counter, while there is one (S-67).
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.left > 0 && self.available(play.state).next().is_some() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 14.12: a leader arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct LeaderArrives {
    /// Who.
    pub leader: Unit,
}

impl StepRules<Siege> for LeaderArrives {
    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, Role::Commander, Prompt::LeaderArrives { leader: self.leader })
    }

    fn candidates(&self, rules: &Siege, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(rules.charts.all.iter().map(|space| Choice::Place(self.leader, space)));
    }

    /// 14.12: with any French unit on the map.
    fn check(&self, _: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Place(unit, space) = *choice else { return Err(No::NotAsked) };
        if unit != self.leader {
            return Err(No::NotAsked);
        }
        if state.board.held().has(space) { Ok(()) } else { Err(No::LeaderNobody { space }) }
    }

    /// 14.12: a leader is placed at once.
    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Place(leader, space) = choice {
            play.pop();
            play.state.board.put(leader, Place::Space(space));
            play.tell(Event::LeaderArrived { leader, space });
        }
    }
}

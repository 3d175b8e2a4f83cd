//! 29.0: the scenario deployment: pieces in their boxes, French placement, the divisions.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Seats, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::{AirBox, Board, GunBox, Place};
use crate::choice::Choice;
use crate::components::{
    Aircraft, Battalion, Code, Division, Optional, Placement, Role, Route, Space, Unit,
};
use crate::event::Event;
use crate::flow::{Fiddles, OptionDie, Phase, Play, State, Step, ask};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::staff;
use crate::sets::UnitSet;

/// 29.0(1) to (9), (13), (14): the table before anything is placed or drawn.
pub fn table(rules: &Siege) -> State {
    State {
        turn: 1,
        impulse: 0,
        phase: Phase::SetUp,
        board: laid_out(rules),
        picks: 0,
        shaken: Default::default(),
        aborted: [0; 2],
        step_tally: Default::default(),
        phase_tally: Default::default(),
        ending: None,
        forecast: false,
        steps: Default::default(),
    }
}

/// 29.0: what lies in boxes and pools before the game.
fn laid_out(rules: &Siege) -> Board {
    let components = &rules.components;
    let mut board = Board::empty(components);
    for (index, row) in components.units.iter().enumerate() {
        let unit = Unit(index as u8);
        if row.code == Code::R {
            let ready = components.setup.ready.has(unit);
            board.put(unit, if ready { Place::Ready } else { Place::Available });
        }
    }
    for (index, row) in components.aircraft.iter().enumerate() {
        let aircraft = Aircraft(index as u8);
        match row.code {
            Code::Start => board.put_aircraft(aircraft, AirBox::Reserve),
            Code::R => board.put_aircraft(aircraft, AirBox::Available),
            Code::S | Code::C | Code::A | Code::V => (),
        }
    }
    for row in &components.airfields {
        if row.functional {
            board.repair(row.airfield);
        }
    }
    for row in &components.events {
        if !row.optional || rules.plays(Optional::Vulture) {
            board.events.pool[row.kind as usize] = row.markers;
        }
    }
    board
}

/// 29.0, S-96: what is to be done before the first turn, the last thing first.
pub(crate) fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let start = (0..).zip(&play.rules.components.units).filter(|(_, row)| row.code == Code::Start);
    let units = start.map(|(index, _)| Unit(index)).collect();
    if play.rules.plays(Optional::VariableVm) {
        play.push(Step::VariableDice);
    }
    play.push(Step::DrawDivisions);
    play.push(Step::Place(Placing { units, fiddles: Fiddles::NONE }));
    let dice = [
        (Optional::CondorForces, Code::C),
        (Optional::ExtraAir, Code::A),
        (Optional::ExtraStart, Code::S),
    ];
    for (option, code) in dice {
        if play.rules.plays(option) {
            play.push(Step::OptionDie(OptionDie { code }));
        }
    }
}

/// Where French units may be set up.
fn setup_spaces(rules: &Siege) -> impl Iterator<Item = Space> {
    std::iter::once(Space::CENTRAL).chain(rules.charts.entrenchments.iter())
}

/// 29.0(5): the French are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Placing {
    /// Who is placed.
    pub units: UnitSet,
    /// How often somebody changed his mind; bounded.
    pub fiddles: Fiddles,
}

impl Placing {
    /// Units that are not on the map yet.
    fn unplaced(self, state: &State) -> UnitSet {
        self.units.iter().filter(|unit| state.board.space_of(*unit).is_none()).collect()
    }
}

impl StepRules<Siege> for Placing {
    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        ask(rules, Role::Commander, Prompt::Place { left: self.unplaced(state).len() })
    }

    fn asked(&self, rules: &Siege, _: &State) -> Seats {
        staff::asked(rules, Role::Commander)
    }

    /// Placements, spaces for units, units to take up again.
    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let open = self.unplaced(state);
        if open == self.units {
            let count = rules.components.setup.placements.len();
            out.extend((0..count as u8).map(Placement).map(Choice::Placement));
        }
        match scope {
            Scope::Canonical => {
                // Units in file order: every placement is reached once.
                if let Some(unit) = open.first() {
                    out.extend(setup_spaces(rules).map(|space| Choice::Place(unit, space)));
                }
            }
            Scope::All => {
                for unit in open.iter() {
                    out.extend(rules.charts.all.iter().map(|space| Choice::Place(unit, space)));
                }
                out.extend(self.units.minus(open).iter().map(Choice::Lift));
            }
        }
        out.push(Choice::Done);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let is_open = |unit| self.units.has(unit) && state.board.space_of(unit).is_none();
        let placements = rules.components.setup.placements.len();
        match *choice {
            Choice::Placement(placement) if placement.slot() < placements => {
                if self.unplaced(state) == self.units { Ok(()) } else { Err(No::NotAsked) }
            }
            Choice::Place(unit, space) if is_open(unit) && rules.charts.all.has(space) => {
                check_place(rules, state, unit, space)
            }
            Choice::Lift(unit) if self.units.has(unit) && !is_open(unit) => {
                self.fiddles.check(No::Fiddled)?;
                check_lift(rules, state, unit)
            }
            Choice::Done => match self.unplaced(state).len() {
                0 => Ok(()),
                units => Err(No::Unplaced { units }),
            },
            _ => Err(No::NotAsked),
        }
    }

    /// Places units, or ends the placement.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::Placement(placement) => {
                let rules = play.rules;
                let row = &rules.components.setup.placements[placement.slot()];
                for (unit, space) in row.units.iter().filter(|(unit, _)| self.units.has(*unit)) {
                    play.state.board.put(*unit, Place::Space(*space));
                }
                play.tell(Event::Placement { placement });
            }
            Choice::Place(unit, space) => {
                play.state.board.put(unit, Place::Space(space));
                play.tell(Event::Placed { unit, space });
            }
            Choice::Lift(unit) => {
                play.state.board.put(unit, Place::Aside);
                let mut placing = *self;
                placing.fiddles.count();
                play.replace(Step::Place(placing));
                play.tell(Event::Lifted { unit });
            }
            Choice::Done => {
                // 29.0(6): the Impact markers of start artillery.
                for marker in self.units.iter().filter_map(|unit| play.rules.charts.marker(unit)) {
                    play.state.board.put_marker(marker, GunBox::Reserve);
                }
                play.pop();
            }
            _ => (),
        }
    }
}

/// 29.0(5): where a unit may be placed.
fn check_place(rules: &Siege, state: &State, unit: Unit, space: Space) -> Result<(), No> {
    let setup = &rules.components.setup;
    if space != Space::CENTRAL && !rules.charts.entrenchments.has(space) {
        return Err(No::SetupTerrain { space });
    }
    let fort = rules.charts.fortifications;
    if fort.has(unit) && state.board.units(space).meets(fort) {
        return Err(No::FortificationThere { space });
    }
    if unit == setup.leader && !state.board.units(space).meets(setup.leader_with) {
        return Err(No::LeaderWith { leader: unit });
    }
    Ok(())
}

/// 29.0(5): the leader is not left without one of his units.
fn check_lift(rules: &Siege, state: &State, unit: Unit) -> Result<(), No> {
    let setup = &rules.components.setup;
    let leader = setup.leader;
    let space = state.board.space_of(leader);
    let company = space.map_or(UnitSet::NONE, |space| state.board.units(space));
    match company.and(setup.leader_with) == UnitSet::one(unit) {
        true => Err(No::LeaderLeft { unit, leader }),
        false => Ok(()),
    }
}

/// The base that gets its division next.
fn next_base(state: &State) -> Option<Route> {
    Route::ALL.into_iter().find(|base| state.board.divisions[base.slot()].is_none())
}

/// 29.0(10): a division is drawn for each base.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DrawDivisions;

impl StepRules<Siege> for DrawDivisions {
    fn next(&self, _: &Siege, state: &State) -> Next<Siege> {
        let drawn = |division: &Division| state.board.divisions.contains(&Some(*division));
        let weights = Division::ALL.iter().map(|division| u16::from(!drawn(division))).collect();
        let route = next_base(state).unwrap_or(Route(1));
        Next::dice(Ask::Division { route }, Request::Draw { weights })
    }

    /// 29.0(10), (11): the division goes to its base with its battalions.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let Some(route) = next_base(play.state) else { return };
        let division = Division::ALL[usize::from(roll.first()) % Division::ALL.len()];
        play.state.board.divisions[route.slot()] = Some(division);
        for battalion in play.rules.charts.divisions[division as usize].iter() {
            muster(play, battalion, route);
        }
        play.tell(Event::DivisionDrawn { route, division });
    }

    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        if next_base(play.state).is_some() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 29.0(11): a battalion begins in its base, on the side the pack says.
pub(crate) fn muster<S: Sink<Siege>>(play: &mut Play<'_, S>, battalion: Battalion, base: Route) {
    play.state.board.put_battalion(battalion, Place::Base(base));
    if play.rules.components.setup.battalions_reduced {
        play.state.board.weakened.insert(battalion);
    }
}

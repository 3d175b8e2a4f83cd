//! 29.0: the scenario deployment: pieces in their boxes, French placement, the divisions.

use kernel::{Request, Scope, Sink};

use crate::Siege;
use crate::board::{AirBox, Board, GunBox, Place};
use crate::choice::Choice;
use crate::components::{Aircraft, Battalion, Code, Division, Optional, Route, Space, Unit};
use crate::event::Event;
use crate::flow::{Flow, MOST_FIDDLES, Phase, Play, State, Step};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::sets::UnitSet;

/// 29.0(1) to (9), (13), (14): the table before anything is placed or drawn.
pub fn table(rules: &Siege) -> State {
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
        board.set_functional(row.airfield, row.functional);
    }
    for row in &components.events {
        if !row.optional || rules.plays(Optional::Vulture) {
            board.events.pool[row.kind as usize] = row.markers;
        }
    }
    State {
        turn: 1,
        impulse: 0,
        phase: Phase::SetUp,
        board,
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

/// 29.0, S-96: what is to be done before the first turn, the last thing first.
pub fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let start = (0..).zip(&play.rules.components.units).filter(|(_, row)| row.code == Code::Start);
    let units = start.map(|(index, _)| Unit(index)).collect();
    if play.rules.plays(Optional::VariableVm) {
        play.push(Step::VariableDice);
    }
    play.push(Step::DrawDivisions);
    play.push(Step::Place { units, fiddles: 0 });
    let dice = [
        (Optional::CondorForces, Code::C),
        (Optional::ExtraAir, Code::A),
        (Optional::ExtraStart, Code::S),
    ];
    for (option, code) in dice {
        if play.rules.plays(option) {
            play.push(Step::OptionDie { code });
        }
    }
}

/// Units of the placement that are not on the map yet.
pub fn unplaced(state: &State, units: UnitSet) -> UnitSet {
    units.iter().filter(|unit| state.board.space_of(*unit).is_none()).collect()
}

/// Where French units may be set up.
fn setup_spaces(rules: &Siege) -> impl Iterator<Item = Space> {
    std::iter::once(Space::CENTRAL).chain(rules.charts.entrenchments.iter())
}

/// Placements, spaces for units, units to take up again.
pub fn candidates(
    rules: &Siege,
    state: &State,
    units: UnitSet,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let open = unplaced(state, units);
    if open == units {
        let count = rules.components.setup.placements.len();
        out.extend((0..count).map(|number| Choice::Placement(number as u8)));
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
            out.extend(units.minus(open).iter().map(Choice::Lift));
        }
    }
    out.push(Choice::Done);
}

/// 29.0(5): where a unit may be placed.
pub fn check(
    rules: &Siege,
    state: &State,
    (units, fiddles): (UnitSet, u8),
    choice: Choice,
) -> Result<(), No> {
    let is_open = |unit: Unit| units.has(unit) && state.board.space_of(unit).is_none();
    let setup = &rules.components.setup;
    match choice {
        Choice::Placement(number) if usize::from(number) < setup.placements.len() => {
            if unplaced(state, units) == units { Ok(()) } else { Err(No::NotAsked) }
        }
        Choice::Place(unit, space) if is_open(unit) && rules.charts.all.has(space) => {
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
        Choice::Lift(unit) if units.has(unit) && !is_open(unit) => {
            if fiddles >= MOST_FIDDLES {
                return Err(No::Fiddled);
            }
            let leader = setup.leader;
            let space = state.board.space_of(leader);
            let company = space.map_or(UnitSet::NONE, |space| state.board.units(space));
            if company.and(setup.leader_with) == UnitSet::one(unit) {
                return Err(No::LeaderLeft { unit, leader });
            }
            Ok(())
        }
        Choice::Done => match unplaced(state, units).len() {
            0 => Ok(()),
            units => Err(No::Unplaced { units }),
        },
        _ => Err(No::NotAsked),
    }
}

/// Places units, or ends the placement.
pub fn apply<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    (units, fiddles): (UnitSet, u8),
    choice: Choice,
) {
    match choice {
        Choice::Placement(number) => {
            let rules = play.rules;
            let row = &rules.components.setup.placements[usize::from(number)];
            for (unit, space) in row.units.iter().filter(|(unit, _)| units.has(*unit)) {
                play.state.board.put(*unit, Place::Space(*space));
            }
            play.tell(Event::Placement { placement: number });
        }
        Choice::Place(unit, space) => {
            play.state.board.put(unit, Place::Space(space));
            play.tell(Event::Placed { unit, space });
        }
        Choice::Lift(unit) => {
            play.state.board.put(unit, Place::Aside);
            play.pop();
            play.push(Step::Place { units, fiddles: fiddles.saturating_add(1) });
            play.tell(Event::Lifted { unit });
        }
        _ => {
            // 29.0(6): the Impact markers of start artillery.
            for marker in units.iter().filter_map(|unit| play.rules.charts.marker(unit)) {
                play.state.board.put_marker(marker, GunBox::Reserve);
            }
            play.pop();
        }
    }
}

/// The base that gets its division next.
fn next_base(state: &State) -> Option<Route> {
    Route::ALL.into_iter().find(|base| state.board.divisions[base.slot()].is_none())
}

/// 29.0(10): a division is drawn for each base.
pub fn run_divisions<S: Sink<Siege>>(play: &mut Play<'_, S>) -> Flow {
    if next_base(play.state).is_some() {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// The draw of a division.
pub fn division_request(state: &State) -> (Ask, Request) {
    let drawn = |division: &Division| state.board.divisions.contains(&Some(*division));
    let weights = Division::ALL.iter().map(|division| u16::from(!drawn(division))).collect();
    let route = next_base(state).unwrap_or(Route(1));
    (Ask::Division { route }, Request::Draw { weights })
}

/// 29.0(10), (11): the division goes to its base with its battalions.
pub fn division_drawn<S: Sink<Siege>>(play: &mut Play<'_, S>, class: u8) {
    let Some(route) = next_base(play.state) else { return };
    let division = Division::ALL[usize::from(class) % Division::ALL.len()];
    play.state.board.divisions[route.slot()] = Some(division);
    for battalion in play.rules.charts.divisions[division as usize].iter() {
        muster(play, battalion, route);
    }
    play.tell(Event::DivisionDrawn { route, division });
}

/// 29.0(11): a battalion begins in its base, on the side the pack says.
pub fn muster<S: Sink<Siege>>(play: &mut Play<'_, S>, battalion: Battalion, base: Route) {
    play.state.board.put_battalion(battalion, Place::Base(base));
    if play.rules.components.setup.battalions_reduced {
        play.state.board.weakened.insert(battalion);
    }
}

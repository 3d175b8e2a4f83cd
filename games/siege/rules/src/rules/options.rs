//! 31.0 to 37.0: the dice and draws of optional rules. What they change in another chapter stands there.

use kernel::{Request, Scope, Sink};

use crate::Siege;
use crate::board::{AirBox, Place};
use crate::choice::Choice;
use crate::components::{Aircraft, Code, Division, Effect, EventKind, Unit};
use crate::event::Event;
use crate::flow::{Ending, Flow, Piece, Play, State, Step};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::rules::effects;
use crate::rules::missions::first_of_each;
use crate::sets::{AircraftSet, UnitSet};

/// The counters of an option that are not in play: ground units, then aircraft, in file order.
fn pool(rules: &Siege, state: &State, code: Code) -> Vec<Piece> {
    let units = (0..).map(Unit).zip(&rules.components.units);
    let units = units.filter(|(unit, row)| {
        let placing = state.steps.iter().any(|step| match step {
            Step::Place { units, .. } => units.has(*unit),
            _ => false,
        });
        row.code == code && state.board.place(*unit) == Place::Aside && !placing
    });
    let aircraft = (0..).map(Aircraft).zip(&rules.components.aircraft);
    let aircraft = aircraft.filter(|(aircraft, row)| {
        row.code == code && state.board.air_box(*aircraft) == AirBox::Aside
    });
    let units = units.map(|(unit, _)| Piece::Unit(unit));
    units.chain(aircraft.map(|(aircraft, _)| Piece::Aircraft(aircraft))).collect()
}

/// 34.1 to 34.3: the die says how many counters are drawn.
pub fn option_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, code: Code, die: u8) {
    play.tell(Event::OptionRolled { code, die });
    play.pop();
    play.push(Step::OptionDraw { code, left: die });
}

/// 34.1 to 34.3: another counter, while there is one.
pub fn run_draw<S: Sink<Siege>>(play: &mut Play<'_, S>, code: Code, left: u8) -> Flow {
    if left > 0 && !pool(play.rules, play.state, code).is_empty() {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// The draw of a counter.
pub fn draw_request(rules: &Siege, state: &State, code: Code) -> (Ask, Request) {
    let weights = pool(rules, state, code).iter().map(|_| 1).collect();
    (Ask::OptionDraw { code }, Request::Draw { weights })
}

/// 34.1: S units are placed with the others; 34.2: aircraft go to Reserve; 34.3: C units to Available.
pub fn drawn<S: Sink<Siege>>(play: &mut Play<'_, S>, code: Code, left: u8, class: u8) {
    let drawn = pool(play.rules, play.state, code).get(usize::from(class)).copied();
    play.pop();
    play.push(Step::OptionDraw { code, left: left.saturating_sub(1) });
    let Some(piece) = drawn else { return };
    match piece {
        Piece::Unit(unit) if code == Code::S => {
            for step in &mut play.state.steps {
                if let Step::Place { units, .. } = step {
                    units.insert(unit);
                }
            }
        }
        Piece::Unit(unit) => play.state.board.put(unit, Place::Available),
        Piece::Aircraft(aircraft) => play.state.board.put_aircraft(aircraft, AirBox::Reserve),
        _ => (),
    }
    play.tell(Event::OptionDrawn { code, piece });
}

/// 31.0: first die even: the 148th starts in play; second die odd: two battalions of the 316th wait.
pub fn variable_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, first: u8, second: u8) {
    play.tell(Event::VariableRolled { first, second });
    play.pop();
    if !second.is_multiple_of(2) {
        let battalions = play.rules.components.setup.delayed;
        for battalion in battalions.iter() {
            play.state.board.put_battalion(battalion, Place::Available);
            play.state.board.weakened.remove(battalion);
        }
        play.tell(Event::Delayed { battalions });
    }
    if first.is_multiple_of(2) {
        play.push(Step::VariableDivision);
    }
}

/// 31.0: the division the 148th begins with, by the die of the Reinforcements event.
pub fn division_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, die: u8) {
    play.pop();
    let row = &play.rules.components.events[EventKind::VietMinhReinforcements as usize];
    let entry = row.steps.iter().find_map(|step| match step.effect {
        Effect::EnterRegiment(division) if step.is_on(die) => Some(division),
        _ => None,
    });
    effects::enter_regiment(play, entry.unwrap_or(Division::D304));
}

/// S-58: with 34.3 the first Condor makes all C units that were not drawn available.
pub fn condor_units<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let pieces = pool(play.rules, play.state, Code::C);
    let mut units = UnitSet::NONE;
    for piece in pieces {
        if let Piece::Unit(unit) = piece {
            play.state.board.put(unit, Place::Available);
            units.insert(unit);
        }
    }
    if !units.is_empty() {
        play.tell(Event::CondorUnits { units });
    }
}

/// 36.1: whether Operation Vulture may be declared; `None` when the question does not arise.
pub fn check_vulture(rules: &Siege, state: &State) -> Option<Result<(), No>> {
    let events = &state.board.events;
    if !events.vulture || events.declared.is_some() {
        return None;
    }
    let (held, needed) = (rules.complexes_held(state), rules.components.setup.vulture_complexes);
    Some(if held >= needed { Ok(()) } else { Err(No::VultureComplexes { held, needed }) })
}

/// 36.1: Operation Vulture is declared.
pub fn declare<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    play.state.board.events.declared = Some(play.state.turn);
    play.tell(Event::VultureDeclared);
    play.push(Step::VultureDie);
}

/// 36.2: how many US units come.
pub fn vulture_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, die: u8) {
    let units = die + play.rules.components.setup.vulture_units;
    play.pop();
    play.tell(Event::VultureRolled { die, units });
    play.push(Step::VultureUnits { left: units });
}

/// US units that have not come yet.
fn us_units(rules: &Siege, state: &State) -> AircraftSet {
    let rows = (0..).map(Aircraft).zip(&rules.components.aircraft);
    let v = rows.filter(|(_, row)| row.code == Code::V).map(|(aircraft, _)| aircraft);
    v.filter(|aircraft| state.board.air_box(*aircraft) == AirBox::Aside).collect()
}

/// 36.2: units are selected while some are left; all of them when no choice is left.
pub fn run_vulture<S: Sink<Siege>>(play: &mut Play<'_, S>, left: u8) -> Flow {
    let units = us_units(play.rules, play.state);
    if left > 0 && units.len() > left {
        return Flow::Waits;
    }
    play.pop();
    if left > 0 {
        for aircraft in units.iter() {
            arrive(play, aircraft);
        }
    }
    Flow::Goes
}

/// 36.2: the US units to select from.
pub fn vulture_candidates(rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let units = us_units(rules, state);
    match scope {
        Scope::All => out.extend(units.iter().map(Choice::Take)),
        Scope::Canonical => out.extend(first_of_each(rules, units).map(Choice::Take)),
    }
}

/// 36.2: a US unit that has not come yet.
pub fn check_take(rules: &Siege, state: &State, aircraft: Aircraft) -> Result<(), No> {
    if us_units(rules, state).has(aircraft) { Ok(()) } else { Err(No::NotAsked) }
}

/// 36.2: a US unit is selected.
pub fn take<S: Sink<Siege>>(play: &mut Play<'_, S>, left: u8, aircraft: Aircraft) {
    play.pop();
    play.push(Step::VultureUnits { left: left.saturating_sub(1) });
    arrive(play, aircraft);
}

fn arrive<S: Sink<Siege>>(play: &mut Play<'_, S>, aircraft: Aircraft) {
    play.state.board.put_aircraft(aircraft, AirBox::Reserve);
    play.tell(Event::VultureUnit { aircraft });
}

/// 36.3: the highest die that calls the intervention off this turn.
pub fn political_limit(rules: &Siege, state: &State) -> u8 {
    let [first, more] = rules.components.setup.vulture_end;
    let turns = state.turn.saturating_sub(state.board.events.declared.unwrap_or(state.turn));
    first + more * turns
}

/// 36.3: the political die.
pub fn politics_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, die: u8) {
    let limit = political_limit(play.rules, play.state);
    play.pop();
    play.tell(Event::PoliticsRolled { die, limit });
    if die <= limit {
        play.end_game(Ending::Politics);
    }
}

/// 37.1: the bomb falls; the game ends either way.
pub fn bomb_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, die: u8) {
    let won = play.rules.components.setup.bomb_wins >> die & 1 == 1;
    play.pop();
    play.tell(Event::BombRolled { die, won });
    play.end_game(if won { Ending::BombWon } else { Ending::BombLost });
}

//! 31.0 to 37.0: the dice and draws of optional rules. What they change in another chapter stands there.

use kernel::flow::{Asks, Flow, StepRules};
use kernel::{Next, Reading, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::{AirBox, Place};
use crate::choice::Choice;
use crate::components::{Aircraft, Code, Division, Effect, EventKind, Role, Unit};
use crate::event::Event;
use crate::flow::{Ending, Piece, Placing, Play, State, Step, ask};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::missions::first_of_each;
use crate::rules::{Changes, effects};
use crate::sets::{AircraftSet, UnitSet};

/// The counters of an option that are not in play: ground units, then aircraft, in file order.
pub(crate) fn pool(rules: &Siege, state: &State, code: Code) -> Vec<Piece> {
    let units = (0..).map(Unit).zip(&rules.components.units);
    let units = units.filter(|(unit, row)| {
        let placing = state
            .steps
            .iter()
            .any(|step| matches!(step, Step::Place(Placing { units, .. }) if units.has(*unit)));
        row.code == code && state.board.place(*unit) == Place::Aside && !placing
    });
    let aircraft = (0..).map(Aircraft).zip(&rules.components.aircraft);
    let aircraft = aircraft.filter(|(aircraft, row)| {
        row.code == code && state.board.air_box(*aircraft) == AirBox::Aside
    });
    let units = units.map(|(unit, _)| Piece::Unit(unit));
    units.chain(aircraft.map(|(aircraft, _)| Piece::Aircraft(aircraft))).collect()
}

/// 34.1 to 34.3: the die of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct OptionDie {
    /// Whose counters.
    pub code: Code,
}

impl StepRules<Siege> for OptionDie {
    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        Next::dice(Ask::OptionDie { code: self.code }, Request::ONE_DIE)
    }

    /// 34.1 to 34.3: the die says how many counters are drawn.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let (code, die) = (self.code, roll.first());
        play.tell(Event::OptionRolled { code, die });
        play.replace(Step::OptionDraw(OptionDraw { code, left: die }));
    }
}

/// 34.1 to 34.3: counters of an option are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct OptionDraw {
    /// Whose.
    pub code: Code,
    /// How many more.
    pub left: u8,
}

impl StepRules<Siege> for OptionDraw {
    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        let weights = pool(rules, state, self.code).iter().map(|_| 1).collect();
        Next::dice(Ask::OptionDraw { code: self.code }, Request::Draw { weights })
    }

    /// 34.1: S units are placed with the others; 34.2: aircraft go to Reserve; 34.3: C units to Available.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let OptionDraw { code, left } = *self;
        let pool = pool(play.rules, play.state, code);
        let drawn = pool.get(usize::from(roll.first())).copied();
        play.replace(Step::OptionDraw(OptionDraw { code, left: left.saturating_sub(1) }));
        let Some(piece) = drawn else { return };
        match piece {
            Piece::Unit(unit) if code == Code::S => {
                for step in &mut play.state.steps {
                    if let Step::Place(Placing { units, .. }) = step {
                        units.insert(unit);
                    }
                }
            }
            Piece::Unit(unit) => play.state.board.put(unit, Place::Available),
            Piece::Aircraft(aircraft) => play.state.board.put_aircraft(aircraft, AirBox::Reserve),
            Piece::Battalion(_) | Piece::Marker(_) | Piece::Neptune => (),
        }
        play.tell(Event::OptionDrawn { code, piece });
    }

    /// 34.1 to 34.3: another counter, while there is one.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.left > 0 && !pool(play.rules, play.state, self.code).is_empty() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 31.0: the two dice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariableDice;

impl StepRules<Siege> for VariableDice {
    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        Next::dice(Ask::Variable, Request::Dice { count: 2, faces: 6, reading: Reading::Each })
    }

    /// 31.0: first die even: the 148th starts in play; second die odd: two battalions of the 316th wait.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let (first, second) = (roll.first(), roll.0.get(1).copied().unwrap_or(1));
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
}

/// 31.0: the division the 148th begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VariableDivision;

impl StepRules<Siege> for VariableDivision {
    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        Next::dice(Ask::VariableDivision, Request::ONE_DIE)
    }

    /// 31.0: by the die of the Reinforcements event.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let die = roll.first();
        play.pop();
        let row = &play.rules.components.events[EventKind::VietMinhReinforcements as usize];
        let entry = row.steps.iter().filter(|step| step.is_on(die)).find_map(|step| {
            if let Effect::EnterRegiment(division) = step.effect { Some(division) } else { None }
        });
        effects::enter_regiment(play, entry.unwrap_or(Division::D304));
    }
}

/// S-58: with 34.3 the first Condor makes all C units that were not drawn available.
pub(crate) fn condor_units<S: Sink<Siege>>(play: &mut Play<'_, S>) {
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
pub(crate) fn check_vulture(rules: &Siege, state: &State) -> Option<Result<(), No>> {
    let events = &state.board.events;
    if !events.vulture || events.declared.is_some() {
        return None;
    }
    let (held, needed) = (rules.complexes_held(state), rules.components.setup.vulture_complexes);
    Some(if held >= needed { Ok(()) } else { Err(No::VultureComplexes { held, needed }) })
}

/// 36.1: Operation Vulture is declared.
pub(crate) fn declare<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    play.state.board.events.declared = Some(play.state.turn);
    play.tell(Event::VultureDeclared);
    play.push(Step::VultureDie);
}

/// 36.2: how many US units come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VultureDie;

impl StepRules<Siege> for VultureDie {
    const RESOLVES: bool = true;

    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        Next::dice(Ask::Vulture, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let die = roll.first();
        let units = die + play.rules.components.setup.vulture_units;
        play.pop();
        play.tell(Event::VultureRolled { die, units });
        play.push(Step::VultureUnits(VultureUnits { left: units }));
    }
}

/// US units that have not come yet.
fn us_units(rules: &Siege, state: &State) -> AircraftSet {
    let rows = (0..).map(Aircraft).zip(&rules.components.aircraft);
    let v = rows.filter(|(_, row)| row.code == Code::V).map(|(aircraft, _)| aircraft);
    v.filter(|aircraft| state.board.air_box(*aircraft) == AirBox::Aside).collect()
}

/// 36.2: US units are selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct VultureUnits {
    /// How many more.
    pub left: u8,
}

impl StepRules<Siege> for VultureUnits {
    fn asks(&self, _: &Siege, _: &State) -> Asks {
        super::asks_for(self.left)
    }

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, Role::Air, Prompt::VultureUnits { left: self.left })
    }

    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let units = us_units(rules, state);
        match scope {
            Scope::All => out.extend(units.iter().map(Choice::Take)),
            Scope::Canonical => out.extend(first_of_each(rules, units).map(Choice::Take)),
        }
    }

    /// 36.2: a US unit that has not come yet.
    fn check(&self, rules: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Take(aircraft) = *choice else { return Err(No::NotAsked) };
        if us_units(rules, state).has(aircraft) { Ok(()) } else { Err(No::NotAsked) }
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Take(aircraft) = choice {
            play.replace(Step::VultureUnits(VultureUnits { left: self.left.saturating_sub(1) }));
            arrive(play, aircraft);
        }
    }

    /// 36.2: units are selected while some are left; all of them when no choice is left.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let units = us_units(play.rules, play.state);
        if self.left > 0 && units.len() > self.left {
            return Flow::Waits;
        }
        play.pop();
        if self.left > 0 {
            for aircraft in units.iter() {
                arrive(play, aircraft);
            }
        }
        Flow::Goes
    }
}

fn arrive<S: Sink<Siege>>(play: &mut Play<'_, S>, aircraft: Aircraft) {
    play.state.board.put_aircraft(aircraft, AirBox::Reserve);
    play.tell(Event::VultureUnit { aircraft });
}

/// 36.3: the highest die that calls the intervention off this turn.
pub(crate) fn political_limit(rules: &Siege, state: &State) -> u8 {
    let [first, more] = rules.components.setup.vulture_end;
    let turns = state.turn.saturating_sub(state.board.events.declared.unwrap_or(state.turn));
    first + more * turns
}

/// 36.3: the political die.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PoliticsDie;

impl StepRules<Siege> for PoliticsDie {
    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        Next::dice(Ask::Politics, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let die = roll.first();
        let limit = political_limit(play.rules, play.state);
        play.pop();
        play.tell(Event::PoliticsRolled { die, limit });
        if die <= limit {
            play.end_game(Ending::Politics);
        }
    }
}

/// 37.1: the bomb.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BombDie;

impl StepRules<Siege> for BombDie {
    const RESOLVES: bool = true;

    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        Next::dice(Ask::Bomb, Request::ONE_DIE)
    }

    /// 37.1: the bomb falls; the game ends either way.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let die = roll.first();
        let won = play.rules.components.setup.bomb_wins >> die & 1 == 1;
        play.pop();
        play.tell(Event::BombRolled { die, won });
        play.end_game(if won { Ending::BombWon } else { Ending::BombLost });
    }
}

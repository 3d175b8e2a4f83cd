//! 12.0: Viet Minh antiaircraft fire.

use kernel::flow::{Asks, Flow, StepRules};
use kernel::{Next, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::{AirBox, Place};
use crate::choice::Choice;
use crate::components::{AirResult, Aircraft, Class, Optional, Role};
use crate::event::Event;
use crate::flow::{Piece, Play, State, Step, ask};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::missions::first_of_each;
use crate::rules::{Changes, cargo};
use crate::sets::{AircraftSet, SpaceSet};

/// 12.1, 32.0: how many dice are rolled.
pub(crate) fn first_dice(rules: &Siege, state: &State) -> u8 {
    let index = state.board.tracks.aaa;
    if !rules.plays(Optional::ForwardAaa) {
        return index;
    }
    let held = |spaces: SpaceSet| spaces.is_within(state.board.vietminh_control);
    let rows = rules.components.complexes.iter();
    let forward = rows.filter(|row| row.forward_aaa && held(row.spaces)).count() as u8;
    index + forward
}

/// 12.1: the guns open fire.
pub(crate) fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let left = first_dice(play.rules, play.state);
    play.push(Step::AaaDice(AaaDice { left, hits: 0 }));
}

/// 12.1: first dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct AaaDice {
    /// Dice left to roll.
    pub left: u8,
    /// Hits so far.
    pub hits: u8,
}

impl StepRules<Siege> for AaaDice {
    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        // Miss or hit.
        let classes = rules.components.tables.aaa_hits.map(u8::from);
        Next::dice(Ask::Aaa, super::dice(self.left, &classes))
    }

    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let dice = roll.0.as_slice();
        let table = &play.rules.components.tables.aaa_hits;
        let hit = |die: &&u8| table.get(usize::from(**die).wrapping_sub(1)) == Some(&true);
        let hits = dice.iter().filter(hit).count() as u8;
        let rolled = dice.len() as u8;
        let left = self.left.saturating_sub(rolled);
        play.replace(Step::AaaDice(AaaDice { left, hits: self.hits + hits }));
        play.tell(Event::AaaRolled { dice: rolled, hits });
    }

    /// First dice until all are rolled, then one second die for each hit.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.left > 0 {
            return Flow::Waits;
        }
        play.pop();
        if self.hits > 0 {
            play.push(Step::AaaResults(AaaResults { left: self.hits, counts: [0; 6] }));
        }
        Flow::Goes
    }
}

/// The place of a result in the counts: aborts by class, then shoot downs by class.
const fn slot(result: AirResult) -> usize {
    result.class as usize + if result.shot_down { 3 } else { 0 }
}

/// 12.1: second dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct AaaResults {
    /// Dice left to roll.
    pub left: u8,
    /// The results so far.
    pub counts: [u8; 6],
}

impl StepRules<Siege> for AaaResults {
    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        // What each face does.
        let results = rules.components.tables.aaa_results;
        let classes = results.map(|result| slot(result) as u8);
        Next::dice(Ask::AaaResults, super::dice(self.left, &classes))
    }

    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let dice = roll.0.as_slice();
        let results = &play.rules.components.tables.aaa_results;
        let mut counts = self.counts;
        for die in dice {
            if let Some(result) = results.get(usize::from(*die).wrapping_sub(1)) {
                counts[slot(*result)] += 1;
            }
        }
        let left = self.left.saturating_sub(dice.len() as u8);
        play.replace(Step::AaaResults(AaaResults { left, counts }));
    }

    /// 12.3: all dice are rolled before anything is applied.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.left > 0 {
            return Flow::Waits;
        }
        let counts = self.counts;
        play.pop();
        play.tell(Event::AaaResults { counts });
        play.push(Step::AaaLosses(AaaLosses { counts }));
        Flow::Goes
    }
}

/// 12.3: the result applied next: shoot downs before aborts.
fn next_result(counts: [u8; 6]) -> Option<AirResult> {
    let order = [true, false].into_iter();
    let mut order = order.flat_map(|shot_down| {
        Class::ALL.into_iter().map(move |class| AirResult { class, shot_down })
    });
    order.find(|result| counts[slot(*result)] > 0)
}

/// Everybody who flies missions of a class (12.2).
fn flying(state: &State, class: Class) -> AircraftSet {
    let boxes: &[AirBox] = match class {
        Class::Tactical => &[AirBox::Tactical],
        Class::Strategic => &[AirBox::BaseAttack, AirBox::Counterbattery, AirBox::FlakSuppression],
        Class::Cargo => &[AirBox::CargoUnit, AirBox::CargoArtillery, AirBox::CargoGp],
    };
    let all = boxes.iter().map(|at| state.board.aircraft_in(*at));
    all.fold(AircraftSet::NONE, AircraftSet::or)
}

/// 12.4: those of a class that can be hit.
pub(crate) fn victims(rules: &Siege, state: &State, class: Class) -> AircraftSet {
    let rows = &rules.components.aircraft;
    let can = |aircraft: &Aircraft| !rows[aircraft.slot()].aaa_immune;
    flying(state, class).iter().filter(can).collect()
}

/// Of victims in one box that are alike, one: they do not differ in what happens to them.
fn sorts(rules: &Siege, state: &State, victims: AircraftSet) -> AircraftSet {
    let mut kept = AircraftSet::NONE;
    let boxes = [
        AirBox::Tactical,
        AirBox::BaseAttack,
        AirBox::Counterbattery,
        AirBox::FlakSuppression,
        AirBox::CargoArtillery,
        AirBox::CargoGp,
    ];
    for air_box in boxes {
        let here = victims.and(state.board.aircraft_in(air_box));
        first_of_each(rules, here).for_each(|aircraft| kept.insert(aircraft));
    }
    kept.or(victims.and(state.board.aircraft_in(AirBox::CargoUnit)))
}

/// 12.3: victims are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct AaaLosses {
    /// The results that are not applied yet.
    pub counts: [u8; 6],
}

impl StepRules<Siege> for AaaLosses {
    fn asks(&self, _: &Siege, _: &State) -> Asks {
        match next_result(self.counts) {
            Some(_) => Asks::Seats,
            None => Asks::Nothing,
        }
    }

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        let first = AirResult { class: Class::Tactical, shot_down: false };
        let AirResult { class, shot_down } = next_result(self.counts).unwrap_or(first);
        ask(rules, Role::Air, Prompt::AaaLoss { class, shot_down })
    }

    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let Some(AirResult { class, .. }) = next_result(self.counts) else { return };
        let aircraft = match scope {
            Scope::All => flying(state, class),
            Scope::Canonical => sorts(rules, state, victims(rules, state, class)),
        };
        out.extend(aircraft.iter().map(|one| Choice::Lose(Piece::Aircraft(one))));
    }

    /// 12.3, 12.4: a unit of the class that can be hit.
    fn check(&self, rules: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Some(AirResult { class, .. }) = next_result(self.counts) else {
            return Err(No::NotAsked);
        };
        let Choice::Lose(Piece::Aircraft(aircraft)) = *choice else { return Err(No::NotAsked) };
        if !flying(state, class).has(aircraft) {
            return Err(No::NotAsked);
        }
        match victims(rules, state, class).has(aircraft) {
            true => Ok(()),
            false => Err(No::Immune { aircraft }),
        }
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Lose(Piece::Aircraft(aircraft)) = choice {
            hit(play, self.counts, aircraft);
        }
    }

    /// 12.3, 12.4: applies results as long as no choice is left.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let mut counts = self.counts;
        let Some(result) = next_result(counts) else {
            play.pop();
            return Flow::Goes;
        };
        let left = &mut counts[slot(result)];
        let victims = victims(play.rules, play.state, result.class);
        let Some(first) = victims.first() else {
            let results = std::mem::take(left);
            play.replace(Step::AaaLosses(AaaLosses { counts }));
            play.tell(Event::AaaNobody { shot_down: result.shot_down, results });
            return Flow::Goes;
        };
        if *left < victims.len() && sorts(play.rules, play.state, victims).len() > 1 {
            return Flow::Waits;
        }
        hit(play, counts, first);
        Flow::Goes
    }
}

/// 12.2: a unit is shot down or aborted, with what it carries (14.5, 14.8).
fn hit<S: Sink<Siege>>(play: &mut Play<'_, S>, mut counts: [u8; 6], aircraft: Aircraft) {
    let Some(result) = next_result(counts) else { return };
    counts[slot(result)] -= 1;
    play.replace(Step::AaaLosses(AaaLosses { counts }));
    let passengers = cargo::passenger(play.state, aircraft);
    if result.shot_down {
        shoot_down(play, aircraft);
    } else {
        abort(play, aircraft);
    }
    for unit in passengers.iter() {
        // S-29: a passenger shot down loses a step; with none left to lose it is eliminated.
        if result.shot_down {
            play.lose_step(Piece::Unit(unit));
        }
        if play.state.board.place(unit) == Place::Aboard(aircraft) {
            play.state.board.put(unit, Place::Ready);
            play.tell(Event::BackToReady { unit });
        }
    }
}

/// 12.2: a unit that is shot down comes back on a later turn, or never.
fn shoot_down<S: Sink<Siege>>(play: &mut Play<'_, S>, aircraft: Aircraft) {
    let turn = play.state.turn + play.rules.components.tables.shoot_down_turns;
    let back = (turn <= play.rules.components.setup.turns).then_some(turn);
    play.state.board.put_aircraft(aircraft, back.map_or(AirBox::Eliminated, AirBox::Returns));
    let down = &mut play.state.step_tally.shot_down;
    *down = down.saturating_add(1);
    play.tell(Event::ShotDown { aircraft, back });
}

/// 12.2, 14.8: a unit that is aborted still brings some of its supply in.
fn abort<S: Sink<Siege>>(play: &mut Play<'_, S>, aircraft: Aircraft) {
    let from = play.state.board.air_box(aircraft);
    play.state.board.put_aircraft(aircraft, AirBox::Abort);
    let aborted = &mut play.state.step_tally.aborted;
    *aborted = aborted.saturating_add(1);
    play.tell(Event::Aborted { aircraft });
    let points = play.rules.components.tables.supply_per_cargo[1];
    if from == AirBox::CargoGp {
        play.state.aborted[0] += points;
    } else if from == AirBox::CargoArtillery {
        play.state.aborted[1] += points;
    }
}

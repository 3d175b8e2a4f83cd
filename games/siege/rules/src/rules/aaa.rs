//! 12.0: Viet Minh antiaircraft fire.

use kernel::{Request, Scope, Sink};

use crate::Siege;
use crate::board::{AirBox, Place};
use crate::choice::Choice;
use crate::components::{Aircraft, Class, Optional};
use crate::event::Event;
use crate::flow::{Flow, Piece, Play, State, Step};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::rules::cargo;
use crate::rules::missions::first_of_each;
use crate::sets::{AircraftSet, SpaceSet};

/// 12.1, 32.0: how many dice are rolled.
pub fn first_dice(rules: &Siege, state: &State) -> u8 {
    let index = state.board.tracks.aaa;
    if !rules.plays(Optional::ForwardAaa) {
        return index;
    }
    let held = |spaces: SpaceSet| spaces.is_within(state.board.vietminh_control);
    let rows = rules.components.complexes.iter();
    let forward = rows.filter(|row| row.forward_aaa && held(row.spaces)).count() as u8;
    index + forward.min(4)
}

/// 12.1: the guns open fire.
pub fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let left = first_dice(play.rules, play.state);
    play.push(Step::AaaDice { left, hits: 0 });
}

/// 12.1: first dice until all are rolled, then one second die for each hit.
pub fn run_dice<S: Sink<Siege>>(play: &mut Play<'_, S>, left: u8, hits: u8) -> Flow {
    if left > 0 {
        return Flow::Waits;
    }
    play.pop();
    if hits > 0 {
        play.push(Step::AaaResults { left: hits, counts: [0; 6] });
    }
    Flow::Goes
}

/// First dice: miss or hit.
pub fn first_request(rules: &Siege, left: u8) -> (Ask, Request) {
    let classes = rules.components.tables.aaa_hits.map(u8::from);
    (Ask::Aaa, super::dice(left, &classes))
}

/// 12.1: first dice fell.
pub fn first_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, left: u8, hits: u8, dice: &[u8]) {
    let table = &play.rules.components.tables.aaa_hits;
    let hit = |die: &&u8| table.get(usize::from(**die).wrapping_sub(1)) == Some(&true);
    let scored = dice.iter().filter(hit).count() as u8;
    let rolled = dice.len() as u8;
    play.pop();
    let left = left.saturating_sub(rolled);
    play.push(Step::AaaDice { left, hits: hits + scored });
    play.tell(Event::AaaRolled { dice: rolled, hits: scored });
}

/// The place of a result in the counts: aborts by class, then shoot downs by class.
const fn slot(class: Class, shot_down: bool) -> usize {
    class as usize + if shot_down { 3 } else { 0 }
}

/// Second dice: what each face does.
pub fn second_request(rules: &Siege, left: u8) -> (Ask, Request) {
    let results = rules.components.tables.aaa_results;
    let classes = results.map(|result| slot(result.class, result.shot_down) as u8);
    (Ask::AaaResults, super::dice(left, &classes))
}

/// 12.1: second dice fell.
pub fn second_rolled<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    left: u8,
    mut counts: [u8; 6],
    dice: &[u8],
) {
    let results = &play.rules.components.tables.aaa_results;
    for die in dice {
        if let Some(result) = results.get(usize::from(*die).wrapping_sub(1)) {
            counts[slot(result.class, result.shot_down)] += 1;
        }
    }
    play.pop();
    play.push(Step::AaaResults { left: left.saturating_sub(dice.len() as u8), counts });
}

/// 12.3: all dice are rolled before anything is applied.
pub fn run_results<S: Sink<Siege>>(play: &mut Play<'_, S>, left: u8, counts: [u8; 6]) -> Flow {
    if left > 0 {
        return Flow::Waits;
    }
    play.pop();
    play.tell(Event::AaaResults { counts });
    play.push(Step::AaaLosses { counts });
    Flow::Goes
}

/// 12.3: the result applied next: shoot downs before aborts.
pub fn next_result(counts: [u8; 6]) -> Option<(Class, bool)> {
    let order = [true, false].into_iter();
    let mut order = order.flat_map(|down| Class::ALL.into_iter().map(move |class| (class, down)));
    order.find(|(class, down)| counts[slot(*class, *down)] > 0)
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
pub fn victims(rules: &Siege, state: &State, class: Class) -> AircraftSet {
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

/// 12.3, 12.4: applies results as long as no choice is left.
pub fn run_losses<S: Sink<Siege>>(play: &mut Play<'_, S>, counts: [u8; 6]) -> Flow {
    let Some((class, shot_down)) = next_result(counts) else {
        play.pop();
        return Flow::Goes;
    };
    let victims = victims(play.rules, play.state, class);
    let Some(first) = victims.first() else {
        let results = counts[slot(class, shot_down)];
        let mut counts = counts;
        counts[slot(class, shot_down)] = 0;
        play.pop();
        play.push(Step::AaaLosses { counts });
        play.tell(Event::AaaNobody { shot_down, results });
        return Flow::Goes;
    };
    let all = counts[slot(class, shot_down)] >= victims.len();
    if !all && sorts(play.rules, play.state, victims).len() > 1 {
        return Flow::Waits;
    }
    apply(play, counts, first);
    Flow::Goes
}

/// The victims to choose from.
pub fn candidates(
    rules: &Siege,
    state: &State,
    counts: [u8; 6],
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let Some((class, _)) = next_result(counts) else { return };
    let aircraft = match scope {
        Scope::All => flying(state, class),
        Scope::Canonical => sorts(rules, state, victims(rules, state, class)),
    };
    out.extend(aircraft.iter().map(|one| Choice::Lose(Piece::Aircraft(one))));
}

/// 12.3, 12.4: a unit of the class that can be hit.
pub fn check(rules: &Siege, state: &State, counts: [u8; 6], choice: Choice) -> Result<(), No> {
    let Some((class, _)) = next_result(counts) else { return Err(No::NotAsked) };
    match choice {
        Choice::Lose(Piece::Aircraft(aircraft)) if flying(state, class).has(aircraft) => {
            if victims(rules, state, class).has(aircraft) {
                Ok(())
            } else {
                Err(No::Immune { aircraft })
            }
        }
        _ => Err(No::NotAsked),
    }
}

/// 12.2: a unit is shot down or aborted, with what it carries (14.5, 14.8).
pub fn apply<S: Sink<Siege>>(play: &mut Play<'_, S>, mut counts: [u8; 6], aircraft: Aircraft) {
    let Some((class, shot_down)) = next_result(counts) else { return };
    counts[slot(class, shot_down)] -= 1;
    play.pop();
    play.push(Step::AaaLosses { counts });
    let from = play.state.board.air_box(aircraft);
    let passengers = cargo::passenger(play.state, aircraft);
    if shot_down {
        let turn = play.state.turn + play.rules.components.tables.shoot_down_turns;
        let back = (turn <= play.rules.components.setup.turns).then_some(turn);
        play.state.board.put_aircraft(aircraft, back.map_or(AirBox::Eliminated, AirBox::Returns));
        let down = &mut play.state.step_tally.shot_down;
        *down = down.saturating_add(1);
        play.tell(Event::ShotDown { aircraft, back });
    } else {
        play.state.board.put_aircraft(aircraft, AirBox::Abort);
        let aborted = &mut play.state.step_tally.aborted;
        *aborted = aborted.saturating_add(1);
        play.tell(Event::Aborted { aircraft });
        let points = play.rules.components.tables.supply_per_cargo[1];
        match from {
            AirBox::CargoGp => play.state.aborted[0] += points,
            AirBox::CargoArtillery => play.state.aborted[1] += points,
            _ => (),
        }
    }
    for unit in passengers.iter() {
        // S-29: a passenger shot down loses a step; with none left to lose it is eliminated.
        if shot_down {
            play.lose_step(Piece::Unit(unit));
        }
        if play.state.board.place(unit) == Place::Aboard(aircraft) {
            play.state.board.put(unit, Place::Ready);
            play.tell(Event::BackToReady { unit });
        }
    }
}

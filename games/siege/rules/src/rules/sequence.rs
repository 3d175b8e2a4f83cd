//! 4.0: the sequence of play, the Morale Step (7.1), the Victory Check (3.1) and the end.

use kernel::flow::Flow;
use kernel::{Outcome, Rule, Sink};

use crate::Siege;
use crate::board::{AirBox, GunBox, Place, Status, Trenches};
use crate::components::{Optional, Reading, Route, Side, Space};
use crate::event::Event;
use crate::flow::{Assigning, Attacks, Ending, Phase, Play, State, Step, Tally};
use crate::position::Progress;
use crate::rules::{
    Changes, aaa, activation, artillery, assault, deployment, events, fire, landing, movement,
    redeployment, vm_refit,
};
use crate::sets::{AircraftSet, RouteSet};

/// What follows a step of the sequence.
fn following(rules: &Siege, state: &State) -> Phase {
    match state.phase {
        Phase::SetUp | Phase::Advance => Phase::Return,
        Phase::Return => Phase::FrenchEvents,
        Phase::FrenchEvents => Phase::VietMinhEvents,
        Phase::VietMinhEvents => Phase::Activation,
        Phase::Activation => Phase::Missions,
        Phase::Missions => Phase::Cargo,
        Phase::Cargo => Phase::Aaa,
        Phase::Aaa => Phase::AirStrikes,
        Phase::AirStrikes => Phase::VietMinhArtillery,
        Phase::VietMinhArtillery => Phase::FrenchArtillery,
        Phase::FrenchArtillery => Phase::Landing,
        Phase::Landing => Phase::VietMinhMovement,
        Phase::VietMinhMovement => Phase::FrenchFire,
        Phase::FrenchFire => Phase::VietMinhAssault,
        Phase::VietMinhAssault => Phase::FrenchMovement,
        Phase::FrenchMovement => Phase::VietMinhFire,
        Phase::VietMinhFire => Phase::FrenchAssault,
        Phase::FrenchAssault if state.impulse < rules.components.tables.impulses => {
            Phase::VietMinhMovement
        }
        Phase::FrenchAssault => Phase::Morale,
        Phase::Morale => Phase::Victory,
        Phase::Victory => Phase::FrenchRefit,
        Phase::FrenchRefit => Phase::VietMinhRefit,
        Phase::VietMinhRefit => Phase::Advance,
        Phase::Over => Phase::Over,
    }
}

/// 4.1: nothing is left to do in this step of the sequence: the next one begins.
pub(crate) fn next_phase<S: Sink<Siege>>(play: &mut Play<'_, S>) -> Flow {
    // A world made for odds does not go on: what follows by itself is not the work of the choice.
    if play.state.phase == Phase::Over || play.state.forecast {
        return Flow::Waits;
    }
    if play.state.phase == Phase::Advance && end_turn(play) {
        return Flow::Goes;
    }
    let next = following(play.rules, play.state);
    summarise(play, next);
    enter(play, next);
    Flow::Goes
}

/// Tells what a step and, at its end, a phase came to.
fn summarise<S: Sink<Siege>>(play: &mut Play<'_, S>, next: Phase) {
    let phase = play.state.phase;
    let tally = std::mem::take(&mut play.state.step_tally);
    if tally != Tally::default() {
        play.tell(Event::StepSummary { phase, tally });
        play.state.phase_tally.add(tally);
    }
    if phase.part() != next.part() && phase != Phase::SetUp {
        let tally = std::mem::take(&mut play.state.phase_tally);
        let morale = play.state.board.tracks.morale;
        play.tell(Event::PhaseSummary { phase, tally, morale });
    }
}

impl Tally {
    /// Adds what a step came to.
    fn add(&mut self, other: Tally) {
        let counts = [
            (&mut self.french_steps, other.french_steps),
            (&mut self.french_units, other.french_units),
            (&mut self.vietminh_steps, other.vietminh_steps),
            (&mut self.vietminh_units, other.vietminh_units),
            (&mut self.lost, other.lost),
            (&mut self.won, other.won),
            (&mut self.shot_down, other.shot_down),
            (&mut self.aborted, other.aborted),
        ];
        for (count, more) in counts {
            *count = count.saturating_add(more);
        }
        let changes = [
            (&mut self.gp, other.gp),
            (&mut self.ammunition, other.ammunition),
            (&mut self.morale, other.morale),
            (&mut self.aaa, other.aaa),
            (&mut self.artillery, other.artillery),
        ];
        for (change, more) in changes {
            *change = change.saturating_add(more);
        }
    }
}

/// Begins a step of the sequence: what goes by itself is done, the rest is put on the stack.
pub(crate) fn enter<S: Sink<Siege>>(play: &mut Play<'_, S>, phase: Phase) {
    play.state.phase = phase;
    match phase {
        Phase::SetUp | Phase::Over => (),
        Phase::Return => begin_turn(play),
        Phase::FrenchEvents => events::begin(play, Side::French),
        Phase::VietMinhEvents => events::begin(play, Side::VietMinh),
        Phase::Activation => activation::begin(play),
        Phase::Missions => play.push(Step::Missions(Assigning::default())),
        Phase::Cargo => play.push(Step::Cargo(Assigning::default())),
        Phase::Aaa => aaa::begin(play),
        Phase::AirStrikes | Phase::FrenchArtillery | Phase::FrenchFire => {
            play.push(Step::Attacks(Attacks::default()));
        }
        Phase::VietMinhArtillery => artillery::begin(play),
        Phase::Landing => landing::begin(play),
        Phase::VietMinhMovement => {
            let impulse = play.state.impulse + 1;
            play.state.impulse = impulse;
            play.tell(Event::Impulse { impulse });
            movement::vietminh(play);
        }
        Phase::VietMinhAssault => assault::begin_vietminh(play),
        Phase::FrenchMovement => movement::begin(play),
        Phase::VietMinhFire => fire::begin_vietminh(play),
        Phase::FrenchAssault => assault::begin_french(play),
        Phase::Morale => {
            end_assault(play);
            morale_step(play);
        }
        Phase::Victory => victory_check(play),
        Phase::FrenchRefit => {
            recover(play);
            redeployment::begin(play);
        }
        Phase::VietMinhRefit => vm_refit::begin(play),
        Phase::Advance => advance(play),
    }
}

/// 4.0, PREP.RETURN: a turn begins; shot down aircraft come back (12.2).
fn begin_turn<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let turn = play.state.turn;
    play.tell(Event::Turn { turn });
    for aircraft in play.state.board.aircraft_in(AirBox::Returns(turn)).iter() {
        play.state.board.put_aircraft(aircraft, AirBox::Reserve);
        play.tell(Event::Returned { aircraft });
    }
}

/// 27.1, 15.7: after the last impulse unflown airstrikes and Impact markers go back to Reserve.
fn end_assault<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    play.state.impulse = 0;
    let boxes =
        [AirBox::Tactical, AirBox::BaseAttack, AirBox::Counterbattery, AirBox::FlakSuppression];
    for aircraft in boxes
        .into_iter()
        .flat_map(|at| play.state.board.aircraft_in(at).iter())
        .collect::<AircraftSet>()
        .iter()
    {
        play.state.board.put_aircraft(aircraft, AirBox::Reserve);
    }
    for gun_box in [GunBox::CloseSupport, GunBox::Counterbattery, GunBox::FlakSuppression] {
        for marker in play.state.board.markers_in(gun_box).iter() {
            play.state.board.put_marker(marker, GunBox::Reserve);
        }
    }
}

/// 7.1: the five items of the Morale Step.
pub(crate) fn morale_items(rules: &Siege, state: &State) -> [i8; 5] {
    let numbers = &rules.components.tables.morale_step;
    let read = |reading: Reading, count: u8| match reading {
        Reading::Once => count.min(1),
        Reading::Each => count,
    };
    let board = &state.board;
    let complexes = read(numbers.complex_reading, rules.complexes_held(state));
    let lost = board.all_units(Place::Eliminated).and(rules.charts.battalion_sized).len();
    let refits = Route::ALL.into_iter().filter(|base| board.status(*base) == Status::Refit).count();
    let fallen = board.battalions(Place::Eliminated);
    let points = Route::ALL.into_iter().map(|base| {
        fallen.and(rules.battalions_of(state, base)).len() / numbers.vm_battalions.max(1)
    });
    let routes = read(numbers.route_reading, french_routes(rules, state));
    [
        (complexes * numbers.complex_bonus) as i8,
        (lost / numbers.french_battalions.max(1)) as i8,
        (refits as u8 * numbers.refit_bonus) as i8,
        -(points.sum::<u8>() as i8),
        -((routes * numbers.route_penalty) as i8),
    ]
}

/// How many Routes have French-controlled spaces only (7.1, 34.4).
pub(crate) fn french_routes(rules: &Siege, state: &State) -> u8 {
    let control = state.board.vietminh_control;
    rules.charts.routes.iter().filter(|spaces| !spaces.meets(control)).count() as u8
}

/// 7.1: the Morale Step: one change by the sum (S-81).
fn morale_step<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let items = morale_items(play.rules, play.state);
    let change = items.iter().sum();
    play.tell(Event::MoraleStep { items, change });
    play.change_morale(change);
}

/// 3.1: the Victory Check.
fn victory_check<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let control = play.state.board.vietminh_control;
    if play.rules.charts.entrenchments.is_within(control) {
        play.end_game(Ending::Entrenchments);
    } else if control.has(Space::CENTRAL) {
        play.end_game(Ending::Central);
    }
}

/// 27.3: aborted aircraft go back to Reserve.
fn recover<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let aircraft = play.state.board.aircraft_in(AirBox::Abort);
    for one in aircraft.iter() {
        play.state.board.put_aircraft(one, AirBox::Reserve);
    }
    if !aircraft.is_empty() {
        play.tell(Event::Recovered { aircraft });
    }
}

/// REFIT.ADMIN and REFIT.ADVANCE: the Eliminated boxes; the political die (36.3).
fn advance<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    for unit in play.state.board.all_units(Place::Eliminated).iter() {
        play.state.board.put(unit, Place::EliminatedBefore);
    }
    for battalion in play.state.board.battalions(Place::Eliminated).iter() {
        play.state.board.put_battalion(battalion, Place::EliminatedBefore);
    }
    if play.state.board.events.declared.is_some() {
        play.push(Step::PoliticsDie);
    }
}

/// The turn is over. True when the game is, too.
fn end_turn<S: Sink<Siege>>(play: &mut Play<'_, S>) -> bool {
    if play.state.turn >= play.rules.components.setup.turns {
        let ending = last_word(play.rules, play.state);
        summarise(play, Phase::Over);
        play.end_game(ending);
        return true;
    }
    play.state.turn += 1;
    play.state.shaken = RouteSet::NONE;
    play.state.picks = 0;
    let events = &mut play.state.board.events;
    events.in_force = Default::default();
    events.mined = RouteSet::NONE;
    events.raided = RouteSet::NONE;
    if events.trenches == Trenches::Dug {
        events.trenches = Trenches::Manned;
    }
    false
}

/// S-92: how a game ends whose last turn is over.
fn last_word(rules: &Siege, state: &State) -> Ending {
    let needed = routes_needed(rules);
    if needed == 0 {
        return Ending::TimeUp;
    }
    let held = french_routes(rules, state) >= needed;
    if held && state.board.events.declared.is_none() {
        Ending::Routes
    } else {
        Ending::TooFewRoutes
    }
}

/// 34.4: how many Routes the French must hold: one for each option of 34.0 in use.
pub(crate) fn routes_needed(rules: &Siege) -> u8 {
    let added = [Optional::ExtraStart, Optional::ExtraAir, Optional::CondorForces];
    added.into_iter().filter(|option| rules.plays(*option)).count() as u8
}

/// 3.1: how the game ended.
pub(crate) fn outcome(state: &State) -> Outcome {
    let ending = state.ending.unwrap_or(Ending::TimeUp);
    let (winner, grade) = match ending {
        Ending::Collapse | Ending::BombWon | Ending::Routes => (Some("french"), "victory"),
        Ending::BombLost | Ending::Entrenchments | Ending::Central | Ending::Politics => {
            (Some("vietminh"), "victory")
        }
        Ending::TooFewRoutes => (Some("vietminh"), "decisive"),
        Ending::TimeUp => (None, "draw"),
    };
    let score = i64::from(state.board.tracks.morale);
    Outcome { winner, grade, score, rule: Rule(ending.rule()) }
}

/// Begins in the middle of the sequence, in a position.
pub fn begin_at<S: Sink<Siege>>(play: &mut Play<'_, S>, phase: Phase, so_far: &Progress) {
    play.state.shaken = so_far.shaken;
    play.state.aborted = so_far.aborted;
    play.state.step_tally = so_far.step_tally;
    play.state.phase_tally = so_far.phase_tally;
    play.state.picks = so_far.picks.unwrap_or(0);
    if phase == Phase::SetUp {
        deployment::begin(play);
    } else if phase == Phase::VietMinhEvents && so_far.picks.is_none() {
        // Picks are fixed before the first French one, which is past.
        play.state.picks = play.rules.level(play.state).events;
    } else if phase == Phase::VietMinhMovement {
        // Entering the first step of an impulse counts it.
        play.state.impulse = play.state.impulse.saturating_sub(1);
    }
    enter(play, phase);
}

//! 4.0: the sequence of play; 7.1: the Morale Step.

use kernel::Rules as _;
use siege::flow::Phase;

use crate::scene::{rules, scene, scene_with};

#[test]
fn shot_down_aircraft_come_back_on_their_turn() {
    // 12.2.
    let scene =
        scene("return, turn 4; returning 4: air_fb_1; returning 5: air_fb_2; central: fr_1_le");
    assert_eq!(scene.all_at(&["air_fb_1", "air_fb_2"]), ["reserve", "turn 5"]);
}

#[test]
fn six_impulses_are_run_even_if_nothing_can_happen() {
    // Nobody on the map but a headquarters, all divisions in Refit, nothing reduced: the turn runs out.
    let mut scene =
        scene("vietminh_artillery, turn 2, artillery 1; central: fr_gono; gp 0; refit 1 2 3 4");
    scene.dice(&[1]);
    assert_eq!(scene.count("impulse"), 6);
    assert_eq!((scene.state().turn, scene.asks()), (3, "dice pick".to_owned()));
}

#[test]
fn unflown_missions_go_back_after_the_last_impulse() {
    // 27.1, 15.7.
    let scene = scene(
        "morale; central: fr_1_le fr_2_4_col; tactical: air_fb_1; base_attack: air_bm_1; \
         close_support: imp_2_4_col",
    );
    assert_eq!(scene.all_at(&["air_fb_1", "air_bm_1", "imp_2_4_col"]), ["reserve"; 3]);
}

#[test]
fn the_morale_step_adds_five_items_up_once() {
    // 7.1: Gabrielle +1; 7 French battalions +2; a division in Refit +1; 308: 4, 312: 5 battalions -1.
    let scene = scene(
        "morale, morale 11; central: fr_gono; vietminh r1s12 r1s13 r2s01 r3s01 r4s04; refit 1
         eliminated: fr_1_le fr_8_bpc fr_1_13_le fr_3_13_le fr_1_2_le fr_3_3_le fr_2_1_alg fr_sniper
         eliminated: vm_80 vm_84 vm_89 vm_23 vm_11 vm_16 vm_428 vm_115 vm_542",
    );
    assert_eq!(scene.state().board.tracks.morale, 12);
}

#[test]
fn battalions_of_two_divisions_are_not_added() {
    // 7.1(4).
    let scene = scene(
        "morale, morale 8; central: fr_gono; vietminh r1s02 r2s01 r3s01 r4s04
         eliminated: vm_80 vm_84 vm_89 vm_23 vm_888 vm_970 vm_999 vm_249",
    );
    assert_eq!(scene.state().board.tracks.morale, 8);
}

#[test]
fn the_148th_counts_with_its_division() {
    // 9.3.
    let scene = scene(
        "morale, morale 8; central: fr_gono; vietminh r1s02 r2s01 r3s01 r4s04; regiment 308
         eliminated: vm_80 vm_84 vm_89 vm_23 vm_900",
    );
    assert_eq!(scene.state().board.tracks.morale, 7);
}

#[test]
fn wholly_french_routes_weigh_each_or_once() {
    // 7.1(5), S-06.
    let words = "morale, morale 8; central: fr_gono; vietminh r1s02 r2s01";
    assert_eq!(scene(words).state().board.tracks.morale, 6);
    let once = scene_with(&rules("route_penalty=once"), words);
    assert_eq!(once.state().board.tracks.morale, 7);
}

#[test]
fn complexes_weigh_once_or_each() {
    // 7.1(1), S-05: Gabrielle, Isabelle and Wieme.
    let words = "morale, morale 8; central: fr_gono; vietminh r1s12 r1s13 r2s01 r3s01 r4s12 r4s13";
    assert_eq!(scene(words).state().board.tracks.morale, 9);
    let each = scene_with(&rules("complex_bonus=each"), words);
    assert_eq!(each.state().board.tracks.morale, 11);
}

#[test]
fn aborted_aircraft_recover_in_the_refit_phase() {
    // 27.3.
    let scene = scene("french_refit; central: fr_1_le; abort: air_fb_1 air_cargo_1");
    assert_eq!(scene.all_at(&["air_fb_1", "air_cargo_1"]), ["reserve", "reserve"]);
}

#[test]
fn what_was_eliminated_this_turn_is_past_on_the_next() {
    let scene = scene("advance, turn 3; central: fr_1_le; eliminated: fr_3_bt vm_11; gp 1");
    assert_eq!(scene.all_at(&["fr_3_bt", "vm_11"]), ["eliminatedbefore", "eliminatedbefore"]);
    assert_eq!(scene.state().turn, 4);
}

#[test]
fn events_of_a_turn_end_with_it() {
    let scene = scene(
        "advance, turn 3; central: fr_1_le; force v_human_wave f_weather; mined 2; trenches dug",
    );
    let events = &scene.state().board.events;
    assert!(events.in_force.is_empty() && events.mined.is_empty());
    assert_eq!(format!("{:?}", events.trenches), "Manned");
}

#[test]
fn a_step_and_a_phase_end_with_a_summary() {
    let mut scene = scene("vietminh_artillery; central: fr_gono fr_1_le; artillery 1");
    scene.dice(&[6]).dice(&[5]).say("lose fr_1_le");
    assert_eq!(scene.at("fr_1_le"), "central-");
    let log = scene.log();
    let summary = log.iter().position(|id| *id == "step-summary");
    assert!(summary > log.iter().position(|id| *id == "reduced"), "{log:?}");
    assert!(log.contains(&"phase-summary"), "{log:?}");
}

#[test]
fn battalions_are_counted_by_size() {
    // 2.8, S-31: headquarters, companies, batteries, platoons and fortifications are no battalions.
    let words = "morale, morale 8; central: fr_1_le; vietminh r1s02 r2s01 r3s01 r4s04; eliminated:";
    let small = "fr_gono fr_sniper fr_1_31_eng fr_1_cs fr_fort_1 fr_11_4_col fr_1_cmle";
    let two = scene(&format!("{words} fr_2_4_col fr_1_gmpt {small}"));
    assert_eq!(two.state().board.tracks.morale, 8);
    // A gun battalion, a task force and an infantry battalion.
    let three = scene(&format!("{words} fr_2_4_col fr_1_gmpt fr_3_bt {small}"));
    assert_eq!(three.state().board.tracks.morale, 9);
}

#[test]
fn the_items_are_one_sum() {
    // S-81: the end of the track and a collapse are looked at after the sum.
    let lost = "eliminated: vm_11 vm_16 vm_428 vm_115 vm_542; vietminh r1s02 r2s01 r3s01 r4s12";
    let high = scene(&format!("morale, morale 12; central: fr_gono; {lost}; refit 1"));
    assert_eq!(high.state().board.tracks.morale, 12);
    let low = scene(&format!("morale, morale 2; central: fr_gono; {lost}"));
    assert_eq!((low.state().board.tracks.morale, low.outcome().is_none()), (2, true));
}

#[test]
fn a_division_in_refit_encourages_once() {
    // 7.1(3), 10.4, S-07: in the Morale Step, not when it is ordered back.
    let mut ordered = scene("activation, morale 5; central: fr_1_le");
    ordered.dice(&[6, 6]).dice(&[6, 6]).dice(&[1, 1]).dice(&[1, 1]);
    assert_eq!(ordered.state().board.tracks.morale, 5);
    let counted =
        scene("morale, morale 5; central: fr_gono; refit 1 2; vietminh r1s02 r2s01 r3s01 r4s04");
    assert_eq!(counted.state().board.tracks.morale, 7);
}

/// 4.1, in the words of the rule book: five steps of preparation (the missions are two of ours), five
/// strategic ones, six of each impulse, and the refit.
const BOOK: [&[Phase]; 4] = [
    &[
        Phase::Return,
        Phase::FrenchEvents,
        Phase::VietMinhEvents,
        Phase::Activation,
        Phase::Missions,
        Phase::Cargo,
    ],
    &[
        Phase::Aaa,
        Phase::AirStrikes,
        Phase::VietMinhArtillery,
        Phase::FrenchArtillery,
        Phase::Landing,
    ],
    &[
        Phase::VietMinhMovement,
        Phase::FrenchFire,
        Phase::VietMinhAssault,
        Phase::FrenchMovement,
        Phase::VietMinhFire,
        Phase::FrenchAssault,
    ],
    &[Phase::Morale, Phase::Victory, Phase::FrenchRefit, Phase::VietMinhRefit, Phase::Advance],
];

/// A moment of a game: turn, phase of the book, impulse, step of the phase.
type Moment = (u8, usize, u8, usize);

/// Notes when things happen.
#[derive(Default)]
struct Clock(Vec<Moment>);

impl kernel::Sink<siege::Siege> for Clock {
    const LISTENS: bool = true;

    fn event(&mut self, state: &siege::flow::State, _: siege::event::Event) {
        let place = |part: &&[Phase]| part.iter().position(|phase| *phase == state.phase);
        let Some(part) = BOOK.iter().position(|part| place(part).is_some()) else { return };
        let impulse = if part == 2 { state.impulse } else { 0 };
        // The last step sets the number of the next turn before it is over.
        let advanced = state.phase == Phase::Advance;
        let before = self.0.last().filter(|_| advanced).map(|moment| moment.0);
        let turn = before.unwrap_or(state.turn);
        self.0.push((turn, part, impulse, place(&BOOK[part]).expect("it is there")));
    }
}

/// When things happen in a random game.
fn moments(seed: u64) -> Vec<Moment> {
    let rules = rules("");
    let (mut state, mut clock) = (rules.start(), Clock::default());
    let mut rng = kernel::dice::Rng::from_number(seed);
    while proof::walk::step(&*rules, &mut state, &mut rng, proof::walk::at_random, &mut clock) {}
    clock.0.dedup();
    clock.0
}

#[test]
fn the_four_phases_follow_each_other_in_every_turn() {
    // 4.0.
    let mut parts: Vec<(u8, usize)> = moments(40).iter().map(|met| (met.0, met.1)).collect();
    parts.dedup();
    assert!(parts.is_sorted(), "{parts:?}");
    let first: Vec<usize> = parts.iter().filter(|met| met.0 == 1).map(|met| met.1).collect();
    assert_eq!(first, [0, 1, 2, 3], "each of them once");
}

#[test]
fn the_steps_of_a_turn_follow_each_other() {
    // 4.1: never back within a turn, and from the last step of an impulse to the first of the next.
    let mut steps = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let met = moments(seed);
        assert!(met.is_sorted(), "{met:?}");
        assert!(met.iter().all(|met| met.2 <= 6), "{met:?}");
        steps.extend(met.iter().map(|met| (met.1, met.3)));
    }
    let all = BOOK.iter().enumerate();
    let all = all.flat_map(|(part, steps)| (0..steps.len()).map(move |step| (part, step)));
    let unmet: Vec<_> = all.filter(|step| !steps.contains(step)).collect();
    assert_eq!(unmet, [], "something happens in every step");
}

#[test]
fn every_seat_sees_the_same() {
    // 2.17: nothing but the order of the pools is hidden, and the pools have none.
    let scene = crate::scene::staff_scene("missions; central: fr_1_le; reserve: air_fb_1");
    let state = kernel::Rules::view(scene.rules(), scene.state(), kernel::Viewer::Spectator).state;
    for seat in [0, 1, 2].map(kernel::Seat) {
        let view = kernel::Rules::view(scene.rules(), scene.state(), kernel::Viewer::Seat(seat));
        assert_eq!(view.state, state);
    }
}

//! Positions are read, written and refused as docs/positions.md says.

use std::sync::{Arc, LazyLock};

use kernel::dice::Rng;
use kernel::{Options, Rules, Title};
use proof::faults::keys;
use proof::walk;
use siege::Siege;
use siege::board::{AirBox, GunBox, Place};
use siege::components::{Components, EventKind, Side};
use siege::event::Event;
use siege::flow::{Phase, Step};
use siege::position::{Position, read, write};
use siege::setup::{embedded, load};

static SIEGE: LazyLock<Components> =
    LazyLock::new(|| load(&embedded()).expect("the embedded pack is sound"));

const PUZZLE: &str = include_str!("puzzle.toml");

fn position(text: &str) -> Position {
    read(&SIEGE, text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn at(id: &str) -> Place {
    Place::Space(SIEGE.space(id).expect("a space"))
}

#[test]
fn a_puzzle_is_read() {
    let puzzle = position(PUZZLE);
    assert_eq!((puzzle.turn, puzzle.impulse, puzzle.phase), (4, 3, Phase::FrenchFire));
    let board = &puzzle.board;
    let unit = |id| board.place(SIEGE.unit(id).expect("a unit"));
    assert_eq!((unit("fr_1_le"), unit("fr_3_13_le")), (at("central"), at("r3s03")));
    assert!(board.reduced.has(SIEGE.unit("fr_3_13_le").expect("a unit")));
    let battalion = |id| board.battalion_place(SIEGE.battalion(id).expect("a battalion"));
    assert_eq!((battalion("vm_84"), battalion("vm_11")), (at("r3s04"), Place::Eliminated));
    let controls =
        ["r3s04", "r2s07", "r2s06"].map(|id| board.control(SIEGE.space(id).expect("one")));
    assert_eq!(controls, [Side::VietMinh, Side::VietMinh, Side::French]);
    let aircraft = |id| board.air_box(SIEGE.aircraft(id).expect("an air unit"));
    assert_eq!(
        (aircraft("air_fb_1"), aircraft("air_cargo_1")),
        (AirBox::Tactical, AirBox::Returns(5))
    );
    assert_eq!((board.tracks.morale, board.tracks.gp), (8, 12));
    assert!(board.events.has(EventKind::DeathVolunteers));
    assert_eq!(board.events.pool[EventKind::Rats as usize], 0);
}

#[test]
fn the_documented_example_is_this_puzzle() {
    assert!(include_str!("../../../../docs/positions.md").contains(PUZZLE));
}

#[test]
fn what_is_not_named_is_where_it_would_be() {
    let board = position(PUZZLE).board;
    let unit = |id| board.place(SIEGE.unit(id).expect("a unit"));
    // A start unit, a reinforcement, the ready one, an optional one, a leader.
    assert_eq!(unit("fr_1_2_le"), Place::EliminatedBefore);
    assert_eq!((unit("fr_2_bep"), unit("fr_6_bpc")), (Place::Available, Place::Ready));
    assert_eq!((unit("fr_2_3_le"), unit("ld_bigeard")), (Place::Aside, Place::Available));
    let battalion = |id| board.battalion_place(SIEGE.battalion(id).expect("a battalion"));
    assert!(matches!(battalion("vm_265"), Place::Base(route) if route.0 == 1));
    assert_eq!(battalion("vm_900"), Place::Aside);
    let marker = |id| board.gun_box(SIEGE.marker(id).expect("a marker"));
    assert_eq!(marker("imp_2_4_col"), GunBox::CloseSupport);
    assert_eq!(marker("imp_3_10_col"), GunBox::Absent);
    let aircraft = |id| board.air_box(SIEGE.aircraft(id).expect("an air unit"));
    assert_eq!((aircraft("air_fb_2"), aircraft("air_b29_1")), (AirBox::Reserve, AirBox::Aside));
}

#[test]
fn a_written_position_reads_back_the_same() {
    let head = "phase = \"missions\"\nbases = [\"304\", \"308\", \"312\", \"316\"]\n";
    let texts = [
        PUZZLE.to_owned(),
        format!("turn = 1\n{head}"),
        format!("turn = 7\nregiment = \"308\"\n{head}[battalions]\nr2s13 = [\"vm_900\"]\n"),
        format!("turn = 3\nregiment = \"removed\"\n{head}[events]\ncondors = 1\nmined = [2]\n"),
        format!(
            "turn = 2\n{head}[aircraft]\ncargo_unit = [\"air_cargo_2\"]\n[aboard]\nair_cargo_2 = [\"fr_6_bpc\"]\n"
        ),
        "turn = 1\nphase = \"set_up\"\n[units]\nr1s04 = [\"fr_1_le\", \"fr_1_cmle\"]\n".to_owned(),
        format!(
            "turn = 5\n{head}[events]\nvulture = true\ndeclared = 4\npool = {{ v_chicom = 1 }}\ntrenches = \"manned\"\n"
        ),
    ];
    for text in texts {
        let first = position(&text);
        let written = write(&SIEGE, &first);
        assert_eq!(position(&written), first, "{written}");
        assert_eq!(write(&SIEGE, &position(&written)), written);
    }
}

#[test]
fn a_written_position_leaves_out_what_goes_without_saying() {
    let bare = "turn = 1\nphase = \"missions\"\nbases = [\"304\", \"308\", \"312\", \"316\"]\n";
    assert_eq!(write(&SIEGE, &position(bare)), bare);
}

/// What follows turn, phase and bases, the key and the id.
#[rustfmt::skip]
const NONSENSE: &[(&str, &str, &str)] = &[
    ("moon = true", "moon", "fault-unknown-key"),
    ("impulse = 2", "impulse", "siege-fault-impulse"),
    ("impulse = 7", "impulse", "fault-out-of-range"),
    ("turn = 3", "turn", "fault-duplicate-key"),
    ("refit = [5]", "refit", "fault-out-of-range"),
    ("refit = [1, 1]", "refit", "fault-repeated"),
    ("regiment = \"320\"", "regiment", "fault-unknown-value"),
    ("reduced = [\"fr_gm6\"]", "reduced", "siege-fault-one-step"),
    ("reduced = [\"vm_80\", \"vm_80\"]", "reduced", "fault-repeated"),
    ("reduced = [\"x\"]", "reduced", "fault-unknown-reference"),
    ("vietminh_control = [\"r9s01\"]", "vietminh_control", "fault-unknown-reference"),
    ("vietminh_control = [\"r1s04\"]\n[units]\nr1s04 = [\"fr_1_le\"]", "vietminh_control", "siege-fault-held"),
    ("[tracks]\nmorale = 13", "tracks / morale", "fault-out-of-range"),
    ("[tracks]\nmorale = 1", "tracks / morale", "fault-out-of-range"),
    ("[tracks]\ngp = 25", "tracks / gp", "fault-out-of-range"),
    ("[airfields]\nmain = \"open\"", "airfields / main", "fault-unknown-value"),
    ("[airfields]\nmain = \"functional\"\n[battalions]\nr1s02 = [\"vm_265\"]", "airfields / main", "siege-fault-overrun"),
    ("[airfields]\nother = \"functional\"", "airfields / other", "fault-unknown-key"),
    ("[units]\nr1s99 = [\"fr_1_le\"]", "units / r1s99", "siege-fault-place"),
    ("[units]\nr1s04 = [\"fr_9_le\"]", "units / r1s04", "fault-unknown-reference"),
    ("[units]\nr1s04 = [\"vm_80\"]", "units / r1s04", "fault-unknown-reference"),
    ("[units]\nr1s04 = \"fr_1_le\"", "units / r1s04", "fault-wrong-type"),
    ("[units]\nr1s04 = [\"fr_1_le\"]\nr1s05 = [\"fr_1_le\"]", "units / r1s05", "siege-fault-twice"),
    ("[units]\nr1s04 = [\"fr_fort_1\", \"fr_fort_2\"]", "units", "siege-fault-fortifications"),
    ("[units]\nready = [\"ld_langlais\"]", "units / ready", "siege-fault-misplaced"),
    ("[units]\nr1s04 = [\"fr_1_le\"]\n[battalions]\nr1s04 = [\"vm_265\"]", "units", "siege-fault-both-sides"),
    ("[units]\nr1s04 = [\"ld_langlais\"]\n[battalions]\nr1s04 = [\"vm_265\"]", "units", "siege-fault-both-sides"),
    ("[battalions]\nr2s04 = [\"vm_265\"]", "battalions / r2s04", "siege-fault-misplaced"),
    ("[battalions]\nbase2 = [\"vm_265\"]", "battalions / base2", "siege-fault-misplaced"),
    ("[battalions]\nr1s04 = [\"vm_900\"]", "battalions / r1s04", "siege-fault-misplaced"),
    ("[battalions]\nready = [\"vm_265\"]", "battalions / ready", "siege-fault-place"),
    ("[battalions]\navailable = [\"vm_265\"]", "battalions / available", "siege-fault-misplaced"),
    ("[aircraft]\ntactical = [\"air_cargo_1\"]", "aircraft / tactical", "siege-fault-misplaced"),
    ("[aircraft]\ntactical = [\"air_b29_1\"]", "aircraft / tactical", "siege-fault-misplaced"),
    ("[aircraft]\ncargo_gp = [\"air_fb_1\"]", "aircraft / cargo_gp", "siege-fault-misplaced"),
    ("[aircraft]\nhangar = [\"air_fb_1\"]", "aircraft / hangar", "siege-fault-place"),
    ("[aircraft]\ncargo_unit = [\"air_cargo_1\"]", "aboard", "siege-fault-passenger"),
    ("[aboard]\nair_cargo_1 = [\"fr_6_bpc\"]", "aboard", "siege-fault-passenger"),
    ("[aboard]\nair_cargo_1 = [\"fr_2_bep\"]", "aboard / air_cargo_1", "siege-fault-misplaced"),
    ("[aboard]\nair_9 = [\"fr_6_bpc\"]", "aboard / air_9", "fault-unknown-reference"),
    ("[returns]\nair_fb_1 = 1", "returns / air_fb_1", "fault-out-of-range"),
    ("[returns]\nair_9 = 4", "returns / air_9", "fault-unknown-reference"),
    ("[guns]\nclose_support = [\"imp_2_4_col\"]", "guns / close_support", "siege-fault-misplaced"),
    ("[guns]\ncounterbattery = [\"imp_1_cmle\"]\n[units]\ncentral = [\"fr_1_cmle\"]", "guns / counterbattery", "siege-fault-misplaced"),
    ("[guns]\nready = [\"imp_2_4_col\"]", "guns / ready", "siege-fault-place"),
    ("[events]\npool = { f_cat = 2 }", "events / pool", "siege-fault-event-markers"),
    ("[events]\npool = { f_dog = 1 }", "events / pool / f_dog", "fault-unknown-reference"),
    ("[events]\nin_force = [\"f_dog\"]", "events / in_force", "fault-unknown-reference"),
    ("[events]\ntrenches = \"deep\"", "events / trenches", "fault-unknown-value"),
    ("[events]\ndeclared = 4", "events / declared", "fault-out-of-range"),
    ("[turn_so_far]\npicks = 9", "turn_so_far / picks", "fault-out-of-range"),
    ("[turn_so_far]\nshaken = [0]", "turn_so_far / shaken", "fault-out-of-range"),
    ("[turn_so_far]\naborted_gp = 99", "turn_so_far / aborted_gp", "fault-out-of-range"),
    ("[step_so_far]\nlost = 256", "step_so_far / lost", "fault-out-of-range"),
    ("[phase_so_far]\ntea = 1", "phase_so_far / tea", "fault-unknown-key"),
    ("[movement]\neased = []", "movement", "siege-fault-other-step"),
    ("[movement]\nspent_1 = [\"fr_6_bpc\"]", "movement / spent_1", "siege-fault-misplaced"),
    ("[movement]\nstopped = [\"x\"]", "movement / stopped", "fault-unknown-reference"),
    ("[movement.led]\nfr_1_le = []", "movement / led / fr_1_le", "fault-unknown-reference"),
    ("[assigning]\ndone = [\"cook\"]", "assigning / done", "fault-unknown-reference"),
    ("[units", "", "fault-syntax"),
];

#[test]
fn nonsense_is_refused_with_its_reason() {
    for (rest, key, id) in NONSENSE {
        let text = format!(
            "turn = 2\nphase = \"missions\"\nbases = [\"304\", \"308\", \"312\", \"316\"]\n{rest}"
        );
        let faults = read(&SIEGE, &text).expect_err(rest);
        assert!(keys(&faults).contains(&(*key, *id)), "{rest}: {:?}", keys(&faults));
        assert!(faults.iter().all(|fault| fault.file == "position"));
    }
}

#[test]
fn time_and_bases_are_checked() {
    let faults = read(&SIEGE, "").expect_err("nothing is said");
    let missing = [
        ("turn", "fault-missing-key"),
        ("phase", "fault-missing-key"),
        ("bases", "fault-missing-key"),
    ];
    assert_eq!(keys(&faults), missing);
    for (bases, id) in [
        ("[\"304\", \"308\"]", "fault-length"),
        ("[\"304\", \"308\", \"312\", \"304\"]", "fault-repeated"),
        ("[\"304\", \"308\", \"312\", \"320\"]", "fault-unknown-reference"),
    ] {
        let text = format!("turn = 1\nphase = \"missions\"\nbases = {bases}");
        assert_eq!(keys(&read(&SIEGE, &text).expect_err("bases")), [("bases", id)]);
    }
    let text = "turn = 8\nphase = \"tea\"\nbases = [\"304\", \"308\", \"312\", \"316\"]";
    let faults = read(&SIEGE, text).expect_err("no such turn, no such step");
    assert_eq!(keys(&faults), [("turn", "fault-out-of-range"), ("phase", "fault-unknown-value")]);
}

fn rules() -> Arc<Siege> {
    let given = [("vulture".to_owned(), "yes".to_owned())];
    let options = Options::complete(&Siege::INFO, &given.into()).expect("options of the title");
    let pack = &Siege::packs()[0];
    Arc::new(Siege::load(pack, Siege::INFO.scenarios[0], &options).expect("our pack is sound"))
}

/// Whatever happens in a game can be written, read and written again.
#[test]
fn every_moment_of_a_game_is_a_position() {
    let rules = rules();
    for seed in 0..4 {
        let mut rng = Rng::from_number(seed);
        let mut state = rules.start();
        for _ in 0..900 {
            let text = rules.write_position(&state);
            if !walk::step(&*rules, &mut state, &mut rng, walk::at_random, &mut ()) {
                break;
            }
            let read = read(&rules.components, &text);
            let again = read.map(|position| write(&rules.components, &position));
            assert_eq!(again.as_deref(), Ok(text.as_str()));
        }
    }
}

#[test]
fn no_text_breaks_the_reader() {
    let rules: Siege = proof::rules(Siege::INFO.scenarios[0], &[]);
    proof::faults::no_position_breaks_the_reader(&rules, PUZZLE, 400);
}

/// Every option of the title, the usual game and a staff.
const TABLES: [&[(&str, &str)]; 4] = [
    &[],
    &[("staff", "yes"), ("vulture", "yes"), ("nuclear", "yes")],
    &[
        ("fast_artillery", "yes"),
        ("variable_vm", "yes"),
        ("forward_aaa", "yes"),
        ("precedence_308", "yes"),
        ("first_activation", "yes"),
    ],
    &[
        ("extra_start", "yes"),
        ("extra_air", "yes"),
        ("condor_forces", "yes"),
        ("vulture", "yes"),
        ("battalions_start", "reduced"),
    ],
];

/// A position keeps everything, or the writer gives none.
#[test]
fn a_position_lost_aborted_cargo_and_moved_units() {
    let (mut plies, mut exact) = (0u32, 0u32);
    for (number, options) in TABLES.iter().enumerate() {
        let rules: Siege = proof::rules(Siege::INFO.scenarios[0], options);
        for game in 0..proof::times(2, 40) {
            let mut rng = Rng::from_number(100 * number as u64 + game);
            let mut state = rules.start();
            loop {
                plies += 1;
                let text = rules.exact_position(&state);
                let kept = matches!(
                    state.top(),
                    Some(Step::Movement(_) | Step::Missions(_) | Step::Cargo(_))
                );
                assert!(text.is_some() || !kept, "{state:?}");
                if let Some(text) = text {
                    exact += 1;
                    assert_eq!(rules.read_position(&text), Ok(state.clone()), "{text}");
                }
                if !walk::step(&rules, &mut state, &mut rng, walk::at_random, &mut ()) {
                    break;
                }
            }
        }
    }
    println!("{exact} of {plies} plies have a position that keeps all of them");
    assert!(4 * exact > plies, "{exact} of {plies}");
}

#[test]
fn supply_of_aborted_cargo_comes_in_after_a_position_too() {
    let head = "turn = 3\nphase = \"air_strikes\"\nbases = [\"304\", \"308\", \"312\", \"316\"]\n";
    let rest =
        "[aircraft]\nbase_attack = [\"air_fb_1\"]\n[turn_so_far]\naborted_gp = 2\npicks = 3\n";
    let rules: Siege = proof::rules(Siege::INFO.scenarios[0], &[]);
    let state = rules.read_position(&format!("{head}{rest}")).expect("it is sound");
    assert_eq!((state.aborted, state.picks), ([2, 0], 3));
    let text = rules.exact_position(&state).expect("a step has just begun");
    assert!(text.contains("aborted_gp = 2\n") && text.contains("picks = 3\n"), "{text}");
}

#[test]
fn what_happens_by_itself_when_a_position_is_laid_out_is_told() {
    let text = "turn = 4\nphase = \"return\"\nbases = [\"304\", \"308\", \"312\", \"316\"]\n[returns]\nair_fb_1 = 4\n";
    let rules: Siege = proof::rules(Siege::INFO.scenarios[0], &[]);
    let mut told: Vec<Event> = Vec::new();
    rules.lay_out(text, &mut told).expect("it is sound");
    let aircraft = SIEGE.aircraft("air_fb_1").expect("an air unit");
    assert_eq!(told[..2], [Event::Turn { turn: 4 }, Event::Returned { aircraft }]);
    assert!(matches!(told[2], Event::Picks { picks: 1.. }), "{told:?}");
}

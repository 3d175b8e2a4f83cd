//! Positions are read, written and refused as docs/positions.md says.

use std::sync::LazyLock;

use kernel::dice::Rng;
use kernel::{Rules, Sink, Title};
use proof::faults::keys;
use proof::walk;
use storm::Storm;
use storm::components::{Area, Components, Kind, Side, Start};
use storm::event::Event;
use storm::flow::{Impulse, Stage, State, Step};
use storm::position::{Position, read, write};
use storm::sets::Unit;
use storm::setup::{embedded, load};

static STORM: LazyLock<Components> =
    LazyLock::new(|| load(&embedded()).expect("the embedded pack is sound"));

const PUZZLE: &str = include_str!("puzzle.toml");

fn position(text: &str) -> Position {
    read(&STORM, text).unwrap_or_else(|faults| panic!("{faults:#?}"))
}

fn unit(id: &str) -> Unit {
    let side = if id.starts_with('F') { Side::French } else { Side::VietMinh };
    let index = STORM.units[side as usize].iter().position(|row| row.id == id);
    Unit::new(side, index.expect("the unit exists") as u8)
}

#[test]
fn a_puzzle_is_read() {
    let puzzle = position(PUZZLE);
    assert_eq!((puzzle.turn, puzzle.to_move), (3, Side::VietMinh));
    assert_eq!((puzzle.needs, puzzle.french_passed), (6, true));
    let board = &puzzle.board;
    assert_eq!(board.units(Side::VietMinh, Area(11)).len(), 3);
    assert_eq!(board.fresh_units(Side::VietMinh, Area(11)).len(), 2);
    assert!(!board.is_fresh(unit("V-209-130-3")));
    assert_eq!(board.area_of(unit("F-III.13DBLE-9")), Some(Area(14)));
    assert_eq!((board.trench(Area(11)), board.trench(Area(8))), (3, 0));
    // Said, as printed, and by whoever stands there.
    let control = [6, 9, 8, 7].map(|area| board.control(Area(area)));
    assert_eq!(control, [Side::VietMinh, Side::French, Side::VietMinh, Side::French]);
    assert!(board.fire[Side::French as usize].has(Area(14)));
    assert!(board.lost_now.is_empty() && board.lost_before.is_empty());
}

#[test]
fn the_documented_example_is_this_puzzle() {
    assert!(include_str!("../../../../docs/positions.md").contains(PUZZLE));
}

#[test]
fn units_that_are_not_named_are_where_they_would_be() {
    let board = position(PUZZLE).board;
    for (side, rows) in Side::BOTH.into_iter().zip(&STORM.units) {
        for row in rows {
            let unit = unit(&row.id);
            if board.area_of(unit).is_some() {
                continue;
            }
            let waits = board.waiting[side as usize].has(unit.index);
            let gone = board.eliminated[side as usize].has(unit.index);
            let expected = match row.start {
                Start::Turn(turn) => (turn >= 3, turn < 3),
                Start::Area(_) => (false, true),
                Start::Box => (false, row.id == "V-R-21"),
                Start::Star => (false, false),
            };
            assert_eq!((waits, gone), expected, "{}", row.id);
        }
    }
    assert_eq!((board.star.len(), board.replacement_box.len()), (3, 20));
}

#[test]
fn cards_that_are_not_named_are_in_the_deck() {
    let cards = position(PUZZLE).cards;
    assert_eq!(cards.hand.count(Kind::Artillery), 2);
    assert_eq!(cards.hand.count(Kind::MortarSupport), 1);
    assert_eq!(cards.deck.count(Kind::Artillery), 3);
    assert_eq!(cards.removed.count(Kind::Katyusha), 1);
    assert_eq!(cards.discards.size(Side::VietMinh), 1);
    for row in &STORM.kinds {
        let piles = [cards.hand, cards.deck, cards.discards, cards.removed];
        let total: u8 = piles.iter().map(|pile| pile.count(row.kind)).sum();
        assert_eq!(total, row.copies, "{}", row.kind.id());
    }
}

#[test]
fn a_written_position_reads_back_the_same() {
    let texts = [
        PUZZLE,
        "turn = 1\nto_move = \"french\"",
        "turn = 8\nto_move = \"french\"\nlost = [6, 14]\nneeds = 0\nno_replacements = true\n\
         eliminated = [\"F-1RCC-3\", \"V-R-01\"]\n[control]\nvietminh = [6, 14]\nfrench = [38]\n",
        // Both sides together, whoever controls the area (S-03).
        "turn = 2\nto_move = \"vietminh\"\n[units.17]\nfresh = [\"F-1BEP-1\", \"V-88-23-1\"]\n\
         [units.11]\nspent = [\"F-1BEP-2\", \"V-88-23-2\"]\n[units.14]\nfresh = [\"F-1BEP-3\", \
         \"V-88-23-3\"]\n[control]\nvietminh = [14]\n",
    ];
    for text in texts {
        let first = position(text);
        let written = write(&STORM, &first);
        assert_eq!(position(&written), first, "{written}");
        assert_eq!(write(&STORM, &position(&written)), written);
    }
    let mixed = position(texts[3]).board;
    let control = [17, 11, 14].map(|area| mixed.control(Area(area)));
    assert_eq!(control, [Side::French, Side::VietMinh, Side::VietMinh]);
}

#[test]
fn a_written_position_leaves_out_what_goes_without_saying() {
    let bare = "turn = 1\nto_move = \"vietminh\"\n";
    assert_eq!(write(&STORM, &position(bare)), bare);
    let stack = "turn = 1\nto_move = \"vietminh\"\n\n[units.7]\nfresh = [\"F-1BEP-1\"]\n";
    assert_eq!(position(stack).board.control(Area(7)), Side::French);
    assert_eq!(write(&STORM, &position(stack)), stack);
}

/// What follows the turn and the side to move, the key and the id.
#[rustfmt::skip]
const NONSENSE: &[(&str, &str, &str)] = &[
    ("needs = 11", "needs", "fault-out-of-range"),
    ("moon = true", "moon", "fault-unknown-key"),
    ("french_passed = 1", "french_passed", "fault-wrong-type"),
    ("turn = 3", "turn", "fault-duplicate-key"),
    ("eliminated = [\"V-1\"]", "eliminated", "fault-unknown-reference"),
    ("eliminated = [\"V-R-01\", \"V-R-01\"]", "eliminated", "storm-fault-twice"),
    ("[units.41]\nfresh = [\"F-1BEP-1\"]", "units / 41", "fault-unknown-reference"),
    ("[units.07]\nfresh = [\"F-1BEP-1\"]", "units / 07", "fault-unknown-reference"),
    ("[units]\n7 = [\"F-1BEP-1\"]", "units / 7", "fault-wrong-type"),
    ("[units.7]\nfresh = [\"F-9BEP-1\"]", "units / 7 / fresh", "fault-unknown-reference"),
    ("[units.7]\nfresh = [7]", "units / 7 / fresh", "fault-wrong-type"),
    ("[units.7]\ntired = []", "units / 7 / tired", "fault-unknown-key"),
    ("[units.7]\nfresh = [\"F-1BEP-1\"]\nspent = [\"F-1BEP-1\"]", "units / 7 / spent", "storm-fault-twice"),
    ("[units.8]\nfresh = [\"F-1BEP-1\"]", "units / 8", "storm-fault-red-area"),
    ("[control]\nfrench = [8]", "control / french", "storm-fault-red-area"),
    ("[control]\nfrench = [48]", "control / french", "fault-unknown-reference"),
    ("[control]\nfrench = [255, 300]", "control / french", "fault-out-of-range"),
    ("[control]\nfrench = [7, 7]", "control / french", "fault-repeated"),
    ("[control]\nfrench = [7]\nvietminh = [7]", "control / vietminh", "storm-fault-twice"),
    ("[control]\nvietminh = [9]\n[units.9]\nfresh = [\"F-1BEP-1\"]", "control / vietminh", "storm-fault-control"),
    ("[trench]\n11 = 4", "trench / 11", "fault-out-of-range"),
    ("[trench]\n41 = 1", "trench / 41", "fault-unknown-reference"),
    ("[trench]\n9 = 1", "trench / 9", "storm-fault-french-trench"),
    ("[fire]\nfrench = [8]", "fire / french", "storm-fault-red-area"),
    ("lost = [9]", "lost", "storm-fault-lost"),
    ("lost = [8]", "lost", "storm-fault-red-area"),
    ("[hand]\nfrench = [\"giap\"]", "hand / french", "storm-fault-card-side"),
    ("[hand]\nfrench = [\"nukes\"]", "hand / french", "fault-unknown-reference"),
    ("[hand]\nfrench = [\"bigeard\", \"bigeard\"]", "hand / french", "storm-fault-too-many-cards"),
    ("[hand]\nfrench = [\"FR-01\"]\n[discards]\nfrench = [\"bigeard\"]", "discards / french", "storm-fault-too-many-cards"),
    ("[hand]\nfrench = [\"FR-02\", \"FR-02\"]", "hand / french", "storm-fault-twice"),
    ("[removed]\nfrench = [\"mines\"]", "removed / french", "storm-fault-not-removed"),
    ("first = \"nobody\"", "first", "fault-unknown-value"),
    ("[bids]\nfirst = 3", "bids / second", "fault-missing-key"),
    ("[bids]\nfirst = 3\nsecond = 11", "bids / second", "fault-out-of-range"),
    ("[last_attack]\narea = 41\ndamage = 2", "last_attack / area", "fault-unknown-reference"),
    ("[last_attack]\narea = 200\ndamage = 2", "last_attack / area", "fault-unknown-reference"),
    ("[last_attack]\narea = 14\ndamage = 256", "last_attack / damage", "fault-out-of-range"),
    ("[units.7", "", "fault-syntax"),
];

#[test]
fn nonsense_is_refused_with_its_reason() {
    for (rest, key, id) in NONSENSE {
        let text = format!("turn = 2\nto_move = \"vietminh\"\n{rest}");
        let faults = read(&STORM, &text).expect_err("nonsense is refused");
        assert!(keys(&faults).contains(&(*key, *id)), "{rest}: {:?}", keys(&faults));
        assert!(faults.iter().all(|fault| fault.file == "position"));
    }
}

#[test]
fn time_and_side_are_checked() {
    let faults = read(&STORM, "").expect_err("nothing is said");
    assert_eq!(keys(&faults), [("turn", "fault-missing-key"), ("to_move", "fault-missing-key")]);
    let faults =
        read(&STORM, "turn = 9\nto_move = \"VM\"").expect_err("no such turn, no such side");
    assert_eq!(keys(&faults), [("turn", "fault-out-of-range"), ("to_move", "fault-unknown-value")]);
    let text = "turn = 1\nto_move = \"french\"\nfrench_passed = true\nno_replacements = true";
    assert_eq!(
        keys(&read(&STORM, text).expect_err("neither is possible")),
        [
            ("french_passed", "storm-fault-passed"),
            ("no_replacements", "storm-fault-no-replacements"),
        ]
    );
}

#[test]
fn nine_units_of_a_side_are_the_most() {
    let stack = |count: usize, others: &str| {
        let units = STORM.units[0].iter().filter(|row| matches!(row.start, Start::Area(_)));
        let ids: Vec<String> = units.take(count).map(|row| format!("{:?}", row.id)).collect();
        let fresh = ids.join(", ");
        format!("turn = 1\nto_move = \"french\"\n[units.9]\nfresh = [{fresh}]\nspent = [{others}]")
    };
    assert!(read(&STORM, &stack(9, "\"V-R-01\"")).is_ok());
    let faults = read(&STORM, &stack(10, "")).expect_err("ten are too many");
    assert_eq!(keys(&faults), [("units / 9", "storm-fault-stacking")]);
    let faults = read(&STORM, &stack(9, "\"F-1RCC-3\"")).expect_err("spent ones count");
    assert_eq!(keys(&faults), [("units / 9", "storm-fault-stacking")]);
}

#[test]
fn all_faults_are_told_at_once() {
    let text = "turn = 0\nto_move = \"vietminh\"\n[units.8]\nfresh = [\"F-1BEP-1\", \"X\"]\n\
                [units.9]\nspent = [\"F-1BEP-1\"]\n[trench]\n9 = 2\n11 = -1\n[hand]\nvietminh = [\"mines\"]";
    assert_eq!(
        keys(&read(&STORM, text).expect_err("seven faults")),
        [
            ("turn", "fault-out-of-range"),
            ("units / 8 / fresh", "fault-unknown-reference"),
            ("units / 8", "storm-fault-red-area"),
            ("units / 9 / spent", "storm-fault-twice"),
            ("trench / 11", "fault-out-of-range"),
            ("trench / 9", "storm-fault-french-trench"),
            ("hand / vietminh", "storm-fault-card-side"),
        ]
    );
}

#[test]
fn no_text_breaks_the_reader() {
    let rules: Storm = proof::rules(Storm::INFO.scenarios[0], &[]);
    proof::faults::no_position_breaks_the_reader(&rules, PUZZLE, 400);
}

/// Keeps what is told.
struct Told(Vec<Event>);

impl Sink<Storm> for Told {
    const LISTENS: bool = true;

    fn event(&mut self, _: &State, event: Event) {
        self.0.push(event);
    }
}

#[test]
fn what_happens_by_itself_when_a_position_is_laid_out_is_told() {
    let rules: Storm = proof::rules(Storm::INFO.scenarios[0], &[]);
    let mut told = Told(Vec::new());
    // Neither side has a card or a unit on the map: both pass, and the end phase begins.
    let text = "turn = 2\nto_move = \"vietminh\"\nfrench_passed = true";
    rules.lay_out(text, &mut told).expect("a sound position");
    let passed = Event::Passed { side: Side::VietMinh, automatic: true };
    assert_eq!(told.0, [passed, Event::ImpulsesOver]);
    let mut quiet = Told(Vec::new());
    rules.lay_out(PUZZLE, &mut quiet).expect("a sound position");
    assert_eq!(quiet.0, []);
}

/// How many plies of a random game have a position, and how many it has.
fn plies_with_positions(rules: &Storm, seed: u64) -> (u32, u32) {
    let (mut rng, mut state) = (Rng::from_number(seed), rules.start());
    let (mut exact, mut all) = (0, 0);
    while walk::step(rules, &mut state, &mut rng, walk::at_random, &mut ()) {
        all += 1;
        let Some(text) = rules.exact_position(&state) else {
            let begins =
                matches!(state.steps[..], [Step::Impulse(Impulse { stage: Stage::Choose, .. })]);
            // Only what was lost in the impulse that has begun cannot be said.
            assert!(!begins || !state.board.lost_now.is_empty(), "{state:?}");
            continue;
        };
        exact += 1;
        assert_eq!(rules.read_position(&text).as_ref(), Ok(&state), "{text}");
    }
    (exact, all)
}

#[test]
fn every_ply_reads_back_as_it_is_or_has_no_position_now() {
    for options in [&[][..], &[("bidding", "yes")]] {
        let rules: Storm = proof::rules(Storm::INFO.scenarios[0], options);
        let games = (1..=proof::times(2, 100)).map(|seed| plies_with_positions(&rules, seed));
        let (exact, all) = games.fold((0, 0), |sum, game| (sum.0 + game.0, sum.1 + game.1));
        println!("storm {options:?}: {exact} of {all} plies have a position");
        assert!(exact > all / 10 && exact > 100, "{exact} of {all}");
    }
}

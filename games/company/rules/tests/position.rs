//! Positions are read and written, and what is wrong with one is said at once.

use company::Company;
use company::board::Place;
use company::flow::{Step, Turn};
use company::sets::Unit;
use kernel::dice::Rng;
use kernel::{Rules, Title};
use proof::walk;

fn rules(mission: &str) -> Company {
    proof::rules(mission, &[])
}

const PUZZLE: &str = include_str!("puzzle.toml");

#[test]
fn a_puzzle_is_read() {
    let rules = rules("search_and_destroy");
    let state = rules.read_position(PUZZLE).unwrap_or_else(|faults| panic!("{faults:?}"));
    let body = |name: &str| *state.board.body(Unit::parse(name).expect("a unit"));
    assert_eq!((state.turn, state.counters, state.token), (13, 6, true));
    assert_eq!((body("W2").strength, body("W2").leader, body("W2").caches.len()), (4, false, 1));
    assert_eq!((body("W3").strength, body("W5").strength), (0, 0), "who is not named is out");
    assert_eq!(body("C4").place, Place::OFF, "or waits");
    assert!(state.board.hidden.has(1) && state.board.away.has(2) && state.marked[0].has(3));
    assert_eq!(state.tally.destroyed.len() + state.tally.evacuated, 2);
    let again = rules.read_position(&rules.write_position(&state));
    assert_eq!(again.as_ref(), Ok(&state));
}

#[test]
fn the_documented_example_is_this_puzzle() {
    assert!(include_str!("../../../../docs/positions.md").contains(PUZZLE));
}

/// Every turn of random games reads back as it was.
#[test]
fn what_is_written_reads_back() {
    let mut compared = 0;
    for mission in Company::INFO.scenarios {
        let rules = rules(mission);
        let mut rng = Rng::from_number(7);
        let mut state = rules.start();
        loop {
            let fresh = match state.steps.as_slice() {
                [Step::Turn(Turn { side, left })] => {
                    let groups = rules.forces[*side as usize].groups.len();
                    *left == (1 << groups) - 1
                }
                _ => false,
            };
            if fresh {
                let text = rules.write_position(&state);
                let mut back = rules
                    .read_position(&text)
                    .unwrap_or_else(|faults| panic!("{mission}: {faults:?}\n{text}"));
                back.success = state.success;
                back.column = state.column;
                assert_eq!(back, state, "{mission}\n{text}");
                compared += 1;
            }
            if !walk::step(&rules, &mut state, &mut rng, walk::at_random, &mut ()) {
                break;
            }
        }
    }
    assert!(compared > 50, "{compared}");
}

fn faults(text: &str) -> Vec<(String, &'static str)> {
    let told = rules("search_and_destroy").read_position(text).expect_err("it is wrong");
    told.into_iter().map(|fault| (fault.key, fault.id)).collect()
}

#[test]
fn all_faults_are_told_at_once() {
    let text = r#"
to_move = "nobody"
counters = 0
ring = ["low", "gold", "number1", "number1"]
searched = ["A1"]
[peasants]
Z9 = 1
C2 = 5
[unit.W1]
at = "A2"
strength = 9
caches = ["low", "low", "high"]
[unit.W2]
at = "A2"
[unit.W3]
at = "A1"
[unit.C1]
at = "B1"
hidden = true
[unit.C2]
at = "A1"
[unit.C3]
at = "off"
strength = 2
[unit.C4]
at = "off"
away = true
[unit.X9]
at = "A3"
"#;
    let told = faults(text);
    let has = |key: &str, id: &str| told.iter().any(|(k, i)| k == key && *i == id);
    assert!(has("to_move", "fault-unknown-value"), "{told:?}");
    assert!(has("counters", "fault-out-of-range"), "{told:?}");
    assert!(has("ring", "fault-unknown-reference"), "{told:?}");
    assert!(has("ring", "company-fault-ring"), "{told:?}");
    assert!(has("searched", "company-fault-searched"), "{told:?}");
    assert!(has("peasants / Z9", "fault-unknown-reference"), "{told:?}");
    assert!(has("peasants / C2", "fault-out-of-range"), "{told:?}");
    assert!(has("unit / W1 / strength", "fault-out-of-range"), "{told:?}");
    assert!(has("unit / W1 / caches", "company-fault-caches"), "{told:?}");
    assert!(has("unit / W2 / at", "company-fault-stacking"), "{told:?}");
    assert!(has("unit / C1", "company-fault-hiding"), "{told:?}");
    assert!(has("unit / W3 / at", "company-fault-enemy"), "{told:?}");
    assert!(has("unit / C3 / at", "company-fault-unseen"), "{told:?}");
    assert!(has("unit / X9", "fault-unknown-reference"), "{told:?}");
    assert!(has("unit / C4 / away", "company-fault-away"), "{told:?}");
}

#[test]
fn a_position_needs_a_white_star_unit() {
    let told = faults("to_move = \"white_star\"\ncounters = 3\n[unit.C1]\nat = \"off\"\n");
    assert!(told.iter().any(|(_, id)| *id == "company-fault-nobody"), "{told:?}");
}

#[test]
fn text_that_is_no_toml_is_a_fault() {
    assert_eq!(faults("to_move = ")[0].1, "fault-syntax");
}

#[test]
fn no_text_breaks_the_reader() {
    let position = include_str!("positions/fight_vc.toml");
    let rules = rules("search_and_destroy");
    proof::faults::no_position_breaks_the_reader(&rules, position, 300);
}

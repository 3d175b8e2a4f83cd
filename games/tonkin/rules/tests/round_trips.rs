//! A position keeps everything or is not given: at every ply of random games of every scenario it reads back as the very
//! state, or the writer says "not now".

use kernel::dice::Rng;
use kernel::{Rules as _, Title};
use proof::walk::{at_random, step};
use tonkin::Tonkin;
use tonkin::event::Event;
use tonkin::flow::State;

/// So many plies of a game are looked at in the suite, and in the long run.
const PLIES: (u64, u64) = (250, 10_000);

/// Plies of a game, and those with a position.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    plies: u64,
    exact: u64,
}

/// Looks at one state: a position that is given reads back as it.
fn look(rules: &Tonkin, state: &State, count: &mut Count) {
    count.plies += 1;
    let Some(text) = rules.exact_position(state) else { return };
    count.exact += 1;
    let again = rules.read_position(&text);
    assert!(again.as_ref() == Ok(state), "{text}\nreads back as something else");
    // It is written from the state that was read as well.
    assert_eq!(rules.write_position(state), text);
}

fn play(scenario: &str, options: &[(&str, &str)], seed: u64) -> Count {
    let rules = proof::rules::<Tonkin>(scenario, options);
    let (mut state, mut rng) = (rules.start(), Rng::from_number(seed));
    let mut count = Count::default();
    look(&rules, &state, &mut count);
    while count.plies < proof::times(PLIES.0, PLIES.1)
        && step(&rules, &mut state, &mut rng, at_random, &mut ())
    {
        look(&rules, &state, &mut count);
    }
    count
}

#[test]
fn at_every_ply_a_position_is_exact_or_not_given() {
    let mut all = Count::default();
    for scenario in Tonkin::INFO.scenarios {
        for options in [&[][..], &[("hero", "yes"), ("setup", "generic")][..]] {
            let count = play(scenario, options, 7);
            println!("{scenario}: {} of {} plies have a position", count.exact, count.plies);
            all = Count { plies: all.plies + count.plies, exact: all.exact + count.exact };
        }
    }
    println!("all: {} of {} plies have a position", all.exact, all.plies);
    // Every movement phase begins with one; in the middle of steps there is none.
    assert!(all.exact > 20 && all.exact < all.plies / 2, "{all:?}");
}

#[test]
fn points_and_the_spent_sd_are_in_no_position_and_none_is_given() {
    let text = "month = \"Oct-52\"\nphase = \"operations\"\nvp = 50\n[stacks]
        T7 = [\"vm_hq\", \"vm_sd_1\"]\nT14 = [\"fef_hq\", \"fef_sd_1\"]";
    let rules = proof::rules::<Tonkin>("campaign", &[]);
    let state = rules.read_position(text).expect("a position");
    assert!(rules.exact_position(&state).is_some());
    let mut game = kernel::Match::from_state(std::sync::Arc::new(rules), state);
    let dump = game.rules().components.unit_named("vm_sd_1").expect("an SD");
    game.say(kernel::Seat(1), &format!("spend {dump}")).expect("VM may spend it");
    assert_eq!(game.rules().exact_position(game.state()), None);
}

#[test]
fn what_happens_by_itself_when_a_position_is_laid_out_is_told() {
    // The regiment starves in the Attrition Phase, and the sides are asked in the Operation Phase.
    let text =
        "month = \"Dec-52\"\nphase = \"attrition\"\nvp = 50\nout_of_supply = [\"vm_57\"]\n[stacks]
        T7 = [\"vm_hq\"]\nG14 = [\"vm_57\"]\nT14 = [\"fef_hq\"]";
    let rules = proof::rules::<Tonkin>("campaign", &[]);
    let mut told: Vec<Event> = Vec::new();
    let state = rules.lay_out(text, &mut told).expect("a position");
    let lost = told.iter().any(|event| matches!(event, Event::StepLost { .. }));
    let hits = told.iter().any(|event| matches!(event, Event::Hits { .. }));
    let phases = told.iter().filter(|event| matches!(event, Event::Phase { .. })).count();
    assert!(lost && hits, "{told:?}");
    assert_eq!(phases, 2, "{told:?}");
    let regiment = rules.components.unit_named("vm_57").expect("a regiment");
    assert_eq!(state.board.steps(regiment), 3);
    assert!(matches!(rules.next(&state), kernel::Next::Decision { .. }));
}

#[test]
fn a_month_outside_the_scenario_is_a_fault() {
    let text = |month: &str| {
        format!("month = {month:?}\nphase = \"vm_movement\"\nvp = 50\n[stacks]\nT7 = [\"vm_hq\"]")
    };
    let rules = proof::rules::<Tonkin>("hanoi", &[]);
    let read = |month: &str| {
        let faults = rules.read_position(&text(month)).err().unwrap_or_default();
        faults.iter().map(|fault| fault.id).collect::<Vec<_>>()
    };
    for month in ["Jan-51", "Jun-51"] {
        assert_eq!(read(month), [""; 0], "{month}");
    }
    for month in ["Dec-50", "Jul-51", "Jul-54"] {
        assert_eq!(read(month), ["tonkin-fault-month"], "{month}");
    }
}

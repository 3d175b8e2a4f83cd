//! Nothing in a save is trusted. See `proof::tampered`.

use kernel::Rules as _;
use proof::tampered::{Game, hold};
use tonkin::Tonkin;
use tonkin::components::{SetupRow, Side};
use tonkin::flow::{State, Step};

#[test]
fn what_was_tampered_with_is_refused_or_plays_on() {
    let games = [
        Game::of("cao_bang", &[]),
        Game::of("hanoi", &[("hero", "yes"), ("setup", "generic")]),
        Game::of("hoa_binh", &[]),
        Game::of("plaine_des_jarres", &[("hero", "yes")]),
        Game::of("dien_bien_phu", &[]),
        Game::of("na_san", &[]),
        Game::of("campaign", &[("to", "hanoi")]),
    ];
    hold::<Tonkin>(&games);
}

/// What is said of a state that somebody wrote out.
fn read(rules: &Tonkin, state: &State) -> Result<State, String> {
    let text = serde_json::to_string(state).expect("a state is plain data");
    kernel::given::state(rules, &text).map_err(|fault| format!("{fault:?}"))
}

#[test]
fn a_set_up_with_the_enemy_where_units_are_put_unasked_is_refused() {
    let rules: Tonkin = proof::rules("hanoi", &[]);
    let state = rules.start();
    assert_eq!(read(&rules, &state).as_ref(), Ok(&state));
    let alone = |row: &&SetupRow| row.side == Side::VietMinh && row.within == 0;
    let row = rules.scenario().setup.iter().rfind(alone).expect("VM stands in some hex");
    let french = rules.charts.forces.side[Side::French as usize].and(rules.charts.forces.fighting);
    let unit = french.iter().find(|unit| state.board.hex_of(*unit).is_some()).expect("units");
    let mut mixed = state.clone();
    mixed.board.put(&rules.charts, unit, row.hex);
    // VM units were put on top of it, and then asked to be made the first of a French stack.
    assert!(read(&rules, &mixed).is_err_and(|fault| fault.contains("SetUp")));
}

#[test]
fn a_set_up_whose_questions_wait_in_another_order_is_refused() {
    let rules: Tonkin = proof::rules("hanoi", &[("setup", "generic")]);
    let state = rules.start();
    assert_eq!(read(&rules, &state).as_ref(), Ok(&state));
    let last = state.steps.len() - 1;
    assert!(matches!(state.steps[last], Step::FrenchSetUp(_)));
    for place in 0..last {
        let mut other = state.clone();
        other.steps.swap(place, last);
        assert!(read(&rules, &other).is_err(), "{:?}", other.steps);
    }
}

//! What can be laid over the map: for either side it is what the rules work out from the whole state, and for
//! the French it is the same in every world that they cannot tell apart (1.5).

use std::time::Instant;

use kernel::dice::Rng;
use kernel::{Rules, Scope, Seat, Viewer};
use proof::walk;
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::components::{Hex, Side};
use tonkin::flow::{State, Step};
use tonkin::overlays;
use tonkin::rules::{control, supply, trace};
use tonkin::sets::HexSet;

/// Plays at random and looks at every state.
fn played(rules: &Tonkin, seed: u64, plies: usize, mut look: impl FnMut(&State)) {
    let mut rng = Rng::from_number(seed);
    let mut state = rules.start();
    for _ in 0..plies {
        if !walk::step(rules, &mut state, &mut rng, walk::at_random, &mut ()) {
            break;
        }
        look(&state);
    }
}

#[test]
fn overlays_are_what_the_rules_work_out_and_the_french_are_told_no_more() {
    let rules = proof::rules::<Tonkin>("hoa_binh", &[]);
    let (charts, ranges) = (&rules.charts, rules.supply_ranges());
    let mut looked = 0;
    played(&rules, 3, 2500, |state| {
        looked += 1;
        if looked % 40 != 0 {
            return;
        }
        let board = &state.board;
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            let view = rules.view(state, viewer);
            for side in Side::BOTH {
                let zoc = overlays::zoc(&rules, &view, side);
                assert_eq!(zoc, control::zoc(charts, board, side), "ZoC for {viewer:?}");
                let range = overlays::supply_range(&rules, &view, side);
                assert_eq!(range, supply::in_range(charts, board, side, ranges));
                let friendly = overlays::friendly(&rules, &view, side);
                assert_eq!(friendly, control::friendly(charts, board, side), "{side:?}");
            }
            let river = overlays::river_supply(&rules, &view);
            assert_eq!(river, supply::river_supply(charts, board, ranges.river));
            assert_eq!(overlays::open_roads(&rules, &view), trace::open_roads(charts, board));
            for hex in board.occupied(Side::VietMinh).iter() {
                let known = overlays::stacking(&rules, &view, hex).is_some();
                assert_eq!(known, viewer == Viewer::Seat(Seat(1)), "{hex}");
            }
        }
    });
    assert!(looked > 400);
}

/// The hexes that can be chosen as targets now.
fn targets(rules: &Tonkin, state: &State, seat: Seat) -> HexSet {
    let mut all = Vec::new();
    rules.candidates(state, seat, Scope::All, &mut all);
    let to = all.into_iter().filter_map(|choice| match choice {
        Choice::To(hex) if rules.check(state, seat, &choice).is_ok() => Some(hex),
        _ => None,
    });
    to.collect()
}

#[test]
fn the_reach_that_is_shown_is_where_the_group_may_go() {
    let rules = proof::rules::<Tonkin>("hoa_binh", &[]);
    let (mut marches, mut groups) = (0, 0);
    played(&rules, 8, 4000, |state| match state.top() {
        Step::March(march) if !march.late => {
            let seat = State::seat(march.side);
            let view = rules.view(state, Viewer::Seat(seat));
            let goings = overlays::goings(&rules, &view);
            assert_eq!(goings.len(), 1);
            assert_eq!(goings[0].stops, targets(&rules, state, seat));
            for hex in Hex::all().filter(|hex| !goings[0].reach.reached.has(*hex)) {
                assert!(goings[0].why_not(&rules, hex).is_some(), "{hex}");
            }
            let other = Viewer::Seat(State::seat(march.side.enemy()));
            assert!(overlays::goings(&rules, &rules.view(state, other)).is_empty());
            marches += 1;
        }
        Step::Group(group) if !group.picked.is_empty() => {
            let view = rules.view(state, Viewer::Seat(State::seat(group.side)));
            groups += usize::from(!overlays::goings(&rules, &view).is_empty());
        }
        _ => (),
    });
    assert!(marches > 30 && groups > 30, "{marches} marches, {groups} groups");
}

#[test]
fn the_reach_is_shown_within_five_milliseconds() {
    let rules = proof::rules::<Tonkin>("hoa_binh", &[]);
    let mut times = Vec::new();
    played(&rules, 5, 1500, |state| {
        if let Step::March(march) = state.top() {
            let view = rules.view(state, Viewer::Seat(State::seat(march.side)));
            let begun = Instant::now();
            let goings = overlays::goings(&rules, &view);
            times.push(begun.elapsed());
            assert!(goings.len() <= 1);
        }
    });
    times.sort();
    let median = times[times.len() / 2];
    assert!(median.as_micros() < 5000, "{median:?}");
}

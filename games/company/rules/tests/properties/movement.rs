//! X10.1, X1.4: where a unit can go, and how far it comes with several moves.

use std::collections::BTreeSet;

use company::Company;
use company::choice::{Action, Choice, Kind};
use company::flow::State;
use company::sets::Unit;
use kernel::dice::Rng;
use kernel::{Next, Roll, Rules, legal};

use crate::ground::{Piece, Spot, apart, board, grounds, spot, spots};

/// The squares a unit of that kind may stand in.
fn free(pieces: &[Piece], mover: Piece, at: Spot) -> bool {
    let mut there = pieces.iter().filter(|piece| piece.at == at && piece.unit != mover.unit);
    there.all(|piece| piece.unit.side == mover.unit.side && piece.vehicle != mover.vehicle)
}

/// The squares that a flood of so many moves reaches.
fn reach(pieces: &[Piece], mover: Piece, moves: u32) -> BTreeSet<Spot> {
    let mut reached = BTreeSet::from([mover.at]);
    for _ in 0..moves {
        let beside = |from: &Spot, to: Spot| {
            let (columns, rows) = apart(*from, to);
            columns <= 1 && rows <= 1
        };
        let is_next =
            |to: &Spot| free(pieces, mover, *to) && reached.iter().any(|from| beside(from, *to));
        let next: Vec<Spot> = spots().filter(is_next).collect();
        reached.extend(next);
    }
    reached
}

/// The squares the rules offer for a move.
fn offered(rules: &Company, state: &State, unit: Unit) -> BTreeSet<Spot> {
    let seat = state.seat(unit.side);
    let Some(aimed) = said(rules, state, unit, &Choice::Kind(Kind::Move)) else {
        return BTreeSet::new();
    };
    let offers = legal::offers(rules, &aimed, seat).into_iter();
    let legal = offers.filter(|offer| offer.refusal.is_none());
    legal
        .filter_map(|offer| match offer.choice {
            Choice::Act(Action::Move(to)) => Some(spot(to)),
            _ => None,
        })
        .collect()
}

/// The state after an answer; nothing when it is refused.
fn said(rules: &Company, state: &State, unit: Unit, choice: &Choice) -> Option<State> {
    let seat = state.seat(unit.side);
    let proven = legal::prove(rules, state, seat, choice).ok()?;
    let mut state = state.clone();
    rules.apply(&mut state, seat, proven, &mut ());
    Some(state)
}

#[test]
fn a_move_goes_to_every_free_neighbour_and_nowhere_else() {
    let mut rng = Rng::from_number(1965);
    for rules in grounds() {
        for _ in 0..proof::times(20, 1_000) {
            let (state, pieces) = board(&rules, &mut rng);
            let unit = state.acting().expect("somebody acts").unit;
            let mover = *pieces.iter().find(|piece| piece.unit == unit).expect("it stands there");
            let mut plain = reach(&pieces, mover, 1);
            plain.remove(&mover.at);
            assert_eq!(offered(&rules, &state, unit), plain, "{unit} {pieces:?}");
        }
    }
}

/// With two dice each that always succeed a unit comes to every square that a flood reaches.
#[test]
fn several_moves_reach_what_a_flood_reaches() {
    let mut rng = Rng::from_number(1966);
    for rules in grounds().iter().take(8) {
        for _ in 0..4 {
            let (state, pieces) = board(rules, &mut rng);
            let unit = state.acting().expect("somebody acts").unit;
            let mover = *pieces.iter().find(|piece| piece.unit == unit).expect("it stands there");
            let mut found = BTreeSet::from([mover.at]);
            let mut open = vec![state];
            for _ in 0..2 {
                open = open.iter().flat_map(|state| moved(rules, state, unit)).collect();
                let places = open.iter().filter_map(|state| state.board.square(unit));
                found.extend(places.map(spot));
                let mut known = BTreeSet::new();
                open.retain(|state| known.insert(state.board.square(unit)));
            }
            assert_eq!(found, reach(&pieces, mover, 2), "{unit} {pieces:?}");
        }
    }
}

/// Every state after one move that succeeds, with nobody shooting.
fn moved(rules: &Company, state: &State, unit: Unit) -> Vec<State> {
    let moves = offered(rules, state, unit).into_iter().map(crate::ground::square);
    moves
        .filter_map(|to| {
            let aimed = said(rules, state, unit, &Choice::Kind(Kind::Move))?;
            let aimed = said(rules, &aimed, unit, &Choice::Act(Action::Move(to)))?;
            let mut state = said(rules, &aimed, unit, &Choice::Dice(1))?;
            rules.resolve(&mut state, &Roll::of(&[6]).expect("one die"), &mut ());
            while let Next::Decision { seats, .. } = rules.next(&state) {
                let seat = seats.lowest().expect("somebody is asked");
                let Ok(hold) = legal::prove(rules, &state, seat, &Choice::Hold) else { break };
                rules.apply(&mut state, seat, hold, &mut ());
            }
            Some(state)
        })
        .collect()
}

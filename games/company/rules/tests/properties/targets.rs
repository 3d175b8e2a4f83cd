//! 33a, 32, 34b: who can be shot at and assaulted, and where shells can be called.

use std::collections::BTreeSet;

use company::Company;
use company::choice::{Action, Choice, Kind};
use company::flow::State;
use company::rules::{artillery, assault, shooting};
use company::sets::Unit;
use kernel::dice::Rng;
use kernel::{Rules, Scope};
use proof::walk;

use crate::ground::{Piece, Spot, apart, board, grounds, range, spots, square};

/// 33a: the best class in which there is anybody: faces, proximity, in range and seen.
fn targets(rules: &Company, pieces: &[Piece], shooter: Piece) -> BTreeSet<Unit> {
    let enemies = pieces.iter().filter(|piece| piece.unit.side != shooter.unit.side);
    let enemies: Vec<&Piece> = enemies.collect();
    let of = |wanted: &dyn Fn(Spot) -> bool| -> BTreeSet<Unit> {
        enemies.iter().filter(|enemy| wanted(enemy.at)).map(|enemy| enemy.unit).collect()
    };
    let face = of(&|at| apart(at, shooter.at).0 + apart(at, shooter.at).1 == 1);
    let near = of(&|at| apart(at, shooter.at).0 <= 1 && apart(at, shooter.at).1 <= 1);
    let most = if shooter.vehicle { 4 } else { 3 };
    let far = of(&|at| {
        range(shooter.at, at) <= most && rules.charts.seen_from(square(shooter.at)).has(square(at))
    });
    [face, near, far].into_iter().find(|class| !class.is_empty()).unwrap_or_default()
}

#[test]
fn shots_go_to_the_best_class_of_targets() {
    let mut rng = Rng::from_number(1967);
    for rules in grounds() {
        for _ in 0..proof::times(30, 1_000) {
            let (state, pieces) = board(&rules, &mut rng);
            for piece in &pieces {
                let found = shooting::targets(&rules, &state, piece.unit);
                let enemy = piece.unit.side.enemy();
                let found: BTreeSet<Unit> = found.iter().map(|i| Unit::new(enemy, i)).collect();
                assert_eq!(found, targets(&rules, &pieces, *piece), "{piece:?} {pieces:?}");
            }
        }
    }
}

#[test]
fn assaults_go_to_neighbours() {
    let mut rng = Rng::from_number(1968);
    for rules in grounds() {
        let (state, pieces) = board(&rules, &mut rng);
        for by in &pieces {
            for target in pieces.iter().filter(|piece| piece.unit.side != by.unit.side) {
                let (columns, rows) = apart(by.at, target.at);
                let legal = assault::check(&rules, &state, by.unit, target.unit).is_ok();
                assert_eq!(legal, columns <= 1 && rows <= 1, "{by:?} {target:?}");
            }
        }
    }
}

/// 34b: of the 88 lines of three squares those that any foot of the side sees a square of.
#[test]
fn lines_are_those_that_foot_sees() {
    let mut rng = Rng::from_number(1969);
    for rules in grounds() {
        let (state, pieces) = board(&rules, &mut rng);
        let caller = state.acting().expect("somebody acts").unit;
        let foot = |piece: &&Piece| piece.unit.side == caller.side && !piece.vehicle;
        let observers: Vec<Spot> = pieces.iter().filter(foot).map(|piece| piece.at).collect();
        let seen = |at: Spot| {
            observers.iter().any(|from| rules.charts.seen_from(square(*from)).has(square(at)))
        };
        let mut lines = 0;
        for (column, row) in spots() {
            for (east, south) in [(1, 0), (0, 1)] {
                let line = [0, 1, 2].map(|step| (column + east * step, row + south * step));
                if !crate::ground::is_on_table(line[2]) {
                    continue;
                }
                lines += 1;
                let legal = artillery::check_aim(&rules, &state, caller, line.map(square)).is_ok();
                assert_eq!(legal, line.iter().any(|at| seen(*at)), "{line:?} {observers:?}");
            }
        }
        assert_eq!((lines, rules.charts.lines.len()), (88, 88));
    }
}

/// What is listed for search is what is legal, in every state of lively games; and every question has an
/// answer.
#[test]
fn canonical_answers_are_the_legal_ones() {
    let mut rng = Rng::from_number(1970);
    let (mut questions, mut kinds) = (0, BTreeSet::new());
    for rules in grounds() {
        let mut state = rules.start();
        let mut player = |rules: &Company, state: &State, seat, rng: &mut Rng| {
            let (mut listed, mut all) = (Vec::new(), Vec::new());
            rules.legal(state, seat, &mut listed);
            rules.candidates(state, seat, Scope::All, &mut all);
            all.retain(|choice| rules.check(state, seat, choice).is_ok());
            assert!(!listed.is_empty(), "{:?}", state.top());
            assert!(listed.iter().all(|choice| all.contains(choice)), "{listed:?} {all:?}");
            questions += 1;
            kinds.extend(listed.iter().filter_map(kind));
            crate::lively::answer(rules, state, seat, rng)
        };
        for _ in 0..400 {
            if !walk::step(&rules, &mut state, &mut rng, &mut player, &mut ()) {
                break;
            }
        }
    }
    assert!(questions > 2_000 && kinds.len() > 10, "{questions} {kinds:?}");
}

fn kind(choice: &Choice) -> Option<Kind> {
    match choice {
        Choice::Kind(kind) => Some(*kind),
        Choice::Act(action) => Some(Action::kind(*action)),
        _ => None,
    }
}

//! 3.1, 3.6: how far a group gets, and why no further.

use tonkin::rules::paths::{Mover, Pace, Season, Way};
use tonkin::rules::reach::{NoWay, Reach, Start};
use tonkin::sets::UnitSet;

use crate::scene::{Scene, hex, scene};

fn mover(game: &Scene, id: &str, way: Way) -> Mover {
    let (charts, board) = (&game.rules().charts, &game.state().board);
    let (pace, season) = (Pace::Plain, Season::Dry);
    Mover::new(charts, board, &UnitSet::one(game.unit(id)), way, pace, season, 14)
}

#[test]
fn a_dna_keeps_to_major_rivers_and_the_coast_and_passes_vm_only_there() {
    let game = scene("Nov-50 french_movement 50\nT7: vm_hq\nX15: fef_dna_1\nU17: vm_36");
    let dna = mover(&game, "fef_dna_1", Way::Water);
    let (charts, board) = (&game.rules().charts, &game.state().board);
    let reach = Reach::of(charts, board, &dna, hex("X15"), 0, Start::Fresh);
    assert!(reach.reached.iter().all(|hex| charts.ground.coast.or(charts.ground.major).has(hex)));
    assert!(!reach.reached.has(hex("U17")));
    assert_eq!(reach.why_not(charts, board, &dna, hex("A1")), Some(NoWay::Far));
    // Nha Be on the way: VM on the coast is passed and not stopped at.
    let coast = scene("Nov-50 french_movement 50\nT7: vm_hq\nX15: fef_dna_1\nZ15: vm_36");
    let dna = mover(&coast, "fef_dna_1", Way::Water);
    let board = &coast.state().board;
    let reach = Reach::of(charts, board, &dna, hex("X15"), 0, Start::Fresh);
    assert!(reach.reached.has(hex("Z15")) && reach.passing.has(hex("Z15")));
}

#[test]
fn one_hex_is_always_possible_and_takes_everything() {
    // A garrison has 4 mp; a mountain costs 5.
    let game = scene("Nov-50 french_movement 50\nT7: vm_hq\nO1: fef_bvn_garr_1");
    let garrison = mover(&game, "fef_bvn_garr_1", Way::Land);
    let (charts, board) = (&game.rules().charts, &game.state().board);
    let fresh = Reach::of(charts, board, &garrison, hex("O1"), 0, Start::Fresh);
    assert_eq!(fresh.cost(hex("P1")), Some(4));
    let under = Reach::of(charts, board, &garrison, hex("O1"), 0, Start::Under);
    assert_eq!(under.cost(hex("P1")), None);
    let why = under.why_not(charts, board, &garrison, hex("P1"));
    assert_eq!(why, Some(NoWay::Cost { cost: 5, mp: 4 }));
}

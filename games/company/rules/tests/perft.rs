//! How many lines of so many steps begin in a position: numbers that show at once when the rules change.

use std::path::Path;

use company::Company;
use kernel::Title;

fn tests() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests"))
}

/// Fights, a search, both sides to move.
#[test]
fn as_many_lines_begin_in_each_position_as_before() {
    let rules = proof::rules::<Company>("search_and_destroy", &[]);
    proof::perft::as_many_lines_as_before(&rules, &tests().join("perft.txt"));
}

/// The start and three turns of a game of each mission.
#[test]
fn every_mission_has_as_many_lines_as_before() {
    for mission in Company::INFO.scenarios {
        let rules = proof::rules::<Company>(mission, &[]);
        let path = tests().join("perft").join(format!("{mission}.txt"));
        proof::perft::as_many_lines_as_before(&rules, &path);
    }
}

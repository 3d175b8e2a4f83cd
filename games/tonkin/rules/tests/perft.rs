//! How many lines of so many steps begin in a position: numbers that show at once when the rules change.

use std::path::Path;

use kernel::Title;
use tonkin::Tonkin;

#[test]
fn as_many_lines_begin_in_each_position_as_before() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    for scenario in Tonkin::INFO.scenarios {
        let rules = proof::rules::<Tonkin>(scenario, &[]);
        proof::perft::as_many_lines_as_before(&rules, &folder.join(format!("{scenario}.txt")));
    }
}

//! How many lines of so many steps begin in a position: numbers that show at once when the rules change.

use std::path::Path;

use storm::Storm;

#[test]
fn as_many_lines_begin_in_each_position_as_before() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt");
    proof::perft::as_many_lines_as_before(&proof::rules::<Storm>("standard", &[]), &path);
}

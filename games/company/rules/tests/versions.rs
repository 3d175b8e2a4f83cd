//! An old game for each ruling that changed the course of a game. See `proof::versions`.

use std::path::Path;

use company::Company;

#[test]
fn every_ruling_that_changed_the_course_of_a_game_has_an_old_game() {
    proof::versions::hold::<Company>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions"));
}

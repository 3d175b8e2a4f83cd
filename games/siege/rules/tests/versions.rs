//! An old game for each ruling that changed the course of a game. See `proof::versions`.

#[path = "versions/games.rs"]
mod games;

use std::path::Path;

use siege::Siege;

#[test]
fn every_ruling_that_changed_the_course_of_a_game_has_an_old_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions");
    games::make(&folder);
    proof::versions::hold::<Siege>(&folder);
}

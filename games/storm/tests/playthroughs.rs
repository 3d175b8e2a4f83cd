//! Games as text that a person can review: what was asked, how many answers were legal and how many
//! refused, what was answered, what happened, and the board now and then.
//!
//! A file in `playthroughs/` begins with how it is played. Lines with `>` are answers and dice: in a
//! script they are the input; everything else is written by the test. `UPDATE_GOLDEN=1` writes the files
//! anew; otherwise they are compared.

#[path = "playthroughs/board.rs"]
mod board;
#[path = "playthroughs/transcript.rs"]
mod transcript;

use std::fs;
use std::path::PathBuf;

use transcript::Transcript;

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name)
}

/// Plays what a file says and compares, or writes it anew. Gives the text back.
fn check(name: &str) -> String {
    let text = fs::read_to_string(path(name)).expect("the playthrough is there");
    let played = Transcript::of(&text);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(path(name), &played).expect("the playthrough can be written");
        return played;
    }
    let lines = text.lines().zip(played.lines()).zip(1..);
    for ((written, now), number) in lines {
        assert_eq!(now, written, "{name}, line {number}: UPDATE_GOLDEN=1 if this is meant");
    }
    assert_eq!(played.lines().count(), text.lines().count(), "{name} has another length");
    played
}

/// The cards that were played in a playthrough.
fn plays(text: &str, card: &str) -> bool {
    let played = format!(" card={card}");
    text.lines().any(|line| line.starts_with("  played") && line.ends_with(&played))
}

#[test]
fn a_whole_random_game() {
    let text = check("random.txt");
    assert!(text.contains("  game-over"));
    assert!((2..=8).all(|turn| text.contains(&format!("  turn turn={turn}"))));
}

#[test]
fn a_tied_bid_and_the_dice_that_decide_it() {
    let text = check("bidding.txt");
    assert!(text.contains("  sides-taken") && text.matches("  bid-rolled").count() == 2);
}

#[test]
fn an_assault_with_all_that_may_be_played() {
    let text = check("assault.txt");
    for card in ["night_assault", "flares", "debouchez", "giap", "command_coordination", "bigeard"]
    {
        assert!(plays(&text, card), "{card} is not played");
    }
}

//! Games as text that a person can review. See `proof::transcript`.

#[path = "playthroughs/board.rs"]
mod board;

use std::path::Path;

use proof::transcript::{self, Style};
use tonkin::Tonkin;
use tonkin::event::Event;

fn check(name: &str) -> String {
    let style = Style::<Tonkin> {
        board: board::compact,
        drawn: |_, _, _| None,
        pauses: |event| matches!(event, Event::Month { .. } | Event::GameOver { .. }),
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    transcript::check(&folder.join(name), &style)
}

#[test]
fn a_whole_random_game() {
    let text = check("random.txt");
    let met = ["set-up-done", "month", "spends", "combat-rolled", "level", "game-over"];
    assert_eq!(transcript::missing(&text, &met), [""; 0]);
}

#[test]
fn the_first_turn_of_na_san_with_all_its_phases() {
    let text = check("first-turn.txt");
    let met = [
        "dump-placed",
        "moved",
        "spends",
        "allowance-rolled",
        "attacks",
        "shown",
        "combat-rolled",
        "dg-rolled",
        "hits",
        "barrage-rolled",
        "recovered",
        "month month=dec",
    ];
    assert_eq!(transcript::missing(&text, &met), [""; 0]);
}

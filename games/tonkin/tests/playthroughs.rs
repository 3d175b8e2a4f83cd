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

/// Whether something happened in a playthrough.
fn has(text: &str, event: &str) -> bool {
    let line = format!("  {event}");
    text.lines().any(|one| one == line || one.starts_with(&format!("{line} ")))
}

#[test]
fn a_whole_random_game() {
    let text = check("random.txt");
    for event in ["set-up-done", "month", "spends", "combat-rolled", "level", "game-over"] {
        assert!(has(&text, event), "{event} is missing");
    }
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
    for event in met {
        assert!(has(&text, event), "{event} is missing");
    }
}

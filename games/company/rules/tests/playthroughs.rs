//! Games as text that a person can review. See `proof::transcript`.

#[path = "playthroughs/board.rs"]
mod board;

use std::path::Path;

use company::Company;
use company::event::Event;
use proof::transcript::{self, Style};

fn check(name: &str) -> String {
    let style = Style::<Company> {
        board: board::compact,
        drawn: |_, _, _| None,
        pauses: |event| matches!(event, Event::TurnBegins { .. } | Event::GameOver { .. }),
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    transcript::check(&folder.join(name), &style)
}

#[test]
fn a_whole_random_game() {
    let text = check("random.txt");
    let events = ["game-over", "deployed", "passed", "countdown"];
    assert_eq!(transcript::missing(&text, &events), [""; 0]);
}

#[test]
fn a_whole_game_of_searches() {
    let text = check("search.txt");
    let events = [
        "marker-taken",
        "ambushed",
        "interrogated",
        "trap-rolled",
        "generated",
        "disappeared",
        "strike-falls",
        "evacuated",
        "value-kept",
        "game-over",
    ];
    assert_eq!(transcript::missing(&text, &events), [""; 0]);
}

#[test]
fn a_whole_game_against_regulars() {
    let text = check("valley.txt");
    let events = [
        "shown",
        "came-on",
        "opportunity",
        "return",
        "assaults",
        "assault-judged",
        "pursuit-rolled",
        "fell-back",
        "hammered",
        "morale",
        "failed-marker",
        "game-over",
    ];
    assert_eq!(transcript::missing(&text, &events), [""; 0]);
}

#[test]
fn a_whole_game_of_the_convoy() {
    let text = check("convoy.txt");
    let events = ["trap-saved", "wiped-out", "token-won", "came-on", "advanced", "game-over"];
    assert_eq!(transcript::missing(&text, &events), [""; 0]);
}

#[test]
fn a_bid_a_hidden_ring_and_fleeing_peasants() {
    let text = check("bidding.txt");
    let events = ["bids-open", "sides-taken", "marker-laid", "peasant-fled", "countdown-chosen"];
    assert_eq!(transcript::missing(&text, &events), [""; 0]);
}

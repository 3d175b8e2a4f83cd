//! Games as text that a person can review. See `proof::transcript`.

#[path = "playthroughs/board.rs"]
mod board;

use std::path::Path;

use proof::transcript::{self, Style};
use storm::Storm;
use storm::components::Kind;
use storm::event::Event;
use storm::prompt::Ask;

fn check(name: &str) -> String {
    let style = Style::<Storm> {
        board: board::compact,
        drawn: |_, ask, class| match ask {
            Ask::Draw { side } => {
                Kind::of(*side).get(usize::from(class)).map(|kind| kind.id().to_owned())
            }
            _ => None,
        },
        pauses: |event| matches!(event, Event::ImpulsesOver | Event::GameOver { .. }),
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    transcript::check(&folder.join(name), &style)
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

//! Games as text that a person can review. See `proof::transcript`.

#[path = "playthroughs/board.rs"]
mod board;

use std::path::Path;

use proof::transcript::{self, Style};
use siege::Siege;
use siege::components::{Division, EventKind};
use siege::event::Event;
use siege::prompt::Ask;

fn check(name: &str) -> String {
    let style = Style::<Siege> {
        board: board::compact,
        drawn: |_, ask, class| match ask {
            Ask::Division { .. } => {
                Division::ALL.get(usize::from(class)).map(|division| division.number().to_string())
            }
            Ask::Pick { side } => {
                EventKind::of(*side).get(usize::from(class)).map(|kind| kind.id().to_owned())
            }
            _ => None,
        },
        pauses: |event| {
            matches!(
                event,
                Event::Turn { .. } | Event::PhaseSummary { .. } | Event::GameOver { .. }
            )
        },
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    transcript::check(&folder.join(name), &style)
}

#[test]
fn a_whole_random_game() {
    let text = check("random.txt");
    assert_eq!(transcript::missing(&text, &["game-over", "turn turn=2"]), [""; 0]);
}

#[test]
fn the_first_turn_with_all_its_steps() {
    let text = check("first-turn.txt");
    let met = [
        "placement",
        "division-drawn",
        "missions-given",
        "cargo-given",
        "aaa-rolled",
        "strikes",
        "barrage-result",
        "impulse",
        "advanced",
        "french-fires",
        "viet-minh-assaults",
        "edge",
        "moved",
        "viet-minh-fires",
        "french-assaults",
        "morale-step",
        "turn turn=2",
    ];
    assert_eq!(transcript::missing(&text, &met), [""; 0]);
}

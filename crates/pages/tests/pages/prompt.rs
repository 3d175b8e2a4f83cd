//! What stands in the prompt: verdicts of games that are over.

use kernel::Viewer;
use pages::{LookBack, Mode, Scene, table};
use screen::html::{Element, sound};
use table::{Dice, Sitter, Table};
use titles::{Setting, Wanted};

use crate::game::{finished, languages, scene};

fn spoken(page: &Element, class: &str) -> String {
    let found = page.id("prompt").unwrap().class(class);
    found.iter().map(|one| one.spoken()).collect::<Vec<_>>().join(" ")
}

/// A game of a title that a bot of chance has played to its end.
fn played(title: &str) -> Box<dyn Table> {
    let loaded = shelf::title(title).load(Wanted::default()).unwrap();
    let setting = Setting { loaded, position: None, seats: [].into(), dice: Dice::Open(3) };
    let mut game = titles::open(setting).unwrap();
    for seat in (0..game.seats()).map(kernel::Seat) {
        game.sit(seat, Sitter::Random);
    }
    game.run();
    game
}

#[test]
fn a_game_that_is_over_tells_its_verdict_wherever_it_is_looked_at() {
    let games = [finished(), played("siege"), played("company")];
    for game in games {
        let viewer = Viewer::Seat(kernel::Seat(0));
        // The sandbox of its last moment knows nothing of what came before.
        let end = game.log(viewer).len();
        let sandbox = game.sandbox(viewer, end, [7; 32], Dice::Open(1)).unwrap().table;
        assert!(sandbox.log(viewer).is_empty());
        for words in languages() {
            let held = [kernel::Seat(0)];
            let over = sound("over", &table(&scene(&*game, &words, &held)));
            assert!(spoken(&over, "ask").len() > 20, "{}", spoken(&over, "ask"));
            let forked = Scene { mode: Mode::Sandbox, ..scene(&*sandbox, &words, &held) };
            let forked = sound("sandbox", &table(&forked));
            let told = spoken(&forked, "ask");
            let is_told = ["win", "gagne"].iter().any(|word| told.contains(word));
            assert!(is_told, "{} in {}: {told:?}", game.info().id, words.lang());
            // Early on in the same game.
            let view = game.view_at(viewer, 2).unwrap();
            let look_back = Some(LookBack { moment: 2, view });
            let back = Scene { look_back, ..scene(&*game, &words, &held) };
            let back = sound("back", &table(&back));
            assert!(spoken(&back, "verdict").contains(spoken(&over, "who").trim()));
        }
    }
}

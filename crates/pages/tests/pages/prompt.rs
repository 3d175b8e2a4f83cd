//! What stands in the prompt: verdicts of games that are over, and dice as long as they have to do with what is
//! asked.

use kernel::Viewer;
use pages::{LookBack, Mode, Scene, table};
use screen::html::{Element, sound};
use table::{Dice, Sitter, Table};
use titles::{Setting, Wanted};

use crate::game::{VIETMINH, asked, choose, finished, languages, open, play_until, scene};

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

#[test]
fn dice_go_when_something_else_is_asked() {
    let [english, _] = languages();
    let loaded = shelf::title("siege").load(Wanted::default()).unwrap();
    let setting = Setting { loaded, position: None, seats: [].into(), dice: Dice::Open(3) };
    let mut game = titles::open(setting).unwrap();
    game.run();
    play_until(&mut *game, "siege-ask-attack");
    let seat = asked(&*game).unwrap();
    let held = [seat];
    let whole = Scene { since: 0, ..scene(&*game, &english, &held) };
    let page = sound("attack", &table(&whole));
    assert!(game.log(Viewer::Seat(seat)).iter().any(|moment| !moment.dice.is_empty()));
    assert_eq!(page.id("prompt").unwrap().class("fell").len(), 0);
    // They are in the log all the same.
    assert!(!page.id("story").unwrap().class("die").is_empty());
}

#[test]
fn dice_stay_until_what_they_brought_is_settled() {
    let [english, _] = languages();
    let mut game = open(Dice::Open(4), "no");
    let fell = |game: &dyn Table| {
        let seat = asked(game).unwrap();
        let held = [seat];
        let whole = Scene { since: 0, ..scene(game, &english, &held) };
        sound("prompt", &table(&whole)).id("prompt").unwrap().class("fell").len()
    };
    // Losses are shared out unit by unit; the dice that made them stand there to the last.
    play_until(&mut *game, "storm-ask-allocate");
    assert_eq!(fell(&*game), 1);
    let seat = asked(&*game).unwrap();
    choose(&mut *game);
    if game.check_undo(seat).is_ok() {
        assert_eq!(fell(&*game), 1);
    }
    // Units are picked for the next order: that has nothing to do with them.
    play_until(&mut *game, "storm-ask-order");
    assert_eq!(fell(&*game), 0);
    assert!(game.log(Viewer::Seat(VIETMINH)).iter().any(|moment| !moment.dice.is_empty()));
}

#[test]
fn more_damage_than_is_left_is_refused_for_that_reason() {
    let [english, _] = languages();
    let mut game = open(Dice::Open(4), "no");
    for _ in 0..400 {
        play_until(&mut *game, "storm-ask-allocate");
        let seat = asked(&*game).unwrap();
        let offers = game.offers(seat);
        let is_left = |id: &str| id == "storm-no-too-many-points";
        if offers.iter().filter_map(|offer| offer.no.as_ref()).any(|no| is_left(no.said.id)) {
            let page = sound("allocate", &table(&scene(&*game, &english, &[seat])));
            assert!(spoken(&page, "why").contains("left to take."));
            return;
        }
        choose(&mut *game);
    }
    panic!("there was always enough damage for everybody");
}

//! What stands in the prompt of a game of Storm: dice as long as they have to do with what is asked, and why damage is
//! refused.

use kernel::Viewer;
use pages::{Scene, table};
use screen::html::{Element, sound};
use screen::play::{asked, choose, play_until};
use table::{Dice, Table};

use crate::game::{VIETMINH, languages, open, scene};

fn spoken(page: &Element, class: &str) -> String {
    let found = page.id("prompt").unwrap().class(class);
    found.iter().map(|one| one.spoken()).collect::<Vec<_>>().join(" ")
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

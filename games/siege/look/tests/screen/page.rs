//! The table page of Dien Bien Phu: sound at every kind of question, every piece in its box or space, the log
//! folded into what its steps came to.

use std::collections::BTreeSet;

use kernel::dice::Rng;
use kernel::{Seat, Viewer};
use pages::{self, About, LookBack, Reader, Scene};
use screen::html::{Element, sound};
use screen::play::{asked, choose, play_until};
use siege::Siege;
use siege::board::{AirBox, GunBox, Place};
use siege::view::View;
use table::{Dice, Table, Waits};
use titles::Wanted;

use crate::game::{languages, scene, title, titles};

const COMMANDER: Seat = Seat(0);

/// What a page may weigh; while units are placed freely, every unit may go nearly everywhere.
const MOST_BYTES: usize = 350_000;
const MOST_PLACING: usize = 700_000;

fn open(seed: u64) -> Box<dyn Table> {
    screen::play::open(title(), Wanted::default(), Dice::Open(seed))
}

/// A game some choices after the historical placement.
fn played(seed: u64, choices: usize) -> Box<dyn Table> {
    let mut game = open(seed);
    game.choose(COMMANDER, "placement 1").unwrap();
    game.choose(COMMANDER, "done").unwrap();
    game.run();
    for _ in 0..choices {
        choose(&mut *game);
    }
    game
}

/// Some choice; units mostly stay where they are, so that games last.
fn step(game: &mut dyn Table) -> bool {
    let Waits::Choice { seats, prompt } = game.waits() else { return false };
    let is_march = matches!(prompt.id, "siege-ask-movement" | "siege-ask-sallies");
    let seat = seats.lowest().unwrap();
    let legal: Vec<String> = game
        .offers(seat)
        .into_iter()
        .filter(|offer| offer.no.is_none() && offer.is_canonical)
        .map(|offer| offer.notation)
        .collect();
    let mut rng = Rng::from_number(game.ply() as u64);
    let stays = is_march && legal.iter().any(|notation| notation == "done");
    let notation = if stays { "done".to_owned() } else { rng.pick(&legal).unwrap().clone() };
    game.choose(seat, &notation).unwrap();
    game.run();
    true
}

fn seen(game: &dyn Table) -> (std::sync::Arc<Siege>, View) {
    let seen = game.view(Viewer::Spectator).viewed::<Siege>().expect("a game of Dien Bien Phu");
    (seen.rules.clone(), seen.view.clone())
}

#[test]
fn every_kind_of_question_makes_a_sound_page_in_both_languages() {
    let mut met: BTreeSet<String> = BTreeSet::new();
    for seed in 1..=6 {
        let mut game = if seed == 1 { open(seed) } else { played(seed, 0) };
        for _ in 0..900 {
            if let Waits::Choice { prompt, .. } = game.waits()
                && met.insert(prompt.id.to_owned())
            {
                for words in languages() {
                    let name = format!("{} in {}", prompt.id, words.lang());
                    let html = pages::table(&scene(&*game, &words, &[COMMANDER]));
                    let most =
                        if prompt.id == "siege-ask-place" { MOST_PLACING } else { MOST_BYTES };
                    assert!(html.len() < most, "{name}: {} bytes", html.len());
                    let page = sound(&name, &html);
                    let offers = game.offers(COMMANDER);
                    let legal = offers.iter().filter(|offer| offer.no.is_none()).count();
                    let buttons = page.id("choose").unwrap().tagged("button").len();
                    assert_eq!(buttons, legal, "{name}");
                }
            }
            let goes_on = if seed == 1 { choose(&mut *game) } else { step(&mut *game) };
            if !goes_on {
                break;
            }
        }
    }
    assert!(met.len() >= 22, "only {met:?}");
}

/// The keys of the pieces inside an element.
fn pieces(element: &Element) -> BTreeSet<String> {
    let keys = element.class("piece").into_iter().filter_map(|piece| piece.get("data-key"));
    keys.map(ToOwned::to_owned).collect()
}

#[test]
fn every_piece_is_in_its_box_or_space() {
    let [english, _] = languages();
    for (seed, choices) in [(1, 0), (2, 12), (3, 60)] {
        let game = played(seed, choices);
        let (rules, view) = seen(&*game);
        let board = &view.state.board;
        let page = sound("boxes", &pages::table(&scene(&*game, &english, &[COMMANDER])));
        let shown = pieces(page.id("hand").unwrap());
        for (index, _) in (0u8..).zip(&rules.components.aircraft) {
            let there = board.air_box(siege::components::Aircraft(index));
            let is_away = matches!(there, AirBox::Aside | AirBox::Eliminated);
            assert_eq!(shown.contains(&format!("aircraft/A{}", index + 1)), !is_away, "{there:?}");
        }
        for (index, _) in (0u8..).zip(&rules.components.markers) {
            let there = board.gun_box(siege::components::Marker(index));
            let is_shown = shown.contains(&format!("impact/G{}", index + 1));
            assert_eq!(is_shown, there != GunBox::Absent, "{there:?}");
        }
        for (index, row) in (0u8..).zip(&rules.components.spaces) {
            let place = page.id(&format!("place-s{index}")).unwrap();
            assert_eq!(place.get("data-key"), Some(format!("space/s{index}").as_str()));
            let space = Place::Space(siege::components::Space(index));
            let units = board.all_units(space).len() + board.battalions(space).len();
            assert_eq!(pieces(place).len(), usize::from(units), "{}", row.id);
            assert!(place.spoken().contains(&row.name.en), "{}", row.id);
        }
        for base in 1..=4 {
            assert!(page.id(&format!("place-base{base}")).is_some());
        }
    }
}

#[test]
fn a_piece_and_a_box_that_belong_together_are_named_by_one_choice() {
    let [english, _] = languages();
    let game = played(1, 0);
    let page = sound("missions", &pages::table(&scene(&*game, &english, &[COMMANDER])));
    let boxes: BTreeSet<&str> =
        page.class("drop").into_iter().filter_map(|shelf| shelf.get("data-key")).collect();
    let mut reached: BTreeSet<&str> = BTreeSet::new();
    for button in page.id("choose").unwrap().tagged("button") {
        let keys: Vec<&str> = button.get("data-keys").unwrap_or("").split(' ').collect();
        if let [piece, shelf] = keys.as_slice() {
            assert!(piece.starts_with("aircraft/") || piece.starts_with("impact/"), "{piece}");
            assert!(boxes.contains(shelf), "{shelf} is no box");
            reached.insert(shelf);
        }
    }
    assert_eq!(reached.len(), 7, "{reached:?}");
}

#[test]
fn a_step_of_the_log_is_folded_into_what_it_came_to() {
    for words in languages() {
        let game = played(2, 40);
        let scene = Scene { since: 0, ..scene(&*game, &words, &[COMMANDER]) };
        let page = sound("story", &pages::table(&scene));
        let story = page.id("story").unwrap();
        let folds = story.class("fold");
        assert!(folds.len() > 3, "{} chapters are folded", folds.len());
        for fold in &folds {
            assert!(fold.tagged("li").len() > 3, "what is folded is worth it");
            assert!(fold.get("open").is_none());
        }
        let folded: usize = folds.iter().map(|fold| fold.tagged("li").len()).sum();
        let open = story.tagged("li").len() - folded;
        assert!(open < 60, "{open} lines lie open");
    }
}

#[test]
fn an_earlier_moment_is_opened_where_it_lies() {
    let [english, _] = languages();
    let game = played(2, 30);
    let moments = game.log(Viewer::Seat(COMMANDER)).len();
    for moment in [1, moments / 2, moments - 1] {
        let view = game.view_at(Viewer::Seat(COMMANDER), moment);
        let Some(view) = view else { continue };
        let back = Some(LookBack { moment, view });
        let scene = Scene { look_back: back, ..scene(&*game, &english, &[COMMANDER]) };
        let page = sound("back", &pages::table(&scene));
        let now = page.id("story").unwrap().class("now");
        assert_eq!(now.len(), 1, "moment {moment}");
    }
}

#[test]
fn components_and_introduction_are_sound() {
    for words in languages() {
        let reader = Reader { words: &words, path: "/", titles: titles() };
        let about = About { reader, title: title() };
        let page = sound("components", &pages::components(&about));
        assert_eq!(page.tagged("table").len(), 15);
        assert!(page.class("dagger").len() > 100);
        let page = sound("learn", &pages::learn(&about));
        assert!(page.class("counter").len() >= 2);
    }
}

#[test]
fn dice_go_when_something_else_is_asked() {
    let [english, _] = languages();
    let mut game = open(3);
    play_until(&mut *game, "siege-ask-attack");
    let seat = asked(&*game).unwrap();
    let held = [seat];
    let whole = Scene { since: 0, ..scene(&*game, &english, &held) };
    let page = sound("attack", &pages::table(&whole));
    assert!(game.log(Viewer::Seat(seat)).iter().any(|moment| !moment.dice.is_empty()));
    assert_eq!(page.id("prompt").unwrap().class("fell").len(), 0);
    // They are in the log all the same.
    assert!(!page.id("story").unwrap().class("die").is_empty());
}

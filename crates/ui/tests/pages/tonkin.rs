//! The table page of Tonkin: sound at every kind of question, every counter that is seen in its hex or box,
//! and nothing in it of what is hidden from its viewer.

use std::collections::{BTreeMap, BTreeSet};

use kernel::dice::Rng;
use kernel::{Rules, Seat, Viewer};
use table::{Dice, Setting, Table, Waits};
use titles::{AnyView, TitleId, Wanted};
use tonkin::Tonkin;
use tonkin::view::View;
use ui::pages::{self, About, Reader, Scene};

use crate::game::{FRENCH, VIETMINH, asked, choose, languages, scene};
use crate::html::sound;

/// What a page may weigh.
const MOST_BYTES: usize = 1_300_000;

fn open(scenario: &str, seed: u64) -> Box<dyn Table> {
    let wanted = Wanted { scenario: Some(scenario.to_owned()), ..Wanted::default() };
    let loaded = TitleId::Tonkin.load(wanted).unwrap();
    let seats = BTreeMap::new();
    let mut game =
        table::open(Setting { loaded, position: None, seats, dice: Dice::Open(seed) }).unwrap();
    game.run();
    game
}

/// Some choice; the set-up as the scenario suggests it, and mostly nobody moves, so that months pass.
fn step(game: &mut dyn Table) -> bool {
    let Some(seat) = asked(game) else { return false };
    let offers = game.offers(seat);
    let mut legal = offers.iter().filter(|offer| offer.no.is_none());
    let ready = legal.find(|offer| offer.notation == "default");
    if let Some(ready) = ready {
        let notation = ready.notation.clone();
        game.choose(seat, &notation).unwrap();
        game.run();
        return true;
    }
    choose(game)
}

fn played(scenario: &str, seed: u64, choices: usize) -> Box<dyn Table> {
    let mut game = open(scenario, seed);
    for _ in 0..choices {
        step(&mut *game);
    }
    game
}

fn seen(game: &dyn Table, viewer: Viewer) -> (std::sync::Arc<Tonkin>, View) {
    match game.view(viewer) {
        AnyView::Tonkin(rules, view) => (rules, view),
        _ => panic!("a game of Tonkin"),
    }
}

#[test]
fn every_kind_of_question_makes_a_sound_page() {
    let mut met: BTreeSet<String> = BTreeSet::new();
    for (seed, scenario) in [(1, "hoa_binh"), (2, "cao_bang"), (3, "na_san")] {
        let mut game = open(scenario, seed);
        for _ in 0..700 {
            if let Waits::Choice { prompt, seats } = game.waits()
                && met.insert(prompt.id.to_owned())
            {
                let held = [seats.lowest().unwrap()];
                let languages = languages();
                let words = &languages[met.len() % 2];
                let name = format!("{} in {}", prompt.id, words.lang());
                let html = pages::table(&scene(&*game, words, &held));
                assert!(html.len() < MOST_BYTES, "{name}: {} bytes", html.len());
                let page = sound(&name, &html);
                let legal = game.offers(held[0]).iter().filter(|offer| offer.no.is_none()).count();
                let buttons = page.id("choose").unwrap().tagged("button").len();
                assert_eq!(buttons, legal, "{name}");
            }
            if !step(&mut *game) {
                break;
            }
        }
    }
    assert!(met.len() >= 20, "only {met:?}");
}

#[test]
fn the_page_of_the_french_names_no_hidden_unit() {
    let [english, _] = languages();
    for choices in [40, 160, 420] {
        let game = played("hoa_binh", 5, choices);
        let (rules, view) = seen(&*game, Viewer::Seat(FRENCH));
        let log = game.log(Viewer::Seat(FRENCH));
        let html = pages::table(&scene(&*game, &english, &[FRENCH]));
        assert!(!view.hidden.is_empty());
        let page = sound("french", &html);
        let live = page.id("live").unwrap();
        for unit in view.hidden.iter() {
            let key = format!("unit/{unit}");
            let on_map = live.all().iter().any(|element| {
                let keys = element.get("data-keys").or(element.get("data-key")).unwrap_or("");
                keys.split(' ').any(|known| known == key)
            });
            assert!(!on_map, "{} is on the map", rules.name(&key, "en").unwrap());
        }
        // What happened to pieces that the French were never shown is not in their log.
        let told: BTreeSet<String> = log
            .iter()
            .flat_map(|moment| moment.said.facts.iter())
            .flat_map(|(_, fact)| match fact {
                kernel::Fact::Name(key) => vec![key.clone()],
                kernel::Fact::Names(keys) => keys.clone(),
                _ => Vec::new(),
            })
            .collect();
        let enemy = game.log(Viewer::Seat(VIETMINH)).len();
        assert!(log.len() <= enemy, "{} of {enemy}, {told:?}", log.len());
    }
}

#[test]
fn two_worlds_that_the_french_cannot_tell_apart_make_the_same_page() {
    let [english, _] = languages();
    let game = played("hoa_binh", 9, 200);
    let (rules, view) = seen(&*game, Viewer::Seat(FRENCH));
    let drawn = |view: View| {
        let back = pages::LookBack { moment: 3, view: AnyView::Tonkin(rules.clone(), view) };
        let scene = Scene { look_back: Some(back), ..scene(&*game, &english, &[FRENCH]) };
        pages::table(&scene)
    };
    let page = drawn(view.clone());
    for seed in 0..2 {
        let other = rules.determinize(&view, &mut Rng::from_number(seed));
        assert_eq!(drawn(rules.view(&other, Viewer::Seat(FRENCH))), page);
    }
}

#[test]
fn a_march_shows_its_reach_with_costs_and_why_it_ends() {
    let [english, _] = languages();
    let mut game = played("hoa_binh", 1, 3);
    for _ in 0..4000 {
        if let Waits::Choice { prompt, .. } = game.waits()
            && prompt.id == "tonkin-ask-march"
        {
            break;
        }
        assert!(step(&mut *game));
    }
    let seat: Seat = asked(&*game).unwrap();
    let page = sound("march", &pages::table(&scene(&*game, &english, &[seat])));
    let live = page.id("live").unwrap();
    let costs: usize = live.class("l-reach").iter().map(|layer| layer.class("tag").len()).sum();
    assert!(costs >= 3, "{costs} costs");
    let places = page.class("place");
    let told = |word: &str| places.iter().filter(|place| place.spoken().contains(word)).count();
    assert!(told(" mp") > costs, "some hexes are reached, others just not");
    assert!(page.id("choose").unwrap().tagged("button").len() >= costs);
}

#[test]
fn the_layers_of_the_board_have_their_switches() {
    let [english, french] = languages();
    let game = played("hoa_binh", 4, 30);
    for words in [english, french] {
        let page = sound("layers", &pages::table(&scene(&*game, &words, &[VIETMINH])));
        let names: Vec<&str> =
            page.tagged("input").iter().filter_map(|input| input.get("data-layer")).collect();
        assert_eq!(names.len(), 8);
        let live = page.id("live").unwrap();
        for name in ["zoc", "supply", "roads", "stacking", "vp", "control"] {
            assert!(names.contains(&name));
            assert!(!live.class(&format!("l-{name}")).is_empty(), "nothing of {name}");
        }
    }
}

#[test]
fn components_and_introduction_are_sound() {
    for words in languages() {
        let reader = Reader { words: &words, path: "/" };
        let about = About { reader, title: TitleId::Tonkin };
        let page = sound("components", &pages::components(&about));
        assert_eq!(page.tagged("table").len(), 10);
        assert!(page.class("dagger").len() > 100);
        let page = sound("learn", &pages::learn(&about));
        assert!(page.class("counter").len() >= 2);
    }
}

//! The table page of Storm: sound at every kind of question, every area and unit in words, what is shown before it is
//! done.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Viewer;
use pages::{Scene, preview, table};
use screen::html::{Element, sound};
use screen::play::{asked, choose};
use table::{Dice, Waits};

use crate::game::{FRENCH, VIETMINH, at, finished, languages, open, scene};

/// How many choices are played to meet every kind of question.
const CHOICES: usize = 1500;

/// What a page may weigh.
const MOST_BYTES: usize = 300_000;

/// The numbered choices of a page.
fn choices(page: &Element) -> Vec<&Element> {
    let form = page.id("choose").unwrap();
    form.tagged("button")
}

#[test]
fn every_kind_of_question_makes_a_sound_page_in_both_languages() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for (seed, bidding) in [(1, "yes"), (2, "no"), (3, "no")] {
        let mut game = open(Dice::Open(seed), bidding);
        for _ in 0..CHOICES {
            if let Waits::Choice { prompt, .. } = game.waits()
                && seen.insert(prompt.id.to_owned())
            {
                draw_for_everybody(&*game, prompt.id);
            }
            if !choose(&mut *game) {
                break;
            }
        }
    }
    assert!(seen.len() >= 18, "only {seen:?}");
}

/// The page of the seat that is asked, of the other one and of a spectator.
fn draw_for_everybody(game: &dyn table::Table, id: &str) {
    let asked = asked(game).unwrap();
    for words in languages() {
        for held in [&[FRENCH][..], &[VIETMINH], &[]] {
            let scene = scene(game, &words, held);
            let html = table(&scene);
            let name = format!("{id} in {} for {held:?}", words.lang());
            assert!(html.len() < MOST_BYTES, "{name}: {} bytes", html.len());
            let page = sound(&name, &html);
            let buttons = choices(&page);
            if held.contains(&asked) {
                let offers = game.offers(asked);
                let legal = offers.iter().filter(|offer| offer.no.is_none()).count();
                assert_eq!(buttons.len(), legal, "{name}");
                let numbers: Vec<String> = (1..=legal).map(|n| n.to_string()).collect();
                let shown: Vec<&str> =
                    buttons.iter().filter_map(|button| button.get("data-n")).collect();
                assert_eq!(shown, numbers, "{name}");
                let refused = offers.len() - legal;
                assert_eq!(page.class("refused").len(), usize::from(refused > 0), "{name}");
            } else {
                assert!(buttons.is_empty(), "{name}");
            }
        }
    }
}

#[test]
fn the_text_view_has_every_area_and_every_unit_on_the_map() {
    let [english, _] = languages();
    let mut game = open(Dice::Open(4), "no");
    for _ in 0..200 {
        choose(&mut *game);
    }
    let page = sound("text view", &table(&scene(&*game, &english, &[VIETMINH])));
    let seen = game.view(Viewer::Spectator).viewed::<storm::Storm>().expect("a game of Storm");
    let (rules, view) = (&seen.rules, &seen.view);
    for row in &rules.components.areas {
        let place = page.id(&format!("place-{}", row.area)).unwrap();
        assert_eq!(place.get("data-key"), Some(format!("area/{}", row.area).as_str()));
        let said = place.spoken();
        assert!(said.contains(&row.name_en), "{said}");
        let units =
            storm::components::Side::BOTH.map(|side| view.board.units(side, row.area).len());
        assert_eq!(place.class("unit").len(), usize::from(units[0] + units[1]), "{said}");
        for level in 1..=3 {
            let told = said.contains(&format!("trench level {level}"));
            assert_eq!(told, view.board.trench(row.area) == level, "{said}");
        }
    }
}

#[test]
fn what_cannot_be_taken_back_is_shown_first_and_done_the_second_time() {
    let mut game = at(include_str!("../../src/guide.toml"));
    for choice in ["act 8", "pick all"] {
        game.choose(VIETMINH, choice).unwrap();
    }
    for words in languages() {
        let held = [VIETMINH];
        let before = sound("order", &table(&scene(&*game, &words, &held)));
        let fire =
            choices(&before).into_iter().find(|b| b.get("value") == Some("fire 14")).unwrap();
        assert_eq!(fire.get("formmethod"), Some("get"));
        assert_eq!(fire.get("formaction"), Some("/t/abc/odds"));
        let pick = choices(&before).into_iter().find(|b| b.get("value") == Some("drop all"));
        assert_eq!(pick.unwrap().get("formmethod"), None);
        assert!(before.class("primary").iter().all(|button| button.get("data-act") != Some("go")));

        let shown = Scene { previewed: Some("fire 14"), ..scene(&*game, &words, &held) };
        let after = sound("preview", &table(&shown));
        let go = after.class("primary");
        assert!(go.iter().any(|button| button.get("value") == Some("fire 14")
            && button.get("form") == Some("choose")
            && button.get("formmethod").is_none()));
        assert_eq!(after.class("confirm").len(), 1);
        let odds = after.id("odds").unwrap();
        assert_eq!(odds.class("dist").len(), 1);
        assert_eq!(odds.class("ledger").len(), 2);
        assert!(odds.class("rule").len() >= 3);
        let parts: BTreeMap<String, String> = preview(&shown).into_iter().collect();
        assert_eq!(parts.keys().collect::<Vec<_>>(), ["live", "odds", "prompt"]);
    }
}

#[test]
fn cards_in_hand_say_what_they_would_change() {
    let position = include_str!("../../src/guide.toml").replace("11 = 2", "11 = 3");
    let mut game = at(&position);
    for choice in ["act 11", "pick all"] {
        game.choose(VIETMINH, choice).unwrap();
    }
    for words in languages() {
        let shown = Scene { previewed: Some("assault 14"), ..scene(&*game, &words, &[VIETMINH]) };
        let page = sound("what if", &table(&shown));
        let what_ifs = page.id("odds").unwrap().class("whatif");
        assert_eq!(what_ifs.len(), 1);
        let card = words.name("card/night_assault", &|key, language| game.name(key, language));
        assert!(what_ifs[0].spoken().contains(&card), "{}", what_ifs[0].spoken());
    }
}

#[test]
fn the_end_of_a_game_says_who_has_won() {
    let game = finished();
    for words in languages() {
        let page = sound("over", &table(&scene(&*game, &words, &[FRENCH])));
        let ask = page.class("ask")[0].spoken();
        assert!(ask.contains("14.0") && ask.len() > 20, "{ask}");
        assert!(page.class("prompt")[0].spoken().len() > 20);
    }
}

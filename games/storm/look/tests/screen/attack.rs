//! What a page tells of attacks: exact chances beforehand, dice afterwards; and the band of the replay.

use pages::{Nothing, Scene, drawing, table};
use screen::html::{Element, sound};
use screen::play::{asked, choose, play_until};
use table::Dice;

use crate::game::{FRENCH, VIETMINH, at, finished, languages, open, scene, words};

/// The Viet Minh have taken all units of an area of the guide's position, where trenches are deep.
fn ordered(area: &str) -> Box<dyn table::Table> {
    let position = include_str!("../../src/guide.toml").replace("11 = 2", "11 = 3");
    let mut game = at(&position);
    for choice in [&format!("act {area}"), "pick all"] {
        game.choose(VIETMINH, choice).unwrap();
    }
    game
}

fn button<'a>(page: &'a Element, choice: &str) -> &'a Element {
    let form = page.id("choose").unwrap();
    let mut buttons = form.tagged("button").into_iter();
    buttons.find(|button| button.get("value") == Some(choice)).unwrap()
}

/// The chance that an odds panel calls by a name.
fn in_panel(page: &Element, label: &str) -> String {
    let panel = page.id("odds").unwrap();
    let figure = panel.class("big").into_iter().find(|figure| figure.spoken().ends_with(label));
    figure.unwrap().spoken().trim_end_matches(label).trim().to_owned()
}

#[test]
fn targets_and_buttons_show_the_chance_that_the_odds_panel_has() {
    let game = ordered("8");
    let words = words("en");
    let page = sound("order", &table(&scene(&*game, &words, &[VIETMINH])));
    for choice in ["fire 14", "fire 18"] {
        let shown = Scene { previewed: Some(choice), ..scene(&*game, &words, &[VIETMINH]) };
        let preview = sound("preview", &table(&shown));
        let chance = in_panel(&preview, "any damage");
        let area = choice.trim_start_matches("fire ");
        assert!(button(&page, choice).spoken().contains(&chance), "{choice}: {chance}");
        let place = page.id(&format!("area-{area}")).unwrap();
        let said = format!("{chance} for damage");
        assert!(place.get("aria-label").unwrap().contains(&said), "{choice}: {chance}");
        let chips =
            preview.class("chip").into_iter().filter(|chip| chip.get("class") == Some("chip on"));
        assert_eq!(chips.count(), 1, "{choice}");
    }
    assert_eq!(button(&page, "move 7").tagged("small").len(), 0);
}

#[test]
fn an_attack_is_shown_first_even_if_a_card_can_still_be_played_before_its_dice() {
    for words in languages() {
        let mut game = ordered("11");
        let page = sound("order", &table(&scene(&*game, &words, &[VIETMINH])));
        assert_eq!(button(&page, "assault 14").get("formmethod"), Some("get"));
        // In the window the panel says how it stands, and what the card in hand would change.
        game.choose(VIETMINH, "assault 14").unwrap();
        game.run();
        assert_eq!(asked(&*game), Some(VIETMINH));
        let page = sound("window", &table(&scene(&*game, &words, &[VIETMINH])));
        let panel = page.id("odds").unwrap();
        assert_eq!(panel.class("dist").len(), 1);
        let card = words.name("card/night_assault", &|key, language| game.name(key, language));
        assert!(panel.class("whatif")[0].spoken().contains(&card));
    }
}

#[test]
fn dice_that_fell_since_the_last_choice_stand_in_the_prompt_and_on_the_tab() {
    let [english, _] = languages();
    let mut game = open(Dice::Open(4), "no");
    play_until(&mut *game, "storm-ask-w6");
    let seat = asked(&*game).unwrap();
    let held = [seat];
    let scene = scene(&*game, &english, &held);
    let moments = game.log(scene.viewer).len();
    let with = |since: usize| sound("prompt", &table(&Scene { since, ..scene.clone() }));
    let fallen = with(moments - 5);
    let line = &fallen.id("prompt").unwrap().class("fell")[0].spoken();
    assert!(line.contains("damage point"), "{line}");
    assert_eq!(fallen.id("prompt").unwrap().class("die").len(), 2);
    let quiet = with(moments);
    assert!(quiet.id("prompt").unwrap().class("fell").is_empty());
    for (since, figure) in [(moments - 5, "5"), (moments, "")] {
        let parts = drawing(&Scene { since, ..scene.clone() }, 0, &Nothing).parts;
        let badge = parts.iter().find(|part| &*part.id == "badge-log").unwrap();
        assert_eq!(&*badge.html, figure);
    }
}

#[test]
fn the_turns_of_the_replay_never_touch() {
    let [english, _] = languages();
    let game = finished();
    let mut early = open(Dice::Open(4), "no");
    let turns = |game: &dyn table::Table| {
        let log = game.log(kernel::Viewer::Spectator);
        log.iter().filter(|moment| moment.said.id == "storm-event-turn").count()
    };
    while turns(&*early) < 2 {
        assert!(choose(&mut *early));
    }
    for (name, game, turns) in [("late", &game, 8), ("early", &early, 2)] {
        let page = sound(name, &table(&scene(&**game, &english, &[FRENCH])));
        let marks = page.class("turnmarks")[0].tagged("svg");
        let labels = marks.into_iter().filter(|mark| mark.get("x").is_some());
        let labels = labels.filter(|mark| !mark.tagged("text").is_empty());
        let place = |mark: &Element| mark.get("x").unwrap().trim_end_matches('%').parse().unwrap();
        let mut labels: Vec<(f64, String)> =
            labels.map(|mark| (place(mark), mark.spoken())).collect();
        labels.sort_by(|a, b| a.0.total_cmp(&b.0));
        assert!(labels.len() >= turns.min(6) - 1, "{name}: {labels:?}");
        assert!(labels.last().unwrap().1.ends_with(&turns.to_string()), "{name}: {labels:?}");
        // The band is at least 260 pixels wide, a figure 6 and "Turn 3" 34.
        let ends = labels.iter().skip(1).map(|label| label.0).chain([100.0]);
        for (label, end) in labels.iter().zip(ends) {
            let wide = if label.1.len() > 1 { 34.0 } else { 6.0 };
            assert!((end - label.0) / 100.0 * 260.0 >= wide + 7.0, "{name}: {labels:?}");
        }
    }
}

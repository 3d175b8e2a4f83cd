//! The table page whatever the title, shown by Storm: its parts, moments looked back at, notices and modes.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Viewer;
use pages::{LookBack, Mode, Nothing, Scene, drawing, places, table};
use screen::html::{Element, part, sound};
use table::{Dice, No, Order, Said, Waits};

use crate::game::{FRENCH, VIETMINH, asked, choose, finished, languages, open, play_until, scene};

/// The numbered choices of a page.
fn choices(page: &Element) -> Vec<&Element> {
    let form = page.id("choose").unwrap();
    form.tagged("button")
}

#[test]
fn parts_are_the_insides_of_the_page() {
    let [english, _] = languages();
    let mut game = open(Dice::Open(4), "no");
    play_until(&mut *game, "storm-ask-order");
    let scene = scene(&*game, &english, &[VIETMINH]);
    let html = table(&scene);
    let page = sound("page", &html);
    let drawing = drawing(&scene, 0, &Nothing);
    let places = places(&scene, &drawing);
    let parts = drawing.parts.iter().map(|part| (&*part.id, &*part.html));
    let parts: Vec<(&str, &str)> =
        parts.chain(places.iter().map(|(id, html)| (id.as_str(), html.as_str()))).collect();
    let ids: BTreeSet<&str> = parts.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids.len(), parts.len());
    for (id, inside) in &parts {
        assert!(page.id(id).is_some(), "{id}");
        assert!(html.contains(inside), "{id} differs");
    }
    for part in ["prompt", "live", "hand", "story", "place-14", "said"] {
        assert!(ids.contains(part), "{part}");
    }
}

#[test]
fn a_title_without_layers_has_no_switch_for_them() {
    let [english, _] = languages();
    let game = open(Dice::Open(1), "no");
    let page = sound("switches", &table(&scene(&*game, &english, &[FRENCH])));
    assert!(page.all().iter().all(|one| one.get("data-switch").is_none()));
}

#[test]
fn looking_back_offers_the_way_to_now_and_nothing_else() {
    let mut game = open(Dice::Open(4), "no");
    for _ in 0..120 {
        choose(&mut *game);
    }
    let seat = asked(&*game).unwrap();
    let held = [seat];
    for words in languages() {
        let view = game.view(Viewer::Seat(seat));
        let look_back = Some(LookBack { moment: 7, view });
        let back = Scene { look_back, ..scene(&*game, &words, &held) };
        let page = sound("back", &table(&back));
        assert!(choices(&page).is_empty());
        assert_eq!(page.class("back").len(), 1);
        let ways: Vec<&str> = page.class("primary").iter().filter_map(|a| a.get("href")).collect();
        assert_eq!(ways, ["/t/abc"]);
        let now: Vec<&Element> =
            page.all().into_iter().filter(|e| e.get("aria-current") == Some("step")).collect();
        assert!(now.iter().any(|line| line.tag == "li"));
    }
}

#[test]
fn steps_of_the_replay_lead_to_moments_that_are_there() {
    let [english, _] = languages();
    let game = finished();
    let moments = game.log(Viewer::Seat(FRENCH)).len();
    for moment in [0, 1, moments / 2, moments - 1, moments] {
        let look_back =
            (moment < moments).then(|| LookBack { moment, view: game.view(Viewer::Seat(FRENCH)) });
        let scene = Scene { look_back, ..scene(&*game, &english, &[FRENCH]) };
        let page = sound("replay", &table(&scene));
        let links = page.id("scrub").unwrap().tagged("a");
        let to: Vec<usize> = links
            .iter()
            .map(|link| match link.get("href").unwrap() {
                "/t/abc" => moments,
                path => path.strip_prefix("/t/abc/at/").unwrap().parse().unwrap(),
            })
            .collect();
        assert!(to.iter().all(|to| *to <= moments), "{to:?}");
        assert_eq!(to.iter().any(|to| *to < moment), moment > 0, "{moment}: {to:?}");
        assert_eq!(to.iter().any(|to| *to > moment), moment < moments, "{moment}: {to:?}");
    }
}

#[test]
fn notices_orders_modes_and_own_dice_are_shown() {
    let mut game = open(Dice::Own([7; 32]), "no");
    play_until(&mut *game, "storm-ask-impulse");
    let seat = asked(&*game).unwrap();
    let orders =
        [("W4".to_owned(), Order::UseWhen { at_least: 5 }), ("W5".to_owned(), Order::Decline)];
    let orders: BTreeMap<String, Order> = orders.into();
    for words in languages() {
        let held = [seat];
        let said = Said { id: "choice-unknown", facts: Vec::new() };
        for mode in [Mode::HotSeat, Mode::BothSides, Mode::Sandbox] {
            let notice = Some(No { rule: None, said: said.clone() });
            let shown = Scene { notice, mode, orders: &orders, ..scene(&*game, &words, &held) };
            let page = sound("modes", &table(&shown));
            assert_eq!(page.class("no").iter().filter(|e| e.tag == "p").count(), 1);
            assert_eq!(page.class("sandbox").len(), usize::from(mode == Mode::Sandbox));
            let panel = page.id("orders").unwrap();
            let chosen: Vec<&Element> = panel
                .tagged("option")
                .into_iter()
                .filter(|option| option.get("selected").is_some())
                .collect();
            let uses = chosen.iter().filter(|option| option.get("value") == Some("use")).count();
            assert_eq!(uses, 1);
        }
    }
    while !matches!(game.waits(), Waits::Dice { .. }) {
        assert!(choose(&mut *game), "dice are thrown in a game");
    }
    for words in languages() {
        let page = sound("dice", &table(&scene(&*game, &words, &[seat])));
        let throw = page.class("throw");
        assert_eq!(throw[0].get("action"), Some("/t/abc/roll"));
    }
}

#[test]
fn parts_of_a_page_are_sound_by_themselves() {
    let [english, _] = languages();
    let game = finished();
    for drawn in drawing(&scene(&*game, &english, &[VIETMINH]), 0, &Nothing).parts {
        part(&drawn.id, &drawn.html);
    }
}

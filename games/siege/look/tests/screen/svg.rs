//! The pictures of Dien Bien Phu: sound XML, every piece on the map is in a pile of its place, and no sign
//! lies on a place for counters or on another sign.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use drawing::{Figure, Lit, ground_hash, symbols};
use roxmltree::{Document, Node};
use screen::picture::{Rect, deflated, has_class, ids, number, of_class, plate};
use siege::board::{Board, Place};
use siege::components::{Airfield, Battalion, Components, Division, Route, Side, Space, Unit};
use siege_look::svg::{Sheet, ground};

use crate::game::words;

static PACK: LazyLock<Arc<Components>> = LazyLock::new(|| {
    Arc::new(siege::setup::load(&siege::setup::embedded()).expect("the pack is sound"))
});

fn sheet(lang: &str) -> Sheet {
    Sheet::new(&PACK, words(lang))
}

/// The historical placement, with the divisions in their bases.
fn start() -> Board {
    let mut board = Board::empty(&PACK);
    for (unit, space) in &PACK.setup.placements[0].units {
        board.put(*unit, Place::Space(*space));
    }
    board.repair(Airfield::Main);
    board.divisions = [Division::D308, Division::D312, Division::D316, Division::D304].map(Some);
    for (index, row) in (0..).zip(&PACK.battalions) {
        if let Some(base) = board.base_of(row.division) {
            board.put_battalion(Battalion(index), Place::Base(base));
        }
    }
    board
}

/// Battalions all along every Route, some of them in Close Assault, some eliminated.
fn stormed() -> Board {
    let mut board = start();
    for route in &PACK.routes {
        let battalions: Vec<Battalion> =
            board.battalions(Place::Base(route.route)).iter().collect();
        for (place, battalion) in battalions.into_iter().enumerate() {
            let space = route.spaces[(place * 2) % route.spaces.len()];
            board.put_battalion(battalion, Place::Space(space));
            board.set_control(space, Side::VietMinh);
            if place % 3 == 1 {
                board.weakened.insert(battalion);
            }
        }
    }
    board.put(Unit(2), Place::Eliminated);
    board.put_battalion(Battalion(1), Place::Eliminated);
    board.reduced.insert(Unit(3));
    board.refit.insert(Route(2));
    board
}

fn board(board: &Board, lang: &str) -> String {
    sheet(lang).board(board, &Lit::default(), "ground.svg")
}

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "../golden" }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn the_ground_is_always_the_same_sound_and_light() {
    let picture = ground(&PACK);
    assert_eq!(picture, ground(&PACK));
    let document = Document::parse(&picture).expect("sound XML");
    assert!(!picture.contains("NaN") && !picture.contains("inf"));
    assert!(document.descendants().all(|node| !node.has_tag_name("text")));
    for class in ["g-paddy", "g-river", "g-ribbon", "g-route", "g-runway", "g-hach"] {
        assert!(of_class(&document, class).next().is_some(), "no {class}");
    }
    assert_eq!(of_class(&document, "g-ribbon").count(), PACK.complexes.len());
    assert_eq!(of_class(&document, "g-route").count(), PACK.routes.len());
    let small = deflated(&picture);
    assert!(small < 90_000, "{} bytes, {small} deflated", picture.len());
    snapshot("siege-ground-hash", &ground_hash(&picture));
}

#[test]
fn the_ground_has_inks_for_day_and_night() {
    let picture = ground(&PACK);
    let (day, night) = picture.split_once("prefers-color-scheme:dark").expect("a dark scheme");
    for (ink, _) in picture.split("var(--").skip(1).filter_map(|rest| rest.split_once(')')) {
        assert!(day.contains(&format!("--{ink}:")), "{ink} has no value by day");
        assert!(night.contains(&format!("--{ink}:")), "{ink} has no value by night");
    }
}

#[test]
fn every_space_and_base_is_there_with_its_name_and_neighbours() {
    for (moment, lang) in [(start(), "en"), (stormed(), "fr")] {
        let picture = board(&moment, lang);
        let document = Document::parse(&picture).expect("sound XML");
        let of = |key: &str| -> Vec<Node<'_, '_>> {
            document.descendants().filter(|node| node.attribute("data-key") == Some(key)).collect()
        };
        for (index, row) in (0..).zip(&PACK.spaces) {
            let found = of(&format!("space/s{index}"));
            assert_eq!(found.len(), 1, "{}", row.id);
            let side = if moment.control(Space(index)) == Side::French { "fr" } else { "vm" };
            assert!(has_class(&found[0], side), "{}", row.id);
            let name = found[0].attribute("aria-label").expect("a name");
            assert!(name.contains(&row.label) || index == 0, "{name}");
            let near = found[0].attribute("data-near").expect("its neighbours");
            assert_eq!(near.split(' ').count(), if index == 0 { 4 } else { 2 }, "{}", row.id);
            assert!(near.split(' ').all(|key| of(key).len() == 1), "{near}");
        }
        for route in Route::ALL {
            assert_eq!(of(&format!("base/{route}")).len(), 1);
        }
    }
}

#[test]
fn every_piece_on_the_map_lies_in_one_pile_of_its_place() {
    for moment in [start(), stormed()] {
        let picture = board(&moment, "en");
        let document = Document::parse(&picture).expect("sound XML");
        let mut found: BTreeMap<String, String> = BTreeMap::new();
        for pile in of_class(&document, "ct").filter(|node| node.attribute("data-keys").is_some()) {
            let place = pile.attribute("data-area").expect("a place");
            for key in pile.attribute("data-keys").expect("its pieces").split(' ') {
                assert!(found.insert(key.to_owned(), place.to_owned()).is_none(), "{key} twice");
            }
        }
        let key_of = |place: Place| match place {
            Place::Space(space) => Some(format!("space/s{}", space.0)),
            Place::Base(route) => Some(format!("base/{route}")),
            _ => None,
        };
        for index in 0..PACK.units.len() as u8 {
            let key = format!("unit/F{}", index + 1);
            assert_eq!(found.get(&key).cloned(), key_of(moment.place(Unit(index))), "{key}");
        }
        for index in 0..PACK.battalions.len() as u8 {
            let (key, battalion) = (format!("battalion/V{}", index + 1), Battalion(index));
            assert_eq!(
                found.get(&key).cloned(),
                key_of(moment.battalion_place(battalion)),
                "{key}"
            );
        }
    }
}

/// What a text of the map takes, by the width its layout gives it.
fn room(text: &Node<'_, '_>) -> Rect {
    let letters = text.text().unwrap_or_default().chars().count() as f64;
    let (wide, high) = match text.attribute("textLength") {
        Some(_) => (number(text, "textLength"), 15.0),
        None => (letters * 7.4, 11.0),
    };
    Rect { x: number(text, "x") - wide / 2.0, y: number(text, "y") - high, w: wide, h: high }
}

#[test]
fn no_sign_lies_on_a_pile_or_on_another_sign() {
    for lang in words::LANGUAGES {
        let picture = board(&stormed(), lang);
        let document = Document::parse(&picture).expect("sound XML");
        let mut signs: Vec<(String, Rect)> = Vec::new();
        for class in ["splab", "cxn"] {
            for text in of_class(&document, class).filter(|node| !has_class(node, "in")) {
                signs.push((text.text().unwrap_or_default().to_owned(), room(&text)));
            }
        }
        let piles: Vec<Rect> = of_class(&document, "ct")
            .filter(|node| node.attribute("data-keys").is_some())
            .map(|node| plate(&node))
            .collect();
        for (place, (name, at)) in signs.iter().enumerate() {
            assert!(!piles.iter().any(|pile| pile.meets(at)), "{lang}: {name} lies on a pile");
            let other = signs.iter().skip(place + 1).find(|(_, other)| other.meets(at));
            assert!(other.is_none(), "{lang}: {name} lies on {other:?}");
        }
    }
}

#[test]
fn all_symbols_a_board_refers_to_are_in_the_sheet() {
    let defs = sheet("en").defs();
    // No symbol of the title is one of all boards as well.
    let all = format!("<r>{}{defs}</r>", symbols());
    let there = ids(&Document::parse(&all).expect("sound XML"));
    let picture = board(&stormed(), "en");
    let document = Document::parse(&picture).expect("sound XML");
    for href in document.descendants().filter_map(|node| node.attribute("href")) {
        assert!(href == "ground.svg" || there.contains(&href[1..]), "{href} leads nowhere");
    }
}

#[test]
fn what_is_lit_is_drawn_and_said() {
    let mut lit = Lit::default();
    lit.legal.insert("space/s23".to_owned());
    lit.chosen.insert("space/s23".to_owned());
    let (text, said) = ("84%".to_owned(), "84% for a hit".to_owned());
    lit.chips.insert("space/s23".to_owned(), vec![Figure { icon: "k-fire", text, said }]);
    lit.legal.insert("base/2".to_owned());
    lit.chosen.insert("unit/F1".to_owned());
    let picture = sheet("en").board(&start(), &lit, "ground.svg");
    let document = Document::parse(&picture).expect("sound XML");
    assert_eq!(of_class(&document, "lit1").count(), 2);
    assert_eq!(of_class(&document, "chip").count(), 1);
    assert_eq!(of_class(&document, "sel").count(), 1);
    let space = document.descendants().find(|n| n.attribute("data-key") == Some("space/s23"));
    let name = space.expect("the space").attribute("aria-label").expect("a name");
    assert!(name.contains("chosen") && name.contains("84% for a hit"), "{name}");
    assert!(of_class(&document, "shot").count() == 1);
}

#[test]
fn counters_of_every_kind_are_drawn() {
    let (sheet, board) = (sheet("en"), stormed());
    let keys = ["unit/F1", "unit/F4", "battalion/V2", "aircraft/A1", "impact/G1"];
    let counters = keys.map(|key| sheet.counter(&board, key, &Lit::default()).expect("a piece"));
    snapshot("siege-counters", &counters.join("\n"));
    for key in ["unit/F0", "unit/F99", "battalion/", "space/s1", "nothing"] {
        assert_eq!(sheet.counter(&board, key, &Lit::default()), None, "{key}");
    }
}

#[test]
fn the_live_layer_weighs_little() {
    let live = sheet("en").live(&stormed(), &Lit::default());
    let small = deflated(&live);
    assert!(small < 16_000, "{} bytes, {small} deflated", live.len());
}

//! The pictures of Tonkin: sound XML, every hex can be clicked, no name lies on another or on a place for
//! counters, and the French see nothing of what lies beneath the first unit of a stack.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use drawing::{Figure, Layer, Lit, ground_hash};
use kernel::dice::Rng;
use kernel::{Next, Options, Rules, Seat, Title, Viewer, legal};
use look::Crop;
use roxmltree::Document;
use screen::picture::{Rect, deflated, has_class, ids, number, of_class, plate};
use tonkin::Tonkin;
use tonkin::components::{Ground, Hex, Side};
use tonkin::flow::State;
use tonkin_look::svg::{Sheet, ground};

use crate::game::words;

static RULES: LazyLock<Tonkin> = LazyLock::new(|| {
    let options = Options::complete(&Tonkin::INFO, &BTreeMap::new()).expect("options are known");
    Tonkin::load(&tonkin::setup::embedded(), "hoa_binh", &options).expect("the pack is sound")
});

static SHEETS: LazyLock<[Sheet; 2]> =
    LazyLock::new(|| words::LANGUAGES.map(|lang| Sheet::new(&RULES.components, words(lang))));

const FRENCH: Viewer = Viewer::Seat(Seat(0));
const VIETMINH: Viewer = Viewer::Seat(Seat(1));

/// A game after the set-up and so many legal answers.
fn played(answers: usize) -> State {
    let mut rng = Rng::from_number(answers as u64);
    let mut state = RULES.start();
    for _ in 0..answers {
        match RULES.next(&state) {
            Next::Over(_) => break,
            Next::Chance(chance) => {
                let roll = chance.request.roll(&mut rng);
                RULES.resolve(&mut state, &roll, &mut ());
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().expect("somebody is asked");
                let mut legal = Vec::new();
                RULES.legal(&state, seat, &mut legal);
                let ready = legal.iter().find(|choice| choice.to_string() == "default");
                let choice = *ready.or(rng.pick(&legal)).expect("an answer");
                let choice = legal::prove(&*RULES, &state, seat, &choice).expect("a legal one");
                RULES.apply(&mut state, seat, choice, &mut ());
            }
        }
    }
    state
}

#[test]
fn the_ground_is_always_the_same_sound_and_light() {
    let picture = ground(&RULES.components);
    assert_eq!(picture, ground(&RULES.components));
    let document = Document::parse(&picture).expect("sound XML");
    assert!(!picture.contains("NaN") && !picture.contains("inf"));
    assert!(document.descendants().all(|node| !node.has_tag_name("text")));
    for class in ["g-sea", "g-delta", "g-rough", "g-forest", "g-mount", "g-border", "g-road"] {
        assert!(of_class(&document, class).next().is_some(), "no {class}");
    }
    let map = &RULES.components.map;
    assert_eq!(of_class(&document, "g-water").count(), map.rivers.len());
    let signs = ["g-city", "g-town", "g-village"];
    let signs: usize = signs.iter().map(|class| of_class(&document, class).count()).sum();
    assert_eq!(signs, map.communities.len());
    let small = deflated(&picture);
    assert!(small < 90_000, "{} bytes, {small} deflated", picture.len());
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "../golden" }, {
        insta::assert_snapshot!("tonkin-ground-hash", ground_hash(&picture));
    });
}

#[test]
fn the_ground_has_inks_for_day_and_night() {
    let picture = ground(&RULES.components);
    let (day, night) = picture.split_once("prefers-color-scheme:dark").expect("a dark scheme");
    for (ink, _) in picture.split("var(--").skip(1).filter_map(|rest| rest.split_once(')')) {
        assert!(day.contains(&format!("--{ink}:")), "{ink} has no value by day");
        assert!(night.contains(&format!("--{ink}:")), "{ink} has no value by night");
    }
}

#[test]
fn every_hex_can_be_clicked_and_has_its_neighbours() {
    let state = played(40);
    for (viewer, sheet) in [FRENCH, VIETMINH].into_iter().zip(&*SHEETS) {
        let picture = sheet.board(&RULES.view(&state, viewer), &Lit::default(), "ground.svg");
        let document = Document::parse(&picture).expect("sound XML");
        let all = ids(&document);
        let mut keys: BTreeMap<&str, usize> = BTreeMap::new();
        for area in of_class(&document, "area") {
            let key = area.attribute("data-key").expect("a key");
            *keys.entry(key).or_default() += 1;
            let hex = Hex::named(key.strip_prefix("hex/").expect("a hex")).expect("of the map");
            let near: BTreeSet<&str> =
                area.attribute("data-near").expect("its neighbours").split(' ').collect();
            let keys: Vec<String> = hex.neighbours().map(|(_, hex)| format!("hex/{hex}")).collect();
            assert_eq!(near, keys.iter().map(String::as_str).collect(), "{hex}");
            let name = area.attribute("aria-label").expect("a name");
            assert!(name.contains(&hex.to_string()), "{name}");
        }
        assert_eq!(keys.len(), Hex::all().count());
        for row in &RULES.components.map.communities {
            assert_eq!(keys[format!("hex/{}", row.hex).as_str()], 1, "{}", row.name);
            assert!(all.contains(format!("area-{}", row.hex).as_str()));
        }
    }
}

#[test]
fn a_page_on_which_no_hex_is_asked_for_opens_at_the_viewers_hq_and_not_in_a_corner() {
    let state = played(40);
    for (viewer, side) in
        [(FRENCH, Side::French), (VIETMINH, Side::VietMinh), (Viewer::Spectator, Side::French)]
    {
        let live = SHEETS[0].live(&RULES.view(&state, viewer), &Lit::default());
        let document = Document::parse(&live).expect("sound XML");
        let home: Vec<&str> =
            of_class(&document, "home").filter_map(|hex| hex.attribute("data-key")).collect();
        let hq = state.board.hq_hex(&RULES.charts, side).expect("the HQ stands somewhere");
        assert_eq!(home, [format!("hex/{hq}")]);
    }
}

/// Where the name of a place stands.
fn room(name: &roxmltree::Node<'_, '_>) -> Rect {
    let (w, size) = (number(name, "textLength"), number(name, "font-size"));
    Rect { x: number(name, "x") - w / 2.0, y: number(name, "y") - size * 0.7, w, h: size * 0.72 }
}

#[test]
fn no_name_lies_on_another_or_where_counters_lie() {
    let state = played(1);
    for sheet in &*SHEETS {
        let picture = sheet.board(&RULES.view(&state, VIETMINH), &Lit::default(), "ground.svg");
        let document = Document::parse(&picture).expect("sound XML");
        let names: Vec<(String, Rect)> = of_class(&document, "pname")
            .map(|name| (name.text().unwrap_or_default().to_owned(), room(&name)))
            .collect();
        assert_eq!(names.len(), RULES.components.map.communities.len());
        for (place, (name, at)) in names.iter().enumerate() {
            for (other, there) in &names[place + 1..] {
                assert!(!at.meets(there), "{name} on {other}");
            }
            for hex in Hex::all() {
                let column =
                    hex.column() as f64 * 60.0 + if hex.row() % 2 == 0 { 90.0 } else { 60.0 };
                let row = (hex.row() as f64 + 1.0) * 51.9615;
                let counter = Rect { x: column - 19.0, y: row - 24.0, w: 38.0, h: 38.0 };
                assert!(!at.meets(&counter), "{name} where counters of {hex} lie");
            }
        }
        for pile in of_class(&document, "ct") {
            let plate = plate(&pile);
            let on = names.iter().find(|(_, at)| at.meets(&plate));
            assert!(on.is_none(), "{on:?}");
        }
    }
}

#[test]
fn every_counter_a_viewer_sees_is_in_a_pile_and_no_other() {
    for answers in [30, 200, 700] {
        let state = played(answers);
        for viewer in [FRENCH, VIETMINH, Viewer::Spectator] {
            let view = RULES.view(&state, viewer);
            let picture = SHEETS[0].live(&view, &Lit::default());
            let document = Document::parse(&picture).expect("sound XML");
            let piles = document.descendants().filter_map(|node| node.attribute("data-keys"));
            let drawn: BTreeSet<&str> = piles.flat_map(|keys| keys.split(' ')).collect();
            let seen: BTreeSet<String> =
                view.board.on_map().iter().map(|unit| format!("unit/{unit}")).collect();
            assert_eq!(drawn, seen.iter().map(String::as_str).collect());
            for unit in view.hidden.iter() {
                let key = format!("unit/{unit}");
                assert!(!drawn.contains(key.as_str()), "{key} is hidden");
            }
            // How many lie in a stack of the Viet Minh is told to nobody else.
            let veiled = of_class(&document, "badget").filter(|text| text.text() == Some("?"));
            let stacks = match viewer {
                VIETMINH => 0,
                _ => view.board.occupied(Side::VietMinh).len(),
            };
            assert_eq!(veiled.count(), stacks);
        }
    }
}

#[test]
fn two_worlds_that_the_french_cannot_tell_apart_look_the_same_to_them() {
    let state = played(400);
    let view = RULES.view(&state, FRENCH);
    let picture = SHEETS[0].live(&view, &Lit::default());
    for seed in 0..4 {
        let other = RULES.determinize(&view, &mut Rng::from_number(seed));
        let seen = RULES.view(&other, FRENCH);
        assert_eq!(SHEETS[0].live(&seen, &Lit::default()), picture);
        assert_eq!(SHEETS[0].minimap(&seen), SHEETS[0].minimap(&view));
    }
}

#[test]
fn what_is_lit_and_laid_over_the_board_is_drawn() {
    let view = RULES.view(&played(30), VIETMINH);
    let mut lit = Lit::default();
    lit.legal.extend(["hex/Q14", "hex/R14"].map(ToOwned::to_owned));
    lit.chosen.insert("hex/Q14".to_owned());
    let figure = Figure { icon: "k-fire", text: "42%".to_owned(), said: "42%".to_owned() };
    lit.chips.insert("hex/Q14".to_owned(), vec![figure]);
    lit.layers.push(Layer {
        name: "reach",
        side: "own",
        places: vec!["hex/P12".to_owned(), "hex/P13".to_owned()],
        tags: vec![("hex/P12".to_owned(), "4".to_owned())],
        via: "go own".to_owned(),
    });
    let picture = SHEETS[0].live(&view, &lit);
    let document = Document::parse(&picture).expect("sound XML");
    let legal = of_class(&document, "area").filter(|area| has_class(area, "legal"));
    assert_eq!(legal.count(), 2);
    let by = document.descendants().filter(|node| node.attribute("data-via") == Some("go own"));
    assert_eq!(by.count(), 2);
    assert_eq!(of_class(&document, "l-reach").count(), 2);
    assert_eq!(of_class(&document, "chip").count(), 1);
    assert!(picture.contains(">4</text>"));
}

#[test]
fn small_pictures_are_sound() {
    let view = RULES.view(&played(60), FRENCH);
    for sheet in &*SHEETS {
        for picture in [
            sheet.minimap(&view),
            sheet.crop(&view, "ground.svg", Crop::Around(&["hex/X15".to_owned()])),
            sheet.crop(&view, "ground.svg", Crop::Tile),
            sheet.defs(),
        ] {
            Document::parse(&picture).expect("sound XML");
        }
        let gm = RULES.components.unit_named("fef_gm_1").expect("a motorized group");
        let counter = sheet.counter(&view, &format!("unit/{gm}"), &Lit::default());
        assert!(counter.is_some_and(|counter| counter.contains("9-14")));
        assert_eq!(sheet.counter(&view, "hex/A1", &Lit::default()), None);
    }
    let sea = Hex::all().filter(|hex| RULES.components.hex(*hex).ground == Ground::Sea).count();
    assert!(sea > 100);
}

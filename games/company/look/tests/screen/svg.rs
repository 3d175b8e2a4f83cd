//! The pictures of Men of Company B: sound XML, every terrain drawn, every unit in its square, what is hidden
//! in no picture of those who may not know it.

use std::collections::BTreeMap;
use std::sync::Arc;

use company::Company;
use company::board::Place;
use company::components::{Side, Terrain};
use company::sets::{Square, Unit};
use company::view::View;
use company_look::svg::{Sheet, ground};
use drawing::{Figure, Lit, Rolled, ground_hash, symbols};
use kernel::{Rules, Seat, Title, Viewer};
use roxmltree::{Document, Node};
use screen::picture::{deflated, has_class, ids, of_class};

use crate::game::words;

const FIGHTS: [(&str, &str); 3] = [
    ("search_and_destroy", include_str!("../../../rules/tests/positions/fight_vc.toml")),
    ("valley_sweep", include_str!("../../../rules/tests/positions/fight_nva.toml")),
    ("number_one", include_str!("../../../rules/tests/positions/fight_mech.toml")),
];

fn rules(mission: &str) -> Arc<Company> {
    let options = kernel::Options::complete(&Company::INFO, &BTreeMap::new());
    let options = options.expect("the usual options are known");
    let rules = Company::load(&company::setup::embedded(), mission, &options);
    Arc::new(rules.expect("the pack is sound"))
}

fn sheet(rules: &Arc<Company>, lang: &str) -> Sheet {
    Sheet::new(rules, words(lang))
}

/// Every fight, as White Star and as the Communist see it.
fn views() -> Vec<(Arc<Company>, View)> {
    let mut views = Vec::new();
    for (mission, position) in FIGHTS {
        let rules = rules(mission);
        let state = rules.read_position(position).expect("the position is sound");
        for seat in 0..2 {
            let view = rules.view(&state, Viewer::Seat(Seat(seat)));
            views.push((Arc::clone(&rules), view));
        }
    }
    views
}

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "../golden" }, {
        insta::assert_snapshot!(name, text);
    });
}

fn keyed<'a>(document: &'a Document<'a>, key: &str) -> Vec<Node<'a, 'a>> {
    let is_it = |node: &Node<'_, '_>| node.attribute("data-key") == Some(key);
    document.descendants().filter(is_it).collect()
}

#[test]
fn every_map_has_a_ground_that_is_always_the_same_sound_and_light() {
    let mut hashes = Vec::new();
    for mission in Company::INFO.scenarios {
        let rules = rules(mission);
        let picture = ground(&rules);
        assert_eq!(picture, ground(&rules));
        let document = Document::parse(&picture).expect("sound XML");
        assert!(!picture.contains("NaN") && !picture.contains("inf"));
        assert!(document.descendants().all(|node| !node.has_tag_name("text")));
        for terrain in Terrain::ALL {
            let class = match terrain {
                Terrain::Road => "g-road",
                Terrain::Open => "g-tuft",
                Terrain::Paddy => "g-field",
                Terrain::Village => "g-yard",
                Terrain::Jungle => "g-jungle",
                Terrain::Bamboo => "g-bamboo",
                Terrain::RockyHill => "g-rocky",
            };
            let squares = rules.map.terrain.iter().filter(|one| **one == terrain).count();
            let drawn = of_class(&document, class).count();
            let wanted = if terrain == Terrain::Road { 1 } else { squares };
            assert_eq!(drawn, wanted, "{mission}: {}", terrain.id());
        }
        let small = deflated(&picture);
        assert!(small < 90_000, "{mission}: {} bytes, {small} deflated", picture.len());
        hashes.push(format!("{mission} {}", ground_hash(&picture)));
    }
    snapshot("company-ground-hashes", &hashes.join("\n"));
}

#[test]
fn every_square_is_there_with_its_name_and_neighbours() {
    for (rules, view) in views() {
        let picture = sheet(&rules, "fr").board(&view, &Lit::default(), "ground.svg");
        let document = Document::parse(&picture).expect("sound XML");
        for square in Square::all() {
            let found = keyed(&document, &format!("square/{square}"));
            assert_eq!(found.len(), 1, "{square}");
            let name = found[0].attribute("aria-label").expect("a name");
            assert!(name.starts_with(&square.to_string()), "{name}");
            let near = found[0].attribute("data-near").expect("its neighbours");
            assert_eq!(near.split(' ').count(), usize::from(rules.charts.faces(square).len()));
            assert!(near.split(' ').all(|key| keyed(&document, key).len() == 1), "{near}");
        }
    }
}

#[test]
fn every_unit_the_viewer_knows_stands_in_its_square_with_all_its_figures() {
    for (rules, view) in views() {
        let picture = sheet(&rules, "en").board(&view, &Lit::default(), "ground.svg");
        let document = Document::parse(&picture).expect("sound XML");
        for side in Side::BOTH {
            for index in rules.charts.all[side as usize].iter() {
                let unit = Unit::new(side, index);
                let id = format!("pile-{unit}");
                let drawn = document.descendants().find(|node| node.attribute("id") == Some(&id));
                let body = view.board.body(unit);
                let place = drawn.and_then(|node| node.attribute("data-area"));
                let wanted = body.place.square().map(|square| format!("square/{square}"));
                assert_eq!(place, wanted.as_deref(), "{unit}");
                let Some(drawn) = drawn else { continue };
                let is_figure = |node: &Node<'_, '_>| {
                    node.attribute("href").is_some_and(|href| href.starts_with("#cf-"))
                };
                let figures = drawn.children().filter(is_figure).count();
                assert_eq!(figures, usize::from(body.strength), "{unit}");
            }
        }
    }
}

#[test]
fn what_is_hidden_is_in_no_picture_of_white_star() {
    let mut hidden = 0;
    for pair in views().chunks(2) {
        let [(rules, white_star), (_, communist)] = pair else { panic!("two views of a fight") };
        let lit = Lit::default();
        let sheet = sheet(rules, "en");
        let seen = format!("{}{}", sheet.live(white_star, &lit), sheet.minimap(white_star));
        let own = sheet.live(communist, &lit);
        for index in communist.board.hidden.iter() {
            let unit = Unit::new(Side::Communist, index);
            let key = format!("unit/{unit} ");
            assert!(own.contains(&key), "{unit}");
            assert!(!seen.contains(&key) && !seen.contains(&format!("pile-{unit}\"")), "{unit}");
            hidden += 1;
        }
        // Moving a hidden unit elsewhere changes nothing of what White Star is shown.
        assert!(!seen.contains("hiddenp") && seen.contains("maybe"));
        assert!(!own.contains("class=\"maybe\"") || communist.board.hidden.is_empty());
    }
    assert!(hidden >= 3, "only {hidden} hidden units were looked for");
}

#[test]
fn all_symbols_a_board_refers_to_are_in_the_sheet() {
    let known = |text: &str| ids(&Document::parse(text).expect("sound XML"));
    for (rules, view) in views() {
        let sheet = sheet(&rules, "en");
        let mut there = known(&format!("<r>{}</r>", symbols()));
        there.extend(known(&sheet.defs()));
        let picture = sheet.board(&view, &Lit::default(), "ground.svg");
        let document = Document::parse(&picture).expect("sound XML");
        for href in document.descendants().filter_map(|node| node.attribute("href")) {
            assert!(href == "ground.svg" || there.contains(&href[1..]), "{href} leads nowhere");
        }
    }
}

#[test]
fn sight_is_drawn_as_the_rules_have_it() {
    let (rules, view) = views().remove(0);
    let picture = sheet(&rules, "en").board(&view, &Lit::default(), "ground.svg");
    let document = Document::parse(&picture).expect("sound XML");
    for square in Square::all() {
        let key = format!("square/{square}");
        let is_it = |node: &Node<'_, '_>| {
            has_class(node, "sight") && node.attribute("data-for") == Some(key.as_str())
        };
        let sight = document.descendants().find(is_it).expect("an overlay");
        let ranges = sight.children().filter(|node| node.has_tag_name("text")).count();
        let seen = rules.charts.within(square, 4).and(rules.charts.seen_from(square));
        assert_eq!(ranges, usize::from(seen.len()), "{square}");
    }
}

#[test]
fn what_is_lit_is_drawn_and_said() {
    let (rules, view) = views().remove(0);
    let mut lit = Lit::default();
    lit.legal.insert("square/B2".to_owned());
    lit.chosen.insert("square/B2".to_owned());
    let (text, said) = ("84%".to_owned(), "84% to succeed".to_owned());
    lit.chips.insert("square/B2".to_owned(), vec![Figure { icon: "i-dice", text, said }]);
    lit.chosen.insert("unit/W1".to_owned());
    lit.legal.insert("group/W2".to_owned());
    let (key, class) = ("unit/W1".to_owned(), "fr");
    lit.rolled.push(Rolled { key, class, faces: vec![(2, false), (6, true)] });
    let picture = sheet(&rules, "en").board(&view, &lit, "ground.svg");
    let document = Document::parse(&picture).expect("sound XML");
    assert_eq!(of_class(&document, "lit1").count(), 1);
    assert_eq!(of_class(&document, "chip").count(), 1);
    assert_eq!(of_class(&document, "sel").count(), 1);
    assert!(of_class(&document, "can").count() >= 1, "a group that can act lights its units");
    assert_eq!(of_class(&document, "roll").count(), 1);
    assert_eq!((of_class(&document, "good").count(), of_class(&document, "poor").count()), (1, 1));
    let square = keyed(&document, "square/B2");
    let name = square[0].attribute("aria-label").expect("a name");
    assert!(name.contains("chosen") && name.contains("84% to succeed"), "{name}");
}

#[test]
fn units_are_drawn_for_panels_and_nothing_else_is() {
    let (rules, view) = views().remove(0);
    let sheet = sheet(&rules, "en");
    for side in Side::BOTH {
        for index in rules.charts.all[side as usize].iter() {
            let key = format!("unit/{}", Unit::new(side, index));
            let picture = sheet.counter(&view, &key, &Lit::default()).expect("a unit");
            Document::parse(&picture).expect("sound XML");
        }
    }
    for key in ["unit/W0", "unit/W99", "unit/C16", "square/A1", "unit/", "nothing"] {
        assert_eq!(sheet.counter(&view, key, &Lit::default()), None, "{key}");
    }
}

#[test]
fn the_live_layer_weighs_little() {
    for (rules, view) in views() {
        let live = sheet(&rules, "en").live(&view, &Lit::default());
        let small = deflated(&live);
        assert!(small < 12_000, "{} bytes, {small} deflated", live.len());
    }
}

#[test]
fn a_unit_off_the_table_is_not_on_it() {
    let (rules, view) = views().remove(1);
    let live = sheet(&rules, "en").live(&view, &Lit::default());
    let off = rules.charts.all[1].iter().map(|index| Unit::new(Side::Communist, index));
    for unit in off.filter(|unit| view.board.body(*unit).place == Place::OFF) {
        assert!(!live.contains(&format!("pile-{unit}\"")), "{unit}");
    }
}

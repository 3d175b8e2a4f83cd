//! The live layer: complete, legible, light.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use drawing::Lit;
use drawing::symbols;
use roxmltree::Document;
use screen::picture::{Rect, deflated, has_class, ids, name_room, number, of_class, plate};
use storm::Storm;
use storm::components::{Area, Side};
use storm::drawing::Point;
use storm::sets::Unit;
use storm::view::View;
use storm_look::svg::Sheet;

use crate::{after, new_sheet, rules, sheet};

/// Moments to look at: the start, and random games early and late.
const MOMENTS: [(u64, u64); 9] =
    [(1, 0), (1, 60), (2, 150), (3, 300), (4, 450), (5, 600), (6, 750), (7, 900), (8, 1400)];

/// The boards of all moments in both languages, drawn once for all tests.
static BOARDS: LazyLock<Vec<(View, String)>> = LazyLock::new(|| {
    let moments = MOMENTS.iter().map(|(seed, steps)| after(*seed, *steps));
    let drawn = moments.flat_map(|view| {
        words::LANGUAGES.map(|lang| {
            let picture = sheet(lang).board(&view, &Lit::default(), "ground.svg");
            (view.clone(), picture)
        })
    });
    drawn.collect()
});

/// Looks at each of them.
fn each_moment(look: impl Fn(&Storm, &View, &Document<'_>)) {
    for (view, picture) in BOARDS.iter() {
        let document = Document::parse(picture).expect("sound XML");
        look(rules(), view, &document);
    }
}

#[test]
fn every_area_is_there_with_its_name() {
    each_moment(|rules, view, document| {
        for row in &rules.components.areas {
            let key = format!("area/{}", row.area);
            let mut found =
                document.descendants().filter(|n| n.attribute("data-key") == Some(&key));
            let area = found.next().expect("the area is there");
            assert!(found.next().is_none(), "{key} is there twice");
            assert_eq!(area.attribute("id"), Some(&*format!("area-{}", row.area)));
            assert_eq!(area.attribute("tabindex"), Some("-1"));
            let name = area.attribute("aria-label").expect("a name");
            assert!(name.contains(&format!("({})", row.area)), "{name}");
            let side = if view.board.control(row.area) == Side::French { "fr" } else { "vm" };
            assert!(has_class(&area, side));
            let near = area.attribute("data-near").expect("its neighbours");
            assert!(near.split(' ').count() >= 2, "{key} has neighbours {near}");
            for key in near.split(' ') {
                assert!(
                    document.descendants().any(|n| n.attribute("data-key") == Some(key)),
                    "{key}"
                );
            }
        }
    });
}

#[test]
fn every_unit_on_the_map_lies_in_one_pile_of_its_area() {
    each_moment(|rules, view, document| {
        let mut found: BTreeMap<String, String> = BTreeMap::new();
        for pile in of_class(document, "ct") {
            let area = pile.attribute("data-area").expect("an area");
            assert!(pile.attribute("aria-label").is_some_and(|name| name.contains(", ")));
            for key in pile.attribute("data-keys").expect("its units").split(' ') {
                let before = found.insert(key.to_owned(), area.to_owned());
                assert!(before.is_none(), "{key} lies in two piles");
            }
        }
        let mut on_map = 0;
        for side in Side::BOTH {
            for index in 0..rules.components.units[side as usize].len() as u8 {
                let letter = if side == Side::French { 'F' } else { 'V' };
                let key = format!("unit/{letter}{}", index + 1);
                let area = view.board.area_of(Unit::new(side, index));
                on_map += usize::from(area.is_some());
                assert_eq!(found.get(&key), area.map(|area| format!("area/{area}")).as_ref());
            }
        }
        assert_eq!(found.len(), on_map);
    });
}

#[test]
fn nothing_points_nowhere_and_no_id_is_there_twice() {
    let sheet = sheet("en");
    let view = after(3, 500);
    let board = sheet.board(&view, &Lit::default(), "ground.svg");
    let page = format!("<p>{}{}{board}{}</p>", symbols(), sheet.defs(), sheet.minimap(&view));
    let document = Document::parse(&page).expect("sound XML");
    let ids = ids(&document);
    for node in document.descendants() {
        if let Some(name) = node.attribute("href").and_then(|href| href.strip_prefix('#')) {
            assert!(ids.contains(name), "#{name} leads nowhere");
        }
        if let Some(clip) = node.attribute("clip-path") {
            let name = clip.trim_start_matches("url(#").trim_end_matches(')');
            assert!(ids.contains(name), "{clip} leads nowhere");
        }
        // A strict content security policy forbids these in pages.
        assert_eq!(node.attribute("style"), None);
        assert!(!node.has_tag_name("script") && !node.has_tag_name("style"));
    }
}

#[test]
fn numbers_are_numbers_and_lie_on_the_map() {
    each_moment(|rules, _, document| {
        let drawing = &rules.components.drawing;
        let (w, h) = (f64::from(drawing.width), f64::from(drawing.height));
        assert!(!document.input_text().contains("NaN") && !document.input_text().contains("inf\""));
        for class in ["name", "village"] {
            for text in of_class(document, class) {
                let wide = number(&text, "textLength");
                let (x, y) = (number(&text, "x"), number(&text, "y"));
                let room = Rect { x: x - wide / 2.0, y: y - 12.0, w: wide, h: 14.0 };
                assert!(room.is_within(w, h), "{:?} at {room:?}", text.text());
            }
        }
        for pile in of_class(document, "ct") {
            assert!(plate(&pile).is_within(w, h), "{:?}", pile.attribute("id"));
        }
    });
}

#[test]
fn names_and_counters_lie_clear_of_each_other() {
    each_moment(|_, _, document| {
        let names: Vec<Rect> = of_class(document, "name").map(|text| name_room(&text)).collect();
        for (place, name) in names.iter().enumerate() {
            assert!(!names[..place].iter().any(|other| other.meets(name)), "names at {name:?}");
        }
        let plates: Vec<Rect> = of_class(document, "ct").map(|pile| plate(&pile)).collect();
        for (place, at) in plates.iter().enumerate() {
            assert!(!plates[..place].iter().any(|other| other.meets(at)), "counters at {at:?}");
            assert!(!names.iter().any(|name| name.meets(at)), "a name under a counter at {at:?}");
        }
    });
}

/// Whether a point lies inside a polygon.
fn is_inside((x, y): (f64, f64), polygon: &[Point]) -> bool {
    let mut inside = false;
    for (a, b) in polygon.iter().zip(polygon.iter().cycle().skip(1)) {
        let [ax, ay, bx, by] = [a.x, a.y, b.x, b.y].map(f64::from);
        if (ay > y) != (by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax) {
            inside = !inside;
        }
    }
    inside
}

/// The piles that reach over the outline of their area, by the polygon of the pack.
fn outside<'a>(rules: &Storm, document: &'a Document<'_>) -> Vec<&'a str> {
    let shape_of = |key: &str| {
        let shapes = &rules.components.drawing.areas;
        shapes.iter().find(|shape| key == format!("area/{}", shape.area)).expect("an area")
    };
    of_class(document, "ct")
        .filter(|pile| {
            let polygon = &shape_of(pile.attribute("data-area").expect("an area")).polygon;
            !plate(pile).corners().into_iter().all(|corner| is_inside(corner, polygon))
        })
        .filter_map(|pile| pile.attribute("id"))
        .collect()
}

#[test]
fn counters_stay_inside_their_areas_and_keep_a_good_size() {
    each_moment(|rules, _, document| {
        assert_eq!(outside(rules, document), Vec::<&str>::new());
        let sizes: Vec<f64> = of_class(document, "ct").map(|pile| plate(&pile).w).collect();
        let large = sizes.iter().filter(|size| **size >= 34.0).count();
        assert!(large * 10 >= sizes.len() * 8, "{large} of {} are large", sizes.len());
        assert!(sizes.iter().all(|size| *size >= 18.0));
    });
}

/// Nine units of each side, as different as can be, in one area, with all its markers.
fn crowd(rules: &Storm, area: Area) -> View {
    let mut view = after(1, 0);
    for side in Side::BOTH {
        let kinds: BTreeSet<u8> =
            rules.components.units[side as usize].iter().map(|row| row.alike).collect();
        let rows = rules.components.units[side as usize].iter().zip(0u8..);
        let mut units: Vec<(usize, u8)> = Vec::new();
        for (row, index) in rows {
            let earlier =
                units.iter().filter(|(kind, _)| *kind % kinds.len() == usize::from(row.alike));
            units.push((earlier.count() * kinds.len() + usize::from(row.alike), index));
        }
        units.sort_unstable();
        for (place, (_, index)) in units.into_iter().take(9).enumerate() {
            let unit = Unit::new(side, index);
            if let Some(old) = view.board.area_of(unit) {
                view.board.take(unit, old);
            }
            view.board.put(unit, area);
            let fresh = &mut view.board.fresh[side as usize];
            if place % 2 == 0 { fresh.insert(index) } else { fresh.remove(index) }
        }
        view.board.fire[side as usize].insert(area);
    }
    view.board.set_trench(area, 3);
    view.board.out_of_supply.insert(area);
    view
}

#[test]
fn a_crowd_fits_into_every_area() {
    let rules = rules();
    let sheet = sheet("fr");
    for row in &rules.components.areas {
        let view = crowd(rules, row.area);
        let picture = sheet.live(&view, &Lit::default());
        let document = Document::parse(&picture).expect("sound XML");
        assert_eq!(outside(rules, &document), Vec::<&str>::new(), "area {}", row.area);
        let key = format!("area/{}", row.area);
        let here =
            of_class(&document, "ct").filter(|pile| pile.attribute("data-area") == Some(&key));
        let plates: Vec<Rect> = here.map(|pile| plate(&pile)).collect();
        assert!(plates.len() >= 10, "area {} has {} piles", row.area, plates.len());
        for (place, at) in plates.iter().enumerate() {
            assert!(!plates[..place].iter().any(|other| other.meets(at)), "area {}", row.area);
        }
    }
}

#[test]
fn the_board_weighs_little() {
    for lang in words::LANGUAGES {
        let sheet = sheet(lang);
        let live = sheet.live(&after(1, 0), &Lit::default());
        let small = deflated(&live);
        assert!(live.len() < 80_000 && small < 10_000, "{} bytes, {small} deflated", live.len());
        let late = sheet.live(&after(8, 1400), &Lit::default());
        let small = deflated(&late);
        assert!(late.len() < 120_000 && small < 13_000, "{} bytes, {small} deflated", late.len());
        let defs = sheet.defs();
        let small = deflated(&defs);
        assert!(defs.len() < 45_000 && small < 18_000, "{} bytes, {small} deflated", defs.len());
    }
}

#[test]
fn drawing_twice_gives_the_same() {
    let view = after(5, 600);
    let draw = |sheet: &Sheet| sheet.board(&view, &Lit::default(), "ground.svg");
    assert_eq!(draw(sheet("en")), draw(&new_sheet("en")));
}

#[test]
fn beatrice_at_the_start() {
    for lang in words::LANGUAGES {
        let live = sheet(lang).live(&after(1, 0), &Lit::default());
        let document = Document::parse(&live).expect("sound XML");
        let here = document.descendants().filter(|node| {
            node.attribute("id") == Some("area-14")
                || node.attribute("data-area") == Some("area/14")
        });
        let text: Vec<&str> = here.map(|node| &live[node.range()]).collect();
        let text = text.join("\n").replace("><", ">\n<");
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "../golden" }, {
            insta::assert_snapshot!(format!("beatrice.{lang}"), text);
        });
    }
}

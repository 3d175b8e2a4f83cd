//! The ground: one picture, always the same, of land alone.

use drawing::ground_hash;
use roxmltree::Document;
use screen::picture::{deflated, ids, of_class};
use storm_look::svg::ground;

use crate::rules;

#[test]
fn the_ground_is_always_the_same() {
    let rules = rules();
    let first = ground(rules);
    assert_eq!(first, ground(rules));
    let hash = ground_hash(&first);
    assert_eq!(hash.len(), 16);
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "../golden" }, {
        insta::assert_snapshot!("ground-hash", hash);
    });
}

#[test]
fn it_is_sound_and_holds_no_words() {
    let picture = ground(rules());
    let document = Document::parse(&picture).expect("sound XML");
    assert!(!picture.contains("NaN") && !picture.contains("inf"));
    assert!(document.descendants().all(|node| !node.has_tag_name("text")));
    let ids = ids(&document);
    for href in document.descendants().filter_map(|node| node.attribute("href")) {
        assert!(ids.contains(href.trim_start_matches('#')), "{href} leads nowhere");
    }
    for class in ["g-river", "g-runway", "g-road", "g-track", "g-deck", "g-hach", "g-contour"] {
        assert!(of_class(&document, class).next().is_some(), "no {class}");
    }
}

#[test]
fn it_has_inks_for_day_and_night() {
    let picture = ground(rules());
    let (day, night) = picture.split_once("prefers-color-scheme:dark").expect("a dark scheme");
    assert!(day.contains("--m-land:#f1ead4;") && night.contains("--m-land:#35342c;"));
    let used = picture.split("var(--").skip(1).filter_map(|rest| rest.split_once(')'));
    for (ink, _) in used {
        let values = picture.matches(&format!("--{ink}:")).count();
        assert_eq!(values, 2, "{ink} has a value by day and one by night");
    }
}

#[test]
fn every_area_and_every_border_is_drawn() {
    let rules = rules();
    let picture = ground(rules);
    let document = Document::parse(&picture).expect("sound XML");
    let ids = ids(&document);
    for row in &rules.components.areas {
        assert!(ids.contains(&format!("a{}", row.area)), "area {}", row.area);
    }
    // Two areas may meet along several stretches, never along none.
    let lines = of_class(&document, "g-border").count();
    assert!(lines >= rules.components.borders.len(), "{lines} lines");
}

#[test]
fn it_weighs_little() {
    let picture = ground(rules());
    let small = deflated(&picture);
    assert!(picture.len() < 250_000 && small < 80_000, "{} bytes, {small} deflated", picture.len());
}

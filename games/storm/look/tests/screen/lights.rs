//! What is lit, and the small pictures beside the board.

use drawing::{Figure, Ghost, Lit};
use roxmltree::Document;
use screen::picture::{Rect, has_class, number, of_class, plate};
use storm::components::{Area, Side};

use crate::{after, rules, sheet};

fn lit(keys: &[&str]) -> std::collections::BTreeSet<String> {
    keys.iter().map(|key| (*key).to_owned()).collect()
}

fn figure(icon: &'static str, text: &str) -> Figure {
    Figure { icon, text: text.to_owned(), said: format!("{text} said") }
}

/// The French units in Beatrice at the start, by their keys.
fn beatrice() -> Vec<String> {
    let units = after(1, 0).board.units(Side::French, Area(14));
    units.iter().map(|index| format!("unit/F{}", index + 1)).collect()
}

fn drawn(lit: &Lit) -> String {
    sheet("en").live(&after(1, 0), lit)
}

#[test]
fn legal_areas_have_a_double_line_and_say_so() {
    let legal = lit(&["area/8", "area/17"]);
    let picture = drawn(&Lit { legal, chosen: lit(&["area/17", "area/14"]), ..Lit::default() });
    let document = Document::parse(&picture).expect("sound XML");
    assert_eq!(of_class(&document, "lit0").count(), 3);
    assert_eq!(of_class(&document, "lit1").count(), 3);
    assert_eq!(of_class(&document, "aim").count(), 2);
    assert_eq!(of_class(&document, "from").count(), 2);
    let label = |id: &str| {
        let area = document.descendants().find(|node| node.attribute("id") == Some(id));
        area.and_then(|area| area.attribute("aria-label")).unwrap_or_default().to_owned()
    };
    assert!(label("area-8").ends_with("can be chosen"), "{}", label("area-8"));
    assert!(label("area-17").ends_with(", chosen"), "{}", label("area-17"));
    assert!(!label("area-9").contains("chosen"));
}

#[test]
fn chosen_units_are_ringed_and_others_ticked() {
    let units = beatrice();
    let pile_of = |lit: &Lit, look: &dyn Fn(roxmltree::Node<'_, '_>)| {
        let picture = drawn(lit);
        let document = Document::parse(&picture).expect("sound XML");
        let pile = of_class(&document, "ct").find(|pile| {
            pile.attribute("data-keys")
                .is_some_and(|keys| keys.split(' ').any(|key| key == units[0]))
        });
        look(pile.expect("the pile is there"));
    };
    let chosen = Lit { chosen: units.iter().cloned().collect(), ..Lit::default() };
    pile_of(&chosen, &|pile| {
        assert!(has_class(&pile, "sel") && !has_class(&pile, "part") && !has_class(&pile, "can"));
        assert!(pile.attribute("aria-label").is_some_and(|name| name.ends_with(", chosen")));
    });
    let partly = Lit { chosen: units.iter().take(1).cloned().collect(), ..Lit::default() };
    pile_of(&partly, &|pile| {
        assert!(has_class(&pile, "sel") && has_class(&pile, "part"));
        assert!(pile.attribute("aria-label").is_some_and(|name| name.ends_with(", 1 chosen")));
        let badge = pile.descendants().find(|node| has_class(node, "badget"));
        assert_eq!(badge.and_then(|badge| badge.text()), Some(&*format!("1/{}", units.len())));
    });
    let able = Lit { able: units.iter().cloned().collect(), ..Lit::default() };
    pile_of(&able, &|pile| {
        assert!(has_class(&pile, "can") && !has_class(&pile, "sel"));
        assert!(pile.descendants().any(|node| has_class(&node, "tick")));
    });
}

#[test]
fn a_shot_crosses_the_border_between_neighbours() {
    let mut chosen: std::collections::BTreeSet<String> = beatrice().into_iter().collect();
    chosen.insert("area/8".to_owned());
    let picture = drawn(&Lit { chosen: chosen.clone(), legal: lit(&["area/8"]), ..Lit::default() });
    assert_eq!(picture.matches("class=\"shot\"").count(), 1);
    // Area 39 is far away: no arrow leads there.
    chosen.insert("area/39".to_owned());
    let picture = drawn(&Lit { chosen, legal: lit(&["area/39"]), ..Lit::default() });
    assert_eq!(picture.matches("class=\"shot\"").count(), 0);
}

#[test]
fn figures_lie_clear_of_counters() {
    let chips =
        (1..=40).map(|area| (format!("area/{area}"), vec![figure("k-fire", "72%")])).collect();
    let picture = drawn(&Lit { chips, ..Lit::default() });
    let document = Document::parse(&picture).expect("sound XML");
    let plates: Vec<Rect> = of_class(&document, "ct").map(|pile| plate(&pile)).collect();
    let chips = of_class(&document, "chip").filter_map(|chip| chip.first_element_child());
    let rooms: Vec<Rect> = chips
        .map(|rect| {
            let [x, y, w, h] = ["x", "y", "width", "height"].map(|name| number(&rect, name));
            Rect { x, y, w, h }
        })
        .collect();
    assert_eq!(rooms.len(), 40);
    for room in &rooms {
        assert!(!plates.iter().any(|plate| plate.meets(room)), "a figure on a counter at {room:?}");
        assert!(room.is_within(1000.0, 1400.0));
    }
}

#[test]
fn a_ghost_stays_where_a_pile_stood() {
    let ghost = |unit: &str, from: &str| Ghost { unit: unit.to_owned(), from: from.to_owned() };
    let unit = &beatrice()[0];
    let picture = drawn(&Lit { ghosts: vec![ghost(unit, "area/8")], ..Lit::default() });
    assert_eq!(picture.matches("class=\"ghost\"").count(), 1);
    assert!(picture.contains("class=\"went\""));
    // Units that went the same way leave one ghost; nonsense leaves none.
    let ghosts = beatrice().into_iter().map(|unit| ghost(&unit, "area/8"));
    let ghosts = ghosts.chain([ghost("unit/X9", "area/8"), ghost(unit, "area/99")]).collect();
    let picture = drawn(&Lit { ghosts, ..Lit::default() });
    assert_eq!(picture.matches("class=\"ghost\"").count(), 1);
}

#[test]
fn keys_that_name_nothing_are_left_out() {
    let keys = lit(&["area/0", "area/99", "area/x", "unit/F0", "unit/F255", "card/mines", "", "é"]);
    let chips = keys
        .iter()
        .map(|key| (key.clone(), vec![figure("k-fire", "1"), figure("k-assault", "2")]))
        .collect();
    let nonsense =
        Lit { legal: keys.clone(), chosen: keys.clone(), able: keys, chips, ..Lit::default() };
    assert_eq!(drawn(&nonsense), drawn(&Lit::default()));
}

#[test]
fn a_counter_alone_says_what_it_is() {
    let view = after(1, 0);
    let sheet = sheet("en");
    let counter = sheet.counter(&view, &beatrice()[0], &Lit::default()).expect("a unit");
    let document = Document::parse(&counter).expect("sound XML");
    let name = document.root_element().attribute("aria-label");
    assert_eq!(name, Some("III/13 DBLE 9, fresh, 2-10-3"));
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true, snapshot_path => "../golden" }, {
        insta::assert_snapshot!("counter", counter.replace("><", ">\n<"));
    });
    for key in ["unit/F0", "unit/F200", "unit/", "area/3", "unit/Fé"] {
        assert_eq!(sheet.counter(&view, key, &Lit::default()), None);
    }
}

#[test]
fn the_small_map_has_every_area_and_a_dot_for_each_stack() {
    let rules = rules();
    let view = after(4, 450);
    let mini = sheet("fr").minimap(&view);
    let document = Document::parse(&mini).expect("sound XML");
    let areas = document.descendants().filter(|node| node.has_tag_name("use")).count();
    assert_eq!(areas, rules.components.areas.len());
    let stacks: u8 = Side::BOTH.iter().map(|side| view.board.occupied(*side).len()).sum();
    assert_eq!(of_class(&document, "dot").count(), usize::from(stacks));
}

#[test]
fn stars_count_the_victory_areas_held() {
    let rules = rules();
    let view = after(7, 900);
    let row = sheet("en").stars(&view);
    let areas = rules.components.areas.iter().filter(|row| row.victory);
    let held = areas.filter(|row| view.board.control(row.area) == Side::VietMinh).count();
    assert_eq!(row.matches("class=\"held\"").count(), held);
    assert!(row.contains("The Viet Minh hold"));
}

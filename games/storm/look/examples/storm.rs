//! Writes pages with Storm's board into `target/shots`, to be looked at in a browser: the start, a
//! question with everything lit, late moments of random games, and an area as full as the rules allow.

use std::fs;
use std::path::Path;

use drawing::{BOARD, COUNTERS, Figure, Ghost, Lit, Shape, TOKENS, die, ground_hash, symbols};
use kernel::dice::Rng;
use kernel::{Rules, Viewer};
use screen::picture::Page;
use storm::Storm;
use storm::components::{Area, Side, Start};
use storm::flow::State;
use storm::sets::Unit;
use storm::setup;
use storm::view::View;
use storm_bot::StormBots;
use storm_look::StormLook;
use storm_look::svg::{BOARD as AREAS, GROUND, Sheet, ground};
use titles::Titles;

fn main() -> std::io::Result<()> {
    let components = setup::load(&setup::embedded()).expect("the pack is sound");
    let rules = Storm::new(components, storm::Sides::Given);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../target/shots");
    fs::create_dir_all(&folder)?;
    let picture = ground(&rules);
    let ground_name = format!("ground-{}.svg", ground_hash(&picture));
    fs::write(folder.join(&ground_name), &picture)?;
    let titles = Titles::new(vec![titles::title::<StormLook, StormBots>()]);
    for lang in words::LANGUAGES {
        let words = titles.words(lang).expect("the language is there");
        let sheet = Sheet::new(&rules, words);
        for (name, view, lit) in moments(&rules) {
            let page = page(&sheet, &view, &lit, &ground_name, lang);
            fs::write(folder.join(format!("{name}-{lang}.html")), page)?;
        }
    }
    Ok(())
}

/// The moments shown.
fn moments(rules: &Storm) -> Vec<(&'static str, View, Lit)> {
    let seen = |state: &State| rules.view(state, Viewer::Spectator);
    let start = seen(&rules.start());
    let late = |seed, steps| seen(&played(rules, seed, steps));
    vec![
        ("start", start.clone(), Lit::default()),
        ("lit", late(7, 260), lit_example(&late(7, 260))),
        ("late", late(3, 500), Lit::default()),
        ("later", late(11, 900), Lit::default()),
        ("crowded", crowded(rules, start), Lit::default()),
    ]
}

/// A random game after some steps.
fn played(rules: &Storm, seed: u64, steps: u64) -> State {
    let mut state = rules.start();
    kernel::playout::random(rules, &mut state, &mut Rng::from_number(seed), steps);
    state
}

/// A fire action being put together: units chosen, targets lit with their chances, a move just made.
fn lit_example(view: &View) -> Lit {
    let key = |side: char, index: u8| format!("unit/{side}{}", index + 1);
    let mut lit = Lit::default();
    let most = (1..=40)
        .map(Area)
        .max_by_key(|area| view.board.fresh_units(Side::French, *area).len())
        .expect("there are areas");
    for (place, index) in view.board.fresh_units(Side::French, most).iter().enumerate() {
        let set = if place % 3 == 2 { &mut lit.able } else { &mut lit.chosen };
        set.insert(key('F', index));
    }
    for (area, chance) in [(14, "72%"), (17, "83%"), (19, "72%"), (24, "72%"), (11, "5%")] {
        let (text, said) = (chance.to_owned(), chance.to_owned());
        let figure = Figure { icon: "k-fire", text, said };
        lit.legal.insert(format!("area/{area}"));
        lit.chips.insert(format!("area/{area}"), vec![figure]);
    }
    for near in [22, 29, 35].map(|area| format!("area/{area}")) {
        lit.legal.insert(near.clone());
        lit.chosen.insert(near);
    }
    lit.chosen.insert("area/17".to_owned());
    let moved = (1..=40).map(Area).find_map(|area| {
        let first = view.board.units(Side::VietMinh, area).first()?;
        (area.0 > 10).then(|| key('V', first))
    });
    lit.ghosts.extend(moved.map(|unit| Ghost { unit, from: "area/7".to_owned() }));
    lit
}

/// Nine units of each side, as different as they can be, in four areas of different sizes, with all
/// markers.
fn crowded(rules: &Storm, mut view: View) -> View {
    for area in [16, 19, 20, 6].map(Area) {
        for side in Side::BOTH {
            let rows = &rules.components.units[side as usize];
            let off_map = |index: &usize| {
                !matches!(rows[*index].start, Start::Area(_))
                    && view.board.area_of(Unit::new(side, *index as u8)).is_none()
            };
            let mut units: Vec<usize> = (0..rows.len()).filter(off_map).collect();
            if units.len() < 9 {
                units = (0..rows.len()).collect();
            }
            units.sort_by_key(|index| (index * 7) % 11);
            for (place, index) in units.into_iter().take(9).enumerate() {
                let unit = Unit::new(side, index as u8);
                if let Some(old) = view.board.area_of(unit) {
                    view.board.take(unit, old);
                }
                view.board.put(unit, area);
                let fresh = &mut view.board.fresh[side as usize];
                if place % 2 == 0 { fresh.insert(unit.index) } else { fresh.remove(unit.index) }
            }
            view.board.fire[side as usize].insert(area);
        }
        view.board.set_trench(area, 3);
        view.board.out_of_supply.insert(area);
    }
    view
}

fn page(sheet: &Sheet, view: &View, lit: &Lit, ground: &str, lang: &str) -> String {
    let counters: String = ["unit/F1", "unit/F30", "unit/V1", "unit/V80"]
        .iter()
        .filter_map(|key| sheet.counter(view, key, lit))
        .collect();
    let dice =
        format!("{}{}{}", die(3, Some(Shape::Rounded)), die(6, Some(Shape::Cut)), die(2, None));
    let (small, stars) = (sheet.minimap(view), sheet.stars(view));
    let page = Page {
        lang,
        sheets: &[TOKENS, COUNTERS, BOARD, drawing::GROUND, GROUND, AREAS],
        defs: &[symbols(), &sheet.defs()],
        board: &sheet.board(view, lit, ground),
        beside: &format!("<div class=\"mini\">{small}</div>{counters}{dice}{stars}"),
    };
    page.text()
}

//! Writes pages with the board of Dien Bien Phu into `target/shots`, to be looked at in a browser: the
//! start, the middle of a turn with everything lit, and late trouble.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use drawing::{COUNTERS, Figure, Ghost, Lit, TOKENS, ground_hash, symbols};
use screen::picture::Page;
use siege::board::{Board, Place};
use siege::components::{Airfield, Components, Division, EventKind, Route, Side};
use siege_bot::SiegeBots;
use siege_look::SiegeLook;
use siege_look::svg::{BOARD, Sheet, ground};
use titles::Titles;

fn main() -> std::io::Result<()> {
    let pack = siege::setup::embedded();
    let components = Arc::new(siege::setup::load(&pack).expect("the pack is sound"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../target/shots");
    fs::create_dir_all(&folder)?;
    let picture = ground(&components);
    let ground_name = format!("siege-{}.svg", ground_hash(&picture));
    fs::write(folder.join(&ground_name), &picture)?;
    let titles = Titles::new(vec![titles::title::<SiegeLook, SiegeBots>()]);
    for lang in words::LANGUAGES {
        let words = titles.words(lang).expect("the language is there");
        let sheet = Sheet::new(&components, words);
        let start = start(&components);
        let middle = middle(&components, start.clone());
        let moments = [
            ("siege-start", start, Lit::default()),
            ("siege-lit", middle.clone(), lit(&components)),
            ("siege-middle", middle, Lit::default()),
        ];
        for (name, board, lit) in moments {
            let page = page(&sheet, &board, &lit, &ground_name, lang);
            fs::write(folder.join(format!("{name}-{lang}.html")), page)?;
        }
    }
    Ok(())
}

/// The historical placement, with the divisions in their bases.
fn start(components: &Components) -> Board {
    let mut board = Board::empty(components);
    for (unit, space) in &components.setup.placements[0].units {
        board.put(*unit, Place::Space(*space));
    }
    board.repair(Airfield::Main);
    board.divisions = [Division::D308, Division::D312, Division::D316, Division::D304].map(Some);
    for (index, row) in (0..).zip(&components.battalions) {
        if let Some(base) = board.base_of(row.division) {
            board.put_battalion(siege::components::Battalion(index), Place::Base(base));
        }
    }
    board
}

/// Some turns later.
fn middle(components: &Components, mut board: Board) -> Board {
    let spread = [
        (Route(1), &[("r1s13", 2), ("r1s14", 3), ("r1s15", 2)][..]),
        (Route(2), &[("r2s08", 2), ("r2s09", 3), ("r2s10", 2), ("r2s12", 2)]),
        (Route(3), &[("r3s05", 2), ("r3s06", 3), ("r3s07", 1), ("r3s08", 2)]),
        (Route(4), &[("r4s14", 1)]),
    ];
    for (route, stacks) in spread {
        let mut left: Vec<_> = board.battalions(Place::Base(route)).iter().collect();
        for (id, count) in stacks {
            let space = components.space(id).expect("the space is on the map");
            for battalion in left.drain(..(*count).min(left.len())) {
                board.put_battalion(battalion, Place::Space(space));
                if battalion.0 % 3 == 0 {
                    board.weakened.insert(battalion);
                }
            }
            board.set_control(space, Side::VietMinh);
        }
        if let Some(lost) = left.pop() {
            board.put_battalion(lost, Place::Eliminated);
        }
    }
    for id in ["r1s13", "r2s08"] {
        let space = components.space(id).expect("the space is on the map");
        for unit in board.all_units(Place::Space(space)).iter() {
            board.put(unit, Place::Eliminated);
        }
    }
    board.reduced.insert(components.unit("fr_3_3_alg").expect("the unit is there"));
    board.refit.insert(Route(4));
    board.events.in_force.insert(EventKind::DeathVolunteers);
    board.events.in_force.insert(EventKind::FixBayonets);
    board.events.trenches = siege::board::Trenches::Manned;
    board.destroy(Airfield::Auxiliary);
    board.tracks.morale = 9;
    board
}

fn lit(components: &Components) -> Lit {
    let mut lit = Lit::default();
    let space = |id: &str| {
        let space = components.space(id).expect("the space is on the map");
        format!("space/s{}", space.0)
    };
    let unit =
        |id: &str| format!("unit/F{}", components.unit(id).expect("the unit is there").0 + 1);
    for (id, chance) in [("r2s08", "52%"), ("r2s09", "84%"), ("r2s10", "52%")] {
        lit.legal.insert(space(id));
        let (text, said) = (chance.to_owned(), chance.to_owned());
        lit.chips.insert(space(id), vec![Figure { icon: "k-fire", text, said }]);
    }
    lit.chosen.insert(space("r2s09"));
    lit.chosen.insert(unit("fr_3_13_le"));
    lit.able.insert(unit("fr_1_13_le"));
    lit.legal.insert("base/3".to_owned());
    let moved = components.battalion("vm_249").expect("the battalion is there").0 + 1;
    lit.ghosts.push(Ghost { unit: format!("battalion/V{moved}"), from: space("r3s10") });
    lit
}

fn page(sheet: &Sheet, board: &Board, lit: &Lit, ground: &str, lang: &str) -> String {
    let page = Page {
        lang,
        sheets: &[TOKENS, COUNTERS, drawing::BOARD, BOARD],
        defs: &[symbols(), &sheet.defs()],
        board: &sheet.board(board, lit, ground),
        beside: &format!("<div class=\"mini\">{}</div>", sheet.minimap(board)),
    };
    page.text()
}

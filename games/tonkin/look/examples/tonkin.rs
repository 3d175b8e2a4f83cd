//! Writes pages with the board of Tonkin into `target/shots`, to be looked at in a browser: a set-up as
//! either side sees it, and a march with everything lit.

use std::fs;
use std::path::Path;

use drawing::{COUNTERS, Figure, Lit, TOKENS, ground_hash, symbols};
use kernel::{Legal, Options, Rules, Seat, Title, Viewer, legal};
use screen::picture::Page;
use titles::Titles;
use tonkin::Tonkin;
use tonkin::view::View;
use tonkin_bot::TonkinBots;
use tonkin_look::TonkinLook;
use tonkin_look::svg::{BOARD, Sheet, ground};

fn main() -> std::io::Result<()> {
    let pack = tonkin::setup::embedded();
    let rules = Tonkin::load(&pack, "hoa_binh", &Options::default()).expect("the pack is sound");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../target/shots");
    fs::create_dir_all(&folder)?;
    let picture = ground(&rules.components);
    let ground_name = format!("tonkin-{}.svg", ground_hash(&picture));
    fs::write(folder.join(&ground_name), &picture)?;
    let state = played(&rules);
    let titles = Titles::new(vec![titles::title::<TonkinLook, TonkinBots>()]);
    for lang in words::LANGUAGES {
        let words = titles.words(lang).expect("the language is there");
        let sheet = Sheet::new(&rules.components, words);
        for (name, viewer, lit) in [
            ("tonkin-french", Viewer::Seat(Seat(0)), Lit::default()),
            ("tonkin-vietminh", Viewer::Seat(Seat(1)), Lit::default()),
            ("tonkin-lit", Viewer::Seat(Seat(1)), lit()),
        ] {
            let view = rules.view(&state, viewer);
            let page = page(&sheet, &view, &lit, &ground_name, lang);
            fs::write(folder.join(format!("{name}-{lang}.html")), page)?;
        }
    }
    Ok(())
}

/// After some hundred legal answers.
fn played(rules: &Tonkin) -> tonkin::flow::State {
    let mut state = rules.start();
    for number in 0..60usize {
        let kernel::Next::Decision { seats, .. } = rules.next(&state) else { break };
        let Some(seat) = seats.lowest() else { break };
        let mut answers = Vec::new();
        rules.legal(&state, seat, &mut answers);
        let first = answers.iter().position(|answer| answer.to_string() == "default");
        let Some(answer) = answers.get(first.unwrap_or(number * 7 % answers.len().max(1))) else {
            break;
        };
        let legal: Legal<_> =
            legal::prove(rules, &state, seat, answer).expect("a legal answer is legal");
        rules.apply(&mut state, seat, legal, &mut ());
    }
    state
}

fn lit() -> Lit {
    let mut lit = Lit::default();
    for (hex, chance) in [("hex/Q14", "42%"), ("hex/R14", "17%"), ("hex/Q15", "")] {
        lit.legal.insert(hex.to_owned());
        if !chance.is_empty() {
            let (text, said) = (chance.to_owned(), chance.to_owned());
            lit.chips.insert(hex.to_owned(), vec![Figure { icon: "k-fire", text, said }]);
        }
    }
    lit.chosen.insert("hex/Q14".to_owned());
    lit
}

fn page(sheet: &Sheet, view: &View, lit: &Lit, ground: &str, lang: &str) -> String {
    let page = Page {
        lang,
        sheets: &[TOKENS, COUNTERS, drawing::BOARD, BOARD],
        defs: &[symbols(), &sheet.defs()],
        board: &sheet.board(view, lit, ground),
        beside: &format!("<div class=\"mini\">{}</div>", sheet.minimap(view)),
    };
    page.text()
}

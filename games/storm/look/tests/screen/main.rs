//! How Storm Over Dien Bien Phu looks: its board as a picture and as text, the pages of its table, its sentences.
#![expect(clippy::unwrap_used, reason = "a test that meets what it did not expect must stop")]

mod attack;
mod board;
mod books;
mod game;
mod golden;
mod ground;
mod guide;
mod lights;
mod page;
mod prompt;
mod samples;
mod sentences;
mod structure;

use std::sync::LazyLock;

use kernel::dice::Rng;
use kernel::{Rules, Viewer};
use storm::Storm;
use storm::setup;
use storm::view::View;
use storm_look::svg::Sheet;

/// The rules without bidding.
fn rules() -> &'static Storm {
    static RULES: LazyLock<Storm> = LazyLock::new(|| {
        Storm::new(setup::load(&setup::embedded()).expect("the pack is sound"), storm::Sides::Given)
    });
    &RULES
}

/// The sheet in a language. Working one out takes a moment, so tests share them.
fn sheet(lang: &str) -> &'static Sheet {
    static SHEETS: LazyLock<[Sheet; 2]> = LazyLock::new(|| words::LANGUAGES.map(new_sheet));
    &SHEETS[usize::from(lang == "fr")]
}

fn new_sheet(lang: &str) -> Sheet {
    Sheet::new(rules(), game::words(lang))
}

/// What a spectator sees of a random game after some steps.
fn after(seed: u64, steps: u64) -> View {
    let mut state = rules().start();
    kernel::playout::random(rules(), &mut state, &mut Rng::from_number(seed), steps);
    rules().view(&state, Viewer::Spectator)
}

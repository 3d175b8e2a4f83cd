//! The title by itself, and tables of it to be drawn.

use std::sync::LazyLock;

use kernel::Seat;
use pages::Scene;
use table::Table;
use titles::{Entry, Titles};
use tonkin_bot::TonkinBots;
use tonkin_look::TonkinLook;
use words::Words;

static TITLES: LazyLock<Titles> =
    LazyLock::new(|| Titles::new(vec![titles::title::<TonkinLook, TonkinBots>()]));

/// A shelf with this title alone.
pub(crate) fn titles() -> Titles {
    *TITLES
}

pub(crate) fn title() -> &'static dyn Entry {
    titles().find("tonkin").expect("the title is there")
}

pub(crate) fn words(lang: &str) -> Words {
    titles().words(lang).expect("the language is there")
}

/// The words of both languages.
pub(crate) fn languages() -> [Words; 2] {
    screen::play::languages(titles())
}

/// The table as a seat that plays it sees it.
pub(crate) fn scene<'a>(table: &'a dyn Table, words: &'a Words, held: &'a [Seat]) -> Scene<'a> {
    screen::play::scene(titles(), table, words, held)
}

//! The title by itself, and tables of it to be drawn.

use std::sync::LazyLock;

use company_bot::CompanyBots;
use company_look::CompanyLook;
use kernel::Seat;
use pages::Scene;
use table::Table;
use titles::{Entry, Titles};
use words::Words;

static TITLES: LazyLock<Titles> =
    LazyLock::new(|| Titles::new(vec![titles::title::<CompanyLook, CompanyBots>()]));

/// A shelf with this title alone.
pub(crate) fn titles() -> Titles {
    *TITLES
}

pub(crate) fn title() -> &'static dyn Entry {
    titles().find("company").expect("the title is there")
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

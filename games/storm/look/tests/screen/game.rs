//! The title by itself, and tables of it to be drawn.

use std::sync::LazyLock;

use kernel::Seat;
use pages::Scene;
use storm_bot::StormBots;
use storm_look::StormLook;
use table::{Dice, Sitter, Table};
use titles::{Entry, Titles, Wanted};
use words::Words;

pub(crate) const FRENCH: Seat = Seat(0);
pub(crate) const VIETMINH: Seat = Seat(1);

static TITLES: LazyLock<Titles> =
    LazyLock::new(|| Titles::new(vec![titles::title::<StormLook, StormBots>()]));

/// A shelf with this title alone.
pub(crate) fn titles() -> Titles {
    *TITLES
}

pub(crate) fn title() -> &'static dyn Entry {
    titles().find("storm").expect("the title is there")
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

/// A game with these dice; with bids for the sides if wanted.
pub(crate) fn open(dice: Dice, bidding: &str) -> Box<dyn Table> {
    let options = [("bidding".to_owned(), bidding.to_owned())].into();
    screen::play::open(title(), Wanted { options, ..Wanted::default() }, dice)
}

/// A game from a position.
pub(crate) fn at(position: &str) -> Box<dyn Table> {
    screen::play::at(title(), Wanted::default(), position, Dice::Open(1))
}

/// A game that a bot of chance has played to its end.
pub(crate) fn finished() -> Box<dyn Table> {
    let mut table = open(Dice::Open(8), "no");
    for seat in [FRENCH, VIETMINH] {
        table.sit(seat, Sitter::Random);
    }
    table.run();
    table
}

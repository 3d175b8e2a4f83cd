//! Tables to be drawn.

use kernel::Seat;
use pages::Scene;
use table::{Dice, Sitter, Table};
use titles::Wanted;
use words::Words;

pub(crate) use screen::play::{asked, choose, play_until};

pub(crate) const FRENCH: Seat = Seat(0);
pub(crate) const VIETMINH: Seat = Seat(1);

/// The words of both languages.
pub(crate) fn languages() -> [Words; 2] {
    screen::play::languages(shelf::titles())
}

/// A game with these dice; with bids for the sides if wanted.
pub(crate) fn open(dice: Dice, bidding: &str) -> Box<dyn Table> {
    let options = [("bidding".to_owned(), bidding.to_owned())].into();
    screen::play::open(shelf::title("storm"), Wanted { options, ..Wanted::default() }, dice)
}

/// The table as a seat that plays it sees it.
pub(crate) fn scene<'a>(table: &'a dyn Table, words: &'a Words, held: &'a [Seat]) -> Scene<'a> {
    screen::play::scene(shelf::titles(), table, words, held)
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

//! The title by itself, and tables of it to be drawn.

use kernel::Seat;
use storm_bot::StormBots;
use storm_look::StormLook;
use table::{Dice, Sitter, Table};
use titles::Wanted;

pub(crate) const FRENCH: Seat = Seat(0);
pub(crate) const VIETMINH: Seat = Seat(1);

screen::alone!(StormLook, StormBots);

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

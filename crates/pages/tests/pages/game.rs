//! Tables to be drawn.

use std::collections::BTreeMap;

use kernel::dice::Rng;
use kernel::{Seat, Viewer};
use pages::{Mode, Scene};
use table::{Dice, Order, Sitter, Table, Waits};
use titles::{Setting, Wanted};
use words::Words;

pub(crate) const FRENCH: Seat = Seat(0);
pub(crate) const VIETMINH: Seat = Seat(1);

/// The words of both languages.
pub(crate) fn languages() -> [Words; 2] {
    words::LANGUAGES.map(shelf::words)
}

/// A game with these dice; with bids for the sides if wanted.
pub(crate) fn open(dice: Dice, bidding: &str) -> Box<dyn Table> {
    let options = [("bidding".to_owned(), bidding.to_owned())].into();
    let wanted = Wanted { options, ..Wanted::default() };
    let loaded = shelf::title("storm").load(wanted).unwrap();
    let setting = Setting { loaded, position: None, seats: BTreeMap::new(), dice };
    let mut table = titles::open(setting).unwrap();
    table.run();
    table
}

/// A game from a position.
pub(crate) fn at(position: &str) -> Box<dyn Table> {
    let loaded = shelf::title("storm").load(Wanted::default()).unwrap();
    let position = Some(position.to_owned());
    let setting = Setting { loaded, position, seats: BTreeMap::new(), dice: Dice::Open(1) };
    titles::open(setting).unwrap()
}

/// The seat that is asked.
pub(crate) fn asked(table: &dyn Table) -> Option<Seat> {
    match table.waits() {
        Waits::Choice { seats, .. } => seats.lowest(),
        Waits::Dice { .. } | Waits::Over(_) => None,
    }
}

/// Some legal choice: which one depends on the ply alone. False when nobody is asked.
pub(crate) fn choose(table: &mut dyn Table) -> bool {
    let Some(seat) = asked(table) else { return false };
    let offers = table.offers(seat);
    let legal: Vec<_> = offers.iter().filter(|o| o.no.is_none() && o.is_canonical).collect();
    let notation = Rng::from_number(table.ply() as u64).pick(&legal).unwrap().notation.clone();
    table.choose(seat, &notation).unwrap();
    table.run();
    true
}

/// Plays until a question of this id is put.
pub(crate) fn play_until(table: &mut dyn Table, id: &str) {
    for _ in 0..20_000 {
        match table.waits() {
            Waits::Choice { prompt, .. } if prompt.id == id => return,
            _ => assert!(choose(table), "{id} was never asked"),
        }
    }
}

/// No standing order.
pub(crate) static NO_ORDERS: BTreeMap<String, Order> = BTreeMap::new();

/// The table as a seat that plays it sees it.
pub(crate) fn scene<'a>(table: &'a dyn Table, words: &'a Words, held: &'a [Seat]) -> Scene<'a> {
    let viewer = held.first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
    Scene {
        table,
        now: table.whole_view(viewer),
        title: shelf::title(table.info().id),
        id: "abc",
        viewer,
        held,
        mode: Mode::Bot,
        words,
        look_back: None,
        since: table.log(viewer).len().saturating_sub(5),
        previewed: None,
        notice: None,
        orders: &NO_ORDERS,
        stamp: "stamp",
    }
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

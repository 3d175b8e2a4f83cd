//! Tables of Storm: played, saved, loaded, tampered with.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod acts;
mod dice;
mod hosted;
mod play;
mod registry;
mod saves;
mod snapshots;

use std::collections::BTreeMap;

use kernel::Seat;
use titles::{Setting, Wanted, open};

use table::{Dice, Sitter, Table, Waits};

const FRENCH: Seat = Seat(0);
const VIETMINH: Seat = Seat(1);

fn table(dice: Dice, french: Sitter, vietminh: Sitter) -> Box<dyn Table> {
    let loaded = shelf::title("storm").load(Wanted::default()).unwrap();
    let seats = [("french".to_owned(), french), ("vietminh".to_owned(), vietminh)];
    open(Setting { loaded, position: None, seats: seats.into(), dice }).unwrap()
}

/// A game that two random bots have played to its end.
fn finished(dice: Dice) -> Box<dyn Table> {
    let mut table = table(dice, Sitter::Random, Sitter::Random);
    table.run();
    assert!(matches!(table.waits(), Waits::Over(_)), "{:?}", table.waits());
    table
}

/// The first legal choice of whoever is asked.
fn first_legal(table: &dyn Table) -> (Seat, String) {
    let Waits::Choice { seats, .. } = table.waits() else { panic!("{:?}", table.waits()) };
    let seat = seats.lowest().unwrap();
    let legal = table.offers(seat).into_iter().find(|offer| offer.no.is_none()).unwrap();
    (seat, legal.notation)
}

fn with_option(key: &str, value: &str) -> Wanted {
    let options: BTreeMap<String, String> = [(key.to_owned(), value.to_owned())].into();
    Wanted { options, ..Wanted::default() }
}

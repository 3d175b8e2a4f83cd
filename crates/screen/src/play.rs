//! Tables to be drawn: opened, played by chance to a question, and handed to a page.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::dice::Rng;
use kernel::{Seat, Viewer};
use pages::{Earlier, Facts, Mode, Scene};
use table::{Dice, Order, Table, Waits};
use titles::{Entry, Setting, Titles, Wanted};
use words::Words;

/// The words of both languages.
pub fn languages(titles: Titles) -> [Words; 2] {
    words::LANGUAGES.map(|lang| titles.words(lang).expect("the language is there"))
}

/// A game of a title, as far as it goes without anybody.
pub fn open(title: &'static dyn Entry, wanted: Wanted, dice: Dice) -> Box<dyn Table> {
    let mut table = placed(title, wanted, None, dice);
    table.run();
    table
}

/// A game from a position, before anything happens in it.
pub fn at(title: &'static dyn Entry, wanted: Wanted, position: &str, dice: Dice) -> Box<dyn Table> {
    placed(title, wanted, Some(position.to_owned()), dice)
}

fn placed(
    title: &'static dyn Entry,
    wanted: Wanted,
    position: Option<String>,
    dice: Dice,
) -> Box<dyn Table> {
    let loaded = title.load(wanted).expect("the scenario is there");
    let setting = Setting { loaded, position, seats: BTreeMap::new(), dice };
    titles::open(setting).expect("the table opens")
}

/// The seat that is asked.
pub fn asked(table: &dyn Table) -> Option<Seat> {
    match table.waits() {
        Waits::Choice { seats, .. } => seats.lowest(),
        Waits::Dice { .. } | Waits::Over(_) => None,
    }
}

/// Some legal choice: which one depends on the ply alone. False when nobody is asked.
pub fn choose(table: &mut dyn Table) -> bool {
    let Some(seat) = asked(table) else { return false };
    let offers = table.offers(seat);
    let legal: Vec<_> = offers.iter().filter(|o| o.no.is_none() && o.is_canonical).collect();
    let picked = Rng::from_number(table.ply() as u64).pick(&legal);
    let notation = picked.expect("every question has an answer").notation.clone();
    table.choose(seat, &notation).expect("it was offered");
    table.run();
    true
}

/// Plays until a question of this id is put.
pub fn play_until(table: &mut dyn Table, id: &str) {
    for _ in 0..20_000 {
        match table.waits() {
            Waits::Choice { prompt, .. } if prompt.id == id => return,
            _ => assert!(choose(table), "{id} was never asked"),
        }
    }
}

/// No standing order.
static NO_ORDERS: BTreeMap<String, Order> = BTreeMap::new();

/// The table as a seat that plays it sees it, or a spectator if none is held. Its title is on the list.
pub fn scene<'a>(
    titles: Titles,
    table: &'a dyn Table,
    words: &'a Words,
    held: &'a [Seat],
) -> Scene<'a> {
    let viewer = held.first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
    let title = titles.find(table.info().id).expect("the title is on the list");
    Scene {
        facts: Arc::new(Facts::of(table, viewer)),
        earlier: Earlier::Table(table),
        now: title.sight(&table.whole_view(viewer)),
        title,
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

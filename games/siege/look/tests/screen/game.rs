//! The title by itself, and tables of it to be drawn.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::dice::Rng;
use kernel::{Seat, Viewer};
use pages::{Mode, Scene};
use siege_bot::SiegeBots;
use siege_look::SiegeLook;
use table::{Order, Table, Waits};
use titles::{Entry, Titles};
use words::Words;

static TITLES: LazyLock<Titles> =
    LazyLock::new(|| Titles::new(vec![titles::title::<SiegeLook, SiegeBots>()]));

/// A shelf with this title alone.
pub(crate) fn titles() -> Titles {
    *TITLES
}

pub(crate) fn title() -> &'static dyn Entry {
    titles().find("siege").expect("the title is there")
}

pub(crate) fn words(lang: &str) -> Words {
    titles().words(lang).expect("the language is there")
}

/// The words of both languages.
pub(crate) fn languages() -> [Words; 2] {
    words::LANGUAGES.map(words)
}

/// Some legal choice: which one depends on the ply alone. False when nobody is asked.
pub(crate) fn choose(table: &mut dyn Table) -> bool {
    let Waits::Choice { seats, .. } = table.waits() else { return false };
    let seat = seats.lowest().unwrap();
    let offers = table.offers(seat);
    let legal: Vec<_> = offers.iter().filter(|o| o.no.is_none() && o.is_canonical).collect();
    let notation = Rng::from_number(table.ply() as u64).pick(&legal).unwrap().notation.clone();
    table.choose(seat, &notation).unwrap();
    table.run();
    true
}

/// No standing order.
static NO_ORDERS: BTreeMap<String, Order> = BTreeMap::new();

/// The table as a seat that plays it sees it.
pub(crate) fn scene<'a>(table: &'a dyn Table, words: &'a Words, held: &'a [Seat]) -> Scene<'a> {
    let viewer = held.first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
    Scene {
        table,
        now: table.whole_view(viewer),
        title: title(),
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

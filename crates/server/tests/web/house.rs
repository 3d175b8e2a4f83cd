//! A server in a folder of its own, and what its disk says.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use kernel::{Seat, Seats};
use server::sqlite::Sqlite;
use server::storage::{By, Line, Phase, SeatRow, Standing, Stored, TableRow};
use server::{AppState, Limits, Site};
use table::{Sitter, Table};
use titles::Titles;

pub(crate) use proof::folder::Folder;

use crate::client::Client;

/// A server.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) folder: Arc<Folder>,
    pub(crate) state: AppState,
}

impl House {
    pub(crate) fn new() -> House {
        House::with(Limits::default())
    }

    pub(crate) fn with(limits: Limits) -> House {
        House::at(Arc::new(Folder::new()), limits)
    }

    fn at(folder: Arc<Folder>, limits: Limits) -> House {
        House::with_titles(folder, limits, shelf::titles())
    }

    /// A server of these titles.
    pub(crate) fn of(titles: Titles) -> House {
        House::with_titles(Arc::new(Folder::new()), Limits::default(), titles)
    }

    /// A server that is known by this address.
    pub(crate) fn known_as(site: Site, limits: Limits) -> House {
        let folder = Arc::new(Folder::new());
        let storage = Arc::new(Sqlite::open(&folder.0).unwrap());
        House { state: AppState::at(site, storage, limits, shelf::titles()).unwrap(), folder }
    }

    fn with_titles(folder: Arc<Folder>, limits: Limits, titles: Titles) -> House {
        let storage = Sqlite::open(&folder.0).unwrap();
        House { state: AppState::new(Arc::new(storage), limits, titles).unwrap(), folder }
    }

    /// A server on the data in a folder.
    pub(crate) fn in_folder(folder: Folder) -> House {
        House::at(Arc::new(folder), Limits::default())
    }

    /// A second server on the same data: after a restart, or at the same time.
    pub(crate) fn again(&self) -> House {
        House::at(Arc::clone(&self.folder), self.state.limits())
    }

    pub(crate) fn app(&self) -> Router {
        server::app(self.state.clone())
    }

    /// A visitor who has not been here yet.
    pub(crate) fn visitor(&self) -> Client {
        let mut visitor = Client::new(self.app());
        visitor.server = Some(self.state.clone());
        visitor
    }

    pub(crate) fn stored(&self, id: &str) -> Stored {
        self.state.storage().table(id).wait().unwrap().unwrap()
    }

    /// The game as it stands on disk.
    pub(crate) fn game(&self, id: &str) -> Box<dyn Table> {
        replayed(self.state.titles(), &self.stored(id))
    }

    /// Keeps a table as it is, with a guest on each seat.
    pub(crate) fn seat_guests(&self, table: &dyn Table, mode: &str, guests: &[&Client]) -> String {
        let id = server_id();
        let seats = (0..table.seats()).zip(guests).map(|(seat, guest)| SeatRow {
            sitter: table.sitter(Seat(seat)).name().to_owned(),
            guest: Some(guest.guest()),
        });
        let row = TableRow {
            id: id.clone(),
            title: table.info().id.to_owned(),
            mode: mode.to_owned(),
            created: 1,
            owner: guests[0].guest(),
            header: table.header_line(),
            secret: table.secret(),
            strict: true,
            start: None,
            fork: None,
            standing: Standing {
                phase: Phase::Person,
                asked: Seats::first(table.seats()),
                step: 0,
            },
            seats: seats.collect(),
        };
        let entries = table.lines_after(0).into_iter().map(|text| Line { by: By::Person, text });
        let stored = Stored { row, entries: entries.collect(), orders: Vec::new() };
        self.state.storage().add_table(stored).wait().unwrap();
        id
    }
}

/// An id such as the server makes them.
fn server_id() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    format!("{:032x}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

/// Plays stored entries again, apart from the server.
fn replayed(titles: Titles, stored: &Stored) -> Box<dyn Table> {
    let row = &stored.row;
    let mut lines = vec![row.header.clone()];
    lines.extend(stored.entries.iter().map(|line| line.text.clone()));
    let seed = row.secret.filter(|_| row.header.contains("\"fair\""));
    let seed =
        seed.map_or(String::new(), |seed| format!(",\"seed\":\"{}\"", kernel::hash::Hash(seed)));
    lines.push(format!("{{\"end\":{}{seed}}}", stored.entries.len()));
    let mut table = titles.load(lines.join("\n").as_bytes(), None, [0; 32]).unwrap();
    for (seat, row) in (0..).map(Seat).zip(&row.seats) {
        table.sit(seat, Sitter::named(&row.sitter).unwrap());
    }
    table
}

/// Some legal canonical choice: which one depends on the number alone.
pub(crate) fn some_choice(table: &dyn Table, seat: Seat, number: u64) -> String {
    let offers = table.offers(seat);
    let legal: Vec<_> =
        offers.iter().filter(|offer| offer.no.is_none() && offer.is_canonical).collect();
    let mut rng = kernel::dice::Rng::from_number(number);
    rng.pick(&legal).unwrap().notation.clone()
}

/// Whom a table asks.
pub(crate) fn asked(table: &dyn Table) -> Option<Seat> {
    match table.waits() {
        table::Waits::Choice { seats, .. } => seats.lowest(),
        table::Waits::Dice { .. } | table::Waits::Over(_) => None,
    }
}

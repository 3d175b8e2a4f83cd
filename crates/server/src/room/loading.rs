//! A table comes into memory: from its snapshot, or played again from its lines.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use kernel::hash::Hash;
use kernel::{Seat, Viewer};
use table::{EmptyWindow, Order, Past, SaveFault, Sitter, Table};
use titles::Titles;

use super::{Room, mode_named, order_named, sides};
use crate::moves::Moves;
use crate::problem::Problem;
use crate::scenery::Showing;
use crate::snapshots::{self, TakenUpTable};
use crate::storage::{Fork, Line, OrderRow, Recent, Storage, Stored, TableRow};

/// How many sandboxes of sandboxes are looked back through.
const MOST_FORKS: usize = 8;

/// Gives the table its standing orders, and tells them by seat and window.
fn ordered(
    table: &mut dyn Table,
    orders: Vec<OrderRow>,
) -> BTreeMap<Seat, BTreeMap<String, Order>> {
    let mut kept: BTreeMap<Seat, BTreeMap<String, Order>> = BTreeMap::new();
    for OrderRow { seat, window, order, at_least } in orders {
        let order = order_named(&order, at_least).unwrap_or_default();
        table.set_order(Seat(seat), &window, order);
        kept.entry(Seat(seat)).or_default().insert(window, order);
    }
    kept
}

impl Room {
    /// The table as it was stored: from its snapshot, or played again.
    pub(crate) fn load(
        titles: Titles,
        storage: &Arc<dyn Storage>,
        id: &str,
    ) -> Result<Room, Problem> {
        match snapshots::taken_up(titles, storage, id) {
            Some(TakenUpTable { recent: Recent { row, orders, cached }, table, moves }) => {
                let room = Room::of(titles, (row, orders), table, moves)?;
                let typed = if cached.is_typed { cached.ply } else { 0 };
                Ok(Room { snapshot: cached.ply, typed, ..room })
            }
            None => Room::load_all(titles, storage, id),
        }
    }

    /// The table played again, whether it has a snapshot or not.
    pub(crate) fn load_all(
        titles: Titles,
        storage: &Arc<dyn Storage>,
        id: &str,
    ) -> Result<Room, Problem> {
        let stored = storage.table(id).wait()?.ok_or(Problem::NotFound)?;
        let Stored { row, entries, orders } = stored;
        let table = replayed(titles, &row, &entries)?;
        let moves = Moves::of(&entries, sides(&*table));
        Room::of(titles, (row, orders), table, moves)
    }

    /// Whether all of the game can be told, what went before a sandbox included. Where that cannot be shown any more the
    /// sandbox is played without it.
    pub(crate) fn remembers(&mut self, titles: Titles, storage: &dyn Storage) -> bool {
        if let Some(fork) = self.fork.take() {
            self.table.set_past(past(titles, storage, &fork, MOST_FORKS));
        }
        self.table.remembers()
    }

    fn of(
        titles: Titles,
        (row, orders): (TableRow, Vec<OrderRow>),
        mut table: Box<dyn Table>,
        moves: Moves,
    ) -> Result<Room, Problem> {
        // What went before a sandbox is read when somebody asks for it.
        let before = |fork: &Fork| Past { table: None, eyes: eyes(fork), moments: fork.moments };
        table.set_past(row.fork.as_ref().map(before));
        for (seat, sitting) in (0..).map(Seat).zip(&row.seats) {
            table.sit(seat, Sitter::named(&sitting.sitter).unwrap_or_default());
        }
        if row.strict {
            table.set_empty_window(EmptyWindow::Ask);
        }
        let orders = ordered(&mut *table, orders);
        Ok(Room {
            mode: mode_named(&row.mode, row.standing.step),
            guests: row.seats.into_iter().map(|sitting| sitting.guest).collect(),
            owner: row.owner,
            is_deleted: false,
            id: row.id,
            fork: row.fork,
            written: table.ply(),
            handed_in: Vec::new(),
            snapshot: 0,
            typed: 0,
            title: titles.find(table.info().id).map_err(|_| Problem::Fault)?,
            moves,
            table,
            orders,
            raised: None,
            looks: VecDeque::new(),
            listeners: Vec::new(),
            showing: Showing::default(),
            passed: Arc::default(),
            thinking: None,
        })
    }
}

/// What went before a sandbox.
fn past(titles: Titles, storage: &dyn Storage, fork: &Fork, most: usize) -> Option<Past> {
    let Stored { row, mut entries, .. } = storage.table(&fork.table).wait().ok()??;
    entries.truncate(fork.entries);
    let mut table = replayed(titles, &row, &entries).ok()?;
    if let (Some(earlier), Some(most)) = (&row.fork, most.checked_sub(1)) {
        table.set_past(past(titles, storage, earlier, most));
    }
    let eyes = eyes(fork);
    let moments = fork.moments.min(table.moments_after(eyes, usize::MAX));
    Some(Past { table: Some(table), eyes, moments })
}

/// Whose eyes saw what went before a sandbox.
fn eyes(fork: &Fork) -> Viewer {
    fork.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(seat)))
}

/// The game, played again from its lines.
fn replayed(titles: Titles, row: &TableRow, entries: &[Line]) -> Result<Box<dyn Table>, Problem> {
    played_again(titles, row, entries).map_err(|fault| {
        let (line, said) = (fault.line, fault.said.id);
        tracing::error!(line, fault = said, "a stored table cannot be loaded");
        Problem::Damaged
    })
}

/// The same, or where it goes wrong.
pub(crate) fn played_again(
    titles: Titles,
    row: &TableRow,
    entries: &[Line],
) -> Result<Box<dyn Table>, SaveFault> {
    let mut text = row.header.clone();
    text.push('\n');
    for line in entries {
        text.push_str(&line.text);
        text.push('\n');
    }
    let header: serde_json::Value = serde_json::from_str(&row.header).unwrap_or_default();
    let is_fair = header.get("dice").is_some_and(|dice| dice.get("fair").is_some());
    let mut end = serde_json::json!({ "end": entries.len() });
    if let (true, Some(seed)) = (is_fair, row.secret) {
        end["seed"] = Hash(seed).to_string().into();
    }
    text.push_str(&end.to_string());
    titles.load(text.as_bytes(), None, row.secret.unwrap_or_default())
}

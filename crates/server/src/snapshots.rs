//! Tables that come back into memory without being played again from their beginning.
//!
//! A snapshot is written when a table is let go from memory, and now and then while it is played. It is a cache: its
//! state must have the hash that its entry was chained to, only the very program that wrote it reads it, and a table
//! whose snapshot is missing or wrong is played again.

use std::sync::{Arc, OnceLock};
use std::time::UNIX_EPOCH;

use kernel::hash::Hash;
use table::{Archive, Journal, Table, TakenUp};
use titles::Titles;

use crate::moves::Moves;
use crate::room::{Room, sides};
use crate::storage::{Cached, Line, Receipt, Recent, Snapshot, Storage};

/// So many entries are made at least before the next snapshot of a table in memory.
const EVERY: usize = 128;

/// The program that runs: whatever differs from it may count or tell otherwise.
fn program() -> &'static str {
    static PROGRAM: OnceLock<String> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let file = std::env::current_exe().and_then(std::fs::metadata);
        let changed = file.as_ref().ok().and_then(|file| file.modified().ok());
        let changed = changed.and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        let (size, time) = (file.map_or(0, |file| file.len()), changed.unwrap_or_default());
        let text = format!("{} {size} {}", env!("CARGO_PKG_VERSION"), time.as_nanos());
        Hash::plain(text.as_bytes()).to_string().chars().take(16).collect()
    })
}

/// The entry of a line.
fn entry(line: &Line) -> Option<kernel::Entry> {
    serde_json::from_str(&line.text).ok()
}

/// The journal of a stored table.
#[derive(Debug)]
struct Stored {
    storage: Arc<dyn Storage>,
    id: String,
    ply: usize,
}

impl Archive for Stored {
    fn read(&self) -> Option<Journal> {
        let stored = self.storage.table(&self.id).wait().ok()??;
        let entries = stored.entries.iter().map(entry).collect::<Option<_>>()?;
        let typed = self.storage.typed(&self.id, self.ply).wait().ok().flatten();
        Some(Journal { entries, typed })
    }
}

/// A table that was taken up from its snapshot.
pub(crate) struct TakenUpTable {
    pub(crate) recent: Recent,
    pub(crate) table: Box<dyn Table>,
    pub(crate) moves: Moves,
}

/// Takes a table up from its snapshot; nothing where it has none or it does not fit.
pub(crate) fn taken_up(
    titles: Titles,
    storage: &Arc<dyn Storage>,
    id: &str,
) -> Option<TakenUpTable> {
    // Whatever is wrong is told when the table is played again.
    let recent = storage.recent(id, program()).wait().ok()??;
    let Cached { ply, head, before, lines, .. } = &recent.cached;
    let (moves, head) = head.split_once('\n')?;
    let header = table::read_header(&recent.row.header).ok()?;
    let before = match before {
        Some(line) => Some(entry(line)?.hash),
        None => None,
    };
    let table = titles.taken_up(TakenUp {
        header,
        head: head.to_owned(),
        before,
        entries: lines.iter().map(entry).collect::<Option<_>>()?,
        secret: recent.row.secret,
        archive: Arc::new(Stored { storage: Arc::clone(storage), id: id.to_owned(), ply: *ply }),
    })?;
    let mut moves = Moves::read(moves, sides(&*table))?;
    for (ply, line) in (ply + 1..).zip(lines.iter().skip(1)) {
        moves.add(ply, line);
    }
    Some(TakenUpTable { table, moves, recent })
}

impl Room {
    /// Hands in a snapshot of the table as it stands, if it has gone on since the last. Nobody needs to wait for it.
    pub(crate) fn keep_snapshot(&mut self, storage: &dyn Storage) -> Option<Receipt<()>> {
        if self.table.ply() <= self.snapshot || self.is_deleted || self.is_waiting() {
            return None;
        }
        // Where the choices before are not there, all are told as soon as the game is whole again.
        let since = self.typed;
        let is_typed = since > 0 || self.table.is_whole();
        let made = self.table.snapshot(if is_typed { since } else { usize::MAX })?;
        self.snapshot = made.ply;
        self.typed = if is_typed { made.ply } else { 0 };
        let head = format!("{}\n{}", self.moves.text(), made.head);
        let typed = is_typed.then_some(made.typed);
        let snapshot =
            Snapshot { ply: made.ply, since, program: program().to_owned(), head, typed };
        Some(storage.keep_snapshot(&self.id, snapshot))
    }

    /// The same now and then, so that not too much is to be played again after a crash. The longer a game, the rarer.
    pub(crate) fn keep_snapshot_if_due(&mut self, storage: &dyn Storage) {
        let ply = self.table.ply();
        if ply - self.snapshot.min(ply) >= EVERY.max(ply / 8) {
            drop(self.keep_snapshot(storage));
        }
    }
}

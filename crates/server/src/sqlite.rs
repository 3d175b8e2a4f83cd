//! Storage in one SQLite file: write-ahead log, full sync, foreign keys.
//!
//! One thread writes ([`writer`]) what is handed in, in groups; reading is done at once, on the thread that asks.

mod folder;
mod lines;
mod migrate;
mod rows;
mod snapshots;
mod writer;

use std::ops::Range;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OptionalExtension, params};

use self::folder::Folder;
use self::rows::{
    bits, insert_guest, insert_lines, insert_table, put_order, put_seat, read_lines, read_row,
};
use self::writer::Writer;
use crate::storage::{
    Counted, Fork, Line, Made, Old, OrderRow, Phase, Receipt, Recent, Result, SeatRow, Snapshot,
    Standing, Storage, StorageError, Stored, TableRow,
};

/// Storage in one file.
#[derive(Debug)]
pub struct Sqlite {
    folder: Folder,
    writer: Writer,
    /// One connection that reads meanwhile.
    reader: Mutex<Connection>,
}

impl From<rusqlite::Error> for StorageError {
    fn from(error: rusqlite::Error) -> StorageError {
        use rusqlite::ErrorCode;
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StorageError::Full,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StorageError::Damaged,
            // Every other code is told in words.
            Some(_) | None => StorageError::Failed(error.to_string()),
        }
    }
}

impl Sqlite {
    /// Opens the file in this folder, makes it if there is none, and brings its tables up to date.
    pub fn open(folder: &Path) -> Result<Sqlite> {
        let folder = Folder::open(folder)?;
        let mut writer = connect(folder.file())?;
        migrate::migrate(&mut writer)?;
        let reader = connect(folder.file())?;
        // The log that goes with the file exists by now.
        folder.close_to_others()?;
        Ok(Sqlite { folder, writer: Writer::new(writer)?, reader: Mutex::new(reader) })
    }

    /// The same of data that must be there.
    pub fn existing(folder: &Path) -> Result<Sqlite> {
        Folder::existing(folder)?;
        Sqlite::open(folder)
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        // A panic while reading leaves nothing half done.
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads at once.
    fn read<T>(&self, work: impl FnOnce(&mut Connection) -> Result<T>) -> Receipt<T> {
        Receipt::of(work(&mut self.reader()))
    }

    /// Hands in something to be written; its receipt comes when it is on disk.
    fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Receipt<T> {
        self.writer.hand_in(work)
    }
}

/// Writes a copy of the data in a folder to a new file, whole and of one moment, while a server may be running.
pub fn backup(folder: &Path, file: &Path) -> Result<()> {
    let folder = Folder::existing(folder)?;
    let connection = connect(folder.file())?;
    folder::make_file(file)?;
    let path = file.to_str().ok_or_else(|| StorageError::Failed("no such name".to_owned()))?;
    let copied = connection.execute("VACUUM INTO ?1", [path]);
    if copied.is_err() {
        // Half a copy is none. That there is none is told by the error itself.
        let _ = std::fs::remove_file(file);
    }
    copied?;
    Ok(())
}

fn connect(file: &Path) -> Result<Connection> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}

/// The tables of a guest, each with how it stands for him: 0 where he is asked, 1 where others are, 2 where
/// the game is over.
const STANDS: &str = "SELECT id, touched, created, CASE WHEN phase = 'over' THEN 2 \
                      WHEN max(asked >> seat & 1) THEN 0 ELSE 1 END AS stands \
                      FROM \"table\" JOIN seat ON table_id = id WHERE guest = ?1 GROUP BY id";

fn ids(connection: &Connection, sql: &str, values: impl rusqlite::Params) -> Result<Vec<String>> {
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map(values, |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

/// Reads a table with all that belongs to it, in one transaction, so that all is of the same moment.
fn read_table(connection: &mut Connection, id: &str) -> Result<Option<Stored>> {
    let work = connection.transaction()?;
    let Some(found) = read_bare(&work, id)? else { return Ok(None) };
    let entries = read_lines(&work, found.number, found.count)?;
    Ok(Some(Stored { row: found.row, entries, orders: found.orders }))
}

/// The same with its snapshot alone.
fn read_recent(connection: &mut Connection, id: &str, program: &str) -> Result<Option<Recent>> {
    let work = connection.transaction()?;
    let Some(found) = read_bare(&work, id)? else { return Ok(None) };
    let cached = snapshots::read(&work, found.number, found.count, program)?;
    Ok(cached.map(|cached| Recent { row: found.row, orders: found.orders, cached }))
}

/// A table without its entries.
struct Bare {
    row: TableRow,
    number: i64,
    count: usize,
    orders: Vec<OrderRow>,
}

fn read_bare(work: &Connection, id: &str) -> Result<Option<Bare>> {
    let sql = "SELECT * FROM \"table\" WHERE id = ?1";
    let found = work
        .prepare_cached(sql)?
        .query_row([id], |row| Ok((read_row(row)?, row.get("number")?, row.get("entries")?)))
        .optional()?;
    let Some((mut row, number, count)) = found else { return Ok(None) };
    let sql = "SELECT sitter, guest FROM seat WHERE table_id = ?1 ORDER BY seat";
    row.seats = work
        .prepare_cached(sql)?
        .query_map([id], |row| Ok(SeatRow { sitter: row.get(0)?, guest: row.get(1)? }))?
        .collect::<rusqlite::Result<_>>()?;
    let sql = "SELECT seat, window, instruction, at_least FROM standing_order \
               WHERE table_id = ?1 ORDER BY seat, window";
    let orders = work
        .prepare_cached(sql)?
        .query_map([id], |row| {
            let (seat, window) = (row.get(0)?, row.get(1)?);
            Ok(OrderRow { seat, window, order: row.get(2)?, at_least: row.get(3)? })
        })?
        .collect::<rusqlite::Result<_>>()?;
    Ok(Some(Bare { row, number, count, orders }))
}

/// Adds entries, if there are as many as whoever adds them thinks.
fn add_lines(
    work: &Connection,
    id: &str,
    written: usize,
    lines: &[Line],
    standing: Standing,
) -> Result<()> {
    let sql = "UPDATE \"table\" SET touched = ?2, phase = ?3, step = ?4, asked = ?5, \
               entries = ?7 WHERE id = ?1 AND entries = ?6 RETURNING number";
    let (phase, asked) = (standing.phase.name(), bits(standing.asked));
    let count = written + lines.len();
    let values = params![id, now(), phase, standing.step, asked, written, count];
    let number = work.prepare_cached(sql)?.query_row(values, |row| row.get(0)).optional()?;
    insert_lines(work, number.ok_or(StorageError::Conflict)?, written, lines)
}

fn remove(work: &Connection, id: &str) -> Result<()> {
    let sql = "INSERT OR IGNORE INTO former_start (hash) \
               SELECT start FROM \"table\" WHERE id = ?1 AND start IS NOT NULL";
    work.execute(sql, [id])?;
    work.execute("UPDATE \"table\" SET fork_table = NULL WHERE fork_table = ?1", [id])?;
    let sql = "SELECT number FROM \"table\" WHERE id = ?1";
    let number: Option<i64> = work.query_row(sql, [id], |row| row.get(0)).optional()?;
    if let Some(number) = number {
        work.execute("DELETE FROM play WHERE number = ?1", [number])?;
        snapshots::remove(work, number)?;
    }
    for of_table in ["standing_order", "seat"] {
        work.execute(&format!("DELETE FROM {of_table} WHERE table_id = ?1"), [id])?;
    }
    work.execute("DELETE FROM \"table\" WHERE id = ?1", [id])?;
    Ok(())
}

impl Storage for Sqlite {
    fn cookie_key(&self, fresh: [u8; 32]) -> Receipt<[u8; 32]> {
        self.write(move |work| {
            let sql = "INSERT OR IGNORE INTO meta (name, value) VALUES ('cookie_key', ?1)";
            work.execute(sql, [fresh])?;
            let sql = "SELECT value FROM meta WHERE name = 'cookie_key'";
            Ok(work.query_row(sql, [], |row| row.get(0))?)
        })
    }

    fn count(&self) -> Receipt<usize> {
        let sql = "SELECT count(*) FROM \"table\"";
        self.read(|connection| Ok(connection.query_row(sql, [], |row| row.get(0))?))
    }

    fn add_table(&self, table: Stored) -> Receipt<()> {
        self.write(move |work| {
            let row = &table.row;
            insert_guest(work, &row.owner)?;
            let number = insert_table(work, &table)?;
            for (seat, sitting) in (0..).zip(&row.seats) {
                put_seat(work, &row.id, seat, sitting)?;
            }
            for order in &table.orders {
                put_order(work, &row.id, order)?;
            }
            insert_lines(work, number, 0, &table.entries)
        })
    }

    fn table(&self, id: &str) -> Receipt<Option<Stored>> {
        self.read(|connection| read_table(connection, id))
    }

    fn recent(&self, id: &str, program: &str) -> Receipt<Option<Recent>> {
        self.read(|connection| read_recent(connection, id, program))
    }

    fn typed(&self, id: &str, ply: usize) -> Receipt<Option<String>> {
        self.read(|connection| snapshots::typed(connection, id, ply))
    }

    fn keep_snapshot(&self, id: &str, snapshot: Snapshot) -> Receipt<()> {
        let id = id.to_owned();
        self.write(move |work| {
            let sql = "SELECT number FROM \"table\" WHERE id = ?1 AND entries >= ?2";
            let number = work
                .prepare_cached(sql)?
                .query_row(params![id, snapshot.ply], |row| row.get(0))
                .optional()?;
            number.map_or(Ok(()), |number| snapshots::put(work, number, &snapshot))
        })
    }

    fn drop_snapshot(&self, id: &str) -> Receipt<()> {
        let id = id.to_owned();
        self.write(move |work| {
            let sql = "SELECT number FROM \"table\" WHERE id = ?1";
            let number: Option<i64> = work.query_row(sql, [id], |row| row.get(0)).optional()?;
            number.map_or(Ok(()), |number| snapshots::remove(work, number))
        })
    }

    fn tables_after(&self, id: &str, most: usize) -> Receipt<Vec<String>> {
        let sql = "SELECT id FROM \"table\" WHERE id > ?1 ORDER BY id LIMIT ?2";
        self.read(|connection| ids(connection, sql, params![id, most]))
    }

    fn append(
        &self,
        id: &str,
        written: usize,
        lines: Vec<Line>,
        standing: Standing,
    ) -> Receipt<()> {
        let id = id.to_owned();
        self.write(move |work| add_lines(work, &id, written, &lines, standing))
    }

    fn set_order(&self, id: &str, order: OrderRow) -> Receipt<()> {
        let id = id.to_owned();
        self.write(move |work| put_order(work, &id, &order))
    }

    fn set_seat(&self, id: &str, seat: u8, row: SeatRow) -> Receipt<()> {
        let id = id.to_owned();
        self.write(move |work| put_seat(work, &id, seat, &row))
    }

    fn made_by(&self, guest: &str, since: i64) -> Receipt<Made> {
        let sql = "SELECT count(*) FILTER (WHERE phase <> ?3), count(*) FILTER (WHERE created > ?2) \
                   FROM \"table\" WHERE owner = ?1";
        self.read(|connection| {
            let mut select = connection.prepare_cached(sql)?;
            let made = select.query_row(params![guest, since, Phase::Over.name()], |row| {
                Ok(Made { running: row.get(0)?, lately: row.get(1)? })
            })?;
            Ok(made)
        })
    }

    fn count_of(&self, guest: &str) -> Receipt<Counted> {
        let sql = format!(
            "SELECT count(*) FILTER (WHERE stands = 0), count(*) FILTER (WHERE stands = 1), \
             count(*) FILTER (WHERE stands = 2) FROM ({STANDS})"
        );
        self.read(|connection| {
            let counted = connection.prepare_cached(&sql)?.query_row([guest], |row| {
                Ok(Counted { to_move: row.get(0)?, waiting: row.get(1)?, over: row.get(2)? })
            })?;
            Ok(counted)
        })
    }

    fn tables_of(&self, guest: &str, places: Range<usize>) -> Receipt<Vec<String>> {
        let sql = format!(
            "SELECT id FROM ({STANDS}) ORDER BY stands, touched DESC, created DESC, id \
             LIMIT ?2 OFFSET ?3"
        );
        self.read(|connection| ids(connection, &sql, params![guest, places.len(), places.start]))
    }

    fn untouched_fork(&self, guest: &str, fork: &Fork) -> Receipt<Option<String>> {
        let sql = "SELECT id FROM \"table\" WHERE fork_table = ?2 AND owner = ?1 \
                   AND fork_entries = ?3 AND fork_seat IS ?4 AND fork_moments = ?5 \
                   AND NOT EXISTS (SELECT 1 FROM play \
                   WHERE play.number = \"table\".number AND makers <> ?6) ORDER BY created, id";
        let place =
            params![guest, fork.table, fork.entries, fork.seat, fork.moments, lines::BY_TABLE];
        self.read(|connection| {
            Ok(connection.prepare_cached(sql)?.query_row(place, |row| row.get(0)).optional()?)
        })
    }

    fn remove_table(&self, id: &str) -> Receipt<()> {
        let id = id.to_owned();
        self.write(move |work| remove(work, &id))
    }

    fn waiting_for_bots(&self, most: usize) -> Receipt<Vec<String>> {
        let sql = "SELECT id FROM \"table\" WHERE phase = ?1 ORDER BY touched DESC LIMIT ?2";
        self.read(|connection| ids(connection, sql, params![Phase::Bot.name(), most]))
    }

    fn left(&self, old: Old, most: usize) -> Receipt<Vec<String>> {
        let sql = "SELECT id FROM \"table\" WHERE (mode = 'sandbox' AND touched < ?1) \
                   OR (touched < ?2 AND NOT EXISTS (SELECT 1 FROM seat JOIN guest \
                   ON guest.id = seat.guest WHERE table_id = \"table\".id AND seen >= ?2)) \
                   ORDER BY touched, id LIMIT ?3";
        // Nothing was touched before the beginning of time.
        let (sandboxes, guests) = (old.sandboxes.unwrap_or(0), old.guests.unwrap_or(0));
        self.read(|connection| ids(connection, sql, params![sandboxes, guests, most]))
    }

    fn knows_start(&self, hash: &str) -> Receipt<bool> {
        let sql = "SELECT 1 FROM \"table\" WHERE start = ?1 \
                   UNION ALL SELECT 1 FROM former_start WHERE hash = ?1";
        self.read(|connection| Ok(connection.prepare_cached(sql)?.exists([hash])?))
    }

    fn set_language(&self, guest: &str, language: &str) -> Receipt<()> {
        let (guest, language) = (guest.to_owned(), language.to_owned());
        self.write(move |work| {
            work.execute("UPDATE guest SET language = ?2 WHERE id = ?1", [guest, language])?;
            Ok(())
        })
    }

    fn note_seen(&self, guest: &str, at: i64) -> Receipt<()> {
        let guest = guest.to_owned();
        self.write(move |work| {
            work.execute("UPDATE guest SET seen = ?2 WHERE id = ?1", params![guest, at])?;
            Ok(())
        })
    }

    fn check(&self) -> Receipt<()> {
        let well = self.folder.check();
        self.read(|connection| {
            well?;
            let sql = "SELECT count(*) FROM version, meta WHERE meta.name = 'cookie_key'";
            connection.query_row(sql, [], |_| Ok(()))?;
            Ok(())
        })
    }
}

//! Storage in one SQLite file: write-ahead log, full sync, foreign keys.

use std::ops::Range;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kernel::{Seat, Seats};
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};

use crate::storage::{
    By, Counted, Fork, Line, Made, OrderRow, Phase, Result, SeatRow, Standing, Storage,
    StorageError, Stored, TableRow,
};

/// Every step from an empty file to the present tables. Only ever added to.
const MIGRATIONS: &[&str] =
    &[include_str!("sqlite/1.sql"), include_str!("sqlite/2.sql"), include_str!("sqlite/3.sql")];

/// Storage in one file.
#[derive(Debug)]
pub struct Sqlite {
    /// The one connection that writes.
    writer: Mutex<Connection>,
    /// One that reads meanwhile.
    reader: Mutex<Connection>,
}

impl From<rusqlite::Error> for StorageError {
    fn from(error: rusqlite::Error) -> StorageError {
        StorageError::Failed(error.to_string())
    }
}

impl Sqlite {
    /// Opens the file in this folder, makes it if there is none, and brings its tables up to date.
    pub fn open(folder: &Path) -> Result<Sqlite> {
        make_folder(folder)
            .map_err(|error| StorageError::Failed(format!("{}: {error}", folder.display())))?;
        let file = folder.join("strongpoint.sqlite");
        let mut writer = connect(&file)?;
        migrate(&mut writer)?;
        let reader = connect(&file)?;
        Ok(Sqlite { writer: Mutex::new(writer), reader: Mutex::new(reader) })
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        // A panic while reading leaves nothing half done.
        self.reader.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something in one transaction; it is on disk afterwards.
    fn write<T>(&self, work: impl FnOnce(&Transaction<'_>) -> Result<T>) -> Result<T> {
        // A transaction that a panic interrupted was rolled back when it was dropped.
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let done = work(&transaction)?;
        transaction.commit()?;
        Ok(done)
    }
}

/// Nobody but the owner may look into the folder: seeds and the key of the cookies lie there.
#[cfg(unix)]
fn make_folder(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn make_folder(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)
}

fn connect(file: &Path) -> Result<Connection> {
    let connection = Connection::open(file)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

fn migrate(connection: &mut Connection) -> Result<()> {
    let work = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    work.execute_batch("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)")?;
    let done: Option<usize> =
        work.query_row("SELECT max(number) FROM version", [], |row| row.get(0))?;
    let done = done.unwrap_or(0);
    if done > MIGRATIONS.len() {
        let known = MIGRATIONS.len();
        let why = format!("the data is of version {done}, newer than this program ({known})");
        return Err(StorageError::Failed(why));
    }
    for (number, migration) in (1..).zip(MIGRATIONS).skip(done) {
        work.execute_batch(migration)?;
        work.execute("INSERT INTO version (number) VALUES (?1)", [number])?;
    }
    work.commit()?;
    Ok(())
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}

/// Adds entries; one that is there already is a conflict.
fn insert_lines(work: &Transaction<'_>, id: &str, written: usize, lines: &[Line]) -> Result<()> {
    let mut insert =
        work.prepare_cached("INSERT INTO entry (table_id, seq, by, line) VALUES (?1, ?2, ?3, ?4)")?;
    for (seq, line) in (written + 1..).zip(lines) {
        let done = insert.execute(params![id, seq, line.by.name(), line.text]);
        match done {
            Ok(_) => (),
            Err(rusqlite::Error::SqliteFailure(error, _))
                if error.extended_code == rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY =>
            {
                return Err(StorageError::Conflict);
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

fn insert_guest(work: &Transaction<'_>, guest: &str) -> Result<()> {
    let sql = "INSERT OR IGNORE INTO guest (id, created) VALUES (?1, ?2)";
    work.execute(sql, params![guest, now()])?;
    Ok(())
}

fn put_order(work: &Transaction<'_>, id: &str, order: &OrderRow) -> Result<()> {
    let sql = "INSERT INTO standing_order (table_id, seat, window, instruction, at_least) \
               VALUES (?1, ?2, ?3, ?4, ?5) \
               ON CONFLICT DO UPDATE SET instruction = ?4, at_least = ?5";
    work.execute(sql, params![id, order.seat, order.window, order.order, order.at_least])?;
    Ok(())
}

fn put_seat(work: &Transaction<'_>, id: &str, seat: u8, row: &SeatRow) -> Result<()> {
    if let Some(guest) = &row.guest {
        insert_guest(work, guest)?;
    }
    let sql = "INSERT INTO seat (table_id, seat, sitter, guest) VALUES (?1, ?2, ?3, ?4) \
               ON CONFLICT DO UPDATE SET sitter = ?3, guest = ?4";
    work.execute(sql, params![id, seat, row.sitter, row.guest])?;
    Ok(())
}

/// The row of a table, its seats left empty.
fn read_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<TableRow> {
    let phase: String = row.get("phase")?;
    let phase = [Phase::Person, Phase::Bot, Phase::Over]
        .into_iter()
        .find(|known| known.name() == phase)
        .unwrap_or(Phase::Person);
    Ok(TableRow {
        id: row.get("id")?,
        title: row.get("title")?,
        mode: row.get("mode")?,
        created: row.get("created")?,
        owner: row.get("owner")?,
        header: row.get("header")?,
        secret: row.get("secret")?,
        strict: row.get("strict")?,
        start: row.get("start")?,
        fork: read_fork(row)?,
        standing: Standing { phase, asked: seats(row.get("asked")?), step: row.get("step")? },
        seats: Vec::new(),
    })
}

/// Seats as bits.
fn bits(seats: Seats) -> i64 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

/// Seats from bits.
fn seats(bits: i64) -> Seats {
    let asked = (0..16).map(Seat).filter(|seat| bits >> seat.0 & 1 == 1);
    asked.fold(Seats::NONE, Seats::with)
}

fn read_fork(row: &rusqlite::Row<'_>) -> rusqlite::Result<Option<Fork>> {
    let Some(table) = row.get("fork_table")? else { return Ok(None) };
    Ok(Some(Fork {
        table,
        entries: row.get("fork_entries")?,
        seat: row.get("fork_seat")?,
        moments: row.get("fork_moments")?,
    }))
}

/// The tables of a guest, each with how it stands for him: 0 where he is asked, 1 where others are, 2 where
/// the game is over.
const STANDS: &str = "SELECT id, touched, created, CASE WHEN phase = 'over' THEN 2 \
                      WHEN max(asked >> seat & 1) THEN 0 ELSE 1 END AS stands \
                      FROM \"table\" JOIN seat ON table_id = id WHERE guest = ?1 GROUP BY id";

fn ids(connection: &Connection, sql: &str, of: &str, most: usize) -> Result<Vec<String>> {
    let mut select = connection.prepare_cached(sql)?;
    let rows = select.query_map(params![of, most], |row| row.get(0))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}

impl Storage for Sqlite {
    fn cookie_key(&self, fresh: [u8; 32]) -> Result<[u8; 32]> {
        self.write(|work| {
            let sql = "INSERT OR IGNORE INTO meta (name, value) VALUES ('cookie_key', ?1)";
            work.execute(sql, [fresh])?;
            let sql = "SELECT value FROM meta WHERE name = 'cookie_key'";
            Ok(work.query_row(sql, [], |row| row.get(0))?)
        })
    }

    fn count(&self) -> Result<usize> {
        Ok(self.reader().query_row("SELECT count(*) FROM \"table\"", [], |row| row.get(0))?)
    }

    fn add_table(&self, table: &Stored) -> Result<()> {
        let row = &table.row;
        self.write(|work| {
            insert_guest(work, &row.owner)?;
            let sql = "INSERT INTO \"table\" (id, title, mode, created, touched, owner, header, \
                       secret, strict, start, phase, step, fork_table, fork_entries, fork_seat, \
                       fork_moments, asked) VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, ?7, ?8, ?9, ?10, \
                       ?11, ?12, ?13, ?14, ?15, ?16)";
            let fork = row.fork.as_ref();
            work.execute(
                sql,
                params![
                    row.id,
                    row.title,
                    row.mode,
                    row.created,
                    row.owner,
                    row.header,
                    row.secret,
                    row.strict,
                    row.start,
                    row.standing.phase.name(),
                    row.standing.step,
                    fork.map(|fork| &fork.table),
                    fork.map_or(0, |fork| fork.entries),
                    fork.and_then(|fork| fork.seat),
                    fork.map_or(0, |fork| fork.moments),
                    bits(row.standing.asked),
                ],
            )?;
            for (seat, sitting) in (0..).zip(&row.seats) {
                put_seat(work, &row.id, seat, sitting)?;
            }
            for order in &table.orders {
                put_order(work, &row.id, order)?;
            }
            insert_lines(work, &row.id, 0, &table.entries)
        })
    }

    fn table(&self, id: &str) -> Result<Option<Stored>> {
        let mut connection = self.reader();
        // One transaction, so that seats, orders and entries are of the same moment.
        let work = connection.transaction()?;
        let sql = "SELECT * FROM \"table\" WHERE id = ?1";
        let row = work.prepare_cached(sql)?.query_row([id], read_row).optional()?;
        let Some(mut row) = row else { return Ok(None) };
        let sql = "SELECT sitter, guest FROM seat WHERE table_id = ?1 ORDER BY seat";
        row.seats = work
            .prepare_cached(sql)?
            .query_map([id], |row| Ok(SeatRow { sitter: row.get(0)?, guest: row.get(1)? }))?
            .collect::<rusqlite::Result<_>>()?;
        let sql = "SELECT by, line FROM entry WHERE table_id = ?1 ORDER BY seq";
        let entries = work
            .prepare_cached(sql)?
            .query_map([id], |row| {
                let by: String = row.get(0)?;
                Ok(Line { by: By::named(&by), text: row.get(1)? })
            })?
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
        Ok(Some(Stored { row, entries, orders }))
    }

    fn append(&self, id: &str, written: usize, lines: &[Line], standing: Standing) -> Result<()> {
        self.write(|work| {
            insert_lines(work, id, written, lines)?;
            let sql = "UPDATE \"table\" SET touched = ?2, phase = ?3, step = ?4, asked = ?5 \
                       WHERE id = ?1";
            let (phase, asked) = (standing.phase.name(), bits(standing.asked));
            work.prepare_cached(sql)?.execute(params![id, now(), phase, standing.step, asked])?;
            Ok(())
        })
    }

    fn set_order(&self, id: &str, order: &OrderRow) -> Result<()> {
        self.write(|work| put_order(work, id, order))
    }

    fn set_seat(&self, id: &str, seat: u8, row: &SeatRow) -> Result<()> {
        self.write(|work| put_seat(work, id, seat, row))
    }

    fn made_by(&self, guest: &str, since: i64) -> Result<Made> {
        let sql = "SELECT count(*) FILTER (WHERE phase <> ?3), count(*) FILTER (WHERE created > ?2) \
                   FROM \"table\" WHERE owner = ?1";
        let connection = self.reader();
        let mut select = connection.prepare_cached(sql)?;
        let made = select.query_row(params![guest, since, Phase::Over.name()], |row| {
            Ok(Made { running: row.get(0)?, lately: row.get(1)? })
        })?;
        Ok(made)
    }

    fn count_of(&self, guest: &str) -> Result<Counted> {
        let sql = format!(
            "SELECT count(*) FILTER (WHERE stands = 0), count(*) FILTER (WHERE stands = 1), \
             count(*) FILTER (WHERE stands = 2) FROM ({STANDS})"
        );
        let connection = self.reader();
        let counted = connection.prepare_cached(&sql)?.query_row([guest], |row| {
            Ok(Counted { to_move: row.get(0)?, waiting: row.get(1)?, over: row.get(2)? })
        })?;
        Ok(counted)
    }

    fn tables_of(&self, guest: &str, places: Range<usize>) -> Result<Vec<String>> {
        let sql = format!(
            "SELECT id FROM ({STANDS}) ORDER BY stands, touched DESC, created DESC, id \
             LIMIT ?2 OFFSET ?3"
        );
        let connection = self.reader();
        let mut select = connection.prepare_cached(&sql)?;
        let found = params![guest, places.len(), places.start];
        let rows = select.query_map(found, |row| row.get(0))?;
        Ok(rows.collect::<rusqlite::Result<_>>()?)
    }

    fn untouched_fork(&self, guest: &str, fork: &Fork) -> Result<Option<String>> {
        let sql = "SELECT id FROM \"table\" WHERE fork_table = ?2 AND owner = ?1 \
                   AND fork_entries = ?3 AND fork_seat IS ?4 AND fork_moments = ?5 \
                   AND NOT EXISTS (SELECT 1 FROM entry WHERE table_id = id AND by <> ?6) \
                   ORDER BY created, id";
        let connection = self.reader();
        let mut select = connection.prepare_cached(sql)?;
        let place =
            params![guest, fork.table, fork.entries, fork.seat, fork.moments, By::Table.name()];
        Ok(select.query_row(place, |row| row.get(0)).optional()?)
    }

    fn remove_table(&self, id: &str) -> Result<()> {
        self.write(|work| {
            let sql = "INSERT OR IGNORE INTO former_start (hash) \
                       SELECT start FROM \"table\" WHERE id = ?1 AND start IS NOT NULL";
            work.execute(sql, [id])?;
            let sql = "UPDATE \"table\" SET fork_table = NULL WHERE fork_table = ?1";
            work.execute(sql, [id])?;
            for of_table in ["standing_order", "entry", "seat"] {
                work.execute(&format!("DELETE FROM {of_table} WHERE table_id = ?1"), [id])?;
            }
            work.execute("DELETE FROM \"table\" WHERE id = ?1", [id])?;
            Ok(())
        })
    }

    fn waiting_for_bots(&self, most: usize) -> Result<Vec<String>> {
        let sql = "SELECT id FROM \"table\" WHERE phase = ?1 ORDER BY touched DESC LIMIT ?2";
        ids(&self.reader(), sql, Phase::Bot.name(), most)
    }

    fn knows_start(&self, hash: &str) -> Result<bool> {
        let sql = "SELECT 1 FROM \"table\" WHERE start = ?1 \
                   UNION ALL SELECT 1 FROM former_start WHERE hash = ?1";
        Ok(self.reader().prepare_cached(sql)?.exists([hash])?)
    }

    fn set_language(&self, guest: &str, language: &str) -> Result<()> {
        self.write(|work| {
            work.execute("UPDATE guest SET language = ?2 WHERE id = ?1", [guest, language])?;
            Ok(())
        })
    }

    fn check(&self) -> Result<()> {
        Ok(self.reader().query_row("SELECT 1", [], |_| Ok(()))?)
    }
}

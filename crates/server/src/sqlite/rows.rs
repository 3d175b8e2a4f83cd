//! Rows of the tables, written and read.

use kernel::{Seat, Seats};
use rusqlite::{Connection, params};

use super::lines::{self, TOGETHER};
use super::now;
use crate::storage::{
    Fork, Line, OrderRow, Phase, Result, SeatRow, Standing, StorageError, Stored, TableRow,
};

pub(super) fn insert_guest(work: &Connection, guest: &str) -> Result<()> {
    let sql = "INSERT OR IGNORE INTO guest (id, created, seen) VALUES (?1, ?2, ?2)";
    work.execute(sql, params![guest, now()])?;
    Ok(())
}

pub(super) fn put_order(work: &Connection, id: &str, order: &OrderRow) -> Result<()> {
    let sql = "INSERT INTO standing_order (table_id, seat, window, instruction, at_least) \
               VALUES (?1, ?2, ?3, ?4, ?5) \
               ON CONFLICT DO UPDATE SET instruction = ?4, at_least = ?5";
    work.execute(sql, params![id, order.seat, order.window, order.order, order.at_least])?;
    Ok(())
}

pub(super) fn put_seat(work: &Connection, id: &str, seat: u8, row: &SeatRow) -> Result<()> {
    if let Some(guest) = &row.guest {
        insert_guest(work, guest)?;
    }
    let sql = "INSERT INTO seat (table_id, seat, sitter, guest) VALUES (?1, ?2, ?3, ?4) \
               ON CONFLICT DO UPDATE SET sitter = ?3, guest = ?4";
    work.execute(sql, params![id, seat, row.sitter, row.guest])?;
    Ok(())
}

/// Adds a table; gives its number.
pub(super) fn insert_table(work: &Connection, table: &Stored) -> Result<i64> {
    let (row, fork) = (&table.row, table.row.fork.as_ref());
    let sql = "INSERT INTO \"table\" (id, title, mode, created, touched, owner, header, secret, \
               strict, start, phase, step, fork_table, fork_entries, fork_seat, fork_moments, \
               asked, entries, number) VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, \
               ?12, ?13, ?14, ?15, ?16, ?17, \
               (SELECT coalesce(max(number), 0) + 1 FROM \"table\")) RETURNING number";
    let values = params![
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
        table.entries.len(),
    ];
    Ok(work.query_row(sql, values, |row| row.get(0))?)
}

/// Adds entries to the table of a number, after those that are there.
pub(super) fn insert_lines(
    work: &Connection,
    number: i64,
    written: usize,
    lines: &[Line],
) -> Result<()> {
    let sql = "INSERT INTO play (number, seq, makers, lines) VALUES (?1, ?2, ?3, ?4)";
    let mut insert = work.prepare_cached(sql)?;
    for (seq, lines) in (written + 1..).step_by(TOGETHER).zip(lines.chunks(TOGETHER)) {
        insert.execute(params![number, seq, lines::makers(lines), lines::packed(lines)])?;
    }
    Ok(())
}

/// The entries of a table; all that it says it has.
pub(super) fn read_lines(work: &Connection, number: i64, count: usize) -> Result<Vec<Line>> {
    read_lines_from(work, number, 1, count)
}

/// The same from the entry of a number on.
pub(super) fn read_lines_from(
    work: &Connection,
    number: i64,
    first: usize,
    count: usize,
) -> Result<Vec<Line>> {
    let sql = "SELECT seq, lines FROM play WHERE number = ?1 AND seq >= coalesce(\
               (SELECT max(seq) FROM play WHERE number = ?1 AND seq <= ?2), 0) ORDER BY seq";
    let mut select = work.prepare_cached(sql)?;
    let mut rows = select.query(params![number, first])?;
    let (mut found, mut next) = (Vec::new(), None);
    while let Some(row) = rows.next()? {
        let seq: usize = row.get(0)?;
        if seq != next.unwrap_or(seq.min(first)) {
            return Err(StorageError::Damaged);
        }
        let before = found.len();
        lines::unpacked(row.get_ref(1)?.as_blob().map_err(|_| StorageError::Damaged)?, &mut found)?;
        next = Some(seq + found.len() - before);
        if seq < first {
            found.drain(..(first - seq).min(found.len()));
        }
    }
    let is_whole = found.len() == (count + 1).saturating_sub(first);
    if is_whole { Ok(found) } else { Err(StorageError::Damaged) }
}

/// The row of a table, its seats left empty.
pub(super) fn read_row(row: &rusqlite::Row<'_>) -> rusqlite::Result<TableRow> {
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
pub(super) fn bits(seats: Seats) -> i64 {
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

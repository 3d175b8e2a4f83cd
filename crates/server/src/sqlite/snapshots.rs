//! Snapshots as they lie on disk: packed, with a hash over all of it. What does not fit is none.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use kernel::hash::Hash;
use rusqlite::{Connection, OptionalExtension, params};

use super::rows::read_lines_from;
use crate::storage::{Cached, Line, Result, Snapshot};

/// Choices are added to those that lie there while these take no more than so many bytes.
const TOGETHER: usize = 2 * 1024;

/// No text that is read is longer.
const LONGEST: u64 = 64 * 1024 * 1024;

fn packed(text: &str) -> Vec<u8> {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::fast());
    let written = packer.write_all(text.as_bytes()).and_then(|()| packer.finish());
    written.expect("writing to memory does not fail")
}

fn unpacked(bytes: &[u8]) -> Option<String> {
    let mut text = String::new();
    DeflateDecoder::new(bytes).take(LONGEST).read_to_string(&mut text).ok()?;
    Some(text)
}

fn hash(ply: usize, program: &str, head: &str) -> Hash {
    Hash::of(&[&ply.to_be_bytes(), program.as_bytes(), head.as_bytes()])
}

/// Keeps a snapshot in place of an earlier one, if the table of the number has come so far.
pub(super) fn put(work: &Connection, number: i64, snapshot: &Snapshot) -> Result<()> {
    let Snapshot { ply, since, program, head, typed } = snapshot;
    match typed {
        Some(typed) => put_typed(work, number, *since, *ply, typed)?,
        None => forget_typed(work, number)?,
    }
    let sql = "INSERT OR REPLACE INTO snapshot (number, ply, program, hash, head) \
               VALUES (?1, ?2, ?3, ?4, ?5)";
    let values = params![number, ply, program, hash(*ply, program, head).0, packed(head)];
    work.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

/// Keeps the choices of the entries after the first `since`, where those before them are there.
fn put_typed(work: &Connection, number: i64, since: usize, ply: usize, typed: &str) -> Result<()> {
    let sql = "SELECT seq, upto, choices FROM typed WHERE number = ?1 ORDER BY seq DESC LIMIT 1";
    let last: Option<(usize, usize, Vec<u8>)> = work
        .prepare_cached(sql)?
        .query_row([number], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let (seq, choices) = match last {
        _ if since == 0 => {
            forget_typed(work, number)?;
            (1, packed(typed))
        }
        Some((seq, upto, before)) if upto == since && before.len() < TOGETHER => {
            match unpacked(&before).and_then(|before| joined([before.as_str(), typed])) {
                Some(both) => (seq, packed(&both)),
                None => return forget_typed(work, number),
            }
        }
        Some((_, upto, _)) if upto == since => (since + 1, packed(typed)),
        // Another program has been here: the snapshot does without them.
        Some(_) | None => return forget_typed(work, number),
    };
    let sql = "INSERT OR REPLACE INTO typed (number, seq, upto, choices) VALUES (?1, ?2, ?3, ?4)";
    work.prepare_cached(sql)?.execute(params![number, seq, ply, choices])?;
    Ok(())
}

fn forget_typed(work: &Connection, number: i64) -> Result<()> {
    work.prepare_cached("DELETE FROM typed WHERE number = ?1")?.execute([number])?;
    Ok(())
}

/// Removes what is kept of a table.
pub(super) fn remove(work: &Connection, number: i64) -> Result<()> {
    forget_typed(work, number)?;
    work.prepare_cached("DELETE FROM snapshot WHERE number = ?1")?.execute([number])?;
    Ok(())
}

/// Several lists as one.
fn joined<'a>(lists: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let mut all = String::from("[");
    for list in lists {
        let inner = list.strip_prefix('[')?.strip_suffix(']')?;
        if all.len() > 1 && !inner.is_empty() {
            all.push(',');
        }
        all.push_str(inner);
    }
    all.push(']');
    Some(all)
}

/// The snapshot of a table with so many entries, if this program made one that is whole; with the entries it needs.
pub(super) fn read(
    work: &Connection,
    number: i64,
    count: usize,
    program: &str,
) -> Result<Option<Cached>> {
    let sql = "SELECT ply, hash, head FROM snapshot WHERE number = ?1 AND program = ?2";
    let found: Option<(usize, [u8; 32], Vec<u8>)> = work
        .prepare_cached(sql)?
        .query_row(params![number, program], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let Some((ply, written, head)) = found.filter(|(ply, _, _)| (1..=count).contains(ply)) else {
        return Ok(None);
    };
    let head = unpacked(&head).filter(|head| hash(ply, program, head).0 == written);
    let Some(head) = head else { return Ok(None) };
    let sql = "SELECT upto FROM typed WHERE number = ?1 ORDER BY seq DESC LIMIT 1";
    let upto = work.prepare_cached(sql)?.query_row([number], |row| row.get(0)).optional()?;
    let is_typed = upto == Some(ply);
    let mut lines = read_lines_from(work, number, ply.saturating_sub(1).max(1), count)?;
    let before: Option<Line> = (ply > 1 && !lines.is_empty()).then(|| lines.remove(0));
    Ok(Some(Cached { ply, head, is_typed, before, lines }))
}

/// The choices of the first `ply` entries with their types; nothing where not all of them are there.
pub(super) fn typed(work: &Connection, id: &str, ply: usize) -> Result<Option<String>> {
    let sql = "SELECT upto, choices FROM typed \
               WHERE number = (SELECT number FROM \"table\" WHERE id = ?1) ORDER BY seq";
    let mut select = work.prepare_cached(sql)?;
    let rows = select.query_map([id], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let rows: Vec<(usize, Vec<u8>)> = rows.collect::<rusqlite::Result<_>>()?;
    if rows.last().map(|(upto, _)| *upto) != Some(ply) {
        return Ok(None);
    }
    let lists: Option<Vec<String>> = rows.iter().map(|(_, packed)| unpacked(packed)).collect();
    Ok(lists.and_then(|lists| joined(lists.iter().map(String::as_str))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_joined_and_nonsense_is_not() {
        assert_eq!(joined(["[1,2]", "[]", "[3]"]).as_deref(), Some("[1,2,3]"));
        assert_eq!(joined(["[]", "[null]"]).as_deref(), Some("[null]"));
        assert_eq!(joined([]).as_deref(), Some("[]"));
        assert_eq!(joined(["[1]", "2"]), None);
    }
}

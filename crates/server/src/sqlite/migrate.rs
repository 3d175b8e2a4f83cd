//! Every step from an empty file to the present tables.

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::rows::insert_lines;
use crate::storage::{By, Line, Result, StorageError};

/// A step: statements, and what statements cannot do. Only ever added to.
struct Step {
    sql: &'static str,
    then: fn(&Transaction<'_>) -> Result<()>,
}

const STEPS: [Step; 5] = [
    Step { sql: include_str!("1.sql"), then: nothing },
    Step { sql: include_str!("2.sql"), then: nothing },
    Step { sql: include_str!("3.sql"), then: nothing },
    Step { sql: include_str!("4.sql"), then: pack_entries },
    Step { sql: include_str!("5.sql"), then: nothing },
];

fn nothing(_: &Transaction<'_>) -> Result<()> {
    Ok(())
}

/// Brings the tables up to date, all of them or none.
pub(super) fn migrate(connection: &mut Connection) -> Result<()> {
    let work = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    work.execute_batch("CREATE TABLE IF NOT EXISTS version (number INTEGER NOT NULL)")?;
    let done: Option<usize> =
        work.query_row("SELECT max(number) FROM version", [], |row| row.get(0))?;
    let done = done.unwrap_or(0);
    if done > STEPS.len() {
        let known = STEPS.len();
        let why = format!("the data is of version {done}, newer than this program ({known})");
        return Err(StorageError::Failed(why));
    }
    for (number, step) in (1..).zip(&STEPS).skip(done) {
        work.execute_batch(step.sql)?;
        (step.then)(&work)?;
        work.execute("INSERT INTO version (number) VALUES (?1)", [number])?;
    }
    work.commit()?;
    if (1..4).contains(&done) {
        // Entries take less than half of what they took.
        connection.execute_batch("VACUUM")?;
    }
    Ok(())
}

/// Entries lie together by the number of their table from now on.
fn pack_entries(work: &Transaction<'_>) -> Result<()> {
    let mut tables = work.prepare("SELECT id, number FROM \"table\"")?;
    let tables = tables
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
        .collect::<rusqlite::Result<Vec<(String, i64)>>>()?;
    let mut select = work.prepare("SELECT by, line FROM entry WHERE table_id = ?1 ORDER BY seq")?;
    for (id, number) in tables {
        let lines = select
            .query_map([&id], |row| {
                let by: String = row.get(0)?;
                Ok(Line { by: By::named(&by), text: row.get(1)? })
            })?
            .collect::<rusqlite::Result<Vec<Line>>>()?;
        insert_lines(work, number, 0, &lines)?;
        let sql = "UPDATE \"table\" SET entries = ?2 WHERE number = ?1";
        work.execute(sql, rusqlite::params![number, lines.len()])?;
    }
    drop(select);
    work.execute_batch("DROP TABLE entry")?;
    Ok(())
}

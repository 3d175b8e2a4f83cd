//! What is kept: the operator says how long sandboxes and tables of guests who never come again stay, and whether every
//! game still plays as it was written.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use table::SaveFault;
use titles::Titles;

use crate::hosting::{AppState, label};
use crate::room;
use crate::sqlite::now;
use crate::storage::{Old, Result, Storage, StorageError};

/// How often old tables are looked for.
const EVERY: Duration = Duration::from_secs(60 * 60);

/// A table that nobody used for so long, or twice as long, leaves memory.
const IDLE: Duration = Duration::from_secs(10 * 60);

/// How many are looked at together.
const TOGETHER: usize = 100;

const DAY: i64 = 24 * 60 * 60;

/// How many guests are remembered as seen today.
const MOST_SEEN: usize = 20_000;

/// How many days what nobody plays any more is kept; for ever where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keep {
    /// Sandboxes at which nothing was done.
    pub sandboxes: Option<u32>,
    /// Tables none of whose guests was here.
    pub guests: Option<u32>,
}

impl Keep {
    fn old(self, now: i64) -> Old {
        let since = |days: Option<u32>| days.map(|days| now - i64::from(days) * DAY);
        Old { sandboxes: since(self.sandboxes), guests: since(self.guests) }
    }
}

/// Guests who were here today, so that it is written down once.
#[derive(Debug, Default)]
pub(crate) struct Seen(Mutex<BTreeMap<String, i64>>);

impl Seen {
    /// Whether a guest was not here yet today.
    fn is_first(&self, guest: &str, today: i64) -> bool {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= MOST_SEEN {
            seen.clear();
        }
        seen.insert(guest.to_owned(), today) != Some(today)
    }
}

impl AppState {
    /// Notes that a guest is here, once a day.
    pub(crate) fn note_seen(&self, guest: &str) {
        let now = now();
        if self.seen().is_first(guest, now / DAY) {
            // Nobody waits for it: a day sooner or later does not matter.
            drop(self.storage().note_seen(guest, now));
        }
    }

    /// Removes what the operator does not keep; gives how many tables went. Those somebody looks at stay.
    pub async fn remove_old(&self, keep: Keep, now: i64) -> usize {
        let mut removed = 0;
        if keep == Keep::default() {
            return removed;
        }
        let old = self.storage().left(keep.old(now), TOGETHER).await;
        for id in old.unwrap_or_default() {
            if !self.let_go(&id) {
                continue;
            }
            match self.storage().remove_table(&id).await {
                Ok(()) => {
                    self.note_removed();
                    removed += 1;
                }
                Err(error) => tracing::error!(table = %label(&id), %error, "not removed"),
            }
        }
        if removed > 0 {
            tracing::info!(removed, "old tables went");
        }
        removed
    }

    /// Gives memory back for as long as the server runs: tables that nobody used for a while are let go.
    pub(crate) async fn forget_idle_for_ever(self) {
        let mut before = self.uses();
        loop {
            tokio::time::sleep(IDLE).await;
            self.forget_idle(before);
            before = self.uses();
        }
    }

    /// Does so for as long as the server runs.
    pub(crate) async fn remove_old_for_ever(self, keep: Keep) {
        loop {
            while self.remove_old(keep, now()).await == TOGETHER {}
            tokio::time::sleep(EVERY).await;
        }
    }
}

/// What was found when every stored game was played again.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// How many tables there are.
    pub tables: usize,
    /// Those that differ.
    pub differ: Vec<Differs>,
}

/// The first difference of a table.
#[derive(Clone, Debug)]
pub struct Differs {
    /// Its id.
    pub table: String,
    /// Where and how; nothing where it cannot even be read.
    pub fault: Option<SaveFault>,
}

/// Plays every stored game again.
pub fn check(storage: &dyn Storage, titles: Titles) -> Result<Found> {
    let mut found = Found::default();
    let mut last = String::new();
    loop {
        let ids = storage.tables_after(&last, TOGETHER).wait()?;
        let Some(end) = ids.last() else { return Ok(found) };
        last.clone_from(end);
        for id in ids {
            let fault = match storage.table(&id).wait() {
                Ok(Some(stored)) => {
                    match room::played_again(titles, &stored.row, &stored.entries) {
                        Ok(_) => None,
                        Err(fault) => Some(Some(fault)),
                    }
                }
                Ok(None) => continue,
                Err(StorageError::Damaged) => Some(None),
                Err(failed) => return Err(failed),
            };
            found.tables += 1;
            found.differ.extend(fault.map(|fault| Differs { table: id, fault }));
        }
    }
}

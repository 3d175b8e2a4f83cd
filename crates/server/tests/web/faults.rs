//! When something breaks: the disk, the data, one table.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use server::sqlite::Sqlite;
use server::storage::{
    Counted, Fork, Line, Made, OrderRow, Result, SeatRow, Standing, Storage, StorageError, Stored,
};
use server::{AppState, Limits};

use crate::client::Client;
use crate::house::{Folder, House, asked, some_choice};

/// Storage that can be made to fail.
#[derive(Debug)]
struct Fragile {
    inner: Sqlite,
    fails: AtomicBool,
    /// A table whose reading panics, as a bug would.
    cursed: Mutex<Option<String>>,
}

impl Fragile {
    fn shaken<T>(&self, work: impl FnOnce(&Sqlite) -> Result<T>) -> Result<T> {
        match self.fails.load(Ordering::Relaxed) {
            true => Err(StorageError::Failed("the disk is full".to_owned())),
            false => work(&self.inner),
        }
    }
}

impl Storage for Fragile {
    fn cookie_key(&self, fresh: [u8; 32]) -> Result<[u8; 32]> {
        self.inner.cookie_key(fresh)
    }
    fn count(&self) -> Result<usize> {
        self.inner.count()
    }
    fn add_table(&self, table: &Stored) -> Result<()> {
        self.shaken(|inner| inner.add_table(table))
    }
    fn table(&self, id: &str) -> Result<Option<Stored>> {
        let cursed = self.cursed.lock().unwrap().clone();
        assert_ne!(cursed.as_deref(), Some(id), "a bug");
        self.inner.table(id)
    }
    fn append(&self, id: &str, written: usize, lines: &[Line], standing: Standing) -> Result<()> {
        self.shaken(|inner| inner.append(id, written, lines, standing))
    }
    fn set_order(&self, id: &str, order: &OrderRow) -> Result<()> {
        self.shaken(|inner| inner.set_order(id, order))
    }
    fn set_seat(&self, id: &str, seat: u8, row: &SeatRow) -> Result<()> {
        self.shaken(|inner| inner.set_seat(id, seat, row))
    }
    fn made_by(&self, guest: &str, since: i64) -> Result<Made> {
        self.inner.made_by(guest, since)
    }
    fn count_of(&self, guest: &str) -> Result<Counted> {
        self.inner.count_of(guest)
    }

    fn tables_of(&self, guest: &str, places: Range<usize>) -> Result<Vec<String>> {
        self.inner.tables_of(guest, places)
    }

    fn untouched_fork(&self, guest: &str, fork: &Fork) -> Result<Option<String>> {
        self.inner.untouched_fork(guest, fork)
    }

    fn remove_table(&self, id: &str) -> Result<()> {
        self.inner.remove_table(id)
    }
    fn waiting_for_bots(&self, most: usize) -> Result<Vec<String>> {
        self.inner.waiting_for_bots(most)
    }
    fn knows_start(&self, hash: &str) -> Result<bool> {
        self.inner.knows_start(hash)
    }
    fn set_language(&self, guest: &str, language: &str) -> Result<()> {
        self.inner.set_language(guest, language)
    }
    fn check(&self) -> Result<()> {
        self.shaken(Storage::check)
    }
}

fn fragile() -> (Folder, Arc<Fragile>, Client) {
    let folder = Folder::new();
    let inner = Sqlite::open(&folder.0).unwrap();
    let storage =
        Arc::new(Fragile { inner, fails: AtomicBool::new(false), cursed: Mutex::new(None) });
    let state = AppState::new(storage.clone(), Limits::default(), shelf::titles()).unwrap();
    (folder, storage, Client::new(server::app(state)))
}

#[tokio::test]
async fn a_move_that_cannot_be_written_was_not_made() {
    let (_folder, storage, mut visitor) = fragile();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let before = visitor.get(&format!("/t/{id}")).await.text();
    let stamp = visitor.stamp(&id).await;
    storage.fails.store(true, Ordering::Relaxed);
    let fields = [("choice", "pass"), ("stamp", stamp.as_str())];
    let answer = visitor.script(&format!("/t/{id}/choose"), &fields).await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(!answer.text().contains("disk"), "{}", answer.text());
    assert_eq!(visitor.get("/healthz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(visitor.get(&format!("/t/{id}")).await.text(), before, "loaded again from disk");
    storage.fails.store(false, Ordering::Relaxed);
    let choice = visitor.choose(&id, "pass").await;
    assert_eq!(choice.status, StatusCode::OK);
}

#[tokio::test]
async fn one_broken_table_takes_no_other_down() {
    let (_folder, storage, mut visitor) = fragile();
    let good = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let broken = visitor.new_table(&[("mode", "both"), ("seed", "2")]).await;
    *storage.cursed.lock().unwrap() = Some(broken.clone());
    for _ in 0..3 {
        let answer = visitor.get(&format!("/t/{broken}")).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(answer.header("content-type").starts_with("text/html"));
        assert!(!answer.text().contains("panicked") && !answer.text().contains("a bug"));
    }
    assert_eq!(visitor.get(&format!("/t/{good}")).await.status, StatusCode::OK);
    assert_eq!(visitor.get("/tables").await.status, StatusCode::OK);
    *storage.cursed.lock().unwrap() = None;
    assert_eq!(visitor.get(&format!("/t/{broken}")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_table_that_cannot_be_replayed_says_so_and_harms_nobody() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let mut stored = house.stored(&id);
    stored.row.id = "f".repeat(32);
    stored.entries[0].text = "{\"roll\":[9],\"hash\":\"00\"}".to_owned();
    house.state.storage().add_table(&stored).unwrap();
    let answer = visitor.get(&format!("/t/{}", stored.row.id)).await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(visitor.get(&format!("/t/{id}")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn memory_holds_only_so_many_tables() {
    let house = House::with(Limits { tables: 3, ..Limits::default() });
    let mut visitor = house.visitor();
    let mut ids = Vec::new();
    for _ in 0..6 {
        let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
        visitor.get(&format!("/t/{id}")).await;
        ids.push(id);
    }
    assert_eq!(house.state.tables_in_memory(), 3);
    // One that somebody looks at stays.
    let mut live = visitor.live(&ids[0], None).await;
    live.next().await.unwrap();
    for id in &ids {
        visitor.get(&format!("/t/{id}")).await;
    }
    let game = house.game(&ids[0]);
    visitor.choose(&ids[0], &some_choice(&*game, asked(&*game).unwrap(), 1)).await;
    assert!(live.next().await.is_some());
    assert_eq!(house.state.tables_in_memory(), 3);
}

#[tokio::test]
async fn data_of_a_newer_version_is_not_touched() {
    let folder = Folder::new();
    drop(Sqlite::open(&folder.0).unwrap());
    let file = folder.0.join("strongpoint.sqlite");
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.execute("INSERT INTO version (number) VALUES (999)", []).unwrap();
    drop(connection);
    let refused = Sqlite::open(&folder.0).unwrap_err().to_string();
    assert!(refused.contains("999"), "{refused}");
}

#[tokio::test]
async fn data_of_the_first_version_is_brought_up_to_date() {
    // A table made now, put into a file as the first version made it.
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "7")]).await;
    let file = house.folder.0.join("strongpoint.sqlite");
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection
        .execute_batch(
            "DROP TABLE former_start;
             DROP INDEX table_by_fork;
             ALTER TABLE \"table\" DROP COLUMN asked;
             DROP INDEX table_by_owner;
             ALTER TABLE \"table\" DROP COLUMN fork_table;
             ALTER TABLE \"table\" DROP COLUMN fork_entries;
             ALTER TABLE \"table\" DROP COLUMN fork_seat;
             ALTER TABLE \"table\" DROP COLUMN fork_moments;
             DELETE FROM version WHERE number > 1;",
        )
        .unwrap();
    drop(connection);
    let mut visitor = visitor.at(house.again().app());
    assert_eq!(visitor.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    visitor.post(&format!("/t/{id}/fork"), &[]).await.table();
}

#[tokio::test]
async fn the_data_is_kept_safely() {
    let house = House::new();
    let file = house.folder.0.join("strongpoint.sqlite");
    let connection = rusqlite::Connection::open(&file).unwrap();
    let mode: String =
        connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
    assert_eq!(mode, "wal");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let rights = std::fs::metadata(&house.folder.0).unwrap().permissions().mode();
        assert_eq!(rights & 0o077, 0, "nobody else may look into the folder");
    }
}

//! When something breaks: the disk, the data, one table.

use std::ops::Range;
use std::sync::{Arc, Mutex};

use axum::http::StatusCode;
use server::sqlite::Sqlite;
use server::storage::{
    Counted, Fork, Line, Made, Old, OrderRow, Receipt, SeatRow, Standing, Storage, StorageError,
    Stored,
};
use server::{AppState, Keep, Limits};

use crate::client::Client;
use crate::house::{Folder, House, asked, some_choice};

/// Storage that can be made to fail.
#[derive(Debug)]
struct Fragile {
    inner: Sqlite,
    fails: Mutex<Option<StorageError>>,
    /// A table whose reading panics, as a bug would.
    cursed: Mutex<Option<String>>,
}

impl Fragile {
    fn shaken<T>(&self, work: impl FnOnce(&Sqlite) -> Receipt<T>) -> Receipt<T> {
        let fails = self.fails.lock().unwrap().clone();
        fails.map_or_else(|| work(&self.inner), |how| Receipt::of(Err(how)))
    }
}

impl Storage for Fragile {
    fn cookie_key(&self, fresh: [u8; 32]) -> Receipt<[u8; 32]> {
        self.inner.cookie_key(fresh)
    }
    fn count(&self) -> Receipt<usize> {
        self.inner.count()
    }
    fn add_table(&self, table: Stored) -> Receipt<()> {
        self.shaken(|inner| inner.add_table(table))
    }
    fn table(&self, id: &str) -> Receipt<Option<Stored>> {
        let cursed = self.cursed.lock().unwrap().clone();
        assert_ne!(cursed.as_deref(), Some(id), "a bug");
        self.inner.table(id)
    }
    fn tables_after(&self, id: &str, most: usize) -> Receipt<Vec<String>> {
        self.inner.tables_after(id, most)
    }
    fn append(
        &self,
        id: &str,
        written: usize,
        lines: Vec<Line>,
        standing: Standing,
    ) -> Receipt<()> {
        self.shaken(|inner| inner.append(id, written, lines, standing))
    }
    fn set_order(&self, id: &str, order: OrderRow) -> Receipt<()> {
        self.shaken(|inner| inner.set_order(id, order))
    }
    fn set_seat(&self, id: &str, seat: u8, row: SeatRow) -> Receipt<()> {
        self.shaken(|inner| inner.set_seat(id, seat, row))
    }
    fn made_by(&self, guest: &str, since: i64) -> Receipt<Made> {
        self.inner.made_by(guest, since)
    }
    fn count_of(&self, guest: &str) -> Receipt<Counted> {
        self.inner.count_of(guest)
    }
    fn tables_of(&self, guest: &str, places: Range<usize>) -> Receipt<Vec<String>> {
        self.inner.tables_of(guest, places)
    }
    fn untouched_fork(&self, guest: &str, fork: &Fork) -> Receipt<Option<String>> {
        self.inner.untouched_fork(guest, fork)
    }
    fn remove_table(&self, id: &str) -> Receipt<()> {
        self.inner.remove_table(id)
    }
    fn waiting_for_bots(&self, most: usize) -> Receipt<Vec<String>> {
        self.inner.waiting_for_bots(most)
    }
    fn left(&self, old: Old, most: usize) -> Receipt<Vec<String>> {
        self.inner.left(old, most)
    }
    fn knows_start(&self, hash: &str) -> Receipt<bool> {
        self.inner.knows_start(hash)
    }
    fn set_language(&self, guest: &str, language: &str) -> Receipt<()> {
        self.inner.set_language(guest, language)
    }
    fn note_seen(&self, guest: &str, at: i64) -> Receipt<()> {
        self.inner.note_seen(guest, at)
    }
    fn check(&self) -> Receipt<()> {
        self.shaken(Storage::check)
    }
}

/// A folder with nothing in it.
fn empty_folder() -> Folder {
    let folder = Folder::new();
    std::fs::create_dir(&folder.0).unwrap();
    folder
}

fn fragile() -> (Folder, Arc<Fragile>, Client) {
    let folder = Folder::new();
    let inner = Sqlite::open(&folder.0).unwrap();
    let storage = Arc::new(Fragile { inner, fails: Mutex::new(None), cursed: Mutex::new(None) });
    let state = AppState::new(storage.clone(), Limits::default(), shelf::titles()).unwrap();
    (folder, storage, Client::new(server::app(state)))
}

#[tokio::test]
async fn a_move_that_cannot_be_written_was_not_made() {
    let (_folder, storage, mut visitor) = fragile();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let before = visitor.get(&format!("/t/{id}")).await.text();
    let stamp = visitor.stamp(&id).await;
    *storage.fails.lock().unwrap() = Some(StorageError::Failed("the disk broke".to_owned()));
    let fields = [("choice", "pass"), ("stamp", stamp.as_str())];
    let answer = visitor.script(&format!("/t/{id}/choose"), &fields).await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(!answer.text().contains("disk"), "{}", answer.text());
    assert_eq!(visitor.get("/healthz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(visitor.get(&format!("/t/{id}")).await.text(), before, "loaded again from disk");
    *storage.fails.lock().unwrap() = Some(StorageError::Full);
    let stamp = visitor.stamp(&id).await;
    let fields = [("choice", "pass"), ("stamp", stamp.as_str())];
    let answer = visitor.script(&format!("/t/{id}/choose"), &fields).await;
    assert_eq!(answer.status, StatusCode::INSUFFICIENT_STORAGE);
    assert!(answer.text().contains("disk is full"), "{}", answer.text());
    assert_eq!(visitor.get("/healthz").await.json()["status"], "disk full");
    *storage.fails.lock().unwrap() = None;
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
    let broken = stored.row.id.clone();
    house.state.storage().add_table(stored).wait().unwrap();
    let answer = visitor.get(&format!("/t/{broken}")).await;
    assert!(answer.text().contains("strongpoint check"), "{}", answer.text());
    let list = visitor.get("/tables").await.text();
    assert!(list.contains(&format!("href=\"/t/{broken}\"")) && list.contains("damaged"), "{list}");
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    // Whatever is asked of it, everybody is told what is wrong and what to do.
    let fields = [("choice", "pass"), ("stamp", "0"), ("window", "W1"), ("order", "ask")];
    for path in ["choose", "undo", "orders", "curtain", "fork"] {
        let answer = visitor.script(&format!("/t/{broken}/{path}"), &fields).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{path}");
        assert!(answer.text().contains("strongpoint check"), "{path}: {}", answer.text());
    }
    for path in ["live", "save", "at/1", "odds?choice=pass", "delete"] {
        let answer = visitor.get(&format!("/t/{broken}/{path}")).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{path}");
        assert!(answer.text().contains("strongpoint check"), "{path}: {}", answer.text());
    }
    visitor.headers.push(("accept-language", "fr".to_owned()));
    let french = visitor.get(&format!("/t/{broken}")).await.text();
    assert!(french.contains("strongpoint check") && french.contains("endommag"), "{french}");
    // Others play on.
    assert_eq!(visitor.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    assert_eq!(visitor.choose(&id, "pass").await.status, StatusCode::OK);
    assert_eq!(visitor.get("/healthz").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_table_that_is_damaged_before_its_snapshot_says_so_when_it_is_looked_at() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    for number in 0..3 {
        let game = house.game(&id);
        visitor.choose(&id, &some_choice(&*game, asked(&*game).unwrap(), number)).await;
    }
    house.state.forget_idle(house.state.uses());
    house.state.storage().note_seen("nobody", 1).wait().unwrap();
    let data = rusqlite::Connection::open(house.folder.0.join("strongpoint.sqlite")).unwrap();
    data.execute("UPDATE play SET lines = x'ff' WHERE seq = 1", []).unwrap();
    let answer = visitor.get(&format!("/t/{id}")).await;
    assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(answer.text().contains("strongpoint check"), "{}", answer.text());
    let list = visitor.get("/tables").await.text();
    assert!(list.contains("damaged"), "{list}");
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
async fn tables_that_nobody_uses_leave_memory() {
    let house = House::new();
    let mut visitor = house.visitor();
    let mut ids = Vec::new();
    for _ in 0..4 {
        let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
        visitor.get(&format!("/t/{id}")).await;
        ids.push(id);
    }
    let before = house.state.uses();
    let mut live = visitor.live(&ids[0], None).await;
    visitor.get(&format!("/t/{}", ids[1])).await;
    house.state.forget_idle(before);
    assert_eq!(house.state.tables_in_memory(), 2, "those used since");
    house.state.forget_idle(house.state.uses());
    assert_eq!(house.state.tables_in_memory(), 1, "the one somebody looks at");
    assert!(live.next().await.is_some());
    assert_eq!(visitor.get(&format!("/t/{}", ids[3])).await.status, StatusCode::OK);
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
    let stored = house.stored(&id);
    let key = house.state.storage().cookie_key([0; 32]).wait().unwrap();
    let old = empty_folder();
    let file = old.0.join("strongpoint.sqlite");
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.execute_batch(include_str!("../../src/sqlite/1.sql")).unwrap();
    let sql = "CREATE TABLE version (number INTEGER NOT NULL); INSERT INTO version VALUES (1);";
    connection.execute_batch(sql).unwrap();
    connection.execute("INSERT INTO meta VALUES ('cookie_key', ?1)", [key]).unwrap();
    let (row, guest) = (&stored.row, visitor.guest());
    connection.execute("INSERT INTO guest (id, created) VALUES (?1, 1)", [&guest]).unwrap();
    let sql = "INSERT INTO \"table\" (id, title, mode, created, touched, owner, header, strict, \
               phase, step) VALUES (?1, 'storm', 'both', 1, 1, ?2, ?3, 0, 'person', 0)";
    connection.execute(sql, rusqlite::params![id, guest, row.header]).unwrap();
    for seat in 0..row.seats.len() {
        let sql = "INSERT INTO seat VALUES (?1, ?2, 'human', ?3)";
        connection.execute(sql, rusqlite::params![id, seat, guest]).unwrap();
    }
    for (seq, line) in (1..).zip(&stored.entries) {
        let sql = "INSERT INTO entry VALUES (?1, ?2, ?3, ?4)";
        let values = rusqlite::params![id, seq, line.by.name(), line.text];
        connection.execute(sql, values).unwrap();
    }
    drop(connection);
    let again = House::in_folder(old);
    assert_eq!(again.stored(&id).entries, stored.entries, "to the byte");
    let mut visitor = visitor.at(again.app());
    assert_eq!(visitor.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    assert_eq!(visitor.choose(&id, "pass").await.status, StatusCode::OK);
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
        for name in ["strongpoint.sqlite", "strongpoint.sqlite-wal", "strongpoint.sqlite-shm"] {
            let rights = std::fs::metadata(house.folder.0.join(name)).unwrap().permissions();
            assert_eq!(rights.mode() & 0o777, 0o600, "{name}");
        }
    }
}

#[cfg(unix)]
#[test]
fn an_existing_folder_is_checked() {
    use std::os::unix::fs::PermissionsExt as _;
    let set = |path: &std::path::Path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    let folder = Folder::new();
    drop(Sqlite::open(&folder.0).unwrap());
    let file = folder.0.join("strongpoint.sqlite");
    set(&file, 0o644);
    drop(Sqlite::open(&folder.0).unwrap());
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    set(&folder.0, 0o777);
    let refused = Sqlite::open(&folder.0).unwrap_err().to_string();
    assert!(refused.contains("others may write") && refused.contains("777"), "{refused}");
    set(&folder.0, 0o700);
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    assert!(Sqlite::open(&folder.0).unwrap_err().to_string().contains("no ordinary file"));
}

#[tokio::test]
async fn health_notices_data_that_is_gone_or_damaged() {
    let house = House::new();
    let mut visitor = house.visitor();
    assert_eq!(visitor.get("/healthz").await.json()["status"], "ok");
    let file = house.folder.0.join("strongpoint.sqlite");
    let kept = file.with_extension("kept");
    std::fs::rename(&file, &kept).unwrap();
    let answer = visitor.get("/healthz").await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(answer.json()["status"], "data gone");
    std::fs::rename(&kept, &file).unwrap();
    assert_eq!(visitor.get("/healthz").await.json()["status"], "ok");
}

#[tokio::test]
async fn old_sandboxes_and_tables_of_guests_who_left_go_and_no_other() {
    let house = House::new();
    let (mut here, mut gone) = (house.visitor(), house.visitor());
    let (own, left) = (
        here.new_table(&[("mode", "both"), ("seed", "1")]).await,
        gone.new_table(&[("mode", "both"), ("seed", "2")]).await,
    );
    let sandbox = here.post(&format!("/t/{own}/fork"), &[]).await.table();
    let watched = gone.post(&format!("/t/{left}/fork"), &[]).await.table();
    let open = gone.live(&watched, None).await;
    let later = 40 * 24 * 60 * 60 + house.stored(&own).row.created;
    house.state.storage().note_seen(&here.guest(), later - 60).wait().unwrap();
    let exists = |id: &str| house.state.storage().table(id).wait().unwrap().is_some();
    let nothing = Keep::default();
    assert_eq!(house.state.remove_old(nothing, later).await, 0, "all is kept");
    let keep = Keep { guests: Some(30), ..nothing };
    assert_eq!(house.state.remove_old(keep, later).await, 1);
    assert!(!exists(&left) && exists(&own) && exists(&sandbox));
    assert!(exists(&watched), "somebody looks at it");
    drop(open);
    let keep = Keep { sandboxes: Some(30), ..nothing };
    assert_eq!(house.state.remove_old(keep, later).await, 2);
    assert!(!exists(&sandbox) && !exists(&watched) && exists(&own));
    assert_eq!(gone.get(&format!("/t/{left}")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_backup_is_whole_while_the_server_runs_and_every_game_in_it_is_checked() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    visitor.choose(&id, "pass").await;
    let copy = empty_folder();
    let file = copy.0.join("strongpoint.sqlite");
    server::sqlite::backup(&house.folder.0, &file).unwrap();
    assert!(server::sqlite::backup(&house.folder.0, &file).is_err(), "nothing is overwritten");
    let storage = Sqlite::open(&copy.0).unwrap();
    assert_eq!(storage.table(&id).wait().unwrap().unwrap(), house.stored(&id));
    let found = server::check(&storage, shelf::titles()).unwrap();
    assert_eq!((found.tables, found.differ.len()), (1, 0));
    drop(storage);
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.execute("UPDATE play SET lines = zeroblob(3)", []).unwrap();
    drop(connection);
    let storage = Sqlite::open(&copy.0).unwrap();
    let found = server::check(&storage, shelf::titles()).unwrap();
    assert_eq!(found.differ.len(), 1);
    assert_eq!(found.differ[0].table, id);
}

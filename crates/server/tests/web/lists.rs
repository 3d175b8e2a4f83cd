//! Lists of tables: many of them, in pages; tables that are deleted; sandboxes asked for twice.

use axum::http::StatusCode;
use kernel::{Seat, Seats};
use server::Limits;
use server::sqlite::Sqlite;
use server::storage::{Counted, Phase, Standing, Storage as _};
use table::Table;

use crate::client::Client;
use crate::house::{Folder, House, asked, some_choice};

/// A page of twenty tables weighs no more, whatever they are.
const MOST_BYTES: usize = 400 * 1024;

/// The tables of a page, in order.
fn listed(page: &str) -> Vec<String> {
    let cards = page.split("<a class=\"mv ").skip(1);
    let id = |card: &str| card.split("href=\"/t/").nth(1)?.split('"').next().map(ToOwned::to_owned);
    cards.filter_map(id).collect()
}

/// Says of a table of somebody that it is over, as its last entry would.
fn finish(house: &House, id: &str) {
    let standing = Standing { phase: Phase::Over, asked: Seats::NONE, step: 0 };
    let written = house.stored(id).entries.len();
    house.state.storage().append(id, written, Vec::new(), standing).wait().unwrap();
}

/// A hundred and twenty tables of all titles: the first four run on, the others are over.
async fn many(house: &House, visitor: &mut Client) -> Vec<String> {
    let ids: Vec<&str> = shelf::titles().iter().map(|title| title.info().id).collect();
    let titles = ids.into_iter().cycle();
    let mut ids = Vec::new();
    for (number, title) in (0..120).zip(titles) {
        let id = visitor.post("/tables", &[("title", title), ("mode", "both")]).await.table();
        if number >= 4 {
            finish(house, &id);
        }
        ids.push(id);
    }
    ids
}

#[tokio::test]
async fn running_games_come_first_however_many_are_newer() {
    let house = House::with(Limits { new_a_minute: 200, ..Limits::default() });
    let mut visitor = house.visitor();
    let ids = many(&house, &mut visitor).await;
    let guest = visitor.guest();
    let counted = house.state.storage().count_of(&guest).wait().unwrap();
    assert_eq!(counted, Counted { to_move: 4, waiting: 0, over: 116 });
    // What is listed by the disk is so before any table is looked at.
    let mut running = ids[..4].to_vec();
    running.sort();
    let sorted = |mut ids: Vec<String>| {
        ids.sort();
        ids
    };
    assert_eq!(sorted(house.state.storage().tables_of(&guest, 0..4).wait().unwrap()), running);
    let home = visitor.get("/").await.text();
    assert_eq!(sorted(listed(&home)), running);
    let mut seen = Vec::new();
    for page in 1..=6 {
        let answer = visitor.get(&format!("/tables?page={page}")).await;
        assert_eq!(answer.status, StatusCode::OK);
        let text = answer.text();
        println!("page {page}: {} bytes", text.len());
        assert!(text.len() < MOST_BYTES, "page {page} has {} bytes", text.len());
        assert_eq!(listed(&text).len(), 20);
        seen.extend(listed(&text));
    }
    assert_eq!(sorted(seen[..4].to_vec()), running);
    assert_eq!(sorted(seen), sorted(ids));
    for page in ["0", "7", "-1", "x"] {
        let answer = visitor.get(&format!("/tables?page={page}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{page}");
    }
}

#[tokio::test]
async fn a_table_waits_for_whoever_is_asked() {
    let house = House::new();
    let (mut french, mut vietminh) = (house.visitor(), house.visitor());
    french.get("/").await;
    vietminh.get("/").await;
    let wanted = titles::Wanted::default();
    let loaded = shelf::title("storm").load(wanted).unwrap();
    let setting = titles::Setting {
        loaded,
        position: None,
        seats: Default::default(),
        dice: table::Dice::Open(7),
    };
    let table: Box<dyn Table> = titles::open(setting).unwrap();
    let id = house.seat_guests(&*table, "hotseat", &[&french, &vietminh]);
    let counts = |who: &Client| house.state.storage().count_of(&who.guest()).wait().unwrap();
    // A row of former days does not say who is asked: everybody may be.
    assert_eq!((counts(&french).to_move, counts(&vietminh).to_move), (1, 1));
    for number in 0..6 {
        let game = house.game(&id);
        let Some(seat) = asked(&*game) else { break };
        let (mover, other) =
            if seat == Seat(0) { (&mut french, &vietminh) } else { (&mut vietminh, &french) };
        let choice = some_choice(&*game, seat, number);
        assert_eq!(mover.choose(&id, &choice).await.status, StatusCode::OK);
        let mover = mover.clone();
        let now = asked(&*house.game(&id));
        let is_his = now == Some(seat);
        assert_eq!(counts(&mover).to_move, usize::from(is_his));
        assert_eq!(counts(other).to_move, usize::from(!is_his));
    }
}

#[tokio::test]
async fn a_table_is_deleted_by_whoever_made_it_and_nobody_else() {
    let house = House::new();
    let (mut owner, mut other) = (house.visitor(), house.visitor());
    let id = owner.new_table(&[("mode", "both")]).await;
    let path = format!("/t/{id}/delete");
    for answer in [other.get(&path).await, other.post(&path, &[]).await] {
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
    }
    // It is asked first, and the form of that page does it without a script.
    let ask = owner.get(&path).await;
    assert_eq!(ask.status, StatusCode::OK);
    assert!(ask.text().contains(&format!("method=\"post\" action=\"{path}\"")));
    assert!(owner.get("/tables").await.text().contains(&format!("href=\"{path}\"")));
    // An open page is told to look again, and finds nothing.
    let mut live = other.live(&id, None).await;
    live.next().await.unwrap();
    let done = owner.post(&path, &[]).await;
    assert_eq!((done.status, done.header("location")), (StatusCode::SEE_OTHER, "/tables"));
    assert_eq!(live.next().await.unwrap().data["reload"], true);
    assert!(live.is_closed().await);
    for path in [format!("/t/{id}"), format!("/t/{id}/save"), path.clone()] {
        assert_eq!(owner.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let late =
        owner.script(&format!("/t/{id}/choose"), &[("choice", "pass"), ("stamp", "1")]).await;
    assert_eq!(late.status, StatusCode::NOT_FOUND);
    assert!(house.state.storage().table(&id).wait().unwrap().is_none());
    assert!(listed(&owner.get("/tables").await.text()).is_empty());
}

#[tokio::test]
async fn a_table_is_deleted_while_a_bot_thinks() {
    let house = House::new();
    let mut visitor = house.visitor();
    for side in ["french", "vietminh"] {
        let id = visitor.new_table(&[("mode", "bot"), ("side", side)]).await;
        // Looking at it lets the bot begin.
        visitor.get(&format!("/t/{id}")).await;
        let done = visitor.post(&format!("/t/{id}/delete"), &[]).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER);
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        assert_eq!(visitor.get(&format!("/t/{id}")).await.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(visitor.get("/tables").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_same_moment_forked_twice_is_one_sandbox() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "7")]).await;
    let fork = format!("/t/{id}/fork");
    let first = visitor.post(&fork, &[]).await.table();
    visitor.get(&format!("/t/{first}")).await;
    assert_eq!(visitor.post(&fork, &[]).await.table(), first);
    // Another moment, another guest, or a sandbox that was played at: a new one.
    assert_ne!(visitor.post(&fork, &[("moment", "0")]).await.table(), first);
    let mut other = house.visitor();
    assert_ne!(other.post(&fork, &[]).await.table(), first);
    let game = house.game(&first);
    let choice = some_choice(&*game, asked(&*game).unwrap(), 1);
    assert_eq!(visitor.choose(&first, &choice).await.status, StatusCode::OK);
    let second = visitor.post(&fork, &[]).await.table();
    assert_ne!(second, first);
    // The table can be deleted: its sandboxes go on without their past, and their saves are still known.
    let save = visitor.get(&format!("/t/{second}/save")).await;
    assert_eq!(save.status, StatusCode::OK);
    for gone in [&id, &second] {
        let done = visitor.post(&format!("/t/{gone}/delete"), &[]).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER);
    }
    let again = house.again();
    let mut visitor = visitor.at(again.app());
    assert_eq!(visitor.get(&format!("/t/{first}")).await.status, StatusCode::OK);
    let start = save.text();
    let header: serde_json::Value = serde_json::from_str(start.lines().next().unwrap()).unwrap();
    let start = kernel::hash::Hash::plain(header["position"].as_str().unwrap().as_bytes());
    assert!(again.state.storage().knows_start(&start.to_string()).wait().unwrap());
}

#[test]
fn tables_of_former_days_are_listed_too() {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let old = rusqlite::Connection::open(folder.0.join("strongpoint.sqlite")).unwrap();
    old.execute_batch(include_str!("../../src/sqlite/1.sql")).unwrap();
    old.execute_batch(include_str!("../../src/sqlite/2.sql")).unwrap();
    old.execute_batch(
        "CREATE TABLE version (number INTEGER NOT NULL); INSERT INTO version VALUES (1), (2); \
         INSERT INTO guest (id, created) VALUES ('g', 1);",
    )
    .unwrap();
    for (id, phase, touched) in [("a", "over", 3), ("b", "bot", 2), ("c", "person", 1)] {
        let sql = "INSERT INTO \"table\" (id, title, mode, created, touched, owner, header, strict, \
                   phase, step) VALUES (?1, 'storm', 'bot', 1, ?3, 'g', '', 0, ?2, 0)";
        old.execute(sql, rusqlite::params![id, phase, touched]).unwrap();
        let sql = "INSERT INTO seat (table_id, seat, sitter, guest) VALUES (?1, 1, 'human', 'g'), \
                   (?1, 0, 'greedy', NULL)";
        old.execute(sql, [id]).unwrap();
    }
    drop(old);
    let storage = Sqlite::open(&folder.0).unwrap();
    let counted = storage.count_of("g").wait().unwrap();
    assert_eq!(counted, Counted { to_move: 1, waiting: 1, over: 1 });
    assert_eq!(storage.tables_of("g", 0..9).wait().unwrap(), ["c", "b", "a"]);
    storage.remove_table("a").wait().unwrap();
    assert_eq!(storage.tables_of("g", 0..9).wait().unwrap(), ["c", "b"]);
}

//! Tables that leave memory and come back: from a snapshot, at once, and as they were. What it costs is counted in the
//! whole program, so that these tests run one after the other.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[expect(dead_code, reason = "a visitor can do more than these tests ask of him")]
#[path = "../web/client.rs"]
mod client;
#[expect(dead_code, reason = "a house can do more than these tests ask of it")]
#[path = "../web/house.rs"]
mod house;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use kernel::Seat;
use kernel::tally::{Costly, counted};
use rusqlite::Connection;
use server::Limits;
use table::{Dice, Sitter, Table, Waits};
use titles::{Setting, Wanted};
use tokio::sync::Mutex;

use crate::client::Client;
use crate::house::{House, asked, some_choice};

/// One test at a time.
static ALONE: Mutex<()> = Mutex::const_new(());

/// A whole game of random bots.
fn played(title: &str, scenario: Option<&str>) -> Box<dyn Table> {
    let scenario = scenario.map(ToOwned::to_owned);
    let loaded = shelf::title(title).load(Wanted { scenario, ..Wanted::default() }).unwrap();
    let (position, dice) = (None, Dice::Open(3));
    let setting = Setting { loaded, position, seats: BTreeMap::new(), dice };
    let mut table = titles::open(setting).unwrap();
    (0..table.seats()).for_each(|seat| table.sit(Seat(seat), Sitter::Random));
    table.run();
    assert!(matches!(table.waits(), Waits::Over(_)));
    (0..table.seats()).for_each(|seat| table.sit(Seat(seat), Sitter::Human));
    table
}

/// Lets every table go from memory, and waits until what was handed in is written.
async fn forget(house: &House) {
    house.state.settled().await;
    for _ in 0..200 {
        house.state.forget_idle(house.state.uses());
        if house.state.tables_in_memory() == 0 {
            break;
        }
        // Whoever looked at a table is about to go.
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(house.state.tables_in_memory(), 0);
    house.state.storage().note_seen("nobody", 1).wait().unwrap();
}

/// The data itself.
fn data(house: &House) -> Connection {
    Connection::open(house.folder.0.join("strongpoint.sqlite")).unwrap()
}

/// How often answers were listed.
fn listings() -> u64 {
    counted(Costly::Listing)
}

/// An answer to a question that nobody asked: the table must be there to refuse it, and nothing else.
async fn touch(visitor: &mut Client, id: &str) -> Duration {
    let began = Instant::now();
    let fields = [("choice", "pass"), ("stamp", "0")];
    let answer = visitor.script(&format!("/t/{id}/choose"), &fields).await;
    let took = began.elapsed();
    assert_eq!(answer.status, StatusCode::CONFLICT, "{}", answer.text());
    took
}

#[tokio::test]
async fn a_finished_campaign_comes_back_at_once() {
    let _alone = ALONE.lock().await;
    let campaign = played("tonkin", Some("campaign"));
    let house = House::new();
    let mut visitor = house.visitor();
    visitor.get("/").await;
    let id = house.seat_guests(&*campaign, "both", &[&visitor, &visitor]);
    let began = Instant::now();
    let page = visitor.get(&format!("/t/{id}")).await.text();
    println!("{} entries, played again with a page: {:?}", campaign.ply(), began.elapsed());
    let mut times = Vec::new();
    for _ in 0..7 {
        forget(&house).await;
        let before = listings();
        times.push(touch(&mut visitor, &id).await);
        assert!(listings() - before <= 1, "nothing is played again");
    }
    times.sort();
    println!("from its snapshot: {times:?}");
    // In a release build it takes at most 5 ms (docs/server.md); played again it takes seconds.
    assert!(times[0] < Duration::from_millis(60), "{times:?}");
    forget(&house).await;
    let (began, before) = (Instant::now(), listings());
    assert_eq!(visitor.get(&format!("/t/{id}")).await.text(), page);
    println!("from its snapshot with a page and all of its log: {:?}", began.elapsed());
    assert!(listings() - before < 10, "choices that were proven are not proven again");
    forget(&house).await;
    assert_eq!(visitor.get(&format!("/t/{id}/save")).await.text(), campaign.save());
}

/// Some choices at a table.
async fn choices(house: &House, visitor: &mut Client, id: &str, count: u64) {
    for number in 0..count {
        let game = house.game(id);
        let choice = some_choice(&*game, asked(&*game).unwrap(), number);
        assert_eq!(visitor.choose(id, &choice).await.status, StatusCode::OK, "{choice}");
    }
}

#[tokio::test]
async fn a_table_is_the_same_whether_it_stayed_or_came_back() {
    let _alone = ALONE.lock().await;
    let house = House::new();
    let mut visitor = house.visitor();
    for title in shelf::titles().iter() {
        let form = [("title", title.info().id), ("mode", "both"), ("seed", "5")];
        let id = visitor.post("/tables", &form).await.table();
        for round in 0..4 {
            choices(&house, &mut visitor, &id, 6 + round).await;
            let (page, save) = (format!("/t/{id}"), format!("/t/{id}/save"));
            let stayed = [visitor.get(&page).await.text(), visitor.get(&save).await.text()];
            forget(&house).await;
            // First one who answers, then one who looks.
            touch(&mut visitor, &id).await;
            let back = [visitor.get(&page).await.text(), visitor.get(&save).await.text()];
            assert_eq!(stayed, back, "{}", title.info().id);
            forget(&house).await;
            let stamp = visitor.stamp(&id).await;
            let undone = visitor.script(&format!("/t/{id}/undo"), &[("stamp", &stamp)]).await;
            assert!(undone.status == StatusCode::OK || undone.status.as_u16() == 422);
        }
        let found = server::check(&**house.state.storage(), shelf::titles()).unwrap();
        assert!(found.differ.is_empty(), "{:?}", found.differ);
    }
}

#[tokio::test]
async fn a_table_with_a_wrong_snapshot_is_played_again() {
    let _alone = ALONE.lock().await;
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "5")]).await;
    choices(&house, &mut visitor, &id, 20).await;
    let page = visitor.get(&format!("/t/{id}")).await.text();
    let wrong = [
        "UPDATE snapshot SET head = x'00'",
        "UPDATE snapshot SET hash = zeroblob(32)",
        "UPDATE snapshot SET hash = x'00'",
        "UPDATE snapshot SET ply = ply - 1",
        "UPDATE snapshot SET ply = ply + 1",
        "UPDATE snapshot SET program = 'another'",
        "DELETE FROM snapshot",
    ];
    for sql in wrong {
        forget(&house).await;
        assert_eq!(data(&house).execute(sql, []).unwrap(), 1, "{sql}");
        let before = listings();
        touch(&mut visitor, &id).await;
        assert!(listings() - before > 10, "it is played again: {sql}");
        assert_eq!(visitor.get(&format!("/t/{id}")).await.text(), page, "{sql}");
        // A new one is made when it goes.
        choices(&house, &mut visitor, &id, 1).await;
        let stamp = visitor.stamp(&id).await;
        visitor.script(&format!("/t/{id}/undo"), &[("stamp", &stamp)]).await;
        forget(&house).await;
        let before = listings();
        touch(&mut visitor, &id).await;
        assert!(listings() - before <= 1, "{sql}");
    }
}

#[tokio::test]
async fn choices_without_their_types_are_proven_again() {
    let _alone = ALONE.lock().await;
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "5")]).await;
    choices(&house, &mut visitor, &id, 20).await;
    let page = visitor.get(&format!("/t/{id}")).await.text();
    for sql in
        ["UPDATE typed SET choices = x'00'", "UPDATE typed SET upto = 1", "DELETE FROM typed"]
    {
        forget(&house).await;
        assert_eq!(data(&house).execute(sql, []).unwrap(), 1, "{sql}");
        let before = listings();
        assert_eq!(visitor.get(&format!("/t/{id}")).await.text(), page, "{sql}");
        assert!(listings() - before > 10, "{sql}");
    }
}

#[tokio::test]
async fn more_tables_than_fit_cost_no_more_than_those_that_fit() {
    let _alone = ALONE.lock().await;
    let house = House::with(Limits { tables: 4, ..Limits::default() });
    let mut visitor = house.visitor();
    let mut tables = Vec::new();
    for seed in 0..8 {
        let seed = format!("{seed}");
        let id = visitor.new_table(&[("mode", "both"), ("seed", &seed)]).await;
        choices(&house, &mut visitor, &id, 12).await;
        tables.push((house.game(&id), id));
    }
    let mut most = 0;
    for round in 0..6 {
        for (game, id) in &mut tables {
            let seat = asked(&**game).unwrap();
            let (choice, stamp) =
                (some_choice(&**game, seat, round), game.stamp(kernel::Viewer::Seat(seat)));
            let before = listings();
            let fields = [("choice", choice.as_str()), ("stamp", stamp.as_str())];
            let answer = visitor.script(&format!("/t/{id}/choose"), &fields).await;
            assert_eq!(answer.status, StatusCode::OK);
            most = most.max(listings() - before);
            game.choose(seat, &choice).unwrap();
            game.run_to_question();
            assert!(house.state.tables_in_memory() <= 4);
        }
    }
    assert!(most < 8, "a table that comes back is not played again: {most} listings");
}

/// Memory of this process, in megabytes.
#[cfg(target_os = "linux")]
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse::<f64>().unwrap() / 1024.0
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn tables_that_come_and_go_take_no_more_memory_than_those_that_stay() {
    let _alone = ALONE.lock().await;
    let game = played("storm", None);
    let house = House::new();
    let mut visitor = house.visitor();
    visitor.get("/").await;
    let look = async |visitor: &mut Client, ids: &[String]| {
        for id in ids {
            touch(visitor, id).await;
        }
    };
    let make = |count: usize| -> Vec<String> {
        (0..count).map(|_| house.seat_guests(&*game, "both", &[&visitor, &visitor])).collect()
    };
    let (some, more) = (make(2), make(20));
    look(&mut visitor, &some).await;
    forget(&house).await;
    let before = resident();
    look(&mut visitor, &more).await;
    let full = resident();
    // However often they come and go, they take no more than they did.
    for _ in 0..4 {
        forget(&house).await;
        look(&mut visitor, &more).await;
    }
    let again = resident();
    forget(&house).await;
    println!("{before:.0} MB, with {} tables {full:.0} MB, later {again:.0} MB", more.len());
    assert!(again - before < (full - before) * 1.2 + 4.0, "{before} {full} {again}");
}

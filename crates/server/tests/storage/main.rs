//! What every storage must do, whatever it is made of. A second one is one more test that calls [`suite`].
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;
use std::sync::Arc;

use kernel::{Seat, Seats};
use proof::folder::Folder;
use server::sqlite::Sqlite;
use server::storage::{
    By, Counted, Fork, Line, Made, Old, OrderRow, Phase, Recent, SeatRow, Snapshot, Standing,
    Storage, StorageError, Stored, TableRow,
};

/// Opens a storage on what lies in a folder.
type Open = fn(&Path) -> Arc<dyn Storage>;

#[test]
fn sqlite_is_a_storage() {
    suite(|folder| Arc::new(Sqlite::open(folder).unwrap()));
}

/// A snapshot with the choices since another one.
fn snapshot(since: usize, ply: usize, typed: &str) -> Snapshot {
    let (program, head) = ("this".to_owned(), format!("after {ply}"));
    Snapshot { ply, since, program, head, typed: Some(typed.to_owned()) }
}

#[test]
fn sqlite_keeps_snapshots() {
    let folder = Folder::new();
    let storage = Sqlite::open(&folder.0).unwrap();
    storage.add_table(stored("a", "g", 40)).wait().unwrap();
    let cached = |program: &str| {
        storage.recent("a", program).wait().unwrap().map(|recent: Recent| recent.cached)
    };
    let keep = |snapshot: Snapshot| storage.keep_snapshot("a", snapshot).wait().unwrap();
    assert_eq!(cached("this"), None);
    keep(snapshot(0, 1, "[1]"));
    let first = cached("this").unwrap();
    assert_eq!((first.ply, first.before, first.lines.len()), (1, None, 40));
    keep(snapshot(1, 30, "[2,null]"));
    let next = cached("this").unwrap();
    assert_eq!((next.ply, next.head.as_str(), next.is_typed), (30, "after 30", true));
    assert_eq!(next.before, Some(line(By::Person, 29)));
    assert_eq!(next.lines, (30..=40).map(|one| line(By::Person, one)).collect::<Vec<_>>());
    assert_eq!(storage.typed("a", 30).wait().unwrap().as_deref(), Some("[1,2,null]"));
    assert_eq!(cached("another"), None, "who else made it does not read it");
    keep(snapshot(0, 41, "[]"));
    assert_eq!(cached("this").unwrap().ply, 30, "the table has not come so far");
    // Choices after others that are not there are of no use, and all of them are.
    keep(snapshot(7, 31, "[3]"));
    assert!(!cached("this").unwrap().is_typed);
    assert_eq!(storage.typed("a", 31).wait().unwrap(), None);
    keep(snapshot(0, 32, "[1,2,3]"));
    assert_eq!(storage.typed("a", 32).wait().unwrap().as_deref(), Some("[1,2,3]"));
    // Many of them lie in several rows.
    let many: Vec<String> = (0..4_000).map(|one| (one * 7919 % 10_007).to_string()).collect();
    keep(snapshot(32, 33, &format!("[{}]", many.join(","))));
    keep(snapshot(33, 34, "[4]"));
    let all = storage.typed("a", 34).wait().unwrap().unwrap();
    assert_eq!(all, format!("[1,2,3,{},4]", many.join(",")));
    storage.drop_snapshot("a").wait().unwrap();
    assert_eq!(cached("this"), None);
    // A new table does not find what was kept of one that is gone.
    keep(snapshot(0, 40, "[5]"));
    storage.remove_table("a").wait().unwrap();
    storage.add_table(stored("a", "g", 40)).wait().unwrap();
    assert_eq!(cached("this"), None);
    assert_eq!(storage.typed("a", 40).wait().unwrap(), None);
}

/// Everything a storage must do.
fn suite(open: Open) {
    for holds in [
        what_is_written_reads_back_after_a_restart,
        of_two_entries_for_the_same_place_one_wins,
        what_many_hand_in_together_is_all_there,
        lists_say_who_must_move,
        a_table_that_is_removed_is_gone_but_for_its_start,
        what_nobody_plays_any_more_is_found,
        orders_and_seats_are_replaced,
    ] {
        let folder = Folder::new();
        holds(open, &folder.0);
    }
}

fn line(by: By, number: usize) -> Line {
    let hash = kernel::hash::Hash::plain(&number.to_be_bytes());
    let text = format!("{{\"seat\":1,\"choice\":\"move {number}\",\"hash\":\"{hash}\",\"at\":5}}");
    Line { by, text }
}

fn standing(phase: Phase, asked: Seats) -> Standing {
    Standing { phase, asked, step: 0 }
}

fn stored(id: &str, guest: &str, entries: usize) -> Stored {
    let human = SeatRow { sitter: "human".to_owned(), guest: Some(guest.to_owned()) };
    let bot = SeatRow { sitter: "random".to_owned(), guest: None };
    let row = TableRow {
        id: id.to_owned(),
        title: "storm".to_owned(),
        mode: "bot".to_owned(),
        created: 1_000,
        owner: guest.to_owned(),
        header: "{}".to_owned(),
        secret: Some([7; 32]),
        strict: true,
        start: Some(format!("start of {id}")),
        fork: None,
        standing: standing(Phase::Person, Seats::only(Seat(0))),
        seats: vec![human, bot],
    };
    let entries = (1..=entries).map(|number| line(By::Person, number)).collect();
    Stored { row, entries, orders: Vec::new() }
}

fn what_is_written_reads_back_after_a_restart(open: Open, folder: &Path) {
    let (one, other) = (stored("a", "g", 40), stored("b", "g", 0));
    let key = {
        let storage = open(folder);
        storage.add_table(one.clone()).wait().unwrap();
        storage.add_table(other.clone()).wait().unwrap();
        let more = vec![line(By::Person, 41), line(By::Table, 42), line(By::Bot, 43)];
        let over = standing(Phase::Over, Seats::NONE);
        storage.append("a", 40, more, over).wait().unwrap();
        storage.cookie_key([1; 32]).wait().unwrap()
    };
    let storage = open(folder);
    assert_eq!(storage.cookie_key([2; 32]).wait().unwrap(), key, "it is made once");
    assert_eq!(storage.count().wait().unwrap(), 2);
    assert_eq!(storage.tables_after("", 9).wait().unwrap(), ["a", "b"]);
    assert_eq!(storage.tables_after("a", 9).wait().unwrap(), ["b"]);
    let found = storage.table("a").wait().unwrap().unwrap();
    assert_eq!(found.entries.len(), 43);
    assert_eq!(found.entries[..40], one.entries[..]);
    assert_eq!(found.entries[42], line(By::Bot, 43));
    assert_eq!(found.row.standing.phase, Phase::Over);
    assert_eq!(storage.table("b").wait().unwrap().unwrap(), other);
    assert_eq!(storage.table("c").wait().unwrap(), None);
    assert_eq!(storage.check().wait(), Ok(()));
}

fn of_two_entries_for_the_same_place_one_wins(open: Open, folder: &Path) {
    let (one, other) = (open(folder), open(folder));
    one.add_table(stored("a", "g", 3)).wait().unwrap();
    let asked = standing(Phase::Person, Seats::only(Seat(0)));
    let add = |storage: &Arc<dyn Storage>, written, by| {
        storage.append("a", written, vec![line(by, 4), line(by, 5)], asked).wait()
    };
    assert_eq!(add(&one, 3, By::Person), Ok(()));
    for written in [2, 3, 4, 6] {
        assert_eq!(add(&other, written, By::Bot), Err(StorageError::Conflict), "{written}");
    }
    assert_eq!(add(&other, 5, By::Bot), Ok(()));
    let entries = one.table("a").wait().unwrap().unwrap().entries;
    assert_eq!(entries.len(), 7);
    assert_eq!(entries[3], line(By::Person, 4));
    let gone = one.append("z", 0, vec![line(By::Person, 1)], asked).wait();
    assert_eq!(gone, Err(StorageError::Conflict), "there is no such table");
}

fn what_many_hand_in_together_is_all_there(open: Open, folder: &Path) {
    let storage = open(folder);
    let asked = standing(Phase::Person, Seats::only(Seat(0)));
    let ids: Vec<String> = (0..8).map(|number| format!("t{number}")).collect();
    for id in &ids {
        storage.add_table(stored(id, "g", 0)).wait().unwrap();
    }
    std::thread::scope(|scope| {
        for id in &ids {
            let storage = &storage;
            scope.spawn(move || {
                for written in 0..25 {
                    let added = vec![line(By::Person, written)];
                    storage.append(id, written, added, asked).wait().unwrap();
                    // One that cannot be written takes none of the others along.
                    let late = storage.append(id, written, vec![line(By::Bot, 0)], asked);
                    assert_eq!(late.wait(), Err(StorageError::Conflict));
                }
            });
        }
    });
    for id in &ids {
        let entries = open(folder).table(id).wait().unwrap().unwrap().entries;
        let expected: Vec<Line> = (0..25).map(|number| line(By::Person, number)).collect();
        assert_eq!(entries, expected, "{id}");
    }
}

fn lists_say_who_must_move(open: Open, folder: &Path) {
    let storage = open(folder);
    for (id, phase, asked) in [
        ("over", Phase::Over, Seats::NONE),
        ("theirs", Phase::Bot, Seats::only(Seat(1))),
        ("mine", Phase::Person, Seats::only(Seat(0))),
    ] {
        let mut table = stored(id, "g", 1);
        table.row.standing = standing(phase, asked);
        storage.add_table(table).wait().unwrap();
    }
    storage.add_table(stored("other", "h", 1)).wait().unwrap();
    let counted = storage.count_of("g").wait().unwrap();
    assert_eq!(counted, Counted { to_move: 1, waiting: 1, over: 1 });
    assert_eq!(storage.tables_of("g", 0..9).wait().unwrap(), ["mine", "theirs", "over"]);
    assert_eq!(storage.tables_of("g", 1..2).wait().unwrap(), ["theirs"]);
    assert_eq!(storage.made_by("g", 999).wait().unwrap(), Made { running: 2, lately: 3 });
    assert_eq!(storage.made_by("g", 1_000).wait().unwrap(), Made { running: 2, lately: 0 });
    assert_eq!(storage.waiting_for_bots(9).wait().unwrap(), ["theirs"]);
}

fn a_table_that_is_removed_is_gone_but_for_its_start(open: Open, folder: &Path) {
    let storage = open(folder);
    storage.add_table(stored("a", "g", 20)).wait().unwrap();
    let mut sandbox = stored("b", "g", 0);
    let fork = Fork { table: "a".to_owned(), entries: 3, seat: Some(0), moments: 2 };
    sandbox.row.fork = Some(fork.clone());
    sandbox.entries = vec![line(By::Table, 1)];
    storage.add_table(sandbox).wait().unwrap();
    let untouched = |storage: &Arc<dyn Storage>| storage.untouched_fork("g", &fork).wait().unwrap();
    assert_eq!(untouched(&storage).as_deref(), Some("b"));
    let asked = standing(Phase::Person, Seats::only(Seat(0)));
    storage.append("b", 1, vec![line(By::Person, 2)], asked).wait().unwrap();
    assert_eq!(untouched(&storage), None, "it was played at");
    storage.remove_table("a").wait().unwrap();
    assert_eq!(storage.table("a").wait().unwrap(), None);
    assert!(storage.knows_start("start of a").wait().unwrap());
    assert!(!storage.knows_start("start of c").wait().unwrap());
    assert_eq!(storage.table("b").wait().unwrap().unwrap().row.fork, None);
    storage.add_table(stored("c", "g", 2)).wait().unwrap();
    assert_eq!(storage.table("c").wait().unwrap().unwrap().entries.len(), 2);
}

fn what_nobody_plays_any_more_is_found(open: Open, folder: &Path) {
    let storage = open(folder);
    let mut sandbox = stored("sandbox", "here", 0);
    sandbox.row.mode = "sandbox".to_owned();
    storage.add_table(sandbox).wait().unwrap();
    storage.add_table(stored("own", "here", 0)).wait().unwrap();
    storage.add_table(stored("left", "gone", 0)).wait().unwrap();
    storage.note_seen("here", 5_000).wait().unwrap();
    storage.note_seen("gone", 2_000).wait().unwrap();
    let left = |sandboxes, guests| storage.left(Old { sandboxes, guests }, 9).wait().unwrap();
    assert_eq!(left(None, None), Vec::<String>::new());
    assert_eq!(left(Some(1_001), None), ["sandbox"]);
    assert_eq!(left(Some(1_000), None), Vec::<String>::new());
    assert_eq!(left(None, Some(4_000)), ["left"]);
    assert_eq!(left(None, Some(2_000)), Vec::<String>::new(), "he was here then");
}

fn orders_and_seats_are_replaced(open: Open, folder: &Path) {
    let storage = open(folder);
    storage.add_table(stored("a", "g", 0)).wait().unwrap();
    let order = |order: &str, at_least| OrderRow {
        seat: 0,
        window: "artillery".to_owned(),
        order: order.to_owned(),
        at_least,
    };
    storage.set_order("a", order("ask", 0)).wait().unwrap();
    storage.set_order("a", order("use", 3)).wait().unwrap();
    let sits = SeatRow { sitter: "human".to_owned(), guest: Some("h".to_owned()) };
    storage.set_seat("a", 1, sits.clone()).wait().unwrap();
    storage.set_language("g", "fr").wait().unwrap();
    let found = open(folder).table("a").wait().unwrap().unwrap();
    assert_eq!(found.orders, [order("use", 3)]);
    assert_eq!(found.row.seats[1], sits);
}

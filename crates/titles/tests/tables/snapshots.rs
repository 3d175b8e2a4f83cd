//! A game that is taken up from a snapshot is the game that was played, in every title and at every moment.

use std::sync::Arc;

use kernel::Viewer;
use kernel::dice::Rng;
use kernel::hash::Hash;
use kernel::journal::{Act, Entry};
use table::{Archive, Journal, Snapshot, TakenUp};

use super::*;

/// The journal of a game, in memory.
#[derive(Clone, Debug)]
struct Kept {
    entries: Vec<Entry>,
    typed: Option<String>,
}

impl Archive for Kept {
    fn read(&self) -> Option<Journal> {
        Some(Journal { entries: self.entries.clone(), typed: self.typed.clone() })
    }
}

/// There is no journal to be read.
#[derive(Debug)]
struct Lost;

impl Archive for Lost {
    fn read(&self) -> Option<Journal> {
        None
    }
}

fn entries(table: &dyn Table) -> Vec<Entry> {
    table.lines_after(0).iter().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// What a game is taken up from: a snapshot of it, and its journal so far.
fn to_take_up(table: &dyn Table, snapshot: &Snapshot, archive: Arc<dyn Archive>) -> TakenUp {
    let entries = entries(table);
    let made_after = snapshot.ply - 1;
    let before = made_after.checked_sub(1).map(|place| entries[place].hash);
    TakenUp {
        header: table.header().clone(),
        head: snapshot.head.clone(),
        before,
        entries: entries[made_after..].to_vec(),
        secret: table.secret(),
        archive,
    }
}

/// The game of a table, taken up from a snapshot.
fn taken_up(table: &dyn Table, snapshot: &Snapshot) -> Option<Box<dyn Table>> {
    let archive = Kept { entries: entries(table), typed: Some(snapshot.typed.clone()) };
    shelf::titles().taken_up(to_take_up(table, snapshot, Arc::new(archive)))
}

fn viewers(table: &dyn Table) -> Vec<Viewer> {
    let seats = (0..table.seats()).map(|seat| Viewer::Seat(Seat(seat)));
    std::iter::once(Viewer::Spectator).chain(seats).collect()
}

/// Two games are the same: first what is known at once, then what has to be played again.
fn assert_same(one: &dyn Table, other: &dyn Table) {
    assert_eq!(one.ply(), other.ply());
    assert_eq!((one.chain(), one.state_hash()), (other.chain(), other.state_hash()));
    assert_eq!(one.waits(), other.waits());
    assert_eq!(one.pending(), other.pending());
    assert_eq!(one.secret(), other.secret());
    for viewer in viewers(one) {
        assert_eq!(one.stamp(viewer), other.stamp(viewer));
        assert_eq!(one.stamp(viewer), other.whole_view(viewer).stamp(viewer));
        let last = usize::MAX;
        assert_eq!(one.moments_after(viewer, last), other.moments_after(viewer, last));
    }
    for seat in (0..one.seats()).map(Seat) {
        assert_eq!(one.offers(seat), other.offers(seat));
    }
    assert!(one.remembers());
    assert_eq!(one.full_log(), other.full_log());
    assert_eq!(one.save(), other.save());
    assert_eq!((one.acts(), one.take_backs()), (other.acts(), other.take_backs()));
    assert_eq!((one.last_roll(), one.last_chooser()), (other.last_roll(), other.last_chooser()));
    for viewer in viewers(one) {
        assert_eq!(one.log(viewer), other.log(viewer));
        assert_eq!(one.whole_view(viewer).stamp(viewer), other.whole_view(viewer).stamp(viewer));
        for ply in [0, one.ply() / 3, one.ply() / 2] {
            assert_eq!(one.moments_after(viewer, ply), other.moments_after(viewer, ply));
        }
        let middle = one.moments_after(viewer, usize::MAX) / 2;
        let stamp = |table: &dyn Table| table.view_at(viewer, middle).unwrap().stamp(viewer);
        assert_eq!(stamp(one), stamp(other));
    }
    for seat in (0..one.seats()).map(Seat) {
        assert_eq!(one.check_undo(seat), other.check_undo(seat));
    }
}

/// A game of people, with dice that depend on the number alone.
fn people(title: &str, number: u64) -> Box<dyn Table> {
    let loaded = shelf::title(title).load(Wanted::default()).unwrap();
    let setting =
        Setting { loaded, position: None, seats: BTreeMap::new(), dice: Dice::Open(number) };
    let mut table = open(setting).unwrap();
    table.run_to_question();
    table
}

/// Somebody chooses; now and then somebody changes his mind.
fn goes_on(table: &mut dyn Table, rng: &mut Rng) -> bool {
    let Waits::Choice { seats, .. } = table.waits() else { return false };
    let seat = seats.lowest().unwrap();
    if rng.below(8) == 0 && table.check_undo(seat).is_ok() {
        table.undo(seat).unwrap();
    } else {
        let offers = table.offers(seat);
        let legal: Vec<_> = offers.iter().filter(|offer| offer.no.is_none()).collect();
        table.choose(seat, &rng.pick(&legal).unwrap().notation).unwrap();
    }
    table.run_to_question();
    true
}

fn replayed(table: &dyn Table) -> Box<dyn Table> {
    shelf::titles().load(table.save().as_bytes(), None, [0; 32]).unwrap()
}

#[test]
fn a_game_from_a_snapshot_is_the_game_played_again() {
    for title in shelf::titles().iter() {
        let mut table = people(title.info().id, 3);
        let mut rng = Rng::from_number(3);
        for number in 1.. {
            if !goes_on(&mut *table, &mut rng) || number > proof::times(120, 2_000) {
                break;
            }
            if number % proof::times(17, 97) != 0 {
                continue;
            }
            let snapshot = table.snapshot(0).unwrap();
            let up = taken_up(&*table, &snapshot).unwrap();
            assert_same(&*up, &*replayed(&*table));
        }
    }
}

#[test]
fn a_game_from_a_snapshot_goes_on_as_the_game_would_have() {
    for title in shelf::titles().iter() {
        let mut table = people(title.info().id, 4);
        let mut rng = Rng::from_number(4);
        while table.ply() < 60 {
            assert!(goes_on(&mut *table, &mut rng));
        }
        let snapshot = table.snapshot(0).unwrap();
        let mut up = taken_up(&*table, &snapshot).unwrap();
        // Nothing of it is played again before somebody changes his mind.
        for number in 0..40 {
            let mut same = Rng::from_number(number);
            goes_on(&mut *table, &mut Rng::from_number(number));
            goes_on(&mut *up, &mut same);
            assert_eq!((up.ply(), up.chain()), (table.ply(), table.chain()), "{number}");
        }
        assert_same(&*up, &*table);
        // It can be taken up from the old snapshot and what came since, and from a new one.
        let again = taken_up(&*table, &snapshot).unwrap();
        assert_same(&*again, &*table);
        let newer = up.snapshot(0).unwrap();
        assert_eq!(newer, table.snapshot(0).unwrap());
        assert_same(&*taken_up(&*table, &newer).unwrap(), &*table);
    }
}

#[test]
fn choices_since_a_snapshot_are_told_without_the_journal_before_it() {
    let mut table = people("storm", 5);
    let mut rng = Rng::from_number(5);
    while table.ply() < 60 {
        goes_on(&mut *table, &mut rng);
    }
    let first = table.snapshot(0).unwrap();
    let mut up = shelf::titles()
        .taken_up(to_take_up(&*table, &first, Arc::new(Lost)))
        .expect("how it stands is known without the journal");
    for _ in 0..10 {
        let (seat, choice) = first_legal(&*up);
        for table in [&mut up, &mut table] {
            table.choose(seat, &choice).unwrap();
            table.run_to_question();
        }
    }
    let more = up.snapshot(first.ply).unwrap();
    assert_eq!(more, table.snapshot(first.ply).unwrap());
    assert!(!up.remembers(), "the journal is lost");
    let list = |text: &str| serde_json::from_str::<Vec<serde_json::Value>>(text).unwrap();
    let both = [list(&first.typed), list(&more.typed)].concat();
    assert_eq!(both, list(&table.snapshot(0).unwrap().typed));
}

#[test]
fn what_was_offered_asked_or_ended_by_people_is_known_after_a_snapshot() {
    let mut table = people("storm", 6);
    let mut rng = Rng::from_number(6);
    while table.ply() < 80 {
        goes_on(&mut *table, &mut rng);
    }
    let is_there = |to: &usize| table.check_act(&Act::BackAsked { seat: FRENCH, to: *to }).is_ok();
    let to = (1..table.ply() / 2).rev().find(is_there).unwrap();
    let acts = [
        Act::DrawOffered { seat: FRENCH },
        Act::BackAsked { seat: FRENCH, to },
        Act::BackGranted { seat: VIETMINH },
        Act::Resigned { seat: FRENCH },
    ];
    for act in acts {
        table.act(act).unwrap();
        table.run_to_question();
        let up = taken_up(&*table, &table.snapshot(0).unwrap()).unwrap();
        assert_same(&*up, &*replayed(&*table));
    }
    assert_eq!(table.take_backs(), 1);
}

#[test]
fn a_wrong_snapshot_is_not_used() {
    let mut table = people("storm", 7);
    let mut rng = Rng::from_number(7);
    while table.ply() < 60 {
        goes_on(&mut *table, &mut rng);
    }
    let good = table.snapshot(0).unwrap();
    assert!(taken_up(&*table, &good).is_some());
    let (head, state) = good.head.split_once('\n').unwrap();
    let wrong = [
        String::new(),
        head.to_owned(),
        format!("{head}\n"),
        format!("{head}\n{{}}"),
        format!("{head}\n{}", state.replacen('1', "2", 1)),
        format!("{}\n{state}", head.replacen('{', "{\"more\":1,", 1)),
        format!("nonsense\n{state}"),
    ];
    for head in wrong {
        let snapshot = Snapshot { head: head.clone(), ..good.clone() };
        assert!(taken_up(&*table, &snapshot).is_none(), "{head}");
    }
    // An entry that is not the one the snapshot was made after.
    let archive = Kept { entries: entries(&*table), typed: None };
    let mut other = to_take_up(&*table, &good, Arc::new(archive.clone()));
    other.before = Some(Hash([0; 32]));
    assert!(shelf::titles().taken_up(other).is_none());
    // Choices without types, or with wrong ones, are proven again.
    for typed in [None, Some(String::new()), Some(good.typed.replacen('1', "2", 1))] {
        let archive = Kept { typed, ..archive.clone() };
        let up = shelf::titles().taken_up(to_take_up(&*table, &good, Arc::new(archive))).unwrap();
        assert_same(&*up, &*table);
    }
    // A journal of which an entry before the snapshot is another one is none of this game.
    let mut archive = archive;
    archive.entries[good.ply - 1].hash = Hash([0; 32]);
    let up = shelf::titles().taken_up(to_take_up(&*table, &good, Arc::new(archive))).unwrap();
    assert!(!up.remembers());
}

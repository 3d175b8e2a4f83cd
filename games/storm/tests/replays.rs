//! Finished games, kept as journals: each replays in full, with every choice and hash checked, to the
//! result and the final state that were written down. There is one for every way to win.
//!
//! A file in `replays/` has a head and then one entry of the journal a line. `UPDATE_GOLDEN=1` plays
//! them anew.

#[path = "replays/record.rs"]
mod record;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use kernel::journal::{Differs, What};
use kernel::{Match, Next, Title};
use record::{Head, RECIPES, Record};
use storm::Storm;
use storm::setup::load;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/replays")
}

/// All journals that are kept, by the names of their files.
static KEPT: LazyLock<Vec<(String, Record)>> = LazyLock::new(|| {
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        for recipe in &RECIPES {
            let text = record::play(recipe).to_text();
            fs::write(folder().join(format!("{}.jsonl", recipe.name)), text)
                .expect("it is written");
        }
    }
    read_all()
});

fn read_all() -> Vec<(String, Record)> {
    let files = fs::read_dir(folder()).expect("the replays are there");
    let paths = files.map(|entry| entry.expect("the folder can be read").path());
    let journals = paths.filter(|path| path.extension().is_some_and(|end| end == "jsonl"));
    let mut records: Vec<(String, Record)> = journals
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, Record::read(&fs::read_to_string(&path).expect("journals are text")))
        })
        .collect();
    records.sort_by(|a, b| a.0.cmp(&b.0));
    records
}

/// The rules a journal was played with.
fn rules(head: &Head) -> Arc<Storm> {
    let packs = Storm::packs();
    let pack = packs.iter().find(|pack| pack.hash() == head.pack).expect("every old pack is kept");
    Arc::new(Storm::new(load(pack).expect("a released pack is sound"), head.bidding))
}

fn replayed(record: &Record) -> Match<Storm> {
    let rules = rules(&record.head);
    let start = kernel::Rules::start(&*rules);
    let game = Match::replay(rules, start, record.head.origin(), &record.entries, None);
    game.unwrap_or_else(|fault| panic!("{fault:?}"))
}

#[test]
fn every_finished_game_replays_to_its_end() {
    for (name, record) in &*KEPT {
        let game = replayed(record);
        let Next::Over(outcome) = game.next() else { panic!("{name} is not over") };
        let head = &record.head;
        assert_eq!(outcome.winner, Some(head.winner.as_str()), "{name}");
        assert_eq!((outcome.score, game.state().needs), (head.held, head.needs), "{name}");
        assert_eq!(game.state_hash(), head.last_state, "{name}");
    }
}

#[test]
fn there_is_a_game_for_every_way_to_win() {
    let ways: BTreeSet<(String, bool)> =
        KEPT.iter().map(|(_, record)| (record.head.winner.clone(), record.head.bidding)).collect();
    for winner in Storm::INFO.sides {
        for bidding in [false, true] {
            assert!(ways.contains(&((*winner).to_owned(), bidding)), "{winner}, bidding {bidding}");
        }
    }
    // A bid changes what the Viet Minh need.
    for (name, record) in &*KEPT {
        assert_eq!(record.head.needs != 6, record.head.bidding, "{name}");
        let enough = record.head.held >= i64::from(record.head.needs);
        assert_eq!(enough, record.head.winner == "vietminh", "{name}");
    }
}

#[test]
fn a_journal_that_was_tampered_with_is_found_out() {
    let (_, mut record) = read_all().swap_remove(0);
    let is_roll = |what: &What| matches!(what, What::Roll { dice } if dice.0.len() == 2);
    let at = record.entries.iter().rposition(|entry| is_roll(&entry.what)).expect("dice fell");
    if let What::Roll { dice } = &mut record.entries[at].what {
        dice.0[0] = dice.0[0] % 6 + 1;
    }
    let rules = rules(&record.head);
    let start = kernel::Rules::start(&*rules);
    let fault = Match::replay(rules, start, record.head.origin(), &record.entries, None);
    let fault = fault.expect_err("other dice give another hash");
    assert_eq!(fault.ply, at + 1);
    assert!(matches!(fault.differs, Differs::Hash { .. }));
}

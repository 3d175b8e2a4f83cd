//! How many lines of so many steps begin in a position: numbers that show at once when the rules change.
//!
//! `perft.txt` holds positions, each followed by its numbers for one step, two, three and so on. A step is
//! a canonical choice or a different result of the dice. `UPDATE_GOLDEN=1` writes the numbers anew.

use std::fs;
use std::path::PathBuf;

use kernel::{Rules, Title, perft};
use storm::Storm;
use storm::setup::{embedded, load};

const BETWEEN: &str = "----\n";
const NUMBERS: &str = "perft:";

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/perft.txt")
}

/// The numbers of a block, as many as it has.
fn counted(rules: &Storm, position: &str, depths: usize) -> Vec<u64> {
    let start = position.lines().any(|line| line == "start");
    let state = if start {
        rules.start()
    } else {
        rules.read_position(position).unwrap_or_else(|faults| panic!("{faults:#?}"))
    };
    let depths = 1..=depths as u32;
    depths.map(|depth| perft(rules, &state, depth).expect("every roll has few results")).collect()
}

#[test]
fn as_many_lines_begin_in_each_position_as_before() {
    let rules = Storm::new(load(&embedded()).expect("the embedded pack is sound"), false);
    let text = fs::read_to_string(path()).expect("the positions are there");
    let mut blocks = Vec::new();
    for block in text.split(BETWEEN) {
        let (position, numbers) = block.split_once(NUMBERS).expect("a block has numbers");
        let written: Vec<u64> =
            numbers.split_whitespace().map(|number| number.parse().expect("a number")).collect();
        assert!(!written.is_empty(), "{position}");
        let now = counted(&rules, position, written.len());
        if std::env::var_os("UPDATE_GOLDEN").is_none() {
            assert_eq!(now, written, "{position}");
        }
        let now: Vec<String> = now.iter().map(u64::to_string).collect();
        blocks.push(format!("{position}{NUMBERS} {}\n", now.join(" ")));
    }
    assert!(blocks.len() >= 4, "the start and three positions");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(path(), blocks.join(BETWEEN)).expect("the numbers can be written");
    }
}

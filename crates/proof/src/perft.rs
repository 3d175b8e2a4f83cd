//! How many lines of so many steps begin in a position: numbers that show at once when the rules change.
//!
//! `perft.txt` holds positions, each followed by its numbers for one step, two, three and so on. A step is
//! a canonical choice or a different result of the dice. A position is `start`, or text that the title
//! reads; lines with `#` are remarks.

use std::fs;
use std::path::Path;

use kernel::Title;

use crate::{read, updates};

const BETWEEN: &str = "----\n";
const NUMBERS: &str = "perft:";

/// Counts the lines of every position in a file and compares.
pub fn as_many_lines_as_before<R: Title>(rules: &R, path: &Path) {
    let text = read(path);
    let mut blocks = Vec::new();
    for block in text.split(BETWEEN) {
        let (position, numbers) = block.split_once(NUMBERS).expect("a block has numbers");
        let written: Vec<u64> =
            numbers.split_whitespace().map(|number| number.parse().expect("a number")).collect();
        assert!(!written.is_empty(), "{position}");
        let now = counted(rules, position, written.len());
        if !updates() {
            assert_eq!(now, written, "{position}");
        }
        let now: Vec<String> = now.iter().map(u64::to_string).collect();
        blocks.push(format!("{position}{NUMBERS} {}\n", now.join(" ")));
    }
    assert!(blocks.len() >= 4, "the start and three positions");
    if updates() {
        fs::write(path, blocks.join(BETWEEN)).expect("the numbers can be written");
    }
}

/// The numbers of a block, as many as it has.
fn counted<R: Title>(rules: &R, position: &str, depths: usize) -> Vec<u64> {
    let start = position.lines().any(|line| line == "start");
    let state = if start {
        rules.start()
    } else {
        rules.read_position(position).unwrap_or_else(|faults| panic!("{faults:#?}"))
    };
    let depths = 1..=depths as u32;
    let count = |depth| kernel::perft(rules, &state, depth).expect("every roll has few results");
    depths.map(count).collect()
}

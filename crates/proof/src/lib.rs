//! What is proved of every title in the same way: only tests and chores use it.
//!
//! [`index`] reads a title's rule index, [`book`] holds it against code and rule books, [`words`] finds
//! faults without a sentence, [`example`] plays worked examples, [`faults`] spoils packs and positions,
//! [`transcript`] writes games as text to review, [`replay`] keeps finished games, [`pins`] holds the text of states
//! for ever, [`perft`] counts lines of play, [`refusals`] lists every refusal with a situation and its rule,
//! [`opponent`] asks bots wherever they can be asked, [`tampered`] spoils states and journals, [`variety`] notes all
//! that random play meets, [`versions`] keeps a game for each ruling that changed the course of a game,
//! [`walk`] plays step by step, [`counts`] says how often things are tried, [`folder`] lasts as long as a test. All of them panic with the reason, as tests
//! do. Files that are written by a test are written anew by `UPDATE_GOLDEN=1`.

pub mod book;
pub mod counts;
pub mod example;
pub mod faults;
pub mod folder;
pub mod index;
pub mod opponent;
pub mod perft;
pub mod pins;
pub mod refusals;
pub mod replay;
pub mod tampered;
pub mod transcript;
pub mod variety;
pub mod versions;
pub mod walk;
pub mod words;

pub use counts::times;

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Options, Title, Version};

/// The rules of a title with its newest pack, a scenario, and these options beside the usual ones.
pub fn rules<R: Title>(scenario: &str, options: &[(&str, &str)]) -> R {
    rules_under(R::INFO.version, scenario, options)
}

/// The same in another version.
pub fn rules_under<R: Title>(version: Version, scenario: &str, options: &[(&str, &str)]) -> R {
    let given =
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let options = Options::complete(&R::INFO, &given).expect("the title has these options");
    let rules = R::load_version(version, &R::packs()[0], scenario, &options);
    rules.unwrap_or_else(|faults| panic!("{faults:#?}"))
}

/// Whether the files that tests compare with are to be written anew.
fn updates() -> bool {
    std::env::var_os("UPDATE_GOLDEN").is_some()
}

/// All Rust files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|wrong| panic!("{}: {wrong}", path.display()))
}

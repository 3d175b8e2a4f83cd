//! Project chores.
//!
//! `cargo xtask test` checks everything, here and in CI. `cargo xtask long PART` runs what takes longer. `cargo xtask
//! rules` prints how much of each title's rule book has code and tests. `cargo xtask tidy` holds the habits no other
//! tool knows, `cargo xtask licences` those of `deny.toml`. `cargo xtask web` checks style sheets, templates and scripts,
//! `cargo xtask format` writes them as the formatter wants them.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line speaks to its user")]

mod browser;
mod claims;
mod clock;
mod crates;
mod documents;
mod habits;
mod licences;
mod long;
mod syntax;
mod test;
mod texts;
mod tidy;
mod typed;
mod web;

use std::path::PathBuf;
use std::process::ExitCode;

/// The chores.
const COMMANDS: [&str; 7] = ["test", "long", "rules", "tidy", "licences", "web", "format"];

/// What is printed for bad usage.
const USAGE: &str =
    "usage: cargo xtask test | long [PART] | rules | tidy | licences | web | format";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let result = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test::run(&root()),
        ["rules"] => proof::index::run(&root()),
        ["tidy"] => tidy::run(&root()),
        ["licences"] => licences::run(&root()),
        ["web"] => web::run(&root()).map(|skipped| match skipped {
            Some(what) => format!("skipped: {what}"),
            None => "style sheets, templates and scripts passed".to_owned(),
        }),
        ["format"] => web::format(&root()),
        ["long"] => long::run(&root(), None),
        ["long", part] => long::run(&root(), Some(part)),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(said) => {
            println!("{said}");
            ExitCode::SUCCESS
        }
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

/// The folder of the workspace.
fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map_or(here.clone(), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chore_is_told_and_done() {
        let source = include_str!("main.rs");
        for chore in COMMANDS {
            assert!(USAGE.split([' ', '|']).any(|word| word == chore), "{chore} is not told");
            assert!(source.contains(&format!("[{chore:?}] =>")), "{chore} is not done");
        }
        assert_eq!(USAGE.split('|').count(), COMMANDS.len());
    }
}

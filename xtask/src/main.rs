//! Project chores.
//!
//! `cargo xtask test` checks everything, here and in CI. `cargo xtask rules` prints how much of each
//! title's rule book has code and tests. `cargo xtask tidy` holds the habits no other tool knows.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line speaks to its user")]

mod browser;
mod test;
mod tidy;

use std::path::PathBuf;
use std::process::ExitCode;

/// What is printed for bad usage.
const USAGE: &str = "usage: cargo xtask test | rules | tidy";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let result = match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test::run(&root()),
        ["rules"] => proof::index::run(&root()),
        ["tidy"] => tidy::run(&root()),
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

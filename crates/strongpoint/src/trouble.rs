//! What can go wrong, as exit codes and one line on stderr.

use std::io::{ErrorKind, Write};
use std::process::ExitCode;

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// A check failed.
    Failed(String),
    /// Bad usage or bad input.
    Bad(String),
    /// Whoever read our output has gone away.
    ReaderGone,
}

impl From<std::io::Error> for Trouble {
    /// For output: files that are read have their own messages.
    fn from(wrong: std::io::Error) -> Trouble {
        match wrong.kind() {
            ErrorKind::BrokenPipe => Trouble::ReaderGone,
            _ => Trouble::Bad(wrong.to_string()),
        }
    }
}

/// Says what went wrong in one line, and gives the exit code.
pub(crate) fn report(said: &str, code: u8) -> ExitCode {
    // Nobody may be left to read it.
    let _ = writeln!(std::io::stderr(), "strongpoint: {}", one_line(said));
    ExitCode::from(code)
}

/// Bad usage in one line; help and version as they are.
pub(crate) fn usage(wrong: &clap::Error) -> ExitCode {
    if !wrong.use_stderr() {
        let _ = write!(std::io::stdout(), "{wrong}");
        return ExitCode::SUCCESS;
    }
    let text = wrong.to_string();
    let text = text.split("\nUsage:").next().unwrap_or(&text);
    let text = text.split("\nFor more information").next().unwrap_or(text);
    report(&format!("{} (strongpoint --help)", one_line(text.trim_start_matches("error: "))), 2)
}

/// The text on a single line, without what would play tricks on a terminal.
fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line: String = words.join(" ").chars().filter(|c| !c.is_control()).collect();
    const MOST: usize = 2_000;
    if line.chars().count() > MOST {
        line.chars().take(MOST).chain(['…']).collect()
    } else {
        line
    }
}

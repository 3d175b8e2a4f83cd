//! The command line. It alone reads files, clocks, terminals and the system's randomness; everything else
//! is done by the crates below.
//!
//! Exit codes: 0 good, 1 a check failed, 2 bad usage or bad input. What went wrong is one line on stderr.

mod args;
mod lines;
mod pack;
mod perft;
mod play;
mod protocol;
mod replay;
mod serve;
mod simulate;
mod start;
mod stored;
mod titles_list;
mod trouble;
mod voice;

use std::process::ExitCode;

use clap::Parser;

use crate::args::{Cli, Command, PackCommand};
use crate::trouble::Trouble;
use crate::voice::Voice;

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(wrong) => return trouble::usage(&wrong),
    };
    match run(cli) {
        Ok(()) | Err(Trouble::ReaderGone) => ExitCode::SUCCESS,
        Err(Trouble::Failed(said)) => trouble::report(&said, 1),
        Err(Trouble::Bad(said)) => trouble::report(&said, 2),
    }
}

fn run(cli: Cli) -> Result<(), Trouble> {
    let voice = Voice::of(cli.lang.as_deref(), shelf::titles())?;
    let out = &mut std::io::stdout().lock();
    match cli.command {
        None => serve::run(voice, args::Serve::usual(), out),
        Some(Command::Serve(args)) => serve::run(voice, args, out),
        Some(Command::Check(data)) => stored::check(voice, data, out),
        Some(Command::Backup { file, data }) => stored::backup(voice, data, &file, out),
        Some(Command::Titles { json }) => match json {
            true => titles_list::json(voice, out),
            false => titles_list::lines(voice, out),
        },
        Some(Command::Play(args)) => play::run(voice, args, out),
        Some(Command::Simulate(args)) => simulate::run(voice, &args, out),
        Some(Command::Replay(args)) => replay::replay(voice, &args, out),
        Some(Command::Verify(args)) => replay::verify(voice, &args, out),
        Some(Command::Protocol { title }) => {
            // Programs read it: the language does not depend on where it runs.
            let voice = Voice::of(Some(cli.lang.as_deref().unwrap_or("en")), shelf::titles())?;
            protocol::run(voice, &title, out)
        }
        Some(Command::Schema { title }) => titles_list::schema(voice, &title, out),
        Some(Command::Perft(args)) => perft::run(voice, &args, out),
        Some(Command::Pack(PackCommand::Check { pack, title })) => {
            pack::check(voice, &pack, title.as_deref(), out)
        }
    }
}

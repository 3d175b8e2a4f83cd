//! `strongpoint simulate`: games of bots on all cores, and what they came to.

mod report;
mod tally;

use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use table::{Simulation, Sitter};
use titles::simulation;

use crate::args::Simulate;
use crate::start::{self, Started};
use crate::trouble::Trouble;
use crate::voice::{Voice, text};
use report::Report;
use tally::Tally;

/// Plays the games and prints the report.
pub(crate) fn run(voice: Voice, args: &Simulate, out: &mut dyn Write) -> Result<(), Trouble> {
    let Started { loaded, position, .. } = start::load(voice, &args.game)?;
    let seats = start::seats(voice, &args.seats)?;
    if let Some((seat, _)) = seats.iter().find(|(_, sitter)| **sitter == Sitter::Human) {
        return Err(Trouble::Bad(voice.say("cli-bots-only", &[("seat", text(seat))])));
    }
    let title = loaded.title;
    let about = (loaded.scenario.clone(), loaded.options.0.clone());
    let games = simulation(loaded, position.as_deref(), &seats, args.seed)
        .map_err(|faults| Trouble::Bad(voice.faults(&faults)))?;
    let threads = match args.threads {
        Some(threads) => usize::from(threads),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    };
    let bar = progress(args);
    let begun = Instant::now();
    let tally = play(&*games, args.games, threads, &bar);
    let seconds = begun.elapsed();
    bar.finish_and_clear();
    let report = Report { title, about, seats: games.seats(), args, threads, tally, seconds };
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        write!(out, "{}", report.text(voice))?;
    }
    Ok(())
}

/// Plays all games. Each is a function of its number, and a tally does not depend on order, so that the
/// number of threads changes nothing but the time.
fn play(games: &dyn Simulation, count: u64, threads: usize, bar: &ProgressBar) -> Tally {
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                return tally;
            }
            tally.add(games.game(number));
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = Tally::default();
        for worker in workers {
            all.join(&worker.join().expect("a game of bots does not panic"));
        }
        all
    })
}

/// A progress bar where somebody watches.
fn progress(args: &Simulate) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(args.games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

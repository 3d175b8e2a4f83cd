//! `cargo run --release -p balance -- <title> [--games N] [--seed N] [--pack DIR] [--only NAME]`: how fair a
//! title is when the greedy bot plays every seat.
//!
//! Every cell of the title (scenarios, placements) is played so many times. The figures are written into
//! `docs/balance-<title>.md` between its two marks, the pictures beside it; what stands outside the marks is
//! written by hand and kept. With `--only` nothing is written but to the terminal.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command line speaks to its user")]

mod company;
mod measured;
mod pictures;
mod play;
mod report;
mod siege;
mod storm;
mod tally;
mod tonkin;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use kernel::{Pack, Title};

use crate::measured::Measured;
use crate::tally::Tally;

/// What is printed for bad usage.
const USAGE: &str = "usage: balance <title> [--games N] [--seed N] [--pack DIR] [--only CELL]";
/// The figures stand between these lines of a report.
const MARKS: [&str; 2] = ["<!-- figures -->", "<!-- end of figures -->"];

/// What is wanted.
#[derive(Debug)]
struct Wanted {
    title: String,
    games: u64,
    seed: u64,
    pack: Option<PathBuf>,
    only: Option<String>,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match wanted(&words).and_then(|wanted| run(&wanted)) {
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

/// Reads the command line.
fn wanted(words: &[String]) -> Result<Wanted, String> {
    let [title, rest @ ..] = words else { return Err(USAGE.to_owned()) };
    let mut wanted =
        Wanted { title: title.clone(), games: 1_000, seed: 1954, pack: None, only: None };
    for pair in rest.chunks(2) {
        let [key, value] = pair else { return Err(USAGE.to_owned()) };
        let number = || value.parse().map_err(|_| format!("{key}: {value} is no number"));
        match key.as_str() {
            "--games" => wanted.games = number()?,
            "--seed" => wanted.seed = number()?,
            "--pack" => wanted.pack = Some(value.into()),
            "--only" => wanted.only = Some(value.clone()),
            _ => return Err(USAGE.to_owned()),
        }
    }
    Ok(wanted)
}

fn run(wanted: &Wanted) -> Result<String, String> {
    match wanted.title.as_str() {
        "storm" => measure::<::storm::Storm>(wanted),
        "siege" => measure::<::siege::Siege>(wanted),
        "tonkin" => measure::<::tonkin::Tonkin>(wanted),
        "company" => measure::<::company::Company>(wanted),
        other => Err(format!("there is no title {other}")),
    }
}

/// Plays all cells of a title and writes the report.
fn measure<R: Measured>(wanted: &Wanted) -> Result<String, String> {
    let pack = pack::<R>(wanted.pack.as_deref())?;
    let mut cells: Vec<(String, Tally)> = Vec::new();
    for cell in R::cells() {
        if wanted.only.as_ref().is_some_and(|only| *only != cell.name) {
            continue;
        }
        let tally = play::cell::<R>(&cell, &pack, wanted.games, wanted.seed)?;
        println!("{}: {}", cell.name, report::in_a_line(&tally));
        cells.push((cell.name, tally));
    }
    if wanted.only.is_some() || wanted.pack.is_some() {
        return Ok(report::figures::<R>(&cells, wanted.games, wanted.seed));
    }
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    write_report::<R>(&docs, &cells, wanted)
}

/// The newest pack, with the files of a folder in place of its own.
fn pack<R: Title>(folder: Option<&Path>) -> Result<Pack, String> {
    let mut pack = R::packs().into_iter().next().unwrap_or(Pack(BTreeMap::new()));
    let Some(folder) = folder else { return Ok(pack) };
    let files = fs::read_dir(folder).map_err(|wrong| format!("{}: {wrong}", folder.display()))?;
    for file in files.flatten().filter(|file| file.path().extension().is_some_and(|e| e == "toml"))
    {
        let text = fs::read_to_string(file.path()).map_err(|wrong| wrong.to_string())?;
        pack.0.insert(file.file_name().to_string_lossy().into_owned(), text);
    }
    Ok(pack)
}

/// Writes the figures between the marks of the report, and the pictures.
fn write_report<R: Measured>(
    docs: &Path,
    cells: &[(String, Tally)],
    wanted: &Wanted,
) -> Result<String, String> {
    let id = R::INFO.id;
    let path = docs.join(format!("balance-{id}.md"));
    let old = fs::read_to_string(&path)
        .unwrap_or_else(|_| format!("# Balance: {id}\n\n{}\n{}\n", MARKS[0], MARKS[1]));
    let (before, rest) = old.split_once(MARKS[0]).ok_or("the first mark is missing")?;
    let (_, after) = rest.split_once(MARKS[1]).ok_or("the second mark is missing")?;
    let figures = report::figures::<R>(cells, wanted.games, wanted.seed);
    let text = format!("{before}{}\n\n{figures}\n{}{after}", MARKS[0], MARKS[1]);
    let wrote = |path: &Path, text: &str| {
        fs::write(path, text).map_err(|wrong| format!("{}: {wrong}", path.display()))
    };
    wrote(&path, &text)?;
    for (name, picture) in pictures::all::<R>(cells) {
        wrote(&docs.join("pictures").join(format!("balance-{id}-{name}.svg")), &picture)?;
    }
    Ok(format!("written to docs/balance-{id}.md"))
}

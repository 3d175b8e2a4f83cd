//! How long the page of a table takes, and the push after a move: `cargo run --release -p server --example
//! pages_and_pushes`.
//!
//! One person plays every side of each title by choices that depend on the number of the entry alone, at open dice, so
//! that every run and every version of the code meets the same questions. At some of them the whole page is asked for;
//! then moves are made with a page open, each timed from the form to the changed parts on the stream. Everything goes
//! through the server as requests do, without a network. The figures are medians; docs/server.md keeps them.
#![expect(clippy::print_stdout, reason = "it prints a table")]

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use http_body_util::BodyExt as _;
use kernel::{Seat, Seats};
use server::sqlite::Sqlite;
use server::storage::{By, Line, Phase, SeatRow, Standing, Stored, TableRow};
use server::{AppState, Limits};
use table::{Dice, Table, Waits};
use titles::{Setting, Wanted};
use tower::ServiceExt as _;

/// After how many entries of a game pages are asked for: at the next question with a few choices.
const ENTRIES: [usize; 3] = [20, 100, 250];
/// How many choices these are at least.
const FEW: usize = 6;
/// How often each page is asked for.
const PAGES: usize = 15;
/// How many moves are made after each.
const MOVES: usize = 12;
/// The seed of all dice.
const SEED: u64 = 1954;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::temp_dir().join(format!("strongpoint-bench-{}", std::process::id()));
    let storage = Sqlite::open(&folder)?;
    let state = AppState::new(Arc::new(storage), Limits::default(), shelf::titles())?;
    println!("| Title | Entries | Choices | Page, ms | Page, KB | Push, ms |");
    println!("|---|--:|--:|--:|--:|--:|");
    let mut number = 0;
    for title in shelf::titles().iter() {
        for entries in ENTRIES {
            number += 1;
            let row = measured(&state, title.info().id, entries, number).await?;
            println!("| {} | {row}", title.info().id);
        }
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

/// The figures of one table.
async fn measured(
    state: &AppState,
    title: &str,
    entries: usize,
    number: u64,
) -> Result<String, Box<dyn Error>> {
    let mut game = played(title, entries)?;
    let mut visitor = Visitor { app: server::app(state.clone()), cookie: String::new() };
    visitor.get("/").await?;
    let id = keep(state, &*game, visitor.guest(), number)?;
    let path = format!("/t/{id}");
    let size = visitor.get(&path).await?.len();
    let mut pages = Vec::new();
    for _ in 0..PAGES {
        let begin = Instant::now();
        visitor.get(&path).await?;
        pages.push(begin.elapsed());
    }
    let entries = game.ply();
    let choices = asked(&*game).map_or(0, |seat| legal(&*game, seat).len());
    let mut stream = visitor.stream(&format!("{path}/live")).await?;
    let mut stamp = stream.next_stamp().await?;
    let mut pushes = Vec::new();
    for _ in 0..MOVES {
        let Some((seat, choice)) = some_choice(&*game) else { break };
        let begin = Instant::now();
        visitor.choose(&format!("{path}/choose"), &choice, &stamp).await?;
        stamp = stream.next_stamp().await?;
        pushes.push(begin.elapsed());
        game.choose(seat, &choice).map_err(|no| format!("{no:?}"))?;
        game.run_to_question();
    }
    let (page, push) = (median(pages), median(pushes));
    Ok(format!("{entries} | {choices} | {page} | {} | {push} |", size / 1024))
}

/// The middle one, in milliseconds.
fn median(mut times: Vec<Duration>) -> String {
    times.sort();
    let middle = times.get(times.len() / 2).copied().unwrap_or_default();
    format!("{:.1}", middle.as_secs_f64() * 1000.0)
}

/// The usual game of a title after so many entries.
fn played(title: &str, entries: usize) -> Result<Box<dyn Table>, Box<dyn Error>> {
    let loaded =
        shelf::title(title).load(Wanted::default()).map_err(|faults| format!("{faults:?}"))?;
    let (position, seats, dice) = (None, BTreeMap::new(), Dice::Open(SEED));
    let setting = Setting { loaded, position, seats, dice };
    let mut game = titles::open(setting).map_err(|faults| format!("{faults:?}"))?;
    game.run_to_question();
    while let Some((seat, choice)) = some_choice(&*game)
        && (game.ply() < entries || legal(&*game, seat).len() < FEW)
    {
        game.choose(seat, &choice).map_err(|no| format!("{no:?}"))?;
        game.run_to_question();
    }
    Ok(game)
}

/// The seat that is asked.
fn asked(game: &dyn Table) -> Option<Seat> {
    match game.waits() {
        Waits::Choice { seats, .. } => seats.lowest(),
        Waits::Dice { .. } | Waits::Over(_) => None,
    }
}

/// The legal choices of a seat that a search would look at.
fn legal(game: &dyn Table, seat: Seat) -> Vec<String> {
    let offers = game.offers(seat).into_iter();
    let legal = offers.filter(|offer| offer.no.is_none() && offer.is_canonical);
    legal.map(|offer| offer.notation).collect()
}

/// Some choice: which one depends on the number of the entry alone.
fn some_choice(game: &dyn Table) -> Option<(Seat, String)> {
    let seat = asked(game)?;
    let mut rng = kernel::dice::Rng::from_number(game.ply() as u64);
    let choice = rng.pick(&legal(game, seat))?.clone();
    Some((seat, choice))
}

/// Gives the table to the server, with one guest on all seats.
fn keep(
    state: &AppState,
    game: &dyn Table,
    guest: &str,
    number: u64,
) -> Result<String, Box<dyn Error>> {
    let id = format!("{number:032x}");
    let seat = |seat: u8| SeatRow {
        sitter: game.sitter(Seat(seat)).name().to_owned(),
        guest: Some(guest.to_owned()),
    };
    let row = TableRow {
        id: id.clone(),
        title: game.info().id.to_owned(),
        mode: "both".to_owned(),
        created: 1,
        owner: guest.to_owned(),
        header: game.header_line(),
        secret: game.secret(),
        strict: false,
        start: None,
        fork: None,
        standing: Standing { phase: Phase::Person, asked: Seats::first(game.seats()), step: 0 },
        seats: (0..game.seats()).map(seat).collect(),
    };
    let lines = game.lines_after(0).into_iter().map(|text| Line { by: By::Person, text });
    let stored = Stored { row, entries: lines.collect(), orders: Vec::new() };
    state.storage().add_table(stored).wait()?;
    Ok(id)
}

/// Somebody with one cookie.
struct Visitor {
    app: Router,
    cookie: String,
}

impl Visitor {
    /// The id in the cookie.
    fn guest(&self) -> &str {
        let value = self.cookie.strip_prefix("guest=").unwrap_or("");
        value.split('.').next().unwrap_or("")
    }

    fn request(&self, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().uri(path).header("host", "table.test");
        if self.cookie.is_empty() { request } else { request.header("cookie", &self.cookie) }
    }

    async fn get(&mut self, path: &str) -> Result<Vec<u8>, Box<dyn Error>> {
        let request = self.request(path).body(Body::empty())?;
        let answer = self.app.clone().oneshot(request).await?;
        if let Some(cookie) = answer.headers().get("set-cookie") {
            self.cookie = cookie.to_str()?.split(';').next().unwrap_or("").to_owned();
        }
        if !answer.status().is_success() {
            return Err(format!("{path}: {}", answer.status()).into());
        }
        Ok(answer.into_body().collect().await?.to_bytes().to_vec())
    }

    async fn choose(&self, path: &str, choice: &str, stamp: &str) -> Result<(), Box<dyn Error>> {
        let mut form = form_urlencoded::Serializer::new(String::new());
        let form = form.append_pair("choice", choice).append_pair("stamp", stamp).finish();
        let request = self.request(path).method("POST").header("origin", "http://table.test");
        let request = request.header("accept", "application/json");
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let answer = self.app.clone().oneshot(request.body(Body::from(form))?).await?;
        if answer.status().is_success() {
            Ok(())
        } else {
            Err(format!("{choice}: {}", answer.status()).into())
        }
    }

    async fn stream(&self, path: &str) -> Result<Stream, Box<dyn Error>> {
        let request = self.request(path).body(Body::empty())?;
        let answer = self.app.clone().oneshot(request).await?;
        Ok(Stream { body: answer.into_body(), text: String::new() })
    }
}

/// The open stream of a page.
struct Stream {
    body: Body,
    text: String,
}

impl Stream {
    /// The stamp that the next event brings.
    async fn next_stamp(&mut self) -> Result<String, Box<dyn Error>> {
        loop {
            while let Some((event, rest)) = self.text.split_once("\n\n") {
                let data = event.lines().find_map(|line| line.strip_prefix("data: "));
                let data = data.map(serde_json::from_str::<serde_json::Value>).transpose()?;
                self.text = rest.to_owned();
                if let Some(stamp) = data.and_then(|data| data["stamp"].as_str().map(str::to_owned))
                {
                    return Ok(stamp);
                }
            }
            let frame = self.body.frame().await.ok_or("the stream has ended")??;
            let data = frame.into_data().map_err(|_| "a frame without data")?;
            self.text.push_str(std::str::from_utf8(&data)?);
        }
    }
}

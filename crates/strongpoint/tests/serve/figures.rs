//! Figures of docs/server.md. Times depend on the machine and the build: they are printed, and only held
//! against generous bounds. Weights do not.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use kernel::dice::Rng;

use crate::browser::{Browser, offered, read_chunk, skip_head};
use crate::process::{Folder, Server};

/// What a table may weigh when it is first opened, in bytes.
const FIRST: usize = 300 * 1000;
/// What a move may weigh.
const MOVE: usize = 15 * 1000;

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// The addresses of styles, scripts and pictures in a page.
fn parts(page: &str) -> Vec<String> {
    let quoted = page
        .split(['"', '\'', '#', '(', ')'])
        .filter(|text| text.starts_with("/assets/") || text.starts_with("/ground/"));
    let mut parts: Vec<String> = quoted.map(ToOwned::to_owned).collect();
    parts.sort();
    parts.dedup();
    parts
}

/// Waits for the next event of a stream that is not packed.
fn next_event(live: &mut BufReader<TcpStream>) {
    let mut line = String::new();
    while !line.starts_with("data: ") {
        line.clear();
        assert!(live.read_line(&mut line).unwrap() > 0);
    }
}

#[test]
fn figures() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let mut browser = Browser::new(server.address);
    let began = Instant::now();
    assert_eq!(browser.get("/").unwrap().status, 200);
    let home = began.elapsed();
    let form = [("title", "storm"), ("mode", "both"), ("seed", "3")];
    let id = browser.post("/tables", &form).unwrap().table();
    let path = format!("/t/{id}");
    let began = Instant::now();
    let page = browser.get(&path).unwrap().text();
    let first_table = began.elapsed();
    let again: Vec<Duration> = (0..10)
        .map(|_| {
            let began = Instant::now();
            browser.get(&path).unwrap();
            began.elapsed()
        })
        .collect();
    let weight = browser.get_packed(&path).unwrap().body.len();
    let parts: usize =
        parts(&page).iter().map(|part| browser.get_packed(part).unwrap().body.len()).sum();
    let (moves, packed) = played(&mut browser, &id);
    println!("ready after            {:?}", server.ready_after);
    println!("first page             {home:?}");
    println!("first table page       {first_table:?}");
    println!("table page             {:?}", median(again));
    println!("POST to pushed page    {:?} (median of {})", median(moves.clone()), moves.len());
    println!("table page, packed     {weight} bytes, with its parts {} bytes", weight + parts);
    println!(
        "a move, packed         {} bytes on average, {} at most",
        packed.iter().sum::<usize>() / packed.len(),
        packed.iter().max().unwrap()
    );
    let generous = Duration::from_secs(5);
    assert!(server.ready_after < generous && home < generous && first_table < generous);
    assert!(median(moves) < generous);
    assert!(weight + parts < FIRST);
    assert!(packed.iter().sum::<usize>() / packed.len() < MOVE);
}

/// Plays forty choices; gives the times from each POST to the pushed page, and what each push weighs.
fn played(browser: &mut Browser, id: &str) -> (Vec<Duration>, Vec<usize>) {
    let mut live = browser.live(id, "");
    skip_head(&mut live);
    next_event(&mut live);
    let mut packed = browser.live(id, "Accept-Encoding: gzip, br\r\n");
    skip_head(&mut packed);
    // The greeting, the first parts and perhaps a sign of life come before the first move.
    let mut before = read_chunk(&mut packed).unwrap().unwrap().len();
    before += read_chunk(&mut packed).unwrap().unwrap().len();
    assert!(before > 100);
    let (mut times, mut weights) = (Vec::new(), Vec::new());
    let mut rng = Rng::from_number(7);
    while times.len() < 40 {
        let (choices, stamp) = offered(&browser.get(&format!("/t/{id}")).unwrap().text());
        let choice = rng.pick(&choices).unwrap();
        let began = Instant::now();
        let form = [("choice", choice.as_str()), ("stamp", stamp.as_str())];
        assert_eq!(browser.post(&format!("/t/{id}/choose"), &form).unwrap().status, 303);
        next_event(&mut live);
        times.push(began.elapsed());
        weights.push(read_chunk(&mut packed).unwrap().unwrap().len());
    }
    (times, weights)
}

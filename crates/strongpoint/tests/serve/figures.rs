//! Figures of docs/server.md. Times depend on the machine and the build: they are printed, and only held
//! against generous bounds. Weights do not.

use std::io::{BufRead, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use kernel::dice::Rng;

use crate::browser::{Browser, Live, offered};
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
fn next_event(live: &mut Live) {
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

/// Counts what comes over a stream, on a thread of its own that ends with the stream.
fn weighed(mut live: Live) -> Arc<AtomicUsize> {
    let weight = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&weight);
    std::thread::spawn(move || {
        let mut buffer = [0; 64 * 1024];
        while let Ok(more @ 1..) = live.read(&mut buffer) {
            counted.fetch_add(more, Ordering::SeqCst);
        }
    });
    weight
}

/// Waits until more has come than there was; gives how much.
fn more(weight: &AtomicUsize, before: usize) -> usize {
    let began = Instant::now();
    while weight.load(Ordering::SeqCst) <= before {
        assert!(began.elapsed() < Duration::from_secs(30), "nothing was pushed");
        std::thread::sleep(Duration::from_millis(1));
    }
    // What belongs to one push comes in one piece; a push that was cut in two counts for the next.
    weight.load(Ordering::SeqCst) - before
}

/// Plays forty choices; gives the times from each POST to the pushed page, and what each push weighs.
fn played(browser: &mut Browser, id: &str) -> (Vec<Duration>, Vec<usize>) {
    let mut live = browser.live(id, "identity");
    next_event(&mut live);
    let packed = weighed(browser.live(id, "gzip, br"));
    // The greeting and the first parts come before the first move.
    let mut before = more(&packed, 100);
    let (mut times, mut weights) = (Vec::new(), Vec::new());
    let mut rng = Rng::from_number(7);
    while times.len() < 40 {
        let (choices, stamp) = offered(&browser.get(&format!("/t/{id}")).unwrap().text());
        let choice = rng.pick(&choices).unwrap();
        before = packed.load(Ordering::SeqCst).max(before);
        let began = Instant::now();
        let form = [("choice", choice.as_str()), ("stamp", stamp.as_str())];
        assert_eq!(browser.post(&format!("/t/{id}/choose"), &form).unwrap().status, 303);
        next_event(&mut live);
        times.push(began.elapsed());
        weights.push(more(&packed, before));
    }
    (times, weights)
}

//! The server under load with open pages: `cargo test --release -p strongpoint --test serve watched -- --nocapture`
//! prints a small table of figures for every title, `cargo xtask long load` the one of docs/server.md.
//!
//! Each table has the page of its owner open, who plays every side, and those of people who watch. CPU is that of the
//! server process alone; readers take all that comes, packed as a browser takes it.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::browser::Browser;
use crate::load::{Client, WIDE, cpu, ms};
use crate::process::{Folder, Server};

/// How long the server may take to send what is left once nobody moves.
const QUIET: Duration = Duration::from_millis(400);

/// How often the whole page of a table is asked for.
const PAGES: usize = 4;

/// What a push may weigh on average, in bytes, in this small run: a relapse into whole boards weighs several times that.
const PUSH: usize = 20_000;

/// What is counted of streams.
#[derive(Debug, Default)]
struct Heard {
    bytes: AtomicUsize,
    /// Pieces that came at once: an event, or a sign of life.
    pieces: AtomicUsize,
}

/// Opens a page's stream and reads it for ever on a thread of its own.
fn listen(server: &Server, cookies: &str, id: &str, heard: &Arc<Heard>) {
    let mut stream = TcpStream::connect(server.address).unwrap();
    let request = format!(
        "GET /t/{id}/live HTTP/1.1\r\nhost: {}\r\ncookie: {cookies}\r\naccept-encoding: gzip\r\n\r\n",
        server.address
    );
    stream.write_all(request.as_bytes()).unwrap();
    let heard = Arc::clone(heard);
    std::thread::spawn(move || {
        let mut buffer = vec![0; 64 * 1024];
        while let Ok(count @ 1..) = stream.read(&mut buffer) {
            heard.bytes.fetch_add(count, Ordering::Relaxed);
            heard.pieces.fetch_add(1, Ordering::Relaxed);
        }
    });
}

/// One run: a title, so many tables, so many who watch at each, so many choices at each.
#[derive(Clone, Copy, Debug)]
struct Run {
    title: &'static str,
    tables: u64,
    watchers: usize,
    choices: usize,
}

/// What a run came to.
struct Figures {
    line: String,
    /// Bytes of a push, on average.
    push: usize,
    cpu: f64,
}

fn run(run: Run) -> Figures {
    let Run { title, tables, watchers, choices } = run;
    let folder = Folder::new();
    let mut limits = WIDE.to_vec();
    limits.extend(["streams-by-address=4000", "streams-by-guest=4000"]);
    let server = Server::limited(&folder.0, 8192, &limits);
    let mut clients: Vec<Client> =
        (0..tables).map(|number| Client::of(&server, title, number)).collect();
    let heard: Arc<Heard> = Arc::default();
    let mut watcher = Browser::new(server.address);
    watcher.get("/").unwrap();
    let cookies: Vec<String> =
        watcher.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
    for client in &clients {
        listen(&server, client.cookies(), client.id(), &heard);
        (0..watchers).for_each(|_| listen(&server, &cookies.join("; "), client.id(), &heard));
    }
    std::thread::sleep(QUIET);
    let (first, pieces) =
        (heard.bytes.load(Ordering::Relaxed), heard.pieces.load(Ordering::Relaxed));
    let (began, before) = (Instant::now(), cpu(&server));
    std::thread::scope(|scope| {
        for client in &mut clients {
            scope.spawn(move || (0..choices).for_each(|_| client.choose()));
        }
    });
    let took = began.elapsed();
    std::thread::sleep(QUIET);
    let used = cpu(&server) - before;
    let bytes = heard.bytes.load(Ordering::Relaxed) - first;
    let pushes = (heard.pieces.load(Ordering::Relaxed) - pieces).max(1);
    let mut times: Vec<Duration> = clients.iter().flat_map(|client| client.times.clone()).collect();
    times.sort();
    let before = cpu(&server);
    for client in &mut clients {
        (0..PAGES).for_each(|_| client.page());
    }
    let page = ms(cpu(&server) - before) / (PAGES * clients.len()) as f64;
    let moves = times.len();
    let a_move = ms(used) / moves as f64;
    let line = format!(
        "| {title} | {tables} | {watchers} | {:.0} | {a_move:.2} | {:.1} | {} | {} | {page:.2} |",
        moves as f64 / took.as_secs_f64(),
        ms(times[(moves - 1) * 99 / 100]),
        bytes / pushes,
        bytes / moves / (watchers + 1),
    );
    Figures { line, push: bytes / pushes, cpu: a_move }
}

#[cfg(target_os = "linux")]
#[test]
fn watched() {
    println!(
        "| title | tables | watchers at each | moves/s | CPU ms a move | p99 ms | bytes a push | a move, for each \
         page | CPU ms a page |"
    );
    println!("| --- | --: | --: | --: | --: | --: | --: | --: | --: |");
    for title in shelf::titles().iter() {
        let title = title.info().id;
        let (tables, choices) = proof::times((2, 12), (50, 150));
        let few = run(Run { title, tables, watchers: 1, choices });
        println!("{}", few.line);
        assert!(few.push < PUSH, "{title}: a push weighs {} bytes", few.push);
    }
    let (tables, choices, most) = proof::times((2, 12, 10), (10, 150, 50));
    let few = run(Run { title: "storm", tables, watchers: 1, choices });
    let many = run(Run { title: "storm", tables, watchers: most, choices });
    println!("{}\n{}", few.line, many.line);
    assert!(many.cpu < few.cpu * 4.0, "{} by {most} who watch, {} by one", many.cpu, few.cpu);
}

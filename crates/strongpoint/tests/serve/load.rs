//! The server under load, measured as CPU time of its process: `cargo test --release -p strongpoint --test serve load --
//! --nocapture` prints a small table of figures, `cargo xtask long load` the one of docs/server.md.
//!
//! Each table has a client that plays a copy of the game beside it, at open dice, so that it knows what to choose and
//! what its stamp must be without asking for a page; it sends the next choice as soon as the last is acknowledged.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::time::{Duration, Instant};

use kernel::dice::Rng;
use kernel::{Seat, Viewer};
use server::sqlite::{Sqlite, backup};
use server::storage::Storage as _;
use table::{Dice, Sitter, Table, Waits};
use titles::{Setting, Wanted};

use crate::browser::Browser;
use crate::process::{Folder, Server};

/// Limits that do not stand in the way of one client from one address.
pub(crate) const WIDE: [&str; 8] = [
    "connections-by-address=4000",
    "header-ms=60000",
    "requests-by-address=1000000",
    "requests-by-guest=1000000",
    "requests-by-table=1000000",
    "new-by-address=100000",
    "new-by-guest=100000",
    "new-without-cookie=100000",
];

/// A connection that stays open.
struct Line {
    stream: BufReader<TcpStream>,
    address: SocketAddr,
    cookie: String,
}

impl Line {
    fn new(address: SocketAddr, cookie: &str) -> Line {
        let stream = TcpStream::connect(address).unwrap();
        stream.set_nodelay(true).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        Line { stream: BufReader::new(stream), address, cookie: cookie.to_owned() }
    }

    /// Sends a form as a script does; gives the status.
    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> u16 {
        let body: Vec<String> =
            fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
        let (body, address, cookie) = (body.join("&"), self.address, &self.cookie);
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\n\
             accept: application/json\r\ncookie: {cookie}\r\ncontent-length: {}\r\n\
             content-type: application/x-www-form-urlencoded\r\n\r\n{body}",
            body.len()
        );
        self.answer(&request)
    }

    /// Asks for a page; gives the status.
    fn get(&mut self, path: &str) -> u16 {
        let (address, cookie) = (self.address, &self.cookie);
        let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\r\n");
        self.answer(&request)
    }

    /// Sends a request and reads the answer; gives the status.
    fn answer(&mut self, request: &str) -> u16 {
        self.stream.get_mut().write_all(request.as_bytes()).unwrap();
        let (mut status, mut length) = (0, 0);
        loop {
            let mut line = String::new();
            self.stream.read_line(&mut line).unwrap();
            let line = line.trim_end().to_ascii_lowercase();
            if let Some(rest) = line.strip_prefix("http/1.1 ") {
                status = rest.split(' ').next().unwrap().parse().unwrap();
            } else if let Some(rest) = line.strip_prefix("content-length: ") {
                length = rest.parse().unwrap();
            } else if line.is_empty() {
                break;
            }
        }
        self.stream.read_exact(&mut vec![0; length]).unwrap();
        status
    }
}

/// A value of a form.
fn escaped(text: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric();
    let escape = |byte: u8| match plain(&byte) {
        true => char::from(byte).to_string(),
        false => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}

/// A table with the copy of its game.
pub(crate) struct Client {
    line: Line,
    path: String,
    game: Box<dyn Table>,
    rng: Rng,
    /// How long each choice took to be acknowledged.
    pub(crate) times: Vec<Duration>,
}

impl Client {
    fn new(server: &Server, number: u64) -> Client {
        Client::of(server, "storm", number)
    }

    /// A table of a title.
    pub(crate) fn of(server: &Server, title: &str, number: u64) -> Client {
        let mut browser = Browser::new(server.address);
        let seed = number.to_string();
        let form = [("title", title), ("mode", "both"), ("seed", seed.as_str())];
        let id = browser.post("/tables", &form).unwrap().table();
        let cookies: Vec<String> =
            browser.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let loaded = shelf::title(title).load(Wanted::default()).unwrap();
        let seats = BTreeMap::<String, Sitter>::new();
        let setting = Setting { loaded, position: None, seats, dice: Dice::Open(number) };
        let mut game = titles::open(setting).unwrap();
        game.run_to_question();
        let line = Line::new(server.address, &cookies.join("; "));
        let (path, rng) = (format!("/t/{id}/choose"), Rng::from_number(number));
        Client { line, path, game, rng, times: Vec::new() }
    }

    /// The id of the table.
    pub(crate) fn id(&self) -> &str {
        self.path.split('/').nth(2).unwrap()
    }

    /// The cookies of its owner.
    pub(crate) fn cookies(&self) -> &str {
        &self.line.cookie
    }

    /// Asks for the whole page.
    pub(crate) fn page(&mut self) {
        let path = format!("/t/{}", self.id());
        assert_eq!(self.line.get(&path), 200);
    }

    /// Makes one choice, unless the game is over.
    pub(crate) fn choose(&mut self) {
        let Waits::Choice { seats, .. } = self.game.waits() else { return };
        let seat: Seat = seats.lowest().unwrap();
        let stamp = self.game.whole_view(Viewer::Seat(seat)).stamp(Viewer::Seat(seat));
        let offers = self.game.offers(seat);
        let legal: Vec<_> = offers.iter().filter(|offer| offer.no.is_none()).collect();
        let choice = self.rng.pick(&legal).unwrap().notation.clone();
        let began = Instant::now();
        let fields = [("choice", choice.as_str()), ("stamp", stamp.as_str())];
        let status = self.line.post(&self.path, &fields);
        self.times.push(began.elapsed());
        assert_eq!(status, 200, "{choice}");
        self.game.choose(seat, &choice).unwrap();
        self.game.run_to_question();
    }
}

/// CPU time of a process so far, all threads together.
pub(crate) fn cpu(server: &Server) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", server.id())).unwrap();
    let after_name: Vec<&str> = stat.rsplit_once(") ").unwrap().1.split(' ').collect();
    let ticks: u64 = [11, 12].iter().map(|place| after_name[*place].parse::<u64>().unwrap()).sum();
    // The kernel counts hundredths of a second for programs.
    Duration::from_millis(ticks * 10)
}

/// Memory of a process, in megabytes.
fn memory(server: &Server) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse::<f64>().unwrap() / 1024.0
}

/// The size of the data on disk once all is in its place.
fn disk(folder: &Path) -> u64 {
    let copy = folder.join("weighed.sqlite");
    backup(folder, &copy).unwrap();
    let size = std::fs::metadata(&copy).unwrap().len();
    std::fs::remove_file(&copy).unwrap();
    size
}

pub(crate) fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Plays at so many tables at once, so many choices each, and gives a line of figures.
fn row(tables: u64, choices: usize, in_memory: u64) -> String {
    let folder = Folder::new();
    let (most, in_memory) = (in_memory, format!("tables-in-memory={in_memory}"));
    let limits: Vec<&str> = WIDE.into_iter().chain([in_memory.as_str()]).collect();
    let server = Server::limited(&folder.0, 4096, &limits);
    let mut clients: Vec<Client> = (0..tables).map(|number| Client::new(&server, number)).collect();
    let empty = disk(&folder.0);
    let (began, before) = (Instant::now(), cpu(&server));
    std::thread::scope(|scope| {
        for group in clients.chunks_mut((tables as usize).div_ceil(50)) {
            scope.spawn(move || {
                for _ in 0..choices {
                    for client in &mut *group {
                        client.choose();
                    }
                }
            });
        }
    });
    let (took, used) = (began.elapsed(), cpu(&server) - before);
    let mut times: Vec<Duration> = clients.iter().flat_map(|client| client.times.clone()).collect();
    times.sort();
    let moves = times.len();
    let entries: usize = clients.iter().map(|client| client.game.ply()).sum();
    let grown = (disk(&folder.0) - empty) as f64;
    let at = |share: usize| ms(times[(moves - 1) * share / 100]);
    assert!(moves > 0 && used < Duration::from_secs(3600));
    // Every game is as its client played it.
    for client in clients.iter().take(3) {
        let id = client.path.split('/').nth(2).unwrap();
        let stored = Sqlite::open(&folder.0).unwrap().table(id).wait().unwrap().unwrap();
        assert_eq!(stored.entries.len(), client.game.ply());
    }
    format!(
        "| {tables} | {most} | {moves} | {:.0} | {:.3} | {:.1} | {:.1} | {:.0} | {:.0} | {:.0} |",
        moves as f64 / took.as_secs_f64(),
        ms(used) / moves as f64,
        at(50),
        at(99),
        memory(&server),
        grown / moves as f64,
        grown / entries as f64,
    )
}

#[cfg(target_os = "linux")]
#[test]
fn load() {
    println!(
        "| tables | in memory | moves | moves/s | CPU ms a move | median ms | p99 ms | MB | bytes a choice | an entry |"
    );
    println!("| --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |");
    let full = vec![(1, 500, 500), (50, 400, 500), (500, 40, 500), (1_000, 40, 500)];
    for (tables, choices, in_memory) in proof::times(vec![(4, 20, 500), (4, 20, 2)], full) {
        println!("{}", row(tables, choices, in_memory));
    }
}

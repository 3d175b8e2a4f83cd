//! Strangers who send nothing, or slowly, or nonsense, over real connections of loopback: they are closed, and the
//! server answers everybody else meanwhile.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use crate::browser::Browser;
use crate::process::{Folder, Server};

/// How long the server under attack waits for headers and for bodies, in milliseconds.
const PATIENCE: [&str; 2] = ["header-ms=1000", "body-ms=700"];
/// How few files it may open.
const FILES: u32 = 192;

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect_timeout(&address, Duration::from_secs(5)).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    stream
}

/// Whether the server closed a connection, now or within the ten seconds a read waits.
fn is_closed(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    match stream.read_to_end(&mut rest) {
        Ok(_) => true,
        Err(error) => matches!(error.kind(), ErrorKind::ConnectionReset | ErrorKind::BrokenPipe),
    }
}

/// Sends something and gives the answer, up to the end of the connection.
fn answer(address: SocketAddr, request: &str) -> String {
    let mut stream = connect(address);
    stream.write_all(request.as_bytes()).unwrap();
    let mut text = Vec::new();
    let _ = stream.read_to_end(&mut text);
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn silent_connections_are_closed_and_never_stop_the_server() {
    let folder = Folder::new();
    let server = Server::limited(&folder.0, FILES, &PATIENCE);
    let mut silent: Vec<TcpStream> = Vec::new();
    for number in 0..400 {
        silent.push(connect(server.address));
        if number % 50 == 49 {
            let health = Browser::new(server.address).get("/healthz").unwrap();
            assert_eq!(health.status, 200, "after {number} silent connections");
        }
    }
    for stream in &mut silent {
        assert!(is_closed(stream), "a silent connection stays open");
    }
    assert_eq!(Browser::new(server.address).get("/").unwrap().status, 200);
}

#[test]
fn headers_that_trickle_are_not_waited_for() {
    let folder = Folder::new();
    let server = Server::limited(&folder.0, FILES, &PATIENCE);
    let mut slow = connect(server.address);
    let began = Instant::now();
    let mut letters = "GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ".bytes().chain([b'a'; 1000]);
    let closed = loop {
        let sent = letters.next().map(|letter| slow.write_all(&[letter]));
        slow.set_read_timeout(Some(Duration::from_millis(100))).unwrap();
        let read = slow.read(&mut [0; 1024]);
        if sent.is_none_or(|sent| sent.is_err()) || matches!(read, Ok(0)) {
            break true;
        }
        if began.elapsed() > Duration::from_secs(20) {
            break false;
        }
    };
    assert!(closed, "it was served for {:?}", began.elapsed());
}

#[test]
fn a_body_that_trickles_is_not_waited_for() {
    let folder = Folder::new();
    let server = Server::limited(&folder.0, FILES, &PATIENCE);
    let head = "POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 500\r\n\
                content-type: application/x-www-form-urlencoded\r\n\r\ntitle=st";
    let answer = answer(server.address, head);
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("took too long"), "{answer}");
}

#[test]
fn a_reader_who_takes_nothing_is_let_go() {
    let folder = Folder::new();
    let server = Server::limited(&folder.0, FILES, &["write-ms=500", "requests-by-address=100000"]);
    let mut stream = connect(server.address);
    // More than fits between two machines: whoever reads none of it keeps the server waiting.
    let asked = 2_000;
    let request = "GET /rules/storm HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(asked);
    stream.set_write_timeout(Some(Duration::from_secs(1))).unwrap();
    let _ = stream.write_all(request.as_bytes());
    std::thread::sleep(Duration::from_secs(3));
    let mut taken = Vec::new();
    // He is cut off in the middle, with or without an error.
    let _ = stream.read_to_end(&mut taken);
    let taken = String::from_utf8_lossy(&taken).matches("HTTP/1.1 200").count();
    assert!((1..asked).contains(&taken), "{taken} answers");
    assert!(answer(server.address, "GET /healthz HTTP/1.0\r\n\r\n").contains("200"));
}

#[test]
fn a_broken_chunked_body_is_a_bad_request() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let head = "POST /tables HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\
                content-type: application/x-www-form-urlencoded\r\n\r\n5\r\ntitle\r\nzz\r\n";
    let answer = answer(server.address, head);
    assert!(answer.starts_with("HTTP/1.1 400 "), "{answer}");
}

#[test]
fn another_name_for_this_machine_is_not_served() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let ask = |host: &str| {
        answer(
            server.address,
            &format!("GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"),
        )
    };
    assert!(ask("localhost").starts_with("HTTP/1.1 200 "));
    assert!(ask(&server.address.to_string()).starts_with("HTTP/1.1 200 "));
    assert!(ask("rebound.example").starts_with("HTTP/1.1 421 "));
}

#[test]
fn the_owner_plays_on_among_more_streams_than_fit() {
    let folder = Folder::new();
    let limits = ["header-ms=1000", "spectators-by-table=500"];
    let server = Server::limited(&folder.0, FILES, &limits);
    let mut owner = Browser::new(server.address);
    let id = owner.post("/tables", &[("title", "storm"), ("mode", "both")]).unwrap().table();
    let request = format!("GET /t/{id}/live HTTP/1.1\r\nhost: localhost\r\n\r\n");
    let mut streams: Vec<TcpStream> = Vec::new();
    for _ in 0..250 {
        let mut stream = connect(server.address);
        // Those for whom there is no place are told so, and closed.
        let _ = stream.write_all(request.as_bytes());
        streams.push(stream);
    }
    let mut counts = [0, 0];
    for stream in &mut streams {
        let mut status = [0; 12];
        let answered = stream.read_exact(&mut status).is_ok();
        let is_open = answered && status.ends_with(b"200");
        counts[usize::from(is_open)] += 1;
    }
    assert!(counts[0] > 50 && counts[1] > 20, "refused and open: {counts:?}");
    let _live = owner.live(&id, "gzip");
    let page = owner.get(&format!("/t/{id}")).unwrap();
    assert_eq!(page.status, 200);
    let (choices, stamp) = crate::browser::offered(&page.text());
    let form = [("choice", choices[0].as_str()), ("stamp", stamp.as_str())];
    assert_eq!(owner.post(&format!("/t/{id}/choose"), &form).unwrap().status, 303);
    assert_eq!(owner.get("/healthz").unwrap().status, 200);
}

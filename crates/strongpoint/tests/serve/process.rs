//! The server as a child process, and how it starts and stops.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

pub(crate) use proof::folder::Folder;

use crate::browser::Browser;

/// A server.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    pub(crate) said: String,
    /// From the start of the process to its first answer.
    pub(crate) ready_after: Duration,
}

impl Server {
    pub(crate) fn start(data: &Path) -> Server {
        Server::started(Command::new(env!("CARGO_BIN_EXE_strongpoint")), data, &[])
    }

    /// The same with other limits, and as few open files as this.
    pub(crate) fn limited(data: &Path, files: u32, limits: &[&str]) -> Server {
        let mut shell = Command::new("sh");
        let run = format!("ulimit -n {files} && exec \"$0\" \"$@\"");
        shell.args(["-c", &run, env!("CARGO_BIN_EXE_strongpoint")]);
        let limits: Vec<&str> = limits.iter().flat_map(|limit| ["--limit", limit]).collect();
        Server::started(shell, data, &limits)
    }

    fn started(mut command: Command, data: &Path, more: &[&str]) -> Server {
        let began = Instant::now();
        let mut child = command
            .args(["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--log", "json", "--data"])
            .arg(data)
            .args(more)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut said = String::new();
        let address = loop {
            let before = said.len();
            assert!(out.read_line(&mut said).unwrap() > 0, "it ended: {said}");
            if let Some((_, rest)) = said[before..].split_once("http://") {
                break rest.split(' ').next().unwrap().parse().unwrap();
            }
        };
        let health = Browser::new(address).get("/healthz").unwrap();
        assert_eq!(health.status, 200);
        Server { child, address, said, ready_after: began.elapsed() }
    }

    /// The id of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Tells it to stop, as a system does; gives its exit code.
    fn stop(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_says_what_it_can_do_and_stops_when_told_to() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    for command in [
        "play", "titles", "simulate", "replay", "verify", "protocol", "perft", "pack", "check",
        "backup",
    ] {
        assert!(server.said.contains(&format!("strongpoint {command}")), "{}", server.said);
    }
    let mut browser = Browser::new(server.address);
    let id = browser.post("/tables", &[("title", "storm"), ("mode", "both")]).unwrap().table();
    // Somebody who looks does not keep it from stopping.
    let mut live = browser.live(&id, "identity");
    let began = Instant::now();
    assert_eq!(server.stop(), Some(0));
    assert!(began.elapsed() < Duration::from_secs(8), "{:?}", began.elapsed());
    let mut rest = String::new();
    while live.read_line(&mut rest).unwrap_or(0) > 0 {}
    let server = Server::start(&folder.0);
    let mut browser = Browser { address: server.address, ..browser };
    assert_eq!(browser.get(&format!("/t/{id}")).unwrap().status, 200);
}

#[test]
fn what_cannot_be_served_is_said_in_one_line() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let taken = server.address.to_string();
    let blocked = folder.0.join("strongpoint.sqlite");
    let other = Folder::new();
    let data = other.0.display().to_string();
    for (listen, data, part) in [
        (taken.as_str(), data.as_str(), taken.as_str()),
        ("127.0.0.1:0", blocked.to_str().unwrap(), "strongpoint.sqlite"),
    ] {
        let ran = Command::new(env!("CARGO_BIN_EXE_strongpoint"))
            .args(["serve", "--lang", "en", "--listen", listen, "--data", data])
            .output()
            .unwrap();
        let said = String::from_utf8(ran.stderr).unwrap();
        assert_eq!(ran.status.code(), Some(2), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.contains(part), "{said}");
    }
}

//! How much of everything: memory, tables, streams, connections, requests, time.

use std::time::Duration;

/// How much of everything.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Tables kept in memory.
    pub tables: usize,
    /// Tables kept on disk, of all guests together.
    pub stored: usize,
    /// Tables of one guest whose games are not over.
    pub running: usize,
    /// New tables of one guest in a minute.
    pub new_a_minute: usize,
    /// New tables from one address in a minute.
    pub new_by_address: u32,
    /// New tables from one address in a minute by visitors who sent no cookie of ours.
    pub new_without_cookie: u32,
    /// Open pages of spectators at one table.
    pub listeners: usize,
    /// Open pages of one seat holder at his table; the oldest makes room.
    pub seat_pages: usize,
    /// Open pages of one guest.
    pub streams_by_guest: usize,
    /// Open pages of one address.
    pub streams_by_address: usize,
    /// Open pages in all; spectators get three quarters of them.
    pub streams: usize,
    /// Open connections of one address.
    pub connections_by_address: usize,
    /// Open connections in all; never more than the system allows files.
    pub connections: usize,
    /// Requests of one guest in a second.
    pub requests_by_guest: u32,
    /// Requests to one table in a second.
    pub requests_by_table: u32,
    /// Requests from one address in a second.
    pub requests_by_address: u32,
    /// Requests under way at the same time.
    pub requests: usize,
    /// How long a connection may be silent or send its headers.
    pub header_time: Duration,
    /// How long a form may take to arrive.
    pub body_time: Duration,
    /// How long a reader may take nothing of an answer.
    pub write_time: Duration,
    /// How long a bot may think about one choice before the table takes the first that is legal.
    pub bot_time: Duration,
    /// How long a bot waits after a choice, so that people can follow.
    pub bot_pause: Duration,
    /// After how long the weakest bot's answer to a window is released, whatever it holds.
    pub window_time: Duration,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How many pages are drawn at the same time.
    pub painters: usize,
}

/// A window is answered after at least this time: it hides how long a bot looked at its hand.
pub(crate) const LEAST_WINDOW_TIME: Duration = Duration::from_millis(5);

impl Default for Limits {
    fn default() -> Limits {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Limits {
            tables: 500,
            stored: 100_000,
            running: 500,
            new_a_minute: 60,
            new_by_address: 120,
            new_without_cookie: 20,
            listeners: 200,
            seat_pages: 8,
            streams_by_guest: 64,
            streams_by_address: 256,
            streams: 4_000,
            connections_by_address: 512,
            connections: 8_000,
            requests_by_guest: 150,
            requests_by_table: 300,
            requests_by_address: 300,
            requests: 256,
            header_time: Duration::from_secs(10),
            body_time: Duration::from_secs(20),
            write_time: Duration::from_secs(30),
            bot_time: Duration::from_secs(10),
            bot_pause: Duration::ZERO,
            window_time: Duration::from_millis(50),
            thinkers: cores.max(2),
            painters: cores.max(2),
        }
    }
}

impl Limits {
    /// The limits that an operator can set, by name.
    pub const NAMES: [&'static str; 21] = [
        "tables-in-memory",
        "tables",
        "tables-by-guest",
        "new-by-guest",
        "new-by-address",
        "new-without-cookie",
        "spectators-by-table",
        "pages-by-seat",
        "streams-by-guest",
        "streams-by-address",
        "streams",
        "connections-by-address",
        "connections",
        "requests-by-guest",
        "requests-by-table",
        "requests-by-address",
        "requests",
        "window-ms",
        "header-ms",
        "body-ms",
        "write-ms",
    ];

    /// Sets a limit by its name; whether there is one of that name.
    pub fn set(&mut self, name: &str, value: u32) -> Result<(), UnknownLimit> {
        let (many, ms) = (value as usize, Duration::from_millis(u64::from(value)));
        match name {
            "tables-in-memory" => self.tables = many,
            "tables" => self.stored = many,
            "tables-by-guest" => self.running = many,
            "new-by-guest" => self.new_a_minute = many,
            "new-by-address" => self.new_by_address = value,
            "new-without-cookie" => self.new_without_cookie = value,
            "spectators-by-table" => self.listeners = many,
            "pages-by-seat" => self.seat_pages = many,
            "streams-by-guest" => self.streams_by_guest = many,
            "streams-by-address" => self.streams_by_address = many,
            "streams" => self.streams = many,
            "connections-by-address" => self.connections_by_address = many,
            "connections" => self.connections = many,
            "requests-by-guest" => self.requests_by_guest = value,
            "requests-by-table" => self.requests_by_table = value,
            "requests-by-address" => self.requests_by_address = value,
            "requests" => self.requests = many,
            "window-ms" => self.window_time = ms,
            "header-ms" => self.header_time = ms,
            "body-ms" => self.body_time = ms,
            "write-ms" => self.write_time = ms,
            _ => return Err(UnknownLimit),
        }
        Ok(())
    }

    /// The same, with no more connections than the system allows files, of which one address gets half, and streams
    /// that leave some free.
    pub(crate) fn within(self, files: usize) -> Limits {
        // The database, the log, the listener and whatever else is open.
        let connections = self.connections.min(files.saturating_sub(64)).max(16);
        let connections_by_address = self.connections_by_address.min(connections / 2);
        let streams = self.streams.min(connections / 4 * 3);
        let streams_by_address = self.streams_by_address.min(connections_by_address / 4 * 3);
        Limits { connections, connections_by_address, streams, streams_by_address, ..self }
    }
}

/// There is no limit of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLimit;

/// How many files the system lets this process open.
pub(crate) fn open_files() -> usize {
    // Systems without this file give at least so many.
    const USUAL: usize = 1024;
    let limits = std::fs::read_to_string("/proc/self/limits").unwrap_or_default();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().next());
    match soft {
        Some("unlimited") => usize::MAX,
        Some(number) => number.parse().unwrap_or(USUAL),
        None => USUAL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_has_a_name_and_only_those() {
        for name in Limits::NAMES {
            assert_eq!(Limits::default().set(name, 1), Ok(()), "{name}");
        }
        assert_eq!(Limits::default().set("patience", 1), Err(UnknownLimit));
    }

    #[test]
    fn connections_leave_files_and_streams_leave_connections() {
        let limits = Limits::default().within(1024);
        assert_eq!(limits.connections, 960);
        assert_eq!((limits.connections_by_address, limits.streams), (480, 720));
        assert_eq!(Limits::default().within(usize::MAX).connections, 8_000);
    }
}

//! What was refused or closed, counted and logged once a minute: a flood of strangers is one line.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How often it is logged.
const EVERY: Duration = Duration::from_secs(60);

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turned {
    /// A connection was silent, or its headers took too long.
    Silent,
    /// A form took too long to arrive.
    SlowBody,
    /// A reader did not take his answer.
    SlowReader,
    /// A quiet connection made room for another.
    MadeRoom,
    /// A connection too many.
    Connection,
    /// A stream too many.
    Stream,
    /// A request too many.
    Request,
    /// A table too many.
    Table,
    /// A request for another host.
    OtherHost,
}

const KINDS: usize = Turned::OtherHost as usize + 1;

/// The counts.
#[derive(Debug, Default)]
pub(crate) struct Tally([AtomicU64; KINDS]);

impl Tally {
    /// One more.
    pub(crate) fn count(&self, what: Turned) {
        if let Some(count) = self.0.get(what as usize) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The counts since the last time.
    fn taken(&self) -> [u64; KINDS] {
        self.0.each_ref().map(|count| count.swap(0, Ordering::Relaxed))
    }

    /// Logs the counts, unless there are none.
    fn log(&self) {
        let counts = self.taken();
        if counts.iter().all(|count| *count == 0) {
            return;
        }
        let [
            silent,
            slow_bodies,
            slow_readers,
            made_room,
            connections,
            streams,
            requests,
            tables,
            hosts,
        ] = counts;
        tracing::warn!(
            silent,
            slow_bodies,
            slow_readers,
            made_room,
            connections,
            streams,
            requests,
            tables,
            hosts,
            "turned away in the last minute"
        );
    }
}

/// Logs once a minute for as long as the server runs.
pub(crate) async fn log_every_minute(tally: Arc<Tally>) {
    loop {
        tokio::time::sleep(EVERY).await;
        tally.log();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_begin_anew_after_they_were_told() {
        let tally = Tally::default();
        tally.count(Turned::Silent);
        tally.count(Turned::Silent);
        tally.count(Turned::OtherHost);
        assert_eq!(tally.taken(), [2, 0, 0, 0, 0, 0, 0, 0, 1]);
        assert_eq!(tally.taken(), [0; KINDS]);
    }
}

//! Runs cases in a thread of its own: a case that panics is noted and the next one is tried; one that takes too long
//! is found out.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// A case takes at most so long, on a busy machine too.
const LONGEST: Duration = Duration::from_secs(90);

thread_local! {
    /// Where the last panic of this thread was, and what it said.
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What came of all cases.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// Cases that cannot be read.
    pub(crate) unread: u64,
    /// Cases that can be read and were refused.
    pub refused: u64,
    /// Cases that played on.
    pub played: u64,
    /// Choices and rolls that were made in them.
    pub steps: u64,
}

/// What a case came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Came {
    /// It could not be read.
    Unread,
    /// It was read and refused.
    Refused,
    /// It played on.
    Played {
        /// Choices and rolls that were made.
        steps: u64,
    },
}

/// One line of the report.
enum Line {
    Begun(u64),
    Broke(u64, String),
    Done(Tally),
}

/// Runs the cases of these numbers. Panics with a list of those that panicked, or with the one that takes too long.
pub(super) fn all(
    cases: impl Iterator<Item = u64> + Send + 'static,
    mut run: impl FnMut(u64) -> Came + Send + 'static,
) -> Tally {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        // Only the thread of the cases has a name of ours.
        if thread::current().name() == Some("tampered") {
            LAST.with(|last| *last.borrow_mut() = Some(info.to_string().replace('\n', " ")));
        } else {
            usual(info);
        }
    }));
    let (report, lines) = mpsc::channel();
    let work = move || {
        let mut tally = Tally::default();
        for case in cases {
            let _ = report.send(Line::Begun(case));
            match panic::catch_unwind(AssertUnwindSafe(|| run(case))) {
                Ok(Came::Unread) => tally.unread += 1,
                Ok(Came::Refused) => tally.refused += 1,
                Ok(Came::Played { steps }) => {
                    tally.played += 1;
                    tally.steps += steps;
                }
                Err(_) => {
                    let said = LAST.with(|last| last.borrow_mut().take()).unwrap_or_default();
                    let _ = report.send(Line::Broke(case, said));
                }
            }
        }
        let _ = report.send(Line::Done(tally));
    };
    thread::Builder::new().name("tampered".to_owned()).spawn(work).expect("a thread can be made");
    follow(&lines)
}

fn follow(lines: &mpsc::Receiver<Line>) -> Tally {
    let (mut now, mut broken) = (0, BTreeMap::<String, Vec<u64>>::new());
    loop {
        match lines.recv_timeout(LONGEST) {
            Ok(Line::Begun(case)) => now = case,
            Ok(Line::Broke(case, said)) => broken.entry(said).or_default().push(case),
            Ok(Line::Done(tally)) if broken.is_empty() => return tally,
            Ok(Line::Done(_)) => panic!("{}", listed(&broken)),
            Err(RecvTimeoutError::Timeout) => {
                panic!("case {now} does not come to an end\n{}", listed(&broken))
            }
            Err(RecvTimeoutError::Disconnected) => panic!("the cases broke off at {now}"),
        }
    }
}

/// Every panic with some of its cases, the most frequent first.
fn listed(broken: &BTreeMap<String, Vec<u64>>) -> String {
    let mut all: Vec<(&String, &Vec<u64>)> = broken.iter().collect();
    all.sort_by_key(|(_, cases)| std::cmp::Reverse(cases.len()));
    let count: usize = all.iter().map(|(_, cases)| cases.len()).sum();
    let mut text = format!("{count} cases broke, TAMPERED=<case> runs one alone:\n");
    for (said, cases) in all {
        let first = &cases[..cases.len().min(4)];
        let said: String = said.chars().take(240).collect();
        let _ = writeln!(text, "{:>5} x {said} (cases {first:?})", cases.len());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_are_listed_with_their_cases() {
        let broken = BTreeMap::from([
            ("rare".to_owned(), vec![9]),
            ("often".to_owned(), vec![1, 2, 3, 4, 5]),
        ]);
        let text = listed(&broken);
        assert!(text.starts_with("6 cases broke"), "{text}");
        assert!(text.find("often") < text.find("rare"), "{text}");
        assert!(text.contains("[1, 2, 3, 4]"), "{text}");
    }
}

//! How often what costs time was done, in the whole program. Tests hold pages to "once" by it; nothing else reads it.

use std::sync::atomic::{AtomicU64, Ordering};

static DONE: [AtomicU64; 4] = [const { AtomicU64::new(0) }; 4];

/// Something that costs time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Costly {
    /// All candidates of a question were listed.
    Listing,
    /// A world was dealt that fits a view.
    Deal,
    /// Odds were computed.
    Odds,
    /// A stamp was made of all that a viewer sees.
    Stamp,
}

/// Counts one.
pub fn count(what: Costly) {
    if let Some(done) = DONE.get(what as usize) {
        done.fetch_add(1, Ordering::Relaxed);
    }
}

/// How many were counted since the program began.
pub fn counted(what: Costly) -> u64 {
    DONE.get(what as usize).map_or(0, |done| done.load(Ordering::Relaxed))
}

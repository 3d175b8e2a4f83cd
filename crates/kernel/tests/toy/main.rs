//! The kernel, tried out with a tiny title.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod acts;
mod contract;
mod given;
mod journal;
mod perft;
mod press;
mod title;

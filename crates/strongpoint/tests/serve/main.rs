//! The web table as a process: it starts, serves, stops when told to, and loses nothing when it is killed.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[cfg(unix)]
mod attacks;
mod browser;
mod crash;
mod figures;
mod load;
mod process;
mod stored;
mod watched;

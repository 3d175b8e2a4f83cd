//! The rules, one file a chapter.
//!
//! A chapter that asks has the same four functions, all of which look at the step on top:
//!
//! - `begin(play)`: what happens when its phase comes; it pushes steps, or nothing.
//! - `candidates(rules, state, scope, out)`: the answers that make sense.
//! - `check(rules, state, choice)`: why an answer is refused.
//! - `apply(play, choice)`: what an answer does; it pops its step when it is done.

pub mod control;
pub mod paths;
pub mod reach;
pub mod supply;
pub mod trace;
pub mod transports;

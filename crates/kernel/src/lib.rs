//! What a game is.
//!
//! A game in progress is a plain value ([`Rules::State`]). At any moment it asks seats to choose, asks
//! the dice, or is over ([`Next`]). Nothing else happens. The rules ([`Rules`]) are a second, immutable
//! value: component pack, scenario and options.
//!
//! From these two come, written once for every title: legal choices and the reasons for refused ones
//! ([`legal`]), a recorded game with undo and replay ([`Match`]), exact odds ([`odds()`]), fair dice
//! ([`dice`]), random play ([`playout`]) and the tests that every title must pass ([`contract`]).
//!
//! This crate does no I/O, reads no clock and holds no randomness of its own.
#![warn(missing_docs)]

// What `#[derive(Message)]` writes names this crate as others do.
extern crate self as kernel;

pub mod chance;
pub mod contract;
pub mod dice;
mod each;
pub(crate) mod event;
mod fiddles;
pub mod flow;
pub mod given;
pub mod hash;
pub mod journal;
pub(crate) mod ledger;
pub mod legal;
pub(crate) mod message;
pub mod odds;
pub mod perft;
pub mod playout;
pub(crate) mod rules;
pub(crate) mod seat;
pub mod set;
pub mod spelling;
pub mod tally;
pub(crate) mod title;
mod version;

pub use chance::{Chance, Reading, Request, Roll};
pub use declare::Message;
pub use each::Each;
pub use event::{Audience, Closing, Event, Recorder, Secrecy, Sink, Why};
pub use fiddles::Fiddles;
pub use journal::{Entry, Logged, Match};
pub use ledger::{Ledger, Term};
pub use legal::{Legal, Refused};
pub use message::{Cited, Declared, Declares, Fact, Message, Refusal, Rule, ToFact};
pub use odds::{Gauge, Odds, odds, odds_in};
pub use perft::perft;
pub use rules::{Next, Outcome, Rules, Scope, Standing};
pub use seat::{Seat, Seats, Viewer};
pub use set::{Id, Set};
pub use spelling::{Catalogue, Row, Schemas, Shape, Spelling, Thing, Things};
pub use title::{Fault, Faults, OptionSpec, Options, Pack, Title, TitleInfo};
pub use version::{Change, Version};

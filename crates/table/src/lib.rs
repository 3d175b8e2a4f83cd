//! A game being played.
//!
//! A [`Table`] is one game of any title: who sits where, where the dice come from, which windows are
//! answered by standing orders, how far undo goes, and the save. It does no I/O: whoever runs it (the
//! command line, a server, a test) gives it randomness and keeps what it writes.
//!
//! Read `face.rs` for what a table can do, `seated.rs` for how.

mod acts;
mod bot;
mod dice;
mod drive;
mod face;
mod game;
mod glimpse;
mod hosted;
mod open;
mod orders;
mod past;
mod programs;
mod record;
mod save;
mod seated;
mod simulate;
mod snapshot;

pub use acts::{Acts, Seen, Told};
pub use bot::{Playable, Sitter};
pub use dice::{ByHand, Dice};
pub use face::{Moment, No, Offer, Said, Table, Waits};
pub use glimpse::{Candidate, Glimpse, Viewed, Witnessed};
pub(crate) use hosted::Hosted;
pub use hosted::{Thinking, Thought};
pub use open::{Setting, open, perft};
pub use orders::{EmptyWindow, Order};
pub use past::{Forked, Past};
pub use programs::{Closed, Programs, Spelled};
pub use save::{
    Checked, DiceWritten, Header, SaveFault, Start, Written, checked, read, read_header, restored,
    write,
};
pub use simulate::{Played, Simulation, simulation};
pub use snapshot::{Archive, Journal, Snapshot, TakenUp, taken_up};

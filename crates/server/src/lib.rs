//! The web table: HTTP, storage, live updates. The only async crate.
//!
//! It decides nothing about rules and draws nothing itself: a request becomes a call on a
//! [`table::Table`], what comes of it is written to disk, and pages come from [`pages`]. Who asks is
//! known from a signed cookie, never from what a form says.
//!
//! Read `room.rs` for one table in memory, `hosting.rs` for all of them, `routes.rs` for the addresses.

mod bodies;
mod bots;
mod connections;
mod create;
mod fields;
mod gallery;
mod guest;
mod hosting;
mod keeping;
mod language;
mod limits;
mod live;
mod logs;
mod moves;
mod packing;
mod painting;
mod problem;
mod rates;
mod render;
mod room;
mod routes;
mod scenery;
mod seats;
mod security;
mod serve;
mod site;
mod snapshots;
mod splicing;
pub mod sqlite;
pub mod storage;
mod strangers;
mod streams;
mod tally;
mod visitor;

pub use hosting::AppState;
pub use keeping::{Differs, Found, Keep, check};
pub use limits::{Limits, UnknownLimit};
pub use logs::{Format as LogFormat, init as init_logs};
pub use routes::app;
pub use serve::{Config, ServeError, data_folder, serve};
pub use site::{BadAddress, Connected, Network, PublicUrl, Site};

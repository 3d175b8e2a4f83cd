//! The server as browsers meet it: the whole router, called directly, on a real SQLite file.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bots;
mod client;
mod curtain;
mod faults;
mod fifth;
mod forms;
mod guide;
mod house;
mod lists;
mod live;
mod play;
mod press;
mod saves;
mod seats;
mod secrets;
mod security;
mod strangers;
mod toy;

//! The program as its users meet it: every command, from outside, with good input and bad.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod commands;
mod play;
mod program;
mod programs;
mod protocol;
mod protocol_doc;
mod protocol_fuzz;
mod saves;
mod schema;
mod simulate;
mod walk;
mod worked;

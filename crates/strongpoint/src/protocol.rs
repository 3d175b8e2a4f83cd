//! `strongpoint protocol`: one game as JSON lines. docs/protocol.md describes it.
//!
//! `request.rs` reads a line, `desk.rs` does what it asks, `reply.rs` writes what comes of it. Every line
//! gets exactly one line back; nothing a line can say ends the process, except `quit`.

mod acts;
mod desk;
mod reply;
mod request;

use std::io::Write;

use crate::lines::{self, LONGEST, Line};
use crate::start;
use crate::trouble::Trouble;
use crate::voice::{Voice, text};
use desk::Desk;
use reply::Reply;

/// Answers lines until there are no more.
pub(crate) fn run(voice: Voice, title: &str, out: &mut dyn Write) -> Result<(), Trouble> {
    let title = start::find_title(voice, title)?;
    let mut desk = Desk::new(voice, title);
    let input = &mut std::io::stdin().lock();
    loop {
        let reply = match lines::next(input) {
            Line::End => return Ok(()),
            Line::Text(line) if line.trim().is_empty() => continue,
            Line::Text(line) => desk.answer(&line),
            Line::NotText => Reply::error(voice.say("protocol-not-text", &[])),
            Line::TooLong => {
                Reply::error(voice.say("protocol-too-long", &[("most", text(LONGEST))]))
            }
        };
        writeln!(out, "{}", reply.line)?;
        out.flush()?;
        if reply.is_last {
            return Ok(());
        }
    }
}

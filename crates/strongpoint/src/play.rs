//! `strongpoint play`: a board, a question, numbered choices.
//!
//! `session.rs` goes round: show, read a line, do it. `typed.rs` reads lines, `screen.rs` shows,
//! `files.rs` saves and loads.

mod files;
mod screen;
mod session;
mod typed;

#[cfg(test)]
mod fifth;

use std::io::{IsTerminal, Write};

use table::Dice;
use titles::{Setting, open};

use crate::args::Play;
use crate::start::{self, Started};
use crate::trouble::Trouble;
use crate::voice::Voice;
use session::{Curtain, Session};

/// Opens a table and plays until the game is left.
pub(crate) fn run(voice: Voice, args: Play, out: &mut dyn Write) -> Result<(), Trouble> {
    let Started { loaded, position, pack } = start::load(voice, &args.game)?;
    let seats = start::seats(voice, &args.seats)?;
    let bytes = start::random_bytes(voice)?;
    let dice = match (args.seed, args.own_dice) {
        (Some(seed), _) => Dice::Open(seed),
        (None, true) => Dice::Own(bytes),
        (None, false) => Dice::Fair(bytes),
    };
    let table = open(Setting { loaded, position, seats, dice })
        .map_err(|faults| Trouble::Bad(voice.faults(&faults)))?;
    let stdin = std::io::stdin();
    let curtain = match stdin.is_terminal() && std::io::stdout().is_terminal() {
        true => Curtain::Drawn,
        false => Curtain::Open,
    };
    let input = &mut stdin.lock();
    Session::new(voice, table, pack, curtain, input, out).play()
}

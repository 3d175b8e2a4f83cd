//! `strongpoint perft`.

use std::io::Write;

use crate::args::Perft;
use crate::start::{self, Started};
use crate::trouble::Trouble;
use crate::voice::Voice;

/// Prints depth and count, a line for each depth.
pub(crate) fn run(voice: Voice, args: &Perft, out: &mut dyn Write) -> Result<(), Trouble> {
    let Started { loaded, position, .. } = start::load(voice, &args.game)?;
    for depth in 1..=args.depth {
        let count = titles::perft(&loaded, position.as_deref(), depth)
            .map_err(|faults| Trouble::Bad(voice.faults(&faults)))?;
        match count {
            Some(count) => writeln!(out, "{depth} {count}")?,
            None => {
                let facts = [("depth", kernel::Fact::Number(i64::from(depth)))];
                return Err(Trouble::Failed(voice.say("cli-perft-too-many", &facts)));
            }
        }
        out.flush()?;
    }
    Ok(())
}

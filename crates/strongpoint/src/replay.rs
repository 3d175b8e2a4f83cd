//! `strongpoint replay` and `strongpoint verify`.

use std::io::Write;
use std::path::Path;

use kernel::{Fact, Pack, Viewer};
use table::{Checked, DiceWritten, Table, Waits};

use crate::args::{Replay, Verify};
use crate::start;
use crate::trouble::Trouble;
use crate::voice::{Voice, text};

/// Prints the log and the board of a save.
pub(crate) fn replay(voice: Voice, args: &Replay, out: &mut dyn Write) -> Result<(), Trouble> {
    let bytes = start::read(voice, &args.file)?;
    let pack = other_pack(voice, args.pack.as_deref(), &bytes)?;
    let table = voice.titles.load_to(&bytes, pack.as_ref(), [0; 32], args.to).map_err(|fault| {
        Trouble::Bad(voice.save_fault(&args.file.display().to_string(), &fault))
    })?;
    let table = &*table;
    let mut acts = table.acts().into_iter().peekable();
    for moment in table.full_log() {
        while let Some(told) = acts.next_if(|told| told.ply < moment.number) {
            writeln!(out, "{:5}  {}", told.ply, voice.act(table, &told))?;
        }
        let said = voice.tell(table, &moment.said);
        writeln!(out, "{:5}  {}", moment.number, voice.words.cited(&said, moment.rule.0))?;
    }
    for told in acts {
        writeln!(out, "{:5}  {}", told.ply, voice.act(table, &told))?;
    }
    writeln!(out, "\n{}", voice.sight(table, Viewer::Spectator).text(&voice.words))?;
    writeln!(out, "\n{}", standing(voice, table))?;
    if let Some(said) = voice.take_backs(table.take_backs()) {
        writeln!(out, "{said}")?;
    }
    Ok(())
}

/// What the game waits for, in one line.
fn standing(voice: Voice, table: &dyn Table) -> String {
    let facts = [("ply", Fact::from(table.ply()))];
    let at = voice.say("cli-at-ply", &facts);
    let waits = match table.waits() {
        Waits::Over(outcome) => voice.outcome(table.info().id, &outcome),
        Waits::Choice { seats, .. } => {
            let seat = seats.lowest().map(|seat| voice.seat_at(table, seat)).unwrap_or_default();
            let viewer = Viewer::Spectator;
            let prompt = table.prompt_for(viewer);
            let prompt = prompt.map(|prompt| voice.prompt(table, &prompt, viewer));
            let prompt = prompt.unwrap_or_default();
            voice.say("cli-asked", &[("seat", text(seat)), ("prompt", text(prompt))])
        }
        Waits::Dice { ask, .. } => voice.tell(table, &ask),
    };
    format!("{at} {waits}")
}

/// Checks a save.
pub(crate) fn verify(voice: Voice, args: &Verify, out: &mut dyn Write) -> Result<(), Trouble> {
    let bytes = start::read(voice, &args.file)?;
    let pack = other_pack(voice, args.pack.as_deref(), &bytes)?;
    let checked = voice.titles.verify(&bytes, pack.as_ref()).map_err(|fault| {
        Trouble::Failed(voice.save_fault(&args.file.display().to_string(), &fault))
    })?;
    let facts = [("entries", Fact::from(checked.entries)), ("chain", text(checked.chain))];
    writeln!(out, "{}", voice.say("cli-verified", &facts))?;
    writeln!(out, "{}", dice(voice, &checked))?;
    match checked.outcome {
        Some(outcome) => writeln!(out, "{}", voice.outcome(&checked.title, &outcome))?,
        None => writeln!(out, "{}", voice.say("cli-unfinished", &[]))?,
    }
    if let Some(said) = voice.take_backs(checked.take_backs) {
        writeln!(out, "{said}")?;
    }
    Ok(())
}

/// What was done with the dice.
fn dice(voice: Voice, checked: &Checked) -> String {
    let rolls = [("rolls", Fact::Number(checked.rolls as i64))];
    match checked.dice {
        DiceWritten::Own => voice.say("cli-dice-own", &rolls),
        DiceWritten::Open(seed) => {
            voice.say("cli-dice-open", &[rolls[0].clone(), ("seed", text(seed))])
        }
        DiceWritten::Fair(_) if checked.rolled_again < checked.rolls => {
            voice.say("cli-dice-sealed", &rolls)
        }
        DiceWritten::Fair(commitment) => {
            voice.say("cli-dice-fair", &[rolls[0].clone(), ("commitment", text(commitment))])
        }
    }
}

/// A pack that is none of ours.
fn other_pack(voice: Voice, dir: Option<&Path>, save: &[u8]) -> Result<Option<Pack>, Trouble> {
    // Whatever is wrong with the save is said when it is loaded.
    let (Some(dir), Ok(written)) = (dir, table::read(save)) else { return Ok(None) };
    let title = start::find_title(voice, &written.header.title)?;
    start::read_pack(voice, title, dir).map(Some)
}

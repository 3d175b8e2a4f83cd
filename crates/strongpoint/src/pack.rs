//! `strongpoint pack check`.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use kernel::{Fact, Pack};
use titles::{Entry, Wanted};

use crate::start;
use crate::trouble::Trouble;
use crate::voice::{Voice, text};

/// Checks a folder, or the packs that come with a title, and lists every fault.
pub(crate) fn check(
    voice: Voice,
    pack: &Path,
    title: Option<&str>,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let ours = pack.to_str().filter(|_| !pack.exists()).and_then(|id| voice.titles.find(id).ok());
    let (title, packs) = match ours {
        Some(title) => (title, title.packs()),
        None => {
            let files = start::read_pack_files(voice, pack)?;
            let title = title_of(voice, pack, title, &files)?;
            (title, vec![title.pack_with(files)])
        }
    };
    for pack in packs {
        check_one(voice, title, pack, out)?;
    }
    Ok(())
}

fn check_one(
    voice: Voice,
    title: &'static dyn Entry,
    pack: Pack,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let hash = pack.hash();
    let wanted = Wanted { pack: Some(pack), ..Wanted::default() };
    match title.load(wanted) {
        Ok(_) => {
            let facts = [("title", text(title.info().id)), ("hash", text(hash))];
            Ok(writeln!(out, "{}", voice.say("cli-pack-good", &facts))?)
        }
        Err(faults) => {
            for fault in &faults {
                writeln!(out, "{}", voice.fault(fault))?;
            }
            out.flush()?;
            let facts = [("faults", Fact::from(faults.len()))];
            Err(Trouble::Failed(voice.say("cli-pack-faults", &facts)))
        }
    }
}

/// The title that was typed, or the one the files name as `game = "…"`.
fn title_of(
    voice: Voice,
    dir: &Path,
    typed: Option<&str>,
    files: &BTreeMap<String, String>,
) -> Result<&'static dyn Entry, Trouble> {
    if let Some(id) = typed {
        return start::find_title(voice, id);
    }
    let lines = files.values().flat_map(|text| text.lines());
    let named = lines.filter_map(|line| {
        let (key, value) = line.split_once('=')?;
        (key.trim() == "game").then(|| value.trim().trim_matches('"'))
    });
    match named.into_iter().next() {
        Some(id) => start::find_title(voice, id),
        None => {
            let facts = [("dir", text(dir.display()))];
            Err(Trouble::Bad(voice.say("cli-pack-no-title", &facts)))
        }
    }
}

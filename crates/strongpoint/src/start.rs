//! From what was typed to rules and a table: files are read, names are looked up.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read as _;
use std::path::Path;

use kernel::Pack;
use table::Sitter;
use titles::{Entry, Loaded, Wanted};

use crate::args::Game;
use crate::trouble::Trouble;
use crate::voice::{Voice, text};

/// The most a file may hold: whatever is larger is not for us.
const LARGEST: u64 = 64 << 20;

/// What a game begins with.
#[derive(Debug)]
pub(crate) struct Started {
    pub(crate) loaded: Loaded,
    pub(crate) position: Option<String>,
    /// A pack that is none of ours.
    pub(crate) pack: Option<Pack>,
}

/// Rules, position and pack, as they were asked for.
pub(crate) fn load(voice: Voice, game: &Game) -> Result<Started, Trouble> {
    let title = find_title(voice, &game.title)?;
    let pack = game.pack.as_deref().map(|dir| read_pack(voice, title, dir)).transpose()?;
    let options = pairs(voice, &game.options)?;
    let wanted =
        Wanted { scenario: game.scenario.clone(), options, pack: pack.clone(), version: None };
    let loaded = title.load(wanted).map_err(|faults| Trouble::Bad(voice.faults(&faults)))?;
    let position = game.position.as_deref().map(|file| read_text(voice, file)).transpose()?;
    Ok(Started { loaded, position, pack })
}

/// The title of an id.
pub(crate) fn find_title(voice: Voice, id: &str) -> Result<&'static dyn Entry, Trouble> {
    voice.titles.find(id).map_err(|fault| Trouble::Bad(voice.fault(&fault)))
}

/// `KEY=VALUE` pairs; a key that is given twice is refused.
fn pairs(voice: Voice, given: &[String]) -> Result<BTreeMap<String, String>, Trouble> {
    let mut pairs = BTreeMap::new();
    for pair in given {
        let Some((key, value)) = pair.split_once('=') else {
            return Err(Trouble::Bad(voice.say("cli-not-a-pair", &[("given", text(pair))])));
        };
        if pairs.insert(key.to_owned(), value.to_owned()).is_some() {
            return Err(Trouble::Bad(voice.say("cli-given-twice", &[("key", text(key))])));
        }
    }
    Ok(pairs)
}

/// Who sits where.
pub(crate) fn seats(voice: Voice, given: &[String]) -> Result<BTreeMap<String, Sitter>, Trouble> {
    let pairs = pairs(voice, given)?.into_iter();
    pairs.map(|(seat, who)| Ok((seat, sitter(voice, &who)?))).collect()
}

fn sitter(voice: Voice, who: &str) -> Result<Sitter, Trouble> {
    Sitter::named(who).ok_or_else(|| {
        let known: Vec<&str> = Sitter::ALL.into_iter().map(Sitter::name).collect();
        let facts = [("who", text(who)), ("known", text(known.join(", ")))];
        Trouble::Bad(voice.say("cli-unknown-sitter", &facts))
    })
}

/// The files of a folder over those of our newest pack.
pub(crate) fn read_pack(
    voice: Voice,
    title: &'static dyn Entry,
    dir: &Path,
) -> Result<Pack, Trouble> {
    Ok(title.pack_with(read_pack_files(voice, dir)?))
}

/// The component files of a folder.
pub(crate) fn read_pack_files(
    voice: Voice,
    dir: &Path,
) -> Result<BTreeMap<String, String>, Trouble> {
    let unreadable = |wrong: std::io::Error| cannot_read(voice, dir, &wrong);
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(dir).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|end| end == "toml")
            && let Some(name) = path.file_name().and_then(|name| name.to_str())
        {
            files.insert(name.to_owned(), read_text(voice, &path)?);
        }
    }
    if files.is_empty() {
        let facts = [("dir", text(dir.display()))];
        return Err(Trouble::Bad(voice.say("cli-empty-pack", &facts)));
    }
    Ok(files)
}

/// The text of a file.
pub(crate) fn read_text(voice: Voice, file: &Path) -> Result<String, Trouble> {
    String::from_utf8(read(voice, file)?)
        .map_err(|_| Trouble::Bad(voice.say("cli-not-text", &[("file", text(file.display()))])))
}

/// The bytes of a file.
pub(crate) fn read(voice: Voice, file: &Path) -> Result<Vec<u8>, Trouble> {
    let unreadable = |wrong: std::io::Error| cannot_read(voice, file, &wrong);
    let mut bytes = Vec::new();
    // Not every file that can be opened has an end.
    let mut input = fs::File::open(file).map_err(unreadable)?.take(LARGEST + 1);
    input.read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() as u64 > LARGEST {
        let facts = [("file", text(file.display()))];
        return Err(Trouble::Bad(voice.say("cli-too-large", &facts)));
    }
    Ok(bytes)
}

fn cannot_read(voice: Voice, file: &Path, wrong: &std::io::Error) -> Trouble {
    let facts = [("file", text(file.display())), ("reason", text(wrong))];
    Trouble::Bad(voice.say("cli-cannot-read", &facts))
}

/// Random bytes of the system, for fair dice.
pub(crate) fn random_bytes(voice: Voice) -> Result<[u8; 32], Trouble> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|wrong| {
        Trouble::Bad(voice.say("cli-no-randomness", &[("reason", text(wrong))]))
    })?;
    Ok(bytes)
}

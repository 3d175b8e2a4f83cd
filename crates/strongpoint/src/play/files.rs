//! Saves a game and takes one up again.

use std::fs;
use std::io;
use std::path::Path;

use kernel::Fact;
use table::Waits;

use super::session::{After, Session};
use crate::start;
use crate::trouble::Trouble;
use crate::voice::text;

impl Session<'_> {
    pub(super) fn save(&mut self, file: &str) -> Result<After, Trouble> {
        let save = self.table.save();
        self.write(file, &save)
    }

    /// What one seat did and saw.
    pub(super) fn record(&mut self, waits: &Waits, file: &str) -> Result<After, Trouble> {
        let Some(seat) = self.person(waits) else { return self.remark("cli-name-a-file") };
        let record = self.table.record_for(seat);
        self.write(file, &record)
    }

    fn write(&mut self, file: &str, contents: &str) -> Result<After, Trouble> {
        if file.is_empty() {
            return self.remark("cli-name-a-file");
        }
        if is_something_else(Path::new(file)) {
            let said = self.voice.say("cli-not-overwritten", &[("file", text(file))]);
            return self.print(&said);
        }
        let said = match write_whole(Path::new(file), contents) {
            Ok(()) => {
                let facts = [("file", text(file)), ("entries", Fact::from(self.table.ply()))];
                self.voice.say("cli-saved", &facts)
            }
            Err(wrong) => {
                let facts = [("file", text(file)), ("reason", text(wrong))];
                self.voice.say("cli-cannot-write", &facts)
            }
        };
        self.print(&said)
    }

    pub(super) fn load(&mut self, file: &str) -> Result<After, Trouble> {
        if file.is_empty() {
            return self.remark("cli-name-a-file");
        }
        let bytes = match start::read(self.voice, Path::new(file)) {
            Ok(bytes) => bytes,
            Err(Trouble::Bad(said) | Trouble::Failed(said)) => return self.print(&said),
            Err(Trouble::ReaderGone) => return Err(Trouble::ReaderGone),
        };
        match self.voice.titles.load(&bytes, self.pack.as_ref(), start::random_bytes(self.voice)?) {
            Ok(table) => {
                self.replace(table);
                self.welcome()?;
                Ok(After::Show)
            }
            Err(fault) => self.print(&self.voice.save_fault(file, &fault)),
        }
    }
}

/// Whether a file is there that is neither a save nor a record: it is not overwritten.
fn is_something_else(file: &Path) -> bool {
    let Ok(bytes) = fs::read(file) else { return file.exists() };
    !(bytes.is_empty() || bytes.starts_with(b"{\"save\":") || bytes.starts_with(b"{\"record\":"))
}

/// Writes a file whole or not at all: beside it first, then in its place.
fn write_whole(file: &Path, contents: &str) -> io::Result<()> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".new");
    let beside = file.with_file_name(name);
    fs::write(&beside, contents)?;
    fs::rename(&beside, file).inspect_err(|_| drop(fs::remove_file(&beside)))
}

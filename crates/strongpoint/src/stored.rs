//! `strongpoint check` and `strongpoint backup`: the data of a server.

use std::io::Write;
use std::path::Path;

use kernel::Fact;
use server::sqlite::{self, Sqlite};
use server::storage::StorageError;

use crate::args::Data;
use crate::trouble::Trouble;
use crate::voice::{Voice, text};

impl Data {
    fn folder(self) -> std::path::PathBuf {
        self.data.unwrap_or_else(server::data_folder)
    }
}

fn trouble(voice: Voice, folder: &Path, error: &StorageError) -> Trouble {
    let facts = [("folder", text(folder.display())), ("why", text(error))];
    Trouble::Bad(voice.say("cli-serve-data", &facts))
}

/// Plays every stored game again. A table that differs is named with its first difference.
pub(crate) fn check(voice: Voice, data: Data, out: &mut dyn Write) -> Result<(), Trouble> {
    let folder = data.folder();
    let wrong = |error: StorageError| trouble(voice, &folder, &error);
    let storage = Sqlite::existing(&folder).map_err(wrong)?;
    let found = server::check(&storage, voice.titles).map_err(wrong)?;
    for differs in &found.differ {
        let said = match &differs.fault {
            Some(fault) => voice.save_fault(&differs.table, fault),
            None => voice.say("cli-check-unreadable", &[("table", text(&differs.table))]),
        };
        writeln!(out, "{said}")?;
    }
    let facts = [("tables", Fact::from(found.tables)), ("differ", Fact::from(found.differ.len()))];
    match found.differ.is_empty() {
        true => Ok(writeln!(out, "{}", voice.say("cli-check-good", &facts))?),
        false => Err(Trouble::Failed(voice.say("cli-check-bad", &facts))),
    }
}

/// Copies the data to a new file.
pub(crate) fn backup(
    voice: Voice,
    data: Data,
    file: &Path,
    out: &mut dyn Write,
) -> Result<(), Trouble> {
    let folder = data.folder();
    sqlite::backup(&folder, file).map_err(|error| trouble(voice, &folder, &error))?;
    writeln!(out, "{}", voice.say("cli-backup", &[("file", text(file.display()))]))?;
    Ok(())
}

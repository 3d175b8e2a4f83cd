//! A pack or a position as a whole: its files are opened together, and what was found wrong with all of them is told
//! together.

use kernel::{Fact, Fault, Faults, Pack};

use crate::entry::Entry;
use crate::file::File;
use crate::provenance::Provenance;

/// The files of a pack that lacks none.
#[derive(Debug)]
pub struct Opened<'p, const N: usize> {
    /// The files, in the order of their names.
    pub files: [File<'p>; N],
    /// Files that no pack of the game has.
    pub unknown: Unknown,
}

/// What is wrong with a pack before its files are read: [`finish`] tells it first.
#[derive(Debug)]
pub struct Unknown(Faults);

/// Opens the files of a pack. Where one is missing nothing is read: the others would seem wrong too.
pub fn open<'p, const N: usize>(
    pack: &'p Pack,
    names: [&'p str; N],
) -> Result<Opened<'p, N>, Faults> {
    let unknown = unknown_files(pack, &names);
    let missing = names.iter().filter(|name| !pack.0.contains_key(**name));
    let mut faults: Faults =
        missing.map(|name| Fault::new(name, "", "fault-missing-file")).collect();
    if faults.is_empty() {
        let files = names.map(|name| File::new(name, pack.file(name)));
        return Ok(Opened { files, unknown: Unknown(unknown) });
    }
    faults.extend(unknown);
    Err(faults)
}

fn unknown_files(pack: &Pack, names: &[&str]) -> Faults {
    let unknown = pack.0.keys().filter(|name| !names.contains(&name.as_str()));
    let known = || Fact::Text(names.join(", "));
    let faults =
        unknown.map(|name| Fault::new(name, "", "fault-unknown-file").fact("known", known()));
    faults.collect()
}

/// What was read of a pack, with the sources of its entries; or all that was found wrong with its files, in their
/// order.
pub fn finish<T, const N: usize>(
    unknown: Unknown,
    files: [File<'_>; N],
    read: Option<T>,
) -> Result<(T, Provenance), Faults> {
    let (mut faults, mut provenance) = (unknown.0, Provenance::default());
    for file in files {
        let (found, sources) = file.close();
        faults.extend(found);
        provenance.0.extend(sources.0);
    }
    match read {
        Some(read) if faults.is_empty() => Ok((read, provenance)),
        Some(_) | None => Err(faults),
    }
}

/// Reads a position, or says all that is wrong with it.
pub fn read_position<T>(text: &str, read: impl FnOnce(Entry<'_>) -> T) -> Result<T, Faults> {
    let file = File::new("position", text);
    let table = file.parse();
    let position = table.as_ref().map(|table| read(Entry::root(&file, table)));
    drop(table);
    let (faults, _) = file.close();
    match position {
        Some(position) if faults.is_empty() => Ok(position),
        Some(_) | None => Err(faults),
    }
}

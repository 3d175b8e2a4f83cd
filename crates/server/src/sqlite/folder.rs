//! The folder of the data: nobody else may read it, and it stays where it is.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::storage::{Result, StorageError};

/// The name of the file of the data.
const NAME: &str = "strongpoint.sqlite";

/// How much room there must be.
const ROOM: usize = 256 * 1024;

/// How long an answer to whether there is room holds.
const HOLDS: Duration = Duration::from_secs(5);

/// A folder with its file.
#[derive(Debug)]
pub(super) struct Folder {
    file: PathBuf,
    /// Which file it was when it was opened.
    identity: Option<u64>,
    /// When it was last found that there is room, and whether there was.
    room: Mutex<Option<(Instant, Result<()>)>>,
}

fn failed(path: &Path, error: &std::io::Error) -> StorageError {
    match error.kind() {
        ErrorKind::StorageFull => StorageError::Full,
        // Every other kind is told in words.
        _ => StorageError::Failed(format!("{}: {error}", path.display())),
    }
}

impl Folder {
    /// Opens a folder, makes it if there is none, and makes its file readable for its owner alone.
    pub(super) fn open(folder: &Path) -> Result<Folder> {
        make(folder).map_err(|error| failed(folder, &error))?;
        Folder::made(folder)
    }

    /// The same of one that must be there with its file.
    pub(super) fn existing(folder: &Path) -> Result<Folder> {
        let file = folder.join(NAME);
        if !file.is_file() {
            return Err(failed(&file, &ErrorKind::NotFound.into()));
        }
        Folder::made(folder)
    }

    fn made(folder: &Path) -> Result<Folder> {
        check_writers(folder)?;
        let file = folder.join(NAME);
        match file.symlink_metadata() {
            Ok(found) if !found.is_file() => {
                let why = format!("{} is no ordinary file", file.display());
                return Err(StorageError::Failed(why));
            }
            Ok(_) => (),
            Err(_) => make_file(&file)?,
        }
        let identity = identity(&file);
        let folder = Folder { file, identity, room: Mutex::default() };
        folder.close_to_others()?;
        Ok(folder)
    }

    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// Lets nobody but the owner read the files, or says why that cannot be done.
    pub(super) fn close_to_others(&self) -> Result<()> {
        for end in ["", "-wal", "-shm"] {
            let mut name = self.file.clone().into_os_string();
            name.push(end);
            let file = PathBuf::from(name);
            if file.exists() {
                close(&file).map_err(|error| {
                    let why = format!("{} must be readable by its owner alone", file.display());
                    StorageError::Failed(format!("{why}, and cannot be made so: {error}"))
                })?;
            }
        }
        Ok(())
    }

    /// Whether the file is still the one that was opened, and there is room beside it.
    pub(super) fn check(&self) -> Result<()> {
        if identity(&self.file) != self.identity || self.identity.is_none() {
            return Err(StorageError::Gone);
        }
        let mut known = self.room.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((when, found)) = &*known
            && when.elapsed() < HOLDS
        {
            return found.clone();
        }
        let found = self.try_room();
        *known = Some((Instant::now(), found.clone()));
        found
    }

    /// Writes as much as a few moves need, and removes it again.
    fn try_room(&self) -> Result<()> {
        let probe = self.file.with_extension("room");
        let tried = File::create(&probe).and_then(|mut file| {
            file.write_all(&[0; ROOM])?;
            file.sync_data()
        });
        // If it cannot be removed, the next one takes its place.
        let _ = std::fs::remove_file(&probe);
        tried.map_err(|error| failed(&self.file, &error))
    }
}

/// Makes a new file that nobody but its owner may read.
pub(super) fn make_file(file: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map_err(|error| failed(file, &error))?;
    Ok(())
}

/// Nobody but the owner may look into the folder: seeds and the key of the cookies lie there.
#[cfg(unix)]
fn make(folder: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::DirBuilderExt as _;
    std::fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn make(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)
}

/// In a folder in which others may write, they could put another file in place of ours.
#[cfg(unix)]
fn check_writers(folder: &Path) -> Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let found = folder.metadata().map_err(|error| failed(folder, &error))?;
    let mode = found.permissions().mode();
    if mode & 0o022 != 0 {
        let why = format!(
            "others may write in {} (mode {:o}); take that from them (chmod go-w) or name another \
             folder",
            folder.display(),
            mode & 0o7777
        );
        return Err(StorageError::Failed(why));
    }
    Ok(())
}

#[cfg(not(unix))]
fn check_writers(_: &Path) -> Result<()> {
    Ok(())
}

#[cfg(unix)]
fn close(file: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let rights = file.metadata()?.permissions();
    if rights.mode() & 0o7777 == 0o600 {
        return Ok(());
    }
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn close(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Which file it is, as long as it is not replaced.
#[cfg(unix)]
fn identity(file: &Path) -> Option<u64> {
    use std::os::unix::fs::MetadataExt as _;
    file.metadata().ok().map(|found| found.ino())
}

#[cfg(not(unix))]
fn identity(file: &Path) -> Option<u64> {
    file.metadata().ok().map(|_| 0)
}

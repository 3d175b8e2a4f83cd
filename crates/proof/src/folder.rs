//! Folders that last as long as a test.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

/// A folder of its own, removed at the end. It is not made yet.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl Folder {
    /// The next one of this program of tests.
    #[expect(clippy::new_without_default, reason = "no two of them are alike")]
    pub fn new() -> Folder {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("strongpoint-test-{}-{number}", std::process::id());
        Folder(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left of it lies in the folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

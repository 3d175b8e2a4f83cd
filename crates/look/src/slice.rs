//! What a part of a page is drawn from, as bytes: while their hash is the same the part is not drawn again.

use std::hash::Hasher;

use kernel::hash::Hash;

/// What a part is drawn from. It never leaves the program.
#[derive(Clone, Debug, Default)]
pub struct Slice(Vec<u8>);

impl Slice {
    /// The hash of these things.
    pub fn of<T: std::hash::Hash>(things: T) -> Hash {
        let mut slice = Slice::default();
        slice.add(things);
        slice.hash()
    }

    /// One thing more.
    pub fn add<T: std::hash::Hash>(&mut self, thing: T) {
        thing.hash(self);
    }

    /// The hash of all.
    pub fn hash(&self) -> Hash {
        Hash::plain(&self.0)
    }
}

impl Hasher for Slice {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend(bytes);
    }

    fn finish(&self) -> u64 {
        let hash = self.hash().0;
        hash.iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(*byte))
    }
}

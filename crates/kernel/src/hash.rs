//! Hashes that are the same on every platform: SHA-256 over the JSON text of a value.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// A SHA-256 hash, written as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of parts, each preceded by its length so that they cannot run together.
    pub fn of(parts: &[&[u8]]) -> Hash {
        let mut digest = Sha256::new();
        for part in parts {
            digest.update((part.len() as u64).to_be_bytes());
            digest.update(part);
        }
        Hash(digest.finalize().into())
    }

    /// The plain SHA-256 of bytes, as any other tool computes it.
    pub fn plain(bytes: &[u8]) -> Hash {
        Hash(Sha256::digest(bytes).into())
    }

    /// The hash of a state: of its JSON text.
    pub fn of_state<S: Serialize>(state: &S) -> Hash {
        let text = serde_json::to_vec(state).expect("a state is plain data and can be written");
        Hash::plain(&text)
    }

    /// Reads 64 hexadecimal digits.
    pub fn parse(text: &str) -> Option<Hash> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let mut bytes = [0; 32];
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
        }
        Some(Hash(bytes))
    }
}

impl std::fmt::Display for Hash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hash, D::Error> {
        let text = String::deserialize(deserializer)?;
        Hash::parse(&text).ok_or_else(|| serde::de::Error::custom("not 64 hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sha256_of_abc_is_the_published_one() {
        assert_eq!(
            Hash::plain(b"abc").to_string(),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }

    #[test]
    fn parts_cannot_run_together() {
        assert_ne!(Hash::of(&[b"ab", b"c"]), Hash::of(&[b"a", b"bc"]));
        assert_eq!(
            Hash::of(&[b"ab", b"c"]).to_string(),
            "601d5476e2ccfe2c87a2bba7a322659734a05749d5b5aa781f513e4912db0d5f"
        );
    }

    #[test]
    fn text_form_reads_back_and_rejects_nonsense() {
        let hash = Hash::plain(b"x");
        assert_eq!(Hash::parse(&hash.to_string()), Some(hash));
        assert_eq!(Hash::parse("zz"), None);
        assert_eq!(Hash::parse(&"é".repeat(32)), None);
    }
}

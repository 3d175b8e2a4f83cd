//! How a stream of changes is packed.
//!
//! Each event is packed for itself and refers to nothing before it, so that the same bytes go into every stream that is
//! sent the same event, and a stream holds nothing between events.

use std::cell::RefCell;

use flate2::{Compress, Compression, FlushCompress};

/// How hard it is packed.
const LEVEL: u32 = 4;

/// The beginning of a packed stream: no name, no time.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];

/// How the stream is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Packing {
    Plain,
    Gzip,
}

impl Packing {
    /// The best the browser can unpack.
    pub(crate) fn accepted(header: &str) -> Packing {
        let names = header.split(',').map(|part| part.split(';').next().unwrap_or("").trim());
        let mut names = names.filter(|name| *name == "gzip");
        if names.next().is_some() { Packing::Gzip } else { Packing::Plain }
    }

    /// What the stream begins with.
    pub(crate) const fn head(self) -> &'static [u8] {
        match self {
            Packing::Plain => &[],
            Packing::Gzip => &HEAD,
        }
    }

    /// Its name in the header of the answer.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Packing::Plain => None,
            Packing::Gzip => Some("gzip"),
        }
    }
}

thread_local! {
    /// What packs, one for each thread that does.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(LEVEL), false));
}

/// The packed text, flushed, so that the browser can read it at once.
pub(crate) fn packed(text: &[u8]) -> Vec<u8> {
    PACKER.with_borrow_mut(|packer| {
        packer.reset();
        let mut out = Vec::with_capacity(text.len() / 3 + 64);
        flushed(packer, text, &mut out);
        out
    })
}

/// Packs all of it, up to the last bit.
fn flushed(packer: &mut Compress, text: &[u8], out: &mut Vec<u8>) {
    let begun = packer.total_in();
    loop {
        let done = usize::try_from(packer.total_in() - begun).unwrap_or(usize::MAX);
        let rest = text.get(done..).unwrap_or_default();
        out.reserve(rest.len() / 2 + 1024);
        let room = out.capacity() - out.len();
        let before = packer.total_out();
        // Packing into memory does not fail.
        let _ = packer.compress_vec(rest, out, FlushCompress::Sync);
        let is_all_in = packer.total_in() - begun == text.len() as u64;
        if is_all_in && packer.total_out() - before < room as u64 {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn what_is_packed_event_by_event_is_read_as_one_stream() {
        let text = |number: usize, words: usize| -> String {
            (0..words)
                .map(|word| format!("<p>{} {word}</p>", (number + word * 7919) % 1000))
                .collect()
        };
        let (mut packed, mut whole) = (Packing::Gzip.head().to_vec(), String::new());
        for (number, words) in [(1, 10), (2, 9000), (3, 1), (1, 10), (4, 0), (2, 9000)] {
            let event = text(number, words);
            packed.extend(super::packed(event.as_bytes()));
            whole.push_str(&event);
            let mut read = Vec::new();
            // The stream has no end yet: what is there can be read all the same.
            let _ = flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut read);
            assert_eq!(String::from_utf8(read).unwrap(), whole);
        }
    }

    #[test]
    fn the_same_event_is_the_same_bytes_whatever_was_packed_before_it() {
        let first = packed(b"the same event");
        packed(b"another event, with the same words");
        assert_eq!(packed(b"the same event"), first);
    }
}

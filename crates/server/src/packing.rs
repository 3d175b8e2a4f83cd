//! How a stream of changes is packed.
//!
//! Each event is packed with the last 32 KB before it in mind, so that what hardly changes costs hardly anything. What
//! packs is made for an event and let go after it: between events a stream holds those 32 KB alone, and nothing at all
//! once it has been quiet for a while.

use std::collections::VecDeque;

use flate2::{Compress, Compression, FlushCompress};

/// How far back a packed stream refers.
const WINDOW: usize = 32 * 1024;

/// How hard it is packed: at the lowest level a packer hardly looks back.
const LEVEL: u32 = 4;

/// After how many quiet signs of life in a row nothing is remembered.
const QUIET: u32 = 4;

/// What is sent where nothing happens: a comment.
const SIGN_OF_LIFE: &str = ":\n\n";

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

    /// Its name in the header of the answer.
    pub(crate) const fn name(self) -> Option<&'static str> {
        match self {
            Packing::Plain => None,
            Packing::Gzip => Some("gzip"),
        }
    }
}

/// What packs a stream.
#[derive(Debug)]
pub(crate) enum Packer {
    Plain,
    Gzip {
        /// The end of what was sent.
        sent: VecDeque<u8>,
        /// How many signs of life went out since the last event.
        quiet: u32,
        is_begun: bool,
    },
}

impl Packer {
    pub(crate) fn new(packing: Packing) -> Packer {
        match packing {
            Packing::Plain => Packer::Plain,
            Packing::Gzip => Packer::Gzip { sent: VecDeque::new(), quiet: 0, is_begun: false },
        }
    }

    /// The packed text, flushed, so that the browser can read it at once.
    pub(crate) fn pack(&mut self, text: &str) -> Vec<u8> {
        let Packer::Gzip { sent, quiet, is_begun } = self else { return text.as_bytes().to_vec() };
        *quiet = 0;
        let mut out = Vec::new();
        if !std::mem::replace(is_begun, true) {
            out.extend(HEAD);
        }
        // What was sent is packed again and thrown away: the reader has it, so that new text may refer to it.
        let mut packer = Compress::new(Compression::new(LEVEL), false);
        let before: &[u8] = sent.make_contiguous();
        if !before.is_empty() {
            flushed(&mut packer, before, &mut Vec::new());
        }
        flushed(&mut packer, text.as_bytes(), &mut out);
        let new = text.as_bytes();
        let new = new.get(new.len().saturating_sub(WINDOW)..).unwrap_or(new);
        let kept = WINDOW - new.len();
        sent.drain(..sent.len().saturating_sub(kept));
        sent.extend(new);
        out
    }

    /// A sign of life, which refers to nothing. After some of them nothing is remembered.
    pub(crate) fn sign_of_life(&mut self) -> Vec<u8> {
        let (before, signs) = match self {
            Packer::Gzip { sent, quiet, .. } => (std::mem::take(sent), *quiet + 1),
            Packer::Plain => (VecDeque::new(), 0),
        };
        let packed = self.pack(SIGN_OF_LIFE);
        if let Packer::Gzip { sent, quiet, .. } = self {
            *quiet = signs;
            match signs >= QUIET {
                true => *sent = VecDeque::new(),
                false => {
                    let new = std::mem::replace(sent, before);
                    sent.drain(..(sent.len() + new.len()).saturating_sub(WINDOW));
                    sent.extend(new);
                }
            }
        }
        packed
    }
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

    fn unpacked(packed: &[u8]) -> String {
        let mut text = Vec::new();
        // The stream has no end yet: what is there can be read all the same.
        let _ = flate2::read::GzDecoder::new(packed).read_to_end(&mut text);
        String::from_utf8(text).unwrap()
    }

    fn text(number: usize, words: usize) -> String {
        (0..words).map(|word| format!("<p>{} {word}</p>", (number + word * 7919) % 1000)).collect()
    }

    #[test]
    fn what_is_packed_event_by_event_is_read_as_one_stream() {
        let mut packer = Packer::new(Packing::Gzip);
        let (mut packed, mut whole) = (Vec::new(), String::new());
        for (number, words) in [(1, 10), (2, 9000), (3, 1), (1, 10), (4, 3000), (2, 9000)] {
            let event = text(number, words);
            packed.extend(packer.pack(&event));
            whole.push_str(&event);
            assert_eq!(unpacked(&packed), whole);
            let signs = if number == 4 { QUIET } else { number as u32 % 2 };
            for _ in 0..signs {
                packed.extend(packer.sign_of_life());
                whole.push_str(SIGN_OF_LIFE);
            }
        }
    }

    #[test]
    fn an_event_like_the_last_one_costs_hardly_anything() {
        let mut packer = Packer::new(Packing::Gzip);
        let first = packer.pack(&text(1, 1000)).len();
        let again = packer.pack(&text(1, 1000)).len();
        assert!(again * 10 < first, "{again} after {first}");
    }

    #[test]
    fn a_stream_holds_little_and_gives_it_back() {
        let mut packer = Packer::new(Packing::Gzip);
        for number in 0..20 {
            packer.pack(&text(number, 5000));
        }
        let held = |packer: &Packer| match packer {
            Packer::Gzip { sent, .. } => sent.capacity(),
            Packer::Plain => 0,
        };
        assert!(held(&packer) <= 64 * 1024, "{}", held(&packer));
        for _ in 0..QUIET {
            packer.sign_of_life();
        }
        assert_eq!(held(&packer), 0);
    }
}

//! Entries as they lie on disk: a choice is its seat, its notation and the 32 bytes of its hash.
//!
//! What does not read back to the very same text is kept as text, so that a save is the same to the byte.

use kernel::hash::Hash;
use kernel::journal::{Entry, What};
use kernel::{Roll, Seat};

use crate::storage::{By, Line, Result, StorageError};

/// How many entries lie together at most.
pub(super) const TOGETHER: usize = 16;

/// Who made entries that lie together, as bits.
pub(super) fn makers(lines: &[Line]) -> i64 {
    lines.iter().fold(0, |bits, line| bits | 1 << code(line.by))
}

/// The bits of entries that the table alone made.
pub(super) const BY_TABLE: i64 = 1 << 2;

const fn code(by: By) -> u8 {
    match by {
        By::Person => 0,
        By::Bot => 1,
        By::Table => 2,
    }
}

// The kinds of entries, above the two bits of who made it; then whether it was pressed with the one before. A time
// follows where the highest bit is set.
const CHOICE: u8 = 0 << 2;
const ROLL: u8 = 1 << 2;
const AGAIN: u8 = 2 << 2;
const UNDO: u8 = 3 << 2;
const TEXT: u8 = 4 << 2;
const KIND: u8 = 7 << 2;
const WITH_BEFORE: u8 = 1 << 5;
const TIMED: u8 = 1 << 7;

/// Lines as they lie on disk.
pub(super) fn packed(lines: &[Line]) -> Vec<u8> {
    let (mut bytes, mut at) = (Vec::new(), None);
    for line in lines {
        let entry = serde_json::from_str::<Entry>(&line.text).ok();
        // What says the same in other words is kept in those words.
        let entry = entry.filter(|entry| text(entry) == line.text);
        match entry.and_then(|entry| put(line.by, &entry, at).map(|packed| (packed, entry.at))) {
            Some((packed, time)) => {
                bytes.extend(packed);
                at = time;
            }
            None => {
                bytes.push(code(line.by) | TEXT);
                put_text(&mut bytes, &line.text);
            }
        }
    }
    bytes
}

/// An entry as it lies on disk, after one of that time; none for those that are too rare to have a form.
fn put(by: By, entry: &Entry, before: Option<u64>) -> Option<Vec<u8>> {
    let mut bytes = vec![code(by) | if entry.with_before { WITH_BEFORE } else { 0 }];
    match &entry.what {
        What::Choice { seat, text } => {
            bytes[0] |= CHOICE;
            bytes.push(seat.0);
            put_text(&mut bytes, text);
        }
        What::Roll { dice, again } => {
            bytes[0] |= if again.is_some() { AGAIN } else { ROLL };
            put_number(&mut bytes, dice.0.len() as u64);
            bytes.extend(&dice.0);
            again.iter().for_each(|ply| put_number(&mut bytes, *ply as u64));
        }
        What::Undo { seat, to } => {
            bytes[0] |= UNDO;
            bytes.push(seat.0);
            put_number(&mut bytes, *to as u64);
        }
        What::TakeBack { .. } | What::Act(_) => return None,
    }
    match (entry.at, before) {
        (at, before) if at == before => (),
        (Some(at), _) => {
            bytes[0] |= TIMED;
            put_number(&mut bytes, at);
        }
        (None, _) => return None,
    }
    bytes.extend(entry.hash.0);
    Some(bytes)
}

fn text(entry: &Entry) -> String {
    serde_json::to_string(entry).unwrap_or_default()
}

fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put_number(bytes, text.len() as u64);
    bytes.extend(text.as_bytes());
}

/// What is left to read.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|byte| byte[0])
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    fn count(&mut self) -> Option<usize> {
        usize::try_from(self.number()?).ok()
    }

    fn text(&mut self) -> Option<String> {
        let count = self.count()?;
        String::from_utf8(self.take(count)?.to_vec()).ok()
    }

    /// The next line, after one of that time; also its own time.
    fn line(&mut self, before: Option<u64>) -> Option<(Line, Option<u64>)> {
        let tag = self.byte()?;
        let by = [By::Person, By::Bot, By::Table].into_iter().find(|by| code(*by) == tag & 3)?;
        let what = match tag & KIND {
            TEXT => return Some((Line { by, text: self.text()? }, before)),
            CHOICE => What::Choice { seat: Seat(self.byte()?), text: self.text()? },
            ROLL | AGAIN => {
                let count = self.count()?;
                let dice = Roll::of(self.take(count)?)?;
                let again = if tag & KIND == AGAIN { Some(self.count()?) } else { None };
                What::Roll { dice, again }
            }
            UNDO => What::Undo { seat: Seat(self.byte()?), to: self.count()? },
            _ => return None,
        };
        let at = if tag & TIMED == 0 { before } else { Some(self.number()?) };
        let hash = Hash(self.take(32)?.try_into().ok()?);
        let with_before = tag & WITH_BEFORE != 0;
        Some((Line { by, text: text(&Entry { what, hash, at, with_before }) }, at))
    }
}

/// Reads lines that lie together.
pub(super) fn unpacked(bytes: &[u8], lines: &mut Vec<Line>) -> Result<()> {
    let (mut rest, mut at) = (Rest(bytes), None);
    while !rest.0.is_empty() {
        let (line, time) = rest.line(at).ok_or(StorageError::Damaged)?;
        lines.push(line);
        at = time;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use kernel::journal::Act;

    use super::*;

    fn line(by: By, what: What, at: Option<u64>) -> Line {
        let entry = Entry { at, ..Entry::chained(Hash([7; 32]), what, Hash([1; 32])) };
        Line { by, text: text(&entry) }
    }

    fn some_lines() -> Vec<Line> {
        let dice = Roll::of(&[3, 4]).unwrap();
        let choice = |text: &str| What::Choice { seat: Seat(1), text: text.to_owned() };
        let pressed = Entry::chained(Hash([7; 32]), choice("fire 11"), Hash([1; 32]));
        let odd = r#"{"hash":"00", "roll":[1]}"#.to_owned();
        vec![
            line(By::Person, choice("attack 11 from 12, 13"), Some(1_790_000_000_123)),
            line(
                By::Table,
                What::Roll { dice: dice.clone(), again: None },
                Some(1_790_000_000_123),
            ),
            line(By::Table, What::Roll { dice, again: Some(300) }, Some(1_790_000_000_123)),
            line(By::Bot, What::Undo { seat: Seat(0), to: 12 }, Some(1_790_000_000_200)),
            line(By::Person, What::TakeBack { to: 2 }, None),
            line(By::Person, What::Act(Act::Resigned { seat: Seat(0) }), Some(5)),
            line(By::Person, choice("é"), None),
            Line { by: By::Person, text: text(&Entry { with_before: true, ..pressed }) },
            Line { by: By::Table, text: odd },
        ]
    }

    #[test]
    fn lines_read_back_to_the_byte() {
        let lines = some_lines();
        let mut back = Vec::new();
        unpacked(&packed(&lines), &mut back).unwrap();
        assert_eq!(back, lines);
    }

    #[test]
    fn a_choice_is_little_more_than_its_hash_and_its_notation() {
        let lines = some_lines();
        assert!(packed(&lines[1..2]).len() <= 32 + 12, "{}", packed(&lines[1..2]).len());
        assert_eq!(packed(&lines[..2]).len() - packed(&lines[..1]).len(), 32 + 4);
    }

    #[test]
    fn spoiled_bytes_are_damage_and_no_panic() {
        let bytes = packed(&some_lines());
        for cut in 1..bytes.len() {
            // Cut where an entry ends, the rest is just fewer lines.
            let _ = unpacked(&bytes[..cut], &mut Vec::new());
            let mut spoiled = bytes.clone();
            spoiled[cut] ^= 0x55;
            let _ = unpacked(&spoiled, &mut Vec::new());
        }
        assert!(matches!(unpacked(&bytes[..5], &mut Vec::new()), Err(StorageError::Damaged)));
    }
}

//! Where "since your last move" begins for each seat.
//!
//! A move is made of many small choices; it lasts until somebody else chooses. What the table answers
//! for a seat, by standing orders or dice, is nobody's move.

use std::collections::BTreeMap;

use kernel::Seat;
use serde_json::Value;

use crate::storage::{By, Line};

/// The last moves of the seats, by the number of entries after them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Moves {
    /// The last choice of a move nobody has answered yet.
    open: BTreeMap<Seat, usize>,
    /// The end of the last move that was answered.
    ended: BTreeMap<Seat, usize>,
}

impl Moves {
    /// The moves of a journal.
    pub(crate) fn of(lines: &[Line]) -> Moves {
        let mut moves = Moves::default();
        for (ply, line) in (1..).zip(lines) {
            moves.add(ply, line);
        }
        moves
    }

    /// One entry more.
    pub(crate) fn add(&mut self, ply: usize, line: &Line) {
        if line.by == By::Table {
            return;
        }
        let entry: Option<Value> = serde_json::from_str(&line.text).ok();
        let seat = entry.as_ref().and_then(|entry| entry.get("seat")?.as_u64());
        let Some(seat) = seat.and_then(|seat| u8::try_from(seat).ok()).map(Seat) else { return };
        let answered: Vec<Seat> =
            self.open.keys().copied().filter(|other| *other != seat).collect();
        for other in answered {
            let end = self.open.remove(&other);
            self.ended.extend(end.map(|end| (other, end)));
        }
        self.open.insert(seat, ply);
    }

    /// The number of entries after the seat's last move that was answered; 0 when there is none.
    pub(crate) fn last(&self, seat: Seat) -> usize {
        self.ended.get(&seat).copied().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(by: By, seat: u8) -> Line {
        Line { by, text: format!("{{\"seat\":{seat},\"choice\":\"pass\",\"hash\":\"\"}}") }
    }

    #[test]
    fn a_move_ends_when_somebody_else_chooses() {
        let mut lines = vec![line(By::Person, 1), line(By::Person, 1), line(By::Table, 0)];
        assert_eq!(Moves::of(&lines).last(Seat(1)), 0);
        lines.push(line(By::Bot, 0));
        assert_eq!(Moves::of(&lines).last(Seat(1)), 2);
        lines.push(line(By::Table, 1));
        lines.push(line(By::Person, 1));
        assert_eq!(Moves::of(&lines).last(Seat(1)), 2);
        assert_eq!(Moves::of(&lines).last(Seat(0)), 4);
    }
}

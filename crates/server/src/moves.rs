//! Where "since your last move" begins for each seat.
//!
//! A move is made of many small choices; it lasts until somebody else chooses. What the table answers
//! for a seat, by standing orders or dice, is nobody's move. Where there is no other side, by one seat or a staff of
//! several, the dice answer: a move lasts until they fall.

use std::collections::BTreeMap;

use kernel::Seat;
use serde_json::{Value, json};

use crate::storage::{By, Line};

/// The last moves of the seats, by the number of entries after them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Moves {
    /// The last choice of a move nobody has answered yet.
    open: BTreeMap<Seat, usize>,
    /// The end of the last move that was answered.
    ended: BTreeMap<Seat, usize>,
    /// How many sides there are.
    sides: usize,
}

impl Moves {
    /// The moves of a journal of a game for so many sides.
    pub(crate) fn of(lines: &[Line], sides: usize) -> Moves {
        let mut moves = Moves { sides, ..Moves::default() };
        for (ply, line) in (1..).zip(lines) {
            moves.add(ply, line);
        }
        moves
    }

    /// As a text from which [`Moves::read`] reads them.
    pub(crate) fn text(&self) -> String {
        let pairs = |moves: &BTreeMap<Seat, usize>| -> Vec<(u8, usize)> {
            moves.iter().map(|(seat, ply)| (seat.0, *ply)).collect()
        };
        json!([pairs(&self.open), pairs(&self.ended)]).to_string()
    }

    /// Moves from their text, of a game for so many sides.
    pub(crate) fn read(text: &str, sides: usize) -> Option<Moves> {
        let [open, ended]: [Vec<(u8, usize)>; 2] = serde_json::from_str(text).ok()?;
        let moves = |pairs: Vec<(u8, usize)>| -> BTreeMap<Seat, usize> {
            pairs.into_iter().map(|(seat, ply)| (Seat(seat), ply)).collect()
        };
        Some(Moves { open: moves(open), ended: moves(ended), sides })
    }

    /// One entry more.
    pub(crate) fn add(&mut self, ply: usize, line: &Line) {
        let entry: Option<Value> = serde_json::from_str(&line.text).ok();
        let seat = entry.as_ref().and_then(|entry| entry.get("seat")?.as_u64());
        let seat = seat.and_then(|seat| u8::try_from(seat).ok()).map(Seat);
        if let Some(seat) = seat.filter(|_| line.by != By::Table) {
            self.answer(|other| other != seat);
            self.open.insert(seat, ply);
        }
        let is_roll = entry.is_some_and(|entry| entry.get("roll").is_some());
        if is_roll && self.sides == 1 {
            self.answer(|_| true);
        }
    }

    /// The open moves of some seats are answered.
    fn answer(&mut self, of: impl Fn(Seat) -> bool) {
        let open = std::mem::take(&mut self.open);
        let (answered, open) = open.into_iter().partition(|(seat, _)| of(*seat));
        self.open = open;
        self.ended.extend::<BTreeMap<_, _>>(answered);
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
        assert_eq!(Moves::of(&lines, 2).last(Seat(1)), 0);
        lines.push(line(By::Bot, 0));
        assert_eq!(Moves::of(&lines, 2).last(Seat(1)), 2);
        lines.push(line(By::Table, 1));
        lines.push(line(By::Person, 1));
        assert_eq!(Moves::of(&lines, 2).last(Seat(1)), 2);
        assert_eq!(Moves::of(&lines, 2).last(Seat(0)), 4);
    }

    #[test]
    fn moves_read_back_from_their_text() {
        let moves = Moves::of(&[line(By::Person, 1), line(By::Bot, 0), line(By::Person, 2)], 2);
        assert_eq!(Moves::read(&moves.text(), 2), Some(moves));
        assert_eq!(Moves::read("[]", 2), None);
    }

    #[test]
    fn a_move_of_who_plays_alone_ends_when_dice_fall() {
        let roll = Line { by: By::Table, text: "{\"roll\":[3],\"hash\":\"\"}".to_owned() };
        let mut lines = vec![line(By::Person, 0), line(By::Person, 0)];
        assert_eq!(Moves::of(&lines, 1).last(Seat(0)), 0);
        lines.extend([roll.clone(), roll.clone()]);
        assert_eq!(Moves::of(&lines, 1).last(Seat(0)), 2);
        // The next move is not over before dice fall again; what the table answers does not begin one.
        lines.extend([line(By::Person, 0), line(By::Table, 0)]);
        assert_eq!(Moves::of(&lines, 1).last(Seat(0)), 2);
        lines.push(roll);
        assert_eq!(Moves::of(&lines, 1).last(Seat(0)), 5);
        // With an opponent the dice of one's own turn do not end it.
        assert_eq!(Moves::of(&lines, 2).last(Seat(0)), 0);
    }

    #[test]
    fn a_move_of_a_staff_ends_when_dice_fall_or_another_seat_chooses() {
        let roll = Line { by: By::Table, text: "{\"roll\":[3],\"hash\":\"\"}".to_owned() };
        let mut lines = vec![line(By::Person, 0), line(By::Person, 3)];
        assert_eq!(Moves::of(&lines, 1).last(Seat(0)), 1);
        assert_eq!(Moves::of(&lines, 1).last(Seat(3)), 0);
        lines.push(roll);
        assert_eq!(Moves::of(&lines, 1).last(Seat(3)), 2);
    }
}

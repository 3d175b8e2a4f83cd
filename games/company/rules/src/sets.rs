//! Squares of the table, units of a side, faces of a die, and sets of them as bits.

use std::fmt;

use kernel::chance::{MOST_DICE, MOST_FACES};
use kernel::set::Masked;
use kernel::{Id, Reading, Request, Set};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::Side;

/// Columns of the table (X1.1).
pub const COLUMNS: u8 = 10;
/// Rows of the table.
pub const ROWS: u8 = 6;
/// Squares of the table.
pub const SQUARES: usize = 60;
/// Units a side can have at most.
pub const MAX_UNITS: usize = 16;

/// A square, counted from A1 along the rows.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Square(pub u8);

impl Square {
    /// The square of a column and a row, both from 0; `None` beyond the table.
    pub const fn at(column: i8, row: i8) -> Option<Square> {
        if column < 0 || row < 0 || column >= COLUMNS as i8 || row >= ROWS as i8 {
            None
        } else {
            Some(Square(row as u8 * COLUMNS + column as u8))
        }
    }

    /// The column, from 0.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS
    }

    /// The row, from 0.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS
    }

    /// The place in a table of squares.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square so many columns and rows on.
    pub const fn step(self, columns: i8, rows: i8) -> Option<Square> {
        Square::at(self.column() as i8 + columns, self.row() as i8 + rows)
    }

    /// Reads a name such as C4.
    pub fn parse(text: &str) -> Option<Square> {
        let [letter, digit] = *text.as_bytes() else { return None };
        let column = letter.checked_sub(b'A')?;
        let row = digit.checked_sub(b'1')?;
        Square::at(i8::try_from(column).ok()?, i8::try_from(row).ok()?)
    }

    /// Every square.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..SQUARES as u8).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.column()), self.row() + 1)
    }
}

/// A set of squares.
pub type SquareSet = Set<Square, u64, Masked>;

impl Id for Square {
    const COUNT: usize = SQUARES;
    const NAME: &str = "Square";

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Square {
        Square(index as u8)
    }
}

/// A unit, by its side and its place in the army list.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Unit {
    /// Whose.
    pub side: Side,
    /// Its place in the list, from 0.
    pub index: u8,
}

impl Unit {
    /// A unit.
    pub const fn new(side: Side, index: u8) -> Unit {
        Unit { side, index }
    }

    /// Reads a notation such as W1 or C3.
    pub fn parse(text: &str) -> Option<Unit> {
        let side = match text.chars().next()? {
            'W' => Side::WhiteStar,
            'C' => Side::Communist,
            _ => return None,
        };
        let number: u8 = text.get(1..)?.parse().ok()?;
        let index = number.checked_sub(1)?;
        (usize::from(index) < MAX_UNITS).then_some(Unit { side, index })
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.side {
            Side::WhiteStar => 'W',
            Side::Communist => 'C',
        };
        write!(f, "{letter}{}", u16::from(self.index) + 1)
    }
}

/// A set of units of one side, by their places in its list.
pub type UnitSet = Set<u8, u16, Masked>;

/// Faces of a six-sided die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Faces(u8);

impl Faces {
    /// These faces.
    pub(crate) fn of(faces: &[u8]) -> Faces {
        Faces(faces.iter().filter(|face| **face < 8).fold(0, |bits, face| bits | 1 << face))
    }

    /// Whether a face is among them.
    pub const fn has(self, face: u8) -> bool {
        self.0 >> face & 1 == 1
    }

    /// How many of these dice show one of the faces.
    pub fn count(self, dice: &[u8]) -> u8 {
        dice.iter().filter(|die| self.has(**die)).count() as u8
    }

    /// How many faces.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// So many dice of which only how many show one of the faces counts.
    pub(crate) fn dice(self, count: u8) -> Request {
        let mut classes = [0; MOST_FACES];
        for face in (1..=6u8).filter(|face| self.has(*face)) {
            classes[usize::from(face - 1)] = 1;
        }
        let count = count.clamp(1, MOST_DICE);
        Request::Dice { count, faces: 6, reading: Reading::Classes(classes) }
    }

    /// The lowest face, as in "4 or more".
    pub const fn lowest(self) -> u8 {
        self.0.trailing_zeros() as u8
    }
}

//! The map: hexes, hexsides, communities, rivers, roads (1.6).

use pack::Point;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use crate::drawing::{Line, LineKind};

/// Columns of the grid, A to AF.
pub const COLUMNS: usize = 32;
/// Rows of the grid.
pub const ROWS: usize = 26;
/// Hexes of the grid.
pub const HEXES: usize = COLUMNS * ROWS;

/// A hex: row by row from the north, each from west to east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u16")]
pub struct Hex(pub(crate) u16);

impl Hex {
    /// Every hex of the grid, the sea included.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..HEXES as u16).map(Hex)
    }

    /// The hex of a column and a row, both counted from 0.
    pub const fn at(column: usize, row: usize) -> Option<Hex> {
        if column < COLUMNS && row < ROWS {
            Some(Hex((row * COLUMNS + column) as u16))
        } else {
            None
        }
    }

    /// The hex of that name, such as `W18`.
    pub fn named(name: &str) -> Option<Hex> {
        let digits = name.find(|c: char| c.is_ascii_digit())?;
        let (letters, number) = name.split_at(digits);
        let column = match letters.as_bytes() {
            [letter @ b'A'..=b'Z'] => usize::from(letter - b'A'),
            [b'A', letter @ b'A'..=b'Z'] => 26 + usize::from(letter - b'A'),
            _ => return None,
        };
        let is_plain = number.bytes().all(|b| b.is_ascii_digit()) && !number.starts_with('0');
        let row: usize = number.parse().ok().filter(|_| is_plain)?;
        Hex::at(column, row.checked_sub(1)?)
    }

    /// Its place in lists of hexes.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, counted from 0.
    pub const fn column(self) -> usize {
        self.0 as usize % COLUMNS
    }

    /// Its row, counted from 0.
    pub const fn row(self) -> usize {
        self.0 as usize / COLUMNS
    }

    /// The neighbour over a hexside, if the map goes on there. Rows with an odd number are shifted east.
    pub const fn neighbour(self, direction: Direction) -> Option<Hex> {
        let (column, row) = (self.column(), self.row());
        // Rows counted from 0 are even where their number is odd.
        let shifted = row % 2 == 0;
        let (column, row) = match direction {
            Direction::E => (column + 1, row),
            Direction::W => (column.wrapping_sub(1), row),
            Direction::NE if shifted => (column + 1, row.wrapping_sub(1)),
            Direction::NE => (column, row.wrapping_sub(1)),
            Direction::NW if shifted => (column, row.wrapping_sub(1)),
            Direction::NW => (column.wrapping_sub(1), row.wrapping_sub(1)),
            Direction::SE if shifted => (column + 1, row + 1),
            Direction::SE => (column, row + 1),
            Direction::SW if shifted => (column, row + 1),
            Direction::SW => (column.wrapping_sub(1), row + 1),
        };
        Hex::at(column, row)
    }

    /// Its neighbours with their directions.
    pub fn neighbours(self) -> impl Iterator<Item = (Direction, Hex)> {
        Direction::ALL.into_iter().filter_map(move |d| Some((d, self.neighbour(d)?)))
    }

    /// The direction in which a neighbour lies.
    pub fn direction_of(self, neighbour: Hex) -> Option<Direction> {
        Direction::ALL.into_iter().find(|d| self.neighbour(*d) == Some(neighbour))
    }

    /// Hexes from here to there, whatever lies between.
    pub fn distance(self, other: Hex) -> usize {
        // Axial coordinates: the slanted axis moves half a hex to the west with each row.
        let axial = |hex: Hex| {
            let (column, row) = (hex.column() as i32, hex.row() as i32 + 1);
            (column - (row - (row & 1)) / 2, row)
        };
        let ((q1, r1), (q2, r2)) = (axial(self), axial(other));
        let (dq, dr) = (q1 - q2, r1 - r2);
        dq.abs().max(dr.abs()).max((dq + dr).abs()) as usize
    }
}

impl TryFrom<u16> for Hex {
    type Error = &'static str;

    fn try_from(index: u16) -> Result<Hex, &'static str> {
        if usize::from(index) < HEXES { Ok(Hex(index)) } else { Err("there are 832 hexes") }
    }
}

impl std::fmt::Display for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let column = self.column();
        let letter = (b'A' + (column % 26) as u8) as char;
        let prefix = if column < 26 { "" } else { "A" };
        write!(f, "{prefix}{letter}{}", self.row() + 1)
    }
}

impl std::fmt::Debug for Hex {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// The six hexsides, counter-clockwise from the east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Direction {
    /// East.
    E = 0,
    /// North-east.
    NE = 1,
    /// North-west.
    NW = 2,
    /// West.
    W = 3,
    /// South-west.
    SW = 4,
    /// South-east.
    SE = 5,
}

impl Direction {
    /// All six.
    pub const ALL: [Direction; 6] =
        [Direction::E, Direction::NE, Direction::NW, Direction::W, Direction::SW, Direction::SE];

    /// As the map writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Direction::E => "E",
            Direction::NE => "NE",
            Direction::NW => "NW",
            Direction::W => "W",
            Direction::SW => "SW",
            Direction::SE => "SE",
        }
    }

    /// The direction of that name.
    pub fn named(name: &str) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.id() == name)
    }

    /// The way back.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }
}

impl std::fmt::Display for Direction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

/// Some of the six hexsides of a hex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides(pub u8);

impl Sides {
    /// Whether a hexside is among them.
    pub const fn has(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 == 1
    }

    /// Adds a hexside.
    pub const fn insert(&mut self, direction: Direction) {
        self.0 |= 1 << direction as u8;
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The hexsides, counter-clockwise from the east.
    pub(crate) fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |direction| self.has(*direction))
    }
}

impl FromIterator<Direction> for Sides {
    fn from_iter<I: IntoIterator<Item = Direction>>(directions: I) -> Sides {
        let mut sides = Sides::default();
        directions.into_iter().for_each(|direction| sides.insert(direction));
        sides
    }
}

/// Whether land units may stand in a hex (1.6, T-31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Land.
    Land,
    /// One of the islands: for a DNA and what it carries.
    Island,
    /// Sea: for nobody.
    Sea,
}

/// What is printed in a hex. Rules look at [`Terrain`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ground {
    /// Clear.
    Clear,
    /// Clear with forest.
    ClearForest,
    /// Rough.
    Rough,
    /// Rough with forest.
    RoughForest,
    /// Mountain.
    Mountain,
    /// The sea.
    Sea,
}

/// The terrain of the Terrain Effects Chart: the most expensive one of a hex (1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Clear.
    Clear = 0,
    /// Rough.
    Rough = 1,
    /// Forest, alone or with clear or rough.
    Forest = 2,
    /// Mountain.
    Mountain = 3,
}

impl Terrain {
    /// All four, as the chart lists them.
    pub const ALL: [Terrain; 4] =
        [Terrain::Clear, Terrain::Rough, Terrain::Forest, Terrain::Mountain];

    /// As the pack writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Clear => "clear",
            Terrain::Rough => "rough",
            Terrain::Forest => "forest",
            Terrain::Mountain => "mountain",
        }
    }
}

/// The country a hex lies in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Country {
    /// Vietnam.
    Vietnam,
    /// Laos.
    Laos,
    /// China, closed to the French (3.8).
    China,
    /// The open sea.
    Sea,
}

/// Delta or Highlands (1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Zone {
    /// Vietnam without its Highlands.
    Delta = 0,
    /// Mountain, rough or rough with forest, in Vietnam and Laos.
    Highlands = 1,
}

/// A river in a hex: the hexsides it crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RiverHere {
    /// Which river.
    pub river: River,
    /// The hexsides.
    pub sides: Sides,
}

/// One hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexRow {
    /// Which hex.
    pub(crate) hex: Hex,
    /// Land, island or sea.
    pub kind: Kind,
    /// What is printed.
    pub ground: Ground,
    /// What rules look at. Of the sea nothing is ever asked.
    pub terrain: Terrain,
    /// Its country.
    pub country: Country,
    /// Its zone, if it is in one.
    pub zone: Option<Zone>,
    /// Whether it is a coastal hex.
    pub coastal: bool,
    /// Whether it lies on or west of the Red River (2.5).
    pub(crate) west_of_red: bool,
    /// Whether a neighbour lies in Vietnam (3.8).
    pub(crate) touches_vietnam: bool,
    /// Whether a neighbour lies in Laos (3.8).
    pub(crate) touches_laos: bool,
    /// Its community.
    pub community: Option<Community>,
    /// The hexsides that a printed road crosses.
    pub roads: Sides,
    /// Its rivers.
    pub rivers: Vec<RiverHere>,
    /// Its centre on the map.
    pub(crate) centre: Point,
}

/// A community, by its place in the list (1.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Community(pub u8);

impl Community {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How large a community is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Size {
    /// A city.
    City,
    /// A town.
    Town,
    /// A village.
    Village,
}

/// The colour of a community's name: whose it is when nobody holds it (1.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// French.
    Blue,
    /// Viet Minh.
    Red,
    /// Nobody's.
    Neutral,
}

/// One community.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommunityRow {
    /// Its name.
    pub name: String,
    /// Its hex.
    pub hex: Hex,
    /// Its size.
    pub size: Size,
    /// The colour of its name.
    pub colour: Colour,
    /// Its number if it is a VP-Hex, else 0 (1.9).
    pub vp: u8,
    /// Whether it has an airstrip (3.5).
    pub airstrip: bool,
    /// Whether it has a harbor (3.7).
    pub harbour: bool,
    /// Whose Supply Center it is.
    pub supply_centre: Option<super::Side>,
    /// Whether it is a Mobilization Center (2.4).
    pub mobilization: bool,
    /// Where it is drawn.
    pub at: Point,
}

/// A river, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct River(pub u8);

/// How wide a river is (3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Width {
    /// A minor river.
    Minor = 0,
    /// A major river: for DNA and River Supply too.
    Major = 1,
}

/// One river.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RiverRow {
    /// Its id, such as `black_upper`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its French name.
    pub name_fr: String,
    /// Rivers of the same system are one river, upper and lower course (3.1).
    pub system: u8,
    /// Minor or major.
    pub width: Width,
    /// Its hexes from source to mouth.
    pub path: Vec<Hex>,
    /// The hexside through which it comes onto the map or begins, if it has one of its own.
    pub source_side: Option<Direction>,
    /// The hexside through which it leaves the map or ends.
    pub mouth_side: Option<Direction>,
}

/// One printed road.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoadRow {
    /// Its id, such as `RC4`.
    pub(crate) id: String,
    /// Its hexes.
    pub path: Vec<Hex>,
}

/// The Saigon box: a harbor without stacking limit (3.7).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SaigonRow {
    /// Whether it is a FEF Supply Center.
    pub(crate) supply_centre: bool,
    /// Where it is drawn.
    pub at: Point,
}

/// A white circle with a Setup-Number (1.6, 9.0).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupNumberRow {
    /// Whose number.
    pub side: super::Side,
    /// The number.
    pub(crate) number: u8,
    /// Its hex.
    pub(crate) hex: Hex,
}

/// The whole map.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Map {
    /// The hexes in their order.
    pub hexes: Vec<HexRow>,
    /// The communities.
    pub communities: Vec<CommunityRow>,
    /// The rivers.
    pub rivers: Vec<RiverRow>,
    /// The roads.
    pub roads: Vec<RoadRow>,
    /// Hexsides that nobody crosses by land, besides those of sea and islands.
    pub(crate) closed_hexsides: Vec<(Hex, Direction)>,
    /// Saigon.
    pub(crate) saigon: SaigonRow,
    /// The Setup-Numbers.
    pub setup_numbers: Vec<SetupNumberRow>,
    /// Coasts and borders.
    pub lines: Vec<Line>,
    /// The corners of the map: north-west and south-east.
    pub(crate) extent: [Point; 2],
    /// From the centre of a hex to a corner.
    pub(crate) hex_radius: i32,
}

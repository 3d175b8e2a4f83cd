//! The map: Central Fortress, Routes, complexes, airfields (2.3, 5.0).

use kernel::Id;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::drawing::Name;
use crate::sets::SpaceSet;

/// Spaces are numbered 0 to at most this; 0 is the Central Fortress.
pub(crate) const MAX_SPACE: usize = 63;

/// A space, by its place in the list.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Space(pub u8);

impl Space {
    /// The Central Fortress.
    pub const CENTRAL: Space = Space(0);

    /// Its place in lists.
    pub const fn slot(self) -> usize {
        self.0 as usize
    }
}

impl Id for Space {
    const COUNT: usize = MAX_SPACE + 1;
    const NAME: &str = "Space";

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Space {
        Space(index as u8)
    }
}

/// A Route, by its printed number; also the base at its end (9.1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Route(pub u8);

impl Route {
    /// All four.
    pub const ALL: [Route; 4] = [Route(1), Route(2), Route(3), Route(4)];

    /// Its place in lists.
    pub const fn slot(self) -> usize {
        self.0 as usize - 1
    }
}

impl std::fmt::Display for Route {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Id for Route {
    // Routes are numbered from 1.
    const COUNT: usize = Route::ALL.len() + 1;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn from_index(index: usize) -> Route {
        Route(index as u8)
    }
}

/// What a space is (5.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    /// Open ground.
    Open,
    /// An Entrenchment.
    Entrenchment,
    /// The Central Fortress.
    Central,
}

/// A Stronghold Complex, by its place in the list.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Complex(pub u8);

/// The two airfields (5.0, 26.0).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Airfield {
    /// The northern one.
    Main = 0,
    /// The southern one.
    #[serde(rename = "aux")]
    Auxiliary = 1,
}

impl Airfield {
    /// Both, in the order in which artillery destroys them (13.2).
    pub const BOTH: [Airfield; 2] = [Airfield::Main, Airfield::Auxiliary];

    /// As the pack calls it.
    pub const fn id(self) -> &'static str {
        match self {
            Airfield::Main => "main",
            Airfield::Auxiliary => "aux",
        }
    }
}

/// A space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpaceRow {
    /// Its id, such as `r1s04`.
    pub id: String,
    /// Its Route; none for the Central Fortress, which is on all.
    pub route: Option<Route>,
    /// Its number on the Route, from 1; 0 for the Central Fortress.
    pub number: u8,
    /// What is printed on it, such as `H-4`.
    pub label: String,
    /// Its name.
    pub name: Name,
    /// What it is.
    pub terrain: Terrain,
    /// The complex of an Entrenchment.
    pub complex: Option<Complex>,
    /// Gives range (17.3d).
    pub hilltop: bool,
    /// The airfield it is part of.
    pub airfield: Option<Airfield>,
    /// The name of its drop zone, or nothing.
    pub drop_zone: String,
}

/// A Route with its base.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RouteRow {
    /// Its number.
    pub route: Route,
    /// Its name.
    pub name: Name,
    /// Its spaces, from the centre outward.
    pub spaces: Vec<Space>,
    /// The id of its base, such as `base1`.
    pub base: String,
    /// The name of its base.
    pub base_name: Name,
}

/// A Stronghold Complex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComplexRow {
    /// Its id: the letter of its labels.
    pub id: String,
    /// Its name, the same in both languages.
    pub name: String,
    /// Its Route.
    pub route: Route,
    /// Its spaces.
    pub spaces: SpaceSet,
    /// Gives the Viet Minh a die when they hold it (32.0).
    pub forward_aaa: bool,
}

/// An airfield.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AirfieldRow {
    /// Which.
    pub airfield: Airfield,
    /// Its name.
    pub name: Name,
    /// Its two spaces.
    pub spaces: SpaceSet,
    /// Functional at the start (29.0(7)).
    pub functional: bool,
}

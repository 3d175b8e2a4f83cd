//! What a game has: its units with their types, its places with their terrain.

use serde::Serialize;

/// The units and places of a game, and the maps and lists a title can be played with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Catalogue {
    /// The pieces.
    pub units: Vec<UnitEntry>,
    /// The places of the map.
    pub places: Vec<PlaceEntry>,
    /// The ids of the maps, where there are several.
    pub maps: Vec<String>,
    /// The ids of the army lists, where armies are picked.
    pub lists: Vec<String>,
}

/// A piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct UnitEntry {
    /// Its id.
    pub id: String,
    /// Its side.
    pub side: &'static str,
    /// What it is, as the pack calls it.
    #[serde(rename = "type")]
    pub kind: String,
}

/// A place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlaceEntry {
    /// Its id.
    pub id: String,
    /// What it is, as the pack calls it.
    pub terrain: String,
    /// The ids of its neighbours.
    pub next: Vec<String>,
}

/// The word for something that is written as one: a type of units, a terrain.
pub fn word<T: Serialize>(thing: &T) -> String {
    let value = serde_json::to_value(thing).unwrap_or_default();
    value.as_str().map(str::to_owned).unwrap_or_default()
}

//! The typed rows of `tables.toml`, and the numbers on cards that rules count with.

use super::Area;

/// One space of the Game Turn Track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// The turn.
    pub number: u8,
    /// Its dates in English, such as `13-19 March`.
    pub dates_en: String,
    /// Its dates in French.
    pub dates_fr: String,
    /// Hand sizes: French, Viet Minh.
    pub hand: [u8; 2],
}

/// Areas that give cards to the side that controls them all (5.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BonusSet {
    /// `white` or `grey`.
    pub id: String,
    /// The areas.
    pub areas: Vec<Area>,
    /// How many cards.
    pub cards: u8,
}

/// A row of the supply table (11.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SupplyRow {
    /// Lowest total.
    pub min: u8,
    /// Highest total.
    pub max: u8,
    /// Areas out of supply.
    pub areas: u8,
}

/// What a Relief Force roll brings (card FR-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReliefRow {
    /// Infantry units.
    pub infantry: u8,
    /// Armor units.
    pub armor: u8,
}

/// What a step of a move costs (7.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MoveCosts {
    /// Any area.
    pub(crate) enter: u8,
    /// More for a hard entry.
    pub(crate) enter_extra: u8,
    /// More for a hard leave.
    pub(crate) leave_extra: u8,
}

/// The damage points it takes to do something to a unit (8.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DamageCosts {
    /// A fresh unit becomes spent.
    pub(crate) flip: u8,
    /// A fresh unit becomes spent and retreats.
    pub(crate) retreat_fresh: u8,
    /// A fresh unit is eliminated.
    pub eliminate_fresh: u8,
    /// A spent unit retreats.
    pub(crate) retreat_spent: u8,
    /// A spent unit is eliminated.
    pub(crate) eliminate_spent: u8,
}

/// What Improved Defenses make of the terrain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Improved {
    /// The terrain counts so many times.
    pub(crate) factor: u8,
    /// And at most so much.
    pub(crate) most: u8,
}

/// The numbers on cards that are part of what they do (chapter W).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardValues {
    /// FR-01: damage points less for each French unit.
    pub(crate) reduce_per_unit: u8,
    /// FR-13: firepower of Mortar Support.
    pub mortar_bonus: u8,
    /// VM-01: by the number of copies, one first.
    pub(crate) improved: [Improved; 2],
    /// VM-04: units lost for each re-roll.
    pub(crate) loss_per_reroll: u8,
    /// VM-06: the first turn of the mine shaft.
    pub(crate) shaft_first_turn: u8,
    /// VM-10: the results that remove a unit.
    pub(crate) propaganda_removes: Vec<u8>,
    /// VM-11: areas more out of supply.
    pub(crate) flak_areas: u8,
    /// VM-15: units that come.
    pub(crate) emergency_units: u8,
    /// VM-15: their first turn.
    pub(crate) emergency_first_turn: u8,
    /// VM-25: what Night Assault adds.
    pub(crate) night_bonus: u8,
}

/// The printed tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// The turn track, turn 1 first.
    pub turns: Vec<TurnRow>,
    /// The two bonus sets.
    pub bonus_sets: Vec<BonusSet>,
    /// What a step costs (7.0).
    pub(crate) movement: MoveCosts,
    /// Units of a side an area holds (7.0).
    pub stacking_limit: u8,
    /// What it takes to do something to a unit (8.4).
    pub damage: DamageCosts,
    /// Units flipped for one trench level (9.0).
    pub units_per_level: u8,
    /// The highest trench level (9.0).
    pub max_trench: u8,
    /// The highest terrain value, trenches included (9.1).
    pub max_terrain: u8,
    /// Trench level an assault needs (10.0).
    pub assault_level: u8,
    /// The turn on which it needs none.
    pub free_assault_turn: u8,
    /// Units lost for any assault (10.0).
    pub(crate) assault_loss: u8,
    /// The supply table.
    pub supply: Vec<SupplyRow>,
    /// Added to the supply roll for a Viet Minh runway area.
    pub supply_per_runway: u8,
    /// Added for a Viet Minh green area.
    pub supply_per_green: u8,
    /// Replacement units by the die, 1 to 6 (12.1).
    pub replacements: [u8; 6],
    /// The turn without a replacement roll.
    pub no_replacements_turn: u8,
    /// The Relief Force table by the die, 1 to 6.
    pub relief: [ReliefRow; 6],
    /// Where the Relief Force arrives.
    pub relief_area: Area,
    /// The last turn of the Relief Force.
    pub relief_last_turn: u8,
    /// Victory areas the Viet Minh need (14.0).
    pub victory_areas: u8,
    /// The highest bid (15.0).
    pub bid_max: u8,
}

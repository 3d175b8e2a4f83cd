//! The components: map, counters, cards and printed tables, as the pack gives them.
//!
//! Plain rows, filled and checked by `setup.rs`. Rules read them and never change them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::drawing::{Drawing, Name};
use pack::Provenance;

mod tables;

pub(crate) use tables::{BonusSet, CardValues, DamageCosts, MoveCosts, ReliefRow, SupplyRow};
pub use tables::{Improved, Tables, TurnRow};

/// Areas are numbered 1 to at most this.
pub const MAX_AREA: usize = 47;
/// Units of one side, at most.
pub(crate) const MAX_UNITS: usize = 128;

/// The two sides.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The French Union garrison.
    French = 0,
    /// The Viet Minh.
    VietMinh = 1,
}

impl Side {
    /// Both, the French first.
    pub const BOTH: [Side; 2] = [Side::French, Side::VietMinh];

    /// The other one.
    pub const fn enemy(self) -> Side {
        match self {
            Side::French => Side::VietMinh,
            Side::VietMinh => Side::French,
        }
    }

    /// As players say it.
    pub const fn name(self) -> &'static str {
        match self {
            Side::French => "french",
            Side::VietMinh => "vietminh",
        }
    }
}

/// An area, by its printed number.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Area(pub u8);

impl Area {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl std::fmt::Display for Area {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The colour of an area's number (2.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// No French unit may ever enter.
    Red,
    /// A runway area: counts 2 in the supply roll (11.0).
    Blue,
    /// Beside the runway: counts 1 in the supply roll (11.0).
    Green,
    /// Nothing special.
    Black,
}

/// One area of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaRow {
    /// Its printed number.
    pub area: Area,
    /// Its name in English.
    pub name_en: String,
    /// Its name in French.
    pub name_fr: String,
    /// The printed defensive value, 0 to 3.
    pub defence: u8,
    /// Who controls it at the start.
    pub control: Side,
    /// The colour of its number.
    pub colour: Colour,
    /// Whether it counts for victory (14.0).
    pub victory: bool,
    /// Whether it lies on the edge of the map (12.3).
    pub edge: bool,
}

/// How two areas meet (2.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Border {
    /// Over land.
    Land,
    /// Over the river.
    River,
    /// Over the river by a bridge.
    Bridge,
}

/// What a unit is (2.1.1). Only armor has rules of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum UnitType {
    /// Infantry.
    Infantry,
    /// Airborne infantry.
    Airborne,
    /// Anti-aircraft guns.
    Antiaircraft,
    /// Tanks.
    Armor,
}

/// Where a unit begins (2.1.1, 3.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// In an area.
    Area(Area),
    /// In the end phase of a turn (12.2).
    Turn(u8),
    /// With a star: only Relief Force brings it in.
    Star,
    /// In the Replacement Unit Box (12.1).
    Box,
}

/// One counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitRow {
    /// Its id, such as `F-III.13DBLE-9`.
    pub id: String,
    /// Its side.
    pub side: Side,
    /// Battalion or regiment, such as `III/13 DBLE`.
    pub formation: String,
    /// Battalion within a regiment, such as `428`; empty where the formation is a battalion.
    pub battalion: String,
    /// Company, such as `9`.
    pub company: String,
    /// What it is.
    pub unit_type: UnitType,
    /// Whether Propaganda works on it.
    pub thai: bool,
    /// Whether it is an elite unit (no rule of its own).
    pub elite: bool,
    /// Firepower of the fresh face.
    pub firepower: u8,
    /// Defence of the fresh face.
    pub defence: u8,
    /// Defence of the spent face.
    pub defence_spent: u8,
    /// Movement points of the fresh face.
    pub movement: u8,
    /// Where it begins.
    pub start: Start,
    /// Units of one side with the same number are alike in everything a rule looks at.
    pub alike: u8,
}

/// A battalion or a regiment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormationRow {
    /// Its id, such as `III/13 DBLE`.
    pub(crate) id: String,
    /// Its side.
    pub(crate) side: Side,
    /// Its full name.
    pub(crate) name: Name,
}

/// The kinds of cards. What a card does is code; its values are in the pack.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// FR-01.
    Bigeard,
    /// FR-02, FR-03.
    CommandCoordination,
    /// FR-04, FR-05.
    Debouchez,
    /// FR-06.
    Bordels,
    /// FR-07, FR-08.
    Flares,
    /// FR-09.
    ReliefForce,
    /// FR-10.
    Flamethrowers,
    /// FR-11, FR-12.
    Mines,
    /// FR-13 to FR-15.
    MortarSupport,
    /// FR-16, FR-17.
    CounterAttack,
    /// FR-18, FR-19.
    B26,
    /// FR-20, FR-21.
    FighterBombers,
    /// FR-22 to FR-26.
    Artillery,
    /// FR-27.
    TotArtillery,
    /// VM-01, VM-02.
    ImprovedDefenses,
    /// VM-03.
    Rats,
    /// VM-04, VM-05.
    Giap,
    /// VM-06.
    MineShaft,
    /// VM-07, VM-08.
    PoorWeather,
    /// VM-09.
    Katyusha,
    /// VM-10.
    Propaganda,
    /// VM-11.
    HeavyFlak,
    /// VM-12 to VM-14.
    SurpriseAssault,
    /// VM-15.
    EmergencyReplacements,
    /// VM-16 to VM-20.
    Artillery105,
    /// VM-21 to VM-24.
    Artillery75,
    /// VM-25 to VM-27.
    NightAssault,
}

/// How many kinds there are.
pub(crate) const KINDS: usize = 27;
/// How many of them are French; they come first.
pub(crate) const FRENCH_KINDS: usize = 14;

impl Kind {
    /// All kinds in the order of the card list.
    pub const ALL: [Kind; KINDS] = [
        Kind::Bigeard,
        Kind::CommandCoordination,
        Kind::Debouchez,
        Kind::Bordels,
        Kind::Flares,
        Kind::ReliefForce,
        Kind::Flamethrowers,
        Kind::Mines,
        Kind::MortarSupport,
        Kind::CounterAttack,
        Kind::B26,
        Kind::FighterBombers,
        Kind::Artillery,
        Kind::TotArtillery,
        Kind::ImprovedDefenses,
        Kind::Rats,
        Kind::Giap,
        Kind::MineShaft,
        Kind::PoorWeather,
        Kind::Katyusha,
        Kind::Propaganda,
        Kind::HeavyFlak,
        Kind::SurpriseAssault,
        Kind::EmergencyReplacements,
        Kind::Artillery105,
        Kind::Artillery75,
        Kind::NightAssault,
    ];

    /// The kinds of one side.
    pub fn of(side: Side) -> &'static [Kind] {
        match side {
            Side::French => &Kind::ALL[..FRENCH_KINDS],
            Side::VietMinh => &Kind::ALL[FRENCH_KINDS..],
        }
    }

    /// Whose card it is.
    pub const fn side(self) -> Side {
        if (self as usize) < FRENCH_KINDS { Side::French } else { Side::VietMinh }
    }

    /// As the pack and the notation call it.
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Bigeard => "bigeard",
            Kind::CommandCoordination => "command_coordination",
            Kind::Debouchez => "debouchez",
            Kind::Bordels => "bordels",
            Kind::Flares => "flares",
            Kind::ReliefForce => "relief_force",
            Kind::Flamethrowers => "flamethrowers",
            Kind::Mines => "mines",
            Kind::MortarSupport => "mortar_support",
            Kind::CounterAttack => "counter_attack",
            Kind::B26 => "b26",
            Kind::FighterBombers => "fighter_bombers",
            Kind::Artillery => "artillery",
            Kind::TotArtillery => "tot_artillery",
            Kind::ImprovedDefenses => "improved_defenses",
            Kind::Rats => "rats",
            Kind::Giap => "giap",
            Kind::MineShaft => "mine_shaft",
            Kind::PoorWeather => "poor_weather",
            Kind::Katyusha => "katyusha",
            Kind::Propaganda => "propaganda",
            Kind::HeavyFlak => "heavy_flak",
            Kind::SurpriseAssault => "surprise_assault",
            Kind::EmergencyReplacements => "emergency_replacements",
            Kind::Artillery105 => "artillery_105",
            Kind::Artillery75 => "artillery_75",
            Kind::NightAssault => "night_assault",
        }
    }

    /// The kind of that id.
    pub fn from_id(id: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.id() == id)
    }
}

/// What is printed on the cards of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindRow {
    /// Which kind.
    pub kind: Kind,
    /// How many cards.
    pub copies: u8,
    /// Name in English.
    pub name_en: String,
    /// Name in French.
    pub name_fr: String,
    /// Effect in English, in our words.
    pub effect_en: String,
    /// Effect in French, in our words.
    pub effect_fr: String,
    /// Whether a played card leaves the game (5.2).
    pub removed_after_play: bool,
    /// Firepower of an attack card, else 0.
    pub firepower: u8,
    /// Firepower against seven or more units; equal to `firepower` where the card has no such bonus.
    pub firepower_7plus: u8,
    /// Trench Value when discarded to sap (9.0); 0 on French cards.
    pub trench_value: u8,
    /// The ids of its cards, such as `FR-13`.
    pub cards: Vec<String>,
}

/// The whole pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// The areas, by number.
    pub areas: Vec<AreaRow>,
    /// The borders: lower area, higher area, kind.
    pub borders: Vec<(Area, Area, Border)>,
    /// The counters of each side, French first, each in the order of the file.
    pub units: [Vec<UnitRow>; 2],
    /// The formations they belong to.
    pub formations: Vec<FormationRow>,
    /// The card kinds in the order of [`Kind::ALL`].
    pub kinds: Vec<KindRow>,
    /// The numbers on cards that are part of what they do.
    pub card_values: CardValues,
    /// The printed tables.
    pub tables: Tables,
    /// The picture of the map.
    pub drawing: Drawing,
    /// Where the values come from.
    pub provenance: Provenance,
}

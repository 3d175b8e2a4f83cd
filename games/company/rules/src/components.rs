//! The component pack as typed rows: terrain, maps, forces, missions and the printed tables.
//!
//! `setup.rs` fills them from the files of the pack. Rules read numbers here and have none of their own.

use pack::{Name, Point, Provenance};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::sets::{Faces, SQUARES, SquareSet};

mod missions;

pub use missions::{Cache, Deploy, Edge, Marker, Mission, Objective};

/// A side.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// US and ARVN.
    WhiteStar,
    /// VC and NVA.
    Communist,
}

impl Side {
    /// Both, White Star first.
    pub const BOTH: [Side; 2] = [Side::WhiteStar, Side::Communist];

    /// The other one.
    pub const fn enemy(self) -> Side {
        match self {
            Side::WhiteStar => Side::Communist,
            Side::Communist => Side::WhiteStar,
        }
    }

    /// Its name in messages and files.
    pub const fn name(self) -> &'static str {
        match self {
            Side::WhiteStar => "white_star",
            Side::Communist => "communist",
        }
    }
}

/// A nation of an army list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nation {
    /// United States.
    Us,
    /// South Vietnam.
    Arvn,
    /// Viet Cong.
    Vc,
    /// North Vietnam.
    Nva,
}

impl Nation {
    /// Its side.
    pub const fn side(self) -> Side {
        match self {
            Nation::Us | Nation::Arvn => Side::WhiteStar,
            Nation::Vc | Nation::Nva => Side::Communist,
        }
    }

    /// As the pack writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Nation::Us => "US",
            Nation::Arvn => "ARVN",
            Nation::Vc => "VC",
            Nation::Nva => "NVA",
        }
    }
}

/// How good a foot unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// Raw.
    Raw,
    /// Average.
    Average,
    /// Veteran.
    Veteran,
}

impl Grade {
    /// As the pack writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Grade::Raw => "raw",
            Grade::Average => "average",
            Grade::Veteran => "veteran",
        }
    }
}

/// A class of vehicles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Vehicle {
    /// Tank.
    Tank,
    /// Carrier.
    Carrier,
    /// Gun truck.
    Truck,
}

impl Vehicle {
    /// As the pack writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Vehicle::Tank => "tank",
            Vehicle::Carrier => "carrier",
            Vehicle::Truck => "truck",
        }
    }
}

/// What the leader of a unit commands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Commander {
    /// A platoon (PC).
    Platoon,
    /// The company (CC).
    Company,
}

/// A kind of terrain (X1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Terrain {
    /// Road.
    Road,
    /// Open.
    Open,
    /// Paddy.
    Paddy,
    /// Village.
    Village,
    /// Jungle.
    Jungle,
    /// Bamboo.
    Bamboo,
    /// Rocky hill.
    RockyHill,
}

impl Terrain {
    /// Every kind, in the order of the table.
    pub const ALL: [Terrain; 7] = [
        Terrain::Road,
        Terrain::Open,
        Terrain::Paddy,
        Terrain::Village,
        Terrain::Jungle,
        Terrain::Bamboo,
        Terrain::RockyHill,
    ];

    /// As the pack writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Road => "road",
            Terrain::Open => "open",
            Terrain::Paddy => "paddy",
            Terrain::Village => "village",
            Terrain::Jungle => "jungle",
            Terrain::Bamboo => "bamboo",
            Terrain::RockyHill => "rocky_hill",
        }
    }
}

/// One row of the terrain table.
#[derive(Clone, Debug, PartialEq)]
pub struct TerrainRow {
    /// Which.
    pub terrain: Terrain,
    /// Its letter in the maps.
    pub letter: char,
    /// Its name.
    pub name: Name,
    /// Faces with which foot enters (28b).
    pub foot: Faces,
    /// Faces with which vehicles enter (16c).
    pub vehicle: Faces,
    /// Whether it gives cover.
    pub cover: bool,
    /// Whether it blocks sight.
    pub blocks: bool,
    /// The greatest range at which a unit in it is seen; 99 is no limit.
    pub seen_from: u8,
    /// Its colour on the board.
    pub(crate) fill: String,
}

/// A hamlet: village squares with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hamlet {
    /// Its id.
    pub(crate) id: String,
    /// Its name.
    pub name: String,
    /// Its squares.
    pub squares: SquareSet,
    /// Where the name is drawn.
    pub(crate) label: Point,
}

/// A map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Where and when.
    pub(crate) region: Name,
    /// The terrain of each square.
    pub terrain: [Terrain; SQUARES],
    /// Its hamlets.
    pub hamlets: Vec<Hamlet>,
}

/// A patch line of a generator profile (X1.6).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Patch {
    /// What grows.
    pub(crate) terrain: Terrain,
    /// How many patches, least and most.
    pub(crate) count: [u8; 2],
    /// How large each, least and most.
    pub(crate) size: [u8; 2],
}

/// A profile of the map generator.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// What fills the table.
    pub(crate) base: Terrain,
    /// Faces that give a road.
    pub(crate) road: Faces,
    /// How many hamlets, least and most.
    pub(crate) hamlets: [u8; 2],
    /// How large each, least and most.
    pub(crate) hamlet_size: [u8; 2],
    /// The patches, in order.
    pub(crate) patches: Vec<Patch>,
}

/// What every random map keeps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Limits {
    /// Tries before the last one is repaired.
    pub(crate) max_attempts: u16,
    /// Village squares, least and most.
    pub(crate) villages: [u8; 2],
    /// Distance between squares of different hamlets.
    pub(crate) hamlet_distance: u8,
    /// Cover squares outside columns A and B.
    pub(crate) cover: u8,
    /// Squares where no hamlet begins.
    pub(crate) no_village: SquareSet,
}

/// What a grade changes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GradeRow {
    /// Action dice (28a).
    pub action_dice: i8,
    /// Morale dice (27).
    pub morale_dice: i8,
    /// Shooting dice, assault and pursuit bases.
    pub count: i8,
    /// Save (33c).
    pub save: i8,
    /// Faces that save from a trap (30b).
    pub trap_save: Faces,
    /// Points of a base.
    pub points: u16,
}

/// A type of foot unit.
#[derive(Clone, Debug, PartialEq)]
pub struct UnitType {
    /// Its id.
    pub id: String,
    /// Its nation.
    pub nation: Nation,
    /// Its name.
    pub name: Name,
    /// Its bases.
    pub bases: u8,
    /// The grades it comes in.
    pub grades: Vec<Grade>,
    /// What its leader commands.
    pub(crate) commander: Option<Commander>,
    /// What it is for.
    pub(crate) role: Role,
}

/// What foot is for, as the id of its type says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The command of a platoon.
    Command,
    /// The command of a company.
    Headquarters,
    /// Riflemen.
    Rifle,
    /// Crews of heavy weapons.
    Weapons,
    /// Scouts.
    Recon,
    /// Rangers.
    Ranger,
    /// Militia.
    Militia,
    /// Local force.
    Local,
    /// Main force.
    Main,
    /// Sappers.
    Sapper,
    /// Recruits.
    Recruit,
    /// What only a pack of its own has.
    Other,
}

impl Role {
    /// The role of a type: what stands behind its nation, `us_rifle`.
    pub(crate) fn of(id: &str) -> Role {
        match id.split_once('_').map_or(id, |(_, role)| role) {
            "command" => Role::Command,
            "hq" | "company_hq" => Role::Headquarters,
            "rifle" => Role::Rifle,
            "weapons" => Role::Weapons,
            "recon" => Role::Recon,
            "ranger" => Role::Ranger,
            "militia" => Role::Militia,
            "local" => Role::Local,
            "main" => Role::Main,
            "sapper" => Role::Sapper,
            "recruit" => Role::Recruit,
            _ => Role::Other,
        }
    }
}

/// A class of vehicles with its saves (16e, 16f, 30b).
#[derive(Clone, Debug, PartialEq)]
pub struct VehicleRow {
    /// Which.
    pub vehicle: Vehicle,
    /// Its name.
    pub name: Name,
    /// Against shooting and artillery.
    pub shooting_save: Faces,
    /// Against a trap.
    pub trap_save: Faces,
    /// In assault and pursuit.
    pub assault_save: Faces,
    /// Its price.
    pub points: u16,
}

/// One line of an army list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListEntry {
    /// The type of foot unit or of vehicle.
    pub kind: String,
    /// The grade; none for vehicles.
    pub grade: Option<Grade>,
    /// So many units, or so many vehicles in one unit.
    pub count: u8,
    /// The activation group.
    pub group: String,
    /// The platoon.
    pub platoon: String,
}

/// An army list as it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Army {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: Name,
    /// Its nation.
    pub nation: Nation,
    /// Its points.
    pub points: u16,
    /// Foot units, then vehicles.
    pub entries: Vec<ListEntry>,
}

/// What a unit is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// Bases of one grade.
    Foot {
        /// The grade.
        grade: Grade,
        /// What the leader commands.
        commander: Option<Commander>,
    },
    /// Vehicles of one class.
    Vehicles(Vehicle),
}

/// One unit of an army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitRow {
    /// Its type: `us_rifle`, `tank`.
    pub kind: String,
    /// What foot is for; none for vehicles.
    pub role: Option<Role>,
    /// Its name.
    pub name: Name,
    /// What it is made of.
    pub body: Body,
    /// Bases or vehicles at full strength.
    pub strength: u8,
    /// Its group, by place.
    pub group: u8,
    /// Its platoon, by place.
    pub platoon: u8,
}

/// An army ready to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Force {
    /// Its nation.
    pub nation: Nation,
    /// Its name.
    pub name: Name,
    /// Its points.
    pub points: u16,
    /// Its units.
    pub units: Vec<UnitRow>,
    /// Its groups.
    pub groups: Vec<Name>,
    /// Its platoons.
    pub platoons: Vec<String>,
}

/// What every rule reads of the pack.
#[derive(Clone, Debug, PartialEq)]
pub struct Components {
    /// The terrain table, by kind.
    pub terrain: Vec<TerrainRow>,
    /// The maps.
    pub maps: Vec<Map>,
    /// The profiles of the generator.
    pub profiles: Vec<Profile>,
    /// What random maps keep.
    pub limits: Limits,
    /// The grades: raw, average, veteran.
    pub grades: [GradeRow; 3],
    /// The types of foot units.
    pub unit_types: Vec<UnitType>,
    /// The classes of vehicles: tank, carrier, truck.
    pub vehicles: Vec<VehicleRow>,
    /// What the leader of a platoon and of a company cost.
    pub(crate) commander_points: [u16; 2],
    /// Most vehicles in a unit.
    pub max_vehicles: u8,
    /// Within this command distance a PC counts (28a).
    pub command_distance: u8,
    /// French names of groups.
    pub(crate) group_names: Vec<Name>,
    /// The army lists.
    pub armies: Vec<Army>,
    /// The missions.
    pub missions: Vec<Mission>,
    /// The printed tables.
    pub tables: crate::tables::Tables,
    /// Where the values come from.
    pub provenance: Provenance,
}

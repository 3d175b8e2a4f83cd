//! The scenarios (9.0).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Community, Hex, Side, Unit};

/// A scenario, by its place in the list.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct Scenario(pub u8);

impl Scenario {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// How clear a victory is (1.9 C).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Nobody wins.
    Draw,
    /// Marginal.
    Marginal,
    /// Substantial.
    Substantial,
    /// Strategic.
    Strategic,
}

impl Grade {
    /// The word messages select by.
    pub const fn name(self) -> &'static str {
        match self {
            Grade::Draw => "draw",
            Grade::Marginal => "marginal",
            Grade::Substantial => "substantial",
            Grade::Strategic => "strategic",
        }
    }
}

/// A band of a Victory Point Scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// Who wins; nobody in a draw.
    pub winner: Option<Side>,
    /// How clearly.
    pub grade: Grade,
    /// The lowest VP-Level.
    pub min: i8,
    /// The highest VP-Level.
    pub max: i8,
}

/// Units that set up together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupRow {
    /// Whose.
    pub side: Side,
    /// The community or Setup-Number, as the scenario writes it.
    pub(crate) place: String,
    /// Its hex.
    pub hex: Hex,
    /// They may stand up to so many hexes away.
    pub within: u8,
    /// The units.
    pub units: Vec<Unit>,
    /// What a generic set-up asks for instead of each, such as `para 3-9`.
    pub(crate) generic: Vec<String>,
    /// Whether they are entrenched.
    pub(crate) trench: bool,
    /// Steps they have lost together, of the owner's choice.
    pub(crate) losses: u8,
}

/// The special rules of Na San.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainingRow {
    /// The hexes of the area of play.
    pub(crate) area: Vec<Hex>,
    /// VM Supply Centers while VM-occupied; for trucks and motorized units they count as Chinese.
    pub(crate) supply_centres: Vec<Community>,
    /// SD each side receives in a turn.
    pub(crate) sd: u8,
    /// Where the French receive theirs.
    pub(crate) french_sd_at: Community,
    /// RP the French receive in a turn.
    pub(crate) french_rp: u8,
}

/// One scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioRow {
    /// Its id, such as `cao_bang`.
    pub id: String,
    /// Its name.
    pub(crate) name: String,
    /// The special rules, if it is the training scenario, Na San.
    pub training: Option<TrainingRow>,
    /// Its first turn.
    pub start_turn: u8,
    /// Its last turn.
    pub end_turn: u8,
    /// The VP-Level at the start.
    pub starting_vp: i8,
    /// FEF Air Transports at the start.
    pub air_transports: u8,
    /// VM Trucks at the start.
    pub trucks: u8,
    /// The Barrage Value of the Airstrike at the start.
    pub(crate) airstrike_barrage: u8,
    /// Whether the Navy is there.
    pub(crate) navy: bool,
    /// The rank of heroes at the start (6.16).
    pub hero_rank: u8,
    /// The hex one of the Political Objective-Markers goes on.
    pub(crate) objective: Option<Community>,
    /// The VP-Level of history.
    pub(crate) historical_vp: i8,
    /// RP at the start, French first.
    pub(crate) rp: [u8; 2],
    /// The hit track at the start.
    pub(crate) step_losses: u8,
    /// Whether the starting level contains the VP for communities, in Delta and Highlands (T-73).
    pub(crate) counted: [bool; 2],
    /// Blue VP-Hexes that it takes as VM-friendly (T-73).
    pub(crate) vm_owned: Vec<Community>,
    /// Destroyed Road-Markers.
    pub(crate) destroyed_roads: Vec<Hex>,
    /// Units in the Eliminated Boxes, French first.
    pub(crate) eliminated: [Vec<Unit>; 2],
    /// FEF counters beside the map: Navy and Airstrike.
    pub(crate) off_map: Vec<Unit>,
    /// FEF units on the Turn Track, with their turns.
    pub(crate) on_track: Vec<(Unit, u8)>,
    /// GCMA, placed last.
    pub gcma: Vec<Unit>,
    /// Tieu Doans, placed near Mobilization Centers.
    pub tieu_doans: Vec<Unit>,
    /// Pathet Lao in Box 2.
    pub(crate) pathet_lao: Vec<Unit>,
    /// The Victory Point Scale, from VM strategic to FEF strategic.
    pub scale: Vec<Band>,
    /// The units and where they set up.
    pub setup: Vec<SetupRow>,
}

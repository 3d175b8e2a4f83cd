//! The printed charts, tables and tracks.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Hex, Side, Terrain, Unit, Width};

/// What a unit pays for terrain and rivers by (3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mobility {
    /// A VM foot unit.
    VietMinh = 0,
    /// A FEF foot unit.
    French = 1,
    /// A motorized unit of either side.
    Motorized = 2,
}

/// A row of the Terrain Effects Chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerrainRow {
    /// Which terrain.
    pub terrain: Terrain,
    /// mp to enter, by [`Mobility`]; `None` where it is closed but for roads.
    pub cost: [Option<u8>; 3],
    /// Added to the combat roll.
    pub combat_drm: i8,
    /// Added to the DG roll of the attacker and of the defender.
    pub dg_drm: [i8; 2],
    /// Whether GCMA and VM ignore its DG modifier (6.14).
    pub(crate) dg_exempt: bool,
    /// Whether FEF ZoC does not go into it (1.3).
    pub(crate) blocks_french_zoc: bool,
    /// Whether paras and SD may be dropped there (3.5).
    pub(crate) airdrop: bool,
}

/// What a river does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RiverEffects {
    /// mp added, by [`Mobility`].
    pub cost: [u8; 3],
    /// Added to the combat roll (6.9).
    pub combat_drm: i8,
    /// Added to the attacker's DG roll.
    pub dg_drm: i8,
}

/// The Terrain Effects Chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerrainChart {
    /// The four terrains.
    pub(crate) terrain: [TerrainRow; 4],
    /// Minor and major rivers.
    pub rivers: [RiverEffects; 2],
    /// mp over a road hexside into clear.
    pub road_clear: u8,
    /// mp over a road hexside elsewhere.
    pub road_other: u8,
    /// mp onto a Road-Marker, or off one onto a printed road (4.0).
    pub road_marker: u8,
    /// Added to the combat roll against a trench.
    pub trench_combat_drm: i8,
    /// Added to the DG roll of an entrenched defender.
    pub trench_dg_drm: i8,
    /// What a river valley takes off the terrain cost.
    pub valley: u8,
    /// The cost a river valley does not go below.
    pub valley_minimum: u8,
    /// mp more per hex in the rains.
    pub(crate) rain: u8,
    /// mp more per hex for a DG unit.
    pub(crate) dg: u8,
    /// mp more for an overrun.
    pub(crate) overrun: u8,
    /// mp per hex of a DNA.
    pub(crate) dna: u8,
}

impl TerrainChart {
    /// The row of a terrain.
    pub fn row(&self, terrain: Terrain) -> &TerrainRow {
        &self.terrain[terrain as usize]
    }

    /// What rivers of a width do.
    pub fn river(&self, width: Width) -> &RiverEffects {
        &self.rivers[width as usize]
    }
}

/// Ranges, capacities and limits that the rules state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Stacking Points a hex holds (1.5).
    pub stacking: u8,
    /// Stacking Points of a counter without a printed value (1.5).
    pub(crate) default_stacking: u8,
    /// How many times its Stacking Value an SD or motorized unit counts as a load (3.3).
    pub(crate) load_multiplier: u8,
    /// Hexes of supply (7.2, 7.3).
    pub supply_range: u8,
    /// Hexes of River Supply (7.4).
    pub river_supply_range: u8,
    /// Hexes to a centre or HQ for replacements (2.2, 2.6).
    pub(crate) replacement_range: u8,
    /// Hexes to a centre for a withdrawal (2.7).
    pub(crate) withdrawal_range: u8,
    /// Hexes to a Tieu Doan that is absorbed (2.3).
    pub(crate) absorb_range: u8,
    /// Hexes from a Mobilization Center (2.4).
    pub(crate) mobilization_range: u8,
    /// mp of a truck (3.4).
    pub truck_mp: u8,
    /// Stacking Points a truck takes (3.4).
    pub(crate) truck_capacity: u8,
    /// mp of a DNA (3.6).
    pub(crate) dna_mp: u8,
    /// Stacking Points a DNA carries (3.6).
    pub dna_capacity: u8,
    /// Stacking Points ships carry (3.7).
    pub ship_capacity: u8,
    /// Stacking Points an Air Transport lifts (3.5).
    pub(crate) air_capacity: u8,
    /// Operation Points of each side (6.1).
    pub operation_points: u8,
    /// SD of a side on the map (2.2, 2.6).
    pub(crate) max_sd: u8,
    /// RP kept from turn to turn (2.2, 2.6).
    pub(crate) max_saved_rp: u8,
    /// Air Transports in a Movement Phase or point (3.5).
    pub(crate) air_per_phase: u8,
    /// Trucks in a Movement Phase or point (3.4).
    pub(crate) trucks_per_phase: u8,
    /// VP of the Political Objective (1.9 A).
    pub objective_vp: u8,
    /// VP to place the markers anew (1.9 A).
    pub(crate) objective_move_vp: u8,
    /// Hexes from every VM regiment to the rumour (1.9 A).
    pub(crate) rumour_distance: u8,
    /// Or so many FEF steps in its hex (1.9 A).
    pub(crate) rumour_steps: u8,
    /// Communities that count, in the Delta and in the Highlands (1.9 B).
    pub community_threshold: [u8; 2],
    /// VP of that, in the Delta and in the Highlands (1.9 B).
    pub community_vp: [u8; 2],
    /// Regiment steps for an award (1.9 B).
    pub steps_per_award: u8,
    /// VP of the award.
    pub(crate) award_vp: u8,
    /// VP of a withdrawal that was not made (2.7).
    pub failed_withdrawal_vp: u8,
    /// VP of the Navy's return (2.5).
    pub(crate) navy_return_vp: u8,
    /// Turns a postponed unit waits (2.5).
    pub postpone_turns: u8,
    /// Turns a withdrawn unit waits (2.7).
    pub(crate) withdraw_turns: u8,
}

/// The columns of the Combat Results Table (6.13).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Outcome {
    /// The attacker loses two steps.
    #[serde(rename = "2xAL")]
    TwoAttacker = 0,
    /// Each loses one, then the attacker one more.
    #[serde(rename = "Ex-AL")]
    ExchangeAttacker = 1,
    /// Each loses one.
    #[serde(rename = "Ex")]
    Exchange = 2,
    /// Each loses one, then the defender one more.
    #[serde(rename = "Ex-DL")]
    ExchangeDefender = 3,
    /// The defender loses two.
    #[serde(rename = "2xDL")]
    TwoDefender = 4,
}

impl Outcome {
    /// The columns from left to right.
    pub const ALL: [Outcome; 5] = [
        Outcome::TwoAttacker,
        Outcome::ExchangeAttacker,
        Outcome::Exchange,
        Outcome::ExchangeDefender,
        Outcome::TwoDefender,
    ];

    /// As printed.
    pub const fn id(self) -> &'static str {
        match self {
            Outcome::TwoAttacker => "2xAL",
            Outcome::ExchangeAttacker => "Ex-AL",
            Outcome::Exchange => "Ex",
            Outcome::ExchangeDefender => "Ex-DL",
            Outcome::TwoDefender => "2xDL",
        }
    }
}

/// The rows of the Combat Results Table.
pub const ODDS: [&str; 6] = ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1"];

/// The Combat and DG Results Table (6.8, 6.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatTable {
    /// The highest total of each column, row by row as in [`ODDS`].
    pub highest: [[u8; 5]; 6],
    /// The DG numbers of attacker and defender, by column.
    pub dg: [[u8; 5]; 2],
    /// Steps lost by attacker and defender, by column.
    pub losses: [[u8; 2]; 5],
    /// All modifiers together are at least this.
    pub drm_min: i8,
    /// And at most this.
    pub drm_max: i8,
}

/// The combat modifiers that are plain numbers (6.8). Terrain, rivers and trenches are on the chart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CombatModifiers {
    /// Odds below 1-2.
    pub odds_below: i8,
    /// Odds above 5-1.
    pub odds_above: i8,
    /// Attack in the rains (1.7).
    pub rain: i8,
    /// FEF attack until May-52 (6.10).
    pub early_attack: i8,
    /// FEF defend until May-52 (6.10).
    pub early_defence: i8,
    /// Overrun without an SD (6.4).
    pub(crate) overrun_no_sd: i8,
    /// Airdrop onto VM (6.4).
    pub(crate) airdrop: i8,
    /// A hero leads the attack (6.16).
    pub(crate) hero_attack: i8,
    /// A hero leads the defence (6.16).
    pub(crate) hero_defence: i8,
}

/// The DG modifiers by the best morale of a stack (6.14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct DgModifiers {
    /// Morale 5 or more.
    pub(crate) morale_5: i8,
    /// Morale 2.
    pub(crate) morale_2: i8,
    /// Morale 1 or less.
    pub(crate) morale_1: i8,
}

/// A row of the Barrage Table (6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BarrageRow {
    /// Lowest barrage total.
    pub min: u8,
    /// Highest barrage total.
    pub max: u8,
    /// The roll misses up to this.
    pub miss: u8,
    /// It disorganizes up to this; above, one step is lost too.
    pub dg: u8,
}

/// The barrage modifiers (6.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BarrageModifiers {
    /// A target unit is DG.
    pub(crate) target_dg: i8,
    /// The declared Anti-Aircraft unit.
    pub anti_aircraft: i8,
    /// Forest.
    pub forest: i8,
    /// Mountain.
    pub mountain: i8,
    /// Trench.
    pub(crate) trench: i8,
    /// Best morale 5 or more.
    pub(crate) morale_5: i8,
    /// Best morale 2 or less.
    pub(crate) morale_2: i8,
}

/// A mix of SD and RP to choose (2.2, 2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Mix {
    /// Supply dumps.
    pub sd: u8,
    /// Replacement Points.
    pub rp: u8,
}

/// The replacement values of both sides (2.2, 2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replacements {
    /// What each side chooses from.
    pub choices: [[Mix; 3]; 2],
    /// RP for a step.
    pub(crate) step: [u8; 2],
    /// RP for a motorized step.
    pub(crate) motorized_step: [u8; 2],
    /// RP to rebuild a VM regiment.
    pub rebuild: u8,
    /// RP to rebuild a motorized VM regiment.
    pub rebuild_motorized: u8,
    /// Turns until a rebuilt VM regiment arrives.
    pub rebuild_delay: u8,
    /// Steps a VM regiment regains in a phase.
    pub max_steps: u8,
    /// RP for a FEF SD that VM takes.
    pub(crate) captured_sd: u8,
    /// RP for an advance after Ex-DL or 2xDL.
    pub(crate) advance: u8,
    /// Thai Binh.
    pub thai_binh: Hex,
    /// Hexes around Thai Binh that count.
    pub thai_binh_range: u8,
    /// VM-occupied hexes there for the bonus.
    pub(crate) thai_binh_bonus_hexes: u8,
    /// RP of the bonus.
    pub(crate) thai_binh_bonus: u8,
    /// At most so many for the penalty.
    pub(crate) thai_binh_penalty_hexes: u8,
    /// RP of the penalty.
    pub(crate) thai_binh_penalty: u8,
    /// RP to rebuild a FEF unit of Stacking Value 1-2 and 3-4.
    pub(crate) french_rebuild: [u8; 2],
    /// Turns until a rebuilt FEF unit returns: morale 3 or less or HQ, and morale 4-5.
    pub(crate) french_rebuild_delay: [u8; 2],
    /// Steps one Air Transport carries: foot and motorized (2.6, T-21).
    pub(crate) air_lift: [[u8; 2]; 3],
}

/// More of something from a turn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The turn.
    pub turn: u8,
    /// How many more.
    pub add: u8,
}

/// A strength of the Airstrike (6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AirstrikeLevel {
    /// From this turn.
    pub(crate) turn: u8,
    /// Its Barrage Value.
    pub barrage: u8,
    /// Its counter.
    pub(crate) counter: Unit,
}

/// Who must be withdrawn (2.7).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Withdrawal {
    /// Any unit with steps.
    Any,
    /// A para unit.
    Para,
    /// A battalion of the REI.
    Rei,
    /// The Navy.
    Navy,
}

impl Withdrawal {
    /// All of them with their names in the pack.
    pub const ALL: [(&'static str, Withdrawal); 4] = [
        ("any", Withdrawal::Any),
        ("para", Withdrawal::Para),
        ("rei", Withdrawal::Rei),
        ("navy", Withdrawal::Navy),
    ];

    /// As the pack writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Withdrawal::Any => "any",
            Withdrawal::Para => "para",
            Withdrawal::Rei => "rei",
            Withdrawal::Navy => "navy",
        }
    }
}

/// One space of the Turn Track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnRow {
    /// The turn.
    pub number: u8,
    /// Its month, such as `Oct-50`.
    pub month: String,
    /// Whether it rains (1.7).
    pub rain: bool,
    /// Whether the French fight badly (6.10).
    pub early: bool,
    /// The VM-Number in force (2.1).
    pub vm_number: i8,
    /// Withdrawals (2.7).
    pub withdraw: Vec<Withdrawal>,
    /// VM Replacement Points on the chart (2.2).
    pub vm_rp: u8,
    /// Units that arrive, French first.
    pub reinforcements: [Vec<Unit>; 2],
}

/// All tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    /// The Terrain Effects Chart.
    pub terrain: TerrainChart,
    /// Ranges, capacities and limits.
    pub limits: Limits,
    /// The Combat and DG Results Table.
    pub combat: CombatTable,
    /// Its modifiers.
    pub combat_drm: CombatModifiers,
    /// The DG modifiers.
    pub(crate) dg_drm: DgModifiers,
    /// The Barrage Table.
    pub barrage: Vec<BarrageRow>,
    /// Its modifiers.
    pub barrage_drm: BarrageModifiers,
    /// Operation Points allowed by the die, 1 to 6 (6.1).
    pub impulse: [u8; 6],
    /// Replacements.
    pub replacements: Replacements,
    /// VP for bringing in a FEF unit of Stacking Value 1-2 and 3-4 (2.5).
    pub(crate) arrival_vp: [u8; 2],
    /// VP for the loss of a FEF unit of Stacking Value 1-2 and 3-4 (6.13).
    pub(crate) loss_vp: [u8; 2],
    /// The ends of the VP track (1.9).
    pub vp_range: [i8; 2],
    /// FEF Air Transports at the start, and more.
    pub air_transports: (u8, Vec<Arrival>),
    /// VM Trucks at the start, and more.
    pub trucks: (u8, Vec<Arrival>),
    /// The strengths of the Airstrike.
    pub airstrike: Vec<AirstrikeLevel>,
    /// The Turn Track.
    pub turns: Vec<TurnRow>,
}

impl Tables {
    /// RP for a step of a unit of a side that goes on foot.
    pub fn step_cost(&self, side: Side) -> u8 {
        self.replacements.step[side as usize]
    }

    /// RP for a step of a motorized unit of a side.
    pub fn motorized_step_cost(&self, side: Side) -> u8 {
        self.replacements.motorized_step[side as usize]
    }
}

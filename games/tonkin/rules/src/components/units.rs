//! The counters (1.2).

use pack::Name;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Side;

/// Counters of both sides, at most.
pub(crate) const MAX_UNITS: usize = 208;

/// A unit, HQ, SD, Airstrike or Navy, by its place in the list of counters.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8")]
pub struct Unit(pub u8);

impl Unit {
    /// Its place in lists of units.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Unit {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Unit, &'static str> {
        if usize::from(index) < MAX_UNITS { Ok(Unit(index)) } else { Err("there are 208 units") }
    }
}

/// What a counter is. Designations such as REI or BMI only identify units (1.6).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum UnitType {
    /// VM regiment of a division.
    DivisionalRegiment,
    /// VM regiment with a gray bar.
    IndependentRegiment,
    /// Artillery of either side: a Barrage Value.
    Artillery,
    /// The VM engineer regiment (4.0).
    Engineer,
    /// The VM Anti-Aircraft regiment (4.0).
    AntiAircraft,
    /// VM battalion with a white bar.
    TieuDoan,
    /// Pathet Lao, black bar.
    PathetLao,
    /// Headquarters of either side.
    Hq,
    /// Supply dump of either side.
    SupplyDump,
    /// FEF paratroops, blue bar.
    Para,
    /// FEF colonial troops.
    Infantry,
    /// Battalion of the Vietnamese army, sand bar.
    Bvn,
    /// Garrison of the Vietnamese army.
    BvnGarrison,
    /// Thai battalion, brown bar.
    Thai,
    /// Battalion of the Laotian army, gray bar.
    Bcl,
    /// Detachment of the Laotian army.
    BclDetachment,
    /// Partisans behind the lines, green bar (4.0).
    Gcma,
    /// River flotilla (3.6, 4.0).
    Dna,
    /// 1 RCC, RICM (4.0).
    Tank,
    /// 1 REC (4.0).
    Amphibious,
    /// Motorized group.
    GroupeMobile,
    /// The Airstrike counters (6.6).
    Airstrike,
    /// The Navy counter (6.6).
    Navy,
}

impl UnitType {
    /// 2.1, 6.13: Tieu Doans and Pathet Lao come from Box 2 and go back to it.
    pub(crate) const fn is_boxed(self) -> bool {
        matches!(self, UnitType::TieuDoan | UnitType::PathetLao)
    }

    /// All of them with their names in the pack.
    pub const ALL: [(&'static str, UnitType); 23] = [
        ("divisional_regiment", UnitType::DivisionalRegiment),
        ("independent_regiment", UnitType::IndependentRegiment),
        ("artillery", UnitType::Artillery),
        ("engineer", UnitType::Engineer),
        ("anti_aircraft", UnitType::AntiAircraft),
        ("tieu_doan", UnitType::TieuDoan),
        ("pathet_lao", UnitType::PathetLao),
        ("hq", UnitType::Hq),
        ("supply_dump", UnitType::SupplyDump),
        ("para", UnitType::Para),
        ("infantry", UnitType::Infantry),
        ("bvn", UnitType::Bvn),
        ("bvn_garrison", UnitType::BvnGarrison),
        ("thai", UnitType::Thai),
        ("bcl", UnitType::Bcl),
        ("bcl_detachment", UnitType::BclDetachment),
        ("gcma", UnitType::Gcma),
        ("dna", UnitType::Dna),
        ("tank", UnitType::Tank),
        ("amphibious", UnitType::Amphibious),
        ("groupe_mobile", UnitType::GroupeMobile),
        ("airstrike", UnitType::Airstrike),
        ("navy", UnitType::Navy),
    ];

    /// As the pack writes it.
    pub(crate) fn id(self) -> &'static str {
        UnitType::ALL.iter().find(|(_, kind)| *kind == self).map_or("", |(id, _)| id)
    }
}

/// The bar on a counter (1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bar {
    /// No bar.
    None,
    /// White: Tieu Doan.
    White,
    /// Black: Pathet Lao.
    Black,
    /// Gray: independent regiment, or Laotian army.
    Gray,
    /// Blue: paratroops.
    Blue,
    /// Sand: Vietnamese army.
    Sand,
    /// Brown: Thai.
    Brown,
    /// Green: GCMA.
    Green,
}

/// What the rules grant or deny some counters by name (4.0 and others).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trait {
    /// Always in supply (7.2, 7.3).
    AlwaysInSupply,
    /// May retreat before combat (6.5).
    RetreatBeforeCombat,
    /// Of the Vietnamese army (2.5, 3.8).
    Vietnamese,
    /// Exerts no ZoC (1.3).
    NoZoc,
    /// A supply dump.
    Sd,
    /// May be airdropped (3.5).
    Para,
    /// A garrison; no rule of its own.
    Garrison,
    /// Of the Legion; no rule of its own.
    Legion,
    /// Of the Laotian army (2.5, 3.8, 7.3).
    Laotian,
    /// May advance after combat although named with the artillery (6.15).
    MayAdvance,
    /// Moves only by transport (3.1).
    TransportOnly,
    /// A regiment that can be called for withdrawal as REI (2.7).
    Rei,
    /// Artillery.
    Artillery,
    /// Thai (2.5, 3.8, 7.3).
    Thai,
    /// GCMA (2.5, 3.8, 4.0).
    Gcma,
    /// Cannot be ambushed (6.11).
    NoAmbush,
    /// Ignores the DG modifier of forest (6.14).
    NoForestDg,
    /// Raises the morale of other FEF units stacked with it (4.0).
    MoraleBoost,
    /// Takes the second hit (4.0).
    TakesSecondHit,
    /// Vietnamese paratroops (T-17).
    Bpvn,
    /// A river flotilla.
    Dna,
    /// A headquarters.
    Hq,
    /// Tanks.
    Tank,
    /// The Airstrike.
    Airstrike,
    /// The engineer.
    Engineer,
    /// May place Road-Markers (4.0).
    BuildsRoad,
    /// The Anti-Aircraft regiment.
    AntiAircraft,
    /// Pays no river cost (4.0).
    IgnoresRiver,
    /// Moves in clear terrain only (4.0).
    ClearOnly,
    /// The Navy.
    Navy,
}

impl Trait {
    /// All of them with their names in the pack.
    pub const ALL: [(&'static str, Trait); 30] = [
        ("always_in_supply", Trait::AlwaysInSupply),
        ("retreat_before_combat", Trait::RetreatBeforeCombat),
        ("vietnamese", Trait::Vietnamese),
        ("no_zoc", Trait::NoZoc),
        ("sd", Trait::Sd),
        ("para", Trait::Para),
        ("garrison", Trait::Garrison),
        ("legion", Trait::Legion),
        ("laotian", Trait::Laotian),
        ("may_advance", Trait::MayAdvance),
        ("transport_only", Trait::TransportOnly),
        ("rei", Trait::Rei),
        ("artillery", Trait::Artillery),
        ("thai", Trait::Thai),
        ("gcma", Trait::Gcma),
        ("no_ambush", Trait::NoAmbush),
        ("no_forest_dg", Trait::NoForestDg),
        ("morale_boost", Trait::MoraleBoost),
        ("takes_second_hit", Trait::TakesSecondHit),
        ("bpvn", Trait::Bpvn),
        ("dna", Trait::Dna),
        ("hq", Trait::Hq),
        ("tank", Trait::Tank),
        ("airstrike", Trait::Airstrike),
        ("engineer", Trait::Engineer),
        ("builds_road", Trait::BuildsRoad),
        ("anti_aircraft", Trait::AntiAircraft),
        ("ignores_river", Trait::IgnoresRiver),
        ("clear_only", Trait::ClearOnly),
        ("navy", Trait::Navy),
    ];
}

/// Some traits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Traits(u32);

impl Traits {
    /// Whether a trait is among them.
    pub const fn has(self, trait_: Trait) -> bool {
        self.0 >> trait_ as u32 & 1 == 1
    }

    /// Adds a trait.
    pub(crate) const fn insert(&mut self, trait_: Trait) {
        self.0 |= 1 << trait_ as u32;
    }
}

impl FromIterator<Trait> for Traits {
    fn from_iter<I: IntoIterator<Item = Trait>>(list: I) -> Traits {
        let mut traits = Traits::default();
        list.into_iter().for_each(|one| traits.insert(one));
        traits
    }
}

/// The values on one side of a counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Face {
    /// Combat Value.
    pub combat: u8,
    /// Barrage Value, in the gray box.
    pub barrage: u8,
    /// Morale Value.
    pub morale: u8,
    /// Stacking Points.
    pub stacking: u8,
}

/// One counter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitRow {
    /// Its id, such as `vm_36` or `fef_gm_1`.
    pub id: String,
    /// Its side.
    pub side: Side,
    /// The name printed on it, such as `1/2 REI` or `36`.
    pub name: String,
    /// How sentences name it, such as `1/2 REI` or `Regiment 36`.
    pub label: Name,
    /// What it is.
    pub unit_type: UnitType,
    /// Its bar.
    pub bar: Bar,
    /// Its division, for regiments that have one.
    pub division: Option<u16>,
    /// Whether its Combat Value counts only in defence (4.0).
    pub defence_only: bool,
    /// Its Movement Value.
    pub movement: u8,
    /// Whether that is red: motorized.
    pub motorized: bool,
    /// Steps at full strength: 1, 2 or 4.
    pub steps: u8,
    /// The turn of arrival on the Reinforcement Chart; 0 if it is in play from the first month.
    pub entry: u8,
    /// What the rules say of it by name.
    pub(crate) traits: Traits,
    /// The values at full strength.
    pub front: Face,
    /// The values after half the steps are lost.
    pub back: Option<Face>,
}

impl UnitRow {
    /// Its values with so many steps left. A four-step unit loses one of each value with its -1 Marker
    /// (6.13).
    pub fn face(&self, steps: u8) -> Face {
        let lower = |face: Face| Face {
            combat: face.combat.saturating_sub(1),
            barrage: face.barrage.saturating_sub(1),
            morale: face.morale.saturating_sub(1),
            stacking: face.stacking.saturating_sub(1),
        };
        let back = self.back.unwrap_or(self.front);
        match (self.steps, steps) {
            (_, 0) => Face::default(),
            (4, 3) => lower(self.front),
            (4, 2) | (2, 1) => back,
            (4, 1) => lower(back),
            _ => self.front,
        }
    }
}

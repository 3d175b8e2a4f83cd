//! The counters by class, as sets, and their numbers.

use crate::charts::Gait;
use crate::components::{Face, MAX_UNITS, Side, Trait, Traits, Unit, UnitRow, UnitType};
use crate::sets::UnitSet;

/// The numbers of a counter that rules use.
#[derive(Clone, Copy, Debug)]
pub struct Stats {
    /// Its side.
    pub side: Side,
    /// What it is.
    pub unit_type: UnitType,
    /// What the rules say of it by name.
    pub traits: Traits,
    /// Its Movement Value.
    pub movement: u8,
    /// How it moves over land.
    pub gait: Gait,
    /// Whether it is motorized.
    pub motorized: bool,
    /// Steps at full strength.
    pub steps: u8,
    /// Its values with 0 to 4 steps left.
    pub faces: [Face; 5],
}

impl Stats {
    /// The entry of a table for small and large units: by the Stacking Value at full strength, 1-2 or 3-4.
    pub(crate) fn by_size(&self, table: [u8; 2]) -> u8 {
        table[usize::from(self.faces[usize::from(self.steps)].stacking > 2)]
    }

    fn of(row: &UnitRow) -> Stats {
        Stats {
            side: row.side,
            unit_type: row.unit_type,
            traits: row.traits,
            movement: row.movement,
            gait: match (row.unit_type, row.motorized, row.side) {
                (UnitType::Amphibious, _, _) => Gait::Amphibious,
                (_, true, _) => Gait::Motorized,
                (_, false, Side::VietMinh) => Gait::VietMinh,
                (_, false, Side::French) => Gait::French,
            },
            motorized: row.motorized,
            steps: row.steps,
            faces: std::array::from_fn(|steps| row.face(steps as u8)),
        }
    }
}

/// The counters by class.
#[derive(Clone, Debug)]
pub struct Forces {
    stats: Vec<Stats>,
    /// All counters of each side.
    pub side: [UnitSet; 2],
    /// The HQ of each side.
    pub hq: [Option<Unit>; 2],
    /// The SDs of each side.
    pub sds: [UnitSet; 2],
    /// The Navy.
    pub(crate) navy: Option<Unit>,
    /// The VM engineer.
    pub(crate) engineer: Option<Unit>,
    /// The VM Anti-Aircraft unit.
    pub anti_aircraft: Option<Unit>,
    /// HQ and SD of both sides: no steps, no ZoC, no supply check.
    pub staff: UnitSet,
    /// Airstrike and Navy: never on the map.
    pub off_map: UnitSet,
    /// Units that exert ZoC while they are not DG (1.3).
    pub zoc: UnitSet,
    /// VM units of four steps: regiments (6.13).
    pub regiments: UnitSet,
    /// Tieu Doans.
    pub tieu_doans: UnitSet,
    /// Pathet Lao.
    pub(crate) pathet_lao: UnitSet,
    /// River flotillas.
    pub dna: UnitSet,
    /// Para units, 35 RALP included.
    pub(crate) paras: UnitSet,
    /// Artillery of both sides.
    pub artillery: UnitSet,
    /// Motorized units.
    pub motorized: UnitSet,
    /// Always in supply (7.2, 7.3).
    pub always_supplied: UnitSet,
    /// Thai units.
    pub thai: UnitSet,
    /// Units of the Laotian army.
    pub laotian: UnitSet,
    /// Units of the Vietnamese army.
    pub(crate) vietnamese: UnitSet,
    /// GCMA.
    pub(crate) gcma: UnitSet,
    /// Units with more than one step, or one step that counts: everything but staff, Airstrike and Navy.
    pub fighting: UnitSet,
}

impl Forces {
    /// Sorts the counters.
    pub(crate) fn of(rows: &[UnitRow]) -> Forces {
        let all = || (0..).map(Unit).zip(rows).take(MAX_UNITS);
        let set = |test: &dyn Fn(&UnitRow) -> bool| -> UnitSet {
            all().filter(|(_, row)| test(row)).map(|(unit, _)| unit).collect()
        };
        let typed = |kind: UnitType| set(&|row| row.unit_type == kind);
        let of_trait = |one: Trait| set(&|row| row.traits.has(one));
        let of_side = Side::BOTH.map(|side| set(&|row| row.side == side));
        let staff = typed(UnitType::Hq).or(typed(UnitType::SupplyDump));
        let off_map = typed(UnitType::Airstrike).or(typed(UnitType::Navy));
        let fighting = of_side[0].or(of_side[1]).minus(staff).minus(off_map);
        Forces {
            stats: rows.iter().map(Stats::of).collect(),
            side: of_side,
            hq: of_side.map(|of_side| typed(UnitType::Hq).and(of_side).first()),
            sds: of_side.map(|of_side| typed(UnitType::SupplyDump).and(of_side)),
            navy: typed(UnitType::Navy).first(),
            engineer: typed(UnitType::Engineer).first(),
            anti_aircraft: typed(UnitType::AntiAircraft).first(),
            staff,
            off_map,
            zoc: fighting.minus(of_trait(Trait::NoZoc)),
            regiments: set(&|row| row.side == Side::VietMinh && row.steps == 4),
            tieu_doans: typed(UnitType::TieuDoan),
            pathet_lao: typed(UnitType::PathetLao),
            dna: typed(UnitType::Dna),
            paras: of_trait(Trait::Para),
            artillery: typed(UnitType::Artillery),
            motorized: set(&|row| row.motorized),
            always_supplied: of_trait(Trait::AlwaysInSupply),
            thai: of_trait(Trait::Thai),
            laotian: of_trait(Trait::Laotian),
            vietnamese: of_trait(Trait::Vietnamese),
            gcma: of_trait(Trait::Gcma),
            fighting,
        }
    }

    /// The numbers of a unit.
    pub(crate) fn stats(&self, unit: Unit) -> &Stats {
        &self.stats[unit.index()]
    }
}

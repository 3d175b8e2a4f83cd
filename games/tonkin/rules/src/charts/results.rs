//! The Combat and DG Results Table and the Barrage Table, total by total (6.6, 6.8, 6.14).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::{BarrageRow, CombatTable, ODDS, Outcome, Tables};

/// A row of the Combat Results Table, from 1-2 to 5-1.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub struct OddsRow(pub u8);

impl OddsRow {
    /// As printed.
    pub fn id(self) -> &'static str {
        ODDS[usize::from(self.0)]
    }

    /// The odds of the attacker and of the defender, as printed.
    fn ratio(self) -> [u32; 2] {
        // Odds are printed as two digits with a hyphen between them.
        let digits = self.id().as_bytes();
        [digits[0], digits[2]].map(|digit| u32::from(digit - b'0'))
    }
}

/// 6.6: a natural roll that misses whatever is added to it.
const ALWAYS_MISSES: u8 = 2;
/// 6.6: one that hits.
const ALWAYS_HITS: u8 = 12;

/// What a barrage does (6.6).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum BarrageResult {
    /// Nothing.
    Miss,
    /// All defenders DG.
    Dg,
    /// All DG, and one loses a step.
    DgAndLoss,
}

/// The results tables.
#[derive(Clone, Debug)]
pub struct Results {
    combat: CombatTable,
    barrage: Vec<BarrageRow>,
    /// Operation Points allowed by the die.
    impulse: [u8; 6],
}

impl Results {
    /// Takes the tables over.
    pub(crate) fn of(tables: &Tables) -> Results {
        Results { combat: tables.combat, barrage: tables.barrage.clone(), impulse: tables.impulse }
    }

    /// 6.8: the row of the odds, rounded in the defender's favour, and whether they leave the table (T-38).
    pub fn odds(&self, attack: u16, defence: u16) -> (OddsRow, Beyond) {
        let (attack, defence) = (u32::from(attack), u32::from(defence));
        let last = OddsRow(ODDS.len() as u8 - 1);
        let [most, to] = last.ratio();
        if defence == 0 || attack * to >= (most + 1) * defence {
            return (last, Beyond::Above);
        }
        let reaches = |row: &OddsRow| {
            let [most, to] = row.ratio();
            attack * to >= most * defence
        };
        let row = (0..=last.0).rev().map(OddsRow).find(reaches);
        row.map_or((OddsRow(0), Beyond::Below), |row| (row, Beyond::Nowhere))
    }

    /// All modifiers together (6.8).
    pub fn limited(&self, drm: i16) -> i8 {
        drm.clamp(self.combat.drm_min.into(), self.combat.drm_max.into()) as i8
    }

    /// 6.8: the result of a total. -1 counts as 0.
    pub fn outcome(&self, row: OddsRow, total: i16) -> Outcome {
        let highest = &self.combat.highest[usize::from(row.0)];
        let column = highest.iter().position(|highest| total <= i16::from(*highest));
        Outcome::ALL[column.unwrap_or(Outcome::ALL.len() - 1)]
    }

    /// Steps lost by the attacker and the defender (6.13).
    pub fn losses(&self, outcome: Outcome) -> [u8; 2] {
        self.combat.losses[outcome as usize]
    }

    /// The DG number of the attacker and the defender (6.14).
    pub fn dg_number(&self, outcome: Outcome) -> [u8; 2] {
        self.combat.dg.map(|numbers| numbers[outcome as usize])
    }

    /// 6.6: the result of a barrage. A natural 2 always misses, a natural 12 always hits. Nothing fired
    /// hits nothing.
    pub fn barrage(&self, value: u8, roll: u8, drm: i8) -> BarrageResult {
        let Some(row) = self.barrage.iter().find(|row| (row.min..=row.max).contains(&value)) else {
            return BarrageResult::Miss;
        };
        let total = i16::from(roll) + i16::from(drm);
        match roll {
            ALWAYS_MISSES => BarrageResult::Miss,
            ALWAYS_HITS => BarrageResult::DgAndLoss,
            _ if total <= i16::from(row.miss) => BarrageResult::Miss,
            _ if total <= i16::from(row.dg) => BarrageResult::Dg,
            _ => BarrageResult::DgAndLoss,
        }
    }

    /// 6.1: Operation Points allowed by a die.
    pub fn impulse(&self, die: u8) -> u8 {
        self.impulse[usize::from(die.clamp(1, 6)) - 1]
    }
}

/// Whether odds leave the table (6.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// Below 1-2.
    Below,
    /// On the table.
    Nowhere,
    /// Above 5-1.
    Above,
}

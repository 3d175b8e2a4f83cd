//! What the steps of the sequence of play hold.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Fiddles;
use crate::components::{Hex, Outcome, Side, Unit};
use crate::sets::UnitSet;

/// How a game ended (1.9 C).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Ending {
    /// The scale of the last scenario.
    Scale,
    /// The VM HQ was lost.
    HqLost,
    /// VM occupied Hanoi.
    HanoiTaken,
}

impl Ending {
    /// The word messages select by.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Scale => "scale",
            Ending::HqLost => "hq-lost",
            Ending::HanoiTaken => "hanoi-taken",
        }
    }
}

/// 2.2 B: how many steps regiments regained in this phase; two at most.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Regained {
    /// Regiments with one step or more.
    pub(crate) once: UnitSet,
    /// Regiments with two.
    pub(crate) twice: UnitSet,
}

/// 2.6 B: Air Transports used for replacements, and what they carry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Lift {
    /// Steps of foot units carried.
    pub(crate) foot: u8,
    /// Steps of motorized units carried.
    pub(crate) motorized: u8,
    /// Whether VM was asked to declare, and the unit to be replaced meanwhile.
    pub(crate) asking: Option<Unit>,
}

/// 3.0: a side moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Movement {
    /// Whose.
    pub side: Side,
    /// The hex activated by an Operation Point (6.3 c); `None` in a Movement Phase.
    pub at: Option<Hex>,
    /// Units that have finished.
    pub moved: UnitSet,
    /// Stacking Points the VM Truck carries, once one is used (3.4).
    pub truck: Option<u8>,
    /// Stacking Points the Air Transport carries, once one is used (3.5).
    pub air: Option<u8>,
    /// Stacking Points the ships carry (3.7).
    pub ship: u8,
    /// Transports are allowed (not in the end of the game sequence, 8.0).
    pub transports: bool,
    /// Units whose stack has overrun without them: they may only overrun too (6.4).
    pub late: UnitSet,
}

impl Movement {
    /// 3.0: the Movement Phase of a side, with transports.
    pub(crate) const fn of(side: Side) -> Movement {
        Movement {
            side,
            at: None,
            moved: UnitSet::NONE,
            truck: None,
            air: None,
            ship: 0,
            transports: true,
            late: UnitSet::NONE,
        }
    }

    /// 6.3 c: the units of one hex move.
    pub(crate) const fn of_hex(side: Side, hex: Hex) -> Movement {
        Movement { at: Some(hex), ..Movement::of(side) }
    }
}

/// How a group moves.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// By itself (3.1).
    Own,
    /// On trucks (3.4).
    Truck,
    /// On a DNA (3.6).
    River,
}

/// 3.0: a group being put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Group {
    /// Whose.
    pub side: Side,
    /// Where; `None` is Saigon.
    pub at: Option<Hex>,
    /// The units picked so far.
    pub picked: UnitSet,
    /// How often the player changed his mind; bounded.
    pub fiddles: Fiddles,
}

/// 3.1: a group on the march.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct March {
    /// Whose.
    pub side: Side,
    /// Who.
    pub units: UnitSet,
    /// Where they are now.
    pub at: Hex,
    /// Where they began.
    pub start: Hex,
    /// How they move.
    pub mode: Mode,
    /// A Double-Move (3.2).
    pub double: bool,
    /// Movement points spent.
    pub spent: u8,
    /// They have left their first hex.
    pub begun: bool,
    /// They have not gone on since they left, overran or split: for search one way to a hex is enough.
    pub fresh: bool,
    /// They may only overrun (6.4).
    pub late: bool,
    /// They have overrun somebody.
    pub overran: bool,
    /// Units that retreated before combat from them (6.5).
    pub slipped: UnitSet,
    /// They were ambushed (6.11).
    pub ambushed: bool,
    /// Cargo of a DNA that does not join in overruns (3.6).
    pub aboard: UnitSet,
}

/// What VM may declare against (3.5, 4.0, 6.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Flight {
    /// Take-off from the hex asked about, to another.
    TakeOff { units: UnitSet, to: Hex, drop: bool },
    /// Landing on an airstrip.
    Landing { units: UnitSet, from: Hex },
    /// A drop.
    Drop { units: UnitSet, from: Hex },
    /// The Airstrike against units.
    Strike,
    /// The Airstrike against a road.
    RoadStrike,
    /// The FEF HQ uses an Air Transport for replacements (2.6 B).
    Headquarters,
}

/// Which trenches may be dug with an SD (6.3 b).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum DigCase {
    /// FEF: airstrips, from an SD on an airstrip.
    Airstrips,
    /// FEF: supplied hexes of the Delta, from a Supply Center of the Delta.
    Delta,
    /// VM: up to 3 hexes from any Supply Center, from an SD on one.
    Centres,
    /// Up to 3 hexes from the SD.
    Range,
}

/// 6.6: a barrage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Barrage {
    /// Whose.
    pub side: Side,
    /// The target.
    pub target: Hex,
    /// Artillery, Airstrike and Navy.
    pub units: UnitSet,
    /// The Anti-Aircraft unit was declared.
    pub guns: bool,
    /// What comes next.
    pub stage: BarrageStage,
}

/// What a barrage does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum BarrageStage {
    /// VM may declare.
    Declare,
    /// The dice.
    Dice,
    /// It is over.
    Finish,
}

/// How units came to attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum By {
    /// Option G.
    Attack,
    /// 6.4: an overrun out of a hex.
    Overrun { from: Hex },
    /// 6.4: paras dropped on the hex, from an airstrip.
    Airdrop { from: Hex },
}

/// Where a combat stands.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum CombatStage {
    /// C2: who retreats before combat?
    Slip,
    /// C3: an ambush?
    Ambush,
    /// C3: its die.
    AmbushDie,
    /// C4: the attacker's leading unit.
    LeadAttack,
    /// C4: the defender's.
    LeadDefend,
    /// C5: Bolshevik Spirit?
    Spirit,
    /// C5: its die.
    SpiritDie,
    /// C5: does the attacker's officer lead from the front (6.16)?
    FrontAttack,
    /// The defender's?
    FrontDefend,
    /// C6: the combat roll.
    Dice,
    /// C7: the DG rolls.
    DgDice,
    /// C8: retreat or stand fast?
    Decide,
    /// C8: where do they go?
    Retreat,
    /// C9: losses of the attacker.
    AttackerLosses,
    /// C9: losses of the defender.
    DefenderLosses,
    /// 6.16: are officers killed?
    HeroDice,
    /// C10: who advances?
    Advance,
    /// It is over.
    Finish,
}

/// 6.8: a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Combat {
    /// Who attacks.
    pub side: Side,
    /// How.
    pub by: By,
    /// The hex attacked.
    pub target: Hex,
    /// The attacking units.
    pub attackers: UnitSet,
    /// The defending units.
    pub defenders: UnitSet,
    /// Units that retreated before combat from these attackers (6.5).
    pub slipped: UnitSet,
    /// These attackers were ambushed (6.11).
    pub ambushed: bool,
    /// The ambushing unit and its victim.
    pub ambush: Option<(Unit, Unit)>,
    /// The leading units, the attacker's first.
    pub leaders: [Option<Unit>; 2],
    /// The die of Bolshevik Spirit; 0 without.
    pub spirit: u8,
    /// Whose officers lead from the front, the attacker's first.
    pub front: [bool; 2],
    /// The modified total, once rolled.
    pub total: u8,
    /// The result, once rolled.
    pub outcome: Outcome,
    /// Steps still to be lost, the attacker's first.
    pub left: [u8; 2],
    /// Steps lost so far, the attacker's first.
    pub lost: [u8; 2],
    /// Units that still have to retreat.
    pub retreating: UnitSet,
    /// The defender retreated.
    pub retreated: bool,
    /// Units that advanced.
    pub advanced: UnitSet,
    /// Whose officers' units lost a step, French first.
    pub hero_hit: [bool; 2],
    /// What comes next.
    pub stage: CombatStage,
}

impl Combat {
    /// A combat that is about to begin.
    pub fn new(side: Side, by: By, target: Hex, attackers: UnitSet, defenders: UnitSet) -> Combat {
        Combat {
            side,
            by,
            target,
            attackers,
            defenders,
            slipped: UnitSet::NONE,
            ambushed: false,
            ambush: None,
            leaders: [None; 2],
            spirit: 0,
            front: [false; 2],
            total: 0,
            outcome: Outcome::Exchange,
            left: [0; 2],
            lost: [0; 2],
            retreating: UnitSet::NONE,
            retreated: false,
            advanced: UnitSet::NONE,
            hero_hit: [false; 2],
            stage: CombatStage::Slip,
        }
    }

    /// Whether it is an overrun, an airdrop included.
    pub const fn is_overrun(&self) -> bool {
        !matches!(self.by, By::Attack)
    }
}

/// A side loses steps of its choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Losses {
    /// Whose.
    pub side: Side,
    /// Where; `None` is anywhere (2.2 A).
    pub(crate) hex: Option<Hex>,
    /// How many steps.
    pub(crate) left: u8,
}

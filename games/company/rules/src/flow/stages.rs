//! The steps that go through stages: shots, assaults, fall backs, strikes, searches, values of caches.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::Caches;
use crate::components::Side;
use crate::sets::{Square, SquareSet, Unit};

/// How a shooting came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum ShotKind {
    /// 33a.
    Action,
    /// X4.3.
    Ambush,
    /// 33b.
    Opportunity,
    /// 33b.
    Return,
}

impl ShotKind {
    /// Whether it is a reaction: other dice, no reply.
    pub const fn is_reaction(self) -> bool {
        matches!(self, ShotKind::Opportunity | ShotKind::Return)
    }

    /// The rule that lets the unit shoot.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            ShotKind::Action => "33a",
            ShotKind::Ambush => "X4.3",
            ShotKind::Opportunity | ShotKind::Return => "33b",
        }
    }
}

/// What a shooting does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum ShotStage {
    /// The dice.
    Dice,
    /// The saves.
    Saves { hits: u8 },
    /// A peasant in danger is found.
    Peasant,
    /// The peasant's save.
    PeasantSave { square: Square },
    /// The choice die.
    Leader,
    /// The reply.
    Done,
}

/// 33: a shooting under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Shot {
    /// Who shoots.
    pub from: Unit,
    /// At whom.
    pub at: Unit,
    /// Where the target stood.
    pub square: Square,
    /// How it came about.
    pub kind: ShotKind,
    /// Two or more ones were rolled.
    pub(crate) double_one: bool,
    /// Bases died while the unit had its leader.
    pub(crate) leader: bool,
    /// What comes next.
    pub(crate) stage: ShotStage,
}

/// What an assault does next. Each side's roll is a block of its own, White Star's first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum AssaultStage {
    /// The target fights or falls back.
    Decide,
    /// A side's dice.
    Dice { side: Side },
    /// White Star may roll again.
    Again { dice: u8, kills: u8 },
    /// The dice rolled again.
    AgainDice { dice: u8, kills: u8 },
    /// Saves of the vehicles of the other side.
    Saves { by: Side, kills: u8 },
    /// Who has won?
    Judge,
    /// Pursuit dice of the winner.
    Pursuit,
    /// Saves of pursued vehicles.
    PursuitSaves { kills: u8 },
    /// The loser falls back.
    FallBack,
    /// The assaulter moves in.
    Advance,
}

/// 32: an assault under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Assault {
    /// Who assaults.
    pub by: Unit,
    /// Whom.
    pub target: Unit,
    /// The target's square.
    pub square: Square,
    /// Over a face (S-24).
    pub short: bool,
    /// The assaulter starts without cover (S-55).
    pub no_cover: bool,
    /// Bases each side has killed; vehicles count more.
    pub(crate) killed: [u8; 2],
    /// The assaulter has won, or the target has fallen back at once.
    pub(crate) won: bool,
    /// What comes next.
    pub stage: AssaultStage,
}

/// What a fall back does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum FallBackStage {
    /// Squares are offered.
    Offer,
    /// The dice.
    Dice,
    /// The winner picks.
    Pick { chooser: Side },
}

/// 31b: a unit that falls back.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct FallBack {
    /// Which.
    pub unit: Unit,
    /// Squares offered.
    pub(crate) offered: ArrayVec<Square, 3>,
    /// What comes next.
    pub stage: FallBackStage,
}

/// What a strike does next in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum StrikeStage {
    /// Hits are rolled.
    Hits,
    /// Saves are rolled.
    Saves { hits: u8 },
}

/// 34d: a strike under way. Squares are struck in order, in each one slot after another: White Star foot,
/// White Star vehicles, Communist foot, Communist vehicles, peasants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Strike {
    /// Whose.
    pub by: Side,
    /// The squares struck.
    pub squares: SquareSet,
    /// The squares still to be resolved, the present one included.
    pub left: SquareSet,
    /// The slot of the present square.
    pub slot: u8,
    /// Peasants of the present square still to be rolled for; set when their slot comes.
    pub peasants: Option<u8>,
    /// What comes next.
    pub stage: StrikeStage,
}

/// X4.3: a search under way, or the landing (X3 step 6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Search {
    /// The landing column.
    Landing,
    /// A search of this unit for that marker; the token is used or not.
    Marker { unit: Unit, named: u8, token_used: bool },
}

/// 36: caches whose value is to be rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Values {
    /// Carried ones.
    pub(crate) carried: Caches,
    /// Destroyed ones.
    pub(crate) destroyed: Caches,
    /// The total that White Star may keep; before the first roll none.
    pub total: Option<u8>,
    /// The present one is rolled again.
    pub(crate) again: bool,
}

//! Why a choice is refused: one variant for each way a rule says no, with the facts.

use kernel::{Cited, Fact, Message, Rule};

use crate::choice::{Kind, square_name, unit_name};
use crate::components::Cache;
use crate::sets::{Square, Unit};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    /// The question is another one.
    NotAsked,
    /// The unit is off the table: its first action must bring it on.
    OffTable,
    /// The unit is on the table already.
    OnTable,
    /// X5.7: there is nothing that the action could be aimed at.
    NoTarget { kind: Kind },
    /// X10.1: a move goes to a neighbour.
    NotNext { square: Square },
    /// X1.4: an enemy is there.
    EnemyThere { square: Square },
    /// X1.4: a unit of that kind stands there.
    Stacking { square: Square },
    /// X7.4: nobody leaves the table in this mission.
    NoExit,
    /// X7.4: the unit is not at the exit edge.
    NotAtExit,
    /// 16b, X10.2: not an action of vehicles.
    NotVehicles,
    /// 28c: the unit is down.
    Down,
    /// 28c: the unit is down already.
    IsDown,
    /// 28c: the unit is not down.
    IsUp,
    /// 28e: the unit has its leader.
    HasLeader,
    /// 28d: no such cache is carried.
    NoCache { cache: Cache },
    /// X4.5: the unit carries as many caches as it can.
    HandsFull { most: u8 },
    /// 28h: nothing to take away.
    NothingToRemove,
    /// 28h: an action of Communist units.
    CommunistOnly,
    /// 28f, 35: an action of White Star units.
    WhiteStarOnly,
    /// 28g, 28i: an action of VC foot.
    VcOnly,
    /// 28i: the unit came on this turn.
    CameOn,
    /// X8.3: the square is on no edge where units come on.
    NotEdge { square: Square },
    /// X8.3: an enemy is in proximity to the square.
    EnemyNear { square: Square },
    /// 28g, 35: no peasant there.
    NoPeasant { square: Square },
    /// 33a: no more shots this turn.
    ShotsUsed { most: u8 },
    /// 33a: the target is out of range.
    OutOfRange { unit: Unit },
    /// X1.5: the target is not seen.
    NotSeen { unit: Unit },
    /// 33a: an enemy is nearer.
    Priority { unit: Unit },
    /// 32: the target is not in proximity.
    NotNear { unit: Unit },
    /// 34a: VC have no artillery.
    NoArtillery,
    /// 34a: no PC or CC with the unit.
    NotCommander,
    /// S-20: no more calls this turn.
    CallsUsed { most: u8 },
    /// 34b: nobody sees a square of the line.
    LineUnseen,
    /// 28j: no PC with the unit.
    NotPc,
    /// 28j: no casualties there.
    NoCasualties { square: Square },
    /// 28f: no village square.
    NoVillage { square: Square },
    /// X4.3: the square was searched before.
    Searched { square: Square },
    /// X4.3: the ring is empty.
    RingEmpty,
    /// 35: the token is held already.
    TokenHeld,
    /// 35: somebody was interrogated here this turn.
    Interrogated { square: Square },
    /// X4.3: only foot ambushes.
    FootOnly,
    /// S-77: the unit has just disappeared.
    JustLeft { unit: Unit },
    /// X4.3: a unit stands in the square.
    AmbushSquare { square: Square },
    /// S-61: the shift goes beyond the table.
    BeyondTable { difference: u8 },
    /// X5.5: the unit with the marker does not lead.
    MayNotLead { unit: Unit },
    /// X3: peasants are not placed where White Star deploys.
    PeasantDeployment { square: Square },
    /// X1.4: no more peasants there.
    PeasantsFull { square: Square, most: u8 },
    /// X3: the peasants left are for empty hamlets.
    HamletsFirst { empty: u8 },
    /// X3: not a square of the deployment.
    NotDeployment { square: Square },
    /// X3: both edges must be used.
    BothEdges { wanted: u8 },
    /// X3: not a column where units hide.
    HidingColumn { square: Square },
    /// X3: too near to White Star.
    HidingDistance { square: Square, least: u8 },
}

impl Cited for No {
    fn rule(&self) -> Rule {
        Rule(match self {
            No::NotAsked | No::NoTarget { .. } => "X5.7",
            No::OffTable => "X5.2",
            No::OnTable => "S-39",
            No::NotNext { .. } => "X10.1",
            No::EnemyThere { .. } | No::Stacking { .. } | No::PeasantsFull { .. } => "X1.4",
            No::NoExit | No::NotAtExit => "X7.4",
            No::NotVehicles => "X10.2",
            No::Down | No::IsDown | No::IsUp => "28c",
            No::HasLeader => "28e",
            No::NoCache { .. } => "28d",
            No::HandsFull { .. } => "X4.5",
            No::NothingToRemove | No::CommunistOnly => "28h",
            No::WhiteStarOnly | No::NoVillage { .. } => "28f",
            No::VcOnly => "28g",
            No::CameOn => "28i",
            No::NotEdge { .. } | No::EnemyNear { .. } => "X8.3",
            No::NoPeasant { .. } => "S-35",
            No::ShotsUsed { .. } | No::OutOfRange { .. } => "33a",
            No::NotSeen { .. } => "X1.5",
            No::Priority { .. } => "S-13",
            No::NotNear { .. } => "32",
            No::NoArtillery | No::NotCommander => "34a",
            No::CallsUsed { .. } => "S-20",
            No::LineUnseen => "34b",
            No::NotPc | No::NoCasualties { .. } => "28j",
            No::Searched { .. } | No::RingEmpty | No::FootOnly => "X4.3",
            No::AmbushSquare { .. } => "X4.3",
            No::JustLeft { .. } => "S-77",
            No::TokenHeld => "S-65",
            No::Interrogated { .. } => "35",
            No::BeyondTable { .. } => "S-61",
            No::MayNotLead { .. } => "X5.5",
            No::PeasantDeployment { .. }
            | No::HamletsFirst { .. }
            | No::NotDeployment { .. }
            | No::BothEdges { .. }
            | No::HidingColumn { .. }
            | No::HidingDistance { .. } => "X3",
        })
    }
}

impl Message for No {
    fn id(&self) -> &'static str {
        match self {
            No::NotAsked => "company-no-not-asked",
            No::OffTable => "company-no-off-table",
            No::OnTable => "company-no-on-table",
            No::NoTarget { .. } => "company-no-target",
            No::NotNext { .. } => "company-no-not-next",
            No::EnemyThere { .. } => "company-no-enemy-there",
            No::Stacking { .. } => "company-no-stacking",
            No::NoExit => "company-no-exit",
            No::NotAtExit => "company-no-not-at-exit",
            No::NotVehicles => "company-no-not-vehicles",
            No::Down => "company-no-down",
            No::IsDown => "company-no-is-down",
            No::IsUp => "company-no-is-up",
            No::HasLeader => "company-no-has-leader",
            No::NoCache { .. } => "company-no-cache",
            No::HandsFull { .. } => "company-no-hands-full",
            No::NothingToRemove => "company-no-nothing-to-remove",
            No::CommunistOnly => "company-no-communist-only",
            No::WhiteStarOnly => "company-no-white-star-only",
            No::VcOnly => "company-no-vc-only",
            No::CameOn => "company-no-came-on",
            No::NotEdge { .. } => "company-no-not-edge",
            No::EnemyNear { .. } => "company-no-enemy-near",
            No::NoPeasant { .. } => "company-no-peasant",
            No::ShotsUsed { .. } => "company-no-shots-used",
            No::OutOfRange { .. } => "company-no-out-of-range",
            No::NotSeen { .. } => "company-no-not-seen",
            No::Priority { .. } => "company-no-priority",
            No::NotNear { .. } => "company-no-not-near",
            No::NoArtillery => "company-no-artillery",
            No::NotCommander => "company-no-not-commander",
            No::CallsUsed { .. } => "company-no-calls-used",
            No::LineUnseen => "company-no-line-unseen",
            No::NotPc => "company-no-not-pc",
            No::NoCasualties { .. } => "company-no-casualties",
            No::NoVillage { .. } => "company-no-village",
            No::Searched { .. } => "company-no-searched",
            No::RingEmpty => "company-no-ring-empty",
            No::TokenHeld => "company-no-token-held",
            No::Interrogated { .. } => "company-no-interrogated",
            No::FootOnly => "company-no-foot-only",
            No::JustLeft { .. } => "company-no-just-left",
            No::AmbushSquare { .. } => "company-no-ambush-square",
            No::BeyondTable { .. } => "company-no-beyond-table",
            No::MayNotLead { .. } => "company-no-may-not-lead",
            No::PeasantDeployment { .. } => "company-no-peasant-deployment",
            No::PeasantsFull { .. } => "company-no-peasants-full",
            No::HamletsFirst { .. } => "company-no-hamlets-first",
            No::NotDeployment { .. } => "company-no-not-deployment",
            No::BothEdges { .. } => "company-no-both-edges",
            No::HidingColumn { .. } => "company-no-hiding-column",
            No::HidingDistance { .. } => "company-no-hiding-distance",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match *self {
            No::NotNext { square }
            | No::EnemyThere { square }
            | No::Stacking { square }
            | No::NotEdge { square }
            | No::EnemyNear { square }
            | No::NoPeasant { square }
            | No::NoCasualties { square }
            | No::NoVillage { square }
            | No::Searched { square }
            | No::Interrogated { square }
            | No::AmbushSquare { square }
            | No::PeasantDeployment { square }
            | No::NotDeployment { square }
            | No::HidingColumn { square } => vec![("square", square_name(square))],
            No::PeasantsFull { square, most } => {
                vec![("square", square_name(square)), ("most", most.into())]
            }
            No::HidingDistance { square, least } => {
                vec![("square", square_name(square)), ("least", least.into())]
            }
            No::OutOfRange { unit }
            | No::NotSeen { unit }
            | No::Priority { unit }
            | No::NotNear { unit }
            | No::JustLeft { unit }
            | No::MayNotLead { unit } => vec![("unit", unit_name(unit))],
            No::NoTarget { kind } => vec![("action", Fact::Word(kind.word()))],
            No::NoCache { cache } => vec![("cache", Fact::Word(cache.id()))],
            No::HandsFull { most } | No::ShotsUsed { most } | No::CallsUsed { most } => {
                vec![("most", most.into())]
            }
            No::BeyondTable { difference } => vec![("difference", difference.into())],
            No::HamletsFirst { empty } => vec![("empty", empty.into())],
            No::BothEdges { wanted } => vec![("wanted", wanted.into())],
            No::NotAsked
            | No::OffTable
            | No::OnTable
            | No::NoExit
            | No::NotAtExit
            | No::NotVehicles
            | No::Down
            | No::IsDown
            | No::IsUp
            | No::HasLeader
            | No::NothingToRemove
            | No::CommunistOnly
            | No::WhiteStarOnly
            | No::VcOnly
            | No::CameOn
            | No::NoArtillery
            | No::NotCommander
            | No::LineUnseen
            | No::NotPc
            | No::RingEmpty
            | No::TokenHeld
            | No::FootOnly => Vec::new(),
        }
    }
}

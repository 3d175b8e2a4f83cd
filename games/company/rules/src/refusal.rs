//! Why a choice is refused: one variant for each way a rule says no, with the facts.

use kernel::Message;

use crate::components::Cache;
use crate::sets::{Square, Unit};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("company-no")]
pub enum No {
    /// The question is another one.
    #[rule("X5.7")]
    NotAsked,
    /// The unit is off the table: its first action must bring it on.
    #[rule("X5.2")]
    OffTable,
    /// The unit is on the table already, and comes on.
    #[rule("X8.3")]
    OnTable,
    /// The unit is on the table already, and comes out of a peasant.
    #[rule("S-39")]
    OnTableGenerates,
    /// There is no square to move to.
    #[rule("X10.1")]
    MoveTarget,
    /// There is no square to come on at.
    #[rule("X8.3")]
    EnterTarget,
    /// There is no enemy to shoot at.
    #[rule("33a")]
    ShootTarget,
    /// There is no enemy to assault.
    #[rule("32")]
    AssaultTarget,
    /// There is no cache to destroy.
    #[rule("28d")]
    DestroyTarget,
    /// There is no peasant to come out of.
    #[rule("28g")]
    GenerateTarget,
    /// There are no casualties to fly out.
    #[rule("28j")]
    CasevacTarget,
    /// A move goes to a neighbour.
    #[rule("X10.1")]
    NotNext { square: Square },
    /// An enemy is there.
    #[rule("X1.4")]
    EnemyThere { square: Square },
    /// A unit of that kind stands there.
    #[rule("X1.4")]
    Stacking { square: Square },
    /// Nobody leaves the table in this mission.
    #[rule("X7.4")]
    Exit,
    /// The unit is not at the exit edge.
    #[rule("X7.4")]
    NotAtExit,
    /// What vehicles never do.
    #[rule("X10.2")]
    NotVehicles,
    /// Not among the actions of vehicles: they lie down no more than they are led.
    #[rule("16c")]
    VehicleActions,
    /// Vehicles never start an assault.
    #[rule("16b")]
    VehiclesAssault,
    /// The unit is down.
    #[rule("28c")]
    Down,
    /// The unit is down already.
    #[rule("28c")]
    IsDown,
    /// The unit is not down.
    #[rule("28c")]
    IsUp,
    /// The unit has its leader.
    #[rule("28e")]
    HasLeader,
    /// No such cache is carried.
    #[rule("28d")]
    Cache { cache: Cache },
    /// The unit carries as many caches as it can.
    #[rule("X4.5")]
    HandsFull { most: u8 },
    /// There is no casualty to take away.
    #[rule("28h")]
    NothingToRemove,
    /// Only Communist units take casualties away.
    #[rule("28h")]
    CommunistOnly,
    /// Only foot takes casualties away.
    #[rule("28h")]
    FootRemoves,
    /// Only White Star units search.
    #[rule("28f")]
    WhiteStarOnly,
    /// Only White Star units interrogate.
    #[rule("35")]
    WhiteStarInterrogates,
    /// Only VC on foot come out of peasants.
    #[rule("28g")]
    VcOnly,
    /// Only VC on foot disappear.
    #[rule("28i")]
    VcDisappear,
    /// The unit came on this turn.
    #[rule("28i")]
    CameOn,
    /// The square is on no edge where units come on.
    #[rule("X8.3")]
    NotEdge { square: Square },
    /// An enemy is in proximity to the square.
    #[rule("X8.3")]
    EnemyNear { square: Square },
    /// No peasant is there to be asked.
    #[rule("35")]
    Peasant { square: Square },
    /// No peasant is there to come out of.
    #[rule("28g")]
    PeasantToBecome { square: Square },
    /// No more shots this turn.
    #[rule("33a")]
    ShotsUsed { most: u8 },
    /// The target is out of range.
    #[rule("33a")]
    OutOfRange { unit: Unit },
    /// The target is not seen.
    #[rule("33a")]
    NotSeen { unit: Unit },
    /// An enemy is nearer.
    #[rule("33a")]
    Priority { unit: Unit },
    /// The target is not in proximity.
    #[rule("32")]
    NotNear { unit: Unit },
    /// VC have no artillery.
    #[rule("34a")]
    Artillery,
    /// No PC or CC with the unit.
    #[rule("34a")]
    NotCommander,
    /// No more strikes this turn.
    #[rule("34a")]
    CallsUsed { most: u8 },
    /// Nobody sees a square of the line.
    #[rule("34b")]
    LineUnseen,
    /// No PC with the unit.
    #[rule("28j")]
    NotPc,
    /// No more helicopters this turn.
    #[rule("28j")]
    CasevacsUsed { most: u8 },
    /// No casualties there.
    #[rule("28j")]
    Casualties { square: Square },
    /// No helicopter lands beside an enemy who is seen there.
    #[rule("28j")]
    LandsOnEnemy { square: Square },
    /// No village square.
    #[rule("28f")]
    Village { square: Square },
    /// The square was searched before.
    #[rule("28f")]
    Searched { square: Square },
    /// The ring is empty.
    #[rule("X4.3")]
    RingEmpty,
    /// The token is held already.
    #[rule("35")]
    TokenHeld,
    /// Somebody was interrogated here this turn.
    #[rule("35")]
    Interrogated { square: Square },
    /// Only foot ambushes.
    #[rule("X4.3")]
    FootOnly,
    /// The unit has just disappeared.
    #[rule("S-77")]
    JustLeft { unit: Unit },
    /// A unit stands in the square.
    #[rule("X4.3")]
    AmbushSquare { square: Square },
    /// The shift goes beyond the table.
    #[rule("S-61")]
    BeyondTable { difference: u8 },
    /// The unit with the marker does not lead.
    #[rule("X5.5")]
    MayNotLead { unit: Unit },
    /// Peasants are not placed where White Star deploys.
    #[rule("X3")]
    PeasantDeployment { square: Square },
    /// No more peasants live there.
    #[rule("X3")]
    PeasantsFull { square: Square, most: u8 },
    /// Nobody flees to White Star.
    #[rule("X8.5")]
    FleesIntoEnemy { square: Square },
    /// Nobody flees where there is no more room.
    #[rule("X8.5")]
    FleesIntoCrowd { square: Square, most: u8 },
    /// The peasants left are for empty hamlets.
    #[rule("X3")]
    HamletsFirst { empty: u8 },
    /// Not a square of the deployment.
    #[rule("X3")]
    NotDeployment { square: Square },
    /// Both edges must be used.
    #[rule("X3")]
    BothEdges { wanted: u8 },
    /// Not a column where units hide.
    #[rule("X3")]
    HidingColumn { square: Square },
    /// Too near to White Star.
    #[rule("X3")]
    HidingDistance { square: Square, least: u8 },
}

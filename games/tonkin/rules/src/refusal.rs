//! Why an answer is refused: the rule and its facts, written for the one who asked.

use kernel::Message;

use crate::components::{Hex, Unit};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("tonkin-no")]
pub enum No {
    /// That is not asked now.
    #[rule("1.10")]
    NotAsked,
    /// The mind was changed too often.
    #[rule("1.10")]
    Fiddled,
    /// Nothing is picked.
    #[rule("1.10")]
    NobodyPicked,
    /// Everybody who could be picked is.
    #[rule("1.10")]
    AllPicked,
    /// No trace of that length.
    #[rule("1.4")]
    OutOfRange { hex: Hex, range: u8 },
    /// The hex is full.
    #[rule("1.5")]
    Stacking { hex: Hex, points: u8, limit: u8 },
    /// No FEF-friendly VP-Hex.
    #[rule("1.9")]
    NotFrenchVp { hex: Hex },
    /// Too near a VM regiment, and too few FEF steps.
    #[rule("1.9")]
    RumourTooNear { hex: Hex },
    /// A marker lies there.
    #[rule("1.9")]
    ObjectiveThere { hex: Hex },
    /// The markers were moved in this phase.
    #[rule("1.9")]
    ObjectivesMoved,
    /// No VM Supply Center that works.
    #[rule("2.1")]
    Centre { hex: Hex },
    /// Motorized units arrive in China.
    #[rule("2.1")]
    NotChina { hex: Hex },
    /// Too few RP.
    #[rule("2.2")]
    Points { unit: Unit, cost: u8, points: u8 },
    /// Too few RP for a FEF unit.
    #[rule("2.6")]
    FrenchPoints { unit: Unit, cost: u8, points: u8 },
    /// There is no RP to give up.
    #[rule("2.2")]
    PointLeft,
    /// The unit is at full strength.
    #[rule("2.2")]
    FullStrength { unit: Unit },
    /// The unit is out of supply.
    #[rule("7.5")]
    OutOfSupply { unit: Unit },
    /// Two steps at most.
    #[rule("2.2")]
    TwoSteps { unit: Unit },
    /// No open road from China.
    #[rule("3.4")]
    Road { unit: Unit },
    /// No open road from China brings replacements.
    #[rule("2.2")]
    ReplacementRoad { unit: Unit },
    /// Only foot regiments in or next to Vietnam.
    #[rule("2.3")]
    Absorption { unit: Unit },
    /// The centre is used.
    #[rule("2.4")]
    CentreUsed { hex: Hex },
    /// Not within reach of a free Mobilization Center.
    #[rule("2.4")]
    Mobilization { hex: Hex },
    /// The unit does not arrive there.
    #[rule("2.5")]
    NotThere { unit: Unit, hex: Hex },
    /// Units of that class have places of their own.
    #[rule("2.5")]
    NotBySaigon { unit: Unit },
    /// No Air Transport is left.
    #[rule("3.5")]
    Plane,
    /// Too few Air Transports are left to bring a step.
    #[rule("2.6")]
    ReplacementPlane { unit: Unit },
    /// No Air Transport is left for trenches on airstrips.
    #[rule("6.3")]
    TrenchPlane { unit: Unit },
    /// The unit has lost steps.
    #[rule("2.7")]
    NotFullStrength { unit: Unit },
    /// Not of the class asked for.
    #[rule("2.7")]
    WrongClass { unit: Unit },
    /// The unit has moved.
    #[rule("3.0")]
    HasMoved { unit: Unit },
    /// It does not move by itself.
    #[rule("3.1")]
    TransportOnly { unit: Unit },
    /// The enemy is there.
    #[rule("3.1")]
    EnemyThere { hex: Hex },
    /// The mp do not suffice.
    #[rule("3.1")]
    TooFar { hex: Hex, left: u8 },
    /// No way over that hexside.
    #[rule("3.1")]
    Closed { hex: Hex },
    /// No Double-Move when DG.
    #[rule("3.2")]
    DoubleDg { unit: Unit },
    /// No Double-Move out of an enemy ZoC.
    #[rule("3.2")]
    DoubleZoc { hex: Hex },
    /// A DNA is not transported.
    #[rule("3.3")]
    Cargo { unit: Unit },
    /// No transports at the end of the game.
    #[rule("8.0")]
    Transport,
    /// Too heavy.
    #[rule("3.3")]
    TooHeavy { load: u8, capacity: u8 },
    /// No Truck left.
    #[rule("3.4")]
    Truck,
    /// No Supply Center or HQ for trucks.
    #[rule("3.4")]
    TruckBase { hex: Hex },
    /// No open friendly airstrip.
    #[rule("3.5")]
    Airstrip { hex: Hex },
    /// Closed by a declared unit.
    #[rule("3.5")]
    AirstripClosed { hex: Hex },
    /// Nothing may be dropped there.
    #[rule("3.5")]
    Drop { hex: Hex },
    /// Only paras and SDs are dropped.
    #[rule("3.5")]
    NotPara { unit: Unit },
    /// No DNA in the group.
    #[rule("3.6")]
    Flotilla,
    /// A DNA may not stop there.
    #[rule("3.6")]
    Stop { hex: Hex },
    /// No friendly harbor.
    #[rule("3.7")]
    Harbour { hex: Hex },
    /// By way of Saigon only.
    #[rule("3.7")]
    BySaigon { hex: Hex },
    /// It may not be there.
    #[rule("3.8")]
    NotAllowed { unit: Unit, hex: Hex },
    /// No fighting over the Chinese border.
    #[rule("3.8")]
    Border { hex: Hex },
    /// Only units of one hex move with a point, and the engineer is in another one.
    #[rule("6.3")]
    EngineerElsewhere { hex: Hex },
    /// A Road-Marker lies there already.
    #[rule("4.0")]
    RoadMarkerThere { hex: Hex },
    /// A Road-Marker is left beside the map: none is taken from elsewhere.
    #[rule("4.0")]
    RoadMarkerLeft { hex: Hex },
    /// That SD cannot.
    #[rule("6.2")]
    NotSpent { unit: Unit },
    /// Without a spending SD.
    #[rule("6.3")]
    SpendingDump,
    /// None of your units is there.
    #[rule("6.3")]
    NobodyThere { hex: Hex },
    /// Nothing to take off.
    #[rule("6.3")]
    Marker { hex: Hex },
    /// No more than three markers.
    #[rule("6.3")]
    TooManyMarkers,
    /// More than three DG-Markers, but no chain of six at most (T-53).
    #[rule("6.3")]
    NoChain { hex: Hex },
    /// Not with that SD.
    #[rule("6.3")]
    Digging { unit: Unit },
    /// Not there.
    #[rule("6.3")]
    Trench { hex: Hex },
    /// The first point must be used.
    #[rule("6.1")]
    OnePoint,
    /// At least one trench is dug for an SD.
    #[rule("6.3")]
    OneTrench,
    /// Not while DG or OoS.
    #[rule("6.4")]
    Overrun { unit: Unit },
    /// The mp do not suffice.
    #[rule("6.4")]
    OverrunCost { hex: Hex, cost: u8, left: u8 },
    /// Not with a Double-Move or on trucks.
    #[rule("6.4")]
    OverrunMode { hex: Hex },
    /// The rest of a stack that has overrun may only overrun.
    #[rule("6.4")]
    Late,
    /// It may not.
    #[rule("6.5")]
    Slip { unit: Unit },
    /// Nobody is there who could be overrun.
    #[rule("6.4")]
    OverrunTarget { hex: Hex },
    /// Nobody is there who could be barraged.
    #[rule("6.6")]
    BarrageTarget { hex: Hex },
    /// Nothing that has a Barrage Value reaches the hex.
    #[rule("6.6")]
    Guns { hex: Hex },
    /// Nobody is there who could be attacked.
    #[rule("6.8")]
    AttackTarget { hex: Hex },
    /// No Airstrike in the rains.
    #[rule("1.7")]
    Rains,
    /// The Airstrike needs a FEF unit beside the target.
    #[rule("6.6")]
    Observer { hex: Hex },
    /// No coast near enough.
    #[rule("6.6")]
    Coast { hex: Hex },
    /// No road there that is not destroyed already.
    #[rule("6.7")]
    RoadThere { hex: Hex },
    /// VM reaches roads in the Delta, and in the Highlands where he stands.
    #[rule("6.7")]
    RoadOutOfReach { hex: Hex },
    /// No strike on roads in China.
    #[rule("6.7")]
    RoadInChina { hex: Hex },
    /// It does not attack.
    #[rule("6.8")]
    Attacker { unit: Unit },
    /// The attack comes to nothing.
    #[rule("6.8")]
    Strength,
    /// It may not lead.
    #[rule("6.10")]
    Leader { unit: Unit },
    /// It may not ambush.
    #[rule("6.11")]
    Ambusher { unit: Unit },
    /// It may not be ambushed.
    #[rule("6.11")]
    Victim { unit: Unit },
    /// A unit at full strength comes first.
    #[rule("6.11")]
    FullFirst { unit: Unit },
    /// Another unit takes that step.
    #[rule("6.13")]
    LeaderFirst { unit: Unit },
    /// A tank or DNA takes the second hit.
    #[rule("4.0")]
    SecondHit { unit: Unit },
    /// No retreat there.
    #[rule("6.15")]
    Retreat { hex: Hex },
    /// It does not advance.
    #[rule("6.15")]
    Advance { unit: Unit },
    /// He cannot join that unit.
    #[rule("6.16")]
    Hero { unit: Unit },
    /// The Tieu Doan has a hex to go to.
    #[rule("9.0")]
    HasPlace { unit: Unit },
    /// Not within the distance the scenario gives.
    #[rule("9.0")]
    SetUpFar { hex: Hex, within: u8 },
}

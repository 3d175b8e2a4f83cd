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
    /// There are no markers on the map.
    #[rule("1.9")]
    NoObjectives,
    /// Both markers could not be placed anew (T-91).
    #[rule("1.9")]
    TooFewVpHexes,
    /// No VM Supply Center that works.
    #[rule("2.1")]
    Centre { hex: Hex },
    /// Motorized units arrive in China.
    #[rule("2.1")]
    NotChina { hex: Hex },
    /// No place where SDs of VM come.
    #[rule("2.2")]
    DumpPlace { hex: Hex },
    /// No place where SDs of FEF come.
    #[rule("2.6")]
    FrenchDumpPlace { hex: Hex },
    /// No place where SDs come in the training scenario.
    #[rule("9.0")]
    TrainingDumpPlace { hex: Hex },
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
    /// A motorized unit that is out of supply moves by transport.
    #[rule("7.5")]
    OutOfSupply { unit: Unit },
    /// A regiment that is out of supply gets no replacements.
    #[rule("2.2")]
    ReplacementSupply { unit: Unit },
    /// A FEF unit that is out of supply gets none.
    #[rule("2.6")]
    FrenchReplacementSupply { unit: Unit },
    /// No HQ or Supply Center near enough for replacements.
    #[rule("2.2")]
    ReplacementRange { hex: Hex, range: u8 },
    /// The same for FEF.
    #[rule("2.6")]
    FrenchReplacementRange { hex: Hex, range: u8 },
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
    /// The Tieu Doan is not near enough.
    #[rule("2.3")]
    AbsorptionRange { hex: Hex, range: u8 },
    /// The centre is used.
    #[rule("2.4")]
    CentreUsed { hex: Hex },
    /// Not within reach of a free Mobilization Center.
    #[rule("2.4")]
    Mobilization { hex: Hex },
    /// FEF is where a Tieu Doan or Pathet Lao would come.
    #[rule("2.4")]
    MobilizationTaken { hex: Hex },
    /// VM is where a FEF unit would arrive.
    #[rule("2.5")]
    ArrivalTaken { hex: Hex },
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
    /// The HQ that would serve stands on no airstrip.
    #[rule("2.6")]
    HqAirstrip { hex: Hex },
    /// The airstrip of the HQ is closed by a declared unit.
    #[rule("2.6")]
    HqClosed { hex: Hex },
    /// No Air Transport is left for trenches on airstrips.
    #[rule("6.3")]
    TrenchPlane { unit: Unit },
    /// The unit has lost steps.
    #[rule("2.7")]
    NotFullStrength { unit: Unit },
    /// Not of the class asked for.
    #[rule("2.7")]
    WrongClass { unit: Unit },
    /// Too far from a Supply Center to be withdrawn.
    #[rule("2.7")]
    WithdrawalRange { hex: Hex, range: u8 },
    /// None of the units of the side is there.
    #[rule("3.0")]
    NobodyToMove { hex: Hex },
    /// Nobody is in Saigon.
    #[rule("3.0")]
    NobodyInSaigon,
    /// The unit has moved.
    #[rule("3.0")]
    HasMoved { unit: Unit },
    /// It does not move by itself.
    #[rule("3.3")]
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
    /// FEF and the VM HQ do not enter China.
    #[rule("3.8")]
    China { hex: Hex },
    /// Outside the area of the training scenario.
    #[rule("9.0")]
    OutOfPlay { hex: Hex },
    /// No Double-Move when DG.
    #[rule("3.2")]
    DoubleDg { unit: Unit },
    /// No Double-Move when OoS.
    #[rule("3.2")]
    DoubleOos { unit: Unit },
    /// No Double-Move out of an enemy ZoC.
    #[rule("3.2")]
    DoubleZoc { hex: Hex },
    /// A DNA is not transported, and goes on water alone.
    #[rule("3.6")]
    Cargo { unit: Unit },
    /// No transports at the end of the game.
    #[rule("8.0")]
    Transport,
    /// Too heavy for the VM Truck.
    #[rule("3.4")]
    TruckLoad { load: u8, capacity: u8 },
    /// Too heavy for the Air Transport.
    #[rule("3.5")]
    AirLoad { load: u8, capacity: u8 },
    /// Too heavy for the DNA.
    #[rule("3.6")]
    RiverLoad { load: u8, capacity: u8 },
    /// Too heavy for the ships.
    #[rule("3.7")]
    ShipLoad { load: u8, capacity: u8 },
    /// No Truck left.
    #[rule("3.4")]
    Truck,
    /// No Supply Center or HQ for trucks.
    #[rule("3.4")]
    TruckBase { hex: Hex },
    /// Declared, it would do nothing against a flight or drop.
    #[rule("3.5")]
    Declaration { unit: Unit, hex: Hex },
    /// Declared, it would do nothing against the HQ that serves by air.
    #[rule("2.6")]
    HqDeclaration { unit: Unit, hex: Hex },
    /// Declared, it would do nothing against the Airstrike.
    #[rule("6.6")]
    StrikeDeclaration { unit: Unit, hex: Hex },
    /// Declared, it would do nothing against a strike on a road.
    #[rule("6.7")]
    RoadDeclaration { unit: Unit, hex: Hex },
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
    /// No major river and no coast leads there.
    #[rule("3.6")]
    NoWater { hex: Hex },
    /// A DNA passes no river hex that VM holds.
    #[rule("3.6")]
    EnemyAfloat { hex: Hex },
    /// Nobody lands on the islands.
    #[rule("1.6")]
    Island { hex: Hex },
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
    /// 1 REC stays in clear terrain.
    #[rule("4.0")]
    ClearOnly { unit: Unit, hex: Hex },
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
    /// Too far from the spending SD.
    #[rule("6.3")]
    SpendingRange { hex: Hex, range: u8 },
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
    /// Not while DG.
    #[rule("6.14")]
    OverrunDg { unit: Unit },
    /// Not while OoS.
    #[rule("7.5")]
    OverrunOos { unit: Unit },
    /// The mp do not suffice.
    #[rule("6.4")]
    OverrunCost { hex: Hex, cost: u8, left: u8 },
    /// Not with a Double-Move.
    #[rule("3.2")]
    OverrunDouble { hex: Hex },
    /// Not on trucks.
    #[rule("3.4")]
    OverrunTruck { hex: Hex },
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
    /// No hex in China is barraged.
    #[rule("6.6")]
    BarrageChina { hex: Hex },
    /// No artillery is next to the hex.
    #[rule("6.6")]
    NoArtillery { hex: Hex },
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
    /// Engineer and Anti-Aircraft fight in defence only.
    #[rule("4.0")]
    DefenceOnly { unit: Unit },
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
    /// Not near a Mobilization Center in Vietnam that is free.
    #[rule("9.0")]
    SetUpMobilization { hex: Hex },
    /// The enemy is there.
    #[rule("9.0")]
    SetUpTaken { hex: Hex },
    /// Not near enough to a community.
    #[rule("9.0")]
    GcmaRange { hex: Hex, range: u8 },
    /// Not within the distance the scenario gives.
    #[rule("9.0")]
    SetUpFar { hex: Hex, within: u8 },
}

//! Why a choice is refused: one variant for each way a rule says no, with the facts.

use kernel::Message;

use crate::components::{Aircraft, Airfield, Battalion, Marker, Role, Route, Space, Unit};
use crate::flow::{Piece, Target};
use crate::names::base_name;

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("siege-no")]
pub enum No {
    /// The question is another one.
    #[rule("2.16")]
    NotAsked,
    /// The piece belongs to another seat of the staff.
    #[rule("S-76")]
    Owner { piece: Piece, role: Role },
    /// Only the commander does that.
    #[rule("S-76")]
    CommanderOnly,
    /// Minds were changed too often.
    #[rule("2.16")]
    Fiddled,
    /// The attack has no piece yet.
    #[rule("17.1")]
    NobodyPicked,
    /// The same for a strategic strike.
    #[rule("11.1")]
    NobodyStrikes,
    /// The same for an assault.
    #[rule("18.1")]
    NobodySallies,
    /// Everybody who could be picked is.
    #[rule("17.1")]
    AllPicked,
    /// The same for a strategic strike.
    #[rule("11.1")]
    AllStrike,
    /// The same for an assault.
    #[rule("18.1")]
    AllSally,
    /// Units are set up in Entrenchments and the Central Fortress.
    #[rule("29.0")]
    SetupTerrain { space: Space },
    /// One fortification in a space.
    #[rule("29.0")]
    FortificationThere { space: Space },
    /// The leader begins with one of two units.
    #[rule("29.0")]
    LeaderWith { leader: Unit },
    /// A leader would be left without such a unit.
    #[rule("29.0")]
    LeaderLeft { unit: Unit, leader: Unit },
    /// Not every unit is placed.
    #[rule("29.0")]
    Unplaced { units: u8 },
    /// A leader is placed with a French unit.
    #[rule("14.12")]
    LeaderNobody { space: Space },
    /// Mortars do not attack the indexes.
    #[rule("15.2")]
    MortarMission { marker: Marker },
    /// Artillery does not attack bases.
    #[rule("15.3")]
    GunsNoBase { marker: Marker },
    /// B-29s fly strategic missions only.
    #[rule("35.0")]
    StrategicOnly { aircraft: Aircraft },
    /// The Viet Minh hold too few complexes.
    #[rule("36.1")]
    VultureComplexes { held: u8, needed: u8 },
    /// AAA never hits it.
    #[rule("12.4")]
    Immune { aircraft: Aircraft },
    /// No battalion is in the base.
    #[rule("28.1")]
    BaseEmpty {
        #[fact(name = "base", with = base_name(*route))]
        route: Route,
    },
    /// No airstrike has that mission.
    #[rule("28.1")]
    NothingReaches { target: Target },
    /// No Impact marker has that mission.
    #[rule("15.3")]
    NoGuns { target: Target },
    /// Nobody who fires reaches the space.
    #[rule("17.3")]
    NobodyInRange { target: Target },
    /// It has been attacked in this step.
    #[rule("17.2")]
    AttackedAlready { target: Target },
    /// The index has been struck in this step: all factors are rolled together.
    #[rule("11.1")]
    StruckAlready { target: Target },
    /// The same for a base.
    #[rule("28.2")]
    BaseStruck { target: Target },
    /// The piece has fired in this step.
    #[rule("17.2")]
    FiredAlready { piece: Piece },
    /// The Impact marker has another mission.
    #[rule("15.3")]
    OtherMission { piece: Piece, target: Target },
    /// The airstrike has another strategic mission.
    #[rule("28.1")]
    OtherStrike { piece: Piece, target: Target },
    /// The airstrike is not in the Tactical box.
    #[rule("28.4")]
    NotTactical { piece: Piece, target: Target },
    /// Too little ammunition.
    #[rule("15.5")]
    Ammunition { needed: u8, left: u8 },
    /// Command Breakdown: so many Impact markers on a space.
    #[rule("30.0")]
    ImpactLimit { space: Space, limit: u8 },
    /// No Viet Minh unit is in the space.
    #[rule("17.0")]
    Enemy { space: Space },
    /// Too far.
    #[rule("17.3")]
    OutOfRange { piece: Piece, space: Space, distance: u8, range: u8 },
    /// Another Route.
    #[rule("17.3")]
    OtherRoute { piece: Piece, space: Space },
    /// Artillery fires by its Impact marker.
    #[rule("17.1")]
    ByMarkerOnly { unit: Unit },
    /// Leaders have no strength.
    #[rule("17.1")]
    Strength { unit: Unit },
    /// Full-strength battalions lose steps first.
    #[rule("17.5")]
    FullFirst { battalion: Battalion },
    /// The same in a base that was struck.
    #[rule("28.3")]
    FullFirstBase { battalion: Battalion },
    /// Leaders lose no steps.
    #[rule("25.1")]
    LeaderLosesNothing { unit: Unit },
    /// Not a field artillery unit.
    #[rule("13.2")]
    NotFieldArtillery { unit: Unit },
    /// Elite units do not panic.
    #[rule("24.2")]
    Elite { piece: Piece },
    /// Leaders do not panic.
    #[rule("25.1")]
    LeaderStands { unit: Unit },
    /// The unit cannot panic here.
    #[rule("17.8")]
    PanicHere { piece: Piece },
    /// No usable airfield there.
    #[rule("14.6")]
    Airfield { space: Space },
    /// Only airborne units jump.
    #[rule("14.7")]
    NotAirborne { unit: Unit },
    /// Neither drop zone nor airfield.
    #[rule("14.7")]
    DropZone { space: Space },
    /// The Viet Minh control it.
    #[rule("14.7")]
    VietMinhControl { space: Space },
    /// The unit is static.
    #[rule("16.1")]
    Static { unit: Unit },
    /// A reduced tank is static.
    #[rule("24.5")]
    TankReduced { unit: Unit },
    /// Only mobile units follow a leader.
    #[rule("25.2")]
    StaticFollows { unit: Unit },
    /// Static units do not assault.
    #[rule("18.1")]
    StaticAssaults { unit: Unit },
    /// Too few points.
    #[rule("16.1")]
    Points { unit: Unit, needed: u8, left: u8 },
    /// Enemy units are there or on the way.
    #[rule("16.4")]
    EnemyThere { space: Space },
    /// Units change Route in the Central Fortress only.
    #[rule("16.6")]
    OffRoute { unit: Unit, space: Space },
    /// The unit has stopped in the Central Fortress.
    #[rule("16.5")]
    Stopped { unit: Unit },
    /// The unit moves with its leader.
    #[rule("25.2")]
    WithLeader { unit: Unit, leader: Unit },
    /// The leader is not in the unit's space.
    #[rule("25.2")]
    NotWithLeader { unit: Unit, leader: Unit },
    /// The unit or the leader has moved already.
    #[rule("25.2")]
    MovedAlready { unit: Unit },
    /// No Viet Minh unit is there to be assaulted.
    #[rule("18.1")]
    NobodyToAssault { space: Space },
    /// The spaces are not adjacent.
    #[rule("18.1")]
    NotAdjacent { space: Space },
    /// The unit has assaulted in this step.
    #[rule("18.1")]
    FoughtAlready { unit: Unit },
    /// The unit is in another space.
    #[rule("18.1")]
    NotInForce { unit: Unit, space: Space },
    /// A leader cannot assault alone.
    #[rule("18.1")]
    LeaderAlone,
    /// No unit of the space can assault.
    #[rule("18.1")]
    NobodyAssaults { space: Space },
    /// Too little GP supply.
    #[rule("20.2")]
    Gp { needed: u8, left: u8 },
    /// Fortifications do not redeploy.
    #[rule("22.1")]
    FortificationStays { unit: Unit },
    /// The space is not French-controlled.
    #[rule("22.3")]
    RedeployControl { space: Space },
    /// The space is on another Route.
    #[rule("22.3")]
    RedeployRoute { unit: Unit, space: Space },
    /// The unit has redeployed.
    #[rule("22.3")]
    Redeployed { unit: Unit },
    /// The airfield is functional.
    #[rule("21.4")]
    AirfieldFine { airfield: Airfield },
    /// Both spaces must be French-controlled.
    #[rule("21.4")]
    AirfieldControl { airfield: Airfield },
    /// No engineer is on it.
    #[rule("21.4")]
    AirfieldEngineer { airfield: Airfield },
    /// The unit is not reduced.
    #[rule("21.1")]
    NotReduced { unit: Unit },
    /// The unit is not in an Entrenchment or the Central Fortress.
    #[rule("21.1")]
    NotEntrenched { unit: Unit, space: Space },
    /// The unit was rebuilt this turn.
    #[rule("21.2")]
    RebuiltNow { unit: Unit },
    /// The fortification was rebuilt this turn.
    #[rule("21.3")]
    FortificationNow { unit: Unit },
    /// Not an elite battalion.
    #[rule("21.2")]
    NotEliteBattalion { unit: Unit },
    /// Not an Entrenchment nor the Central Fortress.
    #[rule("21.2")]
    RebuildTerrain { space: Space },
    /// The same for a fortification.
    #[rule("21.3")]
    FortificationTerrain { space: Space },
    /// The space is not French-controlled.
    #[rule("21.2")]
    RebuildControl { space: Space },
    /// The same for a fortification.
    #[rule("21.3")]
    FortificationControl { space: Space },
    /// No engineer is there.
    #[rule("21.3")]
    Engineer { space: Space },
    /// Never two fortifications in a space.
    #[rule("21.3")]
    RebuildFortification { space: Space },
}

//! Why a choice is refused: one variant for each way a rule says no, with the facts.

use kernel::{Cited, Fact, Message, Rule};

use crate::choice::{
    aircraft_name, airfield_name, base_name, battalion_name, marker_name, piece_name, space_name,
    target_name, unit_name,
};
use crate::components::{Aircraft, Airfield, Battalion, Marker, Role, Route, Space, Unit};
use crate::flow::{Piece, Target};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    /// The question is another one.
    NotAsked,
    /// 1.0: the piece belongs to another seat of the staff.
    Owner { piece: Piece, role: Role },
    /// 1.0: only the commander does that.
    CommanderOnly,
    /// Minds were changed too often.
    Fiddled,
    /// The attack has no piece yet.
    NobodyPicked,
    /// Everybody who could be picked is.
    AllPicked,
    /// 29.0(5): units are set up in Entrenchments and the Central Fortress.
    SetupTerrain { space: Space },
    /// 29.0(5): one fortification in a space.
    FortificationThere { space: Space },
    /// 29.0(5): the leader begins with one of two units.
    LeaderWith { leader: Unit },
    /// 29.0(5): a leader would be left without such a unit.
    LeaderLeft { unit: Unit, leader: Unit },
    /// 29.0(5): not every unit is placed.
    Unplaced { units: u8 },
    /// 14.12: a leader is placed with a French unit.
    LeaderNobody { space: Space },
    /// 15.2: mortars do not attack the indexes.
    MortarMission { marker: Marker },
    /// 15.3: artillery does not attack bases.
    GunsNoBase { marker: Marker },
    /// 35.0: B-29s fly strategic missions only.
    StrategicOnly { aircraft: Aircraft },
    /// 36.1: the Viet Minh hold too few complexes.
    VultureComplexes { held: u8, needed: u8 },
    /// 12.4: AAA never hits it.
    Immune { aircraft: Aircraft },
    /// 28.1: no battalion is in the base.
    BaseEmpty { route: Route },
    /// 28.1, 15.3: nothing can attack it.
    NothingReaches { target: Target },
    /// 17.2e: it has been attacked in this step.
    AttackedAlready { target: Target },
    /// 17.2a: the piece has fired in this step.
    FiredAlready { piece: Piece },
    /// 28.1, 15.3: the piece has another mission.
    OtherMission { piece: Piece, target: Target },
    /// 15.5: too little ammunition.
    Ammunition { needed: u8, left: u8 },
    /// 30.0 Command Breakdown: so many Impact markers on a space.
    ImpactLimit { space: Space, limit: u8 },
    /// 17.0: no Viet Minh unit is in the space.
    NoEnemy { space: Space },
    /// 17.3: too far.
    OutOfRange { piece: Piece, space: Space, distance: u8, range: u8 },
    /// 17.3f: another Route.
    OtherRoute { piece: Piece, space: Space },
    /// 17.1: artillery fires by its Impact marker (S-94).
    ByMarkerOnly { unit: Unit },
    /// 17.1: leaders have no strength.
    NoStrength { unit: Unit },
    /// 17.5: full-strength battalions lose steps first.
    FullFirst { battalion: Battalion },
    /// 25.1: leaders lose no steps.
    LeaderLosesNothing { unit: Unit },
    /// 13.2: not a field artillery unit.
    NotFieldArtillery { unit: Unit },
    /// 24.2: elite units do not panic.
    Elite { piece: Piece },
    /// 17.8: the unit cannot panic here.
    NoPanicHere { piece: Piece },
    /// 14.6: no usable airfield there.
    NoAirfield { space: Space },
    /// 14.7: only airborne units jump.
    NotAirborne { unit: Unit },
    /// 14.7: neither drop zone nor airfield.
    NoDropZone { space: Space },
    /// 14.7: the Viet Minh control it.
    VietMinhControl { space: Space },
    /// 2.16: the unit is static.
    Static { unit: Unit },
    /// 16.1: too few points.
    Points { unit: Unit, needed: u8, left: u8 },
    /// 16.4: enemy units are there or on the way.
    EnemyThere { space: Space },
    /// 16.6: units change Route in the Central Fortress only.
    OffRoute { unit: Unit, space: Space },
    /// 16.5: the unit has stopped in the Central Fortress.
    Stopped { unit: Unit },
    /// 25.2: the unit moves with its leader.
    WithLeader { unit: Unit, leader: Unit },
    /// 25.2: the leader is not in the unit's space.
    NotWithLeader { unit: Unit, leader: Unit },
    /// 25.2: the unit or the leader has moved already.
    MovedAlready { unit: Unit },
    /// 18.1: the spaces are not adjacent.
    NotAdjacent { space: Space },
    /// 18.1: the unit has assaulted in this step.
    FoughtAlready { unit: Unit },
    /// 18.1: the unit is in another space.
    NotInForce { unit: Unit, space: Space },
    /// 18.1: a leader cannot assault alone.
    LeaderAlone,
    /// 18.1: no unit of the space can assault.
    NobodyAssaults { space: Space },
    /// 20.2: too little GP supply.
    Gp { needed: u8, left: u8 },
    /// 22.1: fortifications do not redeploy.
    FortificationStays { unit: Unit },
    /// 22.3: the space is not French-controlled.
    RedeployControl { space: Space },
    /// 22.3: the space is on another Route.
    RedeployRoute { unit: Unit, space: Space },
    /// 22.3: the unit has redeployed (S-87).
    Redeployed { unit: Unit },
    /// 21.4: the airfield is functional.
    AirfieldFine { airfield: Airfield },
    /// 21.4: both spaces must be French-controlled.
    AirfieldControl { airfield: Airfield },
    /// 21.4: no engineer is on it.
    AirfieldEngineer { airfield: Airfield },
    /// 21.1: the unit is not reduced.
    NotReduced { unit: Unit },
    /// 21.1: the unit is not in an Entrenchment or the Central Fortress.
    NotEntrenched { unit: Unit, space: Space },
    /// 21.2, 21.3: the unit was rebuilt this turn.
    RebuiltNow { unit: Unit },
    /// 21.2: not an elite battalion.
    NotEliteBattalion { unit: Unit },
    /// 21.2, 21.3: not an Entrenchment nor the Central Fortress.
    RebuildTerrain { space: Space },
    /// 21.2, 21.3: the space is not French-controlled.
    RebuildControl { space: Space },
    /// 21.3: no engineer is there.
    NoEngineer { space: Space },
}

impl Cited for No {
    fn rule(&self) -> Rule {
        Rule(match self {
            No::NotAsked | No::Fiddled => "2.16",
            No::Owner { .. } | No::CommanderOnly => "S-76",
            No::NobodyPicked | No::AllPicked | No::ByMarkerOnly { .. } | No::NoStrength { .. } => {
                "17.1"
            }
            No::SetupTerrain { .. }
            | No::FortificationThere { .. }
            | No::LeaderWith { .. }
            | No::LeaderLeft { .. }
            | No::Unplaced { .. } => "29.0",
            No::LeaderNobody { .. } => "14.12",
            No::MortarMission { .. } => "15.2",
            No::GunsNoBase { .. } | No::OtherMission { .. } => "15.3",
            No::StrategicOnly { .. } => "35.0",
            No::VultureComplexes { .. } => "36.1",
            No::Immune { .. } => "12.4",
            No::BaseEmpty { .. } | No::NothingReaches { .. } => "28.1",
            No::AttackedAlready { .. } | No::FiredAlready { .. } => "17.2",
            No::Ammunition { .. } => "15.5",
            No::ImpactLimit { .. } => "30.0",
            No::NoEnemy { .. } => "17.0",
            No::OutOfRange { .. } | No::OtherRoute { .. } => "17.3",
            No::FullFirst { .. } => "17.5",
            No::LeaderLosesNothing { .. } => "25.1",
            No::NotFieldArtillery { .. } => "13.2",
            No::Elite { .. } => "24.2",
            No::NoPanicHere { .. } => "17.8",
            No::NoAirfield { .. } => "14.6",
            No::NotAirborne { .. } | No::NoDropZone { .. } | No::VietMinhControl { .. } => "14.7",
            No::Static { .. } => "2.16",
            No::Points { .. } => "16.1",
            No::EnemyThere { .. } => "16.4",
            No::OffRoute { .. } => "16.6",
            No::Stopped { .. } => "16.5",
            No::WithLeader { .. } | No::NotWithLeader { .. } | No::MovedAlready { .. } => "25.2",
            No::NotAdjacent { .. }
            | No::FoughtAlready { .. }
            | No::NotInForce { .. }
            | No::LeaderAlone
            | No::NobodyAssaults { .. } => "18.1",
            No::Gp { .. } => "20.2",
            No::FortificationStays { .. } => "22.1",
            No::RedeployControl { .. } | No::RedeployRoute { .. } | No::Redeployed { .. } => "22.3",
            No::AirfieldFine { .. } | No::AirfieldControl { .. } | No::AirfieldEngineer { .. } => {
                "21.4"
            }
            No::NotReduced { .. } | No::NotEntrenched { .. } => "21.1",
            No::RebuiltNow { .. }
            | No::NotEliteBattalion { .. }
            | No::RebuildTerrain { .. }
            | No::RebuildControl { .. } => "21.2",
            No::NoEngineer { .. } => "21.3",
        })
    }
}

impl Message for No {
    fn id(&self) -> &'static str {
        match self {
            No::NotAsked => "siege-no-not-asked",
            No::Owner { .. } => "siege-no-owner",
            No::CommanderOnly => "siege-no-commander-only",
            No::Fiddled => "siege-no-fiddled",
            No::NobodyPicked => "siege-no-nobody-picked",
            No::AllPicked => "siege-no-all-picked",
            No::SetupTerrain { .. } => "siege-no-setup-terrain",
            No::FortificationThere { .. } => "siege-no-fortification-there",
            No::LeaderWith { .. } => "siege-no-leader-with",
            No::LeaderLeft { .. } => "siege-no-leader-left",
            No::Unplaced { .. } => "siege-no-unplaced",
            No::LeaderNobody { .. } => "siege-no-leader-nobody",
            No::MortarMission { .. } => "siege-no-mortar-mission",
            No::GunsNoBase { .. } => "siege-no-guns-no-base",
            No::StrategicOnly { .. } => "siege-no-strategic-only",
            No::VultureComplexes { .. } => "siege-no-vulture-complexes",
            No::Immune { .. } => "siege-no-immune",
            No::BaseEmpty { .. } => "siege-no-base-empty",
            No::NothingReaches { .. } => "siege-no-nothing-reaches",
            No::AttackedAlready { .. } => "siege-no-attacked-already",
            No::FiredAlready { .. } => "siege-no-fired-already",
            No::OtherMission { .. } => "siege-no-other-mission",
            No::Ammunition { .. } => "siege-no-ammunition",
            No::ImpactLimit { .. } => "siege-no-impact-limit",
            No::NoEnemy { .. } => "siege-no-enemy",
            No::OutOfRange { .. } => "siege-no-out-of-range",
            No::OtherRoute { .. } => "siege-no-other-route",
            No::ByMarkerOnly { .. } => "siege-no-by-marker-only",
            No::NoStrength { .. } => "siege-no-strength",
            No::FullFirst { .. } => "siege-no-full-first",
            No::LeaderLosesNothing { .. } => "siege-no-leader-loses-nothing",
            No::NotFieldArtillery { .. } => "siege-no-not-field-artillery",
            No::Elite { .. } => "siege-no-elite",
            No::NoPanicHere { .. } => "siege-no-panic-here",
            No::NoAirfield { .. } => "siege-no-airfield",
            No::NotAirborne { .. } => "siege-no-not-airborne",
            No::NoDropZone { .. } => "siege-no-drop-zone",
            No::VietMinhControl { .. } => "siege-no-vietminh-control",
            No::Static { .. } => "siege-no-static",
            No::Points { .. } => "siege-no-points",
            No::EnemyThere { .. } => "siege-no-enemy-there",
            No::OffRoute { .. } => "siege-no-off-route",
            No::Stopped { .. } => "siege-no-stopped",
            No::WithLeader { .. } => "siege-no-with-leader",
            No::NotWithLeader { .. } => "siege-no-not-with-leader",
            No::MovedAlready { .. } => "siege-no-moved-already",
            No::NotAdjacent { .. } => "siege-no-not-adjacent",
            No::FoughtAlready { .. } => "siege-no-fought-already",
            No::NotInForce { .. } => "siege-no-not-in-force",
            No::LeaderAlone => "siege-no-leader-alone",
            No::NobodyAssaults { .. } => "siege-no-nobody-assaults",
            No::Gp { .. } => "siege-no-gp",
            No::FortificationStays { .. } => "siege-no-fortification-stays",
            No::RedeployControl { .. } => "siege-no-redeploy-control",
            No::RedeployRoute { .. } => "siege-no-redeploy-route",
            No::Redeployed { .. } => "siege-no-redeployed",
            No::AirfieldFine { .. } => "siege-no-airfield-fine",
            No::AirfieldControl { .. } => "siege-no-airfield-control",
            No::AirfieldEngineer { .. } => "siege-no-airfield-engineer",
            No::NotReduced { .. } => "siege-no-not-reduced",
            No::NotEntrenched { .. } => "siege-no-not-entrenched",
            No::RebuiltNow { .. } => "siege-no-rebuilt-now",
            No::NotEliteBattalion { .. } => "siege-no-not-elite-battalion",
            No::RebuildTerrain { .. } => "siege-no-rebuild-terrain",
            No::RebuildControl { .. } => "siege-no-rebuild-control",
            No::NoEngineer { .. } => "siege-no-engineer",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let at = |space: Space| ("space", space_name(space));
        let of = |unit: Unit| ("unit", unit_name(unit));
        match *self {
            No::NotAsked
            | No::CommanderOnly
            | No::Fiddled
            | No::NobodyPicked
            | No::AllPicked
            | No::LeaderAlone => Vec::new(),
            No::Owner { piece, role } => {
                vec![("piece", piece_name(piece)), ("role", Fact::Word(role.id()))]
            }
            No::SetupTerrain { space }
            | No::FortificationThere { space }
            | No::LeaderNobody { space }
            | No::NoEnemy { space }
            | No::NoAirfield { space }
            | No::NoDropZone { space }
            | No::VietMinhControl { space }
            | No::EnemyThere { space }
            | No::NotAdjacent { space }
            | No::NobodyAssaults { space }
            | No::RedeployControl { space }
            | No::RebuildTerrain { space }
            | No::RebuildControl { space }
            | No::NoEngineer { space } => vec![at(space)],
            No::LeaderWith { leader } => vec![("leader", unit_name(leader))],
            No::LeaderLeft { unit, leader }
            | No::WithLeader { unit, leader }
            | No::NotWithLeader { unit, leader } => {
                vec![of(unit), ("leader", unit_name(leader))]
            }
            No::Unplaced { units } => vec![("units", units.into())],
            No::MortarMission { marker } | No::GunsNoBase { marker } => {
                vec![("marker", marker_name(marker))]
            }
            No::StrategicOnly { aircraft } | No::Immune { aircraft } => {
                vec![("aircraft", aircraft_name(aircraft))]
            }
            No::VultureComplexes { held, needed } => {
                vec![("held", held.into()), ("needed", needed.into())]
            }
            No::BaseEmpty { route } => vec![("base", base_name(route))],
            No::NothingReaches { target } | No::AttackedAlready { target } => {
                vec![("target", target_name(target))]
            }
            No::FiredAlready { piece } | No::Elite { piece } | No::NoPanicHere { piece } => {
                vec![("piece", piece_name(piece))]
            }
            No::OtherMission { piece, target } => {
                vec![("piece", piece_name(piece)), ("target", target_name(target))]
            }
            No::Ammunition { needed, left } | No::Gp { needed, left } => {
                vec![("needed", needed.into()), ("left", left.into())]
            }
            No::ImpactLimit { space, limit } => vec![at(space), ("limit", limit.into())],
            No::OutOfRange { piece, space, distance, range } => vec![
                ("piece", piece_name(piece)),
                at(space),
                ("distance", distance.into()),
                ("range", range.into()),
            ],
            No::OtherRoute { piece, space } => vec![("piece", piece_name(piece)), at(space)],
            No::FullFirst { battalion } => vec![("battalion", battalion_name(battalion))],
            No::ByMarkerOnly { unit }
            | No::NoStrength { unit }
            | No::LeaderLosesNothing { unit }
            | No::NotFieldArtillery { unit }
            | No::NotAirborne { unit }
            | No::Static { unit }
            | No::Stopped { unit }
            | No::MovedAlready { unit }
            | No::FoughtAlready { unit }
            | No::FortificationStays { unit }
            | No::Redeployed { unit }
            | No::NotReduced { unit }
            | No::RebuiltNow { unit }
            | No::NotEliteBattalion { unit } => vec![of(unit)],
            No::Points { unit, needed, left } => {
                vec![of(unit), ("needed", needed.into()), ("left", left.into())]
            }
            No::OffRoute { unit, space }
            | No::NotInForce { unit, space }
            | No::RedeployRoute { unit, space }
            | No::NotEntrenched { unit, space } => vec![of(unit), at(space)],
            No::AirfieldFine { airfield }
            | No::AirfieldControl { airfield }
            | No::AirfieldEngineer { airfield } => vec![("airfield", airfield_name(airfield))],
        }
    }
}

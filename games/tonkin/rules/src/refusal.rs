//! Why an answer is refused: the rule and its facts, written for the one who asked.

use kernel::{Cited, Fact, Message, Rule};

use crate::choice::{hex_name, unit_name};
use crate::components::{Hex, Unit};

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    /// That is not asked now.
    NotAsked,
    /// The mind was changed too often.
    Fiddled,
    /// Nothing is picked.
    NobodyPicked,
    /// Everybody who could be picked is.
    AllPicked,
    /// 1.4: no trace of that length.
    OutOfRange { hex: Hex, range: u8 },
    /// 1.5: the hex is full.
    Stacking { hex: Hex, points: u8, limit: u8 },
    /// 1.9 A: no FEF-friendly VP-Hex.
    NotFrenchVp { hex: Hex },
    /// 1.9 A: too near a VM regiment, and too few FEF steps.
    RumourTooNear { hex: Hex },
    /// 1.9 A: a marker lies there.
    ObjectiveThere { hex: Hex },
    /// 1.9 A: the markers were moved in this phase.
    ObjectivesMoved,
    /// 2.1: no VM Supply Center that works.
    NoCentre { hex: Hex },
    /// 2.1: motorized units arrive in China.
    NotChina { hex: Hex },
    /// 2.2, 2.6: too few RP.
    NoPoints { unit: Unit, cost: u8, points: u8 },
    /// 2.2: there is no RP to give up.
    NoPointLeft,
    /// 2.2, 2.6: the unit is at full strength.
    FullStrength { unit: Unit },
    /// 2.2, 2.6, 6.3 and others: the unit is out of supply.
    OutOfSupply { unit: Unit },
    /// 2.2: two steps at most.
    TwoSteps { unit: Unit },
    /// 2.2 B, 3.4: no open road from China.
    NoRoad { unit: Unit },
    /// 2.3: only foot regiments in or next to Vietnam.
    NoAbsorption { unit: Unit },
    /// 2.4: the centre is used.
    CentreUsed { hex: Hex },
    /// 2.4: not within reach of a free Mobilization Center.
    NoMobilization { hex: Hex },
    /// 2.5: the unit does not arrive there.
    NotThere { unit: Unit, hex: Hex },
    /// 2.5: units of that class have places of their own.
    NotBySaigon { unit: Unit },
    /// 2.6: no Air Transport is left.
    NoPlane,
    /// 2.7: the unit has lost steps.
    NotFullStrength { unit: Unit },
    /// 2.7: not of the class asked for.
    WrongClass { unit: Unit },
    /// 3.0: the unit has moved.
    HasMoved { unit: Unit },
    /// 3.1: it does not move by itself.
    TransportOnly { unit: Unit },
    /// 3.1: the enemy is there.
    EnemyThere { hex: Hex },
    /// 3.1: too far, or no way.
    TooFar { hex: Hex, left: u8 },
    /// 3.1, T-23: no way over that hexside.
    Closed { hex: Hex },
    /// 3.2: no Double-Move when DG.
    DoubleDg { unit: Unit },
    /// 3.2: no Double-Move out of an enemy ZoC.
    DoubleZoc { hex: Hex },
    /// 3.3: a DNA is not transported.
    NoCargo { unit: Unit },
    /// 3.3, 8.0: no transports now.
    NoTransport,
    /// 3.3: too heavy.
    TooHeavy { load: u8, capacity: u8 },
    /// 3.4: no Truck left.
    NoTruck,
    /// 3.4: no Supply Center or HQ for trucks.
    NoTruckBase { hex: Hex },
    /// 3.5: no open friendly airstrip.
    NoAirstrip { hex: Hex },
    /// 3.5: closed by a declared unit.
    AirstripClosed { hex: Hex },
    /// 3.5: nothing may be dropped there.
    NoDrop { hex: Hex },
    /// 3.5: only paras and SDs are dropped.
    NotPara { unit: Unit },
    /// 3.6: no DNA in the group.
    NoFlotilla,
    /// 3.6: a DNA may not stop there.
    NoStop { hex: Hex },
    /// 3.7: no friendly harbor.
    NoHarbour { hex: Hex },
    /// 3.7: by way of Saigon only.
    BySaigon { hex: Hex },
    /// 3.8: it may not be there.
    NotAllowed { unit: Unit, hex: Hex },
    /// 3.8: no fighting over the Chinese border.
    Border { hex: Hex },
    /// 4.0: the engineer builds after all others have moved, or there is a marker.
    NoBuilding { hex: Hex },
    /// 6.2: that SD cannot.
    NotSpent { unit: Unit },
    /// 6.3: without a spending SD.
    NoSpendingDump,
    /// 6.3: none of your units is there.
    NobodyThere { hex: Hex },
    /// 6.3 a: nothing to take off.
    NoMarker { hex: Hex },
    /// 6.3 a: no more than three, or six in a chain.
    TooManyMarkers,
    /// 6.3 b: not with that SD.
    NoDigging { unit: Unit },
    /// 6.3 b: not there.
    NoTrench { hex: Hex },
    /// 6.3: the first point must be used; or one trench.
    AtLeastOne,
    /// 6.4: not while DG or OoS.
    NoOverrun { unit: Unit },
    /// 6.4: the mp do not suffice.
    OverrunCost { hex: Hex, cost: u8, left: u8 },
    /// 6.4: not with a Double-Move or on trucks.
    OverrunMode { hex: Hex },
    /// 6.4: the rest of a stack that has overrun may only overrun.
    Late,
    /// 6.5: it may not.
    NoSlip { unit: Unit },
    /// 6.6: no target, or out of reach.
    NoTarget { hex: Hex },
    /// 6.6: no Airstrike in the rains.
    Rains,
    /// 6.6: the Airstrike needs a FEF unit beside the target.
    NoObserver { hex: Hex },
    /// 6.6: no coast near enough.
    NoCoast { hex: Hex },
    /// 6.7: no road there, or destroyed.
    NoRoadThere { hex: Hex },
    /// 6.8: it does not attack.
    NoAttacker { unit: Unit },
    /// 6.8: the attack comes to nothing.
    NoStrength,
    /// 6.10: it may not lead.
    NoLeader { unit: Unit },
    /// 6.11: it may not ambush, or not be ambushed.
    NoAmbush { unit: Unit },
    /// 6.11: a unit at full strength comes first.
    FullFirst { unit: Unit },
    /// 6.13: another unit takes that step.
    LeaderFirst { unit: Unit },
    /// 4.0: a tank or DNA takes the second hit.
    SecondHit { unit: Unit },
    /// 6.15: no retreat there.
    NoRetreat { hex: Hex },
    /// 6.15: it does not advance.
    NoAdvance { unit: Unit },
    /// 6.16: he cannot join that unit.
    NoHero { unit: Unit },
    /// 9.0: the Tieu Doan has a hex to go to.
    HasPlace { unit: Unit },
    /// 9.0: not within the distance the scenario gives.
    SetUpFar { hex: Hex, within: u8 },
}

impl Cited for No {
    fn rule(&self) -> Rule {
        Rule(match self {
            No::NotAsked | No::Fiddled | No::NobodyPicked | No::AllPicked => "1.10",
            No::OutOfRange { .. } => "1.4",
            No::Stacking { .. } => "1.5",
            No::NotFrenchVp { .. }
            | No::RumourTooNear { .. }
            | No::ObjectiveThere { .. }
            | No::ObjectivesMoved => "1.9",
            No::NoCentre { .. } | No::NotChina { .. } => "2.1",
            No::NoPointLeft
            | No::NoPoints { .. }
            | No::FullStrength { .. }
            | No::TwoSteps { .. } => "2.2",
            No::NoAbsorption { .. } => "2.3",
            No::CentreUsed { .. } | No::NoMobilization { .. } => "2.4",
            No::NotThere { .. } | No::NotBySaigon { .. } => "2.5",
            No::NoPlane => "3.5",
            No::WrongClass { .. } | No::NotFullStrength { .. } => "2.7",
            No::HasMoved { .. } => "3.0",
            No::TransportOnly { .. }
            | No::EnemyThere { .. }
            | No::TooFar { .. }
            | No::Closed { .. } => "3.1",
            No::DoubleDg { .. } | No::DoubleZoc { .. } => "3.2",
            No::NoCargo { .. } | No::NoTransport | No::TooHeavy { .. } => "3.3",
            No::NoTruck | No::NoTruckBase { .. } | No::NoRoad { .. } => "3.4",
            No::NoAirstrip { .. }
            | No::AirstripClosed { .. }
            | No::NoDrop { .. }
            | No::NotPara { .. } => "3.5",
            No::NoFlotilla | No::NoStop { .. } => "3.6",
            No::NoHarbour { .. } | No::BySaigon { .. } => "3.7",
            No::NotAllowed { .. } | No::Border { .. } => "3.8",
            No::NoBuilding { .. } => "4.0",
            No::NotSpent { .. } => "6.2",
            No::NoSpendingDump
            | No::NobodyThere { .. }
            | No::NoMarker { .. }
            | No::TooManyMarkers
            | No::NoDigging { .. }
            | No::NoTrench { .. }
            | No::AtLeastOne => "6.3",
            No::NoOverrun { .. } | No::OverrunCost { .. } | No::OverrunMode { .. } | No::Late => {
                "6.4"
            }
            No::NoSlip { .. } => "6.5",
            No::NoTarget { .. } | No::NoObserver { .. } | No::NoCoast { .. } => "6.6",
            No::Rains => "1.7",
            No::NoRoadThere { .. } => "6.7",
            No::NoAttacker { .. } | No::NoStrength => "6.8",
            No::NoLeader { .. } => "6.10",
            No::NoAmbush { .. } | No::FullFirst { .. } => "6.11",
            No::LeaderFirst { .. } => "6.13",
            No::SecondHit { .. } => "4.0",
            No::NoRetreat { .. } | No::NoAdvance { .. } => "6.15",
            No::NoHero { .. } => "6.16",
            No::OutOfSupply { .. } => "7.5",
            No::HasPlace { .. } | No::SetUpFar { .. } => "9.0",
        })
    }
}

impl Message for No {
    fn id(&self) -> &'static str {
        match self {
            No::NotAsked => "tonkin-no-not-asked",
            No::Fiddled => "tonkin-no-fiddled",
            No::NobodyPicked => "tonkin-no-nobody-picked",
            No::AllPicked => "tonkin-no-all-picked",
            No::OutOfRange { .. } => "tonkin-no-out-of-range",
            No::Stacking { .. } => "tonkin-no-stacking",
            No::NotFrenchVp { .. } => "tonkin-no-not-french-vp",
            No::RumourTooNear { .. } => "tonkin-no-rumour-too-near",
            No::ObjectiveThere { .. } => "tonkin-no-objective-there",
            No::ObjectivesMoved => "tonkin-no-objectives-moved",
            No::NoCentre { .. } => "tonkin-no-centre",
            No::NotChina { .. } => "tonkin-no-not-china",
            No::NoPointLeft => "tonkin-no-point-left",
            No::NoPoints { .. } => "tonkin-no-points",
            No::FullStrength { .. } => "tonkin-no-full-strength",
            No::OutOfSupply { .. } => "tonkin-no-out-of-supply",
            No::TwoSteps { .. } => "tonkin-no-two-steps",
            No::NoRoad { .. } => "tonkin-no-road",
            No::NoAbsorption { .. } => "tonkin-no-absorption",
            No::CentreUsed { .. } => "tonkin-no-centre-used",
            No::NoMobilization { .. } => "tonkin-no-mobilization",
            No::NotThere { .. } => "tonkin-no-not-there",
            No::NotBySaigon { .. } => "tonkin-no-not-by-saigon",
            No::NoPlane => "tonkin-no-plane",
            No::WrongClass { .. } => "tonkin-no-wrong-class",
            No::NotFullStrength { .. } => "tonkin-no-not-full-strength",
            No::HasMoved { .. } => "tonkin-no-has-moved",
            No::TransportOnly { .. } => "tonkin-no-transport-only",
            No::EnemyThere { .. } => "tonkin-no-enemy-there",
            No::TooFar { .. } => "tonkin-no-too-far",
            No::Closed { .. } => "tonkin-no-closed",
            No::DoubleDg { .. } => "tonkin-no-double-dg",
            No::DoubleZoc { .. } => "tonkin-no-double-zoc",
            No::NoCargo { .. } => "tonkin-no-cargo",
            No::NoTransport => "tonkin-no-transport",
            No::TooHeavy { .. } => "tonkin-no-too-heavy",
            No::NoTruck => "tonkin-no-truck",
            No::NoTruckBase { .. } => "tonkin-no-truck-base",
            No::NoAirstrip { .. } => "tonkin-no-airstrip",
            No::AirstripClosed { .. } => "tonkin-no-airstrip-closed",
            No::NoDrop { .. } => "tonkin-no-drop",
            No::NotPara { .. } => "tonkin-no-not-para",
            No::NoFlotilla => "tonkin-no-flotilla",
            No::NoStop { .. } => "tonkin-no-stop",
            No::NoHarbour { .. } => "tonkin-no-harbour",
            No::BySaigon { .. } => "tonkin-no-by-saigon",
            No::NotAllowed { .. } => "tonkin-no-not-allowed",
            No::Border { .. } => "tonkin-no-border",
            No::NoBuilding { .. } => "tonkin-no-building",
            No::NotSpent { .. } => "tonkin-no-not-spent",
            No::NoSpendingDump => "tonkin-no-spending-dump",
            No::NobodyThere { .. } => "tonkin-no-nobody-there",
            No::NoMarker { .. } => "tonkin-no-marker",
            No::TooManyMarkers => "tonkin-no-too-many-markers",
            No::NoDigging { .. } => "tonkin-no-digging",
            No::NoTrench { .. } => "tonkin-no-trench",
            No::AtLeastOne => "tonkin-no-at-least-one",
            No::NoOverrun { .. } => "tonkin-no-overrun",
            No::OverrunCost { .. } => "tonkin-no-overrun-cost",
            No::OverrunMode { .. } => "tonkin-no-overrun-mode",
            No::Late => "tonkin-no-late",
            No::NoSlip { .. } => "tonkin-no-slip",
            No::NoTarget { .. } => "tonkin-no-target",
            No::Rains => "tonkin-no-rains",
            No::NoObserver { .. } => "tonkin-no-observer",
            No::NoCoast { .. } => "tonkin-no-coast",
            No::NoRoadThere { .. } => "tonkin-no-road-there",
            No::NoAttacker { .. } => "tonkin-no-attacker",
            No::NoStrength => "tonkin-no-strength",
            No::NoLeader { .. } => "tonkin-no-leader",
            No::NoAmbush { .. } => "tonkin-no-ambush",
            No::FullFirst { .. } => "tonkin-no-full-first",
            No::LeaderFirst { .. } => "tonkin-no-leader-first",
            No::SecondHit { .. } => "tonkin-no-second-hit",
            No::NoRetreat { .. } => "tonkin-no-retreat",
            No::NoAdvance { .. } => "tonkin-no-advance",
            No::NoHero { .. } => "tonkin-no-hero",
            No::HasPlace { .. } => "tonkin-no-has-place",
            No::SetUpFar { .. } => "tonkin-no-set-up-far",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let at = |hex: Hex| ("hex", hex_name(hex));
        let who = |unit: Unit| ("unit", unit_name(unit));
        match *self {
            No::OutOfRange { hex, range } => vec![at(hex), ("range", range.into())],
            No::Stacking { hex, points, limit } => {
                vec![at(hex), ("points", points.into()), ("limit", limit.into())]
            }
            No::NoPoints { unit, cost, points } => {
                vec![who(unit), ("cost", cost.into()), ("points", points.into())]
            }
            No::TooFar { hex, left } => vec![at(hex), ("left", left.into())],
            No::TooHeavy { load, capacity } => {
                vec![("load", load.into()), ("capacity", capacity.into())]
            }
            No::OverrunCost { hex, cost, left } => {
                vec![at(hex), ("cost", cost.into()), ("left", left.into())]
            }
            No::SetUpFar { hex, within } => vec![at(hex), ("within", within.into())],
            No::NotThere { unit, hex } | No::NotAllowed { unit, hex } => vec![who(unit), at(hex)],
            No::NotFrenchVp { hex }
            | No::RumourTooNear { hex }
            | No::ObjectiveThere { hex }
            | No::NoCentre { hex }
            | No::NotChina { hex }
            | No::CentreUsed { hex }
            | No::NoMobilization { hex }
            | No::EnemyThere { hex }
            | No::Closed { hex }
            | No::DoubleZoc { hex }
            | No::NoTruckBase { hex }
            | No::NoAirstrip { hex }
            | No::AirstripClosed { hex }
            | No::NoDrop { hex }
            | No::NoStop { hex }
            | No::NoHarbour { hex }
            | No::BySaigon { hex }
            | No::Border { hex }
            | No::NoBuilding { hex }
            | No::NobodyThere { hex }
            | No::NoMarker { hex }
            | No::NoTrench { hex }
            | No::OverrunMode { hex }
            | No::NoTarget { hex }
            | No::NoObserver { hex }
            | No::NoCoast { hex }
            | No::NoRoadThere { hex }
            | No::NoRetreat { hex } => vec![at(hex)],
            No::FullStrength { unit }
            | No::OutOfSupply { unit }
            | No::TwoSteps { unit }
            | No::NoRoad { unit }
            | No::NoAbsorption { unit }
            | No::WrongClass { unit }
            | No::NotFullStrength { unit }
            | No::NotBySaigon { unit }
            | No::HasMoved { unit }
            | No::TransportOnly { unit }
            | No::DoubleDg { unit }
            | No::NoCargo { unit }
            | No::NotPara { unit }
            | No::NotSpent { unit }
            | No::NoDigging { unit }
            | No::NoOverrun { unit }
            | No::NoSlip { unit }
            | No::NoAttacker { unit }
            | No::NoLeader { unit }
            | No::NoAmbush { unit }
            | No::FullFirst { unit }
            | No::LeaderFirst { unit }
            | No::SecondHit { unit }
            | No::NoAdvance { unit }
            | No::NoHero { unit }
            | No::HasPlace { unit } => vec![who(unit)],
            No::NotAsked
            | No::Fiddled
            | No::NobodyPicked
            | No::AllPicked
            | No::ObjectivesMoved
            | No::NoPointLeft
            | No::NoPlane
            | No::NoTransport
            | No::NoTruck
            | No::NoFlotilla
            | No::NoSpendingDump
            | No::TooManyMarkers
            | No::AtLeastOne
            | No::Late
            | No::Rains
            | No::NoStrength => Vec::new(),
        }
    }
}

//! Why a choice is refused: one variant for each way a rule says no, with the facts.

use kernel::{Fact, Message, Refusal, Rule};

use crate::choice::{area_name, card_name, unit_name};
use crate::components::{Area, Kind};
use crate::sets::Unit;

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum No {
    /// The question is another one.
    NotAsked,
    /// 2.1.1: the unit is spent.
    Spent { unit: Unit },
    /// 6.1: no fresh unit in the area.
    NoFreshUnit { area: Area },
    /// 6.1: none of the units there has anything to do.
    NoAction { area: Area },
    /// 6.1: with this unit no order would be possible.
    NoOrder { unit: Unit },
    /// 6.1: no unit is picked.
    NobodyPicked,
    /// Everybody who could be taken is.
    AllPicked,
    /// The order was changed too often.
    Fiddled,
    /// 7.0: too few movement points.
    Points { area: Area, cost: u8, left: u8 },
    /// 7.0: French units never enter a red area.
    Red { area: Area },
    /// 7.0: armor crosses the river by bridge only.
    ArmorRiver { area: Area },
    /// 7.0: the Viet Minh do not enter a French area with French units; they assault it.
    FrenchHeld { area: Area },
    /// 7.0: too many units for the area.
    Stacking { area: Area, units: u8, limit: u8 },
    /// 8.0: no enemy unit in the area.
    NoEnemy { area: Area },
    /// 8.0: the units have no firepower.
    NoFirepower,
    /// 9.0: the Viet Minh do not control the area.
    SapControl { area: Area },
    /// S-76: the trench level is the highest already.
    SapFull { area: Area },
    /// 9.0: units sap in twos.
    SapPairs { units: u8, per_level: u8 },
    /// 9.0: more units than levels are left.
    SapTooMany { units: u8, most: u8 },
    /// 9.0: there is no area to sap in.
    SapNowhere,
    /// 10.0: an assault needs a French-controlled area.
    AssaultControl { area: Area },
    /// 10.0: the trench level is too low.
    AssaultTrench { area: Area, level: u8, needed: u8 },
    /// W1: a plain assault is possible from here.
    SurpriseNotNeeded { area: Area },
    /// W1: nowhere can a Surprise Assault be made.
    SurpriseNowhere,
    /// 5.2: the card is played only in its window.
    OnlyInWindow { kind: Kind, window: &'static str },
    /// S-09: the card would have no effect now.
    NoEffect { kind: Kind },
    /// The card may not be played on this turn.
    WrongTurn { kind: Kind, turn: u8 },
    /// No area fits the card.
    NoTarget { kind: Kind },
    /// The area must lie beside one you control.
    NotBesideControl { kind: Kind, area: Area },
    /// 8.0: the card needs enemy units there.
    CardNoEnemy { kind: Kind, area: Area },
    /// No trenches in the area.
    NoTrench { area: Area },
    /// Bordels: no spent French unit there.
    NobodySpent { area: Area },
    /// Propaganda: no Thai unit there.
    NoThai { area: Area },
    /// Rats, Mine Shaft: the area must be French-controlled.
    NotFrench { kind: Kind, area: Area },
    /// Rats: a Viet Minh unit is there.
    VietMinhThere { area: Area },
    /// Rats: no fresh French unit there.
    NobodyFresh { area: Area },
    /// Mine Shaft: no neighbour with full trenches.
    NoShaft { area: Area },
    /// VM-15: the area must be Viet Minh-controlled.
    NotVietMinh { area: Area },
    /// VM-15: the Replacement Unit Box is empty.
    BoxEmpty,
    /// Counter Attack: no area was lost in the impulse before.
    NothingLost,
    /// Counter Attack: this area was not lost in the impulse before.
    NotLost { area: Area },
    /// Counter Attack: no unit can enter.
    NobodyEnters { area: Area },
    /// Counter Attack: at least one unit must enter.
    NobodyEntered,
    /// W4: Mines and Débouchez may not both be played.
    MinesOrDebouchez { kind: Kind, played: Kind },
    /// 8.4.1: points would be left over that could be applied.
    PointsLeftOver { unit: Unit, left: u8 },
    /// 8.4: more points than are left to take.
    TooManyPoints { left: u8 },
    /// S-31: this would be a retreat, and none is possible.
    NoRetreats { unit: Unit },
    /// 8.4.2: the area attacked is not re-entered.
    BackToTarget { area: Area },
    /// S-16: the unit was there already.
    Visited { area: Area },
    /// 8.4.2: the area is not controlled by the unit's side.
    RetreatControl { area: Area },
    /// 8.4.2: there is an area with room.
    RetreatFull { area: Area },
    /// 8.4.2: there is an area with fewer enemy units.
    RetreatEnemies { area: Area, enemies: u8, fewest: u8 },
    /// Another unit is on its way.
    InTransit { unit: Unit },
    /// S-32: the unit has nowhere to go.
    NoDestination { unit: Unit },
    /// 11.0: no French unit in the area.
    SupplyNobody { area: Area },
    /// 11.0: the area is marked already.
    SupplyMarked { area: Area },
    /// 12.3: French-controlled, and not open to the Viet Minh.
    PlaceOccupied { area: Area },
    /// 12.3: no chain of Viet Minh areas leads to the edge of the map.
    PlaceChain { area: Area },
    /// 12.3: no area has room for so many units at once.
    PlaceTogether { units: u8 },
    /// 12.3: the French place in French-controlled areas.
    PlaceControl { area: Area },
    /// The last card of that kind is chosen already.
    AllChosen { kind: Kind },
    /// Relief Force: this unit was not rolled.
    NotRolled { unit: Unit },
}

impl Refusal for No {
    fn rule(&self) -> Rule {
        Rule(match self {
            No::NotAsked => "M",
            No::Spent { .. } => "2.1.1",
            No::NoFreshUnit { .. }
            | No::NoAction { .. }
            | No::NoOrder { .. }
            | No::NobodyPicked
            | No::AllPicked
            | No::Fiddled => "6.1",
            No::Points { .. }
            | No::Red { .. }
            | No::ArmorRiver { .. }
            | No::FrenchHeld { .. }
            | No::Stacking { .. } => "7.0",
            No::NoEnemy { .. } => "S-13",
            No::NoFirepower | No::CardNoEnemy { .. } => "8.0",
            No::SapControl { .. }
            | No::SapPairs { .. }
            | No::SapTooMany { .. }
            | No::SapNowhere => "9.0",
            No::SapFull { .. } => "S-76",
            No::AssaultControl { .. } | No::AssaultTrench { .. } => "10.0",
            No::OnlyInWindow { .. } => "5.2",
            No::NoEffect { .. } => "S-09",
            No::SurpriseNotNeeded { .. }
            | No::SurpriseNowhere
            | No::WrongTurn { .. }
            | No::NoTarget { .. }
            | No::NoTrench { .. }
            | No::NobodySpent { .. }
            | No::NoThai { .. }
            | No::NotFrench { .. }
            | No::VietMinhThere { .. }
            | No::NobodyFresh { .. }
            | No::NoShaft { .. }
            | No::NobodyEntered => "W.1",
            No::NotBesideControl { .. } => "S-48",
            No::NotVietMinh { .. } | No::BoxEmpty => "S-26",
            No::NothingLost | No::NotLost { .. } | No::NobodyEnters { .. } => "S-30",
            No::MinesOrDebouchez { .. } => "W4",
            No::PointsLeftOver { .. } => "8.4.1",
            No::TooManyPoints { .. } => "8.4",
            No::NoRetreats { .. } => "S-31",
            No::BackToTarget { .. }
            | No::RetreatControl { .. }
            | No::RetreatFull { .. }
            | No::RetreatEnemies { .. }
            | No::InTransit { .. } => "8.4.2",
            No::Visited { .. } => "S-16",
            No::NoDestination { .. } => "S-32",
            No::SupplyNobody { .. } => "S-23",
            No::SupplyMarked { .. } => "11.0",
            No::PlaceOccupied { .. } | No::PlaceControl { .. } | No::PlaceTogether { .. } => "12.3",
            No::PlaceChain { .. } => "S-27",
            No::AllChosen { .. } => "5.3",
            No::NotRolled { .. } => "S-29",
        })
    }
}

impl Message for No {
    fn id(&self) -> &'static str {
        match self {
            No::NotAsked => "storm-no-not-asked",
            No::Spent { .. } => "storm-no-spent",
            No::NoFreshUnit { .. } => "storm-no-fresh-unit",
            No::NoAction { .. } => "storm-no-action",
            No::NoOrder { .. } => "storm-no-order",
            No::NobodyPicked => "storm-no-nobody-picked",
            No::AllPicked => "storm-no-all-picked",
            No::Fiddled => "storm-no-fiddled",
            No::Points { .. } => "storm-no-points",
            No::Red { .. } => "storm-no-red",
            No::ArmorRiver { .. } => "storm-no-armor-river",
            No::FrenchHeld { .. } => "storm-no-french-held",
            No::Stacking { .. } => "storm-no-stacking",
            No::NoEnemy { .. } => "storm-no-enemy",
            No::NoFirepower => "storm-no-firepower",
            No::SapControl { .. } => "storm-no-sap-control",
            No::SapFull { .. } => "storm-no-sap-full",
            No::SapPairs { .. } => "storm-no-sap-pairs",
            No::SapTooMany { .. } => "storm-no-sap-too-many",
            No::SapNowhere => "storm-no-sap-nowhere",
            No::AssaultControl { .. } => "storm-no-assault-control",
            No::AssaultTrench { .. } => "storm-no-assault-trench",
            No::SurpriseNotNeeded { .. } => "storm-no-surprise-not-needed",
            No::SurpriseNowhere => "storm-no-surprise-nowhere",
            No::OnlyInWindow { .. } => "storm-no-only-in-window",
            No::NoEffect { .. } => "storm-no-effect",
            No::WrongTurn { .. } => "storm-no-wrong-turn",
            No::NoTarget { .. } => "storm-no-target",
            No::NotBesideControl { .. } => "storm-no-not-beside-control",
            No::CardNoEnemy { .. } => "storm-no-card-no-enemy",
            No::NoTrench { .. } => "storm-no-trench",
            No::NobodySpent { .. } => "storm-no-nobody-spent",
            No::NoThai { .. } => "storm-no-thai",
            No::NotFrench { .. } => "storm-no-not-french",
            No::VietMinhThere { .. } => "storm-no-vietminh-there",
            No::NobodyFresh { .. } => "storm-no-nobody-fresh",
            No::NoShaft { .. } => "storm-no-shaft",
            No::NotVietMinh { .. } => "storm-no-not-vietminh",
            No::BoxEmpty => "storm-no-box-empty",
            No::NothingLost => "storm-no-nothing-lost",
            No::NotLost { .. } => "storm-no-not-lost",
            No::NobodyEnters { .. } => "storm-no-nobody-enters",
            No::NobodyEntered => "storm-no-nobody-entered",
            No::MinesOrDebouchez { .. } => "storm-no-mines-or-debouchez",
            No::PointsLeftOver { .. } => "storm-no-points-left-over",
            No::TooManyPoints { .. } => "storm-no-too-many-points",
            No::NoRetreats { .. } => "storm-no-retreats",
            No::BackToTarget { .. } => "storm-no-back-to-target",
            No::Visited { .. } => "storm-no-visited",
            No::RetreatControl { .. } => "storm-no-retreat-control",
            No::RetreatFull { .. } => "storm-no-retreat-full",
            No::RetreatEnemies { .. } => "storm-no-retreat-enemies",
            No::InTransit { .. } => "storm-no-in-transit",
            No::NoDestination { .. } => "storm-no-destination",
            No::SupplyNobody { .. } => "storm-no-supply-nobody",
            No::SupplyMarked { .. } => "storm-no-supply-marked",
            No::PlaceOccupied { .. } => "storm-no-place-occupied",
            No::PlaceChain { .. } => "storm-no-place-chain",
            No::PlaceTogether { .. } => "storm-no-place-together",
            No::PlaceControl { .. } => "storm-no-place-control",
            No::AllChosen { .. } => "storm-no-all-chosen",
            No::NotRolled { .. } => "storm-no-not-rolled",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match *self {
            No::NotAsked
            | No::NobodyPicked
            | No::AllPicked
            | No::Fiddled
            | No::NoFirepower
            | No::SapNowhere
            | No::SurpriseNowhere
            | No::BoxEmpty
            | No::NothingLost
            | No::NobodyEntered => Vec::new(),
            No::Spent { unit }
            | No::NoOrder { unit }
            | No::NoRetreats { unit }
            | No::InTransit { unit }
            | No::NoDestination { unit }
            | No::NotRolled { unit } => vec![("unit", unit_name(unit))],
            No::NoFreshUnit { area }
            | No::NoAction { area }
            | No::Red { area }
            | No::ArmorRiver { area }
            | No::FrenchHeld { area }
            | No::NoEnemy { area }
            | No::SapControl { area }
            | No::SapFull { area }
            | No::AssaultControl { area }
            | No::SurpriseNotNeeded { area }
            | No::NoTrench { area }
            | No::NobodySpent { area }
            | No::NoThai { area }
            | No::VietMinhThere { area }
            | No::NobodyFresh { area }
            | No::NoShaft { area }
            | No::NotVietMinh { area }
            | No::NotLost { area }
            | No::NobodyEnters { area }
            | No::BackToTarget { area }
            | No::Visited { area }
            | No::RetreatControl { area }
            | No::RetreatFull { area }
            | No::SupplyNobody { area }
            | No::SupplyMarked { area }
            | No::PlaceOccupied { area }
            | No::PlaceChain { area }
            | No::PlaceControl { area } => vec![("area", area_name(area))],
            No::PlaceTogether { units } => vec![("units", units.into())],
            No::Points { area, cost, left } => {
                vec![("area", area_name(area)), ("cost", cost.into()), ("left", left.into())]
            }
            No::Stacking { area, units, limit } => {
                vec![("area", area_name(area)), ("units", units.into()), ("limit", limit.into())]
            }
            No::SapPairs { units, per_level } => {
                vec![("units", units.into()), ("per", per_level.into())]
            }
            No::SapTooMany { units, most } => {
                vec![("units", units.into()), ("most", most.into())]
            }
            No::AssaultTrench { area, level, needed } => {
                vec![("area", area_name(area)), ("level", level.into()), ("needed", needed.into())]
            }
            No::OnlyInWindow { kind, window } => {
                vec![("card", card_name(kind)), ("window", Fact::Text(window.to_owned()))]
            }
            No::NoEffect { kind } | No::NoTarget { kind } | No::AllChosen { kind } => {
                vec![("card", card_name(kind))]
            }
            No::WrongTurn { kind, turn } => {
                vec![("card", card_name(kind)), ("turn", turn.into())]
            }
            No::NotBesideControl { kind, area }
            | No::CardNoEnemy { kind, area }
            | No::NotFrench { kind, area } => {
                vec![("card", card_name(kind)), ("area", area_name(area))]
            }
            No::MinesOrDebouchez { kind, played } => {
                vec![("card", card_name(kind)), ("played", card_name(played))]
            }
            No::PointsLeftOver { unit, left } => {
                vec![("unit", unit_name(unit)), ("left", left.into())]
            }
            No::TooManyPoints { left } => vec![("left", left.into())],
            No::RetreatEnemies { area, enemies, fewest } => vec![
                ("area", area_name(area)),
                ("enemies", enemies.into()),
                ("fewest", fewest.into()),
            ],
        }
    }
}

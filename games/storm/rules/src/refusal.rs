//! Why a choice is refused: one variant for each way a rule says no, with the facts.

use kernel::{Fact, Message};

use crate::components::{Area, Kind};
use crate::sets::Unit;

/// A refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("storm-no")]
pub enum No {
    /// The question is another one.
    #[rule("M")]
    NotAsked,
    /// The unit is spent.
    #[rule("2.1.1")]
    Spent { unit: Unit },
    /// No fresh unit in the area.
    #[rule("6.1")]
    FreshUnit { area: Area },
    /// None of the units there has anything to do.
    #[rule("6.1")]
    Action { area: Area },
    /// With this unit no order would be possible.
    #[rule("6.1")]
    Order { unit: Unit },
    /// No unit is picked.
    #[rule("6.1")]
    NobodyPicked,
    /// Everybody who could be taken is.
    #[rule("6.1")]
    AllPicked,
    /// The order was changed too often.
    #[rule("M")]
    Fiddled,
    /// Too few movement points.
    #[rule("7.0")]
    Points { area: Area, cost: u8, left: u8 },
    /// French units never enter a red area.
    #[rule("7.0")]
    Red { area: Area },
    /// Armor crosses the river by bridge only.
    #[rule("7.0")]
    ArmorRiver { area: Area },
    /// The Viet Minh do not enter a French area with French units; they assault it.
    #[rule("7.0")]
    FrenchHeld { area: Area },
    /// Too many units for the area.
    #[rule("7.0")]
    Stacking { area: Area, units: u8, limit: u8 },
    /// Too many units for the area assaulted.
    #[rule("10.0")]
    AssaultStacking { area: Area, units: u8, limit: u8 },
    /// Too many units for the area they arrive in.
    #[rule("12.3")]
    PlaceStacking { area: Area, units: u8, limit: u8 },
    /// Too many units for the area of Emergency Replacements.
    #[rule("S-26")]
    EmergencyStacking { area: Area, units: u8, limit: u8 },
    /// No enemy unit in the area.
    #[rule("S-13")]
    Enemy { area: Area },
    /// The units have no firepower.
    #[rule("8.0")]
    Firepower,
    /// The Viet Minh do not control the area.
    #[rule("9.0")]
    SapControl { area: Area },
    /// The trench level is the highest already.
    #[rule("S-76")]
    SapFull { area: Area },
    /// Units sap in twos.
    #[rule("9.0")]
    SapPairs {
        units: u8,
        #[fact(name = "per")]
        per_level: u8,
    },
    /// More units than levels are left.
    #[rule("9.0")]
    SapTooMany { units: u8, most: u8 },
    /// There is no area to sap in: all have the highest level.
    #[rule("S-76")]
    SapNowhere,
    /// An assault needs a French-controlled area.
    #[rule("10.0")]
    AssaultControl { area: Area },
    /// The trench level is too low.
    #[rule("10.0")]
    AssaultTrench { area: Area, level: u8, needed: u8 },
    /// A plain assault is possible from here.
    #[rule("W.1")]
    SurpriseNotNeeded { area: Area },
    /// Surprise Assault: no fresh unit in the area.
    #[rule("10.0")]
    SurpriseUnits { area: Area },
    /// Surprise Assault: nothing beside the area can be assaulted.
    #[rule("10.0")]
    SurpriseTarget { area: Area },
    /// Nowhere can a Surprise Assault be made.
    #[rule("W.1")]
    SurpriseNowhere,
    /// The card is played only in its window.
    #[rule("5.2")]
    OnlyInWindow {
        card: Kind,
        #[fact(with = Fact::Text((*window).to_owned()))]
        window: &'static str,
    },
    /// The card would have no effect now.
    #[rule("S-09")]
    Effect { card: Kind },
    /// The card does not cancel that one.
    #[rule("W7")]
    Cancels { card: Kind, played: Kind },
    /// Giap: a second copy adds nothing.
    #[rule("S-37")]
    SecondCopy { card: Kind },
    /// Relief Force: too late.
    #[rule("W.1")]
    WrongTurn { card: Kind, turn: u8 },
    /// Detonate Mine Shaft: too early.
    #[rule("W2")]
    ShaftTurn { card: Kind, turn: u8 },
    /// Emergency Replacements: too early.
    #[rule("W9")]
    EmergencyTurn { card: Kind, turn: u8 },
    /// No area fits the card.
    #[rule("W.1")]
    Target { card: Kind },
    /// The area must lie beside one you control.
    #[rule("W.1")]
    NotBesideControl { card: Kind, area: Area },
    /// The card needs enemy units there.
    #[rule("W.1")]
    CardNoEnemy { card: Kind, area: Area },
    /// No trenches in the area.
    #[rule("W.1")]
    Trench { area: Area },
    /// Bordels: no spent French unit there.
    #[rule("W.1")]
    NobodySpent { area: Area },
    /// Propaganda: no Thai unit there.
    #[rule("W.1")]
    Thai { area: Area },
    /// Rats, Mine Shaft: the area must be French-controlled.
    #[rule("W.1")]
    NotFrench { card: Kind, area: Area },
    /// Rats: a Viet Minh unit is there.
    #[rule("W.1")]
    VietMinhThere { area: Area },
    /// Rats: no fresh French unit there.
    #[rule("W.1")]
    NobodyFresh { area: Area },
    /// Mine Shaft: no neighbour with full trenches.
    #[rule("W.1")]
    Shaft { area: Area },
    /// Rats: the unit is spent already.
    #[rule("W.1")]
    RatsSpent { unit: Unit },
    /// Emergency Replacements: the area must be Viet Minh-controlled.
    #[rule("W.1")]
    NotVietMinh { area: Area },
    /// The Replacement Unit Box is empty: the card would do nothing.
    #[rule("S-09")]
    BoxEmpty,
    /// Counter Attack: no area was lost in the impulse before.
    #[rule("W.1")]
    NothingLost,
    /// Counter Attack: this area was not lost in the impulse before.
    #[rule("W.1")]
    NotLost { area: Area },
    /// Counter Attack: no unit can enter.
    #[rule("W.1")]
    NobodyEnters { area: Area },
    /// Counter Attack: at least one unit must enter.
    #[rule("W.1")]
    NobodyEntered,
    /// Counter Attack: the step is too far for the unit by itself.
    #[rule("S-30")]
    EnterPoints { area: Area, cost: u8, left: u8 },
    /// Counter Attack: armor comes by land or bridge only.
    #[rule("W.1")]
    EnterRiver { area: Area },
    /// Mines and Débouchez may not both be played.
    #[rule("W4")]
    MinesOrDebouchez { card: Kind, played: Kind },
    /// Points would be left over that could be applied.
    #[rule("8.4.1")]
    PointsLeftOver { unit: Unit, left: u8 },
    /// More points than are left to take.
    #[rule("8.4")]
    TooManyPoints { left: u8 },
    /// This would be a retreat, and none is possible.
    #[rule("S-31")]
    Retreats { unit: Unit },
    /// The area attacked is not re-entered.
    #[rule("8.4.2")]
    BackToTarget { area: Area },
    /// The unit was there already.
    #[rule("S-16")]
    Visited { area: Area },
    /// French units never retreat into a red area.
    #[rule("8.4.2")]
    RetreatRed { area: Area },
    /// Armor does not retreat over the river without a bridge.
    #[rule("8.4.2")]
    RetreatRiver { area: Area },
    /// The area is not controlled by the unit's side.
    #[rule("8.4.2")]
    RetreatControl { area: Area },
    /// There is an area with room.
    #[rule("8.4.2")]
    RetreatFull { area: Area },
    /// There is an area with fewer enemy units.
    #[rule("8.4.2")]
    RetreatEnemies { area: Area, enemies: u8, fewest: u8 },
    /// Another unit is on its way.
    #[rule("8.4.2")]
    InTransit { unit: Unit },
    /// The unit has nowhere to go.
    #[rule("S-32")]
    Destination { unit: Unit },
    /// No French unit in the area.
    #[rule("S-23")]
    SupplyNobody { area: Area },
    /// The French only share the area.
    #[rule("S-23")]
    SupplyShared { area: Area },
    /// The area is marked already.
    #[rule("11.0")]
    SupplyMarked { area: Area },
    /// French-controlled, and not open to the Viet Minh.
    #[rule("12.3")]
    PlaceOccupied { area: Area },
    /// No chain of Viet Minh areas leads to the edge of the map.
    #[rule("12.3")]
    PlaceChain { area: Area },
    /// No area has room for so many units at once.
    #[rule("12.3")]
    PlaceTogether { units: u8 },
    /// No arriving unit is picked.
    #[rule("12.3")]
    NobodyToPlace,
    /// The French place in French-controlled areas.
    #[rule("12.3")]
    PlaceControl { area: Area },
    /// The last card of that kind is chosen already, of a hand that is cut.
    #[rule("5.1")]
    AllCut { card: Kind },
    /// The last card of that kind is chosen already, in the end phase.
    #[rule("5.3")]
    AllChosen { card: Kind },
    /// Relief Force: this unit was not rolled.
    #[rule("W.1")]
    NotRolled { unit: Unit },
}

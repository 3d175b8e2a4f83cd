//! What happened, for the log.

use kernel::{Message, Seat};

use crate::components::{Area, Kind, Side};
use crate::names::{seat_word, unit_names};
use crate::sets::{Unit, UnitSet};

mod secrecy;

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("storm-event")]
pub enum Event {
    /// Both bids are open.
    #[rule("15.0")]
    BidsOpen { first: u8, second: u8 },
    /// The dice-off.
    #[rule("15.0")]
    BidRolled { first: u8, second: u8 },
    /// Who plays what, and what the Viet Minh need.
    #[rule("15.0")]
    SidesTaken {
        #[fact(name = "seat", with = seat_word(*vietminh))]
        vietminh: Seat,
        needs: u8,
    },
    /// A turn begins.
    #[rule("4.0")]
    Turn { turn: u8 },
    /// The discards were shuffled into the deck.
    #[rule("5.4")]
    Reshuffled { side: Side, deck: u8 },
    /// A card was drawn; only its owner knows which.
    #[rule("5.1")]
    #[says("drew-hidden", when = card.is_none())]
    Drew {
        #[fact(skip)]
        seat: Seat,
        side: Side,
        card: Option<Kind>,
    },
    /// A card was discarded, face up.
    #[rule("5.3")]
    Discarded { side: Side, card: Kind },
    /// A pass; by itself when nothing else was possible.
    #[rule("4.0")]
    #[says("passed-automatically", when = *automatic)]
    Passed {
        side: Side,
        #[fact(skip)]
        automatic: bool,
    },
    /// The French discarded to go on.
    #[rule("4.0")]
    GoesOn,
    /// The impulses of the turn are over.
    #[rule("4.0")]
    ImpulsesOver,
    /// A card was played.
    #[rule("5.2")]
    Played { side: Side, card: Kind },
    /// A card was cancelled.
    #[rule("W7")]
    Cancelled { card: Kind, by: Kind },
    /// Units moved one step.
    #[rule("7.0")]
    Moved {
        side: Side,
        #[fact(with = unit_names(*side, *units))]
        units: UnitSet,
        from: Area,
        to: Area,
        cost: u8,
    },
    /// Control passed.
    #[rule("13.0")]
    Control {
        area: Area,
        #[fact(name = "side")]
        to: Side,
    },
    /// Units fire.
    #[rule("8.1")]
    Fires {
        side: Side,
        #[fact(with = unit_names(*side, *units))]
        units: UnitSet,
        from: Area,
        target: Area,
    },
    /// A card attacks.
    #[rule("8.2")]
    CardFires { card: Kind, target: Area },
    /// An assault is declared.
    #[rule("10.0")]
    Assaults {
        #[fact(with = unit_names(Side::VietMinh, *units))]
        units: UnitSet,
        from: Area,
        target: Area,
    },
    /// Attack dice fell; the result that stands.
    #[rule("8.3.1")]
    Rolled { side: Side, roll: u8, stands: u8 },
    /// The dice are rolled again.
    #[rule("W5")]
    RollsAgain { card: Kind },
    /// Attack points, defence points, damage points.
    #[rule("8.3.3")]
    Damage { target: Area, attack: u8, defence: u8, damage: u8 },
    /// Bigeard.
    #[rule("S-19")]
    DamageReduced { damage: u8 },
    /// Units became spent.
    #[rule("8.4")]
    Spent {
        side: Side,
        #[fact(with = unit_names(*side, *units))]
        units: UnitSet,
        area: Area,
    },
    /// A unit retreated.
    #[rule("8.4.2")]
    Retreated { unit: Unit, from: Area, to: Area },
    /// A unit had no way out.
    #[rule("8.4.2")]
    NoWayOut { unit: Unit, area: Area },
    /// Units were eliminated.
    #[rule("8.4")]
    Eliminated {
        side: Side,
        #[fact(with = unit_names(*side, *units))]
        units: UnitSet,
        area: Area,
    },
    /// A Fire Marker was placed.
    #[rule("8.1")]
    FireMarker { side: Side, area: Area },
    /// Units sapped.
    #[rule("9.0")]
    Sapped { area: Area, units: u8, level: u8 },
    /// A card was discarded to sap.
    #[rule("9.0")]
    Dug { area: Area, card: Kind, level: u8 },
    /// Artillery removed trenches.
    #[rule("S-50")]
    TrenchesCleared { area: Area },
    /// The Mines die.
    #[rule("W4")]
    MinesRolled { die: u8 },
    /// No assaulting unit is left.
    #[rule("S-77")]
    AssaultStopped { target: Area },
    /// The area fell.
    #[rule("10.0")]
    AssaultWon { target: Area },
    /// It did not.
    #[rule("10.0")]
    AssaultFailed { target: Area },
    /// Units became fresh.
    #[rule("W.1")]
    Rested { area: Area, units: u8 },
    /// The Relief Force die.
    #[rule("S-29")]
    ReliefRolled { die: u8 },
    /// The Rats die.
    #[rule("W.1")]
    RatsRolled { area: Area, die: u8 },
    /// The mine shaft goes off.
    #[rule("W.1")]
    ShaftRolled { area: Area, die: u8 },
    /// A Propaganda die.
    #[rule("W.1")]
    PropagandaRolled { unit: Unit, die: u8 },
    /// The supply roll.
    #[rule("11.0")]
    #[facts(roll, modifier, total = roll + modifier, areas)]
    SupplyRolled { roll: u8, modifier: u8, areas: u8 },
    /// An area is out of supply.
    #[rule("11.0")]
    OutOfSupply { area: Area },
    /// Units became fresh, markers came off.
    #[rule("4.0")]
    Refreshed,
    /// The replacement roll.
    #[rule("12.1")]
    ReplacementsRolled { die: u8, units: u8 },
    /// Units arrived.
    #[rule("12.3")]
    Arrived {
        side: Side,
        #[fact(with = unit_names(*side, *units))]
        units: UnitSet,
        area: Area,
    },
    /// Units had nowhere to go.
    #[rule("12.3")]
    NoRoom {
        side: Side,
        #[fact(with = unit_names(*side, *units))]
        units: UnitSet,
    },
    /// The game is over.
    #[rule("14.0")]
    GameOver {
        #[fact(name = "side")]
        winner: Side,
        held: u8,
        needs: u8,
    },
}

//! What a player or the dice can be asked.

use kernel::{Message, Seat};

use crate::components::{Area, Kind, Side};
use crate::flow::WindowKind;
use crate::names::seat_word;
use crate::sets::{Unit, UnitSet};

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("storm-ask", rule)]
pub enum Prompt {
    /// How many areas do you bid?
    #[rule("15.0")]
    Bid { most: u8 },
    /// Which side do you take?
    #[rule("15.0")]
    Side,
    /// Discard down to the hand size.
    #[rule("5.1")]
    CutHand { left: u8 },
    /// An action, or pass.
    #[rule("6.0")]
    Impulse { side: Side },
    /// Which units of the area, and what do they do?
    #[rule("6.1")]
    Order {
        area: Area,
        #[fact(with = picked.len())]
        picked: UnitSet,
    },
    /// Which units make the Surprise Assault, and on what?
    #[rule("10.0")]
    SurpriseOrder {
        area: Area,
        #[fact(with = picked.len())]
        picked: UnitSet,
    },
    /// On, or stop?
    #[rule("7.0")]
    March { area: Area, left: u8 },
    /// Where does the card work?
    #[rule("5.2")]
    CardArea {
        #[fact(name = "card")]
        kind: Kind,
    },
    /// Where is the card used to sap?
    #[rule("9.0")]
    DigArea {
        #[fact(name = "card")]
        kind: Kind,
    },
    /// Discard a card to go on?
    #[rule("4.0")]
    GoOn,
    /// A free card after the action?
    #[rule("W2")]
    FreeCards,
    /// Emergency Replacements?
    #[rule("W9")]
    ImpulseEnd,
    /// A card?
    #[rule(kind.name())]
    #[says("w3", when = *kind == WindowKind::W3)]
    #[says("w4", when = *kind == WindowKind::W4)]
    #[says("w5", when = *kind == WindowKind::W5)]
    #[says("w6", when = *kind == WindowKind::W6)]
    #[says("w7", when = *kind == WindowKind::W7)]
    #[says("w8")]
    #[facts(stake, area)]
    Window { kind: WindowKind, area: Option<Area>, stake: u8 },
    /// Mines: which assaulting units become spent?
    #[rule("W4")]
    MinesSpend { left: u8 },
    /// Which units take the damage points?
    #[rule("8.4")]
    Allocate { area: Area, left: u8 },
    /// Where does the unit retreat?
    #[rule("8.4.2")]
    Retreat {
        #[fact(name = "area")]
        from: Area,
    },
    /// Which units are lost for the assault?
    #[rule("10.0")]
    Losses { left: u8 },
    /// Counter Attack: which units enter?
    #[rule("W.1")]
    Enter {
        #[fact(name = "area")]
        into: Area,
    },
    /// Relief Force: which unit comes?
    #[rule("W.1")]
    Relief { area: Area },
    /// Rats: which French units become spent?
    #[rule("W.1")]
    RatsSpend { area: Area, left: u8 },
    /// Mine Shaft: which units leave before the blast?
    #[rule("W.1")]
    ShaftWarning { area: Area },
    /// Which cards do you discard?
    #[rule("5.3")]
    EndDiscard,
    /// Which area is out of supply?
    #[rule("11.0")]
    SupplyMark { left: u8 },
    /// Where do arriving units go?
    #[rule("12.3")]
    Place {
        units: u8,
        #[fact(with = picked.len())]
        picked: UnitSet,
    },
}

impl WindowKind {
    /// As the rules call it.
    pub const fn name(self) -> &'static str {
        match self {
            WindowKind::W3 => "W3",
            WindowKind::W4 => "W4",
            WindowKind::W5 => "W5",
            WindowKind::W6 => "W6",
            WindowKind::W7 => "W7",
            WindowKind::W8 => "W8",
        }
    }
}

/// What dice are rolled or cards are drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("storm-roll", rules)]
pub enum Ask {
    /// The dice-off.
    #[rule("15.0")]
    Bid {
        #[fact(with = seat_word(*seat))]
        seat: Seat,
    },
    /// A card.
    #[rule("5.1")]
    Draw { side: Side },
    /// Attack dice.
    #[rule("8.3.1")]
    Attack {
        side: Side,
        #[fact(name = "area")]
        target: Area,
    },
    /// The supply roll.
    #[rule("11.0")]
    Supply,
    /// The replacement roll.
    #[rule("12.1")]
    Replacements,
    /// Mines.
    #[rule("W4")]
    Mines,
    /// W.1: Rats.
    Rats { area: Area },
    /// W.1: the mine shaft.
    Shaft { area: Area },
    /// W.1: Relief Force.
    Relief,
    /// W.1: Propaganda on this unit.
    Propaganda { unit: Unit },
}

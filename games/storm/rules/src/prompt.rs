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
    /// A card before the dice of a French attack?
    #[rule("W3")]
    W3 { stake: u8, area: Option<Area> },
    /// A card before the dice of an assault?
    #[rule("W4")]
    W4 { stake: u8, area: Option<Area> },
    /// A card after attack dice?
    #[rule("W5")]
    W5 { stake: u8, area: Option<Area> },
    /// A card against damage?
    #[rule("W6")]
    W6 { stake: u8, area: Option<Area> },
    /// A card that cancels another?
    #[rule("W7")]
    W7 { stake: u8, area: Option<Area> },
    /// A card for supply?
    #[rule("W8")]
    W8 { stake: u8, area: Option<Area> },
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
    /// The question in this window: an area, and the points at stake.
    pub(crate) const fn prompt(self, area: Option<Area>, stake: u8) -> Prompt {
        match self {
            WindowKind::W3 => Prompt::W3 { stake, area },
            WindowKind::W4 => Prompt::W4 { stake, area },
            WindowKind::W5 => Prompt::W5 { stake, area },
            WindowKind::W6 => Prompt::W6 { stake, area },
            WindowKind::W7 => Prompt::W7 { stake, area },
            WindowKind::W8 => Prompt::W8 { stake, area },
        }
    }

    /// As the rules call it.
    pub(crate) const fn name(self) -> &'static str {
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

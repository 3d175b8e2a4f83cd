//! What a player can answer, and its notation.

use std::fmt;

use kernel::Message;
use serde::{Deserialize, Serialize};

use crate::components::{Area, Kind, Side};
use crate::sets::Unit;

/// An answer. Which ones make sense depends on what is asked (`flow.rs`).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message("storm-choice", rules)]
pub enum Choice {
    /// Bid this number of areas.
    #[rule("15.0")]
    #[facts(areas)]
    Bid(u8),
    /// Take this side.
    #[rule("15.0")]
    Take(Side),
    /// Pass.
    #[rule("4.0")]
    Pass,
    /// Units of this area will act.
    #[rule("6.1")]
    Act(Area),
    /// Takes a unit into the order.
    Pick(Unit),
    /// Leaves a unit out again.
    Drop(Unit),
    /// Takes all units.
    PickAll,
    /// Leaves all units out again.
    DropAll,
    /// The units fire at this area.
    #[rule("8.1")]
    Fire(Area),
    /// The units step into this area.
    #[rule("7.0")]
    Move(Area),
    /// The move ends here.
    #[rule("7.0")]
    Stop,
    /// The units sap.
    #[rule("9.0")]
    Sap,
    /// The units assault this area.
    #[rule("10.0")]
    Assault(Area),
    /// Play a card.
    #[rule("5.2")]
    #[facts(card)]
    Play(Kind),
    /// Discard a card to sap.
    #[rule("9.0")]
    #[facts(card)]
    Dig(Kind),
    /// The area a card works on.
    In(Area),
    /// Artillery: remove the trenches of this area.
    Clear(Area),
    /// Counter Attack: this unit enters.
    Enter(Unit),
    /// Counter Attack: no more units enter.
    Attack,
    /// Play nothing in this window.
    Decline,
    /// Giap: roll again at the price of one more unit.
    Reroll,
    /// This unit takes that many damage points.
    #[rule("8.4")]
    #[facts(unit, points)]
    Hit(Unit, u8),
    /// This unit retreats to that area.
    #[rule("8.4.2")]
    Retreat(Unit, Area),
    /// Detonate Mine Shaft: this unit retreats before the blast.
    Withdraw(Unit),
    /// Mines, Rats: this unit becomes spent.
    Spend(Unit),
    /// This unit is lost for the assault.
    #[rule("10.0")]
    Lose(Unit),
    /// Discard a card.
    #[rule("5.1", "5.3", "4.0")]
    #[facts(card)]
    Discard(Kind),
    /// Keep a card after all.
    #[facts(card)]
    Keep(Kind),
    /// That is all.
    Done,
    /// Discard nothing; the impulses end.
    #[rule("4.0")]
    End,
    /// This area is out of supply.
    #[rule("11.0")]
    Mark(Area),
    /// Arriving units are placed here.
    #[rule("12.3")]
    Place(Area),
    /// Relief Force: this unit comes.
    Bring(Unit),
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.side {
            Side::French => 'F',
            Side::VietMinh => 'V',
        };
        write!(f, "{letter}{}", u16::from(self.index) + 1)
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Bid(areas) => write!(f, "bid {areas}"),
            Choice::Take(side) => write!(f, "take {}", side.name()),
            Choice::Pass => f.write_str("pass"),
            Choice::Act(area) => write!(f, "act {area}"),
            Choice::Pick(unit) => write!(f, "pick {unit}"),
            Choice::Drop(unit) => write!(f, "drop {unit}"),
            Choice::PickAll => f.write_str("pick all"),
            Choice::DropAll => f.write_str("drop all"),
            Choice::Fire(area) => write!(f, "fire {area}"),
            Choice::Move(area) => write!(f, "move {area}"),
            Choice::Stop => f.write_str("stop"),
            Choice::Sap => f.write_str("sap"),
            Choice::Assault(area) => write!(f, "assault {area}"),
            Choice::Play(kind) => write!(f, "play {}", kind.id()),
            Choice::Dig(kind) => write!(f, "sap with {}", kind.id()),
            Choice::In(area) => write!(f, "in {area}"),
            Choice::Clear(area) => write!(f, "clear {area}"),
            Choice::Enter(unit) => write!(f, "enter {unit}"),
            Choice::Attack => f.write_str("attack"),
            Choice::Decline => f.write_str("decline"),
            Choice::Reroll => f.write_str("reroll"),
            Choice::Hit(unit, points) => write!(f, "hit {unit} {points}"),
            Choice::Retreat(unit, area) => write!(f, "retreat {unit} {area}"),
            Choice::Withdraw(unit) => write!(f, "withdraw {unit}"),
            Choice::Spend(unit) => write!(f, "spend {unit}"),
            Choice::Lose(unit) => write!(f, "lose {unit}"),
            Choice::Discard(kind) => write!(f, "discard {}", kind.id()),
            Choice::Keep(kind) => write!(f, "keep {}", kind.id()),
            Choice::Done => f.write_str("done"),
            Choice::End => f.write_str("end"),
            Choice::Mark(area) => write!(f, "mark {area}"),
            Choice::Place(area) => write!(f, "place {area}"),
            Choice::Bring(unit) => write!(f, "bring {unit}"),
        }
    }
}

//! What a player can answer, and its notation.

use std::fmt;

use kernel::{Fact, Message};

use crate::components::{Area, Kind, Side};
use crate::sets::Unit;

/// An answer. Which ones make sense depends on what is asked (`flow.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// 15.0: bid this number of areas.
    Bid(u8),
    /// 15.0: take this side.
    Take(Side),
    /// 4.0: pass.
    Pass,
    /// 6.1: units of this area will act.
    Act(Area),
    /// Takes a unit into the order.
    Pick(Unit),
    /// Leaves a unit out again.
    Drop(Unit),
    /// Takes all units.
    PickAll,
    /// Leaves all units out again.
    DropAll,
    /// 8.1: the units fire at this area.
    Fire(Area),
    /// 7.0: the units step into this area.
    Move(Area),
    /// 7.0: the move ends here.
    Stop,
    /// 9.0: the units sap.
    Sap,
    /// 10.0: the units assault this area.
    Assault(Area),
    /// 5.2: play a card.
    Play(Kind),
    /// 9.0: discard a card to sap.
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
    /// 8.4: this unit takes that many damage points.
    Hit(Unit, u8),
    /// 8.4.2: this unit retreats to that area.
    Retreat(Unit, Area),
    /// Detonate Mine Shaft: this unit retreats before the blast.
    Withdraw(Unit),
    /// Mines, Rats: this unit becomes spent.
    Spend(Unit),
    /// 10.0: this unit is lost for the assault.
    Lose(Unit),
    /// 5.1, 5.3, 4.0: discard a card.
    Discard(Kind),
    /// Keep a card after all.
    Keep(Kind),
    /// That is all.
    Done,
    /// 4.0: discard nothing; the impulses end.
    End,
    /// 11.0: this area is out of supply.
    Mark(Area),
    /// 12.3: arriving units are placed here.
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

/// The key of an area's name.
pub(crate) fn area_name(area: Area) -> Fact {
    Fact::Name(format!("area/{area}"))
}

/// The key of a unit's name.
pub(crate) fn unit_name(unit: Unit) -> Fact {
    Fact::Name(format!("unit/{unit}"))
}

/// The key of a card's name.
pub(crate) fn card_name(kind: Kind) -> Fact {
    Fact::Name(format!("card/{}", kind.id()))
}

impl Message for Choice {
    fn id(&self) -> &'static str {
        match self {
            Choice::Bid(_) => "storm-choice-bid",
            Choice::Take(_) => "storm-choice-take",
            Choice::Pass => "storm-choice-pass",
            Choice::Act(_) => "storm-choice-act",
            Choice::Pick(_) => "storm-choice-pick",
            Choice::Drop(_) => "storm-choice-drop",
            Choice::PickAll => "storm-choice-pick-all",
            Choice::DropAll => "storm-choice-drop-all",
            Choice::Fire(_) => "storm-choice-fire",
            Choice::Move(_) => "storm-choice-move",
            Choice::Stop => "storm-choice-stop",
            Choice::Sap => "storm-choice-sap",
            Choice::Assault(_) => "storm-choice-assault",
            Choice::Play(_) => "storm-choice-play",
            Choice::Dig(_) => "storm-choice-dig",
            Choice::In(_) => "storm-choice-in",
            Choice::Clear(_) => "storm-choice-clear",
            Choice::Enter(_) => "storm-choice-enter",
            Choice::Attack => "storm-choice-attack",
            Choice::Decline => "storm-choice-decline",
            Choice::Reroll => "storm-choice-reroll",
            Choice::Hit(..) => "storm-choice-hit",
            Choice::Retreat(..) => "storm-choice-retreat",
            Choice::Withdraw(_) => "storm-choice-withdraw",
            Choice::Spend(_) => "storm-choice-spend",
            Choice::Lose(_) => "storm-choice-lose",
            Choice::Discard(_) => "storm-choice-discard",
            Choice::Keep(_) => "storm-choice-keep",
            Choice::Done => "storm-choice-done",
            Choice::End => "storm-choice-end",
            Choice::Mark(_) => "storm-choice-mark",
            Choice::Place(_) => "storm-choice-place",
            Choice::Bring(_) => "storm-choice-bring",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match *self {
            Choice::Bid(areas) => vec![("areas", areas.into())],
            Choice::Take(side) => vec![("side", Fact::Word(side.name()))],
            Choice::Act(area)
            | Choice::Fire(area)
            | Choice::Move(area)
            | Choice::Assault(area)
            | Choice::In(area)
            | Choice::Clear(area)
            | Choice::Mark(area)
            | Choice::Place(area) => vec![("area", area_name(area))],
            Choice::Pick(unit)
            | Choice::Drop(unit)
            | Choice::Enter(unit)
            | Choice::Withdraw(unit)
            | Choice::Spend(unit)
            | Choice::Lose(unit)
            | Choice::Bring(unit) => vec![("unit", unit_name(unit))],
            Choice::Play(kind) | Choice::Dig(kind) | Choice::Discard(kind) | Choice::Keep(kind) => {
                vec![("card", card_name(kind))]
            }
            Choice::Hit(unit, points) => {
                vec![("unit", unit_name(unit)), ("points", points.into())]
            }
            Choice::Retreat(unit, area) => {
                vec![("unit", unit_name(unit)), ("area", area_name(area))]
            }
            Choice::Pass
            | Choice::PickAll
            | Choice::DropAll
            | Choice::Stop
            | Choice::Sap
            | Choice::Attack
            | Choice::Decline
            | Choice::Reroll
            | Choice::Done
            | Choice::End => Vec::new(),
        }
    }
}

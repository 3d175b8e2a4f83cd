//! What a player or the dice can be asked.

use kernel::Message;

use crate::choice::{Action, Kind};
use crate::components::{Cache, Side};
use crate::names::{column_letter, group_name, yes_or_no};
use crate::sets::{Square, Unit};

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("company-ask", rule)]
pub enum Prompt {
    /// How many points do you bid?
    #[rule("X3.9")]
    Bid { most: u8 },
    /// Which marker comes next?
    #[rule("X4.2")]
    Ring { left: u8 },
    /// Where does a peasant live?
    #[rule("X3")]
    Peasants { left: u8 },
    /// Which unit deploys where?
    #[rule("X3")]
    Deploy { left: u8 },
    /// Which unit hides where?
    #[rule("X3")]
    Hide { most: u8 },
    /// Which group acts?
    #[rule("X5.1")]
    Group { side: Side },
    /// Which unit of the group acts or passes?
    #[rule("X5.2")]
    #[facts(side, group = group_name(*side, *group))]
    Unit { side: Side, group: u8 },
    /// What does the unit do?
    #[rule("28b")]
    Action { unit: Unit, dice: u8 },
    /// What is the action aimed at?
    #[rule("X5.7")]
    #[facts(unit, action = kind)]
    Target { unit: Unit, kind: Kind },
    /// How many dice?
    #[rule("X5.3")]
    #[facts(
        square = action.square(),
        target = action.target(),
        cache = action.cache(),
        unit,
        action,
        dice,
        needs
    )]
    Dice { unit: Unit, action: Action, dice: u8, needs: u8 },
    /// Which cache does the unit take?
    #[rule("X4.6")]
    PickUp { unit: Unit },
    /// Which unit shoots at the one that moved?
    #[rule("33b")]
    Opportunity { target: Unit },
    /// Does the unit shoot back?
    #[rule("33b")]
    Return { unit: Unit, target: Unit },
    /// Which peasant is hit?
    #[rule("33d")]
    PickPeasant { square: Square },
    /// Does the unit fight or fall back?
    #[rule("32")]
    Decide { unit: Unit, by: Unit },
    /// Roll again?
    #[rule("S-22")]
    Again { dice: u8, kills: u8 },
    /// Which square is offered?
    #[rule("31b")]
    Offer { unit: Unit, offered: u8 },
    /// Which square does the unit fall back to?
    #[rule("31b")]
    Pick { unit: Unit },
    /// Which squares?
    #[rule("34b")]
    Aim { unit: Unit },
    /// How does the line swivel?
    #[rule("34c")]
    Swivel,
    /// Which marker?
    #[rule("X4.3")]
    Name { unit: Unit },
    /// Is the marker shifted?
    #[rule("26")]
    #[facts(place = *place + 1, difference)]
    ShiftMarker { place: u8, difference: u8 },
    /// Is the column shifted?
    #[rule("26")]
    #[facts(column = column_letter(*column), difference)]
    ShiftColumn { column: u8, difference: u8 },
    /// Is the token spent?
    #[rule("X4.3")]
    #[facts(place = *place + 1)]
    Token { place: u8 },
    /// An ambush, and by whom?
    #[rule("X4.3")]
    Ambush { unit: Unit },
    /// From which square?
    #[rule("X4.3")]
    #[facts(unit = ambusher, target = unit)]
    AmbushFrom { unit: Unit, ambusher: Unit },
    /// Does a peasant flee?
    #[rule("X8.5")]
    Flee,
    /// Does the game end?
    #[rule("X6.2")]
    EarlyEnd,
    /// How many counters go?
    #[rule("S-04")]
    Countdown { left: u8 },
    /// Is the value rolled again?
    #[rule("36")]
    #[facts(cache, destroyed = yes_or_no(*destroyed), total)]
    Value { cache: Cache, destroyed: bool, total: u8 },
}

/// What dice are rolled for, and which faces are good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("company-roll")]
pub enum Ask {
    /// X3.9: the roll-off.
    Bid,
    /// 27: morale; so much or more fails.
    Morale { unit: Unit, needs: u8 },
    /// 28b: an action.
    #[facts(
        square = action.square(),
        target = action.target(),
        cache = action.cache(),
        unit,
        action,
        needs
    )]
    Action { unit: Unit, action: Action, needs: u8 },
    /// 30a: the trap die.
    Trap { unit: Unit, needs: u8 },
    /// 30b: the save from a trap.
    TrapSave { unit: Unit, needs: u8 },
    /// 33: shooting.
    Shot { unit: Unit, target: Unit, needs: u8 },
    /// 33c, 16e, 16f: saves.
    Saves { unit: Unit, needs: u8 },
    /// 14b: a peasant's save.
    PeasantSave { square: Square, needs: u8 },
    /// X9.1: the choice die.
    Leader { unit: Unit, needs: u8 },
    /// 32: assault dice.
    Assault { unit: Unit, needs: u8 },
    /// 31a: pursuit.
    Pursuit { unit: Unit, needs: u8 },
    /// 31b: who picks the square.
    FallBack { unit: Unit },
    /// 34c: deviation of a strike.
    StrikeDeviation,
    /// 34d: hits of a strike on a unit.
    StrikeHits { unit: Unit, needs: u8 },
    /// 34d: hits of a strike on a peasant.
    StrikePeasant { square: Square, needs: u8 },
    /// 28j: the risk of a helicopter.
    Risk { square: Square, needs: u8 },
    /// 26: deviation.
    Deviation,
    /// 35: an interrogation.
    Interrogate { unit: Unit },
    /// X6.1: the countdown.
    Countdown,
    /// 36: the value of a cache.
    #[facts(cache, destroyed = yes_or_no(*destroyed))]
    Value { cache: Cache, destroyed: bool },
}

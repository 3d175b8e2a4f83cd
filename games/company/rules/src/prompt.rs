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
#[message("company-roll", rules)]
pub enum Ask {
    /// The roll-off.
    #[rule("X3.9")]
    Bid,
    /// Morale; so much or more fails.
    #[rule("27")]
    Morale { unit: Unit, needs: u8 },
    /// An action.
    #[rule("28b")]
    #[facts(
        square = action.square(),
        target = action.target(),
        cache = action.cache(),
        unit,
        action,
        needs
    )]
    Action { unit: Unit, action: Action, needs: u8 },
    /// The trap die.
    #[rule("30a")]
    Trap { unit: Unit, needs: u8 },
    /// The save from a trap.
    #[rule("30b")]
    TrapSave { unit: Unit, needs: u8 },
    /// 33: shooting.
    Shot { unit: Unit, target: Unit, needs: u8 },
    /// Saves.
    #[rule("33c", "16e", "16f")]
    Saves { unit: Unit, needs: u8 },
    /// A peasant's save.
    #[rule("14b")]
    PeasantSave { square: Square, needs: u8 },
    /// The choice die.
    #[rule("X9.1")]
    Leader { unit: Unit, needs: u8 },
    /// Assault dice.
    #[rule("32")]
    Assault { unit: Unit, needs: u8 },
    /// Pursuit.
    #[rule("31a")]
    Pursuit { unit: Unit, needs: u8 },
    /// Who picks the square.
    #[rule("31b")]
    FallBack { unit: Unit },
    /// Deviation of a strike.
    #[rule("34c")]
    StrikeDeviation,
    /// Hits of a strike on a unit.
    #[rule("34d")]
    StrikeHits { unit: Unit, needs: u8 },
    /// Hits of a strike on a peasant.
    #[rule("34d")]
    StrikePeasant { square: Square, needs: u8 },
    /// The risk of a helicopter.
    #[rule("28j")]
    Risk { square: Square, needs: u8 },
    /// Deviation.
    #[rule("26")]
    Deviation,
    /// An interrogation.
    #[rule("35")]
    Interrogate { unit: Unit },
    /// The countdown.
    #[rule("X6.1")]
    Countdown,
    /// The value of a cache.
    #[rule("36")]
    #[facts(cache, destroyed = yes_or_no(*destroyed))]
    Value { cache: Cache, destroyed: bool },
}

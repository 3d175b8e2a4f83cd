//! What a player or the dice can be asked.

use kernel::{Fact, Message, Rule};

use crate::choice::{Action, Kind, group_name, square_name, unit_name};
use crate::components::{Cache, Side};
use crate::sets::{Square, Unit};

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// X3.9: how many points do you bid?
    Bid { most: u8 },
    /// X4.2: which marker comes next?
    Ring { left: u8 },
    /// X3: where does a peasant live?
    Peasants { left: u8 },
    /// X3: which unit deploys where?
    Deploy { left: u8 },
    /// X3: which unit hides where?
    Hide { most: u8 },
    /// X5.1: which group acts?
    Group { side: Side },
    /// X5.2: which unit of the group acts or passes?
    Unit { side: Side, group: u8 },
    /// 28: what does the unit do?
    Action { unit: Unit, dice: u8 },
    /// X5.7: what is the action aimed at?
    Target { unit: Unit, kind: Kind },
    /// X5.3: how many dice?
    Dice { unit: Unit, action: Action, dice: u8, needs: u8 },
    /// X4.6: which cache does the unit take?
    PickUp { unit: Unit },
    /// 33b: which unit shoots at the one that moved?
    Opportunity { target: Unit },
    /// 33b: does the unit shoot back?
    Return { unit: Unit, target: Unit },
    /// 33d: which peasant is hit?
    PickPeasant { square: Square },
    /// 32: does the unit fight or fall back?
    Decide { unit: Unit, by: Unit },
    /// S-22: roll again?
    Again { dice: u8, kills: u8 },
    /// 31b: which square is offered?
    Offer { unit: Unit, offered: u8 },
    /// 31b: which square does the unit fall back to?
    Pick { unit: Unit },
    /// 34b: which squares?
    Aim { unit: Unit },
    /// 34c: how does the line swivel?
    Swivel,
    /// X4.3: which marker?
    Name { unit: Unit },
    /// 26: is the marker shifted?
    ShiftMarker { place: u8, difference: u8 },
    /// 26: is the column shifted?
    ShiftColumn { column: u8, difference: u8 },
    /// X4.3: is the token spent?
    Token { place: u8 },
    /// X4.3: an ambush, and by whom?
    Ambush { unit: Unit },
    /// X4.3: from which square?
    AmbushFrom { unit: Unit, ambusher: Unit },
    /// X8.5: does a peasant flee?
    Flee,
    /// X6.2: does the game end?
    EarlyEnd,
    /// S-04: how many counters go?
    Countdown { left: u8 },
    /// 36: is the value rolled again?
    Value { cache: Cache, destroyed: bool, total: u8 },
}

impl Prompt {
    /// The id of its message and its rule.
    fn head(&self) -> (&'static str, &'static str) {
        match self {
            Prompt::Bid { .. } => ("company-ask-bid", "X3.9"),
            Prompt::Ring { .. } => ("company-ask-ring", "X4.2"),
            Prompt::Peasants { .. } => ("company-ask-peasants", "X3"),
            Prompt::Deploy { .. } => ("company-ask-deploy", "X3"),
            Prompt::Hide { .. } => ("company-ask-hide", "X3"),
            Prompt::Group { .. } => ("company-ask-group", "X5.1"),
            Prompt::Unit { .. } => ("company-ask-unit", "X5.2"),
            Prompt::Action { .. } => ("company-ask-action", "28b"),
            Prompt::Target { .. } => ("company-ask-target", "X5.7"),
            Prompt::Dice { .. } => ("company-ask-dice", "X5.3"),
            Prompt::PickUp { .. } => ("company-ask-pick-up", "X4.6"),
            Prompt::Opportunity { .. } => ("company-ask-opportunity", "33b"),
            Prompt::Return { .. } => ("company-ask-return", "33b"),
            Prompt::PickPeasant { .. } => ("company-ask-pick-peasant", "33d"),
            Prompt::Decide { .. } => ("company-ask-decide", "32"),
            Prompt::Again { .. } => ("company-ask-again", "S-22"),
            Prompt::Offer { .. } => ("company-ask-offer", "31b"),
            Prompt::Pick { .. } => ("company-ask-pick", "31b"),
            Prompt::Aim { .. } => ("company-ask-aim", "34b"),
            Prompt::Swivel => ("company-ask-swivel", "34c"),
            Prompt::Name { .. } => ("company-ask-name", "X4.3"),
            Prompt::ShiftMarker { .. } => ("company-ask-shift-marker", "26"),
            Prompt::ShiftColumn { .. } => ("company-ask-shift-column", "26"),
            Prompt::Token { .. } => ("company-ask-token", "X4.3"),
            Prompt::Ambush { .. } => ("company-ask-ambush", "X4.3"),
            Prompt::AmbushFrom { .. } => ("company-ask-ambush-from", "X4.3"),
            Prompt::Flee => ("company-ask-flee", "X8.5"),
            Prompt::EarlyEnd => ("company-ask-early-end", "X6.2"),
            Prompt::Countdown { .. } => ("company-ask-countdown", "S-04"),
            Prompt::Value { .. } => ("company-ask-value", "36"),
        }
    }

    /// The rule the question rests on.
    pub fn rule(&self) -> Rule {
        Rule(self.head().1)
    }
}

fn column_text(column: u8) -> Fact {
    Fact::Text(char::from(b'A' + column).to_string())
}

impl Message for Prompt {
    fn id(&self) -> &'static str {
        self.head().0
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut facts = match *self {
            Prompt::Bid { most } | Prompt::Hide { most } => vec![("most", most.into())],
            Prompt::Ring { left }
            | Prompt::Peasants { left }
            | Prompt::Deploy { left }
            | Prompt::Countdown { left } => vec![("left", left.into())],
            Prompt::Group { side } => vec![("side", Fact::Word(side.name()))],
            Prompt::Unit { side, group } => {
                vec![("side", Fact::Word(side.name())), ("group", group_name(side, group))]
            }
            Prompt::Action { unit, dice } => vec![("unit", unit_name(unit)), ("dice", dice.into())],
            Prompt::Target { unit, kind } => {
                vec![("unit", unit_name(unit)), ("action", Fact::Word(kind.word()))]
            }
            Prompt::AmbushFrom { unit, ambusher } => {
                vec![("unit", unit_name(ambusher)), ("target", unit_name(unit))]
            }
            Prompt::Dice { unit, action, dice, needs } => {
                let mut facts = action.facts();
                facts.extend([
                    ("unit", unit_name(unit)),
                    ("action", Fact::Word(action.word())),
                    ("dice", dice.into()),
                    ("needs", needs.into()),
                ]);
                facts
            }
            Prompt::Opportunity { target } => vec![("target", unit_name(target))],
            Prompt::Return { unit, target } => {
                vec![("unit", unit_name(unit)), ("target", unit_name(target))]
            }
            Prompt::PickPeasant { square } => vec![("square", square_name(square))],
            Prompt::Decide { unit, by } => vec![("unit", unit_name(unit)), ("by", unit_name(by))],
            Prompt::Again { dice, kills } => vec![("dice", dice.into()), ("kills", kills.into())],
            Prompt::Offer { unit, offered } => {
                vec![("unit", unit_name(unit)), ("offered", offered.into())]
            }
            Prompt::PickUp { unit }
            | Prompt::Pick { unit }
            | Prompt::Aim { unit }
            | Prompt::Name { unit }
            | Prompt::Ambush { unit } => vec![("unit", unit_name(unit))],
            Prompt::ShiftMarker { place, difference } => {
                vec![("place", (place + 1).into()), ("difference", difference.into())]
            }
            Prompt::ShiftColumn { column, difference } => {
                vec![("column", column_text(column)), ("difference", difference.into())]
            }
            Prompt::Token { place } => vec![("place", (place + 1).into())],
            Prompt::Value { cache, destroyed, total } => vec![
                ("cache", Fact::Word(cache.id())),
                ("destroyed", Fact::Word(if destroyed { "yes" } else { "no" })),
                ("total", total.into()),
            ],
            Prompt::Swivel | Prompt::Flee | Prompt::EarlyEnd => Vec::new(),
        };
        facts.push(("rule", Fact::Text(self.rule().to_string())));
        facts
    }
}

/// What dice are rolled for, and which faces are good.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// X3.9: the roll-off.
    Bid,
    /// 27: morale; so much or more fails.
    Morale { unit: Unit, needs: u8 },
    /// 28b: an action.
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
    Value { cache: Cache, destroyed: bool },
}

impl Message for Ask {
    fn id(&self) -> &'static str {
        match self {
            Ask::Bid => "company-roll-bid",
            Ask::Morale { .. } => "company-roll-morale",
            Ask::Action { .. } => "company-roll-action",
            Ask::Trap { .. } => "company-roll-trap",
            Ask::TrapSave { .. } => "company-roll-trap-save",
            Ask::Shot { .. } => "company-roll-shot",
            Ask::Saves { .. } => "company-roll-saves",
            Ask::PeasantSave { .. } => "company-roll-peasant-save",
            Ask::Leader { .. } => "company-roll-leader",
            Ask::Assault { .. } => "company-roll-assault",
            Ask::Pursuit { .. } => "company-roll-pursuit",
            Ask::FallBack { .. } => "company-roll-fall-back",
            Ask::StrikeDeviation => "company-roll-strike-deviation",
            Ask::StrikeHits { .. } => "company-roll-strike-hits",
            Ask::StrikePeasant { .. } => "company-roll-strike-peasant",
            Ask::Risk { .. } => "company-roll-risk",
            Ask::Deviation => "company-roll-deviation",
            Ask::Interrogate { .. } => "company-roll-interrogate",
            Ask::Countdown => "company-roll-countdown",
            Ask::Value { .. } => "company-roll-value",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let of = |unit: Unit| ("unit", unit_name(unit));
        let from = |needs: u8| ("needs", needs.into());
        match *self {
            Ask::Bid | Ask::StrikeDeviation | Ask::Deviation | Ask::Countdown => Vec::new(),
            Ask::Morale { unit, needs }
            | Ask::Trap { unit, needs }
            | Ask::TrapSave { unit, needs }
            | Ask::Saves { unit, needs }
            | Ask::Leader { unit, needs }
            | Ask::Assault { unit, needs }
            | Ask::Pursuit { unit, needs }
            | Ask::StrikeHits { unit, needs } => vec![of(unit), from(needs)],
            Ask::Action { unit, action, needs } => {
                let mut facts = action.facts();
                let word = ("action", Fact::Word(action.word()));
                facts.extend([of(unit), word, from(needs)]);
                facts
            }
            Ask::Shot { unit, target, needs } => {
                vec![of(unit), ("target", unit_name(target)), from(needs)]
            }
            Ask::PeasantSave { square, needs }
            | Ask::StrikePeasant { square, needs }
            | Ask::Risk { square, needs } => vec![("square", square_name(square)), from(needs)],
            Ask::FallBack { unit } | Ask::Interrogate { unit } => vec![of(unit)],
            Ask::Value { cache, destroyed } => vec![
                ("cache", Fact::Word(cache.id())),
                ("destroyed", Fact::Word(if destroyed { "yes" } else { "no" })),
            ],
        }
    }
}

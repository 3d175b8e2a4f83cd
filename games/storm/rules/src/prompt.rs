//! What a player or the dice can be asked.

use kernel::{Fact, Message, Rule};

use crate::choice::{area_name, card_name, unit_name};
use crate::components::{Area, Kind, Side};
use crate::flow::WindowKind;
use crate::sets::{Unit, UnitSet};

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// 15.0: how many areas do you bid?
    Bid { most: u8 },
    /// 15.0: which side do you take?
    PickSide,
    /// 5.1: discard down to the hand size.
    CutHand { left: u8 },
    /// 6.0: an action, or pass.
    Impulse { side: Side },
    /// 6.1: which units of the area, and what do they do?
    Order { area: Area, picked: UnitSet },
    /// 10.0: which units make the Surprise Assault, and on what?
    SurpriseOrder { area: Area, picked: UnitSet },
    /// 7.0: on, or stop?
    March { area: Area, left: u8 },
    /// 5.2: where does the card work?
    CardArea { kind: Kind },
    /// 9.0: where is the card used to sap?
    DigArea { kind: Kind },
    /// 4.0: discard a card to go on?
    GoOn,
    /// W2: a free card after the action?
    FreeCards,
    /// W9: Emergency Replacements?
    ImpulseEnd,
    /// W3 to W8: a card?
    Window { kind: WindowKind, area: Option<Area>, stake: u8 },
    /// Mines: which assaulting units become spent?
    MinesSpend { left: u8 },
    /// 8.4: which units take the damage points?
    Allocate { area: Area, left: u8 },
    /// 8.4.2: where does the unit retreat?
    Retreat { from: Area },
    /// 10.0: which units are lost for the assault?
    Losses { left: u8 },
    /// Counter Attack: which units enter?
    Enter { into: Area },
    /// Relief Force: which unit comes?
    Relief { area: Area },
    /// Rats: which French units become spent?
    RatsSpend { area: Area, left: u8 },
    /// Mine Shaft: which units leave before the blast?
    ShaftWarning { area: Area },
    /// 5.3: which cards do you discard?
    EndDiscard,
    /// 11.0: which area is out of supply?
    SupplyMark { left: u8 },
    /// 12.3: where do arriving units go?
    Place { units: u8, picked: UnitSet },
}

impl Prompt {
    /// The rule the question rests on.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            Prompt::Bid { .. } | Prompt::PickSide => "15.0",
            Prompt::CutHand { .. } => "5.1",
            Prompt::Impulse { .. } => "6.0",
            Prompt::Order { .. } => "6.1",
            Prompt::March { .. } => "7.0",
            Prompt::CardArea { .. } => "5.2",
            Prompt::DigArea { .. } => "9.0",
            Prompt::GoOn => "4.0",
            Prompt::FreeCards => "W2",
            Prompt::ImpulseEnd => "W9",
            Prompt::Window { kind, .. } => kind.name(),
            Prompt::MinesSpend { .. } => "W4",
            Prompt::Allocate { .. } => "8.4",
            Prompt::Retreat { .. } => "8.4.2",
            Prompt::SurpriseOrder { .. } | Prompt::Losses { .. } => "10.0",
            Prompt::Enter { .. }
            | Prompt::Relief { .. }
            | Prompt::RatsSpend { .. }
            | Prompt::ShaftWarning { .. } => "W.1",
            Prompt::EndDiscard => "5.3",
            Prompt::SupplyMark { .. } => "11.0",
            Prompt::Place { .. } => "12.3",
        })
    }
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

impl Message for Prompt {
    fn id(&self) -> &'static str {
        match self {
            Prompt::Bid { .. } => "storm-ask-bid",
            Prompt::PickSide => "storm-ask-side",
            Prompt::CutHand { .. } => "storm-ask-cut-hand",
            Prompt::Impulse { .. } => "storm-ask-impulse",
            Prompt::Order { .. } => "storm-ask-order",
            Prompt::SurpriseOrder { .. } => "storm-ask-surprise-order",
            Prompt::March { .. } => "storm-ask-march",
            Prompt::CardArea { .. } => "storm-ask-card-area",
            Prompt::DigArea { .. } => "storm-ask-dig-area",
            Prompt::GoOn => "storm-ask-go-on",
            Prompt::FreeCards => "storm-ask-free-cards",
            Prompt::ImpulseEnd => "storm-ask-impulse-end",
            Prompt::Window { kind, .. } => match kind {
                WindowKind::W3 => "storm-ask-w3",
                WindowKind::W4 => "storm-ask-w4",
                WindowKind::W5 => "storm-ask-w5",
                WindowKind::W6 => "storm-ask-w6",
                WindowKind::W7 => "storm-ask-w7",
                WindowKind::W8 => "storm-ask-w8",
            },
            Prompt::MinesSpend { .. } => "storm-ask-mines-spend",
            Prompt::Allocate { .. } => "storm-ask-allocate",
            Prompt::Retreat { .. } => "storm-ask-retreat",
            Prompt::Losses { .. } => "storm-ask-losses",
            Prompt::Enter { .. } => "storm-ask-enter",
            Prompt::Relief { .. } => "storm-ask-relief",
            Prompt::RatsSpend { .. } => "storm-ask-rats-spend",
            Prompt::ShaftWarning { .. } => "storm-ask-shaft-warning",
            Prompt::EndDiscard => "storm-ask-end-discard",
            Prompt::SupplyMark { .. } => "storm-ask-supply-mark",
            Prompt::Place { .. } => "storm-ask-place",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let mut facts = match *self {
            Prompt::Bid { most } => vec![("most", most.into())],
            Prompt::CutHand { left } | Prompt::MinesSpend { left } | Prompt::Losses { left } => {
                vec![("left", left.into())]
            }
            Prompt::SupplyMark { left } => vec![("left", left.into())],
            Prompt::Impulse { side } => vec![("side", Fact::Word(side.name()))],
            Prompt::Order { area, picked } | Prompt::SurpriseOrder { area, picked } => {
                vec![("area", area_name(area)), ("picked", picked.len().into())]
            }
            Prompt::March { area, left }
            | Prompt::Allocate { area, left }
            | Prompt::RatsSpend { area, left } => {
                vec![("area", area_name(area)), ("left", left.into())]
            }
            Prompt::CardArea { kind } | Prompt::DigArea { kind } => {
                vec![("card", card_name(kind))]
            }
            Prompt::Window { area, stake, .. } => {
                let mut facts = vec![("stake", stake.into())];
                facts.extend(area.map(|area| ("area", area_name(area))));
                facts
            }
            Prompt::Retreat { from: area }
            | Prompt::Enter { into: area }
            | Prompt::Relief { area }
            | Prompt::ShaftWarning { area } => vec![("area", area_name(area))],
            Prompt::Place { units, picked } => {
                vec![("units", units.into()), ("picked", picked.len().into())]
            }
            Prompt::PickSide
            | Prompt::GoOn
            | Prompt::FreeCards
            | Prompt::ImpulseEnd
            | Prompt::EndDiscard => Vec::new(),
        };
        facts.push(("rule", Fact::Text(self.rule().to_string())));
        facts
    }
}

/// What dice are rolled or cards are drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// 15.0: the dice-off.
    Bid { first: bool },
    /// 5.1: a card.
    Draw { side: Side },
    /// 8.3.1: attack dice.
    Attack { side: Side, target: Area },
    /// 11.0: the supply roll.
    Supply,
    /// 12.1: the replacement roll.
    Replacements,
    /// W4: Mines.
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

impl Message for Ask {
    fn id(&self) -> &'static str {
        match self {
            Ask::Bid { .. } => "storm-roll-bid",
            Ask::Draw { .. } => "storm-roll-draw",
            Ask::Attack { .. } => "storm-roll-attack",
            Ask::Supply => "storm-roll-supply",
            Ask::Replacements => "storm-roll-replacements",
            Ask::Mines => "storm-roll-mines",
            Ask::Rats { .. } => "storm-roll-rats",
            Ask::Shaft { .. } => "storm-roll-shaft",
            Ask::Relief => "storm-roll-relief",
            Ask::Propaganda { .. } => "storm-roll-propaganda",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match *self {
            Ask::Bid { first } => {
                vec![("seat", Fact::Word(if first { "first" } else { "second" }))]
            }
            Ask::Draw { side } => vec![("side", Fact::Word(side.name()))],
            Ask::Attack { side, target } => {
                vec![("side", Fact::Word(side.name())), ("area", area_name(target))]
            }
            Ask::Rats { area } | Ask::Shaft { area } => vec![("area", area_name(area))],
            Ask::Propaganda { unit } => vec![("unit", unit_name(unit))],
            Ask::Supply | Ask::Replacements | Ask::Mines | Ask::Relief => Vec::new(),
        }
    }
}

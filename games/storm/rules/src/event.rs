//! What happened, for the log.

use kernel::{Audience, Event as KernelEvent, Fact, Message, Rule, Seat};

use crate::choice::{area_name, card_name, unit_name};
use crate::components::{Area, Kind, Side};
use crate::sets::{Unit, UnitSet};

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// 15.0: both bids are open.
    BidsOpen { first: u8, second: u8 },
    /// 15.0: the dice-off.
    BidRolled { first: u8, second: u8 },
    /// 15.0: who plays what, and what the Viet Minh need.
    SidesTaken { vietminh: Seat, needs: u8 },
    /// 4.0: a turn begins.
    Turn { turn: u8 },
    /// 5.4: the discards were shuffled into the deck.
    Reshuffled { side: Side, deck: u8 },
    /// 5.1: a card was drawn; only its owner knows which.
    Drew { seat: Seat, side: Side, card: Option<Kind> },
    /// 5.1, 5.3, 4.0: a card was discarded, face up.
    Discarded { side: Side, card: Kind },
    /// 4.0: a pass; by itself when nothing else was possible.
    Passed { side: Side, automatic: bool },
    /// 4.0: the French discarded to go on.
    GoesOn,
    /// 4.0: the impulses of the turn are over.
    ImpulsesOver,
    /// 5.2: a card was played.
    Played { side: Side, card: Kind },
    /// 5.2: a card was cancelled.
    Cancelled { card: Kind, by: Kind },
    /// 7.0: units moved one step.
    Moved { side: Side, units: UnitSet, from: Area, to: Area, cost: u8 },
    /// 13.0: control passed.
    Control { area: Area, to: Side },
    /// 8.1: units fire.
    Fires { side: Side, units: UnitSet, from: Area, target: Area },
    /// 8.2: a card attacks.
    CardFires { card: Kind, target: Area },
    /// 10.0: an assault is declared.
    Assaults { units: UnitSet, from: Area, target: Area },
    /// 8.3.1: attack dice fell; the result that stands.
    Rolled { side: Side, roll: u8, stands: u8 },
    /// W5: the dice are rolled again.
    RollsAgain { card: Kind },
    /// 8.3.3: attack points, defence points, damage points.
    Damage { target: Area, attack: u8, defence: u8, damage: u8 },
    /// W6: Bigeard.
    DamageReduced { damage: u8 },
    /// 8.4: units became spent.
    Spent { side: Side, units: UnitSet, area: Area },
    /// 8.4.2: a unit retreated.
    Retreated { unit: Unit, from: Area, to: Area },
    /// 8.4.2: a unit had no way out.
    NoWayOut { unit: Unit, area: Area },
    /// 8.4: units were eliminated.
    Eliminated { side: Side, units: UnitSet, area: Area },
    /// 8.1: a Fire Marker was placed.
    FireMarker { side: Side, area: Area },
    /// 9.0: units sapped.
    Sapped { area: Area, units: u8, level: u8 },
    /// 9.0: a card was discarded to sap.
    Dug { area: Area, card: Kind, level: u8 },
    /// Artillery removed trenches.
    TrenchesCleared { area: Area },
    /// W4: the Mines die.
    MinesRolled { die: u8 },
    /// S-77: no assaulting unit is left.
    AssaultStopped { target: Area },
    /// 10.0: the area fell.
    AssaultWon { target: Area },
    /// 10.0: it did not.
    AssaultFailed { target: Area },
    /// W.1: units became fresh.
    Rested { area: Area, units: u8 },
    /// W.1: the Relief Force die.
    ReliefRolled { die: u8 },
    /// W.1: the Rats die.
    RatsRolled { area: Area, die: u8 },
    /// W.1: the mine shaft goes off.
    ShaftRolled { area: Area, die: u8 },
    /// W.1: a Propaganda die.
    PropagandaRolled { unit: Unit, die: u8 },
    /// 11.0: the supply roll.
    SupplyRolled { roll: u8, modifier: u8, areas: u8 },
    /// 11.0: an area is out of supply.
    OutOfSupply { area: Area },
    /// 4.0: units became fresh, markers came off.
    Refreshed,
    /// 12.1: the replacement roll.
    ReplacementsRolled { die: u8, units: u8 },
    /// 12.3: units arrived.
    Arrived { side: Side, units: UnitSet, area: Area },
    /// 12.3: units had nowhere to go.
    NoRoom { side: Side, units: UnitSet },
    /// 14.0: the game is over.
    GameOver { winner: Side, held: u8, needs: u8 },
}

impl KernelEvent for Event {
    fn rule(&self) -> Rule {
        Rule(match self {
            Event::BidsOpen { .. } | Event::BidRolled { .. } | Event::SidesTaken { .. } => "15.0",
            Event::Turn { .. }
            | Event::Passed { .. }
            | Event::GoesOn
            | Event::ImpulsesOver
            | Event::Refreshed => "4.0",
            Event::Reshuffled { .. } => "5.4",
            Event::Drew { .. } => "5.1",
            Event::Discarded { .. } => "5.3",
            Event::Played { .. } => "5.2",
            Event::Cancelled { .. } => "W7",
            Event::Moved { .. } => "7.0",
            Event::Control { .. } => "13.0",
            Event::Fires { .. } | Event::FireMarker { .. } => "8.1",
            Event::CardFires { .. } => "8.2",
            Event::Assaults { .. } | Event::AssaultWon { .. } | Event::AssaultFailed { .. } => {
                "10.0"
            }
            Event::Rolled { .. } => "8.3.1",
            Event::RollsAgain { .. } => "W5",
            Event::Damage { .. } => "8.3.3",
            Event::DamageReduced { .. } => "S-19",
            Event::Spent { .. } | Event::Eliminated { .. } => "8.4",
            Event::Retreated { .. } | Event::NoWayOut { .. } => "8.4.2",
            Event::Sapped { .. } | Event::Dug { .. } => "9.0",
            Event::TrenchesCleared { .. } => "S-50",
            Event::MinesRolled { .. } => "W4",
            Event::AssaultStopped { .. } => "S-77",
            Event::Rested { .. }
            | Event::RatsRolled { .. }
            | Event::ShaftRolled { .. }
            | Event::PropagandaRolled { .. } => "W.1",
            Event::ReliefRolled { .. } => "S-29",
            Event::SupplyRolled { .. } | Event::OutOfSupply { .. } => "11.0",
            Event::ReplacementsRolled { .. } => "12.1",
            Event::Arrived { .. } | Event::NoRoom { .. } => "12.3",
            Event::GameOver { .. } => "14.0",
        })
    }

    fn audience(&self) -> Audience {
        match self {
            Event::Drew { seat, card: Some(_), .. } => Audience::seat(*seat),
            _ => Audience::All,
        }
    }

    fn redacted(&self) -> Option<Event> {
        match *self {
            Event::Drew { seat, side, .. } => Some(Event::Drew { seat, side, card: None }),
            _ => None,
        }
    }

    fn is_reveal(&self) -> bool {
        // A card that leaves the hand, and a bid that is opened, tell the enemy something for good.
        matches!(
            self,
            Event::Played { .. }
                | Event::Discarded { .. }
                | Event::Dug { .. }
                | Event::Drew { .. }
                | Event::BidsOpen { .. }
        )
    }
}

/// The keys of units' names.
fn unit_names(side: Side, units: UnitSet) -> Fact {
    Fact::Names(units.iter().map(|unit| format!("unit/{}", Unit::new(side, unit))).collect())
}

impl Message for Event {
    fn id(&self) -> &'static str {
        match self {
            Event::BidsOpen { .. } => "storm-event-bids-open",
            Event::BidRolled { .. } => "storm-event-bid-rolled",
            Event::SidesTaken { .. } => "storm-event-sides-taken",
            Event::Turn { .. } => "storm-event-turn",
            Event::Reshuffled { .. } => "storm-event-reshuffled",
            Event::Drew { card: Some(_), .. } => "storm-event-drew",
            Event::Drew { card: None, .. } => "storm-event-drew-hidden",
            Event::Discarded { .. } => "storm-event-discarded",
            Event::Passed { automatic: false, .. } => "storm-event-passed",
            Event::Passed { automatic: true, .. } => "storm-event-passed-automatically",
            Event::GoesOn => "storm-event-goes-on",
            Event::ImpulsesOver => "storm-event-impulses-over",
            Event::Played { .. } => "storm-event-played",
            Event::Cancelled { .. } => "storm-event-cancelled",
            Event::Moved { .. } => "storm-event-moved",
            Event::Control { .. } => "storm-event-control",
            Event::Fires { .. } => "storm-event-fires",
            Event::CardFires { .. } => "storm-event-card-fires",
            Event::Assaults { .. } => "storm-event-assaults",
            Event::Rolled { .. } => "storm-event-rolled",
            Event::RollsAgain { .. } => "storm-event-rolls-again",
            Event::Damage { .. } => "storm-event-damage",
            Event::DamageReduced { .. } => "storm-event-damage-reduced",
            Event::Spent { .. } => "storm-event-spent",
            Event::Retreated { .. } => "storm-event-retreated",
            Event::NoWayOut { .. } => "storm-event-no-way-out",
            Event::Eliminated { .. } => "storm-event-eliminated",
            Event::FireMarker { .. } => "storm-event-fire-marker",
            Event::Sapped { .. } => "storm-event-sapped",
            Event::Dug { .. } => "storm-event-dug",
            Event::TrenchesCleared { .. } => "storm-event-trenches-cleared",
            Event::MinesRolled { .. } => "storm-event-mines-rolled",
            Event::AssaultStopped { .. } => "storm-event-assault-stopped",
            Event::AssaultWon { .. } => "storm-event-assault-won",
            Event::AssaultFailed { .. } => "storm-event-assault-failed",
            Event::Rested { .. } => "storm-event-rested",
            Event::ReliefRolled { .. } => "storm-event-relief-rolled",
            Event::RatsRolled { .. } => "storm-event-rats-rolled",
            Event::ShaftRolled { .. } => "storm-event-shaft-rolled",
            Event::PropagandaRolled { .. } => "storm-event-propaganda-rolled",
            Event::SupplyRolled { .. } => "storm-event-supply-rolled",
            Event::OutOfSupply { .. } => "storm-event-out-of-supply",
            Event::Refreshed => "storm-event-refreshed",
            Event::ReplacementsRolled { .. } => "storm-event-replacements-rolled",
            Event::Arrived { .. } => "storm-event-arrived",
            Event::NoRoom { .. } => "storm-event-no-room",
            Event::GameOver { .. } => "storm-event-game-over",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let word = |side: Side| ("side", Fact::Word(side.name()));
        let at = |area: Area| ("area", area_name(area));
        match *self {
            Event::GoesOn | Event::ImpulsesOver | Event::Refreshed => Vec::new(),
            Event::BidsOpen { first, second } | Event::BidRolled { first, second } => {
                vec![("first", first.into()), ("second", second.into())]
            }
            Event::SidesTaken { vietminh, needs } => {
                let seat = if vietminh == Seat(0) { "first" } else { "second" };
                vec![("seat", Fact::Word(seat)), ("needs", needs.into())]
            }
            Event::Turn { turn } => vec![("turn", turn.into())],
            Event::Reshuffled { side, deck } => vec![word(side), ("deck", deck.into())],
            Event::Drew { side, card, .. } => {
                let mut facts = vec![word(side)];
                facts.extend(card.map(|card| ("card", card_name(card))));
                facts
            }
            Event::Discarded { side, card } | Event::Played { side, card } => {
                vec![word(side), ("card", card_name(card))]
            }
            Event::Passed { side, .. } => vec![word(side)],
            Event::Cancelled { card, by } => {
                vec![("card", card_name(card)), ("by", card_name(by))]
            }
            Event::Moved { side, units, from, to, cost } => vec![
                word(side),
                ("units", unit_names(side, units)),
                ("from", area_name(from)),
                ("to", area_name(to)),
                ("cost", cost.into()),
            ],
            Event::Control { area, to } => vec![at(area), word(to)],
            Event::Fires { side, units, from, target } => vec![
                word(side),
                ("units", unit_names(side, units)),
                ("from", area_name(from)),
                ("target", area_name(target)),
            ],
            Event::CardFires { card, target } => {
                vec![("card", card_name(card)), ("target", area_name(target))]
            }
            Event::Assaults { units, from, target } => vec![
                ("units", unit_names(Side::VietMinh, units)),
                ("from", area_name(from)),
                ("target", area_name(target)),
            ],
            Event::Rolled { side, roll, stands } => {
                vec![word(side), ("roll", roll.into()), ("stands", stands.into())]
            }
            Event::RollsAgain { card } => vec![("card", card_name(card))],
            Event::Damage { target, attack, defence, damage } => vec![
                ("target", area_name(target)),
                ("attack", attack.into()),
                ("defence", defence.into()),
                ("damage", damage.into()),
            ],
            Event::DamageReduced { damage } => vec![("damage", damage.into())],
            Event::Spent { side, units, area } | Event::Eliminated { side, units, area } => {
                vec![word(side), ("units", unit_names(side, units)), at(area)]
            }
            Event::Retreated { unit, from, to } => {
                vec![("unit", unit_name(unit)), ("from", area_name(from)), ("to", area_name(to))]
            }
            Event::NoWayOut { unit, area } => vec![("unit", unit_name(unit)), at(area)],
            Event::FireMarker { side, area } => vec![word(side), at(area)],
            Event::Sapped { area, units, level } => {
                vec![at(area), ("units", units.into()), ("level", level.into())]
            }
            Event::Dug { area, card, level } => {
                vec![at(area), ("card", card_name(card)), ("level", level.into())]
            }
            Event::TrenchesCleared { area } | Event::OutOfSupply { area } => vec![at(area)],
            Event::MinesRolled { die } | Event::ReliefRolled { die } => {
                vec![("die", die.into())]
            }
            Event::AssaultStopped { target }
            | Event::AssaultWon { target }
            | Event::AssaultFailed { target } => vec![("target", area_name(target))],
            Event::Rested { area, units } => vec![at(area), ("units", units.into())],
            Event::RatsRolled { area, die } | Event::ShaftRolled { area, die } => {
                vec![at(area), ("die", die.into())]
            }
            Event::PropagandaRolled { unit, die } => {
                vec![("unit", unit_name(unit)), ("die", die.into())]
            }
            Event::SupplyRolled { roll, modifier, areas } => vec![
                ("roll", roll.into()),
                ("modifier", modifier.into()),
                ("total", (roll + modifier).into()),
                ("areas", areas.into()),
            ],
            Event::ReplacementsRolled { die, units } => {
                vec![("die", die.into()), ("units", units.into())]
            }
            Event::Arrived { side, units, area } => {
                vec![word(side), ("units", unit_names(side, units)), at(area)]
            }
            Event::NoRoom { side, units } => {
                vec![word(side), ("units", unit_names(side, units))]
            }
            Event::GameOver { winner, held, needs } => {
                vec![word(winner), ("held", held.into()), ("needs", needs.into())]
            }
        }
    }
}

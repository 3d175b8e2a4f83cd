//! The rules, one file a chapter.
//!
//! | file | chapter |
//! | --- | --- |
//! | `sequence` | 4.0 phases and end phase, 14.0 victory |
//! | `impulse` | 4.0 B impulses and passing |
//! | `orders` | 6.1 unit actions |
//! | `cards` | 5.0 hands, decks, discards |
//! | `movement` | 7.0 |
//! | `attack` | 8.0 to 8.3 fire, and the attack roll of 10.0 |
//! | `allocation` | 8.4, 8.4.1 damage points |
//! | `retreat` | 8.4.2 |
//! | `sap` | 9.0 |
//! | `assault` | 10.0 |
//! | `supply` | 11.0 |
//! | `arrivals` | 12.0 |
//! | `bidding` | 15.0 |
//! | `windows` | W, who may play what when |
//! | `effects` | W.1, cards that need an area |
//! | `counter_attack` | W.1, Counter Attack |
//! | `die_cards` | W.1, cards that roll one die |
//!
//! Control (13.0) is judged in `board.rs`, at every change of place.

pub mod allocation;
pub mod arrivals;
pub mod assault;
pub mod attack;
pub mod bidding;
pub mod cards;
pub mod counter_attack;
pub(crate) mod die_cards;
pub mod effects;
pub(crate) mod impulse;
pub mod movement;
pub(crate) mod orders;
pub mod retreat;
pub mod sap;
pub mod sequence;
pub mod supply;
pub mod windows;

use kernel::Sink;

use crate::Storm;
use crate::board::Board;
use crate::components::{Area, Side};
use crate::event::Event;
use crate::flow::Play;
use crate::sets::{Unit, UnitSet};

/// One unit of each class among these that is not below `floor`: for picking units one by one so that
/// sets of units that are alike come up once. The class of a picked unit is the next floor.
pub(crate) fn one_of_each(
    rules: &Storm,
    side: Side,
    pool: UnitSet,
    floor: u8,
) -> impl Iterator<Item = Unit> {
    let classes = rules.charts.classes(side).iter().skip(usize::from(floor));
    classes.filter_map(move |class| class.and(pool).first()).map(move |unit| Unit::new(side, unit))
}

/// The class of a unit, as a floor for [`one_of_each`].
pub(crate) fn class_of(rules: &Storm, unit: Unit) -> u8 {
    rules.charts.stats(unit).alike
}

/// Changes of the board that are told as they happen.
pub trait Changes {
    /// Changes who stands where and reports it, and then each change of control that came of it (13.0).
    /// Whoever looks at one of these moments sees the board as it is told.
    fn change(&mut self, event: Event, work: impl FnOnce(&mut Board));

    /// Eliminates units in an area.
    fn eliminate(&mut self, side: Side, units: UnitSet, area: Area);

    /// Turns units in an area to their spent side.
    fn spend(&mut self, side: Side, units: UnitSet, area: Area);
}

impl<S: Sink<Storm>> Changes for Play<'_, S> {
    fn change(&mut self, event: Event, work: impl FnOnce(&mut Board)) {
        let all = self.rules.charts.all;
        let before = self.state.board.controlled(Side::VietMinh, all);
        work(&mut self.state.board);
        self.tell(event);
        let after = self.state.board.controlled(Side::VietMinh, all);
        for area in before.minus(after).or(after.minus(before)).iter() {
            let to = self.state.board.control(area);
            self.tell(Event::Control { area, to });
        }
    }

    fn eliminate(&mut self, side: Side, units: UnitSet, area: Area) {
        if units.is_empty() {
            return;
        }
        self.change(Event::Eliminated { side, units, area }, |board| {
            let lost = &mut board.eliminated[side as usize];
            *lost = lost.or(units);
            board.spend_all(side, units);
            for index in units.iter() {
                board.take(Unit::new(side, index), area);
            }
        });
    }

    fn spend(&mut self, side: Side, units: UnitSet, area: Area) {
        let turned = units.and(self.state.board.fresh[side as usize]);
        if !turned.is_empty() {
            self.state.board.spend_all(side, turned);
            self.tell(Event::Spent { side, units: turned, area });
        }
    }
}

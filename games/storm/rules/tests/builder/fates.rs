//! What became of units that took damage points, read from the events.

use std::collections::BTreeMap;

use storm::event::Event;
use storm::flow::Step;
use storm::sets::UnitSet;

/// The points each unit of one side took, told by events and by the step on top. A unit that has yet to
/// choose where it retreats to has taken its points already. `fresh` are the units that were fresh.
pub(crate) fn points_taken(
    fresh: UnitSet,
    events: impl IntoIterator<Item = Event>,
    top: &Step,
) -> BTreeMap<u8, u8> {
    let retreat = |index: u8| if fresh.has(index) { 2 } else { 1 };
    let mut taken: BTreeMap<u8, u8> = BTreeMap::new();
    let mut cut_off = UnitSet::NONE;
    for event in events {
        match event {
            Event::Spent { units, .. } => taken.extend(units.iter().map(|index| (index, 1))),
            Event::Retreated { unit, .. } => {
                taken.insert(unit.index, retreat(unit.index));
            }
            Event::NoWayOut { unit, .. } => cut_off.insert(unit.index),
            Event::Eliminated { units, .. } => {
                let cost = |index| retreat(index) + u8::from(!cut_off.has(index));
                taken.extend(units.iter().map(|index| (index, cost(index))));
            }
            _ => (),
        }
    }
    if let Step::Retreats(retreats) = top {
        taken.extend(retreats.pending.iter().map(|index| (index, retreat(index))));
    }
    taken
}

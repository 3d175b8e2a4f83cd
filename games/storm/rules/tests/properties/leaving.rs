//! W.1: units that leave an area before a mine shaft goes off, and units that enter one for a Counter
//! Attack: canonical order reaches every different end that any order reaches.

use std::collections::BTreeSet;

use kernel::Scope;
use proptest::prelude::*;
use storm::components::{Area, UnitType};
use storm::flow::{CounterEnter, Impulse, Play, ShaftWarning, Stage, State, Step};
use storm::sets::{Unit, UnitSet};

use crate::builder::{Counter, FRENCH, Scene, VIETMINH, infantry};
use crate::explore::{AllOrders, every_line};
use crate::ground::{Ground, Holdings, holdings, scene};

/// A unit by what tells it apart: class, fresh at first, area at first; then its area and side now.
type End = (u8, bool, u8, Option<Area>, bool);

struct Question {
    scene: Scene,
    units: Vec<(Unit, u8, bool, u8)>,
    asking: fn(&State) -> bool,
}

impl Question {
    fn add(&mut self, class: u8, fresh: bool, area: u8) {
        let unit_type = if class == 2 { UnitType::Armor } else { UnitType::Infantry };
        let counter = Counter { unit_type, ..infantry(5 + class, 8, 7, 1 + class) };
        let id = format!("q{}", self.units.len());
        let unit = if fresh {
            self.scene.fresh(&id, FRENCH, counter, area)
        } else {
            self.scene.spent(&id, FRENCH, counter, area)
        };
        self.units.push((unit, class, fresh, area));
    }

    fn start(&self, step: Step) -> (std::sync::Arc<storm::Storm>, State) {
        let (rules, mut state) = (self.scene.rules(), self.scene.state());
        let mut play = Play { rules: &rules, state: &mut state, sink: &mut () };
        play.push(Step::Impulse(Impulse { side: VIETMINH, stage: Stage::FreeCards }));
        play.push(step);
        play.advance();
        (rules, state)
    }

    fn ends(&self, state: &State) -> Vec<End> {
        let end = |(unit, class, fresh, area): &(Unit, u8, bool, u8)| {
            let now = state.board.area_of(*unit);
            (*class, *fresh, *area, now, state.board.is_fresh(*unit))
        };
        let mut ends: Vec<End> = self.units.iter().map(end).collect();
        ends.sort_unstable();
        ends
    }

    /// All ends, by any order and by canonical order.
    fn both(&self, step: Step) -> (BTreeSet<Vec<End>>, BTreeSet<Vec<End>>) {
        let (rules, state) = self.start(step);
        if !(self.asking)(&state) {
            let only = BTreeSet::from([self.ends(&state)]);
            return (only.clone(), only);
        }
        let key = |state: &State| {
            let transit = match state.top() {
                Step::Retreats(now) => Some((now.pending, now.transit)),
                _ => None,
            };
            (
                transit,
                self.units.iter().map(|(unit, ..)| state.board.area_of(*unit)).collect::<Vec<_>>(),
            )
        };
        let met = BTreeSet::new();
        let mut lines = AllOrders { rules: &rules, asking: &self.asking, key: &key, met };
        let mut any_order = BTreeSet::new();
        lines.follow(&state, &mut |_| (), &mut |state, _| {
            any_order.insert(self.ends(state));
        });
        let mut canonical = BTreeSet::new();
        every_line(&rules, &state, Scope::Canonical, &self.asking, &mut |state, _| {
            canonical.insert(self.ends(state));
        });
        (any_order, canonical)
    }
}

/// The board without French units in some areas.
fn cleared(held: &Holdings, areas: impl IntoIterator<Item = u8>) -> Holdings {
    let mut held = held.clone();
    for area in areas {
        let holding = held.get_mut(&area).expect("the area exists");
        holding.units[FRENCH as usize] = 0;
        holding.settle();
    }
    held
}

proptest! {
    #![proptest_config(crate::boards(150))]

    #[test]
    fn units_leave_a_mine_shaft_in_every_different_way(
        held in holdings(),
        target in prop::sample::select(vec![10_u8, 17, 21, 22, 23, 29, 30, 36]),
        units in prop::collection::vec((0_u8..3, any::<bool>()), 1..=3),
    ) {
        let mut held = cleared(&held, [target]);
        held.get_mut(&target).expect("the area exists").units = [0, 0];
        let asking: fn(&State) -> bool =
            |state| matches!(state.top(), Step::ShaftWarning(_) | Step::Retreats(_));
        let mut question = Question { scene: scene(&held), units: Vec::new(), asking };
        question.scene.give(FRENCH, &[target]);
        units.iter().for_each(|(class, fresh)| question.add(*class, *fresh, target));
        let warning = Step::ShaftWarning(ShaftWarning { area: Area(target), floor: 0 });
        let (any_order, canonical) = question.both(warning);
        prop_assert_eq!(canonical, any_order);
    }

    #[test]
    fn units_enter_for_a_counter_attack_in_every_different_way(
        held in holdings(),
        into in prop::sample::select(vec![10_u8, 17, 21, 22, 23, 29, 30, 36]),
        units in prop::collection::vec((0_u8..3, any::<bool>(), 0_usize..8), 1..=5),
        defended in any::<bool>(),
    ) {
        let ground = Ground::new();
        let near: Vec<u8> = ground.near(into).filter(|area| !ground.red.contains(area)).collect();
        let mut held = cleared(&held, near.iter().copied().chain([into]));
        let holding = held.get_mut(&into).expect("the area exists");
        holding.side = VIETMINH;
        holding.units = [0, u8::from(defended)];
        let asking: fn(&State) -> bool = |state| matches!(state.top(), Step::CounterEnter(_));
        let mut question = Question { scene: scene(&held), units: Vec::new(), asking };
        for (class, fresh, place) in &units {
            question.add(*class, *fresh, near[place % near.len()]);
        }
        let enter = Step::CounterEnter(CounterEnter { into: Area(into), moved: UnitSet::NONE, floor: None });
        let (any_order, canonical) = question.both(enter);
        prop_assert_eq!(canonical, any_order);
    }
}

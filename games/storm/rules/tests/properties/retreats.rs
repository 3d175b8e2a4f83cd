//! 8.4.2: where units retreat to, and in what order.

use std::collections::BTreeSet;

use kernel::Scope;
use proptest::prelude::*;
use storm::choice::Choice;
use storm::components::{Area, Border, Side, UnitType};
use storm::flow::{Impulse, Play, Retreats, Stage, State, Step};
use storm::sets::{Unit, UnitSet};

use crate::builder::{Counter, FRENCH, VIETMINH, infantry};
use crate::explore::{AllOrders, every_line, legal};
use crate::ground::{Ground, Holdings, holdings, scene};

/// What a retreating unit is; units of a kind are alike.
type Class = u8;
const ARMOR: Class = 2;

/// Where units ended: each class with its area, or none when it was eliminated.
type Ends = Vec<(Class, Option<u8>)>;

fn counter(class: Class) -> Counter {
    let unit_type = if class == ARMOR { UnitType::Armor } else { UnitType::Infantry };
    Counter { unit_type, ..infantry(5 + class, 8, 7, 3) }
}

/// The rule, step by step, for units that leave `target`.
struct Law<'a> {
    ground: &'a Ground,
    side: Side,
    target: u8,
}

impl Law<'_> {
    /// Steps 1 to 4: where a unit at `at` may go next, and whether it stops there.
    fn options(
        &self,
        held: &Holdings,
        class: Class,
        at: u8,
        visited: &BTreeSet<u8>,
    ) -> (Vec<u8>, bool) {
        let fits = |(area, border): &&(u8, Border)| {
            held[area].side == self.side
                && *area != self.target
                && !visited.contains(area)
                && !(self.side == FRENCH && self.ground.red.contains(area))
                && !(self.side == FRENCH && class == ARMOR && *border == Border::River)
        };
        let candidates: Vec<u8> =
            self.ground.borders[&at].iter().filter(fits).map(|(area, _)| *area).collect();
        let roomy: Vec<u8> =
            candidates.iter().copied().filter(|area| held[area].own(self.side) <= 8).collect();
        let stops = !roomy.is_empty();
        let areas = if stops { roomy } else { candidates };
        let fewest = areas.iter().map(|area| held[area].enemies(self.side)).min();
        let best = |area: &u8| Some(held[area].enemies(self.side)) == fewest;
        let mut areas: Vec<u8> = areas.into_iter().filter(best).collect();
        areas.sort_unstable();
        (areas, stops)
    }

    /// All ends of one unit's retreat.
    fn ends(
        &self,
        held: &Holdings,
        class: Class,
        at: u8,
        visited: &BTreeSet<u8>,
    ) -> BTreeSet<Option<u8>> {
        let (areas, stops) = self.options(held, class, at, visited);
        if areas.is_empty() {
            return BTreeSet::from([None]);
        }
        if stops {
            return areas.into_iter().map(Some).collect();
        }
        let on = |area: u8| {
            let visited = visited.iter().copied().chain([area]).collect();
            self.ends(held, class, area, &visited)
        };
        areas.into_iter().flat_map(on).collect()
    }

    /// All ends of all units, in any order.
    fn all_ends(&self, held: &Holdings, units: &[Class]) -> BTreeSet<Ends> {
        if units.is_empty() {
            return BTreeSet::from([Vec::new()]);
        }
        let mut all = BTreeSet::new();
        for first in 0..units.len() {
            if units[..first].contains(&units[first]) {
                continue;
            }
            let mut rest = units.to_vec();
            let class = rest.remove(first);
            for end in self.ends(held, class, self.target, &BTreeSet::new()) {
                let mut held = held.clone();
                if let Some(area) = end {
                    held.get_mut(&area).expect("the area exists").units[self.side as usize] += 1;
                }
                for mut ends in self.all_ends(&held, &rest) {
                    ends.push((class, end));
                    ends.sort_unstable();
                    all.insert(ends);
                }
            }
        }
        all
    }
}

struct Question {
    rules: std::sync::Arc<storm::Storm>,
    start: State,
    units: Vec<(Unit, Class)>,
}

/// Units of these classes, alone in the target, must retreat.
fn question(held: &Holdings, side: Side, target: u8, classes: &[Class]) -> Question {
    let mut held = held.clone();
    held.get_mut(&target).expect("the area exists").units = [0, 0];
    let mut scene = scene(&held);
    scene.give(side, &[target]);
    let units: Vec<(Unit, Class)> = (0..)
        .zip(classes)
        .map(|(n, class): (u8, &Class)| {
            (scene.spent(&format!("r{n}"), side, counter(*class), target), *class)
        })
        .collect();
    let pending: UnitSet = units.iter().map(|(unit, _)| unit.index).collect();
    let (rules, mut start) = (scene.rules(), scene.state());
    let mut play = Play { rules: &rules, state: &mut start, sink: &mut () };
    play.push(Step::Impulse(Impulse { side: side.enemy(), stage: Stage::FreeCards }));
    let from = Area(target);
    play.push(Step::Retreats(Retreats { owner: side, from, pending, transit: None, last: None }));
    play.advance();
    Question { rules, start, units }
}

fn is_asking(state: &State) -> bool {
    matches!(state.top(), Step::Retreats(_))
}

impl Question {
    fn ends(&self, state: &State) -> Ends {
        let end =
            |(unit, class): &(Unit, Class)| (*class, state.board.area_of(*unit).map(|area| area.0));
        let mut ends: Ends = self.units.iter().map(end).collect();
        ends.sort_unstable();
        ends
    }

    /// Every step that is asked offers what the rule says, to every unit that may go now.
    fn compare_step(&self, state: &State, law: &Law<'_>, held: &Holdings) {
        let Step::Retreats(now) = state.top() else { panic!("a retreat is asked") };
        let mut held = held.clone();
        for (area, holding) in &mut held {
            holding.units[law.side as usize] = state.board.units(law.side, Area(*area)).len();
        }
        let offered = legal(&self.rules, state, Scope::All);
        for (unit, class) in self.units.iter().filter(|(unit, _)| now.pending.has(unit.index)) {
            let waits = now.transit.is_some_and(|(index, ..)| index != unit.index);
            let expected = match now.transit {
                _ if waits => Vec::new(),
                Some((_, at, visited)) => {
                    let visited = visited.iter().map(|area| area.0).collect();
                    law.options(&held, *class, at.0, &visited).0
                }
                None => law.options(&held, *class, law.target, &BTreeSet::new()).0,
            };
            let of_unit = offered.iter().filter_map(|choice| match choice {
                Choice::Retreat(who, to) if who == unit => Some(to.0),
                _ => None,
            });
            assert_eq!(of_unit.collect::<Vec<_>>(), expected, "{unit} of class {class}");
        }
    }

    fn in_any_order(&self, law: &Law<'_>, held: &Holdings) -> BTreeSet<Ends> {
        if !is_asking(&self.start) {
            return BTreeSet::from([self.ends(&self.start)]);
        }
        let key = |state: &State| {
            let Step::Retreats(now) = state.top() else { panic!("a retreat is asked") };
            let places = self.units.iter().map(|(unit, _)| state.board.area_of(*unit));
            (now.pending, now.transit, places.collect::<Vec<_>>())
        };
        let met = BTreeSet::new();
        let mut lines = AllOrders { rules: &self.rules, asking: &is_asking, key: &key, met };
        let mut ends = BTreeSet::new();
        lines.follow(
            &self.start,
            &mut |state| self.compare_step(state, law, held),
            &mut |state, _| {
                ends.insert(self.ends(state));
            },
        );
        ends
    }

    fn canonical(&self) -> BTreeSet<Ends> {
        if !is_asking(&self.start) {
            return BTreeSet::from([self.ends(&self.start)]);
        }
        let mut ends = BTreeSet::new();
        every_line(&self.rules, &self.start, Scope::Canonical, &is_asking, &mut |state, _| {
            ends.insert(self.ends(state));
        });
        ends
    }
}

/// How many units of a side a scene can hold, those that retreat apart.
const MOST_UNITS: u16 = 120;

/// Two boards in three have friends all around, so that room runs short; as many as there are counters.
fn befriend(ground: &Ground, held: &mut Holdings, side: Side, target: u8, friendly: u8) {
    let mut total: u16 = held.values().map(|holding| u16::from(holding.own(side))).sum();
    for area in ground.near(target).filter(|area| friendly > 0 && !ground.red.contains(area)) {
        let holding = held.get_mut(&area).expect("the area exists");
        let alone = holding.own(side) == 0 && holding.enemies(side) > 0;
        let coming = if alone { 10 - friendly } else { 0 };
        if total + u16::from(coming) <= MOST_UNITS {
            total += u16::from(coming);
            holding.side = side;
            holding.units[side as usize] += coming;
        }
    }
}

proptest! {
    #![proptest_config(crate::boards(400))]

    #[test]
    fn units_retreat_where_the_rules_send_them(
        held in holdings(),
        vietminh in any::<bool>(),
        target in any::<prop::sample::Index>(),
        mut classes in prop::collection::vec(0_u8..=ARMOR, 1..=4),
        friendly in 0_u8..3,
    ) {
        let ground = Ground::new();
        let side = if vietminh { VIETMINH } else { FRENCH };
        let target = ground.a_place_of(side, target);
        if side == VIETMINH {
            // Only the French have armor.
            classes.iter_mut().for_each(|class| *class %= ARMOR);
        }
        let mut held = held;
        befriend(&ground, &mut held, side, target, friendly);
        held.get_mut(&target).expect("the area exists").units = [0, 0];
        let law = Law { ground: &ground, side, target };
        let question = question(&held, side, target, &classes);
        let lawful = law.all_ends(&held, &classes);
        prop_assert_eq!(&question.in_any_order(&law, &held), &lawful);
        prop_assert_eq!(&question.canonical(), &lawful);
    }
}

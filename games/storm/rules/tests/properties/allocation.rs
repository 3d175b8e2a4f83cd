//! 8.4, 8.4.1: which allocations of damage points are legal.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Scope;
use proptest::prelude::*;
use storm::components::{Area, Side};
use storm::event::Event;
use storm::flow::{Impulse, Play, Stage, State, Step};
use storm::rules::allocation;
use storm::sets::UnitSet;

use crate::builder::fates::points_taken;
use crate::builder::{FRENCH, Scene, VIETMINH, infantry};
use crate::explore::{AllOrders, every_line};

/// One unit: its class, and whether it is fresh.
type Hit = (u8, bool);

/// 8.4.1, word for word: the amounts a unit may take, and as much as possible in all.
fn lawful(units: &[Hit], damage: u8, retreats: bool) -> BTreeSet<Vec<u8>> {
    let amounts = |fresh: bool| -> &[u8] {
        match (fresh, retreats) {
            (true, true) => &[0, 1, 2, 3],
            (false, true) => &[0, 1, 2],
            (true, false) => &[0, 1, 3],
            (false, false) => &[0, 2],
        }
    };
    let mut all: Vec<Vec<u8>> = vec![Vec::new()];
    for (_, fresh) in units {
        let with = |given: &Vec<u8>| {
            let given = given.clone();
            amounts(*fresh).iter().map(move |amount| [&given[..], &[*amount]].concat())
        };
        all = all.iter().flat_map(with).collect();
    }
    let sum = |given: &Vec<u8>| given.iter().sum::<u8>();
    let most = all.iter().map(sum).filter(|sum| *sum <= damage).max().unwrap_or(0);
    all.into_iter().filter(|given| sum(given) == most).collect()
}

/// The same results where only class and side of the counter tell units apart.
fn modulo_alike(units: &[Hit], given: &[u8]) -> Vec<(Hit, u8)> {
    let mut result: Vec<(Hit, u8)> = units.iter().copied().zip(given.iter().copied()).collect();
    result.sort_unstable();
    result
}

struct Question {
    rules: std::sync::Arc<storm::Storm>,
    state: State,
    events: Vec<Event>,
    fresh: UnitSet,
    count: u8,
}

/// The moment the points fall, on units that stand in 17 or 11.
fn question(units: &[Hit], damage: u8, owner: Side, assigner: Side) -> Question {
    let area = if owner == FRENCH { 17 } else { 11 };
    let mut scene = Scene::empty();
    for (index, (class, fresh)) in units.iter().enumerate() {
        let (id, counter) = (format!("u{index}"), infantry(1 + class, 8, 7, 2));
        if *fresh {
            scene.fresh(&id, owner, counter, area);
        } else {
            scene.spent(&id, owner, counter, area);
        }
    }
    let (rules, mut state) = (scene.rules(), scene.state());
    let fresh = state.board.fresh[owner as usize];
    let mut events = Vec::new();
    let mut play = Play { rules: &rules, state: &mut state, sink: &mut events };
    play.push(Step::Impulse(Impulse { side: owner.enemy(), stage: Stage::FreeCards }));
    let hit = play.state.board.units(owner, Area(area));
    allocation::fall(&mut play, damage, Area(area), owner, assigner, hit);
    play.advance();
    Question { rules, state, events, fresh, count: units.len() as u8 }
}

fn is_asking(state: &State) -> bool {
    matches!(state.top(), Step::Allocate(_))
}

impl Question {
    fn given(&self, state: &State, events: &[Event]) -> Vec<u8> {
        let taken: BTreeMap<u8, u8> = points_taken(self.fresh, events.iter().copied(), state.top());
        (0..self.count).map(|index| taken.get(&index).copied().unwrap_or(0)).collect()
    }

    /// What can come of it when units are picked in any order.
    fn in_any_order(&self) -> BTreeSet<Vec<u8>> {
        if !is_asking(&self.state) {
            return BTreeSet::from([self.given(&self.state, &self.events)]);
        }
        let key = |state: &State| match state.top() {
            Step::Allocate(now) => (now.flip, now.retreat, now.eliminate),
            other => panic!("no allocation: {other:?}"),
        };
        let met = BTreeSet::new();
        let mut lines = AllOrders { rules: &self.rules, asking: &is_asking, key: &key, met };
        let mut results = BTreeSet::new();
        lines.follow(&self.state, &mut |_| (), &mut |state, events| {
            results.insert(self.given(state, events));
        });
        results
    }

    /// What comes of every canonical line, one after the other.
    fn canonical(&self) -> Vec<Vec<u8>> {
        if !is_asking(&self.state) {
            return vec![self.given(&self.state, &self.events)];
        }
        let mut results = Vec::new();
        every_line(&self.rules, &self.state, Scope::Canonical, &is_asking, &mut |state, events| {
            results.push(self.given(state, events));
        });
        results
    }
}

/// Who is hit and who assigns: the owner himself, Fighter Bombers, a mine shaft.
fn parties() -> impl Strategy<Value = (Side, Side)> {
    prop_oneof![
        Just((FRENCH, FRENCH)),
        Just((VIETMINH, VIETMINH)),
        Just((VIETMINH, FRENCH)),
        Just((FRENCH, VIETMINH)),
    ]
}

proptest! {
    #![proptest_config(crate::boards(160))]

    #[test]
    fn allocations_are_those_of_the_rules(
        units in prop::collection::vec((0_u8..3, any::<bool>()), 1..=5),
        damage in 0_u8..=30,
        (owner, assigner) in parties(),
    ) {
        let retreats = (owner, assigner) != (VIETMINH, FRENCH);
        let lawful = lawful(&units, damage, retreats);
        let question = question(&units, damage, owner, assigner);
        prop_assert_eq!(&question.in_any_order(), &lawful);
        let canonical = question.canonical();
        let different: BTreeSet<_> = canonical.iter().map(|given| modulo_alike(&units, given)).collect();
        let expected: BTreeSet<_> = lawful.iter().map(|given| modulo_alike(&units, given)).collect();
        prop_assert_eq!(canonical.len(), different.len(), "a result comes up twice");
        prop_assert_eq!(different, expected);
    }
}

//! 12.3: where arriving units may be placed.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Scope;
use proptest::prelude::*;
use storm::choice::Choice;
use storm::components::{Area, Side, Start};
use storm::flow::{Fiddles, Place, State, Step};
use storm::sets::{Unit, UnitSet};

use crate::builder::{FRENCH, Scene, VIETMINH, infantry};
use crate::explore::{AllOrders, every_line, legal};
use crate::ground::{Ground, Holding, Holdings, holdings, scene};

/// Whether a path of Viet Minh areas leads from here to the edge, by trying all paths.
fn reaches_edge(ground: &Ground, held: &Holdings, at: u8, path: &mut BTreeSet<u8>) -> bool {
    if held[&at].side != VIETMINH || !path.insert(at) {
        return false;
    }
    ground.edge.contains(&at) || ground.near(at).any(|next| reaches_edge(ground, held, next, path))
}

/// The areas where a unit of a side may be placed.
fn lawful(ground: &Ground, held: &Holdings, side: Side) -> BTreeSet<u8> {
    let fits = |(area, holding): &(&u8, &Holding)| {
        let linked = || {
            ground.near(**area).any(|near| reaches_edge(ground, held, near, &mut BTreeSet::new()))
        };
        let open = match (side, holding.side) {
            (FRENCH, holder) => holder == FRENCH,
            (VIETMINH, VIETMINH) => true,
            (VIETMINH, FRENCH) => holding.units == [0, 0] && linked(),
        };
        open && holding.own(side) < 9
    };
    held.iter().filter(fits).map(|(area, _)| *area).collect()
}

/// All different ways to place units of these classes, one after the other in any order.
fn lawful_ends(ground: &Ground, held: &Holdings, side: Side, units: &[u8]) -> BTreeSet<Ends> {
    if units.is_empty() {
        return BTreeSet::from([Ends::new()]);
    }
    let open = lawful(ground, held, side);
    let mut all = BTreeSet::new();
    for (index, class) in units.iter().enumerate() {
        if units[..index].contains(class) {
            continue;
        }
        let mut rest = units.to_vec();
        rest.remove(index);
        if open.is_empty() {
            // Nowhere to go: the rest is eliminated.
            return BTreeSet::from([Ends::new()]);
        }
        for area in &open {
            let mut held = held.clone();
            let holding = held.get_mut(area).expect("the area exists");
            holding.units[side as usize] += 1;
            holding.settle();
            for mut ends in lawful_ends(ground, &held, side, &rest) {
                *ends.entry((*class, *area)).or_default() += 1;
                all.insert(ends);
            }
        }
    }
    all
}

/// How many units of a class were placed in an area.
type Ends = BTreeMap<(u8, u8), u8>;

/// Units of these classes arrive.
fn question(scene: &mut Scene, side: Side, classes: &[u8]) -> (State, Vec<(Unit, u8)>) {
    let units: Vec<(Unit, u8)> = (0..)
        .zip(classes)
        .map(|(n, class): (u8, &u8)| {
            let counter = infantry(4 + class, 7, 6, 2);
            (scene.off_map(&format!("a{n}"), side, counter, Start::Turn(2)), *class)
        })
        .collect();
    let mut state = scene.state();
    state.board.waiting[side as usize] = UnitSet::NONE;
    let arriving = units.iter().map(|(unit, _)| unit.index).collect();
    let picked = UnitSet::NONE;
    state.steps.push(Step::Over);
    let place = Place { side, units: arriving, picked, last: None, fiddles: Fiddles::NONE };
    state.steps.push(Step::Place(place));
    (state, units)
}

/// Where each unit stands.
fn places(state: &State, units: &[(Unit, u8)]) -> Vec<Option<Area>> {
    units.iter().map(|(unit, _)| state.board.area_of(*unit)).collect()
}

fn ends(state: &State, units: &[(Unit, u8)]) -> Ends {
    let mut ends = Ends::new();
    for ((_, class), place) in units.iter().zip(places(state, units)) {
        if let Some(Area(area)) = place {
            *ends.entry((*class, area)).or_default() += 1;
        }
    }
    ends
}

fn is_asking(state: &State) -> bool {
    matches!(state.top(), Step::Place(_))
}

proptest! {
    #![proptest_config(crate::boards(200))]

    #[test]
    fn units_are_placed_where_the_rules_let_them(held in holdings(), vietminh in any::<bool>()) {
        let ground = Ground::new();
        let side = if vietminh { VIETMINH } else { FRENCH };
        let lawful = lawful(&ground, &held, side);
        prop_assume!(!lawful.is_empty());
        let mut scene = scene(&held);
        let (state, _) = question(&mut scene, side, &[0]);
        let rules = scene.rules();
        for scope in [Scope::All, Scope::Canonical] {
            let offered = legal(&rules, &state, scope);
            let areas = offered.iter().filter_map(|choice| match choice {
                Choice::Place(area) => Some(area.0),
                _ => None,
            });
            prop_assert_eq!(&areas.collect::<BTreeSet<_>>(), &lawful);
        }
    }
}

/// The north-west, where the rim is full and areas lie behind each other; elsewhere the French stand
/// guard and the rest of the rim is open.
fn north_west(open: &[(u8, u8, bool)]) -> Holdings {
    let ground = Ground::new();
    let usual = |area: &u8| match area {
        1 | 2 | 4 | 12 => (*area, Holding { side: VIETMINH, units: [0, 9] }),
        _ if ground.red.contains(area) => (*area, Holding { side: VIETMINH, units: [0, 0] }),
        _ => (*area, Holding { side: FRENCH, units: [1, 0] }),
    };
    let mut held: Holdings = ground.printed.keys().map(usual).collect();
    for (area, vietminh, is_french) in open {
        let side = if *is_french { FRENCH } else { VIETMINH };
        let units = if *is_french { [0, 0] } else { [0, *vietminh] };
        held.insert(*area, Holding { side, units });
    }
    held
}

proptest! {
    #![proptest_config(crate::boards(32))]

    #[test]
    fn canonical_placements_reach_every_different_end(
        stacks in prop::collection::vec(
            (prop_oneof![Just(0_u8), Just(7), Just(8)], any::<bool>()), 6),
        classes in prop::collection::vec(0_u8..2, 1..=3),
    ) {
        let ground = Ground::new();
        let areas = [5_u8, 7, 9, 10, 11, 38].into_iter().zip(stacks);
        let open: Vec<_> = areas.map(|(area, (count, french))| (area, count, french)).collect();
        let held = north_west(&open);
        let lawful = lawful_ends(&ground, &held, VIETMINH, &classes);
        let mut scene = scene(&held);
        let (state, units) = question(&mut scene, VIETMINH, &classes);
        let rules = scene.rules();
        let ends = |state: &State| ends(state, &units);
        let key = |state: &State| {
            let Step::Place(now) = state.top() else { panic!("units are placed") };
            (now.picked, places(state, &units))
        };
        let mut any_order = BTreeSet::new();
        let met = BTreeSet::new();
        let mut lines = AllOrders { rules: &rules, asking: &is_asking, key: &key, met };
        lines.follow(&state, &mut |_| (), &mut |state, _| {
            any_order.insert(ends(state));
        });
        let mut canonical = BTreeSet::new();
        every_line(&rules, &state, Scope::Canonical, &is_asking, &mut |state, _| {
            canonical.insert(ends(state));
        });
        prop_assert_eq!(&canonical, &lawful);
        prop_assert_eq!(&any_order, &lawful);
    }
}

//! 6.1 and 10.0: every different set of units comes up once in canonical order, and no other.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::Scope;
use proptest::prelude::*;
use storm::Storm;
use storm::choice::Choice;
use storm::components::{Area, Side};
use storm::flow::{
    Attack, By, Fiddles, Impulse, Losses, MinesSpend, Order, RatsSpend, Stage, State, Step,
};
use storm::rules::attack;
use storm::sets::{Unit, UnitSet};

use crate::builder::{FRENCH, Scene, VIETMINH, infantry};
use crate::explore::{after, every_line, legal, seat};
use crate::ground::{Holdings, holdings, scene};

/// How many units of each class.
type Counts = Vec<u8>;
const CLASSES: usize = 3;

/// Units of three classes in an area; guns without firepower among them.
fn enlist(scene: &mut Scene, side: Side, area: u8, counts: &[u8]) -> Vec<Vec<Unit>> {
    let counters = [infantry(0, 8, 7, 1), infantry(7, 8, 7, 2), infantry(8, 8, 7, 4)];
    let stacks = counters.into_iter().zip(counts);
    stacks.map(|(counter, count)| scene.stack(side, counter, area, *count)).collect()
}

fn counts_of(units: &[Vec<Unit>], picked: UnitSet) -> Counts {
    let count =
        |class: &Vec<Unit>| class.iter().filter(|unit| picked.has(unit.index)).count() as u8;
    units.iter().map(count).collect()
}

/// All ways to take some of each.
fn selections(of: &[u8]) -> Vec<Counts> {
    let mut all = vec![Vec::new()];
    for most in of {
        let with = |given: &Counts| {
            let given = given.clone();
            (0..=*most).map(move |count| [&given[..], &[count]].concat())
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

/// How many units of each class there are, one at least.
fn some_of_each() -> impl Strategy<Value = Counts> {
    let one_more = |(mut counts, class): (Counts, usize)| {
        if counts.iter().all(|count| *count == 0) {
            counts[class] = 1;
        }
        counts
    };
    (prop::collection::vec(0_u8..=3, CLASSES), 0..CLASSES).prop_map(one_more)
}

/// The first so many units of each class.
fn first_of_each(units: &[Vec<Unit>], counts: &[u8]) -> UnitSet {
    let taken = units.iter().zip(counts);
    taken.flat_map(|(class, count)| class[..usize::from(*count)].iter().map(|u| u.index)).collect()
}

fn is_deed(choice: &Choice) -> bool {
    matches!(choice, Choice::Fire(_) | Choice::Move(_) | Choice::Sap | Choice::Assault(_))
}

/// An order with these units picked.
fn ordered(state: &State, order: Order, picked: UnitSet) -> State {
    let mut state = state.clone();
    state.steps.clear();
    state.steps.push(Step::Impulse(Impulse { side: order.side, stage: Stage::Choose }));
    state.steps.push(Step::Order(Order { picked, ..order }));
    state
}

/// Follows the canonical picks and counts how often each set of units comes up with a deed to do.
fn picked_canonically(
    rules: &Storm,
    state: &State,
    units: &[Vec<Unit>],
    out: &mut BTreeMap<Counts, (u32, Vec<Choice>)>,
) {
    let Step::Order(order) = state.top() else { panic!("an order is put together") };
    let choices = legal(rules, state, Scope::Canonical);
    let mut deeds: Vec<Choice> = choices.iter().copied().filter(is_deed).collect();
    deeds.sort_unstable();
    if !deeds.is_empty() {
        let entry = out.entry(counts_of(units, order.picked)).or_insert((0, deeds));
        entry.0 += 1;
    }
    for pick in choices.into_iter().filter(|choice| matches!(choice, Choice::Pick(_))) {
        picked_canonically(rules, &after(rules, state, pick).0, units, out);
    }
}

fn turned(held: &Holdings, area: u8, side: Side) -> Holdings {
    let mut held = held.clone();
    let holding = held.get_mut(&area).expect("the area exists");
    holding.units[side as usize] = 0;
    holding.settle();
    held
}

proptest! {
    #![proptest_config(crate::boards(150))]

    #[test]
    fn every_set_of_units_with_something_to_do_comes_up_once(
        held in holdings(),
        vietminh in any::<bool>(),
        // Around the strongpoints, where the sides meet.
        area in prop::sample::select(vec![7_u8, 10, 11, 14, 17, 18, 21, 22, 29, 30, 37, 38]),
        counts in some_of_each(),
        (trench, turn, surprise) in (0_u8..=3, 1_u8..=2, any::<bool>()),
    ) {
        let side = if vietminh { VIETMINH } else { FRENCH };
        let mut scene = scene(&turned(&held, area, side));
        let units = enlist(&mut scene, side, area, &counts);
        scene.turn = turn;
        let (rules, mut state): (Arc<Storm>, State) = (scene.rules(), scene.state());
        if state.board.control(Area(area)) == VIETMINH {
            state.board.set_trench(Area(area), trench);
        }
        let surprise = surprise && side == VIETMINH;
        let picked = UnitSet::NONE;
        let order = Order { side, area: Area(area), picked, surprise, fiddles: Fiddles::NONE };
        let mut expected = BTreeMap::new();
        for selection in selections(&counts) {
            let state = ordered(&state, order, first_of_each(&units, &selection));
            let mut deeds = legal(&rules, &state, Scope::All);
            deeds.retain(is_deed);
            deeds.sort_unstable();
            if !deeds.is_empty() {
                expected.insert(selection, (1, deeds));
            }
        }
        let mut found = BTreeMap::new();
        picked_canonically(&rules, &ordered(&state, order, picked), &units, &mut found);
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn units_lost_or_stopped_in_an_assault_come_up_once(
        mut counts in some_of_each(),
        wanted in 0_u8..6,
        mines in any::<bool>(),
    ) {
        // Somebody is left.
        let total: u8 = counts.iter().sum();
        counts[0] += u8::from(total == 1);
        let wanted = 1 + wanted % (total.max(2) - 1);
        let mut scene = Scene::empty();
        scene.give(VIETMINH, &[14]);
        let units = enlist(&mut scene, VIETMINH, 14, &counts);
        scene.stack(FRENCH, infantry(1, 9, 8, 3), 17, 1);
        let (rules, mut state) = (scene.rules(), scene.state());
        let all = state.board.units(VIETMINH, Area(14));
        state.steps.push(Step::Impulse(Impulse { side: VIETMINH, stage: Stage::FreeCards }));
        state.steps.push(if mines {
            let by = By::Assault { from: Area(14) };
            let assault: Attack = attack::declared(VIETMINH, by, all, Area(17));
            Step::Attack(assault)
        } else {
            Step::Losses(Losses { area: Area(14), units: all, left: wanted, floor: 0 })
        });
        if mines {
            state.steps.push(Step::MinesSpend(MinesSpend { left: wanted, floor: 0 }));
        }
        let asking = |state: &State| {
            matches!(state.top(), Step::MinesSpend(_) | Step::Losses(_))
        };
        let before = state.board.fresh[VIETMINH as usize];
        let mut found: Vec<Counts> = Vec::new();
        every_line(&rules, &state, Scope::Canonical, &asking, &mut |state, _| {
            let gone = if mines {
                before.minus(state.board.fresh[VIETMINH as usize])
            } else {
                state.board.eliminated[VIETMINH as usize]
            };
            found.push(counts_of(&units, gone));
        });
        found.sort_unstable();
        let mut expected = selections(&counts);
        expected.retain(|selection| selection.iter().sum::<u8>() == wanted);
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn units_bitten_by_rats_come_up_once(
        counts in some_of_each(),
        die in 1_u8..=6,
    ) {
        let mut scene = Scene::empty();
        let units = enlist(&mut scene, FRENCH, 10, &counts);
        let (rules, mut state) = (scene.rules(), scene.state());
        state.steps.push(Step::Impulse(Impulse { side: VIETMINH, stage: Stage::FreeCards }));
        state.steps.push(Step::RatsSpend(RatsSpend { area: Area(10), left: die, floor: 0 }));
        prop_assert_eq!(state.side(seat(&rules, &state)), VIETMINH);
        let asking = |state: &State| matches!(state.top(), Step::RatsSpend(_));
        let before = state.board.fresh[FRENCH as usize];
        let mut found: Vec<Counts> = Vec::new();
        every_line(&rules, &state, Scope::Canonical, &asking, &mut |state, _| {
            found.push(counts_of(&units, before.minus(state.board.fresh[FRENCH as usize])));
        });
        found.sort_unstable();
        let mut expected = selections(&counts);
        expected.retain(|selection| selection.iter().sum::<u8>() <= die);
        prop_assert_eq!(found, expected);
    }
}

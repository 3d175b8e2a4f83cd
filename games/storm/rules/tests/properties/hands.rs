//! 5.1, 5.3 and 11.0: which cards are discarded and which areas are marked.

use std::collections::BTreeSet;

use kernel::Scope;
use proptest::prelude::*;
use storm::board::Pile;
use storm::components::{Kind, Side};
use storm::flow::{CutHand, EndDiscard, Impulse, Stage, State, Step, SupplyMark};

use crate::builder::{FRENCH, Scene, VIETMINH, infantry};
use crate::explore::every_line;

/// Some cards of a side, by kind.
type Some = Vec<(Kind, u8)>;

fn held(pile: &Pile, side: Side) -> Some {
    pile.kinds(side).map(|kind| (kind, pile.count(kind))).collect()
}

/// All different ways to take some of these cards.
fn parts(hand: &[(Kind, u8)]) -> Vec<Some> {
    let mut all = vec![Vec::new()];
    for (kind, most) in hand {
        let with = |given: &Some| {
            let given = given.clone();
            (0..=*most).map(move |count| {
                let taken = (count > 0).then_some((*kind, count));
                given.iter().copied().chain(taken).collect()
            })
        };
        all = all.iter().flat_map(with).collect();
    }
    all.sort_unstable();
    all
}

fn size(cards: &[(Kind, u8)]) -> u8 {
    cards.iter().map(|(_, count)| count).sum()
}

/// A scene with these cards of a side in hand, and enough to hold on.
fn dealt(side: Side, kinds: &[usize]) -> Scene {
    let mut scene = Scene::empty();
    for index in kinds {
        let of = Kind::of(side);
        scene.hand(&[of[index % of.len()]]);
    }
    scene
}

/// The discards at the end of every canonical line.
fn discards(scene: &Scene, side: Side, step: Step) -> Vec<Some> {
    let (rules, mut state) = (scene.rules(), scene.state());
    state.steps.push(Step::Impulse(Impulse { side: side.enemy(), stage: Stage::Choose }));
    state.steps.push(step);
    let asking = |state: &State| matches!(state.top(), Step::CutHand(_) | Step::EndDiscard(_));
    let mut found = Vec::new();
    every_line(&rules, &state, Scope::Canonical, &asking, &mut |state, _| {
        found.push(held(&state.cards.discards, side));
    });
    found.sort_unstable();
    found
}

proptest! {
    #![proptest_config(crate::boards(120))]

    #[test]
    fn every_different_hand_comes_up_once(
        vietminh in any::<bool>(),
        kinds in prop::collection::vec(0_usize..6, 1..=8),
        over in 0_u8..5,
    ) {
        let side = if vietminh { VIETMINH } else { FRENCH };
        let scene = dealt(side, &kinds);
        let hand = held(&scene.cards.hand, side);
        // Some of them, or all.
        let over = 1 + over % size(&hand);
        let cut = Step::CutHand(CutHand { side, left: over, picked: Pile::default() });
        let mut expected = parts(&hand);
        expected.retain(|part| size(part) == over);
        prop_assert_eq!(discards(&scene, side, cut), expected);
        let end = Step::EndDiscard(EndDiscard { side, picked: Pile::default() });
        prop_assert_eq!(discards(&scene, side, end), parts(&hand));
    }

    #[test]
    fn every_set_of_areas_out_of_supply_comes_up_once(
        garrison in prop::collection::btree_set(
            prop::sample::select(vec![6_u8, 9, 10, 13, 14, 17, 22, 28, 30, 37]), 1..=7),
        shared in 0_usize..3,
        left in 1_u8..=3,
    ) {
        let mut scene = Scene::empty();
        for (index, area) in garrison.iter().enumerate() {
            scene.stack(FRENCH, infantry(1, 8, 7, 3), *area, 1);
            if index < shared {
                // Areas the French do not control but stand in are no French areas (S-23).
                scene.give(VIETMINH, &[*area]);
                scene.stack(VIETMINH, infantry(1, 8, 7, 2), *area, 1);
            }
        }
        let garrison: BTreeSet<u8> = garrison.into_iter().skip(shared).collect();
        let mut expected: BTreeSet<BTreeSet<u8>> = BTreeSet::from([BTreeSet::new()]);
        for _ in 0..left.min(garrison.len() as u8) {
            let with = |marked: &BTreeSet<u8>| {
                let marked = marked.clone();
                let more = garrison.difference(&marked).copied().collect::<Vec<_>>();
                more.into_iter().map(move |area| {
                    marked.iter().copied().chain([area]).collect::<BTreeSet<u8>>()
                })
            };
            expected = expected.iter().flat_map(with).collect();
        }
        let game = scene.begin(&[Step::EndTurn, Step::SupplyMark(SupplyMark { left })]);
        let marks = |state: &State| -> BTreeSet<u8> {
            state.board.out_of_supply.iter().map(|area| area.0).collect()
        };
        let asking = |state: &State| matches!(state.top(), Step::SupplyMark(_));
        let mut found = Vec::new();
        if asking(game.state()) {
            every_line(game.rules(), game.state(), Scope::Canonical, &asking, &mut |state, _| {
                found.push(marks(state));
            });
        } else {
            found.push(marks(game.state()));
        }
        prop_assert_eq!(found.len(), expected.len(), "a set comes up twice, or one is missing");
        prop_assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
    }
}

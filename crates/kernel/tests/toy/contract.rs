//! The toy keeps the contract, and the contract finds every flaw that is built into it.

use std::sync::Arc;

use kernel::contract::{Law, Plan, examine, keeps_contract};
use kernel::{Rules, Seat, Viewer};

use crate::title::{Flaw, State, Step, Toy};

const PLAN: Plan =
    Plan { seed: 7, games: 40, steps: 200, free: 20, every: 2, twin_every: 4, twin_steps: 30 };

#[test]
fn the_toy_keeps_the_contract() {
    let kept = keeps_contract(&Arc::new(Toy::default()), &PLAN);
    assert_eq!(kept.games, 40);
    assert!(kept.choices > 500, "{kept:?}");
    assert!(kept.free > 5, "{kept:?}");
    assert!(kept.rolls > 200, "{kept:?}");
    assert!(kept.refused > 100, "{kept:?}");
    assert!(kept.undone > 50, "{kept:?}");
    assert!(kept.windows > 20, "{kept:?}");
    assert!(kept.twins_hiding > 300, "{kept:?}");
    assert!(kept.twin_steps > 1500, "{kept:?}");
    assert!(kept.twins_replaced > 20, "{kept:?}");
    assert!(kept.twins_left_by_choice > 20, "{kept:?}");
    assert!(kept.twins_left_by_roll > 20, "{kept:?}");
    assert!(kept.twins_left_by_reveal > 20, "{kept:?}");
    assert!(kept.fast_choices > 200, "{kept:?}");
}

#[test]
fn the_same_plan_tries_the_same() {
    let plan = Plan { games: 3, ..PLAN };
    let rules = Arc::new(Toy::default());
    assert_eq!(keeps_contract(&rules, &plan), keeps_contract(&rules, &plan));
    let other = Plan { seed: 8, ..plan };
    assert_ne!(keeps_contract(&rules, &plan), keeps_contract(&rules, &other));
}

#[test]
fn every_flaw_is_found() {
    let flaws = [
        (Flaw::AsksNobody, Law::Question),
        (Flaw::Endless, Law::Ends),
        (Flaw::EventTellsCard, Law::Leak),
        (Flaw::ForgetsToSave, Law::Serial),
        (Flaw::FreeIsCanonical, Law::Canonical),
        (Flaw::FreeIsSeen, Law::Free),
        (Flaw::ImpossibleWorld, Law::World),
        (Flaw::LedgerTellsHand, Law::Leak),
        (Flaw::LegalForgets, Law::Canonical),
        (Flaw::LosesCard, Law::Audit),
        (Flaw::NoAnswer, Law::Answer),
        (Flaw::NoDice, Law::Question),
        (Flaw::NoGrade, Law::Ends),
        (Flaw::NoRule, Law::Refusal),
        (Flaw::OffersTellHand, Law::Leak),
        (Flaw::QuestionTellsHand, Law::Leak),
        (Flaw::RevealUnmarked, Law::Leak),
        (Flaw::SameNotation, Law::Notation),
        (Flaw::UnknownName, Law::Message),
        (Flaw::UnsteadyWorld, Law::World),
        (Flaw::ViewTellsHand, Law::Leak),
        (Flaw::WrongDecline, Law::Standing),
        (Flaw::WrongSettle, Law::Settle),
    ];
    for (flaw, law) in flaws {
        let rules = Arc::new(Toy::with(flaw));
        let breach = examine(&rules, &rules.start(), &PLAN).expect_err(&format!("{flaw:?}"));
        assert_eq!(breach.law, law, "{flaw:?}: {breach}");
    }
}

/// A position instead of the set-up: the last round.
#[test]
fn a_position_is_examined_too() {
    let rules = Arc::new(Toy::default());
    let start = State {
        steps: vec![Step::Bid],
        round: 3,
        deck: [0; 6],
        hands: [[1, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 1]],
        discards: [1; 6],
        attacker: Seat(1),
        ..rules.start()
    };
    let kept = examine(&rules, &start, &Plan { games: 4, ..PLAN }).unwrap();
    assert_eq!(kept.games, 4);
    let lost = State { discards: [1, 1, 1, 1, 1, 0], ..start };
    let breach = examine(&rules, &lost, &PLAN).unwrap_err();
    assert_eq!((breach.law, breach.ply), (Law::Audit, 0));
    assert_eq!(breach.to_string(), "Audit (seed 7, game 0, ply 0): 1 cards of rank 6");
}

#[test]
fn a_viewer_sees_his_own_cards_and_the_discards() {
    let rules = Toy::default();
    let hands = [[1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0]];
    let state = State { hands, discards: [0, 0, 1, 0, 0, 0], ..rules.start() };
    let cards = |viewer, place: &str| {
        let lying = rules.view(&state, viewer).lying();
        lying.into_iter().find(|(known, _)| known == place).map(|(_, cards)| cards)
    };
    let own = Viewer::Seat(Seat(0));
    assert_eq!(cards(own, "place/hand"), Some(vec!["card/1".to_owned()]));
    assert_eq!(cards(own, "place/discards"), Some(vec!["card/3".to_owned()]));
    assert_eq!(cards(Viewer::Spectator, "place/hand"), None);
    assert_eq!(cards(Viewer::Spectator, "place/discards"), Some(vec!["card/3".to_owned()]));
}

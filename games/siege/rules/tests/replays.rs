//! Finished games, kept as journals, one for every way the game can end. See `proof::replay`.

#[path = "replays/plan.rs"]
mod plan;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use kernel::Rules;
use plan::{HOLD, Plan, WAIT, answer};
use proof::replay::{Recipe, Record, kept, make};
use siege::Siege;
use siege::choice::Mission;
use siege::components::{Route, Space};
use siege::flow::Ending;

/// A way to end, the options it needs, and the plan that leads there.
type Way = (Ending, &'static [(&'static str, &'static str)], Plan);

/// Weak Viet Minh: whoever wants to hold out can.
const WEAK: (&str, &str) = ("battalions_start", "reduced");

const IN_CENTRAL: Plan = Plan { garrison: Some(|_, space| space == Space::CENTRAL), ..WAIT };
const ON_ROUTE_4: Plan =
    Plan { garrison: Some(|rules, space| rules.charts.route(space) == Some(Route(4))), ..WAIT };
const BOMBING: Plan = Plan { air: Mission::BaseAttack, ..HOLD };
const MARCHING: Plan = Plan {
    garrison: Some(|rules, space| {
        rules.charts.route(space) == Some(Route(4)) && rules.charts.number(space) > 11
            || space == Space::CENTRAL
    }),
    marches: true,
    ..HOLD
};
const AMERICAN: Plan = Plan { vulture: true, ..HOLD };

/// Every way the game can end.
const WAYS: [Way; 9] = [
    (Ending::Collapse, &[WEAK], BOMBING),
    (Ending::Entrenchments, &[], IN_CENTRAL),
    (Ending::Central, &[], ON_ROUTE_4),
    (Ending::TimeUp, &[WEAK], HOLD),
    (Ending::Routes, &[WEAK, ("extra_air", "yes")], MARCHING),
    (Ending::TooFewRoutes, &[WEAK, ("extra_start", "yes"), ("extra_air", "yes")], HOLD),
    (Ending::Politics, &[("vulture", "yes")], AMERICAN),
    (Ending::BombWon, &[("vulture", "yes"), ("nuclear", "yes")], AMERICAN),
    (Ending::BombLost, &[("vulture", "yes"), ("nuclear", "yes")], AMERICAN),
];

/// All journals that are kept.
static KEPT: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    for (ending, options, plan) in WAYS {
        let recipe = Recipe::<Siege> {
            name: ending.name(),
            scenario: "march_may_1954",
            options,
            wanted: &|_, state| state.ending == Some(ending),
            player: &|rules, state, seat, rng| answer(rules, state, plan, seat, rng),
        };
        make(&folder, &recipe);
    }
    kept(&folder)
});

#[test]
fn every_finished_game_replays_to_its_end() {
    for record in &*KEPT {
        let game = record.ends_as_written::<Siege>();
        let ending = game.state().ending.expect("the game is over");
        assert_eq!(ending.name(), record.name);
        assert_eq!(ending.rule(), record.head.rule, "{}", record.name);
        assert!(game.rules().audit(game.state()).is_empty(), "{}", record.name);
    }
}

#[test]
fn there_is_a_game_for_every_way_to_end() {
    let names: BTreeSet<&str> = KEPT.iter().map(|record| record.name.as_str()).collect();
    let ways: BTreeSet<&str> = WAYS.iter().map(|(ending, ..)| ending.name()).collect();
    assert_eq!(names, ways);
    let winner = |name: &str| {
        let record = KEPT.iter().find(|record| record.name == name).expect("it is kept");
        record.head.winner.clone()
    };
    for (ending, ..) in WAYS {
        let french = match ending {
            Ending::Collapse | Ending::BombWon | Ending::Routes => Some("french"),
            Ending::TimeUp => None,
            Ending::Entrenchments
            | Ending::Central
            | Ending::Politics
            | Ending::BombLost
            | Ending::TooFewRoutes => Some("vietminh"),
        };
        assert_eq!(winner(ending.name()).as_deref(), french, "{ending:?}");
    }
}

#[test]
fn a_journal_that_was_tampered_with_is_found_out() {
    KEPT[0].shows_a_turned_die::<Siege>();
}

//! Finished games, kept as journals: for every mission one for every way the game can end, and among them
//! every result. See `proof::replay`.

#[path = "replays/plan.rs"]
mod plan;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use company::Company;
use company::components::Side;
use company::event::Event;
use company::flow::State;
use kernel::{Outcome, Rules, Title};
use plan::{Aim, Plan, answer};
use proof::replay::{Recipe, Record, kept, make};

/// X6.2: how a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    /// The last counter is gone.
    Counters,
    /// No White Star unit is left on the table.
    NobodyLeft,
    /// White Star ends a game in which no Communist is left.
    EndedEarly,
}

impl Ending {
    const ALL: [Ending; 3] = [Ending::Counters, Ending::NobodyLeft, Ending::EndedEarly];

    fn name(self) -> &'static str {
        match self {
            Ending::Counters => "counters",
            Ending::NobodyLeft => "nobody-left",
            Ending::EndedEarly => "ended-early",
        }
    }

    /// How a state that is over came to its end.
    fn of(state: &State) -> Ending {
        if state.board.on_table(Side::WhiteStar).is_empty() {
            Ending::NobodyLeft
        } else if state.counters == 0 {
            Ending::Counters
        } else {
            Ending::EndedEarly
        }
    }
}

/// The results that the games of the missions end with when their counters are gone.
const RESULTS: [(Option<Side>, &str); 8] = [
    (Some(Side::WhiteStar), "marginal"),
    (Some(Side::Communist), "marginal"),
    (Some(Side::WhiteStar), "clear"),
    (Some(Side::Communist), "clear"),
    (None, "draw"),
    (Some(Side::WhiteStar), "decisive"),
    (Some(Side::Communist), "decisive"),
    (None, "draw"),
];

/// Each turn as few counters go as can, so that there is time to come to another end.
const SLOW: &[(&str, &str)] = &[("countdown_mode", "choose")];

fn plan(ending: Ending, mission: &str, winner: Option<Side>) -> Plan {
    match (ending, winner) {
        (Ending::NobodyLeft, _) if mission == "road_runner" => [Aim::Leave, Aim::Wait],
        (Ending::NobodyLeft, _) => [Aim::Die, Aim::Kill],
        (Ending::EndedEarly, _) => [Aim::Kill, Aim::Die],
        (Ending::Counters, None) => [Aim::Search, Aim::Kill],
        (Ending::Counters, Some(Side::Communist)) => [Aim::Die, Aim::Kill],
        (Ending::Counters, Some(Side::WhiteStar)) => [Aim::Kill, Aim::Die],
    }
}

fn name(ending: Ending, mission: &str) -> String {
    format!("{}-{}", mission.replace('_', "-"), ending.name())
}

fn wanted(end: &Outcome, state: &State, ending: Ending, result: (Option<Side>, &str)) -> bool {
    let winner = result.0.map(Side::name);
    let right = (end.winner, end.grade) == (winner, result.1);
    Ending::of(state) == ending && (right || ending != Ending::Counters)
}

/// All journals that are kept.
static KEPT: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    for (mission, result) in Company::INFO.scenarios.iter().zip(RESULTS) {
        for ending in Ending::ALL {
            let plan = plan(ending, mission, result.0);
            let recipe = Recipe::<Company> {
                name: &name(ending, mission),
                scenario: mission,
                options: if ending == Ending::Counters { &[] } else { SLOW },
                wanted: &|end, state| wanted(end, state, ending, result),
                player: &|rules, state, seat, rng| answer(rules, state, plan, seat, rng),
            };
            make(&folder, &recipe);
        }
    }
    kept(&folder)
});

#[test]
fn every_finished_game_replays_to_its_end() {
    for record in &*KEPT {
        let game = record.ends_as_written::<Company>();
        let ending = Ending::of(game.state());
        assert_eq!(name(ending, &record.head.scenario), record.name);
        assert!(game.rules().audit(game.state()).is_empty(), "{}", record.name);
        let told = |wanted: &Event| game.log().iter().any(|line| line.event == *wanted);
        assert_eq!(told(&Event::NobodyLeft), ending == Ending::NobodyLeft, "{}", record.name);
        assert_eq!(told(&Event::EndedEarly), ending == Ending::EndedEarly, "{}", record.name);
    }
}

#[test]
fn there_is_a_game_for_every_way_to_end_in_every_mission() {
    let names: BTreeSet<String> = KEPT.iter().map(|record| record.name.clone()).collect();
    let missions = Company::INFO.scenarios.iter();
    let ways = missions.flat_map(|mission| Ending::ALL.map(|ending| name(ending, mission)));
    assert_eq!(names, ways.collect());
}

/// X7.5: a draw, and three grades of victory for each side.
#[test]
fn there_is_a_game_for_every_result() {
    let results: BTreeSet<(Option<&str>, &str)> = KEPT
        .iter()
        .map(|record| (record.head.winner.as_deref(), record.head.grade.as_str()))
        .collect();
    assert_eq!(results.len(), 7, "{results:?}");
}

#[test]
fn a_journal_that_was_tampered_with_is_found_out() {
    KEPT[0].shows_a_turned_die::<Company>();
}

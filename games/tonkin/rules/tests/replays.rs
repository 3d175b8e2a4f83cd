//! Finished games, kept as journals: one for every victory band of every scenario, for the sudden ends, for
//! campaigns and for the option of heroes. See `proof::replay`.

#[path = "replays/plan.rs"]
mod plan;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::LazyLock;

use kernel::{Message, Outcome, Rules, Title};
use plan::{Plan, answer};
use proof::replay::{Recipe, Record, kept, make};
use tonkin::Tonkin;
use tonkin::components::{Band, Side};
use tonkin::flow::{Ending, State, Step};

/// Options of a game.
type Options = &'static [(&'static str, &'static str)];

/// A game that is kept: its scenario and options, how it is steered, and how it ends.
struct Wanted {
    scenario: &'static str,
    options: Options,
    plan: Plan,
    ending: Ending,
    winner: Option<&'static str>,
    grade: &'static str,
}

impl Wanted {
    /// A game that ends in a band of the scale.
    fn band(scenario: &'static str, options: Options, band: Band) -> Wanted {
        // Somewhat inside: what is lost at the end must not lead out of it again.
        let level = match (band.min, band.max) {
            (-100, max) => max - 12,
            (min, 100) => min + 12,
            (min, max) => min + (max - min) / 2,
        };
        Wanted {
            scenario,
            options,
            plan: Plan::Level(level),
            ending: Ending::Scale,
            winner: band.winner.map(Side::name),
            grade: band.grade.name(),
        }
    }

    fn sudden(scenario: &'static str, ending: Ending, winner: Side) -> Wanted {
        let (winner, grade) = (Some(winner.name()), "strategic");
        Wanted { scenario, options: &[], plan: Plan::Sudden(ending), ending, winner, grade }
    }

    fn is_met(&self, end: &Outcome, state: &State) -> bool {
        // Officers are to have done something.
        let mentioned = state.heroes.iter().flatten().any(|hero| hero.mentions > 0);
        let heroes = self.options.contains(&("hero", "yes"));
        (mentioned || !heroes)
            && *state.top() == Step::Over(self.ending)
            && (end.winner, end.grade) == (self.winner, self.grade)
    }

    fn make(&self, folder: &Path, name: &str) {
        let recipe = Recipe::<Tonkin> {
            name,
            scenario: self.scenario,
            options: self.options,
            wanted: &|end, state| self.is_met(end, state),
            player: &|rules, state, seat, rng| answer(rules, state, self.plan, seat, rng),
        };
        make(folder, &recipe);
    }
}

/// The bands of the scale that decides a game.
fn scale(scenario: &str, options: Options) -> Vec<Band> {
    let rules = proof::rules::<Tonkin>(scenario, options);
    rules.components.scenario(rules.last).scale.to_vec()
}

/// All games that are kept, by name.
fn wanted() -> BTreeMap<String, Wanted> {
    let mut all = BTreeMap::new();
    let alone = Tonkin::INFO.scenarios.iter().filter(|scenario| **scenario != "campaign");
    for scenario in alone {
        for band in scale(scenario, &[]) {
            let wanted = Wanted::band(scenario, &[], band);
            let side = wanted.winner.unwrap_or("nobody");
            all.insert(format!("{scenario}-{side}-{}", wanted.grade), wanted);
        }
    }
    let sudden = [(Ending::HqLost, Side::French), (Ending::HanoiTaken, Side::VietMinh)];
    for (ending, winner) in sudden {
        all.insert(ending.name().to_owned(), Wanted::sudden("hanoi", ending, winner));
    }
    let others: [(&str, &str, Options, Option<Side>); 3] = [
        ("campaign-of-two", "campaign", &[("to", "hanoi")], None),
        ("campaign", "campaign", &[], None),
        ("heroes", "hanoi", &[("hero", "yes")], Some(Side::French)),
    ];
    for (name, scenario, options, winner) in others {
        let band = scale(scenario, options).into_iter().find(|band| band.winner == winner);
        let band = band.expect("every scale has a draw and something for both sides");
        let scenario = Tonkin::INFO.scenarios.iter().find(|known| **known == scenario);
        let scenario = scenario.expect("a scenario of the title");
        all.insert(name.to_owned(), Wanted::band(scenario, options, band));
    }
    all
}

static WANTED: LazyLock<BTreeMap<String, Wanted>> = LazyLock::new(wanted);

/// All journals that are kept.
static KEPT: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    for (name, wanted) in &*WANTED {
        wanted.make(&folder, name);
    }
    kept(&folder)
});

#[test]
fn every_finished_game_replays_to_its_end() {
    for record in &*KEPT {
        let game = record.ends_as_written::<Tonkin>();
        let Step::Over(ending) = game.state().top() else { panic!("{} is over", record.name) };
        let wanted = WANTED.get(&record.name).expect("a game that is wanted");
        assert_eq!(*ending, wanted.ending, "{}", record.name);
        assert!(game.rules().audit(game.state()).is_empty(), "{}", record.name);
    }
}

#[test]
fn there_is_a_game_for_every_band_of_every_scenario_and_every_sudden_end() {
    let kept: BTreeSet<&str> = KEPT.iter().map(|record| record.name.as_str()).collect();
    let wanted: BTreeSet<&str> = WANTED.keys().map(String::as_str).collect();
    assert_eq!(kept, wanted);
    for record in &*KEPT {
        let (head, wanted) = (&record.head, &WANTED[&record.name]);
        assert_eq!(head.winner.as_deref(), wanted.winner, "{}", record.name);
        assert_eq!(head.grade, wanted.grade, "{}", record.name);
    }
}

/// How often something happened in a kept game.
fn times(name: &str, event: &str) -> usize {
    let record = KEPT.iter().find(|record| record.name == name).expect("it is kept");
    let game = record.replayed::<Tonkin>();
    game.log().iter().filter(|logged| logged.event.id() == event).count()
}

#[test]
fn a_campaign_scores_the_objective_of_every_scenario() {
    assert_eq!(times("campaign-of-two", "tonkin-event-objective-scored"), 2);
    assert_eq!(times("campaign", "tonkin-event-objective-scored"), 5);
}

#[test]
fn officers_join_units_and_earn_mentions() {
    assert!(times("heroes", "tonkin-event-hero-joined") > 0);
    assert!(times("heroes", "tonkin-event-hero-mentioned") > 0);
}

#[test]
fn a_journal_that_was_tampered_with_is_found_out() {
    KEPT[0].shows_a_turned_die::<Tonkin>();
}

//! An old game for each ruling that changed the course of a game. See `proof::versions`.

use std::cell::Cell;
use std::path::Path;

use kernel::dice::Rng;
use kernel::{Rules, Seat, Title as _};
use proof::replay::{Recipe, Record, at_random, kept};
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::components::Side;
use tonkin::flow::{Phase, State, Step};

/// VM holds every VP-Hex but Hanoi; the markers lie on Hanoi and Haiphong.
const ALMOST_ALL: &str = include_str!("versions/markers-stay.toml");

/// Whether the French remember a first unit of VM as it was before it flipped (T-88).
fn is_stale(rules: &Tonkin, state: &State) -> bool {
    let seen = tonkin::view::visible(rules, state).minus(state.shown);
    let forces = &rules.charts.forces;
    let vm = seen.and(forces.fighting).and(forces.side[Side::VietMinh as usize]);
    vm.iter().any(|unit| {
        let steps = state.board.steps(unit);
        let shown = if rules.charts.stats(unit).steps == 4 { steps.div_ceil(2) * 2 } else { steps };
        state.notes.of(unit).is_some_and(|note| note.steps != shown)
    })
}

/// What the first rules refused: to take an SD with engineer or Anti-Aircraft alone (T-87), or to place the second
/// marker where only the first meets the condition (T-89).
fn refused(rules: &Tonkin, state: &State) -> Vec<Choice> {
    match state.top() {
        Step::March(march) => march.at.neighbours().map(|(_, hex)| Choice::Overrun(hex)).collect(),
        Step::PlaceObjectives(_) => {
            rules.charts.ground.vp_hexes.iter().map(Choice::Objective).collect()
        }
        _ => Vec::new(),
    }
}

/// An answer that lets things be.
fn quiet(rules: &Tonkin, state: &State, seat: Seat, rng: &mut Rng) -> Choice {
    let quiet = [Choice::Default, Choice::Done, Choice::Decline, Choice::Silent, Choice::Stop];
    let found = quiet.into_iter().find(|choice| rules.check(state, seat, choice).is_ok());
    found.unwrap_or_else(|| at_random(rules, state, seat, rng))
}

/// Plays at random until the newest rules would permit more, and lets things be from then on and where nothing can come
/// of it.
struct Until {
    newest: Tonkin,
    matters: fn(&State) -> bool,
    met: Cell<bool>,
}

impl Until {
    fn answer(&self, rules: &Tonkin, state: &State, seat: Seat, rng: &mut Rng) -> Choice {
        if state.phase == Phase::SetUp {
            self.met.set(false);
        }
        if self.met.get() || !(self.matters)(state) {
            return quiet(rules, state, seat, rng);
        }
        let permits_more = |choice: &Choice| {
            rules.check(state, seat, choice).is_err()
                && self.newest.check(state, seat, choice).is_ok()
        };
        if refused(rules, state).iter().any(permits_more) {
            self.met.set(true);
        }
        at_random(rules, state, seat, rng)
    }
}

/// Makes the game of a ruling that permits more.
fn make_permission(folder: &Path, name: &str, scenario: &str, matters: fn(&State) -> bool) {
    let newest = proof::rules::<Tonkin>(scenario, &[]);
    let until = Until { newest, matters, met: Cell::new(false) };
    let recipe = Recipe::<Tonkin> {
        name,
        scenario,
        options: &[],
        wanted: &|_, _| until.met.get(),
        player: &|rules, state, seat, rng| until.answer(rules, state, seat, rng),
    };
    proof::versions::make(folder, &[recipe]);
}

/// Makes the game in which VM picks the markers up for good (T-91).
fn make_without_markers(folder: &Path) {
    let recipe = Recipe::<Tonkin> {
        name: "markers-stay",
        scenario: "campaign",
        options: &[],
        wanted: &|_, _| true,
        player: &|rules, state, seat, rng| {
            let picks = rules.check(state, seat, &Choice::MoveObjectives).is_ok();
            if picks { Choice::MoveObjectives } else { quiet(rules, state, seat, rng) }
        },
    };
    proof::versions::make_from(folder, &recipe, ALMOST_ALL);
}

#[test]
fn every_ruling_that_changed_the_course_of_a_game_has_an_old_game() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions");
    let scenario = "cao_bang";
    let rules = proof::rules::<Tonkin>(scenario, &[]);
    let notes = Recipe::<Tonkin> {
        name: "notes-follow-flips",
        scenario,
        options: &[],
        wanted: &|_, state| is_stale(&rules, state),
        player: &at_random,
    };
    proof::versions::make(&folder, &[notes]);
    make_permission(&folder, "any-unit-takes-sds", "dien_bien_phu", |state| {
        state.movement().is_some()
    });
    make_permission(&folder, "either-marker", scenario, |state| {
        state.phase != Phase::SetUp && state.movement().is_none()
    });
    make_without_markers(&folder);
    proof::versions::hold::<Tonkin>(&folder);
}

/// What the newest rules permit in a kept game, and the first ones did not.
fn permitted(name: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/versions");
    let records = kept(&folder);
    let record: &Record = records.iter().find(|record| record.name == name).expect("it is kept");
    proof::versions::permitted::<Tonkin>(record, Tonkin::INFO.version).into_iter().collect()
}

#[test]
fn rulings_that_permit_more_do_so_in_their_old_games() {
    let takes = permitted("any-unit-takes-sds");
    assert!(takes.iter().any(|choice| choice.starts_with("overrun ")), "{takes:?}");
    let places = permitted("either-marker");
    assert!(places.iter().any(|choice| choice.starts_with("objective ")), "{places:?}");
}

//! What programs see, over whole games of every title and scenario.

use std::collections::{BTreeMap, BTreeSet};

use kernel::hash::Hash;
use kernel::{Seat, Viewer};
use serde_json::Value;
use table::{Table, Waits};
use titles::{Entry, Wanted};

use crate::schema::Schema;
use crate::walk::{self, walk};

/// Everybody who looks at a table.
fn viewers(table: &dyn Table) -> impl Iterator<Item = Viewer> {
    (0..table.seats()).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

/// A test for every scenario of a title.
fn every_scenario(title: &str, mut look: impl FnMut(&dyn Table)) {
    let title: &'static dyn Entry = shelf::title(title);
    for scenario in title.info().scenarios {
        let wanted = Wanted { scenario: Some((*scenario).to_owned()), ..Wanted::default() };
        walk(title.load(wanted).unwrap(), &mut look);
    }
}

/// Views and states are of the schema of their title, and so are all numbers that programs can hold.
fn schemas_hold(title: &str) {
    let schemas = shelf::title(title).schemas();
    let (view, state) = (Schema::of_value(schemas.view), Schema::of_value(schemas.state));
    let mut looked = 0;
    every_scenario(title, |table| {
        for viewer in viewers(table) {
            let seen = table.spelled_view(viewer);
            view.check_all(&seen).unwrap_or_else(|wrong| panic!("{viewer:?}: {wrong}"));
            plain(&seen);
        }
        for moment in table.full_log().iter().rev().take(50) {
            moment.said.facts.iter().for_each(|(_, fact)| plain(&table.spelling().fact(fact)));
        }
        let all = table.spelled_state();
        state.check_all(&all).unwrap_or_else(|wrong| panic!("state: {wrong}"));
        plain(&all);
        looked += 1;
    });
    assert!(looked > 25, "{looked}");
}

/// No number is past what programs count exactly, and none has a printer's minus.
fn plain(value: &Value) {
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(i64::MAX);
            assert!(number.unsigned_abs() <= 1 << 53, "{number}");
        }
        Value::String(text) => assert!(!text.starts_with('\u{2212}'), "{text}"),
        Value::Array(list) => list.iter().for_each(plain),
        Value::Object(fields) => fields.values().for_each(plain),
        Value::Null | Value::Bool(_) => (),
    }
}

#[test]
fn views_and_states_of_storm_are_of_its_schema() {
    schemas_hold("storm");
}

#[test]
fn views_and_states_of_siege_are_of_its_schema() {
    schemas_hold("siege");
}

#[test]
fn views_and_states_of_tonkin_are_of_its_schema() {
    schemas_hold("tonkin");
}

#[test]
fn views_and_states_of_company_are_of_its_schema() {
    schemas_hold("company");
}

/// A view with a field too many, one too few or a place instead of an id is not of the schema.
#[test]
fn the_schemas_can_fail() {
    for title in shelf::all() {
        let schema = Schema::of_value(title.schemas().state);
        let mut state = Value::Null;
        let loaded = title.load(Wanted::default()).unwrap();
        walk(loaded, &mut |table: &dyn Table| {
            if state.is_null() {
                state = table.spelled_state();
            }
        });
        schema.check_all(&state).unwrap();
        let mut more = state.clone();
        more["more"] = Value::from(1);
        schema.check_all(&more).unwrap_err();
        let mut less = state.clone();
        less.as_object_mut().unwrap().remove("board").unwrap();
        schema.check_all(&less).unwrap_err();
        let mut steps = state.clone();
        steps["steps"] = Value::from(vec!["Castle"]);
        schema.check_all(&steps).unwrap_err();
    }
}

/// Both spellings of every offer mean that offer alone, and ids are not told by places in lists.
fn spellings_hold(title: &str) {
    let (mut differ, mut questions) = (0, 0);
    every_scenario(title, |table| {
        let Waits::Choice { seats, .. } = table.waits() else { return };
        let seat = seats.lowest().unwrap();
        let offers = table.spelled_offers(seat);
        questions += 1;
        let mut meant: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for spelled in &offers {
            let notation = spelled.offer.notation.as_str();
            meant.entry(&spelled.choice).or_default().insert(notation);
            meant.entry(notation).or_default().insert(notation);
            differ += usize::from(spelled.choice != notation);
        }
        for (written, notations) in &meant {
            assert_eq!(notations.len(), 1, "{written}: {notations:?}");
        }
        for spelled in offers.iter().step_by(offers.len() / 5 + 1) {
            let found = table.notation_of(seat, &spelled.choice);
            assert_eq!(found.as_deref(), Ok(spelled.offer.notation.as_str()));
        }
    });
    assert!(questions > 25, "{questions}");
    // Units of army lists have no other ids.
    assert_eq!(differ > 0, title != "company", "{differ}");
}

#[test]
fn choices_are_taken_in_both_spellings_and_mean_one_thing() {
    ["storm", "siege", "tonkin", "company"].into_iter().for_each(spellings_hold);
}

#[test]
fn the_hash_is_that_of_the_text_that_is_given_on_demand() {
    every_scenario("storm", |table| {
        assert_eq!(Hash::plain(table.state_text().as_bytes()), table.state_hash());
    });
}

/// A spectator is told a question only if it is the one that is put: not one that somebody else answers in secret.
#[test]
fn a_secret_question_is_not_handed_to_a_spectator() {
    let (mut told, mut kept) = (0, 0);
    for title in ["storm", "tonkin", "company"] {
        every_scenario(title, |table| {
            let (Waits::Choice { prompt, .. }, seen) = table.waits_for(Viewer::Spectator) else {
                return;
            };
            match seen {
                Some(seen) => {
                    assert_eq!(seen, prompt);
                    told += 1;
                }
                None => kept += 1,
            }
        });
    }
    assert!(told > 50 && kept > 10, "{told} told, {kept} kept");
}

/// The weights of every draw have names.
#[test]
fn draws_name_their_classes() {
    let mut draws = 0;
    for title in ["storm", "siege"] {
        let title = shelf::title(title);
        let loaded = title.load(Wanted::default()).unwrap();
        let mut look = |table: &dyn Table| {
            let Waits::Dice { request: kernel::Request::Draw { weights }, .. } = table.waits()
            else {
                return;
            };
            let classes = table.draw_classes();
            assert_eq!(classes.len(), weights.len(), "{:?}", table.waits());
            assert!(classes.iter().all(|class| !class.is_empty()));
            draws += 1;
        };
        walk::with_draws(loaded, &mut look);
    }
    assert!(draws > 20, "{draws}");
}

/// Questions that are one of several stages of their step, and close by themselves in the games that are walked through.
const STAGES: [&str; 15] = [
    "siege-ask-aaa-loss",
    "siege-ask-hit-french",
    "siege-ask-hit-viet-minh",
    "siege-ask-landing",
    "siege-ask-panic",
    "siege-ask-shot-down",
    "storm-ask-free-cards",
    "storm-ask-impulse-end",
    "tonkin-ask-advance",
    "tonkin-ask-ambush",
    "tonkin-ask-lead",
    "tonkin-ask-losses",
    "tonkin-ask-set-up",
    "tonkin-ask-slip",
    "tonkin-ask-spirit",
];

/// Every question that closes by itself says why, in steps that go through stages too.
#[test]
fn a_moment_says_why_a_step_closed() {
    let mut told: BTreeSet<(&str, &str)> = BTreeSet::new();
    for title in shelf::all() {
        let before = told.len();
        for scenario in title.info().scenarios {
            let mut heard = 0;
            let wanted = Wanted { scenario: Some((*scenario).to_owned()), ..Wanted::default() };
            walk(title.load(wanted).unwrap(), &mut |table: &dyn Table| {
                let closed = table.closings().iter().skip(heard);
                told.extend(closed.map(|closed| (closed.prompt.id, closed.why)));
                heard = table.closings().len();
            });
        }
        assert!(told.len() > before, "{}", title.info().id);
    }
    let reasons: BTreeSet<&str> = told.iter().map(|(_, why)| *why).collect();
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), ["done", "nothing-left", "only-one"]);
    let closed: BTreeSet<&str> = told.iter().map(|(id, _)| *id).collect();
    let silent: Vec<&&str> = STAGES.iter().filter(|id| !closed.contains(**id)).collect();
    assert!(silent.is_empty(), "{silent:?}");
}

//! The guided opening, played through the engine.

use kernel::Viewer;
use look::Looks;
use pages::{Mode, Scene, table as page};
use screen::html::sound;
use storm_look::guide::GUIDE;
use table::{Dice, Table, Waits};
use titles::Setting;

use crate::game::{languages, scene, title};

/// The legal choices that a step accepts.
fn accepted(table: &dyn Table, step: usize) -> Vec<String> {
    let answers = storm().sight(&table.whole_view(Viewer::Seat(GUIDE.seat))).guided().into_iter();
    answers.filter(|answer| answer.leads_on(step)).map(|answer| answer.notation).collect()
}

fn storm() -> &'static dyn Looks {
    title()
}

fn begun() -> Box<dyn Table> {
    let setting = Setting {
        loaded: title().usual().unwrap(),
        position: Some(GUIDE.position.to_owned()),
        seats: Default::default(),
        dice: Dice::Open(GUIDE.seed),
    };
    let mut table = titles::open(setting).unwrap();
    table.run();
    table
}

/// Plays the guide; `pick` says which of the accepted choices is made.
fn play(pick: fn(&[String]) -> String) -> Box<dyn Table> {
    let mut table = begun();
    let mut step = 0;
    while step < GUIDE.steps.len() {
        let choices = accepted(&*table, step);
        assert!(!choices.is_empty(), "step {step} is stuck: {:?}", table.waits());
        let choice = pick(&choices);
        assert!(GUIDE.accepts(storm(), &*table, step, &choice));
        table.choose(GUIDE.seat, &choice).unwrap();
        let next = GUIDE.reply(storm(), &mut *table, step).unwrap();
        assert_eq!(next, step + 1, "after {choice}");
        step = next;
    }
    table
}

#[test]
fn whatever_is_chosen_beatrice_falls() {
    let first: fn(&[String]) -> String = |choices| choices[0].clone();
    let last: fn(&[String]) -> String = |choices| choices[choices.len() - 1].clone();
    for pick in [first, last] {
        let table = play(pick);
        let log = table.log(Viewer::Seat(GUIDE.seat));
        let happened = |id: &str| log.iter().filter(|moment| moment.said.id == id).count();
        assert_eq!(happened("storm-event-fires"), 1);
        assert_eq!(happened("storm-event-sapped"), 1);
        assert_eq!(happened("storm-event-card-fires"), 1);
        assert_eq!(happened("storm-event-assault-won"), 1);
        assert_eq!(happened("storm-event-played"), 2);
        // The reader is asked, and goes on alone.
        assert!(matches!(table.waits(), Waits::Choice { seats, .. } if seats.contains(GUIDE.seat)));
    }
}

#[test]
fn after_the_guide_a_bot_answers() {
    let mut table = play(|choices| choices[0].clone());
    for _ in 0..6 {
        let offers = table.offers(GUIDE.seat);
        let Some(offer) = offers.iter().find(|offer| offer.no.is_none()) else { break };
        assert!(GUIDE.accepts(storm(), &*table, GUIDE.steps.len(), &offer.notation));
        table.choose(GUIDE.seat, &offer.notation.clone()).unwrap();
        assert_eq!(GUIDE.reply(storm(), &mut *table, GUIDE.steps.len()), Ok(GUIDE.steps.len()));
        let waits = table.waits();
        let others = matches!(waits, Waits::Choice { seats, .. } if seats.contains(GUIDE.other));
        assert!(!others, "{waits:?}");
    }
}

#[test]
fn a_step_that_was_taken_back_is_shown_again() {
    let mut table = begun();
    let mut step = 0;
    for choice in ["act 8", "pick all"] {
        table.choose(GUIDE.seat, choice).unwrap();
        step = GUIDE.reply(storm(), &mut *table, step).unwrap();
    }
    assert_eq!(step, 2);
    table.undo(GUIDE.seat).unwrap();
    assert_eq!(GUIDE.fitting_at(storm(), &*table, step), 1);
    table.undo(GUIDE.seat).unwrap();
    assert_eq!(GUIDE.fitting_at(storm(), &*table, step), 0);
    assert!(GUIDE.accepts(storm(), &*table, step, "act 8"));
    assert!(!GUIDE.accepts(storm(), &*table, step, "pass"));
}

#[test]
fn every_step_is_a_sound_page_that_offers_only_what_leads_on() {
    let mut table = begun();
    for (step, taught) in GUIDE.steps.iter().enumerate() {
        for words in languages() {
            let held = [GUIDE.seat];
            let shown = Scene { mode: Mode::Guide { step }, ..scene(&*table, &words, &held) };
            let html = sound(&format!("step {step}"), &page(&shown));
            let lesson = html.class("lesson");
            assert_eq!(lesson.len(), 1);
            assert!(lesson[0].spoken().len() > 40);
            assert_eq!(lesson[0].get("data-look"), Some(taught.look.join(" ").as_str()));
            let form = html.id("choose").unwrap();
            let offered: Vec<&str> =
                form.tagged("button").iter().filter_map(|button| button.get("value")).collect();
            assert_eq!(offered.len(), accepted(&*table, step).len());
            for key in taught.look {
                let is_there = |name: &str| {
                    html.all().iter().any(|e| {
                        e.get(name).is_some_and(|keys| keys.split(' ').any(|known| known == *key))
                    })
                };
                assert!(is_there("data-key"), "{key} of step {step}");
            }
        }
        let choice = accepted(&*table, step)[0].clone();
        table.choose(GUIDE.seat, &choice).unwrap();
        GUIDE.reply(storm(), &mut *table, step).unwrap();
    }
}

#[test]
fn the_position_is_one_of_the_real_game() {
    assert!(GUIDE.position.contains("turn = 2"));
    let seen = begun().view(Viewer::Spectator).viewed::<storm::Storm>().expect("a game of Storm");
    let (rules, view) = (&seen.rules, &seen.view);
    let count = |side| -> u32 {
        let areas = rules.components.areas.iter();
        areas.map(|row| u32::from(view.board.units(side, row.area).len())).sum()
    };
    assert!(count(storm::components::Side::French) > 40);
    assert!(count(storm::components::Side::VietMinh) > 40);
}

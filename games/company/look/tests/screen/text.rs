//! The table of Men of Company B as text, to be read by people.

use std::sync::Arc;

use company::Company;
use company_look::text::{board, forces};
use kernel::{Rules, Seat, Title, Viewer};
use table::Viewed;

use crate::game::words;

fn rules(mission: &str) -> Company {
    let options = kernel::Options::complete(&Company::INFO, &std::collections::BTreeMap::new());
    let options = options.expect("the usual options are known");
    Company::load(&company::setup::embedded(), mission, &options).expect("the pack is sound")
}

/// A fight with every kind of marker, as both sides see it.
const FIGHT: &str = include_str!("../../../rules/tests/positions/fight_vc.toml");

#[test]
fn the_board_before_and_in_a_fight() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../golden");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let rules = Arc::new(rules("search_and_destroy"));
    let fight = rules.read_position(FIGHT).expect("the position is sound");
    let moments = [
        ("company-start", rules.start(), Viewer::Spectator),
        ("company-fight-white-star", fight.clone(), Viewer::Seat(Seat(0))),
        ("company-fight-communist", fight, Viewer::Seat(Seat(1))),
    ];
    for (name, state, viewer) in moments {
        let viewed = Viewed::new(Arc::clone(&rules), rules.view(&state, viewer));
        for lang in words::LANGUAGES {
            let words = words(lang);
            let text = format!("{}\n{}", board(&viewed, &words), forces(&viewed, &words));
            assert!(text.lines().all(|line| line.chars().count() <= 88), "{text}");
            settings.bind(|| insta::assert_snapshot!(format!("{name}.{lang}"), text));
        }
    }
}

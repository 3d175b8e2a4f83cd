//! Random play reaches what the rules can do: every question, nearly every event, every way to end.

use std::collections::BTreeSet;

use company::Company;
use company::event::Event;
use company::prompt::Prompt;
use kernel::dice::Rng;
use kernel::{Declares, Rules, Title};
use proof::variety::Met;

/// What chance does not reach in so few games, and chapter tests do; the last two are what others see of
/// an event that its owner sees whole.
const SELDOM: [&str; 6] = [
    "company-event-left",
    "company-event-nobody-left",
    "company-event-ended-early",
    "company-event-no-way-out",
    "company-event-marker-laid-hidden",
    "company-event-passed-hidden",
];

/// Plays missions with all options, and on from fights, until little is left to be met.
fn met() -> Met {
    let mut met = Met::default();
    let options = [
        ("peasants_flee", "yes"),
        ("hidden_loop", "yes"),
        ("bid_for_sides", "yes"),
        ("countdown_mode", "choose"),
    ];
    for (place, mission) in Company::INFO.scenarios.iter().enumerate() {
        let usual = proof::rules::<Company>(mission, &[]);
        let other = proof::rules::<Company>(mission, &options);
        for seed in 0..60 {
            let mut rng = Rng::from_number(1000 * place as u64 + seed);
            met.play(&usual, usual.start(), &mut rng);
            met.play(&other, other.start(), &mut rng);
        }
    }
    let fights = [
        ("search_and_destroy", include_str!("positions/fight_vc.toml")),
        ("valley_sweep", include_str!("positions/fight_nva.toml")),
        ("number_one", include_str!("positions/fight_mech.toml")),
    ];
    for (mission, text) in fights {
        let rules = proof::rules::<Company>(mission, &[]);
        let start = rules.read_position(text).unwrap_or_else(|faults| panic!("{faults:#?}"));
        for seed in 0..1500 {
            met.play(&rules, start.clone(), &mut Rng::from_number(seed));
        }
    }
    met
}

/// The ids of all that a type can say, but those that were met.
fn missing<D: Declares>(met: &BTreeSet<&'static str>) -> BTreeSet<&'static str> {
    let declared = D::declared().into_iter().map(|message| message.id);
    declared.filter(|id| !met.contains(id)).collect()
}

#[test]
fn random_play_meets_nearly_everything() {
    let met = met();
    let mut events = missing::<Event>(&met.events);
    events.retain(|id| !SELDOM.contains(id));
    assert!(events.is_empty(), "never met: {events:?}");
    let mut prompts = missing::<Prompt>(&met.prompts);
    prompts.remove("company-ask-early-end");
    assert!(prompts.is_empty(), "never asked: {prompts:?}");
    assert!(met.refusals.len() > 30, "{:?}", met.refusals);
    assert!(met.ends.len() >= 6, "a draw, and grades for each side: {:?}", met.ends);
}

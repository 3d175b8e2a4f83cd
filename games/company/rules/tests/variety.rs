//! Random play reaches what the rules can do: every question and roll, nearly every event and step,
//! every way to end.

use company::Company;
use company::event::Event;
use company::prompt::{Ask, Prompt};
use kernel::dice::Rng;
use kernel::{Declares, Rules, Title};
use proof::variety::{Ids, Met, ids, steps};

/// What chance does not reach in so few games, and chapter tests do.
const SELDOM: [&str; 4] = [
    "company-event-left",
    "company-event-nobody-left",
    "company-event-ended-early",
    "company-event-no-way-out",
];

/// Plays missions with all options, and on from fights, until little is left to be met.
fn met() -> Met<Company> {
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
fn missing<D: Declares>(met: &Ids) -> Ids {
    ids::<D>().difference(met).copied().collect()
}

#[test]
fn random_play_meets_nearly_everything() {
    let met = met();
    let seen: Ids = met.events.union(&met.events_seen).copied().collect();
    let mut events = missing::<Event>(&seen);
    events.retain(|id| !SELDOM.contains(id));
    assert!(events.is_empty(), "never met: {events:?}");
    let mut prompts = missing::<Prompt>(&met.prompts);
    prompts.remove("company-ask-early-end");
    assert!(prompts.is_empty(), "never asked: {prompts:?}");
    let rolls = missing::<Ask>(&met.rolls);
    assert!(rolls.is_empty(), "never rolled for: {rolls:?}");
    let mut all = steps::<Company>();
    assert!(all.remove("EarlyEnd"));
    assert_eq!(met.steps, all);
    assert!(met.refusals.len() > 30, "{:?}", met.refusals);
    assert!(met.ends.len() >= 6, "a draw, and grades for each side: {:?}", met.ends);
}

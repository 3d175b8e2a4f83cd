//! Random play reaches everything the rules can do: every card, step, event, question and roll. Refusals have a list
//! of their own (`refusals.rs`).

mod builder;
#[path = "variety/moments.rs"]
mod moments;

use builder::{FRENCH, Scene, VIETMINH, infantry};
use kernel::Rules;
use kernel::dice::Rng;
use proof::variety::{Ids, Met, ids, steps};
use storm::components::{Kind, Start};
use storm::event::Event;
use storm::flow::{Fiddles, Place, State, Step};
use storm::prompt::{Ask, Prompt};
use storm::sets::{Unit, UnitSet};
use storm::setup::{embedded, load};
use storm::{Sides, Storm};

/// How many games of each option are played.
const GAMES: u64 = 150;

/// Whatever is told has happened; the cards that are played are noted.
fn watch(state: &State, event: &Event) -> Option<&'static str> {
    moments::assert_done(state, event);
    if let Event::Played { card, .. } = event { Some(card.id()) } else { None }
}

fn rules(sides: Sides) -> Storm {
    Storm::new(load(&embedded()).expect("the embedded pack is sound"), sides)
}

fn met_at_random() -> Met<Storm> {
    let mut met = Met::watched(watch);
    for sides in [Sides::Given, Sides::BidFor] {
        let rules = rules(sides);
        for seed in 0..GAMES {
            met.play(&rules, rules.start(), &mut Rng::from_number(seed));
        }
    }
    met
}

#[test]
fn random_play_reaches_everything_that_can_happen() {
    let met = met_at_random();
    let cards: Ids = Kind::ALL.iter().map(|kind| kind.id()).collect();
    assert_eq!(met.noted, cards);
    assert_eq!(met.steps, steps::<Storm>());
    // What others see of a card that is drawn is no event of its own.
    let mut events = ids::<Event>();
    assert!(events.remove("storm-event-drew-hidden"));
    assert_eq!(met.events, events);
    assert!(met.events_seen.contains("storm-event-drew-hidden"));
    assert_eq!(met.prompts, ids::<Prompt>());
    assert_eq!(met.rolls, ids::<Ask>());
}

/// The last end phase, with a Viet Minh unit to come and no area open to it.
#[test]
fn units_without_room_are_lost() {
    let mut scene = Scene::empty();
    scene.turn = 8;
    let areas: Vec<u8> = scene.components.areas.iter().map(|row| row.area.0).collect();
    scene.give(FRENCH, &areas);
    let unit = scene.off_map("late", VIETMINH, infantry(1, 7, 6, 2), Start::Turn(8));
    let game = scene.begin(&[Step::EndTurn, Step::Place(arriving(unit))]);
    let lost = Event::NoRoom { side: VIETMINH, units: UnitSet::one(unit.index) };
    assert!(game.events().any(|event| event == lost));
    assert!(game.board().eliminated[VIETMINH as usize].has(unit.index));
}

fn arriving(unit: Unit) -> Place {
    let units = UnitSet::one(unit.index);
    Place { side: unit.side, units, picked: UnitSet::NONE, last: None, fiddles: Fiddles::NONE }
}

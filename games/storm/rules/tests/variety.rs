//! Random play reaches everything the rules can do: every card, every step, every event, every refusal.
//! What chance never reaches is reached from a position.

mod builder;
#[path = "variety/moments.rs"]
mod moments;
#[path = "variety/refusals.rs"]
mod refusals;

use std::collections::BTreeSet;

use builder::{FRENCH, Scene, VIETMINH, infantry};
use kernel::dice::Rng;
use kernel::{Declares, Message, Next, Rules, Sink, legal};
use storm::components::{Kind, Start};
use storm::event::Event;
use storm::flow::{Fiddles, Place, State, Step};
use storm::refusal::No;
use storm::sets::{Unit, UnitSet};
use storm::setup::{embedded, load};
use storm::{Sides, Storm};

/// How many games of each option are played.
const GAMES: u64 = 150;
/// Every so many questions all refusals are looked at.
const REFUSALS_EVERY: u64 = 4;

/// What was met.
#[derive(Debug, Default)]
struct Met {
    cards: BTreeSet<&'static str>,
    steps: BTreeSet<&'static str>,
    events: BTreeSet<&'static str>,
    refusals: BTreeSet<&'static str>,
}

impl Met {
    fn state(&mut self, state: &State) {
        self.steps.extend(state.steps.iter().map(name));
    }
}

impl Sink<Storm> for Met {
    const LISTENS: bool = true;

    fn event(&mut self, state: &State, event: Event) {
        self.state(state);
        moments::assert_done(state, &event);
        self.events.insert(event.id());
        if let Event::Played { card, .. } = event {
            self.cards.insert(card.id());
        }
    }
}

/// The name of a step; a step that is added must be added here.
fn name(step: &Step) -> &'static str {
    match step {
        Step::Bid => "bid",
        Step::BidDice(_) => "bid dice",
        Step::PickSide(_) => "pick side",
        Step::Draw(_) => "draw",
        Step::CutHand(_) => "cut hand",
        Step::Impulse(_) => "impulse",
        Step::Order(_) => "order",
        Step::March(_) => "march",
        Step::CardArea(_) => "card area",
        Step::DigArea(_) => "dig area",
        Step::GoOn => "go on",
        Step::Window(_) => "window",
        Step::Attack(_) => "attack",
        Step::ClearTrench(_) => "clear trench",
        Step::MinesDie => "mines die",
        Step::MinesSpend(_) => "mines spend",
        Step::Allocate(_) => "allocate",
        Step::Retreats(_) => "retreats",
        Step::Losses(_) => "losses",
        Step::CounterEnter(_) => "counter enter",
        Step::ReliefDie => "relief die",
        Step::Relief(_) => "relief",
        Step::RatsDie(_) => "rats die",
        Step::RatsSpend(_) => "rats spend",
        Step::ShaftWarning(_) => "shaft warning",
        Step::ShaftDie(_) => "shaft die",
        Step::Propaganda(_) => "propaganda",
        Step::EndDiscard(_) => "end discard",
        Step::SupplyDice => "supply dice",
        Step::SupplyMark(_) => "supply mark",
        Step::Refresh => "refresh",
        Step::ReplacementDie => "replacement die",
        Step::Place(_) => "place",
        Step::EndTurn => "end turn",
        Step::Over => "over",
    }
}

/// How many different steps there are.
const STEPS: usize = 35;

fn rules(sides: Sides) -> Storm {
    Storm::new(load(&embedded()).expect("the embedded pack is sound"), sides)
}

/// Plays a game at random and notes what is met.
fn play(rules: &Storm, state: State, rng: &mut Rng, met: &mut Met) {
    let mut state = state;
    let mut questions = 0;
    loop {
        met.state(&state);
        match rules.next(&state) {
            Next::Over(_) => return,
            Next::Chance(chance) => {
                let roll = chance.request.roll(rng);
                rules.resolve(&mut state, &roll, met);
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().expect("a question is put to somebody");
                questions += 1;
                if questions % REFUSALS_EVERY == 0 {
                    let offers = legal::offers(rules, &state, seat).into_iter();
                    met.refusals.extend(offers.filter_map(|offer| Some(offer.refusal?.id())));
                }
                let mut answers = Vec::new();
                rules.legal(&state, seat, &mut answers);
                let choice = rng.pick(&answers).expect("every question has an answer");
                let choice = legal::prove(rules, &state, seat, choice).expect("it was checked");
                rules.apply(&mut state, seat, choice, met);
            }
        }
    }
}

/// The ids of all that a type can say.
fn ids<D: Declares>() -> BTreeSet<&'static str> {
    D::declared().into_iter().map(|message| message.id).collect()
}

fn met_at_random() -> Met {
    let mut met = Met::default();
    for sides in [Sides::Given, Sides::BidFor] {
        let rules = rules(sides);
        for seed in 0..GAMES {
            play(&rules, rules.start(), &mut Rng::from_number(seed), &mut met);
        }
    }
    met
}

#[test]
fn random_play_reaches_everything_that_can_happen() {
    let met = met_at_random();
    let cards: BTreeSet<&str> = Kind::ALL.iter().map(|kind| kind.id()).collect();
    assert_eq!(met.cards, cards);
    assert_eq!(met.steps.len(), STEPS, "{:?}", met.steps);
    // What others see of a card that is drawn is no event of its own.
    let mut events = ids::<Event>();
    assert!(events.remove("storm-event-drew-hidden"));
    assert_eq!(met.events, events);
    let refused = refusals::from_positions();
    let all: BTreeSet<&str> = met.refusals.union(&refused).copied().collect();
    assert_eq!(all, ids::<No>());
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

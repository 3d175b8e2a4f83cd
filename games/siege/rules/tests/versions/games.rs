//! How the old games were made: by the first rules, with dice and players that lead where a ruling changed something.

use std::path::Path;
use std::sync::Arc;

use kernel::dice::Rng;
use kernel::hash::Hash;
use kernel::{Chance, Match, Next, Roll, Rules, Seat, Seats, Version};
use proof::replay::{Recipe, Record, at_random, keep};
use siege::Siege;
use siege::board::Place;
use siege::choice::Choice;
use siege::components::{EventKind, Route, Side};
use siege::flow::State;
use siege::prompt::Ask;

/// Who plays: whose turn it is to speak, what is said, and how dice fall.
struct Table<'a> {
    recipe: Recipe<'a, Siege>,
    speaker: fn(Seats, &mut Rng) -> Seat,
    dice: fn(&Siege, &State, &Chance<Ask>, &mut Rng) -> Roll,
}

/// Makes the old games anew where that is asked for.
pub(crate) fn make(folder: &Path) {
    if std::env::var_os("UPDATE_GOLDEN").is_none() {
        return;
    }
    for table in [drawn_once(), agreement_waits()] {
        keep(folder, &table.record());
    }
}

impl Table<'_> {
    fn record(&self) -> Record {
        let Recipe { scenario, options, .. } = self.recipe;
        let rules = Arc::new(proof::rules_under::<Siege>(Version::FIRST, scenario, options));
        let mut games = (1..200).map(|seed| self.game(&rules, seed));
        let game = games.find(|game| self.changes(game)).expect("some game shows it");
        Record::of(&self.recipe, Version::FIRST, &game)
    }

    /// Whether a game goes another way by the next rules.
    fn changes(&self, game: &Match<Siege>) -> bool {
        let Recipe { scenario, options, .. } = self.recipe;
        let rules = Arc::new(proof::rules_under::<Siege>(Version(2), scenario, options));
        let start = rules.start();
        Match::replay(rules, start, Hash([0; 32]), game.entries(), None).is_err()
    }

    fn game(&self, rules: &Arc<Siege>, seed: u64) -> Match<Siege> {
        let mut rng = Rng::from_number(seed);
        let mut game = Match::new(Arc::clone(rules));
        loop {
            match game.next() {
                Next::Over(_) => return game,
                Next::Chance(chance) => {
                    let roll = (self.dice)(rules, game.state(), &chance, &mut rng);
                    game.roll(roll).expect("such dice can fall");
                }
                Next::Decision { seats, .. } => {
                    let seat = (self.speaker)(seats, &mut rng);
                    let choice = (self.recipe.player)(rules, game.state(), seat, &mut rng);
                    game.choose(seat, &choice).expect("the choice is legal");
                }
            }
        }
    }
}

/// 2.17: everybody stands in one Entrenchment and is killed in the first turn; then reinforcements are drawn.
fn drawn_once() -> Table<'static> {
    let recipe = Recipe {
        name: "drawn-once",
        scenario: "march_may_1954",
        options: &[("first_activation", "yes")],
        wanted: &|_, _| true,
        player: &doomed,
    };
    Table {
        recipe,
        speaker: |seats, _| seats.lowest().expect("a question is put to somebody"),
        dice: deadly,
    }
}

/// Everybody in one space, and nothing done, until the draw is over.
fn doomed(rules: &Siege, state: &State, seat: Seat, rng: &mut Rng) -> Choice {
    if state.turn > 2 {
        return at_random(rules, state, seat, rng);
    }
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    // Each fortification needs a space of its own.
    let traps = [(Route(4), 13), (Route(4), 12), (Route(1), 13)];
    let mut traps = traps.iter().filter_map(|(route, number)| rules.charts.at(*route, *number));
    let crowd = traps.find_map(|trap| {
        let into = |choice: &&Choice| matches!(choice, Choice::Place(_, at) if *at == trap);
        legal.iter().find(into)
    });
    let wait = legal.iter().find(|choice| **choice == Choice::Done);
    *crowd.or(wait).or(legal.first()).expect("every question has an answer")
}

/// Dice that kill the French on Routes 4 and 1 late in the first turn, and let all other divisions rest.
fn deadly(rules: &Siege, state: &State, chance: &Chance<Ask>, rng: &mut Rng) -> Roll {
    let all = |face: u8| {
        let mut roll = chance.request.roll(&mut Rng::from_number(1));
        roll.0.iter_mut().for_each(|die| *die = face);
        roll
    };
    match chance.ask {
        Ask::Activation { division } => {
            let routes = [Route(1), Route(4)];
            let attacks = |route: &Route| state.board.divisions[route.slot()] == Some(division);
            all(if routes.iter().any(attacks) { 1 } else { 6 })
        }
        Ask::Fire { side: Side::VietMinh, .. } | Ask::AssaultFire { side: Side::VietMinh, .. } => {
            all(if state.impulse > 4 { 6 } else { 1 })
        }
        Ask::Fire { .. } | Ask::AssaultFire { .. } | Ask::Barrage => all(1),
        Ask::Pick { side: Side::French } if state.turn == 2 => {
            let wanted = EventKind::FrenchReinforcements;
            let kinds = EventKind::of(Side::French);
            let at = kinds.iter().position(|kind| *kind == wanted).expect("it is French");
            if state.board.events.pool[wanted as usize] > 0 {
                all(at as u8)
            } else {
                chance.request.roll(rng)
            }
        }
        Ask::Event { .. } => all(6),
        Ask::Reinforcement if state.turn == 2 => {
            let mut available = state.board.all_units(Place::Available).iter();
            let leader = available.position(|unit| rules.charts.leaders.has(unit));
            leader.map_or_else(|| chance.request.roll(rng), |at| all(at as u8))
        }
        _ => chance.request.roll(rng),
    }
}

/// S-76: the officers speak in any order, and some agree at once.
fn agreement_waits() -> Table<'static> {
    let recipe = Recipe {
        name: "agreement-waits",
        scenario: "march_may_1954",
        options: &[("staff", "yes")],
        wanted: &|_, _| true,
        player: &at_random,
    };
    Table {
        recipe,
        speaker: |seats, rng| {
            let seats: Vec<Seat> = seats.iter().collect();
            *rng.pick(&seats).expect("a question is put to somebody")
        },
        dice: |_, _, chance, rng| chance.request.roll(rng),
    }
}

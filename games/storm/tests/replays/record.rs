//! A kept game: its head and its journal, and how it is played when it is made anew.

use std::sync::Arc;

use kernel::dice::Rng;
use kernel::hash::Hash;
use kernel::{Entry, Match, Next, Rules, Seat, Title};
use serde::{Deserialize, Serialize};
use storm::Storm;
use storm::choice::Choice;
use storm::components::Side;
use storm::flow::{State, Step};
use storm::setup::load;

/// What a journal is, and what came of it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Head {
    pub(crate) title: String,
    pub(crate) bidding: bool,
    /// The pack it was played with.
    pub(crate) pack: Hash,
    pub(crate) winner: String,
    pub(crate) held: i64,
    pub(crate) needs: u8,
    /// The hash of the last state.
    pub(crate) last_state: Hash,
}

impl Head {
    /// The hash the chain begins with: journals here begin with nothing.
    pub(crate) fn origin(&self) -> Hash {
        Hash([0; 32])
    }
}

#[derive(Debug)]
pub(crate) struct Record {
    pub(crate) head: Head,
    pub(crate) entries: Vec<Entry>,
}

impl Record {
    pub(crate) fn read(text: &str) -> Record {
        let mut lines = text.lines();
        let head = serde_json::from_str(lines.next().expect("a head")).expect("a head");
        let entries = lines.map(|line| serde_json::from_str(line).expect("an entry")).collect();
        Record { head, entries }
    }

    pub(crate) fn to_text(&self) -> String {
        let head = serde_json::to_string(&self.head).expect("a head is plain data");
        let entries = self.entries.iter().map(serde_json::to_string);
        let entries = entries.map(|line| line.expect("an entry is plain data"));
        [head].into_iter().chain(entries).map(|line| line + "\n").collect()
    }
}

/// Which game is wanted.
#[derive(Debug)]
pub(crate) struct Recipe {
    pub(crate) name: &'static str,
    bids: Option<[u8; 2]>,
    winner: Side,
}

pub(crate) const RECIPES: [Recipe; 4] = [
    Recipe { name: "vietminh", bids: None, winner: Side::VietMinh },
    Recipe { name: "french", bids: None, winner: Side::French },
    Recipe { name: "bid-vietminh", bids: Some([3, 4]), winner: Side::VietMinh },
    Recipe { name: "bid-french", bids: Some([8, 5]), winner: Side::French },
];

/// The first game, by its seed, that ends as wanted.
pub(crate) fn play(recipe: &Recipe) -> Record {
    let pack = Storm::packs().swap_remove(0);
    let components = load(&pack).expect("the embedded pack is sound");
    let rules = Arc::new(Storm::new(components, recipe.bids.is_some()));
    let ends_well = |seed: &u64| winner(&rules, recipe, *seed) == Some(recipe.winner.name());
    let seed = (1..500).find(ends_well).expect("one of so many games ends as wanted");
    let game = game(&rules, recipe, seed);
    let Next::Over(outcome) = game.next() else { panic!("the game is over") };
    let head = Head {
        title: Storm::INFO.id.to_owned(),
        bidding: recipe.bids.is_some(),
        pack: pack.hash(),
        winner: recipe.winner.name().to_owned(),
        held: outcome.score,
        needs: game.state().needs,
        last_state: game.state_hash(),
    };
    Record { head, entries: game.entries().to_vec() }
}

/// Who wins the game of a seed. Without a journal this takes far less time.
fn winner(rules: &Storm, recipe: &Recipe, seed: u64) -> Option<&'static str> {
    let mut rng = Rng::from_number(seed);
    let mut state = rules.start();
    loop {
        match rules.next(&state) {
            Next::Over(outcome) => return outcome.winner,
            Next::Chance(chance) => {
                let roll = chance.request.roll(&mut rng);
                rules.resolve(&mut state, &roll, &mut ());
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().expect("a question is put to somebody");
                let choice = answer(rules, &state, recipe, seat, &mut rng);
                let legal = kernel::legal::prove(rules, &state, seat, &choice);
                let legal = legal.unwrap_or_else(|refused| panic!("{choice}: {refused:?}"));
                rules.apply(&mut state, seat, legal, &mut ());
            }
        }
    }
}

fn game(rules: &Arc<Storm>, recipe: &Recipe, seed: u64) -> Match<Storm> {
    let mut rng = Rng::from_number(seed);
    let mut game = Match::new(Arc::clone(rules));
    loop {
        match game.next() {
            Next::Over(_) => return game,
            Next::Chance(chance) => {
                game.roll(chance.request.roll(&mut rng)).expect("such dice can fall");
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().expect("a question is put to somebody");
                let choice = answer(rules, game.state(), recipe, seat, &mut rng);
                game.choose(seat, &choice).expect("the choice is legal");
            }
        }
    }
}

/// The side that is to win orders whole stacks and assaults where it can; the other mostly lets things
/// pass, so that journals stay short.
fn answer(rules: &Storm, state: &State, recipe: &Recipe, seat: Seat, rng: &mut Rng) -> Choice {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    if let (Some(bids), Some(Choice::Bid(_))) = (recipe.bids, legal.first()) {
        return Choice::Bid(bids[usize::from(seat.0)]);
    }
    let side = state.side(seat);
    let quiet = |choice: &Choice| {
        matches!(choice, Choice::Pass | Choice::Decline | Choice::Done | Choice::End | Choice::Stop)
    };
    let wanted: Vec<Choice> = match state.top() {
        _ if side != recipe.winner && rng.below(4) > 0 => {
            legal.iter().copied().filter(quiet).collect()
        }
        Step::Impulse { .. } if side == Side::VietMinh => {
            legal.iter().copied().filter(|choice| matches!(choice, Choice::Act(_))).collect()
        }
        Step::Order(order) if order.picked.is_empty() => {
            let all = Choice::PickAll;
            if rules.check(state, seat, &all).is_ok() { vec![all] } else { Vec::new() }
        }
        Step::Order(_) => {
            let assaults =
                legal.iter().copied().filter(|choice| matches!(choice, Choice::Assault(_)));
            assaults.collect()
        }
        _ => Vec::new(),
    };
    let choices = if wanted.is_empty() { &legal } else { &wanted };
    *rng.pick(choices).expect("every question has an answer")
}

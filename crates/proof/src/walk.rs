//! Games step by step: dice fall, and a player of the test answers. What a test looks at on the way is its own
//! affair.

use kernel::dice::Rng;
use kernel::{Next, Rules, Seat, Sink, legal};

/// Goes one step on: rolls what is asked of the dice, or lets the player answer for the lowest seat that is
/// asked. False when the game is over.
pub fn step<R: Rules>(
    rules: &R,
    state: &mut R::State,
    rng: &mut Rng,
    player: impl FnOnce(&R, &R::State, Seat, &mut Rng) -> R::Choice,
    told: &mut impl Sink<R>,
) -> bool {
    match rules.next(state) {
        Next::Over(_) => return false,
        Next::Chance(chance) => {
            let roll = chance.request.roll(rng);
            rules.resolve(state, &roll, told);
        }
        Next::Decision { seats, .. } => {
            let seat = seats.lowest().expect("a question is put to somebody");
            let choice = player(rules, state, seat, rng);
            let proven = legal::prove(rules, state, seat, &choice);
            let proven = proven.unwrap_or_else(|refused| panic!("{choice}: {refused:?}"));
            rules.apply(state, seat, proven, told);
        }
    }
    true
}

/// A player who answers at random.
pub fn at_random<R: Rules>(rules: &R, state: &R::State, seat: Seat, rng: &mut Rng) -> R::Choice {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    rng.pick(&legal).expect("every question has an answer").clone()
}

//! A bot that chooses evenly among its canonical legal choices.

use kernel::Rules;
use kernel::dice::Rng;

use crate::Bot;

/// Chooses evenly.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

/// One of the choices, each equally likely.
pub(crate) fn evenly<C: Clone>(legal: &[C], rng: &mut Rng) -> C {
    rng.pick(legal).cloned().expect("a seat that is asked has a legal choice")
}

impl<R: Rules> Bot<R> for Random {
    fn choose(&mut self, _: &R, _: &R::View, legal: &[R::Choice], rng: &mut Rng) -> R::Choice {
        evenly(legal, rng)
    }

    fn is_blind(&self) -> bool {
        true
    }
}

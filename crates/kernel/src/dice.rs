//! Numbers that are the same on every machine, and dice that can be checked afterwards.
//!
//! [`Rng`] is ChaCha with our own `below` and `shuffle`, so that no library update can change a game.
//! [`FairDice`] derives every roll from a secret seed, the number of the roll and the choice that asked
//! for it; docs/fair-dice.md describes it for other implementations.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng as _, SeedableRng};

use crate::hash::Hash;
use crate::{Request, Roll};

/// A reproducible source of numbers.
#[derive(Debug)]
pub struct Rng(ChaCha20Rng);

impl Rng {
    /// From 32 bytes.
    pub fn from_bytes(seed: [u8; 32]) -> Rng {
        Rng(ChaCha20Rng::from_seed(seed))
    }

    /// From a number a person can type: its eight bytes, lowest first, then zeros.
    pub fn from_number(seed: u64) -> Rng {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Rng::from_bytes(bytes)
    }

    /// A number from 0 to `bound - 1`, each equally likely. `bound` is at least 1.
    ///
    /// Takes 32 bits, multiplies by `bound` and keeps the upper half; draws again in the few cases that
    /// would make some numbers likelier.
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "there is no number below 0");
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let unfair = bound.wrapping_neg() % bound;
            while (product as u32) < unfair {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// Puts items in random order (Fisher-Yates, from the last to the first).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// One of the items.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }

    /// A new source, for a part of the work that must not depend on how much another part draws.
    #[must_use]
    pub fn fork(&mut self) -> Rng {
        let mut seed = [0; 32];
        self.0.fill_bytes(&mut seed);
        Rng::from_bytes(seed)
    }
}

/// Dice of which nobody can know the next, and everybody can check the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairDice {
    seed: [u8; 32],
}

impl FairDice {
    /// The text every derivation begins with.
    pub const LABEL: &'static [u8] = b"strongpoint roll 1";

    /// Dice of a seed.
    pub fn new(seed: [u8; 32]) -> FairDice {
        FairDice { seed }
    }

    /// Dice of a number that a person chose.
    pub fn open(seed: u64) -> FairDice {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        FairDice::new(bytes)
    }

    /// The seed, to be shown when the game is over.
    pub fn seed(&self) -> Hash {
        Hash(self.seed)
    }

    /// What is published before the first roll: the SHA-256 of the seed.
    pub fn commitment(&self) -> Hash {
        Hash::plain(&self.seed)
    }

    /// Roll number `number` of the game (from 0), asked for by the choice of this notation (empty before
    /// the first choice).
    pub fn roll(&self, number: u64, choice: &str, request: &Request) -> Roll {
        let key = Hash::of(&[Self::LABEL, &self.seed, &number.to_be_bytes(), choice.as_bytes()]);
        request.roll(&mut Rng::from_bytes(key.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first words of ChaCha20 with key, counter and nonce of zeros, as published (RFC 7539, A.1).
    #[test]
    fn chacha_known_answer() {
        let mut rng = ChaCha20Rng::from_seed([0; 32]);
        let words: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn below_known_answer() {
        let mut rng = Rng::from_number(0);
        let dice: Vec<u32> = (0..12).map(|_| rng.below(6) + 1).collect();
        assert_eq!(dice, [5, 4, 6, 1, 5, 1, 5, 5, 3, 4, 2, 2]);
    }

    #[test]
    fn shuffle_known_answer() {
        let mut items: Vec<u8> = (0..8).collect();
        Rng::from_number(1954).shuffle(&mut items);
        assert_eq!(items, [7, 0, 1, 3, 4, 2, 5, 6]);
    }

    #[test]
    fn below_is_even_and_inside() {
        let mut rng = Rng::from_number(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|count| (9_500..10_500).contains(count)), "{seen:?}");
    }

    #[test]
    fn fair_dice_known_answer() {
        let dice = FairDice::open(1954);
        let roll = |number, choice| dice.roll(number, choice, &Request::TWO_DICE).0.to_vec();
        assert_eq!(roll(0, ""), [4, 5]);
        assert_eq!(roll(1, "fire 11"), [2, 3]);
        assert_eq!(roll(1, "fire 12"), [4, 4]);
    }

    #[test]
    fn a_roll_depends_on_seed_number_and_choice() {
        let request = Request::Dice { count: 16, faces: 6, reading: crate::Reading::Each };
        let one = FairDice::open(1).roll(0, "pass", &request);
        assert_eq!(one, FairDice::open(1).roll(0, "pass", &request));
        assert_ne!(one, FairDice::open(2).roll(0, "pass", &request));
        assert_ne!(one, FairDice::open(1).roll(1, "pass", &request));
        assert_ne!(one, FairDice::open(1).roll(0, "done", &request));
    }
}

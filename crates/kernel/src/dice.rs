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
    pub(crate) const LABEL: &'static [u8] = b"strongpoint roll 1";

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
        request.roll(&mut Rng::from_bytes(self.key(number, choice).0))
    }

    fn key(&self, number: u64, choice: &str) -> Hash {
        Hash::of(&[Self::LABEL, &self.seed, &number.to_be_bytes(), choice.as_bytes()])
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
        let key = |number, choice| dice.key(number, choice).to_string();
        assert_eq!(
            [key(0, ""), key(1, "fire 11"), key(1, "fire 12")],
            [
                "5ae6e2d3d37eec43d9117546915f26bb0e5ea54327a6aa54f2393ddc0c0c8178",
                "85a9b710f6cd18dbb3489e3f5d52cdcd2265954f6d53b2ce554e619bc4509c87",
                "67144f3bb02bc67e8737232b1e6e809d1e5dbda1899bde7f0bf7e02cd507596e",
            ]
        );
    }

    /// The vectors of docs/fair-dice.md, which a second implementation in another language gave, too.
    #[test]
    fn fair_dice_vectors() {
        let seed = std::array::from_fn(|index| index as u8);
        let fair = FairDice::new(seed);
        assert_eq!(
            fair.commitment().to_string(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
        assert_eq!(
            FairDice::open(1954).commitment().to_string(),
            "e3ba62821c98c24b553a0e336f16377ac229946f5fbe4e9e553b9fad143cf113"
        );
        assert_eq!(
            fair.key(258, "déclarer").to_string(),
            "334cc71ea3e4a1151cf986934b7dc65a365c7adc8e441bb2e286c499633df332"
        );
        let dice = |number, choice, count, faces| {
            let request = Request::Dice { count, faces, reading: crate::Reading::Each };
            fair.roll(number, choice, &request).0.to_vec()
        };
        assert_eq!(dice(0, "", 2, 6), [1, 6]);
        assert_eq!(
            dice(12, "fire 11", 24, 6),
            [5, 5, 3, 6, 5, 6, 1, 5, 1, 5, 4, 2, 6, 2, 3, 4, 6, 6, 5, 5, 3, 3, 2, 1]
        );
        assert_eq!(dice(12, "pass", 1, 10), [6]);
        assert_eq!(dice(258, "déclarer", 3, 10), [9, 3, 5]);
        let draw = |number, weights: &[u16]| {
            let request = Request::Draw { weights: weights.iter().copied().collect() };
            fair.roll(number, "draw", &request).first()
        };
        let few: Vec<u8> = (0..8).map(|number| draw(number, &[0, 3, 1, 4])).collect();
        assert_eq!(few, [2, 1, 3, 2, 1, 2, 3, 2]);
        let deck: Vec<u8> = (0..4).map(|number| draw(number, &[1; 54])).collect();
        assert_eq!(deck, [22, 10, 43, 21]);
    }

    /// A bound so large that a quarter of all words is refused: these four numbers take eight words.
    #[test]
    fn below_draws_again_when_it_must() {
        let mut rng = Rng::from_number(0);
        let numbers: Vec<u32> = (0..4).map(|_| rng.below(3 << 30)).collect();
        assert_eq!(numbers, [2_187_889_240, 512_631_998, 2_316_525_069, 2_504_661_416]);
        let mut words = Rng::from_number(0);
        for _ in 0..8 {
            words.0.next_u32();
        }
        assert_eq!(rng.0.next_u32(), words.0.next_u32());
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

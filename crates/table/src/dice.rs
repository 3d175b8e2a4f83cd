//! Where the dice come from.

use kernel::dice::{FairDice, Rng};
use kernel::hash::Hash;
use kernel::{Request, Roll, Seat};

use crate::save::DiceWritten;

/// Where the dice of a table come from. The bytes are random ones, given by whoever opens the table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Dice {
    /// Fair dice: the hash of the seed is published before the first roll.
    Fair([u8; 32]),
    /// A seed that a person chose.
    Open(u64),
    /// The players throw their own dice; cards are still drawn by the table, with these bytes.
    Own([u8; 32]),
    /// Fair dice whose seed was not revealed: the game can be looked at, but no dice can be rolled.
    Sealed(Hash),
}

/// Which dice are thrown by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ByHand {
    /// None: the table rolls as soon as dice are asked for.
    Nothing,
    /// Dice; cards are drawn by the table.
    Dice,
    /// Dice and cards.
    All,
}

impl ByHand {
    /// Whether somebody must answer this request by hand.
    pub(crate) fn includes(self, request: &Request) -> bool {
        match (self, request) {
            (ByHand::Nothing, _) | (ByHand::Dice, Request::Draw { .. }) => false,
            (ByHand::Dice, Request::Dice { .. }) | (ByHand::All, _) => true,
        }
    }
}

impl std::fmt::Debug for Dice {
    /// Says the kind alone: a seed must not end up in somebody's log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Dice::Fair(_) => "Fair",
            Dice::Open(_) => "Open",
            Dice::Own(_) => "Own",
            Dice::Sealed(_) => "Sealed",
        })
    }
}

impl Dice {
    /// The dice that roll; none when the seed is not known.
    fn source(&self) -> Option<FairDice> {
        match self {
            Dice::Fair(bytes) | Dice::Own(bytes) => Some(FairDice::new(*bytes)),
            Dice::Open(seed) => Some(FairDice::open(*seed)),
            Dice::Sealed(_) => None,
        }
    }

    /// What the header of a save says.
    pub(crate) fn written(&self) -> DiceWritten {
        match self {
            Dice::Fair(bytes) => DiceWritten::Fair(FairDice::new(*bytes).commitment()),
            Dice::Sealed(commitment) => DiceWritten::Fair(*commitment),
            Dice::Open(seed) => DiceWritten::Open(*seed),
            Dice::Own(_) => DiceWritten::Own,
        }
    }

    /// The seed that a save reveals.
    pub(crate) fn revealed(&self) -> Option<Hash> {
        match self {
            Dice::Fair(bytes) => Some(Hash(*bytes)),
            Dice::Open(_) | Dice::Own(_) | Dice::Sealed(_) => None,
        }
    }

    /// Which dice are usually thrown by hand.
    pub(crate) fn by_hand(&self) -> ByHand {
        match self {
            Dice::Own(_) => ByHand::Dice,
            Dice::Fair(_) | Dice::Open(_) | Dice::Sealed(_) => ByHand::Nothing,
        }
    }

    /// Rolls; nothing when the seed is not known.
    pub(crate) fn roll(&self, number: u64, choice: &str, request: &Request) -> Option<Roll> {
        Some(self.source()?.roll(number, choice, request))
    }

    /// Whether a roll is the one that had to fall, by the number of the roll and the choice that asked for it. Where
    /// the seed is not known or the players threw the dice, every roll may have fallen.
    pub(crate) fn proof(&self) -> impl Fn(u64, &str, &Request, &Roll) -> bool + use<> {
        let dice = match self {
            Dice::Fair(_) | Dice::Open(_) => self.source(),
            Dice::Own(_) | Dice::Sealed(_) => None,
        };
        move |number, choice, request, roll| {
            dice.as_ref().is_none_or(|dice| dice.roll(number, choice, request) == *roll)
        }
    }

    /// What a bot draws from for one choice. It depends on the seed, the seat and the ply alone, so that a
    /// loaded game goes on as it would have.
    pub(crate) fn thoughts(&self, seat: Seat, ply: usize) -> Rng {
        let seed = self.source().map_or(Hash([0; 32]), |dice| dice.seed());
        let ply = (ply as u64).to_be_bytes();
        Rng::from_bytes(Hash::of(&[b"strongpoint bot 1", &seed.0, &[seat.0], &ply]).0)
    }
}

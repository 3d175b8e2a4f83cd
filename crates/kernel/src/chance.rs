//! What is asked of the dice, and what they answer.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::dice::Rng;
use crate::{Audience, Message};

/// How many dice one request may ask for. Titles that roll more ask for several handfuls.
pub const MOST_DICE: u8 = 24;
/// How many faces a die may have where faces fall in classes.
pub const MOST_FACES: usize = 20;
/// How many different results are listed before odds give up.
const MOST_OUTCOMES: u64 = 100_000;

/// A request to roll or to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Chance<A> {
    /// What for.
    pub ask: A,
    /// Which dice, or which deck.
    pub request: Request,
    /// Who may see the result.
    pub audience: Audience,
}

/// Dice, or one draw from a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// `count` dice of `faces` faces each.
    Dice {
        /// How many, at most [`MOST_DICE`].
        count: u8,
        /// How many faces each has.
        faces: u8,
        /// Which results count alike.
        reading: Reading,
    },
    /// One draw from a set of things, of which those of one class count alike: `weights[i]` things of
    /// class `i` are left. The weights are for whoever draws for the seat: a seat may know how many
    /// things are left, but not which, unless its view says so.
    Draw {
        /// How many of each class.
        weights: ArrayVec<u16, 64>,
    },
}

/// Which rolls of several dice count alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// Only the sum counts.
    Sum,
    /// Each die counts on its own, in order.
    Each,
    /// Faces fall in classes (`classes[face - 1]`), and only how many dice show each class counts.
    Classes([u8; MOST_FACES]),
}

/// The answer to a request: the faces shown (1 to `faces`), or the class drawn (from 0).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Roll(pub ArrayVec<u8, 32>);

impl Roll {
    /// A roll of these dice. `None` when there are more than 32.
    pub fn of(dice: &[u8]) -> Option<Roll> {
        ArrayVec::try_from(dice).ok().map(Roll)
    }

    /// The sum of the dice.
    pub fn sum(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The first die, or the class drawn.
    pub fn first(&self) -> u8 {
        self.0.first().copied().unwrap_or(0)
    }
}

/// What is wrong with a roll given from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("roll")]
pub enum BadRoll {
    /// The wrong number of dice.
    Count {
        /// How many were asked for.
        asked: usize,
        /// How many were given.
        given: usize,
    },
    /// A die shows a face it does not have, or nothing of that class is left.
    Face {
        /// What was given.
        given: u8,
        /// The lowest that is possible.
        lowest: u8,
        /// The highest that is possible.
        highest: u8,
    },
}

impl Request {
    /// Two six-sided dice of which only the sum counts.
    pub const TWO_DICE: Request = Request::Dice { count: 2, faces: 6, reading: Reading::Sum };
    /// One six-sided die.
    pub const ONE_DIE: Request = Request::Dice { count: 1, faces: 6, reading: Reading::Each };

    /// Whether a roll answers this request.
    pub fn check(&self, roll: &Roll) -> Result<(), BadRoll> {
        match self {
            Request::Dice { count, faces, .. } => {
                if roll.0.len() != usize::from(*count) {
                    return Err(BadRoll::Count { asked: usize::from(*count), given: roll.0.len() });
                }
                match roll.0.iter().find(|face| !(1..=*faces).contains(*face)) {
                    Some(face) => Err(BadRoll::Face { given: *face, lowest: 1, highest: *faces }),
                    None => Ok(()),
                }
            }
            Request::Draw { weights } => {
                if roll.0.len() != 1 {
                    return Err(BadRoll::Count { asked: 1, given: roll.0.len() });
                }
                let class = roll.first();
                match weights.get(usize::from(class)) {
                    Some(weight) if *weight > 0 => Ok(()),
                    _ => Err(BadRoll::Face {
                        given: class,
                        lowest: 0,
                        highest: weights.len().saturating_sub(1) as u8,
                    }),
                }
            }
        }
    }

    /// Rolls.
    pub fn roll(&self, rng: &mut Rng) -> Roll {
        match self {
            Request::Dice { count, faces, .. } => {
                Roll((0..*count).map(|_| rng.below(u32::from(*faces)) as u8 + 1).collect())
            }
            Request::Draw { weights } => {
                let total: u32 = weights.iter().map(|weight| u32::from(*weight)).sum();
                let mut left = rng.below(total.max(1));
                let mut class = 0;
                for (index, weight) in weights.iter().enumerate() {
                    if left < u32::from(*weight) {
                        class = index;
                        break;
                    }
                    left -= u32::from(*weight);
                }
                Roll(std::iter::once(class as u8).collect())
            }
        }
    }

    /// Every different result, with how many of the equally likely rolls give it. `None` when there are
    /// too many to look at each.
    pub fn outcomes(&self) -> Option<Vec<(Roll, u64)>> {
        if self.results()? > MOST_OUTCOMES {
            return None;
        }
        Some(self.list())
    }

    /// How many different results there are.
    fn results(&self) -> Option<u64> {
        match self {
            Request::Draw { weights } => Some(weights.len() as u64),
            Request::Dice { count, .. } if *count > MOST_DICE => None,
            Request::Dice { count, faces, reading } => match reading {
                Reading::Sum => Some(u64::from(*count) * u64::from(*faces)),
                Reading::Each => u64::from(*faces).checked_pow(u32::from(*count)),
                Reading::Classes(classes) => {
                    let used = classes.get(..usize::from(*faces))?;
                    let kinds = used.iter().collect::<std::collections::BTreeSet<_>>().len() as u64;
                    // Multisets of `count` dice over `kinds` classes.
                    let mut ways = 1u64;
                    for die in 1..=u64::from(*count) {
                        ways = ways.checked_mul(kinds + die - 1)? / die;
                    }
                    Some(ways)
                }
            },
        }
    }

    fn list(&self) -> Vec<(Roll, u64)> {
        match self {
            Request::Dice { count, faces, reading } => match reading {
                Reading::Sum => sums(*count, *faces),
                Reading::Each => {
                    let all: Vec<Vec<u8>> = (1..=*faces).map(|face| vec![face]).collect();
                    counted(*count, &all, Order::Kept)
                }
                Reading::Classes(classes) => {
                    let mut groups: Vec<Vec<u8>> = Vec::new();
                    for face in 1..=*faces {
                        let class = usize::from(classes[usize::from(face - 1)]);
                        if groups.len() <= class {
                            groups.resize(class + 1, Vec::new());
                        }
                        groups[class].push(face);
                    }
                    groups.retain(|group| !group.is_empty());
                    counted(*count, &groups, Order::Forgotten)
                }
            },
            Request::Draw { weights } => weights
                .iter()
                .enumerate()
                .filter(|(_, weight)| **weight > 0)
                .map(|(class, weight)| {
                    (Roll(std::iter::once(class as u8).collect()), u64::from(*weight))
                })
                .collect(),
        }
    }
}

/// The sums of `count` dice, each with a roll that shows it and its number of ways.
fn sums(count: u8, faces: u8) -> Vec<(Roll, u64)> {
    let top = usize::from(count) * usize::from(faces);
    let mut ways = vec![0u64; top + 1];
    ways[0] = 1;
    for _ in 0..count {
        let mut next = vec![0u64; top + 1];
        for (sum, way) in ways.iter().enumerate().filter(|(_, way)| **way > 0) {
            for face in 1..=usize::from(faces) {
                next[sum + face] += way;
            }
        }
        ways = next;
    }
    ways.iter()
        .enumerate()
        .filter(|(_, way)| **way > 0)
        .map(|(sum, way)| {
            let mut left = sum as u8;
            let dice = (0..count).map(|die| {
                let rest = count - die - 1;
                let face = left.saturating_sub(rest).min(faces);
                left -= face;
                face
            });
            (Roll(dice.collect()), *way)
        })
        .collect()
}

/// Whether dice that fall alike in another order are told apart.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Kept,
    Forgotten,
}

/// All sequences of groups (or, when only their counts matter, all multisets), with their ways.
fn counted(count: u8, groups: &[Vec<u8>], order: Order) -> Vec<(Roll, u64)> {
    fn go(
        left: u8,
        from: usize,
        groups: &[Vec<u8>],
        order: Order,
        picked: &mut Vec<usize>,
        out: &mut Vec<(Roll, u64)>,
    ) {
        if left == 0 {
            let dice = picked.iter().map(|group| groups[*group][0]).collect();
            let mut ways: u64 = picked.iter().map(|group| groups[*group].len() as u64).product();
            if order == Order::Forgotten {
                ways *= arrangements(picked);
            }
            out.push((Roll(dice), ways));
            return;
        }
        for group in from..groups.len() {
            picked.push(group);
            let from = match order {
                Order::Forgotten => group,
                Order::Kept => 0,
            };
            go(left - 1, from, groups, order, picked, out);
            picked.pop();
        }
    }
    let mut out = Vec::new();
    go(count, 0, groups, order, &mut Vec::new(), &mut out);
    out
}

/// In how many orders a sorted list can stand.
fn arrangements(sorted: &[usize]) -> u64 {
    let mut ways: u64 = 1;
    let mut run = 0;
    for (index, item) in sorted.iter().enumerate() {
        run = if index > 0 && sorted[index - 1] == *item { run + 1 } else { 1 };
        // Multiplying before dividing keeps every step whole: it is a binomial coefficient.
        ways = ways * (index as u64 + 1) / run;
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(request: &Request) -> u64 {
        request.outcomes().unwrap().iter().map(|(_, ways)| ways).sum()
    }

    #[test]
    fn two_dice_have_eleven_sums_in_36_ways() {
        let outcomes = Request::TWO_DICE.outcomes().unwrap();
        assert_eq!(outcomes.len(), 11);
        assert_eq!(total(&Request::TWO_DICE), 36);
        assert!(outcomes.iter().any(|(roll, ways)| roll.sum() == 7 && *ways == 6));
        assert!(outcomes.iter().all(|(roll, _)| Request::TWO_DICE.check(roll).is_ok()));
    }

    #[test]
    fn classes_of_24_dice_are_counted_exactly() {
        let mut fire = [0; MOST_FACES];
        fire[3..6].copy_from_slice(&[1, 2, 3]);
        let request = Request::Dice { count: 24, faces: 6, reading: Reading::Classes(fire) };
        assert_eq!(request.outcomes().unwrap().len(), 2925);
        assert_eq!(total(&request), 6u64.pow(24));
    }

    #[test]
    fn each_die_on_its_own() {
        let request = Request::Dice { count: 3, faces: 6, reading: Reading::Each };
        assert_eq!(request.outcomes().unwrap().len(), 216);
        assert_eq!(total(&request), 216);
    }

    #[test]
    fn too_many_results_are_not_listed() {
        let each = Request::Dice { count: 12, faces: 6, reading: Reading::Each };
        assert_eq!(each.outcomes(), None);
        let classes = Reading::Classes([0; MOST_FACES]);
        let faces = Request::Dice { count: 2, faces: 30, reading: classes };
        assert_eq!(faces.outcomes(), None);
    }

    #[test]
    fn a_draw_gives_only_what_is_left() {
        let request = Request::Draw { weights: [0, 3, 1].into_iter().collect() };
        assert_eq!(
            request.check(&Roll::of(&[0]).unwrap()),
            Err(BadRoll::Face { given: 0, lowest: 0, highest: 2 })
        );
        assert_eq!(request.check(&Roll::of(&[1]).unwrap()), Ok(()));
        assert_eq!(request.outcomes().unwrap().len(), 2);
        let mut rng = Rng::from_number(1);
        for _ in 0..100 {
            assert!(request.check(&request.roll(&mut rng)).is_ok());
        }
    }

    #[test]
    fn bad_dice_are_named() {
        let given = Roll::of(&[7, 1]).unwrap();
        assert_eq!(
            Request::TWO_DICE.check(&given),
            Err(BadRoll::Face { given: 7, lowest: 1, highest: 6 })
        );
        let given = Roll::of(&[3]).unwrap();
        assert_eq!(Request::TWO_DICE.check(&given), Err(BadRoll::Count { asked: 2, given: 1 }));
        assert_eq!(Roll::of(&[1; 33]), None);
    }
}

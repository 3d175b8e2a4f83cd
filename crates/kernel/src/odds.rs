//! Exact odds: a choice is played out through the real rules, over every different roll.
//!
//! Decisions on the way are answered by a stated policy ([`Rules::settle`]: nobody reacts, owners take
//! losses best). Odds are computed from a view, never from the state: where unknown things matter they
//! are a range over worlds.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use crate::dice::Rng;
use crate::legal::is_asked;
use crate::tally::{Costly, count};
use crate::{Ledger, Legal, Next, Request, Rules, Seat};

/// What came of something, counted: pairs of an id (`damage`, `cleared`) and a number.
pub type Gauge = Vec<(&'static str, i64)>;

/// How likely a thing is: a fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ratio {
    /// Numerator.
    pub num: u128,
    /// Denominator, at least 1.
    pub den: u128,
}

impl Ratio {
    /// Nothing.
    pub const ZERO: Ratio = Ratio { num: 0, den: 1 };
    /// Certainty.
    pub const ONE: Ratio = Ratio { num: 1, den: 1 };

    /// `num / den` in lowest terms.
    pub fn new(num: u128, den: u128) -> Ratio {
        let divisor = gcd(num, den).max(1);
        Ratio { num: num / divisor, den: (den / divisor).max(1) }
    }

    /// The sum; `None` when the numbers grow too large to be exact.
    pub(crate) fn plus(self, other: Ratio) -> Option<Ratio> {
        let divisor = gcd(self.den, other.den).max(1);
        let den = (self.den / divisor).checked_mul(other.den)?;
        let left = self.num.checked_mul(den / self.den)?;
        let right = other.num.checked_mul(den / other.den)?;
        Some(Ratio::new(left.checked_add(right)?, den))
    }

    /// The product; `None` when the numbers grow too large to be exact.
    pub(crate) fn times(self, other: Ratio) -> Option<Ratio> {
        let (left, right) = (gcd(self.num, other.den).max(1), gcd(other.num, self.den).max(1));
        let num = (self.num / left).checked_mul(other.num / right)?;
        Some(Ratio::new(num, (self.den / right).checked_mul(other.den / left)?))
    }

    /// The sum: exact where the numbers are small enough, else to about 17 digits.
    #[must_use]
    pub fn sum(self, other: Ratio) -> Ratio {
        let near = || self.near().plus(other.near());
        self.plus(other).or_else(near).unwrap_or(self)
    }

    /// The product: exact where the numbers are small enough, else to about 17 digits.
    #[must_use]
    pub fn product(self, other: Ratio) -> Ratio {
        let near = || self.near().times(other.near());
        self.times(other).or_else(near).unwrap_or(Ratio::ZERO)
    }

    /// The nearest fraction whose numbers have at most 60 bits. Handfuls of dice one after the other have
    /// more: an assault of fifty dice has six to the fiftieth different rolls.
    fn near(self) -> Ratio {
        const BITS: u32 = 60;
        let excess = (u128::BITS - self.den.max(self.num).leading_zeros()).saturating_sub(BITS);
        Ratio::new(self.num >> excess, (self.den >> excess).max(1))
    }

    /// The same with numbers small enough to be multiplied by some millions; exact where they are so.
    fn tamed(self) -> Ratio {
        const ROOM: u128 = 1 << 80;
        let excess = self.den.max(self.num) / ROOM + 1;
        if excess == 1 { self } else { Ratio::new(self.num / excess, self.den / excess) }
    }

    /// In millionths, rounded to the nearest.
    pub fn millionths(self) -> u64 {
        let Ratio { num, den } = self.tamed();
        ((num * 2_000_000 + den) / (2 * den)) as u64
    }

    /// In thousandths, rounded to the nearest.
    pub fn permille(self) -> u32 {
        ((self.millionths() + 500) / 1000) as u32
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The distribution of what may come, in one world.
pub type Distribution = BTreeMap<Gauge, Ratio>;

/// The odds of a choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// One distribution for each world looked at; a single one is exact.
    pub worlds: Vec<Distribution>,
    /// The sums behind it.
    pub ledgers: Vec<Ledger>,
}

impl Odds {
    /// The least and the most likely, over the worlds, that the gauge `id` is at least `least`.
    pub fn at_least(&self, id: &str, least: i64) -> (Ratio, Ratio) {
        self.range(|gauge| gauge.iter().any(|(name, n)| *name == id && *n >= least))
    }

    /// The least and the most likely, over the worlds, that a gauge is of a kind.
    pub fn range(&self, wanted: impl Fn(&Gauge) -> bool) -> (Ratio, Ratio) {
        let chances = self.worlds.iter().map(|world| {
            let hits = world.iter().filter(|(gauge, _)| wanted(gauge));
            hits.fold(Ratio::ZERO, |sum, (_, chance)| sum.sum(*chance))
        });
        let chances: Vec<Ratio> = chances.collect();
        let least = chances.iter().min_by_key(|ratio| ratio.millionths()).copied();
        let most = chances.iter().max_by_key(|ratio| ratio.millionths()).copied();
        (least.unwrap_or(Ratio::ZERO), most.unwrap_or(Ratio::ZERO))
    }

    /// The expected value of a gauge in thousandths: the least and the most over the worlds.
    pub fn expected(&self, id: &str) -> (i64, i64) {
        let expectations = self.worlds.iter().map(|world| {
            let mut sum = 0i128;
            for (gauge, chance) in world {
                let Ratio { num, den } = chance.tamed();
                for (_, n) in gauge.iter().filter(|(name, _)| *name == id) {
                    sum += i128::from(*n) * 1_000_000 * num as i128 / den as i128;
                }
            }
            ((sum + 500) / 1000) as i64
        });
        let expectations: Vec<i64> = expectations.collect();
        let least = expectations.iter().min().copied().unwrap_or(0);
        let most = expectations.iter().max().copied().unwrap_or(0);
        (least, most)
    }
}

/// How many positions one computation of odds may look at before it gives up.
const MOST_POSITIONS: u32 = 200_000;

/// The odds of a choice of the seat that looks. `None` when nothing is left to chance, or when the
/// tree is too large to be looked at.
pub fn odds<R: Rules>(rules: &R, view: &R::View, seat: Seat, choice: &R::Choice) -> Option<Odds> {
    let worlds = rules.odds_worlds(view, choice).unwrap_or_else(|| {
        let mut world = deal(rules, view);
        rules.foresee(&mut world);
        vec![world]
    });
    odds_in(rules, &worlds, seat, choice)
}

/// The world that is dealt for a view whenever one will do.
pub fn deal<R: Rules>(rules: &R, view: &R::View) -> R::State {
    rules.determinize(view, &mut Rng::from_number(0))
}

/// The same in worlds that are dealt already, for who asks about several choices.
pub fn odds_in<R: Rules>(
    rules: &R,
    dealt: &[R::State],
    seat: Seat,
    choice: &R::Choice,
) -> Option<Odds> {
    count(Costly::Odds);
    let mut worlds = Vec::new();
    let mut ledgers = Vec::new();
    for world in dealt {
        if ledgers.is_empty() {
            ledgers = rules.ledgers(world, seat, choice);
        }
        let distribution = distribution(rules, world, seat, choice)?;
        if !worlds.contains(&distribution) {
            worlds.push(distribution);
        }
    }
    let certain = worlds.iter().all(|world| world.len() < 2);
    if certain && ledgers.is_empty() { None } else { Some(Odds { worlds, ledgers }) }
}

/// What may come of a legal choice in one world.
pub fn distribution<R: Rules>(
    rules: &R,
    world: &R::State,
    seat: Seat,
    choice: &R::Choice,
) -> Option<Distribution> {
    let mut found = Distribution::new();
    let begun = follow(rules, world, seat, std::slice::from_ref(choice))?;
    for (end, chance) in all_ends(rules, world, begun, |now| rules.forget(world, now))? {
        let entry = found.entry(rules.gauge(world, &end)).or_insert(Ratio::ZERO);
        *entry = entry.sum(chance);
    }
    Some(found)
}

/// The world after a line of choices of one seat, with no roll and no other seat in between. `None`
/// when one of them is not legal where its turn comes.
pub fn follow<R: Rules>(
    rules: &R,
    world: &R::State,
    seat: Seat,
    line: &[R::Choice],
) -> Option<R::State> {
    let mut now = world.clone();
    for choice in line {
        if !is_asked(rules, &now, seat) {
            return None;
        }
        rules.check(&now, seat, choice).ok()?;
        rules.apply(&mut now, seat, Legal::proven(choice.clone()), &mut ());
    }
    Some(now)
}

/// The different states that may come of a line of choices once it has run its course, each with its
/// chance. `None` when the line is not legal, or as for [`ends`].
pub fn prospects<R: Rules>(
    rules: &R,
    world: &R::State,
    seat: Seat,
    line: &[R::Choice],
) -> Option<Vec<(R::State, Ratio)>> {
    ends(rules, world, follow(rules, world, seat, line)?)
}

/// The different states in which what was begun in `before` has run its course from `now` on, each with
/// its chance. `None` when there are too many.
pub fn ends<R: Rules>(
    rules: &R,
    before: &R::State,
    now: R::State,
) -> Option<Vec<(R::State, Ratio)>> {
    all_ends(rules, before, now, |_| ())
}

/// The same, where each state on the way is made simpler first.
fn all_ends<R: Rules>(
    rules: &R,
    before: &R::State,
    mut now: R::State,
    simplify: impl Fn(&mut R::State),
) -> Option<Vec<(R::State, Ratio)>> {
    simplify(&mut now);
    let mut ended = Merged::<R>::default();
    let mut open = Merged::<R>::default();
    open.add(now, Ratio::ONE);
    let mut left = MOST_POSITIONS;
    while !open.states.is_empty() {
        let mut next = Merged::default();
        for (mut state, chance) in open.states {
            match run_to_dice(rules, before, &mut state, &mut left)? {
                None => ended.add(state, chance),
                Some(request) => {
                    let outcomes = request.outcomes()?;
                    let total: u128 = outcomes.iter().map(|(_, ways)| u128::from(*ways)).sum();
                    for (roll, ways) in outcomes {
                        let mut branch = state.clone();
                        rules.resolve(&mut branch, &roll, &mut ());
                        simplify(&mut branch);
                        let share = Ratio::new(u128::from(ways), total);
                        next.add(branch, chance.product(share));
                    }
                }
            }
        }
        open = next;
    }
    Some(ended.states)
}

/// Answers by the stated policy until dice are asked (they are given back) or all is settled.
fn run_to_dice<R: Rules>(
    rules: &R,
    before: &R::State,
    now: &mut R::State,
    left: &mut u32,
) -> Option<Option<Request>> {
    loop {
        *left = left.checked_sub(1)?;
        if rules.is_settled(before, now) {
            return Some(None);
        }
        match rules.next(now) {
            Next::Over(_) => return Some(None),
            Next::Chance(chance) => return Some(Some(chance.request)),
            Next::Decision { seats, .. } => {
                let choice = rules.settle(now, seats);
                let seat = seats.lowest()?;
                rules.check(now, seat, &choice).ok()?;
                rules.apply(now, seat, Legal::proven(choice), &mut ());
            }
        }
    }
}

/// States with their chances; equal states are one, so that dice rolled in handfuls do not multiply.
struct Merged<R: Rules> {
    states: Vec<(R::State, Ratio)>,
    /// Where states of a hash are, once there are many.
    index: BTreeMap<u64, Vec<usize>>,
}

/// Up to so many states it is faster to compare than to hash.
const FEW: usize = 24;

impl<R: Rules> Default for Merged<R> {
    fn default() -> Self {
        Merged { states: Vec::new(), index: BTreeMap::new() }
    }
}

impl<R: Rules> Merged<R> {
    fn add(&mut self, state: R::State, chance: Ratio) {
        let known = if self.states.len() < FEW {
            self.states.iter().rposition(|(known, _)| *known == state)
        } else {
            self.look_up(&state)
        };
        match known {
            Some(place) => {
                let sum = &mut self.states[place].1;
                *sum = sum.sum(chance);
            }
            None => self.states.push((state, chance)),
        }
    }

    /// Where an equal state is; if there is none, it will be the next.
    fn look_up(&mut self, state: &R::State) -> Option<usize> {
        if self.index.is_empty() {
            for (place, (known, _)) in self.states.iter().enumerate() {
                self.index.entry(hash(known)).or_default().push(place);
            }
        }
        let alike = self.index.entry(hash(state)).or_default();
        let known = alike.iter().copied().find(|place| self.states[*place].0 == *state);
        if known.is_none() {
            alike.push(self.states.len());
        }
        known
    }
}

/// A hash of fixed keys: the same on every run.
fn hash(state: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    state.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_add_and_multiply_in_lowest_terms() {
        let (half, third) = (Ratio::new(2, 4), Ratio::new(1, 3));
        assert_eq!(half.plus(third), Some(Ratio { num: 5, den: 6 }));
        assert_eq!(half.times(third), Some(Ratio { num: 1, den: 6 }));
        assert_eq!(Ratio::new(2, 3).permille(), 667);
    }

    #[test]
    fn numbers_that_grow_too_large_are_no_ratio() {
        let small = Ratio::new(1, u128::MAX - 1);
        assert_eq!(small.times(small), None);
        assert_eq!(small.plus(Ratio::new(1, u128::MAX - 2)), None);
        assert_eq!(small.permille(), 0);
    }

    /// Where the exact numbers no longer fit, 17 digits are kept.
    #[test]
    fn large_numbers_are_rounded() {
        let mut chance = Ratio::ONE;
        for _ in 0..60 {
            chance = chance.product(Ratio::new(5, 6));
        }
        assert_eq!(chance.times(Ratio::new(1, 1 << 70)), None, "the exact product does not fit");
        // 5/6 to the sixtieth is 0.000017747...
        assert_eq!(chance.product(Ratio::new(1_000_000, 1)).permille(), 17_747);
        let sum = (0..6).fold(Ratio::ZERO, |sum, _| sum.sum(chance.product(Ratio::new(1, 6))));
        assert_eq!(sum.product(Ratio::new(1_000_000, 1)).permille(), 17_747);
    }

    #[test]
    fn expectation_and_range_over_worlds() {
        let world = |hit: i64| Distribution::from([(vec![("damage", hit)], Ratio::ONE)]);
        let odds = Odds { worlds: vec![world(2), world(5)], ledgers: Vec::new() };
        assert_eq!(odds.expected("damage"), (2000, 5000));
        assert_eq!(odds.at_least("damage", 3), (Ratio::ZERO, Ratio::ONE));
    }
}

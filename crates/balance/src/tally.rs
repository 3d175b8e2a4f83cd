//! Games counted. The order in which they come does not matter.

use std::collections::BTreeMap;

/// Stands for the end of the game where turns are counted.
pub(crate) const END: usize = usize::MAX;

/// How often each value came.
pub(crate) type Counts = BTreeMap<i64, u64>;

/// What the games of a cell came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    /// Games by winner and grade; the winner of a draw is `draw`.
    pub(crate) results: BTreeMap<(&'static str, &'static str), u64>,
    /// Games by the rule that decided.
    pub(crate) rules: BTreeMap<&'static str, u64>,
    /// Games by the turn they ended in, for each winner.
    pub(crate) ends: BTreeMap<&'static str, Counts>,
    pub(crate) scores: Counts,
    pub(crate) choices: u64,
    /// For each dial, for each turn: the values at its beginning, and at [`END`].
    pub(crate) dials: Vec<BTreeMap<usize, Counts>>,
}

impl Tally {
    /// Counts the games of another tally.
    pub(crate) fn join(&mut self, other: &Tally) {
        self.games += other.games;
        self.choices += other.choices;
        for (result, count) in &other.results {
            *self.results.entry(*result).or_default() += count;
        }
        for (rule, count) in &other.rules {
            *self.rules.entry(rule).or_default() += count;
        }
        for (winner, turns) in &other.ends {
            add(self.ends.entry(winner).or_default(), turns);
        }
        add(&mut self.scores, &other.scores);
        self.dials.resize_with(self.dials.len().max(other.dials.len()), BTreeMap::new);
        for (mine, theirs) in self.dials.iter_mut().zip(&other.dials) {
            for (turn, counts) in theirs {
                add(mine.entry(*turn).or_default(), counts);
            }
        }
    }

    /// The winners, those of draws included, in the order of their names, with their games.
    pub(crate) fn winners(&self) -> BTreeMap<&'static str, u64> {
        let mut winners = BTreeMap::new();
        for ((winner, _), count) in &self.results {
            *winners.entry(*winner).or_default() += count;
        }
        winners
    }
}

fn add(to: &mut Counts, from: &Counts) {
    for (value, count) in from {
        *to.entry(*value).or_default() += count;
    }
}

/// The value below which a share of the games lies, in percent.
pub(crate) fn quantile(counts: &Counts, percent: u64) -> i64 {
    let all: u64 = counts.values().sum();
    let mut left = all * percent / 100;
    for (value, count) in counts {
        if left < *count {
            return *value;
        }
        left -= count;
    }
    counts.keys().next_back().copied().unwrap_or_default()
}

/// The mean.
pub(crate) fn mean(counts: &Counts) -> f64 {
    let all: u64 = counts.values().sum();
    let sum: i128 =
        counts.iter().map(|(value, count)| i128::from(*value) * i128::from(*count)).sum();
    if all == 0 { 0.0 } else { sum as f64 / all as f64 }
}

/// The interval that holds a share with 95 % confidence, in percent (Wilson).
pub(crate) fn interval(count: u64, of: u64) -> (f64, f64) {
    if of == 0 {
        return (0.0, 100.0);
    }
    let (n, z) = (of as f64, 1.96);
    let p = count as f64 / n;
    let middle = p + z * z / (2.0 * n);
    let reach = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    (100.0 * (middle - reach) / whole, 100.0 * (middle + reach) / whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_counts() {
        let counts: Counts = [(1, 1), (2, 2), (10, 1)].into();
        assert_eq!([0, 25, 50, 75, 100].map(|share| quantile(&counts, share)), [1, 2, 2, 10, 10]);
        assert!((mean(&counts) - 3.75).abs() < 1e-9);
        let (low, high) = interval(50, 100);
        assert!((low - 40.38).abs() < 0.01 && (high - 59.62).abs() < 0.01, "{low} {high}");
        assert!(interval(0, 100).0.abs() < 1e-9 && interval(0, 100).1 > 3.0);
    }

    #[test]
    fn tallies_join() {
        let one = Tally {
            games: 1,
            results: [(("french", "victory"), 1)].into(),
            dials: vec![[(1, [(10, 1)].into())].into()],
            ..Tally::default()
        };
        let mut all = Tally::default();
        all.join(&one);
        all.join(&one);
        assert_eq!(all.games, 2);
        assert_eq!(all.winners(), [("french", 2)].into());
        assert_eq!(all.dials[0][&1], [(10, 2)].into());
    }
}

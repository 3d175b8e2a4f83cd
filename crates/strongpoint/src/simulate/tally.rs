//! Games counted. The order in which they come does not matter.

use std::collections::BTreeMap;

use table::Played;

/// Sum, least and most of a figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spread {
    pub(super) count: u64,
    pub(super) sum: i128,
    pub(super) least: i64,
    pub(super) most: i64,
}

impl Spread {
    fn add(&mut self, value: i64) {
        self.join(&Spread { count: 1, sum: i128::from(value), least: value, most: value });
    }

    fn join(&mut self, other: &Spread) {
        if other.count == 0 {
            return;
        }
        if self.count == 0 {
            *self = *other;
            return;
        }
        self.count += other.count;
        self.sum += other.sum;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }

    /// The mean; 0 of nothing.
    pub(super) fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }
}

/// What the games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Games by winner; `draw` and `unfinished` among them.
    pub(super) results: BTreeMap<&'static str, u64>,
    /// Games by winner and grade.
    pub(super) grades: BTreeMap<(&'static str, &'static str), u64>,
    /// Games by score.
    pub(super) scores: BTreeMap<i64, u64>,
    pub(super) score: Spread,
    pub(super) length: Spread,
    pub(super) choices: u64,
    pub(super) rolls: u64,
}

impl Tally {
    /// Counts one game.
    pub(super) fn add(&mut self, game: Option<Played>) {
        let Some(Played { outcome, choices, rolls }) = game else {
            *self.results.entry("unfinished").or_default() += 1;
            return;
        };
        let winner = outcome.winner.unwrap_or("draw");
        *self.results.entry(winner).or_default() += 1;
        *self.grades.entry((winner, outcome.grade)).or_default() += 1;
        *self.scores.entry(outcome.score).or_default() += 1;
        self.score.add(outcome.score);
        self.length.add(choices as i64);
        self.choices += choices;
        self.rolls += rolls;
    }

    /// Counts the games of another tally.
    pub(super) fn join(&mut self, other: &Tally) {
        for (winner, count) in &other.results {
            *self.results.entry(winner).or_default() += count;
        }
        for (grade, count) in &other.grades {
            *self.grades.entry(*grade).or_default() += count;
        }
        for (score, count) in &other.scores {
            *self.scores.entry(*score).or_default() += count;
        }
        self.score.join(&other.score);
        self.length.join(&other.length);
        self.choices += other.choices;
        self.rolls += other.rolls;
    }
}

/// The 95 % interval of Wilson for `hits` of `all`.
pub(super) fn wilson(hits: u64, all: u64) -> (f64, f64) {
    if all == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_963_984_540_054;
    let (n, p) = (all as f64, hits as f64 / all as f64);
    let middle = p + Z * Z / (2.0 * n);
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + Z * Z / n;
    (((middle - half) / whole).max(0.0), ((middle + half) / whole).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values published for Wilson's interval, to three places.
    #[test]
    fn wilson_known_answers() {
        let near = |found: (f64, f64), low: f64, high: f64| {
            assert!((found.0 - low).abs() < 0.001 && (found.1 - high).abs() < 0.001, "{found:?}");
        };
        near(wilson(0, 10), 0.0, 0.278);
        near(wilson(10, 10), 0.722, 1.0);
        near(wilson(5, 10), 0.237, 0.763);
        near(wilson(81, 263), 0.255, 0.366);
    }

    #[test]
    fn spreads_join_in_any_order() {
        let of = |values: &[i64]| {
            let mut spread = Spread::default();
            values.iter().for_each(|value| spread.add(*value));
            spread
        };
        let (mut left, mut right) = (of(&[3, -1]), of(&[10]));
        let (a, b) = (left, right);
        left.join(&b);
        right.join(&a);
        assert_eq!(left, right);
        assert_eq!(left, of(&[10, 3, -1]));
        assert_eq!(left.mean(), 4.0);
        left.join(&Spread::default());
        assert_eq!(left, right);
    }
}

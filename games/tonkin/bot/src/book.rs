//! What attacks come to on average, one after the other on the same hex: worked out once from the results
//! table, for every row, modifier and number of defending steps.

use std::ops::RangeInclusive;

use tonkin::Tonkin;
use tonkin::charts::{Beyond, OddsRow};
use tonkin::components::{Hex, ODDS, Outcome};

/// Hexes that an enemy is seen coming from.
pub(super) const FAR: usize = 6;
/// Attacks that are looked ahead.
pub(super) const TRIES: usize = 4;
/// Defending steps that are told apart.
const STEPS: usize = 16;

/// What a number of attacks comes to.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Series {
    /// How likely the hex is cleared.
    pub(super) taken: f64,
    /// Steps the attacker loses.
    pub(super) own: f64,
    /// Steps the defender loses.
    pub(super) theirs: f64,
}

/// All series.
#[derive(Clone, Debug)]
pub(super) struct Book {
    series: Vec<Series>,
    /// The modifiers that the table allows.
    drms: RangeInclusive<i8>,
    /// For each hex those around it, with their distances.
    around: Vec<Vec<(Hex, u8)>>,
}

/// One result of one attack, with its chance.
#[derive(Clone, Copy, Debug)]
struct Chance {
    weight: f64,
    own: u8,
    theirs: u8,
    /// Chances that the sides become DG.
    dg: [f64; 2],
}

impl Book {
    /// Works the series out.
    pub(super) fn of(rules: &Tonkin) -> Book {
        let table = &rules.components.tables.combat;
        let drms = table.drm_min..=table.drm_max;
        let mut series = Vec::with_capacity(ODDS.len() * drms.len() * STEPS * TRIES);
        for row in 0..ODDS.len() as u8 {
            for drm in drms.clone() {
                let chances = chances(rules, OddsRow(row), drm.into());
                for steps in 1..=STEPS {
                    series.extend(tries(&chances, steps));
                }
            }
        }
        Book { series, drms, around: Hex::all().map(around).collect() }
    }

    /// The hexes around a hex, up to [`FAR`], with their distances.
    pub(super) fn around(&self, hex: Hex) -> &[(Hex, u8)] {
        self.around.get(hex.index()).map_or(&[], Vec::as_slice)
    }

    /// What so many attacks come to: totals of both sides, the sum of modifiers without odds, defending steps.
    pub(super) fn series(
        &self,
        rules: &Tonkin,
        totals: [u16; 2],
        drm: i64,
        steps: u16,
        tries: usize,
    ) -> Series {
        let [attack, defence] = totals;
        if attack == 0 {
            return Series::default();
        }
        if steps == 0 {
            return Series { taken: 1.0, ..Series::default() };
        }
        let (row, beyond) = rules.charts.results.odds(attack, defence);
        let more = match beyond {
            Beyond::Below => -1,
            Beyond::Nowhere => 0,
            Beyond::Above => 1,
        };
        let (least, most) = (i64::from(*self.drms.start()), i64::from(*self.drms.end()));
        let drm = ((drm + more).clamp(least, most) - least) as usize;
        let steps = usize::from(steps).clamp(1, STEPS) - 1;
        let tries = tries.clamp(1, TRIES) - 1;
        let place = ((usize::from(row.0) * self.drms.len() + drm) * STEPS + steps) * TRIES + tries;
        self.series.get(place).copied().unwrap_or_default()
    }
}

/// The hexes around a hex.
fn around(hex: Hex) -> Vec<(Hex, u8)> {
    let rows = hex.row().saturating_sub(FAR)..=hex.row() + FAR;
    let near = rows.flat_map(|row| {
        let columns = hex.column().saturating_sub(FAR)..=hex.column() + FAR;
        columns.filter_map(move |column| Hex::at(column, row))
    });
    let away = near.map(|other| (other, hex.distance(other)));
    away.filter(|(_, away)| *away <= FAR).map(|(other, away)| (other, away as u8)).collect()
}

/// The results of one attack in a row, with a modifier.
fn chances(rules: &Tonkin, row: OddsRow, drm: i16) -> Vec<Chance> {
    let results = &rules.charts.results;
    let mut weights = [0u8; 5];
    for first in 1..=6 {
        for second in 1..=6 {
            let outcome = results.outcome(row, (first + second + drm).max(0));
            weights[outcome as usize] += 1;
        }
    }
    let one = |outcome: Outcome| {
        let [own, theirs] = results.losses(outcome);
        let dg = results
            .dg_number(outcome)
            .map(|number| f64::from(7u8.saturating_sub(number).min(6)) / 6.0);
        Chance { weight: f64::from(weights[outcome as usize]) / 36.0, own, theirs, dg }
    };
    Outcome::ALL.into_iter().map(one).filter(|chance| chance.weight > 0.0).collect()
}

/// One to [`TRIES`] attacks on so many steps. A DG defender who stands fast loses one step more (6.15).
fn tries(chances: &[Chance], steps: usize) -> [Series; TRIES] {
    let mut left = [0.0; STEPS + 1];
    left[steps] = 1.0;
    let mut sum = Series::default();
    let mut series = [sum; TRIES];
    for place in &mut series {
        let mut next = [0.0; STEPS + 1];
        next[0] = left[0];
        for (at, share) in left.iter().enumerate().skip(1) {
            for chance in chances {
                let weight = share * chance.weight;
                sum.own += weight * f64::from(chance.own);
                let more =
                    if chance.theirs > 0 { chance.dg[1] * (1.0 - chance.dg[0]) } else { 0.0 };
                let lost = usize::from(chance.theirs);
                let (few, many) = (at.saturating_sub(lost), at.saturating_sub(lost + 1));
                sum.theirs +=
                    weight * ((at - few) as f64 * (1.0 - more) + (at - many) as f64 * more);
                next[few] += weight * (1.0 - more);
                next[many] += weight * more;
            }
        }
        left = next;
        sum.taken = left[0];
        *place = sum;
    }
    series
}

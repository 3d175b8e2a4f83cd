//! The figures of a report, as Markdown.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::measured::Measured;
use crate::tally::{END, Tally, interval, mean, quantile};

/// The results of a cell in a line, for the terminal.
pub(crate) fn in_a_line(tally: &Tally) -> String {
    let shares = tally.winners().into_iter();
    let shares = shares.map(|(winner, count)| format!("{winner} {}", share(count, tally.games)));
    shares.collect::<Vec<_>>().join(", ")
}

/// `44.5 % (42.3 to 46.7)`.
fn share(count: u64, of: u64) -> String {
    let (low, high) = interval(count, of);
    format!("{:.1} % ({low:.1} to {high:.1})", 100.0 * count as f64 / of.max(1) as f64)
}

/// All figures of a title.
pub(crate) fn figures<R: Measured>(cells: &[(String, Tally)], games: u64, seed: u64) -> String {
    let id = R::INFO.id;
    let mut text = format!(
        "Made by `cargo run --release -p balance -- {id} --games {games} --seed {seed}`: {games} games of \
         each line, the greedy bot on every seat. In brackets the range that holds the true share with \
         95 % confidence.\n\n"
    );
    results(&mut text, cells);
    write!(text, "\n![Results](pictures/balance-{id}-results.svg)\n\n## How games end\n\n")
        .expect("text can be written to");
    ends::<R>(&mut text, cells);
    write!(text, "\n![Last {}](pictures/balance-{id}-ends.svg)\n", R::TURN)
        .expect("text can be written to");
    scores::<R>(&mut text, cells);
    for (number, dial) in R::dials().iter().enumerate() {
        let (name, turn) = (dial.name, R::TURN);
        let mut first = name.chars();
        let title: String = first.next().iter().flat_map(|letter| letter.to_uppercase()).collect();
        write!(
            text,
            "\n## {title}{} over time\n\nAt the beginning of each {turn}: the middle value, and in \
             brackets the range of the middle half of the games.\n\n",
            first.as_str()
        )
        .expect("text can be written to");
        over_time(&mut text, cells, number, turn);
        write!(text, "\n![{name}](pictures/balance-{id}-dial-{}.svg)\n", number + 1)
            .expect("text can be written to");
    }
    text
}

fn row(text: &mut String, cells: impl IntoIterator<Item = String>) {
    let cells: Vec<String> = cells.into_iter().collect();
    writeln!(text, "| {} |", cells.join(" | ")).expect("text can be written to");
}

fn head(text: &mut String, cells: impl IntoIterator<Item = String>) {
    let cells: Vec<String> = cells.into_iter().collect();
    let rules = vec!["---".to_owned(); cells.len()];
    row(text, cells);
    row(text, rules);
}

/// Who wins, with every grade that came.
fn results(text: &mut String, cells: &[(String, Tally)]) {
    let kinds: BTreeSet<(&str, &str)> =
        cells.iter().flat_map(|(_, tally)| tally.results.keys().copied()).collect();
    let names = kinds.iter().map(|(winner, grade)| {
        if winner == grade { (*winner).to_owned() } else { format!("{winner}: {grade}") }
    });
    head(text, ["".to_owned()].into_iter().chain(names));
    for (name, tally) in cells {
        let shares = kinds
            .iter()
            .map(|kind| share(tally.results.get(kind).copied().unwrap_or_default(), tally.games));
        row(text, [name.clone()].into_iter().chain(shares));
    }
}

/// The rule that decided, and the last turn.
fn ends<R: Measured>(text: &mut String, cells: &[(String, Tally)]) {
    let rules: BTreeSet<&str> =
        cells.iter().flat_map(|(_, tally)| tally.rules.keys().copied()).collect();
    let names = rules.iter().map(|rule| format!("by {rule}"));
    let last = [format!("mean last {}", R::TURN), "choices a game".to_owned()];
    head(text, ["".to_owned()].into_iter().chain(names).chain(last));
    for (name, tally) in cells {
        let shares = rules.iter().map(|rule| {
            let count = tally.rules.get(rule).copied().unwrap_or_default();
            format!("{:.1} %", 100.0 * count as f64 / tally.games.max(1) as f64)
        });
        let turns: Vec<(i64, u64)> =
            tally.ends.values().flatten().map(|(turn, count)| (*turn, *count)).collect();
        let sum: i64 = turns.iter().map(|(turn, count)| turn * *count as i64).sum();
        let turn = format!("{:.2}", sum as f64 / tally.games.max(1) as f64);
        let choices = format!("{}", tally.choices / tally.games.max(1));
        row(text, [name.clone()].into_iter().chain(shares).chain([turn, choices]));
    }
}

/// How the score is spread.
fn scores<R: Measured>(text: &mut String, cells: &[(String, Tally)]) {
    write!(text, "\n## Score\n\nThe score is: {}.\n\n", R::SCORE).expect("text can be written to");
    let columns = ["", "mean", "least", "5 %", "25 %", "middle", "75 %", "95 %", "most"];
    head(text, columns.map(str::to_owned));
    for (name, tally) in cells {
        let places = [0, 5, 25, 50, 75, 95, 100];
        let values = places.map(|share| quantile(&tally.scores, share).to_string());
        let mean = format!("{:.1}", mean(&tally.scores));
        row(text, [name.clone(), mean].into_iter().chain(values));
    }
    write!(text, "\n![Score](pictures/balance-{}-scores.svg)\n", R::INFO.id)
        .expect("text can be written to");
}

/// A dial from turn to turn.
fn over_time(text: &mut String, cells: &[(String, Tally)], dial: usize, turn: &str) {
    let turns: BTreeSet<usize> =
        cells.iter().flat_map(|(_, tally)| tally.dials[dial].keys().copied()).collect();
    let names = turns
        .iter()
        .map(|number| if *number == END { "end".to_owned() } else { format!("{turn} {number}") });
    head(text, ["".to_owned()].into_iter().chain(names));
    for (name, tally) in cells {
        let values = turns.iter().map(|number| match tally.dials[dial].get(number) {
            None => "–".to_owned(),
            Some(counts) => {
                let [low, middle, high] = [25, 50, 75].map(|share| quantile(counts, share));
                format!("{middle} ({low} to {high})")
            }
        });
        row(text, [name.clone()].into_iter().chain(values));
    }
}

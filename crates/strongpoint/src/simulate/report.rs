//! What the games came to, for people and for programs.

use std::collections::BTreeMap;
use std::time::Duration;

use kernel::Fact;
use serde_json::{Map, Value, json};
use titles::Entry;

use super::tally::{Spread, Tally, wilson};
use crate::args::Simulate;
use crate::voice::{Voice, text};

/// All that is reported.
pub(super) struct Report<'a> {
    pub(super) title: &'static dyn Entry,
    /// Scenario and options.
    pub(super) about: (String, BTreeMap<String, String>),
    /// Who played what.
    pub(super) seats: Vec<(&'static str, &'static str)>,
    pub(super) args: &'a Simulate,
    pub(super) threads: usize,
    pub(super) tally: Tally,
    pub(super) seconds: Duration,
}

impl Report<'_> {
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.seconds.as_secs_f64().max(1e-9)
    }

    /// For programs.
    pub(super) fn json(&self) -> Value {
        let tally = &self.tally;
        let seats: Map<String, Value> =
            self.seats.iter().map(|(seat, who)| ((*seat).to_owned(), json!(who))).collect();
        let rate = |(winner, count): (&&str, &u64)| {
            let (low, high) = wilson(*count, self.args.games);
            let rate = *count as f64 / self.args.games as f64;
            ((*winner).to_owned(), json!({ "rate": rate, "low": low, "high": high }))
        };
        let rates: Map<String, Value> = tally.results.iter().map(rate).collect();
        let grade = |((winner, grade), count): (&(&str, &str), &u64)| {
            (format!("{winner} {grade}"), json!(count))
        };
        let grades: Map<String, Value> = tally.grades.iter().map(grade).collect();
        json!({
            "title": self.title.info().id,
            "scenario": self.about.0,
            "options": self.about.1,
            "seats": seats,
            "seed": self.args.seed,
            "games": self.args.games,
            "threads": self.threads,
            "choices": tally.choices,
            "rolls": tally.rolls,
            "seconds": self.seconds.as_secs_f64(),
            "choices_per_second": self.per_second(tally.choices),
            "games_per_second": self.per_second(self.args.games),
            "results": tally.results,
            "grades": grades,
            "rates": rates,
            "length": spread(&tally.length),
            "score": spread(&tally.score),
            "scores": tally.scores,
        })
    }

    /// For people.
    pub(super) fn text(&self, voice: Voice) -> String {
        let id = self.title.info().id;
        let seats = self.seats.iter().map(|(seat, who)| format!("{seat}={who}"));
        let facts = [
            ("games", count(self.args.games)),
            ("seats", text(seats.collect::<Vec<_>>().join(", "))),
            ("seed", text(self.args.seed)),
        ];
        let mut lines = vec![voice.say("cli-simulated", &facts)];
        for (winner, hits) in &self.tally.results {
            lines.push(self.result(voice, id, winner, *hits));
        }
        let score = self.title.manner().score;
        lines.push(figures(voice, score, "cli-length", &self.tally.length));
        lines.push(figures(voice, score, "cli-score", &self.tally.score));
        let facts = [
            ("choices", count(self.tally.choices)),
            ("seconds", text(decimal(voice, self.seconds.as_secs_f64(), 2))),
            ("rate", count(self.per_second(self.tally.choices) as u64)),
            ("threads", Fact::from(self.threads)),
        ];
        lines.push(voice.say("cli-speed", &facts));
        lines.join("\n") + "\n"
    }

    fn result(&self, voice: Voice, id: &str, winner: &'static str, hits: u64) -> String {
        let (low, high) = wilson(hits, self.args.games);
        let percent = |share: f64| text(decimal(voice, share * 100.0, 1));
        let name = match winner {
            "draw" => voice.say("cli-draws", &[]),
            "unfinished" => voice.say("cli-unfinished-games", &[]),
            side => voice.seat(id, side),
        };
        let facts = [
            ("winner", text(name)),
            ("games", count(hits)),
            ("rate", percent(hits as f64 / self.args.games as f64)),
            ("low", percent(low)),
            ("high", percent(high)),
        ];
        voice.say("cli-win-rate", &facts)
    }
}

fn count(count: u64) -> Fact {
    Fact::Number(i64::try_from(count).unwrap_or(i64::MAX))
}

fn spread(spread: &Spread) -> Value {
    json!({ "mean": spread.mean(), "min": spread.least, "max": spread.most })
}

fn figures(voice: Voice, label: &str, id: &str, spread: &Spread) -> String {
    let facts = [
        ("label", text(voice.say(label, &[]))),
        ("mean", text(decimal(voice, spread.mean(), 1))),
        ("least", Fact::Number(spread.least)),
        ("most", Fact::Number(spread.most)),
    ];
    voice.say(id, &facts)
}

/// A number with its places, as the language writes it.
fn decimal(voice: Voice, number: f64, places: usize) -> String {
    let plain = format!("{number:.places$}");
    if voice.words.lang() == "fr" { plain.replace('.', ",") } else { plain }
}

//! The pictures of a report: plain SVG that reads on light and dark pages.

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::measured::Measured;
use crate::tally::{Counts, END, Tally, quantile};

/// The width of a picture.
const WIDE: f64 = 760.0;
/// The room left of bars and axes, for names.
const LEFT: f64 = 150.0;
const RIGHT: f64 = 20.0;
/// One colour a winner or cell, apart in lightness too.
const COLOURS: [&str; 8] =
    ["#2f6690", "#b5542b", "#8a8d3f", "#6b4e8f", "#3a8f86", "#c08a1e", "#8c3b5e", "#5b6b73"];

/// Every picture of a title, by name.
pub(crate) fn all<R: Measured>(cells: &[(String, Tally)]) -> Vec<(String, String)> {
    let mut pictures = vec![
        ("results".to_owned(), results(cells)),
        ("ends".to_owned(), ends(cells, R::TURN)),
        ("scores".to_owned(), scores(cells)),
    ];
    for number in 0..R::dials().len() {
        let picture = over_time(cells, number, R::TURN);
        pictures.push((format!("dial-{}", number + 1), picture));
    }
    pictures
}

/// A drawing on its sheet.
#[derive(Debug)]
struct Sheet {
    tall: f64,
    body: String,
}

impl Sheet {
    fn text(&mut self, x: f64, y: f64, anchor: &str, text: &str) {
        writeln!(self.body, "<text x='{x:.1}' y='{y:.1}' text-anchor='{anchor}'>{text}</text>")
            .expect("text can be written to");
    }

    fn bar(&mut self, [x, y, wide, tall]: [f64; 4], colour: &str, title: &str) {
        writeln!(
            self.body,
            "<rect x='{x:.1}' y='{y:.1}' width='{wide:.1}' height='{tall:.1}' fill='{colour}'>\
             <title>{title}</title></rect>"
        )
        .expect("text can be written to");
    }

    fn line(&mut self, points: &[(f64, f64)], colour: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        writeln!(
            self.body,
            "<polyline points='{}' fill='none' stroke='{colour}' stroke-width='2.5'/>",
            points.join(" ")
        )
        .expect("text can be written to");
    }

    fn grid(&mut self, from: (f64, f64), to: (f64, f64)) {
        let ((x1, y1), (x2, y2)) = (from, to);
        writeln!(
            self.body,
            "<line x1='{x1:.1}' y1='{y1:.1}' x2='{x2:.1}' y2='{y2:.1}' stroke='#ddd8c8'/>"
        )
        .expect("text can be written to");
    }

    fn band(&mut self, points: &[(f64, f64)], colour: &str) {
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        writeln!(
            self.body,
            "<polygon points='{}' fill='{colour}' fill-opacity='0.15'/>",
            points.join(" ")
        )
        .expect("text can be written to");
    }

    fn legend(&mut self, names: &[String]) {
        let mut x = LEFT;
        for (name, colour) in names.iter().zip(COLOURS.iter().cycle()) {
            self.bar([x, 8.0, 12.0, 12.0], colour, name);
            self.text(x + 17.0, 18.5, "start", name);
            x += 34.0 + 7.2 * name.chars().count() as f64;
        }
    }

    fn done(self) -> String {
        let Sheet { tall, body } = self;
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDE} {tall}' width='{WIDE}' \
             height='{tall}' font-family='system-ui, sans-serif' font-size='13' fill='#333'>\n\
             <rect width='{WIDE}' height='{tall}' fill='#faf8f2' rx='6'/>\n{body}</svg>\n"
        )
    }
}

fn wide() -> f64 {
    WIDE - LEFT - RIGHT
}

/// A bar a cell: the shares of the winners.
fn results(cells: &[(String, Tally)]) -> String {
    let winners: BTreeSet<&str> =
        cells.iter().flat_map(|(_, tally)| tally.winners().into_keys()).collect();
    let mut sheet = Sheet { tall: 40.0 + 30.0 * cells.len() as f64, body: String::new() };
    let names: Vec<String> = winners.iter().map(|name| (*name).to_owned()).collect();
    sheet.legend(&names);
    for (row, (name, tally)) in cells.iter().enumerate() {
        let y = 32.0 + 30.0 * row as f64;
        sheet.text(LEFT - 10.0, y + 16.0, "end", name);
        let mut x = LEFT;
        for (winner, colour) in winners.iter().zip(COLOURS) {
            let count = tally.winners().get(winner).copied().unwrap_or_default();
            let part = count as f64 / tally.games.max(1) as f64;
            let percent = format!("{:.1} %", 100.0 * part);
            sheet.bar([x, y, wide() * part, 22.0], colour, &format!("{winner}: {percent}"));
            if part > 0.09 {
                let middle = x + wide() * part / 2.0;
                writeln!(
                    sheet.body,
                    "<text x='{middle:.1}' y='{:.1}' text-anchor='middle' fill='#fff'>{percent}</text>",
                    y + 16.0
                )
                .expect("text can be written to");
            }
            x += wide() * part;
        }
    }
    sheet.done()
}

/// How many games ended in each turn, a colour a winner, a block a cell.
fn ends(cells: &[(String, Tally)], turn: &str) -> String {
    let all = cells.iter().flat_map(|(_, tally)| tally.ends.values());
    let turns: BTreeSet<i64> = all.flat_map(|counts| counts.keys().copied()).collect();
    let winners: BTreeSet<&str> =
        cells.iter().flat_map(|(_, tally)| tally.winners().into_keys()).collect();
    let block = 96.0;
    let mut sheet = Sheet { tall: 56.0 + block * cells.len() as f64, body: String::new() };
    sheet.legend(&winners.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
    let (first, last) = (turns.first().copied().unwrap_or(1), turns.last().copied().unwrap_or(1));
    let step = wide() / (last - first + 1) as f64;
    for (row, (name, tally)) in cells.iter().enumerate() {
        let base = 32.0 + block * (row + 1) as f64 - 8.0;
        sheet.text(LEFT - 10.0, base - 30.0, "end", name);
        for turn in first..=last {
            let mut y = base;
            for (winner, colour) in winners.iter().zip(COLOURS) {
                let count = tally.ends.get(winner).and_then(|turns| turns.get(&turn)).copied();
                let part = count.unwrap_or_default() as f64 / tally.games.max(1) as f64;
                let tall = part * (block - 14.0);
                y -= tall;
                let x = LEFT + step * (turn - first) as f64 + 2.0;
                let title = format!("{winner}: {:.1} %", 100.0 * part);
                sheet.bar([x, y, (step - 4.0).max(1.0), tall], colour, &title);
            }
        }
    }
    let below = sheet.tall - 8.0;
    let every = 1 + (last - first) / 14;
    for number in (first..=last).filter(|number| (number - first) % every == 0) {
        let x = LEFT + step * (number - first) as f64 + step / 2.0;
        sheet.text(x, below, "middle", &number.to_string());
    }
    sheet.text(LEFT - 10.0, below, "end", turn);
    sheet.done()
}

/// The share of games by score, a block a cell.
fn scores(cells: &[(String, Tally)]) -> String {
    let values = cells.iter().flat_map(|(_, tally)| tally.scores.keys().copied());
    let (first, last) =
        values.fold((i64::MAX, i64::MIN), |(low, high), v| (low.min(v), high.max(v)));
    let block = 96.0;
    let mut sheet = Sheet { tall: 40.0 + block * cells.len() as f64, body: String::new() };
    if first > last {
        return sheet.done();
    }
    // At most so many bars: scores that lie close together share one.
    let size = 1 + (last - first) / 60;
    let bars = (last - first) / size + 1;
    let step = wide() / bars as f64;
    for (row, (name, tally)) in cells.iter().enumerate() {
        let base = block * (row + 1) as f64;
        sheet.text(LEFT - 10.0, base - 30.0, "end", name);
        let counts: Vec<u64> = (0..bars)
            .map(|bar| {
                let from = first + bar * size;
                tally.scores.range(from..from + size).map(|(_, count)| count).sum()
            })
            .collect();
        let most = counts.iter().copied().max().unwrap_or(1).max(1);
        for (bar, count) in counts.into_iter().enumerate() {
            let tall = (block - 16.0) * count as f64 / most as f64;
            let from = first + bar as i64 * size;
            let title =
                format!("{from}: {:.1} %", 100.0 * count as f64 / tally.games.max(1) as f64);
            let x = LEFT + step * bar as f64 + 1.0;
            sheet.bar([x, base - tall, (step - 2.0).max(1.0), tall], COLOURS[0], &title);
        }
    }
    let below = sheet.tall - 14.0;
    for part in 0..=4_i64 {
        let bar = (bars - 1) * part / 4;
        let x = LEFT + step * (bar as f64 + 0.5);
        sheet.text(x, below, "middle", &(first + bar * size).to_string());
    }
    sheet.done()
}

/// A dial from turn to turn: the middle value as a line, the middle half of the games as a band.
fn over_time(cells: &[(String, Tally)], dial: usize, turn: &str) -> String {
    let mut sheet = Sheet { tall: 300.0, body: String::new() };
    sheet.legend(&cells.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>());
    let all: Vec<(&usize, &Counts)> =
        cells.iter().flat_map(|(_, tally)| tally.dials[dial].iter()).collect();
    let turns = all.iter().map(|(turn, _)| **turn).filter(|turn| *turn != END);
    let last = 1 + turns.max().unwrap_or(1);
    let low = all.iter().map(|(_, counts)| quantile(counts, 25)).min().unwrap_or(0).min(0);
    let high = all.iter().map(|(_, counts)| quantile(counts, 75)).max().unwrap_or(1).max(low + 1);
    let (top, bottom) = (36.0, 262.0);
    let x = |turn: usize| LEFT + wide() * (turn.min(last) - 1) as f64 / (last - 1) as f64;
    let y = |value: i64| bottom - (bottom - top) * (value - low) as f64 / (high - low) as f64;
    for part in 0..=4_i64 {
        let value = low + (high - low) * part / 4;
        sheet.text(LEFT - 10.0, y(value) + 4.0, "end", &value.to_string());
        let [from, to] = [LEFT, WIDE - RIGHT].map(|x| (x, y(value)));
        sheet.grid(from, to);
    }
    for ((_, tally), colour) in cells.iter().zip(COLOURS.iter().cycle()) {
        let at = |share: u64| -> Vec<(f64, f64)> {
            let turns = tally.dials[dial].iter();
            turns.map(|(turn, counts)| (x(*turn), y(quantile(counts, share)))).collect()
        };
        let mut band = at(25);
        band.extend(at(75).into_iter().rev());
        sheet.band(&band, colour);
        sheet.line(&at(50), colour);
    }
    for number in 1..=last {
        let label = if number == last { "end".to_owned() } else { number.to_string() };
        sheet.text(x(number), 282.0, "middle", &label);
    }
    sheet.text(LEFT - 10.0, 282.0, "end", turn);
    sheet.done()
}

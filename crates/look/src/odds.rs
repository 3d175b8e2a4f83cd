//! The odds panel: the figures that decide, the distribution as bars, the sum with its rules, and what
//! cards in hand would change.

use std::collections::BTreeSet;
use std::fmt::Write;

use askama::Template;
use kernel::odds::Ratio;
use kernel::{Fact, Odds, Seat};

use crate::at::At;
use crate::choices::Offered;
use crate::manner::{How, Measure};
use crate::outlook::WhatIf;
use crate::press::Mark;
use crate::say::{Html, Say, escape};
use drawing as svg;
use words::Words;

/// A figure that decides.
struct Figure {
    value: String,
    label: String,
}

/// A term of a sum.
struct Term {
    amount: String,
    name: String,
    rule: Html,
}

/// A sum with its terms.
struct Sum {
    name: String,
    total: String,
    terms: Vec<Term>,
}

/// A card that could be played on the way.
struct Chip {
    name: String,
    figures: String,
}

#[derive(Template)]
#[template(path = "odds.html")]
struct Panel<'a> {
    say: Say<'a>,
    class: &'static str,
    title: String,
    /// Whether the figures are exact or a range.
    certainty: String,
    figures: Vec<Figure>,
    bars: Html,
    sums: Vec<Sum>,
    what_ifs: Vec<Chip>,
    /// What is said when there is nothing to show.
    empty: String,
}

/// The panel inside.
pub fn panel(at: &At<'_>) -> Html {
    let panel = match (at.previewed(), at.seat, &at.odds) {
        (Some(offer), Some(seat), Some(odds)) => {
            let what_ifs = at.now.what_ifs(seat, offer.index);
            filled(at, at.say.text(&offer.said), odds, &what_ifs)
        }
        (Some(offer), Some(seat), None) if offer.press.is(Mark::Plans) => {
            joined(at, seat, Some(offer.index), at.say.text(&offer.said))
                .unwrap_or_else(|| empty(at, at.say.text(&offer.said), at.say.t("web-odds-none")))
        }
        (Some(offer), _, _) => empty(at, at.say.text(&offer.said), at.say.t("web-odds-none")),
        (None, _, _) => pending(at)
            .or_else(|| joined(at, at.seat?, None, String::new()))
            .unwrap_or_else(|| empty(at, at.say.t("web-odds"), at.say.t("web-odds-empty"))),
    };
    Html(panel.to_string())
}

/// In a window of an attack: how it stands, and what each card would change.
fn pending<'a>(at: &At<'a>) -> Option<Panel<'a>> {
    let seat = at.seat?;
    let mut legal = at.offers.iter().filter(|offer| offer.no.is_none());
    let quiet = legal.find(|offer| offer.press.is(Mark::Declines))?;
    let odds = at.now.odds(seat, quiet.index)?;
    main_of(at, &odds)?;
    let what_ifs = at.now.answers(seat);
    let mut panel = filled(at, at.say.t(at.manner.gauges.pending), &odds, &what_ifs);
    let all = at.now.with_all(seat, None).filter(|all| *all != odds);
    if let Some(all) = all {
        let name = at.say.t("web-odds-with-all");
        panel.what_ifs.insert(0, Chip { name, figures: in_short(at, &all) });
    }
    Some(panel)
}

/// An attack of which nobody is picked yet: its odds with everybody who can join.
fn joined<'a>(at: &At<'a>, seat: Seat, first: Option<usize>, title: String) -> Option<Panel<'a>> {
    let odds = at.now.with_all(seat, first)?;
    main_of(at, &odds)?;
    let all = at.say.t("web-odds-with-all");
    let title = if title.is_empty() { all } else { format!("{title}: {all}") };
    Some(filled(at, title, &odds, &[]))
}

fn empty<'a>(at: &At<'a>, title: String, empty: String) -> Panel<'a> {
    Panel {
        say: at.say,
        class: at.say.side_class(at.side()),
        title,
        certainty: String::new(),
        figures: Vec::new(),
        bars: Html::default(),
        sums: Vec::new(),
        what_ifs: Vec::new(),
        empty,
    }
}

fn filled<'a>(at: &At<'a>, title: String, odds: &Odds, what_ifs: &[WhatIf]) -> Panel<'a> {
    let sums = odds.ledgers.iter().map(|ledger| Sum {
        name: at.say.t(ledger.id),
        total: ledger.total().to_string(),
        terms: ledger
            .terms
            .iter()
            .map(|term| Term {
                amount: Words::signed(term.amount),
                name: at.say.with(term.id, &term.facts),
                rule: Html(at.rule_link(term.rule.0)),
            })
            .collect(),
    });
    let exact = if odds.worlds.len() == 1 { "web-odds-exact" } else { "web-odds-range" };
    let chips = what_ifs.iter().map(|what_if| Chip {
        name: at.say.text(&what_if.said),
        figures: in_short(at, &what_if.odds),
    });
    Panel {
        certainty: at.say.t(exact),
        figures: figures(at, odds),
        bars: main_of(at, odds).map(|main| bars(at, odds, main)).unwrap_or_default(),
        sums: sums.collect(),
        what_ifs: chips.collect(),
        ..empty(at, title, String::new())
    }
}

fn has(odds: &Odds, gauge: &str) -> bool {
    let mut gauges = odds.worlds.iter().flat_map(|world| world.keys()).flatten();
    gauges.any(|(name, _)| *name == gauge)
}

/// What is drawn as bars: the first that can be anything, else the first that is counted; nothing where
/// nothing of the kind is counted.
fn main_of(at: &At<'_>, odds: &Odds) -> Option<Measure> {
    let mut counted = at.manner.gauges.bars.iter().filter(|measure| has(odds, measure.gauge));
    let first = counted.clone().next();
    counted.find(|measure| expected(odds, **measure).1 != 0).or(first).copied()
}

/// The mean of a gauge in thousandths, the way that counts: the least and the most.
fn expected(odds: &Odds, measure: Measure) -> (i64, i64) {
    let (least, most) = odds.expected(measure.gauge);
    if measure.sign < 0 { (-most, -least) } else { (least, most) }
}

fn mean(odds: &Odds, measure: Measure, words: &Words) -> String {
    let (least, most) = expected(odds, measure);
    span(words, words.decimal(least), words.decimal(most))
}

fn chance(odds: &Odds, measure: Measure, words: &Words) -> String {
    let (least, most) = odds.range(|gauge| {
        gauge.iter().any(|(name, n)| *name == measure.gauge && *n * measure.sign >= 1)
    });
    span(words, whole(words, least), whole(words, most))
}

/// "0–58%", or one figure where both are the same.
fn span(words: &Words, least: String, most: String) -> String {
    if least == most {
        return most;
    }
    let sign = most.rsplit(|letter: char| letter.is_ascii_digit()).next().unwrap_or("");
    let least = least.strip_suffix(sign).unwrap_or(&least).to_owned();
    let facts = [("least", Fact::Text(least)), ("most", Fact::Text(most))];
    words.say("web-span", &facts, &|_, _| None)
}

/// The figures of a title that are counted here.
fn figures(at: &At<'_>, odds: &Odds) -> Vec<Figure> {
    let words = at.say.words;
    let counted =
        at.manner.gauges.figures.iter().filter(|(measure, _, _)| has(odds, measure.gauge));
    let figure = |(measure, how, label): &(Measure, How, &'static str)| {
        let value = match how {
            How::Mean => mean(odds, *measure, words),
            How::MeanIfAny if expected(odds, *measure).1 > 0 => mean(odds, *measure, words),
            How::MeanIfAny => return None,
            How::ChanceIfAny if expected(odds, *measure).1 <= 0 => return None,
            How::Chance | How::ChanceIfAny => chance(odds, *measure, words),
        };
        Some(Figure { value, label: at.say.t(label) })
    };
    counted.filter_map(figure).collect()
}

/// A chance without decimals, but never rounded to all or nothing.
fn whole(words: &Words, chance: Ratio) -> String {
    let permille = chance.permille();
    let shown = (permille + 5) / 10;
    if chance.num == 0 || chance == Ratio::ONE || (1..100).contains(&shown) {
        return words.say("web-percent", &[("n", Fact::Number(i64::from(shown)))], &|_, _| None);
    }
    words.percent(chance)
}

/// What decides: the first of what the title names that is counted.
fn decides(at: &At<'_>, odds: &Odds) -> Option<Measure> {
    let mut named = at.manner.gauges.decides.iter();
    named.find(|gauge| has(odds, gauge)).map(|gauge| Measure::up(gauge))
}

/// The figures on one line: the mean, and the chance of what decides; nothing where nothing is counted.
pub fn in_short(at: &At<'_>, odds: &Odds) -> String {
    let Some(main) = main_of(at, odds) else { return String::new() };
    let words = at.say.words;
    let stake = decides(at, odds).unwrap_or(main);
    let facts = [
        ("mean", Fact::Text(mean(odds, main, words))),
        ("cleared", Fact::Text(chance(odds, stake, words))),
        ("gauge", Fact::Word(stake.gauge)),
    ];
    at.say.with(at.manner.gauges.in_short, &facts)
}

/// The exact chance that decides about an attack, for its button and its target on the map.
pub fn figure(at: &At<'_>, seat: Seat, offer: &Offered) -> Option<svg::Figure> {
    offer.press.stake?;
    let odds = at.now.odds(seat, offer.index)?;
    // What is certain needs no figure: a flight that nobody can stop.
    let is_certain = odds.worlds.len() == 1 && odds.worlds.iter().all(|world| world.len() == 1);
    if is_certain { None } else { figure_of(at, offer, &odds) }
}

/// The same for an attack that is only begun: the chance with everybody who can join.
pub(crate) fn with_all(at: &At<'_>, seat: Seat, offer: &Offered) -> Option<svg::Figure> {
    if !offer.press.is(Mark::Plans) {
        return None;
    }
    let odds = at.now.with_all(seat, Some(offer.index))?;
    let figure = figure_of(at, offer, &odds)?;
    let up_to = |text: String| at.say.with("web-up-to", &[("chance", Fact::Text(text))]);
    let said = at.say.with("web-up-to-all", &[("chance", Fact::Text(figure.said))]);
    Some(svg::Figure { text: up_to(figure.text), said, ..figure })
}

fn figure_of(at: &At<'_>, offer: &Offered, odds: &Odds) -> Option<svg::Figure> {
    let (gauge, icon, said) = offer.press.stake?;
    let main = main_of(at, odds)?;
    let words = at.say.words;
    let own = Some(Measure::up(gauge)).filter(|own| has(odds, own.gauge));
    let stake = own.or_else(|| decides(at, odds)).unwrap_or(main);
    let text = chance(odds, stake, words);
    let mean = mean(odds, main, words);
    let facts = [
        ("chance", Fact::Text(text.clone())),
        ("mean", Fact::Text(mean)),
        ("gauge", Fact::Word(stake.gauge)),
    ];
    let said = at.say.with(said, &facts);
    Some(svg::Figure { icon, text, said })
}

/// The size of the picture of a distribution.
const WIDTH: f64 = 344.0;
const HEIGHT: f64 = 104.0;
const FOOT: f64 = 22.0;
const HEAD: f64 = 18.0;
/// More bars than this: the tail is one bar.
const MOST_BARS: i64 = 15;
/// More bars than this: what stands below them is set smaller, so that it does not run together.
const MOST_LARGE: usize = 12;

/// Each value of a gauge with its chance, the last one with all beyond it.
fn chances(odds: &Odds, main: Measure) -> Vec<(i64, Ratio)> {
    let of = |wanted: &dyn Fn(i64) -> bool| {
        let is = |(name, n): &(&str, i64)| *name == main.gauge && wanted(*n * main.sign);
        odds.range(|gauge| gauge.iter().any(is)).1
    };
    let values: BTreeSet<i64> = odds
        .worlds
        .iter()
        .flat_map(|world| world.keys())
        .flatten()
        .filter(|(name, _)| *name == main.gauge)
        .map(|(_, value)| *value * main.sign)
        .collect();
    let top = values.last().copied().unwrap_or(0).min(MOST_BARS);
    let chance = |n| if n == MOST_BARS { of(&|value| value >= n) } else { of(&|value| value == n) };
    (0..=top).map(|n| (n, chance(n))).collect()
}

/// The bars as they are read out.
fn label(at: &At<'_>, chances: &[(i64, Ratio)], main: Measure) -> String {
    let (words, say) = (at.say.words, at.say);
    let spoken: Vec<String> = chances
        .iter()
        .map(|(n, chance)| {
            let facts = [("value", (*n).into()), ("chance", Fact::Text(words.percent(*chance)))];
            say.with("ui-odds-value", &facts)
        })
        .collect();
    let gauge = say.t(&format!("{}{}", at.manner.counted.gauge, main.gauge));
    let values = Fact::Text(words.enumeration(&spoken, "ui-list-comma"));
    let facts = [("gauge", Fact::Text(gauge)), ("values", values)];
    let id = if main.sign < 0 { "web-odds-bars-lowered" } else { "web-odds-bars" };
    say.with(id, &facts)
}

/// Each value of a gauge with its chance, as bars.
fn bars(at: &At<'_>, odds: &Odds, main: Measure) -> Html {
    let chances = chances(odds, main);
    let highest = chances.iter().map(|(_, chance)| chance.millionths()).max().unwrap_or(1).max(1);
    let base = HEIGHT - FOOT;
    let many = if chances.len() > MOST_LARGE { " many" } else { "" };
    let mut out = format!(
        "<svg class=\"dist{many}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">\
         <path d=\"M0 {}H{WIDTH}\"/>",
        escape(&label(at, &chances, main)),
        base + 0.5
    );
    let wide = WIDTH / chances.len() as f64;
    for (place, (n, chance)) in chances.iter().enumerate() {
        let tall = (chance.millionths() as f64 / highest as f64 * (base - HEAD)).max(1.5);
        let (x, middle) = (place as f64 * wide, place as f64 * wide + wide / 2.0);
        let class = if *n == 0 { "nothing" } else { "some" };
        let plus = if *n == MOST_BARS { "+" } else { "" };
        let _ = write!(
            out,
            "<rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{tall:.1}\" \
             rx=\"2\"/><text class=\"top\" x=\"{middle:.1}\" y=\"{:.1}\">{}</text>\
             <text class=\"foot\" x=\"{middle:.1}\" y=\"{:.1}\">{n}{plus}</text>",
            x + 2.5,
            base - tall,
            (wide - 5.0).max(2.0),
            base - tall - 5.0,
            on_top(*chance),
            base + 15.0,
        );
    }
    out.push_str("</svg>");
    Html(out)
}

/// The figure on top of a bar: whole percent, or a trace.
fn on_top(chance: Ratio) -> String {
    match (chance.permille() + 5) / 10 {
        0 if chance.num == 0 => String::new(),
        0 => "&lt;1".to_owned(),
        percent => percent.to_string(),
    }
}

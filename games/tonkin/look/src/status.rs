//! The status of a game: month and season, phase, the VP-Level with its bands, replacements, operation
//! points, transports, the hit track, communities, objectives, officers.

use std::fmt::Write;

use askama::Template;
use kernel::Fact;
use tonkin::Tonkin;
use tonkin::components::{Grade, Side, Zone};
use tonkin::overlays;
use tonkin::view::View;

use crate::svg::hex_key;
use look::Scenery;
use look::say::{Html, Say};
use look::track::{Space, track};

/// A track with a figure.
struct Line {
    class: &'static str,
    emblem: Html,
    name: String,
    figure: String,
    value: u8,
    max: u8,
}

#[derive(Template)]
#[template(path = "status.html")]
struct Panel {
    month: String,
    season: String,
    is_rain: bool,
    months: Html,
    phase: String,
    level: String,
    verdict: String,
    bands: Html,
    lines: Vec<Line>,
    facts: Vec<(&'static str, String)>,
}

/// The panel.
pub(super) fn status(scenery: &Scenery<'_, '_, crate::TonkinLook>) -> Html {
    let Scenery { at, rules, view, .. } = *scenery;
    let say = at.say;
    let is_rain = rules.turn(view.month).rain;
    let (id, word) = ("tonkin-map-season", if is_rain { "rain" } else { "dry" });
    let panel = Panel {
        month: super::month(say, view.month),
        season: say.word(id, word),
        is_rain,
        months: months(rules, view, say),
        phase: super::phase(say, view.phase.name()),
        level: say.with("tonkin-map-level", &[("n", i64::from(view.vp).into())]),
        verdict: verdict(rules, view, say),
        bands: bands(rules, view, say),
        lines: lines(rules, view, say),
        facts: facts(rules, view, say),
    };
    Html(panel.to_string())
}

/// The months of the game, from its first scenario to its last.
fn months(rules: &Tonkin, view: &View, say: Say<'_>) -> Html {
    let last = rules.components.scenario(rules.last).end_turn;
    let months = rules.scenario().start_turn..=last.max(view.month);
    let spaces = months.map(|number| {
        let space = Space::new(number, view.month, super::month(say, number));
        space.ahead(if rules.turn(number).rain { "rain" } else { "" })
    });
    track("months", &say.t("tonkin-map-months"), spaces)
}

/// What the level would mean now.
fn verdict(rules: &Tonkin, view: &View, say: Say<'_>) -> String {
    let scale = &rules.components.scenario(rules.last).scale;
    let band = scale.iter().find(|band| (band.min..=band.max).contains(&view.vp));
    let side = band.and_then(|band| band.winner).map_or("nobody", Side::name);
    let grade = band.map_or("draw", |band| band.grade.name());
    say.with("tonkin-map-verdict", &[("side", Fact::Word(side)), ("grade", Fact::Word(grade))])
}

/// The class of a band: whose it is, and how much.
fn shade(winner: Option<Side>, grade: Grade) -> &'static str {
    match (winner, grade) {
        (Some(Side::French), Grade::Strategic) => "fr g3",
        (Some(Side::French), Grade::Substantial) => "fr g2",
        // Whatever is left is the least of victories.
        (Some(Side::French), _) => "fr g1",
        (Some(Side::VietMinh), Grade::Strategic) => "vm g3",
        (Some(Side::VietMinh), Grade::Substantial) => "vm g2",
        (Some(Side::VietMinh), _) => "vm g1",
        (None, _) => "draw",
    }
}

/// The scale of victory as a bar, with a mark at the level.
fn bands(rules: &Tonkin, view: &View, say: Say<'_>) -> Html {
    let scale = &rules.components.scenario(rules.last).scale;
    let [low, high] = rules.components.tables.vp_range.map(f64::from);
    // The ends of the scale go far beyond what is ever met: the bar shows what lies round the bands.
    let inner: Vec<f64> = scale.iter().skip(1).map(|band| f64::from(band.min)).collect();
    let first = inner.first().copied().unwrap_or(low) - 12.0;
    let last = inner.last().copied().unwrap_or(high) + 12.0;
    let level = f64::from(view.vp);
    let (from, to) = (first.min(level - 2.0).max(low), last.max(level + 2.0).min(high));
    let x = |vp: f64| ((vp.clamp(from, to) - from) / (to - from) * 232.0).round();
    let mut out = format!(
        "<svg class=\"vpbar\" viewBox=\"0 0 232 30\" role=\"img\" aria-label=\"{}\">",
        look::say::escape(&verdict(rules, view, say))
    );
    let mut labelled = 0.0;
    for band in scale {
        let (left, right) = (x(f64::from(band.min)), x(f64::from(band.max) + 1.0));
        let class = shade(band.winner, band.grade);
        let wide = (right - left).max(0.0);
        let _ = write!(
            out,
            "<rect class=\"{class}\" x=\"{left}\" y=\"5\" width=\"{wide}\" height=\"10\"/>"
        );
        // Where bands are narrow, not every one has room for its number.
        if left > labelled + 17.0 {
            labelled = left;
            let _ = write!(out, "<text x=\"{left}\" y=\"27\">{}</text>", band.min);
        }
    }
    let at = x(level);
    let _ = write!(out, "<path class=\"mark\" d=\"M{at} 0v20\"/></svg>");
    Html(out)
}

/// Replacement points, operation points, transports and hits.
fn lines(rules: &Tonkin, view: &View, say: Say<'_>) -> Vec<Line> {
    let limits = &rules.components.tables.limits;
    let line = |class, id: &str, value: u8, max: u8| {
        let facts = [("n", value.into()), ("max", max.into())];
        let figure = say.with("tonkin-map-of", &facts);
        let emblem = say.emblem(side_name(class));
        Line { class, emblem, name: say.t(id), figure, value: value.min(max), max }
    };
    let plain = |class, id: &str, value: u8| Line {
        class,
        emblem: say.emblem(side_name(class)),
        name: say.t(id),
        figure: value.to_string(),
        value: 0,
        max: 0,
    };
    let [french, vietminh] = view.points;
    vec![
        line("fr", "tonkin-map-points", french, limits.operation_points),
        line("vm", "tonkin-map-points", vietminh, limits.operation_points),
        plain("fr", "tonkin-map-rp", view.rp[Side::French as usize]),
        plain("vm", "tonkin-map-rp", view.rp[Side::VietMinh as usize]),
        line("fr", "tonkin-map-planes", view.planes.left, view.planes.owned),
        line("vm", "tonkin-map-trucks", view.trucks.left, view.trucks.owned),
        line("vm", "tonkin-map-hits", view.hits, limits.steps_per_award),
    ]
}

/// The side of a class in the style sheets.
fn side_name(class: &str) -> &'static str {
    if class == "fr" { Side::French.name() } else { Side::VietMinh.name() }
}

/// What else counts: communities, objectives, officers, dumps that are spent.
fn facts(rules: &Tonkin, view: &View, say: Say<'_>) -> Vec<(&'static str, String)> {
    let mut facts = Vec::new();
    let ground = &rules.charts.ground;
    let limits = &rules.components.tables.limits;
    let enemy = overlays::friendly(rules, view, Side::VietMinh);
    for (zone, id) in [(Zone::Delta, "tonkin-map-delta"), (Zone::Highlands, "tonkin-map-highlands")]
    {
        let held = enemy.and(ground.zone[zone as usize]).len();
        let most = limits.community_threshold[zone as usize];
        let counted = if view.counted[zone as usize] { "yes" } else { "no" };
        let told = [("n", held.into()), ("of", most.into()), ("counted", Fact::Word(counted))];
        facts.push(("vm", say.with(id, &told)));
    }
    for (marker, hex) in (0u8..).zip(view.objectives) {
        let Some(hex) = hex else { continue };
        let real = match view.real {
            Some(real) if real == marker => "real",
            Some(_) => "rumour",
            None => "unknown",
        };
        let told = [("hex", Fact::Name(hex_key(hex))), ("real", Fact::Word(real))];
        facts.push(("vm", say.with("tonkin-map-objective", &told)));
    }
    for (side, class) in Side::BOTH.into_iter().zip(["fr", "vm"]) {
        if let Some(dump) = view.spending[side as usize] {
            let unit = Fact::Name(format!("unit/{dump}"));
            facts.push((class, say.with("tonkin-map-spending", &[("unit", unit)])));
        }
        if let Some(hero) = &view.heroes[side as usize] {
            let unit = hero.with.map_or_else(
                || Fact::Text(say.t("tonkin-map-nobody")),
                |unit| Fact::Name(format!("unit/{unit}")),
            );
            let told =
                [("rank", hero.rank.into()), ("mentions", hero.mentions.into()), ("unit", unit)];
            facts.push((class, say.with("tonkin-map-hero", &told)));
        }
    }
    facts
}

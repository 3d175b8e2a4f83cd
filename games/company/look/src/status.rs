//! The status of a game: the mission and its turn, the countdown, the ring of markers, the action dice of the
//! unit that acts, the points so far, and what has happened to people and machines.

use askama::Template;
use company::Company;
use company::components::{Marker, Side};
use company::flow::{Acting, Countdown, Markers, Phase, Step, Tally, Turn};
use company::rules::victory;
use company::sets::Unit;
use company::sums::Term;
use company::view::View;
use kernel::{Cited as _, Fact, Message as _};
use table::Viewed;

use crate::svg::unit_key;
use look::Scenery;
use look::choices::Choice;
use look::say::{Html, Say};

/// A marker of the ring.
struct Mark<'a> {
    class: &'static str,
    letter: String,
    name: String,
    key: String,
    /// The one choice it stands for.
    choice: Option<&'a Choice>,
}

/// A kind of points.
struct Points {
    name: String,
    amounts: [String; 2],
    rule: Html,
}

/// The dice of the unit that acts.
struct Dice {
    name: String,
    left: u8,
    spent: u8,
    text: String,
}

#[derive(Template)]
#[template(path = "status.html")]
struct Panel<'a> {
    say: Say<'a>,
    mission: String,
    year: u16,
    brief: String,
    turn: String,
    whose: &'static str,
    countdown: String,
    counters: u8,
    gone: u8,
    ring: Vec<Mark<'a>>,
    ring_text: String,
    token: bool,
    dice: Option<Dice>,
    points: Vec<Points>,
    sums: [String; 2],
    facts: Vec<String>,
    preview: String,
}

/// The panel.
pub(super) fn status(scenery: &Scenery<'_, '_, crate::CompanyLook>) -> Html {
    let Scenery { at, rules, view, viewed, sheet, .. } = *scenery;
    let say = at.say;
    let mission = &rules.mission;
    let whose = whose_turn(view);
    let turn = match (view.phase, whose) {
        (Phase::SetUp, _) => say.t("company-map-set-up"),
        (Phase::Score, _) => say.t("company-map-score"),
        (Phase::Play, side) => {
            let facts = [("turn", view.turn.into()), ("side", Fact::Word(side.unwrap_or("")))];
            say.with("company-map-turn", &facts)
        }
    };
    let (points, sums) = points(rules, viewed, say, &|rule| at.rule_link(rule));
    let panel = Panel {
        say,
        mission: say.name(&format!("mission/{}", mission.id)),
        year: mission.year,
        brief: say.name(&format!("brief/{}", mission.id)),
        turn,
        whose: whose.map_or("none", crate::side_class),
        countdown: say.n("company-map-countdown", usize::from(view.counters)),
        counters: view.counters,
        gone: mission.countdown.saturating_sub(view.counters),
        ring: ring(scenery),
        ring_text: say.n("company-map-ring", view.ring.len()),
        token: view.token,
        dice: dice(view, say),
        points,
        sums,
        facts: facts(&view.tally, sheet.unseen(view), view, say),
        preview: at.path("/odds"),
    };
    Html(panel.to_string())
}

/// The side whose turn it is.
fn whose_turn(view: &View) -> Option<&'static str> {
    view.steps.iter().find_map(|step| {
        let (Step::Turn(Turn { side, .. })
        | Step::Countdown(Countdown { side })
        | Step::Markers(Markers { side })) = step
        else {
            return None;
        };
        Some(side.name())
    })
}

fn marker_class(marker: Option<Marker>) -> (&'static str, &'static str) {
    match marker {
        Some(Marker::Low) => ("low", "L"),
        Some(Marker::High) => ("high", "H"),
        Some(Marker::Number1) => ("number1", "1"),
        Some(Marker::Ambush) => ("ambush", "A"),
        Some(Marker::Blank) => ("blank", "–"),
        None => ("down", "?"),
    }
}

/// The markers of the ring, clockwise from the first.
fn ring<'a>(scenery: &Scenery<'a, '_, crate::CompanyLook>) -> Vec<Mark<'a>> {
    let Scenery { at, view, question, .. } = *scenery;
    let mark = |(place, marker): (usize, &Option<Marker>)| {
        let (class, letter) = marker_class(*marker);
        let key = format!("marker/{}", place + 1);
        let word = marker.map_or("unknown", Marker::id);
        let facts = [("place", (place + 1).into()), ("marker", Fact::Word(word))];
        let choices = question.of_key(&key);
        Mark {
            class,
            letter: letter.to_owned(),
            name: at.say.with("company-map-ring-marker", &facts),
            choice: choices.first().copied().filter(|_| choices.len() == 1),
            key,
        }
    };
    view.ring.iter().enumerate().map(mark).collect()
}

/// The action dice of the unit that acts, as far as the viewer knows them.
fn dice(view: &View, say: Say<'_>) -> Option<Dice> {
    let acting: &Acting = view.steps.iter().rev().find_map(|step| {
        let Step::Unit(acting) = step else { return None };
        acting.begun.then_some(acting)
    })?;
    let left = if acting.over { 0 } else { acting.dice };
    let facts = [("left", left.into()), ("spent", acting.spent.into())];
    let is_known = !acting.secret || view.side() == Some(Side::Communist);
    is_known.then(|| Dice {
        name: say.name(&unit_key(acting.unit)),
        left,
        spent: acting.spent,
        text: say.with("company-map-dice-left", &facts),
    })
}

/// The points of both sides so far, by kind.
fn points(
    rules: &Company,
    viewed: &Viewed<Company>,
    say: Say<'_>,
    link: &dyn Fn(&str) -> String,
) -> (Vec<Points>, [String; 2]) {
    let view = &viewed.view;
    // Face down on the ring, caches are worth what nobody may know yet.
    let is_open = view.ring.iter().all(Option::is_some) || view.ring.is_empty();
    let mut rows = victory::points(rules, viewed.world());
    rows.retain(|(term, _)| is_open || *term != Term::CachesLeft);
    let sums = [0, 1].map(|side| rows.iter().map(|(_, amounts)| amounts[side]).sum::<i16>());
    let shown = |amount: i16| if amount == 0 { String::new() } else { amount.to_string() };
    let rows = rows.into_iter().map(|(term, amounts)| Points {
        name: say.t(term.id()),
        amounts: amounts.map(shown),
        rule: Html(link(term.rule().0)),
    });
    (rows.collect(), sums.map(|sum| sum.to_string()))
}

/// What has happened to people and machines, and who waits unseen.
fn facts(tally: &Tally, unseen: u8, view: &View, say: Say<'_>) -> Vec<String> {
    let vehicles = |side: Side| tally.vehicles[side as usize].iter().sum::<u8>();
    let counted = [
        ("company-map-told-unseen", if view.side() == Some(Side::Communist) { 0 } else { unseen }),
        ("company-map-told-off", view.off.unwrap_or(0)),
        ("company-map-told-evacuated", tally.evacuated),
        ("company-map-told-removed", tally.removed),
        ("company-map-told-wiped-white-star", tally.wiped_out[0]),
        ("company-map-told-wiped-communist", tally.wiped_out[1]),
        ("company-map-told-vehicles", vehicles(Side::WhiteStar) + vehicles(Side::Communist)),
        ("company-map-told-helicopters", tally.helicopters),
        ("company-map-told-peasants", tally.peasants.iter().sum()),
        ("company-map-told-destroyed", tally.destroyed.len()),
        ("company-map-told-recovered", tally.recovered.len()),
        ("company-map-told-left", tally.left.iter().sum()),
        ("company-map-told-strikes", view.strikes),
    ];
    let told = counted.into_iter().filter(|(_, n)| *n > 0);
    let mut facts: Vec<String> = told.map(|(id, n)| say.n(id, usize::from(n))).collect();
    for side in Side::BOTH {
        for index in view.marked[side as usize].iter() {
            let unit = Fact::Name(unit_key(Unit::new(side, index)));
            facts.push(say.with("company-map-told-failed", &[("unit", unit)]));
        }
    }
    facts
}

//! 2.0, 6.1, 6.6, 6.8, 6.13, 6.16: tables and tracks.

use proof::example::{Case, Found, found, list, n};
use toml::Value;
use tonkin::charts::{BarrageResult, Beyond, OddsRow};
use tonkin::components::{Outcome, ScenarioRow, Side};
use tonkin::rules::heroes::{self, Ground, Part, Toll};
use tonkin::rules::losses;

use crate::{RULES, rows, signed, unit};

fn scenario(id: &str) -> &'static ScenarioRow {
    let components = &RULES.components;
    components.scenario(components.scenario_named(id).expect("a scenario"))
}

pub(crate) fn rain(case: &Case) -> Found {
    let rain = case.given.texts("months").into_iter().map(|month| {
        let turn = RULES.components.tables.turns.iter().find(|turn| turn.month == month);
        turn.expect("a month of the track").rain
    });
    found([("rain", list(rain))])
}

pub(crate) fn hero(case: &Case) -> Found {
    let scenarios = case.given.texts("scenarios");
    let ranks = scenarios.iter().map(|id| i64::from(scenario(id).hero_rank));
    found([("rank", list(ranks))])
}

pub(crate) fn turns(case: &Case) -> Found {
    let scenarios = case.given.texts("scenarios");
    let turns = scenarios.iter().map(|id| {
        let row = scenario(id);
        i64::from(row.end_turn) - i64::from(row.start_turn) + 1
    });
    found([("turns", list(turns))])
}

pub(crate) fn airstrike_levels(_: &Case) -> Found {
    let levels = RULES.components.tables.airstrike.iter();
    found([("values", list(levels.map(|level| i64::from(level.barrage))))])
}

pub(crate) fn rp_cost(_: &Case) -> Found {
    let tables = &RULES.components.tables;
    let replacements = &tables.replacements;
    found([
        ("step", n(tables.step_cost(Side::VietMinh))),
        ("motorized_step", n(tables.motorized_step_cost(Side::VietMinh))),
        ("rebuild", n(replacements.rebuild)),
        ("rebuild_motorized", n(replacements.rebuild_motorized)),
        ("delay", n(replacements.rebuild_delay)),
        ("max_steps", n(replacements.max_steps)),
    ])
}

pub(crate) fn rp_choices(case: &Case) -> Found {
    let side = if case.given.text("side") == "vm" { Side::VietMinh } else { Side::French };
    let choices = RULES.components.tables.replacements.choices[side as usize];
    let rows = choices.iter().map(|mix| list([i64::from(mix.sd), i64::from(mix.rp)]));
    found([("choices", Value::Array(rows.collect()))])
}

pub(crate) fn impulse(case: &Case) -> Found {
    let dice = case.given.numbers("dice").into_iter();
    found([("points", list(dice.map(|die| i64::from(RULES.charts.results.impulse(die)))))])
}

pub(crate) fn odds(case: &Case) -> Found {
    let pairs = rows(&case.given, "cases").into_iter();
    let odds: Vec<(OddsRow, Beyond)> = pairs
        .map(|row| RULES.charts.results.odds(signed(&row[0]) as u16, signed(&row[1]) as u16))
        .collect();
    let drm = &RULES.components.tables.combat_drm;
    let beyond = odds.iter().map(|(_, beyond)| {
        i64::from(match beyond {
            Beyond::Below => drm.odds_below,
            Beyond::Nowhere => 0,
            Beyond::Above => drm.odds_above,
        })
    });
    found([("rows", list(odds.iter().map(|(row, _)| row.id()))), ("drm", list(beyond))])
}

pub(crate) fn crt_total(case: &Case) -> Found {
    let roll: i64 = case.given.numbers("dice").into_iter().map(i64::from).sum();
    let drm = i64::from(RULES.charts.results.limited(signed(case.given.value("drm")) as i16));
    found([("total", n((roll + drm).max(0)))])
}

pub(crate) fn results(case: &Case) -> Found {
    let losses: Vec<[u8; 2]> = case
        .given
        .texts("results")
        .iter()
        .map(|id| RULES.charts.results.losses(outcome(id)))
        .collect();
    let of = |side: usize| list(losses.iter().map(|losses| i64::from(losses[side])));
    found([("attacker", of(0)), ("defender", of(1))])
}

/// A result of the table by its name.
pub(crate) fn outcome(id: &str) -> Outcome {
    Outcome::ALL.into_iter().find(|outcome| outcome.id() == id).expect("a result")
}

pub(crate) fn barrage(case: &Case) -> Found {
    let roll: u8 = case.given.numbers("dice").into_iter().sum();
    let (value, drm) = (case.given.number("value"), signed(case.given.value("drm")) as i8);
    let word = match RULES.charts.results.barrage(value, roll, drm) {
        BarrageResult::Miss => "Miss",
        BarrageResult::Dg => "DG",
        BarrageResult::DgAndLoss => "DG&DL",
    };
    found([("result", word.into())])
}

pub(crate) fn loss_states(case: &Case) -> Found {
    let unit = unit(&case.given.text("unit"));
    let faces = [4, 3, 2, 1].map(|steps| RULES.charts.stats(unit).faces[steps]);
    found([
        ("combat", list(faces.map(|face| i64::from(face.combat)))),
        ("morale", list(faces.map(|face| i64::from(face.morale)))),
        ("sp", list(faces.map(|face| i64::from(face.stacking)))),
        ("vp", n(losses::french_loss(&RULES, unit))),
    ])
}

pub(crate) fn vp_loss(case: &Case) -> Found {
    let units = case.given.texts("units");
    let vp = units.iter().map(|id| i64::from(losses::french_loss(&RULES, unit(id))));
    found([("vp", list(vp))])
}

pub(crate) fn hero_killed(case: &Case) -> Found {
    let killed = rows(&case.given, "cases").into_iter().map(|row| {
        let lost = row[1].as_bool().expect("lost a step or not");
        heroes::is_killed(signed(&row[0]) as u8, if lost { Toll::Steps } else { Toll::Nothing })
    });
    found([("killed", list(killed))])
}

pub(crate) fn hero_mention(case: &Case) -> Found {
    let mentions = rows(&case.given, "cases").into_iter().map(|row| {
        let attacks = row[1].as_str() == Some("attack");
        let held = row[3].as_bool().expect("held or not");
        let part = if attacks { Part::Attacks } else { Part::Defends };
        let ground = if held { Ground::Held } else { Ground::Lost };
        heroes::is_mention(signed(&row[0]) as u8, part, signed(&row[2]) as u8, ground)
    });
    found([("mention", list(mentions))])
}

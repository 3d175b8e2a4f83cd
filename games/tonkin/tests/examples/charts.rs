//! 2.0, 6.1, 6.6, 6.8, 6.13: tables and tracks.

use toml::Value;
use tonkin::Tonkin;
use tonkin::charts::{BarrageResult, Beyond, OddsRow};
use tonkin::components::{Outcome, Side};

use super::{check, list, table};

fn rules() -> Tonkin {
    proof::rules("cao_bang", &[])
}

#[test]
fn months_scenarios_and_tracks_are_those_of_the_examples() {
    let rules = rules();
    let tables = &rules.components.tables;
    check(&["rain"], |case| {
        let rain = case.texts("months").into_iter().map(|month| {
            let turn = tables.turns.iter().find(|turn| turn.month == month);
            turn.expect("a month of the track").rain
        });
        table([("rain", list(rain))])
    });
    let scenario = |id: &str| {
        rules.components.scenario(rules.components.scenario_named(id).expect("a scenario"))
    };
    check(&["hero"], |case| {
        let ranks = case.texts("scenarios").into_iter().map(|id| i64::from(scenario(id).hero_rank));
        table([("rank", list(ranks))])
    });
    check(&["turns"], |case| {
        let turns = case
            .texts("scenarios")
            .into_iter()
            .map(|id| i64::from(scenario(id).end_turn) - i64::from(scenario(id).start_turn) + 1);
        table([("turns", list(turns))])
    });
    check(&["airstrike_levels"], |_| {
        table([("values", list(tables.airstrike.iter().map(|level| i64::from(level.barrage))))])
    });
}

#[test]
fn replacements_cost_what_the_examples_say() {
    let rules = rules();
    let tables = &rules.components.tables;
    let replacements = &tables.replacements;
    check(&["rp_cost"], |_| {
        table([
            ("step", i64::from(tables.step_cost(Side::VietMinh, false)).into()),
            ("motorized_step", i64::from(tables.step_cost(Side::VietMinh, true)).into()),
            ("rebuild", i64::from(replacements.rebuild).into()),
            ("rebuild_motorized", i64::from(replacements.rebuild_motorized).into()),
            ("delay", i64::from(replacements.rebuild_delay).into()),
            ("max_steps", i64::from(replacements.max_steps).into()),
        ])
    });
    check(&["rp_choices"], |case| {
        let side = if case.text("side") == "vm" { Side::VietMinh } else { Side::French };
        let choices = replacements.choices[side as usize];
        let rows = choices.iter().map(|mix| list([i64::from(mix.sd), i64::from(mix.rp)]));
        table([("choices", Value::Array(rows.collect()))])
    });
}

#[test]
fn totals_odds_and_results_are_those_of_the_examples() {
    let rules = rules();
    let results = &rules.charts.results;
    check(&["impulse"], |case| {
        let points =
            case.numbers("dice").into_iter().map(|die| i64::from(results.impulse(die as u8)));
        table([("points", list(points))])
    });
    check(&["odds"], |case| {
        let odds: Vec<(OddsRow, Beyond)> = case
            .list("cases")
            .iter()
            .map(|row| {
                let row = row.as_array().expect("a row");
                let [attack, defence] =
                    [0, 1].map(|place: usize| row[place].as_integer().expect("a number"));
                results.odds(attack as u16, defence as u16)
            })
            .collect();
        let drm = &rules.components.tables.combat_drm;
        let beyond = odds.iter().map(|(_, beyond)| {
            i64::from(match beyond {
                Beyond::Below => drm.odds_below,
                Beyond::Nowhere => 0,
                Beyond::Above => drm.odds_above,
            })
        });
        table([("rows", list(odds.iter().map(|(row, _)| row.id()))), ("drm", list(beyond))])
    });
    check(&["crt_total"], |case| {
        let roll: i64 = case.numbers("dice").iter().sum();
        let drm = i64::from(results.limited(case.number("drm") as i16));
        table([("total", (roll + drm).max(0).into())])
    });
    check(&["results"], |case| {
        let losses: Vec<[u8; 2]> = case
            .texts("results")
            .into_iter()
            .map(|id| {
                let outcome = Outcome::ALL.into_iter().find(|outcome| outcome.id() == id);
                results.losses(outcome.expect("a result"))
            })
            .collect();
        let of = |side: usize| list(losses.iter().map(|losses| i64::from(losses[side])));
        table([("attacker", of(0)), ("defender", of(1))])
    });
    check(&["barrage"], |case| {
        let roll: i64 = case.numbers("dice").iter().sum();
        let found =
            results.barrage(case.number("value") as u8, roll as u8, case.number("drm") as i8);
        let word = match found {
            BarrageResult::Miss => "Miss",
            BarrageResult::Dg => "DG",
            BarrageResult::DgAndLoss => "DG&DL",
        };
        table([("result", word.into())])
    });
}

#[test]
fn a_groupe_mobile_wears_down_as_the_example_says() {
    let rules = rules();
    check(&["loss_states"], |case| {
        let unit = rules.components.unit_named(case.text("unit")).expect("a counter of that id");
        let faces = [4, 3, 2, 1].map(|steps| rules.charts.stats(unit).faces[steps]);
        let vp = tonkin::rules::losses::french_loss(&rules, unit);
        table([
            ("combat", list(faces.map(|face| i64::from(face.combat)))),
            ("morale", list(faces.map(|face| i64::from(face.morale)))),
            ("sp", list(faces.map(|face| i64::from(face.stacking)))),
            ("vp", i64::from(vp).into()),
        ])
    });
    check(&["vp_loss"], |case| {
        let vp = case.texts("units").into_iter().map(|id| {
            let unit = rules.components.unit_named(id).expect("a counter of that id");
            i64::from(tonkin::rules::losses::french_loss(&rules, unit))
        });
        table([("vp", list(vp))])
    });
}

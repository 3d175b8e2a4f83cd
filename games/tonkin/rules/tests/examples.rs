//! All worked examples of the reference, computed or played by the real engine.
//!
//! `examples.toml` says what is given and what must come out (`then`). Every field of `then` is compared, and
//! every field of `given` must have been looked at. The Example of Play is also played as a whole.

#[path = "examples/board.rs"]
mod board;
#[path = "examples/charts.rs"]
mod charts;
#[path = "examples/fights.rs"]
mod fights;
#[path = "examples/land.rs"]
mod land;
#[path = "examples/play.rs"]
mod play;
#[allow(dead_code, reason = "each test program uses what it needs")]
#[path = "rules/scene.rs"]
mod scene;
#[path = "examples/tracks.rs"]
mod tracks;

use std::sync::LazyLock;

use proof::example::{self, Case, Facts, Operation};
use toml::{Table, Value};
use tonkin::Tonkin;
use tonkin::components::{Hex, Unit};

/// How many cases there are.
const CASES: usize = 92;

/// What each kind of example asks of the engine.
const OPERATIONS: [Operation; 51] = [
    ("range", board::range),
    ("mobilization_place", board::mobilization_place),
    ("zoc", board::zoc),
    ("friendly", board::friendly),
    ("river_supply", board::river_supply),
    ("map_owner", board::map_owner),
    ("stacking", board::stacking),
    ("rain", charts::rain),
    ("hero", charts::hero),
    ("turns", charts::turns),
    ("airstrike_levels", charts::airstrike_levels),
    ("rp_cost", charts::rp_cost),
    ("rp_choices", charts::rp_choices),
    ("impulse", charts::impulse),
    ("odds", charts::odds),
    ("crt_total", charts::crt_total),
    ("results", charts::results),
    ("barrage", charts::barrage),
    ("loss_states", charts::loss_states),
    ("vp_loss", charts::vp_loss),
    ("hero_killed", charts::hero_killed),
    ("hero_mention", charts::hero_mention),
    ("move_cost", land::move_cost),
    ("move_left", land::move_left),
    ("terrain_cost", land::terrain_cost),
    ("road_cost", land::road_cost),
    ("road_marker", land::road_marker),
    ("transport_weight", land::transport_weight),
    ("ship", land::ship),
    ("combat", fights::combat),
    ("combat_setup", fights::combat_setup),
    ("losses", fights::losses),
    ("ambush", fights::ambush),
    ("river_drm", fights::river_drm),
    ("dg", fights::dg),
    ("stand_fast", fights::stand_fast),
    ("bolshevik", fights::bolshevik),
    ("morale_halved", fights::morale_halved),
    ("oos_attack", fights::oos_attack),
    ("hit_track", tracks::hit_track),
    ("mobilize", tracks::mobilize),
    ("vm_arrival", tracks::vm_arrival),
    ("thai_binh", tracks::thai_binh),
    ("arrival_cost", tracks::arrival_cost),
    ("rebuild", tracks::rebuild),
    ("delta", tracks::delta),
    ("sd_drop", tracks::sd_drop),
    ("option_a", tracks::option_a),
    ("political", tracks::political),
    ("rp_saved", tracks::rp_saved),
    ("start_vp", tracks::start_vp),
];

static RULES: LazyLock<Tonkin> = LazyLock::new(|| proof::rules("cao_bang", &[]));

fn cases() -> Vec<Case> {
    let file: Table = include_str!("examples.toml").parse().expect("the examples are TOML");
    let list = file["example"].as_array().expect("a list of examples");
    let case = |value: &Value| {
        let text = |key: &str| value[key].as_str().expect("text").to_owned();
        let table = |key: &str| value[key].as_table().expect("a table").clone();
        Case {
            id: text("id"),
            rule: text("rule"),
            op: text("kind"),
            given: Facts::new(table("given")),
            when: Facts::new(Table::new()),
            then: table("then"),
        }
    };
    list.iter().map(case).collect()
}

fn hex(name: &str) -> Hex {
    Hex::named(name).expect("the map has this hex")
}

fn unit(id: &str) -> Unit {
    RULES.components.unit_named(id).expect("a counter of that id")
}

/// The rows of a list of lists.
fn rows(facts: &Facts, key: &str) -> Vec<Vec<Value>> {
    let list = facts.value(key).as_array().expect("a list").iter();
    list.map(|row| row.as_array().expect("a row").clone()).collect()
}

/// A number that may be negative.
fn signed(value: &Value) -> i64 {
    value.as_integer().expect("a number")
}

#[test]
fn every_example_comes_out_as_written() {
    example::come_out_as_written(&cases(), CASES, &OPERATIONS);
}

#[test]
fn every_field_of_an_example_counts() {
    example::every_field_counts(&cases(), &OPERATIONS, |_, _| None);
}

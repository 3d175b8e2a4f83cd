//! A pack with a fault is refused with the file, the key and the reason.

use proof::faults::{self, Told, told};
use siege::Siege;
use siege::setup::{embedded, load};

/// Each change makes exactly one fault: file, what is replaced, by what, key, id.
#[rustfmt::skip]
const CHANGES: &[(&str, &str, &str, &str, &str)] = &[
    // Keys and values of any file.
    ("map.toml", "game = \"siege\"", "game = \"storm\"", "game", "fault-unknown-value"),
    ("units.toml", "version = 1", "", "version", "fault-missing-key"),
    ("map.toml", "hilltop = false\nairfield = \"\"", "hilltop = 0\nairfield = \"\"", "spaces r1s01 / hilltop", "fault-wrong-type"),
    ("map.toml", "radius = 22", "", "spaces r1s01 / radius", "fault-missing-key"),
    ("map.toml", "radius = 22", "radius = 22\nmood = 1", "spaces r1s01 / mood", "fault-unknown-key"),
    ("map.toml", "radius = 22", "radius = 0", "spaces r1s01 / radius", "fault-out-of-range"),
    ("map.toml", "radius = 22", "radius =", "", "fault-syntax"),
    ("map.toml", "radius = 22", "radius = 22\nradius = 22", "radius", "fault-duplicate-key"),
    ("map.toml", "[canvas]", "[sea]\nsource = \"me\"\n[canvas]", "sea", "fault-unknown-key"),
    ("map.toml", "name_fr = \"Françoise\"", "name_fr = \" \"", "spaces r1s05 / name_fr", "fault-empty"),
    // The map.
    ("map.toml", "length = 13", "length = 12", "routes 2 / length", "fault-count"),
    ("map.toml", "x = 607\ny = 429", "x = 1607\ny = 429", "spaces r1s01 / x", "siege-fault-off-map"),
    ("map.toml", "x = 580\ny = 372", "x = 607\ny = 429", "spaces r1s02 / x", "siege-fault-covers"),
    ("map.toml", "label = \"H-1\"", "label = \"H-2\"", "spaces r1s01 / label", "fault-contradiction"),
    ("map.toml", "adjacent = [\"central\", \"r1s02\"]", "adjacent = [\"central\", \"r1s03\"]", "spaces r1s01 / adjacent", "fault-contradiction"),
    ("map.toml", "adjacent = [\"r2s01\", \"r2s03\"]", "adjacent = [\"r2s03\", \"r2s01\"]", "spaces r2s02 / adjacent", "fault-contradiction"),
    ("map.toml", "adjacent = [\"r1s01\", \"r2s01\", \"r3s01\", \"r4s01\"]", "adjacent = [\"r1s01\", \"r2s01\", \"r3s01\"]", "central / adjacent", "fault-contradiction"),
    ("map.toml", "adjacent = [\"r4s15\"]", "adjacent = [\"r4s14\"]", "bases base4 / adjacent", "fault-contradiction"),
    ("map.toml", "spaces = [\"r1s02\", \"r1s03\"]", "spaces = [\"r1s02\", \"r1s04\"]", "airfields main / spaces", "fault-contradiction"),
    ("map.toml", "spaces = [\"r1s02\", \"r1s03\"]", "spaces = [\"r1s02\", \"r1s99\"]", "airfields main / spaces", "fault-unknown-reference"),
    ("map.toml", "space = \"r1s08\"", "space = \"r1s09\"", "drop_zones natacha / space", "fault-contradiction"),
    ("map.toml", "drop_zone = \"Simone\"", "drop_zone = \"\"", "drop_zones simone / space", "fault-contradiction"),
    ("map.toml", "spaces = [\"r1s05\"]", "spaces = [\"r1s08\"]", "complexes F / spaces", "fault-missing-entry"),
    ("map.toml", "prefix = \"F\"", "prefix = \"X\"", "complexes F / prefix", "fault-contradiction"),
    ("map.toml", "polygon = [[10, 10], [290, 10], [290, 60], [10, 60]]", "polygon = [[10, 10], [290, 10], [290, 80], [10, 80]]", "displays impulse_track / polygon", "siege-fault-covers"),
    ("map.toml", "polygon = [[10, 10], [290, 10], [290, 60], [10, 60]]", "polygon = [[10, 10], [290, 10]]", "displays turn_track / polygon", "siege-fault-outline"),
    // Counters.
    ("units.toml", "strength = 5\n", "strength = 2\n", "french fr_1_le / strength_reduced", "siege-fault-counter"),
    ("units.toml", "bracket_reduced = \"square\"\nairborne = false\nimpact = \"\"\nstated = [\"static when reduced", "bracket_reduced = \"none\"\nairborne = false\nimpact = \"\"\nstated = [\"static when reduced", "french fr_1_cs / bracket_reduced", "siege-fault-counter"),
    ("units.toml", "type = \"garrison\"", "type = \"cavalry\"", "french fr_gono / type", "fault-unknown-value"),
    ("units.toml", "counts_as_battalion = true", "counts_as_battalion = false", "french fr_1_le / counts_as_battalion", "siege-fault-counter"),
    ("units.toml", "nationality = \"algerian\"\npsyop = true", "nationality = \"algerian\"\npsyop = false", "french fr_2_1_alg / psyop", "siege-fault-counter"),
    ("units.toml", "airborne = true", "airborne = false", "french fr_1_le / airborne", "siege-fault-counter"),
    ("units.toml", "impact = \"imp_2_4_col\"", "impact = \"imp_3_10_col\"", "french fr_2_4_col / impact", "fault-contradiction"),
    ("units.toml", "impact = \"imp_2_4_col\"", "impact = \"imp_9\"", "french fr_2_4_col / impact", "fault-unknown-reference"),
    ("units.toml", "value = 6\nkind = \"field\"", "value = 6\nkind = \"mortar\"", "impact imp_2_4_col / kind", "siege-fault-counter"),
    ("units.toml", "supply_capacity = 2", "supply_capacity = 0", "air air_cargo_1 / supply_capacity", "siege-fault-counter"),
    ("units.toml", "strategic_only = true", "strategic_only = false", "air air_b29_1 / strategic_only", "siege-fault-counter"),
    ("units.toml", "order = 5\n", "order = 3\n", "vm vm_84 / order", "siege-fault-counter"),
    ("units.toml", "division = 308", "division = 325", "vm vm_80 / division", "fault-unknown-reference"),
    ("units.toml", "id = \"vm_84\"", "id = \"vm_80\"", "vm vm_80", "fault-duplicate"),
    ("units.toml", "\"308\" = 9", "\"308\" = 8", "divisions / 308", "fault-count"),
    ("units.toml", "total = 176", "total = 175", "inventory / total", "fault-count"),
    ("units.toml", "french_events = 13", "french_events = 12", "inventory / french_events", "fault-count"),
    ("units.toml", "[[division_names]]\nid = 316", "[[division_names]]\nid = 317", "division_names", "fault-missing-entry"),
    // Tables.
    ("tables.toml", "dice_per_factor = 1\nresults", "dice_per_factor = 2\nresults", "tactical_fire / dice_per_factor", "fault-fixed"),
    ("tables.toml", "5 = \"panic\", 6 = \"hit\" }\ndefensive", "5 = \"panic\", 6 = \"rout\" }\ndefensive", "tactical_fire / open / 6", "fault-unknown-value"),
    ("tables.toml", "open      = { 1 = \"none\",", "open      = {", "tactical_fire / open / 1", "fault-missing-key"),
    ("tables.toml", "open      = { 1 = \"none\",", "open      = { 7 = \"none\", 1 = \"none\",", "tactical_fire / open / 7", "fault-unknown-key"),
    ("tables.toml", "3 = \"mass\", 4 = \"panic\", 5 = \"panic\", 6 = \"hit\"", "3 = \"none\", 4 = \"none\", 5 = \"none\", 6 = \"hit\"", "tactical_fire / defensive", "siege-fault-column"),
    ("tables.toml", "hit_on = [5, 6]", "hit_on = [4, 5, 6]", "vm_artillery / hit_on", "fault-fixed"),
    ("tables.toml", "5 = \"central\", 6 = \"artillery_reduce\"", "5 = \"airfield\", 6 = \"artillery_reduce\"", "vm_artillery / column_5", "siege-fault-airfield-result"),
    ("tables.toml", "column_5_on = [1, 2, 3]", "column_5_on = [1, 2]", "vm_artillery_fast / column_6_on", "fault-gap"),
    ("tables.toml", "column_5_on = [1, 2, 3]", "column_5_on = [1, 2, 3, 4]", "vm_artillery_fast / column_6_on", "fault-overlap"),
    ("tables.toml", "column_5_on = [1, 2, 3]", "column_5_on = [1, 2, 3, 3]", "vm_artillery_fast / column_5_on", "fault-repeated"),
    ("tables.toml", "id = \"high\"\nmin = 9", "id = \"high\"\nmin = 10", "morale_scale high / min", "fault-gap"),
    ("tables.toml", "id = \"high\"\nmin = 9", "id = \"high\"\nmin = 8", "morale_scale high / min", "fault-overlap"),
    ("tables.toml", "turn = 7\n", "turn = 9\n", "turn_record 9 / turn", "fault-gap"),
    ("tables.toml", "dates_fr = \"2-7 mai 1954\"", "", "turn_record 7 / dates_fr", "fault-missing-key"),
    ("tables.toml", "factors_per_ammunition_point = 6", "factors_per_ammunition_point = 0", "costs / factors_per_ammunition_point", "fault-out-of-range"),
    ("tables.toml", "complex_bonus_applies = \"once\"", "complex_bonus_applies = \"per_route\"", "morale_step_reading / complex_bonus_applies", "fault-unknown-value"),
    ("tables.toml", "field_artillery = \"unlimited\"", "field_artillery = \"8\"", "range / field_artillery", "fault-fixed"),
    ("tables.toml", "id = \"central\"\nname = \"Central Fortress\"", "id = \"open\"\nname = \"Central Fortress\"", "terrain open", "fault-duplicate"),
    // Events.
    ("events.toml", "id = \"f_cat\"", "id = \"f_dog\"", "events f_dog / id", "fault-unknown-value"),
    ("events.toml", "side = \"french\"", "side = \"vm\"", "events f_cat / side", "fault-contradiction"),
    ("events.toml", "do = \"abort_cargo\"", "do = \"abort_all\"", "events f_cat / steps 1 / do", "fault-unknown-value"),
    ("events.toml", "{ die = [1, 2, 3], do = \"abort_cargo\"", "{ die = [1, 2], do = \"abort_cargo\"", "events f_cat / steps", "fault-gap"),
    ("events.toml", "{ die = [1, 2, 3], do = \"abort_cargo\"", "{ die = [1, 2, 3, 4], do = \"abort_cargo\"", "events f_cat / steps", "fault-overlap"),
    ("events.toml", "unit = \"air_cargo_cia\"", "unit = \"air_force_one\"", "events f_cat / steps 2 / unit", "fault-unknown-reference"),
    ("events.toml", "event = \"v_morale_fluctuates\"", "event = \"v_truce\"", "events v_giap / steps 4 / event", "fault-unknown-reference"),
    ("events.toml", "when_morale = [\"low\"], do = \"morale\"", "when_morale = [\"sad\"], do = \"morale\"", "events v_giap / steps 1 / when_morale", "fault-unknown-reference"),
    ("events.toml", "{ when = \"last_turn\", do = \"discard\", stop = true }", "{ do = \"discard\", stop = true }", "events v_assault_trenches / steps 1 / stop", "siege-fault-stop"),
    ("events.toml", "limit_per_route = 1", "limit_per_route = 2", "events f_flak_raid / steps 1 / limit_per_route", "fault-fixed"),
    ("events.toml", "division = 304", "division = 148", "events v_reinforcements / steps 2 / division", "fault-unknown-reference"),
    ("events.toml", "french_first = true", "french_first = false", "pools / french_first", "fault-fixed"),
    // The start.
    ("setup.toml", "vm_aaa = 9", "vm_aaa = 8", "indexes / vm_aaa", "fault-contradiction"),
    ("setup.toml", "aux = \"destroyed\"", "aux = \"functional\"", "airfields / aux", "fault-contradiction"),
    ("setup.toml", "turns = 7", "turns = 8", "scenario / turns", "fault-contradiction"),
    ("setup.toml", "impulses_per_turn = 6", "impulses_per_turn = 5", "scenario / impulses_per_turn", "fault-contradiction"),
    ("setup.toml", "no_event_picks_on_turn = 1", "no_event_picks_on_turn = 2", "scenario / no_event_picks_on_turn", "fault-contradiction"),
    ("setup.toml", "first_turn = 1", "first_turn = 2", "scenario / first_turn", "fault-fixed"),
    ("setup.toml", "ready = [\"fr_5_bpvn\", \"fr_6_bpc\"]", "ready = [\"fr_5_bpvn\", \"fr_1_le\"]", "french / ready", "siege-fault-ready"),
    ("setup.toml", "fighter_bomber = 6", "fighter_bomber = 5", "french / air_reserve_counts / fighter_bomber", "fault-count"),
    ("setup.toml", "leader = \"ld_langlais\"", "leader = \"ld_bigeard\"", "french / leader_with / leader", "siege-fault-start-leader"),
    ("setup.toml", "fortifications = [\"fr_fort_1\", \"fr_fort_2\", \"fr_fort_3\"]", "fortifications = [\"fr_fort_1\", \"fr_fort_2\"]", "french / fortifications", "fault-contradiction"),
    ("setup.toml", "langlais_with = \"fr_1_le\"", "langlais_with = \"fr_gono\"", "placements historical / langlais_with", "siege-fault-leader-with"),
    ("setup.toml", "r1s01 = [\"fr_sniper\"]", "r1s02 = [\"fr_sniper\"]", "placements historical / units / r1s02", "siege-fault-open-placement"),
    ("setup.toml", "r1s01 = [\"fr_sniper\"]", "r1s99 = [\"fr_sniper\"]", "placements historical / units / r1s99", "fault-unknown-reference"),
    ("setup.toml", "r1s01 = [\"fr_sniper\"]", "", "placements historical", "fault-missing-entry"),
    ("setup.toml", "r1s01 = [\"fr_sniper\"]", "r1s01 = [\"fr_sniper\", \"fr_1_le\"]", "placements historical / units / r1s01", "fault-repeated"),
    ("setup.toml", "r1s01 = [\"fr_sniper\"]", "r1s01 = [\"fr_sniper\", \"fr_6_bpc\"]", "placements historical / units / r1s01", "siege-fault-not-start"),
    ("setup.toml", "r1s01 = [\"fr_sniper\"]", "r1s01 = \"fr_sniper\"", "placements historical / units / r1s01", "fault-wrong-type"),
    ("setup.toml", "id = \"forward_aaa\"\nrule = \"32.0\"", "id = \"forward_aaa\"\nrule = \"32.1\"", "optional forward_aaa / rule", "fault-fixed"),
    ("setup.toml", "divisor = 3", "divisor = 2", "optional fast_artillery / divisor", "fault-contradiction"),
    ("setup.toml", "delayed_battalions = [\"vm_970\", \"vm_999\"]", "delayed_battalions = [\"vm_970\", \"vm_888\"]", "optional variable_vm / reconstructed / delayed_battalions", "fault-contradiction"),
    ("setup.toml", "delayed_battalions_count = 2", "delayed_battalions_count = 3", "optional variable_vm / delayed_battalions_count", "fault-count"),
    ("setup.toml", "adds_events = [\"f_vulture\", \"v_chicom\"]", "adds_events = [\"f_vulture\"]", "optional vulture / adds_events", "fault-missing-entry"),
    ("setup.toml", "us_units_max = 9", "us_units_max = 8", "optional vulture / us_units_max", "fault-fixed"),
    ("setup.toml", "french_lose_on = [4, 5, 6]", "french_lose_on = [5, 6]", "optional nuclear / french_lose_on", "fault-gap"),
    ("setup.toml", "french_units = 4", "french_units = 5", "optional extra_air / french_units", "fault-count"),
    ("setup.toml", "id = \"north\"", "id = \"west\"", "coop_roles west / id", "fault-unknown-value"),
];

#[test]
fn a_fault_is_told_with_file_key_and_reason() {
    faults::each_makes_one::<Siege>(CHANGES);
}

/// Changes that contradict several things at once.
#[rustfmt::skip]
const WIDER_CHANGES: &[(&str, &str, &str, &[Told])] = &[
    ("map.toml", "number = 4\nlabel = \"H-4\"", "number = 5\nlabel = \"H-4\"", &[
        ("map.toml", "spaces r1s04 / number", "fault-contradiction"),
        ("map.toml", "spaces r1s04 / label", "fault-contradiction"),
    ]),
    ("tables.toml", "default_source = \"reconstructed\"", "default_source = \"\"", &[
        ("tables.toml", "default_source", "fault-empty"),
        ("tables.toml", "tactical_fire / source", "fault-missing-key"),
    ]),
    ("map.toml", "prefix = \"G\"\nroute = 1", "prefix = \"G\"\nroute = 2", &[
        ("map.toml", "spaces r1s12 / route", "fault-contradiction"),
        ("map.toml", "spaces r1s13 / route", "fault-contradiction"),
    ]),
    ("map.toml", "id = \"r1s15\"", "id = \"r1s14\"", &[
        ("map.toml", "spaces r1s14", "fault-duplicate"),
        ("map.toml", "routes 1 / spaces", "fault-unknown-reference"),
    ]),
    ("units.toml", "unit = \"fr_2_4_col\"", "unit = \"fr_nobody\"", &[
        ("units.toml", "impact imp_2_4_col / unit", "fault-unknown-reference"),
        ("units.toml", "french fr_2_4_col / impact", "fault-unknown-reference"),
    ]),
    ("setup.toml", "complexes = [\"A\", \"D\", \"E\", \"C\"]", "complexes = [\"A\", \"D\", \"E\", \"F\"]", &[
        ("setup.toml", "optional forward_aaa / complexes", "fault-contradiction"),
        ("setup.toml", "optional forward_aaa / complexes", "fault-missing-entry"),
    ]),
    ("map.toml", "terrain = \"entrenchment\"", "terrain = \"open\"", &[
        ("map.toml", "spaces r1s01 / complex", "siege-fault-complex"),
    ]),
    ("map.toml", "complex = \"H\"", "complex = \"Z\"", &[
        ("map.toml", "spaces r1s01 / complex", "fault-unknown-reference"),
        ("map.toml", "spaces r1s01 / label", "fault-contradiction"),
        ("map.toml", "complexes H / spaces", "fault-contradiction"),
    ]),
    ("map.toml", "airfield = \"main\"", "airfield = \"\"", &[
        ("map.toml", "airfields main / spaces", "fault-contradiction"),
    ]),
    ("map.toml", "[[routes]]\nid = 4", "[[routes]]\nid = 3", &[
        ("map.toml", "routes 3", "fault-duplicate"),
        ("map.toml", "routes", "fault-missing-entry"),
    ]),
    ("map.toml", "route = 2\nlabel = \"Viet Minh Base 2\"", "route = 3\nlabel = \"Viet Minh Base 2\"", &[
        ("map.toml", "bases base2 / route", "fault-contradiction"),
        ("map.toml", "bases", "fault-missing-entry"),
    ]),
    ("map.toml", "spaces = [\"r3s01\", \"r3s02\",", "spaces = [\"r3s02\", \"r3s01\",", &[
        ("map.toml", "spaces r3s02 / number", "fault-contradiction"),
        ("map.toml", "routes 3 / spaces", "siege-fault-order"),
    ]),
    ("units.toml", "code = \"start\"\nsteps = 1\nstrength = 0", "code = \"R\"\nsteps = 1\nstrength = 0", &[
        ("units.toml", "french", "siege-fault-start-leader"),
    ]),
    ("setup.toml", "r1s04 = [\"fr_1_2_le\", \"fr_fort_3\"]", "r1s04 = [\"fr_1_2_le\", \"fr_fort_3\", \"fr_fort_1\"]", &[
        ("setup.toml", "placements historical / units / r1s04", "siege-fault-two-fortifications"),
    ]),
    ("setup.toml", "code = \"A\"", "code = \"V\"", &[
        ("setup.toml", "optional extra_air / code", "fault-fixed"),
    ]),
];

#[test]
fn what_contradicts_several_things_is_told_for_each() {
    faults::each_makes_all::<Siege>(WIDER_CHANGES);
}

#[test]
fn a_missing_and_a_foreign_file_are_told() {
    faults::files_are_missing_or_foreign::<Siege>();
}

#[test]
fn a_fault_names_its_line() {
    faults::names_its_line::<Siege>("map.toml", "radius = 22", "radius = 0");
}

#[test]
fn too_many_counters_are_told() {
    let mut pack = embedded();
    let text = pack.0.get_mut("units.toml").expect("the file is in the pack");
    let start = text.find("[[air]]\nid = \"air_b29_4\"").expect("the last air unit");
    let end = start + text[start + 5..].find("\n[[").map_or(text.len() - start, |at| at + 6);
    let unit = text[start..end].to_owned();
    let more: String =
        (5..=7).map(|number| unit.replace("air_b29_4", &format!("air_b29_{number}"))).collect();
    text.insert_str(end, &more);
    let faults = load(&pack).expect_err("34 air units are too many");
    assert!(told(&faults).contains(&("units.toml", "air", "siege-fault-too-many")));
}

#[test]
fn broken_files_are_refused() {
    faults::broken_files_are_refused::<Siege>();
}

#[test]
fn no_change_of_the_pack_breaks_the_loader() {
    faults::no_change_breaks_the_loader::<Siege>(24);
}

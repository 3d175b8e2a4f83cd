//! A pack with a fault is refused with the file, the key and the reason.

use proof::faults::{self, Told};
use tonkin::Tonkin;
use tonkin::setup::{embedded, load};

/// Each change of a file makes exactly one fault: what is replaced, by what, key, id.
type Change = (&'static str, &'static str, &'static str, &'static str);

fn check(file: &str, changes: &[Change]) {
    let of_file = changes.iter().map(|(from, to, key, id)| (file, *from, *to, *key, *id));
    faults::each_makes_one::<Tonkin>(&of_file.collect::<Vec<_>>());
}

#[rustfmt::skip]
const MAP: &[Change] = &[
    ("game = \"tonkin\"", "game = \"storm\"", "game", "fault-unknown-value"),
    ("version = 1", "", "version", "fault-missing-key"),
    ("[impassable]", "[passable]\na = 1\n[impassable]", "passable", "fault-unknown-key"),
    ("columns = 32", "columns = 33", "grid / columns", "fault-fixed"),
    ("NE = [1, -1]", "NE = [0, -1]", "grid / offsets_odd_row / NE", "fault-fixed"),
    ("x_range = [1000, 66000]", "x_range = [1000]", "grid / x_range", "fault-length"),
    ("id = \"A1\", col = \"A\"", "id = \"A1\", col = \"B\"", "hexes A1 / col", "fault-fixed"),
    ("id = \"A1\", col = \"A\"", "id = \"AZ1\", col = \"A\"", "hexes AZ1 / id", "fault-unknown-reference"),
    ("x = 3000, y = 1732, kind = \"land\"", "x = 3000, y = 1732, kind = \"swamp\"", "hexes A1 / kind", "fault-unknown-value"),
    ("x = 3000, y = 1732, kind = \"land\"", "x = 3000, y = 1732, kind = \"sea\"", "hexes A1 / kind", "tonkin-fault-sea"),
    ("x = 3000, y = 1732, kind", "x = 300, y = 1732, kind", "hexes A1 / x", "tonkin-fault-off-map"),
    ("x = 3000, y = 1732, kind", "x = 30.5, y = 1732, kind", "hexes A1 / x", "fault-wrong-type"),
    ("adj_vietnam = false, adj_laos = false, community = \"\"", "adj_vietnam = true, adj_laos = false, community = \"\"", "hexes A1 / adj_vietnam", "fault-contradiction"),
    ("country = \"china\", zone = \"none\"", "country = \"china\", zone = \"delta\"", "hexes A1 / zone", "fault-contradiction"),
    ("community = \"Ma Li Po\", roads = [\"SW\"]", "community = \"Ma Li Po\", roads = [\"SW\", \"SW\"]", "hexes N1 / roads", "fault-repeated"),
    ("community = \"Ma Li Po\", roads = [\"SW\"]", "community = \"Ma Li Po\", roads = [\"SW\", \"S\"]", "hexes N1 / roads", "fault-unknown-reference"),
    ("rivers = [{id = \"red\", system = \"red\", class = \"major\", sides = [\"NW\", \"SE\"]}]", "rivers = [{id = \"red\", system = \"blue\", class = \"major\", sides = [\"NW\", \"SE\"]}]", "hexes F1 / rivers red / system", "fault-contradiction"),
    ("rivers = [{id = \"red\", system = \"red\", class = \"major\", sides = [\"NW\", \"SE\"]}]", "rivers = [{id = \"red\", system = \"red\", class = \"minor\", sides = [\"NW\", \"SE\"]}]", "hexes F1 / rivers red / class", "fault-contradiction"),
    ("rivers = [{id = \"red\", system = \"red\", class = \"major\", sides = [\"NW\", \"SE\"]}]", "rivers = [{id = \"red\", system = \"red\", class = \"major\", sides = [\"NW\", \"E\"]}]", "hexes F1 / rivers", "fault-contradiction"),
    ("name = \"Red River (Song Hong)\"", "name = \"\"", "river red / name", "fault-empty"),
    ("vp = 10", "vp = 100", "community Hanoi / vp", "fault-out-of-range"),
    ("country = \"vietnam\"\nzone = \"delta\"\nvp = 10", "country = \"laos\"\nzone = \"delta\"\nvp = 10", "community Hanoi / country", "tonkin-fault-home"),
    ("country = \"vietnam\"\nzone = \"delta\"\nvp = 10", "country = \"vietnam\"\nzone = \"none\"\nvp = 10", "community Hanoi / zone", "tonkin-fault-home"),
    ("x = 40678", "x = 43678", "community Hanoi / x", "tonkin-fault-outside-hex"),
    ("kind = \"sea_box\"", "kind = \"harbour\"", "box SAIGON / kind", "fault-fixed"),
    ("hexsides = []", "hexsides = [\"A1\"]", "impassable / hexsides", "fault-unknown-reference"),
    ("path = [\"N2\", \"M2\"]", "path = [\"N2\", \"M9\"]", "road RC2b / path", "tonkin-fault-path-gap"),
];

#[test]
fn a_fault_of_the_map_is_told_with_key_and_reason() {
    check("map.toml", MAP);
}

#[rustfmt::skip]
const UNITS: &[Change] = &[
    ("fef_airstrike = 2", "fef_airstrike = 3", "counts / fef_airstrike", "fault-count"),
    ("fef_airstrike = 2", "fef_airstrike = 2\nfef_cavalry = 1", "counts / fef_cavalry", "tonkin-fault-no-such-class"),
    ("side = \"vm\"\nname = \"36\"", "side = \"fef\"\nname = \"36\"", "unit vm_36 / side", "fault-contradiction"),
    ("type = \"divisional_regiment\"\nbar = \"none\"", "type = \"divisional_regiment\"\nbar = \"gray\"", "unit vm_36 / bar", "tonkin-fault-class"),
    ("division = \"308\"", "division = \"B\"", "unit vm_36 / division", "fault-unknown-reference"),
    ("combat = 7", "combat = 77", "unit vm_36 / combat", "fault-out-of-range"),
    ("morale = 5", "morale = 6", "unit vm_36 / morale", "fault-out-of-range"),
    ("sp = 4\nsteps = 4", "sp = 4\nsteps = 2", "unit vm_36 / steps", "fault-contradiction"),
    ("sp = 4\nsteps = 4", "sp = 5\nsteps = 4", "unit vm_36 / sp", "fault-out-of-range"),
    ("traits = []", "traits = [\"winged\"]", "unit vm_36 / traits", "fault-unknown-reference"),
    ("traits = []", "traits = [\"gcma\"]", "unit vm_36 / traits", "tonkin-fault-trait"),
    ("traits = []", "", "unit vm_36 / traits", "fault-missing-key"),
    ("back = {combat = 4, barrage = 0, morale = 4, sp = 2}", "", "unit vm_36 / back", "tonkin-fault-back"),
    ("back = {combat = 4, barrage = 0, morale = 4, sp = 2}", "back = {combat = 4, morale = 4, sp = 2}", "unit vm_36 / back / barrage", "fault-missing-key"),
    ("id = \"Road\"\ncount = 6", "id = \"Rail\"\ncount = 6", "marker", "fault-missing-entry"),
    ("id = \"DG\"\ncount = 40", "id = \"DG\"\ncount = 0", "marker DG / count", "fault-out-of-range"),
];

#[test]
fn a_fault_of_the_counters_is_told_with_key_and_reason() {
    check("units.toml", UNITS);
}

#[rustfmt::skip]
const TABLES: &[Change] = &[
    ("prohibited = 99", "prohibited = 0", "tec / prohibited", "fault-out-of-range"),
    ("move = {vm = 2, fef = 3, motorized = 4}", "move = {vm = 2, fef = 3}", "tec / terrain rough / move / motorized", "fault-missing-key"),
    ("move = {vm = 2, fef = 3, motorized = 4}", "move = {vm = 2, fef = 3, motorized = 1}", "tec / terrain rough / move", "tonkin-fault-cost-order"),
    ("dna_per_hex = 1", "dna_per_hex = 0", "tec / modifiers / dna_per_hex", "tonkin-fault-free-step"),
    ("move = {clear = 1, other = 2}", "move = {clear = 0, other = 2}", "tec / feature / road / move / clear", "fault-out-of-range"),
    ("clear_forest = \"forest\"", "clear_forest = \"clear\"", "tec / map_terrain_to_tec / clear_forest", "fault-fixed"),
    ("contains_forest = true", "contains_forest = false", "tec / terrain forest / contains_forest", "fault-fixed"),
    ("minimum = 2\nnot_in", "minimum = 61\nnot_in", "tec / feature / river_valley / minimum", "fault-out-of-range"),
    ("stacking_limit = 13", "stacking_limit = \"13\"", "constants / stacking_limit", "fault-wrong-type"),
    ("spans = [[0, 5], [6, 8]", "spans = [[0, 5], [7, 8]", "crt / row 1-2 / spans", "fault-gap"),
    ("spans = [[0, 5], [6, 8]", "spans = [[0, 5], [5, 8]", "crt / row 1-2 / spans", "fault-overlap"),
    ("attacker = [4, 5, 6, 7, 8]", "attacker = [4, 5, 6, 7]", "crt / dg / attacker", "fault-length"),
    ("spans = [[0, 4], [5, 7], [8, 10], [11, 13], [14, 15]]", "spans = [[0, 6], [7, 8], [9, 10], [11, 13], [14, 15]]", "crt / row 1-1 / spans", "tonkin-fault-worse-odds"),
    ("id = \"trench\"\nvalue = -2", "id = \"trench\"\nvalue = -1", "combat_drm trench / value", "fault-contradiction"),
    ("id = \"mountain\"\nvalue = 1\napplies_to", "id = \"mountain\"\nvalue = 2\napplies_to", "dg_drm mountain / value", "fault-contradiction"),
    ("min = 3\nmax = 4", "min = 4\nmax = 4", "barrage / row 2 / min", "fault-gap"),
    ("min = 3\nmax = 4", "min = 2\nmax = 4", "barrage / row 2 / min", "fault-overlap"),
    ("miss_max = 9", "miss_max = 12", "barrage / row 1 / dg_max", "fault-overlap"),
    ("points_each = 10", "points_each = 9", "operations / points_each", "fault-contradiction"),
    ("impulse_table = [1, 1, 2, 2, 3, 3]", "impulse_table = [1, 1, 2, 2, 3]", "operations / impulse_table", "fault-length"),
    ("thai_binh_hex = \"W18\"", "thai_binh_hex = \"W17\"", "replacements / vm / thai_binh_hex", "fault-contradiction"),
    ("navy_return = 2", "navy_return = 3", "reinforcement_cost / fef / navy_return", "fault-fixed"),
    ("barrage = 7, counter", "barrage = 8, counter", "tracks / airstrike / levels 20 / barrage", "fault-contradiction"),
    ("month = \"Nov-50\"", "month = \"Nov-51\"", "turn 2 / month", "fault-contradiction"),
    ("month = \"Jun-51\"\nrain = true", "month = \"Jun-51\"\nrain = false", "turn 9 / rain", "fault-contradiction"),
    ("fef_early_malus = true", "fef_early_malus = false", "turn 1 / fef_early_malus", "fault-contradiction"),
    ("withdraw = [\"para\"]", "withdraw = [\"paras\"]", "turn 7 / withdraw", "fault-unknown-reference"),
    ("reinforcements_vm = [\"vm_141\", \"vm_165\"]", "reinforcements_vm = [\"vm_141\", \"vm_999\"]", "turn 3 / reinforcements_vm", "fault-unknown-reference"),
    ("reinforcements_vm = [\"vm_141\", \"vm_165\"]", "reinforcements_vm = [\"vm_141\", \"vm_165\", \"vm_48\"]", "turn 3 / reinforcements_vm", "tonkin-fault-wrong-turn"),
    ("reinforcements_vm = [\"vm_141\", \"vm_165\"]", "reinforcements_vm = [\"vm_141\", \"vm_165\", \"vm_141\"]", "turn 3 / reinforcements_vm", "tonkin-fault-listed"),
];

#[test]
fn a_fault_of_the_tables_is_told_with_key_and_reason() {
    check("tables.toml", TABLES);
}

#[rustfmt::skip]
const SCENARIOS: &[Change] = &[
    ("order = [\"cao_bang\", \"hanoi\"", "order = [\"hanoi\", \"cao_bang\"", "campaign / order", "tonkin-fault-order"),
    ("\"dien_bien_phu\"]", "\"dien_bien_phu\", \"saigon\"]", "campaign / order", "fault-unknown-reference"),
    ("turns = 3", "turns = 4", "scenario cao_bang / turns", "fault-contradiction"),
    ("end_turn = 44\nturns = 6", "end_turn = 47\nturns = 9", "scenario dien_bien_phu / end_turn", "tonkin-fault-late"),
    ("starting_vp = 80", "starting_vp = 101", "scenario cao_bang / starting_vp", "fault-out-of-range"),
    ("starting_vp = 80", "starting_vp = 40", "scenario cao_bang / starting_vp", "tonkin-fault-lost-start"),
    ("air_transports = 2", "air_transports = 3", "scenario cao_bang / air_transports", "fault-contradiction"),
    ("truck_transports = 1", "truck_transports = 0", "scenario cao_bang / truck_transports", "fault-contradiction"),
    ("airstrike_barrage = 3", "airstrike_barrage = 5", "scenario cao_bang / airstrike_barrage", "fault-contradiction"),
    ("political_objective = \"Lang Son\"", "political_objective = \"Lang Sơn\"", "scenario cao_bang / political_objective", "fault-unknown-reference"),
    ("political_objective = \"Lang Son\"", "political_objective = \"Thai Nguyen\"", "scenario cao_bang / political_objective", "tonkin-fault-objective"),
    ("political_objective = \"Lang Son\"", "political_objective = \"Mao Khe\"", "scenario cao_bang / political_objective", "tonkin-fault-objective"),
    ("historical_vp = 51", "historical_vp = 41", "scenario cao_bang / historical_result", "fault-contradiction"),
    ("vm_owned_vp = [\"Lao Cai\"]", "vm_owned_vp = [\"Lang Son\"]", "scenario hanoi / vm_owned_vp", "tonkin-fault-owned"),
    ("destroyed_roads = [\"W5\", \"X7\"]", "destroyed_roads = [\"W5\", \"A1\"]", "scenario cao_bang / destroyed_roads", "tonkin-fault-no-road"),
    ("min = 41, max = 47", "min = 42, max = 47", "scenario cao_bang / vp_scale VM substantial / min", "fault-gap"),
    ("min = 41, max = 47", "min = 40, max = 47", "scenario cao_bang / vp_scale VM substantial / min", "fault-overlap"),
    ("pathet_lao_box2 = [\"vm_pl_3\", ", "pathet_lao_box2 = [", "scenario cao_bang / setup", "tonkin-fault-absent"),
    ("place = \"Cao Bang\"\nhex = \"W4\"", "place = \"Cao Bang\"\nhex = \"W5\"", "scenario cao_bang / setup 1 / hex", "fault-contradiction"),
    ("place = \"Cao Bang\"\nhex = \"W4\"", "place = \"Cao\"\nhex = \"W4\"", "scenario cao_bang / setup 1 / place", "fault-unknown-reference"),
    ("units = [\"fef_2_bmi\"]", "units = [\"fef_2_bmi\", \"fef_1_bmi\"]", "scenario cao_bang / setup 3 / generic", "fault-length"),
    ("units = [\"fef_2_bmi\"]\ngeneric = [\"2-7\"]\ntrench = false\nlosses = 0", "units = [\"fef_2_bmi\"]\ngeneric = [\"2-7\"]\ntrench = false\nlosses = 2", "scenario cao_bang / setup 3 / losses", "fault-out-of-range"),
    ("columns = [\"H\", \"P\"]", "columns = [\"H\"]", "scenario na_san / training_rules / columns", "fault-length"),
    ("vm_supply_centres = [\"Nghia Lo\"", "vm_supply_centres = [\"Nghia Los\"", "scenario na_san / training_rules / vm_supply_centres", "fault-unknown-reference"),
];

#[test]
fn a_fault_of_the_scenarios_is_told_with_key_and_reason() {
    check("scenarios.toml", SCENARIOS);
}

/// Changes that contradict several things at once.
#[rustfmt::skip]
const WIDER_CHANGES: &[(&str, &str, &str, &[Told])] = &[
    ("map.toml", "id = \"A1\", col = \"A\"", "id = \"B1\", col = \"A\"", &[
        ("map.toml", "hexes B1", "fault-duplicate"),
    ]),
    ("map.toml", "hex = \"T14\"\nkind = \"city\"", "hex = \"T99\"\nkind = \"city\"", &[
        ("map.toml", "community Hanoi / hex", "fault-unknown-reference"),
        ("map.toml", "hexes T14 / community", "fault-unknown-reference"),
    ]),
    ("map.toml", "hex = \"X15\"\nkind = \"city\"", "hex = \"T14\"\nkind = \"city\"", &[
        ("map.toml", "community Haiphong / hex", "tonkin-fault-shared-hex"),
        ("map.toml", "hexes X15 / community", "fault-contradiction"),
    ]),
    ("map.toml", "hex = \"W18\"", "hex = \"W17\"", &[
        ("map.toml", "community Thai Binh / hex", "fault-contradiction"),
    ]),
    ("map.toml", "number = 1\nhex = \"V5\"", "number = 1\nhex = \"AF26\"", &[
        ("map.toml", "setup_number vm-1 / hex", "tonkin-fault-closed-hex"),
        ("scenarios.toml", "scenario cao_bang / setup 33 / hex", "fault-contradiction"),
    ]),
    ("map.toml", "id = \"SAIGON\"", "id = \"SAIGONS\"", &[("map.toml", "box", "fault-missing-entry")]),
    ("map.toml", "[[road]]\nid = \"RC2b\"", "[[road]]\nid = \"RC2\"", &[
        ("map.toml", "road RC2", "fault-duplicate"),
        ("map.toml", "hexes M2 / roads", "tonkin-fault-stray-road"),
    ]),
    ("map.toml", "community = \"Ma Li Po\", roads = [\"SW\"]", "community = \"Ma Li Po\", roads = [\"W\"]", &[
        ("map.toml", "hexes N1 / roads", "tonkin-fault-road-end"),
        ("map.toml", "hexes N2 / roads", "tonkin-fault-road-end"),
        ("map.toml", "hexes N1 / roads", "tonkin-fault-stray-road"),
    ]),
    ("map.toml", "path = [\"N2\", \"M2\"]", "path = [\"N2\", \"M2\", \"M3\"]", &[
        ("map.toml", "road RC2b / path", "tonkin-fault-road-undrawn"),
    ]),
    ("map.toml", "path = [\"U14\", \"V14\", \"W14\"]", "path = [\"U14\", \"V14\"]", &[
        ("map.toml", "hexes V14 / rivers", "fault-contradiction"),
        ("map.toml", "hexes W14 / rivers duong", "tonkin-fault-stray-river"),
        ("map.toml", "river duong / mouth_side", "tonkin-fault-river-open"),
    ]),
    ("map.toml", "path = [\"U14\", \"V14\", \"W14\"]", "path = [\"U14\", \"W14\"]", &[
        ("map.toml", "river duong / path", "tonkin-fault-path-gap"),
    ]),
    ("map.toml", "class = \"major\", sides = [\"W\", \"SE\"]}, {id = \"duong\", system = \"duong\", class = \"major\", sides = [\"E\"]}", "class = \"major\", sides = [\"W\", \"SE\"]}, {id = \"duong\", system = \"duong\", class = \"major\", sides = [\"SE\"]}", &[
        ("map.toml", "hexes U14 / rivers duong / sides", "tonkin-fault-two-rivers"),
    ]),
    ("map.toml", "kind = \"island\", terrain = \"rough\", country = \"vietnam\", zone = \"highlands\", coastal = true", "kind = \"island\", terrain = \"rough\", country = \"vietnam\", zone = \"highlands\", coastal = false", &[
        ("map.toml", "hexes AC13 / coastal", "tonkin-fault-island"),
    ]),
    ("map.toml", "name = \"Ho Keou\"\nhex = \"J4\"\nkind = \"village\"\ncolour = \"red\"\ncountry = \"china\"\nzone = \"none\"\nvp = 0\nairstrip = false", "name = \"Ho Keou\"\nhex = \"J4\"\nkind = \"village\"\ncolour = \"red\"\ncountry = \"china\"\nzone = \"none\"\nvp = 0\nairstrip = true", &[
        ("map.toml", "community Ho Keou / airstrip", "tonkin-fault-chinese-airstrip"),
    ]),
    ("map.toml", "kind = \"town\"\ncolour = \"blue\"", "kind = \"town\"\ncolour = \"neutral\"", &[
        ("map.toml", "community Thai Binh / colour", "tonkin-fault-no-colour"),
    ]),
    ("units.toml", "id = \"vm_88\"", "id = \"vm_36\"", &[
        ("units.toml", "unit vm_36", "fault-duplicate"),
        ("scenarios.toml", "scenario cao_bang / setup 33 / units", "fault-unknown-reference"),
    ]),
    ("units.toml", "entry = 0", "entry = 1", &[
        ("units.toml", "unit vm_36 / entry", "tonkin-fault-unlisted"),
        ("scenarios.toml", "scenario cao_bang / setup 33 / units", "tonkin-fault-too-early"),
    ]),
    ("units.toml", "division = \"308\"", "division = \"309\"", &[("units.toml", "unit", "tonkin-fault-division")]),
    ("units.toml", "type = \"engineer\"", "type = \"anti_aircraft\"", &[
        ("units.toml", "unit vm_151 / traits", "tonkin-fault-trait"),
    ]),
    ("tables.toml", "supply_range = 3", "supply = 3", &[
        ("tables.toml", "constants / supply_range", "fault-missing-key"),
        ("tables.toml", "constants / supply", "fault-unknown-key"),
    ]),
    ("tables.toml", "total_max = 15", "total_max = 16", &[
        ("tables.toml", "crt / total_max", "fault-contradiction"),
        ("tables.toml", "crt / row 5-1 / spans", "fault-gap"),
    ]),
    ("tables.toml", "id = \"rain_season_attack\"", "id = \"snow\"", &[
        ("tables.toml", "combat_drm", "fault-missing-entry"),
        ("tables.toml", "combat_drm snow", "fault-unknown-reference"),
    ]),
    ("tables.toml", "{turn = 8, add = 1}", "{turn = 50, add = 1}", &[
        ("tables.toml", "tracks / truck / arrivals 50 / turn", "tonkin-fault-late"),
        ("scenarios.toml", "scenario hoa_binh / truck_transports", "fault-contradiction"),
    ]),
    ("tables.toml", "number = 2\nmonth", "number = 3\nmonth", &[("tables.toml", "turn 3", "fault-duplicate")]),
    ("tables.toml", "stacking_limit = 13", "stacking_limit = 9", &[
        ("scenarios.toml", "scenario cao_bang / setup 33 / units", "tonkin-fault-stacking"),
    ]),
    ("tables.toml", "max_sd_per_side = 9", "max_sd_per_side = 8", &[
        ("units.toml", "counts / fef_supply_dump", "fault-contradiction"),
    ]),
    ("scenarios.toml", "fef_off_map = [\"fef_navy\"", "fef_off_map = [\"vm_36\"", &[
        ("scenarios.toml", "scenario cao_bang / fef_off_map", "tonkin-fault-wrong-list"),
        ("scenarios.toml", "scenario cao_bang / fef_off_map", "tonkin-fault-named-twice"),
        ("scenarios.toml", "scenario cao_bang / setup", "tonkin-fault-absent"),
    ]),
    ("scenarios.toml", "columns = [\"H\", \"P\"]", "columns = [\"H\", \"L\"]", &[
        ("scenarios.toml", "scenario na_san / setup 9 / hex", "tonkin-fault-out-of-area"),
    ]),
    ("scenarios.toml", "training = true", "training = false", &[
        ("scenarios.toml", "scenario na_san / training_rules", "tonkin-fault-not-training"),
    ]),
    ("scenarios.toml", "\"dien_bien_phu\"]", "\"na_san\"]", &[
        ("scenarios.toml", "campaign / order", "tonkin-fault-training"),
    ]),
    ("scenarios.toml", "place = \"Na Cham\"\nhex = \"X8\"", "place = \"Hanoi\"\nhex = \"X8\"", &[
        ("scenarios.toml", "scenario cao_bang / setup 3 / hex", "fault-contradiction"),
    ]),
    ("scenarios.toml", "units = [\"fef_2_thai\"]", "units = [\"fef_dna_1\"]", &[
        ("scenarios.toml", "scenario cao_bang / setup 11 / units", "tonkin-fault-not-there"),
    ]),
    ("scenarios.toml", "units = [\"fef_2_1_rta\", \"fef_dna_3\"]\ngeneric = [\"2-7\", \"DNA 3-14\"]", "units = [\"fef_dna_3\"]\ngeneric = [\"DNA 3-14\"]", &[
        ("scenarios.toml", "scenario cao_bang / setup 16 / trench", "tonkin-fault-empty-trench"),
    ]),
];

#[test]
fn what_contradicts_several_things_is_told_for_each() {
    faults::each_makes_all::<Tonkin>(WIDER_CHANGES);
}

#[test]
fn a_fault_has_its_line() {
    faults::names_its_line::<Tonkin>("units.toml", "combat = 7", "combat = 77");
}

#[test]
fn a_pack_has_its_four_files_and_no_other() {
    faults::files_are_missing_or_foreign::<Tonkin>();
}

#[test]
fn a_file_that_is_no_toml_is_told_once() {
    let mut pack = embedded();
    for file in ["map.toml", "units.toml", "tables.toml", "scenarios.toml"] {
        pack.0.insert(file.to_owned(), "[[".to_owned());
    }
    let faults = load(&pack).expect_err("nothing can be read");
    assert!(faults.iter().all(|fault| fault.id == "fault-syntax"), "{faults:#?}");
    assert_eq!(faults.len(), 4);
}

#[test]
fn broken_files_are_refused() {
    faults::broken_files_are_refused::<Tonkin>();
}

#[test]
fn no_change_of_the_pack_breaks_the_loader() {
    faults::no_change_breaks_the_loader::<Tonkin>(24);
}

//! A pack with a fault is refused with the file, the key and the reason.

use kernel::{Fact, Pack};
use proof::faults::{self, Told, after, line, told};
use storm::Storm;
use storm::components::Kind;
use storm::setup::{embedded, load};

/// Each change makes exactly one fault: file, what is replaced, by what, key, id.
#[rustfmt::skip]
const CHANGES: &[(&str, &str, &str, &str, &str)] = &[
    // Keys and values of any file.
    ("map.toml", "defence = 0", "", "area 7 / defence", "fault-missing-key"),
    ("map.toml", "defence = 0", "defence = 0\nmood = 1", "area 7 / mood", "fault-unknown-key"),
    ("map.toml", "defence = 0", "defence = 0\ndefence = 0", "defence", "fault-duplicate-key"),
    ("map.toml", "defence = 0", "defence = \"0\"", "area 7 / defence", "fault-wrong-type"),
    ("map.toml", "defence = 0", "defence = 0.5", "area 7 / defence", "fault-wrong-type"),
    ("map.toml", "defence = 0", "defence = 4", "area 7 / defence", "fault-out-of-range"),
    ("map.toml", "defence = 0", "defence = 99999999999999999999", "area 7 / defence", "fault-out-of-range"),
    ("map.toml", "defence = 0", "defence =", "", "fault-syntax"),
    ("map.toml", "terrain = \"paddy\"", "terrain = \"sea\"", "area 7 / terrain", "fault-unknown-value"),
    ("map.toml", "name_fr = \"Gabrielle\"", "name_fr = \"\"", "area 6 / name_fr", "fault-empty"),
    ("map.toml", "[river]", "[rivers]\nsource = \"me\"\n[river]", "rivers", "fault-unknown-key"),
    ("map.toml", "game = \"storm\"", "game = \"siege\"", "meta / game", "fault-unknown-value"),
    ("map.toml", "version = 1", "", "meta / version", "fault-missing-key"),
    ("tables.toml", "cost = 1\nstate = \"fresh\"\nresult = \"flip to spent\"\nsource = \"rules 8.4\"", "cost = 1\nstate = \"fresh\"\nresult = \"flip to spent\"", "damage_option 1 / source", "fault-missing-key"),
    ("units.toml", "stacking_limit = \"rules 7.0\"", "stack = \"rules 7.0\"", "meta / source_of / stack", "fault-unknown-key"),
    // The map.
    ("map.toml", "area_count = 40", "area_count = 39", "meta / area_count", "fault-count"),
    ("map.toml", "area_count = 40", "area_count = 48", "meta / area_count", "fault-out-of-range"),
    ("map.toml", "centre = [133, 66]", "centre = [133]", "area 1 / centre", "fault-wrong-type"),
    ("map.toml", "centre = [133, 66]", "centre = [933, 66]", "area 1 / centre", "storm-fault-point-outside"),
    ("map.toml", "at = [606, 862]", "at = [6, 862]", "place 1 / at", "storm-fault-point-outside"),
    ("map.toml", "[644, 1400]]", "[644, 1401]]", "road 2 / polyline", "storm-fault-off-map"),
    ("map.toml", "victory = true", "victory = false", "area 6 / victory", "storm-fault-victory"),
    ("map.toml", "map_edge = true", "map_edge = false", "area 1 / map_edge", "storm-fault-map-edge"),
    ("map.toml", "a = 38\nb = 40\nkind = \"land\"", "a = 38\nb = 40\nkind = \"river\"", "border 38-40 / kind", "storm-fault-banks"),
    ("map.toml", "a = 38\nb = 40", "a = 38\nb = 38", "border 38-38 / b", "storm-fault-self-border"),
    ("map.toml", "a = 38\nb = 40", "a = 40\nb = 38", "border 40-38 / b", "storm-fault-border-order"),
    ("map.toml", "a = 38\nb = 40", "a = 38\nb = 41", "border 38-41 / b", "fault-unknown-reference"),
    ("map.toml", "a = 38\nb = 40", "a = 37\nb = 40", "border 37-40", "fault-duplicate"),
    ("map.toml", "green_areas = 6", "green_areas = 5", "totals / green_areas", "fault-count"),
    ("map.toml", "areas = [16, 20, 21]", "areas = [16, 20, 22]", "runway / areas", "fault-contradiction"),
    ("map.toml", "areas = [21, 29]", "areas = [21, 28]", "bridge 1 / areas", "fault-unknown-reference"),
    ("map.toml", "areas = [21, 29]", "areas = [21]", "bridge 1 / areas", "fault-length"),
    ("map.toml", "bonus = \"white\"", "bonus = \"none\"", "area 6 / bonus", "fault-contradiction"),
    ("map.toml", "stacking_limit = 9", "stacking_limit = 8", "meta / stacking_limit", "fault-contradiction"),
    // Units.
    ("units.toml", "id = \"F-V.7RTA-2\"", "id = \"F-V.7RTA-1\"", "unit F-V.7RTA-1", "fault-duplicate"),
    ("units.toml", "setup = 14", "setup = 41", "unit F-III.13DBLE-9 / setup", "fault-unknown-reference"),
    ("units.toml", "setup = 14", "setup = 8", "unit F-III.13DBLE-9 / setup", "storm-fault-red-area"),
    ("units.toml", "setup = 14", "setup = 7", "unit F-III.13DBLE-9 / setup", "storm-fault-setup-control"),
    ("units.toml", "setup = 14", "", "unit F-III.13DBLE-9", "storm-fault-start"),
    ("units.toml", "setup = 14", "setup = 14\narrival = 1", "unit F-III.13DBLE-9", "storm-fault-start"),
    ("units.toml", "setup = 14", "arrival = 9", "unit F-III.13DBLE-9 / arrival", "fault-out-of-range"),
    ("units.toml", "setup = 14", "arrival = \"+\"", "unit F-III.13DBLE-9 / arrival", "fault-unknown-value"),
    ("units.toml", "setup = 14", "pool = \"replacement\"", "unit F-III.13DBLE-9 / pool", "storm-fault-start-side"),
    ("units.toml", "formation = \"III/13 DBLE\"", "formation = \"XX\"", "unit F-III.13DBLE-9 / formation", "fault-unknown-reference"),
    ("units.toml", "formation = \"III/13 DBLE\"", "formation = \"9/304\"", "unit F-III.13DBLE-9 / side", "fault-contradiction"),
    ("units.toml", "firepower = 2\ndefence = 10", "firepower = 2\ndefence = 9", "unit F-III.13DBLE-9", "fault-contradiction"),
    ("units.toml", "class = \"fr_legion\"", "class = \"fr_marines\"", "unit F-III.13DBLE-9 / class", "fault-unknown-reference"),
    ("units.toml", "type = \"infantry\"", "type = \"cavalry\"", "unit F-III.13DBLE-9 / type", "fault-unknown-value"),
    ("units.toml", "french_units = 73", "french_units = 72", "meta / french_units", "fault-count"),
    ("units.toml", "viet_minh_units = 84", "viet_minh_units = 85", "meta / viet_minh_units", "fault-count"),
    ("units.toml", "replacement_units = 21", "replacement_units = 20", "meta / replacement_units", "fault-count"),
    ("units.toml", "star_units = 3", "star_units = 2", "meta / star_units", "fault-count"),
    ("units.toml", "abbreviation = \"GAACEO\"", "abbreviation = \"GAA\"", "formation 1 GAACEO / abbreviation", "fault-unknown-reference"),
    // Cards.
    ("cards.toml", "id = \"rats\"\nside = \"VM\"", "id = \"rats\"\nside = \"FR\"", "kind rats / side", "storm-fault-kind-side"),
    ("cards.toml", "copies = 5", "copies = 4", "kind artillery / copies", "fault-count"),
    ("cards.toml", "card_count = 54", "card_count = 55", "meta / card_count", "fault-count"),
    ("cards.toml", "id = \"VM-24\"", "id = \"VM-28\"", "card VM-28 / id", "fault-contradiction"),
    ("cards.toml", "id = \"VM-24\"\nside = \"VM\"\nnumber = 24\nkind = \"artillery_75\"\ntrench_value = 3", "id = \"VM-24\"\nside = \"VM\"\nnumber = 24\nkind = \"artillery_75\"\ntrench_value = 2", "card VM-24 / trench_value", "fault-contradiction"),
    ("cards.toml", "firepower = 7\n", "", "kind artillery / firepower", "fault-missing-key"),
    ("cards.toml", "firepower_7plus = 13\n", "", "kind katyusha / firepower_7plus", "fault-missing-key"),
    ("cards.toml", "firepower_bonus = 3", "firepower_bonus = 3\nfirepower = 3", "kind mortar_support / firepower", "fault-unknown-key"),
    ("cards.toml", "firepower_bonus = 3", "firepower_bonus = 0", "kind mortar_support / firepower_bonus", "fault-out-of-range"),
    ("cards.toml", "reduce_per_unit = 1\n", "", "kind bigeard / reduce_per_unit", "fault-missing-key"),
    ("cards.toml", "multiplier = [2, 3]", "multiplier = [2]", "kind improved_defenses / multiplier", "fault-length"),
    ("cards.toml", "removed_on = [4, 5, 6]", "removed_on = [4, 5, 7]", "kind propaganda / removed_on", "fault-out-of-range"),
    ("cards.toml", "first_turn = 2", "first_turn = 9", "kind mine_shaft / first_turn", "fault-out-of-range"),
    ("cards.toml", "keep = \"higher\"", "keep = \"new\"", "kind giap / keep", "fault-fixed"),
    ("cards.toml", "windows = [\"W6\"]", "windows = [\"W5\"]", "kind bigeard / windows", "fault-fixed"),
    ("cards.toml", "timing = \"supply\"", "timing = \"impulse\"", "kind heavy_flak / timing", "fault-fixed"),
    ("cards.toml", "rolls = [6]", "rolls = []", "kind relief_force / die_table", "fault-gap"),
    ("cards.toml", "rolls = [6]", "rolls = [5, 6]", "kind relief_force / die_table", "fault-overlap"),
    ("cards.toml", "infantry = 2, armor = 0", "infantry = 3, armor = 0", "kind relief_force / die_table", "storm-fault-relief"),
    // Tables.
    ("tables.toml", "turns = 8", "turns = 9", "turn", "fault-gap"),
    ("tables.toml", "turns = 8", "turns = 16", "meta / turns", "fault-out-of-range"),
    ("tables.toml", "[[turn]]\nnumber = 8", "[[turn]]\nnumber = 9", "turn 9 / number", "fault-out-of-range"),
    ("tables.toml", "[[turn]]\nnumber = 8", "[[turn]]\nnumber = 7", "turn 7", "fault-duplicate"),
    ("tables.toml", "dates_fr = \"1er-7 mai\"", "", "turn 8 / dates_fr", "fault-missing-key"),
    ("tables.toml", "enter_extra = 1", "enter_extra = 2", "movement / max_cost_per_step", "fault-fixed"),
    ("tables.toml", "extra_loss_per_reroll = 1", "extra_loss_per_reroll = 2", "assault / extra_loss_per_reroll", "fault-contradiction"),
    ("tables.toml", "cost = 3", "cost = 2", "damage_option 5 / cost", "fault-out-of-range"),
    ("tables.toml", "result = \"retreat\"", "result = \"rout\"", "damage_option 2 / result", "fault-fixed"),
    ("tables.toml", "required_trench_level = 3", "required_trench_level = 4", "assault / required_trench_level", "fault-out-of-range"),
    ("tables.toml", "min = 9", "min = 10", "supply_row 2 / min", "fault-gap"),
    ("tables.toml", "min = 9", "min = 8", "supply_row 2 / min", "fault-overlap"),
    ("tables.toml", "max = 99", "max = 98", "supply_row", "fault-gap"),
    ("tables.toml", "by_die = [1, 1, 2, 2, 3, 3]", "by_die = [1, 1, 2, 2, 3]", "replacements / by_die", "fault-length"),
    ("tables.toml", "max_modifier = 12", "max_modifier = 13", "supply / max_modifier", "fault-contradiction"),
    ("tables.toml", "units = 18", "units = 17", "reinforcement 2 / units", "fault-count"),
    ("tables.toml", "formations = [\"176/316\"]\nunits = 3", "formations = [\"174/316\", \"176/316\"]\nunits = 4", "reinforcement 4 / units", "fault-count"),
    ("tables.toml", "area = 38", "area = 37", "isabelle / area", "fault-contradiction"),
    ("tables.toml", "last_turn = 4", "last_turn = 5", "isabelle / last_turn", "fault-contradiction"),
    ("tables.toml", "card = \"FR-09\"", "card = \"FR-10\"", "isabelle / card", "fault-unknown-reference"),
    ("tables.toml", "\"F-1RCC-3\"]", "\"F-1RCC-2\"]", "isabelle / units", "fault-contradiction"),
    ("tables.toml", "bid_max = 10", "bid_max = 9", "victory / bid_max", "fault-contradiction"),
    ("tables.toml", "vm_needs = 6", "vm_needs = 7", "victory / vm_needs", "fault-contradiction"),
    ("tables.toml", "source = \"rules 5.1\"\n\n[[bonus_set]]", "source = \"rules 5.1\"\nweight = 1\n\n[[bonus_set]]", "bonus_set white / weight", "fault-unknown-key"),
];

#[test]
fn a_fault_is_told_with_file_key_and_reason() {
    faults::each_makes_one::<Storm>(CHANGES);
}

/// Changes that contradict several things at once.
#[rustfmt::skip]
const WIDER_CHANGES: &[(&str, &str, &str, &[Told])] = &[
    // Area 7 becomes area 41: every border with 7 hangs in the air.
    ("map.toml", "number = 7\n", "number = 41\n", &[
        ("map.toml", "border 5-7 / b", "fault-unknown-reference"),
        ("map.toml", "place 2 / area", "fault-unknown-reference"),
    ]),
    ("map.toml", "[[border]]\na = 38\nb = 40\nkind = \"land\"\nlength = 278\nsource = \"reconstructed\"\n", "", &[
        ("map.toml", "border", "storm-fault-border-missing"),
    ]),
    ("map.toml", "a = 38\nb = 40", "a = 1\nb = 40", &[
        ("map.toml", "border 1-40 / kind", "storm-fault-banks"),
    ]),
    ("map.toml", "a = 37\nb = 40", "a = 36\nb = 40", &[
        ("map.toml", "border 36-40", "storm-fault-border-undrawn"),
        ("map.toml", "border", "storm-fault-border-missing"),
    ]),
    ("map.toml", "control = \"VM\"\ncolour = \"red\"", "control = \"FR\"\ncolour = \"red\"", &[
        ("map.toml", "area 1 / control", "storm-fault-red-control"),
    ]),
    ("map.toml", "colour = \"blue\"", "colour = \"black\"", &[
        ("map.toml", "runway / areas", "fault-contradiction"),
        ("tables.toml", "supply / max_modifier", "fault-contradiction"),
    ]),
    ("map.toml", "defence = 3", "defence = 2", &[
        ("map.toml", "area 6 / victory", "storm-fault-victory"),
    ]),
    // A regiment of nine companies no longer fits into its area.
    ("tables.toml", "stacking_limit = 9", "stacking_limit = 8", &[
        ("map.toml", "meta / stacking_limit", "fault-contradiction"),
        ("units.toml", "meta / stacking_limit", "fault-contradiction"),
        ("units.toml", "unit V-141-428-3 / setup", "storm-fault-stacking"),
    ]),
    ("cards.toml", "id = \"rats\"", "id = \"mice\"", &[
        ("cards.toml", "kind mice / id", "fault-unknown-value"),
        ("cards.toml", "card VM-03 / kind", "fault-unknown-reference"),
        ("cards.toml", "kind", "fault-missing-entry"),
    ]),
    ("cards.toml", "id = \"VM-24\"", "id = \"VM-23\"", &[
        ("cards.toml", "card VM-23", "fault-duplicate"),
        ("cards.toml", "kind artillery_75 / copies", "fault-count"),
    ]),
    ("tables.toml", "max = 15", "max = 5", &[
        ("tables.toml", "supply_row 2 / max", "fault-out-of-range"),
        ("tables.toml", "supply_row 3 / min", "fault-gap"),
    ]),
    ("cards.toml", "cards_per_side = 27", "cards_per_side = 28", &[
        ("cards.toml", "meta / cards_per_side", "fault-count"),
        ("cards.toml", "card", "fault-gap"),
    ]),
    ("cards.toml", "area = 38", "area = 39", &[
        ("cards.toml", "kind relief_force / area", "storm-fault-red-area"),
        ("tables.toml", "isabelle / area", "fault-contradiction"),
    ]),
    ("cards.toml", "trench_value = 2", "trench_value = 4", &[
        ("cards.toml", "kind improved_defenses / trench_value", "fault-out-of-range"),
    ]),
    ("tables.toml", "areas = [6, 9, 14]", "areas = [6, 9, 41]", &[
        ("tables.toml", "bonus_set white / areas", "fault-unknown-reference"),
        ("map.toml", "area 14 / bonus", "fault-contradiction"),
    ]),
    ("tables.toml", "areas = [6, 9, 14]", "areas = [6, 9, 14, 6]", &[
        ("tables.toml", "bonus_set white / areas", "fault-repeated"),
    ]),
    ("tables.toml", "formations = [\"1 BPC\"]\nunits = 3", "formations = [\"2 BPC\"]\nunits = 3", &[
        ("tables.toml", "reinforcement 7 / units", "fault-count"),
        ("tables.toml", "reinforcement 7 / formations", "fault-unknown-reference"),
    ]),
    ("tables.toml", "[[reinforcement]]\nturn = 7\nside = \"FR\"\nformations = [\"1 BPC\"]\nunits = 3\nsource = \"reconstructed\"", "", &[
        ("tables.toml", "reinforcement", "storm-fault-schedule"),
    ]),
    ("tables.toml", "[[turn]]\nnumber = 8\ndates = \"1-7 May\"\ndates_fr = \"1er-7 mai\"\nhand_fr = 5\nhand_vm = 5\nsource = \"reconstructed\"\nsource_of = { number = \"rules 4.0\" }\n", "", &[
        ("tables.toml", "turn", "fault-gap"),
    ]),
];

#[test]
fn what_contradicts_several_things_is_told_for_each() {
    faults::each_makes_all::<Storm>(WIDER_CHANGES);
}

/// The text without the listed entries that contain a piece.
fn without_entries(text: &str, heading: &str, piece: &str) -> String {
    let mut entries = text.split(heading);
    let head = entries.next().expect("a text has a beginning").to_owned();
    let kept = entries.filter(|entry| !entry.contains(piece));
    kept.fold(head, |text, entry| text + heading + entry)
}

#[test]
fn an_area_without_borders_cannot_be_reached() {
    let mut pack = embedded();
    let text = without_entries(pack.file("map.toml"), "[[border]]", "b = 40\n");
    pack.0.insert("map.toml".to_owned(), text);
    let faults = load(&pack).expect_err("area 40 is cut off");
    assert_eq!(
        told(&faults),
        [
            ("map.toml", "border", "storm-fault-border-missing"),
            ("map.toml", "border", "storm-fault-border-missing"),
            ("map.toml", "border", "storm-fault-border-missing"),
            ("map.toml", "area 40", "storm-fault-unreachable"),
        ]
    );
}

#[test]
fn an_outline_of_two_points_is_none() {
    let mut pack = embedded();
    let text = pack.0.get_mut("map.toml").expect("the file is in the pack");
    let start = text.find("polygon = [").expect("area 1 has one");
    let end = start + text[start..].find('\n').expect("a line ends");
    text.replace_range(start..end, "polygon = [[0, 0], [9, 9]]");
    let faults = load(&pack).expect_err("area 1 has no shape");
    assert_eq!(told(&faults)[0], ("map.toml", "area 1 / polygon", "storm-fault-polygon"));
}

#[test]
fn a_side_has_at_most_128_units() {
    let mut pack = embedded();
    let text = pack.0.get_mut("units.toml").expect("the file is in the pack");
    let start = text.find("[[unit]]\nid = \"V-R-21\"").expect("the last unit");
    let end = start + text[start..].find("# Markers").expect("markers follow");
    let unit = text[start..end].to_owned();
    let more: String =
        (22..=45).map(|number| unit.replace("V-R-21", &format!("V-R-{number}"))).collect();
    text.insert_str(end, &more);
    let faults = load(&pack).expect_err("129 are too many");
    assert_eq!(told(&faults), [("units.toml", "unit", "storm-fault-too-many-units")]);
}

#[test]
fn all_faults_of_all_files_are_told_at_once() {
    let pack = faults::changed::<Storm>(&[
        ("map.toml", "defence = 0", "defence = 7"),
        ("map.toml", "bank = \"east\"", "bank = \"middle\""),
        ("units.toml", "move = 3", "move = \"fast\""),
        ("cards.toml", "copies = 5", "copies = 0"),
        ("tables.toml", "bid_max = 10", ""),
    ]);
    let faults = load(&pack).expect_err("five faults");
    assert_eq!(
        told(&faults),
        [
            ("map.toml", "area 3 / bank", "fault-unknown-value"),
            ("map.toml", "area 7 / defence", "fault-out-of-range"),
            ("units.toml", "unit F-III.13DBLE-9 / move", "fault-wrong-type"),
            ("cards.toml", "kind artillery / copies", "fault-out-of-range"),
            ("tables.toml", "victory / bid_max", "fault-missing-key"),
        ]
    );
}

#[test]
fn a_fault_knows_its_line() {
    faults::names_its_line::<Storm>("map.toml", "defence = 0", "defence = 9");
    faults::names_its_line::<Storm>("map.toml", "defence = 0", "defence = ?");
    // A missing key has the line of its entry.
    let faults = after::<Storm>("map.toml", "defence = 0\n", "");
    let Some(Fact::Number(entry)) = line(&faults[0]) else { panic!("no line") };
    let map = embedded();
    assert_eq!(map.file("map.toml").lines().nth(*entry as usize - 1), Some("[[area]]"));
}

#[test]
fn files_are_missing_or_too_many() {
    faults::files_are_missing_or_foreign::<Storm>();
}

#[test]
fn an_empty_pack_lacks_every_table() {
    let empty = storm::setup::FILES.map(|name| (name, ""));
    let faults = load(&Pack::of(&empty)).expect_err("nothing is there");
    let missing = faults.iter().filter(|fault| fault.id == "fault-missing-key").count();
    assert!(missing >= 10, "{:#?}", told(&faults));
}

#[test]
fn a_corrected_pack_is_accepted() {
    let pack = faults::changed::<Storm>(&[
        ("map.toml", "defence = 0", "defence = 2"),
        ("units.toml", "class = \"fr_legion\"\nfirepower = 2", "firepower = 4"),
        ("tables.toml", "hand_vm = 5", "hand_vm = 6"),
        ("cards.toml", "firepower_bonus = 3", "firepower_bonus = 4"),
        ("tables.toml", "cost = 3", "cost = 4"),
        ("cards.toml", "firepower = 7\n", "firepower = 8\n"),
    ]);
    let storm = load(&pack).expect("corrections are welcome");
    assert_eq!(storm.areas[6].defence, 2);
    assert_eq!(storm.units[0][0].firepower, 4);
    assert_eq!(storm.tables.turns[0].hand[1], 6);
    assert_eq!(storm.kinds[Kind::Artillery as usize].firepower, 8);
    assert_eq!(storm.card_values.mortar_bonus, 4);
    assert_eq!(storm.tables.damage.eliminate_fresh, 4);
    assert_ne!(pack.hash(), embedded().hash());
}

#[test]
fn broken_files_are_refused() {
    faults::broken_files_are_refused::<Storm>();
}

#[test]
fn no_change_of_the_pack_breaks_the_loader() {
    faults::no_change_breaks_the_loader::<Storm>(24);
}

//! What is wrong with a pack is said at once: file, key and reason.

use company::Company;
use company::setup::{embedded, load};
use kernel::Fault;
use proof::faults::{self as spoiled, after};

/// The first fault as `file: key: id`.
fn first(file: &str, from: &str, to: &str) -> String {
    let told = after::<Company>(file, from, to);
    let Fault { file, key, id, .. } = &told[0];
    format!("{file}: {key}: {id}")
}

#[test]
fn files_that_are_missing_or_unknown() {
    spoiled::files_are_missing_or_foreign::<Company>();
}

#[test]
fn text_that_is_no_toml() {
    assert_eq!(first("forces.toml", "version = 1", "version ="), "forces.toml: : fault-syntax");
}

#[test]
fn values_of_the_wrong_kind_or_out_of_range() {
    let start = "tables.toml: action_dice / start: fault-wrong-type";
    assert_eq!(
        first(
            "tables.toml",
            "start = 7\nminimum = 1\nveteran",
            "start = \"seven\"\nminimum = 1\nveteran"
        ),
        start
    );
    let range = "tables.toml: shooting / foot_range: fault-out-of-range";
    assert_eq!(first("tables.toml", "foot_range = 3", "foot_range = 9"), range);
    let fixed = "tables.toml: morale / raw: fault-fixed";
    assert_eq!(first("tables.toml", "raw = 1\n", "raw = 2\n"), fixed);
}

/// What two files print must be the same in both: one alone is refused, both together are another pack.
#[test]
fn what_stands_in_two_files_is_compared() {
    let forces = ("forces.toml", "morale_dice = 1", "morale_dice = 2");
    let tables = ("tables.toml", "raw = 1\n", "raw = 2\n");
    let morale = "tables.toml: morale / raw: fault-fixed";
    assert_eq!(first(forces.0, forces.1, forces.2), morale);
    let both = spoiled::changed::<Company>(&[forces, tables]);
    assert_eq!(spoiled::of::<Company>(&both), []);
    let range = "terrain.toml: relations / foot_range: fault-fixed";
    assert_eq!(first("tables.toml", "foot_range = 3", "foot_range = 2"), range);
    let trap = "tables.toml: booby_trap / save_raw_or_truck: fault-fixed";
    let saves = ("save_raw_or_truck = [4,5,6]", "save_raw_or_truck = [5,6]");
    assert_eq!(first("tables.toml", saves.0, saves.1), trap);
}

#[test]
fn keys_that_are_missing_or_unknown() {
    let missing = "missions.toml: mission search_and_destroy / countdown: fault-missing-key";
    assert_eq!(first("missions.toml", "countdown = 33\nfirst", "first"), missing);
    let unknown = "missions.toml: mission search_and_destroy / weather: fault-unknown-key";
    assert_eq!(
        first("missions.toml", "year = 1967\n", "year = 1967\nweather = \"rain\"\n"),
        unknown
    );
}

#[test]
fn maps_have_sixty_squares_and_named_villages() {
    let grid = "terrain.toml: map rach_kien / grid: company-fault-grid";
    assert_eq!(first("terrain.toml", "\"PPPVVPPPBP\"", "\"PPPVVPPPB\""), grid);
    let letter = "terrain.toml: map rach_kien / grid: fault-unknown-reference";
    assert_eq!(first("terrain.toml", "\"PPPVVPPPBP\"", "\"PPPVVPPPBQ\""), letter);
    let hamlet = "terrain.toml: map rach_kien / hamlets: company-fault-hamlets";
    assert_eq!(first("terrain.toml", "\"PPPVVPPPBP\"", "\"PPPVVPPPVP\""), hamlet);
    let twice = after::<Company>("terrain.toml", r#"["D1","E1","E2"]"#, r#"["D1","D1","E1","E2"]"#);
    assert_eq!(twice[0].id, "company-fault-square-twice");
}

#[test]
fn lists_keep_their_rules_and_their_points() {
    let told = after::<Company>("forces.toml", "points = 114", "points = 115");
    assert_eq!(
        (told[0].id, told[0].key.as_str()),
        ("fault-count", "army us_rifle_platoon / points")
    );
    let kind = after::<Company>(
        "forces.toml",
        r#"type = "us_weapons", grade"#,
        r#"type = "us_pilots", grade"#,
    );
    assert!(kind.iter().any(|fault| fault.id == "company-fault-list-type"), "{kind:?}");
    let side = after::<Company>(
        "forces.toml",
        "side = \"white_star\"\nnation = \"US\"",
        "side = \"communist\"\nnation = \"US\"",
    );
    assert!(side.iter().any(|fault| fault.id == "company-fault-army-side"), "{side:?}");
}

#[test]
fn missions_name_what_there_is_and_have_room() {
    let map = "missions.toml: mission search_and_destroy / map: fault-unknown-reference";
    assert_eq!(first("missions.toml", "map = \"bong_son\"", "map = \"saigon\""), map);
    let list = "missions.toml: mission search_and_destroy / white_star: fault-unknown-reference";
    assert_eq!(first("missions.toml", "\"us_rifle_platoon\"", "\"vc_main_force\""), list);
    let room = "missions.toml: mission search_and_destroy / peasants: company-fault-room";
    assert_eq!(first("missions.toml", "peasants = 9", "peasants = 40"), room);
    let marker = "missions.toml: mission search_and_destroy / loop: fault-unknown-reference";
    assert_eq!(first("missions.toml", r#"loop = ["number1""#, r#"loop = ["number2""#), marker);
    let edges = after::<Company>("missions.toml", r#"edges = ["west"] }"#, "edges = [] }");
    assert_eq!(edges[0].id, "company-fault-deploy");
    let arrival = after::<Company>(
        "missions.toml",
        "com_hidden = 5\ncom_hidden_columns = [\"E\", \"F\", \"G\", \"H\", \"I\", \"J\"]\ncom_edges = [\"north\", \"east\"]",
        "com_hidden = 2\ncom_hidden_columns = [\"E\", \"F\", \"G\", \"H\", \"I\", \"J\"]\ncom_edges = []",
    );
    assert_eq!(arrival[0].id, "company-fault-no-arrival");
    let span = after::<Company>("terrain.toml", "hamlets = [3, 4]", "hamlets = [4, 3]");
    assert_eq!(span[0].id, "company-fault-span");
}

/// Many faults in many files come together.
#[test]
fn all_faults_are_told_at_once() {
    let mut pack = embedded();
    for text in pack.0.values_mut() {
        *text = text.replacen("version = 1", "version = 0", 1);
    }
    let told = load(&pack).expect_err("the pack is wrong");
    assert!(told.len() >= 3, "{told:?}");
    assert!(told.iter().all(|fault| fault.key == "meta / version"));
}

#[test]
fn a_fault_has_its_line() {
    spoiled::names_its_line::<Company>("tables.toml", "foot_range = 3", "foot_range = 9");
}

#[test]
fn broken_files_are_refused() {
    spoiled::broken_files_are_refused::<Company>();
}

#[test]
fn no_change_of_the_pack_breaks_the_loader() {
    spoiled::no_change_breaks_the_loader::<Company>(48);
}

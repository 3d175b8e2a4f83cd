//! Chapter X2.4: lists that players write, and what is wrong with them.

use std::collections::BTreeMap;

use company::Company;
use company::components::Side;
use kernel::{Fault, Options, Rules, Title};

fn load(key: &str, list: &str) -> Result<Company, Vec<Fault>> {
    let given = BTreeMap::from([(key.to_owned(), list.to_owned())]);
    let options = Options::complete(&Company::INFO, &given).expect("the options exist");
    Company::load(&Company::packs()[0], "search_and_destroy", &options)
}

fn faults(list: &str) -> Vec<&'static str> {
    let told = load("white_star", list).expect_err("the list is wrong");
    told.into_iter().map(|fault| fault.id).collect()
}

/// The mission's list has 114 points.
const SOUND: &str = "us_command:average @Command, us_rifle:average @Command, \
                     us_weapons:average @Command, 2 us_rifle:average @Maneuver";

#[test]
fn a_sound_list_makes_an_army() {
    let rules = load("white_star", SOUND).expect("it is sound");
    assert_eq!(rules.forces[0].units.len(), 5);
    assert_eq!(rules.forces[0].groups.len(), 2);
    let vehicles = "us_command:average @A, 3 us_rifle:average @A, carrier @B";
    let rules = load("white_star", vehicles).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(rules.forces[0].points, 110);
}

/// S-80: the VC have no vehicles, and no list gives them any. An NVA list may have them.
#[test]
fn a_vc_list_has_no_vehicles() {
    let told = load("communist", "2 vc_main:average @A, 3 vc_local @B, truck @B");
    let told = told.expect_err("the list is wrong");
    assert!(told.iter().any(|fault| fault.id == "company-fault-list-nation"), "{told:?}");
    let nva = "nva_command:average @A, 2 nva_rifle:average @A, nva_rifle:average @B, carrier @B";
    let rules = load("communist", nva).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(rules.forces[1].units.len(), 5);
    for army in &rules.components.armies {
        let vc = army.nation == company::components::Nation::Vc;
        let vehicles = ["tank", "carrier", "truck"];
        let has = army.entries.iter().any(|entry| vehicles.contains(&entry.kind.as_str()));
        assert!(!(vc && has), "{}", army.id);
    }
}

#[test]
fn every_fault_has_its_message() {
    let cases = [
        ("us_command @A, 2 us_marine @B", "company-fault-list-type"),
        ("us_command @A, us_rifle:elite @B", "company-fault-list-entry"),
        ("us_command:raw @A", "company-fault-list-grade"),
        ("us_command @A, arvn_rifle:average @A", "company-fault-list-nation"),
        ("us_command @A, 5 us_rifle @A", "company-fault-list-group"),
        ("2 us_command @A", "company-fault-list-pc"),
        ("us_rifle @A", "company-fault-list-pc"),
        ("us_command @A, 2 us_company_hq @A", "company-fault-list-cc"),
        ("us_command @A, 4 us_rifle @B, 4 us_rifle @C", "company-fault-list-platoon"),
        ("us_command @A, 2 tank @B, 2 tank @B", "company-fault-list-vehicles"),
        ("us_command @A, 3 tank @B", "company-fault-list-vehicle-count"),
        ("us_command @A, tank:raw @B", "company-fault-list-vehicle-grade"),
        ("us_command @A", "company-fault-list-points"),
        ("vc_main:average @A", "company-fault-list-side"),
        ("tank @A", "company-fault-list-empty"),
        ("us_command", "company-fault-list-entry"),
        ("us_command @A, 0 us_rifle @A", "company-fault-list-count"),
        ("us_command @A, 16 us_rifle @B, 9 us_rifle @C", "company-fault-list-size"),
    ];
    for (list, fault) in cases {
        let told = faults(list);
        assert!(told.contains(&fault), "{list}: {told:?}");
    }
    let crowd = vec!["16 us_rifle @A"; 40].join(",");
    let told = faults(&crowd);
    assert!(told.contains(&"company-fault-list-size"), "640 units: {told:?}");
    let long = vec!["us_rifle @A"; 41].join(",");
    assert_eq!(faults(&long), ["company-fault-list-long"]);
}

/// All faults of a list are told at once.
#[test]
fn all_faults_are_told_at_once() {
    let told = faults("us_rifle:raw @A, 9 us_marine @B, tank:raw @B");
    assert!(told.len() >= 4, "{told:?}");
}

/// S-81: an army too large for its squares was refused, and no position could be laid out with it.
#[test]
fn every_unit_finds_a_square_to_deploy_in() {
    let many = "us_command:average @A, 2 us_recon @A, 2 us_recon @B, carrier @B";
    let rules = load("white_star", many);
    assert!(rules.is_err() || rules.is_ok_and(|rules| rules.forces[0].units.len() == 6));
    let given = BTreeMap::from([
        ("white_star".to_owned(), "us_company".to_owned()),
        ("map".to_owned(), String::new()),
    ]);
    let options = Options::complete(&Company::INFO, &given).expect("the options exist");
    let told = Company::load(&Company::packs()[0], "search_and_destroy", &options);
    let rules = told.unwrap_or_else(|faults| panic!("nine squads on six squares: {faults:?}"));
    let mut state = rules.start();
    let mut rng = kernel::dice::Rng::from_number(81);
    while !state.board.off_table(Side::WhiteStar).is_empty() {
        proof::walk::step(&rules, &mut state, &mut rng, proof::walk::at_random, &mut ());
    }
    let west = state.board.occupied(Side::WhiteStar);
    let outside = west.minus(rules.mission.deployment());
    assert_eq!((west.len(), outside.len()), (9, 3), "six on the edge, three beside it");
    assert!(outside.iter().all(|square| square.column() == 1));
}

#[test]
fn maps_and_numbers_that_do_not_exist() {
    let map = |key: &str, value: &str| {
        let given = BTreeMap::from([
            ("map".to_owned(), "random".to_owned()),
            (key.to_owned(), value.to_owned()),
        ]);
        let options = Options::complete(&Company::INFO, &given).expect("the options exist");
        let told = Company::load(&Company::packs()[0], "hot_lz", &options);
        told.expect_err("it is wrong")[0].id
    };
    assert_eq!(map("map", "atlantis"), "fault-unknown-value");
    assert_eq!(map("map", "go_noi"), "fault-unknown-value", "no map of this mission");
    assert_eq!(map("map", "random_moon"), "fault-unknown-reference");
    assert_eq!(map("map_seed", "twelve"), "fault-wrong-type");
}

/// S-75: a list of the pack may be played in any mission of its side, whatever it costs.
#[test]
fn a_list_of_the_pack_is_played_whatever_its_points() {
    let rules = load("white_star", "us_marines").unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!((rules.forces[0].points, rules.forces[0].units.len()), (162, 6));
    assert!(load("white_star", "vc_main_force").is_err(), "not of this side");
}

/// S-75, X3 step 3: a list of one's own keeps within 5 points of the mission's 114.
#[test]
fn an_own_list_keeps_within_five_points() {
    let list = |extra: &str| format!("{SOUND}, {extra}");
    let dear = faults(&list("us_recon:veteran @Maneuver"));
    assert_eq!(dear, ["company-fault-list-points"], "134 points");
    let near = "us_command:average @A, 3 us_rifle:average @A, us_weapons:veteran @B";
    let rules = load("white_star", near).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(rules.forces[0].points, 119, "5 more");
}

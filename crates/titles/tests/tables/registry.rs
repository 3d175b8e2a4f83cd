//! Titles are found and loaded, and whatever is unknown is named.

use titles::Wanted;

fn fault(wanted: Wanted) -> (&'static str, String) {
    let faults = shelf::title("storm").load(wanted).unwrap_err();
    assert_eq!(faults.len(), 1, "{faults:?}");
    (faults[0].id, faults[0].key.clone())
}

#[test]
fn every_title_loads_with_each_released_pack() {
    for title in shelf::titles().iter() {
        let found = shelf::titles().find(title.info().id).unwrap();
        assert_eq!(found.info().id, title.info().id);
        for pack in title.packs() {
            let wanted = Wanted { pack: Some(pack.clone()), ..Wanted::default() };
            let loaded = title.load(wanted).unwrap();
            assert_eq!(loaded.pack, pack.hash());
            assert_eq!(title.pack(pack.hash()), Some(pack));
        }
    }
}

#[test]
fn usual_scenario_and_options_are_filled_in() {
    let loaded = shelf::title("storm").load(Wanted::default()).unwrap();
    assert_eq!(loaded.scenario, "standard");
    let keys: Vec<&str> = loaded.options.0.keys().map(String::as_str).collect();
    assert_eq!(keys, ["bidding"]);
}

#[test]
fn unknown_things_are_named() {
    assert_eq!(shelf::titles().find("chess").unwrap_err().id, "fault-unknown-title");
    let scenario = Wanted { scenario: Some("moon".to_owned()), ..Wanted::default() };
    assert_eq!(fault(scenario), ("fault-unknown-scenario", "moon".to_owned()));
    let option = |key: &str, value: &str| Wanted {
        options: [(key.to_owned(), value.to_owned())].into(),
        ..Wanted::default()
    };
    assert_eq!(fault(option("weather", "on")), ("fault-unknown-option", "weather".to_owned()));
    assert_eq!(fault(option("bidding", "maybe")), ("fault-unknown-value", "bidding".to_owned()));
}

#[test]
fn a_file_given_replaces_ours_whole() {
    let files = [("tables.toml".to_owned(), "game = 1".to_owned())].into();
    let pack = shelf::title("storm").pack_with(files);
    assert_eq!(pack.file("tables.toml"), "game = 1");
    assert!(!pack.file("map.toml").is_empty());
    let wanted = Wanted { pack: Some(pack), ..Wanted::default() };
    let faults = shelf::title("storm").load(wanted).unwrap_err();
    assert!(faults.iter().any(|fault| fault.file == "tables.toml"), "{faults:?}");
}

#[test]
fn the_usual_game_is_read_once() {
    for title in shelf::titles().iter() {
        let (once, again) = (title.usual().unwrap(), title.usual().unwrap());
        assert!(once.shares_rules_with(&again));
        assert!(once.shares_rules_with(&title.load(Wanted::default()).unwrap()));
        assert_eq!((once.scenario, once.options), (again.scenario, again.options));
    }
}

#[test]
fn rules_are_read_once_for_the_same_pack_scenario_and_options() {
    for title in shelf::titles().iter() {
        let info = title.info();
        for scenario in info.scenarios {
            let wanted = || Wanted { scenario: Some((*scenario).to_owned()), ..Wanted::default() };
            let (one, other) = (title.load(wanted()).unwrap(), title.load(wanted()).unwrap());
            assert!(one.shares_rules_with(&other), "{} {scenario}", info.id);
            let is_usual = info.scenarios.first() == Some(scenario);
            assert_eq!(one.shares_rules_with(&title.usual().unwrap()), is_usual);
        }
        let given = Wanted { pack: title.packs().into_iter().next(), ..Wanted::default() };
        assert!(title.load(given).unwrap().shares_rules_with(&title.usual().unwrap()));
        let mut files = title.packs().remove(0).0;
        let (_, text) = files.iter_mut().next().unwrap();
        text.push_str("\n# another pack\n");
        let other = title.load(Wanted { pack: Some(kernel::Pack(files)), ..Wanted::default() });
        assert!(!other.unwrap().shares_rules_with(&title.usual().unwrap()));
    }
}

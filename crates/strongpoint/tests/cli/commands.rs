//! Small commands, bad usage, packs and positions.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::program::{bad, good, run, scratch, text};

#[test]
fn help_and_version_are_there() {
    assert!(good(&["--help"]).contains("Usage"));
    assert!(good(&["play", "--help"]).contains("--own-dice"));
    assert!(good(&["serve", "--help"]).contains("--listen"));
    assert!(good(&["--version"]).starts_with("strongpoint "));
}

#[test]
fn titles_are_listed_for_people_and_programs() {
    assert!(good(&["titles"]).contains("bidding"));
    let list: Value = serde_json::from_str(&good(&["titles", "--json"])).unwrap();
    let storm = &list["titles"][0];
    assert_eq!(storm["id"], "storm");
    assert_eq!(storm["scenarios"][0], "standard");
    assert_eq!(storm["seats"], serde_json::json!(["french", "vietminh"]));
    assert_eq!(storm["options"][0]["key"], "bidding");
    assert_eq!(storm["packs"][0].as_str().unwrap().len(), 64);
}

#[test]
fn titles_list_units_places_maps_lists_and_the_values_of_options() {
    let list: Value = serde_json::from_str(&good(&["titles", "--json"])).unwrap();
    let titles = list["titles"].as_array().unwrap();
    let has = |title: &Value, list: &str, id: &str| {
        let mut all = title[list].as_array().unwrap().iter();
        assert!(all.any(|one| one["id"] == id || *one == id), "{} {list} {id}", title["id"]);
    };
    let of = |id: &str| titles.iter().find(|title| title["id"] == id).unwrap();
    for title in titles {
        assert!(!title["units"].as_array().unwrap().is_empty(), "{}", title["id"]);
        assert!(!title["places"].as_array().unwrap().is_empty(), "{}", title["id"]);
    }
    has(of("storm"), "units", "F-III.13DBLE-9");
    has(of("storm"), "places", "14");
    has(of("siege"), "units", "vm_265");
    has(of("siege"), "places", "central");
    has(of("tonkin"), "units", "vm_36");
    has(of("tonkin"), "places", "W18");
    has(of("company"), "units", "W1");
    has(of("company"), "places", "C4");
    has(of("company"), "maps", "bong_son");
    has(of("company"), "lists", "us_rifle_platoon");
    // Every option has values, and says where others are taken besides; a seed is any number.
    for title in titles {
        for option in title["options"].as_array().unwrap() {
            let any = option["any"] == true;
            let listed = option["values"].as_array().unwrap().len();
            assert!(listed > 1 || option["key"] == "map_seed" && any, "{option}");
        }
    }
    let options = of("company")["options"].as_array().unwrap();
    let map = options.iter().find(|option| option["key"] == "map").unwrap();
    assert!(map["values"].as_array().unwrap().contains(&"random".into()), "{map}");
}

#[test]
fn perft_counts_lines() {
    // Thirteen kinds of Viet Minh cards can be drawn first; one of them may be gone for the second draw.
    assert!(good(&["perft", "storm", "--depth", "2"]).starts_with("1 13\n2 163\n"));
    let bidding = good(&["perft", "storm", "--depth", "1", "--option", "bidding=yes"]);
    assert_eq!(bidding, "1 11\n");
    assert_eq!(good(&["perft", "storm", "--depth", "0"]), "");
}

#[test]
fn bad_usage_is_one_line_and_exit_code_2() {
    let cases: [(&[&str], &str); 21] = [
        (&["frob"], "frob"),
        (&["play"], "TITLE"),
        (&["play", "chess"], "chess"),
        (&["play", "storm", "--scenario", "moon"], "moon"),
        (&["play", "storm", "--option", "weather=fair"], "weather"),
        (&["play", "storm", "--option", "bidding=perhaps"], "perhaps"),
        (&["play", "storm", "--option", "bidding"], "bidding"),
        (&["play", "storm", "--option", "bidding=no", "--option", "bidding=yes"], "bidding"),
        (&["play", "storm", "--seat", "american=human"], "american"),
        (&["play", "storm", "--seat", "french=deep"], "deep"),
        (&["play", "storm", "--seat", "first=human"], "first"),
        (&["play", "storm", "--seed", "many"], "many"),
        (&["play", "storm", "--seed", "1", "--own-dice"], "--own-dice"),
        (&["play", "storm", "--position", "/no/such/file"], "/no/such/file"),
        (&["play", "storm", "--pack", "/no/such/folder"], "/no/such/folder"),
        (&["--lang", "xx", "titles"], "xx"),
        (&["simulate", "storm"], "--games"),
        (&["simulate", "storm", "--games", "0"], "0"),
        (&["simulate", "storm", "--games", "1", "--seat", "french=human"], "french"),
        (&["protocol", "chess"], "chess"),
        (&["perft", "storm", "--depth", "deep"], "deep"),
    ];
    for (args, named) in cases {
        let said = bad(args, 2);
        assert!(said.contains(named), "{args:?}: {said}");
    }
    assert!(bad(&["--lang", "fr", "play", "chess"], 2).contains("chess"));
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let strange = std::ffi::OsStr::from_bytes(b"\xff\xfe");
    for args in [["play".as_ref(), strange], ["verify".as_ref(), strange]] {
        let output = Command::new(env!("CARGO_BIN_EXE_strongpoint")).args(args).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1);
    }
}

#[test]
fn a_reader_that_goes_away_is_no_trouble() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_strongpoint"))
        .args(["replay", "/no/such/file"])
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2));
    // A game of bots prints far more than a pipe holds.
    let mut child = Command::new(env!("CARGO_BIN_EXE_strongpoint"))
        .args(["play", "storm", "--seed", "1", "--seat", "french=random"])
        .args(["--seat", "vietminh=random"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// Our own component files in a folder, with changes.
fn pack(name: &str, change: impl Fn(&str, String) -> Option<String>) -> std::path::PathBuf {
    let folder = scratch(name);
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).unwrap();
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/storm/data");
    for file in ["cards.toml", "map.toml", "tables.toml", "units.toml"] {
        let contents = fs::read_to_string(format!("{ours}/{file}")).unwrap();
        if let Some(contents) = change(file, contents) {
            fs::write(folder.join(file), contents).unwrap();
        }
    }
    folder
}

#[test]
fn packs_are_checked_and_every_fault_is_listed() {
    assert!(good(&["pack", "check", "storm"]).contains("storm"));
    let whole = pack("pack-whole", |_, contents| Some(contents));
    assert!(good(&["pack", "check", text(&whole)]).contains("storm"));
    let only_map = pack("pack-map", |file, contents| (file == "map.toml").then_some(contents));
    assert_eq!(
        good(&["pack", "check", text(&only_map)]),
        good(&["pack", "check", text(&whole)]),
        "files that are missing are ours"
    );

    let broken = pack("pack-broken", |file, contents| match file {
        "map.toml" => Some(contents + "\n[[area]]\nnumber = 1\n"),
        "tables.toml" => Some("game = \"storm\"\nthis is no toml".to_owned()),
        _ => Some(contents),
    });
    let ran = run(&["pack", "check", text(&broken)]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("map.toml") && ran.out.contains("tables.toml"), "{}", ran.out);
    assert!(ran.out.lines().count() > 1);
    assert_eq!(ran.err.lines().count(), 1);
    let said = bad(&["play", "storm", "--pack", text(&broken)], 2);
    assert!(said.contains(".toml"), "{said}");

    let empty = pack("pack-empty", |_, _| None);
    assert!(bad(&["pack", "check", text(&empty)], 2).contains("pack-empty"));
    let nameless = pack("pack-nameless", |file, contents| {
        (file == "map.toml").then(|| contents.replace("game", "gome"))
    });
    assert!(bad(&["pack", "check", text(&nameless)], 2).contains("--title"));
    let typed = run(&["pack", "check", text(&nameless), "--title", "storm"]);
    assert_eq!(typed.code, 1, "{typed:?}");
    assert!(bad(&["pack", "check", "/no/such/folder"], 2).contains("/no/such/folder"));
}

#[test]
fn positions_that_make_no_sense_are_refused() {
    let file = scratch("position-bad.toml");
    fs::write(&file, "turn = 3\nto_move = \"vietminh\"\n[units.11]\nfresh = [\"F-1BEP-1\"]\n[units.7]\nfresh = [\"F-1BEP-1\"]\n").unwrap();
    let said = bad(&["play", "storm", "--position", text(&file)], 2);
    assert!(said.contains("F-1BEP-1"), "{said}");
    fs::write(&file, [0xff, 0xfe]).unwrap();
    assert!(bad(&["play", "storm", "--position", text(&file)], 2).contains("UTF-8"));
    fs::write(&file, "[hand]\nfrench = [\"excalibur\"]\nturn = 1").unwrap();
    assert!(
        bad(&["perft", "storm", "--depth", "1", "--position", text(&file)], 2).contains("position")
    );
}

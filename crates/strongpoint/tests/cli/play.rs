//! Text play through a pipe.

use std::fs;

use crate::program::{Ran, good, run_with, scratch, text};

fn play(args: &[&str], input: &str) -> Ran {
    let args = [&["play", "storm"][..], args].concat();
    let ran = run_with(&args, input.as_bytes());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?}");
    ran
}

const ONE_PERSON: [&str; 4] = ["--seed", "3", "--seat", "french=random"];

#[test]
fn a_session_in_english() {
    let out = play(&ONE_PERSON, "help\nhand\nact 4\nwhy fire 9\nundo\nall\nlog 2\nquit\n").out;
    for part in [
        "Storm Over Dien Bien Phu",
        "open seed 3",
        "Viet Minh impulse",
        "  1  Pass  (pass)",
        "why 12",
        "Take at least one unit first. [6.1]",
        "The Viet Minh draw",
        "The French draw a card. [5.1]",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(!out.contains("cli-") && !out.contains("storm-"), "{out}");
}

#[test]
fn a_session_in_french() {
    let args = [&["--lang", "fr"][..], &ONE_PERSON].concat();
    let out =
        play(&args, "aide\nmain\nact 4\npourquoi fire 9\nannuler\ntout\njournal 2\nquitter\n").out;
    for part in ["Tempête sur Dien Bien Phu", "graine ouverte 3", "pourquoi 12", "[6.1]", "[5.1]"]
    {
        assert!(out.contains(part), "{part}: {out}");
    }
    assert!(!out.contains("cli-") && !out.contains("storm-"), "{out}");
    assert!(!out.contains("Viet Minh impulse"));
}

#[test]
fn numbers_and_notations_choose_alike() {
    let by_number = play(&ONE_PERSON, "3\n").out;
    let number = by_number.lines().find(|line| line.starts_with("   3  ")).unwrap();
    let notation = number.rsplit_once('(').unwrap().1.trim_end_matches(')');
    assert_eq!(play(&ONE_PERSON, &format!("{notation}\n")).out, by_number);
    assert_eq!(play(&ONE_PERSON, &format!("{}\n", notation.to_uppercase())).out, by_number);
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let calm = play(&ONE_PERSON, "all\n").out;
    let question = calm.rsplit_once("> ").unwrap().0;
    let mut input = b"castle\n0\n9999999999999999999999\nwhy\nwhy 999\nodds 999\n-1\n\n\n".to_vec();
    input.extend(b"save\nload\nload /no/such/file\norder\norder W5 perhaps\nundo\ntakeback\n");
    input.extend([0xff, 0xfe, b'\n']);
    input.extend(vec![b'x'; (1 << 20) + 1]);
    input.extend(b"\nall\n");
    let args = [&["play", "storm"][..], &ONE_PERSON].concat();
    let ran = run_with(&args, &input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("There is no choice castle now"), "{}", ran.out);
    assert!(ran.out.contains("too long") && ran.out.contains("not UTF-8"), "{}", ran.out);
    assert!(ran.out.contains("/no/such/file"));
    let list = question.rsplit_once("\n> ").unwrap().1;
    assert!(ran.out.contains(list.trim_end()), "the same choices are offered");
}

#[test]
fn a_game_is_saved_and_taken_up_again() {
    let file = scratch("play-round.save");
    drop(fs::remove_file(&file));
    let name = text(&file);
    let first = play(&ONE_PERSON, &format!("act 4\npick all\nsave {name}\nlog\nquit\n")).out;
    assert!(first.contains("Saved in"), "{first}");
    good(&["verify", name]);
    let second =
        play(&["--seed", "99"], &format!("load {name}\nlog\nundo\nundo\nsave {name}\n")).out;
    assert!(second.contains("open seed 3"), "{second}");
    let last = |out: &str| out.lines().rev().find(|l| l.contains("[5.1]")).unwrap().to_owned();
    assert_eq!(last(&first), last(&second));
    assert_eq!(fs::read_to_string(&file).unwrap().matches("\"undo\"").count(), 2);
    good(&["verify", name]);
    assert!(!file.with_extension("save.new").exists());

    let record = scratch("play-record.save");
    drop(fs::remove_file(&record));
    play(&ONE_PERSON, &format!("act 4\nrecord {}\n", text(&record)));
    let lines = fs::read_to_string(&record).unwrap();
    assert!(
        lines.starts_with("{\"record\":1") && lines.contains("{\"choice\":\"act 4\"}"),
        "{lines}"
    );
    let out = play(&ONE_PERSON, &format!("load {}\n", text(&record))).out;
    assert!(out.contains("record of one seat"), "{out}");
}

#[test]
fn other_files_are_not_overwritten() {
    let file = scratch("play-letter.txt");
    fs::write(&file, "Dear Mother").unwrap();
    let out = play(&ONE_PERSON, &format!("save {}\nsave /no/such/folder/x\n", text(&file))).out;
    assert!(out.contains("nothing was written") && out.contains("cannot be written"), "{out}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "Dear Mother");
}

#[test]
fn own_dice_are_typed() {
    let position = scratch("play-position.toml");
    let contents = "turn = 3\nto_move = \"vietminh\"\n[units.11]\nfresh = [\"V-209-130-1\", \
        \"V-209-130-2\"]\n[units.14]\nfresh = [\"F-III.13DBLE-9\"]\n";
    fs::write(&position, contents).unwrap();
    let args = ["--own-dice", "--position", text(&position)];
    let input = "act 11\npick all\nodds fire 14\nfire 14\nmany\n7 1\n3\n6 5\nlog\n";
    let out = play(&args, input).out;
    assert!(out.contains("Throw 2 dice (1 to 6)"), "{out}");
    assert!(out.contains("7 is not possible") && out.contains("such as 3 4"), "{out}");
    assert!(out.contains("2 dice are asked for"), "{out}");
    assert!(out.contains("roll 11"), "{out}");
    assert!(out.contains("83.3%"), "{out}");
    assert!(out.contains("French: "), "the French are asked next: {out}");
}

#[test]
fn two_people_share_a_pipe() {
    let out = play(&["--seed", "8"], "1\n1\n1\n1\n1\nquit\n").out;
    assert!(out.contains("\nFrench: ") && out.contains("\nViet Minh: "), "{out}");
}

#[test]
fn standing_orders_are_given_in_play() {
    let out = play(&ONE_PERSON, "order w5 decline\norder W7 use 3\norder W7 ask\n").out;
    assert_eq!(out.matches("So ordered.").count(), 3, "{out}");
}

#[test]
fn orders_are_given_by_the_windows_of_the_title_whatever_their_case() {
    for (title, seat, window) in [
        ("company", "communist=random", "opportunity"),
        ("company", "communist=random", "OPPORTUNITY"),
        ("storm", "french=random", "w5"),
        ("tonkin", "french=random", "3.5"),
        ("siege", "", "gmi"),
    ] {
        let mut args = vec!["play", title, "--seed", "3"];
        if !seat.is_empty() {
            args.extend(["--seat", seat]);
        }
        let input = format!("help\norder {window} decline\norder zeppelin ask\norder {window}\n");
        let ran = run_with(&args, input.as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{title}");
        assert_eq!(ran.out.matches("So ordered.").count(), 1, "{title}: {}", ran.out);
        let shown = if title == "storm" { "W2" } else { window };
        let told = ran.out.to_lowercase();
        let usage = format!("order {} decline", shown.to_lowercase());
        assert_eq!(told.matches(&usage).count(), 2, "help and usage of {title}: {}", ran.out);
        let unknown = format!("there is no window zeppelin. windows: {}", shown.to_lowercase());
        assert!(told.contains(&unknown), "{title}: {}", ran.out);
        assert!(!ran.out.contains("order W5"), "{title}: {}", ran.out);
        assert!(!ran.out.contains("fire 11"), "{title}: {}", ran.out);
    }
}

#[test]
fn an_order_that_is_given_in_the_terminal_is_followed() {
    let asks = |input: &str| {
        let args = ["play", "company", "--seed", "3", "--seat", "communist=random"];
        let input = format!("{input}{}", "1\n".repeat(400));
        let ran = run_with(&args, input.as_bytes());
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        ran.out.matches("does it shoot back").count()
    };
    let (asked, declined) = (asks(""), asks("order Return decline\n"));
    assert!(asked > 0, "the window never opened");
    assert_eq!(declined, 0, "asked {asked} times without the order");
}

#[test]
fn bids_are_made_in_the_terminal() {
    let args = ["--seed", "2", "--option", "bidding=yes", "--seat", "second=random"];
    let out = play(&args, "bid 6\nlog\n").out;
    assert!(out.contains("First player"), "{out}");
    assert!(out.contains("[15.0]"), "{out}");
}

#[test]
fn a_game_is_played_to_its_end_with_the_first_choice_always() {
    let out = play(&ONE_PERSON, &"1\n".repeat(3_000)).out;
    assert!(out.contains("The game is over."), "{}", &out[out.len().saturating_sub(500)..]);
}

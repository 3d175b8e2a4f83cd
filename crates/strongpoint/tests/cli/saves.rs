//! Saves: replayed, verified, altered, cut short.

use std::fs;
use std::path::PathBuf;

use crate::program::{bad, good, run_with, scratch, text};

/// A finished game of two bots.
fn finished(name: &str) -> (PathBuf, String) {
    let file = scratch(name);
    drop(fs::remove_file(&file));
    let args = ["play", "storm", "--seed", "12", "--seat", "french=random"];
    let args = [&args[..], &["--seat", "vietminh=random"]].concat();
    let ran = run_with(&args, format!("save {}\nquit\n", text(&file)).as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let save = fs::read_to_string(&file).unwrap();
    (file, save)
}

#[test]
fn a_game_is_saved_verified_and_replayed() {
    let (file, save) = finished("saves-good.save");
    let entries = save.lines().count() - 2;
    let said = good(&["verify", text(&file)]);
    assert!(said.contains(&format!("All {entries} entries")), "{said}");
    assert!(said.contains("rolled again from the open seed 12"), "{said}");
    assert!(said.contains("victory"), "{said}");
    assert!(good(&["--lang", "fr", "verify", text(&file)]).contains("victoire"));

    let whole = good(&["replay", text(&file)]);
    assert!(whole.contains(&format!("After ply {entries}:")), "{}", &whole[whole.len() - 300..]);
    let part = good(&["replay", text(&file), "--to", "40"]);
    assert!(part.contains("After ply 40:") && part.len() < whole.len());
    assert!(whole.starts_with(part.lines().next().unwrap()));
    assert!(good(&["replay", text(&file), "--to", "0"]).contains("After ply 0:"));
    let said = bad(&["replay", text(&file), "--to", "999999"], 2);
    assert!(said.contains("999999") && said.contains(&entries.to_string()), "{said}");
}

#[test]
fn whatever_is_altered_is_found_with_line_and_ply() {
    let (file, save) = finished("saves-altered.save");
    let verify = |text_of: String| {
        fs::write(&file, text_of).unwrap();
        bad(&["verify", text(&file)], 1)
    };
    let choice = save.lines().position(|line| line.contains("\"choice\":\"act ")).unwrap();
    let number = choice + 1;
    let lines: Vec<&str> = save.lines().collect();
    let with = |line: &str| {
        let mut lines = lines.clone();
        lines[choice] = line;
        lines.join("\n") + "\n"
    };

    let pass = lines[choice].split("\"hash\"").next().unwrap().replace("act ", "act 4");
    let hash = lines[choice].split("\"hash\"").nth(1).unwrap();
    for line in [format!("{pass}\"hash\"{hash}"), "{\"seat\":0}".to_owned(), "act 4".to_owned()] {
        let said = verify(with(&line));
        assert!(said.contains(&format!("line {number}, ply {choice}")), "{line}: {said}");
    }
    let said = verify(save.replacen("\"open\":12", "\"open\":13", 1));
    assert!(said.contains("line 1"), "{said}");
    let said = verify(lines[..lines.len() - 1].join("\n"));
    assert!(said.contains(&format!("line {}", lines.len() - 1)), "{said}");
    let half = save.len() / 2;
    let said = verify(save[..half].to_owned());
    assert!(said.contains(&format!("line {}", save[..half].lines().count())), "{said}");
    verify(String::new());
    verify("hello\n".to_owned());
    verify("{\"save\":1}\n".to_owned());
    verify("{\"save\":99}\n".to_owned());
    // For replay it is bad input.
    assert!(bad(&["replay", text(&file)], 2).contains("line 1"));
}

#[test]
fn bytes_and_folders_are_no_saves() {
    let file = scratch("saves-bytes.save");
    fs::write(&file, b"{\"save\":1}\n\xff\xfe\n").unwrap();
    assert!(bad(&["verify", text(&file)], 1).contains("line 2"));
    assert!(bad(&["verify", "/no/such/file"], 2).contains("/no/such/file"));
    assert!(bad(&["verify", env!("CARGO_TARGET_TMPDIR")], 2).contains("tmp"));
}

#[test]
fn a_save_of_another_pack_needs_that_pack() {
    let folder = scratch("saves-pack");
    drop(fs::remove_dir_all(&folder));
    fs::create_dir_all(&folder).unwrap();
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/storm/data/tables.toml");
    let tables = fs::read_to_string(ours).unwrap() + "\n# Ours, with a remark.\n";
    fs::write(folder.join("tables.toml"), tables).unwrap();
    let file = scratch("saves-pack.save");
    drop(fs::remove_file(&file));
    let args = ["play", "storm", "--seed", "1", "--pack", text(&folder)];
    let ran = run_with(&args, format!("1\nsave {0}\nload {0}\n", text(&file)).as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(bad(&["verify", text(&file)], 1).contains("line 1"));
    good(&["verify", text(&file), "--pack", text(&folder)]);
    good(&["replay", text(&file), "--pack", text(&folder)]);
}

/// Against a bot the game goes back past the dice at once; the dice fall again, and the result is marked.
#[test]
fn who_plays_a_bot_goes_back_past_the_dice_and_the_save_says_so() {
    let file = scratch("saves-back.save");
    drop(fs::remove_file(&file));
    let args = ["play", "storm", "--seed", "8", "--seat", "french=random"];
    let input = format!("act 4\npick all\nfire 9\nundo\nback\nlog 3\nsave {}\nquit\n", text(&file));
    let ran = run_with(&args, input.as_bytes());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("type back"), "{}", ran.out);
    assert!(ran.out.contains("Viet Minh asks to go back to line"), "{}", ran.out);
    assert!(ran.out.contains("The game goes back past the roll"), "{}", ran.out);
    let said = good(&["verify", text(&file)]);
    assert!(said.contains("Once the game went back past what had been rolled or shown."), "{said}");
    let told = good(&["replay", text(&file)]);
    assert!(told.contains("asks to go back to ply"), "{told}");
    assert!(told.contains("Once the game went back"), "{told}");
    let french = good(&["--lang", "fr", "replay", text(&file)]);
    assert!(french.contains("La partie revient en arrière au-delà d"), "{french}");
}

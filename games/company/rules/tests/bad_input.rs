//! Whatever is given to it, the engine says what is wrong and where, or plays it: nothing panics.

#[path = "builder/lively.rs"]
mod lively;

use std::collections::BTreeMap;

use company::Company;
use company::flow::State;
use company::setup::{embedded, load};
use kernel::dice::Rng;
use kernel::{Fault, Next, Options, Pack, Rules, Title, legal};

/// Texts that are put where something else stood.
const PIECES: [&str; 28] = [
    "",
    " ",
    "0",
    "1",
    "7",
    "99",
    "255",
    "256",
    "-1",
    "-128",
    "99999999999",
    "1.5",
    "true",
    "\"\"",
    "\"x\"",
    "[]",
    "[1]",
    "{}",
    "[[",
    "]",
    "=",
    ",",
    "\n",
    "#",
    "\u{0}",
    "é",
    "\"A1\"",
    "\"W1\"",
];

/// How many changes are tried.
fn tries(usual: u64) -> u64 {
    proof::times(usual, 100 * usual)
}

/// A text with a piece cut out and another put in.
fn mutated(text: &str, rng: &mut Rng) -> String {
    let letters: Vec<char> = text.chars().collect();
    let at = rng.below(letters.len() as u32 + 1) as usize;
    let end = (at + rng.below(12) as usize).min(letters.len());
    let put = *rng.pick(&PIECES).expect("pieces");
    let rest = letters[end..].iter();
    letters[..at].iter().copied().chain(put.chars()).chain(rest.copied()).collect()
}

/// A text with one of its numbers or words replaced.
fn replaced(text: &str, rng: &mut Rng) -> String {
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut places = Vec::new();
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        if is_word(letter) && !is_word(before) {
            places.push(at);
        }
        before = letter;
    }
    let at = *rng.pick(&places).expect("words");
    let end = text[at..].find(|letter| !is_word(letter)).map_or(text.len(), |len| at + len);
    let word = &text[at..end];
    let numbers = ["0", "1", "2", "3", "6", "7", "9", "12", "24", "60", "99", "200", "255", "256"];
    let squares = ["A1", "B3", "C4", "D3", "E5", "F2", "G6", "I2", "J6", "K1"];
    let flags = ["true", "false"];
    let put = if word.chars().all(|letter| letter.is_ascii_digit()) {
        rng.pick(&numbers)
    } else if company::sets::Square::parse(word).is_some() {
        rng.pick(&squares)
    } else if flags.contains(&word) {
        rng.pick(&flags)
    } else {
        rng.pick(&PIECES)
    };
    format!("{}{}{}", &text[..at], put.expect("pieces"), &text[end..])
}

/// Every fault says where it is and has a message.
fn assert_clear(faults: &[Fault]) {
    assert!(!faults.is_empty());
    for fault in faults {
        assert!(!fault.file.is_empty() && fault.id.contains("fault"), "{fault:?}");
    }
}

/// Plays on for a while.
fn play(rules: &Company, mut state: State, rng: &mut Rng, steps: u32) {
    for _ in 0..steps {
        match rules.next(&state) {
            Next::Over(_) => return,
            Next::Chance(chance) => {
                let roll = chance.request.roll(rng);
                rules.resolve(&mut state, &roll, &mut ());
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().expect("somebody is asked");
                let choice = lively::answer(rules, &state, seat, rng);
                let proven = legal::prove(rules, &state, seat, &choice);
                let proven = proven.unwrap_or_else(|_| panic!("{choice} is legal"));
                rules.apply(&mut state, seat, proven, &mut ());
            }
        }
        let faults = rules.audit(&state);
        assert!(faults.is_empty(), "{faults:?}");
    }
}

fn options(given: &[(&str, &str)]) -> Options {
    let given: BTreeMap<String, String> =
        given.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Options::complete(&Company::INFO, &given).expect("the options exist")
}

/// A pack that is changed is refused, or every mission of it can be played.
#[test]
fn no_change_of_the_pack_breaks_anything() {
    let mut rng = Rng::from_number(1975);
    let (mut refused, mut played) = (0, 0);
    for _ in 0..tries(120) {
        let mut pack = embedded();
        let files: Vec<String> = pack.0.keys().cloned().collect();
        let file = rng.pick(&files).expect("files").clone();
        let text = pack.0.get_mut(&file).expect("the file is in the pack");
        let change = if rng.below(3) == 0 { mutated } else { replaced };
        *text = change(text, &mut rng);
        match load(&pack) {
            Err(faults) => {
                refused += 1;
                assert_clear(&faults);
            }
            Ok(_) => {
                played += 1;
                let mission = *rng.pick(Company::INFO.scenarios).expect("missions");
                match Company::load(&pack, mission, &options(&[])) {
                    Ok(rules) => play(&rules, rules.start(), &mut rng, 500),
                    Err(faults) => assert_clear(&faults),
                }
            }
        }
    }
    assert!(refused > 10 && played > 5, "{refused} refused, {played} played");
}

/// A position that is changed is refused, or reads back and can be played.
#[test]
fn no_change_of_a_position_breaks_anything() {
    let mut rng = Rng::from_number(1973);
    let fights = [
        ("search_and_destroy", include_str!("positions/fight_vc.toml")),
        ("valley_sweep", include_str!("positions/fight_nva.toml")),
        ("number_one", include_str!("positions/fight_mech.toml")),
    ];
    let (mut refused, mut played) = (0, 0);
    for (mission, text) in fights {
        let rules = proof::rules::<Company>(mission, &[]);
        for _ in 0..tries(250) {
            let change = if rng.below(3) == 0 { mutated } else { replaced };
            let mut changed = change(text, &mut rng);
            if rng.below(2) == 0 {
                changed = replaced(&changed, &mut rng);
            }
            match rules.read_position(&changed) {
                Err(faults) => {
                    refused += 1;
                    assert_clear(&faults);
                }
                Ok(state) => {
                    played += 1;
                    let faults = rules.audit(&state);
                    assert!(faults.is_empty(), "{faults:?}\n{changed}");
                    let written = rules.write_position(&state);
                    let back = rules.read_position(&written);
                    let back = back.unwrap_or_else(|faults| panic!("{faults:?}\n{written}"));
                    assert_eq!(rules.write_position(&back), written, "{changed}");
                    play(&rules, state, &mut rng, 60);
                }
            }
        }
    }
    assert!(refused > 50 && played > 30, "{refused} refused, {played} played");
}

/// Lists, maps and numbers that players write.
#[test]
fn no_option_breaks_anything() {
    let mut rng = Rng::from_number(1972);
    let lists = [
        (
            "white_star",
            "us_command:average @A #1st, 2 us_rifle:average @B, us_weapons @A, carrier @C",
        ),
        ("communist", "vc_main:average @A, 3 vc_local @B, vc_main:veteran @A"),
        ("communist", "nva_command:average @A, 2 nva_rifle:average @A, 2 tank @B, nva_recruit @B"),
    ];
    let words =
        ["us_rifle", "tank", "truck", "nva_command", "16", "255", "999", "@", "#", ":raw", ","];
    for (key, list) in lists {
        for _ in 0..tries(120) {
            let mut text = replaced(list, &mut rng);
            for _ in 0..rng.below(4) {
                text = mutated(&text, &mut rng);
                text.push_str(rng.pick(&words).expect("words"));
            }
            if rng.below(8) == 0 {
                text = [text.as_str(); 9].join(",");
            }
            load_and_play(&[(key, &text)], &mut rng);
        }
    }
    for seed in ["", "0", "-1", "1.5", "x", "18446744073709551615", "18446744073709551616", "é"] {
        for map in
            ["", "random", "random_", "random_delta", "random_moon", "bong_son", "ia_drang", "\n"]
        {
            load_and_play(&[("map", map), ("map_seed", seed)], &mut rng);
        }
    }
}

fn load_and_play(given: &[(&str, &str)], rng: &mut Rng) {
    let mission = *rng.pick(Company::INFO.scenarios).expect("missions");
    match Company::load(&Company::packs()[0], mission, &options(given)) {
        Ok(rules) => play(&rules, rules.start(), rng, 80),
        Err(faults) => assert_clear(&faults),
    }
}

/// A pack without files, and one with files of others.
#[test]
fn strange_packs_are_refused() {
    assert_clear(&load(&Pack::of(&[])).expect_err("nothing is there"));
    for text in ["", "= 1", "[[mission]]", "mission = 1", "[meta]\nversion = \"\"", "\u{0}"] {
        for file in embedded().0.keys() {
            let mut pack = embedded();
            pack.0.insert(file.clone(), text.to_owned());
            assert_clear(&load(&pack).expect_err("the file is nonsense"));
        }
    }
}

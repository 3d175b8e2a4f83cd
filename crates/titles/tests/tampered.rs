//! Saves of every title that somebody has tampered with: refused with a fault, or played on. Kept games of every
//! title: each loads and verifies as a save.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;

use kernel::dice::Rng;
use kernel::journal::{Act, What};
use kernel::{Seat, Version, Viewer};
use proof::replay::Record;
use proof::tampered::change::{Seen, changed};
use proof::tampered::{Came, try_all};
use serde_json::Value;
use table::{ByHand, Dice, Header, Table, Waits, write};
use titles::{Entry, Setting, Wanted, open};

/// Plays some choices at random.
fn play(table: &mut dyn Table, choices: usize, rng: &mut Rng) -> u64 {
    let mut made = 0;
    for _ in 0..choices {
        table.run();
        let Waits::Choice { seats, .. } = table.waits() else { break };
        let seat = seats.lowest().unwrap();
        let offers = table.offers(seat);
        let legal: Vec<_> = offers.iter().filter(|offer| offer.no.is_none()).collect();
        let choice = rng.pick(&legal).expect("every question has an answer");
        table.choose(seat, &choice.notation).unwrap();
        made += 1;
    }
    made
}

/// Saves of a title: a game with an act, and a sandbox of it, which has its state written out.
fn saves(title: &'static dyn Entry) -> Vec<String> {
    let mut rng = Rng::from_number(1954);
    let loaded = title.load(Wanted::default()).unwrap();
    let setting = Setting { loaded, position: None, seats: [].into(), dice: Dice::Open(7) };
    let mut table = open(setting).unwrap();
    play(&mut *table, 25, &mut rng);
    table.act(Act::HintUsed { seat: Seat(0) }).unwrap();
    play(&mut *table, 5, &mut rng);
    let viewer = Viewer::Seat(Seat(0));
    let moment = table.log(viewer).len();
    let forked = table.sandbox(viewer, moment, [7; 32], Dice::Open(8)).unwrap();
    vec![table.save(), forked.table.save()]
}

/// A header that was changed, with its hash made right again where it still is one.
fn header(line: &str, seen: &Seen, rng: &mut Rng) -> String {
    let mut value: Value = serde_json::from_str(line).unwrap();
    value.as_object_mut().unwrap().remove("hash");
    changed(&mut value, seen, rng);
    match serde_json::from_value::<Header>(value.clone()) {
        Ok(header) => write(&header, &[], None).lines().next().unwrap().to_owned(),
        Err(_) => value.to_string(),
    }
}

/// A state written out in a header that was changed.
fn state(line: &str, rng: &mut Rng) -> Option<String> {
    let mut value: Value = serde_json::from_str(line).unwrap();
    value.as_object_mut().unwrap().remove("hash");
    let mut header: Header = serde_json::from_value(value).unwrap();
    let mut state: Value = serde_json::from_str(header.position.as_ref()?).ok()?;
    let mut seen = Seen::default();
    seen.note(&state);
    changed(&mut state, &seen, rng);
    header.position = Some(state.to_string());
    Some(write(&header, &[], None).lines().next().unwrap().to_owned())
}

/// A save that was tampered with.
fn tampered(save: &str, seen: &Seen, rng: &mut Rng) -> Vec<u8> {
    let mut lines: Vec<String> = save.lines().map(str::to_owned).collect();
    let one = 1 + rng.below(lines.len() as u32 - 1) as usize;
    match rng.below(8) {
        0 | 1 => lines = vec![header(&lines[0], seen, rng), "{\"end\":0}".to_owned()],
        2 | 3 => {
            if let Some(line) = state(&lines[0], rng) {
                lines = vec![line, "{\"end\":0}".to_owned()];
            }
        }
        4 => drop(lines.remove(one)),
        5 => lines.insert(one, lines[one].clone()),
        6 => {
            let mut value: Value = serde_json::from_str(&lines[one]).unwrap();
            changed(&mut value, seen, rng);
            lines[one] = value.to_string();
        }
        _ => {
            let blanks = ["\u{c}", "\u{b}", "\u{a0}", "\u{feff}", "\u{0}", "{", "\r", "\n"];
            let at = if rng.below(2) == 0 { 0 } else { one };
            lines[at].insert_str(0, rng.pick(&blanks).unwrap());
        }
    }
    let mut bytes = lines.join("\n").into_bytes();
    if rng.below(12) == 0 {
        bytes.truncate(rng.below(bytes.len() as u32) as usize);
    }
    bytes
}

#[test]
fn saves_that_were_tampered_with_are_refused_or_played_on() {
    let all: Vec<Vec<String>> = shelf::titles().iter().map(saves).collect();
    let mut seen = Seen::default();
    for line in all.iter().flatten().flat_map(|save| save.lines()) {
        seen.note(&serde_json::from_str(line).unwrap());
    }
    let count = proof::times(800, 80_000);
    let tally = try_all(count, move |case| {
        let mut rng = Rng::from_number(case);
        let save = rng.pick(&all).and_then(|saves| rng.pick(saves)).unwrap();
        let bytes = tampered(save, &seen, &mut rng);
        match shelf::titles().load(&bytes, None, [1; 32]) {
            Err(_) => Came::Refused,
            Ok(mut table) => {
                let steps = play(&mut *table, 20, &mut rng);
                shelf::titles().verify(table.save().as_bytes(), None).unwrap();
                Came::Played { steps }
            }
        }
    });
    assert!(tally.refused > count / 3 && tally.played > 0, "{tally:?}");
}

/// A kept journal as a save: played again at a table.
fn as_save(record: &Record) -> Box<dyn Table> {
    let head = &record.head;
    let title = shelf::title(&head.title);
    let wanted = Wanted {
        scenario: Some(head.scenario.clone()),
        options: head.options.clone(),
        pack: title.pack(head.pack),
        version: Some(Version(head.rules)),
    };
    let loaded = title.load(wanted).unwrap();
    let (position, dice) = (head.position.clone(), Dice::Own([0; 32]));
    let setting = Setting { loaded, position, seats: [].into(), dice };
    let mut table = open(setting).unwrap();
    table.set_by_hand(ByHand::All);
    for entry in &record.entries {
        match &entry.what {
            What::Choice { seat, text } => table.choose(*seat, text).unwrap(),
            What::Roll { dice, .. } => {
                let dice: Vec<i64> = dice.0.iter().map(|face| i64::from(*face)).collect();
                table.roll_given(&dice).unwrap();
            }
            What::Undo { seat, .. } => table.undo(*seat).unwrap(),
            What::TakeBack { to } => table.take_back(*to).unwrap(),
            What::Act(act) => table.act(act.clone()).unwrap(),
        }
    }
    table
}

#[test]
fn every_kept_game_loads_and_verifies_as_a_save() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut count = 0;
    for title in shelf::titles().iter() {
        for folder in ["replays", "versions"] {
            let folder = games.join(title.info().id).join("rules/tests").join(folder);
            let kept = if folder.is_dir() { proof::replay::kept(&folder) } else { Vec::new() };
            for record in kept {
                let save = as_save(&record).save();
                let checked = shelf::titles().verify(save.as_bytes(), None);
                let checked = checked.unwrap_or_else(|fault| panic!("{}: {fault:?}", record.name));
                let end = checked.outcome.unwrap_or_else(|| panic!("{} is not over", record.name));
                assert_eq!(end.winner, record.head.winner.as_deref(), "{}", record.name);
                count += 1;
            }
        }
    }
    proof::tampered::say(&format!("{count} kept games load and verify as saves"));
    assert!(count > 80, "{count}");
}

/// Saves that the program wrote before format 2 stay in the tests of their titles for ever.
#[test]
fn saves_of_format_1_verify_load_and_are_played_on_under_their_rules() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let (mut rng, mut count) = (Rng::from_number(1), 0);
    for title in shelf::titles().iter() {
        let folder = games.join(title.info().id).join("rules/tests/saves");
        for file in std::fs::read_dir(&folder).expect("every title has old saves") {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(text.starts_with("{\"save\":1,"), "{}", path.display());
            let checked = shelf::titles().verify(text.as_bytes(), None);
            checked.unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
            let mut table = shelf::titles().load(text.as_bytes(), None, [7; 32]).unwrap();
            assert_eq!((table.header().save, table.header().rules), (1, 1), "{}", path.display());
            assert!(play(&mut *table, 60, &mut rng) > 10, "{}", path.display());
            shelf::titles().verify(table.save().as_bytes(), None).unwrap();
            count += 1;
        }
    }
    proof::tampered::say(&format!("{count} saves of format 1 verify, load and are played on"));
    assert!(count >= 8, "{count}");
}

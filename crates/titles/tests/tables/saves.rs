//! Saves are found good, or one clear thing is found wrong.

use kernel::dice::Rng;

use super::*;
use table::DiceWritten;

fn fault(text: &str) -> (usize, Option<usize>, &'static str) {
    let fault = shelf::titles().verify(text.as_bytes(), None).unwrap_err();
    (fault.line, fault.ply, fault.said.id)
}

/// The lines with one of them (from 1) replaced.
fn altered(text: &str, line: usize, by: &str) -> String {
    let lines = text.lines().enumerate();
    let lines: Vec<&str> =
        lines.map(|(index, old)| if index + 1 == line { by } else { old }).collect();
    lines.join("\n")
}

fn line(text: &str, line: usize) -> &str {
    text.lines().nth(line - 1).unwrap()
}

#[test]
fn a_finished_game_is_saved_verified_and_loaded() {
    let table = finished(Dice::Fair([7; 32]));
    assert_eq!(table.revealed_seed(), Some(kernel::hash::Hash([7; 32])));
    let text = table.save();
    let checked = shelf::titles().verify(text.as_bytes(), None).unwrap();
    assert_eq!(checked.entries, table.ply());
    assert_eq!(checked.chain, table.chain());
    assert_eq!(checked.rolled_again, checked.rolls);
    assert!(checked.rolls > 20 && checked.outcome.is_some());
    let again = shelf::titles().load(text.as_bytes(), None, [0; 32]).unwrap();
    assert_eq!(again.state_hash(), table.state_hash());
    assert_eq!(again.full_log(), table.full_log());
    assert_eq!(again.save(), text);
}

#[test]
fn a_loaded_game_goes_on_as_it_would_have() {
    let whole = finished(Dice::Open(3));
    let sealed = super::table(Dice::Fair([7; 32]), Sitter::Human, Sitter::Human);
    assert_eq!(sealed.revealed_seed(), None, "not before the end");
    let mut half =
        shelf::titles().load_to(whole.save().as_bytes(), None, [0; 32], Some(200)).unwrap();
    assert_eq!(half.ply(), 200);
    half.run();
    assert_eq!(half.chain(), whole.chain());
}

#[test]
fn other_dice_are_found_at_their_ply() {
    let text = finished(Dice::Open(1)).save();
    let roll = text.lines().position(|line| line.starts_with("{\"roll\"")).unwrap() + 1;
    let (before, _) = line(&text, roll).split_once("\"hash\"").unwrap();
    let drawn: u8 = before.trim_matches(|c: char| !c.is_ascii_digit()).parse().unwrap();
    let hash = &line(&text, roll)[before.len()..];
    // The deck always holds an early and a late class in its first draw.
    let found: Vec<&str> = (0..27u8)
        .filter(|class| *class != drawn)
        .map(|class| fault(&altered(&text, roll, &format!("{{\"roll\":[{class}],{hash}"))))
        .map(|(at, ply, id)| {
            assert_eq!((at, ply), (roll, Some(roll - 1)));
            id
        })
        .collect();
    assert!(found.contains(&"replay-other-dice"), "{found:?}");
    assert!(found.contains(&"roll-face"), "{found:?}");
}

#[test]
fn altered_lines_are_found_where_they_are() {
    let text = finished(Dice::Open(1)).save();
    let choice = text.lines().position(|line| line.contains("\"choice\"")).unwrap() + 1;
    let ply = Some(choice - 1);
    let of = |by: &str| fault(&altered(&text, choice, by));
    let hash = line(&text, choice).split_once("\"hash\"").unwrap().1;
    assert_eq!(
        of(&format!("{{\"seat\":1,\"choice\":\"castle\",\"hash\"{hash}")),
        (choice, ply, "choice-unknown")
    );
    assert_eq!(
        of(&format!("{{\"seat\":0,\"choice\":\"pass\",\"hash\"{hash}")),
        (choice, ply, "choice-not-asked")
    );
    assert_eq!(
        of(&format!("{{\"seat\":9,\"choice\":\"pass\",\"hash\"{hash}")),
        (choice, ply, "choice-not-asked")
    );
    let zeros = "0".repeat(64);
    let (what, _) = line(&text, choice).split_once("\"hash\"").unwrap();
    assert_eq!(of(&format!("{what}\"hash\":\"{zeros}\"}}")), (choice, ply, "replay-other-hash"));
    assert_eq!(of("{\"seat\":0}"), (choice, ply, "save-bad-line"));
    assert_eq!(of("pass"), (choice, ply, "save-not-json"));
    assert_eq!(of(""), (choice, ply, "save-not-json"));
    assert_eq!(
        of(&format!("{{\"seat\":0,\"undo\":3,\"hash\"{hash}")),
        (choice, ply, "undo-nothing")
    );
    assert_eq!(
        of(&format!("{{\"take_back\":99999,\"hash\"{hash}")),
        (choice, ply, "take-back-no-such-ply")
    );
}

#[test]
fn an_altered_header_is_found() {
    let text = finished(Dice::Open(1)).save();
    let of = |from: &str, to: &str| {
        let header = line(&text, 1).replacen(from, to, 1);
        assert_ne!(header, line(&text, 1), "{from}");
        fault(&altered(&text, 1, &header))
    };
    assert_eq!(of("\"open\":1", "\"open\":2"), (1, None, "save-other-header"));
    assert_eq!(of("\"random\"", "\"greedy\""), (1, None, "save-other-header"));
    assert_eq!(of("\"save\":2", "\"save\":3"), (1, None, "save-newer-format"));
    assert_eq!(of("\"save\":2", "\"safe\":2"), (1, None, "save-no-header"));
    assert_eq!(of("\"save\":2", "\"record\":2"), (1, None, "save-is-record"));
    assert_eq!(of("\"random\"", "\"deep\""), (1, None, "save-bad-line"));
}

/// A header that is sealed anew is still held against what exists.
#[test]
fn a_header_that_names_unknown_things_is_refused() {
    let table = table(Dice::Open(1), Sitter::Human, Sitter::Human);
    let of = |change: &dyn Fn(&mut table::Header)| {
        let mut header = table.header().clone();
        change(&mut header);
        fault(&table::write(&header, &[], None))
    };
    assert_eq!(of(&|header| header.title = "chess".to_owned()), (1, None, "fault-unknown-title"));
    assert_eq!(
        of(&|header| header.scenario = "moon".to_owned()),
        (1, None, "fault-unknown-scenario")
    );
    assert_eq!(of(&|header| header.rules = 99), (1, None, "save-newer-rules"));
    assert_eq!(of(&|header| header.options.clear()), (1, None, "save-options"));
    assert_eq!(of(&|header| header.seats.clear()), (1, None, "save-seats"));
    assert_eq!(
        of(&|header| header.pack = kernel::hash::Hash([1; 32])),
        (1, None, "save-unknown-pack")
    );
    let bad = |header: &mut table::Header| header.position = Some("turn = 99".to_owned());
    let (at, _, id) = of(&bad);
    assert_eq!(at, 1);
    assert!(id.starts_with("fault-") || id.starts_with("storm-fault-"), "{id}");
}

#[test]
fn a_save_that_is_cut_short_is_found() {
    let text = finished(Dice::Open(1)).save();
    let lines: Vec<&str> = text.lines().collect();
    for kept in [1, 2, 50, lines.len() - 1] {
        let cut = lines[..kept].join("\n");
        assert_eq!(fault(&cut), (kept, None, "save-cut-short"));
    }
    assert_eq!(fault(""), (1, None, "save-empty"));
    let middle = lines[49].len() / 2;
    let cut = format!("{}\n{}", lines[..49].join("\n"), &lines[49][..middle]);
    assert_eq!(fault(&cut), (50, Some(49), "save-not-json"));
    let mut gap = lines.clone();
    gap.remove(lines.len() - 2);
    assert_eq!(fault(&gap.join("\n")), (gap.len(), None, "save-count"));
    let mut longer = lines.clone();
    longer.push(lines[1]);
    assert_eq!(fault(&longer.join("\n")), (longer.len(), None, "save-after-end"));
}

#[test]
fn the_seed_of_fair_dice_must_be_the_one_promised() {
    let text = finished(Dice::Fair([7; 32])).save();
    let last = text.lines().count();
    let end = line(&text, last);
    let other = end.replacen("0707", "0807", 1);
    assert_eq!(fault(&altered(&text, last, &other)), (last, None, "save-other-seed"));
    let sealed = end.split_once(",\"seed\"").unwrap().0.to_owned() + "}";
    let sealed = altered(&text, last, &sealed);
    let checked = shelf::titles().verify(sealed.as_bytes(), None).unwrap();
    assert!(matches!(checked.dice, DiceWritten::Fair(_)));
    assert_eq!(checked.rolled_again, 0);
    let open = finished(Dice::Open(1)).save();
    let last = open.lines().count();
    let needless = line(&open, last).replace('}', &format!(",\"seed\":\"{}\"}}", "0".repeat(64)));
    assert_eq!(fault(&altered(&open, last, &needless)), (last, None, "save-needless-seed"));
}

#[test]
fn bytes_that_are_no_text_are_found() {
    let mut text = finished(Dice::Open(1)).save().into_bytes();
    let third = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(1).unwrap().0 + 1;
    text[third] = 0xff;
    let fault = shelf::titles().verify(&text, None).unwrap_err();
    assert_eq!((fault.line, fault.said.id), (3, "save-not-utf8"));
}

/// Whatever is done to a save, it is either still the same game or refused; nothing panics.
#[test]
fn damaged_saves_never_pass_for_another_game() {
    let mut table = table(Dice::Open(5), Sitter::Random, Sitter::Human);
    table.run();
    for _ in 0..12 {
        let (seat, notation) = first_legal(&*table);
        table.choose(seat, &notation).unwrap();
        table.run();
    }
    let text = table.save();
    let mut rng = Rng::from_number(11);
    for _ in 0..1500 {
        let mut bytes = text.clone().into_bytes();
        for _ in 0..=rng.below(3) {
            damage(&mut bytes, &mut rng);
        }
        if let Ok(checked) = shelf::titles().verify(&bytes, None) {
            assert_eq!(checked.chain, table.chain());
        }
    }
}

fn damage(bytes: &mut Vec<u8>, rng: &mut Rng) {
    let place = |rng: &mut Rng, bytes: &[u8]| rng.below(bytes.len().max(1) as u32) as usize;
    let at = place(rng, bytes);
    match rng.below(5) {
        0 => bytes.truncate(at),
        1 if at < bytes.len() => bytes[at] = rng.below(256) as u8,
        2 if at < bytes.len() => drop(bytes.remove(at)),
        3 => bytes.insert(at, *rng.pick(b"0123456789\"{}[],:\nae").unwrap()),
        _ => {
            let (from, to) = (place(rng, bytes), place(rng, bytes));
            let part = bytes[from.min(to)..to.max(from).min(from.min(to) + 90)].to_vec();
            bytes.splice(at.min(bytes.len())..at.min(bytes.len()), part);
        }
    }
}

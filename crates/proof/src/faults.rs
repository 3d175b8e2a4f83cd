//! Packs and positions with faults: each fault is told with file, key and reason, and nothing that is
//! given to a reader makes it panic. Titles bring tables of changes; the rest is the same for all.

use kernel::dice::Rng;
use kernel::{Fact, Fault, Faults, Options, Pack, Title};

use crate::times;

/// File, key and id of a fault.
pub type Told<'f> = (&'f str, &'f str, &'f str);

/// A change of a pack: the file, what is replaced, by what.
pub(crate) type Change<'c> = (&'c str, &'c str, &'c str);

/// Letters that are put into texts to spoil them: those that mean something in TOML, and some that do not.
const SPOILERS: &[char] = &[
    '[', ']', '{', '}', '"', '=', ',', '.', '\n', ' ', '-', '_', '0', '7', '9', 'a', 'Z', 'é',
    '\u{0}',
];

/// What is wrong with a pack: nothing, if it is accepted.
pub fn of<R: Title>(pack: &Pack) -> Faults {
    let options =
        Options::complete(&R::INFO, &Default::default()).expect("usual options are whole");
    R::load(pack, R::INFO.scenarios[0], &options).err().unwrap_or_default()
}

/// The title's own pack with changes; each must find what it replaces.
pub fn changed<R: Title>(changes: &[Change<'_>]) -> Pack {
    let mut pack = R::packs().swap_remove(0);
    for (file, from, to) in changes {
        let text = pack.0.get_mut(*file).expect("the file is in the pack");
        assert!(text.contains(from), "{file} has no {from:?}");
        *text = text.replacen(from, to, 1);
    }
    pack
}

/// The faults after one change.
pub fn after<R: Title>(file: &str, from: &str, to: &str) -> Faults {
    of::<R>(&changed::<R>(&[(file, from, to)]))
}

/// File, key and id of each fault.
pub fn told(faults: &[Fault]) -> Vec<Told<'_>> {
    faults.iter().map(|fault| (fault.file.as_str(), fault.key.as_str(), fault.id)).collect()
}

/// Key and id of each fault of a text that is one file.
pub fn keys(faults: &[Fault]) -> Vec<(&str, &'static str)> {
    faults.iter().map(|fault| (fault.key.as_str(), fault.id)).collect()
}

/// The line a fault names.
pub fn line(fault: &Fault) -> Option<&Fact> {
    fault.facts.iter().find(|(name, _)| *name == "line").map(|(_, fact)| fact)
}

/// Each change makes exactly one fault: file, what is replaced, by what, key, id.
pub fn each_makes_one<R: Title>(changes: &[(&str, &str, &str, &str, &str)]) {
    let mut wrong = Vec::new();
    for (file, from, to, key, id) in changes {
        let faults = after::<R>(file, from, to);
        if told(&faults) != [(*file, *key, *id)] {
            wrong.push(format!("{from:?} to {to:?}: {:?}", told(&faults)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Each change makes at least these faults.
pub fn each_makes_all<R: Title>(changes: &[(&str, &str, &str, &[Told<'_>])]) {
    let mut wrong = Vec::new();
    for (file, from, to, expected) in changes {
        let faults = after::<R>(file, from, to);
        if expected.iter().any(|fault| !told(&faults).contains(fault)) {
            wrong.push(format!("{from:?} to {to:?}: {:?}", told(&faults)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A fault of a value names the line of that value.
pub fn names_its_line<R: Title>(file: &str, from: &str, to: &str) {
    let pack = R::packs().swap_remove(0);
    let start = pack.file(file).find(from).expect("the file has it");
    let right = pack.file(file)[..start].matches('\n').count() + 1;
    let faults = after::<R>(file, from, to);
    assert_eq!(faults.first().and_then(line), Some(&Fact::from(right)), "{faults:#?}");
}

/// A missing file and a foreign one are told, and nothing else.
pub fn files_are_missing_or_foreign<R: Title>() {
    let own = R::packs().swap_remove(0);
    for file in own.0.keys() {
        let mut pack = own.clone();
        pack.0.remove(file);
        pack.0.insert("notes.toml".to_owned(), String::new());
        let expected =
            [(file.as_str(), "", "fault-missing-file"), ("notes.toml", "", "fault-unknown-file")];
        assert_eq!(told(&of::<R>(&pack)), expected);
    }
    assert_eq!(of::<R>(&Pack::of(&[])).len(), own.0.len());
}

/// Empty, foreign and broken texts are refused file by file, and so is every file that breaks off.
pub fn broken_files_are_refused<R: Title>() {
    let own = R::packs().swap_remove(0);
    for (file, whole) in &own.0 {
        let parts =
            (1..12).map(|part| whole[..boundary(whole, whole.len() * part / 12)].to_owned());
        let junk = ["", "= 1", "[[", "[meta]\nversion = \"\"", "\u{0}"].map(str::to_owned);
        for text in junk.into_iter().chain(parts) {
            let mut pack = own.clone();
            pack.0.insert(file.clone(), text);
            assert!(!of::<R>(&pack).is_empty(), "{file}: {:?}", pack.file(file));
        }
    }
}

/// No small change of any file makes the loader panic; a hundred times as many are tried in the long run.
pub fn no_change_breaks_the_loader<R: Title>(changes: u64) {
    let own = R::packs().swap_remove(0);
    for seed in 0..times(changes, 100 * changes) {
        let mut rng = Rng::from_number(seed);
        let mut pack = own.clone();
        let files: Vec<String> = pack.0.keys().cloned().collect();
        let file = rng.pick(&files).expect("a pack has files");
        let text = spoiled(own.file(file), &mut rng);
        pack.0.insert(file.clone(), text);
        let _ = of::<R>(&pack);
    }
}

/// A text that is no position is refused, and a position with a small change is refused or reads back as
/// it is written. A hundred times as many changes are tried in the long run.
pub fn no_position_breaks_the_reader<R: Title>(rules: &R, position: &str, changes: u64)
where
    R::State: PartialEq,
{
    for text in ["", "=", "[[", "\u{0}", "turn = 1e99", "a.b.c = {}"] {
        assert!(rules.read_position(text).is_err(), "{text:?} is no position");
    }
    rules.read_position(position).unwrap_or_else(|faults| panic!("{faults:#?}"));
    for seed in 0..times(changes, 100 * changes) {
        let text = spoiled(position, &mut Rng::from_number(seed));
        if let Ok(state) = rules.read_position(&text) {
            let written = rules.write_position(&state);
            let again =
                rules.read_position(&written).unwrap_or_else(|faults| panic!("{faults:#?}"));
            assert!(again == state, "{written}\nis not what this means:\n{text}");
        }
    }
}

/// A text with a piece cut out and some letters put in.
fn spoiled(text: &str, rng: &mut Rng) -> String {
    let start = boundary(text, rng.below(text.len() as u32 + 1) as usize);
    let end = boundary(text, (start + rng.below(40) as usize).min(text.len())).max(start);
    let put: String =
        (0..rng.below(7)).map(|_| *rng.pick(SPOILERS).expect("there are some")).collect();
    format!("{}{put}{}", &text[..start], &text[end..])
}

/// The nearest place before an offset where a letter ends.
fn boundary(text: &str, offset: usize) -> usize {
    (0..=offset).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

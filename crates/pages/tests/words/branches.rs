//! A word that a message carries has a branch of its own wherever a sentence chooses by it: none falls through to a
//! branch that stands for something else. The words are those that come up in games of all titles.

use std::collections::{BTreeMap, BTreeSet};

use kernel::dice::Rng;
use kernel::{Fact, Message as _};
use screen::fluent::{self, files, messages, references};
use table::{Dice, Said, Table, Waits};
use titles::{Entry, Setting, Wanted};

/// A place where a sentence chooses by a fact: the names of its branches, and which of them is taken for all others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Selector {
    fact: String,
    branches: BTreeSet<String>,
    usual: String,
}

/// The name of the branch that a line begins with, and whether it is taken for all others.
fn branch(line: &str) -> Option<(&str, bool)> {
    let usual = line.starts_with("*[");
    let name = line.trim_start_matches('*').strip_prefix('[')?;
    Some((name.split_once(']')?.0, usual))
}

/// All selectors of a message as written.
fn selectors(text: &str) -> Vec<Selector> {
    let mut found = Vec::new();
    // What is open: a selector, or something else in braces.
    let mut open: Vec<Option<Selector>> = Vec::new();
    for line in text.lines() {
        if let (Some((name, usual)), Some(Some(selector))) = (branch(line), open.last_mut()) {
            selector.branches.insert(name.to_owned());
            if usual {
                selector.usual = name.to_owned();
            }
        }
        for (at, letter) in line.char_indices() {
            if letter == '{' {
                let inside = line[at + 1..].trim_start();
                let fact = inside.strip_prefix('$').and_then(|rest| rest.split_once(" ->"));
                let fact = fact.map(|(fact, _)| fact).filter(|fact| !fact.contains(['}', ' ']));
                open.push(
                    fact.map(|fact| Selector { fact: fact.to_owned(), ..Selector::default() }),
                );
            } else if letter == '}' {
                found.extend(open.pop().flatten());
            }
        }
    }
    found
}

/// The selectors of a message and of all it refers to.
fn all_selectors(messages: &BTreeMap<String, fluent::Entry>, id: &str) -> Vec<Selector> {
    let Some(entry) = messages.get(id) else { return Vec::new() };
    let referred = references(&entry.text);
    let referred = referred.iter().flat_map(|other| all_selectors(messages, other));
    selectors(&entry.text).into_iter().chain(referred).collect()
}

/// Words by the message and the fact that carried them.
type Met = BTreeSet<(&'static str, &'static str, &'static str)>;

fn note(met: &mut Met, said: &Said) {
    for (name, fact) in said.facts() {
        if let Fact::Word(word) = fact {
            met.insert((said.id, name, word));
        }
    }
}

/// How many choices of a game are made, and how often all answers are looked at.
const CHOICES: usize = 260;
const OFFERS_EVERY: usize = 6;

/// Plays a game by chance, and hears all that is asked, offered, refused and told.
fn play(table: &mut dyn Table, seed: u64, hear: &mut dyn FnMut(&Said)) {
    let mut rng = Rng::from_number(seed);
    for number in 0..CHOICES {
        table.run();
        let Waits::Choice { seats, prompt } = table.waits() else { break };
        hear(&prompt);
        let seat = seats.lowest().expect("a question is put to somebody");
        let offers = table.offers(seat);
        if number % OFFERS_EVERY == 0 {
            for offer in &offers {
                hear(&offer.said);
                offer.no.iter().for_each(|no| hear(&no.said));
            }
        }
        let legal: Vec<_> =
            offers.iter().filter(|one| one.no.is_none() && one.is_canonical).collect();
        let choice = rng.pick(&legal).expect("every question has an answer").notation.clone();
        table.choose(seat, &choice).expect("it was offered");
    }
    table.full_log().iter().for_each(|moment| hear(&moment.said));
}

/// Hears all that comes up in a game of each scenario.
pub(crate) fn played(title: &'static dyn Entry, hear: &mut dyn FnMut(&Said)) {
    for (scenario, seed) in title.info().scenarios.iter().zip(1..) {
        let wanted = Wanted { scenario: Some((*scenario).to_owned()), ..Wanted::default() };
        let loaded = title.load(wanted).expect("the scenario is there");
        let (seats, dice) = (BTreeMap::new(), Dice::Open(seed));
        let mut table =
            titles::open(Setting { loaded, position: None, seats, dice }).expect("it opens");
        play(&mut *table, seed, hear);
    }
}

#[test]
fn selectors_are_read_with_all_their_branches() {
    let text = "{ $side ->\n[french] The French\n*[vietminh] The { $n ->\n[one] one\n*[other] { $n }\n}\n} go";
    let [inner, outer] = &selectors(text)[..] else { panic!("{:?}", selectors(text)) };
    assert_eq!((inner.fact.as_str(), inner.usual.as_str()), ("n", "other"));
    assert_eq!((outer.fact.as_str(), outer.usual.as_str()), ("side", "vietminh"));
    assert!(outer.branches.contains("french") && outer.branches.contains("vietminh"));
}

#[test]
fn no_word_falls_through_to_a_branch_of_something_else() {
    let mut met = Met::new();
    for title in shelf::titles().iter() {
        let before = met.len();
        played(title, &mut |said| note(&mut met, said));
        assert!(met.len() > before + 20, "{}: {} words", title.info().id, met.len() - before);
    }
    let mut wrong = BTreeSet::new();
    for (lang, files) in files(shelf::titles()) {
        let messages = messages(&files);
        for (id, fact, word) in &met {
            for selector in all_selectors(&messages, id) {
                // What is called "other" says of itself that it stands for the rest.
                let is_told = selector.branches.contains(*word) || selector.usual == "other";
                if selector.fact == *fact && !is_told {
                    wrong.insert(format!(
                        "{lang} {id}: {fact} is {word}, told as {}",
                        selector.usual
                    ));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_seat_and_side_has_its_own_words_wherever_one_is_spoken_of() {
    for (lang, files) in files(shelf::titles()) {
        let messages = messages(&files);
        for title in shelf::titles().iter() {
            let manner = title.manner();
            let sayings = manner.sayings;
            let ids = [
                manner.seat,
                sayings.name,
                sayings.waits,
                sayings.plays,
                sayings.plays_bot,
                sayings.wins,
                sayings.won,
                sayings.curtain,
                sayings.open,
            ];
            for (id, side) in
                ids.iter().flat_map(|id| title.info().sides.iter().map(move |side| (id, side)))
            {
                for selector in all_selectors(&messages, id) {
                    let is_told = selector.branches.contains(*side) || selector.usual == "other";
                    assert!(is_told, "{lang} {id}: {side} is told as {}", selector.usual);
                }
            }
        }
    }
}

//! What is counted agrees with its number: one of a thing is never told as several.

use std::collections::BTreeMap;

use kernel::Fact;
use table::Said;

use crate::branches::played;

/// Words that are the same for one and for several, and verbs: turn 1 begins.
const ALIKE: [&str; 4] = ["pas", "fois", "is", "begins"];

/// A one with a plural after it, such as "1 points".
fn wrong(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split(|c: char| c.is_whitespace()).collect();
    let found = words.windows(2).find(|pair| {
        let thing = pair[1].trim_matches(|c: char| !c.is_alphanumeric());
        let lower = thing.chars().all(char::is_lowercase);
        pair[0] == "1" && lower && thing.ends_with('s') && !ALIKE.contains(&thing)
    });
    found.map(|pair| pair.join(" "))
}

#[test]
fn a_plural_after_a_one_is_found() {
    assert_eq!(wrong("There are 1 points of it.").as_deref(), Some("1 points"));
    assert_eq!(wrong("Il reste 1 point, 21 points et 1 pas."), None);
}

#[test]
fn one_of_a_thing_was_told_as_several() {
    let mut met: BTreeMap<&'static str, Said> = BTreeMap::new();
    for title in shelf::titles().iter() {
        played(title, &mut |said| {
            met.entry(said.id).or_insert_with(|| said.clone());
        });
    }
    let counted = met
        .into_values()
        .filter(|said| said.facts.iter().any(|(_, fact)| matches!(fact, Fact::Number(_))));
    let mut told = Vec::new();
    let mut count = 0;
    for mut said in counted {
        count += 1;
        for (_, fact) in &mut said.facts {
            if let Fact::Number(number) = fact {
                *number = 1;
            }
        }
        for words in ["en", "fr"].map(shelf::words) {
            let text = words.say(said.id, &said.facts, &|key: &str, _: &str| Some(key.to_owned()));
            told.extend(wrong(&text).map(|wrong| format!("{}: {wrong} in {text}", said.id)));
        }
    }
    assert!(count > 100, "{count} sentences count something");
    assert!(told.is_empty(), "{told:#?}");
}

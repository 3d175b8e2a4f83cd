//! Whatever Storm can say is said whole in both languages, with just the facts it gives.

use std::collections::BTreeSet;

use kernel::{Rules, Title};
use screen::fluent::{files, messages, variables};
use storm::Storm;

use crate::game::{titles, words};
use crate::samples;

/// Facts a message is given and may leave unsaid: the rule is appended, and what is at stake in W7 may
/// be firepower or trenches.
const UNSAID: &[(&str, &str)] = &[("storm-ask-", "rule"), ("storm-ask-w7", "stake")];

#[test]
fn the_samples_are_all_that_storm_can_say() {
    let said: BTreeSet<String> = samples::all().into_iter().map(|(id, _)| id.to_owned()).collect();
    let declared = Storm::messages().into_iter();
    let written: BTreeSet<String> = declared.map(|message| message.id.to_owned()).collect();
    assert_eq!(said, written);
}

#[test]
fn messages_use_just_the_facts_they_are_given() {
    let may_be_unsaid = |id: &str, fact: &str| {
        UNSAID.iter().any(|(begin, unsaid)| id.starts_with(begin) && fact == *unsaid)
    };
    for (lang, files) in files(titles()) {
        let messages = messages(&files);
        for (id, facts) in samples::all() {
            let given: BTreeSet<String> =
                facts.iter().map(|(name, _)| (*name).to_owned()).collect();
            let used = variables(&messages, id);
            let unknown: Vec<&String> = used.difference(&given).collect();
            assert!(unknown.is_empty(), "{lang}, {id}: {unknown:?} not given");
            let mut unsaid = given.difference(&used).filter(|fact| !may_be_unsaid(id, fact));
            assert_eq!(unsaid.next(), None, "{lang}, {id}");
        }
    }
}

#[test]
fn every_sample_is_said_whole() {
    let rules = samples::rules();
    for lang in words::LANGUAGES {
        let words = words(lang);
        for (id, facts) in samples::all() {
            let names = |key: &str, lang: &str| rules.name(key, lang);
            let text = words.try_say(id, &facts, &names).expect("the message is sound");
            let clean = !text.is_empty()
                && !text.contains("  ")
                && !text.contains(['{', '}', '$', '\n'])
                && text.trim() == text;
            assert!(clean, "{lang}, {id}: {text:?}");
        }
    }
}

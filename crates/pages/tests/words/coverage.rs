//! Whatever the code can say, it can say in both languages, with just the facts it gives; and nothing in
//! the locales is left over.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use kernel::journal::Differs;
use kernel::{Declared, Declares};
use screen::fluent::{Entry, files, messages, references, variables};
use storm::Storm;

/// How the ids of messages begin that belong to no title.
const FAMILIES: [&str; 16] = [
    "act-",
    "server-",
    "fault-",
    "ui-",
    "choice-",
    "roll-",
    "undo-",
    "take-back-",
    "replay-",
    "save-",
    "seat-",
    "step-",
    "dice-",
    "cli-",
    "protocol-",
    "web-",
];

/// Facts that are declared with all sentences of a variant and that this one leaves unsaid, besides the rule.
const LEFT_OUT: &[(&str, &str)] = &[
    ("company-ask-dice", "cache"),
    ("company-ask-dice", "square"),
    ("company-ask-dice", "target"),
    ("company-event-action-rolled", "cache"),
    ("company-event-action-rolled", "square"),
    ("company-event-action-rolled", "target"),
    ("company-event-countdown-chosen", "die"),
    ("company-event-declared", "cache"),
    ("company-event-declared", "square"),
    ("company-event-declared", "target"),
    ("company-event-marker-laid-hidden", "marker"),
    ("company-event-passed-hidden", "unit"),
    ("company-roll-action", "cache"),
    ("company-roll-action", "square"),
    ("company-roll-action", "target"),
    ("siege-ask-hit", "space"),
    ("siege-choice-fly-supply", "unit"),
    ("siege-choice-fly", "supply"),
    ("siege-event-shot-down-for-good", "turn"),
    ("storm-ask-w7", "stake"),
    ("storm-ask-w8", "area"),
    ("storm-event-drew-hidden", "card"),
    ("tonkin-event-absorbed-hidden", "unit"),
    ("tonkin-event-objective-chosen", "hex"),
    ("tonkin-event-overstacked-hidden", "hex"),
    ("tonkin-event-postponed-for-good", "month"),
    ("tonkin-event-postponed-for-good", "year"),
    ("tonkin-event-replaced-hidden", "unit"),
    ("tonkin-event-rivers-told-none", "hexes"),
    ("tonkin-event-road-built", "from"),
    ("tonkin-event-spends-none", "unit"),
    ("tonkin-event-withdrawn-for-good", "month"),
    ("tonkin-event-withdrawn-for-good", "year"),
    ("tonkin-event-zoc-told-none", "hexes"),
];

/// Messages that read the same in both languages: facts and signs without a word, names.
const ALIKE: &[&str] = &[
    "cli-score-label",
    "company-map-communist-short",
    "company-map-scenario-ap-bac",
    "company-map-tab",
    "company-map-title",
    "company-text-unit",
    "siege-map-base-number",
    "siege-map-base-short",
    "siege-map-divisions",
    "siege-map-head-base",
    "siege-map-head-division",
    "siege-map-head-route",
    "siege-map-head-terrain",
    "siege-map-points",
    "siege-map-route",
    "siege-map-space-short",
    "siege-map-tab",
    "siege-term-aircraft",
    "siege-term-battalion",
    "siege-term-event",
    "siege-term-unit",
    "siege-text-displays",
    "siege-text-route",
    "storm-hand-window",
    "storm-term-card",
    "storm-term-debouchez",
    "tonkin-event-phase",
    "tonkin-map-box-saigon",
    "tonkin-map-region-delta",
    "tonkin-map-region-laos",
    "tonkin-map-scenario-cao-bang",
    "tonkin-map-scenario-dien-bien-phu",
    "tonkin-map-scenario-hanoi",
    "tonkin-map-scenario-hoa-binh",
    "tonkin-map-scenario-na-san",
    "tonkin-map-scenario-plaine-des-jarres",
    "tonkin-map-value-cao-bang",
    "tonkin-map-value-dien-bien-phu",
    "tonkin-map-value-hanoi",
    "tonkin-map-value-hoa-binh",
    "tonkin-map-value-plaine-des-jarres",
    "tonkin-term-unit",
    "ui-cited",
    "ui-list-comma",
    "ui-odds-value",
    "ui-term",
    "web-language",
    "web-span",
    "storm-map-title",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The Rust sources of all crates, tests apart, and the templates of the pages.
fn sources() -> String {
    let mut text = String::new();
    let mut folders = within(&root().join("crates"));
    for title in within(&root().join("games")) {
        folders.extend(within(&title));
    }
    for folder in folders {
        read(&folder.join("src"), &mut text);
        read(&folder.join("templates"), &mut text);
        if folder.ends_with("templates") {
            read(&folder, &mut text);
        }
    }
    text
}

/// What lies in a folder.
fn within(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    entries.map(|entry| entry.expect("the folder can be read").path()).collect()
}

fn read(folder: &Path, text: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        if path.file_stem().is_some_and(|stem| stem == "tests") {
            continue;
        }
        if path.is_dir() {
            read(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs" || extension == "html")
        {
            text.push_str(&fs::read_to_string(&path).expect("sources are text"));
        }
    }
}

/// The message ids written in the sources of all crates, and those of the gauges of each title.
fn all_ids() -> BTreeSet<String> {
    let mut ids = ids_in(&sources());
    ids.extend(declared().into_iter().map(|message| message.id.to_owned()));
    for title in shelf::titles().iter().map(|title| title.info().id) {
        let mut text = String::new();
        read(&root().join("games").join(title).join("rules/src"), &mut text);
        let odds = fs::read_to_string(root().join("games").join(title).join("rules/src/odds.rs"));
        // Pairs of a name and a count are what odds count.
        let odds = odds.expect("every title has odds");
        let gauges = text.split("gauge.push((\"").skip(1).chain(odds.split("(\"").skip(1));
        let gauges = gauges.filter_map(|piece| piece.split_once('"'));
        let gauges = gauges.filter(|(_, rest)| rest.starts_with(", ")).map(|(name, _)| name);
        ids.extend(gauges.map(|gauge| format!("{title}-gauge-{gauge}")));
        // The command line names the seats.
        ids.insert(format!("{title}-seat"));
    }
    // Forms and headers name scenarios, options and values by their keys.
    ids.extend(shelf::titles().iter().flat_map(pages::form_ids));
    ids
}

/// The messages that titles and the kernel declare.
fn declared() -> Vec<Declared> {
    let titles = shelf::titles().iter().flat_map(|title| title.messages());
    // What the kernel says ends in what the rules of some title say.
    let kernel = Differs::<Storm>::declared().into_iter();
    titles.chain(kernel.filter(|message| !message.id.starts_with("storm-"))).collect()
}

/// Whether an id belongs to a family of the project, or to a title of the shelf.
fn is_known(id: &str) -> bool {
    let mut titles = shelf::titles().iter().map(|title| title.info().id);
    FAMILIES.iter().any(|family| id.starts_with(family))
        || titles.any(|title| id.strip_prefix(title).is_some_and(|rest| rest.starts_with('-')))
}

/// The message ids written in a text. How the ids of an enum begin is no id.
fn ids_in(sources: &str) -> BTreeSet<String> {
    let sources = sources.replace("#[message(\"", "");
    let is_id = |piece: &&str| {
        is_known(piece)
            && !piece.ends_with('-')
            && piece.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    sources.split('"').filter(is_id).map(ToOwned::to_owned).collect()
}

fn both() -> [(&'static str, BTreeMap<String, Entry>); 2] {
    files(shelf::titles()).map(|(lang, files)| (lang, messages(&files)))
}

#[test]
fn every_id_of_the_code_is_a_message_in_both_languages() {
    let ids = all_ids();
    assert!(ids.len() > 250, "only {} ids were found", ids.len());
    for (lang, messages) in both() {
        let missing: Vec<&String> = ids.iter().filter(|id| !messages.contains_key(*id)).collect();
        assert!(missing.is_empty(), "{lang} lacks {missing:?}");
    }
}

#[test]
fn every_scenario_option_and_value_has_a_name_of_its_own() {
    for lang in words::LANGUAGES {
        let words = shelf::words(lang);
        let said = |id: &String| {
            let said = words.try_say(id, &[], &|_, _| None);
            said.unwrap_or_else(|wrong| panic!("{lang}: {wrong:?}"))
        };
        for title in shelf::titles().iter() {
            let info = title.info();
            let ids = pages::form_ids(title);
            let of = |kind: &str| -> Vec<String> {
                let begin = format!("{}-map-{kind}-", info.id);
                ids.iter().filter(|id| id.starts_with(&begin)).map(said).collect()
            };
            let (scenarios, options) = (of("scenario"), of("option"));
            // A name and a sentence for each.
            assert_eq!(scenarios.len(), 2 * info.scenarios.len(), "{}", info.id);
            assert_eq!(options.len(), info.options.len(), "{}", info.id);
            let differ =
                |named: &[String]| named.iter().collect::<BTreeSet<_>>().len() == named.len();
            assert!(differ(&scenarios), "{lang}: {scenarios:?}");
            assert!(differ(&options), "{lang}: {options:?}");
            for spec in info.options {
                let value = |value: &&str| {
                    said(&format!("{}-map-value-{}", info.id, value.replace('_', "-")))
                };
                let values: Vec<String> = spec.values.iter().map(value).collect();
                assert!(differ(&values), "{lang}, {}: {values:?}", spec.key);
            }
        }
    }
}

#[test]
fn no_message_is_left_over() {
    let ids = all_ids();
    for (lang, messages) in both() {
        let referred: BTreeSet<String> =
            messages.values().flat_map(|entry| references(&entry.text)).collect();
        let unused: Vec<&String> =
            messages.keys().filter(|id| !ids.contains(*id) && !referred.contains(*id)).collect();
        assert!(unused.is_empty(), "{lang} has unused {unused:?}");
    }
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_facts() {
    let [(_, english), (_, french)] = both();
    let keys = |messages: &BTreeMap<String, Entry>| -> Vec<(String, &'static str)> {
        messages.iter().map(|(id, entry)| (id.clone(), entry.file)).collect()
    };
    assert_eq!(keys(&english), keys(&french));
    for id in english.keys() {
        assert_eq!(variables(&english, id), variables(&french, id), "{id}");
    }
}

#[test]
fn sentences_use_only_facts_that_are_declared() {
    for (lang, messages) in both() {
        for Declared { id, facts, .. } in declared() {
            let used = variables(&messages, id);
            let unknown: Vec<&String> =
                used.iter().filter(|fact| !facts.contains(&fact.as_str())).collect();
            assert!(unknown.is_empty(), "{lang}, {id}: {unknown:?} not declared");
        }
    }
}

#[test]
fn every_declared_fact_is_said() {
    let mut unsaid = BTreeSet::new();
    for (lang, messages) in both() {
        for Declared { id, facts, .. } in declared() {
            let used = variables(&messages, id);
            let may = |fact: &str| fact == "rule" || LEFT_OUT.contains(&(id, fact));
            let left = facts.iter().filter(|fact| !used.contains(**fact) && !may(fact));
            unsaid.extend(left.map(|fact| format!("{lang} {id} {fact}")));
        }
    }
    assert!(unsaid.is_empty(), "{unsaid:#?}");
}

#[test]
fn files_parse_and_every_one_is_built_in() {
    for (lang, files) in files(shelf::titles()) {
        let mut bundle = FluentBundle::<FluentResource>::new_concurrent(Vec::new());
        for (file, text) in &files {
            let resource = FluentResource::try_new((*text).to_owned());
            let resource =
                resource.unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
            bundle.add_resource(resource).expect("no id is given twice");
        }
        let mut there: BTreeSet<String> = BTreeSet::new();
        for folder in within(&root().join("games")).into_iter().chain([root()]) {
            let files = within(&folder.join("locales").join(lang)).into_iter();
            let name = |file: PathBuf| file.file_name().map(|name| name.to_string_lossy().into());
            there.extend(files.filter_map(name));
        }
        let built_in: BTreeSet<String> = files.iter().map(|(file, _)| (*file).to_owned()).collect();
        assert_eq!(there, built_in);
    }
}

#[test]
fn french_is_french() {
    let [(_, english), (_, french)] = both();
    // A sentence that only sends to another one is French where that one is.
    let refers = |text: &str| {
        let inside = text.trim().strip_prefix("{ ").and_then(|rest| rest.strip_suffix(" }"));
        inside.is_some_and(|id| french.contains_key(id))
    };
    for (id, entry) in french.iter().filter(|(_, entry)| !refers(&entry.text)) {
        let same = english[id].text == entry.text;
        assert_eq!(same, ALIKE.contains(&id.as_str()), "{id}: {}", entry.text);
        for word in [" the ", " of ", " and ", " with ", " is ", " are ", " unit ", " units "] {
            assert!(same || !entry.text.contains(word), "{id}: {}", entry.text);
        }
    }
}

#[test]
fn french_is_set_as_french() {
    let [_, (_, french)] = files(shelf::titles());
    for (file, text) in french {
        for line in text.lines() {
            for sign in [" ;", " :", " !", " ?", " %", " »", "« ", "'"] {
                assert!(!line.contains(sign), "{file}: {sign:?} in {line}");
            }
        }
    }
}

#[test]
fn french_books_are_set_as_french() {
    let mut books = 0;
    for folder in within(&root().join("games")) {
        for name in ["rulebook.fr.md", "learn.fr.md"] {
            let text = fs::read_to_string(folder.join(name)).expect("every title has its books");
            for line in text.lines() {
                for sign in [" ;", " :", " !", " ?", " %", " »", "« "] {
                    assert!(!line.contains(sign), "{name}: {sign:?} in {line}");
                }
            }
            books += 1;
        }
    }
    assert_eq!(books, 2 * shelf::titles().iter().count());
}

#[test]
fn what_all_titles_share_speaks_of_no_single_one() {
    // Cards belong to some titles only: those have their own sentences, a fault of packs apart.
    let kept = ["fault-unknown-reference"];
    for (lang, files, own) in [
        ("en", words::locales::ENGLISH, ["card", "dien bien phu", "storm", "damage point"]),
        ("fr", words::locales::FRENCH, ["cartes", "diên biên phu", "tempête", "points de dégâts"]),
    ] {
        let found = messages(files);
        assert!(found.len() > 300);
        for (id, entry) in found.iter().filter(|(id, _)| !kept.contains(&id.as_str())) {
            let text = entry.text.to_lowercase();
            let met: Vec<&&str> = own.iter().filter(|word| text.contains(**word)).collect();
            assert!(met.is_empty(), "{lang} {id} speaks of {met:?}");
        }
    }
}

#[test]
fn a_title_spells_a_people_in_one_way() {
    for title in shelf::titles().iter() {
        let manner = title.manner();
        let mut texts: Vec<&str> = title.locales().french.iter().map(|(_, text)| *text).collect();
        texts.extend([(manner.book)("fr"), (manner.learn)("fr")]);
        let is_written = |way: &&str| texts.iter().any(|text| text.contains(*way));
        let ways: Vec<&str> = ["Viet Minh", "Viêt-minh", "Viêt-Minh", "Việt Minh"]
            .into_iter()
            .filter(is_written)
            .collect();
        assert!(ways.len() <= 1, "{}: {ways:?}", title.info().id);
    }
}

#[test]
fn every_question_ends_as_a_sentence() {
    for (lang, messages) in both() {
        let asks = messages.iter().filter(|(id, _)| id.contains("-ask-"));
        let ends = ['.', '?', '…', '}', '»'];
        let open: Vec<&String> = asks
            .filter(|(_, entry)| !entry.text.trim_end().ends_with(ends))
            .map(|(id, _)| id)
            .collect();
        assert!(open.is_empty(), "{lang}: {open:?}");
    }
}

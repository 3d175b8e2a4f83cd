//! Choices, questions and events keep their types until the look of a title has seen them. No screen finds out what
//! they are from the id, the facts or the notation of a message, neither in Rust nor in a script.

/// Crates whose sources show what happens; those of looks and bots are meant too.
const SHOWING: [&str; 9] = [
    "crates/bots/",
    "crates/drawing/",
    "crates/look/",
    "crates/pages/",
    "crates/server/",
    "crates/strongpoint/",
    "crates/table/",
    "crates/titles/",
    "crates/words/",
];

/// Where the id of a message stands in a source.
const IDS: [&str; 6] =
    ["said.id", "said.id()", "prompt.id", "prompt.id()", "choice.id()", "event.id()"];

/// What asks which id it is, or which fact: after it, and before it.
const ASKS: [&str; 7] =
    [" == ", " != ", ".starts_with(", ".ends_with(", ".contains(", ".strip_", ".split"];
const ASKS_BEFORE: [&str; 2] = ["match ", "matches!("];

/// Where a script would find the notation of a choice, or the key of a thing.
const WRITTEN: [&str; 4] = [".value", "notation", "dataset.key", "dataset.keys"];

/// What takes a text apart, or looks for its beginning.
const APART: [&str; 9] = [
    ".startsWith(",
    ".endsWith(",
    ".slice(",
    ".substring(",
    ".match(",
    ".charAt(",
    ".indexOf(",
    ".replace(",
    ".split(\"/",
];

/// What selects by the beginning or a part of a notation or key.
const SELECTS: [&str; 6] =
    ["[value^=", "[value*=", "[value$=", "[data-key^=", "[data-key*=", "[data-key$="];

/// Adds the lines of a source that ask a message for its id or its facts to find out what it is.
pub(crate) fn check_source(name: &str, text: &str, wrong: &mut Vec<String>) {
    if !shows(name) {
        return;
    }
    // Tests may ask what they like.
    let code = text.split("#[cfg(test)]").next().unwrap_or(text);
    for (number, line) in (1..).zip(code.lines()) {
        if asks_id(line) || asks_fact(line) {
            wrong.push(format!(
                "{name}:{number}: tells a message by its id or facts: match its type"
            ));
        }
    }
}

/// Adds the lines of a script or template that look into notation or keys.
pub(crate) fn check_script(name: &str, code: &str, wrong: &mut Vec<String>) {
    for (number, line) in (1..).zip(code.lines()) {
        let is_apart = |place: &str| {
            after(line, place).any(|rest| {
                let rest = rest.strip_prefix(" ?? \"\")").unwrap_or(rest);
                APART.iter().any(|apart| rest.starts_with(apart))
            })
        };
        if WRITTEN.iter().any(|place| is_apart(place)) || SELECTS.iter().any(|it| line.contains(it))
        {
            wrong
                .push(format!("{name}:{number}: looks into notation or keys: carry it in `data-`"));
        }
    }
}

/// Whether a source is one of a screen.
fn shows(name: &str) -> bool {
    let parts: Vec<&str> = name.split('/').collect();
    let is_of_title = matches!(parts[..], ["games", _, "look" | "bot", "src", ..]);
    is_of_title || name.contains("/src/") && SHOWING.iter().any(|start| name.starts_with(start))
}

/// Whether a line asks which id a message has.
fn asks_id(line: &str) -> bool {
    IDS.iter().any(|id| {
        let is_asked = |rest: &str| ASKS.iter().any(|ask| rest.starts_with(ask));
        let is_matched = ASKS_BEFORE.iter().any(|ask| {
            after(line, ask).any(|rest| {
                let subject = rest.split([' ', ',']).next().unwrap_or(rest);
                subject.ends_with(id)
            })
        });
        is_matched || after(line, id).any(is_asked)
    })
}

/// Whether a line looks for a fact of a message by its name.
fn asks_fact(line: &str) -> bool {
    let finds =
        ["facts.iter().find(", "facts.iter().any(", "facts().into_iter().find(", "facts.get("];
    finds
        .iter()
        .any(|find| after(line, find).any(|rest| rest.contains("== \"") || rest.starts_with('"')))
}

/// All that follows where a text has a piece.
fn after<'t>(text: &'t str, piece: &'t str) -> impl Iterator<Item = &'t str> {
    text.match_indices(piece).map(move |(at, _)| &text[at + piece.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(name: &str, text: &str) -> usize {
        let mut wrong = Vec::new();
        check_source(name, text, &mut wrong);
        wrong.len()
    }

    fn script(text: &str) -> usize {
        let mut wrong = Vec::new();
        check_script("crates/pages/assets/js/a.js", text, &mut wrong);
        wrong.len()
    }

    #[test]
    fn no_screen_tells_messages_by_id_or_fact() {
        for text in [
            "if offer.said.id == \"storm-choice-fire\" {",
            "if prompt.id.starts_with(\"tonkin-prompt\") {",
            "    match moment.said.id {",
            "matches!(said.id(), \"a\" | \"b\")",
            "event.id().ends_with(\"-rolled\")",
            "said.facts.iter().find(|(name, _)| *name == \"area\")",
        ] {
            assert_eq!(source("crates/pages/src/a.rs", text), 1, "{text}");
            assert_eq!(source("games/storm/look/src/a.rs", text), 1, "{text}");
            assert_eq!(source("crates/new/src/a.rs", text), 0, "{text}");
            assert_eq!(source("games/storm/look/tests/a.rs", text), 0, "{text}");
            assert_eq!(source("crates/pages/src/a.rs", &format!("#[cfg(test)]\n{text}")), 0);
        }
        for text in ["words.say(said.id, &said.facts)", "match choice {", "row.id == id"] {
            assert_eq!(source("crates/pages/src/a.rs", text), 0, "{text}");
        }
    }

    #[test]
    fn no_script_looks_into_notation_or_keys() {
        for text in [
            "if (button.value.startsWith(\"fire\")) {",
            "const kind = element.dataset.key.split(\"/\")[0];",
            "(element.dataset.key ?? \"\").startsWith(\"unit\")",
            "all('button[value^=\"with\"]')",
            "one('[data-key^=\"unit/\"]')",
        ] {
            assert_eq!(script(text), 1, "{text}");
        }
        for text in [
            "ways.includes(button.value)",
            "(element.dataset.keys ?? \"\").split(\" \")",
            "all(`[data-key=\"${key}\"]`)",
        ] {
            assert_eq!(script(text), 0, "{text}");
        }
    }
}

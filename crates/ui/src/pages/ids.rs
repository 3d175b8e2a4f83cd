//! The ids of messages that belong to a name: modes, dice, bots, titles, their scenarios and options.

use table::Sitter;
use titles::TitleId;

use super::Mode;

/// A thing to choose, with the id of its name and of a sentence about it.
pub(crate) type Named = (&'static str, &'static str, &'static str);

/// How a table can be played, the usual way first.
pub(crate) const MODES: [Named; 3] = [
    ("bot", "web-mode-bot", "web-mode-bot-text"),
    ("hotseat", "web-mode-hotseat", "web-mode-hotseat-text"),
    ("both", "web-mode-both", "web-mode-both-text"),
];

/// Where dice can come from, the usual way first.
pub(crate) const DICE: [Named; 3] = [
    ("fair", "web-dice-fair", "web-dice-fair-text"),
    ("open", "web-dice-open", "web-dice-open-text"),
    ("own", "web-dice-own", "web-dice-own-text"),
];

/// What becomes of moments in which nothing can be played, the usual way first.
pub(crate) const WINDOWS: [Named; 2] = [
    ("ask", "web-windows-ask", "web-windows-ask-text"),
    ("quick", "web-windows-quick", "web-windows-quick-text"),
];

/// The id of the name of a mode.
pub(crate) const fn mode(mode: Mode) -> &'static str {
    match mode {
        Mode::Bot => "web-mode-bot",
        Mode::HotSeat => "web-mode-hotseat",
        Mode::BothSides => "web-mode-both",
        Mode::Sandbox => "web-mode-sandbox",
        Mode::Guide { .. } => "web-mode-guide",
    }
}

/// The ids of the name of a bot and of a sentence about it; none for a person.
pub(crate) fn level(sitter: Sitter) -> Option<(&'static str, &'static str)> {
    match sitter.name() {
        "random" => Some(("web-level-random", "web-level-random-text")),
        "greedy" => Some(("web-level-greedy", "web-level-greedy-text")),
        _ => None,
    }
}

/// The id of the name of a title.
pub(crate) const fn title(title: TitleId) -> &'static str {
    match title {
        TitleId::Storm => "web-title-storm",
    }
}

/// The id of the name of a title that goes by its own id.
pub(crate) fn title_of(id: &str) -> &'static str {
    let found = titles::ALL.iter().find(|title| title.info().id == id);
    found.map_or("web-title-storm", |found| title(*found))
}

/// The ids of a sentence about a title, and of how many play it, how long, how large it is.
pub(crate) const fn about(title: TitleId) -> (&'static str, [&'static str; 3]) {
    match title {
        TitleId::Storm => (
            "web-title-storm-text",
            ["web-title-storm-players", "web-title-storm-time", "web-title-storm-size"],
        ),
    }
}

/// The id of the name of a scenario.
pub(crate) fn scenario(title: TitleId, scenario: &str) -> &'static str {
    match (title, scenario) {
        (TitleId::Storm, _) => "web-scenario-storm-standard",
    }
}

/// The id of the name of an option, and of one of its values.
pub(crate) fn option(title: TitleId, key: &str, value: &str) -> (&'static str, &'static str) {
    match (title, key, value) {
        (TitleId::Storm, _, "yes") => ("web-option-bidding", "web-option-bidding-yes"),
        (TitleId::Storm, _, _) => ("web-option-bidding", "web-option-bidding-no"),
    }
}

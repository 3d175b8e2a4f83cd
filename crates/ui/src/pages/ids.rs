//! The ids of messages that belong to a name: modes, dice, bots, titles, scenarios, options.

use kernel::TitleInfo;
use table::Sitter;
use titles::TitleId;

use super::Mode;
use super::look::manner;

/// A thing to choose, with the id of its name and of a sentence about it.
pub(crate) type Named = (&'static str, &'static str, &'static str);

/// How a table can be played, the usual way first.
pub(crate) const MODES: [Named; 3] = [
    ("bot", "web-mode-bot", "web-mode-bot-text"),
    ("hotseat", "web-mode-hotseat", "web-mode-hotseat-text"),
    ("both", "web-mode-both", "web-mode-both-text"),
];

/// How a table of a title with one side is played.
pub(crate) const ALONE: [Named; 1] = [("both", "web-mode-solo", "web-mode-solo-text")];

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

/// The id of the name of a mode, in a title of so many sides.
pub(crate) const fn mode(mode: Mode, sides: usize) -> &'static str {
    match mode {
        Mode::BothSides if sides < 2 => "web-mode-solo",
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
pub(crate) fn title(title: TitleId) -> &'static str {
    manner(title).name
}

/// An id made of a key of a title: whatever has no message of its own is seen to have none, and no other
/// message stands in for it.
fn of_key(info: &TitleInfo, kind: &str, key: &str) -> String {
    format!("{}-map-{kind}-{}", info.id, key.replace('_', "-"))
}

/// The id of the name of a scenario.
pub(crate) fn scenario(info: &TitleInfo, scenario: &str) -> String {
    of_key(info, "scenario", scenario)
}

/// The id of the sentence about a scenario.
pub(crate) fn scenario_text(info: &TitleInfo, scenario: &str) -> String {
    of_key(info, "scenario", &format!("{scenario}-text"))
}

/// The id of the name of an option.
pub(crate) fn option(info: &TitleInfo, key: &str) -> String {
    of_key(info, "option", key)
}

/// The id of the name of a value of an option.
pub(crate) fn value(info: &TitleInfo, value: &str) -> String {
    of_key(info, "value", value)
}

/// The ids of all that the form of a title names: its scenarios, options and their values.
pub(crate) fn of_form(info: &TitleInfo) -> Vec<String> {
    let scenarios = info.scenarios.iter();
    let mut ids: Vec<String> = scenarios
        .flat_map(|scenario| [self::scenario(info, scenario), scenario_text(info, scenario)])
        .collect();
    for spec in info.options {
        ids.push(option(info, spec.key));
        ids.extend(spec.values.iter().map(|value| self::value(info, value)));
    }
    ids
}

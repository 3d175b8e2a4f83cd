//! The ids of messages that belong to a name: modes, dice, bots, titles, scenarios, options.

use table::Sitter;
use titles::Entry;

use crate::Mode;

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
pub(crate) fn title(title: &'static dyn Entry) -> &'static str {
    title.manner().name
}

pub(crate) use look::named::{of_form, option, scenario, scenario_text, value};

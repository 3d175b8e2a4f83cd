//! What is Storm's own on the pages: status, hand, areas, the trail of an order, the story, the components.

mod components;
mod crop;
mod face;
pub mod guide;
mod hand;
mod places;
mod status;
mod story;
pub mod svg;
pub mod text;
mod trail;

pub use face::StormLook;

use look::choices::Toggle;

/// What the choices of a kind have in common: the id of the words before them; empty where each speaks
/// for itself.
fn group(choice: &str) -> &'static str {
    match choice {
        "storm-choice-act" => "web-group-act",
        "storm-choice-pick" | "storm-choice-pick-all" => "web-group-take",
        "storm-choice-drop" | "storm-choice-drop-all" => "web-group-leave",
        "storm-choice-fire" => "web-group-fire",
        "storm-choice-move" => "web-group-march",
        "storm-choice-assault" => "web-group-assault",
        "storm-choice-play" => "web-group-play",
        "storm-choice-dig" => "web-group-dig",
        "storm-choice-in" => "web-group-in",
        "storm-choice-clear" => "web-group-clear",
        "storm-choice-hit" => "web-group-hit",
        "storm-choice-retreat" => "web-group-retreat",
        "storm-choice-enter" => "web-group-enter",
        "storm-choice-withdraw" => "web-group-withdraw",
        "storm-choice-spend" => "web-group-spend",
        "storm-choice-lose" => "web-group-lose",
        "storm-choice-discard" => "web-group-discard",
        "storm-choice-keep" => "web-group-keep",
        "storm-choice-mark" => "web-group-mark",
        "storm-choice-place" => "web-group-place",
        "storm-choice-bring" => "web-group-bring",
        _ => "",
    }
}

/// Words for a button that stand for the whole sentence within its group.
fn short(choice: &str) -> Option<&'static str> {
    match choice {
        "storm-choice-pick-all" | "storm-choice-drop-all" => Some("web-all"),
        _ => None,
    }
}

/// What a choice does to a unit of an order.
fn toggle(choice: &str) -> Toggle {
    match choice {
        "storm-choice-pick" | "storm-choice-pick-all" => Toggle::Take,
        "storm-choice-drop" | "storm-choice-drop-all" => Toggle::Leave,
        _ => Toggle::Neither,
    }
}

/// What decides about an attack: the gauge of its odds, its symbol, and how it is said. Fire is to do
/// damage, an assault is to clear the area.
fn stake(choice: &str) -> Option<(&'static str, &'static str, &'static str)> {
    match choice {
        "storm-choice-fire" | "storm-choice-in" => Some(("damage", "k-fire", "web-chance-damage")),
        "storm-choice-assault" => Some(("cleared", "k-assault", "web-chance-cleared")),
        _ => None,
    }
}

/// Whether a choice lets a window pass.
pub(crate) fn declines(choice: &str) -> bool {
    choice == "storm-choice-decline"
}

/// Whether a choice is the one that carries on when nothing else is wanted.
fn goes_on(choice: &str) -> bool {
    matches!(
        choice,
        "storm-choice-done" | "storm-choice-stop" | "storm-choice-attack" | "storm-choice-decline"
    )
}

/// Whether a choice ends something instead of doing something.
fn ends(choice: &str) -> bool {
    goes_on(choice) || matches!(choice, "storm-choice-pass" | "storm-choice-end")
}

/// Whether a question settles what dice brought.
fn settles(question: &str) -> bool {
    let question = question.strip_prefix("storm-ask-").unwrap_or("");
    matches!(
        question,
        "w5" | "w6"
            | "mines-spend"
            | "allocate"
            | "retreat"
            | "losses"
            | "enter"
            | "relief"
            | "rats-spend"
            | "supply-mark"
            | "place"
    )
}

/// The windows for which a side can give standing orders.
fn windows(side: &str) -> &'static [&'static str] {
    match side {
        "french" => &["W2", "W3", "W4", "W5", "W6"],
        "vietminh" => &["W2", "W3", "W4", "W5", "W7", "W8", "W9"],
        _ => &[],
    }
}

/// The players' rule book in a language.
fn book(language: &str) -> &'static str {
    match language {
        "fr" => include_str!("../../rulebook.fr.md"),
        _ => include_str!("../../rulebook.en.md"),
    }
}

/// The introduction in a language.
fn learn(language: &str) -> &'static str {
    match language {
        "fr" => include_str!("../../learn.fr.md"),
        _ => include_str!("../../learn.en.md"),
    }
}

/// The classes of the sides in the style sheets.
const SIDES: &[(&str, &str)] = &[("french", "fr"), ("vietminh", "vm")];

/// The class of a side in the style sheets.
fn side_class(side: &str) -> &'static str {
    look::say::class_of(SIDES, side)
}

/// Its sentences.
pub const LOCALES: words::Locales = words::Locales {
    english: &[
        ("storm-map.ftl", include_str!("../../locales/en/storm-map.ftl")),
        ("storm-text.ftl", include_str!("../../locales/en/storm-text.ftl")),
        ("storm.ftl", include_str!("../../locales/en/storm.ftl")),
    ],
    french: &[
        ("storm-map.ftl", include_str!("../../locales/fr/storm-map.ftl")),
        ("storm-text.ftl", include_str!("../../locales/fr/storm-text.ftl")),
        ("storm.ftl", include_str!("../../locales/fr/storm.ftl")),
    ],
};

//! What is Dien Bien Phu's own on the pages: status, displays, spaces and bases, the trail of an attack, the
//! story, the components.

mod boxes;
mod choices;
mod components;
mod headline;
mod look;
mod places;
mod status;
mod story;
mod trail;

/// The players' rule book in a language.
fn book(language: &str) -> &'static str {
    match language {
        "fr" => include_str!("../../../../../games/siege/rulebook.fr.md"),
        _ => include_str!("../../../../../games/siege/rulebook.en.md"),
    }
}

/// The introduction in a language.
fn learn(language: &str) -> &'static str {
    match language {
        "fr" => include_str!("../../../texts/learn-siege.fr.md"),
        _ => include_str!("../../../texts/learn-siege.en.md"),
    }
}

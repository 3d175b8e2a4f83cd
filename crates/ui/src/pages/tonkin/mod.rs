//! What is Tonkin's own on the pages: status, boxes beside the map, hexes, layers over the board, the trail of
//! a move or an attack, the story, the components.

mod boxes;
mod charts;
mod choices;
mod components;
mod headline;
mod layers;
mod look;
mod places;
mod status;
mod story;
mod trail;

use kernel::Fact;

use super::say::Say;

/// The players' rule book in a language.
fn book(language: &str) -> &'static str {
    match language {
        "fr" => include_str!("../../../../../games/tonkin/rulebook.fr.md"),
        _ => include_str!("../../../../../games/tonkin/rulebook.en.md"),
    }
}

/// The introduction in a language.
fn learn(language: &str) -> &'static str {
    match language {
        "fr" => include_str!("../../../texts/learn-tonkin.fr.md"),
        _ => include_str!("../../../texts/learn-tonkin.en.md"),
    }
}

/// A month in words.
fn month(say: Say<'_>, month: u8) -> String {
    say.with("tonkin-month", &tonkin::event::month(month))
}

/// A phase in words.
fn phase(say: Say<'_>, phase: &'static str) -> String {
    say.with("tonkin-phase", &[("phase", Fact::Word(phase))])
}

//! What is Tonkin's own on the pages: status, boxes beside the map, hexes, layers over the board, the trail of
//! a move or an attack, the story, the components.
#![warn(clippy::wildcard_enum_match_arm)]

mod boxes;
mod charts;
mod choices;
mod components;
mod face;
mod headline;
mod layers;
mod places;
mod status;
mod story;
pub mod svg;
mod text;
mod trail;

pub use face::TonkinLook;

use drawing::Shape;
use kernel::Fact;

use look::say::Say;

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

/// A month in words.
fn month(say: Say<'_>, month: u8) -> String {
    say.with("tonkin-month", &tonkin::event::month(month))
}

/// A phase in words.
fn phase(say: Say<'_>, phase: &'static str) -> String {
    say.with("tonkin-phase", &[("phase", Fact::Word(phase))])
}

/// The classes of the sides in the style sheets.
const SIDES: &[(&str, Shape)] = &[("french", Shape::Rounded), ("vietminh", Shape::Cut)];

/// The key of Saigon, which lies off the map.
const SAIGON: &str = "hex/saigon";

/// Its sentences.
const LOCALES: words::Locales = words::Locales {
    english: &[
        ("tonkin-faults.ftl", include_str!("../../locales/en/tonkin-faults.ftl")),
        ("tonkin-map.ftl", include_str!("../../locales/en/tonkin-map.ftl")),
        ("tonkin-text.ftl", include_str!("../../locales/en/tonkin-text.ftl")),
        ("tonkin.ftl", include_str!("../../locales/en/tonkin.ftl")),
    ],
    french: &[
        ("tonkin-faults.ftl", include_str!("../../locales/fr/tonkin-faults.ftl")),
        ("tonkin-map.ftl", include_str!("../../locales/fr/tonkin-map.ftl")),
        ("tonkin-text.ftl", include_str!("../../locales/fr/tonkin-text.ftl")),
        ("tonkin.ftl", include_str!("../../locales/fr/tonkin.ftl")),
    ],
};

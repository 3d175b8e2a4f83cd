//! What is Dien Bien Phu's own on the pages: status, displays, spaces and bases, the trail of an attack, the
//! story, the components.
#![warn(clippy::wildcard_enum_match_arm)]

mod boxes;
mod choices;
mod components;
mod face;
mod headline;
mod places;
mod status;
mod story;
pub mod svg;
pub mod text;
mod trail;

use drawing::Shape;

pub use face::SiegeLook;

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
const SIDES: &[(&str, Shape)] = &[("french", Shape::Rounded), ("vietminh", Shape::Cut)];

/// Its sentences.
const LOCALES: words::Locales = words::Locales {
    english: &[
        ("siege-faults.ftl", include_str!("../../locales/en/siege-faults.ftl")),
        ("siege-map.ftl", include_str!("../../locales/en/siege-map.ftl")),
        ("siege-text.ftl", include_str!("../../locales/en/siege-text.ftl")),
        ("siege.ftl", include_str!("../../locales/en/siege.ftl")),
    ],
    french: &[
        ("siege-faults.ftl", include_str!("../../locales/fr/siege-faults.ftl")),
        ("siege-map.ftl", include_str!("../../locales/fr/siege-map.ftl")),
        ("siege-text.ftl", include_str!("../../locales/fr/siege-text.ftl")),
        ("siege.ftl", include_str!("../../locales/fr/siege.ftl")),
    ],
};

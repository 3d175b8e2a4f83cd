//! What is Storm's own on the pages: status, hand, areas, the trail of an order, the story, the components.
#![warn(clippy::wildcard_enum_match_arm)]

mod choices;
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

use drawing::Shape;

pub use face::StormLook;

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

/// The class of a side in the style sheets.
fn side_class(side: &str) -> &'static str {
    look::say::class_of(SIDES, side)
}

/// Its sentences.
pub(crate) const LOCALES: words::Locales = words::Locales {
    english: &[
        ("storm-faults.ftl", include_str!("../../locales/en/storm-faults.ftl")),
        ("storm-map.ftl", include_str!("../../locales/en/storm-map.ftl")),
        ("storm-text.ftl", include_str!("../../locales/en/storm-text.ftl")),
        ("storm.ftl", include_str!("../../locales/en/storm.ftl")),
    ],
    french: &[
        ("storm-faults.ftl", include_str!("../../locales/fr/storm-faults.ftl")),
        ("storm-map.ftl", include_str!("../../locales/fr/storm-map.ftl")),
        ("storm-text.ftl", include_str!("../../locales/fr/storm-text.ftl")),
        ("storm.ftl", include_str!("../../locales/fr/storm.ftl")),
    ],
};

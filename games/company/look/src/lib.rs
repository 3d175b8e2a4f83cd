//! What is the own of Men of Company B on the pages: status, forces, squares, the trail of an action, the
//! story, the components, and the builder of army lists.
#![warn(clippy::wildcard_enum_match_arm)]

mod ahead;
mod choices;
mod components;
mod deeds;
mod face;
mod forces;
mod lists;
mod places;
mod status;
mod story;
pub mod svg;
pub mod text;
mod trail;
mod why;

use drawing::Shape;

pub use face::CompanyLook;

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
const SIDES: &[(&str, Shape)] = &[("white_star", Shape::Rounded), ("communist", Shape::Cut)];

/// The class of a side in the style sheets.
fn side_class(side: &str) -> &'static str {
    look::say::class_of(SIDES, side)
}

/// Its sentences.
pub(crate) const LOCALES: words::Locales = words::Locales {
    english: &[
        ("company-faults.ftl", include_str!("../../locales/en/company-faults.ftl")),
        ("company-map.ftl", include_str!("../../locales/en/company-map.ftl")),
        ("company-text.ftl", include_str!("../../locales/en/company-text.ftl")),
        ("company.ftl", include_str!("../../locales/en/company.ftl")),
    ],
    french: &[
        ("company-faults.ftl", include_str!("../../locales/fr/company-faults.ftl")),
        ("company-map.ftl", include_str!("../../locales/fr/company-map.ftl")),
        ("company-text.ftl", include_str!("../../locales/fr/company-text.ftl")),
        ("company.ftl", include_str!("../../locales/fr/company.ftl")),
    ],
};

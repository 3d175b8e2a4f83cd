//! What is Dien Bien Phu's own on the pages: status, displays, spaces and bases, the trail of an attack, the
//! story, the components.

mod boxes;
mod choices;
mod components;
mod face;
mod places;
mod status;
mod story;
pub mod svg;
pub mod text;
mod trail;

pub use face::SiegeLook;

/// The id of the name of a scenario.
const fn scenario(_scenario: &str) -> &'static str {
    "siege-map-scenario"
}

/// The ids of the name of an option and of one of its values.
fn option(key: &str, value: &str) -> (&'static str, &'static str) {
    let name = match key {
        "placement" => "siege-map-option-placement",
        "staff" => "siege-map-option-staff",
        "fast_artillery" => "siege-map-option-fast-artillery",
        "variable_vm" => "siege-map-option-variable-vm",
        "forward_aaa" => "siege-map-option-forward-aaa",
        "precedence_308" => "siege-map-option-precedence",
        "extra_start" => "siege-map-option-extra-start",
        "extra_air" => "siege-map-option-extra-air",
        "condor_forces" => "siege-map-option-condor",
        "vulture" => "siege-map-option-vulture",
        "nuclear" => "siege-map-option-nuclear",
        "complex_bonus" => "siege-map-option-complex-bonus",
        "route_penalty" => "siege-map-option-route-penalty",
        "first_activation" => "siege-map-option-first-activation",
        _ => "siege-map-option-battalions",
    };
    let value = match value {
        "yes" => "siege-map-value-yes",
        "no" => "siege-map-value-no",
        "once" => "siege-map-value-once",
        "each" => "siege-map-value-each",
        "full" => "siege-map-value-full",
        "reduced" => "siege-map-value-reduced",
        "free" => "siege-map-value-free",
        "historical" => "siege-map-value-historical",
        "concentrated" => "siege-map-value-concentrated",
        "forward" => "siege-map-value-forward",
        _ => "siege-map-value-pack",
    };
    (name, value)
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

/// Its sentences.
pub const LOCALES: words::Locales = words::Locales {
    english: &[
        ("siege-map.ftl", include_str!("../../locales/en/siege-map.ftl")),
        ("siege-text.ftl", include_str!("../../locales/en/siege-text.ftl")),
        ("siege.ftl", include_str!("../../locales/en/siege.ftl")),
    ],
    french: &[
        ("siege-map.ftl", include_str!("../../locales/fr/siege-map.ftl")),
        ("siege-text.ftl", include_str!("../../locales/fr/siege-text.ftl")),
        ("siege.ftl", include_str!("../../locales/fr/siege.ftl")),
    ],
};

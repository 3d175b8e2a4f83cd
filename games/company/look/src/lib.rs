//! What is the own of Men of Company B on the pages: status, forces, squares, the trail of an action, the
//! story, the components, and the builder of army lists.

mod choices;
mod components;
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

pub use face::CompanyLook;

/// The id of the name of a mission.
fn scenario(scenario: &str) -> &'static str {
    match scenario {
        "search_and_destroy" => "company-map-mission-search-and-destroy",
        "cordon_and_search" => "company-map-mission-cordon-and-search",
        "valley_sweep" => "company-map-mission-valley-sweep",
        "road_runner" => "company-map-mission-road-runner",
        "hot_lz" => "company-map-mission-hot-lz",
        "number_one" => "company-map-mission-number-one",
        "hold_the_hamlet" => "company-map-mission-hold-the-hamlet",
        _ => "company-map-mission-ap-bac",
    }
}

/// The ids of the name of an option and of one of its values.
fn option(key: &str, value: &str) -> (&'static str, &'static str) {
    let name = match key {
        "peasant_double1_save" => "company-map-option-peasant-save",
        "assault_reroll" => "company-map-option-reroll",
        "booby_repeat" => "company-map-option-traps",
        "hidden_loop" => "company-map-option-hidden-ring",
        "countdown_mode" => "company-map-option-countdown",
        "save_modifiers_stack" => "company-map-option-stack",
        "leader_save" => "company-map-option-leader",
        "peasants_flee" => "company-map-option-flee",
        "bid_for_sides" => "company-map-option-bid",
        "map" => "company-map-option-map",
        "map_seed" => "company-map-option-map-seed",
        "white_star" => "company-map-option-white-star",
        _ => "company-map-option-communist",
    };
    let value = match value {
        "no" => "company-map-value-no",
        "misses" => "company-map-value-misses",
        "sixes" => "company-map-value-sixes",
        "all" => "company-map-value-all",
        "roll" => "company-map-value-roll",
        "choose" => "company-map-value-choose",
        "unit" => "company-map-value-unit",
        "leader_base" => "company-map-value-leader-base",
        _ => "company-map-value-yes",
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
const SIDES: &[(&str, &str)] = &[("white_star", "fr"), ("communist", "vm")];

/// The class of a side in the style sheets.
fn side_class(side: &str) -> &'static str {
    look::say::class_of(SIDES, side)
}

/// Its sentences.
pub const LOCALES: words::Locales = words::Locales {
    english: &[
        ("company-map.ftl", include_str!("../../locales/en/company-map.ftl")),
        ("company-text.ftl", include_str!("../../locales/en/company-text.ftl")),
        ("company.ftl", include_str!("../../locales/en/company.ftl")),
    ],
    french: &[
        ("company-map.ftl", include_str!("../../locales/fr/company-map.ftl")),
        ("company-text.ftl", include_str!("../../locales/fr/company-text.ftl")),
        ("company.ftl", include_str!("../../locales/fr/company.ftl")),
    ],
};

//! The Fluent files, as they are built into the program.

use std::sync::LazyLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

/// The sentences of one language, ready to be looked up.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// A Fluent file: its name and its text.
pub type Source = (&'static str, &'static str);

/// The files of English.
pub const ENGLISH: &[Source] = &[
    ("cli.ftl", include_str!("../../../locales/en/cli.ftl")),
    ("company-map.ftl", include_str!("../../../games/company/locales/en/company-map.ftl")),
    ("company-text.ftl", include_str!("../../../games/company/locales/en/company-text.ftl")),
    ("company.ftl", include_str!("../../../games/company/locales/en/company.ftl")),
    ("faults.ftl", include_str!("../../../locales/en/faults.ftl")),
    ("kernel.ftl", include_str!("../../../locales/en/kernel.ftl")),
    ("server.ftl", include_str!("../../../locales/en/server.ftl")),
    ("siege-map.ftl", include_str!("../../../games/siege/locales/en/siege-map.ftl")),
    ("siege-text.ftl", include_str!("../../../games/siege/locales/en/siege-text.ftl")),
    ("siege.ftl", include_str!("../../../games/siege/locales/en/siege.ftl")),
    ("storm-map.ftl", include_str!("../../../games/storm/locales/en/storm-map.ftl")),
    ("storm-text.ftl", include_str!("../../../games/storm/locales/en/storm-text.ftl")),
    ("storm.ftl", include_str!("../../../games/storm/locales/en/storm.ftl")),
    ("table.ftl", include_str!("../../../locales/en/table.ftl")),
    ("tonkin-map.ftl", include_str!("../../../games/tonkin/locales/en/tonkin-map.ftl")),
    ("tonkin-text.ftl", include_str!("../../../games/tonkin/locales/en/tonkin-text.ftl")),
    ("tonkin.ftl", include_str!("../../../games/tonkin/locales/en/tonkin.ftl")),
    ("ui.ftl", include_str!("../../../locales/en/ui.ftl")),
    ("web.ftl", include_str!("../../../locales/en/web.ftl")),
];

/// The files of French.
pub const FRENCH: &[Source] = &[
    ("cli.ftl", include_str!("../../../locales/fr/cli.ftl")),
    ("company-map.ftl", include_str!("../../../games/company/locales/fr/company-map.ftl")),
    ("company-text.ftl", include_str!("../../../games/company/locales/fr/company-text.ftl")),
    ("company.ftl", include_str!("../../../games/company/locales/fr/company.ftl")),
    ("faults.ftl", include_str!("../../../locales/fr/faults.ftl")),
    ("kernel.ftl", include_str!("../../../locales/fr/kernel.ftl")),
    ("server.ftl", include_str!("../../../locales/fr/server.ftl")),
    ("siege-map.ftl", include_str!("../../../games/siege/locales/fr/siege-map.ftl")),
    ("siege-text.ftl", include_str!("../../../games/siege/locales/fr/siege-text.ftl")),
    ("siege.ftl", include_str!("../../../games/siege/locales/fr/siege.ftl")),
    ("storm-map.ftl", include_str!("../../../games/storm/locales/fr/storm-map.ftl")),
    ("storm-text.ftl", include_str!("../../../games/storm/locales/fr/storm-text.ftl")),
    ("storm.ftl", include_str!("../../../games/storm/locales/fr/storm.ftl")),
    ("table.ftl", include_str!("../../../locales/fr/table.ftl")),
    ("tonkin-map.ftl", include_str!("../../../games/tonkin/locales/fr/tonkin-map.ftl")),
    ("tonkin-text.ftl", include_str!("../../../games/tonkin/locales/fr/tonkin-text.ftl")),
    ("tonkin.ftl", include_str!("../../../games/tonkin/locales/fr/tonkin.ftl")),
    ("ui.ftl", include_str!("../../../locales/fr/ui.ftl")),
    ("web.ftl", include_str!("../../../locales/fr/web.ftl")),
];

pub(crate) static ENGLISH_BUNDLE: LazyLock<Bundle> = LazyLock::new(|| bundle("en", ENGLISH));
pub(crate) static FRENCH_BUNDLE: LazyLock<Bundle> = LazyLock::new(|| bundle("fr", FRENCH));

/// Reads the files of a language. What cannot be read is left out here; tests hold that all of it can.
fn bundle(lang: &str, files: &[Source]) -> Bundle {
    let language: LanguageIdentifier = lang.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // Both languages run from left to right; the marks would only litter terminals and logs.
    bundle.set_use_isolating(false);
    for (_, text) in files {
        let resource = match FluentResource::try_new((*text).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
    }
    bundle
}

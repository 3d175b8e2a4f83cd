//! The Fluent files, as they are built into the program.

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

use crate::Words;

/// The sentences of one language, ready to be looked up.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// A Fluent file: its name and its text.
pub type Source = (&'static str, &'static str);

/// The files of English that belong to no title.
pub const ENGLISH: &[Source] = &[
    ("cli.ftl", include_str!("../../../locales/en/cli.ftl")),
    ("faults.ftl", include_str!("../../../locales/en/faults.ftl")),
    ("kernel.ftl", include_str!("../../../locales/en/kernel.ftl")),
    ("server.ftl", include_str!("../../../locales/en/server.ftl")),
    ("table.ftl", include_str!("../../../locales/en/table.ftl")),
    ("ui.ftl", include_str!("../../../locales/en/ui.ftl")),
    ("web.ftl", include_str!("../../../locales/en/web.ftl")),
];

/// The files of French that belong to no title.
pub const FRENCH: &[Source] = &[
    ("cli.ftl", include_str!("../../../locales/fr/cli.ftl")),
    ("faults.ftl", include_str!("../../../locales/fr/faults.ftl")),
    ("kernel.ftl", include_str!("../../../locales/fr/kernel.ftl")),
    ("server.ftl", include_str!("../../../locales/fr/server.ftl")),
    ("table.ftl", include_str!("../../../locales/fr/table.ftl")),
    ("ui.ftl", include_str!("../../../locales/fr/ui.ftl")),
    ("web.ftl", include_str!("../../../locales/fr/web.ftl")),
];

/// The files of a title in both languages.
#[derive(Clone, Copy, Debug, Default)]
pub struct Locales {
    /// English.
    pub english: &'static [Source],
    /// French.
    pub french: &'static [Source],
}

/// All sentences of the program: those of no title, and those of the titles that were handed over.
pub struct Dictionary {
    pub(crate) english: Bundle,
    pub(crate) french: Bundle,
}

impl std::fmt::Debug for Dictionary {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dictionary").finish_non_exhaustive()
    }
}

impl Dictionary {
    /// Reads the files of these titles. It is made once, at the beginning, and kept for good, so that words
    /// are cheap to copy.
    pub fn new(titles: impl IntoIterator<Item = Locales>) -> &'static Dictionary {
        let (mut english, mut french) = (ENGLISH.to_vec(), FRENCH.to_vec());
        for title in titles {
            english.extend(title.english);
            french.extend(title.french);
        }
        Box::leak(Box::new(Dictionary {
            english: bundle("en", &english),
            french: bundle("fr", &french),
        }))
    }

    /// The words of a language, by its code: `en` or `fr`.
    pub fn words(&'static self, lang: &str) -> Option<Words> {
        Words::of(self, lang)
    }
}

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

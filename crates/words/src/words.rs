//! The sentences of one language.

use fluent_bundle::{FluentArgs, FluentValue};
use kernel::{Fact, Fault, Message, Refusal};

use crate::locales::{Bundle, Dictionary};

/// The languages there are, by their codes.
pub const LANGUAGES: [&str; 2] = ["en", "fr"];

/// Gives the name of a thing of the pack in a language: [`kernel::Rules::name`].
pub type Names<'a> = &'a dyn Fn(&str, &str) -> Option<String>;

/// The sentences of one language. Cheap to copy and to keep.
#[derive(Clone, Copy)]
pub struct Words {
    lang: &'static str,
    bundle: &'static Bundle,
    all: &'static Dictionary,
}

/// Why something could not be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unsaid {
    /// The language has no such message.
    Missing {
        /// The id asked for.
        id: String,
    },
    /// The message needs a fact it was not given, or refers to a message that is not there.
    Broken {
        /// The id asked for.
        id: String,
        /// What Fluent says about it.
        errors: Vec<String>,
        /// What could be said.
        text: String,
    },
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

impl Words {
    /// The words of a language, by its code: `en` or `fr`.
    pub(crate) fn of(all: &'static Dictionary, lang: &str) -> Option<Words> {
        match lang {
            "en" => Some(Words { lang: "en", bundle: &all.english, all }),
            "fr" => Some(Words { lang: "fr", bundle: &all.french, all }),
            _ => None,
        }
    }

    /// The code of the language.
    pub fn lang(&self) -> &str {
        self.lang
    }

    /// Whether the language has a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Says a message. One that is missing is said in English, or else by its bare id.
    pub fn say(&self, id: &str, facts: &[(&'static str, Fact)], names: Names<'_>) -> String {
        match self.try_say(id, facts, names) {
            Ok(text) | Err(Unsaid::Broken { text, .. }) => text,
            Err(Unsaid::Missing { .. }) => {
                let english = Words { lang: "en", bundle: &self.all.english, all: self.all };
                match english.try_say(id, facts, names) {
                    Ok(text) | Err(Unsaid::Broken { text, .. }) => text,
                    Err(Unsaid::Missing { id }) => id,
                }
            }
        }
    }

    /// Says a message, or why it cannot be said in this language.
    pub fn try_say(
        &self,
        id: &str,
        facts: &[(&'static str, Fact)],
        names: Names<'_>,
    ) -> Result<String, Unsaid> {
        let message = self.bundle.get_message(id);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return Err(Unsaid::Missing { id: id.to_owned() });
        };
        let mut args = FluentArgs::with_capacity(facts.len());
        for (name, fact) in facts {
            args.set(*name, self.value(fact, names));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        if errors.is_empty() {
            return Ok(text);
        }
        let errors = errors.iter().map(ToString::to_string).collect();
        Err(Unsaid::Broken { id: id.to_owned(), errors, text })
    }

    /// A fact as Fluent takes it.
    fn value(&self, fact: &Fact, names: Names<'_>) -> FluentValue<'static> {
        // Fluent counts in floating point: beyond this, numbers are shown but select no plural.
        const EXACT: u64 = 1 << 53;
        match fact {
            Fact::Number(number) if number.unsigned_abs() <= EXACT => (*number).into(),
            Fact::Number(number) => number.to_string().into(),
            Fact::Signed(number) => Words::signed(*number).into(),
            Fact::Name(key) => self.name(key, names).into(),
            Fact::Names(keys) => self.list_of_names(keys, names).into(),
            Fact::Units(keys) => self.list_of_units(keys, names).into(),
            Fact::Word(word) => (*word).into(),
            Fact::Text(text) => text.clone().into(),
        }
    }

    /// The name of a thing: in this language, or in English, or its bare key.
    pub fn name(&self, key: &str, names: Names<'_>) -> String {
        let name = names(key, self.lang).or_else(|| names(key, "en"));
        let name = name.unwrap_or_else(|| key.to_owned());
        self.typeset(name.trim())
    }

    /// Text of a pack as a printer would set it: French wants its own apostrophe, and spaces that do
    /// not break before certain signs.
    pub fn typeset(&self, text: &str) -> String {
        if self.lang != "fr" {
            return text.to_owned();
        }
        let signs = [
            ("'", "’"),
            (" ;", "\u{202f};"),
            (" !", "\u{202f}!"),
            (" ?", "\u{202f}?"),
            (" :", "\u{a0}:"),
            (" %", "\u{a0}%"),
        ];
        signs.iter().fold(text.to_owned(), |text, (plain, set)| text.replace(plain, set))
    }

    /// Says a choice, a question, an event or whatever else can be said.
    pub fn message(&self, said: &impl Message, names: Names<'_>) -> String {
        self.say(said.id(), &said.facts(), names)
    }

    /// Says why a choice is refused, with the rule: "… [7.0]".
    pub fn refusal(&self, refusal: &impl Refusal, names: Names<'_>) -> String {
        self.cited(&self.message(refusal, names), refusal.rule().0)
    }

    /// A sentence with the rule it rests on.
    pub fn cited(&self, text: &str, rule: &str) -> String {
        self.own("ui-cited", &[("text", text.to_owned()), ("rule", rule.to_owned())])
    }

    /// Says what is wrong with a file, and where: "map.toml, area 7 / defence: …".
    pub fn fault(&self, fault: &Fault) -> String {
        let sentence = self.say(fault.id, &fault.facts, &|_, _| None);
        let (file, key) = (fault.file.clone(), fault.key.clone());
        if file.is_empty() {
            sentence
        } else if key.is_empty() {
            self.own("ui-fault-file", &[("file", file), ("sentence", sentence)])
        } else {
            self.own("ui-fault", &[("file", file), ("key", key), ("sentence", sentence)])
        }
    }

    /// Says a message whose facts are texts.
    pub(crate) fn own(&self, id: &str, texts: &[(&'static str, String)]) -> String {
        let facts: Vec<(&'static str, Fact)> =
            texts.iter().map(|(name, text)| (*name, Fact::Text(text.clone()))).collect();
        self.say(id, &facts, &|_, _| None)
    }
}

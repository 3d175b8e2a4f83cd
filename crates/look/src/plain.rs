//! A look for a title that has none of its own yet: rules and words are enough. The board is made of the view as
//! lists, what can be chosen is named above it, and everything else is choices and log.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Write};
use std::marker::PhantomData;
use std::sync::Arc;

use drawing::Lit;
use kernel::Rules;
use serde_json::Value;
use table::Playable;
use words::{Locales, Words};

use crate::look::{Look, ViewOf};
use crate::manner::Manner;
use crate::say::{Html, escape};

/// A title that has rules and words, and no look of its own yet.
pub trait Bare: Debug + Send + Sync + 'static {
    /// Its rules.
    type Rules: Playable;
    /// Its sentences. Parts of a view are named by `<title>-view-<field>`, where that is there.
    const LOCALES: Locales;
    /// Its words: see [`Manner::PLAIN`].
    const MANNER: &'static Manner;

    /// The keys of the places and pieces that a viewer sees. They are listed by their classes, under
    /// `<title>-things-<class>` where that is there.
    fn things(_rules: &Self::Rules, _view: &<Self::Rules as Rules>::View) -> Vec<String> {
        Vec::new()
    }
}

/// The look of a bare title.
#[derive(Debug)]
pub struct Plain<T>(PhantomData<T>);

impl<T: Bare> Look for Plain<T> {
    type Rules = T::Rules;

    const LOCALES: Locales = T::LOCALES;
    const MANNER: &'static Manner = T::MANNER;

    type Pack = ();
    type Sheet = Words;

    fn pack(_rules: &T::Rules) -> Arc<()> {
        Arc::new(())
    }

    fn sheet(_rules: &T::Rules, words: Words, _other: Option<&Words>) -> Words {
        words
    }

    fn board(
        rules: &T::Rules,
        words: &Words,
        view: &ViewOf<Self>,
        lit: &Lit,
        _ground: &str,
    ) -> String {
        Self::live(rules, words, view, lit)
    }

    fn live(rules: &T::Rules, words: &Words, view: &ViewOf<Self>, lit: &Lit) -> String {
        board(rules, words, view, &T::things(rules, view), lit)
    }
}

/// A board made of lists: the places and pieces of these keys, what else can be chosen, and the fields of the view. A
/// look that draws no board of its own yet has this one.
pub fn board<R: Playable>(
    rules: &R,
    words: &Words,
    view: &R::View,
    things: &[String],
    lit: &Lit,
) -> String {
    let lists = Lists { rules, words };
    let (things, fields) = (lists.things(things, lit), lists.view(view));
    format!("<div class=\"lists\" id=\"live\">{things}{fields}</div>")
}

/// The fields of a view as lines.
pub(crate) fn text<R: Playable>(rules: &R, view: &R::View, words: &Words) -> String {
    let fields = Lists { rules, words }.fields(view).into_iter();
    fields.map(|(name, value)| format!("{name}: {value}\n")).collect()
}

/// The fields of a view as a list.
pub(crate) fn status<R: Playable>(rules: &R, view: &R::View, words: &Words) -> Html {
    Html(Lists { rules, words }.view(view))
}

/// The things of a view as lists.
struct Lists<'a, R> {
    rules: &'a R,
    words: &'a Words,
}

impl<R: Playable> Lists<'_, R> {
    fn name(&self, key: &str) -> String {
        self.words.name(key, &|key, lang| self.rules.name(key, lang))
    }

    /// Places and pieces by their classes, with what can be chosen and what is chosen among them.
    fn things(&self, things: &[String], lit: &Lit) -> String {
        let mut classes: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for key in things.iter().chain(&lit.legal).chain(&lit.chosen) {
            let class = key.split_once('/').map_or("", |(class, _)| class);
            classes.entry(class).or_default().insert(key);
        }
        let mut out = String::new();
        for (class, keys) in classes {
            let _ = write!(out, "<h3>{}</h3><ul class=\"things\">", escape(&self.class(class)));
            keys.into_iter().for_each(|key| self.thing(key, lit, &mut out));
            out.push_str("</ul>");
        }
        out
    }

    /// One of them: it can be pressed, as on any other board.
    fn thing(&self, key: &str, lit: &Lit, out: &mut String) {
        let class = match (lit.chosen.contains(key), lit.legal.contains(key)) {
            (true, _) => "area chosen",
            (false, true) => "area legal",
            (false, false) => "area",
        };
        let via = lit.ways.get(key).map(|ways| format!(" data-via=\"{}\"", escape(ways)));
        let (key, name) = (escape(key), escape(&self.name(key)));
        let via = via.unwrap_or_default();
        let _ = write!(
            out,
            "<li class=\"{class}\" data-key=\"{key}\"{via} role=\"button\" tabindex=\"0\">{name}</li>"
        );
    }

    /// What things of a class are called.
    fn class(&self, class: &str) -> String {
        let id = format!("{}-things-{class}", R::INFO.id);
        if self.words.has(&id) { self.words.say(&id, &[], &|_, _| None) } else { class.to_owned() }
    }

    /// The fields of the view.
    fn view(&self, view: &R::View) -> String {
        let mut out = String::from("<dl class=\"fields\">");
        for (name, value) in self.fields(view) {
            let _ = write!(out, "<dt>{}</dt><dd>{}</dd>", escape(&name), escape(&value));
        }
        out.push_str("</dl>");
        out
    }

    /// The fields of the view, by their names, each in a line. What nobody knows is left out.
    fn fields(&self, view: &R::View) -> Vec<(String, String)> {
        let Ok(Value::Object(fields)) = serde_json::to_value(view) else { return Vec::new() };
        let told = fields.iter().filter(|(_, value)| !value.is_null());
        told.map(|(key, value)| (self.field(key), self.value(value))).collect()
    }

    fn field(&self, key: &str) -> String {
        let id = format!("{}-view-{}", R::INFO.id, key.replace('_', "-"));
        if self.words.has(&id) { self.words.say(&id, &[], &|_, _| None) } else { key.to_owned() }
    }

    fn value(&self, value: &Value) -> String {
        match value {
            Value::Null => "–".to_owned(),
            Value::Bool(is_so) => if *is_so { "✓" } else { "–" }.to_owned(),
            Value::Number(number) => number.to_string(),
            Value::String(text) => self.name(text),
            Value::Array(values) => {
                let values: Vec<String> = values.iter().map(|value| self.value(value)).collect();
                values.join(" · ")
            }
            Value::Object(fields) => {
                let fields = fields.iter();
                let fields: Vec<String> = fields
                    .map(|(key, value)| format!("{} {}", self.field(key), self.value(value)))
                    .collect();
                fields.join(" · ")
            }
        }
    }
}

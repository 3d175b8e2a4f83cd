//! A look for a title that has none of its own yet: rules and words are enough. The board lists every place with the
//! pieces that lie there, and the fields of the view; everything else is choices and log.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Debug, Write};
use std::marker::PhantomData;
use std::sync::Arc;

use drawing::Lit;
use kernel::Rules;
use serde_json::Value;
use table::{Playable, Viewed};
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

    /// Every place and every piece that a viewer sees.
    fn lying(rules: &Self::Rules, view: &<Self::Rules as Rules>::View) -> Lying;
}

/// What lies on a board, by keys. Nothing that can be seen is left out: a board of lists shows this alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lying {
    /// Every place, empty ones too, with the pieces that lie there.
    pub places: Vec<(String, Vec<String>)>,
    /// The pieces that lie in no place. They are listed by their classes, under `<title>-things-<class>` where that is
    /// there.
    pub pieces: Vec<String>,
}

impl Lying {
    /// The keys of all of it.
    fn keys(&self) -> BTreeSet<&str> {
        let places =
            self.places.iter().flat_map(|(place, pieces)| [place].into_iter().chain(pieces));
        places.chain(&self.pieces).map(String::as_str).collect()
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
        board(rules, words, view, &T::lying(rules, view), lit)
    }

    fn text(viewed: &Viewed<T::Rules>, words: &Words) -> String {
        let (rules, view) = (&*viewed.rules, &viewed.view);
        let places = Lists { rules, words }.places_text(&T::lying(rules, view));
        places + &text(rules, view, words)
    }
}

/// A board made of lists: places and pieces, what else can be chosen, and the fields of the view. A look that draws no
/// board of its own yet has this one.
pub(crate) fn board<R: Playable>(
    rules: &R,
    words: &Words,
    view: &R::View,
    lying: &Lying,
    lit: &Lit,
) -> String {
    let lists = Lists { rules, words };
    let (things, fields) = (lists.lying(lying, lit), lists.view(view));
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

    /// Places with their pieces, then all other pieces by their classes, what else can be chosen or is chosen among
    /// them.
    fn lying(&self, lying: &Lying, lit: &Lit) -> String {
        let mut out = String::new();
        for (place, pieces) in &lying.places {
            self.thing("h3", place, lit, &mut out);
            self.list(pieces, lit, &mut out);
        }
        let known = lying.keys();
        let lit_alone = lit.legal.union(&lit.chosen).filter(|key| !known.contains(key.as_str()));
        for (class, keys) in by_class(lying.pieces.iter().chain(lit_alone)) {
            let _ = write!(out, "<h3>{}</h3>", escape(&self.class(class)));
            self.list(&keys, lit, &mut out);
        }
        out
    }

    fn list(&self, keys: &[impl AsRef<str>], lit: &Lit, out: &mut String) {
        out.push_str("<ul class=\"things\">");
        keys.iter().for_each(|key| self.thing("li", key.as_ref(), lit, out));
        out.push_str("</ul>");
    }

    /// One of them: it can be pressed, as on any other board.
    fn thing(&self, element: &str, key: &str, lit: &Lit, out: &mut String) {
        let class = lit.class(key);
        let via = lit.ways.get(key).map(|ways| format!(" data-via=\"{}\"", escape(ways)));
        let (key, name) = (escape(key), escape(&self.name(key)));
        let via = via.unwrap_or_default();
        let _ = write!(
            out,
            "<{element} class=\"area{class}\" data-key=\"{key}\"{via} role=\"button\" tabindex=\"0\">\
             {name}</{element}>"
        );
    }

    /// Places and pieces as lines.
    fn places_text(&self, lying: &Lying) -> String {
        let names = |keys: &[String]| {
            let names: Vec<String> = keys.iter().map(|key| self.name(key)).collect();
            if names.is_empty() { "–".to_owned() } else { names.join(" · ") }
        };
        let places = lying.places.iter().map(|(place, pieces)| (self.name(place), names(pieces)));
        let pieces = by_class(&lying.pieces)
            .into_iter()
            .map(|(class, keys)| (self.class(class), names(&keys)));
        places.chain(pieces).map(|(name, pieces)| format!("{name}: {pieces}\n")).collect()
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

/// Keys by their classes: the class of `unit/F9` is `unit`.
fn by_class<'a>(keys: impl IntoIterator<Item = &'a String>) -> BTreeMap<&'a str, Vec<String>> {
    let mut classes: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for key in keys {
        let class = key.split_once('/').map_or("", |(class, _)| class);
        classes.entry(class).or_default().push(key.clone());
    }
    classes
}

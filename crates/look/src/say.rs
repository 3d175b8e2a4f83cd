//! How a page says things: sentences, names that can be pointed at, icons, emblems.

use std::borrow::Borrow;
use std::fmt;

use drawing::Shape;
use kernel::{Fact, Message};
use table::Said;

use crate::manner::{Manner, Thing, Things};
use words::{Names, Words};

/// Text that is HTML already and is written as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Html(pub String);

impl fmt::Display for Html {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl askama::filters::HtmlSafe for Html {}

/// The words of a page and the names of its things.
#[derive(Clone, Copy)]
pub struct Say<'a> {
    pub words: &'a Words,
    names: Names<'a>,
    sides: &'static [(&'static str, Shape)],
    things: Things,
}

/// Marks around the name of a thing, while a sentence is put together: characters for private use, which
/// no sentence and no name holds.
const MARKS: [char; 3] = ['\u{e000}', '\u{e001}', '\u{e002}'];

/// The same around a long stack of units: in short, then in full.
const FOLDS: [char; 3] = ['\u{e003}', '\u{e004}', '\u{e005}'];

/// A long stack of units.
struct Many {
    short: String,
    full: String,
}

impl fmt::Debug for Say<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Say").field("words", self.words).finish_non_exhaustive()
    }
}

impl<'a> Say<'a> {
    /// For a page that names nothing of a pack.
    pub fn plain(words: &'a Words) -> Say<'a> {
        Say { words, names: &|_, _| None, sides: &[], things: Things::NONE }
    }

    /// For a page with the names of a pack.
    pub fn new(words: &'a Words, names: Names<'a>) -> Say<'a> {
        Say { words, names, sides: &[], things: Things::NONE }
    }

    /// With the sides and things of a title.
    #[must_use]
    pub fn of_title(self, manner: &Manner) -> Say<'a> {
        Say { sides: manner.sides, things: manner.things, ..self }
    }

    /// The class of a side in the style sheets.
    pub fn side_class(&self, side: &str) -> &'static str {
        class_of(self.sides, side)
    }

    /// The shape of a side; nothing for what is no side.
    pub fn shape(&self, side: &str) -> Option<Shape> {
        shape_of(self.sides, side)
    }

    /// The code of the language.
    pub fn lang(&self) -> &str {
        self.words.lang()
    }

    /// A message without facts.
    pub fn t(&self, id: &str) -> String {
        self.words.say(id, &[], self.names)
    }

    /// What something is called and what it is, with the colon of the language between them.
    pub fn labelled(&self, label: &str, text: &str) -> String {
        let facts =
            [("label", Fact::Text(label.to_owned())), ("text", Fact::Text(text.to_owned()))];
        self.with("web-labelled", &facts)
    }

    /// A message with one number, called `n`.
    pub fn n(&self, id: &str, number: impl Borrow<usize>) -> String {
        self.with(id, &[("n", (*number.borrow()).into())])
    }

    /// A message with one word to select by, called `word`.
    pub fn word(&self, id: &str, word: &'static str) -> String {
        self.with(id, &[("word", Fact::Word(word))])
    }

    /// A message with its facts.
    pub fn with(&self, id: &str, facts: &[(&'static str, Fact)]) -> String {
        self.words.say(id, facts, self.names)
    }

    /// What somebody or something says.
    pub fn text(&self, said: &impl Message) -> String {
        self.words.message(said, self.names)
    }

    /// The same with long stacks of units in short.
    pub fn brief(&self, said: &impl Message) -> String {
        let short = |many: &Many| many.short.clone();
        self.words.say(said.id(), &self.shortened(said, short), self.names)
    }

    /// The same as HTML, in which places and cards can be pointed at.
    pub fn brief_html(&self, said: &impl Message) -> Html {
        let facts = self.shortened(said, |many| many.short.clone());
        self.html(&Said { id: said.id(), facts })
    }

    /// The same as a line of the log: long stacks of units can be opened.
    pub(crate) fn story(&self, said: &impl Message) -> Html {
        let [open, between, close] = FOLDS;
        let folded = |many: &Many| format!("{open}{}{between}{}{close}", many.short, many.full);
        let facts = self.shortened(said, folded);
        let Html(text) = self.html(&Said { id: said.id(), facts });
        let text = text.replace(open, "<details><summary>");
        let text = text.replace(between, "</summary> ").replace(close, "</details>");
        Html(text)
    }

    /// The facts of a message, with long stacks of units put in another way.
    fn shortened(
        &self,
        said: &impl Message,
        put: impl Fn(&Many) -> String,
    ) -> Vec<(&'static str, Fact)> {
        let shorten = |fact: Fact| match &fact {
            Fact::Units(keys) => match self.words.many_units(keys, self.names) {
                Some(short) => {
                    let full = self.words.list_of_units(keys, self.names);
                    Fact::Text(put(&Many { short, full }))
                }
                None => fact,
            },
            _ => fact,
        };
        said.facts().into_iter().map(|(name, fact)| (name, shorten(fact))).collect()
    }

    /// The same as HTML, in which places and cards can be pointed at.
    pub fn html(&self, said: &impl Message) -> Html {
        let [open, between, close] = MARKS;
        let marked = |key: &str, lang: &str| {
            let name = (self.names)(key, lang)?;
            Some(match self.things.of(key) {
                Thing::Place | Thing::Other => format!("{open}{key}{between}{name}{close}"),
                Thing::Piece | Thing::Unseen => name,
            })
        };
        let text = escape(&self.words.message(said, &marked));
        let text = text.replace(open, "<b class=\"at\" data-key=\"");
        Html(text.replace(between, "\">").replace(close, "</b>"))
    }

    /// The name of a thing.
    pub fn name(&self, key: &str) -> String {
        self.words.name(key, self.names)
    }

    /// A picture from the sheet of symbols, for the eye alone.
    pub fn icon(&self, id: &str) -> Html {
        icon(id)
    }

    /// The emblem of a side.
    pub fn emblem(&self, side: &str) -> Html {
        self.shape(side).map_or_else(Html::default, emblem)
    }
}

/// A picture from the sheet of symbols, for the eye alone.
pub(crate) fn icon(id: &str) -> Html {
    Html(format!("<svg class=\"ic\" aria-hidden=\"true\"><use href=\"#{id}\"/></svg>"))
}

/// The emblem of a side: three bars in a rounded square, or a star in one with cut corners.
fn emblem(shape: Shape) -> Html {
    let class = shape.class();
    Html(format!(
        "<svg class=\"pennant {class}\" aria-hidden=\"true\"><use href=\"#e-{class}\"/></svg>"
    ))
}

/// The emblems, to be referred to: once in a page, beside the other symbols.
pub const EMBLEMS: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" \
    aria-hidden=\"true\"><symbol id=\"e-fr\" viewBox=\"0 0 24 24\"><rect class=\"e-plate fr\" x=\"1\" \
    y=\"1\" width=\"22\" height=\"22\" rx=\"4\"/><path class=\"e-bars\" d=\"M7.5 6V18M12 6V18M16.5 \
    6V18\"/></symbol><symbol id=\"e-vm\" viewBox=\"0 0 24 24\"><path class=\"e-plate vm\" d=\"M6 \
    1H18L23 6V18L18 23H6L1 18V6Z\"/><path class=\"e-star\" d=\"M12 5 14 10 19.4 10.3 15.2 13.7 16.6 \
    19 12 16 7.4 19 8.8 13.7 4.6 10.3 10 10Z\"/></symbol></svg>";

/// The class of a side in the style sheets; `none` for what is no side.
pub fn class_of(sides: &[(&str, Shape)], side: &str) -> &'static str {
    shape_of(sides, side).map_or("none", Shape::class)
}

fn shape_of(sides: &[(&str, Shape)], side: &str) -> Option<Shape> {
    sides.iter().find(|(name, _)| *name == side).map(|(_, shape)| *shape)
}

/// Text as HTML.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            letter => out.push(letter),
        }
    }
    out
}

/// Text as HTML in which the codes of rulings, such as S-05, stay in one piece: a browser breaks lines after hyphens.
pub fn unbroken(text: &str) -> Html {
    let word = |word: &str| {
        let shown = escape(word);
        match is_code(word.trim_matches(|c: char| !c.is_alphanumeric())) {
            true => format!("<span class=\"nobreak\">{shown}</span>"),
            false => shown,
        }
    };
    Html(text.split(' ').map(word).collect::<Vec<_>>().join(" "))
}

/// Whether a word is the code of a ruling: a capital, a hyphen and two digits.
fn is_code(word: &str) -> bool {
    let [letter, b'-', digits @ ..] = word.as_bytes() else { return false };
    letter.is_ascii_uppercase() && digits.len() == 2 && digits.iter().all(u8::is_ascii_digit)
}

/// The keys of the things a message speaks of.
pub fn keys(said: &impl Message) -> Vec<String> {
    let facts = said.facts().into_iter();
    facts
        .flat_map(|(_, fact)| match fact {
            Fact::Name(key) => vec![key],
            Fact::Names(keys) | Fact::Units(keys) => keys,
            Fact::Number(_) | Fact::Signed(_) | Fact::Word(_) | Fact::Text(_) => Vec::new(),
        })
        .collect()
}

/// Where a rule is found in the rule book.
pub fn rule_path(title: &str, rule: &str) -> String {
    format!("/rules/{title}#r{rule}")
}

#[cfg(test)]
mod tests {
    use words::{Dictionary, Locales};

    use super::*;

    const MESSAGES: &str =
        "fire = Fire at { $area }.\nfires = { $units } fire from { $from } at { $area }.";

    fn words() -> Words {
        let locales = Locales { english: &[("test.ftl", MESSAGES)], french: &[] };
        Dictionary::new([locales]).words("en").unwrap()
    }

    #[test]
    fn areas_in_sentences_can_be_pointed_at_and_nothing_gets_through_unescaped() {
        let words = words();
        let names = |key: &str, _: &str| Some(format!("<{key}>"));
        let things = Things { places: &["area"], ..Things::NONE };
        let say = Say::new(&words, &names).of_title(&Manner { things, ..Manner::PLAIN });
        let facts = vec![("area", Fact::Name("area/7".to_owned()))];
        let said = Said { id: "fire", facts };
        let html = say.html(&said).0;
        assert!(html.contains("<b class=\"at\" data-key=\"area/7\">&lt;area/7&gt;</b>"), "{html}");
        assert_eq!(keys(&said), ["area/7"]);
    }

    #[test]
    fn a_long_stack_is_counted_and_can_be_opened() {
        let words = words();
        let names = |key: &str, _: &str| Some(key.replace("unit/", "<9> "));
        let say = Say::new(&words, &names);
        let stack = |count: usize| {
            let units = (1..=count).map(|n| format!("unit/V{n}")).collect();
            let from = ("from", Fact::Name("area/7".to_owned()));
            let facts = vec![
                from,
                ("area", Fact::Name("area/8".to_owned())),
                ("units", Fact::Units(units)),
            ];
            Said { id: "fires", facts }
        };
        let html = say.story(&stack(5)).0;
        let folded = "<details><summary>5 units of &lt;9&gt;</summary> &lt;9&gt; V1, V2, V3, V4, V5</details>";
        assert!(html.contains(folded), "{html}");
        assert!(say.brief(&stack(5)).contains("5 units of <9>"));
        assert!(!say.story(&stack(4)).0.contains("details"));
    }

    #[test]
    fn a_ruling_broke_at_its_hyphen() {
        let kept = |text| super::unbroken(text).0;
        assert_eq!(kept("Routes (S-06)"), "Routes <span class=\"nobreak\">(S-06)</span>");
        assert_eq!(kept("T-23, a & b"), "<span class=\"nobreak\">T-23,</span> a &amp; b");
        assert_eq!(kept("SHA-256 of E-1 co-op"), "SHA-256 of E-1 co-op");
    }
}

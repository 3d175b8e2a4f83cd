//! A place in words, for the inspector: what it is, what lies there, what can be done with it or why not. All of them
//! together are the text view of the map. A title says what it knows of a place; how that stands on the page is the same
//! for all.

use askama::Template;
use drawing::Lit;

use crate::at::At;
use crate::choices::{Choice, Question};
use crate::say::{Html, Say};
use crate::{Place, Toggle};

/// More choices than this are left to the list of the prompt.
const MOST_CHOICES: usize = 12;

/// A fact about a place, as a small label.
#[derive(Clone, Debug, Default)]
pub struct Chip {
    /// Its class in the style sheets: `side fr`, `warn`.
    pub class: &'static str,
    /// A sign before it.
    pub icon: Html,
    /// What it says.
    pub text: String,
}

impl Chip {
    /// A fact that is neither good nor bad for anybody.
    pub fn plain(text: String) -> Chip {
        Chip::of("", text)
    }

    /// A fact of a class.
    pub fn of(class: &'static str, text: String) -> Chip {
        Chip { class, icon: Html::default(), text }
    }
}

/// A unit that lies in a place.
#[derive(Clone, Debug)]
pub struct Unit<'a> {
    /// Its key: `unit/F9`.
    pub key: String,
    /// Its picture.
    pub picture: Html,
    /// Whether it is chosen.
    pub is_chosen: bool,
    /// The one choice it stands for.
    pub choice: Option<&'a Choice>,
    /// How many choices speak of it.
    pub count: usize,
    /// Its name, in as many lines as it is written in.
    pub name: Vec<String>,
    /// Its name and all that is known of it.
    pub full: String,
    /// How it is: fresh, spent, with casualties.
    pub state: String,
    /// The class of its side.
    pub side: &'static str,
}

impl<'a> Unit<'a> {
    /// The unit of a key, with its picture and what can be done with it.
    pub fn new(key: String, picture: String, question: &'a Question, lit: &Lit) -> Unit<'a> {
        let choices = question.of_key(&key);
        Unit {
            picture: Html(picture),
            is_chosen: lit.chosen.contains(&key),
            count: choices.len(),
            choice: choices.first().copied().filter(|_| choices.len() == 1),
            key,
            name: Vec::new(),
            full: String::new(),
            state: String::new(),
            side: "",
        }
    }

    /// Its name in one line.
    fn written(&self) -> String {
        self.name.join(" ")
    }

    /// Whether a click takes it or leaves it out again.
    fn is_toggle(&self) -> bool {
        self.choice.is_some_and(|choice| choice.toggle != Toggle::Neither)
    }
}

/// How the units of a place stand in its panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Row {
    /// Counters with their names, below what can be done with the place.
    Counters,
    /// Counters with their names that can be taken up and put elsewhere.
    #[default]
    Pieces,
    /// One below the other, with name and state beside each.
    Lines,
}

/// What a title says of a place.
#[derive(Clone, Debug, Default)]
pub struct Panel<'a> {
    /// The id, as in anchors: `14`.
    pub id: String,
    /// The key of the facts that speak of it: `area/14`.
    pub key: String,
    /// Its name.
    pub name: String,
    /// What stands beside the name.
    pub sub: String,
    /// What there is to know of it.
    pub chips: Vec<Chip>,
    /// What lies there.
    pub units: Vec<Unit<'a>>,
    /// How that stands in the panel.
    pub row: Row,
    /// What may lie beneath what is seen; empty where all is seen.
    pub veil: String,
}

#[derive(Template)]
#[template(path = "place.html")]
struct Page<'a> {
    say: Say<'a>,
    panel: &'a Panel<'a>,
    choices: Vec<&'a Choice>,
    why: String,
    rule: Html,
    preview: String,
}

impl Panel<'_> {
    /// The panel, with what is asked of the place.
    pub fn place(self, at: &At<'_>, question: &Question) -> Place {
        // Where units can be chosen, that nothing else can be done is no news.
        let is_idle = self.units.iter().all(|unit| unit.count == 0);
        let no = question.why_not(&self.key).filter(|_| is_idle);
        let page = Page {
            say: at.say,
            panel: &self,
            choices: question.of_key(&self.key).into_iter().take(MOST_CHOICES).collect(),
            why: no.map(|no| no.why.clone()).unwrap_or_default(),
            rule: Html(no.map(|no| at.rule_link(&no.rule)).unwrap_or_default()),
            preview: at.path("/odds"),
        };
        let html = page.to_string();
        Place { id: self.id, key: self.key, html }
    }
}

//! A piece in a box beside the map: its picture, which is a button where it stands for one choice.

use askama::Template;

use crate::choices::{Choice, Question};
use crate::say::Html;

/// A piece in a box.
#[derive(Clone, Debug)]
pub struct Boxed<'a> {
    /// Its key: `unit/F9`.
    pub key: String,
    /// Its picture.
    pub picture: Html,
    /// Its name and all that is known of it.
    pub name: String,
    /// The one choice it stands for.
    choice: Option<&'a Choice>,
    /// How many choices speak of it.
    count: usize,
}

#[derive(Template)]
#[template(path = "piece.html")]
struct Page<'a> {
    piece: &'a Boxed<'a>,
    preview: &'a str,
}

impl<'a> Boxed<'a> {
    /// The piece of a key, with what can be done with it.
    pub fn new(key: String, picture: String, name: String, question: &'a Question) -> Boxed<'a> {
        let choices = question.of_key(&key);
        let choice = choices.first().copied().filter(|_| choices.len() == 1);
        Boxed { key, picture: Html(picture), name, choice, count: choices.len() }
    }

    /// The piece on the page. What is final is looked at first, at the address of the preview.
    pub fn html(&self, preview: &str) -> Html {
        Html(Page { piece: self, preview }.to_string())
    }
}

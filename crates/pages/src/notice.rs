//! Pages that say that something did not work, or is not there: what was kept, and the ways on.

use askama::Template;

use crate::frame::{Frame, frame};
use crate::{Notice, What};
use look::say::{Say, rule_path};

#[derive(Template)]
#[template(path = "notice.html")]
struct Page<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    title: String,
    sentences: Vec<String>,
    /// The rule that was cited, and where it is found.
    rule: Option<(String, String)>,
    /// Back to the table.
    table: Option<String>,
}

/// The page.
pub(super) fn page(page: &Notice<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let (title, text) = match page.what {
        What::NotFound => ("web-no-page", "web-no-page-text"),
        What::NotYours => ("web-not-yours", "web-not-yours-text"),
        What::MovedOn { .. } => ("web-moved-on", "web-moved-on-text"),
        What::Refused { .. } => ("web-was-refused", "web-was-refused-text"),
        What::Wrong { .. } => ("web-wrong", "web-wrong-text"),
        What::TooLarge => ("web-too-large", "web-too-large-text"),
        What::Foreign => ("web-foreign", "web-foreign-text"),
        What::Fault => ("web-fault", "web-fault-text"),
    };
    let mut sentences = vec![say.t(text)];
    let mut rule = None;
    let mut table = None;
    match page.what {
        What::MovedOn { id } => table = Some(format!("/t/{id}")),
        What::Refused { id, info, sentence, rule: cited } => {
            sentences.insert(0, sentence.to_owned());
            rule = cited.map(|rule| (rule.to_owned(), rule_path(info.id, rule)));
            table = Some(format!("/t/{id}"));
        }
        What::Wrong { sentences: wrong } => sentences.extend(wrong.iter().cloned()),
        What::NotFound | What::NotYours | What::TooLarge | What::Foreign | What::Fault => (),
    }
    let title = say.t(title);
    let page = Page {
        head: frame(&page.reader, title.clone(), "notice", ""),
        say,
        title,
        sentences,
        rule,
        table,
    };
    page.to_string()
}

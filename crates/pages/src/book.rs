//! Long texts in Markdown as HTML: the rule book with an anchor at every rule, and introductions.
//!
//! A rule is found by `#r` and its number (`#r8.3.2`, `#rW3`, `#rW.1`, `#rX4.3`, `#r28a`), one of our rulings by its
//! code, S or T and two digits (`#rS-15`, `#rT-07`). Numbers of rules in the text lead to their rules.

use std::collections::BTreeSet;

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

use look::say::escape;

/// A section of a book: a heading, and what follows up to the next one.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// How deep the heading is: 1 for the title.
    pub(crate) level: u8,
    /// Its text.
    pub(crate) heading: String,
    /// Its anchor.
    pub(crate) anchor: String,
    /// The section as HTML, heading included.
    pub(crate) html: String,
    /// The section as plain text, for searches.
    pub(crate) text: String,
}

/// The rule number a heading begins with.
pub(crate) fn rule_number(heading: &str) -> Option<&str> {
    let first = heading.split(' ').next()?.trim_end_matches('.');
    let digits = first.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or(first);
    let digits = digits.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(digits);
    let is_number = digits.chars().all(|c| c.is_ascii_digit() || c == '.')
        && digits.chars().any(|c| c.is_ascii_digit());
    // A chapter that is called by a letter alone has a full stop after it: "W. Cards".
    let is_letter = digits.is_empty() && heading.starts_with(&format!("{first}."));
    (is_number || (is_letter && !first.is_empty())).then_some(first)
}

/// The anchors of a heading without a number: its letters and digits.
fn plain_anchor(heading: &str) -> String {
    let kept = heading.chars().map(|c| if c.is_alphanumeric() { c } else { '-' });
    kept.collect::<String>().to_lowercase()
}

fn events(text: &str) -> Vec<Event<'_>> {
    Parser::new_ext(text, Options::ENABLE_TABLES).collect()
}

fn level(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        HeadingLevel::H4 | HeadingLevel::H5 | HeadingLevel::H6 => 4,
    }
}

/// The text of the heading that begins at an event.
fn heading_text(events: &[Event<'_>], start: usize) -> String {
    let inside = events.iter().skip(start + 1);
    let inside = inside.take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))));
    inside
        .filter_map(|event| match event {
            Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
            _ => None,
        })
        .collect()
}

/// The rule numbers that headings have.
fn rules_of(events: &[Event<'_>]) -> BTreeSet<String> {
    let starts = events.iter().enumerate();
    let starts = starts.filter(|(_, event)| matches!(event, Event::Start(Tag::Heading { .. })));
    starts
        .filter_map(|(start, _)| rule_number(&heading_text(events, start)).map(ToOwned::to_owned))
        .collect()
}

/// Whether the rules have begun: a ruling belongs to a rule, and where the preface names one, it leads there.
fn has_rules(sections: &[Section]) -> bool {
    sections.iter().any(|section| rule_number(&section.heading).is_some())
}

/// A section that begins with this heading.
fn headed(heading: String, level: u8) -> Section {
    let anchor = match rule_number(&heading) {
        Some(rule) => format!("r{rule}"),
        None => plain_anchor(&heading),
    };
    let (html, text) = (String::new(), String::new());
    Section { level, heading, anchor, html, text }
}

/// The sections of a book. Pictures are drawn by `picture`, from what stands for their address.
pub(crate) fn sections(text: &str, picture: &dyn Fn(&str) -> Option<String>) -> Vec<Section> {
    let events = events(text);
    let rules = rules_of(&events);
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut sections: Vec<Section> = Vec::new();
    let mut pending: Vec<Event<'_>> = Vec::new();
    let (mut in_heading, mut skipping, ruling) = (false, false, ruling_letter(text));
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::Start(Tag::Heading { level: depth, .. }) => {
                close(&mut sections, &mut pending);
                let section = headed(heading_text(&events, index), level(*depth));
                let tag = format!("<h{} id=\"{}\">", section.level, escape(&section.anchor));
                pending.push(Event::Html(tag.into()));
                sections.push(section);
                in_heading = true;
            }
            Event::End(TagEnd::Heading(depth)) => {
                pending.push(Event::Html(format!("</h{}>\n", level(*depth)).into()));
                in_heading = false;
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                pending.push(Event::Html(picture(dest_url).unwrap_or_default().into()));
                skipping = true;
            }
            Event::End(TagEnd::Image) => skipping = false,
            Event::Text(_) if skipping => (),
            Event::Text(text) => {
                sections.last_mut().into_iter().for_each(|last| last.text += &format!("{text} "));
                let known = if in_heading { &BTreeSet::new() } else { &rules };
                let anchored = has_rules(&sections).then_some(&mut seen);
                pending
                    .push(Event::Html(Links { rules: known, anchored, ruling }.text(text).into()));
            }
            other => pending.push(other.clone()),
        }
    }
    close(&mut sections, &mut pending);
    sections
}

/// Writes what is pending into the section that is open.
fn close(sections: &mut [Section], pending: &mut Vec<Event<'_>>) {
    if let Some(section) = sections.last_mut() {
        html::push_html(&mut section.html, pending.drain(..));
        // The corner of a table is no heading of anything.
        section.html = section.html.replace("<th></th>", "<td></td>");
    }
    pending.clear();
}

/// What the numbers in a text lead to.
struct Links<'a> {
    /// The rules that have headings.
    rules: &'a BTreeSet<String>,
    /// The rulings that have their anchors already; none where no ruling gets one.
    anchored: Option<&'a mut BTreeSet<String>>,
    /// The letter of the rulings.
    ruling: u8,
}

impl Links<'_> {
    /// Text in which rulings have their anchors and rule numbers lead to their rules.
    fn text(&mut self, text: &str) -> String {
        let mut out = String::with_capacity(text.len());
        let mut word = String::new();
        for letter in text.chars() {
            if letter.is_alphanumeric() || letter == '.' || letter == '-' {
                word.push(letter);
                continue;
            }
            out.push_str(&self.word(&word));
            word.clear();
            out.push_str(&escape(&letter.to_string()));
        }
        out.push_str(&self.word(&word));
        out
    }

    fn word(&mut self, word: &str) -> String {
        let bare = word.trim_end_matches('.');
        let (rest, shown) = (&word[bare.len()..], escape(bare));
        if is_ruling(bare, self.ruling) {
            let is_new = self.anchored.as_mut().is_some_and(|seen| seen.insert(bare.to_owned()));
            return if is_new {
                format!("<span class=\"ruling\" id=\"r{shown}\">{shown}</span>{rest}")
            } else {
                format!("<a class=\"ruling\" href=\"#r{shown}\">{shown}</a>{rest}")
            };
        }
        // A bare number may be any number.
        let is_told = bare.contains('.') || !bare.chars().all(|c| c.is_ascii_digit());
        let is_rule = self.rules.contains(bare) && is_told;
        if is_rule && bare.len() > 1 {
            return format!("<a href=\"#r{shown}\">{shown}</a>{rest}");
        }
        format!("{shown}{rest}")
    }
}

/// The letter of the rulings of a book: S or T. A B-26 is an aircraft, and beside rulings with S a T-54 is a tank.
fn ruling_letter(text: &str) -> u8 {
    let count = |letter: &str| text.matches(letter).count();
    if count("T-") > count("S-") { b'T' } else { b'S' }
}

/// Whether a word is the code of a ruling: its letter, a hyphen and two digits, such as `S-15`.
fn is_ruling(word: &str, ruling: u8) -> bool {
    let [letter, b'-', digits @ ..] = word.as_bytes() else { return false };
    *letter == ruling && digits.len() == 2 && digits.iter().all(u8::is_ascii_digit)
}

/// All anchors of a book.
pub(crate) fn anchors(text: &str) -> BTreeSet<String> {
    let sections = sections(text, &|_| None);
    let mut anchors: BTreeSet<String> = BTreeSet::new();
    for section in &sections {
        let ids = section.html.split(" id=\"").skip(1);
        anchors.extend(ids.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
    }
    anchors
}

/// The sections that hold every word of a query, whatever the case.
pub(crate) fn search<'a>(sections: &'a [Section], query: &str) -> Vec<&'a Section> {
    let words: Vec<String> = query.split_whitespace().map(folded).collect();
    if words.is_empty() {
        return Vec::new();
    }
    let holds = |section: &&Section| {
        let text = folded(&format!("{} {}", section.heading, section.text));
        words.iter().all(|word| text.contains(word.as_str()))
    };
    sections.iter().filter(holds).collect()
}

/// Text in which accents, case and the kind of apostrophe do not matter.
pub(crate) fn folded(text: &str) -> String {
    let fold = |c: char| match c {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        '’' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        other => other,
    };
    text.to_lowercase().chars().map(fold).collect()
}

/// HTML in which what was searched is marked; tags are left alone.
pub(crate) fn marked(html: &str, query: &str) -> String {
    let words: Vec<String> = query.split_whitespace().map(folded).collect();
    let mut out = String::with_capacity(html.len());
    for (place, piece) in html.split('<').enumerate() {
        let text = match (place, piece.split_once('>')) {
            (0, _) => piece,
            (_, Some((tag, text))) => {
                out.push('<');
                out.push_str(tag);
                out.push('>');
                text
            }
            (_, None) => {
                out.push('<');
                piece
            }
        };
        out.push_str(&marked_text(text, &words));
    }
    out
}

/// Marks words, letter by letter: folding keeps the number of letters.
fn marked_text(text: &str, words: &[String]) -> String {
    let letters: Vec<char> = text.chars().collect();
    let plain: Vec<char> = letters.iter().map(|c| folded_letter(*c)).collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < letters.len() {
        let hit = words.iter().map(|word| word.chars().collect::<Vec<char>>()).find(|word| {
            !word.is_empty() && plain.get(at..at + word.len()) == Some(word.as_slice())
        });
        match hit {
            Some(word) => {
                let shown: String = letters.iter().skip(at).take(word.len()).collect();
                out.push_str("<mark>");
                out.push_str(&shown);
                out.push_str("</mark>");
                at += word.len();
            }
            None => {
                out.extend(letters.get(at));
                at += 1;
            }
        }
    }
    out
}

fn folded_letter(letter: char) -> char {
    let folded = folded(&letter.to_string());
    folded.chars().next().unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Book\n\n## 8.0 Fire\n\nSee 8.3.2 and W3 [S-15].\n\n### 8.3.2 Défense\n\n\
                        Value 2.5, again [S-15].\n\n## W. Cards\n\n### W3 Before\n\n## Notes\n\nx < y";

    #[test]
    fn rules_and_rulings_have_anchors_and_are_linked() {
        let anchors = anchors(BOOK);
        for anchor in ["r8.0", "r8.3.2", "rW", "rW3", "rS-15", "notes"] {
            assert!(anchors.contains(anchor), "{anchor} of {anchors:?}");
        }
        let sections = sections(BOOK, &|_| None);
        assert!(sections[1].html.contains("<a href=\"#r8.3.2\">8.3.2</a>"));
        assert!(sections[2].html.contains("<a class=\"ruling\" href=\"#rS-15\">"));
        assert!(sections[2].html.contains("Value 2.5"));
        assert!(sections[5].html.contains("x &lt; y"));
    }

    #[test]
    fn searches_ignore_case_and_accents_and_mark_what_they_find() {
        let sections = sections(BOOK, &|_| None);
        let found = search(&sections, "DEFENSE value");
        assert_eq!(found.len(), 1);
        let marked = marked(&found[0].html, "defense");
        assert!(marked.contains("<mark>Défense</mark>"), "{marked}");
        assert!(!marked.contains("id=\"<mark>"));
        assert!(search(&sections, " ").is_empty());
    }
}

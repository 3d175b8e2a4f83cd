//! The language of a visitor: the one he chose, else the one his browser asks for, else English.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use titles::Titles;
use words::{LANGUAGES, Words};

use crate::guest;

/// The name of the cookie that keeps a choice.
const NAME: &str = "language";

/// How long a browser keeps it: two years, in seconds.
const AGE: u32 = 2 * 365 * 24 * 60 * 60;

/// The words for a request.
pub(crate) fn words(titles: Titles, headers: &HeaderMap) -> Words {
    let chosen = guest::cookie(headers, NAME).and_then(|lang| titles.words(lang));
    let accepted = || {
        let header = headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?;
        titles.words(best(header)?)
    };
    chosen.or_else(accepted).unwrap_or_else(|| english(titles))
}

/// English.
pub(crate) fn english(titles: Titles) -> Words {
    titles.words("en").expect("English is there")
}

/// The cookie that keeps a choice.
pub(crate) fn write(words: &Words) -> String {
    format!("{NAME}={}; Path=/; SameSite=Lax; Max-Age={AGE}", words.lang())
}

/// The language of ours that the header weighs most.
fn best(header: &str) -> Option<&'static str> {
    let mut found: Option<(&'static str, u32)> = None;
    for part in header.split(',') {
        let (range, rest) = part.split_once(';').unwrap_or((part, ""));
        let primary = range.trim().split('-').next().unwrap_or("").to_ascii_lowercase();
        let weight = rest.trim().strip_prefix("q=").map_or(Some(1000), thousandths).unwrap_or(0);
        let ours = LANGUAGES.into_iter().find(|ours| *ours == primary);
        if let Some(ours) = ours.filter(|_| weight > found.map_or(0, |(_, most)| most)) {
            found = Some((ours, weight));
        }
    }
    found.map(|(language, _)| language)
}

/// A weight such as `0.8`, in thousandths.
fn thousandths(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let part: String = part.chars().chain("000".chars()).take(3).collect();
    Some(whole.trim().parse::<u32>().ok()?.min(1) * 1000 + part.parse::<u32>().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heaviest_language_of_ours_is_taken() {
        assert_eq!(best("fr-FR,fr;q=0.9,en;q=0.8"), Some("fr"));
        assert_eq!(best("de, en;q=0.4, fr;q=0.5"), Some("fr"));
        assert_eq!(best("EN-gb"), Some("en"));
        assert_eq!(best("de, fr;q=0"), None);
        assert_eq!(best(";;;,q=,"), None);
    }
}

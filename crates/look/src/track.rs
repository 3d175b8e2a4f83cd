//! A track of a status panel: turns, impulses, months.

use std::cmp::Ordering;

use askama::Template;

use crate::say::Html;

/// A space of a track.
#[derive(Clone, Debug)]
pub struct Space {
    number: u8,
    /// As it is read out.
    title: String,
    class: &'static str,
}

impl Space {
    /// The space of a number: it is past, it is now, or it is still to come.
    pub fn new(number: u8, now: u8, title: String) -> Space {
        let class = match number.cmp(&now) {
            Ordering::Less => "past",
            Ordering::Equal => "now",
            Ordering::Greater => "",
        };
        Space { number, title, class }
    }

    /// The same with a class of its own, as long as it is still to come.
    #[must_use]
    pub fn ahead(self, class: &'static str) -> Space {
        let class = if self.class.is_empty() { class } else { self.class };
        Space { class, ..self }
    }
}

#[derive(Template)]
#[template(path = "track.html")]
struct Track<'a> {
    class: &'a str,
    name: &'a str,
    spaces: Vec<Space>,
}

/// The track of a name; a class may say how many spaces stand in a row.
pub fn track(class: &str, name: &str, spaces: impl Iterator<Item = Space>) -> Html {
    Html(Track { class, name, spaces: spaces.collect() }.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_space_that_is_now_is_told() {
        let space = |number| Space::new(number, 2, format!("Turn {number}")).ahead("rain");
        let spaces = (1..=3).map(space);
        let html = track("t7", "Turns", spaces).0;
        let now = html.split("<li").find(|space| space.contains("aria-current=\"step\""));
        assert!(now.is_some_and(|space| space.contains("Turn 2")), "{html}");
        let classes = ["past", "now", "rain"].map(|class| format!("class=\"{class}\""));
        assert!(classes.iter().all(|class| html.matches(class.as_str()).count() == 1), "{html}");
        assert!(html.contains("turns num t7") && html.contains("aria-label=\"Turns\""), "{html}");
    }
}

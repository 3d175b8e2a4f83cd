//! The inks of maps. They lie in the tokens; a ground takes those it uses along.

use std::fmt::Write;

use crate::{GROUND, TOKENS, dense};

/// The style of a ground as it stands in its picture: with what all grounds share, and the map inks that it uses, by day
/// and by night.
pub fn inked(style: &str) -> String {
    inked_with(style, "")
}

/// The same where the sheet of a title has inks of its own.
pub fn inked_with(style: &str, sheet: &str) -> String {
    let style = dense(GROUND) + &dense(style);
    let (mut day, mut night) = (String::new(), String::new());
    for tokens in [TOKENS, sheet].map(dense) {
        let (by_day, by_night) =
            tokens.split_once("prefers-color-scheme: dark").unwrap_or((&tokens, ""));
        day.push_str(&used(by_day, &style));
        night.push_str(&used(by_night, &style));
    }
    format!(":root{{{day}}}@media(prefers-color-scheme:dark){{:root{{{night}}}}}{style}")
}

/// The declarations whose names begin with `--m-` and that the style uses.
fn used(css: &str, style: &str) -> String {
    let mut out = String::new();
    for declaration in css.split(['{', ';', '}']) {
        let Some((name, value)) = declaration.trim().split_once(':') else { continue };
        if name.starts_with("--m-") && style.contains(&format!("var({name})")) {
            let _ = write!(out, "{name}:{};", value.trim());
        }
    }
    out
}

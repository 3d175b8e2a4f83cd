//! The inks of maps. They lie in the tokens; a ground takes those it uses along.

use std::fmt::Write;

use crate::{TOKENS, dense};

/// The style of a ground as it stands in its picture: with the map inks that it uses, by day and by night.
pub fn inked(style: &str) -> String {
    let tokens = dense(TOKENS);
    let (day, night) = tokens.split_once("prefers-color-scheme: dark").unwrap_or((&tokens, ""));
    format!(
        ":root{{{}}}@media(prefers-color-scheme:dark){{:root{{{}}}}}{}",
        used(day, style),
        used(night, style),
        dense(style)
    )
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

//! The inks of maps. They lie in the tokens; a ground takes those it uses along.

use std::fmt::Write;

use super::TOKENS;

/// The map inks that a style uses, by day and by night, as declarations for a picture of its own.
pub fn inks(style: &str) -> String {
    let (day, night) = TOKENS.split_once("prefers-color-scheme: dark").unwrap_or((TOKENS, ""));
    let night = night.split_once("\n}").map_or(night, |(block, _)| block);
    format!(
        ":root{{{}}}@media(prefers-color-scheme:dark){{:root{{{}}}}}",
        used(day, style),
        used(night, style)
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

//! Style sheets, scripts and pictures as they are sent: people read them with comments, types and a declaration or
//! element a line, browsers need none of that.

/// A style sheet without comments, indentation and line breaks.
pub fn dense(sheet: &str) -> String {
    // A value or a list of selectors may go over several lines.
    joined(&without(sheet, "/*", "*/"), &['{', '}', ';', ','])
}

/// A picture without comments, indentation and line breaks. It must have no text of several lines.
pub fn thin(picture: &str) -> String {
    joined(&without(picture, "<!--", "-->"), &['>'])
}

/// A script without comments, types and indentation. Its lines end where they ended. It must have no comment after code
/// on the same line, and no text of several lines.
pub fn bare_script(script: &str) -> String {
    let bare = without(script, "/*", "*/");
    let is_code = |line: &&str| !line.is_empty() && !line.starts_with("//");
    bare.lines().map(str::trim).filter(is_code).fold(String::new(), |out, line| out + line + "\n")
}

/// A text without what stands between two marks.
fn without(text: &str, from: &str, to: &str) -> String {
    let mut pieces = text.split(from);
    let mut bare = pieces.next().unwrap_or_default().to_owned();
    bare.extend(pieces.map(|piece| piece.split_once(to).map_or("", |(_, rest)| rest)));
    bare
}

/// Lines put together, with a space between them except after letters that end something.
fn joined(text: &str, ends: &[char]) -> String {
    let mut out = String::with_capacity(text.len());
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if !out.is_empty() && !out.ends_with(ends) {
            out.push(' ');
        }
        out.push_str(line);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{bare_script, dense, thin};

    #[test]
    fn a_dense_sheet_says_the_same() {
        let sheet = "/* a\n   part */\n.a,\n.b > .c {\n  grid:\n    \"x y\" 1fr\n    / 2fr;\n  /* why */\n  color: red;\n}\n";
        assert_eq!(dense(sheet), ".a,.b > .c {grid: \"x y\" 1fr / 2fr;color: red;}");
    }

    #[test]
    fn a_bare_script_does_the_same() {
        let script = "// Owns a.\n/** @type {A} */\nlet a = /** @type {B} */ (b);\n\n  // Why.\n  a(\"//b\");\n";
        assert_eq!(bare_script(script), "let a =  (b);\na(\"//b\");\n");
    }

    #[test]
    fn a_thin_picture_shows_the_same() {
        let picture = "<svg>\n  <!-- a\n part -->\n  <path\n    d=\"M0 0\"\n  />\n</svg>\n";
        assert_eq!(thin(picture), "<svg><path d=\"M0 0\" /></svg>");
    }
}

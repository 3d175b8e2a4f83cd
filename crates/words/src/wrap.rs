//! Text for terminals of 80 columns and more, for logs, and for screen readers: lines broken at spaces.

/// Lines are broken after this many characters.
const WIDTH: usize = 88;

/// Stands for a space at which no line is broken. A separator of no language, so no name holds it.
pub const GLUE: char = '\u{1f}';

/// Breaks a text at its spaces. The first line begins with `first`, the others with `rest`.
pub fn wrap(text: &str, first: &str, rest: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut line = first.to_owned();
    let mut begun = false;
    for word in text.split(' ') {
        if begun && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut line, rest.to_owned()));
            begun = false;
        }
        if begun {
            line.push(' ');
        }
        line.push_str(word);
        begun = true;
    }
    lines.push(line);
    lines.join("\n").replace(GLUE, " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_at_spaces_and_keep_long_words_whole() {
        let long = "x".repeat(100);
        let text = format!("a {long} d {}{GLUE}e", "y".repeat(84));
        let lines = wrap(&text, "- ", "  ");
        assert_eq!(lines, format!("- a\n  {long}\n  d\n  {} e", "y".repeat(84)));
        assert_eq!(wrap("", "- ", "  "), "- ");
    }
}

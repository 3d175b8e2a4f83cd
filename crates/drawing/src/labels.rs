//! Names on a map: how wide they are.
//!
//! Widths are those of a bold Palatino; names are drawn with that width as their text length, so that
//! what is worked out with it holds with whatever font the reader has.

/// The width of a text at size 1.
pub fn width(text: &str) -> f64 {
    text.chars().map(letter).sum()
}

fn letter(letter: char) -> f64 {
    match letter {
        '\'' | '’' | ' ' | '.' | ',' | '\u{a0}' => 0.26,
        'i' | 'j' | 'l' | 't' | '-' | '/' | '(' | ')' => 0.34,
        'f' | 'r' | 'I' | 'J' => 0.38,
        'c' | 's' => 0.44,
        'a' | 'e' | 'x' | 'z' | 'é' | 'è' | 'ê' | 'à' | 'â' | '0'..='9' => 0.5,
        'g' | 'o' | 'v' | 'y' | 'F' | 'ô' => 0.56,
        'b' | 'd' | 'h' | 'k' | 'n' | 'p' | 'q' | 'u' | 'E' | 'L' | 'P' | 'S' | 'É' => 0.62,
        'B' | 'T' | 'X' | 'Y' | 'Z' => 0.66,
        'C' | 'R' => 0.72,
        'A' | 'K' | 'U' | 'V' => 0.78,
        'w' | 'D' | 'G' | 'H' | 'N' | 'O' | 'Q' => 0.84,
        'm' => 0.88,
        'M' | 'W' => 1.0,
        _ => 0.66,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_are_wider() {
        assert!(width("Mont") > width("Pont"));
        assert!((width("Beatrice") * 15.5 - 60.0).abs() < 6.0);
    }
}

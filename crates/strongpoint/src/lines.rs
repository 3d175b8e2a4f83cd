//! Lines from outside: of any length and of any bytes.

use std::io::BufRead;

/// How long a line may be.
pub(crate) const LONGEST: usize = 1 << 20;

/// A line that was read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Text, without its end.
    Text(String),
    /// More than [`LONGEST`] bytes; skipped.
    TooLong,
    /// Not UTF-8; skipped.
    NotText,
    /// There is no more.
    End,
}

/// Reads the next line. No more of it than [`LONGEST`] is ever kept.
pub(crate) fn next(input: &mut dyn BufRead) -> Line {
    let mut kept = Vec::new();
    let mut is_long = false;
    let mut is_begun = false;
    loop {
        let (used, ended) = match input.fill_buf() {
            Ok([]) => break,
            Ok(bytes) => {
                is_begun = true;
                let end = bytes.iter().position(|byte| *byte == b'\n');
                let part = bytes.get(..end.unwrap_or(bytes.len())).unwrap_or(bytes);
                is_long |= kept.len() + part.len() > LONGEST;
                if !is_long {
                    kept.extend_from_slice(part);
                }
                (part.len() + usize::from(end.is_some()), end.is_some())
            }
            Err(wrong) if wrong.kind() == std::io::ErrorKind::Interrupted => continue,
            // What cannot be read has ended, as far as we are concerned.
            Err(_) => break,
        };
        input.consume(used);
        if ended {
            break;
        }
    }
    match String::from_utf8(kept) {
        _ if is_long => Line::TooLong,
        _ if !is_begun => Line::End,
        Ok(text) => Line::Text(text),
        Err(_) => Line::NotText,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_all_kinds() {
        let long = "x".repeat(LONGEST);
        let mut bytes = format!("one\n\n{long}\n{long}y\ntwo\n").into_bytes();
        bytes.extend([0xff, b'\n']);
        bytes.extend(b"last");
        let mut input = bytes.as_slice();
        let mut read = || next(&mut input);
        assert_eq!(read(), Line::Text("one".to_owned()));
        assert_eq!(read(), Line::Text(String::new()));
        assert_eq!(read(), Line::Text(long));
        assert_eq!(read(), Line::TooLong);
        assert_eq!(read(), Line::Text("two".to_owned()));
        assert_eq!(read(), Line::NotText);
        assert_eq!(read(), Line::Text("last".to_owned()));
        assert_eq!(read(), Line::End);
    }
}

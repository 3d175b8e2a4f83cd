//! What a player can type besides a choice.

/// A line, understood.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Typed<'a> {
    Help,
    Board,
    Hand,
    /// Every candidate, refused ones as well.
    All,
    Why(&'a str),
    /// The odds of one choice, or of all.
    Odds(Option<&'a str>),
    Undo,
    TakeBack,
    /// The log, or its last lines.
    Log(Option<usize>),
    Order(&'a str),
    Save(&'a str),
    Record(&'a str),
    Load(&'a str),
    Quit,
    /// Nothing.
    Empty,
    /// A number of the list, a notation, or dice.
    Answer(&'a str),
}

/// The words a line may begin with, in both languages.
const WORDS: [(&str, &str); 15] = [
    ("help", "aide"),
    ("board", "carte"),
    ("hand", "main"),
    ("all", "tout"),
    ("why", "pourquoi"),
    ("odds", "chances"),
    ("undo", "annuler"),
    ("takeback", "reprendre"),
    ("back", "retour"),
    ("log", "journal"),
    ("order", "ordre"),
    ("save", "sauver"),
    ("record", "notes"),
    ("load", "charger"),
    ("quit", "quitter"),
];

/// Understands a line.
pub(super) fn read(line: &str) -> Typed<'_> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let known = WORDS.iter().find(|(english, french)| {
        word.eq_ignore_ascii_case(english) || word.eq_ignore_ascii_case(french)
    });
    match known.map(|(english, _)| *english) {
        _ if line.is_empty() => Typed::Empty,
        None if line == "?" => Typed::Help,
        Some("help") => Typed::Help,
        Some("board") => Typed::Board,
        Some("hand") => Typed::Hand,
        Some("all") => Typed::All,
        Some("why") => Typed::Why(rest),
        Some("odds") => Typed::Odds((!rest.is_empty()).then_some(rest)),
        Some("undo") => Typed::Undo,
        Some("takeback" | "back") => Typed::TakeBack,
        Some("log") => Typed::Log(rest.parse().ok()),
        Some("order") => Typed::Order(rest),
        Some("save") => Typed::Save(rest),
        Some("record") => Typed::Record(rest),
        Some("load") => Typed::Load(rest),
        Some("quit") => Typed::Quit,
        Some(_) | None => Typed::Answer(line),
    }
}

/// Dice as people write them: `3 4`, `3,4`, `3+4`.
pub(super) fn dice(line: &str) -> Option<Vec<i64>> {
    let parts = line.split(|c: char| c.is_whitespace() || c == ',' || c == '+');
    let numbers = parts.filter(|part| !part.is_empty()).map(|part| part.parse().ok());
    numbers.collect::<Option<Vec<i64>>>().filter(|dice| !dice.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_understood_in_both_languages() {
        assert_eq!(read("  why 12 "), Typed::Why("12"));
        assert_eq!(read("pourquoi 12"), Typed::Why("12"));
        assert_eq!(read("UNDO"), Typed::Undo);
        assert_eq!([read("back"), read("retour")], [Typed::TakeBack, Typed::TakeBack]);
        assert_eq!(read("save my game.save"), Typed::Save("my game.save"));
        assert_eq!(read("odds"), Typed::Odds(None));
        assert_eq!(read("log 5"), Typed::Log(Some(5)));
        assert_eq!(read("fire 11"), Typed::Answer("fire 11"));
        assert_eq!(read("7"), Typed::Answer("7"));
        assert_eq!(read("?"), Typed::Help);
        assert_eq!(read("\t"), Typed::Empty);
    }

    #[test]
    fn dice_are_read_as_people_write_them() {
        assert_eq!(dice("3 4"), Some(vec![3, 4]));
        assert_eq!(dice("3, 4"), Some(vec![3, 4]));
        assert_eq!(dice("3+4"), Some(vec![3, 4]));
        assert_eq!(dice("three"), None);
        assert_eq!(dice(""), None);
    }
}

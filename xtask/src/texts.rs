//! Habits of what is not Rust: style sheets, templates, scripts, drawn assets and sentences. Short lines and files, a
//! heading where the language has one, and no title where all titles meet.

use std::fs;
use std::path::Path;

use crate::{typed, web};

/// Letters a line may have.
const LONGEST: usize = 120;

/// Lines a file may have.
const MOST_LINES: usize = 500;

/// Checks all such files; adds what is wrong.
pub(crate) fn check(root: &Path, titles: &[String], wrong: &mut Vec<String>) {
    for name in web::files(root).into_iter().chain(sentences(root)) {
        match fs::read_to_string(root.join(&name)) {
            Ok(text) => check_one(&name, &text, titles, wrong),
            Err(error) => wrong.push(format!("{name}: {error}")),
        }
    }
}

/// The files of sentences that belong to no title.
fn sentences(root: &Path) -> Vec<String> {
    let within = |name: &str| -> Vec<String> {
        let entries = fs::read_dir(root.join(name)).into_iter().flatten().flatten();
        let inside = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
        let mut found: Vec<String> = entries.map(inside).map(|it| format!("{name}/{it}")).collect();
        found.sort();
        found
    };
    within("locales").iter().flat_map(|language| within(language)).collect()
}

fn check_one(name: &str, text: &str, titles: &[String], wrong: &mut Vec<String>) {
    let is_prose = name.ends_with(".ftl");
    let lines = text.lines().count();
    if !is_prose && lines > MOST_LINES {
        wrong.push(format!("{name}: {lines} lines, {MOST_LINES} at most"));
    }
    let heading = match name.rsplit('.').next() {
        Some("css") => "/*",
        Some("js") => "//",
        _ => "",
    };
    if !text.starts_with(heading) {
        wrong.push(format!("{name}: no heading (`{heading}`) that says what it holds"));
    }
    let code = without_comments(name, text);
    if [".js", ".html"].iter().any(|end| name.ends_with(end)) {
        typed::check_script(name, &code, wrong);
    }
    for (number, (line, code)) in (1..).zip(text.lines().zip(code.lines())) {
        let long = line.chars().count();
        if !is_prose && long > LONGEST {
            wrong.push(format!("{name}:{number}: {long} letters, {LONGEST} at most"));
        }
        let names = |title: &&String| match is_prose {
            true => names_in_prose(code, title),
            false => words(code).any(|word| word == **title),
        };
        // Drawn symbols are those of armies, whose words some titles have for names.
        let is_shared = !name.starts_with("games/") && !name.ends_with(".svg");
        if is_shared && let Some(title) = titles.iter().find(names) {
            wrong.push(format!("{name}:{number}: names the title {title}"));
        }
    }
}

/// The same text with blanks instead of comments, so that lines keep their numbers.
fn without_comments(name: &str, text: &str) -> String {
    let (from, to) = match name.rsplit('.').next() {
        Some("css" | "js") => ("/*", "*/"),
        Some("html") => ("{#", "#}"),
        Some("svg") => ("<!--", "-->"),
        _ => return text.to_owned(),
    };
    let mut pieces = text.split(from);
    let mut code = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (comment, rest) = piece.split_once(to).unwrap_or((piece, ""));
        code.extend(comment.chars().filter(|letter| *letter == '\n'));
        code.push_str(rest);
    }
    if !name.ends_with("js") {
        return code;
    }
    code.lines()
        .map(|line| line.split("// ").next().unwrap_or_default().to_owned() + "\n")
        .collect()
}

/// The words of a line of code, those that are put together by hyphens apart.
fn words(code: &str) -> impl Iterator<Item = &str> {
    code.split(|letter: char| !letter.is_ascii_alphanumeric())
}

/// Whether a line of sentences names a title: in the id of a message, or as one case of several. The names of some
/// titles are words of English.
fn names_in_prose(line: &str, title: &str) -> bool {
    let is_id = line.starts_with(|first: char| first.is_ascii_lowercase());
    let id = if is_id { line.split(" =").next().unwrap_or_default() } else { "" };
    words(id).any(|word| word == title)
        || line.trim_start_matches([' ', '*']).starts_with(&format!("[{title}]"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(name: &str, text: &str) -> usize {
        let mut wrong = Vec::new();
        check_one(name, text, &["storm".to_owned()], &mut wrong);
        wrong.len()
    }

    #[test]
    fn lines_and_files_are_short_and_have_headings() {
        assert_eq!(wrong("crates/pages/assets/a.css", "/* A. */\n.a {\n}\n"), 0);
        assert_eq!(wrong("crates/pages/assets/a.css", ".a {\n}\n"), 1);
        assert_eq!(wrong("crates/pages/assets/js/a.js", "let a = 1;\n"), 1);
        let long = "x".repeat(LONGEST + 1);
        assert_eq!(wrong("games/storm/templates/a.html", &long), 1);
        assert_eq!(wrong("locales/en/a.ftl", &long), 0);
        let many = format!("// A.\n{}", "x();\n".repeat(MOST_LINES));
        assert_eq!(wrong("crates/pages/assets/js/a.js", &many), 1);
    }

    #[test]
    fn where_all_titles_meet_none_is_named() {
        assert_eq!(wrong("crates/pages/assets/a.css", "/* A. */\n.storm-card {\n}\n"), 1);
        assert_eq!(wrong("games/storm/a.css", "/* A. */\n.storm-card {\n}\n"), 0);
        assert_eq!(wrong("crates/pages/assets/js/a.js", "// The storm.\nfind(\"storm\");\n"), 1);
        assert_eq!(wrong("crates/pages/assets/a.css", "/* A\n storm */\n.brainstorm {\n}\n"), 0);
        assert_eq!(wrong("crates/pages/templates/a.html", "{{ say.t(\"storm-map-a\") }}"), 1);
        for line in ["web-title-storm = A", "storm-a = B", "       *[storm] C"] {
            assert_eq!(wrong("locales/en/web.ftl", line), 1, "{line}");
        }
        assert_eq!(wrong("locales/en/web.ftl", "web-a = They storm the hill."), 0);
    }
}

//! Habits that are seen in the syntax of a file alone: how long functions are, what they are called and what they take,
//! what is imported, and which arms of a match stand for all variants that are not named. Code of tests is left out.

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// Lines a function may have.
const MOST_LINES: usize = 40;

/// Lines each arm may have of a match for whose sake a function is longer, and lines that may stand around the match.
const MOST_BESIDE: usize = 10;

/// The lint whose exceptions say why an arm stands for all others.
const WILDCARD: &str = "wildcard_enum_match_arm";

/// Names that say nothing about a module.
const EMPTY_NAMES: [&str; 6] = ["utils", "helpers", "common", "base", "manager", "data"];

/// What was found in a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Found {
    pub(crate) line: usize,
    /// The function it is in, or the module.
    pub(crate) within: String,
    pub(crate) habit: Habit,
}

/// What a source does that it should not, or must not everywhere.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Habit {
    /// A function of so many lines.
    Long(usize),
    /// A parameter that is true or false.
    TakesBool,
    /// A function called `can_…`.
    SaysCan,
    /// A module whose name says nothing.
    EmptyName,
    /// `_ =>` beside arms that name variants, without a word why.
    Wildcard,
    /// A path of an import, written out.
    Imports(String),
}

/// All that is found in a file.
pub(crate) fn look(text: &str) -> Result<Vec<Found>, String> {
    let file = syn::parse_file(text).map_err(|wrong| wrong.to_string())?;
    let mut reader = Reader { lines: text.lines().collect(), ..Reader::default() };
    reader.excused(&file.attrs, |reader| visit::visit_file(reader, &file));
    Ok(reader.found)
}

/// Whether the name of a file or of one of its folders below the crate says nothing.
pub(crate) fn has_empty_name(path: &str) -> bool {
    let below = path.split_once("/src/").or_else(|| path.split_once("/tests/"));
    let mut parts = below.map_or(path, |(_, below)| below).split('/');
    parts.any(|part| EMPTY_NAMES.contains(&part.trim_end_matches(".rs")))
}

#[derive(Default)]
struct Reader<'t> {
    lines: Vec<&'t str>,
    found: Vec<Found>,
    /// The functions and modules around what is read.
    around: Vec<String>,
    /// How many items around have an exception for the lint.
    excuses: usize,
}

impl Reader<'_> {
    fn note(&mut self, span: Span, habit: Habit) {
        let within = self.around.last().cloned().unwrap_or_default();
        self.found.push(Found { line: span.start().line, within, habit });
    }

    /// Reads an item that may be an exception for the lint, unless it is code of tests.
    fn excused(&mut self, attributes: &[syn::Attribute], read: impl FnOnce(&mut Self)) {
        if attributes.iter().any(|it| it.path().is_ident("cfg") && tokens(it).contains("test")) {
            return;
        }
        let is_excuse = |it: &syn::Attribute| it.path().is_ident("expect");
        let is_excused = attributes.iter().any(|it| is_excuse(it) && tokens(it).contains(WILDCARD));
        self.excuses += usize::from(is_excused);
        read(self);
        self.excuses -= usize::from(is_excused);
    }

    /// A function with its body, if it has one.
    fn function(&mut self, signature: &syn::Signature, body: Option<&syn::Block>) {
        self.around.push(signature.ident.to_string());
        if signature.ident.to_string().starts_with("can_") {
            self.note(signature.ident.span(), Habit::SaysCan);
        }
        for input in &signature.inputs {
            if let syn::FnArg::Typed(typed) = input
                && holds_bool(&typed.ty)
            {
                self.note(typed.span(), Habit::TakesBool);
            }
        }
        if let Some(body) = body {
            let first = signature.fn_token.span.start().line;
            let long = body.brace_token.span.close().end().line + 1 - first;
            if long > MOST_LINES && !is_one_match(body, long) {
                self.note(signature.fn_token.span, Habit::Long(long));
            }
            self.visit_block(body);
        }
        self.around.pop();
    }

    /// Whether a comment stands on the line of an arm, on the line before, or first in its body.
    fn has_comment(&self, arm: &syn::Arm) -> bool {
        let line = arm.pat.span().start().line;
        let body = usize::from(matches!(&*arm.body, syn::Expr::Block(_)));
        (line.saturating_sub(2)..line + body)
            .any(|index| self.lines.get(index).is_some_and(|text| text.contains("// ")))
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.excused(&item.attrs, |reader| reader.function(&item.sig, Some(&item.block)));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.excused(&item.attrs, |reader| reader.function(&item.sig, Some(&item.block)));
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.excused(&item.attrs, |reader| reader.function(&item.sig, item.default.as_ref()));
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        self.excused(&item.attrs, |reader| visit::visit_item_impl(reader, item));
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.excused(&item.attrs, |reader| {
            reader.around.push(item.ident.to_string());
            if EMPTY_NAMES.contains(&item.ident.to_string().as_str()) {
                reader.note(item.ident.span(), Habit::EmptyName);
            }
            visit::visit_item_mod(reader, item);
            reader.around.pop();
        });
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.excused(&item.attrs, |reader| {
            for path in written_out(&item.tree) {
                reader.note(item.span(), Habit::Imports(path));
            }
        });
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        self.excused(&local.attrs, |reader| visit::visit_local(reader, local));
    }

    fn visit_expr_match(&mut self, item: &'ast syn::ExprMatch) {
        self.excused(&item.attrs, |reader| {
            let names_variants = item.arms.iter().any(|arm| names_variant(&arm.pat));
            let is_wild =
                |arm: &&syn::Arm| matches!(arm.pat, syn::Pat::Wild(_)) && arm.guard.is_none();
            for arm in item.arms.iter().filter(is_wild) {
                if names_variants && reader.excuses == 0 && !reader.has_comment(arm) {
                    reader.note(arm.pat.span(), Habit::Wildcard);
                }
            }
            visit::visit_expr_match(reader, item);
        });
    }
}

/// What stands in the brackets of an attribute.
fn tokens(attribute: &syn::Attribute) -> String {
    attribute.meta.require_list().map(|list| list.tokens.to_string()).unwrap_or_default()
}

/// Whether a type is true or false, or holds such values. What a function that is handed over answers does not count.
fn holds_bool(kind: &syn::Type) -> bool {
    struct Seeker(bool);
    impl Visit<'_> for Seeker {
        fn visit_path(&mut self, path: &syn::Path) {
            self.0 |= path.is_ident("bool");
            visit::visit_path(self, path);
        }
        fn visit_return_type(&mut self, _: &syn::ReturnType) {}
    }
    let mut seeker = Seeker(false);
    seeker.visit_type(kind);
    seeker.0
}

/// Whether a body is one match with little around it, that gives each variant a few lines.
fn is_one_match(body: &syn::Block, long: usize) -> bool {
    struct Longest(usize, usize);
    impl Visit<'_> for Longest {
        fn visit_expr_match(&mut self, item: &syn::ExprMatch) {
            if lines(item.span()) > self.0 {
                let arms = item.arms.iter().map(|arm| lines(arm.body.span()));
                *self = Longest(lines(item.span()), arms.max().unwrap_or_default());
            }
            visit::visit_expr_match(self, item);
        }
    }
    let mut found = Longest(0, 0);
    found.visit_block(body);
    let Longest(whole, arm) = found;
    long <= whole + MOST_BESIDE && arm <= MOST_BESIDE
}

fn lines(span: Span) -> usize {
    span.end().line + 1 - span.start().line
}

/// Whether a pattern names a variant by the path of its enum.
fn names_variant(pattern: &syn::Pat) -> bool {
    struct Seeker(bool);
    impl Visit<'_> for Seeker {
        fn visit_path(&mut self, path: &syn::Path) {
            let last = path.segments.last().map(|it| it.ident.to_string()).unwrap_or_default();
            // A name in capitals alone is a constant.
            let is_variant = last.starts_with(|first: char| first.is_ascii_uppercase())
                && (last.len() == 1 || last.contains(|letter: char| letter.is_ascii_lowercase()));
            self.0 |= path.segments.len() > 1 && is_variant;
        }
    }
    let mut seeker = Seeker(false);
    seeker.visit_pat(pattern);
    seeker.0
}

/// The paths of an import, each for itself.
fn written_out(tree: &syn::UseTree) -> Vec<String> {
    match tree {
        syn::UseTree::Path(path) => {
            let below = written_out(&path.tree).into_iter();
            below.map(|rest| format!("{}::{rest}", path.ident)).collect()
        }
        syn::UseTree::Group(group) => group.items.iter().flat_map(written_out).collect(),
        syn::UseTree::Name(name) => vec![name.ident.to_string()],
        syn::UseTree::Rename(name) => vec![name.ident.to_string()],
        syn::UseTree::Glob(_) => vec!["*".to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is found in a text but for imports.
    fn found(text: &str) -> Vec<(usize, String, Habit)> {
        let found = look(text).expect("Rust").into_iter();
        found.map(|it| (it.line, it.within, it.habit)).collect()
    }

    /// A function of so many lines.
    fn function(long: usize) -> String {
        format!("fn long() {{\n{}}}\n", "    step();\n".repeat(long - 2))
    }

    #[test]
    fn a_function_of_more_than_forty_lines_is_found() {
        assert_eq!(found(&function(MOST_LINES)), []);
        let long = (1, "long".to_owned(), Habit::Long(MOST_LINES + 1));
        assert_eq!(found(&function(MOST_LINES + 1)), [long]);
        let inside = format!("impl A {{\n{}}}\n", function(MOST_LINES + 1));
        assert_eq!(found(&inside)[0].0, 2);
        assert_eq!(found(&format!("#[cfg(test)]\nmod tests {{\n{inside}}}\n")), []);
    }

    /// A function that is one match of many arms, with so many lines in one of them and so many before it.
    fn one_match(arm: usize, before: usize) -> String {
        let arms = "        A::B => c(),\n".repeat(MOST_LINES);
        let inner = "            c();\n".repeat(arm - 2);
        let before = "    c();\n".repeat(before);
        format!(
            "fn a() {{\n{before}    match b {{\n{arms}        A::C => {{\n{inner}        }}\n    }}\n}}\n"
        )
    }

    #[test]
    fn one_match_that_gives_each_variant_its_lines_may_be_longer() {
        assert_eq!(found(&one_match(MOST_BESIDE, MOST_BESIDE - 2)), []);
        assert_eq!(found(&one_match(MOST_BESIDE + 1, 1)).len(), 1);
        assert_eq!(found(&one_match(2, MOST_BESIDE - 1)).len(), 1);
    }

    #[test]
    fn parameters_that_are_true_or_false_are_found() {
        for kind in ["bool", "&bool", "Option<bool>", "&[bool; 6]", "(bool, u8)"] {
            let text = format!("fn a(b: {kind}, c: u8) -> bool {{\n    c\n}}\n");
            assert_eq!(found(&text), [(1, "a".to_owned(), Habit::TakesBool)], "{kind}");
        }
        for kind in ["impl Fn(u8) -> bool", "&dyn Fn() -> bool", "fn(u8) -> bool", "Boolean"] {
            assert_eq!(found(&format!("fn a(b: {kind}) {{}}\n")), [], "{kind}");
        }
        assert_eq!(found("trait A {\n    fn b(c: bool);\n}\n").len(), 1);
    }

    #[test]
    fn names_that_say_nothing_are_found() {
        assert_eq!(found("fn can_move() {}"), [(1, "can_move".to_owned(), Habit::SaysCan)]);
        assert_eq!(found("fn canned() {}"), []);
        assert_eq!(found("mod utils;"), [(1, "utils".to_owned(), Habit::EmptyName)]);
        assert_eq!(found("mod database;"), []);
        assert!(has_empty_name("crates/a/src/common/b.rs") && has_empty_name("a/tests/data.rs"));
        assert!(!has_empty_name("games/data/rules/src/board.rs"));
    }

    #[test]
    fn an_arm_for_all_others_says_why() {
        let wild = |before: &str, arm: &str| {
            found(&format!(
                "{before}fn a() {{\n    match b {{\n        A::B => 1,\n{arm}    }}\n}}\n"
            ))
        };
        assert_eq!(wild("", "        _ => 2,\n"), [(4, "a".to_owned(), Habit::Wildcard)]);
        assert_eq!(wild("", "        _ if c => 2,\n"), []);
        assert_eq!(wild("", "        // All others are two.\n        _ => 2,\n"), []);
        assert_eq!(wild("", "        _ => 2, // as all others\n"), []);
        assert_eq!(wild("", "        _ => {\n            // All others.\n        }\n"), []);
        assert_eq!(wild("#[expect(clippy::wildcard_enum_match_arm)]\n", "        _ => 2,\n"), []);
        assert_eq!(wild("#[expect(clippy::too_many_lines)]\n", "        _ => 2,\n").len(), 1);
        assert_eq!(
            found(
                "fn a() {\n    match b {\n        (Some(A::B), 1) => 1,\n        _ => 2,\n    }\n}"
            )
            .len(),
            1
        );
        for plain in ["Some(1)", "1", "Self::MOST", "\"a\"", "b"] {
            let text = format!(
                "fn a() {{\n    match b {{\n        {plain} => 1,\n        _ => 2,\n    }}\n}}"
            );
            assert_eq!(found(&text), [], "{plain}");
        }
    }

    #[test]
    fn imports_are_written_out() {
        let paths = |text: &str| -> Vec<Habit> {
            look(text).expect("Rust").into_iter().map(|it| it.habit).collect()
        };
        let all = ["std::fs", "std::io::Write", "std::fmt::*"];
        let all = all.map(|path| Habit::Imports(path.to_owned()));
        assert_eq!(paths("use std::{fs, io::Write as _, fmt::*};"), all);
    }
}

//! The frame of every page: head, symbols, skip link, the bar of the plain pages and their footer.

use std::sync::LazyLock;

use titles::Entry;

use crate::Reader;
use crate::assets;
use drawing::{symbols, thin};
use look::asset::Asset;
use look::say::{EMBLEMS, Html, Say, escape};
use words::LANGUAGES;

/// The sheet of symbols, and the emblems.
static SYMBOLS: LazyLock<String> = LazyLock::new(|| thin(symbols()) + EMBLEMS);

/// What scripts a page has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scripts {
    /// None.
    None,
    /// Those of a table.
    Table,
    /// The one of a builder.
    Builder,
}

impl Scripts {
    const fn names(self) -> &'static [&'static str] {
        match self {
            Scripts::None => &[],
            Scripts::Table => {
                &["board.js", "pieces.js", "play.js", "keys.js", "live.js", "panels.js", "watch.js"]
            }
            Scripts::Builder => &["builder.js"],
        }
    }
}

/// What stands at the head of a page.
#[derive(Debug)]
pub(crate) struct Head<'a> {
    pub(crate) say: Say<'a>,
    pub(crate) title: String,
    /// The class of the body.
    pub(crate) class: &'static str,
    /// The style sheets of titles: those of the title that the page is about, or of boards it shows pictures of.
    sheets: Vec<&'static Asset>,
    scripts: Scripts,
}

/// The head of a page that loads these style sheets of its title.
pub(crate) fn head<'a>(
    say: Say<'a>,
    title: String,
    class: &'static str,
    sheets: &'static [Asset],
) -> Head<'a> {
    Head { say, title, class, sheets: sheets.iter().collect(), scripts: Scripts::None }
}

impl Head<'_> {
    /// The same for a page with scripts.
    pub(crate) fn with_scripts(self, scripts: Scripts) -> Self {
        Head { scripts, ..self }
    }

    /// Links to the style sheets.
    pub(crate) fn styles(&self) -> Html {
        let link = |path: &str| format!("<link rel=\"stylesheet\" href=\"{path}\">");
        let own = self.sheets.iter().map(|sheet| link(&sheet.path));
        let rest = ["table.css", "pages.css"].map(|name| link(assets::path(name)));
        let base = ["base.css", "board.css"].map(|name| link(assets::path(name)));
        Html(base.into_iter().chain(own).chain(rest).collect())
    }

    /// The scripts of the page; every page works without them.
    pub(crate) fn scripts(&self) -> Html {
        let script = |name: &&str| {
            format!("<script type=\"module\" src=\"{}\"></script>", assets::path(name))
        };
        Html(self.scripts.names().iter().map(script).collect())
    }

    /// The picture in the tab of the browser.
    pub(crate) fn icon_path(&self) -> &'static str {
        assets::path("icon.svg")
    }

    /// The symbols that pictures refer to.
    pub(crate) fn symbols(&self) -> Html {
        Html(SYMBOLS.clone())
    }
}

/// A button for each other language.
pub(crate) fn languages(say: Say<'_>, path: &str) -> Html {
    let button = |lang: &&str| {
        let name = say.word("web-language", lang_word(lang));
        format!(
            "<button class=\"btn quiet\" name=\"language\" value=\"{lang}\" lang=\"{lang}\">{}\
             </button>",
            escape(&name)
        )
    };
    let buttons: String =
        LANGUAGES.iter().filter(|lang| **lang != say.lang()).map(button).collect();
    Html(format!(
        "<form method=\"post\" action=\"/language\"><input type=\"hidden\" name=\"back\" \
         value=\"{}\">{buttons}</form>",
        escape(path)
    ))
}

fn lang_word(lang: &str) -> &'static str {
    if lang == "fr" { "fr" } else { "en" }
}

/// The frame of a plain page.
pub(crate) struct Frame<'a> {
    pub(crate) head: Head<'a>,
    pub(crate) languages: Html,
    /// Which entry of the main navigation this page is.
    pub(crate) here: &'static str,
    /// The id of the title the page is about: introduction and rule book are its own.
    pub(crate) about: Option<&'static str>,
}

/// The frame of a plain page.
pub(crate) fn frame<'a>(
    reader: &Reader<'a>,
    title: String,
    class: &'static str,
    here: &'static str,
) -> Frame<'a> {
    let say = Say::plain(reader.words);
    Frame {
        head: head(say, title, class, &[]),
        languages: languages(say, reader.path),
        here,
        about: None,
    }
}

impl Frame<'_> {
    /// The same for a page about a title.
    pub(crate) fn about(self, title: &'static dyn Entry) -> Self {
        let head = Head { sheets: title.sheets().iter().collect(), ..self.head };
        Frame { head, about: Some(title.info().id), ..self }
    }

    /// The same for a page that shows pictures of the boards of these titles.
    pub(crate) fn with_pictures(self, titles: &[&'static dyn Entry]) -> Self {
        let sheets = titles.iter().flat_map(|title| title.pictures()).collect();
        Frame { head: Head { sheets, ..self.head }, ..self }
    }

    /// The same for a page with scripts.
    pub(crate) fn with_scripts(self, scripts: Scripts) -> Self {
        Frame { head: self.head.with_scripts(scripts), ..self }
    }

    /// Whether this page is an entry of the main navigation.
    pub(crate) fn is_at(&self, entry: &str) -> bool {
        self.here == entry
    }
}

impl<'a> std::ops::Deref for Frame<'a> {
    type Target = Head<'a>;

    fn deref(&self) -> &Head<'a> {
        &self.head
    }
}

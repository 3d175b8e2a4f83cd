//! The form of a new table. Its fields: `title`, `scenario`, each option by its key, `mode` (`bot`,
//! `hotseat`, `both`), `side` (a side, or `random`), `level` (a bot), `seat-…` (`you`, or a bot), `windows`
//! (`ask`, `quick`), `dice` (`fair`, `open`, `own`) and `seed`.

use askama::Template;
use kernel::{Fact, OptionSpec, TitleInfo};
use table::Sitter;
use titles::{Entry, Wanted};

use crate::frame::{Frame, frame};
use crate::ids::Named;
use crate::{NewTable, ids};
use look::Manner;
use look::say::{Html, Say};

/// One value of a field.
struct Value {
    id: String,
    value: String,
    label: String,
    text: String,
    is_set: bool,
}

/// A field with its values.
struct Field {
    name: String,
    label: String,
    /// The same where it is drawn: codes of rulings stay in one piece.
    legend: Html,
    values: Vec<Value>,
    /// Whether it is one line among many: an optional rule.
    is_option: bool,
    /// How a text is given, for an option that takes any.
    text: Option<Text>,
}

/// A text that an option takes.
struct Text {
    /// What was sent.
    sent: String,
    /// Whether it can be put together in a builder.
    is_built: bool,
}

#[derive(Template)]
#[template(path = "new_table.html")]
struct Page<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    title_id: &'static str,
    heading: String,
    wrong: &'a [String],
    fields: Vec<Field>,
    seed: String,
    /// The words of the button at the top, which does the same as the one at the end.
    play: String,
}

/// The form.
pub(super) fn page(page: &NewTable<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let info = page.title.info();
    let heading = say.labelled(&say.t("web-new-table"), &say.t(ids::title(page.title)));
    let mut fields = who_plays(page, say);
    fields.push(field(page, "scenario", say.t("web-new-scenario"), scenarios(say, info)));
    fields.extend(info.options.iter().map(|spec| option(page, say, spec)));
    fields.push(field(page, "dice", say.t("web-new-dice"), named(say, &ids::DICE)));
    let page = Page {
        head: frame(&page.reader, heading.clone(), "newtable", "home").about(page.title),
        say,
        title_id: info.id,
        heading,
        wrong: page.wrong,
        fields,
        seed: page.sent.get("seed").cloned().unwrap_or_default(),
        play: say.t("web-play-alone"),
    };
    page.to_string()
}

/// A field with its values. What was sent is set, or else the first value.
fn field(page: &NewTable<'_>, name: &str, label: String, values: Listed) -> Field {
    let sent = page.sent.get(name).map(String::as_str);
    let usual = values.first().map(|(value, _, _)| value.clone()).unwrap_or_default();
    let values = values.into_iter().map(|(value, label, text)| Value {
        id: format!("{name}-{value}"),
        is_set: sent.unwrap_or(&usual) == value,
        value,
        label,
        text,
    });
    Field {
        name: name.to_owned(),
        legend: look::say::unbroken(&label),
        label,
        values: values.collect(),
        is_option: false,
        text: None,
    }
}

/// How the table is played, and by whom.
fn who_plays(page: &NewTable<'_>, say: Say<'_>) -> Vec<Field> {
    let (info, manner) = (page.title.info(), page.title.manner());
    let one = |name, label, values| field(page, name, say.t(label), values);
    let mut fields = match info.sides {
        [_] => vec![one("mode", "web-new-mode", named(say, &ids::ALONE))],
        all => vec![
            one("mode", "web-new-mode", named(say, &ids::MODES)),
            one("side", "web-new-side", sides(say, manner, all)),
            one("level", "web-new-level", levels(page.title, say)),
            one("windows", "web-new-windows", named(say, &ids::WINDOWS)),
        ],
    };
    for seat in shared_seats(page) {
        let name = say.with(manner.seat, &[("seat", Fact::Word(seat))]);
        let mut values = vec![("you".to_owned(), say.t("web-who-you"), String::new())];
        values.extend(levels(page.title, say));
        fields.push(field(page, &format!("seat-{seat}"), name, values));
    }
    fields
}

fn scenarios(say: Say<'_>, info: &TitleInfo) -> Listed {
    let named = |scenario: &&str| {
        let (name, text) = (ids::scenario(info, scenario), ids::scenario_text(info, scenario));
        ((*scenario).to_owned(), say.t(&name), say.t(&text))
    };
    info.scenarios.iter().map(named).collect()
}

/// How many options with how many values at most stand in lines, one below the other.
const LINES: (usize, usize) = (3, 3);

/// An option of the title.
fn option(page: &NewTable<'_>, say: Say<'_>, spec: &OptionSpec) -> Field {
    let info = page.title.info();
    let label = say.t(&ids::option(info, spec.key));
    if spec.values.is_empty() {
        let (text, values) = text(page, spec.key);
        return Field { text, ..field(page, spec.key, label, values) };
    }
    let named =
        |value: &&str| ((*value).to_owned(), say.t(&ids::value(info, value)), String::new());
    let values = spec.values.iter().map(named).collect();
    let is_option = info.options.len() > LINES.0 && spec.values.len() <= LINES.1;
    Field { is_option, ..field(page, spec.key, label, values) }
}

/// How an option that takes any text is filled in: what is offered for it, or a line to type.
fn text(page: &NewTable<'_>, key: &str) -> (Option<Text>, Listed) {
    let sent = page.sent.get(key).cloned().unwrap_or_default();
    let Ok(loaded) = page.title.usual() else { return (None, Vec::new()) };
    let sight = loaded.first_sight();
    let names = |key: &str, language: &str| sight.name(key, language);
    let offered = sight.offered(key, &sent, Say::new(page.reader.words, &names));
    let built = page.title.built();
    let values = offered.into_iter().map(|(value, name)| (value, name, String::new()));
    (Some(Text { sent, is_built: built.contains(&key) }), values.collect())
}

type Listed = Vec<(String, String, String)>;

fn named(say: Say<'_>, list: &[Named]) -> Listed {
    let named = |(name, label, text): &Named| ((*name).to_owned(), say.t(label), say.t(text));
    list.iter().map(named).collect()
}

/// The seats of the game that the form stands for, where several share a side: each can be given to a bot.
fn shared_seats(page: &NewTable<'_>) -> Vec<&'static str> {
    let info = page.title.info();
    let given = info.options.iter().filter_map(|spec| Some((spec.key, page.sent.get(spec.key)?)));
    let wanted = Wanted {
        scenario: page.sent.get("scenario").cloned(),
        options: given.map(|(key, value)| (key.to_owned(), value.clone())).collect(),
        ..Wanted::default()
    };
    let Ok(loaded) = page.title.load(wanted) else { return Vec::new() };
    let seats = loaded.first_sight().seats();
    if seats.len() > info.sides.len() { seats } else { Vec::new() }
}

/// The side that is usually taken is offered first.
fn sides(say: Say<'_>, manner: &Manner, sides: &'static [&'static str]) -> Listed {
    let side = |side: &&'static str| {
        ((*side).to_owned(), say.with(manner.seat, &[("seat", Fact::Word(side))]), String::new())
    };
    let mut ordered: Vec<&'static str> = sides.iter().rev().copied().collect();
    ordered.sort_by_key(|side| *side != manner.first_seat);
    let mut listed: Listed = ordered.iter().map(side).collect();
    listed.push(("random".to_owned(), say.t("web-new-side-any"), String::new()));
    listed
}

fn levels(title: &'static dyn Entry, say: Say<'_>) -> Listed {
    let level = |sitter: Sitter| {
        let (label, text) = ids::level(sitter)?;
        Some((sitter.name().to_owned(), say.t(label), say.t(text)))
    };
    title.sitters().into_iter().rev().filter_map(level).collect()
}

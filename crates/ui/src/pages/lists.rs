//! The home page and the page of the reader's tables: who must move, which titles there are.

use askama::Template;
use kernel::{Fact, Rules as _};
use table::Sitter;
use titles::{TitleId, with_rules, with_view};

use super::frame::{Frame, frame};
use super::look::{Crop, Look, manner};
use super::say::{Html, Say, side_class};
use super::{Delete, Home, Listed, Mode, MyTables, Stands};
use super::{ids, picture};

/// A table as a card.
struct Card {
    path: String,
    class: &'static str,
    title: String,
    scenario: String,
    picture: Html,
    emblem: Html,
    opponent: String,
    text: Html,
    turn: String,
    stands: String,
    /// The side whose colour that has: the reader's, or the winner's.
    of_side: &'static str,
    is_sandbox: bool,
    /// Where it can be deleted.
    delete: Option<String>,
}

/// A title as a tile.
struct Tile {
    id: &'static str,
    /// Whether there is a guided opening.
    has_guide: bool,
    /// The id of the words of "Play now".
    play: &'static str,
    title: String,
    text: String,
    chips: Vec<String>,
    picture: Html,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    /// The outlines that the small pictures refer to.
    defs: Html,
    /// How many tables wait for the reader; the first of them are shown.
    count: usize,
    to_move: Vec<Card>,
    waiting: Vec<Card>,
    tiles: Vec<Tile>,
}

/// Tables that stand alike.
struct Group {
    heading: String,
    cards: Vec<Card>,
}

/// A page of the list.
struct Leaf {
    number: usize,
    is_here: bool,
}

#[derive(Template)]
#[template(path = "tables.html")]
struct TablesPage<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    /// The outlines that the small pictures refer to.
    defs: Html,
    count: usize,
    groups: Vec<Group>,
    leaves: Vec<Leaf>,
}

#[derive(Template)]
#[template(path = "delete.html")]
struct DeletePage<'a> {
    head: Frame<'a>,
    say: Say<'a>,
    defs: Html,
    id: &'a str,
    cards: Vec<Card>,
}

/// The tables of one kind as cards.
fn cards(tables: &[Listed], say: Say<'_>, wanted: Kind) -> Vec<Card> {
    tables.iter().filter(|table| wanted(&table.stands)).map(|table| card(table, say)).collect()
}

fn is_to_move(stands: &Stands) -> bool {
    matches!(stands, Stands::ToMove)
}

fn is_waiting(stands: &Stands) -> bool {
    matches!(stands, Stands::Waiting)
}

fn is_over(stands: &Stands) -> bool {
    matches!(stands, Stands::Over(_))
}

/// Whether a table stands in a certain way.
type Kind = fn(&Stands) -> bool;

/// How tables can stand, in the order of a list, each with the id of its heading.
const GROUPS: [(Kind, &str); 3] =
    [(is_to_move, "web-your-move"), (is_waiting, "web-waiting-tables"), (is_over, "web-finished")];

/// Outlines and what lies over control, for the small pictures of these titles, each once.
fn defs(say: Say<'_>, shown: impl Fn(TitleId) -> bool) -> Html {
    let usual =
        titles::ALL.iter().filter(|title| shown(**title)).filter_map(|title| title.usual().ok());
    let defs = usual.map(
        |loaded| with_rules!(loaded.rules, rules => picture::picture(&*rules, say.words).defs()),
    );
    Html(defs.collect())
}

/// The outlines for the pictures of some tables.
fn defs_of(say: Say<'_>, tables: &[Listed]) -> Html {
    defs(say, |title| tables.iter().any(|table| table.title == title))
}

/// The home page.
pub(super) fn home(page: &Home<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let home = HomePage {
        head: frame(&page.reader, say.t("web-nav-play"), "home", "home"),
        say,
        defs: defs(say, |_| true),
        count: page.to_move,
        to_move: cards(page.tables, say, is_to_move),
        waiting: cards(page.tables, say, is_waiting),
        tiles: titles::ALL.iter().map(|title| tile(*title, say)).collect(),
    };
    home.to_string()
}

/// The reader's tables.
pub(super) fn tables(page: &MyTables<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let own = |table: &Listed| table.is_own.then(|| format!("/t/{}/delete", table.id));
    let group = |(wanted, heading): (Kind, &str)| {
        let tables = page.tables.iter().filter(|table| wanted(&table.stands));
        let cards = tables.map(|table| Card { delete: own(table), ..card(table, say) }).collect();
        Group { heading: say.t(heading), cards }
    };
    let leaf = |number| Leaf { number, is_here: number == page.page };
    let tables = TablesPage {
        head: frame(&page.reader, say.t("web-nav-tables"), "tables", "tables"),
        say,
        defs: defs_of(say, page.tables),
        count: page.count,
        groups: GROUPS.map(group).into_iter().filter(|group| !group.cards.is_empty()).collect(),
        leaves: (1..=page.pages).map(leaf).collect(),
    };
    tables.to_string()
}

/// Whether a table is really to be deleted.
pub(super) fn delete(page: &Delete<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let delete = DeletePage {
        head: frame(&page.reader, say.t("web-delete"), "tables", "tables"),
        say,
        defs: defs_of(say, std::slice::from_ref(page.table)),
        id: &page.table.id,
        cards: vec![card(page.table, say)],
    };
    delete.to_string()
}

fn card(listed: &Listed, say: Say<'_>) -> Card {
    with_view!(&listed.view, rules, view => card_of(&**rules, view, listed, say))
}

fn card_of<R: Look>(rules: &R, view: &R::View, listed: &Listed, say: Say<'_>) -> Card {
    let names = |key: &str, language: &str| rules.name(key, language);
    let said = Say::new(say.words, &names);
    let spoken = listed.last.as_ref().map(|moment| super::say::keys(&moment.said));
    let picture = picture::picture(rules, say.words);
    let (class, emblem) = match (listed.seats.as_slice(), listed.others.first()) {
        ([own], Some((other, _))) => (side_class(own), say.emblem(other)),
        ([own, ..], None) => (side_class(own), say.emblem(own)),
        (_, Some((other, _))) => ("none", say.emblem(other)),
        ([], None) => ("none", Html::default()),
    };
    let last = listed.last.as_ref().map(|moment| said.brief_html(&moment.said));
    Card {
        path: format!("/t/{}", listed.id),
        class,
        title: say.t(ids::title(listed.title)),
        scenario: say.t(&ids::scenario(listed.title.info(), &listed.scenario)),
        picture: Html(picture.crop(rules, view, Crop::Around(&spoken.unwrap_or_default()))),
        emblem,
        opponent: opponent(listed, say),
        text: last.unwrap_or_default(),
        turn: say.n("web-turn", rules.part(view).turn),
        stands: stands(listed, say),
        of_side: match listed.stands {
            Stands::Over(outcome) => side_class(outcome.winner.unwrap_or("")),
            Stands::ToMove | Stands::Waiting => class,
        },
        is_sandbox: listed.mode == Mode::Sandbox,
        delete: None,
    }
}

/// Against whom, or how, the table is played.
fn opponent(listed: &Listed, say: Say<'_>) -> String {
    match listed.others.first() {
        _ if matches!(listed.mode, Mode::Guide { .. }) => {
            say.t(ids::mode(listed.mode, listed.title.info().sides.len()))
        }
        Some((seat, Sitter::Human)) => say.with("web-plays", &[("seat", Fact::Word(seat))]),
        Some((seat, _)) => say.with("web-plays-bot", &[("seat", Fact::Word(seat))]),
        None => say.t(ids::mode(listed.mode, listed.title.info().sides.len())),
    }
}

fn stands(listed: &Listed, say: Say<'_>) -> String {
    match listed.stands {
        Stands::ToMove => say.t("web-your-move"),
        Stands::Waiting => say.t("web-their-move"),
        Stands::Over(outcome) => {
            say.with("web-won", &[("seat", Fact::Word(outcome.winner.unwrap_or("")))])
        }
    }
}

fn tile(title: TitleId, say: Say<'_>) -> Tile {
    let id = title.info().id;
    let picture = title.usual().ok().map(|loaded| {
        with_rules!(loaded.rules, rules => {
            let view = rules.view(&rules.start(), kernel::Viewer::Spectator);
            picture::picture(&*rules, say.words).crop(&rules, &view, Crop::Tile)
        })
    });
    let manner = manner(title);
    Tile {
        id,
        has_guide: id == super::guide::TITLE,
        play: if title.info().sides.len() == 1 { "web-play-alone" } else { "web-play-now" },
        title: say.t(manner.name),
        text: say.t(manner.text),
        chips: manner.chips.map(|chip| say.t(chip)).into(),
        picture: Html(picture.unwrap_or_default()),
    }
}

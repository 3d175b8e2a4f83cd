//! The home page and the page of the reader's tables: who must move, which titles there are.

use askama::Template;
use kernel::Fact;
use table::Sitter;
use titles::Entry;

use crate::frame::{Frame, frame};
use crate::ids;
use crate::{Delete, Home, Listed, Mode, MyTables, Stands};
use look::Crop;
use look::say::{Html, Say};

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
    /// That the game went back past dice; empty where it never did.
    backs: String,
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
    damaged: &'a [String],
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

/// Outlines and what lies over control, for the small pictures of these titles.
fn defs(titles: &[&'static dyn Entry], say: Say<'_>) -> Html {
    let usual = titles.iter().filter_map(|title| title.usual().ok());
    Html(usual.map(|loaded| loaded.first_sight().defs(say.words)).collect())
}

/// The titles of these tables, each once.
fn titles_of(tables: &[Listed]) -> Vec<&'static dyn Entry> {
    let mut titles: Vec<&'static dyn Entry> = Vec::new();
    for table in tables {
        if !titles.iter().any(|known| known.info().id == table.title.info().id) {
            titles.push(table.title);
        }
    }
    titles
}

/// The home page.
pub(super) fn home(page: &Home<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let titles: Vec<&'static dyn Entry> = page.reader.titles.iter().collect();
    let home = HomePage {
        head: frame(&page.reader, say.t("web-nav-play"), "home", "home").with_pictures(&titles),
        say,
        defs: defs(&titles, say),
        count: page.to_move,
        to_move: cards(page.tables, say, is_to_move),
        waiting: cards(page.tables, say, is_waiting),
        tiles: titles.iter().map(|title| tile(*title, say)).collect(),
    };
    home.to_string()
}

/// The reader's tables.
pub(super) fn tables(page: &MyTables<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let titles = titles_of(page.tables);
    let own = |table: &Listed| table.is_own.then(|| format!("/t/{}/delete", table.id));
    let group = |(wanted, heading): (Kind, &str)| {
        let tables = page.tables.iter().filter(|table| wanted(&table.stands));
        let cards = tables.map(|table| Card { delete: own(table), ..card(table, say) }).collect();
        Group { heading: say.t(heading), cards }
    };
    let leaf = |number| Leaf { number, is_here: number == page.page };
    let tables = TablesPage {
        head: frame(&page.reader, say.t("web-nav-tables"), "tables", "tables")
            .with_pictures(&titles),
        say,
        defs: defs(&titles, say),
        count: page.count,
        groups: GROUPS.map(group).into_iter().filter(|group| !group.cards.is_empty()).collect(),
        leaves: (1..=page.pages).map(leaf).collect(),
        damaged: page.damaged,
    };
    tables.to_string()
}

/// Whether a table is really to be deleted.
pub(super) fn delete(page: &Delete<'_>) -> String {
    let say = Say::plain(page.reader.words);
    let titles = [page.table.title];
    let delete = DeletePage {
        head: frame(&page.reader, say.t("web-delete"), "tables", "tables").with_pictures(&titles),
        say,
        defs: defs(&titles, say),
        id: &page.table.id,
        cards: vec![card(page.table, say)],
    };
    delete.to_string()
}

fn card(listed: &Listed, say: Say<'_>) -> Card {
    let sight = listed.title.sight(&listed.view);
    let say = say.of_title(listed.title.manner());
    let names = |key: &str, language: &str| sight.name(key, language);
    let said = Say::new(say.words, &names);
    let spoken = listed.last.as_ref().map(|moment| look::say::keys(&moment.said));
    let (class, emblem) = match (listed.seats.as_slice(), listed.others.first()) {
        ([own], Some((other, _))) => (say.side_class(own), say.emblem(other)),
        ([own, ..], None) => (say.side_class(own), say.emblem(own)),
        (_, Some((other, _))) => ("none", say.emblem(other)),
        ([], None) => ("none", Html::default()),
    };
    let last = listed.last.as_ref().map(|moment| said.brief_html(&moment.said));
    Card {
        path: format!("/t/{}", listed.id),
        class,
        title: say.t(ids::title(listed.title)),
        scenario: say.t(&ids::scenario(listed.title.info(), &listed.scenario)),
        picture: Html(sight.crop(say.words, Crop::Around(&spoken.unwrap_or_default()))),
        emblem,
        opponent: opponent(listed, say),
        text: last.unwrap_or_default(),
        turn: match sight.part().turn {
            0 => String::new(),
            turn => say.n("web-turn", turn),
        },
        stands: stands(listed, say),
        of_side: match listed.stands {
            Stands::Over(outcome) => say.side_class(outcome.winner.unwrap_or("")),
            Stands::ToMove | Stands::Waiting => class,
        },
        is_sandbox: listed.mode == Mode::Sandbox,
        backs: backs(listed.take_backs, say),
        delete: None,
    }
}

/// The mark of a table whose game went back past what had been rolled or shown; nothing where it never did.
pub(super) fn backs(count: usize, say: Say<'_>) -> String {
    if count == 0 { String::new() } else { say.n("web-backs", count) }
}

/// Against whom, or how, the table is played.
fn opponent(listed: &Listed, say: Say<'_>) -> String {
    let sayings = listed.title.manner().sayings;
    match listed.others.first() {
        _ if matches!(listed.mode, Mode::Guide { .. }) => {
            say.t(ids::mode(listed.mode, listed.title.info().sides.len()))
        }
        Some((seat, Sitter::Human)) => say.with(sayings.plays, &[("seat", Fact::Word(seat))]),
        Some((seat, _)) => say.with(sayings.plays_bot, &[("seat", Fact::Word(seat))]),
        None => say.t(ids::mode(listed.mode, listed.title.info().sides.len())),
    }
}

fn stands(listed: &Listed, say: Say<'_>) -> String {
    match listed.stands {
        Stands::ToMove => say.t("web-your-move"),
        Stands::Waiting => say.t("web-their-move"),
        Stands::Over(outcome) => match outcome.winner {
            Some(side) => {
                say.with(listed.title.manner().sayings.won, &[("seat", Fact::Word(side))])
            }
            None => say.t("web-won"),
        },
    }
}

fn tile(title: &'static dyn Entry, say: Say<'_>) -> Tile {
    let id = title.info().id;
    let picture = title.usual().map(|loaded| loaded.first_sight().crop(say.words, Crop::Tile));
    let manner = title.manner();
    Tile {
        id,
        has_guide: title.guide().is_some(),
        play: if title.info().sides.len() == 1 { "web-play-alone" } else { "web-play-now" },
        title: say.t(manner.name),
        text: say.t(manner.text),
        chips: manner.chips.iter().filter(|id| !id.is_empty()).map(|id| say.t(id)).collect(),
        picture: Html(picture.unwrap_or_default()),
    }
}

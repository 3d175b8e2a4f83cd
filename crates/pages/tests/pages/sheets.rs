//! A style sheet is loaded by the pages of its title, and by no others; where pictures of boards are shown, by those
//! sheets alone that pictures need.

use std::collections::{BTreeMap, BTreeSet};

use pages::{
    About, Delete, Home, Listed, Mode, MyTables, NewTable, Notice, Reader, RuleBook, Stands, What,
};
use table::Dice;
use titles::{Entry, Setting, Wanted};

use crate::game::{languages, scene};

/// The sheets of titles that a page links to.
fn linked(html: &str) -> BTreeSet<String> {
    let all: BTreeSet<&str> = shelf::titles()
        .iter()
        .flat_map(|title| title.sheets())
        .map(|sheet| sheet.path.as_str())
        .collect();
    let links = html.split("<link rel=\"stylesheet\" href=\"").skip(1);
    let paths = links.filter_map(|rest| rest.split('"').next());
    paths.filter(|path| all.contains(path)).map(ToOwned::to_owned).collect()
}

fn paths<'a>(sheets: impl IntoIterator<Item = &'a pages::assets::Asset>) -> BTreeSet<String> {
    sheets.into_iter().map(|sheet| sheet.path.clone()).collect()
}

/// The pages of a title, by name.
fn own(reader: Reader<'_>, title: &'static dyn Entry) -> Vec<(&'static str, String)> {
    let about = About { reader, title };
    let sent = BTreeMap::new();
    let form = NewTable { reader, title, wrong: &[], sent: &sent };
    let loaded = title.load(Wanted::default()).unwrap();
    let dice = Dice::Open(1);
    let setting = Setting { loaded, position: None, seats: BTreeMap::new(), dice };
    let game = titles::open(setting).unwrap();
    let mut found = vec![
        ("rule book", pages::rulebook(&RuleBook { reader, title, query: "" })),
        ("learn", pages::learn(&about)),
        ("components", pages::components(&about)),
        ("new table", pages::new_table(&form)),
        ("table", pages::table(&scene(&*game, reader.words, &[]))),
    ];
    found.extend(pages::first_steps(&about).map(|page| ("first steps", page)));
    found.extend(pages::builder(&form).map(|page| ("builder", page)));
    found
}

#[test]
fn a_page_of_a_title_loads_the_sheets_of_that_title() {
    let [english, _] = languages();
    let reader = Reader { words: &english, path: "/", titles: shelf::titles() };
    for title in shelf::titles().iter() {
        let sheets = paths(title.sheets());
        assert!(sheets.len() > title.pictures().len() && !title.pictures().is_empty());
        for (name, page) in own(reader, title) {
            assert_eq!(linked(&page), sheets, "{} of {}", name, title.info().id);
        }
    }
}

/// A table of a title as a list shows it.
fn listed(title: &'static dyn Entry) -> Listed {
    let loaded = title.usual().unwrap();
    let scenario = loaded.scenario.clone();
    let seats = BTreeMap::new();
    let setting = Setting { loaded, position: None, seats, dice: Dice::Open(1) };
    let game = titles::open(setting).unwrap();
    Listed {
        id: "1".to_owned(),
        title,
        scenario,
        view: game.view(kernel::Viewer::Spectator),
        last: None,
        seats: Vec::new(),
        others: Vec::new(),
        mode: Mode::BothSides,
        stands: Stands::ToMove,
        is_own: true,
        take_backs: 0,
    }
}

#[test]
fn pages_of_no_title_load_what_their_pictures_need_or_nothing() {
    let [english, _] = languages();
    let reader = Reader { words: &english, path: "/", titles: shelf::titles() };
    let all = paths(shelf::titles().iter().flat_map(|title| title.pictures()));
    let home = pages::home(&Home { reader, tables: &[], to_move: 0 });
    assert_eq!(linked(&home), all, "home has a picture of every title");
    let tables = MyTables { reader, tables: &[], count: 0, page: 1, pages: 1, damaged: &[] };
    assert_eq!(linked(&pages::tables(&tables)), BTreeSet::new());
    for title in shelf::titles().iter() {
        let own = paths(title.pictures());
        let list = [listed(title), listed(title)];
        let page = pages::tables(&MyTables { tables: &list, count: 2, ..tables });
        assert_eq!(linked(&page), own, "tables of {}", title.info().id);
        let page = pages::delete(&Delete { reader, table: &list[0] });
        assert_eq!(linked(&page), own, "delete of {}", title.info().id);
    }
    let notice = Notice { reader, what: What::NotFound };
    assert_eq!(linked(&pages::error(&notice)), BTreeSet::new());
}

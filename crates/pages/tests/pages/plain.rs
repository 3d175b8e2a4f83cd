//! Home, lists, forms, components, curtain and notices.

use std::collections::BTreeMap;

use kernel::Viewer;
use kernel::journal::Act;
use pages::{
    About, Home, Listed, Mode, MyTables, NewTable, Notice, Reader, RuleBook, Stands, What,
    components, curtain, error, first_steps, home, learn, new_table, rulebook, tables,
};
use screen::html::{Element, sound};
use table::{Dice, Sitter, Waits};

use crate::game::{FRENCH, VIETMINH, choose, finished, languages, open, scene};

fn listed(table: &dyn table::Table, stands: Stands) -> Listed {
    Listed {
        id: "abc".to_owned(),
        title: shelf::title("storm"),
        scenario: "standard".to_owned(),
        mode: Mode::Bot,
        seats: vec!["vietminh"],
        others: vec![("french", Sitter::Random)],
        stands,
        view: table.view(Viewer::Seat(VIETMINH)),
        last: table.log(Viewer::Seat(VIETMINH)).pop(),
        is_own: true,
        take_backs: table.take_backs(),
    }
}

#[test]
fn home_puts_your_move_first_and_starts_a_game_with_one_click() {
    let mut game = open(Dice::Open(2), "no");
    for _ in 0..80 {
        choose(&mut *game);
    }
    for words in languages() {
        let reader = Reader { words: &words, path: "/", titles: shelf::titles() };
        let first = sound("first visit", &home(&Home { reader, tables: &[], to_move: 0 }));
        assert!(first.class("mv").is_empty());
        // The button says which title and leaves the rest to what is usual for it.
        let forms = first.tagged("form");
        let now = forms.iter().filter(|form| form.get("action") == Some("/tables"));
        let sent =
            |input: &Element| Some((input.get("name")?.to_owned(), input.get("value")?.to_owned()));
        let sent: Vec<(String, String)> =
            now.flat_map(|form| form.tagged("input")).filter_map(sent).collect();
        let titles =
            shelf::titles().iter().map(|title| ("title".to_owned(), title.info().id.to_owned()));
        assert_eq!(sent, titles.collect::<Vec<_>>());
        let list = [listed(&*game, Stands::ToMove), listed(&*game, Stands::Waiting)];
        let page = sound("home", &home(&Home { reader, tables: &list, to_move: 1 }));
        assert_eq!(page.class("mv").len(), 2);
        assert!(page.class("mv").iter().all(|card| card.get("href") == Some("/t/abc")));
        // Nothing is said of tables that wait when none does; of many tables the first are shown.
        let many: Vec<Listed> = (0..6).map(|_| listed(&*game, Stands::ToMove)).collect();
        let page = sound("many", &home(&Home { reader, tables: &many, to_move: 8 }));
        assert_eq!((page.class("mv").len(), page.class("all").len()), (6, 1));
        assert!(page.class("empty").is_empty());
    }
}

#[test]
fn tables_are_listed_by_who_must_move() {
    let game = finished();
    let Waits::Over(outcome) = game.waits() else { panic!("the game is over") };
    let list = [
        listed(&*game, Stands::Over(outcome)),
        Listed { mode: Mode::Sandbox, ..listed(&*game, Stands::Waiting) },
        Listed {
            seats: vec!["french", "vietminh"],
            others: Vec::new(),
            mode: Mode::HotSeat,
            ..listed(&*game, Stands::ToMove)
        },
    ];
    for words in languages() {
        let reader = Reader { words: &words, path: "/tables", titles: shelf::titles() };
        let page = sound(
            "tables",
            &tables(&MyTables {
                reader,
                tables: &list,
                count: 43,
                page: 2,
                pages: 3,
                damaged: &[],
            }),
        );
        assert_eq!(page.class("mv").len(), 3);
        // Those where the reader must move come first, whatever their order was; each can be deleted.
        let stands: Vec<String> = page.class("sec").iter().map(|one| one.spoken()).collect();
        let wanted = ["web-your-move", "web-waiting-tables", "web-finished"];
        assert_eq!(stands, wanted.map(|id| words.say(id, &[], &|_, _| None)));
        assert_eq!(page.class("delete").len(), 3);
        let leaves = page.class("leaves")[0].tagged("a");
        let here: Vec<bool> =
            leaves.iter().map(|leaf| leaf.get("aria-current").is_some()).collect();
        assert_eq!(here, [false, true, false]);
        let won = if outcome.winner == Some("french") { "fr" } else { "vm" };
        let over = page.class("go").into_iter().next_back().unwrap();
        assert_eq!(over.get("class"), Some(format!("go {won}").as_str()));
        sound(
            "no tables",
            &tables(&MyTables { reader, tables: &[], count: 0, page: 1, pages: 1, damaged: &[] }),
        );
    }
}

#[test]
fn the_form_of_a_new_table_has_good_defaults_and_keeps_what_was_sent() {
    for words in languages() {
        let reader = Reader { words: &words, path: "/new/storm", titles: shelf::titles() };
        let nothing = BTreeMap::new();
        let form = NewTable { reader, title: shelf::title("storm"), wrong: &[], sent: &nothing };
        let usual = checked(&new_table(&form));
        let expected = [
            ("bidding", "no"),
            ("dice", "fair"),
            ("level", "greedy"),
            ("mode", "bot"),
            ("scenario", "standard"),
            ("side", "vietminh"),
            ("windows", "ask"),
        ];
        let expected = expected.map(|(name, value)| (name.to_owned(), value.to_owned()));
        assert_eq!(usual, expected.into());
        let sent: BTreeMap<String, String> =
            [("side", "french"), ("dice", "open"), ("seed", "1\"2")]
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .into();
        let wrong = ["<b>wrong</b>".to_owned()];
        let again = new_table(&NewTable { wrong: &wrong, sent: &sent, ..form });
        assert!(!again.contains("<b>wrong"));
        let kept = checked(&again);
        assert_eq!(kept["side"], "french");
        assert_eq!(kept["dice"], "open");
    }
}

/// The radio buttons that are on.
fn checked(html: &str) -> BTreeMap<String, String> {
    let page = sound("form", html);
    let on = page.tagged("input").into_iter().filter(|input| input.get("checked").is_some());
    let pair = |name: &str| name.to_owned();
    on.filter_map(|input| Some((pair(input.get("name")?), pair(input.get("value")?)))).collect()
}

#[test]
fn the_curtain_hides_everything() {
    let mut game = open(Dice::Open(2), "no");
    for _ in 0..40 {
        choose(&mut *game);
    }
    for words in languages() {
        let shown = scene(&*game, &words, &[FRENCH, VIETMINH]);
        let html = curtain(&shown, VIETMINH);
        let page = sound("curtain", &html);
        assert!(page.id("live").is_none() && page.id("hand").is_none());
        assert!(!html.contains("card/") && !html.contains("unit/") && !html.contains("area/"));
        let other = open(Dice::Open(9), "no");
        assert_eq!(html, curtain(&scene(&*other, &words, &[FRENCH, VIETMINH]), VIETMINH));
    }
}

#[test]
fn pages_about_a_title_lead_to_its_own_books_and_first_steps() {
    for words in languages() {
        for title in shelf::titles().iter() {
            let (reader, nothing) =
                (Reader { words: &words, path: "/", titles: shelf::titles() }, BTreeMap::new());
            let (id, about) = (title.info().id, About { reader, title });
            let book = rulebook(&RuleBook { reader, title, query: "" });
            let form = new_table(&NewTable { reader, title, wrong: &[], sent: &nothing });
            let first = first_steps(&about);
            // Storm alone has a guided opening.
            assert_eq!(first.is_some(), id == "storm");
            for html in [book, form, components(&about), learn(&about)].into_iter().chain(first) {
                let page = sound(id, &html);
                let nav = page.tagged("nav")[0].tagged("a");
                let ways: Vec<&str> = nav.iter().filter_map(|way| way.get("href")).collect();
                let own = [format!("/learn/{id}"), format!("/rules/{id}")];
                assert_eq!(ways, ["/", "/tables", &own[0], &own[1]], "{id}");
                let offers = html.contains("/first-steps/");
                assert!(!offers || id == "storm", "{id}");
            }
        }
        // A page about no title names none.
        let reader = Reader { words: &words, path: "/", titles: shelf::titles() };
        let home = home(&Home { reader, tables: &[], to_move: 0 });
        assert_eq!(sound("home", &home).tagged("nav")[0].tagged("a").len(), 2);
    }
}

#[test]
fn only_a_title_with_lists_has_a_builder() {
    let [english, _] = languages();
    let (nothing, reader) =
        (BTreeMap::new(), Reader { words: &english, path: "/", titles: shelf::titles() });
    for title in shelf::titles().iter().filter(|title| title.info().id != "company") {
        let page = NewTable { reader, title, wrong: &[], sent: &nothing };
        assert!(pages::builder(&page).is_none(), "{}", title.info().id);
    }
}

#[test]
fn every_notice_says_what_happened_and_the_ways_on() {
    let info = shelf::title("storm").info();
    let wrong = ["one <i>".to_owned(), "two".to_owned()];
    let whats = [
        What::NotFound,
        What::NotYours,
        What::MovedOn { id: "abc" },
        What::Refused { id: "abc", info, sentence: "no <b>", rule: Some("8.1") },
        What::Wrong { sentences: &wrong },
        What::TooLarge,
        What::Foreign,
        What::Fault,
    ];
    for words in languages() {
        for what in whats {
            let reader = Reader { words: &words, path: "/x?\"<y>", titles: shelf::titles() };
            let html = error(&Notice { reader, what });
            assert!(!html.contains("<i>") && !html.contains("no <b>"));
            let page = sound("notice", &html);
            let ways = page.id("main").unwrap().tagged("a").len();
            assert!(ways >= 2, "{what:?}");
        }
    }
}

#[test]
fn a_take_back_past_dice_stands_at_the_table_in_lists_and_with_the_result() {
    let mut game = open(Dice::Open(8), "no");
    game.sit(FRENCH, Sitter::Random);
    while game.last_roll().is_empty() || game.log(Viewer::Seat(VIETMINH)).len() < 20 {
        choose(&mut *game);
    }
    let marks = ["one take-back past dice", "un retour par-delà les dés"];
    let held = [VIETMINH];
    for is_marked in [false, true] {
        for (words, mark) in languages().iter().zip(marks) {
            let reader = Reader { words, path: "/", titles: shelf::titles() };
            let list = [listed(&*game, Stands::ToMove)];
            let pages = [
                home(&Home { reader, tables: &list, to_move: 1 }),
                tables(&MyTables {
                    reader,
                    tables: &list,
                    count: 1,
                    page: 1,
                    pages: 1,
                    damaged: &[],
                }),
                pages::table(&scene(&*game, words, &held)),
            ];
            for page in pages {
                let told = sound("marked", &page).spoken().matches(mark).count();
                assert_eq!(told, usize::from(is_marked), "{mark}");
            }
        }
        if !is_marked {
            game.act(Act::BackAsked { seat: VIETMINH, to: 0 }).unwrap();
        }
    }
    game.act(Act::Resigned { seat: VIETMINH }).unwrap();
    let results = ["Once the game went back past", "Une fois la partie est revenue"];
    for (words, result) in languages().iter().zip(results) {
        let page = pages::table(&scene(&*game, words, &held));
        assert_eq!(page.matches(result).count(), 1, "{result}");
    }
}

#[test]
fn the_codes_of_rulings_in_the_form_of_a_new_table_stay_in_one_piece() {
    let sent = BTreeMap::new();
    for (words, title) in
        languages().iter().flat_map(|words| shelf::titles().iter().map(move |title| (words, title)))
    {
        let reader = Reader { words, path: "/", titles: shelf::titles() };
        let form = new_table(&NewTable { reader, title, wrong: &[], sent: &sent });
        let page = sound("form", &form);
        let has_code = |text: &str| text.contains("S-0") || text.contains("T-0");
        for legend in page.tagged("legend").into_iter().filter(|one| has_code(&one.spoken())) {
            let kept = legend.class("nobreak");
            assert!(kept.iter().any(|one| has_code(&one.spoken())), "{}", legend.spoken());
        }
        if title.info().id == "siege" {
            assert_eq!(page.class("nobreak").len(), 3);
        }
    }
}

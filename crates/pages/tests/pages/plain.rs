//! Home, lists, forms, components, curtain and notices.

use std::collections::BTreeMap;

use kernel::Viewer;
use pages::{
    About, Home, Listed, Mode, MyTables, NewTable, Notice, Reader, Stands, What, components,
    curtain, error, first_steps, home, new_table, tables,
};
use table::{Dice, Sitter, Waits};

use crate::game::{FRENCH, VIETMINH, choose, finished, languages, open, scene};
use crate::html::sound;

fn listed(table: &dyn table::Table, stands: Stands) -> Listed {
    Listed {
        id: "abc".to_owned(),
        title: shelf::title("storm"),
        mode: Mode::Bot,
        seats: vec!["vietminh"],
        others: vec![("french", Sitter::Random)],
        stands,
        view: table.view(Viewer::Seat(VIETMINH)),
        last: table.log(Viewer::Seat(VIETMINH)).pop(),
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
        let first = sound("first visit", &home(&Home { reader, tables: &[] }));
        assert!(first.class("mv").is_empty());
        let forms = first.tagged("form");
        let now = forms.iter().find(|form| form.get("action") == Some("/tables")).unwrap();
        let sent: Vec<(&str, &str)> = now
            .tagged("input")
            .iter()
            .filter_map(|input| Some((input.get("name")?, input.get("value")?)))
            .collect();
        assert!(sent.contains(&("title", "storm")) && sent.contains(&("mode", "bot")));
        let list = [listed(&*game, Stands::ToMove), listed(&*game, Stands::Waiting)];
        let page = sound("home", &home(&Home { reader, tables: &list }));
        assert_eq!(page.class("mv").len(), 2);
        assert!(page.class("mv").iter().all(|card| card.get("href") == Some("/t/abc")));
        // Nothing is said of tables that wait when none does; of many tables the first are shown.
        let many: Vec<Listed> = (0..8).map(|_| listed(&*game, Stands::ToMove)).collect();
        let page = sound("many", &home(&Home { reader, tables: &many }));
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
        let page = sound("tables", &tables(&MyTables { reader, tables: &list }));
        assert_eq!(page.class("mv").len(), 3);
        let won = if outcome.winner == Some("french") { "fr" } else { "vm" };
        let over = page.class("go").into_iter().next_back().unwrap();
        assert_eq!(over.get("class"), Some(format!("go {won}").as_str()));
        sound("no tables", &tables(&MyTables { reader, tables: &[] }));
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
fn components_show_all_that_is_printed_and_what_is_reconstructed() {
    for words in languages() {
        let reader = Reader { words: &words, path: "/components/storm", titles: shelf::titles() };
        let about = About { reader, title: shelf::title("storm") };
        let page = sound("components", &components(&about));
        let rows = |id: &str| page.id(id).unwrap().tagged("tr").len() - 1;
        assert_eq!(rows("areas"), 40);
        assert_eq!(rows("units-french") + rows("units-vietminh"), 178);
        assert_eq!(rows("cards-french"), 14);
        assert_eq!(rows("cards-vietminh"), 13);
        assert_eq!(rows("turns"), 8);
        // The value of Gabrielle is ours, its name is not.
        let gabrielle = page.id("areas").unwrap().tagged("tr")[6];
        let cells = gabrielle.tagged("td");
        assert!(cells[1].class("dagger").is_empty() && !cells[2].class("dagger").is_empty());
        sound("first steps", &first_steps(&about));
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

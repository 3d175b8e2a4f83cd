//! A fifth title, handed over with the others: the kernel's toy, with rules and words and no look of its own. It
//! is played in the browser and seen in the terminal from its first day.

#[expect(dead_code, reason = "the kernel's tests break its laws on purpose; here it keeps them")]
#[path = "../../../kernel/tests/toy/title/mod.rs"]
mod title;

use std::sync::LazyLock;

use axum::http::StatusCode;
use bots::{Bot, Opponents, Random};
use kernel::{Fault, Faults, Options, Pack, Title, TitleInfo, Viewer};
use look::{Bare, Manner, Plain};
use titles::Titles;
use words::Locales;

use self::title::{State, Toy};
use crate::house::{House, asked, some_choice};

impl Title for Toy {
    const INFO: TitleInfo = TitleInfo {
        id: "toy",
        version: 1,
        scenarios: &["usual"],
        options: &[],
        sides: &["red", "blue"],
    };

    fn packs() -> Vec<Pack> {
        vec![Pack::of(&[])]
    }

    fn load(_: &Pack, _: &str, _: &Options) -> Result<Toy, Faults> {
        Ok(Toy::default())
    }

    fn read_position(&self, text: &str) -> Result<State, Faults> {
        serde_json::from_str(text).map_err(|_| vec![Fault::new("position", "", "fault-state")])
    }

    fn write_position(&self, state: &State) -> String {
        serde_json::to_string(state).unwrap()
    }
}

#[derive(Debug)]
struct ToyBots;

impl Opponents for ToyBots {
    type Rules = Toy;

    const NAMES: &'static [&'static str] = &["random"];

    fn opponent(name: &str) -> Option<Box<dyn Bot<Toy>>> {
        (name != "human").then(|| Box::new(Random) as Box<dyn Bot<Toy>>)
    }
}

#[derive(Debug)]
struct ToyWords;

impl Bare for ToyWords {
    type Rules = Toy;

    const LOCALES: Locales = Locales {
        english: &[("toy.ftl", include_str!("toy/en.ftl"))],
        french: &[("toy.ftl", include_str!("toy/fr.ftl"))],
    };
    const MANNER: &'static Manner = &Manner {
        name: "toy-title",
        text: "toy-text",
        first_seat: "red",
        sides: &[("red", "fr"), ("blue", "vm")],
        seat: "toy-seat",
        ..Manner::PLAIN
    };
}

static FIVE: LazyLock<Titles> = LazyLock::new(|| {
    let mut list = shelf::all();
    list.push(titles::title::<Plain<ToyWords>, ToyBots>());
    Titles::new(list)
});

#[tokio::test]
async fn a_title_with_rules_and_words_alone_is_played_in_the_browser() {
    let house = House::of(*FIVE);
    let mut visitor = house.visitor();
    let home = visitor.get("/").await.text();
    assert_eq!(FIVE.iter().count(), 5);
    assert!(home.contains("The Toy") && home.contains("/new/toy"), "{home}");
    for path in ["/new/toy", "/rules/toy", "/learn/toy", "/components/toy"] {
        assert_eq!(visitor.get(path).await.status, StatusCode::OK, "{path}");
    }
    let fields = [("title", "toy"), ("mode", "both"), ("seed", "3")];
    let id = visitor.post("/tables", &fields).await.table();
    let mut number = 0;
    let mut game = house.game(&id);
    while let Some(seat) = asked(&*game) {
        let page = visitor.get(&format!("/t/{id}")).await.text();
        assert!(page.contains("class=\"lists\" id=\"live\""), "the board is there");
        assert!(page.contains("Cards left") && page.contains("Scores"), "the view is told");
        let choice = some_choice(&*game, seat, number);
        assert!(page.contains(&format!("value=\"{choice}\"")), "{choice} can be chosen");
        assert_eq!(visitor.choose(&id, &choice).await.status, StatusCode::OK, "{choice}");
        number += 1;
        game = house.game(&id);
    }
    assert!(number > 6, "the game is over after {number} choices");
    let page = visitor.get(&format!("/t/{id}")).await.text();
    assert!(page.contains("attacks with"), "the log tells what happened");
}

#[tokio::test]
async fn the_curtain_calls_each_seat_by_its_name() {
    let house = House::of(*FIVE);
    let mut visitor = house.visitor();
    let fields = [("title", "toy"), ("mode", "hotseat"), ("seed", "3")];
    let id = visitor.post("/tables", &fields).await.table();
    let mut called = std::collections::BTreeSet::new();
    for number in 0..20 {
        let game = house.game(&id);
        let Some(seat) = asked(&*game) else { break };
        let page = visitor.get(&format!("/t/{id}")).await.text();
        if page.contains("class=\"curtain") {
            let name = if game.seat_name(seat) == "red" { "Red" } else { "Blue" };
            let other = if name == "Red" { "Blue" } else { "Red" };
            assert!(page.contains(&format!("Hand the table over: {name}")), "{page}");
            assert!(page.contains(&format!("Open my seat: {name}")), "{page}");
            assert!(!page.contains(&format!(": {other}")), "{page}");
            called.insert(name);
            visitor.post(&format!("/t/{id}/curtain"), &[]).await;
        }
        visitor.choose(&id, &some_choice(&*game, seat, number)).await;
    }
    assert_eq!(called.len(), 2, "both seats are called");
}

#[test]
fn its_board_is_text_in_the_terminal_and_nothing_is_left_unsaid() {
    let title = FIVE.find("toy").unwrap();
    for (lang, deck) in [("en", "Cards left: "), ("fr", "Cartes restantes : ")] {
        let words = FIVE.words(lang).unwrap();
        let setting = titles::Setting {
            loaded: title.usual().unwrap(),
            position: None,
            seats: [("red".to_owned(), table::Sitter::Random)].into(),
            dice: table::Dice::Open(5),
        };
        let mut table = titles::open(setting).unwrap();
        table.run();
        let sight = title.sight(&table.view(Viewer::Spectator));
        let text = sight.text(&words);
        assert!(text.contains(deck.trim_end_matches([' ', ':', '\u{a0}'])), "{text}");
        let seat = asked(&*table).unwrap();
        for offer in table.offers(seat) {
            let names = |key: &str, lang: &str| table.name(key, lang);
            assert!(words.try_say(offer.said.id, &offer.said.facts, &names).is_ok(), "{offer:?}");
        }
    }
}

//! A fifth title, handed over with the others: the kernel's toy, with rules and words and no look of its own. It
//! is played in the browser and seen in the terminal from its first day.

use axum::http::StatusCode;
use kernel::Viewer;

use crate::house::{House, asked, some_choice};
use crate::toy::FIVE;

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
        assert!(page.contains("data-key=\"card/"), "its cards can be pressed");
        assert!(page.contains("Cards left") && page.contains("Scores"), "the view is told");
        let named = game.offers(seat).into_iter().flat_map(|offer| look::say::keys(&offer.said));
        for key in named {
            assert!(page.contains(&format!("data-key=\"{key}\"")), "{key} is on the board");
        }
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

/// How many elements of this kind and key a board has, with nothing lit.
fn count(board: &str, element: &str, key: &str) -> usize {
    board.matches(&format!("<{element} class=\"area\" data-key=\"{key}")).count()
}

#[test]
fn a_board_of_lists_shows_every_place_and_every_piece_of_a_view() {
    let title = FIVE.find("toy").unwrap();
    let words = FIVE.words("en").unwrap();
    let loaded = title.usual().unwrap();
    let setting =
        titles::Setting { loaded, position: None, seats: [].into(), dice: table::Dice::Open(3) };
    let mut table = titles::open(setting).unwrap();
    let mut most = 0;
    for number in 0..20 {
        table.run();
        let Some(seat) = asked(&*table) else { break };
        let state: serde_json::Value = serde_json::from_str(&table.position().unwrap()).unwrap();
        let cards = |cards: &serde_json::Value| -> usize {
            cards.as_array().unwrap().iter().map(|one| one.as_u64().unwrap() as usize).sum()
        };
        let hand = cards(&state["hands"][usize::from(seat.0)]);
        let open = cards(&state["discards"]) + cards(&state["attack"]);
        most = most.max(open);
        let sight = title.sight(&table.view(Viewer::Seat(seat)));
        let board = sight.live(&words, &Default::default());
        assert_eq!(count(&board, "h3", "place/"), 3, "hand, attack and discards: {board}");
        assert_eq!(count(&board, "li", "card/"), hand + open, "{board}");
        let text = sight.text(&words);
        assert!(["Hand: ", "Attack: ", "Discards: "].iter().all(|place| text.contains(place)));
        let choice = some_choice(&*table, seat, number);
        table.choose(seat, &choice).unwrap();
    }
    assert!(most > 2, "cards were played");
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
        let unsaid: Vec<_> =
            title.messages().into_iter().filter(|one| !words.has(one.id)).collect();
        assert!(unsaid.is_empty(), "{lang} lacks {unsaid:?}");
        let seat = asked(&*table).unwrap();
        for offer in table.offers(seat) {
            let names = |key: &str, lang: &str| table.name(key, lang);
            assert!(words.try_say(offer.said.id, &offer.said.facts, &names).is_ok(), "{offer:?}");
        }
    }
}

/// The lines of what begins with a line and ends with the first brace at the margin after another.
fn lines_of(source: &str, begin: &str, last: &str) -> usize {
    let from = source.find(begin).unwrap();
    let rest = &source[from..];
    let end = rest.find(last).unwrap();
    let end = end + rest[end..].find("\n}\n").unwrap() + 2;
    rest[..end].lines().count()
}

#[test]
fn contributing_counts_the_lines_of_the_fifth_title() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let read = |path: &str| std::fs::read_to_string(format!("{root}/{path}")).unwrap();
    let rules = ["audit", "choice", "flow", "mod", "said", "view"];
    let rules = rules.map(|file| read(&format!("crates/kernel/tests/toy/title/{file}.rs")));
    let rules: usize = rules.iter().map(|text| text.lines().count()).sum();
    let whole = read("crates/kernel/tests/toy/title/whole.rs");
    let title = lines_of(&whole, "impl Title for Toy", "impl Title for Toy");
    let toy = read("crates/server/tests/web/toy/mod.rs");
    let bots = lines_of(&toy, "struct ToyBots", "impl Opponents");
    let look = lines_of(&toy, "struct ToyWords", "impl Bare");
    let words = read("crates/server/tests/web/toy/en.ftl").lines().count();
    let told = read("CONTRIBUTING.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let counted = format!(
        "has {rules} lines of rules, {title} lines that make a title of them, {bots} lines of bots, {look} lines of \
         look and {words} lines of sentences a language"
    );
    assert!(told.contains(&counted), "CONTRIBUTING: {counted}");
}

//! Who sits where at a new table, and how many tables a visitor may have.

use axum::http::StatusCode;
use server::Limits;
use table::Waits;

use crate::client::Client;
use crate::house::{House, some_choice};

/// The sitters of a table, and which seats are the visitor's.
fn sitting(house: &House, visitor: &Client, id: &str) -> Vec<(String, bool)> {
    let seats = house.stored(id).row.seats.into_iter();
    seats.map(|row| (row.sitter, row.guest == Some(visitor.guest()))).collect()
}

#[tokio::test]
async fn each_seat_can_be_given_to_a_person_or_a_bot() {
    let house = House::new();
    let mut visitor = house.visitor();
    for (fields, french, vietminh) in [
        (&[][..], "greedy", "human"),
        (&[("side", "french")], "human", "greedy"),
        (&[("side", "vietminh"), ("level", "random")], "random", "human"),
        (&[("seat-french", "you"), ("seat-vietminh", "random")], "human", "random"),
        (&[("mode", "both"), ("seat-french", "greedy")], "greedy", "human"),
        (&[("mode", "hotseat")], "human", "human"),
        (&[("bidding", "yes"), ("side", "french"), ("level", "random")], "human", "random"),
        (
            &[("bidding", "yes"), ("seat-first", "random"), ("seat-second", "you")],
            "random",
            "human",
        ),
    ] {
        let id = visitor.new_table(fields).await;
        let expected = [french, vietminh].map(|name| (name.to_owned(), name == "human"));
        assert_eq!(sitting(&house, &visitor, &id), expected, "{fields:?}");
        assert_eq!(visitor.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    }
    for wrong in [
        &[("seat-french", "greedy"), ("seat-vietminh", "random")][..],
        &[("seat-french", "human")],
        &[("seat-french", "genius")],
    ] {
        let fields = [&[("title", "storm")], wrong].concat();
        let answer = visitor.script("/tables", &fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong:?}");
        assert!(answer.json()["wrong"].as_str().unwrap().len() > 10);
    }
}

#[tokio::test]
async fn a_visitor_may_not_have_too_many_tables() {
    let house = House::with(Limits { running: 3, ..Limits::default() });
    let (mut visitor, mut other) = (house.visitor(), house.visitor());
    let id = visitor.new_table(&[("mode", "both")]).await;
    visitor.new_table(&[("mode", "both")]).await;
    visitor.post(&format!("/t/{id}/fork"), &[]).await.table();
    for language in ["en", "fr"] {
        visitor.post("/language", &[("language", language), ("back", "/")]).await;
        let page = visitor.post("/tables", &[("title", "storm")]).await;
        assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
        let said = if language == "en" { "3 games that are not over" } else { "3 parties non" };
        assert!(page.text().contains(said), "{}", page.text());
    }
    // The sandbox he has not touched yet is found again, another is one too many.
    let fork = visitor.script(&format!("/t/{id}/fork"), &[]).await;
    assert_eq!(fork.status, StatusCode::OK);
    let fork = visitor.script(&format!("/t/{id}/fork"), &[("moment", "0")]).await;
    assert_eq!(fork.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(fork.json()["wrong"].as_str().unwrap().contains('3'));
    other.new_table(&[]).await;
}

#[tokio::test]
async fn tables_are_not_made_by_the_dozen() {
    let house = House::with(Limits { new_a_minute: 2, ..Limits::default() });
    let mut visitor = house.visitor();
    visitor.new_table(&[]).await;
    visitor.new_table(&[]).await;
    let page = visitor.post("/tables", &[("title", "storm")]).await;
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(page.text().contains("2 new tables in a minute"), "{}", page.text());
}

#[tokio::test]
async fn a_title_with_one_side_is_played_alone_or_by_a_staff() {
    let house = House::new();
    let mut visitor = house.visitor();
    let form = visitor.get("/new/siege?staff=yes").await.text();
    for seat in ["commander", "north", "south", "air", "artillery"] {
        assert!(form.contains(&format!("name=\"seat-{seat}\"")), "{seat}");
    }
    assert!(!form.contains("name=\"side\"") && !form.contains("value=\"hotseat\""));
    assert!(!visitor.get("/new/siege").await.text().contains("name=\"seat-"));
    let alone = visitor.post("/tables", &[("title", "siege"), ("seed", "3")]).await.table();
    assert_eq!(sitting(&house, &visitor, &alone), [("human".to_owned(), true)]);
    assert!(visitor.get(&format!("/t/{alone}")).await.text().contains("On your own"));
    let fields = [("title", "siege"), ("staff", "yes"), ("seed", "3"), ("seat-north", "random")];
    let staff = visitor.post("/tables", &fields).await.table();
    let sitters: Vec<bool> =
        sitting(&house, &visitor, &staff).into_iter().map(|(_, mine)| mine).collect();
    assert_eq!(sitters, [true, false, true, true, true]);
    // Several seats are asked at once; whoever holds them goes on with one of them.
    for id in [&alone, &staff] {
        for number in 0..30 {
            let game = house.game(id);
            let Waits::Choice { seats, .. } = game.waits() else { break };
            let seat = seats.iter().find(|seat| seat.0 != 1).unwrap();
            let answer = visitor.choose(id, &some_choice(&*game, seat, number)).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        }
        let fork = visitor.post(&format!("/t/{id}/fork"), &[]).await.table();
        assert_eq!(visitor.get(&format!("/t/{fork}")).await.status, StatusCode::OK);
    }
    let bot = visitor.post("/tables", &[("title", "siege"), ("mode", "bot")]).await;
    assert_eq!(bot.status, StatusCode::BAD_REQUEST);
}

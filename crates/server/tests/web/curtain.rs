//! Hot seat: the curtain between two people at one screen.

use axum::http::StatusCode;
use kernel::{Seat, Viewer};

use crate::client::Client;
use crate::house::{House, asked, some_choice};

/// A hot-seat table at which the next seat is asked and the curtain is down.
async fn between_seats(house: &House, visitor: &mut Client) -> (String, Seat) {
    let id = visitor.new_table(&[("mode", "hotseat"), ("seed", "5")]).await;
    visitor.post(&format!("/t/{id}/curtain"), &[]).await;
    let first = asked(&*house.game(&id)).unwrap();
    for number in 0..200 {
        let game = house.game(&id);
        let seat = asked(&*game).unwrap();
        if seat != first {
            return (id, seat);
        }
        let answer = visitor.choose(&id, &some_choice(&*game, seat, number)).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    }
    panic!("the other seat was never asked");
}

#[tokio::test]
async fn behind_the_curtain_nothing_is_seen_and_nothing_done() {
    let house = House::new();
    let mut visitor = house.visitor();
    let (id, next) = between_seats(&house, &mut visitor).await;
    let table = format!("/t/{id}");
    let curtain = visitor.get(&table).await.text();
    // Whatever the table holds, the page is the same: here another one, asked for the same seat.
    let (other, _) = between_seats(&house, &mut visitor).await;
    let elsewhere = visitor.get(&format!("/t/{other}")).await.text();
    assert_eq!(curtain.replace(&id, "ID"), elsewhere.replace(&other, "ID"));
    let game = house.game(&id);
    for offer in game.offers(next) {
        assert!(!curtain.contains(&format!("\"{}\"", offer.notation)), "{}", offer.notation);
    }
    for path in [format!("{table}/at/1"), format!("{table}/at/99999")] {
        assert_eq!(visitor.get(&path).await.text(), curtain, "{path}");
    }
    for path in [format!("{table}/save"), format!("{table}/odds?choice=pass")] {
        assert_eq!(visitor.get(&path).await.status, StatusCode::CONFLICT, "{path}");
    }
    let fields =
        [("choice", "pass"), ("stamp", "0"), ("dice", "1"), ("window", "W5"), ("order", "ask")];
    for path in ["choose", "undo", "roll", "orders", "fork"] {
        let answer = visitor.script(&format!("{table}/{path}"), &fields).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{path}");
    }
    let mut live = visitor.live(&id, None).await;
    let event = live.next().await.unwrap();
    assert_eq!(event.data, serde_json::json!({ "reload": true }));
}

#[tokio::test]
async fn the_curtain_is_raised_for_the_next_seat_and_falls_after_it() {
    let house = House::new();
    let mut visitor = house.visitor();
    let (id, next) = between_seats(&house, &mut visitor).await;
    let table = format!("/t/{id}");
    let curtain = visitor.get(&table).await.text();
    let mut live = visitor.live(&id, Some("curtain")).await;
    let raised = visitor.post(&format!("{table}/curtain"), &[]).await;
    assert_eq!(raised.status, StatusCode::SEE_OTHER);
    assert_eq!(live.next().await.unwrap().data["reload"], true);
    assert_ne!(visitor.get(&table).await.text(), curtain);
    let record = visitor.get(&format!("{table}/save")).await;
    assert!(record.text().contains(&format!("\"seat\":{}", next.0)));
    for number in 0..300 {
        let game = house.game(&id);
        let seat = asked(&*game).unwrap();
        if seat != next {
            let page = visitor.get(&table).await.text();
            assert_ne!(page, curtain, "another seat is next");
            assert!(!page.contains(&visitor_hand(&*game, next)));
            return;
        }
        visitor.choose(&id, &some_choice(&*game, seat, number)).await;
    }
    panic!("the first seat was never asked again");
}

/// The hand of a seat as JSON: in no page.
fn visitor_hand(table: &dyn table::Table, seat: Seat) -> String {
    table.view_json(Viewer::Seat(seat))["hand"].to_string()
}

#[tokio::test]
async fn after_a_restart_the_curtain_is_down() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "hotseat"), ("seed", "5")]).await;
    let table = format!("/t/{id}");
    let curtain = visitor.get(&table).await.text();
    visitor.post(&format!("{table}/curtain"), &[]).await;
    assert_ne!(visitor.get(&table).await.text(), curtain);
    let mut later = visitor.at(house.again().app());
    assert_eq!(later.get(&table).await.text(), curtain);
}

#[tokio::test]
async fn only_those_at_the_table_raise_the_curtain() {
    let house = House::new();
    let (mut visitor, mut stranger) = (house.visitor(), house.visitor());
    let id = visitor.new_table(&[("mode", "hotseat"), ("seed", "5")]).await;
    let curtain = visitor.get(&format!("/t/{id}")).await.text();
    let answer = stranger.post(&format!("/t/{id}/curtain"), &[]).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert_eq!(visitor.get(&format!("/t/{id}")).await.text(), curtain);
}

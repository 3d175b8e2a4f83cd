//! Tables are made and played at.

use axum::http::StatusCode;
use kernel::{Seat, Viewer};
use table::{DiceWritten, Waits};

use crate::house::{House, asked, some_choice};

#[tokio::test]
async fn the_first_visit_makes_a_guest_and_a_table_takes_one_form() {
    let house = House::new();
    let mut visitor = house.visitor();
    let home = visitor.get("/").await;
    assert_eq!(home.status, StatusCode::OK);
    assert!(home.header("set-cookie").starts_with("guest="));
    let again = visitor.get("/").await;
    assert_eq!(again.header("set-cookie"), "");
    let id = visitor.new_table(&[("mode", "bot"), ("side", "vietminh"), ("level", "random")]).await;
    assert_eq!(visitor.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    let stored = house.stored(&id);
    let sitters: Vec<&str> = stored.row.seats.iter().map(|seat| seat.sitter.as_str()).collect();
    assert_eq!(sitters, ["random", "human"]);
    assert_eq!(stored.row.seats[1].guest, Some(visitor.guest()));
    assert_eq!(stored.row.seats[0].guest, None);
    assert!(matches!(house.game(&id).header().dice, DiceWritten::Fair(_)));
}

#[tokio::test]
async fn a_game_is_played_by_forms() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "11")]).await;
    let mut number = 0;
    let mut game = house.game(&id);
    assert_eq!(game.header().dice, DiceWritten::Open(11));
    while let Some(seat) = asked(&*game) {
        let choice = some_choice(&*game, seat, number);
        let answer = visitor.choose(&id, &choice).await;
        assert_eq!((answer.status, answer.json()["ok"].clone()), (StatusCode::OK, true.into()));
        number += 1;
        game = house.game(&id);
        if number == 40 {
            break;
        }
    }
    assert_eq!(number, 40);
    assert!(game.ply() >= 40);
}

#[tokio::test]
async fn without_a_script_an_answer_leads_back_to_the_table() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let game = house.game(&id);
    let choice = some_choice(&*game, asked(&*game).unwrap(), 1);
    let stamp = visitor.stamp(&id).await;
    let path = format!("/t/{id}/choose");
    let answer = visitor.post(&path, &[("choice", &choice), ("stamp", &stamp)]).await;
    assert_eq!(answer.table(), id);
    assert!(house.game(&id).ply() > game.ply());
}

#[tokio::test]
async fn a_choice_is_taken_back() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let before = house.game(&id);
    let seat = asked(&*before).unwrap();
    let offers = before.offers(seat);
    let act = offers.iter().find(|offer| offer.no.is_none() && offer.notation.starts_with("act"));
    visitor.choose(&id, &act.unwrap().notation).await;
    let stamp = visitor.stamp(&id).await;
    let path = format!("/t/{id}/undo");
    assert_eq!(visitor.script(&path, &[("stamp", &stamp)]).await.status, StatusCode::OK);
    let after = house.game(&id);
    assert_eq!(after.ply(), before.ply() + 2);
    assert_eq!(after.state_hash(), before.state_hash());
    // Nothing is left to undo before the first choice.
    let stamp = visitor.stamp(&id).await;
    let answer = visitor.script(&path, &[("stamp", &stamp)]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.json()["refused"]["why"].as_str().unwrap().len() > 5);
}

#[tokio::test]
async fn a_refused_choice_is_told_with_its_rule() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let game = house.game(&id);
    let seat = asked(&*game).unwrap();
    let offers = game.offers(seat);
    let refused = offers.iter().find(|offer| offer.no.is_some()).unwrap();
    let rule = refused.no.as_ref().unwrap().rule.unwrap().0;
    let answer = visitor.choose(&id, &refused.notation).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.json()["refused"]["rule"], rule);
    let stamp = visitor.stamp(&id).await;
    let path = format!("/t/{id}/choose");
    let page = visitor.post(&path, &[("choice", &refused.notation), ("stamp", &stamp)]).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.header("content-type").starts_with("text/html"));
    assert_eq!(house.game(&id).ply(), game.ply());
    let path = format!("/t/{id}/odds?choice={}", refused.notation.replace(' ', "+"));
    assert_eq!(visitor.get(&path).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_stale_answer_is_told_that_the_table_moved_on() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let game = house.game(&id);
    let choice = some_choice(&*game, asked(&*game).unwrap(), 1);
    let stale = visitor.stamp(&id).await;
    visitor.choose(&id, &choice).await;
    let ply = house.game(&id).ply();
    let path = format!("/t/{id}/choose");
    let answer = visitor.script(&path, &[("choice", &choice), ("stamp", &stale)]).await;
    assert_eq!((answer.status, &answer.json()["moved_on"]), (StatusCode::CONFLICT, &true.into()));
    let page = visitor.post(&path, &[("choice", &choice), ("stamp", &stale)]).await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.header("content-type").starts_with("text/html"));
    assert_eq!(house.game(&id).ply(), ply);
}

#[tokio::test]
async fn of_two_moves_at_the_same_time_one_wins() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let other = house.again();
    for round in 0..10 {
        let game = house.game(&id);
        let Some(seat) = asked(&*game) else { break };
        let choice = some_choice(&*game, seat, round);
        let stamp = visitor.stamp(&id).await;
        let path = format!("/t/{id}/choose");
        // Even rounds: two pages of one server. Odd rounds: two servers on the same data.
        let (mut first, mut second) = (visitor.clone(), visitor.clone());
        if round % 2 == 1 {
            second = visitor.at(other.app());
            assert_eq!(second.get(&format!("/t/{id}")).await.status, StatusCode::OK);
        }
        let fields = [("choice", choice.as_str()), ("stamp", stamp.as_str())];
        let (first, second) =
            tokio::join!(first.script(&path, &fields), second.script(&path, &fields));
        let mut statuses = [first.status, second.status];
        statuses.sort();
        assert_eq!(statuses, [StatusCode::OK, StatusCode::CONFLICT], "round {round}");
        let after = house.game(&id);
        assert!(after.ply() > game.ply());
        let lines = after.lines_after(game.ply());
        assert_eq!(lines.iter().filter(|line| line.contains(&format!("\"{choice}\""))).count(), 1);
    }
}

#[tokio::test]
async fn own_dice_are_typed() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("dice", "own")]).await;
    assert_eq!(house.game(&id).header().dice, DiceWritten::Own);
    let (path, mut number) = (format!("/t/{id}/roll"), 0);
    let request = loop {
        let game = house.game(&id);
        match game.waits() {
            Waits::Dice { request, .. } => break request,
            Waits::Choice { seats, .. } => {
                let choice = some_choice(&*game, seats.lowest().unwrap(), number);
                visitor.choose(&id, &choice).await;
                number += 1;
            }
            Waits::Over(_) => panic!("no dice were asked for"),
        }
    };
    let kernel::Request::Dice { count, .. } = request else { panic!("{request:?}") };
    let ply = house.game(&id).ply();
    let stamp = visitor.stamp(&id).await;
    let wrong = visitor.script(&path, &[("dice", "7 9 1 1 1"), ("stamp", &stamp)]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let wrong = visitor.script(&path, &[("dice", "six"), ("stamp", &stamp)]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
    let dice = vec!["3"; usize::from(count)].join("+");
    let right = visitor.script(&path, &[("dice", &dice), ("stamp", &stamp)]).await;
    assert_eq!(right.status, StatusCode::OK, "{}", right.text());
    let expected = format!("{{\"roll\":[{}]", vec!["3"; usize::from(count)].join(","));
    assert!(house.stored(&id).entries[ply].text.starts_with(&expected));
    // Elsewhere nobody types dice.
    let fair = visitor.new_table(&[("mode", "both")]).await;
    let stamp = visitor.stamp(&fair).await;
    let no = visitor.script(&format!("/t/{fair}/roll"), &[("dice", "3"), ("stamp", &stamp)]).await;
    assert_eq!(no.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn standing_orders_are_kept_and_answer() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "bot"), ("side", "french"), ("level", "random")]).await;
    let path = format!("/t/{id}/orders");
    let fields = [("window", "W5"), ("order", "decline"), ("at_least", "")];
    let more = [("window", "W6"), ("order", "use"), ("at_least", "3")];
    let all: Vec<(&str, &str)> = fields.into_iter().chain(more).collect();
    assert_eq!(visitor.script(&path, &all).await.status, StatusCode::OK);
    let orders = house.stored(&id).orders;
    let told: Vec<(&str, &str, i64)> = orders
        .iter()
        .map(|order| (order.window.as_str(), order.order.as_str(), order.at_least))
        .collect();
    assert_eq!(told, [("W5", "decline", 0), ("W6", "use", 3)]);
    for wrong in [("W5", "maybe"), ("W 5", "ask"), ("", "ask")] {
        let fields = [("window", wrong.0), ("order", wrong.1)];
        assert_eq!(visitor.script(&path, &fields).await.status, StatusCode::BAD_REQUEST);
    }
    let mut stranger = house.visitor();
    let answer = stranger.script(&path, &fields).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn every_window_of_every_title_takes_an_order_and_no_other_does() {
    let house = House::new();
    let mut visitor = house.visitor();
    let mut windows = 0;
    for title in shelf::titles().iter() {
        for side in title.info().sides {
            let mode = if title.info().sides.len() == 1 { "both" } else { "bot" };
            let fields =
                [("title", title.info().id), ("mode", mode), ("side", side), ("level", "random")];
            let id = visitor.post("/tables", &fields).await.table();
            let path = format!("/t/{id}/orders");
            for window in (title.manner().windows)(side) {
                let fields = [("window", *window), ("order", "decline")];
                let answer = visitor.script(&path, &fields).await;
                assert_eq!(answer.status, StatusCode::OK, "{window}: {}", answer.text());
                let orders = house.stored(&id).orders;
                assert!(orders.iter().any(|order| order.window == *window), "{window} is kept");
                windows += 1;
            }
            for other in ["W99", "w5", "3.5 "] {
                if (title.manner().windows)(side).contains(&other.trim()) {
                    continue;
                }
                let answer = visitor.script(&path, &[("window", other), ("order", "ask")]).await;
                assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{other}");
            }
        }
    }
    assert!(windows > 12, "{windows}");
}

#[tokio::test]
async fn earlier_moments_have_their_address() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    for number in 0..12 {
        let game = house.game(&id);
        visitor.choose(&id, &some_choice(&*game, asked(&*game).unwrap(), number)).await;
    }
    let game = house.game(&id);
    let moments = game.log(Viewer::Seat(asked(&*game).unwrap_or(Seat(0)))).len();
    assert!(moments > 5);
    for moment in [0, 1, moments] {
        let page = visitor.get(&format!("/t/{id}/at/{moment}")).await;
        assert_eq!(page.status, StatusCode::OK, "{moment}");
    }
    for wrong in ["99999", "-1", "x", "18446744073709551616"] {
        let page = visitor.get(&format!("/t/{id}/at/{wrong}")).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{wrong}");
    }
}

#[tokio::test]
async fn my_tables_are_mine() {
    let house = House::new();
    let (mut one, mut other) = (house.visitor(), house.visitor());
    other.get("/").await;
    let id = one.new_table(&[("mode", "hotseat")]).await;
    assert_eq!(one.get("/tables").await.status, StatusCode::OK);
    assert_eq!(
        house.state.storage().tables_of(&one.guest(), 0..10).wait().unwrap(),
        std::slice::from_ref(&id)
    );
    assert!(house.state.storage().tables_of(&other.guest(), 0..10).wait().unwrap().is_empty());
    // Whoever knows the address may watch, but not play.
    assert_eq!(other.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    let fields = [("choice", "pass"), ("stamp", "0000000000000000")];
    let answer = other.script(&format!("/t/{id}/choose"), &fields).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_restart_keeps_everything() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both")]).await;
    for number in 0..8 {
        let game = house.game(&id);
        visitor.choose(&id, &some_choice(&*game, asked(&*game).unwrap(), number)).await;
    }
    visitor.post(&format!("/t/{id}/orders"), &[("window", "W5"), ("order", "decline")]).await;
    let before = visitor.get(&format!("/t/{id}")).await.text();
    let later = house.again();
    let mut visitor = visitor.at(later.app());
    let after = visitor.get(&format!("/t/{id}")).await;
    assert_eq!(after.header("set-cookie"), "", "the cookie is still good");
    assert_eq!(after.text(), before);
    let game = later.game(&id);
    let answer = visitor.choose(&id, &some_choice(&*game, asked(&*game).unwrap(), 9)).await;
    assert_eq!(answer.status, StatusCode::OK);
}

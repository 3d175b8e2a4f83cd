//! Bad input gets a page that says what was wrong.

use axum::body::Body;
use axum::http::{Method, StatusCode};

use crate::house::House;

#[tokio::test]
async fn unknown_addresses_are_not_found() {
    let house = House::new();
    let mut visitor = house.visitor();
    let unknown = "0123456789abcdef0123456789abcdef";
    for path in [
        "/nothing".to_owned(),
        format!("/t/{unknown}"),
        format!("/t/{unknown}/at/1"),
        format!("/t/{unknown}/save"),
        format!("/t/{unknown}/live"),
        format!("/t/{unknown}/odds?choice=pass"),
        "/t/short".to_owned(),
        "/t/..%2f..%2fetc".to_owned(),
        "/new/chess".to_owned(),
        "/rules/chess".to_owned(),
        "/learn/chess".to_owned(),
        "/components/chess".to_owned(),
        "/first-steps/chess".to_owned(),
    ] {
        let answer = visitor.get(&path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.header("content-type").starts_with("text/html"), "{path}");
    }
    let fields = [("choice", "pass"), ("stamp", "1")];
    let answer = visitor.script(&format!("/t/{unknown}/choose"), &fields).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert!(answer.json()["wrong"].as_str().unwrap().len() > 5);
    assert_eq!(house.state.tables_in_memory(), 0);
    assert_eq!(visitor.get("/assets/none-0000.css").await.status, StatusCode::NOT_FOUND);
    assert_eq!(visitor.get("/ground/none-0000.svg").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn other_methods_are_refused_with_those_that_fit() {
    let house = House::new();
    let mut visitor = house.visitor();
    let answer = visitor.get("/load").await;
    assert_eq!((answer.status, answer.header("allow")), (StatusCode::METHOD_NOT_ALLOWED, "POST"));
    let request = visitor.request(Method::DELETE, "/tables").body(Body::empty()).unwrap();
    let answer = visitor.send(request).await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(answer.header("content-type").starts_with("text/html"));
}

#[tokio::test]
async fn every_field_of_a_new_table_is_checked() {
    let house = House::new();
    let mut visitor = house.visitor();
    for fields in [
        &[("title", "chess")][..],
        &[("mode", "bot")],
        &[("title", "storm"), ("mode", "nonsense")],
        &[("title", "storm"), ("mode", "sandbox")],
        &[("title", "storm"), ("side", "american")],
        &[("title", "storm"), ("level", "human")],
        &[("title", "storm"), ("level", "genius")],
        &[("title", "storm"), ("seed", "minus one")],
        &[("title", "storm"), ("seed", "99999999999999999999999")],
        &[("title", "storm"), ("dice", "loaded")],
        &[("title", "storm"), ("dice", "open")],
        &[("title", "storm"), ("scenario", "moon")],
        &[("title", "storm"), ("bidding", "maybe")],
    ] {
        let answer = visitor.post("/tables", fields).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{fields:?}");
        let answer = visitor.script("/tables", fields).await;
        let why = answer.json()["wrong"].as_str().unwrap().to_owned();
        assert!(why.len() > 10 && !why.contains("server-"), "{fields:?}: {why}");
    }
    assert!(house.state.storage().tables_of(&visitor.guest(), 0..10).wait().unwrap().is_empty());
    for fields in [
        &[("bidding", "yes"), ("mode", "bot"), ("side", "random")][..],
        &[("bidding", "on"), ("mode", "hotseat"), ("windows", "quick")],
        &[("scenario", "standard"), ("mode", "both"), ("dice", "own")],
    ] {
        visitor.new_table(fields).await;
    }
}

#[tokio::test]
async fn missing_fields_are_named() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    for (path, field) in [
        ("choose", "choice"),
        ("undo", "stamp"),
        ("roll", "stamp"),
        ("orders", "window"),
        ("odds", "choice"),
    ] {
        let path = format!("/t/{id}/{path}");
        let answer = match field {
            "choice" if path.ends_with("odds") => visitor.get(&path).await,
            _ => visitor.post(&path, &[("x", "y")]).await,
        };
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}");
    }
    let answer = visitor.script(&format!("/t/{id}/choose"), &[("choice", "pass")]).await;
    assert!(answer.json()["wrong"].as_str().unwrap().contains("stamp"));
    let answer = visitor.script(&format!("/t/{id}/fork"), &[("moment", "now")]).await;
    assert!(answer.json()["wrong"].as_str().unwrap().contains("moment"));
}

#[tokio::test]
async fn bodies_that_are_too_large_or_of_another_kind_are_refused() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let large = "x".repeat(65 * 1024);
    let fields = [("choice", large.as_str()), ("stamp", "1")];
    let answer = visitor.post(&format!("/t/{id}/choose"), &fields).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.header("content-type").starts_with("text/html"));
    let request = visitor
        .request(Method::POST, "/tables")
        .header("content-type", "application/json")
        .body(Body::from("{}"))
        .unwrap();
    assert_eq!(visitor.send(request).await.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    let request = visitor
        .request(Method::POST, "/tables")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from(vec![0xff, 0xfe, b'=', 0x80, b'&', b'%', b'z']))
        .unwrap();
    assert_eq!(visitor.send(request).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn the_language_is_asked_for_or_chosen() {
    let house = House::new();
    let mut visitor = house.visitor();
    let page = visitor.get("/").await.text();
    assert!(page.contains("<html lang=\"en\""), "{page}");
    visitor.headers.push(("accept-language", "fr-FR,fr;q=0.9,en;q=0.5".to_owned()));
    assert!(visitor.get("/").await.text().contains("<html lang=\"fr\""));
    let chosen = visitor.post("/language", &[("language", "en"), ("back", "/tables")]).await;
    assert_eq!((chosen.status, chosen.header("location")), (StatusCode::SEE_OTHER, "/tables"));
    assert!(visitor.get("/").await.text().contains("<html lang=\"en\""));
    for back in ["//evil.example/", "https://evil.example", "/\\evil.example", "/a\nb"] {
        let away = visitor.post("/language", &[("language", "fr"), ("back", back)]).await;
        assert_eq!(away.header("location"), "/", "{back}");
    }
    let wrong = visitor.post("/language", &[("language", "de")]).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn pages_about_a_title_are_there() {
    let house = House::new();
    let mut visitor = house.visitor();
    for path in [
        "/new/storm",
        "/rules/storm",
        "/rules/storm?q=trench",
        "/learn/storm",
        "/components/storm",
        "/first-steps/storm",
        "/tables",
    ] {
        let answer = visitor.get(path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
    }
    let book = visitor.get("/rules/storm").await;
    visitor.headers.push(("if-none-match", book.header("etag").to_owned()));
    assert_eq!(visitor.get("/rules/storm").await.status, StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn a_title_without_first_steps_has_no_page_for_them() {
    let house = House::new();
    let mut visitor = house.visitor();
    for title in shelf::titles().iter().map(|title| title.info().id) {
        let answer = visitor.get(&format!("/first-steps/{title}")).await;
        let wanted = if title == "storm" { StatusCode::OK } else { StatusCode::NOT_FOUND };
        assert_eq!(answer.status, wanted, "{title}");
        let fields = [("title", title), ("mode", "guide")];
        let begun = visitor.post("/tables", &fields).await.status;
        let wanted = if title == "storm" { StatusCode::SEE_OTHER } else { StatusCode::BAD_REQUEST };
        assert_eq!(begun, wanted, "{title}");
    }
}

#[tokio::test]
async fn every_title_is_played_at_once_on_the_side_its_form_offers_first() {
    let house = House::new();
    let mut visitor = house.visitor();
    for title in shelf::titles().iter() {
        let id = visitor.post("/tables", &[("title", title.info().id)]).await.table();
        let game = house.game(&id);
        let own = (0..).map(kernel::Seat).zip(house.stored(&id).row.seats);
        let own =
            own.filter(|(_, seat)| seat.guest.is_some()).map(|(seat, _)| game.side_name(seat));
        assert_eq!(own.collect::<Vec<_>>(), [pages::first_side(title)]);
        assert_eq!(game.header().scenario, title.info().scenarios[0]);
    }
}

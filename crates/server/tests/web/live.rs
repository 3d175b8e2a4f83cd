//! Changes reach every open page, and only what changed.

use std::io::Read as _;
use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use http_body_util::BodyExt as _;
use server::Limits;
use tower::ServiceExt as _;

use crate::house::{House, asked, some_choice};

#[tokio::test]
async fn a_move_reaches_every_open_page() {
    let house = House::new();
    let (mut player, mut watcher) = (house.visitor(), house.visitor());
    let id = player.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let (mut mine, mut theirs) = (player.live(&id, None).await, watcher.live(&id, None).await);
    let first = mine.next().await.unwrap();
    assert!(!first.data["fragments"].as_object().unwrap().is_empty());
    theirs.next().await.unwrap();
    let mut reached = [0, 0];
    for number in 0..20 {
        let game = house.game(&id);
        player.choose(&id, &some_choice(&*game, asked(&*game).unwrap(), number)).await;
        let events = mine.waiting().await;
        assert_eq!(events.last().unwrap().data["stamp"], player.stamp(&id).await);
        reached[0] += events.len();
        reached[1] += theirs.waiting().await.len();
    }
    assert_eq!(reached[0], 20);
    assert!(reached[1] > 0 && reached[1] < 20, "drafts are not told: {reached:?}");
}

#[tokio::test]
async fn who_comes_back_gets_what_he_missed_and_nothing_else() {
    let house = House::new();
    let mut player = house.visitor();
    let id = player.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let seen = player.live(&id, None).await.next().await.unwrap();
    let mut same = player.live(&id, Some(&seen.id)).await;
    assert_eq!(same.waiting().await, [], "nothing was missed");
    let game = house.game(&id);
    player.choose(&id, &some_choice(&*game, asked(&*game).unwrap(), 3)).await;
    assert!(same.next().await.is_some(), "what comes later is told");
    let mut later = player.live(&id, Some(&seen.id)).await;
    let event = later.next().await.unwrap();
    assert_ne!(event.id, seen.id);
    assert_eq!(event.data["stamp"], player.stamp(&id).await);
    // A page that was just loaded knows its stamp.
    let stamp = player.stamp(&id).await;
    let request = player.request(Method::GET, &format!("/t/{id}/live?since={stamp}"));
    let answer = house.app().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let mut body = answer.into_body();
    let greeting = body.frame().await.unwrap().unwrap().into_data().unwrap();
    assert!(greeting.starts_with(b"retry:"));
    let quiet = body.frame().await.unwrap().unwrap().into_data().unwrap();
    assert_eq!(&quiet[..], b":\n\n");
}

#[tokio::test]
async fn a_packed_stream_can_be_read_event_by_event() {
    let house = House::new();
    let mut player = house.visitor();
    let id = player.new_table(&[("mode", "both"), ("seed", "1")]).await;
    for (accepted, packing) in [("gzip, deflate", "gzip"), ("gzip, deflate, br, zstd", "gzip")] {
        let request = player.request(Method::GET, &format!("/t/{id}/live"));
        let request = request.header("accept-encoding", accepted).body(Body::empty()).unwrap();
        let answer = house.app().oneshot(request).await.unwrap();
        assert_eq!(answer.headers()["content-encoding"], packing);
        let mut body = answer.into_body();
        let mut packed = Vec::new();
        for _ in 0..2 {
            packed.extend(body.frame().await.unwrap().unwrap().into_data().unwrap());
        }
        let mut text = Vec::new();
        // The stream has no end yet: what is there can be read all the same.
        let _ = flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut text);
        let text = String::from_utf8(text).unwrap();
        assert!(
            text.contains("data: {\"fragments\"") && text.ends_with("\n\n"),
            "{packing}: {text}"
        );
    }
}

#[tokio::test]
async fn slow_readers_skip_to_how_the_table_stands() {
    let house = House::new();
    let mut player = house.visitor();
    let id = player.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let mut slow = player.live(&id, None).await;
    slow.next().await.unwrap();
    for number in 0..30 {
        let game = house.game(&id);
        player.choose(&id, &some_choice(&*game, asked(&*game).unwrap(), number)).await;
    }
    let events = slow.waiting().await;
    assert_eq!(events.len(), 1, "nothing old is kept for him");
    assert_eq!(events[0].data["stamp"], player.stamp(&id).await);
}

#[tokio::test]
async fn a_table_takes_only_so_many_pages_and_lets_all_go_when_the_server_stops() {
    let house = House::with(Limits { listeners: 2, ..Limits::default() });
    let (mut player, mut watcher) = (house.visitor(), house.visitor());
    let id = player.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let mut one = watcher.live(&id, None).await;
    let two = watcher.live(&id, None).await;
    let refused = watcher.get(&format!("/t/{id}/live")).await;
    assert_eq!(refused.status.as_u16(), 503);
    drop(two);
    let mut three = watcher.live(&id, None).await;
    let state = house.state.clone();
    tokio::task::spawn_blocking(move || state.stop()).await.unwrap();
    assert!(one.is_closed().await && three.is_closed().await);
    assert_eq!(player.get(&format!("/t/{id}/live")).await.status.as_u16(), 503);
    tokio::time::sleep(Duration::from_millis(1)).await;
}

//! Strangers in great numbers: each cap has a clear answer, and whoever plays is served.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::http::{Method, StatusCode};
use http_body::Frame;
use kernel::{Seat, Viewer};
use server::storage::{OrderRow, Phase};
use server::{Limits, Site};
use table::{Dice, Sitter, Table};
use titles::{Setting, Wanted};

use crate::client::{Client, encoded};
use crate::house::{House, asked, some_choice};

/// A server known as `table.test`, as its visitors call it.
fn public(limits: Limits) -> House {
    let public = "http://table.test".parse().ok();
    House::known_as(Site { public, ..Site::default() }, limits)
}

/// A visitor from an address.
fn visitor_from(house: &House, from: &'static str) -> Client {
    let mut visitor = house.visitor();
    visitor.from = Some(from);
    visitor
}

#[tokio::test]
async fn strangers_cannot_lock_the_owner_out_of_his_own_table() {
    let house = House::with(Limits { listeners: 3, ..Limits::default() });
    let (mut owner, mut stranger) = (house.visitor(), house.visitor());
    let id = owner.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(stranger.live(&id, None).await);
    }
    let refused = stranger.get(&format!("/t/{id}/live")).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(refused.text().contains("Too many are watching"), "{}", refused.text());
    stranger.headers.push(("accept-language", "fr".to_owned()));
    assert!(stranger.get(&format!("/t/{id}/live")).await.text().contains("Trop de monde"));
    let mut own = owner.live(&id, None).await;
    own.next().await.unwrap();
    let game = house.game(&id);
    owner.choose(&id, &some_choice(&*game, asked(&*game).unwrap(), 1)).await;
    assert!(own.next().await.is_some(), "he is told what changes");
}

#[tokio::test]
async fn the_newest_pages_of_a_player_stay() {
    let house = House::with(Limits { seat_pages: 2, ..Limits::default() });
    let mut owner = house.visitor();
    let id = owner.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let mut first = owner.live(&id, None).await;
    let (mut second, mut third) = (owner.live(&id, None).await, owner.live(&id, None).await);
    assert!(first.is_closed().await);
    for page in [&mut second, &mut third] {
        assert!(page.next().await.is_some());
    }
}

#[tokio::test]
async fn an_address_has_only_so_many_streams() {
    let house = public(Limits { streams_by_address: 4, ..Limits::default() });
    let mut owner = visitor_from(&house, "192.0.2.2:1");
    let id = owner.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let mut stranger = visitor_from(&house, "192.0.2.2:2");
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(stranger.live(&id, None).await);
    }
    let refused = visitor_from(&house, "192.0.2.2:9").get(&format!("/t/{id}/live")).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    owner.live(&id, None).await;
    visitor_from(&house, "192.0.2.1:1").live(&id, None).await;
}

#[tokio::test]
async fn guests_without_cookies_do_not_get_tables_without_end() {
    let house = public(Limits { new_without_cookie: 3, ..Limits::default() });
    let made = async |visitor: &mut Client| {
        visitor.post("/tables", &[("title", "storm"), ("mode", "both")]).await
    };
    for number in 0..5 {
        let answer = made(&mut visitor_from(&house, "192.0.2.1:1")).await;
        match number < 3 {
            true => drop(answer.table()),
            false => {
                assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
                assert!(answer.text().contains("cookie"), "{}", answer.text());
            }
        }
    }
    let mut guest = visitor_from(&house, "192.0.2.1:1");
    guest.get("/").await;
    made(&mut guest).await.table();
    made(&mut visitor_from(&house, "192.0.2.9:1")).await.table();
}

#[tokio::test]
async fn a_server_and_an_address_take_only_so_many_tables() {
    let house = public(Limits { stored: 3, new_by_address: 2, ..Limits::default() });
    let made = async |visitor: &mut Client| {
        visitor.post("/tables", &[("title", "storm"), ("mode", "both")]).await
    };
    let mut visitor = visitor_from(&house, "192.0.2.1:1");
    let id = made(&mut visitor).await.table();
    made(&mut visitor).await.table();
    assert_eq!(made(&mut visitor).await.status, StatusCode::TOO_MANY_REQUESTS);
    let mut other = visitor_from(&house, "192.0.2.2:1");
    made(&mut other).await.table();
    let refused = made(&mut other).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text().contains("as many tables as it may"), "{}", refused.text());
    visitor.post(&format!("/t/{id}/delete"), &[]).await;
    made(&mut visitor_from(&house, "192.0.2.3:1")).await.table();
}

#[tokio::test]
async fn too_many_requests_of_one_are_refused_and_of_others_are_not() {
    let limits = Limits { requests_by_address: 3, ..Limits::default() };
    let house = public(limits);
    let mut eager = visitor_from(&house, "192.0.2.1:1");
    let mut refused = 0;
    for _ in 0..40 {
        let answer = eager.get("/nothing").await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(answer.header("retry-after"), "1");
            refused += 1;
        }
    }
    assert!(refused > 0);
    assert_eq!(eager.get("/healthz").await.status, StatusCode::OK);
    assert_eq!(visitor_from(&house, "192.0.2.2:1").get("/").await.status, StatusCode::OK);
}

/// How many of some requests are refused for being too many.
async fn refused(visitor: &mut Client, path: &str) -> usize {
    let mut refused = 0;
    for _ in 0..40 {
        let answer = visitor.get(path).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(answer.header("retry-after"), "1");
            assert!(answer.text().contains("Too much was asked for"), "{}", answer.text());
            refused += 1;
        }
    }
    refused
}

#[tokio::test]
async fn a_guest_and_a_table_are_asked_only_so_much() {
    let house = public(Limits { requests_by_guest: 3, ..Limits::default() });
    let (mut eager, mut other) = (house.visitor(), house.visitor());
    eager.get("/").await;
    other.get("/").await;
    assert!(refused(&mut eager, "/nothing").await > 0);
    assert_eq!(other.get("/").await.status, StatusCode::OK, "another guest is served");
    let house = public(Limits { requests_by_table: 3, ..Limits::default() });
    let mut owner = house.visitor();
    let id = owner.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let more = owner.new_table(&[("mode", "both"), ("seed", "1")]).await;
    assert!(refused(&mut house.visitor(), &format!("/t/{id}/at/1")).await > 0);
    assert_eq!(owner.get(&format!("/t/{more}")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn only_so_many_requests_are_under_way_at_once() {
    let house = public(Limits { requests: 0, ..Limits::default() });
    let answer = house.visitor().get("/").await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(house.visitor().get("/healthz").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_guest_and_a_server_have_only_so_many_streams() {
    let house = public(Limits { streams_by_guest: 2, ..Limits::default() });
    let mut guest = house.visitor();
    let id = guest.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let mut open = vec![guest.live(&id, None).await, guest.live(&id, None).await];
    let answer = guest.get(&format!("/t/{id}/live")).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.text().contains("too many pages open"), "{}", answer.text());
    // A page that is closed makes room.
    open.pop();
    let opened = guest.live(&id, None).await;
    drop((open, opened));
    let house = public(Limits { streams: 4, ..Limits::default() });
    let mut owner = house.visitor();
    let id = owner.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let mut strangers = Vec::new();
    for _ in 0..3 {
        strangers.push(house.visitor().live(&id, None).await);
    }
    let answer = house.visitor().get(&format!("/t/{id}/live")).await;
    assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(answer.text().contains("Too many are watching"), "{}", answer.text());
    owner.live(&id, None).await;
}

#[tokio::test]
async fn who_comes_through_a_named_proxy_counts_by_his_own_address() {
    let limits = Limits { new_by_address: 2, ..Limits::default() };
    let public = "http://table.test".parse().ok();
    let site = Site { public, proxies: vec!["192.0.2.80".parse().unwrap()] };
    let house = House::known_as(site, limits);
    let made = async |peer: &'static str, forwarded: &str| {
        let mut visitor = visitor_from(&house, peer);
        visitor.headers.push(("x-forwarded-for", forwarded.to_owned()));
        visitor.post("/tables", &[("title", "storm"), ("mode", "both")]).await.status
    };
    for _ in 0..2 {
        assert_eq!(made("192.0.2.80:1", "203.0.113.1").await, StatusCode::SEE_OTHER);
    }
    assert_eq!(made("192.0.2.80:1", "203.0.113.1").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(made("192.0.2.80:1", "203.0.113.2").await, StatusCode::SEE_OTHER);
    // Nobody else's word counts.
    for number in 0..2 {
        let said = format!("203.0.113.{}", 10 + number);
        assert_eq!(made("192.0.2.81:1", &said).await, StatusCode::SEE_OTHER);
    }
    assert_eq!(made("192.0.2.81:1", "203.0.113.12").await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn another_host_is_not_served() {
    let house = House::new();
    let mut visitor = visitor_from(&house, "192.0.2.1:1");
    let refused = visitor.get("/").await;
    assert_eq!(refused.status, StatusCode::MISDIRECTED_REQUEST);
    assert!(refused.text().contains("--public-url"), "{}", refused.text());
    let house = public(Limits::default());
    assert_eq!(visitor_from(&house, "192.0.2.1:1").get("/").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_body_that_breaks_off_is_a_bad_request() {
    let house = House::new();
    let mut visitor = house.visitor();
    let body = Body::new(Broken::default());
    let request = visitor.request(Method::POST, "/tables").header("origin", "http://table.test");
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    let answer = visitor.send(request.body(body).unwrap()).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    let long = encoded(&[("title", &"x".repeat(70_000))]);
    let request = visitor.request(Method::POST, "/tables").header("origin", "http://table.test");
    let answer = visitor.send(request.body(Body::from(long)).unwrap()).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
}

/// A body that begins and then breaks.
#[derive(Debug, Default)]
struct Broken(usize);

impl http_body::Body for Broken {
    type Data = Bytes;
    type Error = std::io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, std::io::Error>>> {
        self.0 += 1;
        Poll::Ready(Some(match self.0 {
            1 => Ok(Frame::data(Bytes::from_static(b"title=st"))),
            _ => Err(std::io::Error::other("a broken chunk")),
        }))
    }
}

/// Two worlds that differ only in the hand of the bot, which is about to be asked by a window.
fn twins() -> [Box<dyn Table>; 2] {
    let loaded = shelf::title("storm").load(Wanted::default()).unwrap();
    let seats = ["french", "vietminh"].map(|name| (name.to_owned(), Sitter::Random));
    let setting = Setting { loaded, position: None, seats: seats.into(), dice: Dice::Open(3) };
    let mut whole = titles::open(setting).unwrap();
    whole.run();
    let at = |to| shelf::titles().load_to(whole.save().as_bytes(), None, [0; 32], Some(to));
    let viewer = Viewer::Seat(Seat(0));
    let found = (40..).find_map(|to| {
        let game = at(to).unwrap();
        if game.window().is_none() || asked(&*game) != Some(Seat(1)) {
            return None;
        }
        let moment = game.log(viewer).len();
        let worlds = (0..20).filter_map(|deal| {
            let world = game.sandbox(viewer, moment, [deal; 32], Dice::Open(3))?.table;
            world.window().is_some().then(|| (world.offers(Seat(1)).len(), world))
        });
        let mut worlds: Vec<(usize, Box<dyn Table>)> = worlds.collect();
        worlds.sort_by_key(|(choices, _)| *choices);
        let ((most, rich), (fewest, poor)) = (worlds.pop()?, worlds.into_iter().next()?);
        (fewest < most).then_some([poor, rich])
    });
    found.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_long_a_bot_looks_at_a_window_tells_nothing_of_its_hand() {
    let window = Duration::from_millis(40);
    let house = House::with(Limits { window_time: window, ..Limits::default() });
    let mut visitor = house.visitor();
    visitor.get("/").await;
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..6 {
        for (world, times) in twins().iter_mut().zip(&mut times) {
            world.sit(Seat(1), Sitter::Random);
            let id = house.seat_guests(&**world, "bot", &[&visitor, &visitor]);
            times.push(answered(&house, &mut visitor, &id).await);
        }
    }
    assert_alike(times, window);
}

/// How long it takes until the window is answered, from when somebody looks.
async fn answered(house: &House, visitor: &mut Client, id: &str) -> Duration {
    let before = house.stored(id).entries.len();
    let began = Instant::now();
    visitor.get(&format!("/t/{id}")).await;
    while house.stored(id).entries.len() == before {
        assert!(began.elapsed() < Duration::from_secs(20), "nobody ever answers");
        assert_ne!(house.stored(id).row.standing.phase, Phase::Over);
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    began.elapsed()
}

/// The times of two worlds cannot be told apart, and none is shorter than the window is open.
fn assert_alike(mut times: [Vec<Duration>; 2], window: Duration) {
    for times in &mut times {
        times.sort();
        assert!(times.iter().all(|time| *time >= window), "answered too soon: {times:?}");
    }
    // A machine that is busy with other tests adds to some of them, but not to the least.
    let least = times.map(|times| times[0]);
    let apart = least[0].abs_diff(least[1]);
    assert!(apart < window, "the hands can be told apart: {least:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn how_long_the_table_takes_to_answer_for_a_person_tells_nothing_of_his_hand() {
    let window = Duration::from_millis(40);
    let house = House::with(Limits { window_time: window, ..Limits::default() });
    let (mut other, mut person) = (house.visitor(), house.visitor());
    other.get("/").await;
    person.get("/").await;
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..6 {
        let mut seen = Vec::new();
        for (world, times) in twins().iter_mut().zip(&mut times) {
            world.sit(Seat(1), Sitter::Human);
            // Whether he can play something or not, the table lets it pass for him.
            let id = house.seat_guests(&**world, "bot", &[&other, &person]);
            let order = OrderRow {
                seat: 1,
                window: world.window().unwrap().to_owned(),
                order: "decline".to_owned(),
                at_least: 0,
            };
            house.state.storage().set_order(&id, order).wait().unwrap();
            seen.push(world.stamp(Viewer::Seat(Seat(0))));
            times.push(answered(&house, &mut other, &id).await);
        }
        assert_eq!(seen[0], seen[1], "the other sees the same in both worlds");
    }
    assert_alike(times, window);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_can_only_decline_finds_the_window_answered_when_his_move_is() {
    let house = House::new();
    let mut person = house.visitor();
    let id = person.new_table(&[("mode", "bot"), ("side", "french"), ("seed", "1")]).await;
    person.get(&format!("/t/{id}")).await;
    let began = Instant::now();
    for number in 0..12 {
        while house.stored(&id).row.standing.phase == Phase::Bot {
            assert!(began.elapsed() < Duration::from_secs(60), "nobody ever answers");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let game = house.game(&id);
        assert!(!game.answers_itself(), "what the table answers is nobody's move");
        let Some(seat) = asked(&*game) else { break };
        let choice = some_choice(&*game, seat, number);
        assert_eq!(person.choose(&id, &choice).await.status, StatusCode::OK, "{choice}");
        let game = house.game(&id);
        let is_own = asked(&*game) == Some(seat);
        assert!(!(is_own && game.answers_itself()), "he is answered when the table is done");
    }
}

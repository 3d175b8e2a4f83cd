//! Bots play off the request path, and go on after a restart.

use std::time::{Duration, Instant};

use server::Limits;
use server::storage::{By, Phase};

use crate::client::Client;
use crate::house::{House, asked, some_choice};

/// Waits until a person is asked or the game is over.
async fn settled(house: &House, id: &str) {
    let began = Instant::now();
    while house.stored(id).row.standing.phase == Phase::Bot {
        assert!(began.elapsed() < Duration::from_secs(60), "the bot never ends");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A table against a bot, opened.
async fn against_bot(visitor: &mut Client, side: &str) -> String {
    let id = visitor.new_table(&[("mode", "bot"), ("side", side), ("level", "random")]).await;
    visitor.get(&format!("/t/{id}")).await;
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_answers_and_its_choices_are_on_disk() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = against_bot(&mut visitor, "french").await;
    for number in 0..12 {
        settled(&house, &id).await;
        let game = house.game(&id);
        let Some(seat) = asked(&*game) else { break };
        assert_eq!(seat.0, 0, "only the French are asked");
        let answer = visitor.choose(&id, &some_choice(&*game, seat, number)).await;
        assert_eq!(answer.status.as_u16(), 200, "{}", answer.text());
    }
    settled(&house, &id).await;
    let entries = house.stored(&id).entries;
    let of = |by: By| entries.iter().filter(|line| line.by == by).count();
    assert_eq!(of(By::Person), 12);
    assert!(of(By::Bot) > 5 && of(By::Table) > 5, "{} {}", of(By::Bot), of(By::Table));
    assert!(
        entries
            .iter()
            .filter(|line| line.by == By::Bot)
            .all(|line| line.text.contains("\"seat\":1"))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_goes_on_after_a_restart() {
    // The first server stops before its bot has begun.
    let house = House::new();
    let mut visitor = house.visitor();
    house.state.stop();
    let id = visitor.new_table(&[("mode", "bot"), ("side", "french"), ("level", "random")]).await;
    visitor.get(&format!("/t/{id}")).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(house.stored(&id).row.standing.phase, Phase::Bot);
    let later = house.again();
    later.state.resume_bots().await;
    settled(&later, &id).await;
    assert_eq!(asked(&*later.game(&id)).map(|seat| seat.0), Some(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_takes_too_long_does_not_hold_up_the_game() {
    let limits = Limits { bot_time: Duration::ZERO, ..Limits::default() };
    let house = House::with(limits);
    let mut visitor = house.visitor();
    let id = against_bot(&mut visitor, "french").await;
    settled(&house, &id).await;
    assert_eq!(asked(&*house.game(&id)).map(|seat| seat.0), Some(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_in_the_open_page() {
    let house = House::new();
    let mut visitor = house.visitor();
    house.state.storage().check().wait().unwrap();
    let id = visitor.new_table(&[("mode", "bot"), ("side", "french"), ("level", "random")]).await;
    let mut live = visitor.live(&id, None).await;
    settled(&house, &id).await;
    let mut last = None;
    while let Some(event) = live.next().await {
        last = Some(event);
    }
    assert_eq!(last.unwrap().data["stamp"], visitor.stamp(&id).await);
}

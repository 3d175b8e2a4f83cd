//! Saves are downloaded and loaded; moments become sandboxes.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use kernel::journal::Act;
use kernel::{Seat, Viewer};
use server::storage::Phase;
use table::{Dice, Sitter};
use titles::{Setting, Wanted, open};

use crate::client::{Answer, Client};
use crate::house::{House, asked, some_choice};

/// Uploads a file as a browser does.
async fn upload(client: &mut Client, save: &[u8], mode: &str) -> Answer {
    let mut body = Vec::new();
    for (head, content) in [
        ("name=\"mode\"".to_owned(), mode.as_bytes()),
        ("name=\"save\"; filename=\"game.jsonl\"".to_owned(), save),
    ] {
        body.extend(
            format!("--frontier\r\nContent-Disposition: form-data; {head}\r\n\r\n").bytes(),
        );
        body.extend(content);
        body.extend(b"\r\n");
    }
    body.extend(b"--frontier--\r\n");
    let request = client
        .request(Method::POST, "/load")
        .header("origin", "http://table.test")
        .header("content-type", "multipart/form-data; boundary=frontier");
    client.send(request.body(Body::from(body)).unwrap()).await
}

async fn played(house: &House, visitor: &mut Client, mode: &str, choices: u64) -> String {
    let id = visitor.new_table(&[("mode", mode), ("seed", "7")]).await;
    for number in 0..choices {
        visitor.post(&format!("/t/{id}/curtain"), &[]).await;
        let game = house.game(&id);
        let Some(seat) = asked(&*game) else { break };
        visitor.choose(&id, &some_choice(&*game, seat, number)).await;
    }
    id
}

#[tokio::test]
async fn who_plays_all_sides_gets_the_save_and_loads_it() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = played(&house, &mut visitor, "both", 25).await;
    let save = visitor.get(&format!("/t/{id}/save")).await;
    assert!(save.header("content-disposition").contains("storm.save.jsonl"));
    let checked = shelf::titles().verify(&save.body, None).unwrap();
    assert_eq!(checked.chain, house.game(&id).chain());
    let copy = upload(&mut visitor, &save.body, "").await.table();
    assert_ne!(copy, id);
    assert_eq!(house.game(&copy).chain(), checked.chain);
    assert_eq!(house.stored(&copy).row.mode, "both");
    let hotseat = upload(&mut visitor, &save.body, "hotseat").await.table();
    assert_eq!(house.stored(&hotseat).row.mode, "hotseat");
    let game = house.game(&copy);
    let choice = some_choice(&*game, asked(&*game).unwrap(), 5);
    assert_eq!(visitor.choose(&copy, &choice).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_running_game_with_secrets_gives_only_the_own_record() {
    let house = House::new();
    let (mut visitor, mut stranger) = (house.visitor(), house.visitor());
    let id = visitor.new_table(&[("mode", "bot"), ("side", "vietminh"), ("level", "random")]).await;
    let record = visitor.get(&format!("/t/{id}/save")).await;
    assert_eq!(record.status, StatusCode::OK);
    let text = record.text();
    assert!(text.starts_with("{\"record\":") && !text.contains("\"seed\""), "{text}");
    assert_eq!(upload(&mut visitor, text.as_bytes(), "").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(stranger.get(&format!("/t/{id}/save")).await.status, StatusCode::FORBIDDEN);
    let hotseat = played(&house, &mut visitor, "hotseat", 3).await;
    let record = visitor.get(&format!("/t/{hotseat}/save")).await;
    assert!(record.text().starts_with("{\"record\":"));
}

#[tokio::test]
async fn a_finished_game_gives_everybody_the_save_with_its_seed() {
    let house = House::new();
    let (mut visitor, mut stranger) = (house.visitor(), house.visitor());
    visitor.get("/").await;
    let mut table = game_of_bots(Dice::Fair([3; 32]));
    table.run();
    let id = house.seat_guests(&*table, "bot", &[&visitor, &visitor]);
    let save = stranger.get(&format!("/t/{id}/save")).await;
    let checked = shelf::titles().verify(&save.body, None).unwrap();
    assert!(checked.outcome.is_some());
    assert_eq!(checked.rolled_again, checked.rolls);
}

fn game_of_bots(dice: Dice) -> Box<dyn table::Table> {
    let loaded = shelf::title("storm").load(Wanted::default()).unwrap();
    let seats = ["french", "vietminh"].map(|name| (name.to_owned(), Sitter::Random));
    open(Setting { loaded, position: None, seats: seats.into(), dice }).unwrap()
}

#[tokio::test]
async fn files_that_are_no_saves_are_told_what_is_wrong() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = played(&house, &mut visitor, "both", 5).await;
    let save = visitor.get(&format!("/t/{id}/save")).await.text();
    for wrong in ["", "hello", "{}", "\u{0}\u{1}", &save[..save.len() / 2], &save.replace('7', "8")]
    {
        let answer = upload(&mut visitor, wrong.as_bytes(), "").await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    assert_eq!(
        upload(&mut visitor, save.as_bytes(), "poker").await.status,
        StatusCode::BAD_REQUEST
    );
    let large = vec![b'x'; 2 * 1024 * 1024 + 1];
    let answer = upload(&mut visitor, &large, "").await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    let request = visitor.request(Method::POST, "/load").body(Body::from("save=1")).unwrap();
    assert_eq!(visitor.send(request).await.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
}

#[tokio::test]
async fn any_visible_moment_becomes_a_sandbox() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "bot"), ("side", "vietminh"), ("level", "random")]).await;
    let own = Viewer::Seat(Seat(1));
    for number in 0..10 {
        let game = house.game(&id);
        let Some(Seat(1)) = asked(&*game) else { break };
        visitor.choose(&id, &some_choice(&*game, Seat(1), number)).await;
        for _ in 0..200 {
            // Neither a bot is asked nor does the table answer for somebody.
            if house.stored(&id).row.standing.phase != Phase::Bot {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    let game = house.game(&id);
    let before = visitor.get(&format!("/t/{id}")).await.text();
    let fork = visitor.post(&format!("/t/{id}/fork"), &[]).await.table();
    let sandbox = house.game(&fork);
    assert_eq!(house.stored(&fork).row.mode, "sandbox");
    assert_eq!(sandbox.view_json(own)["hand"], game.view_json(own)["hand"]);
    assert_eq!(sandbox.view_json(own)["board"], game.view_json(own)["board"]);
    assert!(house.stored(&fork).row.seats.iter().all(|seat| seat.guest == Some(visitor.guest())));
    assert_eq!(visitor.get(&format!("/t/{id}")).await.text(), before, "the game is as it was");
    let seat = asked(&*sandbox).unwrap();
    assert_eq!(
        visitor.choose(&fork, &some_choice(&*sandbox, seat, 1)).await.status,
        StatusCode::OK
    );
    let early = visitor.post(&format!("/t/{id}/fork"), &[("moment", "1")]).await.table();
    assert_ne!(house.game(&early).state_hash(), sandbox.state_hash());
    let beyond = visitor.post(&format!("/t/{id}/fork"), &[("moment", "99999")]).await;
    assert_eq!(beyond.status, StatusCode::NOT_FOUND);
    // Its save can be loaded here again, but a state that somebody made up cannot.
    let save = visitor.get(&format!("/t/{fork}/save")).await.text();
    let again = upload(&mut visitor, save.as_bytes(), "").await.table();
    assert_eq!(house.stored(&again).row.mode, "sandbox");
    let elsewhere = House::new();
    let mut other = elsewhere.visitor();
    assert_eq!(upload(&mut other, save.as_bytes(), "").await.status, StatusCode::BAD_REQUEST);
    // Nor with anything before its header, which a careless guard would not see through.
    for blank in
        ["\u{c}", "\u{b}", "\u{a0}", "\u{85}", "\u{2003}", "\u{feff}", " ", "\t", "\r", "\n"]
    {
        let text = format!("{blank}{save}");
        let answer = upload(&mut other, text.as_bytes(), "").await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{blank:?}");
    }
}

#[tokio::test]
async fn a_sandbox_begins_with_what_its_viewer_saw() {
    let house = House::new();
    let (mut visitor, mut stranger) = (house.visitor(), house.visitor());
    let id = played(&house, &mut visitor, "both", 25).await;
    let table = visitor.get(&format!("/t/{id}")).await.text();
    let story = |page: &str| {
        let (_, story) = page.split_once("id=\"story\"").unwrap();
        let lines = story.split("<li class=\"").skip(1);
        lines.map(|line| line.split_once("</a>").unwrap().1.to_owned()).collect::<Vec<_>>()
    };
    let told = story(&table);
    assert!(told.len() > 15, "{}", told.len());
    let fork = visitor.post(&format!("/t/{id}/fork"), &[]).await.table();
    let sandbox = visitor.get(&format!("/t/{fork}")).await.text();
    assert_eq!(story(&sandbox).len(), told.len());
    assert!(sandbox.contains("id=\"fork\"") && !table.contains("id=\"fork\""));
    assert!(!sandbox.contains("Before the first turn"));
    // Nobody else sees what this seat saw.
    let watched = stranger.get(&format!("/t/{fork}")).await.text();
    assert!(!watched.contains("id=\"fork\"") && story(&watched).is_empty());
    assert!(!watched.contains("Before the first turn"));
    // An earlier moment is shown, and forked again, after a restart and after the table went on.
    visitor
        .choose(&id, &some_choice(&*house.game(&id), asked(&*house.game(&id)).unwrap(), 3))
        .await;
    let mut visitor = visitor.at(house.again().app());
    let early = visitor.get(&format!("/t/{fork}/at/13")).await;
    assert_eq!(early.status, StatusCode::OK);
    let earlier = visitor.post(&format!("/t/{fork}/fork"), &[("moment", "13")]).await.table();
    let page = visitor.get(&format!("/t/{earlier}")).await.text();
    // A sandbox begins where a step ends.
    let begun = story(&page).len();
    assert!((13..told.len()).contains(&begun), "{begun}");
    let again = visitor.post(&format!("/t/{earlier}/fork"), &[]).await.table();
    assert_eq!(story(&visitor.get(&format!("/t/{again}")).await.text()).len(), begun);
}

#[tokio::test]
async fn a_fork_knows_nothing_its_viewer_does_not() {
    let house = House::new();
    let mut visitor = house.visitor();
    visitor.get("/").await;
    let mut hands = std::collections::BTreeSet::new();
    let id = played(&house, &mut visitor, "both", 12).await;
    let real = house.game(&id).view_json(Viewer::Seat(Seat(1)))["hand"].clone();
    for _ in 0..6 {
        // One and the same watcher would find his first sandbox again.
        let mut watcher = house.visitor();
        let fork = watcher.post(&format!("/t/{id}/fork"), &[]).await.table();
        hands.insert(house.game(&fork).view_json(Viewer::Seat(Seat(1)))["hand"].to_string());
    }
    assert!(hands.len() > 1, "dealt again each time: {real}");
}

#[tokio::test]
async fn the_log_tells_what_people_did_outside_the_rules() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = played(&house, &mut visitor, "both", 12).await;
    let mut game = house.game(&id);
    let to = game.ply() - 1;
    game.act(Act::BackAsked { seat: Seat(0), to }).unwrap();
    game.act(Act::BackRefused { seat: Seat(1) }).unwrap();
    game.act(Act::Resigned { seat: Seat(0) }).unwrap();
    let copy = upload(&mut visitor, game.save().as_bytes(), "").await.table();
    let page = visitor.get(&format!("/t/{copy}")).await.text();
    for told in
        ["asks to go back to", "does not agree to go back", "resign", "the other side resigned"]
    {
        assert!(page.contains(told), "{told}");
    }
    assert!(!page.contains("back to ply"), "a page counts nothing that is hidden");
}

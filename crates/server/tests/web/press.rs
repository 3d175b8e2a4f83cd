//! A press that means several choices is posted once.

use axum::http::StatusCode;
use table::Table;

use crate::house::{House, asked};

/// An area that can act, to be followed by all of its units.
fn act(game: &dyn Table) -> String {
    let offers = game.offers(asked(game).unwrap());
    let act = offers.iter().find(|offer| offer.no.is_none() && offer.notation.starts_with("act"));
    act.unwrap().notation.clone()
}

#[tokio::test]
async fn a_press_of_several_choices_is_one_answer_and_one_undo() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let before = house.game(&id);
    let act = act(&*before);
    let stamp = visitor.stamp(&id).await;
    let mut live = visitor.live(&id, Some(&stamp)).await;
    let path = format!("/t/{id}/choose");
    let press = [("choice", act.as_str()), ("choice", "pick all"), ("stamp", &stamp)];
    assert_eq!(visitor.script(&path, &press).await.status, StatusCode::OK);
    let pressed = house.game(&id);
    assert_eq!(pressed.ply(), before.ply() + 2);
    let lines = pressed.lines_after(before.ply());
    assert!(!lines[0].contains(r#""with":true"#) && lines[1].contains(r#""with":true"#));
    assert!(live.next().await.is_some(), "the page is told");
    let makers: Vec<_> =
        house.stored(&id).entries.iter().rev().take(2).map(|line| line.by).collect();
    assert_eq!(makers, [server::storage::By::Person; 2]);
    let stamp = visitor.stamp(&id).await;
    let undone = visitor.script(&format!("/t/{id}/undo"), &[("stamp", &stamp)]).await;
    assert_eq!(undone.status, StatusCode::OK);
    assert_eq!(house.game(&id).state_hash(), before.state_hash());
}

#[tokio::test]
async fn a_press_with_one_refused_choice_changes_nothing() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let before = house.game(&id);
    let (act, stamp) = (act(&*before), visitor.stamp(&id).await);
    let path = format!("/t/{id}/choose");
    let press = [("choice", act.as_str()), ("choice", "fire 99"), ("stamp", &stamp)];
    let refused = visitor.script(&path, &press).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(house.game(&id).chain(), before.chain());
    assert_eq!(visitor.stamp(&id).await, stamp, "the page stands as it stood");
    let many: Vec<(&str, &str)> = (0..201).map(|_| ("choice", act.as_str())).collect();
    let many = [many, vec![("stamp", stamp.as_str())]].concat();
    assert_eq!(visitor.script(&path, &many).await.status, StatusCode::BAD_REQUEST);
}

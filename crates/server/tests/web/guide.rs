//! The guided opening.

use axum::http::StatusCode;
use kernel::Viewer;
use storm_look::guide::GUIDE;

use crate::client::Client;
use crate::house::{House, asked};

/// A choice that the present step of the guide waits for.
fn expected(house: &House, id: &str) -> Option<String> {
    let step = house.stored(id).row.standing.step;
    GUIDE.steps.get(step)?;
    let seen = house.game(id).whole_view(Viewer::Seat(GUIDE.seat));
    let answers = shelf::title("storm").sight(&seen).guided();
    let fitting = answers.into_iter().find(|answer| answer.leads_on(step));
    Some(fitting.expect("a step can be made").notation)
}

async fn begun(house: &House, visitor: &mut Client) -> String {
    let id = visitor.new_table(&[("mode", "guide")]).await;
    assert_eq!(house.stored(&id).row.standing.step, 0);
    assert_eq!(visitor.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_guide_leads_to_its_end_and_a_bot_takes_over() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = begun(&house, &mut visitor).await;
    let mut steps = 0;
    while let Some(choice) = expected(&house, &id) {
        assert_eq!(asked(&*house.game(&id)), Some(GUIDE.seat));
        let answer = visitor.choose(&id, &choice).await;
        assert_eq!(answer.status, StatusCode::OK, "{choice}: {}", answer.text());
        steps += 1;
        assert!(steps <= 2 * GUIDE.steps.len(), "the guide never ends");
        // Nothing is lost by a restart in the middle of it.
        if steps == 5 {
            visitor = visitor.at(house.again().app());
        }
    }
    assert!(steps >= GUIDE.steps.len() / 2, "only {steps} steps");
    assert_eq!(house.stored(&id).row.seats[usize::from(GUIDE.other.0)].sitter, "greedy");
    assert_eq!(visitor.get(&format!("/t/{id}")).await.status, StatusCode::OK);
}

#[tokio::test]
async fn another_choice_is_refused_and_steps_can_be_taken_back() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = begun(&house, &mut visitor).await;
    let refused = visitor.choose(&id, "pass").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.json()["refused"]["why"].as_str().unwrap().contains("guide"));
    let choice = expected(&house, &id).unwrap();
    visitor.choose(&id, &choice).await;
    assert_eq!(house.stored(&id).row.standing.step, 1);
    let stamp = visitor.stamp(&id).await;
    visitor.script(&format!("/t/{id}/undo"), &[("stamp", &stamp)]).await;
    assert_eq!(house.stored(&id).row.standing.step, 0);
    assert_eq!(expected(&house, &id), Some(choice));
}

//! Bots think off the request path, one at a time at each table, and not for ever.

use std::time::Duration;

use table::{Table, Thinking, Thought, Waits};

use crate::hosting::{AppState, label};
use crate::problem::Problem;
use crate::room::Room;
use crate::storage::{By, Storage};

/// A bot's question, and after how many entries it was asked.
struct Question {
    thinking: Box<dyn Thinking>,
    ply: usize,
}

impl Room {
    /// The question for the bot with this ticket. None when it has none any more.
    fn question(&mut self, ticket: u64) -> Option<Question> {
        if self.thinking != Some(ticket) {
            return None;
        }
        let question =
            self.table.thinking().map(|thinking| Question { thinking, ply: self.table.ply() });
        if question.is_none() {
            self.thinking = None;
        }
        question
    }

    /// Plays what a bot chose. Without a choice, or with one that is refused, the first legal one is
    /// taken, so that the game goes on.
    fn bot_answers(
        &mut self,
        storage: &dyn Storage,
        ply: usize,
        answer: Option<Thought>,
    ) -> Result<(), Problem> {
        if self.table.ply() != ply {
            return Ok(());
        }
        let played = self.play(storage, By::Bot, |table| {
            let chosen = answer.map(|thought| {
                let (seat, choice) = (thought.seat, thought.choice.clone());
                table.take_thought(thought);
                table.choose(seat, &choice)
            });
            match chosen {
                Some(Ok(())) => Ok(()),
                Some(Err(_)) | None => first_legal(table),
            }
        })?;
        if played.is_err() {
            tracing::error!(table = %label(&self.id), "a bot has no legal choice");
            return Err(Problem::Fault);
        }
        self.publish();
        Ok(())
    }
}

fn first_legal(table: &mut dyn Table) -> Result<(), table::No> {
    let Waits::Choice { seats, .. } = table.waits() else { return Ok(()) };
    let Some(seat) = seats.lowest() else { return Ok(()) };
    let offers = table.offers(seat);
    let legal = offers.iter().find(|offer| offer.no.is_none() && offer.is_canonical);
    table.choose(seat, legal.map_or("", |offer| offer.notation.as_str()))
}

/// Lets the bots of a table play until a person is asked or the server stops.
pub(crate) async fn drive(state: AppState, id: String, ticket: u64) {
    while !state.stops() {
        let asked = state.with(&id, move |room| Ok(room.question(ticket))).await;
        let Ok(Some(Question { thinking, ply })) = asked else { return };
        let answer = think(&state, &id, thinking).await;
        let storage = state.storage().clone();
        let played = state.with(&id, move |room| room.bot_answers(&*storage, ply, answer)).await;
        if played.is_err() {
            return;
        }
        let pause = state.limits().bot_pause;
        if pause > Duration::ZERO {
            tokio::time::sleep(pause).await;
        }
    }
}

/// What a bot chooses; none when it takes too long or fails.
async fn think(state: &AppState, id: &str, thinking: Box<dyn Thinking>) -> Option<Thought> {
    let permit = state.thinkers().acquire_owned().await.ok()?;
    let thought = tokio::task::spawn_blocking(move || {
        // Held until the thought is over, even if nobody waits for it any more.
        let _permit = permit;
        thinking.think()
    });
    match tokio::time::timeout(state.limits().bot_time, thought).await {
        Ok(Ok(answer)) => Some(answer),
        Ok(Err(_)) => {
            tracing::error!(table = %label(id), "a bot failed");
            None
        }
        Err(_) => {
            tracing::warn!(table = %label(id), "a bot took too long");
            None
        }
    }
}

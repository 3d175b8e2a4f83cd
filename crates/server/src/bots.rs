//! Bots think off the request path, one at a time at each table, and not for ever. Windows that the table answers for a
//! person pass here too: whoever answers, it takes a time that tells nothing of what he holds.

use std::time::Duration;

use table::{Sitter, Table, Thinking, Thought, Waits};
use tokio::time::Instant;

use crate::hosting::{AppState, label};
use crate::limits::{LEAST_WINDOW_TIME, Limits};
use crate::problem::Problem;
use crate::room::Room;
use crate::storage::{By, Storage};

/// A question that no person answers, and after how many entries it was asked.
struct Question {
    /// The bot that is asked; none where the table answers for a person.
    thinking: Option<Box<dyn Thinking>>,
    ply: usize,
    /// A window: its answer is released after this time, or a multiple of it, whatever the bot holds.
    window: Option<Duration>,
}

/// How long a window stays open before a bot of this level, or before a person for whom the table answers. It depends
/// on nothing that is hidden: neither on what he holds nor on how long it was looked at.
fn window_time(limits: Limits, level: Sitter) -> Duration {
    let least = limits.window_time.max(LEAST_WINDOW_TIME);
    match level {
        Sitter::Human | Sitter::Random => least,
        // One that weighs its cards needs longer.
        Sitter::Greedy => least * 4,
    }
}

/// When an answer that took so long is released: at the end of the time, or of as many times as it took.
fn released_after(took: Duration, window: Duration) -> Duration {
    let times = took.as_nanos() / window.as_nanos().max(1) + 1;
    window * u32::try_from(times).unwrap_or(u32::MAX)
}

impl Room {
    /// The question for whoever has this ticket. None when there is none any more.
    fn question(&mut self, ticket: u64, limits: Limits) -> Option<Question> {
        if self.thinking != Some(ticket) {
            return None;
        }
        let level = match self.table.waits() {
            Waits::Choice { seats, .. } => seats.lowest().map(|seat| self.table.sitter(seat)),
            Waits::Dice { .. } | Waits::Over(_) => None,
        };
        let window = self.table.window().and(level).map(|level| window_time(limits, level));
        let ply = self.table.ply();
        let question = match self.is_passing() {
            true => Some(Question { thinking: None, ply, window }),
            false => {
                let thinking = self.table.thinking();
                thinking.map(|thinking| Question { thinking: Some(thinking), ply, window })
            }
        };
        if question.is_none() {
            self.thinking = None;
        }
        question
    }

    /// The table answers for a person, unless he was faster.
    fn table_answers(&mut self, storage: &dyn Storage, ply: usize) -> Result<(), Problem> {
        if self.table.ply() == ply && self.is_passing() {
            let answer = |table: &mut dyn Table| {
                table.answer_itself();
                Ok(())
            };
            // Whatever the table does is not refused.
            let _ = self.play(storage, By::Table, answer);
            self.publish();
        }
        Ok(())
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
        });
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
        let (began, limits) = (Instant::now(), state.limits());
        let asked = state.with_present(&id, move |room| Ok(room.question(ticket, limits))).await;
        let Ok(Some(Question { thinking, ply, window })) = asked else { return };
        let is_bot = thinking.is_some();
        let answer = match thinking {
            Some(thinking) => think(&state, &id, thinking).await,
            None => None,
        };
        if let Some(window) = window {
            tokio::time::sleep_until(began + released_after(began.elapsed(), window)).await;
        }
        let storage = state.storage().clone();
        let answers = move |room: &mut Room| match is_bot {
            true => room.bot_answers(&*storage, ply, answer),
            false => room.table_answers(&*storage, ply),
        };
        let played = state.with_present(&id, answers).await;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_is_answered_after_the_same_time_for_every_hand() {
        let window = Duration::from_millis(50);
        for took in [0, 1, 17, 49] {
            assert_eq!(released_after(Duration::from_millis(took), window), window, "{took}");
        }
        assert_eq!(released_after(Duration::from_millis(51), window), window * 2);
    }

    #[test]
    fn no_operator_can_let_windows_tell() {
        let limits = Limits { window_time: Duration::ZERO, ..Limits::default() };
        assert_eq!(window_time(limits, Sitter::Random), LEAST_WINDOW_TIME);
        assert!(window_time(limits, Sitter::Greedy) > Duration::ZERO);
    }
}

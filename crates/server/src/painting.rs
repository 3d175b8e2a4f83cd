//! Pages are drawn away from their tables: a table is looked at under its lock, and drawn when the lock is free again.
//!
//! An answer does not wait for pages. At each table one painter draws at a time; what changes meanwhile is drawn next,
//! as it stands then, so that no page is sent what is no longer so.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use crate::gallery::Gallery;
use crate::hosting::{AppState, label};
use crate::live::{Shown, Sitting};
use crate::problem::Problem;
use crate::room::Room;

impl AppState {
    /// Begins to draw what changed for the open pages of a table, if something did and nobody draws it yet.
    pub(crate) fn start_painting(&self, room: &mut Room) {
        if room.showing.has_news && !room.showing.is_painted {
            room.showing.is_painted = true;
            self.unsettled().send_modify(|tables| *tables += 1);
            tokio::spawn(paint(self.clone(), room.id.clone()));
        }
    }

    /// Waits until every open page was sent how its table stands.
    pub async fn settled(&self) {
        // The sender lives as long as this state.
        let _ = self.unsettled().subscribe().wait_for(|tables| *tables == 0).await;
    }

    /// Looks at a table and draws something of it, when the table is free again.
    pub(crate) async fn drawn<S: Send + 'static, T: Send + 'static>(
        &self,
        id: &str,
        look: impl FnOnce(&mut Room) -> Result<S, Problem> + Send + 'static,
        draw: impl FnOnce(S, &Gallery) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let look = |room: &mut Room| Ok((look(room)?, Arc::clone(&room.showing.gallery)));
        let (seen, gallery) = self.with(id, look).await?;
        let painter = self.painters().acquire_owned().await;
        self.blocking(move || {
            let _painter = painter;
            Ok(draw(seen, &gallery))
        })
        .await
    }
}

/// Draws what the open pages of a table are to show, and again as long as it changes.
async fn paint(state: AppState, id: String) {
    let mut goes_on = true;
    while goes_on {
        let painter = state.painters().acquire_owned().await;
        let (host, id) = (state.clone(), id.clone());
        let painted = tokio::task::spawn_blocking(move || {
            let _painter = painter;
            paint_once(&host, &id)
        });
        goes_on = painted.await.unwrap_or(false);
    }
    state.unsettled().send_modify(|tables| *tables -= 1);
}

/// Draws them once; whether there is more to draw by then.
fn paint_once(state: &AppState, id: &str) -> bool {
    let look = |room: &mut Room| (room.sittings(), Arc::clone(&room.showing.gallery));
    let Some((sittings, gallery)) = state.with_loaded(id, look) else { return false };
    let paint = || {
        for sitting in &sittings {
            sitting.outbox.put(shown(sitting, &gallery));
        }
    };
    if catch_unwind(AssertUnwindSafe(paint)).is_err() {
        tracing::error!(table = %label(id), "a page cannot be drawn");
    }
    let goes_on = state.with_loaded(id, |room| {
        room.showing.is_painted = room.showing.has_news;
        room.showing.has_news
    });
    goes_on.unwrap_or(false)
}

/// What an open page is to show.
pub(crate) fn shown(sitting: &Sitting, gallery: &Gallery) -> Shown {
    let Sitting { prospect, words, .. } = sitting;
    match prospect.curtain {
        Some(_) => Shown::Curtain,
        None => Shown::Table(gallery.drawn(&prospect.stage, &prospect.held, words)),
    }
}

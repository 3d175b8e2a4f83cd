//! Scenes for the pages of a table, and the parts of them that open pages are sent.

use std::collections::BTreeMap;

use kernel::hash::Hash;
use kernel::{Seat, Viewer};
use pages::{Listed, LookBack, Scene, Stands};
use table::{Glimpse, No};
use words::Words;

use crate::room::{Place, Room, Sight};

/// What a scene shows besides the table as it stands.
#[derive(Debug, Default)]
pub(crate) struct Besides<'a> {
    /// An earlier moment.
    pub(crate) look_back: Option<LookBack>,
    /// A choice whose odds are shown.
    pub(crate) previewed: Option<&'a str>,
    /// A refusal.
    pub(crate) notice: Option<No>,
}

/// The parts of an open page, drawn for one pair of eyes.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    /// The name of what was drawn, for a reader who comes back: his moment and its stamp.
    pub(crate) event: String,
    /// The stamp alone.
    pub(crate) stamp: String,
    /// The parts: element, content, hash of the content.
    pub(crate) parts: Vec<(String, String, Hash)>,
}

impl Room {
    /// Makes a scene and draws it.
    pub(crate) fn draw<T>(
        &self,
        viewer: Viewer,
        held: &[Seat],
        words: &Words,
        besides: Besides<'_>,
        draw: impl FnOnce(&Scene<'_>) -> T,
    ) -> T {
        let now = self.table.whole_view(viewer);
        self.draw_seen(now, viewer, held, words, besides, draw)
    }

    /// The same of a table that was looked at already.
    pub(crate) fn draw_seen<T>(
        &self,
        now: Glimpse,
        viewer: Viewer,
        held: &[Seat],
        words: &Words,
        besides: Besides<'_>,
        draw: impl FnOnce(&Scene<'_>) -> T,
    ) -> T {
        let Besides { look_back, previewed, notice } = besides;
        let stamp = now.stamp(viewer);
        draw(&Scene {
            table: &*self.table,
            now,
            title: self.title,
            id: &self.id,
            viewer,
            held,
            mode: self.mode,
            words,
            look_back,
            since: self.since(viewer),
            previewed,
            notice,
            orders: &self.orders_of(viewer),
            stamp: &stamp,
        })
    }

    /// The page of the table as a guest may see it: the table, or the curtain.
    pub(crate) fn page(&self, place: &Place, words: &Words, besides: Besides<'_>) -> String {
        match place.sight {
            Sight::Table(viewer) => self.draw(viewer, &place.held, words, besides, pages::table),
            Sight::Curtain(next) => self.curtain(next, words),
        }
    }

    /// The curtain. Its scene has the eyes of a spectator, who knows nothing that is hidden.
    pub(crate) fn curtain(&self, next: Seat, words: &Words) -> String {
        let draw = |scene: &Scene<'_>| pages::curtain(scene, next);
        self.draw(Viewer::Spectator, &[], words, Besides::default(), draw)
    }

    /// The parts of the page that can change.
    pub(crate) fn parts(&self, viewer: Viewer, held: &[Seat], words: &Words) -> Drawn {
        let draw = |scene: &Scene<'_>| (pages::fragments(scene), scene.stamp.to_owned());
        let (fragments, stamp) = self.draw(viewer, held, words, Besides::default(), draw);
        let hashed = |(id, html): (String, String)| {
            let hash = Hash::plain(html.as_bytes());
            (id, html, hash)
        };
        Drawn {
            event: format!("{}-{stamp}", self.moments(viewer)),
            stamp,
            parts: fragments.into_iter().map(hashed).collect(),
        }
    }

    /// The table in a list of a guest's tables. Behind the curtain he sees what everybody sees.
    pub(crate) fn listed(&self, guest: &str) -> Option<Listed> {
        let place = self.place_of(guest);
        let viewer = match (place.sight, place.held.as_slice()) {
            (Sight::Table(viewer), [_]) => viewer,
            (Sight::Table(viewer), _) if self.mode != pages::Mode::HotSeat => viewer,
            (Sight::Table(_) | Sight::Curtain(_), _) => Viewer::Spectator,
        };
        let all = (0..self.table.seats()).map(Seat);
        let others = all.filter(|seat| !place.held.contains(seat));
        let view = self.table.view(viewer);
        let sight = self.title.sight(&view);
        Some(Listed {
            id: self.id.clone(),
            title: self.title,
            scenario: self.table.header().scenario.clone(),
            mode: self.mode,
            seats: place.held.iter().map(|seat| self.table.seat_name(*seat)).collect(),
            others: others
                .map(|seat| (self.table.seat_name(seat), self.table.sitter(seat)))
                .collect(),
            stands: self.stands_for(&place.held),
            view,
            last: sight.told(sight.moments()),
            is_own: self.is_made_by(guest),
            take_backs: self.table.take_backs(),
        })
    }

    fn stands_for(&self, held: &[Seat]) -> Stands {
        match self.table.waits() {
            table::Waits::Over(outcome) => Stands::Over(outcome),
            table::Waits::Dice { .. } => Stands::ToMove,
            table::Waits::Choice { seats, .. } => {
                match held.iter().any(|seat| seats.contains(*seat)) {
                    true => Stands::ToMove,
                    false => Stands::Waiting,
                }
            }
        }
    }
}

/// What was drawn for each pair of eyes while one change is sent around.
pub(crate) type Sketches = BTreeMap<(Viewer, Vec<Seat>, String), Drawn>;

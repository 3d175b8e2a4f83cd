//! The table as one viewer sees it, taken in one look: pages are drawn from it while the table goes on.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::hash::Hash;
use kernel::{Seat, Viewer};
use look::{Earlier, Facts, Mode, story};
use pages::{Listed, LookBack, Scene, Stands};
use table::{Glimpse, No, Order};
use titles::Entry;
use words::Words;

use crate::gallery::Gallery;
use crate::room::{Place, Room, Sight};

/// What a page shows besides the table as it stands.
#[derive(Debug, Default)]
pub(crate) struct Besides {
    /// An earlier moment.
    pub(crate) look_back: Option<LookBack>,
    /// A choice whose odds are shown.
    pub(crate) previewed: Option<String>,
    /// A refusal.
    pub(crate) notice: Option<No>,
}

/// All that pages for one viewer are drawn from.
#[derive(Debug)]
pub(crate) struct Stage {
    /// Counts the changes of the table: a later stage has a higher one.
    pub(crate) version: u64,
    pub(crate) viewer: Viewer,
    /// What he sees, is asked and saw happen.
    pub(crate) glimpse: Glimpse,
    /// The stamp of it.
    pub(crate) stamp: String,
    id: String,
    title: &'static dyn Entry,
    mode: Mode,
    now: Arc<dyn look::Sight>,
    since: usize,
    orders: BTreeMap<String, Order>,
    facts: Arc<Facts>,
    /// The game before each roll that its page explains.
    earlier: BTreeMap<usize, Glimpse>,
}

/// What changes when a table changes: how many entries, the last hash, how often something else was set, the mode.
type Mark = (usize, Hash, u64, Mode);

/// What a table shows to those who look.
#[derive(Debug, Default)]
pub(crate) struct Showing {
    /// Whether open pages are to be sent something.
    pub(crate) has_news: bool,
    /// Whether somebody is about to draw it for them.
    pub(crate) is_painted: bool,
    /// What is drawn of it.
    pub(crate) gallery: Arc<Gallery>,
    /// How often something was set that stands in no entry: orders, sitters.
    pub(crate) settings: u64,
    stages: Stages,
}

/// The stages of a table as it stands.
#[derive(Debug, Default)]
struct Stages {
    version: u64,
    mark: Option<Mark>,
    taken: Vec<Arc<Stage>>,
}

impl Stage {
    /// The name of what is seen, for a reader who comes back: the moment and its stamp.
    pub(crate) fn event(&self) -> String {
        format!("{}-{}", self.now.moments(), self.stamp)
    }

    /// Whether all that had happened at another look still stands.
    pub(crate) fn goes_on_from(&self, before: &Stage) -> bool {
        self.now.goes_on_from(&*before.now)
    }

    /// Why something was refused, as a sentence.
    pub(crate) fn said(&self, no: &No, words: &Words) -> String {
        words.message(&no.said, &|key: &str, language: &str| self.now.name(key, language))
    }

    /// The scene for who plays these seats.
    pub(crate) fn scene<'a>(
        &'a self,
        held: &'a [Seat],
        words: &'a Words,
        besides: &'a Besides,
    ) -> Scene<'a> {
        Scene {
            facts: Arc::clone(&self.facts),
            earlier: Earlier::Kept(&self.earlier),
            now: Arc::clone(&self.now),
            title: self.title,
            id: &self.id,
            viewer: self.viewer,
            held,
            mode: self.mode,
            words,
            look_back: besides.look_back.clone(),
            since: self.since,
            previewed: besides.previewed.as_deref(),
            notice: besides.notice.clone(),
            orders: &self.orders,
            stamp: &self.stamp,
        }
    }
}

/// What a guest may look at, with what it is drawn from.
#[derive(Debug)]
pub(crate) struct Prospect {
    pub(crate) stage: Arc<Stage>,
    pub(crate) held: Vec<Seat>,
    /// The seat before which the curtain is down.
    pub(crate) curtain: Option<Seat>,
}

impl Prospect {
    /// The curtain; nothing where the table is looked at. Its scene has the eyes of a spectator, who knows nothing
    /// that is hidden.
    pub(crate) fn curtain(&self, words: &Words) -> Option<String> {
        let next = self.curtain?;
        Some(pages::curtain(&self.stage.scene(&[], words, &Besides::default()), next))
    }
}

impl Room {
    fn mark(&self) -> Mark {
        (self.table.ply(), self.table.chain(), self.showing.settings, self.mode)
    }

    /// The stamp of what a viewer sees now, if somebody has looked.
    pub(crate) fn known_stamp(&self, viewer: Viewer) -> Option<&str> {
        let stages = &self.showing.stages;
        let mut taken = stages.taken.iter().filter(|_| stages.mark == Some(self.mark()));
        taken.find(|stage| stage.viewer == viewer).map(|stage| stage.stamp.as_str())
    }

    /// The table as a viewer sees it now. It is looked at once, whoever asks.
    pub(crate) fn stage(&mut self, viewer: Viewer) -> Arc<Stage> {
        let mark = self.mark();
        let stages = &mut self.showing.stages;
        if stages.mark != Some(mark) {
            stages.mark = Some(mark);
            stages.version += 1;
            stages.taken.clear();
        }
        if let Some(stage) = stages.taken.iter().find(|stage| stage.viewer == viewer) {
            return Arc::clone(stage);
        }
        let glimpse = self.table.whole_view(viewer);
        let (now, since) = (self.title.sight(&glimpse), self.since(viewer));
        let stage = Arc::new(Stage {
            version: self.showing.stages.version,
            viewer,
            stamp: glimpse.stamp(viewer),
            glimpse,
            id: self.id.clone(),
            title: self.title,
            mode: self.mode,
            earlier: self.before_rolls(viewer, &*now, since, now.moments()),
            now,
            since,
            orders: self.orders_of(viewer),
            facts: Arc::new(Facts::of(&*self.table, viewer)),
        });
        self.showing.stages.taken.push(Arc::clone(&stage));
        stage
    }

    /// The same for a page that looks back: with the game before the rolls that it explains.
    pub(crate) fn stage_at(&mut self, viewer: Viewer, moment: usize) -> Arc<Stage> {
        let stage = self.stage(viewer);
        let earlier = self.before_rolls(viewer, &*stage.now, stage.since, moment);
        let (id, stamp, orders) = (stage.id.clone(), stage.stamp.clone(), stage.orders.clone());
        let (glimpse, now) = (stage.glimpse.clone(), Arc::clone(&stage.now));
        let facts = Arc::clone(&stage.facts);
        Arc::new(Stage { earlier, id, stamp, orders, glimpse, now, facts, ..*stage })
    }

    /// The game as the viewer saw it before each roll that the page of a moment explains.
    fn before_rolls(
        &self,
        viewer: Viewer,
        now: &dyn look::Sight,
        since: usize,
        moment: usize,
    ) -> BTreeMap<usize, Glimpse> {
        if !self.title.manner().explains {
            return BTreeMap::new();
        }
        let rolls = story::explained_rolls(now, since, moment);
        let before: Vec<usize> = rolls.iter().map(|number| number - 1).collect();
        let views = self.table.views_at(viewer, &before);
        before.into_iter().zip(views).filter_map(|(at, view)| Some((at, view?))).collect()
    }

    /// What a guest may look at, taken in one look.
    pub(crate) fn prospect(&mut self, guest: &str) -> Prospect {
        let Place { held, sight } = self.place_of(guest);
        match sight {
            Sight::Table(viewer) => Prospect { stage: self.stage(viewer), held, curtain: None },
            Sight::Curtain(next) => {
                Prospect { stage: self.stage(Viewer::Spectator), held, curtain: Some(next) }
            }
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

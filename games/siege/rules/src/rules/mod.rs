//! The rules, one file a chapter.
//!
//! | file | chapter |
//! | --- | --- |
//! | `staff` | 1.0 one player or several |
//! | `sequence` | 4.0 the sequence of play, 3.1 victory, 7.1 the Morale Step |
//! | `events` | 8.0, 30.0 picks and the steps of an event |
//! | `effects` | 30.0 what a step does |
//! | `activation` | 10.0 |
//! | `aaa` | 12.0 |
//! | `artillery` | 13.0 Viet Minh artillery |
//! | `cargo` | 14.4 cargo missions |
//! | `landing` | 14.5 to 14.12 reinforcements and supply come in |
//! | `missions` | 15.4, 27.1 missions of guns and airstrikes |
//! | `orders` | 17.1, 28.1 French attacks put together, by one seat or several |
//! | `strikes` | 11.1, 15.3, 28.0 strategic strikes |
//! | `movement` | 16.0, 25.2 |
//! | `fire` | 17.0, 19.1, 28.4 to 28.6 |
//! | `losses` | 17.5 to 17.7 |
//! | `panic` | 17.8, 18.4 |
//! | `assault` | 18.0 |
//! | `stacking` | 19.0 |
//! | `leaders` | 25.1 |
//! | `airfields` | 26.1 |
//! | `refit` | 21.0 |
//! | `redeployment` | 22.0 |
//! | `vm_refit` | 23.0 |
//! | `deployment` | 29.0 |
//! | `options` | 31.0 to 37.0 |
//!
//! What every chapter does to the table goes through `Changes` (`table.rs`), so that control (6.1),
//! airfields (26.1), the indexes (7.4, 11.4, 20.3) and the summaries are kept in one place.

pub(crate) mod aaa;
pub(crate) mod activation;
pub(crate) mod airfields;
pub(crate) mod artillery;
pub(crate) mod assault;
pub(crate) mod cargo;
pub mod deployment;
pub(crate) mod effects;
pub(crate) mod events;
pub mod fire;
pub(crate) mod landing;
pub(crate) mod leaders;
pub(crate) mod losses;
pub(crate) mod missions;
pub mod movement;
pub(crate) mod options;
pub(crate) mod orders;
pub(crate) mod panic;
pub(crate) mod redeployment;
pub(crate) mod refit;
pub mod sequence;
pub(crate) mod stacking;
pub(crate) mod staff;
pub mod strikes;
mod table;
pub(crate) mod vm_refit;

pub(crate) use table::Changes;

use kernel::chance::{MOST_DICE, MOST_FACES};
use kernel::flow::Asks;
use kernel::{Reading, Request};

use crate::Siege;
use crate::board::Regiment;
use crate::components::{Airfield, Battalion, Division, Level, LevelRow, Optional, Route};
use crate::flow::State;
use crate::sets::{BattalionSet, SpaceSet};

/// A question of which so much is left: with nothing left it is none.
pub(crate) const fn asks_for(left: u8) -> Asks {
    if left > 0 { Asks::Seats } else { Asks::Nothing }
}

/// A handful of six-sided dice, at most as many as one request may ask for, whose faces fall in classes.
pub(crate) fn dice(count: u8, classes: &[u8; 6]) -> Request {
    let mut all = [0; MOST_FACES];
    all[..6].copy_from_slice(classes);
    Request::Dice { count: count.min(MOST_DICE), faces: 6, reading: Reading::Classes(all) }
}

impl Siege {
    /// The morale level now (7.3).
    pub(crate) fn level(&self, state: &State) -> &LevelRow {
        let morale = state.board.tracks.morale;
        let levels = &self.components.tables.levels;
        let level = levels.iter().rev().find(|row| morale >= row.min);
        level.unwrap_or(&levels[Level::Collapse as usize])
    }

    /// The order in which the Routes act: by number, the 308th's first under 33.0.
    pub(crate) fn order(&self, state: &State) -> [Route; 4] {
        let mut order = Route::ALL;
        if self.plays(Optional::Precedence308)
            && let Some(first) = state.board.base_of(Division::D308)
        {
            order.sort_by_key(|route| (*route != first, *route));
        }
        order
    }

    /// The battalions of the division of a base, with the 148th if it has joined (9.3).
    pub(crate) fn battalions_of(&self, state: &State, base: Route) -> BattalionSet {
        let Some(division) = state.board.divisions[base.slot()] else { return BattalionSet::NONE };
        let own = self.charts.divisions[division as usize];
        match state.board.regiment == Regiment::With(division) {
            true => own.or(self.charts.divisions[Division::R148 as usize]),
            false => own,
        }
    }

    /// The base of a battalion's division; none for the 148th while it is not in play.
    pub fn base_of(&self, state: &State, battalion: Battalion) -> Option<Route> {
        state.board.base_of(self.components.battalions[battalion.slot()].division)
    }

    /// 14.6, S-28: whether an airfield is functional with both spaces French-controlled.
    pub(crate) fn is_usable(&self, state: &State, airfield: Airfield) -> bool {
        let spaces = self.charts.airfields[airfield as usize];
        state.board.is_functional(airfield) && !spaces.meets(state.board.vietminh_control)
    }

    /// How many airfields can be used (24.8, 28.6).
    pub fn usable_airfields(&self, state: &State) -> u8 {
        Airfield::BOTH.into_iter().filter(|airfield| self.is_usable(state, *airfield)).count() as u8
    }

    /// How many complexes the Viet Minh hold wholly (7.1, 36.1).
    pub(crate) fn complexes_held(&self, state: &State) -> u8 {
        let held = |spaces: &&SpaceSet| spaces.is_within(state.board.vietminh_control);
        self.charts.complexes.iter().filter(held).count() as u8
    }
}

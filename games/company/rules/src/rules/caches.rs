//! Chapters X4.5, X4.6 and 28d: caches that are carried, dropped, taken up, recovered and destroyed.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::board::Caches;
use crate::choice::Choice;
use crate::components::{Cache, Side};
use crate::event::Event;
use crate::flow::{Play, State};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::Unit;

/// How many more caches a unit may carry.
fn room(rules: &Company, state: &State, unit: Unit) -> u8 {
    rules.components.tables.max_caches.saturating_sub(state.board.body(unit).caches.len())
}

/// X4.6: a White Star foot unit takes what lies in its square, as much as it can carry. The owner is
/// asked only when it matters which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct PickUp {
    /// Which.
    pub unit: Unit,
}

impl PickUp {
    /// What lies there.
    fn lying(&self, state: &State) -> Caches {
        let square = state.board.square(self.unit);
        square.map_or(Caches::default(), |square| state.board.caches_in(square))
    }
}

impl StepRules<Company> for PickUp {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(Side::WhiteStar), Prompt::PickUp { unit: self.unit })
    }

    fn candidates(&self, _: &Company, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(self.lying(state).kinds().map(Choice::TakeCache));
    }

    fn check(&self, _: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::TakeCache(cache) = *choice else { return Err(No::NotAsked) };
        if self.lying(state).count(cache) > 0 { Ok(()) } else { Err(No::NotAsked) }
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::TakeCache(cache) = choice {
            take(play, self.unit, cache);
        }
    }

    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let lying = self.lying(play.state);
        let room = room(play.rules, play.state, self.unit);
        match lying.kinds().next() {
            Some(cache) if room > 0 => {
                if lying.len() > room && lying.kinds().count() > 1 {
                    return Flow::Waits;
                }
                take(play, self.unit, cache);
            }
            Some(_) | None => {
                play.pop();
            }
        }
        Flow::Goes
    }
}

/// X4.6: a unit takes a dropped cache.
fn take<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, cache: Cache) {
    let Some(square) = play.state.board.square(unit) else { return };
    play.state.board.lift_cache(square, cache);
    play.state.board.body_mut(unit).caches.add(cache);
    play.tell(Event::CacheTaken { unit, cache });
}

/// X4.6: a Communist foot unit that ends its turn with dropped caches recovers them.
pub(crate) fn recover<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    if unit.side == Side::WhiteStar
        || play.state.board.dropped.is_empty()
        || play.rules.charts.stats(unit).is_vehicle()
    {
        return;
    }
    let Some(square) = play.state.board.square(unit) else { return };
    let caches = play.state.board.caches_in(square);
    if caches.is_empty() {
        return;
    }
    play.state.board.dropped.retain(|dropped| dropped.square != square);
    play.state.tally.recovered.add_all(caches);
    play.tell(Event::CachesRecovered { unit, caches });
}

/// 28d: whether a unit has such a cache to destroy.
pub(crate) fn check_destroy(state: &State, unit: Unit, cache: Cache) -> Result<(), No> {
    if state.board.body(unit).caches.count(cache) > 0 { Ok(()) } else { Err(No::Cache { cache }) }
}

/// 28d: a cache is destroyed.
pub(crate) fn destroy<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, cache: Cache) {
    play.state.board.body_mut(unit).caches.take(cache);
    play.state.tally.destroyed.add(cache);
    play.tell(Event::CacheDestroyed { unit, cache });
}

/// X4.5: a unit that carries as many as it can may not search.
pub(crate) fn check_hands(rules: &Company, state: &State, unit: Unit) -> Result<(), No> {
    let most = rules.components.tables.max_caches;
    if room(rules, state, unit) > 0 { Ok(()) } else { Err(No::HandsFull { most }) }
}

/// X4.3: a found cache goes with its unit.
pub(crate) fn carry<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, cache: Cache) {
    play.state.board.body_mut(unit).caches.add(cache);
}

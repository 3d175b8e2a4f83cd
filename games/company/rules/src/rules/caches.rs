//! Chapters X4.5, X4.6 and 28d: caches that are carried, dropped, taken up, recovered and destroyed.

use kernel::Sink;

use crate::Company;
use crate::choice::Choice;
use crate::components::{Cache, Side};
use crate::event::Event;
use crate::flow::{Flow, Play, State};
use crate::refusal::No;
use crate::sets::Unit;

/// How many more caches a unit may carry.
fn room(rules: &Company, state: &State, unit: Unit) -> u8 {
    rules.components.tables.max_caches.saturating_sub(state.board.body(unit).caches.len())
}

/// X4.6: a White Star foot unit takes what lies in its square, as much as it can carry. The owner is
/// asked only when it matters which.
pub fn run_pick_up<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) -> Flow {
    let lying = play.state.board.square(unit).map(|square| play.state.board.caches_in(square));
    let Some(lying) = lying.filter(|caches| !caches.is_empty()) else {
        play.pop();
        return Flow::Goes;
    };
    let room = room(play.rules, play.state, unit);
    if room == 0 {
        play.pop();
        return Flow::Goes;
    }
    match lying.kinds().next() {
        Some(cache) if lying.len() <= room || lying.kinds().count() == 1 => {
            take(play, unit, cache);
            Flow::Goes
        }
        _ => Flow::Waits,
    }
}

/// X4.6: the answers.
pub fn candidates(state: &State, unit: Unit, out: &mut Vec<Choice>) {
    if let Some(square) = state.board.square(unit) {
        out.extend(state.board.caches_in(square).kinds().map(Choice::TakeCache));
    }
}

/// X4.6: whether such a cache lies there.
pub fn check_take(state: &State, unit: Unit, cache: Cache) -> Result<(), No> {
    let lies = state.board.square(unit).map(|square| state.board.caches_in(square).count(cache));
    if lies.unwrap_or(0) > 0 { Ok(()) } else { Err(No::NotAsked) }
}

/// X4.6: a unit takes a dropped cache.
pub fn take<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, cache: Cache) {
    let Some(square) = play.state.board.square(unit) else { return };
    play.state.board.lift_cache(square, cache);
    play.state.board.body_mut(unit).caches.add(cache);
    play.tell(Event::CacheTaken { unit, cache });
}

/// X4.6: a Communist foot unit that ends its turn with dropped caches recovers them.
pub fn recover<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
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
pub fn check_destroy(state: &State, unit: Unit, cache: Cache) -> Result<(), No> {
    if state.board.body(unit).caches.count(cache) > 0 { Ok(()) } else { Err(No::NoCache { cache }) }
}

/// 28d: a cache is destroyed.
pub fn destroy<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, cache: Cache) {
    play.state.board.body_mut(unit).caches.take(cache);
    play.state.tally.destroyed.add(cache);
    play.tell(Event::CacheDestroyed { unit, cache });
}

/// X4.5: a unit that carries as many as it can may not search.
pub fn check_hands(rules: &Company, state: &State, unit: Unit) -> Result<(), No> {
    let most = rules.components.tables.max_caches;
    if room(rules, state, unit) > 0 { Ok(()) } else { Err(No::HandsFull { most }) }
}

/// X4.3: a found cache goes with its unit.
pub fn carry<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, cache: Cache) {
    play.state.board.body_mut(unit).caches.add(cache);
}

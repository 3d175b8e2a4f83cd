//! Bookkeeping: every unit, cache and peasant is somewhere, and only once. A state may come from outside, so that
//! nothing in it is trusted: what is used as an index is looked at first ([`ids`]), then the table, then what waits to
//! be done ([`steps`]).

use crate::Company;
use crate::board::Place;
use crate::components::{Cache, Side};
use crate::flow::{Phase, Ring, State, Step};
use crate::sets::{Square, SquareSet, Unit, UnitSet};

mod ids;
mod steps;
mod under_way;

/// What is wrong with a state.
pub(crate) fn audit(rules: &Company, state: &State) -> Vec<String> {
    let mut wrong = Vec::new();
    ids::check(rules, state, &mut wrong);
    if !wrong.is_empty() {
        return wrong;
    }
    for side in Side::BOTH {
        units(rules, state, side, &mut wrong);
    }
    squares(rules, state, &mut wrong);
    hidden(rules, state, &mut wrong);
    caches(rules, state, &mut wrong);
    if wrong.is_empty() {
        steps::check(rules, state, &mut wrong);
    }
    wrong
}

/// Every unit is somewhere with the strength it should have, and the sets of squares know it.
fn units(rules: &Company, state: &State, side: Side, wrong: &mut Vec<String>) {
    let board = &state.board;
    let (mut on_table, mut foot, mut vehicles) = (UnitSet::NONE, SquareSet::NONE, SquareSet::NONE);
    for index in rules.charts.all[side as usize].iter() {
        let unit = Unit::new(side, index);
        let (body, stats) = (board.body(unit), rules.charts.stats(unit));
        let dead = body.place == Place::GONE;
        if dead != (body.strength == 0) || body.strength > stats.strength {
            wrong.push(format!("{unit} has strength {} at {:?}", body.strength, body.place));
        }
        if body.place == Place::UNKNOWN {
            wrong.push(format!("{unit} is nowhere"));
        }
        if side == Side::Communist && board.away.has(index) && body.place != Place::OFF {
            wrong.push(format!("{unit} is away and yet there"));
        }
        if stats.is_vehicle() && (body.leader || body.down || !body.caches.is_empty()) {
            wrong.push(format!("vehicles {unit} are led, down or carry caches"));
        }
        if body.caches.len() > rules.components.tables.max_caches {
            wrong.push(format!("{unit} carries too much"));
        }
        let Some(square) = body.place.square() else { continue };
        on_table.insert(index);
        if side == Side::Communist && board.hidden.has(index) {
            continue;
        }
        let taken = if stats.is_vehicle() { &mut vehicles } else { &mut foot };
        if taken.has(square) {
            wrong.push(format!("{unit} shares {square}"));
        }
        taken.insert(square);
    }
    if on_table != board.on_table(side) || foot.or(vehicles) != board.occupied(side) {
        wrong.push(format!("the table does not know its {} units", side.name()));
    }
    if foot != board.foot(side) || vehicles != board.vehicles(side) {
        wrong.push(format!("the table does not know its {} foot", side.name()));
    }
}

/// No square has units of both sides or too many peasants.
fn squares(rules: &Company, state: &State, wrong: &mut Vec<String>) {
    let board = &state.board;
    let shared = board.occupied(Side::WhiteStar).and(board.occupied(Side::Communist));
    if let Some(square) = shared.first() {
        wrong.push(format!("both sides stand in {square}"));
    }
    let most = rules.components.tables.peasants_in_square;
    for square in Square::all() {
        let peasants = board.peasants.get(square);
        if peasants > most || board.peopled().has(square) != (peasants > 0) {
            wrong.push(format!("{peasants} peasants live in {square}"));
        }
    }
}

/// X4.4: hidden units stand where one can still be, unseen, at full strength, never near White Star.
fn hidden(rules: &Company, state: &State, wrong: &mut Vec<String>) {
    let board = &state.board;
    for index in board.hidden.iter() {
        let unit = Unit::new(Side::Communist, index);
        let Some(square) = board.square(unit) else {
            wrong.push(format!("{unit} hides off the table"));
            continue;
        };
        let vehicle = rules.charts.stats(unit).is_vehicle();
        let open = if vehicle { board.open_vehicles } else { board.open_foot };
        if board.seen.has(index) || !open.has(square) {
            wrong.push(format!("{unit} hides in {square}, where nobody can"));
        }
        let near = rules.charts.near(square).or(SquareSet::one(square));
        if !board.occupied(Side::WhiteStar).and(near).is_empty() {
            wrong.push(format!("{unit} hides beside White Star in {square}"));
        }
    }
    let visible = board.on_table(Side::Communist).minus(board.hidden);
    if !visible.minus(board.seen).is_empty() {
        wrong.push("a unit stands where nobody has seen it".to_owned());
    }
    let near = board.occupied(Side::WhiteStar).iter().fold(SquareSet::NONE, |sum, square| {
        sum.or(rules.charts.near(square)).or(SquareSet::one(square))
    });
    let taken = board.open_foot.and(board.foot(Side::Communist));
    let taken = taken.or(board.open_vehicles.and(board.vehicles(Side::Communist)));
    if !taken.or(board.open_foot.or(board.open_vehicles).and(near)).is_empty() {
        wrong.push("nobody can hide where somebody is seen, or beside White Star".to_owned());
    }
    let unseen = board.alive(Side::Communist).minus(board.seen);
    for index in unseen.iter() {
        let unit = Unit::new(Side::Communist, index);
        if board.body(unit).strength < rules.charts.stats(unit).strength {
            wrong.push(format!("{unit} was never seen, but has losses"));
        }
    }
}

/// There are never more caches of a kind than the mission has.
fn caches(rules: &Company, state: &State, wrong: &mut Vec<String>) {
    for cache in Cache::ALL {
        let printed = rules.mission.ring.iter().filter(|m| m.cache() == Some(cache)).count();
        let found = caches_found(state, cache);
        if found > printed || state.phase == Phase::SetUp && found > 0 && found != printed {
            wrong.push(format!("{found} {} caches of {printed} are somewhere", cache.id()));
        }
    }
}

/// How many caches of a kind are somewhere.
pub(crate) fn caches_found(state: &State, cache: Cache) -> usize {
    let mut found = state.ring.iter().filter(|m| m.cache() == Some(cache)).count();
    if let Step::Ring(Ring { left }) = state.top() {
        found += usize::from(left[cache as usize]);
    }
    found += state.board.dropped.iter().filter(|dropped| dropped.cache == cache).count();
    let tally = &state.tally;
    for caches in [tally.destroyed, tally.carried_off, tally.recovered] {
        found += usize::from(caches.count(cache));
    }
    for side in Side::BOTH {
        for index in state.board.on_table(side).iter() {
            found += usize::from(state.board.body(Unit::new(side, index)).caches.count(cache));
        }
    }
    found
}

//! Chapters 28g, 28i and X8.3: units that come on, and VC that disappear.

use kernel::Sink;

use crate::Company;
use crate::board::Place;
use crate::components::{Nation, Side};
use crate::event::Event;
use crate::flow::{Acting, Play, State};
use crate::refusal::No;
use crate::rules::{enemies_near, movement};
use crate::sets::{Square, SquareSet, Unit};

/// X8.3: the squares of the edges where Communist units come on.
pub(crate) fn edge_squares(rules: &Company) -> SquareSet {
    let edges = rules.mission.edges.iter();
    edges.fold(SquareSet::NONE, |sum, edge| sum.or(edge.squares()))
}

/// X8.3: whether a waiting unit may come on at a square of an edge.
pub(crate) fn check_enter(
    rules: &Company,
    state: &State,
    unit: Unit,
    to: Square,
) -> Result<(), No> {
    if unit.side != Side::Communist || !edge_squares(rules).has(to) {
        return Err(No::NotEdge { square: to });
    }
    movement::check_free(rules, state, unit, to)?;
    if enemies_near(rules, state, unit.side, to).is_empty() {
        Ok(())
    } else {
        Err(No::EnemyNear { square: to })
    }
}

/// X8.3: a unit comes on and goes on acting (X8.4).
pub(crate) fn enter<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, to: Square) {
    come_on(play, unit, to);
    if let Some(acting) = play.state.acting_mut() {
        acting.entered += 1;
    }
    play.tell(Event::CameOn { unit, square: to });
}

fn come_on<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, to: Square) {
    play.state.board.put(play.rules, unit, Place::on(to));
    if let Some(acting) = play.state.acting_mut() {
        acting.came_on = true;
    }
}

fn is_vc_foot(rules: &Company, unit: Unit) -> bool {
    rules.forces[unit.side as usize].nation == Nation::Vc && !rules.charts.stats(unit).is_vehicle()
}

/// 28g: only VC foot comes out of peasants.
pub(crate) fn check_vc(rules: &Company, unit: Unit) -> Result<(), No> {
    if is_vc_foot(rules, unit) { Ok(()) } else { Err(No::VcOnly) }
}

/// 28g: whether a waiting VC unit may come out of a peasant in a square.
pub(crate) fn check_generate(
    rules: &Company,
    state: &State,
    unit: Unit,
    at: Square,
) -> Result<(), No> {
    if !state.board.peopled().has(at) {
        return Err(No::PeasantToBecome { square: at });
    }
    movement::check_free(rules, state, unit, at)
}

/// 28g: the peasant was one of them. No opportunity shooting (S-18).
pub(crate) fn generate<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, at: Square) {
    play.state.board.take_peasant(at);
    come_on(play, unit, at);
    play.tell(Event::Generated { unit, square: at });
}

/// 28i: whether a unit may disappear (S-40).
pub(crate) fn check_disappear(rules: &Company, acting: &Acting) -> Result<(), No> {
    if !is_vc_foot(rules, acting.unit) {
        return Err(No::VcDisappear);
    }
    if acting.came_on { Err(No::CameOn) } else { Ok(()) }
}

/// 28i: bodies and caches stay, a peasant appears in a village, the unit's turn ends.
pub(crate) fn disappear<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    let Some(square) = play.state.board.square(unit) else { return };
    let body = play.state.board.body_mut(unit);
    let (casualties, caches) = (body.casualties, body.caches);
    body.casualties = 0;
    body.caches = Default::default();
    body.down = false;
    play.state.board.dead[unit.side as usize].add(square, casualties);
    play.state.board.drop_caches(square, caches);
    play.state.board.put(play.rules, unit, Place::OFF);
    play.state.board.away.insert(unit.index);
    let most = play.rules.components.tables.peasants_in_square;
    let in_village = play.rules.charts.villages.has(square);
    if in_village && play.state.board.peasants.get(square) < most {
        play.state.board.add_peasant(square);
    }
    if let Some(acting) = play.state.acting_mut() {
        acting.over = true;
    }
    play.tell(Event::Disappeared { unit, square });
}

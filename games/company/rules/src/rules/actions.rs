//! Chapters 28b to 28e, 28h and 16c: what a unit can do, what it needs, and the plain actions themselves.

use kernel::{Scope, Sink};

use crate::Company;
use crate::choice::{Action, Choice, Kind};
use crate::components::{Cache, Side};
use crate::event::Event;
use crate::flow::{Acting, Name, Play, ShotKind, State, Step};
use crate::refusal::No;
use crate::rules::{
    arrivals, artillery, assault, caches, casevac, interrogation, movement, search, shooting,
};
use crate::sets::{Faces, Square, SquareSet, Unit};
use crate::tables::FootAction;

/// 28b, 16c: the faces with which an action succeeds. Movement uses the square moved into; to leave the
/// table, the one the unit stands in (X7.4).
pub fn faces(rules: &Company, state: &State, unit: Unit, action: Action) -> Faces {
    let tables = &rules.components.tables;
    let vehicle = rules.charts.stats(unit).is_vehicle();
    let into = |square: Square| {
        let terrain = rules.charts.terrain(square);
        if vehicle { tables.vehicle_into(terrain) } else { tables.foot_into(terrain) }
    };
    let foot = match action {
        Action::Move(to) | Action::Enter(to) => return into(to),
        Action::Leave => return state.board.square(unit).map_or(Faces::default(), into),
        Action::Shoot(_) if vehicle => return tables.vehicle_shoot,
        Action::Shoot(_) => FootAction::Shoot,
        Action::Assault(_) => FootAction::Assault,
        Action::GoDown | Action::GetUp => FootAction::DownOrCarryOn,
        Action::NewLeader => FootAction::NewLeader,
        Action::Destroy(_) => FootAction::DestroyCache,
        Action::RemoveMarker | Action::RemoveBody => FootAction::RemoveCasualty,
        Action::Generate(_) => FootAction::GenerateVc,
        Action::Disappear => FootAction::Disappear,
        Action::Call => artillery::action(rules, unit.side),
        Action::Casevac(_) => FootAction::Casevac,
        Action::Search => FootAction::Search,
        Action::Interrogate => FootAction::Interrogate,
    };
    tables.foot(foot)
}

/// 28c: what a down unit may still do.
const fn may_down(kind: Kind) -> bool {
    matches!(kind, Kind::Shoot | Kind::Disappear | Kind::Call | Kind::GetUp | Kind::GoDown)
}

/// 16b, 16c, X10.2: what vehicles can do. Where a chapter says that it is for foot, that is said.
const fn check_vehicle(kind: Kind) -> Result<(), No> {
    match kind {
        Kind::Move | Kind::Enter | Kind::Leave | Kind::Shoot => Ok(()),
        Kind::Assault => Err(No::VehiclesAssault),
        Kind::GoDown | Kind::GetUp | Kind::NewLeader => Err(No::VehicleActions),
        Kind::Search | Kind::Interrogate | Kind::Call | Kind::Destroy => Err(No::NotVehicles),
        Kind::RemoveMarker | Kind::RemoveBody => Err(No::FootRemoves),
        Kind::Generate => Err(No::VcOnly),
        Kind::Disappear => Err(No::VcDisappear),
        Kind::Casevac => Err(No::NotPc),
    }
}

/// Whether the acting unit may do such a thing at all, whatever it is aimed at.
fn check_may(rules: &Company, state: &State, acting: &Acting, kind: Kind) -> Result<(), No> {
    let unit = acting.unit;
    let body = state.board.body(unit);
    let comes_on = matches!(kind, Kind::Enter | Kind::Generate);
    let on_table = body.place.square().is_some();
    if on_table == comes_on {
        return Err(match (on_table, kind) {
            (false, _) => No::OffTable,
            (true, Kind::Generate) => No::OnTableGenerates,
            (true, _) => No::OnTable,
        });
    }
    if rules.charts.stats(unit).is_vehicle() {
        check_vehicle(kind)?;
    }
    if body.down && !may_down(kind) {
        return Err(No::Down);
    }
    if kind == Kind::Shoot {
        shooting::check_again(rules, acting)
    } else if kind == Kind::Generate {
        arrivals::check_vc(rules, unit)
    } else if kind == Kind::Casevac {
        casevac::check_caller(rules, state, unit)
    } else {
        Ok(())
    }
}

/// Whether the acting unit may pick an action that is then aimed: there must be a target. If there is
/// only one that it could be aimed at, what is wrong with that one is said.
pub(crate) fn check_kind(
    rules: &Company,
    state: &State,
    acting: &Acting,
    kind: Kind,
) -> Result<(), No> {
    check_may(rules, state, acting, kind)?;
    if has_target(rules, state, acting.unit, kind) {
        return Ok(());
    }
    let mut aims = Vec::new();
    targets(rules, state, acting, kind, Scope::All, &mut aims);
    let [Choice::Act(only)] = aims.as_slice() else { return Err(no_target(kind)) };
    check(rules, state, acting, *only)
}

/// What is said when there is nothing that an action could be aimed at.
const fn no_target(kind: Kind) -> No {
    match kind {
        Kind::Move => No::MoveTarget,
        Kind::Enter => No::EnterTarget,
        Kind::Shoot => No::ShootTarget,
        Kind::Assault => No::AssaultTarget,
        Kind::Destroy => No::DestroyTarget,
        Kind::Generate => No::GenerateTarget,
        Kind::Casevac => No::CasevacTarget,
        Kind::Leave
        | Kind::GoDown
        | Kind::GetUp
        | Kind::NewLeader
        | Kind::RemoveMarker
        | Kind::RemoveBody
        | Kind::Disappear
        | Kind::Call
        | Kind::Search
        | Kind::Interrogate => No::NotAsked,
    }
}

fn has_target(rules: &Company, state: &State, unit: Unit, kind: Kind) -> bool {
    let body = state.board.body(unit);
    let near = body.place.square().map_or(SquareSet::NONE, |here| rules.charts.near(here));
    match kind {
        Kind::Move => near.iter().any(|to| movement::check_free(rules, state, unit, to).is_ok()),
        Kind::Enter => {
            let mut edges = arrivals::edge_squares(rules).iter();
            edges.any(|to| arrivals::check_enter(rules, state, unit, to).is_ok())
        }
        Kind::Shoot => !shooting::targets(rules, state, unit).is_empty(),
        Kind::Assault => !state.board.occupied(unit.side.enemy()).and(near).is_empty(),
        Kind::Destroy => !body.caches.is_empty(),
        Kind::Generate => {
            let mut peopled = state.board.peopled().iter();
            peopled.any(|at| arrivals::check_generate(rules, state, unit, at).is_ok())
        }
        Kind::Casevac => {
            casevac::squares(state).iter().any(|at| casevac::check_square(state, at).is_ok())
        }
        Kind::Leave
        | Kind::GoDown
        | Kind::GetUp
        | Kind::NewLeader
        | Kind::RemoveMarker
        | Kind::RemoveBody
        | Kind::Disappear
        | Kind::Call
        | Kind::Search
        | Kind::Interrogate => false,
    }
}

/// Whether the acting unit may declare an action.
pub fn check(rules: &Company, state: &State, acting: &Acting, action: Action) -> Result<(), No> {
    check_may(rules, state, acting, action.kind())?;
    let unit = acting.unit;
    let body = state.board.body(unit);
    match action {
        Action::Move(to) => movement::check(rules, state, unit, to),
        Action::Enter(to) => arrivals::check_enter(rules, state, unit, to),
        Action::Leave => movement::check_leave(rules, state, unit),
        Action::Shoot(at) => shooting::check(rules, state, unit, at),
        Action::Assault(target) => assault::check(rules, state, unit, target),
        Action::GoDown if body.down => Err(No::IsDown),
        Action::GetUp if !body.down => Err(No::IsUp),
        Action::GoDown | Action::GetUp => Ok(()),
        Action::NewLeader if body.leader => Err(No::HasLeader),
        Action::NewLeader => Ok(()),
        Action::Destroy(cache) => caches::check_destroy(state, unit, cache),
        Action::RemoveMarker => check_remove(unit, body.casualties),
        Action::RemoveBody => {
            let here = body.place.square();
            let bodies = |square| state.board.dead[Side::Communist as usize].get(square);
            check_remove(unit, here.map_or(0, bodies))
        }
        Action::Generate(at) => arrivals::check_generate(rules, state, unit, at),
        Action::Disappear => arrivals::check_disappear(rules, acting),
        Action::Call => artillery::check(rules, state, unit),
        Action::Casevac(square) => casevac::check_square(state, square),
        Action::Search => search::check(rules, state, unit),
        Action::Interrogate => interrogation::check(state, unit),
    }
}

/// 28h: a Communist casualty must be there.
fn check_remove(unit: Unit, casualties: u8) -> Result<(), No> {
    if unit.side != Side::Communist {
        return Err(No::CommunistOnly);
    }
    if casualties > 0 { Ok(()) } else { Err(No::NothingToRemove) }
}

/// X5.7: what a unit can do: actions that are then aimed, and plain ones.
pub fn candidates(rules: &Company, state: &State, acting: &Acting, out: &mut Vec<Choice>) {
    let unit = acting.unit;
    let kinds = |kinds: &[Kind], out: &mut Vec<Choice>| {
        out.extend(kinds.iter().copied().map(Choice::Kind));
    };
    let plain = |actions: &[Action], out: &mut Vec<Choice>| {
        out.extend(actions.iter().copied().map(Choice::Act));
    };
    if state.board.square(unit).is_none() {
        if !arrivals::edge_squares(rules).is_empty() {
            kinds(&[Kind::Enter], out);
        }
        return kinds(&[Kind::Generate], out);
    }
    kinds(&[Kind::Move, Kind::Shoot, Kind::Assault], out);
    plain(&[Action::GoDown, Action::GetUp, Action::NewLeader, Action::Call], out);
    match unit.side {
        Side::WhiteStar => {
            kinds(&[Kind::Destroy, Kind::Casevac], out);
            plain(&[Action::Search, Action::Interrogate, Action::Leave], out);
        }
        Side::Communist => {
            plain(&[Action::RemoveMarker, Action::RemoveBody, Action::Disappear], out);
        }
    }
}

/// X5.7: what an action can be aimed at; for search only what it may be aimed at.
pub fn targets(
    rules: &Company,
    state: &State,
    acting: &Acting,
    kind: Kind,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let before = out.len();
    aims(rules, state, acting.unit, kind, |action| out.push(Choice::Act(action)));
    if scope == Scope::Canonical {
        let mut place = 0;
        out.retain(|choice| {
            place += 1;
            let Choice::Act(action) = choice else { return true };
            place <= before || check(rules, state, acting, *action).is_ok()
        });
    }
}

/// X5.7: an action with each of its targets.
fn aims(rules: &Company, state: &State, unit: Unit, kind: Kind, mut add: impl FnMut(Action)) {
    let here = state.board.square(unit);
    let near = here.map_or(SquareSet::NONE, |here| rules.charts.near(here));
    let enemy = unit.side.enemy();
    let enemies = state.board.visible(enemy).iter().map(|index| Unit::new(enemy, index));
    match kind {
        Kind::Move => near.iter().map(Action::Move).for_each(&mut add),
        Kind::Enter => arrivals::edge_squares(rules).iter().map(Action::Enter).for_each(&mut add),
        Kind::Shoot => enemies.map(Action::Shoot).for_each(&mut add),
        Kind::Assault => enemies.map(Action::Assault).for_each(&mut add),
        Kind::Destroy => Cache::ALL.into_iter().map(Action::Destroy).for_each(&mut add),
        Kind::Generate => state.board.peopled().iter().map(Action::Generate).for_each(&mut add),
        Kind::Casevac => casevac::squares(state).iter().map(Action::Casevac).for_each(&mut add),
        Kind::Leave
        | Kind::GoDown
        | Kind::GetUp
        | Kind::NewLeader
        | Kind::RemoveMarker
        | Kind::RemoveBody
        | Kind::Disappear
        | Kind::Call
        | Kind::Search
        | Kind::Interrogate => (),
    }
}

/// Carries out an action whose dice succeeded.
pub(crate) fn perform<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, action: Action) {
    match action {
        Action::Move(to) => movement::perform(play, unit, to),
        Action::Enter(to) => arrivals::enter(play, unit, to),
        Action::Leave => movement::leave(play, unit),
        Action::Shoot(at) => shoot(play, unit, at),
        Action::Assault(target) => assault::perform(play, unit, target),
        Action::GoDown => {
            play.state.board.body_mut(unit).down = true;
            play.tell(Event::WentDown { unit });
        }
        Action::GetUp => {
            play.state.board.body_mut(unit).down = false;
            play.tell(Event::GotUp { unit });
        }
        Action::NewLeader => {
            play.state.board.body_mut(unit).leader = true;
            play.tell(Event::NewLeader { unit });
        }
        Action::Destroy(cache) => caches::destroy(play, unit, cache),
        Action::RemoveMarker => {
            play.state.board.body_mut(unit).casualties -= 1;
            removed(play, unit);
        }
        Action::RemoveBody => remove_body(play, unit),
        Action::Generate(at) => arrivals::generate(play, unit, at),
        Action::Disappear => arrivals::disappear(play, unit),
        Action::Call => artillery::perform(play, unit),
        Action::Casevac(square) => casevac::perform(play, square),
        Action::Search => play.push(Step::Name(Name { unit })),
        Action::Interrogate => interrogation::perform(play, unit),
    }
}

/// 33a: a shot of the unit's own turn.
fn shoot<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, at: Unit) {
    if let Some(acting) = play.state.acting_mut() {
        acting.shots += 1;
    }
    shooting::begin(play, unit, at, ShotKind::Action);
}

/// 28h: a body in the unit's square is taken away.
fn remove_body<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    if let Some(square) = play.state.board.square(unit) {
        let dead = &mut play.state.board.dead[Side::Communist as usize];
        dead.set(square, dead.get(square) - 1);
        removed(play, unit);
    }
}

/// 28h: one casualty less on the table.
fn removed<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    play.state.tally.removed = play.state.tally.removed.saturating_add(1);
    play.tell(Event::CasualtyRemoved { unit });
}

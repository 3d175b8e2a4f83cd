//! Chapters 28b to 28e, 28h and 16c: what a unit can do, what it needs, and the plain actions themselves.

use kernel::{Scope, Sink};

use crate::Company;
use crate::choice::{Action, Choice};
use crate::components::{Cache, Side};
use crate::event::Event;
use crate::flow::{Acting, Play, ShotKind, State, Step};
use crate::refusal::No;
use crate::rules::{
    arrivals, artillery, assault, caches, casevac, interrogation, movement, search, shooting,
};
use crate::sets::{Faces, Square, Unit};
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
const fn may_down(action: Action) -> bool {
    matches!(
        action,
        Action::Shoot(_) | Action::Disappear | Action::Call | Action::GetUp | Action::GoDown
    )
}

/// 16b, 16c, X10.2: what vehicles can do.
const fn may_vehicle(action: Action) -> bool {
    matches!(action, Action::Move(_) | Action::Enter(_) | Action::Leave | Action::Shoot(_))
}

/// Whether the acting unit may declare an action.
pub fn check(rules: &Company, state: &State, acting: &Acting, action: Action) -> Result<(), No> {
    let unit = acting.unit;
    let body = state.board.body(unit);
    let comes_on = matches!(action, Action::Enter(_) | Action::Generate(_));
    let on_table = body.place.square().is_some();
    if on_table == comes_on {
        return Err(if on_table { No::OnTable } else { No::OffTable });
    }
    if rules.charts.stats(unit).is_vehicle() && !may_vehicle(action) {
        return Err(No::NotVehicles);
    }
    if body.down && !may_down(action) {
        return Err(No::Down);
    }
    match action {
        Action::Move(to) => movement::check(rules, state, unit, to),
        Action::Enter(to) => arrivals::check_enter(rules, state, unit, to),
        Action::Leave => movement::check_leave(rules, state, unit),
        Action::Shoot(at) => {
            let most = rules.components.tables.shooting.per_turn;
            if acting.shots >= most {
                return Err(No::ShotsUsed { most });
            }
            shooting::check(rules, state, unit, at)
        }
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
        Action::Casevac(square) => casevac::check(rules, state, unit, square),
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

/// The actions that make sense for a unit.
pub fn candidates(
    rules: &Company,
    state: &State,
    acting: &Acting,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let unit = acting.unit;
    let mut add = |action| out.push(Choice::Act(action));
    let body = state.board.body(unit);
    let Some(here) = body.place.square() else {
        arrivals::edge_squares(rules).iter().map(Action::Enter).for_each(&mut add);
        state.board.peopled().iter().map(Action::Generate).for_each(&mut add);
        return;
    };
    let enemy = unit.side.enemy();
    let all = scope == Scope::All;
    if all || !body.down {
        rules.charts.near(here).iter().map(Action::Move).for_each(&mut add);
    }
    let targets =
        if all { state.board.visible(enemy) } else { shooting::targets(rules, state, unit) };
    targets.iter().for_each(|index| add(Action::Shoot(Unit::new(enemy, index))));
    if all || movement::check_leave(rules, state, unit).is_ok() {
        add(Action::Leave);
    }
    if !all && rules.charts.stats(unit).is_vehicle() {
        return;
    }
    let near = if all {
        state.board.visible(enemy)
    } else {
        state.board.units_in(enemy, rules.charts.near(here))
    };
    near.iter().for_each(|index| add(Action::Assault(Unit::new(enemy, index))));
    add(Action::GoDown);
    add(Action::GetUp);
    add(Action::NewLeader);
    add(Action::Call);
    match unit.side {
        Side::WhiteStar => {
            add(Action::Search);
            add(Action::Interrogate);
            Cache::ALL.into_iter().map(Action::Destroy).for_each(&mut add);
            if all || rules.charts.stats(unit).commander().is_some() {
                casevac::squares(state).iter().map(Action::Casevac).for_each(&mut add);
            }
        }
        Side::Communist => {
            add(Action::RemoveMarker);
            add(Action::RemoveBody);
            add(Action::Disappear);
        }
    }
}

/// Carries out an action whose dice succeeded.
pub fn perform<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, action: Action) {
    match action {
        Action::Move(to) => movement::perform(play, unit, to),
        Action::Enter(to) => arrivals::enter(play, unit, to),
        Action::Leave => movement::leave(play, unit),
        Action::Shoot(at) => {
            if let Some(acting) = play.state.acting_mut() {
                acting.shots += 1;
            }
            shooting::begin(play, unit, at, ShotKind::Action);
        }
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
        Action::RemoveBody => {
            if let Some(square) = play.state.board.square(unit) {
                let dead = &mut play.state.board.dead[Side::Communist as usize];
                dead.set(square, dead.get(square) - 1);
                removed(play, unit);
            }
        }
        Action::Generate(at) => arrivals::generate(play, unit, at),
        Action::Disappear => arrivals::disappear(play, unit),
        Action::Call => artillery::perform(play, unit),
        Action::Casevac(square) => casevac::perform(play, square),
        Action::Search => play.push(Step::Name { unit }),
        Action::Interrogate => interrogation::perform(play, unit),
    }
}

/// 28h: one casualty less on the table.
fn removed<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    play.state.tally.removed += 1;
    play.tell(Event::CasualtyRemoved { unit });
}

//! 3.0, 3.3: a side moves its stacks, one group after the other.

use kernel::flow::StepRules;
use kernel::{Next, Scope, Seat, Seats, Sink};

use super::aircraft::{self, Descent};
use super::paths::Pace;
use super::{attack, engineering, limits, loading, march};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::flow::{Fiddles, Group, Mode, Movement, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::UnitSet;

impl StepRules<Tonkin> for Movement {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        let side = self.side;
        Next::ask(
            State::seat(side),
            self.at.map_or(Prompt::Movement { side }, |hex| Prompt::MoveHex { side, hex }),
        )
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        match self.at {
            Some(hex) => out.push(Choice::Stack(hex)),
            None => out.extend(state.board.occupied(self.side).iter().map(Choice::Stack)),
        }
        match self.side {
            Side::French if self.transports && self.at.is_none() => out.push(Choice::Saigon),
            Side::French => (),
            Side::VietMinh => engineering::build_candidates(rules, state, out),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Stack(hex) if self.at.is_some_and(|at| at != hex) => Err(No::NotAsked),
            Choice::Stack(hex) => check_stack(state, self, hex),
            Choice::Saigon if self.side == Side::French && self.at.is_none() => {
                let left = unmoved(rules, state, self, None);
                match (left.is_empty(), self.transports) {
                    (_, false) => Err(No::Transport),
                    (true, true) => Err(No::NobodyInSaigon),
                    (false, true) => Ok(()),
                }
            }
            Choice::Build(_) | Choice::BuildFrom(..) if self.side == Side::VietMinh => {
                engineering::check_build(rules, state, self, *choice)
            }
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let at = match choice {
            Choice::Stack(hex) => Some(hex),
            Choice::Saigon => None,
            Choice::Build(_) | Choice::BuildFrom(..) => {
                play.pop();
                return engineering::build(play, choice);
            }
            Choice::Done => {
                play.pop();
                return;
            }
            _ => return,
        };
        play.push(Step::Group(Group {
            side: self.side,
            at,
            picked: UnitSet::NONE,
            fiddles: Fiddles::NONE,
        }));
    }
}

impl StepRules<Tonkin> for Group {
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(
            State::seat(self.side),
            Prompt::Group { side: self.side, at: self.at, picked: self.picked },
        )
    }

    fn asked(&self, _: &Tonkin, _: &State) -> Seats {
        Seats::only(State::seat(self.side))
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let Some(movement) = state.movement() else { return };
        out.push(Choice::Back);
        let all = scope == Scope::All;
        let goes = |unit: &Unit| all || check_mixed(movement, self, *unit).is_ok();
        let units = unmoved(rules, state, movement, self.at);
        attack::list_picks(self.picked, units.iter().filter(goes), scope, out);
        if all {
            out.push(Choice::WithAll);
        }
        if !self.picked.is_empty() {
            go_candidates(rules, state, self, scope, out);
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Some(movement) = state.movement() else { return Err(No::NotAsked) };
        match *choice {
            Choice::Back => Ok(()),
            Choice::With(unit) if self.picked.has(unit) => Err(No::NotAsked),
            Choice::With(unit) => check_pick(rules, state, movement, self, unit),
            Choice::Without(_) | Choice::WithAll if self.fiddles.is_spent() => Err(No::Fiddled),
            Choice::Without(unit) if self.picked.has(unit) => Ok(()),
            Choice::WithAll => {
                let all = unmoved(rules, state, movement, self.at);
                if all == self.picked { Err(No::AllPicked) } else { Ok(()) }
            }
            _ => check_way(rules, state, movement, self, *choice),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let mut group = *self;
        match choice {
            Choice::With(unit) => group.picked.insert(unit),
            Choice::Without(unit) => {
                group.picked.remove(unit);
                group.fiddles.count();
            }
            Choice::WithAll => {
                let movement = play.state.movement().copied();
                group.fiddles.count();
                if let Some(movement) = movement {
                    group.picked = unmoved(play.rules, play.state, &movement, group.at);
                }
            }
            Choice::Back => {
                play.pop();
                return;
            }
            Choice::Go(_)
            | Choice::Double(_)
            | Choice::Air(_)
            | Choice::Drop(_)
            | Choice::Ship(_)
            | Choice::ShipSaigon => return depart(play, group, choice),
            _ => return,
        }
        play.replace(Step::Group(group));
    }
}

/// Units of the side in a place that have not moved yet. `None` is Saigon.
pub fn unmoved(rules: &Tonkin, state: &State, movement: &Movement, at: Option<Hex>) -> UnitSet {
    let own = rules.charts.forces.side[movement.side as usize];
    let here: UnitSet = match at {
        Some(hex) => state.board.units(hex),
        None => state.board.units_at(Place::Saigon).collect(),
    };
    here.and(own).minus(movement.moved)
}

/// Whether 3.8 lets all units stop in a hex.
pub(crate) fn check_stop(rules: &Tonkin, units: UnitSet, hex: Hex) -> Result<(), No> {
    match units.iter().find(|unit| !limits::may_stop(rules, *unit, hex)) {
        Some(unit) => Err(limits::forbidden(rules, unit, hex)),
        None => Ok(()),
    }
}

/// 3.8: the hexes in which all units may stop.
pub fn stops(rules: &Tonkin, units: UnitSet) -> crate::sets::HexSet {
    let all = rules.charts.ground.in_play;
    units.iter().fold(all, |open, unit| open.and(*limits::allowed(rules, unit)))
}

/// Whether somebody of the side in a hex has not moved yet.
fn check_stack(state: &State, movement: &Movement, hex: Hex) -> Result<(), No> {
    if !state.board.occupied(movement.side).has(hex) {
        return Err(No::NobodyToMove { hex });
    }
    // Nobody else stands where the side does.
    let left = state.board.stack(hex).any(|unit| !movement.moved.has(unit));
    match state.board.stack(hex).next() {
        Some(unit) if !left => Err(No::HasMoved { unit }),
        _ => Ok(()),
    }
}

/// The ways a group that is picked may go. For search only what is legal is listed.
fn go_candidates(
    rules: &Tonkin,
    state: &State,
    group: &Group,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let all = scope == Scope::All;
    let Some(movement) = state.movement() else { return };
    let legal = |choice: &Choice| all || check_way(rules, state, movement, group, *choice).is_ok();
    if group.at.is_some() {
        let late = movement.late.meets(group.picked);
        let double = all || !late && loading::check_double(rules, state, group).is_ok();
        for mode in [Mode::Own, Mode::Truck, Mode::River] {
            let afloat = mode != Mode::River || group.side == Side::French;
            // Whoever cannot go so does not double it either.
            if afloat && legal(&Choice::Go(mode)) {
                out.push(Choice::Go(mode));
                out.extend(Some(Choice::Double(mode)).filter(|_| double));
            }
        }
    }
    if group.side == Side::VietMinh {
        return;
    }
    fly_candidates(rules, state, group, scope, out);
    let harbours = &rules.charts.ground.harbours;
    if group.at.is_none_or(|hex| harbours.has(hex)) {
        let ships = harbours.iter().filter(|hex| Some(*hex) != group.at).map(Choice::Ship);
        out.extend(ships.filter(legal));
        if group.at.is_some() {
            out.extend([Choice::ShipSaigon].into_iter().filter(legal));
        }
    }
}

/// 3.5: where a group on an airstrip may fly.
fn fly_candidates(
    rules: &Tonkin,
    state: &State,
    group: &Group,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let strips = &rules.charts.ground.airstrips;
    if !group.at.is_some_and(|hex| strips.has(hex)) {
        return;
    }
    let (to, drops) = match scope {
        Scope::All => {
            let others = strips.iter().filter(|hex| Some(*hex) != group.at);
            (others.collect(), rules.drop_zones)
        }
        Scope::Canonical => {
            let drops = aircraft::drop_hexes(rules, state, group);
            (aircraft::air_hexes(rules, state, group), drops)
        }
    };
    out.extend(to.iter().map(Choice::Air));
    out.extend(drops.iter().map(Choice::Drop));
}

/// Whether the group may go so.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
fn check_way(
    rules: &Tonkin,
    state: &State,
    movement: &Movement,
    group: &Group,
    choice: Choice,
) -> Result<(), No> {
    if group.picked.is_empty() {
        return Err(No::NobodyPicked);
    }
    match choice {
        Choice::Go(mode) => check_go(rules, state, movement, group, mode),
        // 3.2, 6.4: a Double-Move is no overrun.
        Choice::Double(_) if group.picked.meets(movement.late) => Err(No::Late),
        Choice::Double(mode) => {
            check_go(rules, state, movement, group, mode)?;
            loading::check_double(rules, state, group)
        }
        Choice::Air(to) => aircraft::check_air(rules, state, group, to),
        Choice::Drop(to) => aircraft::check_drop(rules, state, group, to),
        Choice::Ship(to) => loading::check_ship(rules, state, movement, group, Some(to)),
        Choice::ShipSaigon => loading::check_ship(rules, state, movement, group, None),
        _ => Err(No::NotAsked),
    }
}

/// Units of a stack that has overrun go together with others of their kind only.
fn check_pick(
    rules: &Tonkin,
    state: &State,
    movement: &Movement,
    group: &Group,
    unit: Unit,
) -> Result<(), No> {
    if !unmoved(rules, state, movement, group.at).has(unit) {
        return Err(No::HasMoved { unit });
    }
    check_mixed(movement, group, unit)
}

fn check_mixed(movement: &Movement, group: &Group, unit: Unit) -> Result<(), No> {
    let late = group.picked.meets(movement.late);
    let mixed = !group.picked.is_empty() && movement.late.has(unit) != late;
    if mixed { Err(No::Late) } else { Ok(()) }
}

/// 3.1, 3.4, 3.6: whether the group may go so.
fn check_go(
    rules: &Tonkin,
    state: &State,
    movement: &Movement,
    group: &Group,
    mode: Mode,
) -> Result<(), No> {
    let Some(at) = group.at else { return Err(No::NotAsked) };
    match mode {
        Mode::Own => loading::check_own(rules, state, group)?,
        Mode::Truck => loading::check_truck(rules, state, movement, group, at)?,
        Mode::River => loading::check_river(rules, state, movement, group)?,
    }
    if group.picked.meets(movement.late) {
        march::check_late(rules, state, group, at, mode)?;
    }
    Ok(())
}

/// The group leaves by itself, by truck, DNA, air or ship.
fn depart<S: Sink<Tonkin>>(play: &mut Play<'_, S>, group: Group, choice: Choice) {
    play.pop();
    match (choice, group.at) {
        (Choice::Go(mode), Some(at)) => march::begin(play, &group, at, mode, Pace::Plain),
        (Choice::Double(mode), Some(at)) => march::begin(play, &group, at, mode, Pace::Double),
        (Choice::Air(to), Some(at)) => {
            aircraft::take_off(play, group.picked, at, to, Descent::Landing);
        }
        (Choice::Drop(to), Some(at)) => {
            aircraft::take_off(play, group.picked, at, to, Descent::Drop);
        }
        (Choice::Ship(to), at) => loading::ship(play, group.picked, at, Some(to)),
        (Choice::ShipSaigon, at) => loading::ship(play, group.picked, at, None),
        // Nobody in Saigon marches or flies, and no other answer sends a group anywhere.
        _ => (),
    }
}

//! 16.0: movement: the automatic advance of the Viet Minh, and French moves by choice (25.2 with leaders).
//!
//! French pieces move space by space, in any order. Control passes on entry (6.1), so each step counts.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Seats, Sink};

use crate::Siege;
use crate::board::{Place, Status, Trenches};
use crate::choice::Choice;
use crate::components::{Battalion, Effect, EventKind, Role, Route, Side, Space, Unit};
use crate::event::Event;
use crate::flow::{Movement, Piece, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{Changes, airfields, leaders, staff};
use crate::sets::{SpaceSet, UnitSet};

/// Who shares French movement.
const ROLES: [Role; 2] = [Role::North, Role::South];

impl Siege {
    /// What an event that is in force this turn does, where it does such a thing.
    pub(crate) fn in_force<T>(
        &self,
        state: &State,
        kind: EventKind,
        pick: impl Fn(Effect) -> Option<T>,
    ) -> Option<T> {
        if !state.board.events.has(kind) {
            return None;
        }
        let steps = &self.components.events[kind as usize].steps;
        steps.iter().find_map(|step| pick(step.effect))
    }
}

/// 16.1: how far battalions move in this step: by morale now (S-37), capped by the weather of both
/// sides, and one more under Human Wave Assaults.
pub(crate) fn vietminh_allowance(rules: &Siege, state: &State) -> u8 {
    let start = rules.level(state).movement;
    let cap = rules.in_force(state, EventKind::VietMinhWeather, |effect| {
        if let Effect::CapAll(cap) = effect { Some(cap) } else { None }
    });
    let more = rules.in_force(state, EventKind::HumanWave, |effect| {
        if let Effect::VietMinhMovement(more) = effect { Some(more) } else { None }
    });
    cap.map_or(start, |cap| start.min(cap)) + more.unwrap_or(0)
}

/// 16.3: the battalions of the divisions in Assault advance, Route by Route, the foremost first.
pub fn vietminh<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    if play.state.board.events.trenches == Trenches::Dug {
        return;
    }
    let allowance = vietminh_allowance(play.rules, play.state);
    for route in play.rules.order(play.state) {
        if play.state.board.status(route) == Status::Assault {
            advance_route(play, route, allowance);
        }
    }
}

fn advance_route<S: Sink<Siege>>(play: &mut Play<'_, S>, route: Route, allowance: u8) {
    let own = play.rules.battalions_of(play.state, route);
    let occupied = play.state.board.swarmed().and(play.rules.charts.routes[route.slot()]);
    // Spaces of a Route are numbered outward, and whoever moves goes inward: nobody is met twice.
    for space in occupied.iter() {
        for battalion in play.state.board.battalions_in(space).and(own).iter() {
            advance(play, battalion, route, allowance);
        }
    }
    for battalion in play.state.board.battalions(Place::Base(route)).and(own).iter() {
        advance(play, battalion, route, allowance);
    }
}

/// One battalion moves as far as it can (16.4): up to the French, or into the Central Fortress (16.5).
fn advance<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    battalion: Battalion,
    route: Route,
    allowance: u8,
) {
    for _ in 0..allowance {
        let from = play.state.board.battalion_place(battalion);
        let next = match from.space() {
            Some(space) => play.rules.charts.inward(space),
            None => Some(play.rules.charts.last(route)),
        };
        let Some(to) = next.filter(|space| !play.state.board.held().has(*space)) else { return };
        play.state.board.put_battalion(battalion, Place::Space(to));
        play.tell(Event::Advanced { battalion, from, to });
        play.take_control(to, Side::VietMinh);
        airfields::overrun(play, to);
        leaders::abandon(play, to);
    }
}

/// 16.2: French movement begins.
pub fn begin<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let board = &play.state.board;
    let mut eased = UnitSet::NONE;
    for fortification in play.rules.charts.fortifications.iter() {
        if let Some(space) = board.space_of(fortification) {
            eased = eased.or(board.units(space));
        }
    }
    play.push(Step::Movement(Movement { eased, ..Movement::default() }));
}

/// 16.1: how far a French piece may move in this step.
pub(crate) fn allowance(rules: &Siege, state: &State, movement: &Movement, unit: Unit) -> u8 {
    let tables = &rules.components.tables;
    let leads = rules.charts.leaders.has(unit);
    if !leads && rules.face(state, unit).is_static {
        return 0;
    }
    let led = leads || leader_of(movement, unit).is_some();
    let start = match command(rules, state) {
        Some((_, with_leader)) if led => with_leader,
        Some((alone, _)) => alone,
        None if led || movement.eased.has(unit) => tables.constants.french_movement_led,
        None => tables.constants.french_movement,
    };
    cap(rules, state).map_or(start, |cap| start.min(cap))
}

/// 30.0 Command Breakdown: the allowance without and with a leader.
fn command(rules: &Siege, state: &State) -> Option<(u8, u8)> {
    rules.in_force(state, EventKind::CommandBreakdown, |effect| {
        if let Effect::FrenchMovement { allowance, with_leader } = effect {
            Some((allowance, with_leader))
        } else {
            None
        }
    })
}

/// 30.0 Weather: what no French piece exceeds, whatever other rules say (S-50).
fn cap(rules: &Siege, state: &State) -> Option<u8> {
    let french = rules.in_force(state, EventKind::FrenchWeather, |effect| {
        if let Effect::FrenchCap(cap) = effect { Some(cap) } else { None }
    });
    let all = rules.in_force(state, EventKind::VietMinhWeather, |effect| {
        if let Effect::CapAll(cap) = effect { Some(cap) } else { None }
    });
    french.into_iter().chain(all).min()
}

/// The leader a unit follows (25.2).
fn leader_of(movement: &Movement, unit: Unit) -> Option<Unit> {
    movement.led.iter().find(|(_, units)| units.has(unit)).map(|(leader, _)| *leader)
}

/// Those who move with a leader.
fn followers(movement: &Movement, leader: Unit) -> UnitSet {
    let led = movement.led.iter().find(|(one, _)| *one == leader);
    led.map_or(UnitSet::NONE, |(_, units)| *units)
}

/// The points a piece has spent.
fn spent(movement: &Movement, unit: Unit) -> u8 {
    movement.spent.iter().filter(|set| set.has(unit)).count() as u8
}

/// The points a piece has left; none once it has stopped in the Central Fortress (16.5).
fn left(rules: &Siege, state: &State, movement: &Movement, unit: Unit) -> u8 {
    match movement.stopped.has(unit) {
        true => 0,
        false => allowance(rules, state, movement, unit).saturating_sub(spent(movement, unit)),
    }
}

/// The spaces next to a space, bases left out (16.7).
fn neighbours(rules: &Siege, space: Space) -> SpaceSet {
    let charts = &rules.charts;
    match charts.route(space) {
        Some(route) => {
            charts.inward(space).into_iter().chain(charts.outward(route, space)).collect()
        }
        None => Route::ALL.into_iter().filter_map(|route| charts.outward(route, space)).collect(),
    }
}

impl StepRules<Siege> for Movement {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        Next::Decision { seats: self.asked(rules, state), prompt: Prompt::Movement }
    }

    fn asked(&self, rules: &Siege, _: &State) -> Seats {
        staff::sharing(rules, &ROLES, self.done)
    }

    /// Moves, and units that follow a leader or stay.
    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        let movers = movers(rules, state);
        match scope {
            Scope::All => list_all(rules, state, self, movers, out),
            Scope::Canonical => {
                list_canonical(rules, state, self, canonical(rules, state, self, movers), out);
            }
        }
    }

    /// 16.0, 25.2: whether an answer is legal.
    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        let unit = match *choice {
            Choice::Close => return staff::check_close(rules, seat),
            Choice::Done => return Ok(()),
            Choice::Move(unit, to) => {
                check_move(rules, state, self, unit, to)?;
                unit
            }
            Choice::Follow(unit, leader) => {
                check_follow(rules, state, self, unit, leader)?;
                unit
            }
            Choice::Stay(unit) => {
                check_stay(self, unit)?;
                unit
            }
            _ => return Err(No::NotAsked),
        };
        staff::check_owner(rules, state, seat, Piece::Unit(unit))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        if let Choice::Move(unit, to) = choice {
            return march(play, unit, to);
        }
        let Some(Step::Movement(movement)) = play.state.steps.last_mut() else { return };
        match choice {
            Choice::Follow(unit, leader) => {
                match movement.led.iter_mut().find(|(one, _)| *one == leader) {
                    Some((_, units)) => units.insert(unit),
                    // There are never more leaders than the list holds; a further one would lead nobody.
                    None => {
                        let _ = movement.led.try_push((leader, UnitSet::one(unit)));
                    }
                }
            }
            Choice::Stay(unit) => {
                movement.led.iter_mut().for_each(|(_, units)| units.remove(unit));
                movement.fiddles.count();
            }
            Choice::Close => movement.done = staff::everybody(),
            Choice::Done => movement.done = movement.done.with(seat),
            _ => (),
        }
    }

    /// The step ends when everybody is done, or when nobody can move.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let (rules, state) = (play.rules, &*play.state);
        let stirs = |unit: Unit| {
            let Some(space) = state.board.space_of(unit) else { return false };
            let free = neighbours(rules, space).minus(state.board.swarmed());
            !free.is_empty() && left(rules, state, self, unit) > 0
        };
        if !self.asked(rules, state).is_empty() && movers(rules, state).iter().any(stirs) {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// Units and leaders on the map.
fn movers(rules: &Siege, state: &State) -> UnitSet {
    let leaders = rules.charts.leaders.iter().filter(|unit| state.board.space_of(*unit).is_some());
    state.board.units_on_map().or(leaders.collect())
}

/// Everything a piece might be told to do.
fn list_all(
    rules: &Siege,
    state: &State,
    movement: &Movement,
    movers: UnitSet,
    out: &mut Vec<Choice>,
) {
    for unit in movers.iter() {
        let Some(space) = state.board.space_of(unit) else { continue };
        out.extend(reach(rules, space).iter().map(|to| Choice::Move(unit, to)));
        let leaders = state.board.leaders(space).iter().filter(|leader| *leader != unit);
        out.extend(leaders.map(|leader| Choice::Follow(unit, leader)));
        if leader_of(movement, unit).is_some() {
            out.push(Choice::Stay(unit));
        }
    }
}

/// One space at a time. Whoever moves as far alone gains nothing by following.
fn list_canonical(
    rules: &Siege,
    state: &State,
    movement: &Movement,
    movers: UnitSet,
    out: &mut Vec<Choice>,
) {
    for unit in movers.iter() {
        let Some(space) = state.board.space_of(unit) else { continue };
        out.extend(neighbours(rules, space).iter().map(|to| Choice::Move(unit, to)));
        if gains(rules, state, movement, unit) {
            let leaders = state.board.leaders(space).iter().filter(|leader| *leader != unit);
            out.extend(leaders.map(|leader| Choice::Follow(unit, leader)));
        }
    }
}

/// Pieces in list order: those after the last one, and the last one itself while it has points.
fn canonical(rules: &Siege, state: &State, movement: &Movement, all: UnitSet) -> UnitSet {
    let open = all.iter().filter(|unit| unit.0 >= movement.last);
    open.filter(|unit| left(rules, state, movement, *unit) > 0).collect()
}

/// Whether a unit moves further with a leader than without.
fn gains(rules: &Siege, state: &State, movement: &Movement, unit: Unit) -> bool {
    let alone = allowance(rules, state, movement, unit);
    let mut led = movement.clone();
    if rules.charts.leaders.has(unit) || led.led.is_full() {
        return false;
    }
    led.led.push((unit, UnitSet::one(unit)));
    allowance(rules, state, &led, unit) > alone
}

/// Every space a piece might be sent to: its Route and the Central Fortress; from there the nearest of each.
fn reach(rules: &Siege, space: Space) -> SpaceSet {
    let most = rules.components.tables.constants.french_movement_led.max(1);
    let near = |to: &Space| {
        rules.charts.distance(space, *to).is_some_and(|distance| (1..=most).contains(&distance))
    };
    rules.charts.all.iter().filter(near).collect()
}

/// The spaces from one to another along a Route, the first left out.
fn way(rules: &Siege, from: Space, to: Space) -> impl Iterator<Item = Space> {
    let charts = &rules.charts;
    let route = charts.route(to).or(charts.route(from)).unwrap_or(Route(1));
    let (start, end) = (charts.number(from), charts.number(to));
    let numbers = (0..start.abs_diff(end)).map(move |step| match end > start {
        true => start + 1 + step,
        false => start - 1 - step,
    });
    numbers.filter_map(move |number| charts.at(route, number))
}

fn check_move(
    rules: &Siege,
    state: &State,
    movement: &Movement,
    unit: Unit,
    to: Space,
) -> Result<(), No> {
    let from = state.board.space_of(unit).ok_or(No::NotAsked)?;
    if !rules.charts.leaders.has(unit) && rules.face(state, unit).is_static {
        return Err(match rules.charts.tanks.has(unit) {
            true => No::TankReduced { unit },
            false => No::Static { unit },
        });
    }
    if let Some(leader) = leader_of(movement, unit) {
        return Err(No::WithLeader { unit, leader });
    }
    if movement.stopped.has(unit) {
        return Err(No::Stopped { unit });
    }
    let needed = match rules.charts.distance(from, to) {
        None => return Err(No::OffRoute { unit, space: to }),
        Some(0) => return Err(No::NotAsked),
        Some(needed) => needed,
    };
    let left = left(rules, state, movement, unit);
    if needed > left {
        return Err(No::Points { unit, needed, left });
    }
    match way(rules, from, to).find(|space| state.board.swarmed().has(*space)) {
        Some(space) => Err(No::EnemyThere { space }),
        None => Ok(()),
    }
}

/// 25.2: mobile units that start with a leader may move with him, if neither has moved.
fn check_follow(
    rules: &Siege,
    state: &State,
    movement: &Movement,
    unit: Unit,
    leader: Unit,
) -> Result<(), No> {
    let charts = &rules.charts;
    if !charts.leaders.has(leader) || charts.leaders.has(unit) {
        return Err(No::NotAsked);
    }
    let space = state.board.space_of(unit).ok_or(No::NotAsked)?;
    if state.board.space_of(leader) != Some(space) {
        return Err(No::NotWithLeader { unit, leader });
    }
    if rules.face(state, unit).is_static {
        return Err(No::StaticFollows { unit });
    }
    if let Some(leader) = leader_of(movement, unit) {
        return Err(No::WithLeader { unit, leader });
    }
    match [unit, leader].into_iter().find(|one| spent(movement, *one) > 0) {
        Some(unit) => Err(No::MovedAlready { unit }),
        None => Ok(()),
    }
}

/// 25.2: a unit may stay behind until its leader has moved.
fn check_stay(movement: &Movement, unit: Unit) -> Result<(), No> {
    let Some(leader) = leader_of(movement, unit) else { return Err(No::NotAsked) };
    if spent(movement, leader) > 0 {
        return Err(No::MovedAlready { unit: leader });
    }
    movement.fiddles.check(No::Fiddled)
}

/// 16.2, 25.2: a piece moves, with those who follow it; each space entered becomes French.
fn march<S: Sink<Siege>>(play: &mut Play<'_, S>, unit: Unit, to: Space) {
    let Some(from) = play.state.board.space_of(unit) else { return };
    let Some(Step::Movement(movement)) = play.state.steps.last_mut() else { return };
    let column = followers(movement, unit).or(UnitSet::one(unit));
    let way: arrayvec::ArrayVec<Space, 64> = way(play.rules, from, to).collect();
    for one in column.iter() {
        let before = spent(movement, one);
        for points in movement.spent.iter_mut().skip(usize::from(before)).take(way.len()) {
            points.insert(one);
        }
    }
    if to == Space::CENTRAL {
        movement.stopped = movement.stopped.or(column);
    }
    movement.last = unit.0;
    let mut at = from;
    for next in way {
        for one in column.iter() {
            play.state.board.put(one, Place::Space(next));
            play.tell(Event::Moved { unit: one, from: at, to: next });
        }
        if !column.is_within(play.rules.charts.leaders) {
            play.take_control(next, Side::French);
        }
        at = next;
    }
}

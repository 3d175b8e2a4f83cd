//! 17.0: Tactical Fire of both sides, with guns (15.7) and airstrikes (28.4); the automatic fire of the
//! Viet Minh (17.10), and sorties from airfields (28.6).

use arrayvec::ArrayVec;
use kernel::chance::MOST_DICE;
use kernel::{Request, Roll, Scope, Sink};

use crate::Siege;
use crate::board::{AirBox, GunBox};
use crate::charts::Mass;
use crate::choice::Choice;
use crate::components::{Battalion, Effect, EventKind, MAX_BATTALIONS, Route, Side, Space, Unit};
use crate::event::Event;
use crate::flow::{
    Among, Attacks, Draft, Fire, FireStage, Flow, Hits, Panics, Piece, Play, State, Step, Target,
};
use crate::prompt::{Ask, Pool};
use crate::refusal::No;
use crate::rules::{missions, strikes};
use crate::sets::{AircraftSet, BattalionSet, MarkerSet, UnitSet};

/// 17.3: how far ground units in a space fire; a hilltop adds to it.
pub fn range(rules: &Siege, space: Space) -> u8 {
    let tables = &rules.components.tables;
    let hilltop = if rules.charts.hilltops.has(space) { tables.hilltop_bonus } else { 0 };
    tables.range + hilltop
}

/// The pieces that might join an attack on a space, range aside: ground units of its Route and of the
/// Central Fortress, Impact markers in Close Support, airstrikes in the Tactical box.
pub fn pool(rules: &Siege, state: &State, space: Space) -> (UnitSet, MarkerSet, AircraftSet) {
    let near = |unit: &Unit| {
        let at = state.board.space_of(*unit);
        at.is_some_and(|at| rules.charts.distance(at, space).is_some())
    };
    let ground = state.board.units_on_map().minus(rules.charts.artillery);
    let units = ground.iter().filter(near).collect();
    let guns = state.board.markers_in(GunBox::CloseSupport);
    (units, guns, state.board.aircraft_in(AirBox::Tactical))
}

/// 17.0, 17.2e: a space with Viet Minh units, once in a step.
pub fn check_target(state: &State, attacks: &Attacks, space: Space) -> Result<(), No> {
    if !state.board.swarmed().has(space) {
        return Err(No::NoEnemy { space });
    }
    match attacks.spaces.has(space) {
        true => Err(No::AttackedAlready { target: Target::Space(space) }),
        false => Ok(()),
    }
}

/// 17.2, 17.3: whether a piece may join an attack on a space.
pub fn check_join(
    rules: &Siege,
    state: &State,
    attacks: &Attacks,
    draft: &Draft,
    piece: Piece,
) -> Result<(), No> {
    let Target::Space(space) = draft.target else { return Err(No::NotAsked) };
    let fired = match piece {
        Piece::Unit(unit) => attacks.units.has(unit),
        Piece::Marker(marker) => attacks.guns.has(marker),
        Piece::Aircraft(aircraft) => attacks.aircraft.has(aircraft),
        Piece::Battalion(_) | Piece::Neptune => return Err(No::NotAsked),
    };
    if fired {
        return Err(No::FiredAlready { piece });
    }
    match piece {
        Piece::Unit(unit) => check_unit(rules, state, unit, space),
        Piece::Marker(_) => check_gun(rules, state, attacks, draft, piece, space),
        Piece::Aircraft(aircraft) if state.board.air_box(aircraft) == AirBox::Tactical => Ok(()),
        _ => Err(No::OtherMission { piece, target: draft.target }),
    }
}

/// 17.3: a ground unit fires two spaces far on its Route; the Central Fortress is on all four.
fn check_unit(rules: &Siege, state: &State, unit: Unit, space: Space) -> Result<(), No> {
    if rules.charts.leaders.has(unit) {
        return Err(No::NoStrength { unit });
    }
    if rules.charts.artillery.has(unit) {
        return Err(No::ByMarkerOnly { unit });
    }
    let at = state.board.space_of(unit).ok_or(No::NotAsked)?;
    check_range(rules, Piece::Unit(unit), at, space, range(rules, at))
}

fn check_range(rules: &Siege, piece: Piece, at: Space, space: Space, range: u8) -> Result<(), No> {
    match rules.charts.distance(at, space) {
        None => Err(No::OtherRoute { piece, space }),
        Some(distance) if distance > range => Err(No::OutOfRange { piece, space, distance, range }),
        Some(_) => Ok(()),
    }
}

/// 15.2, 15.5, 30.0: an Impact marker in Close Support; mortars have a range, field artillery none.
fn check_gun(
    rules: &Siege,
    state: &State,
    attacks: &Attacks,
    draft: &Draft,
    piece: Piece,
    space: Space,
) -> Result<(), No> {
    let Piece::Marker(marker) = piece else { return Err(No::NotAsked) };
    if state.board.gun_box(marker) != GunBox::CloseSupport {
        return Err(No::OtherMission { piece, target: draft.target });
    }
    if !rules.charts.field_markers.has(marker) {
        let at = state.board.space_of(rules.charts.gun(marker)).ok_or(No::NotAsked)?;
        check_range(rules, piece, at, space, rules.components.tables.mortar_range)?;
    }
    let limit = rules.in_force(state, EventKind::CommandBreakdown, |effect| match effect {
        Effect::ImpactLimit(limit) => Some(limit),
        _ => None,
    });
    match limit.filter(|limit| draft.guns.len() >= *limit) {
        Some(limit) => Err(No::ImpactLimit { space, limit }),
        None => strikes::check_ammunition(rules, state, attacks, draft, piece),
    }
}

/// 17.1: the French fire. Guns stay in Close Support (15.7), aircraft in their box till the step ends.
pub fn launch<S: Sink<Siege>>(play: &mut Play<'_, S>, draft: Draft, target: Space) {
    let (rules, state) = (play.rules, &*play.state);
    let dice = [
        rules.strength(state, draft.units),
        strikes::gun_dice(rules, state, draft.guns),
        strikes::air_dice(rules, draft.aircraft),
    ];
    let fire = open(rules, state, Side::French, target, dice);
    play.push(Step::Fire(fire));
    let Draft { units, guns, aircraft, .. } = draft;
    play.tell(Event::FrenchFires { target, units, guns, aircraft });
}

/// An attack whose dice are still to be rolled.
fn open(rules: &Siege, state: &State, side: Side, target: Space, dice: [u8; 3]) -> Fire {
    Fire {
        side,
        target,
        column: rules.column(state, side.enemy(), target),
        mass: rules.mass(state, side.enemy(), target) == Mass::Hit,
        dice,
        hits: 0,
        panics: 0,
        stage: FireStage::Dice,
    }
}

/// The pool whose dice are rolled next (17.4).
fn next_pool(fire: Fire) -> Option<Pool> {
    Pool::ALL.into_iter().find(|pool| fire.dice[*pool as usize] > 0)
}

/// 17.4: only guns and airstrikes score on a Mass Target.
const fn scores(fire: Fire, pool: Pool) -> Mass {
    match pool {
        Pool::Guns | Pool::Aircraft if fire.mass => Mass::Hit,
        _ => Mass::Nothing,
    }
}

/// The dice an attack asks for.
pub fn request(rules: &Siege, fire: &Fire) -> (Ask, Request) {
    let pool = next_pool(*fire).unwrap_or(Pool::Ground);
    let count = fire.dice[pool as usize].min(MOST_DICE);
    let reading = rules.charts.fire_reading(fire.column, scores(*fire, pool));
    let ask = Ask::Fire { side: fire.side, target: fire.target, pool };
    (ask, Request::Dice { count, faces: 6, reading })
}

/// 17.4: dice of an attack fell.
pub fn resolve<S: Sink<Siege>>(play: &mut Play<'_, S>, mut fire: Fire, roll: &Roll) {
    let Some(pool) = next_pool(fire) else { return };
    let dice = roll.0.as_slice();
    let count = dice.len() as u8;
    let (hits, panics) = play.rules.charts.fire_results(fire.column, scores(fire, pool), dice);
    fire.dice[pool as usize] = fire.dice[pool as usize].saturating_sub(count);
    fire.hits += hits;
    fire.panics += panics;
    go_on(play, fire);
    let Fire { side, target, .. } = fire;
    play.tell(Event::FireRolled { side, target, pool, dice: count, hits, panics });
}

fn go_on<S: Sink<Siege>>(play: &mut Play<'_, S>, fire: Fire) {
    play.pop();
    play.push(Step::Fire(fire));
}

/// 17.4: once all dice are rolled, all hits, then all panics.
pub fn run<S: Sink<Siege>>(play: &mut Play<'_, S>, fire: Fire) -> Flow {
    let (side, target) = (fire.side.enemy(), fire.target);
    match fire.stage {
        FireStage::Dice if next_pool(fire).is_some() => return Flow::Waits,
        FireStage::Dice => {
            go_on(play, Fire { stage: FireStage::Hits, ..fire });
            let Fire { side, hits, panics, .. } = fire;
            play.tell(Event::FireResult { side, target, hits, panics });
        }
        FireStage::Hits => {
            go_on(play, Fire { stage: FireStage::Panics, ..fire });
            play.push(Step::Hits(Hits::new(Among::Space(side, target), fire.hits)));
        }
        FireStage::Panics => {
            go_on(play, Fire { stage: FireStage::Done, ..fire });
            let left = fire.panics;
            play.push(Step::Panics(Panics { side, space: target, left, assault: false }));
        }
        FireStage::Done => {
            play.pop();
        }
    }
    Flow::Goes
}

/// 15.5, 28.5, 28.6: French fire is over: ammunition is paid; aircraft that flew go back to Reserve, or
/// to their box again where an airfield lets them.
pub fn end_french<S: Sink<Siege>>(play: &mut Play<'_, S>, attacks: Attacks) {
    strikes::pay(play, attacks);
    if !attacks.aircraft.is_empty() {
        let left = play.rules.usable_airfields(play.state);
        play.push(Step::Sorties { left, flown: attacks.aircraft });
    }
}

/// 28.6: where all may fly again, all do; nothing is gained by resting.
pub fn run_sorties<S: Sink<Siege>>(play: &mut Play<'_, S>, left: u8, flown: AircraftSet) -> Flow {
    let last = play.state.impulse >= play.rules.components.tables.impulses;
    if left > 0 && !last && flown.len() > left {
        return Flow::Waits;
    }
    play.pop();
    for aircraft in flown.iter() {
        if left > 0 && !last {
            play.tell(Event::FliesAgain { aircraft });
        } else {
            play.state.board.put_aircraft(aircraft, AirBox::Reserve);
        }
    }
    Flow::Goes
}

/// 28.6: the airstrikes that may fly again.
pub fn sortie_candidates(rules: &Siege, flown: AircraftSet, scope: Scope, out: &mut Vec<Choice>) {
    out.push(Choice::Done);
    match scope {
        Scope::All => out.extend(flown.iter().map(Choice::Again)),
        Scope::Canonical => out.extend(missions::first_of_each(rules, flown).map(Choice::Again)),
    }
}

/// 28.6: whether an airstrike may fly again.
pub fn check_sortie(flown: AircraftSet, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Done => Ok(()),
        Choice::Again(aircraft) if flown.has(aircraft) => Ok(()),
        _ => Err(No::NotAsked),
    }
}

/// 28.6: an airstrike flies again, or all the others rest.
pub fn apply_sortie<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    left: u8,
    mut flown: AircraftSet,
    choice: Choice,
) {
    play.pop();
    match choice {
        Choice::Again(aircraft) => {
            flown.remove(aircraft);
            play.push(Step::Sorties { left: left.saturating_sub(1), flown });
            play.tell(Event::FliesAgain { aircraft });
        }
        _ => play.push(Step::Sorties { left: 0, flown }),
    }
}

/// 17.2d, 17.10: the nearest French-occupied space in range of a battalion: inward before outward; from
/// the Central Fortress outward on every Route, the lowest number first (S-83).
pub fn aim(rules: &Siege, state: &State, battalion: Battalion) -> Option<Space> {
    let at = state.board.battalion_space(battalion)?;
    let (charts, held) = (&rules.charts, state.board.held());
    for distance in 1..=range(rules, at) {
        let there = match charts.route(at) {
            Some(route) => {
                let number = charts.number(at);
                let inward =
                    number.checked_sub(distance).and_then(|number| charts.at(route, number));
                let inward = inward.filter(|space| held.has(*space));
                inward.or(charts.at(route, number + distance).filter(|space| held.has(*space)))
            }
            None => {
                let outward = Route::ALL.into_iter().filter_map(|route| charts.at(route, distance));
                outward.into_iter().find(|space| held.has(*space))
            }
        };
        if there.is_some() {
            return there;
        }
    }
    None
}

/// 17.10: the Viet Minh fire, all of them, unless they come in human waves.
pub fn begin_vietminh<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let (rules, state) = (play.rules, &*play.state);
    let waves = rules.in_force(state, EventKind::HumanWave, |effect| match effect {
        Effect::NoFire => Some(()),
        _ => None,
    });
    if waves.is_some() {
        return;
    }
    let mut aims: ArrayVec<Option<Space>, MAX_BATTALIONS> = ArrayVec::new();
    for battalion in (0..rules.components.battalions.len() as u8).map(Battalion) {
        aims.push(aim(rules, state, battalion));
    }
    play.push(Step::VietMinhFire { aims });
}

/// 17.10: the order in which the Viet Minh attack: the Central Fortress, then Route by Route.
fn rank(rules: &Siege, state: &State, space: Space) -> (u8, u8) {
    match rules.charts.route(space) {
        None => (0, 0),
        Some(route) => {
            let order = rules.order(state);
            let place = order.iter().position(|one| *one == route).unwrap_or(0);
            (1 + place as u8, rules.charts.number(space))
        }
    }
}

/// 17.10: the next attack of the Viet Minh: all who aim at one space fire together.
pub fn run_vietminh<S: Sink<Siege>>(play: &mut Play<'_, S>) -> Flow {
    let (rules, state) = (play.rules, &*play.state);
    let Some(Step::VietMinhFire { aims }) = state.top() else { return Flow::Goes };
    let next = aims.iter().flatten().copied().min_by_key(|space| rank(rules, state, *space));
    let Some(target) = next else {
        play.pop();
        return Flow::Goes;
    };
    let firing = |(index, aim): (usize, &Option<Space>)| {
        (*aim == Some(target)).then_some(Battalion(index as u8))
    };
    let battalions: BattalionSet = aims.iter().enumerate().filter_map(firing).collect();
    let dice = rules.battalion_strength(state, battalions);
    let empty = !state.board.held().has(target);
    let fire = open(rules, state, Side::VietMinh, target, [dice, 0, 0]);
    if let Some(Step::VietMinhFire { aims }) = play.state.steps.last_mut() {
        aims.iter_mut().filter(|aim| **aim == Some(target)).for_each(|aim| *aim = None);
    }
    // Whoever was aimed at may have run from an earlier attack.
    if !empty {
        play.push(Step::Fire(fire));
        play.tell(Event::VietMinhFires { target, battalions, dice });
    }
    Flow::Goes
}

//! 17.0: Tactical Fire of both sides, with guns (15.7) and airstrikes (28.4); the automatic fire of the
//! Viet Minh (17.10), and sorties from airfields (28.6).

use arrayvec::ArrayVec;
use kernel::chance::MOST_DICE;
use kernel::flow::{Asks, Flow, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::{AirBox, GunBox};
use crate::charts::Mass;
use crate::choice::Choice;
use crate::components::{
    Battalion, Effect, EventKind, MAX_BATTALIONS, Role, Route, Side, Space, Unit,
};
use crate::event::Event;
use crate::flow::{
    Among, Attacks, Draft, Fire, FireStage, Hits, Panics, Piece, Play, State, Step, Target, ask,
};
use crate::prompt::{Ask, Pool, Prompt};
use crate::refusal::No;
use crate::rules::{missions, strikes};
use crate::sets::{AircraftSet, BattalionSet, MarkerSet, UnitSet};

/// 17.3: how far ground units in a space fire; a hilltop adds to it.
pub(crate) fn range(rules: &Siege, space: Space) -> u8 {
    let tables = &rules.components.tables;
    let hilltop = if rules.charts.hilltops.has(space) { tables.constants.hilltop_bonus } else { 0 };
    tables.constants.range + hilltop
}

/// The pieces that might join an attack on a space, range aside: ground units of its Route and of the
/// Central Fortress, Impact markers in Close Support, airstrikes in the Tactical box.
pub(crate) fn pool(
    rules: &Siege,
    state: &State,
    space: Space,
) -> (UnitSet, MarkerSet, AircraftSet) {
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
pub(crate) fn check_target(state: &State, attacks: &Attacks, space: Space) -> Result<(), No> {
    if !state.board.swarmed().has(space) {
        return Err(No::Enemy { space });
    }
    match attacks.spaces.has(space) {
        true => Err(No::AttackedAlready { target: Target::Space(space) }),
        false => Ok(()),
    }
}

/// 17.2, 17.3: whether a piece may join an attack on a space.
pub(crate) fn check_join(
    rules: &Siege,
    state: &State,
    attacks: &Attacks,
    draft: &Draft,
    piece: Piece,
) -> Result<(), No> {
    let Target::Space(space) = draft.target else { return Err(No::NotAsked) };
    if attacks.has(piece) {
        return Err(No::FiredAlready { piece });
    }
    match piece {
        Piece::Unit(unit) => check_unit(rules, state, unit, space),
        Piece::Marker(_) => check_gun(rules, state, attacks, draft, piece, space),
        Piece::Aircraft(aircraft) => match state.board.air_box(aircraft) == AirBox::Tactical {
            true => Ok(()),
            false => Err(No::NotTactical { piece, target: draft.target }),
        },
        Piece::Battalion(_) | Piece::Neptune => Err(No::NotAsked),
    }
}

/// 17.3: a ground unit fires two spaces far on its Route; the Central Fortress is on all four.
fn check_unit(rules: &Siege, state: &State, unit: Unit, space: Space) -> Result<(), No> {
    if rules.charts.leaders.has(unit) {
        return Err(No::Strength { unit });
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
        check_range(rules, piece, at, space, rules.components.tables.constants.mortar_range)?;
    }
    let limit = rules.in_force(state, EventKind::CommandBreakdown, |effect| {
        if let Effect::ImpactLimit(limit) = effect { Some(limit) } else { None }
    });
    match limit.filter(|limit| draft.guns.len() >= *limit) {
        Some(limit) => Err(No::ImpactLimit { space, limit }),
        None => strikes::check_ammunition(rules, state, attacks, draft, piece),
    }
}

/// 17.1: the French fire. Guns stay in Close Support (15.7), aircraft in their box till the step ends.
pub(crate) fn launch<S: Sink<Siege>>(play: &mut Play<'_, S>, draft: Draft, target: Space) {
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
        Pool::Ground | Pool::Guns | Pool::Aircraft => Mass::Nothing,
    }
}

impl StepRules<Siege> for Fire {
    const RESOLVES: bool = true;

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        let pool = next_pool(*self).unwrap_or(Pool::Ground);
        let count = self.dice[pool as usize].min(MOST_DICE);
        let reading = rules.charts.fire_reading(self.column, scores(*self, pool));
        let ask = Ask::Fire { side: self.side, target: self.target, pool };
        Next::dice(ask, Request::Dice { count, faces: 6, reading })
    }

    /// 17.4: dice of an attack fell.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let Some(pool) = next_pool(*self) else { return };
        let mut fire = *self;
        let dice = roll.0.as_slice();
        let count = dice.len() as u8;
        let (hits, panics) = play.rules.charts.fire_results(fire.column, scores(fire, pool), dice);
        fire.dice[pool as usize] = fire.dice[pool as usize].saturating_sub(count);
        fire.hits += hits;
        fire.panics += panics;
        play.replace(Step::Fire(fire));
        let Fire { side, target, .. } = fire;
        play.tell(Event::FireRolled { side, target, pool, dice: count, hits, panics });
    }

    /// 17.4: once all dice are rolled, all hits, then all panics.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let Fire { target, hits, panics, .. } = *self;
        let side = self.side.enemy();
        let go_on = |stage| Step::Fire(Fire { stage, ..*self });
        match self.stage {
            FireStage::Dice if next_pool(*self).is_some() => return Flow::Waits,
            FireStage::Dice => {
                play.replace(go_on(FireStage::Hits));
                play.tell(Event::FireResult { side: self.side, target, hits, panics });
            }
            FireStage::Hits => {
                play.replace(go_on(FireStage::Panics));
                play.push(Step::Hits(Hits::new(Among::Space(side, target), hits)));
            }
            FireStage::Panics => {
                play.replace(go_on(FireStage::Done));
                let panics = Panics { side, space: target, left: panics, assault: false };
                play.push(Step::Panics(panics));
            }
            FireStage::Done => {
                play.pop();
            }
        }
        Flow::Goes
    }
}

/// 15.5, 28.5, 28.6: French fire is over: ammunition is paid; aircraft that flew go back to Reserve, or
/// to their box again where an airfield lets them.
pub(crate) fn end_french<S: Sink<Siege>>(play: &mut Play<'_, S>, attacks: Attacks) {
    strikes::pay(play, attacks);
    if !attacks.aircraft.is_empty() {
        let left = play.rules.usable_airfields(play.state);
        play.push(Step::Sorties(Sorties { left, flown: attacks.aircraft }));
    }
}

/// 28.6: airstrikes that may fly again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Sorties {
    /// How many may.
    pub left: u8,
    /// Those that flew.
    pub flown: AircraftSet,
}

impl StepRules<Siege> for Sorties {
    /// 28.6: no airstrike flies again after the last impulse.
    fn asks(&self, rules: &Siege, state: &State) -> Asks {
        let last = state.impulse >= rules.components.tables.impulses;
        if last || self.flown.is_empty() { Asks::Nothing } else { super::asks_for(self.left) }
    }

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, Role::Air, Prompt::Sorties { left: self.left })
    }

    fn candidates(&self, rules: &Siege, _: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        match scope {
            Scope::All => out.extend(self.flown.iter().map(Choice::Again)),
            Scope::Canonical => {
                out.extend(missions::first_of_each(rules, self.flown).map(Choice::Again));
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, _: &Siege, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Done => Ok(()),
            Choice::Again(aircraft) if self.flown.has(aircraft) => Ok(()),
            _ => Err(No::NotAsked),
        }
    }

    /// 28.6: an airstrike flies again, or all the others rest.
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Sorties { left, mut flown } = *self;
        match choice {
            Choice::Again(aircraft) => {
                flown.remove(aircraft);
                play.replace(Step::Sorties(Sorties { left: left.saturating_sub(1), flown }));
                play.tell(Event::FliesAgain { aircraft });
            }
            Choice::Done => play.replace(Step::Sorties(Sorties { left: 0, flown })),
            _ => (),
        }
    }

    /// 28.6: where all may fly again, all do; nothing is gained by resting.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let Sorties { left, flown } = *self;
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
pub(crate) fn begin_vietminh<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let (rules, state) = (play.rules, &*play.state);
    let waves = rules.in_force(state, EventKind::HumanWave, |effect| {
        if let Effect::NoFire = effect { Some(()) } else { None }
    });
    if waves.is_some() {
        return;
    }
    let mut aims: ArrayVec<Option<Space>, MAX_BATTALIONS> = ArrayVec::new();
    for battalion in (0..rules.components.battalions.len() as u8).map(Battalion) {
        aims.push(aim(rules, state, battalion));
    }
    play.push(Step::VietMinhFire(VietMinhFire { aims }));
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

/// 17.2d: what each battalion fires at, until it has.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct VietMinhFire {
    /// By the place of the battalion in the list of counters.
    pub aims: ArrayVec<Option<Space>, MAX_BATTALIONS>,
}

impl StepRules<Siege> for VietMinhFire {
    /// 17.10: the next attack of the Viet Minh: all who aim at one space fire together.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let (rules, state) = (play.rules, &*play.state);
        let aims = self.aims.iter().flatten().copied();
        let Some(target) = aims.min_by_key(|space| rank(rules, state, *space)) else {
            play.pop();
            return Flow::Goes;
        };
        let firing = |(index, aim): (usize, &Option<Space>)| {
            (*aim == Some(target)).then_some(Battalion(index as u8))
        };
        let battalions: BattalionSet = self.aims.iter().enumerate().filter_map(firing).collect();
        let dice = rules.battalion_strength(state, battalions);
        let empty = !state.board.held().has(target);
        let fire = open(rules, state, Side::VietMinh, target, [dice, 0, 0]);
        if let Some(Step::VietMinhFire(VietMinhFire { aims })) = play.state.steps.last_mut() {
            aims.iter_mut().filter(|aim| **aim == Some(target)).for_each(|aim| *aim = None);
        }
        // Whoever was aimed at may have run from an earlier attack.
        if !empty {
            play.push(Step::Fire(fire));
            play.tell(Event::VietMinhFires { target, battalions, dice });
        }
        Flow::Goes
    }
}

//! 18.0: Close Assault: who assaults, Tactical Edge, the fire of both sides, victory and draw.

mod sallies;

use kernel::chance::MOST_DICE;
use kernel::{Request, Roll, Sink};

use crate::Siege;
use crate::board::{Place, Status, Trenches};
use crate::charts::Mass;
use crate::components::{Effect, EventKind, FireColumn, Route, Side, Space};
use crate::event::Event;
use crate::flow::{Among, Assault, AssaultStage, Flow, Hits, Panics, Play, State, Step, Withdraw};
use crate::prompt::Ask;
use crate::rules::{airfields, leaders};
use crate::sets::{BattalionSet, UnitSet};

pub use sallies::{ROLES, apply, asked, begin_french, candidates, check, run_sallies};

/// 18.1: the Viet Minh assault, unless they dig trenches.
pub fn begin_vietminh<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    if play.state.board.events.trenches != Trenches::Dug {
        play.push(Step::VietMinhAssaults { at: 0, fought: BattalionSet::NONE });
    }
}

/// How many places of a Route are looked at: the Central Fortress, its spaces, its base.
fn places(rules: &Siege, route: Route) -> u16 {
    u16::from(rules.charts.number(rules.charts.last(route))) + 2
}

/// 18.1: the next Viet Minh assault: Route by Route, from the Central Fortress outward to the base, all
/// battalions of the division in one place together.
pub fn run_vietminh<S: Sink<Siege>>(play: &mut Play<'_, S>, at: u16, fought: BattalionSet) -> Flow {
    let (rules, state) = (play.rules, &*play.state);
    let mut first = 0;
    for route in rules.order(state) {
        let count = places(rules, route);
        let from = at.saturating_sub(first).min(count);
        for number in from..count {
            let Some((place, target)) = front(rules, route, number as u8) else { continue };
            let own = rules.battalions_of(state, route);
            let ready = state.board.battalions(place).and(own).minus(fought);
            let attacks = state.board.status(route) == Status::Assault && !ready.is_empty();
            if attacks && state.board.held().has(target) {
                let fought = fought.or(ready);
                play.pop();
                play.push(Step::VietMinhAssaults { at: first + number + 1, fought });
                storm(play, place, target, route, ready);
                return Flow::Goes;
            }
        }
        first += count;
    }
    play.pop();
    Flow::Goes
}

/// The place of that number on a Route, and what is assaulted from there.
fn front(rules: &Siege, route: Route, number: u8) -> Option<(Place, Space)> {
    let charts = &rules.charts;
    match charts.at(route, number) {
        // Units already in the Central Fortress turn on the first space of their own Route.
        Some(Space::CENTRAL) => Some((Place::Space(Space::CENTRAL), charts.at(route, 1)?)),
        Some(space) => Some((Place::Space(space), charts.inward(space)?)),
        None => Some((Place::Base(route), charts.last(route))),
    }
}

/// Battalions enter a space and fight; an airfield there is destroyed at once (S-85).
fn storm<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    from: Place,
    target: Space,
    route: Route,
    battalions: BattalionSet,
) {
    for battalion in battalions.iter() {
        play.state.board.put_battalion(battalion, Place::Space(target));
    }
    play.push(Step::Assault(open(Side::VietMinh, from, target, route)));
    play.tell(Event::VietMinhAssaults { from, target, battalions });
    airfields::overrun(play, target);
}

/// An assault that begins.
const fn open(attacker: Side, from: Place, target: Space, route: Route) -> Assault {
    Assault {
        attacker,
        from,
        target,
        route,
        french_die: 0,
        vietminh_die: 0,
        firing: attacker,
        dice: 0,
        hits: 0,
        panics: 0,
        stage: AssaultStage::FrenchEdge,
    }
}

/// 18.2: what a side adds to its Edge die.
pub fn bonus(rules: &Siege, state: &State, assault: Assault, side: Side) -> u8 {
    let edge = &rules.components.tables.edge;
    let space = assault.target;
    let attacks = assault.attacker == side;
    let (elite, leader, event) = match side {
        Side::French => (
            !rules.elite(state, state.board.units(space)).is_empty(),
            state.board.led().has(space),
            EventKind::FixBayonets,
        ),
        Side::VietMinh => (
            !rules.elite_battalions(state, state.board.battalions_in(space)).is_empty(),
            false,
            EventKind::DeathVolunteers,
        ),
    };
    // S-43: the events help in a side's own assaults only.
    let event = rules.in_force(state, event, |effect| match effect {
        Effect::FrenchEdge(more) | Effect::VietMinhEdge(more) => Some(more),
        _ => None,
    });
    let event = event.filter(|_| attacks).unwrap_or(0);
    let elite = if elite { edge.elite[side as usize] } else { 0 };
    let leader = if leader { edge.leader } else { 0 };
    (elite + leader + event).min(edge.cap[side as usize])
}

/// The dice an assault asks for.
pub fn request(rules: &Siege, assault: &Assault) -> (Ask, Request) {
    let target = assault.target;
    match assault.stage {
        AssaultStage::FrenchEdge => (Ask::Edge { side: Side::French, target }, Request::ONE_DIE),
        AssaultStage::VietMinhEdge => {
            (Ask::Edge { side: Side::VietMinh, target }, Request::ONE_DIE)
        }
        _ => {
            let count = assault.dice.min(MOST_DICE);
            let reading = rules.charts.fire_reading(FireColumn::Open, Mass::Nothing);
            let ask = Ask::AssaultFire { side: assault.firing, target };
            (ask, Request::Dice { count, faces: 6, reading })
        }
    }
}

/// 18.2: dice fell: an Edge die, or dice of fire.
pub fn resolve<S: Sink<Siege>>(play: &mut Play<'_, S>, mut assault: Assault, roll: &Roll) {
    let (die, dice) = (roll.first(), roll.0.as_slice());
    match assault.stage {
        AssaultStage::FrenchEdge => {
            assault.french_die = die;
            go_on(play, Assault { stage: AssaultStage::VietMinhEdge, ..assault });
        }
        AssaultStage::VietMinhEdge => {
            assault.vietminh_die = die;
            decide_edge(play, assault);
        }
        _ => {
            let count = dice.len() as u8;
            let (hits, panics) =
                play.rules.charts.fire_results(FireColumn::Open, Mass::Nothing, dice);
            assault.dice = assault.dice.saturating_sub(count);
            assault.hits += hits;
            assault.panics += panics;
            go_on(play, assault);
            let (side, target) = (assault.firing, assault.target);
            play.tell(Event::AssaultRolled { side, target, dice: count, hits, panics });
        }
    }
}

/// 18.2: the higher total has the Edge; a tie goes by terrain.
fn decide_edge<S: Sink<Siege>>(play: &mut Play<'_, S>, assault: Assault) {
    let (rules, target) = (play.rules, assault.target);
    let french = assault.french_die + bonus(rules, play.state, assault, Side::French);
    let vietminh = assault.vietminh_die + bonus(rules, play.state, assault, Side::VietMinh);
    let edge = match french.cmp(&vietminh) {
        std::cmp::Ordering::Greater => Side::French,
        std::cmp::Ordering::Less => Side::VietMinh,
        std::cmp::Ordering::Equal => {
            rules.components.tables.terrain[rules.charts.terrain(target) as usize].tie
        }
    };
    let dice = strength(rules, play.state, edge, target);
    // The dice are told and done with: states that differ in nothing else are one.
    let (french_die, vietminh_die, stage) = (0, 0, AssaultStage::First);
    go_on(play, Assault { firing: edge, dice, french_die, vietminh_die, stage, ..assault });
    play.tell(Event::Edge { target, french, vietminh, edge });
}

/// The strength of a side in the battle space.
fn strength(rules: &Siege, state: &State, side: Side, space: Space) -> u8 {
    match side {
        Side::French => rules.strength(state, state.board.units(space)),
        Side::VietMinh => rules.battalion_strength(state, state.board.battalions_in(space)),
    }
}

fn go_on<S: Sink<Siege>>(play: &mut Play<'_, S>, assault: Assault) {
    play.pop();
    play.push(Step::Assault(assault));
}

/// 18.2: the side with the Edge fires, hits before panics; then the other with its survivors.
pub fn run<S: Sink<Siege>>(play: &mut Play<'_, S>, assault: Assault) -> Flow {
    let (target, other) = (assault.target, assault.firing.enemy());
    match assault.stage {
        AssaultStage::FrenchEdge | AssaultStage::VietMinhEdge => return Flow::Waits,
        AssaultStage::First | AssaultStage::Second if assault.dice > 0 => return Flow::Waits,
        AssaultStage::First | AssaultStage::Second => {
            let stage = match assault.stage {
                AssaultStage::First => AssaultStage::FirstHits,
                _ => AssaultStage::SecondHits,
            };
            go_on(play, Assault { stage, ..assault });
            let among = Among::Space(other, target);
            play.push(Step::Hits(Hits::new(among, assault.hits)));
        }
        AssaultStage::FirstHits | AssaultStage::SecondHits => {
            let stage = match assault.stage {
                AssaultStage::FirstHits => AssaultStage::FirstPanics,
                _ => AssaultStage::SecondPanics,
            };
            go_on(play, Assault { stage, ..assault });
            leaders::abandon(play, target);
            let left = assault.panics;
            play.push(Step::Panics(Panics { side: other, space: target, left, assault: true }));
        }
        AssaultStage::FirstPanics => {
            let dice = strength(play.rules, play.state, other, target);
            let stage = if dice > 0 { AssaultStage::Second } else { AssaultStage::Finish };
            let next = Assault { firing: other, dice, hits: 0, panics: 0, stage, ..assault };
            go_on(play, next);
        }
        AssaultStage::SecondPanics => {
            go_on(play, Assault { stage: AssaultStage::Finish, ..assault });
        }
        AssaultStage::Finish => finish(play, assault),
    }
    Flow::Goes
}

/// 18.3, 18.4: whoever is left alone has won; if both are left, the terrain decides.
fn finish<S: Sink<Siege>>(play: &mut Play<'_, S>, assault: Assault) {
    let target = assault.target;
    let (rules, board) = (play.rules, &play.state.board);
    let (units, battalions) = (board.units(target), board.battalions_in(target));
    if !units.is_empty() && !battalions.is_empty() {
        let terrain = &rules.components.tables.terrain[rules.charts.terrain(target) as usize];
        let fortified = rules.is_fortified(play.state, target);
        let winner = if fortified { Side::French } else { terrain.draw };
        play.tell(Event::AssaultDraw { target, winner });
        let loser = winner.enemy();
        let mut withdraw = Withdraw {
            space: target,
            side: loser,
            units: UnitSet::NONE,
            battalions: BattalionSet::NONE,
            escort: None,
        };
        match loser {
            Side::French => withdraw.units = units,
            Side::VietMinh => withdraw.battalions = battalions,
        }
        play.push(Step::Withdraw(withdraw));
        return;
    }
    let winner = if battalions.is_empty() { Side::French } else { Side::VietMinh };
    play.pop();
    play.tell(Event::AssaultWon { target, winner });
    play.take_control(target, winner);
    if winner == Side::French && assault.attacker == Side::French {
        raid(play, assault.route);
    }
}

/// 30.0 Flak Raid: a space cleared by a French assault lowers the AAA Index, once for each Route (S-93).
fn raid<S: Sink<Siege>>(play: &mut Play<'_, S>, route: Route) {
    let drop = play.rules.in_force(play.state, EventKind::FlakRaid, |effect| match effect {
        Effect::FlakRaid { drop, .. } => Some(drop),
        _ => None,
    });
    if let Some(drop) = drop.filter(|_| !play.state.board.events.raided.has(route)) {
        play.state.board.events.raided.insert(route);
        play.tell(Event::FlakRaid { route });
        play.change_aaa(-(drop as i8));
    }
}

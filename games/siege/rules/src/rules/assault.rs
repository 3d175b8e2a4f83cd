//! 18.0: Close Assault: who assaults, Tactical Edge, the fire of both sides, victory and draw.

mod sallies;

use kernel::chance::MOST_DICE;
use kernel::flow::{Flow, StepRules};
use kernel::{Next, Request, Roll, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Siege;
use crate::board::{Place, Status, Trenches};
use crate::charts::Mass;
use crate::components::{Effect, EventKind, FireColumn, Route, Side, Space};
use crate::event::Event;
use crate::flow::{Among, Assault, AssaultStage, Hits, Panics, Play, State, Step, Withdraw};
use crate::prompt::Ask;
use crate::rules::{Changes, airfields, leaders};
use crate::sets::{BattalionSet, UnitSet};

pub(crate) use sallies::{begin_french, is_agreed, key};

/// 18.1: the Viet Minh assault, unless they dig trenches.
pub(crate) fn begin_vietminh<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    if play.state.board.events.trenches != Trenches::Dug {
        let assaults = VietMinhAssaults { at: 0, fought: BattalionSet::NONE };
        play.push(Step::VietMinhAssaults(assaults));
    }
}

/// How many places of a Route are looked at: the Central Fortress, its spaces, its base.
fn places(rules: &Siege, route: Route) -> u16 {
    u16::from(rules.charts.number(rules.charts.last(route))) + 2
}

/// 18.1: Viet Minh assaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct VietMinhAssaults {
    /// From this place in their order on.
    pub at: u16,
    /// Battalions that have assaulted.
    pub fought: BattalionSet,
}

impl StepRules<Siege> for VietMinhAssaults {
    /// 18.1: the next Viet Minh assault: Route by Route, from the Central Fortress outward to the base, all
    /// battalions of the division in one place together.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let (rules, state) = (play.rules, &*play.state);
        let mut first = 0;
        for route in rules.order(state) {
            let count = places(rules, route);
            let from = self.at.saturating_sub(first).min(count);
            for number in from..count {
                let Some((place, target)) = front(rules, route, number as u8) else { continue };
                let own = rules.battalions_of(state, route);
                let ready = state.board.battalions(place).and(own).minus(self.fought);
                let attacks = state.board.status(route) == Status::Assault && !ready.is_empty();
                if attacks && state.board.held().has(target) {
                    let (at, fought) = (first + number + 1, self.fought.or(ready));
                    play.replace(Step::VietMinhAssaults(VietMinhAssaults { at, fought }));
                    storm(play, place, target, route, ready);
                    return Flow::Goes;
                }
            }
            first += count;
        }
        play.pop();
        Flow::Goes
    }
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
pub(crate) fn bonus(rules: &Siege, state: &State, assault: Assault, side: Side) -> u8 {
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
    let event = rules.in_force(state, event, |effect| {
        if let Effect::FrenchEdge(more) | Effect::VietMinhEdge(more) = effect {
            Some(more)
        } else {
            None
        }
    });
    let event = event.filter(|_| attacks).unwrap_or(0);
    let elite = if elite { edge.elite[side as usize] } else { 0 };
    let leader = if leader { edge.leader } else { 0 };
    (elite + leader + event).min(edge.cap[side as usize])
}

impl StepRules<Siege> for Assault {
    const RESOLVES: bool = true;

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        let target = self.target;
        let side = match self.stage {
            AssaultStage::FrenchEdge => Side::French,
            AssaultStage::VietMinhEdge => Side::VietMinh,
            AssaultStage::First
            | AssaultStage::FirstHits
            | AssaultStage::FirstPanics
            | AssaultStage::Second
            | AssaultStage::SecondHits
            | AssaultStage::SecondPanics
            | AssaultStage::Finish => {
                let count = self.dice.min(MOST_DICE);
                let reading = rules.charts.fire_reading(FireColumn::Open, Mass::Nothing);
                let ask = Ask::AssaultFire { side: self.firing, target };
                return Next::dice(ask, Request::Dice { count, faces: 6, reading });
            }
        };
        Next::dice(Ask::Edge { side, target }, Request::ONE_DIE)
    }

    /// 18.2: dice fell: an Edge die, or dice of fire.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let die = roll.first();
        match self.stage {
            AssaultStage::FrenchEdge => {
                let stage = AssaultStage::VietMinhEdge;
                go_on(play, Assault { french_die: die, stage, ..*self });
            }
            AssaultStage::VietMinhEdge => {
                decide_edge(play, Assault { vietminh_die: die, ..*self });
            }
            AssaultStage::First
            | AssaultStage::FirstHits
            | AssaultStage::FirstPanics
            | AssaultStage::Second
            | AssaultStage::SecondHits
            | AssaultStage::SecondPanics
            | AssaultStage::Finish => fire_rolled(play, *self, roll.0.as_slice()),
        }
    }

    /// 18.2: the side with the Edge fires, hits before panics; then the other with its survivors.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let fires = matches!(self.stage, AssaultStage::First | AssaultStage::Second);
        if fires && self.dice > 0 {
            return Flow::Waits;
        }
        match self.stage {
            AssaultStage::FrenchEdge | AssaultStage::VietMinhEdge => return Flow::Waits,
            AssaultStage::First => take_hits(play, *self, AssaultStage::FirstHits),
            AssaultStage::Second => take_hits(play, *self, AssaultStage::SecondHits),
            AssaultStage::FirstHits => take_panics(play, *self, AssaultStage::FirstPanics),
            AssaultStage::SecondHits => take_panics(play, *self, AssaultStage::SecondPanics),
            AssaultStage::FirstPanics => fire_back(play, *self),
            AssaultStage::SecondPanics => {
                go_on(play, Assault { stage: AssaultStage::Finish, ..*self });
            }
            AssaultStage::Finish => finish(play, *self),
        }
        Flow::Goes
    }
}

/// 18.2: dice of fire fell.
fn fire_rolled<S: Sink<Siege>>(play: &mut Play<'_, S>, mut assault: Assault, dice: &[u8]) {
    let count = dice.len() as u8;
    let (hits, panics) = play.rules.charts.fire_results(FireColumn::Open, Mass::Nothing, dice);
    assault.dice = assault.dice.saturating_sub(count);
    assault.hits += hits;
    assault.panics += panics;
    go_on(play, assault);
    let (side, target) = (assault.firing, assault.target);
    play.tell(Event::AssaultRolled { side, target, dice: count, hits, panics });
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
    play.replace(Step::Assault(assault));
}

/// 18.2: the side that was fired at loses steps.
fn take_hits<S: Sink<Siege>>(play: &mut Play<'_, S>, assault: Assault, stage: AssaultStage) {
    go_on(play, Assault { stage, ..assault });
    let among = Among::Space(assault.firing.enemy(), assault.target);
    play.push(Step::Hits(Hits::new(among, assault.hits)));
}

/// 18.2: then its units panic.
fn take_panics<S: Sink<Siege>>(play: &mut Play<'_, S>, assault: Assault, stage: AssaultStage) {
    go_on(play, Assault { stage, ..assault });
    let (side, space) = (assault.firing.enemy(), assault.target);
    leaders::abandon(play, space);
    play.push(Step::Panics(Panics { side, space, left: assault.panics, assault: true }));
}

/// 18.2: its survivors fire.
fn fire_back<S: Sink<Siege>>(play: &mut Play<'_, S>, assault: Assault) {
    let firing = assault.firing.enemy();
    let dice = strength(play.rules, play.state, firing, assault.target);
    let stage = if dice > 0 { AssaultStage::Second } else { AssaultStage::Finish };
    go_on(play, Assault { firing, dice, hits: 0, panics: 0, stage, ..assault });
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
    let drop = play.rules.in_force(play.state, EventKind::FlakRaid, |effect| {
        if let Effect::FlakRaid { drop, .. } = effect { Some(drop) } else { None }
    });
    if let Some(drop) = drop.filter(|_| !play.state.board.events.raided.has(route)) {
        play.state.board.events.raided.insert(route);
        play.tell(Event::FlakRaid { route });
        play.change_aaa(-(drop as i8));
    }
}

//! 6.16: heroes, an option.

use kernel::{Scope, Sink};

use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Side, Unit, UnitType};
use crate::event::Event;
use crate::flow::{Combat, Hero, Play, State, Step};
use crate::refusal::No;
use crate::sets::UnitSet;

/// Mentions that make a promotion.
const MENTIONS: u8 = 8;
/// The highest rank.
const HIGHEST: u8 = 4;

/// 6.16: units an officer may join: para battalions or divisional regiments on the map.
fn joinable(rules: &Tonkin, state: &State, side: Side) -> UnitSet {
    let forces = &rules.charts.forces;
    let on_map =
        forces.side[side as usize].iter().filter(|unit| state.board.hex_of(*unit).is_some());
    let fitting = on_map.filter(|unit| {
        let kind = rules.charts.stats(*unit).unit_type;
        match side {
            Side::French => kind == UnitType::Para,
            Side::VietMinh => kind == UnitType::DivisionalRegiment,
        }
    });
    fitting.collect()
}

/// 6.16: at ranks 3 and 4 the officer has two more para units, or the rest of the division.
pub fn command(rules: &Tonkin, state: &State, side: Side) -> UnitSet {
    let Some(hero) = state.heroes[side as usize] else { return UnitSet::NONE };
    let Some(own) = hero.with else { return UnitSet::NONE };
    if hero.rank < 3 {
        return UnitSet::one(own);
    }
    let all = joinable(rules, state, side);
    let mut units = match side {
        // The two para units that stand nearest, in the order of the list.
        Side::French => {
            let at = state.board.hex_of(own);
            let mut others: Vec<Unit> = all.iter().filter(|unit| *unit != own).collect();
            let distance = |unit: &Unit| match (at, state.board.hex_of(*unit)) {
                (Some(here), Some(there)) => here.distance(there),
                _ => usize::MAX,
            };
            others.sort_by_key(|unit| (distance(unit), unit.0));
            others.into_iter().take(2).collect()
        }
        Side::VietMinh => {
            let division = rules.components.unit(own).division;
            let same = |unit: &Unit| rules.components.unit(*unit).division == division;
            all.iter().filter(same).collect()
        }
    };
    UnitSet::insert(&mut units, own);
    units
}

/// Asks sides whose officer has no unit to give him one.
pub fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    for side in [Side::French, Side::VietMinh] {
        let waits = play.state.heroes[side as usize]
            .is_some_and(|hero| hero.with.is_none() && hero.joins <= play.state.month);
        if waits && !joinable(play.rules, play.state, side).is_empty() {
            play.push(Step::JoinHero { side });
        }
    }
}

/// The units he may join.
pub fn candidates(rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
    if let Step::JoinHero { side } = state.top() {
        out.extend(joinable(rules, state, *side).iter().map(Choice::Join));
    }
}

/// Whether he may join a unit.
pub fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    match (state.top(), choice) {
        (Step::JoinHero { side }, Choice::Join(unit)) => {
            if joinable(rules, state, *side).has(unit) { Ok(()) } else { Err(No::NoHero { unit }) }
        }
        _ => Err(No::NotAsked),
    }
}

/// He joins a unit.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    let (Step::JoinHero { side }, Choice::Join(unit)) = (play.state.top().clone(), choice) else {
        return;
    };
    play.pop();
    if let Some(hero) = &mut play.state.heroes[side as usize] {
        hero.with = Some(unit);
    }
    play.tell(Event::HeroJoined { side, unit });
    if side == Side::VietMinh {
        let hex = play.state.board.hex_of(unit);
        hex.into_iter().for_each(|hex| play.show(UnitSet::one(unit), hex));
        play.close_stacks();
    }
}

/// 6.16: killed on 12, and on 11 if the unit lost a step.
pub const fn is_killed(roll: u8, lost_a_step: bool) -> bool {
    roll == 12 || roll == 11 && lost_a_step
}

/// 6.16: whether a fight earns a mention.
pub const fn is_mention(rank: u8, attacks: bool, total: u8, held: bool) -> bool {
    match (rank < 3, attacks) {
        (true, true) => total >= 10,
        (true, false) => total <= 4,
        (false, true) => total >= 9 && held,
        (false, false) => total <= 5 && held,
    }
}

/// 6.16: whether the officer of a side may lead from the front: his own unit leads.
pub fn leads(state: &State, side: Side, leader: Option<Unit>) -> bool {
    let with = state.heroes[side as usize].and_then(|hero| hero.with);
    with.is_some() && with == leader
}

/// 6.16: mentions after a combat. `taken` says that the attackers stand in the hex now.
pub fn mention<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: &Combat, fought: [UnitSet; 2]) {
    for (role, side) in [(0, combat.side), (1, combat.side.enemy())] {
        let Some(hero) = play.state.heroes[side as usize] else { continue };
        if !command(play.rules, play.state, side).meets(&fought[role]) {
            continue;
        }
        let attacks = role == 0;
        let held = if attacks { play.state.last.taken } else { !combat.retreated };
        if is_mention(hero.rank, attacks, combat.total, held) {
            promote(play, side, hero);
        }
    }
}

fn promote<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, hero: Hero) {
    let mut hero = hero;
    hero.mentions += 1;
    if hero.mentions >= MENTIONS {
        hero.mentions = 0;
        hero.rank = (hero.rank + 1).min(HIGHEST);
    }
    play.state.heroes[side as usize] = Some(hero);
    play.tell(Event::HeroMentioned { side, mentions: hero.mentions, rank: hero.rank });
}

/// 6.16: the dice for an officer who led from the front.
pub fn rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, roll: u8, lost: bool) {
    let killed = is_killed(roll, lost);
    let joins = play.state.month + 1;
    if killed && let Some(hero) = &mut play.state.heroes[side as usize] {
        *hero = Hero { rank: 1, mentions: 0, with: None, joins };
    }
    play.tell(Event::HeroRolled { side, roll, killed });
}

impl<S: Sink<Tonkin>> Play<'_, S> {
    /// 6.16: the unit is gone, the officer joins another next turn.
    pub(super) fn lose_hero_unit(&mut self, unit: Unit) {
        let joins = self.state.month + 1;
        for hero in self.state.heroes.iter_mut().flatten() {
            if hero.with == Some(unit) {
                hero.with = None;
                hero.joins = joins;
            }
        }
    }
}

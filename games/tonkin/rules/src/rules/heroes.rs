//! 6.16: heroes, an option.

use arrayvec::ArrayVec;
use kernel::flow::StepRules;
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hidden::Pieces as _;
use crate::Tonkin;
use crate::board::Board;
use crate::choice::Choice;
use crate::components::{Side, Unit, UnitType};
use crate::event::Event;
use crate::flow::{Combat, Hero, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::UnitSet;

/// 6.16: a side gives its officer a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct JoinHero {
    /// Whose.
    pub side: Side,
    /// How many units he is still to be given.
    pub(crate) left: u8,
}

impl StepRules<Tonkin> for JoinHero {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(self.side), Prompt::JoinHero { side: self.side, left: self.left })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(open(rules, state, self.side).iter().map(Choice::Join));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Join(unit) if open(rules, state, self.side).has(unit) => Ok(()),
            Choice::Join(unit) => Err(No::Hero { unit }),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Join(unit) = choice {
            join(play, *self, unit);
        }
    }
}

/// Mentions that make a promotion.
const MENTIONS: u8 = 8;
/// The highest rank.
const HIGHEST: u8 = 4;

/// From this rank on an officer has more than one unit.
const COMMANDS: u8 = 3;
/// Para units that a French officer of such a rank has besides his own.
const OTHERS: usize = 2;
/// The roll on which an officer who led from the front is killed.
const KILLED: u8 = 12;
/// The least total of a combat in which an attacking officer of the lower ranks is mentioned.
const MENTIONED_ATTACK: u8 = 10;
/// The greatest one for a defending officer.
const MENTIONED_DEFENCE: u8 = 4;

/// 6.16: units an officer may be with: para battalions or divisional regiments on the map.
pub(crate) fn fitting(rules: &Tonkin, board: &Board, side: Side) -> UnitSet {
    let on_map = rules.charts.forces.side[side as usize].iter();
    let on_map = on_map.filter(|unit| board.hex_of(*unit).is_some());
    let fitting = on_map.filter(|unit| {
        let kind = rules.charts.stats(*unit).unit_type;
        match side {
            Side::French => kind == UnitType::Para,
            Side::VietMinh => kind == UnitType::DivisionalRegiment,
        }
    });
    fitting.collect()
}

/// 6.16: the units an officer has besides his own: at ranks 3 and 4 two more para units, which the French
/// name, or the rest of the division.
fn others(rules: &Tonkin, state: &State, side: Side, hero: &Hero) -> UnitSet {
    if hero.rank < COMMANDS {
        return UnitSet::NONE;
    }
    let all = fitting(rules, &state.board, side);
    match side {
        Side::French => {
            hero.others.iter().flatten().copied().filter(|unit| all.has(*unit)).collect()
        }
        Side::VietMinh => {
            let division = hero.division;
            let same = |unit: &Unit| rules.components.unit(*unit).division == division;
            all.iter().filter(|unit| division.is_some() && same(unit)).collect()
        }
    }
}

/// 6.16: all units an officer has.
pub fn command(rules: &Tonkin, state: &State, side: Side) -> UnitSet {
    let Some(hero) = state.heroes[side as usize] else { return UnitSet::NONE };
    let Some(own) = hero.with else { return UnitSet::NONE };
    others(rules, state, side, &hero).or(UnitSet::one(own))
}

/// 6.16: the units that an officer may be given now: one of those he has, if he lost his own; else any.
fn open(rules: &Tonkin, state: &State, side: Side) -> UnitSet {
    let Some(hero) = state.heroes[side as usize] else { return UnitSet::NONE };
    let mut all = fitting(rules, &state.board, side);
    if hero.with.is_none() {
        let left = others(rules, state, side, &hero);
        return if left.is_empty() { all } else { left };
    }
    hero.with.iter().chain(hero.others.iter().flatten()).for_each(|unit| all.remove(*unit));
    all
}

/// How many units an officer is to be given at the start of a turn.
fn missing(rules: &Tonkin, state: &State, side: Side) -> usize {
    let Some(hero) = state.heroes[side as usize] else { return 0 };
    if hero.with.is_none() && hero.joins > state.month {
        return 0;
    }
    let commands = side == Side::French && hero.rank >= COMMANDS;
    let alone = others(rules, state, side, &hero).is_empty();
    usize::from(hero.with.is_none()) + if commands && alone { OTHERS } else { 0 }
}

/// Asks sides whose officer lacks a unit to give him one.
pub(crate) fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    for side in [Side::French, Side::VietMinh] {
        let missing = missing(play.rules, play.state, side);
        let left = missing.min(open(play.rules, play.state, side).len());
        if left == 0 {
            continue;
        }
        if let Some(hero) = &mut play.state.heroes[side as usize]
            && missing >= OTHERS
        {
            hero.others = [None; OTHERS];
        }
        play.push(Step::JoinHero(JoinHero { side, left: left as u8 }));
    }
}

/// He joins a unit, or is given another one.
fn join<S: Sink<Tonkin>>(play: &mut Play<'_, S>, step: JoinHero, unit: Unit) {
    let JoinHero { side, left } = step;
    play.pop();
    if left > 1 {
        play.push(Step::JoinHero(JoinHero { side, left: left - 1 }));
    }
    let division = play.rules.components.unit(unit).division;
    if let Some(hero) = &mut play.state.heroes[side as usize] {
        hero.take(unit, division);
    }
    play.tell(Event::HeroJoined { side, unit });
    if side == Side::VietMinh {
        let hex = play.state.board.hex_of(unit);
        hex.into_iter().for_each(|hex| play.show(UnitSet::one(unit), hex));
        play.close_stacks();
    }
}

impl Hero {
    /// An officer who has no unit yet.
    pub(crate) const fn new(rank: u8, joins: u8) -> Hero {
        Hero { rank, mentions: 0, with: None, joins, others: [None; OTHERS], division: None }
    }

    /// A unit is none of his others any more.
    fn drop(&mut self, unit: Unit) {
        let left = self.others.iter().flatten().copied().filter(|other| *other != unit);
        let mut left = left.collect::<ArrayVec<Unit, OTHERS>>().into_iter();
        self.others = std::array::from_fn(|_| left.next());
    }

    /// He is with a unit, or has it besides his own.
    fn take(&mut self, unit: Unit, division: Option<u16>) {
        self.drop(unit);
        if self.with.is_none() {
            self.with = Some(unit);
            self.division = division;
        } else if let Some(free) = self.others.iter_mut().find(|other| other.is_none()) {
            *free = Some(unit);
        }
    }
}

/// 6.16: what the unit of an officer paid in a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toll {
    /// Nothing.
    Nothing,
    /// At least a step.
    Steps,
}

/// 6.16: on which side of a fight an officer stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// He attacks.
    Attacks,
    /// He defends.
    Defends,
}

/// 6.16: what became of the hex that was fought for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The officer's own units hold it.
    Held,
    /// They do not.
    Lost,
}

/// 6.16: killed on the highest roll, and on one less if the unit lost a step.
pub fn is_killed(roll: u8, toll: Toll) -> bool {
    roll == KILLED || roll == KILLED - 1 && toll == Toll::Steps
}

/// 6.16: whether a fight earns a mention. The higher ranks need less, but must hold the hex.
pub fn is_mention(rank: u8, part: Part, total: u8, ground: Ground) -> bool {
    let (low, held) = (rank < COMMANDS, ground == Ground::Held);
    match part {
        Part::Attacks if low => total >= MENTIONED_ATTACK,
        Part::Attacks => total >= MENTIONED_ATTACK - 1 && held,
        Part::Defends if low => total <= MENTIONED_DEFENCE,
        Part::Defends => total <= MENTIONED_DEFENCE + 1 && held,
    }
}

/// 6.16: whether the officer of a side may lead from the front: his own unit leads.
pub(crate) fn leads(state: &State, side: Side, leader: Option<Unit>) -> bool {
    let with = state.heroes[side as usize].and_then(|hero| hero.with);
    with.is_some() && with == leader
}

/// 6.16: mentions after a combat. An attacker of the higher ranks is mentioned if one of his own units
/// occupies the hex.
pub(crate) fn mention<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    combat: &Combat,
    fought: [UnitSet; 2],
) {
    for (role, side) in [(0, combat.side), (1, combat.side.enemy())] {
        let Some(hero) = play.state.heroes[side as usize] else { continue };
        let own = command(play.rules, play.state, side);
        if !own.meets(fought[role]) {
            continue;
        }
        let (part, held) = if role == 0 {
            (Part::Attacks, own.meets(combat.advanced))
        } else {
            (Part::Defends, !combat.retreated)
        };
        let ground = if held { Ground::Held } else { Ground::Lost };
        if is_mention(hero.rank, part, combat.total, ground) {
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
pub(crate) fn rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, roll: u8, toll: Toll) {
    let killed = is_killed(roll, toll);
    let joins = play.state.month + 1;
    if killed && let Some(hero) = &mut play.state.heroes[side as usize] {
        *hero = Hero::new(1, joins);
    }
    play.tell(Event::HeroRolled { side, roll, killed });
}

/// 6.16: the unit is gone, the officer joins another next turn.
pub(super) fn lose_unit(state: &mut State, unit: Unit) {
    let joins = state.month + 1;
    for hero in state.heroes.iter_mut().flatten() {
        hero.drop(unit);
        if hero.with == Some(unit) {
            hero.with = None;
            hero.joins = joins;
        }
    }
}

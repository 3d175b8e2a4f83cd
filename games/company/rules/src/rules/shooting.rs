//! Chapter 33, shooting, with 16d and 16e for vehicles: dice, saves, a peasant in danger, the choice die.

use kernel::chance::{MOST_DICE, MOST_FACES};
use kernel::flow::{Flow, Flows, StepRules};
use kernel::{Ledger, Next, Reading, Request, Roll, Sink};

use crate::Company;
use crate::charts::FARTHEST;
use crate::components::Grade;
use crate::event::Event;
use crate::flow::{Acting, LeaderDie, Play, Shot, ShotKind, ShotStage, State, Step};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::rules::{losses, peasants, reactions};
use crate::sets::{Faces, Square, SquareSet, Unit, UnitSet};
use crate::sums::{Sum, Term};

/// How far a unit shoots.
pub(crate) fn range(rules: &Company, unit: Unit) -> u8 {
    let table = &rules.components.tables.shooting;
    if rules.charts.stats(unit).is_vehicle() { table.vehicle_range } else { table.foot_range }
}

/// The squares a unit can shoot into: in range and seen (X1.5).
pub fn field(rules: &Company, unit: Unit, from: Square) -> SquareSet {
    rules.charts.within(from, range(rules, unit)).and(rules.charts.seen_from(from))
}

/// 33a: the enemies a unit may shoot at: the best class that is there (S-13).
pub fn targets(rules: &Company, state: &State, unit: Unit) -> UnitSet {
    let Some(from) = state.board.square(unit) else { return UnitSet::NONE };
    let enemy = unit.side.enemy();
    let there = state.board.occupied(enemy);
    let classes = [rules.charts.faces(from), rules.charts.near(from), field(rules, unit, from)];
    let best = classes.into_iter().find(|class| !class.and(there).is_empty());
    best.map_or(UnitSet::NONE, |class| state.board.units_in(enemy, class))
}

/// 33a: so many shots a turn.
pub(crate) fn check_again(rules: &Company, acting: &Acting) -> Result<(), No> {
    let most = rules.components.tables.shooting.per_turn;
    if acting.shots < most { Ok(()) } else { Err(No::ShotsUsed { most }) }
}

/// 33a: why a unit may not shoot at another.
pub(crate) fn check(rules: &Company, state: &State, unit: Unit, at: Unit) -> Result<(), No> {
    let Some(from) = state.board.square(unit) else { return Err(No::OffTable) };
    if at.side == unit.side || !state.board.visible(at.side).has(at.index) {
        return Err(No::NotAsked);
    }
    if targets(rules, state, unit).has(at.index) {
        return Ok(());
    }
    let Some(to) = state.board.square(at) else { return Err(No::NotAsked) };
    if !rules.charts.within(from, range(rules, unit)).has(to) {
        Err(No::OutOfRange { unit: at })
    } else if !rules.charts.seen_from(from).has(to) {
        Err(No::NotSeen { unit: at })
    } else {
        Err(No::Priority { unit: at })
    }
}

/// 33a, 33b, 16d: how many dice a shooting has.
pub(crate) fn dice(rules: &Company, state: &State, from: Unit, at: Square, kind: ShotKind) -> u8 {
    let here = state.board.square(from).unwrap_or(at);
    let strength = state.board.body(from).strength;
    match rules.charts.stats(from).grade() {
        Some(grade) if kind.is_reaction() => reaction_dice(rules, grade, strength),
        Some(grade) => foot_dice(rules, grade, strength),
        None if kind.is_reaction() => rules.components.tables.reaction.vehicle_dice * strength,
        None => vehicle_dice(rules, strength, crate::charts::range(here, at)),
    }
}

/// 33a: dice of foot (S-16).
pub fn foot_dice(rules: &Company, grade: Grade, bases: u8) -> u8 {
    let table = &rules.components.tables.shooting;
    let counted = (bases as i8).min(table.bases) + rules.components.grades[grade as usize].count;
    counted.clamp(table.min, table.max) as u8
}

/// 33b: dice of foot in a reaction (S-17).
pub fn reaction_dice(rules: &Company, grade: Grade, bases: u8) -> u8 {
    let table = &rules.components.tables.reaction;
    let dice = table.per_base * bases as i8 + rules.components.grades[grade as usize].count;
    dice.max(table.min) as u8
}

/// 16d: dice of vehicles at a range (S-28, S-48).
pub fn vehicle_dice(rules: &Company, vehicles: u8, range: u8) -> u8 {
    let table = &rules.components.tables.shooting;
    let place = usize::from(range).clamp(1, FARTHEST) - 1;
    (table.vehicle_dice[place] * vehicles).min(table.max as u8)
}

/// The faces that hit.
pub fn hit(rules: &Company, kind: ShotKind) -> Faces {
    let tables = &rules.components.tables;
    if kind.is_reaction() { tables.reaction.hit } else { tables.shooting.hit }
}

/// What the save of a foot unit depends on (33c).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// It has its leader.
    pub leader: bool,
    /// It stands in cover.
    pub cover: bool,
    /// It is down.
    pub down: bool,
    /// Its grade.
    pub grade: Grade,
    /// From where it is shot at.
    pub reach: Reach,
}

/// Whether a shot comes over a face of the target's square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Over a face.
    Short,
    /// From farther away, or out of the sky.
    Long,
}

/// 33c: the terms of a save.
fn save_terms(rules: &Company, target: &Target) -> [(i8, Term); 4] {
    let table = &rules.components.tables.save;
    let stacks = rules.switches.save_modifiers_stack;
    let both = |one: bool, other: bool, amount: i8| match (one, other) {
        (true, true) if stacks => 2 * amount,
        (false, false) => 0,
        _ => amount,
    };
    let veteran = target.grade == Grade::Veteran;
    let raw = target.grade == Grade::Raw;
    [
        (if target.leader { table.leader } else { 0 }, Term::Leader),
        (if target.cover { table.cover } else { 0 }, Term::Cover),
        (both(target.down, veteran, table.down_or_veteran), Term::DownOrVeteran),
        (both(target.reach == Reach::Short, raw, table.short_or_raw), Term::ShortOrRaw),
    ]
}

/// 33c: the faces with which a base lives.
pub fn foot_save(rules: &Company, target: &Target) -> Faces {
    let table = &rules.components.tables.save;
    let modifier: i8 = save_terms(rules, target).iter().map(|(amount, _)| amount).sum();
    let lives = |face: &u8| {
        *face != table.always_dead
            && (*face == table.always_ok || *face as i8 + modifier >= table.basic)
    };
    let mut faces = [0; 6];
    let mut count = 0;
    for face in (1..=6).filter(lives) {
        faces[count] = face;
        count += 1;
    }
    Faces::of(&faces[..count])
}

/// 33c: a unit as a target. With `leader_base` only a leader who stands alone counts (S-11).
pub(crate) fn target(
    rules: &Company,
    state: &State,
    unit: Unit,
    grade: Grade,
    reach: Reach,
) -> Target {
    let body = state.board.body(unit);
    let alone = !rules.switches.leader_base || body.strength == 1;
    let cover = state.board.square(unit).is_some_and(|square| rules.charts.cover.has(square));
    Target { leader: body.leader && alone, cover, down: body.down, grade, reach }
}

/// 33c, 16e: the faces with which a base or a vehicle of a unit lives under fire.
pub fn save(rules: &Company, state: &State, unit: Unit, reach: Reach) -> Faces {
    let stats = rules.charts.stats(unit);
    match (stats.grade(), stats.vehicle()) {
        (Some(grade), _) => foot_save(rules, &target(rules, state, unit, grade, reach)),
        (None, Some(vehicle)) => rules.components.vehicles[vehicle as usize].shooting_save,
        (None, None) => Faces::default(),
    }
}

/// From where a unit shoots into a square.
pub fn reach(rules: &Company, state: &State, from: Unit, to: Square) -> Reach {
    match state.board.square(from) {
        Some(from) if rules.charts.faces(from).has(to) => Reach::Short,
        Some(_) | None => Reach::Long,
    }
}

/// A shooting begins.
pub fn begin<S: Sink<Company>>(play: &mut Play<'_, S>, from: Unit, at: Unit, kind: ShotKind) {
    let Some(square) = play.state.board.square(at) else { return };
    let stage = ShotStage::Dice;
    let shot = Shot { from, at, square, kind, double_one: false, leader: false, stage };
    play.push(Step::Shot(shot));
    play.tell(Event::Shoots { from, at, kind });
}

/// Shooting dice: hits and ones count.
fn shot_dice(count: u8, hit: Faces) -> Request {
    let mut classes = [0; MOST_FACES];
    for face in (1..=6u8).filter(|face| hit.has(*face)) {
        classes[usize::from(face - 1)] = 2;
    }
    classes[0] = 1;
    Request::Dice { count: count.clamp(1, MOST_DICE), faces: 6, reading: Reading::Classes(classes) }
}

impl StepRules<Company> for Shot {
    const RESOLVES: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        match self.stage {
            ShotStage::Dice => {
                let faces = hit(rules, self.kind);
                let count = dice(rules, state, self.from, self.square, self.kind);
                let (unit, target, needs) = (self.from, self.at, faces.lowest());
                Next::dice(Ask::Shot { unit, target, needs }, shot_dice(count, faces))
            }
            ShotStage::Saves { hits } => {
                let faces = self.save(rules, state);
                Next::dice(Ask::Saves { unit: self.at, needs: faces.lowest() }, faces.dice(hits))
            }
            ShotStage::PeasantSave { square } => {
                let faces = rules.components.tables.peasant_save;
                Next::dice(Ask::PeasantSave { square, needs: faces.lowest() }, faces.dice(1))
            }
            ShotStage::Peasant | ShotStage::Leader | ShotStage::Done => rules.end(state),
        }
    }

    /// Dice or saves have fallen.
    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let mut shot = *self;
        match shot.stage {
            ShotStage::Dice => {
                let faces = hit(play.rules, shot.kind);
                let hits = faces.count(&roll.0);
                let ones = Faces::of(&[1]).count(&roll.0);
                shot.double_one = ones >= peasants::ENDANGERING_ONES;
                shot.stage = if hits > 0 { ShotStage::Saves { hits } } else { ShotStage::Peasant };
                play.replace(Step::Shot(shot));
                let (from, at, needs) = (shot.from, shot.at, faces.lowest());
                play.tell(Event::ShotRolled { from, at, dice: roll.0.clone(), needs, hits });
            }
            ShotStage::Saves { hits } => {
                let faces = shot.save(play.rules, play.state);
                let dead = hits - faces.count(&roll.0);
                let (unit, needs) = (shot.at, faces.lowest());
                play.tell(Event::Saved { unit, dice: roll.0.clone(), needs, dead });
                shot.leader = losses::lose(play, shot.at, dead).leader;
                shot.stage = ShotStage::Peasant;
                play.replace(Step::Shot(shot));
            }
            ShotStage::PeasantSave { square } => {
                shot.stage = ShotStage::Leader;
                play.replace(Step::Shot(shot));
                peasants::save_rolled(play, square, shot.from.side, roll.first());
            }
            ShotStage::Peasant | ShotStage::Leader | ShotStage::Done => (),
        }
    }

    /// Goes on to the next stage that needs dice.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let mut shot = *self;
        match shot.stage {
            ShotStage::Dice | ShotStage::Saves { .. } | ShotStage::PeasantSave { .. } => {
                return Flow::Waits;
            }
            ShotStage::Peasant => {
                shot.stage = ShotStage::Leader;
                play.replace(Step::Shot(shot));
                if shot.double_one {
                    peasants::endanger(play, shot);
                }
            }
            ShotStage::Leader => {
                shot.stage = ShotStage::Done;
                play.replace(Step::Shot(shot));
                if shot.leader && play.state.board.square(shot.at).is_some() {
                    play.push(Step::LeaderDie(LeaderDie { unit: shot.at }));
                }
            }
            ShotStage::Done => {
                play.pop();
                if !shot.kind.is_reaction() {
                    reactions::open_return(play, &shot);
                }
            }
        }
        Flow::Goes
    }
}

impl Shot {
    /// The faces with which what is hit lives.
    fn save(&self, rules: &Company, state: &State) -> Faces {
        save(rules, state, self.at, reach(rules, state, self.from, self.square))
    }
}

/// The sums behind a shot: its dice, and the save of its target.
pub fn ledgers(
    rules: &Company,
    state: &State,
    from: Unit,
    at: Unit,
    kind: ShotKind,
) -> Vec<Ledger> {
    let Some(square) = state.board.square(at) else { return Vec::new() };
    let dice_sum = dice_ledger(rules, state, from, square, kind);
    let save_sum = save_ledger(rules, state, at, reach(rules, state, from, square));
    let ledgers = [dice_sum, save_sum];
    ledgers.into_iter().filter(|ledger| !ledger.terms.is_empty()).collect()
}

/// 33a, 33b: the dice of a shot into a square.
pub fn dice_ledger(
    rules: &Company,
    state: &State,
    from: Unit,
    square: Square,
    kind: ShotKind,
) -> Ledger {
    let mut ledger = Ledger::of(&Sum::ShotDice);
    let count = i64::from(dice(rules, state, from, square, kind));
    let [all, by_grade, clamped] = if kind.is_reaction() {
        [Term::ReactionBases, Term::ReactionGrade, Term::ReactionLimit]
    } else {
        [Term::Bases, Term::ShotGrade, Term::Limit]
    };
    match rules.charts.stats(from).grade() {
        Some(grade) => {
            let graded = i64::from(rules.components.grades[grade as usize].count);
            let bases = i64::from(state.board.body(from).strength);
            ledger.add_term(bases, &all);
            if graded != 0 {
                ledger.add_term(graded, &by_grade);
            }
            let limit = count - bases - graded;
            if limit != 0 {
                ledger.add_term(limit, &clamped);
            }
        }
        None => ledger.add_term(count, &Term::Vehicles),
    }
    ledger
}

/// 33c: what counts on the saves of a unit; nothing for vehicles, which have faces of their own.
pub fn save_ledger(rules: &Company, state: &State, unit: Unit, reach: Reach) -> Ledger {
    let mut ledger = Ledger::of(&Sum::Save);
    if let Some(grade) = rules.charts.stats(unit).grade() {
        let target = target(rules, state, unit, grade, reach);
        for (amount, term) in save_terms(rules, &target) {
            if amount != 0 {
                ledger.add_term(amount, &term);
            }
        }
    }
    ledger
}

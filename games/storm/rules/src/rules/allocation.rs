//! Chapter 8.4 and 8.4.1, applying damage points.
//!
//! Each unit takes points: a fresh one becomes spent, becomes spent and retreats, or is eliminated; a spent
//! one retreats or is eliminated; each has its price. As many points as possible must be applied (S-15). The units change only
//! when all points are assigned.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{DamageCosts, Kind, Side};
use crate::flow::{Allocate, Attack, By, Play, Retreats, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{Changes, class_of};
use crate::sets::{Unit, UnitSet};

impl StepRules<Storm> for Allocate {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(self.assigner), Prompt::Allocate { area: self.area, left: self.left })
    }

    fn candidates(&self, rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let hit = |index, points| Choice::Hit(Unit::new(self.owner, index), points);
        match scope {
            Scope::All => {
                for index in self.open.iter() {
                    let most = costs(rules, state, Unit::new(self.owner, index)).eliminate;
                    out.extend((1..=most).map(|points| hit(index, points)));
                }
            }
            Scope::Canonical => {
                canonical(rules, state, self, out);
                if out.is_empty() {
                    // Points given in another order: the rest begins anew.
                    canonical(rules, state, &Allocate { last: None, ..*self }, out);
                }
            }
        }
    }

    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Hit(unit, points) = choice else { return Err(No::NotAsked) };
        check(rules, state, self, *unit, *points)
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Hit(unit, points) = choice {
            apply(play, *self, unit, points);
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.left > 0 {
            return Flow::Waits;
        }
        let Allocate { owner, area, .. } = *self;
        play.pop();
        play.spend(owner, self.flip.or(self.retreat), area);
        play.eliminate(owner, self.eliminate, area);
        if !self.retreat.is_empty() {
            let pending = self.retreat;
            let retreats = Retreats { owner, from: area, pending, transit: None, last: None };
            play.push(Step::Retreats(retreats));
        }
        Flow::Goes
    }
}

/// What it takes to do something to a unit as it stands.
#[derive(Clone, Copy, Debug)]
struct Costs {
    /// Only a fresh unit can become spent.
    flip: Option<u8>,
    retreat: u8,
    eliminate: u8,
}

impl Costs {
    const fn fresh(costs: &DamageCosts) -> Costs {
        Costs {
            flip: Some(costs.flip),
            retreat: costs.retreat_fresh,
            eliminate: costs.eliminate_fresh,
        }
    }

    const fn spent(costs: &DamageCosts) -> Costs {
        Costs { flip: None, retreat: costs.retreat_spent, eliminate: costs.eliminate_spent }
    }

    /// The amounts a unit may take, as a set (bit n: n points): with retreats each of them; without, only
    /// flips and eliminations (S-31).
    fn portion(self, allocate: &Allocate) -> u8 {
        let flip = self.flip.map_or(0, |points| 1 << points);
        let retreat = if allocate.retreats { 1 << self.retreat } else { 0 };
        1 | flip | retreat | 1 << self.eliminate
    }
}

/// What it takes to do something to this unit.
fn costs(rules: &Storm, state: &State, unit: Unit) -> Costs {
    let costs = &rules.components.tables.damage;
    if state.board.is_fresh(unit) { Costs::fresh(costs) } else { Costs::spent(costs) }
}

/// What a fresh and what a spent unit may take.
#[derive(Clone, Copy, Debug)]
struct Portions {
    fresh: u8,
    spent: u8,
}

fn portions(rules: &Storm, allocate: &Allocate) -> Portions {
    let costs = &rules.components.tables.damage;
    Portions {
        fresh: Costs::fresh(costs).portion(allocate),
        spent: Costs::spent(costs).portion(allocate),
    }
}

/// The most points of a portion.
const fn most(portion: u8) -> u8 {
    7 - portion.leading_zeros() as u8
}

/// The sums that so many units can take, each an amount of `portion`, on top of sums known already.
fn widen(sums: u64, portion: u8, units: u8) -> u64 {
    let mut sums = sums;
    for _ in 0..units {
        let before = sums;
        sums = 0;
        for points in 0..=most(portion) {
            if portion >> points & 1 == 1 {
                sums |= before << points;
            }
        }
    }
    sums
}

/// 8.4.1: as many of the damage points as so many fresh and spent units can take.
fn most_points(damage: u8, portions: Portions, fresh: u8, spent: u8) -> u8 {
    let sums = widen(widen(1, portions.fresh, fresh), portions.spent, spent);
    let reach = if damage >= 63 { sums } else { sums & ((2 << damage) - 1) };
    (63 - reach.leading_zeros()) as u8
}

/// Damage of an attack falls on units.
pub(crate) fn begin<S: Sink<Storm>>(
    play: &mut Play<'_, S>,
    attack: &Attack,
    owner: Side,
    units: UnitSet,
) {
    let by_fighters = attack.by == By::Card(Kind::FighterBombers);
    let assigner = if by_fighters { attack.side } else { owner };
    fall(play, attack.damage, attack.target, owner, assigner, units);
}

/// Damage points fall on units. Whoever assigns while he does not own them leaves no retreats open only
/// with Fighter Bombers (S-31, S-32).
pub fn fall<S: Sink<Storm>>(
    play: &mut Play<'_, S>,
    damage: u8,
    area: crate::components::Area,
    owner: Side,
    assigner: Side,
    units: UnitSet,
) {
    let none = UnitSet::NONE;
    let allocate = Allocate {
        area,
        owner,
        assigner,
        retreats: !(assigner == Side::French && owner == Side::VietMinh),
        open: units,
        left: 0,
        flip: none,
        retreat: none,
        eliminate: none,
        last: None,
    };
    let fresh = units.and(play.state.board.fresh[owner as usize]).len();
    let spent = units.len() - fresh;
    let left = most_points(damage, portions(play.rules, &allocate), fresh, spent);
    if left == 0 {
        return;
    }
    // Enough for everybody: nothing to choose.
    let costs = &play.rules.components.tables.damage;
    let all = costs.eliminate_fresh * fresh + costs.eliminate_spent * spent;
    let settled = Allocate { open: none, eliminate: units, ..allocate };
    play.push(Step::Allocate(if left == all { settled } else { Allocate { left, ..allocate } }));
}

/// Each different way to go on, once.
fn canonical(rules: &Storm, state: &State, allocate: &Allocate, out: &mut Vec<Choice>) {
    let hit = |index, points| Choice::Hit(Unit::new(allocate.owner, index), points);
    for group in groups(rules, state, allocate) {
        let Some(index) = group.units.first() else { continue };
        for points in 1..=group.most {
            if group.portion >> points & 1 == 1
                && leaves_room(rules, state, allocate, &group, points)
            {
                out.push(hit(index, points));
            }
        }
    }
}

/// Units that are alike and on the same side of their counters, and what each may take.
#[derive(Clone, Copy, Debug)]
struct Group {
    /// Fresh groups first, then by class.
    key: u8,
    units: UnitSet,
    portion: u8,
    most: u8,
}

/// The groups that canonical order still allows: points are given group by group, and within a group
/// the amounts never rise, so that each different result comes up once.
fn groups(
    rules: &Storm,
    state: &State,
    allocate: &Allocate,
) -> impl Iterator<Item = Group> + Clone {
    let classes = rules.charts.classes(allocate.owner);
    let portions = portions(rules, allocate);
    let fresh = state.board.fresh[allocate.owner as usize];
    let allocate = *allocate;
    let from = allocate.last.map(|(unit, points)| {
        let class = class_of(rules, Unit::new(allocate.owner, unit));
        (class + if fresh.has(unit) { 0 } else { 128 }, points)
    });
    [false, true].into_iter().flat_map(move |spent| {
        classes.iter().enumerate().filter_map(move |(class, members)| {
            let key = class as u8 + if spent { 128 } else { 0 };
            let members = members.and(allocate.open);
            let units = if spent { members.minus(fresh) } else { members.and(fresh) };
            let portion = if spent { portions.spent } else { portions.fresh };
            let most = match from {
                Some((last, points)) if last == key => points.min(most(portion)),
                Some((last, _)) if last > key => 0,
                Some(_) | None => most(portion),
            };
            (most > 0 && !units.is_empty()).then_some(Group { key, units, portion, most })
        })
    })
}

/// Whether the points left after this one can all go to units that come later in canonical order.
fn leaves_room(
    rules: &Storm,
    state: &State,
    allocate: &Allocate,
    group: &Group,
    points: u8,
) -> bool {
    let Some(left) = allocate.left.checked_sub(points) else { return false };
    let bounded = group.portion & (u8::MAX >> (7 - points));
    let mut sums = widen(1, bounded, group.units.len() - 1);
    for later in groups(rules, state, allocate).filter(|later| later.key > group.key) {
        sums = widen(sums, later.portion, later.units.len());
    }
    sums >> left & 1 == 1
}

/// Whether a unit may take that many points.
fn check(
    rules: &Storm,
    state: &State,
    allocate: &Allocate,
    unit: Unit,
    points: u8,
) -> Result<(), No> {
    if unit.side != allocate.owner || !allocate.open.has(unit.index) {
        return Err(No::NotAsked);
    }
    let portions = portions(rules, allocate);
    let fresh = allocate.open.and(state.board.fresh[allocate.owner as usize]);
    let is_fresh = fresh.has(unit.index);
    let portion = if is_fresh { portions.fresh } else { portions.spent };
    if points == 0 || points > most(portion) {
        return Err(No::NotAsked);
    }
    if points > allocate.left {
        return Err(No::TooManyPoints { left: allocate.left });
    }
    if portion >> points & 1 == 0 {
        return Err(No::Retreats { unit });
    }
    let left = allocate.left - points;
    let (fresh_left, open_left) = (fresh.len() - u8::from(is_fresh), allocate.open.len() - 1);
    let sums = widen(1, portions.fresh, fresh_left);
    let sums = widen(sums, portions.spent, open_left - fresh_left);
    if sums >> left & 1 == 1 { Ok(()) } else { Err(No::PointsLeftOver { unit, left }) }
}

/// Assigns points to a unit.
fn apply<S: Sink<Storm>>(play: &mut Play<'_, S>, allocate: Allocate, unit: Unit, points: u8) {
    let costs = costs(play.rules, play.state, unit);
    let mut allocate = allocate;
    let fate = if points >= costs.eliminate {
        &mut allocate.eliminate
    } else if points >= costs.retreat {
        &mut allocate.retreat
    } else {
        &mut allocate.flip
    };
    fate.insert(unit.index);
    allocate.open.remove(unit.index);
    allocate.left -= points;
    allocate.last = Some((unit.index, points));
    play.pop();
    play.push(Step::Allocate(allocate));
}

/// What damage does to a unit (8.4).
#[derive(Clone, Copy, Debug)]
enum Fate {
    Spent,
    Retreats,
    Eliminated,
}

/// How an owner takes losses best, for odds and simple opponents: hold the area if that is possible,
/// lose as few units as possible, the weakest first. The next unit and its points.
pub(crate) fn best(rules: &Storm, state: &State, allocate: &Allocate) -> Option<(Unit, u8)> {
    let fresh = state.board.fresh[allocate.owner as usize];
    let worth = |index: u8| {
        let stats = rules.charts.stats(Unit::new(allocate.owner, index));
        (stats.firepower + stats.defence, index)
    };
    let mut units: Vec<u8> = allocate.open.iter().collect();
    units.sort_unstable_by_key(|index| worth(*index));
    // Heavy losses are given out first, to the weakest; amounts that would leave points over are not
    // legal, so the rest can always be applied.
    let flips = allocate.open.and(fresh).len() * rules.components.tables.damage.flip;
    let beyond = allocate.left.saturating_sub(flips);
    let wanted = if beyond == 0 {
        [Fate::Spent, Fate::Retreats, Fate::Eliminated]
    } else if beyond >= allocate.open.len() {
        [Fate::Eliminated, Fate::Retreats, Fate::Spent]
    } else {
        [Fate::Retreats, Fate::Spent, Fate::Eliminated]
    };
    for fate in wanted {
        for index in &units {
            let unit = Unit::new(allocate.owner, *index);
            let costs = costs(rules, state, unit);
            let points = match fate {
                // A spent unit goes one step further.
                Fate::Spent => costs.flip.unwrap_or(costs.retreat),
                Fate::Retreats => costs.retreat,
                Fate::Eliminated => costs.eliminate,
            };
            if check(rules, state, allocate, unit, points).is_ok() {
                return Some((unit, points));
            }
        }
    }
    None
}

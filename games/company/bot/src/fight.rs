//! What an assault is worth: the dice of both sides, who falls back, who is pursued.

use std::cell::RefCell;
use std::collections::BTreeMap;

use company::Company;
use company::components::{Body, Grade, Side};
use company::rules::assault;
use company::sets::Unit;
use company::switches::AssaultReroll;

use super::mind::{Mind, Stand};

/// What an assault comes to, in points of each side's losses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fight {
    /// What the assaulter loses.
    pub(super) assaulter: f64,
    /// What the target loses.
    pub(super) target: f64,
    /// How likely the assaulter wins.
    pub(super) won: f64,
}

/// One side of a fight.
#[derive(Clone, Copy, Debug)]
struct Fighter {
    grade: Option<Grade>,
    strength: u8,
    /// How likely a kill is not saved; foot has no save.
    unsaved: f64,
    /// What one of its bases counts when kills are compared.
    counts: u8,
    /// Dice for each base that counts; for vehicles, for each of them.
    each: u8,
}

impl Fighter {
    fn with(self, strength: u8) -> Fighter {
        Fighter { strength, ..self }
    }

    fn dice(&self, rules: &Company) -> u8 {
        if self.strength == 0 {
            return 0;
        }
        let bases = match self.grade {
            None => self.strength,
            Some(grade) => assault::fighting_bases(rules, grade, self.strength),
        };
        bases * self.each
    }
}

/// What may come of a fight, the assaulter's part first.
#[derive(Clone, Copy, Debug, Default)]
struct Toll {
    /// Bases lost on average.
    lost: [f64; 2],
    /// How likely nobody is left.
    wiped_out: [f64; 2],
    /// How likely the unit is driven off.
    driven_off: [f64; 2],
    /// How likely the assaulter wins.
    won: f64,
}

/// Fights worked out before: by what fights whom, strength against strength, over what ground.
pub(super) type Tolls = RefCell<BTreeMap<(u8, u8, u8, u8, u8), Known>>;

/// A fight worked out before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known(Toll);

/// Chances of each number of kills.
type Kills = [f64; 9];

/// The kills of so many dice, at most `most` of them counted.
fn kills(dice: u8, chance: f64, most: u8) -> Kills {
    let mut kills = [0.0; 9];
    kills[0] = 1.0;
    let most = usize::from(most.min(8));
    for _ in 0..dice {
        for count in (0..=most).rev() {
            let before = if count > 0 { kills[count - 1] * chance } else { 0.0 };
            let stays = if count == most { kills[count] } else { kills[count] * (1.0 - chance) };
            kills[count] = stays + before;
        }
    }
    kills
}

/// 32.4: how likely one die of a side kills.
fn deadly(rules: &Company, by: Side) -> f64 {
    let six = f64::from(rules.components.tables.assault.kill.len()) / 6.0;
    match (by, rules.switches.assault_reroll) {
        (Side::Communist, _) => six,
        (Side::WhiteStar, AssaultReroll::Misses) => six + (1.0 - six) * six,
        (Side::WhiteStar, AssaultReroll::Sixes | AssaultReroll::All) => six * (1.0 + six),
    }
}

/// 32: a fight to the end. White Star rolls first, its kills come off before the answer.
fn toll(rules: &Company, fighters: [Fighter; 2], assaulter: Side) -> Toll {
    let (own, other) = (0, 1);
    let [white_star, communist] =
        if assaulter == Side::WhiteStar { [own, other] } else { [other, own] };
    let (first, second) = (fighters[white_star], fighters[communist]);
    let mut toll = Toll::default();
    let chance = deadly(rules, Side::WhiteStar) * second.unsaved;
    for (lost, odds) in kills(first.dice(rules), chance, second.strength).into_iter().enumerate() {
        let lost = lost as u8;
        if odds < 1e-4 || lost > second.strength {
            continue;
        }
        let rest = second.with(second.strength - lost);
        let chance = deadly(rules, Side::Communist) * first.unsaved;
        let answer = kills(rest.dice(rules), chance, first.strength);
        for (dead, share) in answer.into_iter().enumerate() {
            let (dead, odds) = (dead as u8, odds * share);
            if odds < 1e-4 || dead > first.strength {
                continue;
            }
            let mut after = fighters;
            after[white_star].strength -= dead;
            after[communist].strength -= lost;
            let mut killed = [0; 2];
            killed[white_star] = lost * second.counts;
            killed[communist] = dead * first.counts;
            let won = killed[own] > killed[other] || after[other].strength == 0;
            toll.won += if won { odds } else { 0.0 };
            toll.add(rules, odds, fighters, after, if won { other } else { own });
        }
    }
    toll
}

impl Toll {
    /// Adds what comes of a roll: who is left, and the pursuit of the loser (31a).
    fn add(
        &mut self,
        rules: &Company,
        odds: f64,
        before: [Fighter; 2],
        after: [Fighter; 2],
        loser: usize,
    ) {
        for part in 0..2 {
            self.lost[part] += odds * f64::from(before[part].strength - after[part].strength);
            self.wiped_out[part] += if after[part].strength == 0 { odds } else { 0.0 };
        }
        let (winner, runs) = (after[1 - loser], after[loser]);
        if winner.strength == 0 || runs.strength == 0 {
            return;
        }
        let (dead, ends) = pursuit(rules, winner, runs);
        self.lost[loser] += odds * dead;
        self.wiped_out[loser] += odds * ends;
        self.driven_off[loser] += odds * (1.0 - ends);
    }
}

/// 31a: bases that a pursuit kills on average, and how likely nobody is left.
fn pursuit(rules: &Company, winner: Fighter, loser: Fighter) -> (f64, f64) {
    let dice = assault::pursuit_dice(rules, winner.grade, winner.strength);
    let six = f64::from(rules.components.tables.assault.pursuit_kill.len()) / 6.0;
    let chance = six * loser.unsaved;
    let dead = (f64::from(dice) * chance).min(f64::from(loser.strength));
    let none = (0..dice).fold(1.0, |all, _| all * (1.0 - chance));
    let one = f64::from(dice) * chance * none / (1.0 - chance).max(0.1);
    let ends: f64 = match loser.strength {
        1 => 1.0 - none,
        2 => 1.0 - none - one,
        _ => 0.0,
    };
    (dead, ends.max(0.0))
}

/// A number for what a unit is made of.
fn made_of(body: Body) -> u8 {
    match body {
        Body::Foot { grade, .. } => grade as u8,
        Body::Vehicles(vehicle) => 3 + vehicle as u8,
    }
}

impl Mind<'_> {
    fn fighter(&self, stand: Stand, each: u8) -> Fighter {
        let stats = self.rules.charts.stats(stand.unit);
        let table = &self.rules.components.tables.assault;
        let (grade, strength) = (stats.grade(), stand.strength);
        match stats.vehicle() {
            None => Fighter { grade, strength, unsaved: 1.0, counts: 1, each },
            Some(vehicle) => {
                let save = self.rules.components.vehicles[vehicle as usize].assault_save;
                let unsaved = 1.0 - f64::from(save.len()) / 6.0;
                let (counts, each) = (table.vehicle_counts, table.vehicle_dice);
                Fighter { grade, strength, unsaved, counts, each }
            }
        }
    }

    /// 32.3: the two sides of a fight, with their dice for each base.
    fn fighters(&self, by: Stand, target: Stand) -> [Fighter; 2] {
        let (table, charts) = (&self.rules.components.tables.assault, &self.rules.charts);
        let short = if charts.faces(by.square).has(target.square) { table.short } else { 0 };
        let open = if charts.cover.has(by.square) { 0 } else { table.no_cover };
        [self.fighter(by, table.per_base + short), self.fighter(target, table.per_base + open)]
    }

    /// What a toll costs a unit.
    fn cost(&self, stand: Stand, toll: &Toll, part: usize) -> f64 {
        toll.lost[part] * self.base(stand.unit)
            + toll.wiped_out[part] * self.wipe_out(stand.unit)
            + toll.driven_off[part] * self.displaced(stand.unit, stand)
    }

    /// What it costs to be driven off a square, beside the losses.
    fn displaced(&self, unit: Unit, stand: Stand) -> f64 {
        0.5 + self.held(unit, stand.square)
    }

    /// 32: a fight to the end.
    pub(super) fn fight(&self, by: Stand, target: Stand) -> Fight {
        let fighters = self.fighters(by, target);
        let kind = |stand: Stand| made_of(self.rules.charts.stats(stand.unit).body);
        let side = by.unit.side as u8;
        let ground = fighters[0].each * 16 + fighters[1].each * 2 + side;
        let key = (kind(by), by.strength, kind(target), target.strength, ground);
        let known = self.tolls.borrow().get(&key).copied();
        let toll = match known {
            Some(Known(toll)) => toll,
            None => {
                let toll = toll(self.rules, fighters, by.unit.side);
                self.tolls.borrow_mut().insert(key, Known(toll));
                toll
            }
        };
        Fight {
            assaulter: self.cost(by, &toll, 0),
            target: self.cost(target, &toll, 1),
            won: toll.won,
        }
    }

    /// 32.1: the target falls back at once.
    pub(super) fn gives_way(&self, by: Stand, target: Stand) -> Fight {
        let [winner, loser] = self.fighters(by, target);
        let (dead, ends) = pursuit(self.rules, winner, loser);
        let toll = Toll {
            lost: [0.0, dead],
            wiped_out: [0.0, ends],
            driven_off: [0.0, 1.0 - ends],
            won: 1.0,
        };
        Fight { assaulter: 0.0, target: self.cost(target, &toll, 1), won: 1.0 }
    }

    /// What comes of an assault when the target does what is better for it.
    pub(super) fn assault(&self, by: Stand, target: Stand) -> Fight {
        let (stands, runs) = (self.fight(by, target), self.gives_way(by, target));
        if stands.target - stands.assaulter < runs.target - runs.assaulter { stands } else { runs }
    }
}

//! What an assault is worth: the dice of both sides, who falls back, who is pursued.

use company::components::Side;
use company::flow::{Assault, AssaultStage};
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

impl Mind<'_> {
    /// How likely one die of a side kills in an assault, saves of vehicles included.
    fn deadly(&self, by: Side, victim: Unit) -> f64 {
        let table = &self.rules.components.tables.assault;
        let six = f64::from(table.kill.len()) / 6.0;
        let once = match (by, self.rules.switches.assault_reroll) {
            (Side::Communist, _) => six,
            (Side::WhiteStar, AssaultReroll::Misses) => six + (1.0 - six) * six,
            (Side::WhiteStar, AssaultReroll::Sixes | AssaultReroll::All) => six * (1.0 + six),
        };
        once * self.unsaved(victim)
    }

    fn unsaved(&self, victim: Unit) -> f64 {
        let vehicle = self.rules.charts.stats(victim).vehicle();
        vehicle.map_or(1.0, |vehicle| {
            let save = self.rules.components.vehicles[vehicle as usize].assault_save;
            1.0 - f64::from(save.len()) / 6.0
        })
    }

    /// What so many lost bases cost.
    fn lost(&self, unit: Stand, count: u8) -> f64 {
        let end = if count >= unit.strength { self.wipe_out(unit.unit) } else { 0.0 };
        f64::from(count) * self.base(unit.unit) + end
    }

    /// 31a: what a pursuit costs the unit that runs, and that it has to run.
    fn pursued(&self, winner: Stand, loser: Stand) -> f64 {
        let grade = self.rules.charts.stats(winner.unit).grade();
        let dice = assault::pursuit_dice(self.rules, grade, winner.strength);
        let six = f64::from(self.rules.components.tables.assault.pursuit_kill.len()) / 6.0;
        let chance = six * self.unsaved(loser.unit);
        let dead = (f64::from(dice) * chance).min(f64::from(loser.strength));
        // The last base is the dearest.
        let last = (0..dice).fold(1.0, |all, _| all * (1.0 - chance));
        let ends = match loser.strength {
            1 => 1.0 - last,
            2 => 1.0 - last - f64::from(dice) * chance * last / (1.0 - chance),
            _ => 0.0,
        };
        dead * self.base(loser.unit) + ends * self.wipe_out(loser.unit) + self.displaced(loser)
    }

    /// What it costs to be driven off a square, beside the losses.
    fn displaced(&self, unit: Stand) -> f64 {
        0.5 + self.held(unit.unit, unit.square)
    }

    /// 32: a fight to the end.
    pub(super) fn fight(&self, by: Stand, target: Stand) -> Fight {
        let charts = &self.rules.charts;
        let order = Assault {
            by: by.unit,
            target: target.unit,
            square: target.square,
            short: charts.faces(by.square).has(target.square),
            no_cover: !charts.cover.has(by.square),
            killed: [0; 2],
            won: false,
            stage: AssaultStage::Decide,
        };
        let (white_star, communist) =
            if by.unit.side == Side::WhiteStar { (by, target) } else { (target, by) };
        let dice = |stand: Stand| self.fighting_dice(&order, stand);
        let first = kills(
            dice(white_star),
            self.deadly(Side::WhiteStar, communist.unit),
            communist.strength,
        );
        let mut fight = Fight::default();
        let counts = |stand: Stand| match self.is_vehicle(stand.unit) {
            true => self.rules.components.tables.assault.vehicle_counts,
            false => 1,
        };
        for (lost, chance) in first.into_iter().enumerate() {
            let lost = lost as u8;
            if chance < 1e-4 || lost > communist.strength {
                continue;
            }
            let rest = Stand { strength: communist.strength - lost, ..communist };
            let answer_dice = if rest.strength == 0 { 0 } else { dice(rest) };
            let deadly = self.deadly(Side::Communist, white_star.unit);
            let answer = kills(answer_dice, deadly, white_star.strength);
            for (dead, odds) in answer.into_iter().enumerate() {
                let (dead, odds) = (dead as u8, chance * odds);
                if odds < 1e-4 || dead > white_star.strength {
                    continue;
                }
                let stays = Stand { strength: white_star.strength - dead, ..white_star };
                let mut losses = [self.lost(white_star, dead), self.lost(communist, lost)];
                let scores = [lost * counts(communist), dead * counts(white_star)];
                let (own, other) = (by.unit.side as usize, target.unit.side as usize);
                let after = [stays, rest];
                let won = scores[own] > scores[other] || after[other].strength == 0;
                let (winner, loser) = if won { (own, other) } else { (other, own) };
                if after[winner].strength > 0 && after[loser].strength > 0 {
                    losses[loser] += self.pursued(after[winner], after[loser]);
                }
                fight.assaulter += odds * losses[own];
                fight.target += odds * losses[other];
                fight.won += if won { odds } else { 0.0 };
            }
        }
        fight
    }

    /// 32.3: the dice of a unit in a fight.
    fn fighting_dice(&self, order: &Assault, stand: Stand) -> u8 {
        let table = &self.rules.components.tables.assault;
        let Some(grade) = self.rules.charts.stats(stand.unit).grade() else {
            return table.vehicle_dice * stand.strength;
        };
        let attacks = order.by == stand.unit;
        let short = if attacks && order.short { table.short } else { 0 };
        let open = if !attacks && order.no_cover { table.no_cover } else { 0 };
        let each = table.per_base + short + open;
        assault::fighting_bases(self.rules, grade, stand.strength) * each
    }

    /// 32.1: the target falls back at once.
    pub(super) fn gives_way(&self, by: Stand, target: Stand) -> Fight {
        Fight { assaulter: 0.0, target: self.pursued(by, target), won: 1.0 }
    }

    /// What comes of an assault when the target does what is better for it. Asked again and again for
    /// the same units, so that it is remembered.
    pub(super) fn assault(&self, by: Stand, target: Stand) -> Fight {
        let charts = &self.rules.charts;
        let kind = [
            charts.faces(by.square).has(target.square),
            charts.cover.has(by.square),
            self.held(by.unit, by.square) > 0.0,
            self.held(target.unit, target.square) > 0.0,
        ];
        let key = (by.unit, target.unit, kind);
        if let Some(known) = self.fights.borrow().get(&key) {
            return *known;
        }
        let fight = self.best_for_target(by, target);
        self.fights.borrow_mut().insert(key, fight);
        fight
    }

    fn best_for_target(&self, by: Stand, target: Stand) -> Fight {
        let (stands, runs) = (self.fight(by, target), self.gives_way(by, target));
        if stands.target - stands.assaulter < runs.target - runs.assaulter { stands } else { runs }
    }
}

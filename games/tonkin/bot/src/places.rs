//! What it is worth for a party to stand in a hex: what it holds there, what it can attack from there, what
//! it risks, whether it is fed, and where it is drawn to.

use tonkin::components::{Hex, Side, UnitType};
use tonkin::sets::{Around as _, HexSet, UnitSet};

use super::outline::Outline;
use super::stakes;
use super::survey::{Force, Survey};

/// How likely a VM unit beside an empty community keeps it.
const BY_ZOC: f64 = 0.6;
/// How much of a prospect counts without an SD: an overrun is left.
const WITHOUT_DUMP: f64 = 0.35;

/// Units that go together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Party {
    pub(super) units: UnitSet,
    /// Where it comes from; none for those who arrive.
    pub(super) from: Option<Hex>,
    pub(super) force: Force,
}

impl Party {
    /// Some units where they stand.
    pub(super) fn new(survey: &Survey<'_>, units: UnitSet, from: Option<Hex>) -> Party {
        Party { units, from, force: survey.force_of(units) }
    }
}

/// Weighs hexes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places<'s> {
    pub(super) survey: &'s Survey<'s>,
    pub(super) outline: &'s Outline,
}

impl Places<'_> {
    /// What others of the own side in a hex amount to.
    fn others(&self, party: &Party, hex: Hex) -> Force {
        let there = self.survey.force_in(self.survey.side, hex);
        if party.from == Some(hex) { there.without(party.force) } else { there }
    }

    /// Whether somebody else of the own side stands in a hex.
    fn has_others(&self, party: &Party, hex: Hex) -> bool {
        let survey = self.survey;
        survey.state.board.occupied(survey.side).has(hex)
            && !survey.state.board.units(hex).minus(party.units).is_empty()
    }

    /// Stacking Points of a hex (1.5).
    pub(super) fn room(&self) -> u16 {
        self.survey.rules.components.tables.limits.stacking.into()
    }

    /// What a party is worth in a hex. `None` where it finds no room.
    pub(super) fn worth(&self, party: &Party, hex: Hex) -> Option<i64> {
        let others = self.others(party, hex);
        if others.load + party.force.load > self.room() && party.from != Some(hex) {
            return None;
        }
        let survey = self.survey;
        let forces = &survey.rules.charts.forces;
        if party.units.minus(forces.staff).is_empty() {
            return Some(self.staff_worth(party, hex, others));
        }
        let mut sum = self.held(party, hex, others);
        if survey.side == Side::VietMinh {
            sum += self.by_zoc(party, hex) + self.guard(party, hex, others);
        }
        sum += self.prospect(party, hex);
        sum -= self.risk(party, hex, others);
        sum -= self.hunger(party, hex);
        let pull = self.outline.pull(hex);
        // Weak parties are not drawn to battle.
        let drawn = i64::from(party.force.attack.min(20));
        Some(sum + pull * drawn / 20)
    }

    /// What the party adds to holding the hex.
    fn held(&self, party: &Party, hex: Hex, others: Force) -> i64 {
        let survey = self.survey;
        let stake = survey.stakes.of(hex);
        if stake == 0 {
            return 0;
        }
        let before = if self.has_others(party, hex) {
            self.keeps(others, hex)
        } else {
            self.keeps_empty(party, hex)
        };
        let after = self.keeps(others.with(party.force), hex);
        let lasts = if self.survey.friendly[survey.side as usize].has(hex) || self.feeds(party, hex)
        {
            1.0
        } else {
            self.lasts(hex)
        };
        ((after - before) * stake as f64 * lasts) as i64
    }

    /// Whether the party is in supply in a hex.
    fn feeds(&self, party: &Party, hex: Hex) -> bool {
        party.units.iter().all(|unit| self.survey.is_supplied(unit, hex))
    }

    /// How much of a hex that is taken lasts until the VP are counted: where nobody is fed it does not
    /// last long.
    pub(super) fn lasts(&self, hex: Hex) -> f64 {
        let survey = self.survey;
        if survey.side == Side::VietMinh || survey.supplied.has(hex) || survey.river.has(hex) {
            return 1.0;
        }
        match survey.stakes.months {
            0 | 1 => 1.0,
            2 => 0.5,
            _ => 0.15,
        }
    }

    /// How likely a hex stays in hand with a force in it.
    fn keeps(&self, force: Force, hex: Hex) -> f64 {
        if force.steps > 0 {
            return self.survey.hold(force, hex);
        }
        if self.survey.threat(self.survey.side.enemy(), hex) > 0 { 0.3 } else { 1.0 }
    }

    /// How likely a hex is in hand with nobody in it (1.8).
    fn keeps_empty(&self, party: &Party, hex: Hex) -> f64 {
        let survey = self.survey;
        let ground = &survey.rules.charts.ground;
        let own = match survey.side {
            Side::French => ground.blue.has(hex),
            Side::VietMinh => ground.red.has(hex),
        };
        let watched = survey.side == Side::VietMinh && self.is_watched(party, hex);
        let threat = survey.threat(survey.side.enemy(), hex);
        match (own, survey.side) {
            (false, _) => {
                if watched {
                    BY_ZOC
                } else {
                    0.0
                }
            }
            (true, Side::French) if survey.zoc.has(hex) => 0.0,
            (true, _) if threat == 0 => 1.0,
            (true, Side::French) => 0.15,
            (true, Side::VietMinh) => {
                if watched {
                    0.3
                } else {
                    0.2
                }
            }
        }
    }

    /// Whether other VM units have a hex in their ZoC.
    fn is_watched(&self, party: &Party, hex: Hex) -> bool {
        let board = &self.survey.state.board;
        let zoc = &self.survey.rules.charts.forces.zoc;
        hex.neighbours().any(|(_, next)| {
            board.exerting(Side::VietMinh).has(next)
                && board
                    .stack(next)
                    .any(|unit| zoc.has(unit) && !board.is_dg(unit) && !party.units.has(unit))
        })
    }

    /// 1.8: empty communities that the party alone keeps in its ZoC.
    fn by_zoc(&self, party: &Party, hex: Hex) -> i64 {
        let survey = self.survey;
        let charts = &survey.rules.charts;
        let board = &survey.state.board;
        if !party.units.iter().any(|unit| charts.forces.zoc.has(unit) && !board.is_dg(unit)) {
            return 0;
        }
        let open =
            charts.ground.communities.minus(*board.occupied(Side::French)).minus(charts.ground.red);
        let near = HexSet::one(hex).neighbours().and(open).minus(charts.ground.china);
        let mut sum = 0.0;
        for next in near.iter() {
            let held = self.has_others(party, next) || self.is_watched(party, next);
            let stake = survey.stakes.of(next);
            if !held && stake > 0 {
                sum += BY_ZOC * stake as f64;
            }
        }
        sum as i64
    }

    /// What the party adds to the safety of the HQ, if that stands there.
    fn guard(&self, party: &Party, hex: Hex, others: Force) -> i64 {
        let survey = self.survey;
        let Some(hq) = survey.rules.charts.forces.hq[survey.side as usize] else { return 0 };
        if !survey.state.board.is_in(hq, hex) {
            return 0;
        }
        let safer = self.safety(others.with(party.force), hex) - self.safety(others, hex);
        (safer * stakes::staff(survey.rules, hq) as f64) as i64
    }

    /// How likely HQ and SD with a force are still there after the enemy had his turn: raiders come from
    /// afar.
    fn safety(&self, force: Force, hex: Hex) -> f64 {
        let survey = self.survey;
        let near = survey.threat(survey.side.enemy(), hex) > 0;
        match (force.steps, near) {
            (0, true) => 0.25,
            (0, false) => 0.8,
            (1..4, true) => 0.8 * survey.hold(force, hex),
            (1..4, false) => 0.92,
            (_, true) => survey.hold(force, hex),
            (_, false) => 1.0,
        }
    }

    /// What can be attacked from a hex, with those who stand beside the target already.
    fn prospect(&self, party: &Party, hex: Hex) -> i64 {
        if party.force.attack == 0 || self.outline.is_over {
            return 0;
        }
        let survey = self.survey;
        let enemies = survey.state.board.occupied(survey.side.enemy());
        let near = HexSet::one(hex).neighbours().and(*enemies);
        let near = near.minus(survey.rules.charts.ground.china);
        let mut best = 0;
        for target in near.iter() {
            let mut others = survey.beside(survey.side, target);
            if party.from.is_some_and(|from| from.distance(target) == 1) {
                others = others.saturating_sub(party.force.attack);
            }
            let alone = self.attack(target, others, party.force.morale).max(0);
            let gain = self.attack(target, others + party.force.attack, party.force.morale) - alone;
            best = best.max(gain);
        }
        let share = match (survey.near_dump.has(hex), self.outline.dumps_come(hex)) {
            (true, _) => 1.0,
            (false, true) => 0.7,
            (false, false) => WITHOUT_DUMP,
        };
        (best as f64 * share * 0.7) as i64
    }

    /// What attacks on a hex with a strength come to.
    pub(super) fn attack(&self, target: Hex, attack: u16, morale: i64) -> i64 {
        let survey = self.survey;
        if attack == 0 {
            return 0;
        }
        self.attack_on(target, attack, morale, survey.force_in(survey.side.enemy(), target))
    }

    /// The same on a force that is given.
    pub(super) fn attack_on(&self, target: Hex, attack: u16, morale: i64, defender: Force) -> i64 {
        let survey = self.survey;
        let enemy = survey.side.enemy();
        let series = survey.clash(survey.side, attack, morale, defender, target);
        let prize =
            self.prize(target) as f64 + survey.stakes.of(target) as f64 * self.lasts(target);
        let gain = stakes::mean_step(enemy, defender.dear, defender.steps);
        let cost = stakes::mean_step(survey.side, 1, 1);
        (series.taken * prize + series.theirs * gain - series.own * cost) as i64
    }

    /// What HQ and SD in an enemy hex are worth.
    pub(super) fn prize(&self, target: Hex) -> i64 {
        let survey = self.survey;
        let staff = survey.state.board.units(target).and(survey.rules.charts.forces.staff);
        staff.iter().map(|unit| stakes::staff(survey.rules, unit)).sum()
    }

    /// What the party may lose in a hex.
    fn risk(&self, party: &Party, hex: Hex, others: Force) -> i64 {
        let survey = self.survey;
        let enemy = survey.side.enemy();
        let threat = survey.threat(enemy, hex);
        if threat < 2 || self.outline.is_over {
            return 0;
        }
        let all = others.with(party.force);
        let series = survey.clash(enemy, threat, 4, all, hex);
        let price = stakes::mean_step(survey.side, all.dear, all.steps);
        let share = f64::from(party.force.steps) / f64::from(all.steps.max(1));
        (series.theirs * price * share * 0.4) as i64
    }

    /// What it costs to be out of supply there.
    fn hunger(&self, party: &Party, hex: Hex) -> i64 {
        let survey = self.survey;
        let rain = survey.rules.turn(survey.state.month).rain;
        let mut sum = 0;
        for unit in party.units.iter() {
            if !survey.is_supplied(unit, hex) {
                let again = survey.state.board.is_oos(unit);
                let part = match (survey.side, again) {
                    (Side::French, false) => 1.0,
                    (Side::French, true) => 3.0,
                    (Side::VietMinh, false) => 0.5,
                    (Side::VietMinh, true) => 1.5,
                } + if rain { 1.0 } else { 0.0 };
                sum += (stakes::step(survey.rules, unit) as f64 * part) as i64;
            }
        }
        sum
    }

    /// HQ and SD: safe, and where they are of use.
    fn staff_worth(&self, party: &Party, hex: Hex, others: Force) -> i64 {
        let survey = self.survey;
        let kept = self.safety(others, hex);
        let mut sum = 0;
        for unit in party.units.iter() {
            sum -= (stakes::staff(survey.rules, unit) as f64 * (1.0 - kept)) as i64;
            let is_hq = survey.rules.charts.stats(unit).unit_type == UnitType::Hq;
            sum += if is_hq { self.hq_use(hex) } else { self.dump_use(party, hex) };
        }
        sum
    }

    /// 2.2 B: regiments that have lost steps near the HQ.
    fn hq_use(&self, hex: Hex) -> i64 {
        let survey = self.survey;
        if survey.side == Side::French {
            return 0;
        }
        let charts = &survey.rules.charts;
        let near = charts.forces.regiments.iter().filter(|unit| {
            survey.state.board.steps(*unit) < 4
                && survey.state.board.hex_of(*unit).is_some_and(|at| at.distance(hex) <= 3)
        });
        15 * near.count() as i64
    }

    /// Attacks that an SD lets happen, and units it feeds.
    fn dump_use(&self, party: &Party, hex: Hex) -> i64 {
        let survey = self.survey;
        let mut fights = 0;
        for (target, value) in &self.outline.targets {
            if target.distance(hex) <= 4 {
                fights = fights.max(*value * (5 - target.distance(hex).max(2) as i64) / 3);
            }
        }
        let mut fed = 0;
        for (at, force) in &survey.forces[survey.side as usize] {
            let hungry =
                force.steps > 0 && at.distance(hex) <= 3 && !self.is_fed_without(party, *at);
            if hungry {
                fed += i64::from(force.dear.min(12)) * 6;
            }
        }
        fights / 3 + fed.min(200) + self.outline.pull(hex) / 2
    }

    /// Whether a hex is in range of a Supply Center or of another SD.
    fn is_fed_without(&self, party: &Party, hex: Hex) -> bool {
        self.outline.sources.iter().any(|(source, dump)| {
            source.distance(hex) <= 3 && dump.is_none_or(|dump| !party.units.has(dump))
        })
    }
}

//! The situation as one side knows it: forces of both sides hex by hex, what can come against a hex, who
//! holds what, who is in supply.

use tonkin::Tonkin;
use tonkin::components::{HEXES, Hex, Side, Unit};
use tonkin::flow::State;
use tonkin::rules::{control, stacking, strength, supply, trace};
use tonkin::sets::{Around as _, HexSet, UnitSet};
use tonkin::view::View;

use super::book::{Book, FAR, Series};
use super::stakes::Stakes;

/// How much of a force counts at a distance, in eighths.
const NEARNESS: [u16; FAR + 1] = [8, 8, 6, 4, 2, 1, 1];
/// How likely the enemy does what he can.
const WILL: f64 = 0.3;
/// The attack value that Hanoi must always reckon with.
const RAID: u16 = 12;
/// How many attacks in a turn one reckons with.
const USUAL_TRIES: usize = 3;

/// What stands in a hex.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Force {
    /// What it adds to attacks.
    pub(super) attack: u16,
    /// What it adds to the defence.
    pub(super) defence: u16,
    /// Its steps.
    pub(super) steps: u16,
    /// The best morale.
    pub(super) morale: i64,
    /// Stacking Points.
    pub(super) load: u16,
    /// Steps of VM regiments and of FEF units that cost VP.
    pub(super) dear: u16,
}

impl Force {
    /// What remains without a part of it.
    pub(super) fn without(self, part: Force) -> Force {
        Force {
            attack: self.attack.saturating_sub(part.attack),
            defence: self.defence.saturating_sub(part.defence),
            steps: self.steps.saturating_sub(part.steps),
            morale: self.morale,
            load: self.load.saturating_sub(part.load),
            dear: self.dear.saturating_sub(part.dear),
        }
    }

    /// Both together.
    pub(super) fn with(self, part: Force) -> Force {
        Force {
            attack: self.attack + part.attack,
            defence: self.defence + part.defence,
            steps: self.steps + part.steps,
            morale: self.morale.max(part.morale),
            load: self.load + part.load,
            dear: self.dear + part.dear,
        }
    }
}

/// The situation.
#[derive(Debug)]
pub(super) struct Survey<'a> {
    pub(super) rules: &'a Tonkin,
    pub(super) state: &'a State,
    pub(super) side: Side,
    pub(super) book: &'a Book,
    pub(super) stakes: Stakes,
    /// Where each side has somebody, with what is there.
    pub(super) forces: [Vec<(Hex, Force)>; 2],
    index: [u8; HEXES],
    /// What the enemy can bring against each hex, in eighths.
    danger: [u16; HEXES],
    /// Communities friendly to each side.
    pub(super) friendly: [HexSet; 2],
    /// Within range of an own SD.
    pub(super) near_dump: HexSet,
    /// Within range of a Supply Center or SD.
    pub(super) supplied: HexSet,
    /// The same by River Supply.
    pub(super) river: HexSet,
    /// Where the Thai and the Laotian army live (7.3).
    homes: [HexSet; 2],
    /// The enemy's ZoC, as it is told (T-67).
    pub(super) zoc: HexSet,
    /// Hexes that matter: communities, those beside enemies, those with own units.
    pub(super) busy: HexSet,
}

/// 7.3: where the Thai and the Laotian army are in supply near friendly communities.
fn homes(rules: &Tonkin, state: &State) -> [HexSet; 2] {
    let (charts, board) = (&rules.charts, &state.board);
    let ground = &charts.ground;
    let friendly = control::friendly_to_french(charts, board);
    let villages = friendly.and(ground.blue).and(ground.zone[1]).and(ground.vietnam);
    let range = rules.components.tables.limits.supply_range;
    [villages, friendly.and(ground.laos)]
        .map(|from| trace::within(charts, board, Side::French, &from, range))
}

/// Where an SD is near enough.
fn near_dump(rules: &Tonkin, state: &State, side: Side) -> HexSet {
    let (charts, board) = (&rules.charts, &state.board);
    let range = rules.components.tables.limits.supply_range;
    trace::within(charts, board, side, &board.sd_hexes(charts, side), range)
}

impl<'a> Survey<'a> {
    /// Looks around. `river` is where River Supply reaches.
    pub(super) fn new(
        rules: &'a Tonkin,
        view: &View,
        state: &'a State,
        side: Side,
        book: &'a Book,
        river: HexSet,
    ) -> Survey<'a> {
        let (charts, board) = (&rules.charts, &state.board);
        let mut survey = Survey {
            rules,
            state,
            side,
            book,
            stakes: Stakes::new(rules, view, side),
            forces: [Vec::new(), Vec::new()],
            index: [u8::MAX; HEXES],
            danger: [0; HEXES],
            friendly: Side::BOTH.map(|side| control::friendly(charts, board, side)),
            near_dump: near_dump(rules, state, side),
            supplied: supply::in_range(charts, board, side, rules.supply_ranges()),
            river,
            homes: homes(rules, state),
            zoc: match side {
                Side::French => view.exerting.neighbours().and(charts.ground.zoc_admitted[1]),
                Side::VietMinh => control::zoc(charts, board, Side::French),
            },
            busy: charts
                .ground
                .communities
                .or(board.occupied(side.enemy()).neighbours())
                .or(*board.occupied(side)),
        };
        survey.look(view);
        survey
    }

    /// Fills in the forces, and in those of VM what the French suspect.
    fn look(&mut self, view: &View) {
        for side in Side::BOTH {
            for hex in self.state.board.occupied(side).iter() {
                let units = self.state.board.units(hex);
                self.index[hex.index()] = self.forces[side as usize].len() as u8;
                let force = self.force_of(units);
                self.forces[side as usize].push((hex, force));
            }
        }
        if self.side == Side::French {
            self.suspect(view);
        }
        self.spread();
        if let Some(hanoi) = self.rules.hanoi.filter(|_| self.side == Side::French) {
            // Whatever is seen of VM, somebody may always come.
            self.danger[hanoi.index()] += 8 * RAID;
        }
    }

    /// Adds up what can come against each hex.
    fn spread(&mut self) {
        for (from, force) in &self.forces[self.side.enemy() as usize] {
            if force.attack == 0 {
                continue;
            }
            for (hex, away) in self.book.around(*from) {
                self.danger[hex.index()] += force.attack * NEARNESS[usize::from(*away)];
            }
        }
    }

    /// 1.5: units under the first ones, where they must be or may well be.
    fn suspect(&mut self, view: &View) {
        let share = self.shares(view);
        for ((_, force), [attack, defence, steps]) in self.forces[1].iter_mut().zip(share) {
            force.attack += attack.div_ceil(16);
            force.defence += defence.div_ceil(16);
            force.steps += steps.div_ceil(16);
            force.dear += steps / 16;
        }
    }

    /// What of the hidden units may lie in each stack, in sixteenths.
    fn shares(&self, view: &View) -> Vec<[u16; 3]> {
        let charts = &self.rules.charts;
        let hidden = view.hidden.and(charts.forces.fighting);
        let is_stack =
            |place: &usize| view.board.first_unit(charts, self.forces[1][*place].0).is_some();
        let stacks: Vec<usize> = (0..self.forces[1].len()).filter(is_stack).collect();
        let mut share = vec![[0u16; 3]; self.forces[1].len()];
        for unit in hidden.iter() {
            let stats = charts.stats(unit);
            let face = stats.faces[usize::from(stats.steps.min(4))];
            let values = [face.combat, face.combat + face.barrage, stats.steps].map(u16::from);
            let note = view.notes.of(unit);
            let near = |place: &usize, range: usize| {
                note.is_none_or(|note| self.forces[1][*place].0.distance(note.hex) <= range)
            };
            let range = match note {
                Some(note) if note.firm => 0,
                Some(note) => 4 + 3 * usize::from(view.month.saturating_sub(note.month)),
                None => usize::MAX,
            };
            let mut there: Vec<usize> =
                stacks.iter().copied().filter(|place| near(place, range)).collect();
            if there.is_empty() {
                there.clone_from(&stacks);
            }
            let parts = there.len().max(1) as u16;
            for place in there {
                for (sum, value) in share[place].iter_mut().zip(values) {
                    *sum += 16 * value / parts;
                }
            }
        }
        share
    }

    /// What units amount to.
    pub(super) fn force_of(&self, units: UnitSet) -> Force {
        let (rules, state) = (self.rules, self.state);
        let forces = &rules.charts.forces;
        let mut sum = Force::default();
        for unit in units.iter() {
            sum.load += u16::from(stacking::points(rules, state, unit));
            if !forces.fighting.has(unit) {
                continue;
            }
            let dg = state.board.is_dg(unit);
            let attack = u16::from(strength::attack_value(rules, state, unit));
            sum.attack += attack - if dg { attack / 3 } else { 0 };
            sum.defence += u16::from(strength::defence_value(rules, state, unit));
            let steps = u16::from(state.board.steps(unit));
            sum.steps += steps;
            if rules.charts.stats(unit).steps > 1 {
                sum.dear += steps;
            }
            let morale = i64::from(state.board.face(&rules.charts, unit).morale);
            let morale = if dg { morale / 2 } else { morale };
            if attack > 0 || sum.morale == 0 {
                sum.morale = sum.morale.max(morale);
            }
        }
        sum
    }

    /// What stands in a hex, whoever it is.
    pub(super) fn force(&self, hex: Hex) -> Force {
        let place = usize::from(self.index[hex.index()]);
        let side = if self.state.board.occupied(Side::French).has(hex) { 0 } else { 1 };
        self.forces[side].get(place).map(|(_, force)| *force).unwrap_or_default()
    }

    /// What stands there of a side.
    pub(super) fn force_in(&self, side: Side, hex: Hex) -> Force {
        if self.state.board.occupied(side).has(hex) { self.force(hex) } else { Force::default() }
    }

    /// What a side can bring against a hex soon: near forces count more.
    pub(super) fn threat(&self, by: Side, hex: Hex) -> u16 {
        if by != self.side {
            return self.danger[hex.index()] / 8;
        }
        let mut sum = 0;
        for (from, force) in &self.forces[by as usize] {
            if force.attack > 0 {
                let nearness = NEARNESS.get(from.distance(hex)).copied().unwrap_or(0);
                sum += force.attack * nearness;
            }
        }
        sum / 8
    }

    /// The attack values of a side beside a hex.
    pub(super) fn beside(&self, side: Side, hex: Hex) -> u16 {
        let near = hex.neighbours().map(|(_, next)| self.force_in(side, next).attack);
        near.sum()
    }

    /// The modifiers of an attack by a side on a hex that do not depend on who leads.
    pub(super) fn ground_drm(&self, by: Side, hex: Hex) -> i64 {
        let tables = &self.rules.components.tables;
        let terrain = self.rules.charts.ground.terrain(hex);
        let mut drm = i64::from(tables.terrain.row(terrain).combat_drm);
        if self.state.board.trenches[by.enemy() as usize].has(hex) {
            drm += i64::from(tables.terrain.trench_combat_drm);
        }
        let turn = self.rules.turn(self.state.month);
        if turn.rain {
            drm += i64::from(tables.combat_drm.rain);
        }
        drm + match by {
            Side::French if turn.early => i64::from(tables.combat_drm.early_attack),
            Side::VietMinh if turn.early => i64::from(tables.combat_drm.early_defence),
            Side::French | Side::VietMinh => 0,
        }
    }

    /// What attacks of a force on another in a hex come to.
    pub(super) fn clash(
        &self,
        by: Side,
        attack: u16,
        morale: i64,
        defender: Force,
        hex: Hex,
    ) -> Series {
        let drm = self.ground_drm(by, hex) + (morale - defender.morale).clamp(-3, 3);
        let totals = [attack, defender.defence];
        self.book.series(self.rules, totals, drm, defender.steps, USUAL_TRIES)
    }

    /// How likely a force in a hex is still there after the enemy had his turn.
    pub(super) fn hold(&self, force: Force, hex: Hex) -> f64 {
        let enemy = self.side.enemy();
        let threat = self.threat(enemy, hex);
        if threat < 2 {
            return 1.0;
        }
        let series = self.clash(enemy, threat, 4, force, hex);
        1.0 - WILL * series.taken
    }

    /// Whether a unit would be in supply in a hex (7.2, 7.3).
    pub(super) fn is_supplied(&self, unit: Unit, hex: Hex) -> bool {
        let charts = &self.rules.charts;
        let side = charts.stats(unit).side;
        self.supplied.has(hex)
            || charts.forces.staff.has(unit)
            || charts.forces.always_supplied.has(unit)
            || self.state.board.trenches[side as usize].has(hex)
            || self.river.has(hex)
            || charts.forces.thai.has(unit) && self.homes[0].has(hex)
            || charts.forces.laotian.has(unit) && self.homes[1].has(hex)
    }
}

//! Which units of a hex move, how, and where to: every party of a hex is weighed in every hex that it
//! reaches by itself or by a transport, and against every enemy that it can overrun.

use tonkin::choice::Choice;
use tonkin::components::{Hex, Side, Trait, Unit, UnitType};
use tonkin::flow::{Fiddles, Group, March, Mode, Movement};
use tonkin::rules::paths::Pace;
use tonkin::rules::reach::Reach;
use tonkin::rules::{aircraft, march, movement, trace, transports};
use tonkin::sets::{Around as _, HexSet, UnitSet};

use super::places::{Party, Places};
use super::stakes::{self, AMBUSH};

/// How units go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Plain(Mode),
    Double(Mode),
    Air,
    Drop,
    Ship,
}

/// A move with what it brings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    pub(super) units: UnitSet,
    pub(super) way: Way,
    /// Where they stop, which may be where they are before an overrun.
    pub(super) to: Hex,
    pub(super) overrun: Option<Hex>,
    pub(super) gain: i64,
}

impl Move {
    /// The answers that make the move, once the stack is opened.
    pub(super) fn order(&self, from: Option<Hex>) -> Vec<Choice> {
        let mut order: Vec<Choice> = self.units.iter().map(Choice::With).collect();
        match self.way {
            Way::Air => order.push(Choice::Air(self.to)),
            Way::Drop => order.push(Choice::Drop(self.to)),
            Way::Ship => order.push(Choice::Ship(self.to)),
            Way::Plain(mode) => order.push(Choice::Go(mode)),
            Way::Double(mode) => order.push(Choice::Double(mode)),
        }
        if matches!(self.way, Way::Plain(_) | Way::Double(_)) {
            if from != Some(self.to) {
                order.push(Choice::To(self.to));
            }
            order.push(self.overrun.map_or(Choice::Stop, Choice::Overrun));
        }
        order
    }
}

/// Who is looked at in a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pass {
    /// Those who fight.
    Fighters,
    /// HQ and SD, which go where the others are.
    Staff,
}

/// Costs of transports, in hundredths of a VP.
const PLANE: i64 = 25;
const TRUCK: i64 = 8;
/// Gains below this are not worth the trouble.
pub(super) const TROUBLE: i64 = 12;
/// Parties of this strength are looked at in every hex they reach on foot.
const STRONG: u16 = 5;

impl Places<'_> {
    /// The best move out of a hex, or out of Saigon.
    pub(super) fn best_move(&self, moving: &Movement, at: Option<Hex>, pass: Pass) -> Option<Move> {
        let survey = self.survey;
        let left = movement::unmoved(survey.rules, survey.state, moving, at).minus(moving.late);
        let mut best: Option<Move> = None;
        for units in self.parties(left, pass) {
            let party = Party::new(survey, units, at);
            let here = at.map_or(Some(-40), |hex| self.worth(&party, hex)).unwrap_or(-100);
            let found = match at {
                Some(hex) => self.best_of_party(moving, &party, hex, here),
                None => self.best_ship(moving, &party, None, here),
            };
            if let Some(found) = found
                && best.is_none_or(|best| found.gain > best.gain)
            {
                best = Some(found);
            }
        }
        best.filter(|best| best.gain >= TROUBLE)
    }

    /// Units that could go together.
    fn parties(&self, left: UnitSet, pass: Pass) -> Vec<UnitSet> {
        let survey = self.survey;
        let forces = &survey.rules.charts.forces;
        let mut found = Vec::new();
        if pass == Pass::Staff {
            let hq = forces.hq[Side::French as usize];
            let staff = left.and(forces.staff).iter().filter(|unit| Some(*unit) != hq);
            found.extend(staff.map(UnitSet::one));
            return found;
        }
        let fighters = left.and(forces.fighting);
        let boats = fighters.and(forces.dna);
        let men = fighters.minus(boats);
        self.add_singles(men, &mut found);
        let foot = men.minus(forces.motorized);
        for group in [men, foot, men.and(forces.motorized)] {
            if group.len() > 1 && !found.contains(&group) {
                found.push(group);
            }
        }
        if let Some(boat) = boats.first() {
            found.push(UnitSet::one(boat));
            let cargo = self.cargo(foot);
            if !cargo.is_empty() {
                found.push(cargo.or(UnitSet::one(boat)));
            }
        }
        found
    }

    /// One unit of each sort.
    fn add_singles(&self, men: UnitSet, found: &mut Vec<UnitSet>) {
        let survey = self.survey;
        let board = &survey.state.board;
        let mut seen: Vec<(UnitType, u8, u8, bool, bool)> = Vec::new();
        for unit in men.iter() {
            let kind = survey.rules.charts.stats(unit).unit_type;
            let morale = board.face(&survey.rules.charts, unit).morale;
            let sort = (kind, board.steps(unit), morale, board.is_dg(unit), board.is_oos(unit));
            if !seen.contains(&sort) {
                seen.push(sort);
                found.push(UnitSet::one(unit));
            }
        }
    }

    /// The strongest foot units that one DNA carries.
    fn cargo(&self, foot: UnitSet) -> UnitSet {
        let survey = self.survey;
        let (components, charts) = (&survey.rules.components, &survey.rules.charts);
        let mut units: Vec<Unit> = foot.iter().collect();
        units.sort_by_key(|unit| std::cmp::Reverse(survey.force_of(UnitSet::one(*unit)).defence));
        let (mut cargo, mut load) = (UnitSet::NONE, 0);
        for unit in units {
            let weight = transports::weight(components, charts, &survey.state.board, unit);
            if load + weight <= components.tables.limits.dna_capacity {
                load += weight;
                cargo.insert(unit);
            }
        }
        cargo
    }

    /// The best move of a party out of a hex.
    fn best_of_party(&self, moving: &Movement, party: &Party, at: Hex, here: i64) -> Option<Move> {
        let survey = self.survey;
        let group =
            Group { side: survey.side, at: Some(at), picked: party.units, fiddles: Fiddles::NONE };
        let allowed = movement::stops(survey.rules, party.units);
        let mut seen = HexSet::one(at);
        let mut best: Option<Move> = None;
        let mut offer = |found: Move| {
            if best.is_none_or(|best| found.gain > best.gain) {
                best = Some(found);
            }
        };
        for way in self.ways(moving, &group, at) {
            let (open, reach) = self.open(&group, at, way);
            let price = self.price(way);
            let mut fresh = open.and(allowed).minus(seen);
            seen = seen.or(fresh);
            if way != Way::Plain(Mode::Own) || party.force.attack < STRONG {
                fresh = fresh.and(survey.busy);
            }
            for to in fresh.iter() {
                let Some(there) = self.worth(party, to) else { continue };
                let gain = there - here - price;
                offer(Move { units: party.units, way, to, overrun: None, gain });
            }
            if let (Way::Plain(Mode::Own | Mode::River), Some(reach)) = (way, reach) {
                let march = march::leaving(&group, at, mode_of(way), Pace::Plain);
                if let Some((to, target, gain)) = self.best_overrun(party, &march, &reach, here) {
                    offer(Move { units: party.units, way, to, overrun: Some(target), gain });
                }
            }
        }
        let ship = self.best_ship(moving, party, Some(at), here);
        ship.into_iter().for_each(offer);
        best
    }

    /// What a way costs, in hundredths of a VP. French trucks cost nothing.
    fn price(&self, way: Way) -> i64 {
        match way {
            Way::Air | Way::Drop => PLANE,
            Way::Plain(Mode::Truck) | Way::Double(Mode::Truck) => match self.survey.side {
                Side::VietMinh => TRUCK,
                Side::French => 0,
            },
            Way::Plain(Mode::Own | Mode::River) | Way::Double(Mode::Own | Mode::River) => 0,
            Way::Ship => 0,
        }
    }

    /// The ways a party may go, cheapest first.
    fn ways(&self, moving: &Movement, group: &Group, at: Hex) -> Vec<Way> {
        let survey = self.survey;
        let (charts, board) = (&survey.rules.charts, &survey.state.board);
        let units = group.picked;
        let boats = units.meets(charts.forces.dna);
        let bound = |unit: Unit| {
            let stats = charts.stats(unit);
            stats.traits.has(Trait::TransportOnly) || stats.motorized && board.is_oos(unit)
        };
        let free = !units.meets(*board.dg()) && !units.meets(board.oos) && !survey.zoc.has(at);
        let mut ways = Vec::new();
        let mut add = |mode: Mode| {
            ways.push(Way::Plain(mode));
            if free {
                ways.push(Way::Double(mode));
            }
        };
        if boats {
            add(Mode::River);
            return ways;
        }
        if !units.iter().any(bound) {
            add(Mode::Own);
        }
        if moving.transports && self.has_trucks(moving, group, at) {
            add(Mode::Truck);
        }
        let strip = survey.side == Side::French && charts.ground.airstrips.has(at);
        if moving.transports && strip && survey.state.planes.left > 0 {
            ways.extend([Way::Air, Way::Drop]);
        }
        ways
    }

    /// 3.4: whether trucks take the party. VM keeps his for SDs.
    fn has_trucks(&self, moving: &Movement, group: &Group, at: Hex) -> bool {
        let survey = self.survey;
        let (charts, board) = (&survey.rules.charts, &survey.state.board);
        let range = survey.rules.components.tables.limits.supply_range;
        match survey.side {
            Side::French => transports::is_french_truck_base(charts, board, range, at),
            Side::VietMinh => {
                group.picked.minus(charts.forces.sds[Side::VietMinh as usize]).is_empty()
                    && moving.truck.is_none()
                    && survey.state.trucks.left > 0
                    && trace::truck_hexes(charts, board).has(at)
            }
        }
    }

    /// The hexes a party can stop in by a way.
    fn open(&self, group: &Group, at: Hex, way: Way) -> (HexSet, Option<Box<Reach>>) {
        let survey = self.survey;
        let (rules, state) = (survey.rules, survey.state);
        match way {
            Way::Air => (aircraft::air_hexes(rules, state, group), None),
            Way::Drop => (aircraft::drop_hexes(rules, state, group).and(self.drop_places()), None),
            Way::Ship => (HexSet::NONE, None),
            Way::Plain(mode) | Way::Double(mode) => {
                let double = matches!(way, Way::Double(_));
                let pace = if double { Pace::Double } else { Pace::Plain };
                let march = march::leaving(group, at, mode, pace);
                let reach = march::reach(rules, state, &march);
                let mut open = reach.reached.minus(reach.passing);
                if double {
                    open = open.minus(survey.zoc);
                }
                (open, Some(Box::new(reach)))
            }
        }
    }

    /// Where a drop could be of use.
    fn drop_places(&self) -> HexSet {
        let survey = self.survey;
        let ground = &survey.rules.charts.ground;
        let board = &survey.state.board;
        ground.communities.or(*board.occupied(Side::French)).minus(*board.occupied(Side::VietMinh))
    }

    /// The best overrun on the way: where to stop, whom to overrun, what it brings.
    fn best_overrun(
        &self,
        party: &Party,
        march: &March,
        reach: &Reach,
        here: i64,
    ) -> Option<(Hex, Hex, i64)> {
        let survey = self.survey;
        if party.force.attack == 0 || march::check_overrunners(survey.state, party.units).is_err() {
            return None;
        }
        let enemies = survey.state.board.occupied(survey.side.enemy());
        let near = enemies.and(reach.reached.neighbours()).minus(survey.rules.charts.ground.china);
        let mut best: Option<(Hex, Hex, i64)> = None;
        for target in near.iter() {
            let stops = HexSet::one(target).neighbours().and(reach.reached).minus(reach.passing);
            for stop in stops.iter() {
                let Some(spent) = reach.cost(stop) else { continue };
                let begun = march.begun || stop != march.at;
                let there = March { at: stop, spent, begun, ..*march };
                if march::check_overrun(survey.rules, survey.state, &there, target).is_err() {
                    continue;
                }
                let gain = self.overrun(party, stop, target) - here;
                if best.is_none_or(|(.., most)| gain > most) {
                    best = Some((stop, target, gain));
                }
            }
        }
        best
    }

    /// What an overrun brings.
    pub(super) fn overrun(&self, party: &Party, from: Hex, target: Hex) -> i64 {
        let survey = self.survey;
        let enemy = survey.side.enemy();
        let defender = survey.force_in(enemy, target);
        let stake = survey.stakes.of(target) as f64 * self.lasts(target);
        let prize = self.prize(target) + stake as i64;
        let lost = self.worth(party, from).unwrap_or(0).min(60);
        if defender.steps == 0 {
            // The VM HQ slips away once (6.5).
            return prize.min(1_500);
        }
        let drm = survey.ground_drm(survey.side, target)
            + (party.force.morale - defender.morale).clamp(-3, 3);
        let drm = drm - if survey.near_dump.has(from) { 0 } else { 2 };
        let totals = [party.force.attack, defender.defence];
        let series = survey.book.series(survey.rules, totals, drm, defender.steps, 1);
        let gain = stakes::mean_step(enemy, defender.dear, defender.steps);
        let price = stakes::mean_step(survey.side, party.force.dear, party.force.steps);
        // VM lies in wait (6.11).
        let ambush = if enemy == Side::VietMinh { AMBUSH * price } else { 0.0 };
        let sum = series.taken * prize as f64 + series.theirs * gain - series.own * price - ambush;
        sum as i64 + ((1.0 - series.taken) * lost as f64) as i64
    }

    /// 3.7: the best harbour to ship to.
    fn best_ship(
        &self,
        moving: &Movement,
        party: &Party,
        at: Option<Hex>,
        here: i64,
    ) -> Option<Move> {
        let survey = self.survey;
        let (rules, state) = (survey.rules, survey.state);
        if survey.side != Side::French || !moving.transports {
            return None;
        }
        let mut harbours = transports::harbours(&rules.charts, &state.board);
        let inland = transports::inland_harbours(&rules.charts);
        match at {
            Some(hex) if !harbours.has(hex) || inland.has(hex) => return None,
            Some(hex) => {
                harbours = harbours.minus(inland);
                harbours.remove(hex);
            }
            None => (),
        }
        let load = transports::load(&rules.components, &rules.charts, &state.board, &party.units);
        let boats = party.units.meets(rules.charts.forces.dna);
        if boats || load + moving.ship > rules.components.tables.limits.ship_capacity {
            return None;
        }
        let open = harbours.and(movement::stops(rules, party.units));
        let gains = open.iter().filter_map(|to| Some((self.worth(party, to)? - here, to)));
        let (gain, to) = gains.max_by_key(|(gain, to)| (*gain, std::cmp::Reverse(*to)))?;
        Some(Move { units: party.units, way: Way::Ship, to, overrun: None, gain })
    }

    /// What a group on the march does next: overrun somebody, go on, or stay.
    pub(super) fn go_on(&self, march: &March) -> Vec<Choice> {
        let survey = self.survey;
        let party = Party::new(survey, march.units, Some(march.at));
        let here = self.worth(&party, march.at).unwrap_or(-100);
        let reach = march::reach(survey.rules, survey.state, march);
        let allowed = movement::stops(survey.rules, march.units);
        let open = reach.reached.minus(reach.passing).and(allowed);
        let mut best = (TROUBLE, vec![Choice::Stop]);
        for to in open.iter().filter(|to| *to != march.at) {
            let gain = self.worth(&party, to).map_or(i64::MIN, |there| there - here);
            if gain > best.0 && march.fresh {
                best = (gain, vec![Choice::To(to), Choice::Stop]);
            }
        }
        if let Some((stop, target, gain)) = self.best_overrun(&party, march, &reach, here)
            && gain > best.0
            && (march.fresh || stop == march.at)
        {
            let on = (stop != march.at).then_some(Choice::To(stop));
            best = (gain, on.into_iter().chain([Choice::Overrun(target)]).collect());
        }
        best.1
    }
}

fn mode_of(way: Way) -> Mode {
    match way {
        Way::Plain(mode) | Way::Double(mode) => mode,
        Way::Air | Way::Drop | Way::Ship => Mode::Own,
    }
}

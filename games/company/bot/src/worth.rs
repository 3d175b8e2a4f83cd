//! What a unit is worth where its turn ends, and what single tasks are worth: calls, leaders, caches.

use company::choice::Action;
use company::components::{Cache, Commander, Nation};
use company::generator::command_distance;
use company::rules::{action_dice, casevac};
use company::sets::{Square, SquareSet, Unit};

use super::danger::Threats;
use super::mind::{Mind, Stand};
use super::ring;

impl Mind<'_> {
    /// The worth of a unit that ends its turn so.
    pub(super) fn end(&self, threats: &Threats, at: Stand) -> f64 {
        let chance = self.chance_from(at);
        self.safety(threats, at, chance) + self.objective(at.unit, at.square, self.unsearched())
    }

    /// The same without the mission: danger, the chances of the next turn, command.
    pub(super) fn safety(&self, threats: &Threats, at: Stand, chance: f64) -> f64 {
        let weights = self.weights(at.unit.side);
        let [enemy_turn, own_turn] = self.turns;
        let danger = weights.danger * enemy_turn * threats.danger(self, at);
        let chance = weights.chance * own_turn * chance;
        let down = if at.down { weights.down * own_turn } else { 0.0 };
        chance - danger - down - own_turn * self.command(at)
    }

    /// S-09, 16a: what it costs to be away from the commander, or as vehicles from foot.
    fn command(&self, at: Stand) -> f64 {
        let weights = self.weights(at.unit.side);
        let stats = self.rules.charts.stats(at.unit);
        if stats.is_vehicle() {
            let near = self.rules.charts.near(at.square).or(SquareSet::one(at.square));
            let foot = self.state.board.foot(at.unit.side).and(near);
            return if foot.is_empty() { weights.command } else { 0.0 };
        }
        if self.rules.forces[at.unit.side as usize].nation == Nation::Vc {
            return 0.0;
        }
        let reach = self.rules.components.command_distance;
        if stats.commander() == Some(Commander::Platoon) {
            let units = self.state.board.on_table(at.unit.side);
            let led = units.iter().filter(|index| {
                let other = Unit::new(at.unit.side, *index);
                let row = self.rules.charts.stats(other);
                let away = |square| command_distance(square, at.square) > reach;
                row.platoon == stats.platoon
                    && !row.is_vehicle()
                    && self.state.board.square(other).is_some_and(away)
            });
            return 0.6 * weights.command * led.count() as f64;
        }
        let commander = self.rules.charts.platoon_commander(at.unit.side, stats.platoon);
        let there = commander.map(|index| Unit::new(at.unit.side, index));
        let there = there.filter(|unit| self.state.board.body(*unit).leader);
        let square = there.and_then(|unit| self.state.board.square(unit));
        match square {
            Some(square) if command_distance(square, at.square) > reach => weights.command,
            Some(_) | None => 0.0,
        }
    }

    /// What a VC unit is worth off the table, if it can get there.
    pub(super) fn off_table(&self, unit: Unit) -> Option<f64> {
        let vc = self.rules.forces[unit.side as usize].nation == Nation::Vc;
        (vc && !self.is_vehicle(unit)).then(|| self.waits(unit))
    }

    /// What a unit is worth that waits off the table.
    pub(super) fn waits(&self, unit: Unit) -> f64 {
        let weights = self.weights(unit.side);
        weights.waiting * self.time * f64::from(self.state.board.body(unit).strength) / 6.0
    }

    /// What a hidden unit is worth that stays hidden.
    pub(super) fn lurks(&self, unit: Unit) -> f64 {
        let weights = self.weights(unit.side);
        let Some(at) = self.stand(unit) else { return 0.0 };
        let [_, own_turn] = self.turns;
        let chance = weights.chance * own_turn * self.chance_from(at);
        let objective = self.objective(unit, at.square, self.unsearched());
        objective + chance + weights.hidden * self.time - own_turn * self.command(at)
    }

    /// 28h: what a marker taken away is worth.
    pub(super) fn removed(&self) -> f64 {
        let points = &self.rules.components.tables.points;
        f64::from(points.communist_body - points.communist_body_removed)
    }

    /// What a task is worth that has nothing to do with where the unit goes.
    pub(super) fn task(&self, unit: Unit, task: Action) -> f64 {
        match task {
            Action::NewLeader => {
                let commands = self.rules.charts.stats(unit).commander().is_some();
                let strength = f64::from(self.state.board.body(unit).strength) / 6.0;
                let [_, own_turn] = self.turns;
                own_turn * (self.leader(unit) + if commands { 1.0 } else { 0.0 }) * (0.5 + strength)
            }
            Action::Destroy(cache) => self.destroys(cache),
            Action::RemoveBody => self.removed(),
            Action::Call => self.best_line(unit),
            Action::Casevac(square) => self.flown_out(square),
            Action::Interrogate => self.interrogates(unit),
            Action::Move(_)
            | Action::Enter(_)
            | Action::Leave
            | Action::Shoot(_)
            | Action::Assault(_)
            | Action::GoDown
            | Action::GetUp
            | Action::RemoveMarker
            | Action::Generate(_)
            | Action::Disappear
            | Action::Search => 0.0,
        }
    }

    /// 28d: low caches are worth nothing in the hand.
    fn destroys(&self, cache: Cache) -> f64 {
        self.destroyed(cache) - self.carried(cache) + 0.3
    }

    /// 28j: markers flown out, against the risk of the helicopter.
    fn flown_out(&self, square: Square) -> f64 {
        let points = &self.rules.components.tables.points;
        let markers = f64::from(casevac::markers(self.state, square));
        let each = f64::from(points.white_star_body - points.white_star_evacuated);
        let six = f64::from(self.rules.components.tables.casevac.lost.len()) / 6.0;
        let dice = casevac::dice(self.rules, self.state, square);
        let safe = (0..dice).fold(1.0, |all, _| all * (1.0 - six));
        let [_, own_turn] = self.turns;
        let morale = 0.3 * own_turn;
        safe * markers * (each + morale) - (1.0 - safe) * f64::from(points.helicopter)
    }

    /// 35: a token against a dead peasant.
    fn interrogates(&self, unit: Unit) -> f64 {
        let table = &self.rules.components.tables.interrogation;
        let [dies, wasted, bingo] =
            [table.dies, table.wasted, table.bingo].map(|faces| f64::from(faces.len()) / 6.0);
        let again = self.rules.forces[unit.side as usize].nation == Nation::Arvn;
        let more = if again { 1.0 + wasted } else { 1.0 };
        let points = f64::from(self.rules.components.tables.points.peasant);
        if self.unsearched().is_empty() {
            return -1.0;
        }
        0.8 * more * bingo * ring::token(self) - more * dies * points
    }

    /// The dice that a unit has for its turn.
    pub(super) fn turn_dice(&self, unit: Unit) -> u8 {
        action_dice::count(self.rules, self.state, unit, 0)
    }
}

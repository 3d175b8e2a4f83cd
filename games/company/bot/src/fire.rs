//! What shots and strikes are worth: expected losses of both sides, in points.

use company::choice::Choice;
use company::components::{Grade, Side};
use company::flow::ShotKind;
use company::rules::artillery;
use company::rules::shooting::{self, Reach, Target};
use company::sets::{Square, SquareSet, Unit};

use super::mind::{Mind, Stand};

/// What a strike is worth beside its losses for each unit it hammers.
const HAMMERED: f64 = 1.0;

/// The share of dice that show one of some faces.
fn share(faces: company::sets::Faces) -> f64 {
    f64::from(faces.len()) / 6.0
}

impl Mind<'_> {
    /// How likely a hit kills: 33c, 16e.
    pub(super) fn dies(&self, at: Stand, reach: Reach) -> f64 {
        let stats = self.rules.charts.stats(at.unit);
        let faces = match (stats.grade(), stats.vehicle()) {
            (Some(grade), _) => shooting::foot_save(self.rules, &self.target(at, grade, reach)),
            (None, Some(vehicle)) => self.rules.components.vehicles[vehicle as usize].shooting_save,
            (None, None) => return 1.0,
        };
        1.0 - share(faces)
    }

    fn target(&self, at: Stand, grade: Grade, reach: Reach) -> Target {
        let body = self.state.board.body(at.unit);
        let alone = !self.rules.switches.leader_base || at.strength == 1;
        let cover = self.rules.charts.cover.has(at.square);
        Target { leader: body.leader && alone, cover, down: at.down, grade, reach }
    }

    /// What the owner of a unit loses under so many dice, each of which kills with a chance.
    pub(super) fn blow(&self, at: Stand, dice: u8, chance: f64) -> f64 {
        if dice == 0 || chance <= 0.0 || at.strength == 0 {
            return 0.0;
        }
        let base = self.base(at.unit);
        let leader = match self.state.board.body(at.unit).leader {
            true => self.leader(at.unit) * share(self.rules.components.tables.leader_loss),
            false => 0.0,
        };
        let miss = 1.0 - chance;
        if dice < at.strength {
            let none = (0..dice).fold(1.0, |all, _| all * miss);
            return f64::from(dice) * chance * base + (1.0 - none) * leader;
        }
        let wipe_out = self.wipe_out(at.unit);
        // The chance of each number of kills, one die after the other.
        let mut kills = [0.0; 9];
        kills[0] = 1.0;
        let most = usize::from(at.strength).min(8);
        for _ in 0..dice {
            for count in (0..=most).rev() {
                let before = if count > 0 { kills[count - 1] * chance } else { 0.0 };
                let stays = if count == most { kills[count] } else { kills[count] * miss };
                kills[count] = stays + before;
            }
        }
        let mut loss = 0.0;
        for (count, chance) in kills.into_iter().enumerate().take(most + 1).skip(1) {
            let end = if count == usize::from(at.strength) { wipe_out } else { leader };
            loss += chance * (count as f64 * base + end);
        }
        loss
    }

    /// The dice of a shot.
    fn dice(&self, from: Stand, to: Square, kind: ShotKind) -> u8 {
        match self.rules.charts.stats(from.unit).grade() {
            Some(grade) if kind.is_reaction() => {
                shooting::reaction_dice(self.rules, grade, from.strength)
            }
            Some(grade) => shooting::foot_dice(self.rules, grade, from.strength),
            None if kind.is_reaction() => {
                self.rules.components.tables.reaction.vehicle_dice * from.strength
            }
            None => {
                let range = company::charts::range(from.square, to);
                shooting::vehicle_dice(self.rules, from.strength, range)
            }
        }
    }

    fn reach(&self, from: Square, to: Square) -> Reach {
        if self.rules.charts.faces(from).has(to) { Reach::Short } else { Reach::Long }
    }

    /// What a shot costs its target's owner.
    pub(super) fn shot(&self, from: Stand, at: Stand, kind: ShotKind) -> f64 {
        let hit = share(shooting::hit(self.rules, kind));
        let reach = self.reach(from.square, at.square);
        let dice = self.dice(from, at.square, kind);
        self.blow(at, dice, hit * self.dies(at, reach))
    }

    /// Whether a unit at a place can shoot into a square.
    pub(super) fn reaches(&self, from: Stand, to: Square) -> bool {
        shooting::field(self.rules, from.unit, from.square).has(to)
    }

    /// What a shooting is worth to the shooter: losses, the return shot, a peasant in danger.
    pub(super) fn exchange(&self, from: Stand, at: Stand) -> f64 {
        let gain = self.shot(from, at, ShotKind::Action);
        let answer = match self.reaches(at, from.square) {
            true => 0.85 * self.shot(at, from, ShotKind::Return),
            false => 0.0,
        };
        let dice = self.dice(from, at.square, ShotKind::Action);
        gain - answer - self.peasant(from.unit.side, at.square, dice)
    }

    /// 33d: what a double 1 costs the shooter.
    fn peasant(&self, side: Side, square: Square, dice: u8) -> f64 {
        let near = self.rules.charts.near(square).or(SquareSet::one(square));
        if self.state.board.peopled().and(near).is_empty() || dice < 2 {
            return 0.0;
        }
        let none = (0..dice).fold(1.0, |all, _| all * 5.0 / 6.0);
        let one = f64::from(dice) / 6.0 * none * 6.0 / 5.0;
        let save = match self.rules.switches.peasant_saves {
            true => 1.0 - share(self.rules.components.tables.peasant_save),
            false => 1.0,
        };
        (1.0 - none - one) * save * self.dead_peasant(side)
    }

    /// What a peasant killed by a side costs it. Without him no VC comes out of his square.
    fn dead_peasant(&self, by: Side) -> f64 {
        let points = f64::from(self.rules.components.tables.points.peasant);
        match by {
            Side::WhiteStar => points - 0.5,
            Side::Communist => points + 0.5,
        }
    }

    /// 33a: the units of a side that one at a place may shoot at.
    pub(super) fn targets(&self, from: Stand) -> impl Iterator<Item = Stand> + '_ {
        let enemy = from.unit.side.enemy();
        let there = self.state.board.occupied(enemy);
        let charts = &self.rules.charts;
        let field = shooting::field(self.rules, from.unit, from.square);
        let classes = [charts.faces(from.square), charts.near(from.square), field];
        let class = classes.into_iter().find(|class| !class.and(there).is_empty());
        let units = class.map(|class| self.state.board.units_in(enemy, class)).unwrap_or_default();
        units.iter().filter_map(move |index| self.stand(Unit::new(enemy, index)))
    }

    /// The best shot from a place.
    pub(super) fn best_shot(&self, from: Stand) -> Option<f64> {
        self.targets(from).map(|at| self.exchange(from, at)).max_by(f64::total_cmp)
    }

    /// What the opportunity shots cost a unit that moves into a square.
    pub(super) fn opportunity(&self, mover: Stand, spent: company::sets::UnitSet) -> f64 {
        let enemy = mover.unit.side.enemy();
        let faces = self.rules.charts.faces(mover.square);
        let beside = self.state.board.units_in(enemy, faces).minus(spent);
        let stands = beside.iter().filter_map(|index| self.stand(Unit::new(enemy, index)));
        stands.map(|from| self.shot(from, mover, ShotKind::Opportunity)).sum()
    }

    /// 34d: what a strike on these squares is worth to a side.
    fn strike(&self, by: Side, squares: SquareSet) -> f64 {
        let hit = share(self.rules.components.tables.artillery.hit);
        let mut worth = 0.0;
        for side in Side::BOTH {
            let sign = if side == by { -1.0 } else { 1.0 };
            for index in self.state.board.units_in(side, squares).iter() {
                let Some(at) = self.stand(Unit::new(side, index)) else { continue };
                let chance = hit * self.dies(at, Reach::Long);
                worth += sign * (self.blow(at, at.strength, chance) + HAMMERED);
            }
        }
        let peasants: u8 = squares.iter().map(|square| self.state.board.peasants.get(square)).sum();
        let dies = hit * (1.0 - share(self.rules.components.tables.peasant_save));
        worth -= f64::from(peasants) * dies * self.dead_peasant(by);
        worth + self.guess(by, squares)
    }

    /// What White Star may hit that it does not see.
    fn guess(&self, by: Side, squares: SquareSet) -> f64 {
        let (hidden, open) = (self.state.board.hidden.len(), self.state.board.open_foot);
        if by == Side::Communist || hidden == 0 || open.is_empty() {
            return 0.0;
        }
        let share = f64::from(squares.and(open).len()) / f64::from(open.len());
        4.0 * f64::from(hidden) * share
    }

    /// 34c: what a line is worth when it may deviate; the target player turns it for the worst.
    pub(super) fn line(&self, by: Side, line: [Square; 3]) -> f64 {
        let straight = self.strike(by, line.into_iter().collect());
        if straight <= 0.0 {
            return straight;
        }
        let centre = self.strike(by, artillery::swivel_centre(line));
        let ends = artillery::ends(line);
        let turned = ends.map(|(end, to)| self.strike(by, artillery::swivel_end(end, to)));
        let worst = turned.fold(f64::INFINITY, f64::min);
        (4.0 * straight + centre + worst.min(straight)) / 6.0
    }

    /// What a turned line is worth to the side that called it.
    pub(super) fn turned(&self, by: Side, choice: Choice) -> Option<f64> {
        let Choice::Swivel(end, direction) = choice else { return None };
        Some(self.strike(by, artillery::swivel_end(end, direction)))
    }

    /// The best line that a unit could aim at.
    pub(super) fn best_line(&self, unit: Unit) -> f64 {
        let mut lines = Vec::new();
        artillery::aim_legal(self.rules, self.state, unit, &mut lines);
        let worths = lines.into_iter().filter_map(|choice| {
            let Choice::Aim(line) = choice else { return None };
            Some(self.line(unit.side, line))
        });
        worths.fold(0.0, f64::max)
    }
}

impl Mind<'_> {
    /// What a reaction is worth.
    pub(super) fn reaction(&self, from: Stand, at: Stand, kind: ShotKind) -> f64 {
        let dice = self.dice(from, at.square, kind);
        self.shot(from, at, kind) - self.peasant(from.unit.side, at.square, dice)
    }
}

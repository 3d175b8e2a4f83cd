//! What it is worth to a unit to be somewhere for the sake of the mission: villages to search, squares to
//! hold, the exit edge, caches that lie about, the enemy within reach.

use company::components::{Cache, Objective, Side};
use company::sets::{Square, SquareSet, Unit};

use super::ground::Gait;
use super::mind::Mind;

/// Action dice that a unit spends in a turn, as far as it comes to that.
const TURN: f64 = 5.5;
/// Dice for a search.
const SEARCH: f64 = 2.5;

impl Mind<'_> {
    /// What is left of a worth that so many dice away.
    fn later(&self, side: Side, dice: f64) -> f64 {
        let turns = dice / TURN;
        let left = self.left + 0.2;
        if turns >= left {
            return 0.0;
        }
        let weights = self.weights(side);
        let mut worth = weights.objective;
        let mut whole = turns;
        while whole >= 1.0 {
            worth *= weights.patience;
            whole -= 1.0;
        }
        worth *= 1.0 - whole * (1.0 - weights.patience);
        worth * (1.0 - 0.5 * turns / left)
    }

    /// The least dice that another foot unit of a side needs to a square.
    fn rival(&self, unit: Unit, to: Square) -> f64 {
        let foot = self.rules.charts.foot[unit.side as usize];
        let mut others = self.state.board.on_table(unit.side).and(foot);
        others.remove(unit.index);
        let dice = others.iter().filter_map(|index| {
            let square = self.state.board.square(Unit::new(unit.side, index))?;
            Some(self.ground.dice(square, to, Gait::Foot))
        });
        dice.fold(f64::INFINITY, f64::min)
    }

    /// What it is worth to a unit to stand in a square, for the mission.
    /// `open` are the villages still to be searched.
    pub(super) fn objective(&self, unit: Unit, square: Square, open: SquareSet) -> f64 {
        let foot = !self.is_vehicle(unit);
        let lying = if foot { self.lying(unit, square) } else { 0.0 };
        let wanted = match (self.rules.mission.objective, unit.side) {
            (Objective::Caches, Side::WhiteStar) if foot => self.villages(unit, square, open),
            (Objective::Caches, Side::WhiteStar) => self.escort(square),
            (Objective::Exit { .. }, Side::WhiteStar) => self.exit(unit, square),
            (Objective::Hold { squares, .. }, Side::WhiteStar | Side::Communist) if foot => {
                self.hold(unit, square, squares)
            }
            (Objective::Caches | Objective::Exit { .. }, Side::Communist)
            | (Objective::Hold { .. }, Side::WhiteStar | Side::Communist) => 0.0,
        };
        lying + wanted + self.approach(unit, square) + self.block(unit, square)
    }

    /// Villages to search: the best of them whole, the next ones in part.
    fn villages(&self, unit: Unit, square: Square, open: SquareSet) -> f64 {
        let most = self.rules.components.tables.max_caches;
        if self.state.board.body(unit).caches.len() >= most || self.search <= 0.0 {
            return 0.0;
        }
        let enemies = self.state.board.foot(Side::Communist);
        let mut best = [0.0; 3];
        for village in open.iter() {
            let away = self.ground.dice(square, village, Gait::Foot);
            let mut dice = away + SEARCH;
            if enemies.has(village) {
                dice += 4.0;
            }
            let share = if self.rival(unit, village) + 0.5 < away { 0.35 } else { 1.0 };
            let mut worth = share * self.search * self.later(unit.side, dice);
            for place in &mut best {
                if worth > *place {
                    std::mem::swap(place, &mut worth);
                }
            }
        }
        best[0] + 0.5 * best[1] + 0.25 * best[2]
    }

    /// Vehicles go where foot has still to search.
    fn escort(&self, square: Square) -> f64 {
        let ways = self.unsearched().iter();
        let near = ways.map(|village| {
            let dice = (self.ground.dice(square, village, Gait::Vehicles) - 4.0).max(0.0);
            self.later(Side::WhiteStar, dice)
        });
        let weight = self.weights(Side::WhiteStar).escort;
        weight * self.search * near.fold(0.0, f64::max)
    }

    /// X7.4: the exit edge.
    fn exit(&self, unit: Unit, square: Square) -> f64 {
        let Objective::Exit { edge, .. } = self.rules.mission.objective else { return 0.0 };
        let gait = self.gait(unit);
        let way = edge.squares().iter().map(|to| self.ground.dice(square, to, gait));
        let dice = way.fold(f64::INFINITY, f64::min);
        self.leaving(unit) * self.later(unit.side, dice + self.ground.step(square, gait))
    }

    /// X7.3, X7.4: what it is worth to leave by the exit edge.
    pub(super) fn leaving(&self, unit: Unit) -> f64 {
        let Objective::Exit { vehicle, foot, .. } = self.rules.mission.objective else {
            return 0.0;
        };
        let points = &self.rules.components.tables.points;
        let body = self.state.board.body(unit);
        let saved = f64::from(points.white_star_body - points.white_star_evacuated);
        let each = match self.is_vehicle(unit) {
            true => f64::from(vehicle) * f64::from(body.strength),
            false => f64::from(foot),
        };
        each + saved * f64::from(body.casualties)
    }

    /// X7.4: squares to hold; one that a friend holds or has nearer counts less.
    fn hold(&self, unit: Unit, square: Square, squares: SquareSet) -> f64 {
        let mut best: f64 = 0.0;
        for wanted in squares.iter() {
            if wanted == square {
                return self.held(unit, square) * (0.5 + 0.5 * (1.0 - self.time)) + 2.0;
            }
            let away = self.ground.dice(square, wanted, Gait::Foot);
            let enemy = self.state.board.occupied(unit.side.enemy()).has(wanted);
            let friend = self.state.board.foot(unit.side).has(wanted);
            let share = match (friend, self.rival(unit, wanted) + 0.5 < away) {
                (true, _) => 0.15,
                (false, true) => 0.4,
                (false, false) => 1.0,
            };
            let dice = if enemy { away + 3.0 } else { away };
            best = best.max(share * self.held(unit, wanted) * self.later(unit.side, dice));
        }
        best
    }

    /// What a square that a unit stands in brings at the end.
    pub(super) fn held(&self, unit: Unit, square: Square) -> f64 {
        match self.rules.mission.objective {
            Objective::Hold { squares, each } if squares.has(square) => {
                if self.is_vehicle(unit) {
                    0.0
                } else {
                    f64::from(each)
                }
            }
            Objective::Caches | Objective::Exit { .. } | Objective::Hold { .. } => 0.0,
        }
    }

    /// X4.6: caches that lie about, for both sides.
    fn lying(&self, unit: Unit, square: Square) -> f64 {
        if self.state.board.dropped.is_empty() {
            return 0.0;
        }
        let hands = self.rules.components.tables.max_caches;
        if unit.side == Side::WhiteStar && self.state.board.body(unit).caches.len() >= hands {
            return 0.0;
        }
        let dropped = self.state.board.dropped.iter().map(|dropped| {
            let worth = self.picked_up(unit.side, dropped.cache);
            let dice = self.ground.dice(square, dropped.square, Gait::Foot);
            if dice <= 0.0 { worth } else { worth * self.later(unit.side, dice) }
        });
        dropped.fold(0.0, f64::max)
    }

    /// What a cache that lies about is worth to a side.
    pub(super) fn picked_up(&self, side: Side, cache: Cache) -> f64 {
        let left = f64::from(self.rules.components.tables.points.cache_left[cache as usize]);
        let kept = self.carried(cache).max(self.destroyed(cache));
        match side {
            Side::WhiteStar => kept,
            Side::Communist => left + 0.5 * kept,
        }
    }

    /// To be near the enemy is worth something by itself: only there can he be hurt.
    fn approach(&self, unit: Unit, square: Square) -> f64 {
        let weight = self.weights(unit.side).approach;
        if weight <= 0.0 {
            return 0.0;
        }
        let gait = self.gait(unit);
        let near = self.visible(unit.side.enemy()).map(|enemy| {
            let dice = self.ground.dice(square, enemy.square, gait);
            self.later(unit.side, dice)
        });
        weight * near.fold(0.0, f64::max)
    }

    /// A village that the Communist stands in is not searched.
    fn block(&self, unit: Unit, square: Square) -> f64 {
        if unit.side == Side::WhiteStar || !self.unsearched().has(square) {
            return 0.0;
        }
        self.weights(unit.side).block * self.search * self.time
    }
}

//! What the enemy's next turn may cost a unit somewhere, and what the unit's own next turn may bring.

use company::components::{Commander, Side};
use company::flow::ShotKind;
use company::rules::shooting::{self, Reach};
use company::rules::{action_dice, artillery};
use company::sets::{Square, SquareSet, Unit};
use company::tables::FootAction;

use super::mind::{Mind, Stand};

/// An enemy that may act next turn.
#[derive(Clone, Copy, Debug)]
struct Threat {
    stand: Stand,
    dice: f64,
    /// The part of its turn that one of several targets gets.
    share: f64,
}

/// The threats to a unit of a side.
#[derive(Clone, Debug)]
pub(super) struct Threats {
    side: Side,
    enemies: Vec<Threat>,
    /// Squares under the eyes of foot whose commander can call artillery, and how likely a call is.
    watched: SquareSet,
    guns: f64,
    /// Enemies that are not seen.
    unseen: f64,
}

impl Threats {
    /// What the enemies of a side threaten.
    pub(super) fn to(mind: &Mind<'_>, side: Side) -> Threats {
        let enemy = side.enemy();
        let enemies = mind.visible(enemy).map(|stand| {
            let dice = f64::from(action_dice::count(mind.rules, mind.state, stand.unit, 0));
            let near = mind
                .visible(side)
                .filter(|friend| company::charts::range(friend.square, stand.square) <= 4);
            let share = 1.0 / (0.5 + 0.5 * near.count().max(1) as f64);
            Threat { stand, dice, share }
        });
        let enemies: Vec<Threat> = enemies.collect();
        let alive = mind.state.board.alive(enemy).len();
        let unseen = f64::from(alive) - enemies.len() as f64;
        let (watched, guns) = strikes(mind, enemy, &enemies);
        Threats { side, enemies, watched, guns, unseen }
    }

    /// What the next enemy turn may cost a unit that stands so.
    pub(super) fn danger(&self, mind: &Mind<'_>, at: Stand) -> f64 {
        let each = self.enemies.iter().map(|threat| threat.share * threat.harm(mind, at));
        let mut danger: f64 = each.sum();
        if self.guns > 0.0 && self.watched.has(at.square) {
            let chance = mind.dies(at, Reach::Long) * 2.0 / 3.0;
            let crowd = self.crowd(mind, at);
            let struck = mind.blow(at, at.strength, chance) + 1.0;
            danger += mind.weights(self.side).guns * self.guns * crowd * struck;
        }
        // Nobody loses more than all.
        let all = f64::from(at.strength) * mind.base(at.unit) + mind.wipe_out(at.unit);
        let danger = danger.min(all);
        let weights = mind.weights(self.side);
        let open = if mind.rules.charts.cover.has(at.square) { 0.4 } else { 1.0 };
        let open = if at.down { 0.7 * open } else { open };
        danger + weights.unknown * open * self.unseen.min(4.0) / 4.0
    }
}

impl Threats {
    /// Units that stand together are struck together, and so rather.
    fn crowd(&self, mind: &Mind<'_>, at: Stand) -> f64 {
        let beside = mind.visible(self.side).filter(|friend| {
            let away = company::charts::range(friend.square, at.square);
            let in_line = friend.square.row() == at.square.row()
                || friend.square.column() == at.square.column();
            friend.unit != at.unit && in_line && away <= 2
        });
        1.0 + 0.4 * beside.count() as f64
    }
}

/// Where the guns of a side may fall, and how likely one unit is struck.
fn strikes(mind: &Mind<'_>, side: Side, enemies: &[Threat]) -> (SquareSet, f64) {
    let nation = mind.rules.forces[side as usize].nation;
    if nation == company::components::Nation::Vc {
        return (SquareSet::NONE, 0.0);
    }
    let calls = enemies.iter().any(|threat| {
        let unit = threat.stand.unit;
        let stats = mind.rules.charts.stats(unit);
        let commands = matches!(stats.commander(), Some(Commander::Platoon | Commander::Company));
        commands && mind.state.board.body(unit).leader
    });
    if !calls {
        return (SquareSet::NONE, 0.0);
    }
    let foot = enemies.iter().filter(|threat| !mind.is_vehicle(threat.stand.unit));
    let watched = foot.fold(SquareSet::NONE, |sum, threat| {
        sum.or(mind.rules.charts.seen_from(threat.stand.square))
    });
    let lines = mind.rules.charts.lines.iter().map(|line| line.iter().copied().collect());
    let lines = lines.filter(|line: &SquareSet| !line.and(watched).is_empty());
    let struck = lines.fold(SquareSet::NONE, SquareSet::or);
    let targets = mind.visible(side.enemy()).count().max(1) as f64;
    let table = &mind.rules.components.tables.artillery;
    #[expect(clippy::wildcard_enum_match_arm, reason = "artillery is called by three actions")]
    let calls = match artillery::action(mind.rules, side) {
        FootAction::ArtilleryAgainstNva => 0.75 * f64::from(table.against_nva),
        FootAction::ArtilleryAgainstVc => 0.75 * f64::from(table.against_vc),
        _ => 0.6 * f64::from(table.of_nva),
    };
    (struck, calls / targets.max(2.0))
}

impl Threat {
    /// What this enemy may do to a unit that stands so: the worse of shots and assault.
    fn harm(&self, mind: &Mind<'_>, at: Stand) -> f64 {
        let vehicle = mind.is_vehicle(self.stand.unit);
        if company::charts::range(self.stand.square, at.square) > 6 {
            return 0.0;
        }
        let near = mind.rules.charts.near(at.square);
        let touches = near.has(self.stand.square);
        let to_contact = match touches {
            true => 0.0,
            false => {
                let ways = near.iter().filter(|square| *square != at.square);
                let dice = ways
                    .map(|to| mind.ground.dice(self.stand.square, to, mind.gait(self.stand.unit)));
                dice.fold(f64::INFINITY, f64::min)
            }
        };
        let shots = self.shots(mind, at, to_contact);
        if vehicle {
            return shots;
        }
        shots.max(self.assault(mind, at, to_contact))
    }

    fn shots(&self, mind: &Mind<'_>, at: Stand, to_contact: f64) -> f64 {
        let (unit, from) = (self.stand.unit, self.stand.square);
        let sees = |square: Square| shooting::field(mind.rules, unit, square).has(at.square);
        let (dice, place) = if sees(from) {
            (0.0, from)
        } else {
            let steps = mind.rules.charts.near(from).iter().filter(|to| sees(*to));
            let steps = steps.map(|to| (mind.ground.step(to, mind.gait(unit)), to));
            let best = steps.min_by(|one, other| one.0.total_cmp(&other.0));
            best.unwrap_or((to_contact, from))
        };
        let spare = self.dice - dice;
        if spare < 1.0 {
            return 0.0;
        }
        let shots = (spare / 2.3).min(2.0) * 0.85;
        let from = Stand { square: place, ..self.stand };
        shots * mind.shot(from, at, ShotKind::Action)
    }

    fn assault(&self, mind: &Mind<'_>, at: Stand, to_contact: f64) -> f64 {
        let spare = self.dice - to_contact;
        if spare < 1.0 || to_contact > 6.0 {
            return 0.0;
        }
        let mut missed = 1.0;
        let mut left = spare;
        while left >= 1.0 {
            missed *= 2.0 / 3.0;
            left -= 1.0;
        }
        let chance = (1.0 - missed) * (1.0 - 0.06 * to_contact);
        // He comes over the best face, out of cover if there is some.
        let from = match mind.rules.charts.near(at.square).has(self.stand.square) {
            true => self.stand.square,
            false => {
                let faces = mind.rules.charts.faces(at.square);
                let cover = faces.and(mind.rules.charts.cover);
                cover.first().or(faces.first()).unwrap_or(self.stand.square)
            }
        };
        let fight = mind.assault(Stand { square: from, ..self.stand }, at);
        chance * (fight.target - 0.7 * fight.assaulter).max(0.0)
    }
}

impl Mind<'_> {
    /// What a unit's own next turn may bring from where it stands, by its best shot and assault.
    pub(super) fn chance(&self, shot: Option<f64>, assault: Option<f64>) -> f64 {
        let shot = shot.unwrap_or(0.0).max(0.0) * 1.3;
        shot.max(0.6 * assault.unwrap_or(0.0))
    }

    /// The same for a unit that stands so.
    pub(super) fn chance_from(&self, from: Stand) -> f64 {
        let assault = match self.is_vehicle(from.unit) || from.down {
            true => None,
            false => self.best_assault(from).map(|(_, worth)| worth),
        };
        self.chance(self.best_shot(from), assault)
    }

    /// The best assault from a place, and what it is worth.
    pub(super) fn best_assault(&self, from: Stand) -> Option<(Unit, f64)> {
        let enemy = from.unit.side.enemy();
        let near = self.state.board.units_in(enemy, self.rules.charts.near(from.square));
        let stands = near.iter().filter_map(|index| self.stand(Unit::new(enemy, index)));
        let worths = stands.map(|at| (at.unit, self.assault_worth(from, at)));
        worths.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// What an assault is worth to the assaulter.
    pub(super) fn assault_worth(&self, from: Stand, at: Stand) -> f64 {
        let fight = self.assault(from, at);
        let takes = fight.won * self.held(from.unit, at.square);
        fight.target - fight.assaulter + takes
    }
}

//! What the greedy bot has in mind while it thinks about a question: the table, what is left of the game, and
//! what bases, units, leaders and caches are worth.

use company::Company;
use company::components::{Cache, Commander, Marker, Objective, Side};
use company::flow::State;
use company::sets::{MAX_UNITS, Square, SquareSet, Unit};

use super::fight::Tolls;
use super::ground::{Gait, Ground};
use super::ring;
use super::weights::Weights;

/// A unit as it stands, or as it would stand somewhere else.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub(super) unit: Unit,
    pub(super) square: Square,
    pub(super) down: bool,
    pub(super) strength: u8,
}

/// What a unit is worth to its owner.
#[derive(Clone, Copy, Debug, Default)]
struct Price {
    base: f64,
    wipe_out: f64,
    leader: f64,
}

/// A question with all that a policy looks at. Of the state only what the seat may know is used: Communist
/// units that White Star does not see are never looked at for White Star.
#[derive(Debug)]
pub(super) struct Mind<'a> {
    pub(super) rules: &'a Company,
    pub(super) state: &'a State,
    pub(super) ground: &'a Ground,
    pub(super) weights: &'a [Weights; 2],
    /// What is left of the game: 1 at its beginning.
    pub(super) time: f64,
    /// How likely the enemy has another turn after this one, and this side one after that.
    pub(super) turns: [f64; 2],
    /// Turns of a side that are still to come, after this one.
    pub(super) left: f64,
    /// What a search is worth to White Star now.
    pub(super) search: f64,
    prices: [[Price; MAX_UNITS]; 2],
    /// Fights worked out before.
    pub(super) tolls: &'a Tolls,
}

/// How likely the countdown goes on after a roll.
fn goes_on(counters: u8, rolls: u8) -> f64 {
    match (counters, rolls) {
        (0, _) => 0.0,
        (_, 0) => 1.0,
        _ => {
            (1..=3).map(|gone| goes_on(counters.saturating_sub(gone), rolls - 1)).sum::<f64>() / 3.0
        }
    }
}

impl<'a> Mind<'a> {
    /// Thinks about a state.
    pub(super) fn new(
        rules: &'a Company,
        state: &'a State,
        ground: &'a Ground,
        weights: &'a [Weights; 2],
        tolls: &'a Tolls,
    ) -> Mind<'a> {
        let full = rules.mission.countdown.max(1);
        let counters =
            if state.phase == company::flow::Phase::SetUp { full } else { state.counters };
        let mut mind = Mind {
            rules,
            state,
            ground,
            weights,
            time: f64::from(counters) / f64::from(full),
            turns: [goes_on(counters.min(9), 1), goes_on(counters.min(9), 2)],
            left: (f64::from(counters) / 4.0 - 0.5).max(0.0),
            search: 0.0,
            prices: [[Price::default(); MAX_UNITS]; 2],
            tolls,
        };
        for side in Side::BOTH {
            for index in rules.charts.all[side as usize].iter() {
                let price = mind.price(Unit::new(side, index));
                mind.prices[side as usize][usize::from(index)] = price;
            }
        }
        mind.search = ring::best(&mind).map_or(0.0, |(_, worth)| worth).max(0.0);
        mind
    }

    /// The weights of a side.
    pub(super) fn weights(&self, side: Side) -> &'a Weights {
        &self.weights[side as usize]
    }

    /// A unit where it stands.
    pub(super) fn stand(&self, unit: Unit) -> Option<Stand> {
        let body = self.state.board.body(unit);
        let square = body.place.square()?;
        Some(Stand { unit, square, down: body.down, strength: body.strength })
    }

    /// The visible units of a side, where they stand.
    pub(super) fn visible(&self, side: Side) -> impl Iterator<Item = Stand> + '_ {
        let units = self.state.board.visible(side).iter();
        units.filter_map(move |index| self.stand(Unit::new(side, index)))
    }

    pub(super) fn is_vehicle(&self, unit: Unit) -> bool {
        self.rules.charts.stats(unit).is_vehicle()
    }

    /// How a unit gets about.
    pub(super) fn gait(&self, unit: Unit) -> Gait {
        if self.is_vehicle(unit) { Gait::Vehicles } else { Gait::Foot }
    }

    /// What the owner of a unit loses with one of its bases or vehicles.
    pub(super) fn base(&self, unit: Unit) -> f64 {
        self.prices[unit.side as usize][usize::from(unit.index)].base
    }

    /// What the owner loses beside the bases when a unit is wiped out.
    pub(super) fn wipe_out(&self, unit: Unit) -> f64 {
        self.prices[unit.side as usize][usize::from(unit.index)].wipe_out
    }

    /// What the owner loses with the leader of a unit.
    pub(super) fn leader(&self, unit: Unit) -> f64 {
        self.prices[unit.side as usize][usize::from(unit.index)].leader
    }

    fn price(&self, unit: Unit) -> Price {
        Price {
            base: self.price_of_base(unit),
            wipe_out: self.price_of_unit(unit),
            leader: self.price_of_leader(unit),
        }
    }

    fn price_of_base(&self, unit: Unit) -> f64 {
        let points = &self.rules.components.tables.points;
        let weights = self.weights(unit.side);
        let stats = self.rules.charts.stats(unit);
        if let Some(vehicle) = stats.vehicle() {
            let leaves = match self.rules.mission.objective {
                Objective::Exit { vehicle, .. } => f64::from(vehicle),
                Objective::Caches | Objective::Hold { .. } => 0.0,
            };
            let leaves = if unit.side == Side::WhiteStar { leaves } else { 0.0 };
            let lost = f64::from(points.vehicles[vehicle as usize]);
            return lost + leaves * weights.objective + 2.0 * weights.base * self.time;
        }
        let marker = match unit.side {
            Side::WhiteStar => points.white_star_body,
            Side::Communist => points.communist_body,
        };
        f64::from(marker) * weights.marker + weights.base * self.time
    }

    fn price_of_unit(&self, unit: Unit) -> f64 {
        if self.is_vehicle(unit) {
            return 0.0;
        }
        let points = &self.rules.components.tables.points;
        let weights = self.weights(unit.side);
        let lost = match unit.side {
            Side::WhiteStar => points.white_star_unit,
            Side::Communist => points.communist_unit,
        };
        let caches = self.state.board.body(unit).caches;
        let carried = Cache::ALL
            .into_iter()
            .map(|cache| f64::from(caches.count(cache)) * self.carried(cache));
        f64::from(lost) + carried.sum::<f64>() + weights.unit * self.time
    }

    fn price_of_leader(&self, unit: Unit) -> f64 {
        let weights = self.weights(unit.side);
        let commands = self.rules.charts.stats(unit).commander() == Some(Commander::Platoon);
        let commander = if commands { weights.commander } else { 0.0 };
        (weights.leader + commander) * self.time
    }

    /// What a cache in White Star's hands is worth at the end: dice, rolled again when they are poor.
    pub(super) fn carried(&self, cache: Cache) -> f64 {
        dice_value(self.rules.components.tables.carried[cache as usize])
    }

    /// The same of one that is destroyed.
    pub(super) fn destroyed(&self, cache: Cache) -> f64 {
        dice_value(self.rules.components.tables.destroyed[cache as usize])
    }

    /// What the Communist loses when a cache is found, and White Star gains.
    pub(super) fn found(&self, cache: Cache) -> f64 {
        let left = f64::from(self.rules.components.tables.points.cache_left[cache as usize]);
        let kept = self.carried(cache).max(0.85 * self.destroyed(cache));
        0.9 * kept + left
    }

    /// What a marker of the ring is worth to White Star.
    pub(super) fn marker(&self, marker: Marker) -> f64 {
        match marker.cache() {
            Some(cache) => self.found(cache),
            None if marker == Marker::Ambush => {
                let waits = self.state.board.off_table(Side::Communist);
                if waits.is_empty() { 0.0 } else { -3.0 }
            }
            None => 0.0,
        }
    }

    /// What White Star's caches will be worth.
    pub(super) fn carried_in_all(&self) -> f64 {
        let mut caches = self.state.tally.carried_off;
        for index in self.state.board.on_table(Side::WhiteStar).iter() {
            caches.add_all(self.state.board.body(Unit::new(Side::WhiteStar, index)).caches);
        }
        let destroyed = self.state.tally.destroyed;
        let worth = |cache: &Cache| {
            f64::from(caches.count(*cache)) * self.carried(*cache)
                + f64::from(destroyed.count(*cache)) * self.destroyed(*cache)
        };
        Cache::ALL.iter().map(worth).sum()
    }

    /// Village squares that can still be searched.
    pub(super) fn unsearched(&self) -> SquareSet {
        if self.state.ring.is_empty() {
            return SquareSet::NONE;
        }
        self.rules.charts.villages.minus(self.state.board.searched)
    }
}

/// The sum of dice that may be rolled again once.
fn dice_value(dice: u8) -> f64 {
    let dice = f64::from(dice);
    3.5 * dice + 0.4 * (dice * 35.0 / 12.0).sqrt()
}

//! What things are worth to the greedy bot beside their victory points. Found by play against itself.

use company::components::Objective;

/// The weights of a side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Weights {
    /// What a base of this side is worth beside its points, at the beginning of a game.
    pub(crate) base: f64,
    /// The part of its points that a lost base really costs: markers are evacuated or removed.
    pub(crate) marker: f64,
    /// What a unit is worth beside its bases, at the beginning of a game.
    pub(crate) unit: f64,
    /// What a leader is worth.
    pub(crate) leader: f64,
    /// What a platoon commander is worth beside that.
    pub(crate) commander: f64,
    /// How much of the danger of the next enemy turn counts.
    pub(crate) danger: f64,
    /// How much of the gain of the next turn counts.
    pub(crate) chance: f64,
    /// What it is worth to be near the enemy.
    pub(crate) approach: f64,
    /// How much of an objective counts before it is reached.
    pub(crate) objective: f64,
    /// What is left of it after each turn on the way.
    pub(crate) patience: f64,
    /// What the other units of a group lose when one fails, each.
    pub(crate) fail: f64,
    /// What it costs to be out of command, or of a vehicle to be without foot.
    pub(crate) command: f64,
    /// What it costs to be down.
    pub(crate) down: f64,
    /// What a waiting unit is worth that can come on anywhere.
    pub(crate) waiting: f64,
    /// What it is worth to be hidden.
    pub(crate) hidden: f64,
    /// What it is worth to stand in a village that the enemy wants to search.
    pub(crate) block: f64,
    /// What it costs to stand in the open while enemies are not seen.
    pub(crate) unknown: f64,
    /// How much of the danger of artillery counts.
    pub(crate) guns: f64,
    /// What it is worth to vehicles to be near the villages, as a part of a search.
    pub(crate) escort: f64,
}

/// The weights of White Star and of the Communist, by what a mission is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Balance {
    /// Caches.
    pub(crate) caches: [Weights; 2],
    /// The exit edge.
    pub(crate) exit: [Weights; 2],
    /// Squares to hold.
    pub(crate) hold: [Weights; 2],
}

impl Balance {
    /// The weights for an objective.
    pub(crate) fn of(&self, objective: Objective) -> &[Weights; 2] {
        match objective {
            Objective::Caches => &self.caches,
            Objective::Exit { .. } => &self.exit,
            Objective::Hold { .. } => &self.hold,
        }
    }

    /// Those that the greedy bot plays with.
    pub(crate) const USUAL: Balance = Balance {
        caches: [WHITE_STAR, Weights { danger: 0.25, ..COMMUNIST }],
        exit: [
            Weights { danger: 0.15, objective: 0.9, unknown: 0.3, ..WHITE_STAR },
            Weights { danger: 0.8, ..COMMUNIST },
        ],
        hold: [WHITE_STAR, COMMUNIST],
    };
}

const WHITE_STAR: Weights = Weights {
    base: 0.8,
    marker: 0.8,
    unit: 4.0,
    leader: 1.5,
    commander: 3.0,
    danger: 0.6,
    chance: 0.4,
    approach: 1.0,
    objective: 0.6,
    patience: 0.9,
    fail: 1.0,
    command: 1.0,
    down: 0.8,
    waiting: 0.0,
    hidden: 0.0,
    block: 0.0,
    unknown: 0.8,
    guns: 1.0,
    escort: 0.3,
};

const COMMUNIST: Weights = Weights {
    base: 0.8,
    marker: 0.7,
    unit: 2.0,
    leader: 1.0,
    commander: 2.0,
    danger: 0.5,
    chance: 0.4,
    approach: 2.0,
    objective: 0.6,
    patience: 0.9,
    fail: 1.0,
    command: 1.0,
    down: 0.8,
    waiting: 0.5,
    hidden: 0.5,
    block: 0.2,
    unknown: 0.0,
    guns: 1.0,
    escort: 0.3,
};

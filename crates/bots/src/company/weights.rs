//! What things are worth to the greedy bot beside their victory points. Found by play against itself.

/// The weights of a side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// What a base of this side is worth beside its points, at the beginning of a game.
    pub base: f64,
    /// The part of its points that a lost base really costs: markers are evacuated or removed.
    pub marker: f64,
    /// What a unit is worth beside its bases, at the beginning of a game.
    pub unit: f64,
    /// What a leader is worth.
    pub leader: f64,
    /// What a platoon commander is worth beside that.
    pub commander: f64,
    /// How much of the danger of the next enemy turn counts.
    pub danger: f64,
    /// How much of the gain of the next turn counts.
    pub chance: f64,
    /// What it is worth to be near the enemy.
    pub approach: f64,
    /// How much of an objective counts before it is reached.
    pub objective: f64,
    /// What is left of it after each turn on the way.
    pub patience: f64,
    /// What the other units of a group lose when one fails, each.
    pub fail: f64,
    /// What it costs to be out of command, or of a vehicle to be without foot.
    pub command: f64,
    /// What it costs to be down.
    pub down: f64,
    /// What a waiting unit is worth that can come on anywhere.
    pub waiting: f64,
    /// What it is worth to be hidden.
    pub hidden: f64,
    /// What it is worth to stand in a village that the enemy wants to search.
    pub block: f64,
    /// What it costs to stand in the open while enemies are not seen.
    pub unknown: f64,
}

impl Weights {
    /// White Star, Communist.
    pub const USUAL: [Weights; 2] = [
        Weights {
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
        },
        Weights {
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
        },
    ];
}

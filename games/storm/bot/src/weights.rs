//! How much each side makes of threats. The sides differ: the French answer what stands before them, the
//! Viet Minh come back in the next turn. Found by playing the bot against itself.

use storm::components::Side;
use storm::view::View;

/// In thousandths; pairs are the threats of the French and of the Viet Minh.
#[derive(Debug)]
pub(crate) struct Weights {
    /// Threats when the enemy moves next.
    pub(crate) enemy_move: [i64; 2],
    /// Threats when the bot itself moves next, after a free card.
    pub(crate) own_move: [i64; 2],
    /// Threats when the French may go on after a Viet Minh pass.
    pub(crate) go_on: [i64; 2],
    /// Threats of the turn to come.
    pub(crate) next_turn: [i64; 2],
    /// Retaking a held area by fire and a move, which takes several impulses.
    pub(crate) retaking: i64,
    /// The worth of units for each turn they have left, in hundredths of a point.
    pub(crate) unit: i64,
    /// Points for a unit beside a strongpoint that is held weakly.
    pub(crate) approach: i64,
}

const FRENCH: Weights = Weights {
    enemy_move: [650, 950],
    own_move: [900, 350],
    go_on: [500, 0],
    next_turn: [300, 200],
    retaking: 600,
    unit: 250,
    approach: 0,
};

const VIETMINH: Weights = Weights {
    enemy_move: [500, 450],
    own_move: [650, 950],
    go_on: [500, 0],
    next_turn: [300, 200],
    retaking: 400,
    unit: 350,
    approach: 10,
};

impl Weights {
    /// Those of the side that looks.
    pub(crate) fn of(view: &View) -> &'static Weights {
        match view.side() {
            Some(Side::French) => &FRENCH,
            Some(Side::VietMinh) | None => &VIETMINH,
        }
    }
}

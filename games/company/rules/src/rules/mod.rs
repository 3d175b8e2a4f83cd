//! The rule book, a chapter a file.
//!
//! | File | Chapter |
//! | --- | --- |
//! | `bidding` | X3.9 |
//! | `set_up` | X3, X4.2 |
//! | `turn` | 25, X5, X6 |
//! | `unit_turn` | X5, the turn of one unit |
//! | `action_dice` | 28a, 16a |
//! | `morale` | 27 |
//! | `actions` | 28b to 28e, 28h, 16c |
//! | `arrivals` | 28g, 28i, X8.3 |
//! | `movement` | X10, X7.4 |
//! | `traps` | 30 |
//! | `shooting` | 33, 16d, 16e |
//! | `reactions` | 33b |
//! | `peasants` | 14, 33d, X8.5 |
//! | `losses` | X9 |
//! | `assault` | 32, 16f |
//! | `fall_back` | 31 |
//! | `artillery` | 34 |
//! | `casevac` | 28j |
//! | `search` | 26, 28f, X4.3 |
//! | `interrogation` | 35 |
//! | `caches` | X4.5, X4.6, 28d |
//! | `victory` | 36, X7 |

pub mod action_dice;
pub mod actions;
pub(crate) mod arrivals;
pub mod artillery;
pub mod assault;
pub mod bidding;
pub(crate) mod caches;
pub mod casevac;
pub mod fall_back;
pub mod interrogation;
pub(crate) mod losses;
pub mod morale;
pub mod movement;
pub(crate) mod peasants;
pub mod reactions;
pub mod search;
pub(crate) mod set_up;
pub mod shooting;
pub mod traps;
pub mod turn;
pub mod unit_turn;
pub mod victory;

use kernel::Sink;

use crate::Company;
use crate::components::Side;
use crate::event::Event;
use crate::flow::{Play, State};
use crate::sets::{Square, SquareSet, Unit, UnitSet};

/// X1.2: the visible enemies in proximity to a square.
pub(crate) fn enemies_near(rules: &Company, state: &State, side: Side, square: Square) -> UnitSet {
    state.board.units_in(side.enemy(), rules.charts.near(square))
}

/// S-78: a unit of the group that acts has had its turn.
fn has_had_its_turn(rules: &Company, state: &State, unit: Unit) -> bool {
    state.group().is_some_and(|group| {
        let members = rules.charts.group(group.side, group.group);
        group.side == unit.side && members.has(unit.index) && !group.left.has(unit.index)
    })
}

/// What comes to light.
pub(crate) trait Reveals {
    /// X4.4: a hidden unit is visible from now on; a waiting one is identified (X4.8).
    fn show(&mut self, unit: Unit);

    /// X4.4: hidden units in these squares are shown.
    fn show_in(&mut self, squares: SquareSet);

    /// X4.4: White Star is in a square: whoever hides near it is shown, and nobody else can be there.
    fn scout(&mut self, square: Square);
}

impl<S: Sink<Company>> Reveals for Play<'_, S> {
    fn show(&mut self, unit: Unit) {
        if unit.side == Side::WhiteStar {
            return;
        }
        if self.state.board.hidden.has(unit.index) {
            if let Some(square) = self.state.board.square(unit) {
                self.state.board.show(self.rules, unit, square);
                self.tell(Event::Shown { unit, square });
                if has_had_its_turn(self.rules, self.state, unit) {
                    self.tell(Event::HadTurn { unit });
                }
            }
        } else if !self.state.board.seen.has(unit.index) {
            self.state.board.seen.insert(unit.index);
            self.tell(Event::Identified { unit });
        }
    }

    fn show_in(&mut self, squares: SquareSet) {
        if self.state.board.hidden.is_empty() {
            return;
        }
        for index in self.state.board.hidden.iter() {
            let unit = Unit::new(Side::Communist, index);
            if self.state.board.is_in(unit, squares) {
                self.show(unit);
            }
        }
    }

    fn scout(&mut self, square: Square) {
        let near = self.rules.charts.near(square).or(SquareSet::one(square));
        self.show_in(near);
        self.state.board.close(near);
    }
}

//! Storm Over Dien Bien Phu: its victory areas.

use storm::Storm;
use storm::components::Side;
use storm::flow::State;

use crate::measured::{Cell, Dial, Measured, every_scenario};

impl Measured for Storm {
    type Bots = storm_bot::StormBots;

    const SCORE: &'static str = "victory areas of the Viet Minh";

    fn cells() -> Vec<Cell> {
        every_scenario::<Storm>()
    }

    fn turn(&self, state: &Self::State) -> usize {
        usize::from(state.turn)
    }

    fn dials() -> Vec<Dial<Storm>> {
        vec![
            Dial { name: "victory areas held by the Viet Minh", read: victory_areas },
            Dial {
                name: "French units on the map",
                read: |rules, state| units(rules, state, Side::French),
            },
            Dial {
                name: "Viet Minh units on the map",
                read: |rules, state| units(rules, state, Side::VietMinh),
            },
        ]
    }
}

fn victory_areas(rules: &Storm, state: &State) -> i64 {
    let areas = rules.components.areas.iter().filter(|row| row.victory);
    areas.filter(|row| state.board.control(row.area) == Side::VietMinh).count() as i64
}

fn units(rules: &Storm, state: &State, side: Side) -> i64 {
    let areas = rules.components.areas.iter();
    areas.map(|row| i64::from(state.board.units(side, row.area).len())).sum()
}

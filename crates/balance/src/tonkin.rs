//! Tonkin: its six scenarios and the campaign, by the VP-Level.

use tonkin::Tonkin;
use tonkin::components::Side;
use tonkin::flow::State;

use crate::measured::{Cell, Dial, Measured, every_scenario};

impl Measured for Tonkin {
    type Bots = tonkin_bot::TonkinBots;

    const TURN: &'static str = "month";
    const SCORE: &'static str = "VP-Level at the end";

    fn cells() -> Vec<Cell> {
        every_scenario::<Tonkin>()
    }

    fn turn(&self, state: &State) -> usize {
        usize::from(state.month)
    }

    fn dials() -> Vec<Dial<Tonkin>> {
        vec![
            Dial { name: "VP-Level", read: |_, state| state.vp.into() },
            Dial {
                name: "French steps on the map",
                read: |rules, state| steps(rules, state, Side::French),
            },
            Dial {
                name: "Viet Minh steps on the map",
                read: |rules, state| steps(rules, state, Side::VietMinh),
            },
        ]
    }
}

/// Steps of a side on the map.
fn steps(rules: &Tonkin, state: &State, side: Side) -> i64 {
    let forces = &rules.charts.forces;
    let units = state.board.on_map().and(forces.side[side as usize]).and(forces.fighting);
    units.iter().map(|unit| i64::from(state.board.steps(unit))).sum()
}

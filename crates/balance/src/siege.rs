//! Dien Bien Phu (solitaire): a game for each ready placement.

use siege::Siege;
use siege::flow::State;

use crate::measured::{Cell, Dial, Measured};

impl Measured for Siege {
    type Bots = siege_bot::SiegeBots;

    const SCORE: &'static str = "Viet Minh morale at the end";

    fn cells() -> Vec<Cell> {
        let placements = ["historical", "concentrated", "forward"].into_iter().zip(1..);
        let cell = |(name, number): (&str, u8)| Cell {
            name: name.to_owned(),
            scenario: "march_may_1954",
            options: Vec::new(),
            opening: vec![format!("placement {number}")],
        };
        placements.map(cell).collect()
    }

    fn turn(&self, state: &State) -> usize {
        usize::from(state.turn)
    }

    fn dials() -> Vec<Dial<Siege>> {
        vec![
            Dial { name: "Viet Minh morale", read: |_, state| state.board.tracks.morale.into() },
            Dial { name: "Entrenchments held by the French", read: entrenchments },
            Dial {
                name: "French units on the map",
                read: |_, state| state.board.units_on_map().len().into(),
            },
        ]
    }
}

fn entrenchments(rules: &Siege, state: &State) -> i64 {
    rules.charts.entrenchments.minus(state.board.vietminh_control).len().into()
}

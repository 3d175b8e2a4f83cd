//! Men of Company B: every mission.

use company::Company;
use company::components::Side;
use company::flow::State;
use company::rules::victory;

use crate::measured::{Cell, Dial, Measured, every_scenario};

impl Measured for Company {
    const SCORE: &'static str = "victory points of White Star less those of the Communist";

    fn cells() -> Vec<Cell> {
        every_scenario::<Company>()
    }

    fn turn(&self, state: &State) -> usize {
        usize::from(state.turn)
    }

    fn dials() -> Vec<Dial<Company>> {
        vec![
            Dial { name: "points ahead, White Star", read: ahead },
            Dial {
                name: "White Star bases and vehicles",
                read: |_, state| state.board.strength(Side::WhiteStar),
            },
            Dial {
                name: "Communist bases and vehicles",
                read: |_, state| state.board.strength(Side::Communist),
            },
            Dial { name: "markers on the ring", read: |_, state| state.ring.len() as i64 },
        ]
    }
}

/// What White Star would be ahead by if the game ended, without the values of caches it has.
fn ahead(rules: &Company, state: &State) -> i64 {
    let [white_star, communist] = victory::score(rules, state);
    i64::from(white_star - communist)
}

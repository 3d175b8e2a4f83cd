//! Men of Company B: every mission.

use company::Company;
use company::board::Caches;
use company::components::{Cache, Side};
use company::flow::{Phase, State};
use company::rules::victory;
use company::sets::Unit;

use crate::measured::{Cell, Dial, Measured, every_scenario};

impl Measured for Company {
    type Bots = company_bot::CompanyBots;

    const SCORE: &'static str = "victory points of White Star less those of the Communist";

    fn cells() -> Vec<Cell> {
        every_scenario::<Company>()
    }

    fn turn(&self, state: &State) -> usize {
        usize::from(state.turn)
    }

    fn dials() -> Vec<Dial<Company>> {
        vec![
            Dial { name: "points White Star is ahead", read: ahead },
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

/// What White Star would be ahead by if the game ended. Caches that are not rolled for yet count by the mean
/// of their dice.
fn ahead(rules: &Company, state: &State) -> i64 {
    let [white_star, communist] = victory::score(rules, state);
    let rolled = state.phase == Phase::Score;
    let dice = if rolled { 0 } else { cache_dice(rules, state) };
    i64::from(white_star - communist) + 7 * dice / 2
}

/// Dice that White Star's caches are worth.
fn cache_dice(rules: &Company, state: &State) -> i64 {
    let tables = &rules.components.tables;
    let mut carried = state.tally.carried_off;
    for index in state.board.on_table(Side::WhiteStar).iter() {
        carried.add_all(state.board.body(Unit::new(Side::WhiteStar, index)).caches);
    }
    let sum = |caches: Caches, dice: &[u8; 3]| -> i64 {
        let each = |cache: Cache| i64::from(caches.count(cache)) * i64::from(dice[cache as usize]);
        Cache::ALL.into_iter().map(each).sum()
    };
    sum(carried, &tables.carried) + sum(state.tally.destroyed, &tables.destroyed)
}

//! The board keeps stacks, occupied hexes and ZoC in step.

use proptest::prelude::*;
use tonkin::board::Place;
use tonkin::components::{Hex, Unit};

use crate::boards::{CHARTS, COMPONENTS, Chance, board, shake};

proptest! {
    #![proptest_config(crate::fixed(48))]

    #[test]
    fn what_is_kept_in_step_equals_what_is_worked_out_anew(seed: u64) {
        let mut chance = Chance::new(seed);
        let mut board = board(&mut chance);
        for _ in 0..4 {
            shake(&mut chance, &mut board);
            prop_assert_eq!(&board.recomputed(&CHARTS), &board);
        }
    }

    #[test]
    fn every_counter_is_in_the_stack_of_its_hex_and_in_no_other(seed: u64) {
        let mut chance = Chance::new(seed);
        let mut board = board(&mut chance);
        shake(&mut chance, &mut board);
        let mut found = 0;
        for hex in Hex::all() {
            let stack: Vec<Unit> = board.stack(hex).collect();
            found += stack.len();
            for unit in &stack {
                prop_assert_eq!(board.place(*unit), Place::Map(hex));
            }
            // 1.5: HQ, SD, units.
            let staff = stack.iter().take_while(|unit| CHARTS.forces.staff.has(**unit)).count();
            let all_staff = stack.iter().filter(|unit| CHARTS.forces.staff.has(**unit)).count();
            prop_assert_eq!(staff, all_staff);
        }
        prop_assert_eq!(found, board.on_map().len());
    }

    #[test]
    fn the_first_unit_is_the_one_that_is_shown(seed: u64) {
        let mut chance = Chance::new(seed);
        let mut board = board(&mut chance);
        for index in 0..COMPONENTS.units.len() {
            let unit = Unit(index as u8);
            let Some(hex) = board.hex_of(unit) else { continue };
            if CHARTS.forces.fighting.has(unit) {
                let before = board.units(hex);
                board.show_first(&CHARTS, unit);
                prop_assert_eq!(board.first_unit(&CHARTS, hex), Some(unit));
                prop_assert_eq!(board.units(hex), before);
            }
        }
    }
}

//! 6.9: rivers in combat. The arms of the rivers cut the defender's hex into sectors (T-37).

use arrayvec::ArrayVec;

use crate::components::{Direction, Sides, Width};

/// Sectors of a hex, perhaps more than once: each hexside adds two at the most.
type Sectors = ArrayVec<usize, 12>;

/// 6.9: which river hampers an attack that comes over these hexsides, if one does.
pub fn hampering(arms: &[(Direction, Width)], attack: Sides) -> Option<Width> {
    let arms = joined(arms);
    // One arm ends inside the hex: it can be gone round.
    if arms.len() < 2 {
        return None;
    }
    let reached = reached(&arms, attack);
    let count = arms.len();
    (0..count)
        .filter(|sector| !reached.contains(sector))
        .filter_map(|sector| way_in(&arms, &reached, sector))
        .max()
}

/// The arms counter-clockwise, one a hexside: of two rivers there the wider one counts.
fn joined(arms: &[(Direction, Width)]) -> ArrayVec<(Direction, Width), 6> {
    let mut joined = ArrayVec::new();
    for direction in Direction::ALL {
        let widths = arms.iter().filter(|(side, _)| *side == direction).map(|(_, width)| *width);
        if let Some(width) = widths.max() {
            joined.push((direction, width));
        }
    }
    joined
}

/// Which sectors attackers reach: sector `i` lies between arm `i` and the next one.
fn reached(arms: &[(Direction, Width)], attack: Sides) -> Sectors {
    let count = arms.len();
    let mut reached = Sectors::new();
    for side in attack.iter() {
        match arms.iter().position(|(arm, _)| *arm == side) {
            // Along the river: both banks.
            Some(arm) => {
                reached.extend([arm, (arm + count - 1) % count]);
            }
            // The last arm before the hexside, counter-clockwise, begins its sector.
            None => {
                let before = arms.iter().rposition(|(arm, _)| (*arm as u8) < side as u8);
                reached.push(before.unwrap_or(count - 1));
            }
        }
    }
    reached
}

/// The cheapest way into a sector from one that is reached: the widest river on it.
fn way_in(arms: &[(Direction, Width)], reached: &Sectors, sector: usize) -> Option<Width> {
    let count = arms.len();
    // Between a sector and the next one lies the next arm; `turn` sectors on is where the walk goes.
    let walk = |arm: usize, turn: usize| -> Option<Width> {
        let mut worst = Width::Minor;
        let mut at = sector;
        for _ in 0..count {
            worst = worst.max(arms[(at + arm) % count].1);
            at = (at + turn) % count;
            if reached.contains(&at) {
                return Some(worst);
            }
        }
        None
    };
    match (walk(1, 1), walk(0, count - 1)) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (one, other) => one.or(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH_ENDS: [(Direction, Width); 3] =
        [(Direction::W, Width::Major), (Direction::E, Width::Major), (Direction::NE, Width::Minor)];

    fn sides(directions: &[Direction]) -> Sides {
        directions.iter().copied().collect()
    }

    #[test]
    fn attackers_on_both_ends_of_the_river_reach_every_corner() {
        let from = sides(&[Direction::W, Direction::E]);
        assert_eq!(hampering(&BOTH_ENDS, from), None);
    }

    #[test]
    fn a_corner_behind_the_minor_river_is_hampered_by_it() {
        let from = sides(&[Direction::NW, Direction::SE]);
        assert_eq!(hampering(&BOTH_ENDS, from), Some(Width::Minor));
    }

    #[test]
    fn one_attacker_across_the_major_river() {
        let arms = [(Direction::W, Width::Major), (Direction::E, Width::Major)];
        assert_eq!(hampering(&arms, sides(&[Direction::NW])), Some(Width::Major));
        assert_eq!(hampering(&arms, sides(&[Direction::E])), None);
        assert_eq!(hampering(&arms, sides(&[Direction::NW, Direction::SW])), None);
    }

    #[test]
    fn three_arms_and_an_attack_along_one() {
        let arms = [
            (Direction::W, Width::Major),
            (Direction::NE, Width::Major),
            (Direction::SE, Width::Minor),
        ];
        assert_eq!(hampering(&arms, sides(&[Direction::W])), Some(Width::Minor));
    }

    #[test]
    fn a_river_that_begins_in_the_hex_can_be_gone_round() {
        assert_eq!(hampering(&[(Direction::W, Width::Major)], sides(&[Direction::E])), None);
    }
}

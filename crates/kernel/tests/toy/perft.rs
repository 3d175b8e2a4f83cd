//! Counted by hand.

use kernel::{Rules, Seat, perft};

use crate::title::{State, Step, Toy};

#[test]
fn draws_are_counted_by_class() {
    let toy = Toy::default();
    let counts: Vec<u64> = (0..=4).map(|depth| perft(&toy, &toy.start(), depth).unwrap()).collect();
    // Six ranks, two cards of each: no third card of a rank (6 lines of three; of four: 6 of one rank,
    // and 4 places for the odd card of 5 other ranks for each of 6).
    assert_eq!(counts, [1, 6, 36, 216 - 6, 1296 - 6 - 6 * 4 * 5]);
}

#[test]
fn orders_of_picking_count_once() {
    let toy = Toy::default();
    let start = State {
        steps: vec![Step::Pick],
        round: 3,
        deck: [0; 6],
        hands: [[1, 1, 1, 0, 0, 0], [0, 0, 0, 0, 0, 1]],
        discards: [1, 1, 1, 2, 2, 1],
        attacker: Seat(0),
        ..toy.start()
    };
    let counts: Vec<u64> = (0..=7).map(|depth| perft(&toy, &start, depth).unwrap()).collect();
    // Three single cards and three pairs; at each point the attacker may also yield, which ends the game.
    assert_eq!(counts[..3], [1, 3 + 1, (3 + 3) + 3 + 1]);
    // An attack is guarded, or declined and diced for: eleven sums; after a hit the one card left is
    // looked at.
    assert_eq!(counts[3], (2 * 3 + 3) + (3 + 3) + 1);
    assert_eq!(counts[4], ((1 + 11) * 3 + 3) + (2 * 3 + 3) + 1);
    assert_eq!(counts[5], ((1 + 11) * 3 + 3) + ((1 + 11) * 3 + 3) + 1);
    assert_eq!(counts[7], counts[5]);
}

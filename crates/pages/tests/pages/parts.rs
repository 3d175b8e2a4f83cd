//! A part that is drawn from the same is the same.

use std::collections::BTreeMap;

use kernel::hash::Hash;
use kernel::{Seat, Viewer};
use pages::{Nothing, Scene, drawing};
use table::Dice;
use titles::Wanted;

/// Plays a game of each title and draws every part at every question, for every seat and for who watches.
#[test]
fn a_part_that_is_drawn_from_the_same_is_the_same() {
    let words = shelf::words("en");
    for title in shelf::titles().iter() {
        let mut game = screen::play::open(title, Wanted::default(), Dice::Open(7));
        let mut known: BTreeMap<(Viewer, String, Hash), String> = BTreeMap::new();
        let mut again: BTreeMap<String, usize> = BTreeMap::new();
        for _ in 0..60 {
            let seats = (0..game.seats()).map(|seat| vec![Seat(seat)]);
            for held in seats.chain([Vec::new()]) {
                let scene = Scene {
                    since: 0,
                    ..screen::play::scene(shelf::titles(), &*game, &words, &held)
                };
                let stamp = game.whole_view(scene.viewer).stamp(scene.viewer);
                let scene = Scene { stamp: &stamp, ..scene };
                for part in drawing(&scene, 0, &Nothing).parts {
                    let key = (scene.viewer, part.id.to_string(), part.slice);
                    match known.get(&key) {
                        Some(html) => {
                            assert_eq!(**html, *part.html, "{}: {}", title.info().id, part.id);
                            *again.entry(part.id.to_string()).or_default() += 1;
                        }
                        None => {
                            known.insert(key, part.html.to_string());
                        }
                    }
                }
            }
            if !screen::play::choose(&mut *game) {
                break;
            }
        }
        // What nothing in these questions changes.
        for id in ["bar", "mini", "orders"] {
            let times = again.get(id).copied().unwrap_or(0);
            assert!(times > 10, "{}: {id} was known {times} times", title.info().id);
        }
    }
}

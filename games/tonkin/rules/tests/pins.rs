//! The JSON text of states and the chains of kept games never change. See `proof::pins`.

use kernel::Rules;
use proof::pins::Pins;
use tonkin::Tonkin;
use tonkin::components::{Hex, Unit};
use tonkin::flow::{DropDie, Step};

fn pins() -> Pins {
    Pins::of(env!("CARGO_MANIFEST_DIR"), include_str!("../src/flow.rs"))
}

/// What is drawn in playthroughs.
fn drawn(_: &Tonkin, _: &<Tonkin as Rules>::Ask, _: u8) -> Option<String> {
    None
}

#[test]
fn states_keep_their_text() {
    // A load is seldom dropped where the Anti-Aircraft unit is (3.5).
    let mut dropping = proof::rules::<Tonkin>("na_san", &[]).start();
    let at = Hex::named("S13").expect("the hex is on the map");
    dropping.steps.push(Step::DropDie(DropDie { dump: Unit(3), at }));
    pins().states_keep_their_text(drawn, &[("dropping", dropping)]);
}

#[test]
fn chains_keep_their_ends() {
    pins().chains_keep_their_ends(drawn);
}

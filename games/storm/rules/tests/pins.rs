//! The JSON text of states and the chains of kept games never change. See `proof::pins`.

use proof::pins::Pins;
use storm::Storm;
use storm::components::Kind;
use storm::prompt::Ask;

fn pins() -> Pins {
    Pins::of(env!("CARGO_MANIFEST_DIR"), include_str!("../src/flow.rs"))
}

/// What is drawn in playthroughs.
fn drawn(_: &Storm, ask: &Ask, class: u8) -> Option<String> {
    match ask {
        Ask::Draw { side } => {
            Kind::of(*side).get(usize::from(class)).map(|kind| kind.id().to_owned())
        }
        _ => None,
    }
}

#[test]
fn states_keep_their_text() {
    pins().states_keep_their_text(drawn, &[]);
}

#[test]
fn chains_keep_their_ends() {
    pins().chains_keep_their_ends(drawn);
}

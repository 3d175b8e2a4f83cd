//! The JSON text of states and the chains of kept games never change. See `proof::pins`.

use kernel::Rules;
use proof::pins::Pins;
use siege::Siege;
use siege::components::{Division, EventKind};
use siege::flow::Step;
use siege::prompt::Ask;

fn pins() -> Pins {
    Pins::of(env!("CARGO_MANIFEST_DIR"), include_str!("../src/flow.rs"))
}

/// What is drawn in playthroughs.
fn drawn(_: &Siege, ask: &Ask, class: u8) -> Option<String> {
    match ask {
        Ask::Division { .. } => {
            Division::ALL.get(usize::from(class)).map(|division| division.number().to_string())
        }
        Ask::Pick { side } => {
            EventKind::of(*side).get(usize::from(class)).map(|kind| kind.id().to_owned())
        }
        _ => None,
    }
}

#[test]
fn states_keep_their_text() {
    // Few dice let the 148th begin with a division of choice (31.0).
    let mut variable = proof::rules::<Siege>("march_may_1954", &[("variable_vm", "yes")]).start();
    variable.steps.push(Step::VariableDivision);
    pins().states_keep_their_text(drawn, &[("variable", variable)]);
}

#[test]
fn chains_keep_their_ends() {
    pins().chains_keep_their_ends(drawn);
}

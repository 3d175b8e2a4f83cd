//! States from outside: a save can begin with one that is written out. This is the one place where they are read, and
//! nothing is done with them before the rules have audited them.

use crate::{Fact, Fault, Rules};

/// Reads a state that is written out as JSON, or says what is wrong with it.
pub fn state<R: Rules>(rules: &R, text: &str) -> Result<R::State, Fault> {
    let state: R::State = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
    if let Some(found) = rules.audit(&state).into_iter().next() {
        return Err(wrong(found));
    }
    if !rules.is_at_rest(&state) {
        return Err(Fault::new("position", "", "fault-state-goes-on"));
    }
    Ok(state)
}

fn wrong(wrong: String) -> Fault {
    Fault::new("position", "", "fault-state").fact("wrong", Fact::Text(wrong))
}

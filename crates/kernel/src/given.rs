//! States from outside: a save can begin with one that is written out. This is the one place where they are read, and
//! nothing is done with them before the rules have audited them.

use crate::{Fact, Fault, Next, Rules, Scope};

/// Reads a state that is written out as JSON, or says what is wrong with it.
pub fn state<R: Rules>(rules: &R, text: &str) -> Result<R::State, Fault> {
    let state: R::State = serde_json::from_str(text).map_err(|error| wrong(error.to_string()))?;
    if let Some(found) = rules.audit(&state).into_iter().next() {
        return Err(wrong(found));
    }
    if !rules.is_at_rest(&state) {
        return Err(Fault::new("position", "", "fault-state-goes-on"));
    }
    if !is_answered(rules, &state) {
        return Err(wrong("a seat that is asked has no answer".to_owned()));
    }
    Ok(state)
}

/// Whether every seat that is asked has something to say. Rules take care of that in games that were played; a state
/// that somebody wrote can ask for what nobody is able to.
fn is_answered<R: Rules>(rules: &R, state: &R::State) -> bool {
    let Next::Decision { seats, .. } = rules.next(state) else { return true };
    seats.iter().all(|seat| {
        let mut all = Vec::new();
        rules.candidates(state, seat, Scope::Canonical, &mut all);
        all.iter().any(|choice| rules.check(state, seat, choice).is_ok())
    })
}

fn wrong(wrong: String) -> Fault {
    Fault::new("position", "", "fault-state").fact("wrong", Fact::Text(wrong))
}

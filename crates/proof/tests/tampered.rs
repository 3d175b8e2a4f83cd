//! The toy of the kernel under [`proof::tampered`]: what was tampered with is refused or plays on.

#[expect(dead_code, reason = "the kernel's tests break its laws on purpose; here it keeps them")]
#[path = "../../kernel/tests/toy/title/mod.rs"]
mod title;

use kernel::{Declared, Fault, Faults, Options, Pack, Sink, Title, TitleInfo, Version};
use proof::tampered::{Game, hold};

use title::{State, Toy};

impl Title for Toy {
    const INFO: TitleInfo = TitleInfo {
        id: "toy",
        version: Version::FIRST,
        changes: &[],
        scenarios: &["usual"],
        options: &[],
        sides: &["red", "blue"],
    };

    fn packs() -> Vec<Pack> {
        vec![Pack::of(&[])]
    }

    fn load_version(_: Version, _: &Pack, _: &str, _: &Options) -> Result<Toy, Faults> {
        Ok(Toy::default())
    }

    fn lay_out<S: Sink<Toy>>(&self, text: &str, _: &mut S) -> Result<State, Faults> {
        serde_json::from_str(text).map_err(|_| vec![Fault::new("position", "", "fault-state")])
    }

    fn write_position(&self, state: &State) -> String {
        serde_json::to_string(state).unwrap_or_default()
    }

    fn messages() -> Vec<Declared> {
        Vec::new()
    }
}

#[test]
fn what_was_tampered_with_is_refused_or_plays_on() {
    let games = [Game::of("usual", &[]); 8];
    let tally = hold::<Toy>(&games);
    assert!(tally.steps > 1_000, "{tally:?}");
}

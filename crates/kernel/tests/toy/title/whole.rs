//! The toy as a title: what whoever opens tables of it needs besides its rules.

use kernel::{Declared, Declares, Fault, Faults, Options, Pack, Sink, Title, TitleInfo, Version};

use super::{Ask, Choice, Happened, No, Prompt, State, Sum, Toy};

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
        [
            Choice::declared(),
            No::declared(),
            Prompt::declared(),
            Ask::declared(),
            Happened::declared(),
            Sum::declared(),
        ]
        .concat()
    }
}

//! The title: its scenario and options, its packs, its positions.

use kernel::{
    Catalogue, Declared, Declares, Fault, Faults, OptionSpec, Options, Pack, Row, Schemas, Sink,
    Things, Title, TitleInfo, Version,
};

use crate::Siege;
use crate::choice::Choice;
use crate::components::{Components, Optional, Reading};
use crate::event::Event;
use crate::flow::{Play, State};
use crate::position::{self, Position};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{deployment, sequence};
use crate::sums::{Sum, Term};
use crate::{setup, spelling, versions};

const SWITCH: &[&str] = &["no", "yes"];

impl Title for Siege {
    const INFO: TitleInfo = TitleInfo {
        id: "siege",
        version: versions::NEWEST,
        changes: versions::CHANGES,
        scenarios: &["march_may_1954"],
        options: &[
            OptionSpec { key: "staff", values: SWITCH },
            OptionSpec { key: "fast_artillery", values: SWITCH },
            OptionSpec { key: "variable_vm", values: SWITCH },
            OptionSpec { key: "forward_aaa", values: SWITCH },
            OptionSpec { key: "precedence_308", values: SWITCH },
            OptionSpec { key: "extra_start", values: SWITCH },
            OptionSpec { key: "extra_air", values: SWITCH },
            OptionSpec { key: "condor_forces", values: SWITCH },
            OptionSpec { key: "vulture", values: SWITCH },
            OptionSpec { key: "nuclear", values: SWITCH },
            // Readings of doubtful sentences (S-05, S-06, S-09, 29.0(11)); `pack` is what the pack says.
            OptionSpec { key: "complex_bonus", values: &["pack", "once", "each"] },
            OptionSpec { key: "route_penalty", values: &["pack", "once", "each"] },
            OptionSpec { key: "first_activation", values: &["pack", "no", "yes"] },
            OptionSpec { key: "battalions_start", values: &["pack", "full", "reduced"] },
        ],
        sides: &["french"],
    };

    fn packs() -> Vec<Pack> {
        vec![setup::embedded()]
    }

    fn load_version(
        version: Version,
        pack: &Pack,
        _: &str,
        options: &Options,
    ) -> Result<Siege, Faults> {
        let chosen = |option: &Optional| options.get(option.id()) == "yes";
        let optional: Vec<Optional> = Optional::ALL.into_iter().filter(chosen).collect();
        if optional.contains(&Optional::Nuclear) && !optional.contains(&Optional::Vulture) {
            return Err(vec![Fault::new("option", "nuclear", "siege-fault-nuclear")]);
        }
        let mut components = setup::load(pack)?;
        read_as(&mut components, options);
        let rules = Siege::new(components, &optional);
        Ok(Siege { staff: options.get("staff") == "yes", version, ..rules })
    }

    fn lay_out<S: Sink<Siege>>(&self, text: &str, sink: &mut S) -> Result<State, Faults> {
        position::read(&self.components, text).map(|position| self.at(position, sink))
    }

    fn write_position(&self, state: &State) -> String {
        let position = position::of(self, state);
        position::write(&self.components, &position)
    }

    fn messages() -> Vec<Declared> {
        let all = [
            No::declared(),
            Event::declared(),
            Prompt::declared(),
            Choice::declared(),
            Ask::declared(),
            Sum::declared(),
            Term::declared(),
        ];
        all.concat()
    }

    const ROWS: &'static [Row] = spelling::ROWS;

    fn things(&self) -> Vec<Things> {
        spelling::things(self)
    }

    fn catalogue(&self) -> Catalogue {
        spelling::catalogue(self)
    }

    fn schemas() -> Schemas {
        spelling::schemas()
    }

    fn draw_classes(&self, state: &State) -> Vec<String> {
        spelling::draw_classes(self, state)
    }
}

/// The readings that a table has chosen over those of the pack.
fn read_as(components: &mut Components, options: &Options) {
    let reading = |key: &str| match options.get(key) {
        "once" => Some(Reading::Once),
        "each" => Some(Reading::Each),
        _ => None,
    };
    let step = &mut components.tables.morale_step;
    step.complex_reading = reading("complex_bonus").unwrap_or(step.complex_reading);
    step.route_reading = reading("route_penalty").unwrap_or(step.route_reading);
    let setup = &mut components.setup;
    setup.first_turn_activation = match options.get("first_activation") {
        "no" => false,
        "yes" => true,
        _ => setup.first_turn_activation,
    };
    setup.battalions_reduced = match options.get("battalions_start") {
        "full" => false,
        "reduced" => true,
        _ => setup.battalions_reduced,
    };
}

impl Siege {
    /// The state at the start of a step of the sequence in a position.
    pub fn at<S: Sink<Siege>>(&self, position: Position, sink: &mut S) -> State {
        let Position { turn, impulse, phase, board, progress } = position;
        let mut state = State { turn, impulse, phase, board, ..deployment::table(self) };
        let mut play = Play { rules: self, state: &mut state, sink };
        sequence::begin_at(&mut play, phase, &progress);
        progress.resume(play.state.steps.last_mut());
        play.advance();
        state
    }
}

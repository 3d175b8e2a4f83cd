//! The title: its scenarios and options, its packs, its positions.

use kernel::{
    Catalogue, Declared, Declares, Fact, Fault, Faults, OptionSpec, Options, Pack, Row, Schemas,
    Sink, Things, Title, TitleInfo, Version,
};

use crate::choice::Choice;
use crate::components::{Components, Scenario};
use crate::event::Event;
use crate::flow::{Phase, Play, State, Step, Stock};
use crate::position::{self, Position};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::told::Told;
use crate::rules::{control, sequence, victory};
use crate::sums::{Sum, Term};
use crate::{Played, Tonkin};
use crate::{setup, spelling, versions};

/// The scenario that chains others.
const CAMPAIGN: &str = "campaign";

impl Title for Tonkin {
    const INFO: TitleInfo = TitleInfo {
        id: "tonkin",
        version: versions::NEWEST,
        changes: versions::CHANGES,
        scenarios: &[
            "cao_bang",
            "hanoi",
            "hoa_binh",
            "plaine_des_jarres",
            "dien_bien_phu",
            "na_san",
            CAMPAIGN,
        ],
        // A campaign goes from one scenario to the same or a later one (9.0).
        options: &[
            OptionSpec { key: "hero", values: &["no", "yes"] },
            OptionSpec { key: "setup", values: &["historical", "generic"] },
            OptionSpec {
                key: "from",
                values: &["cao_bang", "hanoi", "hoa_binh", "plaine_des_jarres", "dien_bien_phu"],
            },
            OptionSpec {
                key: "to",
                values: &["dien_bien_phu", "plaine_des_jarres", "hoa_binh", "hanoi", "cao_bang"],
            },
        ],
        sides: &["french", "vietminh"],
    };

    fn packs() -> Vec<Pack> {
        vec![setup::embedded()]
    }

    fn load_version(
        version: Version,
        pack: &Pack,
        scenario: &str,
        options: &Options,
    ) -> Result<Tonkin, Faults> {
        let components = setup::load(pack)?;
        let [first, last] = match scenario {
            CAMPAIGN => campaign(&components, options)?,
            one => [named(&components, "scenario", one)?; 2],
        };
        let heroes = options.get("hero") == "yes";
        let generic = options.get("setup") == "generic";
        let rules = Tonkin::new(components, Played { first, last, heroes, generic });
        Ok(Tonkin { version, ..rules })
    }

    fn lay_out<S: Sink<Tonkin>>(&self, text: &str, sink: &mut S) -> Result<State, Faults> {
        position::read(self, text).map(|position| self.at(position, sink))
    }

    fn write_position(&self, state: &State) -> String {
        position::write(self, &self.position_of(state))
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
}

fn named(components: &Components, key: &str, id: &str) -> Result<Scenario, Faults> {
    components.scenario_named(id).ok_or_else(|| {
        let known: Vec<&str> = components.scenarios.iter().map(|row| row.id.as_str()).collect();
        let known = Fact::Text(known.join(", "));
        let value = pack::text_fact(id);
        let fault = Fault::new("option", key, "fault-unknown-value");
        vec![fault.fact("value", value).fact("known", known)]
    })
}

/// 9.0: the first and the last scenario of a campaign: it ends with the scenario it begins with, or a
/// later one.
fn campaign(components: &Components, options: &Options) -> Result<[Scenario; 2], Faults> {
    let order = &components.campaign;
    let [first, last] = ["from", "to"].map(|key| named(components, key, options.get(key)));
    let (first, last) = (first?, last?);
    let place = |one: Scenario| order.iter().position(|other| *other == one);
    let wrong = match (place(first), place(last)) {
        (None, _) => ("from", first),
        (Some(from), Some(to)) if from <= to => return Ok([first, last]),
        (Some(_), _) => ("to", last),
    };
    let known: Vec<&str> = order.iter().map(|one| components.scenario(*one).id.as_str()).collect();
    let fault = Fault::new("option", wrong.0, "tonkin-fault-until");
    let fault = fault.fact("value", pack::text_fact(&components.scenario(wrong.1).id));
    Err(vec![fault.fact("known", Fact::Text(known.join(", ")))])
}

impl Tonkin {
    /// The state at the start of a phase in a position.
    pub fn at<S: Sink<Tonkin>>(&self, position: Position, sink: &mut S) -> State {
        let Position { month, phase, vp, rp, trucks, planes, hits, .. } = position;
        let Position { objectives, board, heroes, notes, .. } = position;
        let owned = control::friendly_to_vm(&self.charts, &board);
        let mut state = State { month, vp, rp, trucks, planes, hits, board, ..self.empty() };
        state = State { objectives, owned, heroes, notes, ..state };
        state.counted = victory::counted(self, &owned);
        let mut play = Play { rules: self, state: &mut state, sink };
        sequence::begin_phase(&mut play, phase);
        play.advance();
        Told::NOTHING.tell_more(&mut play);
        state
    }

    /// The position that a state shows: what is under way in its phase is left out.
    fn position_of(&self, state: &State) -> Position {
        let is_over = matches!(state.top(), Step::Over(_));
        let phase = if is_over { Phase::Scoring } else { position::phase_of(state.phase) };
        let mut position = Position {
            month: state.month,
            phase,
            vp: state.vp,
            rp: state.rp,
            trucks: state.trucks,
            planes: state.planes,
            hits: state.hits,
            objectives: state.objectives,
            board: state.board.clone(),
            heroes: state.heroes,
            notes: state.notes.clone(),
        };
        if phase == Phase::VmArrivals && self.scenario().training.is_none() {
            self.take_back_arrivals(state.phase, &mut position);
        }
        position
    }

    /// 2.1, 2.5: transports and RP of the month come again when its first phase begins anew.
    fn take_back_arrivals(&self, now: Phase, position: &mut Position) {
        let tables = &self.components.tables;
        let month = position.month;
        let come = |dates: &[crate::components::Arrival]| -> u8 {
            dates.iter().filter(|due| due.turn == month).map(|due| due.add).sum()
        };
        let before = |stock: Stock, more: u8| {
            let owned = stock.owned.saturating_sub(more);
            Stock { owned, left: owned }
        };
        position.trucks = before(position.trucks, come(&tables.trucks.1));
        let french = now >= Phase::FrenchArrivals;
        let planes = if french { come(&tables.air_transports.1) } else { 0 };
        position.planes = before(position.planes, planes);
        let [_, points] = &mut position.rp;
        *points = points.saturating_sub(self.turn(month).vm_rp);
    }
}

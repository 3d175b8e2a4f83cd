//! Men of Company B: miniatures on squares, Vietnam, White Star against VC and NVA.
//!
//! Sides take turns. In a turn every group acts, unit after unit: a unit has a handful of action dice and
//! spends some of them on each action it declares; one success is enough, a failure ends its turn and
//! hampers its group. Moves draw opportunity shots and booby traps, shots draw return shots, assaults end
//! in pursuit and fall back. White Star searches villages for caches; the Communist hides, ambushes and
//! comes out of the peasants. Counters run down; victory points decide.
//!
//! PC and CC are the platoon and the company commander; VC and NVA the Viet Cong and the North Vietnamese
//! army. Read `flow.rs` first (what can happen), then a chapter in `rules/`. Data comes from the component
//! pack (`components.rs`, `tables.rs`, filled by `setup.rs`).

#![warn(clippy::wildcard_enum_match_arm)]

mod audit;
pub mod board;
pub mod charts;
pub mod choice;
pub mod components;
pub mod event;
pub mod flow;
pub mod generator;
pub mod lists;
mod names;
mod odds;
mod position;
pub mod prompt;
pub mod refusal;
pub mod rules;
pub mod sets;
pub mod setup;
mod spelling;
pub mod sums;
pub mod switches;
pub mod tables;
mod title;
mod versions;
pub mod view;

use std::sync::Arc;

use kernel::dice::Rng;
use kernel::tally::{Costly, count};
use kernel::{
    Gauge, Ledger, Legal, Next, Roll, Rules, Scope, Seat, Seats, Sink, Standing, Title as _,
    Version, Viewer,
};

use crate::board::Board;
use crate::charts::Charts;
use crate::choice::Choice;
use crate::components::{Components, Force, Map, Mission, Side};
use crate::event::Event;
use crate::flow::{Phase, Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::switches::Switches;
use crate::view::View;

/// The rules with pack, mission, map, armies and options fixed.
#[derive(Clone, Debug, PartialEq)]
pub struct Company {
    /// The pack.
    pub components: Arc<Components>,
    /// The mission, as it reads on the map.
    pub mission: Mission,
    /// The map.
    pub map: Map,
    /// The armies, White Star first.
    pub forces: [Force; 2],
    /// What rules look up at every step.
    pub charts: Charts,
    /// X11.
    pub switches: Switches,
    /// The version that the game is played under.
    pub version: Version,
}

impl Company {
    /// The rules of a mission on a map with these armies.
    pub fn new(
        components: Components,
        mission: Mission,
        map: Map,
        forces: [Force; 2],
        switches: Switches,
    ) -> Company {
        let charts = Charts::of(&components, &map, &forces);
        let version = Company::INFO.version;
        Company {
            components: Arc::new(components),
            mission,
            map,
            forces,
            charts,
            switches,
            version,
        }
    }

    /// The state before anything is set up.
    pub fn blank(&self) -> State {
        State {
            sides: Side::BOTH,
            bids: [None; 2],
            phase: Phase::SetUp,
            turn: 0,
            board: Board::empty(self),
            ring: Default::default(),
            column: 0,
            counters: 0,
            token: false,
            marked: Default::default(),
            failed: Default::default(),
            strikes: 0,
            casevacs: 0,
            interrogated: Default::default(),
            tally: Default::default(),
            success: false,
            steps: Default::default(),
        }
    }
}

impl Rules for Company {
    type State = State;
    type Prompt = Prompt;
    type Choice = Choice;
    type Refusal = No;
    type Ask = Ask;
    type Event = Event;
    type View = View;

    fn start(&self) -> State {
        let mut state = self.blank();
        let mut play = Play { rules: self, state: &mut state, sink: &mut () };
        if self.switches.bid_for_sides {
            play.push(Step::Bid);
        } else {
            rules::set_up::begin(&mut play);
            play.advance();
        }
        state
    }

    fn next(&self, state: &State) -> Next<Company> {
        kernel::flow::next(self, state)
    }

    fn prompt_for(&self, state: &State, viewer: Viewer) -> Option<Prompt> {
        let step = view::asking(self, state, viewer)?;
        match (self.next(state), kernel::flow::next_of(self, state, &step)) {
            (Next::Decision { .. }, Next::Decision { prompt, .. }) => Some(prompt),
            (Next::Decision { .. } | Next::Chance(_) | Next::Over(_), _) => None,
        }
    }

    fn candidates(&self, state: &State, _: Seat, scope: Scope, out: &mut Vec<Choice>) {
        kernel::flow::candidates(self, state, scope, out);
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        kernel::flow::check(self, state, seat, choice)
    }

    fn apply<S: Sink<Company>>(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Legal<Choice>,
        sink: &mut S,
    ) {
        Play { rules: self, state, sink }.apply(seat, choice.into_inner());
    }

    fn resolve<S: Sink<Company>>(&self, state: &mut State, roll: &Roll, sink: &mut S) {
        Play { rules: self, state, sink }.resolve(roll);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        count(Costly::Deal);
        view::determinize(self, view, rng)
    }

    fn is_free(&self, _: &State, choice: &Choice) -> bool {
        *choice == Choice::Back
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        kernel::flow::legal(self, state, seat, out);
    }

    fn seats(&self) -> u8 {
        2
    }

    fn seat_name(&self, state: &State, seat: Seat) -> &'static str {
        match (view::is_bidding(state), seat) {
            (true, Seat(0)) => "first",
            (true, _) => "second",
            (false, _) => state.side(seat).name(),
        }
    }

    fn name(&self, key: &str, language: &str) -> Option<String> {
        names::name(self, key, language)
    }

    fn standing(&self, state: &State) -> Option<Standing<Choice>> {
        #[expect(clippy::wildcard_enum_match_arm, reason = "no other step is a window")]
        let (window, target) = match state.top() {
            Step::Opportunity(opportunity) => ("opportunity", opportunity.at),
            Step::Return(back) => ("return", back.at),
            _ => return None,
        };
        let stake = i64::from(state.board.body(target).strength);
        Some(Standing { window, decline: Choice::Hold, stake })
    }

    fn ledgers(&self, state: &State, _: Seat, choice: &Choice) -> Vec<Ledger> {
        odds::ledgers(self, state, *choice)
    }

    fn settle(&self, state: &State, seats: Seats) -> Choice {
        odds::settle(self, state, seats)
    }

    fn is_settled(&self, before: &State, now: &State) -> bool {
        odds::is_settled(before, now)
    }

    fn gauge(&self, before: &State, now: &State) -> Gauge {
        odds::gauge(self, before, now)
    }

    fn forget(&self, before: &State, now: &mut State) {
        odds::forget(self, before, now);
    }

    fn odds_worlds(&self, view: &View, choice: &Choice) -> Option<Vec<State>> {
        view::odds_worlds(self, view, *choice)
    }

    fn is_at_rest(&self, state: &State) -> bool {
        kernel::flow::is_at_rest(self, state)
    }

    fn audit(&self, state: &State) -> Vec<String> {
        audit::audit(self, state)
    }
}

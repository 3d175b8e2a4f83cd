//! Tonkin: hexes, hidden stacks, operation points; northern Vietnam and Laos from October 1950 to 1954.
//!
//! Short forms of the rule book: FEF the French side, VM the Viet Minh side, HQ headquarters, SD supply
//! dump, DG disorganized, OoS out of supply, ZoC zone of control, RP replacement point, mp movement point,
//! VP victory point.
//!
//! Read `flow.rs` first (what can happen), then a chapter in `rules/`. Data comes from the component pack
//! (`components.rs`, filled by `setup.rs`).

#![warn(clippy::wildcard_enum_match_arm)]

mod audit;
pub mod board;
pub mod charts;
pub mod choice;
pub mod components;
mod drawing;
pub mod event;
pub mod flow;
mod names;
mod odds;
pub mod overlays;
pub mod position;
pub mod prompt;
pub mod refusal;
pub mod rules;
pub mod sets;
pub mod setup;
mod spelling;
pub mod sums;
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
use crate::components::{Components, Hex, Scenario, ScenarioRow, Side, TurnRow};
use crate::event::Event;
use crate::flow::{Fiddles, Flight, LastFight, Notes, Objectives, Phase, Play, State, Step, Stock};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::limits::Limits;
use crate::rules::supply::Ranges;
use crate::rules::told::Told;
use crate::rules::{asides, setting_up, transports};
use crate::sets::{HexSet, UnitSet};
use crate::view::View;

/// The rules with pack, scenarios and options fixed.
#[derive(Clone, Debug)]
pub struct Tonkin {
    /// Map, counters, tables and scenarios.
    pub components: Arc<Components>,
    /// What rules look up at every step.
    pub charts: Charts,
    /// Where units may be (3.8).
    pub(crate) limits: Limits,
    /// Where paras and SDs may be dropped (3.5).
    pub(crate) drop_zones: HexSet,
    /// Hanoi, whose fall ends the game (1.9 C).
    pub hanoi: Option<Hex>,
    /// The scenario the game begins with.
    pub first: Scenario,
    /// The scenario the game ends with; a later one makes a campaign (9.0).
    pub last: Scenario,
    /// 6.16: heroes.
    pub(crate) heroes: bool,
    /// 9.0: whether players choose which units of a class stand in a place.
    pub(crate) generic: bool,
    /// The version that the game is played under.
    pub(crate) version: Version,
}

/// What is played: from which scenario to which, and with which options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The scenario the game begins with.
    pub(crate) first: Scenario,
    /// The scenario it ends with.
    pub(crate) last: Scenario,
    /// 6.16: with heroes.
    pub(crate) heroes: bool,
    /// 9.0: with generic set-up.
    pub(crate) generic: bool,
}

impl Played {
    /// One scenario as the book sets it up, without heroes.
    pub const fn alone(scenario: Scenario) -> Played {
        Played { first: scenario, last: scenario, heroes: false, generic: false }
    }
}

impl Tonkin {
    /// The rules of these components.
    pub fn new(components: Components, played: Played) -> Tonkin {
        let Played { first, last, heroes, generic } = played;
        let charts = Charts::of(&components, first);
        let named = components.map.communities.iter().find(|place| place.name == "Hanoi");
        Tonkin {
            limits: Limits::of(&charts.ground),
            drop_zones: transports::drop_zones(&components, &charts),
            hanoi: named.map(|place| place.hex),
            components: Arc::new(components),
            charts,
            first,
            last,
            heroes,
            generic,
            version: Tonkin::INFO.version,
        }
    }

    /// The scenario the game begins with.
    pub fn scenario(&self) -> &ScenarioRow {
        self.components.scenario(self.first)
    }

    /// The scenarios of the game, from the first to the last (9.0).
    pub fn chained(&self) -> impl Iterator<Item = &ScenarioRow> {
        let [from, to] = [self.first, self.last].map(|one| self.components.scenario(one));
        let order = self.components.campaign.iter().map(|one| self.components.scenario(*one));
        order.filter(|row| row.start_turn >= from.start_turn && row.end_turn <= to.end_turn)
    }

    /// The row of the Turn Track.
    pub fn turn(&self, month: u8) -> &TurnRow {
        self.components.turn(month)
    }

    /// How far supply goes.
    pub fn supply_ranges(&self) -> Ranges {
        let limits = &self.components.tables.limits;
        Ranges { land: limits.supply_range, river: limits.river_supply_range }
    }

    /// The state before the set-up.
    fn empty(&self) -> State {
        let scenario = self.scenario();
        let stock = |owned: u8| Stock { owned, left: owned };
        State {
            month: scenario.start_turn,
            phase: Phase::SetUp,
            vp: scenario.starting_vp,
            rp: scenario.rp,
            trucks: stock(scenario.trucks),
            planes: stock(scenario.air_transports),
            hits: scenario.step_losses,
            board: Board::empty(&self.charts),
            owned: HexSet::NONE,
            counted: scenario.counted,
            objectives: Objectives::default(),
            spending: [None; 2],
            points: [0; 2],
            declared: UnitSet::NONE,
            shown: UnitSet::NONE,
            notes: Notes::default(),
            heroes: [None; 2],
            fiddles: Fiddles::NONE,
            arranged: None,
            last: LastFight::default(),
            steps: Default::default(),
        }
    }
}

impl Rules for Tonkin {
    type State = State;
    type Prompt = Prompt;
    type Choice = Choice;
    type Refusal = No;
    type Ask = Ask;
    type Event = Event;
    type View = View;

    fn start(&self) -> State {
        let mut state = self.empty();
        let mut play = Play { rules: self, state: &mut state, sink: &mut () };
        setting_up::begin(&mut play);
        play.advance();
        state
    }

    fn next(&self, state: &State) -> Next<Tonkin> {
        kernel::flow::next(self, state)
    }

    fn prompt_for(&self, state: &State, viewer: Viewer) -> Option<Prompt> {
        let Next::Decision { seats, prompt } = self.next(state) else { return None };
        if let Viewer::Seat(seat) = viewer
            && seats.contains(seat)
        {
            return Some(prompt);
        }
        // Others see what is asked of public things, and that somebody is at work on the rest.
        let step = view::asking(state, viewer)?;
        if let Step::March(march) = step {
            return Some(Prompt::Considers { side: march.side });
        }
        match kernel::flow::next_of(self, state, &step) {
            Next::Decision { prompt, .. } => Some(prompt),
            Next::Chance(_) | Next::Over(_) => None,
        }
    }

    fn candidates(&self, state: &State, _: Seat, scope: Scope, out: &mut Vec<Choice>) {
        kernel::flow::candidates(self, state, scope, out);
        asides::candidates(self, state, scope, out);
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        let aside =
            asides::check(self, state, *choice).filter(|_| seat == State::seat(Side::VietMinh));
        aside.unwrap_or_else(|| kernel::flow::check(self, state, seat, choice))
    }

    fn apply<S: Sink<Tonkin>>(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Legal<Choice>,
        sink: &mut S,
    ) {
        let told = Told::before::<S>(self, state);
        let (mut play, choice) = (Play { rules: self, state, sink }, choice.into_inner());
        if !asides::apply(&mut play, choice) {
            play.apply(seat, choice);
        }
        told.tell_more(&mut play);
    }

    fn resolve<S: Sink<Tonkin>>(&self, state: &mut State, roll: &Roll, sink: &mut S) {
        let told = Told::before::<S>(self, state);
        let mut play = Play { rules: self, state, sink };
        play.resolve(roll);
        told.tell_more(&mut play);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        count(Costly::Deal);
        view::determinize(self, view, rng)
    }

    fn odds_worlds(&self, view: &View, choice: &Choice) -> Option<Vec<State>> {
        view::odds_worlds(self, view, *choice)
    }

    fn is_free(&self, state: &State, choice: &Choice) -> bool {
        // On the march it says which cargo stays out of an overrun (3.6).
        let put_back = matches!(choice, Choice::Without(_));
        matches!(choice, Choice::WithAll | Choice::Under(..))
            || put_back && !matches!(state.top(), Step::March(_))
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        kernel::flow::legal(self, state, seat, out);
        // What else VM may do is listed for search only where it is legal.
        asides::candidates(self, state, Scope::Canonical, out);
    }

    fn seats(&self) -> u8 {
        2
    }

    fn seat_name(&self, _: &State, seat: Seat) -> &'static str {
        State::side(seat).name()
    }

    fn forget_fiddles(&self, state: &mut State) {
        state.fiddles = Fiddles::NONE;
        state.steps.iter_mut().for_each(flow::forget_fiddles);
    }

    fn name(&self, key: &str, language: &str) -> Option<String> {
        names::name(self, key, language)
    }

    fn standing(&self, state: &State) -> Option<Standing<Choice>> {
        let Step::Declare(step) = state.top() else { return None };
        let load = match &step.by {
            Flight::TakeOff { units, .. }
            | Flight::Landing { units, .. }
            | Flight::Drop { units, .. } => {
                transports::load(&self.components, &self.charts, &state.board, units)
            }
            Flight::Strike | Flight::RoadStrike | Flight::Headquarters => 0,
        };
        let (decline, stake) = (Choice::Silent, i64::from(load));
        Some(Standing { window: "3.5", decline, stake })
    }

    fn ledgers(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Ledger> {
        odds::ledgers(self, state, seat, *choice)
    }

    fn settle(&self, state: &State, seats: Seats) -> Choice {
        odds::settle(self, state, seats)
    }

    fn is_settled(&self, _: &State, now: &State) -> bool {
        !kernel::flow::is_resolving::<Tonkin>(now)
    }

    fn gauge(&self, before: &State, now: &State) -> Gauge {
        odds::gauge(before, now)
    }

    fn is_at_rest(&self, state: &State) -> bool {
        kernel::flow::is_at_rest(self, state)
    }

    fn audit(&self, state: &State) -> Vec<String> {
        audit::audit(self, state)
    }
}

//! Dien Bien Phu (solitaire): the player commands the French, the rules play the Viet Minh.
//!
//! Seven turns. In each, events are picked and missions given, aircraft and guns strike, and six impulses
//! bring Viet Minh movement, fire and close assaults along four Routes; then both sides refit. The French
//! win when Viet Minh morale collapses, the Viet Minh when they hold every Entrenchment or the Central
//! Fortress.
//!
//! Read `flow.rs` first (what can happen), then a chapter in `rules/`. Data comes from the component pack
//! (`components.rs`, filled by `setup.rs`); `RULES.md` maps every rule to its code and test.

#![warn(clippy::wildcard_enum_match_arm)]

mod audit;
pub mod board;
pub mod charts;
pub mod choice;
pub mod components;
pub mod drawing;
pub mod event;
pub mod flow;
mod names;
mod odds;
pub mod position;
pub mod prompt;
pub mod refusal;
pub mod rules;
pub mod sets;
pub mod setup;
mod spelling;
mod sums;
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

use crate::charts::Charts;
use crate::choice::Choice;
use crate::components::{Components, Optional, Role};
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::view::View;

/// The rules with pack and options fixed.
#[derive(Clone, Debug)]
pub struct Siege {
    /// Map, counters, events and tables.
    pub components: Arc<Components>,
    /// What rules look up at every step.
    pub charts: Charts,
    /// The optional rules in use, a bit each.
    options: u16,
    /// 1.0: the French command is shared by a staff of five.
    pub staff: bool,
    /// The version that the game is played under.
    pub version: Version,
}

impl Siege {
    /// The rules of these components with these optional rules, for one player.
    pub fn new(components: Components, optional: &[Optional]) -> Siege {
        let charts = Charts::of(&components);
        let options = optional.iter().fold(0, |bits, option| bits | 1 << *option as u16);
        let version = Siege::INFO.version;
        Siege { components: Arc::new(components), charts, options, staff: false, version }
    }

    /// Whether an optional rule is in use.
    pub const fn plays(&self, option: Optional) -> bool {
        self.options >> option as u16 & 1 == 1
    }
}

impl Rules for Siege {
    type State = State;
    type Prompt = Prompt;
    type Choice = Choice;
    type Refusal = No;
    type Ask = Ask;
    type Event = Event;
    type View = View;

    fn start(&self) -> State {
        let mut state = rules::deployment::table(self);
        let mut play = Play { rules: self, state: &mut state, sink: &mut () };
        rules::deployment::begin(&mut play);
        play.advance();
        state
    }

    fn next(&self, state: &State) -> Next<Siege> {
        kernel::flow::next(self, state)
    }

    fn candidates(&self, state: &State, seat: Seat, scope: Scope, out: &mut Vec<Choice>) {
        rules::staff::candidates(self, state, seat, out);
        kernel::flow::candidates(self, state, scope, out);
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        kernel::flow::check(self, state, seat, choice)
    }

    fn apply<S: Sink<Siege>>(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Legal<Choice>,
        sink: &mut S,
    ) {
        Play { rules: self, state, sink }.apply(seat, choice.into_inner());
    }

    fn resolve<S: Sink<Siege>>(&self, state: &mut State, roll: &Roll, sink: &mut S) {
        Play { rules: self, state, sink }.resolve(roll);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View { viewer, state: state.clone() }
    }

    fn determinize(&self, view: &View, _: &mut Rng) -> State {
        count(Costly::Deal);
        view.state.clone()
    }

    fn is_free(&self, _: &State, _: &Choice) -> bool {
        // Everything lies open, so that even fiddling shows the others something; it is bounded instead.
        false
    }

    fn seats(&self) -> u8 {
        if self.staff { Role::ALL.len() as u8 } else { 1 }
    }

    fn seat_name(&self, _: &State, seat: Seat) -> &'static str {
        match (self.staff, Role::ALL.get(usize::from(seat.0))) {
            (true, Some(role)) => role.id(),
            (true, None) | (false, _) => "french",
        }
    }

    fn side_name(&self, _: &State, _: Seat) -> &'static str {
        "french"
    }

    fn winner_against(&self, _: &State, _: Seat) -> Option<&'static str> {
        Some("vietminh")
    }

    fn forget_fiddles(&self, state: &mut State) {
        state.steps.iter_mut().for_each(flow::forget_fiddles);
    }

    fn name(&self, key: &str, language: &str) -> Option<String> {
        names::name(self, key, language)
    }

    fn standing(&self, state: &State) -> Option<Standing<Choice>> {
        let Some(Step::Challenge(_)) = state.top() else { return None };
        Some(Standing { window: "GMI", decline: Choice::Decline, stake: 1 })
    }

    fn ledgers(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Ledger> {
        odds::ledgers(self, state, seat, *choice)
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

    fn foresee(&self, world: &mut State) {
        world.forecast = true;
    }

    fn is_at_rest(&self, state: &State) -> bool {
        kernel::flow::is_at_rest(self, state)
    }

    fn audit(&self, state: &State) -> Vec<String> {
        audit::audit(self, state)
    }
}

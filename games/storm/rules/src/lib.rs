//! Storm Over Dien Bien Phu: areas, impulses, two hidden hands of cards.
//!
//! Eight turns. In each, both sides draw cards and then take impulses in turn, Viet Minh first: units of
//! one area move, fire, sap or assault, or a card is played. Fire and assault are two dice and firepower
//! against the best defence and the terrain; damage turns units to their spent side, drives them out or
//! eliminates them. The Viet Minh win if they control enough of the areas of defence 3 at the end.
//!
//! Read `flow.rs` first (what can happen), then a chapter in `rules/`. Data comes from the component pack
//! (`components.rs`, filled by `setup.rs`); `RULES.md` maps every rule to its code and test.
#![warn(clippy::wildcard_enum_match_arm)]

mod audit;
pub mod board;
pub(crate) mod charts;
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

use crate::board::{Board, Cards};
use crate::charts::Charts;
use crate::choice::Choice;
use crate::components::{Components, Kind, KindRow, Side, Start};
use crate::event::Event;
use crate::flow::{Impulse, Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::view::View;

/// The rules with pack and options fixed.
#[derive(Clone, Debug)]
pub struct Storm {
    /// Map, counters, cards and tables.
    pub components: Arc<Components>,
    /// What rules look up at every step.
    pub charts: Charts,
    /// How the sides are given out.
    pub sides: Sides,
    /// The version that the game is played under.
    pub(crate) version: Version,
}

/// How the sides are given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// The first seat is French.
    Given,
    /// 15.0: they are bid for.
    BidFor,
}

impl Storm {
    /// The rules of these components.
    pub fn new(components: Components, sides: Sides) -> Storm {
        let charts = Charts::of(&components);
        let version = Storm::INFO.version;
        Storm { components: Arc::new(components), charts, sides, version }
    }

    /// What is printed on the cards of a kind.
    pub fn kind(&self, kind: Kind) -> &KindRow {
        &self.components.kinds[kind as usize]
    }

    /// The Trench Value of a card (9.0).
    pub fn trench_value(&self, kind: Kind) -> u8 {
        self.kind(kind).trench_value
    }

    /// 3.0: counters and cards before the first turn.
    pub fn set_up(&self) -> State {
        let mut board = Board::empty(&self.components);
        for side in Side::BOTH {
            for (index, row) in self.components.units[side as usize].iter().enumerate() {
                let unit = sets::Unit::new(side, index as u8);
                match row.start {
                    Start::Area(area) => {
                        board.put(unit, area);
                        board.fresh[side as usize].insert(unit.index);
                    }
                    Start::Turn(_) => board.waiting[side as usize].insert(unit.index),
                    Start::Star => board.star.insert(unit.index),
                    Start::Box => board.replacement_box.insert(unit.index),
                }
            }
        }
        let mut cards = Cards::default();
        for row in &self.components.kinds {
            cards.deck.0[row.kind as usize] = row.copies;
        }
        State {
            turn: 1,
            sides: Side::BOTH,
            bids: [None; 2],
            needs: self.components.tables.victory_areas,
            board,
            cards,
            french_passed: false,
            last_attack: None,
            steps: Default::default(),
        }
    }
}

impl Rules for Storm {
    type State = State;
    type Prompt = Prompt;
    type Choice = Choice;
    type Refusal = No;
    type Ask = Ask;
    type Event = Event;
    type View = View;

    fn start(&self) -> State {
        let mut state = self.set_up();
        let mut play = Play { rules: self, state: &mut state, sink: &mut () };
        match self.sides {
            Sides::BidFor => play.push(Step::Bid),
            Sides::Given => {
                rules::sequence::begin_turn(&mut play);
                play.advance();
            }
        }
        state
    }

    fn opening(&self, start: &State) -> Vec<Event> {
        // Nothing has happened yet in turn 1 but that it began: a draw is asked before anything is done.
        let begins = !view::is_bidding(start) && *start == self.start();
        begins.then_some(Event::Turn { turn: start.turn }).into_iter().collect()
    }

    fn next(&self, state: &State) -> Next<Storm> {
        kernel::flow::next(self, state)
    }

    fn prompt_for(&self, state: &State, viewer: Viewer) -> Option<Prompt> {
        let step = view::asking(state, viewer)?;
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

    fn apply<S: Sink<Storm>>(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Legal<Choice>,
        sink: &mut S,
    ) {
        Play { rules: self, state, sink }.apply(seat, choice.into_inner());
    }

    fn resolve<S: Sink<Storm>>(&self, state: &mut State, roll: &Roll, sink: &mut S) {
        Play { rules: self, state, sink }.resolve(roll);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        count(Costly::Deal);
        view::determinize(self, view, rng)
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other choice changes something for somebody"
    )]
    fn is_free(&self, state: &State, choice: &Choice) -> bool {
        match choice {
            Choice::Drop(_) | Choice::PickAll | Choice::DropAll | Choice::Keep(_) => true,
            // Which arriving unit goes first may matter, which others go with it does not (12.3).
            Choice::Pick(_) => {
                matches!(state.top(), Step::Place(place) if !place.picked.is_empty())
            }
            _ => false,
        }
    }

    fn is_idle(&self, state: &State, choice: &Choice) -> bool {
        // Reinforcements that are all picked are picked again: saves of old may hold it.
        match (state.top(), choice) {
            (Step::Place(place), Choice::PickAll) => place.picked == place.units,
            // Any other answer changes something, and to other steps the same one does.
            _ => false,
        }
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

    fn forget_fiddles(&self, state: &mut State) {
        state.steps.iter_mut().for_each(flow::forget_fiddles);
    }

    fn name(&self, key: &str, language: &str) -> Option<String> {
        names::name(self, key, language)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other steps are no windows")]
    fn standing(&self, state: &State) -> Option<Standing<Choice>> {
        let window = match state.top() {
            Step::Window(window) => window.kind.name(),
            Step::Impulse(Impulse { stage: flow::Stage::FreeCards, .. }) => "W2",
            Step::Impulse(Impulse { stage: flow::Stage::End { .. }, .. }) => "W9",
            _ => return None,
        };
        let (_, stake) = rules::windows::stake(self, state);
        Some(Standing { window, decline: Choice::Decline, stake: i64::from(stake) })
    }

    fn ledgers(&self, state: &State, _: Seat, choice: &Choice) -> Vec<Ledger> {
        odds::ledgers(self, state, *choice)
    }

    fn settle(&self, state: &State, seats: Seats) -> Choice {
        odds::settle(self, state, seats)
    }

    fn is_settled(&self, _: &State, now: &State) -> bool {
        !kernel::flow::is_resolving::<Storm>(now)
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

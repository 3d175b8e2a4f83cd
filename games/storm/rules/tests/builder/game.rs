//! A game under test: real choices and real dice through the kernel's match, short to write.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Match, Next, Refused, Roll, Rules, Scope, Seat, legal};
use storm::Storm;
use storm::board::Board;
use storm::choice::Choice;
use storm::components::{Area, Kind};
use storm::event::Event;
use storm::flow::{Attack, State, Step};
use storm::refusal::No;
use storm::rules::attack;
use storm::sets::Unit;

#[derive(Debug)]
pub(crate) struct Game {
    play: Match<Storm>,
    /// What happened before the first answer.
    before: Vec<Event>,
    names: BTreeMap<String, Unit>,
}

impl Game {
    pub(crate) fn new(
        rules: Arc<Storm>,
        state: State,
        before: Vec<Event>,
        names: BTreeMap<String, Unit>,
    ) -> Game {
        Game { play: Match::from_state(rules, state), before, names }
    }

    pub(crate) fn rules(&self) -> &Storm {
        self.play.rules()
    }

    pub(crate) fn state(&self) -> &State {
        self.play.state()
    }

    pub(crate) fn board(&self) -> &Board {
        &self.state().board
    }

    pub(crate) fn next(&self) -> Next<Storm> {
        self.play.next()
    }

    pub(crate) fn top(&self) -> &Step {
        self.state().top()
    }

    pub(crate) fn unit(&self, name: &str) -> Unit {
        *self.names.get(name).unwrap_or_else(|| panic!("there is no unit {name}"))
    }

    /// All that happened.
    pub(crate) fn events(&self) -> impl Iterator<Item = Event> {
        let logged = self.play.log().iter().map(|logged| logged.event);
        self.before.iter().copied().chain(logged)
    }

    /// The attack under way.
    pub(crate) fn attack(&self) -> &Attack {
        self.state().attack().expect("an attack is under way")
    }

    /// Its firepower with bonuses, terrain value and defence points, as the engine reckons them now.
    pub(crate) fn sums(&self) -> (u8, u8, u8) {
        let (rules, state, now) = (self.rules(), self.state(), self.attack());
        (
            attack::firepower(rules, state, now),
            attack::terrain(rules, state, now),
            attack::defence(rules, state, now),
        )
    }

    /// The seat that is asked.
    pub(crate) fn seat(&self) -> Seat {
        match self.next() {
            Next::Decision { seats, .. } => seats.lowest().expect("a question is put to somebody"),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    /// Why a choice may not be made now; `None` when it may.
    pub(crate) fn refusal(&self, choice: Choice) -> Option<Refused<Storm>> {
        let Next::Decision { seats, .. } = self.next() else { return Some(Refused::NotAsked) };
        let seat = seats.lowest().expect("a question is put to somebody");
        legal::prove(self.rules(), self.state(), seat, &choice).err()
    }

    pub(crate) fn is_legal(&self, choice: Choice) -> bool {
        self.refusal(choice).is_none()
    }

    /// The refusal of a choice that a rule forbids.
    pub(crate) fn no(&self, choice: Choice) -> No {
        match self.refusal(choice) {
            Some(Refused::Rule(no)) => no,
            other => panic!("{choice} is not refused by a rule but: {other:?}"),
        }
    }

    pub(crate) fn choose(&mut self, choice: Choice) {
        let seat = self.seat();
        if let Err(refused) = self.play.choose(seat, &choice) {
            panic!("{choice} is refused: {refused:?}, asked: {:?}", self.next());
        }
    }

    pub(crate) fn play_card(&mut self, kind: Kind) {
        self.choose(Choice::Play(kind));
    }

    /// Orders these units of an area, up to the deed.
    pub(crate) fn order(&mut self, area: Area, units: &[Unit]) {
        self.choose(Choice::Act(area));
        units.iter().for_each(|unit| self.choose(Choice::Pick(*unit)));
    }

    pub(crate) fn roll(&mut self, dice: &[u8]) {
        let roll = Roll::of(dice).expect("a handful of dice");
        if let Err(refused) = self.play.roll(roll) {
            panic!("{dice:?} is no answer: {refused:?} to {:?}", self.next());
        }
    }

    /// Two dice of this sum.
    pub(crate) fn roll_sum(&mut self, sum: u8) {
        let first = sum.saturating_sub(6).max(1);
        self.roll(&[first, sum - first]);
    }

    /// Declines until no window is open.
    pub(crate) fn decline_windows(&mut self) {
        while matches!(self.top(), Step::Window(_)) {
            self.choose(Choice::Decline);
        }
    }

    /// The canonical legal answers.
    pub(crate) fn legal(&self) -> Vec<Choice> {
        let mut legal = Vec::new();
        self.rules().legal(self.state(), self.seat(), &mut legal);
        legal
    }

    /// The legal answers in any order of picking.
    pub(crate) fn legal_in_any_order(&self) -> Vec<Choice> {
        let mut all = Vec::new();
        self.rules().candidates(self.state(), self.seat(), Scope::All, &mut all);
        all.retain(|choice| self.is_legal(*choice));
        all
    }

    /// Gives the first legal answer to everything until the attack under way is over.
    pub(crate) fn finish_attack(&mut self) {
        let busy = |step: &Step| {
            matches!(
                step,
                Step::Attack(_) | Step::Allocate(_) | Step::Retreats(_) | Step::Losses(_)
            )
        };
        while self.state().steps.iter().any(busy) {
            let first = self.legal()[0];
            self.choose(first);
        }
    }
}

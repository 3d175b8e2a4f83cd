//! A game being played and written down: the state, the journal and the log, always in step.
//!
//! [`Match`] alone carries out choices and rolls (search, odds and the contract apart). Every entry is
//! chained by hash to all before it; undo adds an entry and deletes none; [`Match::replay`] plays a
//! journal again and checks every choice, roll and hash.

mod entry;
mod replay;
mod undo;

use std::sync::Arc;

pub use entry::{Entry, What};
pub use replay::{Differs, ReplayFault};
pub use undo::{NoTakeBack, NoUndo};

use crate::chance::BadRoll;
use crate::event::Event;
use crate::hash::Hash;
use crate::legal::{self, Offer};
use crate::{Legal, Message, Next, Refused, Request, Roll, Rules, Seat, Sink, Viewer};

/// An event that stands in the log.
///
/// The ply counts hidden entries too: it is for the owner of the record, not for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logged<E> {
    /// The number of the entry it came from, from 1; 0 is what the game began with.
    pub ply: usize,
    /// What happened.
    pub event: E,
}

/// Why a roll was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("roll")]
pub enum RollRefused {
    /// The game asks no dice now.
    NotAsked,
    /// The roll does not answer the request.
    #[inner]
    Bad(BadRoll),
}

/// A choice or roll in force: neither it nor anything before it was taken back.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// The number of its entry, from 1.
    ply: usize,
    /// Who chose; nobody for a roll.
    by: Option<Seat>,
    /// Whether somebody learned something hidden by it.
    reveals: bool,
    /// How long the log was before it.
    log: usize,
}

/// A game in progress with its journal.
#[derive(Debug)]
pub struct Match<R: Rules> {
    rules: Arc<R>,
    start: R::State,
    origin: Hash,
    state: R::State,
    entries: Vec<Entry>,
    line: Vec<Step>,
    /// The states before the last steps of the line, as far back as undo usually goes. Only a cache:
    /// whatever is missing is played again from the start.
    recent: Vec<R::State>,
    log: Vec<Logged<R::Event>>,
    rolls: u64,
}

impl<R: Rules> Clone for Match<R> {
    fn clone(&self) -> Match<R> {
        Match {
            rules: Arc::clone(&self.rules),
            start: self.start.clone(),
            origin: self.origin,
            state: self.state.clone(),
            entries: self.entries.clone(),
            line: self.line.clone(),
            recent: self.recent.clone(),
            log: self.log.clone(),
            rolls: self.rolls,
        }
    }
}

impl<R: Rules> Match<R> {
    /// A game from its set-up.
    pub fn new(rules: Arc<R>) -> Match<R> {
        let start = rules.start();
        Match::from_state(rules, start)
    }

    /// A game from a position.
    pub fn from_state(rules: Arc<R>, start: R::State) -> Match<R> {
        Match::with_origin(rules, start, Hash([0; 32]))
    }

    /// A game from a position, with the hash its chain begins with: that of the save's header.
    pub fn with_origin(rules: Arc<R>, start: R::State, origin: Hash) -> Match<R> {
        let state = start.clone();
        let opening = rules.opening(&start).into_iter();
        let log = opening.map(|event| Logged { ply: 0, event }).collect();
        let (entries, line, recent) = Default::default();
        Match { rules, start, origin, state, entries, line, recent, log, rolls: 0 }
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    /// The position the game began with.
    pub fn start(&self) -> &R::State {
        &self.start
    }

    /// The hash the chain begins with.
    pub fn origin(&self) -> Hash {
        self.origin
    }

    /// The game as it stands.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// What the game waits for.
    pub fn next(&self) -> Next<R> {
        self.rules.next(&self.state)
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> R::View {
        self.rules.view(&self.state, viewer)
    }

    /// Every candidate of a seat with its refusal; none when the seat is not asked.
    pub fn offers(&self, seat: Seat) -> Vec<Offer<R>> {
        legal::offers(&*self.rules, &self.state, seat)
    }

    /// The journal.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The choices and rolls in force, each with the number of its entry, from 1.
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = (usize, &What)> {
        self.line.iter().map(|step| (step.ply, &self.entry(*step).what))
    }

    /// How many entries the journal has, undone ones and undos included.
    pub fn ply(&self) -> usize {
        self.entries.len()
    }

    /// The last hash of the chain.
    pub fn chain(&self) -> Hash {
        self.entries.last().map_or(self.origin, |entry| entry.hash)
    }

    /// The hash of the state.
    pub fn state_hash(&self) -> Hash {
        Hash::of_state(&self.state)
    }

    /// All that happened and was not taken back.
    pub fn log(&self) -> &[Logged<R::Event>] {
        &self.log
    }

    /// The log as the viewer may know it.
    pub fn log_seen_by(&self, viewer: Viewer) -> impl Iterator<Item = R::Event> {
        self.log.iter().filter_map(move |logged| logged.event.seen_by(viewer))
    }

    /// How many rolls have fallen, those taken back included: the number of the next roll.
    pub fn rolls(&self) -> u64 {
        self.rolls
    }

    /// The notation of the choice that asks for the dice: the last one in force, empty before the first.
    pub fn last_choice(&self) -> &str {
        let mut choices = self.line.iter().rev().filter_map(|step| match &self.entry(*step).what {
            What::Choice { text, .. } => Some(text.as_str()),
            What::Roll { .. } | What::Undo { .. } | What::TakeBack { .. } => None,
        });
        choices.next().unwrap_or("")
    }

    /// A seat answers.
    pub fn choose(&mut self, seat: Seat, choice: &R::Choice) -> Result<(), Refused<R>> {
        self.choose_with(seat, choice, &mut ())
    }

    /// A seat answers, and `sink` gets each event with the state at its moment.
    pub fn choose_with<S: Sink<R>>(
        &mut self,
        seat: Seat,
        choice: &R::Choice,
        sink: &mut S,
    ) -> Result<(), Refused<R>> {
        let legal = legal::prove(&*self.rules, &self.state, seat, choice)?;
        self.carry_out(seat, legal, sink);
        Ok(())
    }

    /// A seat answers by notation.
    pub fn say(&mut self, seat: Seat, notation: &str) -> Result<(), Refused<R>> {
        let choice = legal::find(&*self.rules, &self.state, seat, notation)?;
        self.rules.check(&self.state, seat, &choice).map_err(Refused::Rule)?;
        self.carry_out(seat, Legal::proven(choice), &mut ());
        Ok(())
    }

    /// The dice asked for have fallen.
    pub fn roll(&mut self, roll: Roll) -> Result<(), RollRefused> {
        self.roll_with(roll, &mut ())
    }

    /// The dice asked for have fallen, and `sink` gets each event with the state at its moment.
    pub fn roll_with<S: Sink<R>>(&mut self, roll: Roll, sink: &mut S) -> Result<(), RollRefused> {
        self.request()?.check(&roll).map_err(RollRefused::Bad)?;
        self.recent.clear();
        let log = self.log.len();
        let mut listener =
            Listener { ply: self.ply() + 1, reveals: false, log: &mut self.log, sink };
        self.rules.resolve(&mut self.state, &roll, &mut listener);
        let reveals = listener.reveals;
        self.rolls += 1;
        self.line.push(Step { ply: self.ply() + 1, by: None, reveals, log });
        self.record(What::Roll { dice: roll });
        Ok(())
    }

    /// The dice asked for.
    fn request(&self) -> Result<Request, RollRefused> {
        match self.next() {
            Next::Chance(chance) => Ok(chance.request),
            Next::Decision { .. } | Next::Over(_) => Err(RollRefused::NotAsked),
        }
    }

    fn carry_out<S: Sink<R>>(&mut self, seat: Seat, choice: Legal<R::Choice>, sink: &mut S) {
        if self.line.last().is_some_and(|step| step.by != Some(seat) || step.reveals) {
            self.recent.clear();
        }
        self.recent.push(self.state.clone());
        let text = choice.get().to_string();
        let log = self.log.len();
        let mut listener =
            Listener { ply: self.ply() + 1, reveals: false, log: &mut self.log, sink };
        self.rules.apply(&mut self.state, seat, choice, &mut listener);
        let reveals = listener.reveals;
        self.line.push(Step { ply: self.ply() + 1, by: Some(seat), reveals, log });
        self.record(What::Choice { seat, text });
    }

    /// Writes down what was done; the state is already the one after it.
    fn record(&mut self, what: What) {
        self.entries.push(Entry::chained(self.chain(), what, self.state_hash()));
    }

    fn entry(&self, step: Step) -> &Entry {
        self.entries.get(step.ply - 1).expect("every step of the line has its entry")
    }
}

/// Writes the log and passes every event on.
struct Listener<'a, R: Rules, S> {
    ply: usize,
    reveals: bool,
    log: &'a mut Vec<Logged<R::Event>>,
    sink: &'a mut S,
}

impl<R: Rules, S: Sink<R>> Sink<R> for Listener<'_, R, S> {
    const LISTENS: bool = true;

    fn event(&mut self, state: &R::State, event: R::Event) {
        self.reveals |= event.is_reveal();
        if S::LISTENS {
            self.sink.event(state, event.clone());
        }
        self.log.push(Logged { ply: self.ply, event });
    }
}

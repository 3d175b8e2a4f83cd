//! A game being played and written down: the state, the journal and the log, always in step.
//!
//! [`Match`] alone carries out choices and rolls (search, odds and the contract apart). Every entry is
//! chained by hash to all before it; undo adds an entry and deletes none; [`Match::replay`] plays a
//! journal again and checks every choice, roll and hash.

mod act;
mod entry;
mod press;
mod recall;
mod repeat;
mod replay;
mod step;
mod undo;
mod written;

use std::sync::Arc;

pub use act::{Act, NoAct, Pending};
pub use entry::{Entry, What};
pub use press::PressRefused;
pub use repeat::Memory;
pub use replay::{Differs, ReplayFault};
pub(crate) use step::InForce;
pub use undo::{Back, NoTakeBack, NoUndo};

use self::repeat::Fallen;
use self::step::{Did, Step};
use crate::chance::BadRoll;
use crate::event::Event;
use crate::hash::Hash;
use crate::legal::{self, Offer};
use crate::{
    Chance, Closing, Legal, Message, Next, Outcome, Refused, Request, Roll, Rules, Seat, Sink,
    Viewer,
};

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
    /// Dice fell here before, on a line that was taken back: they fall again.
    Repeats {
        /// The entry they stand in.
        ply: usize,
    },
    /// What comes of it has no end: the game began with a state that no game leads to.
    Endless,
}

/// What a game begins with.
#[derive(Debug)]
pub struct Beginning<R: Rules> {
    /// The position.
    pub start: R::State,
    /// What happened by itself before the first question: the log begins with it.
    pub opening: Vec<R::Event>,
    /// The hash the chain begins with: that of the save's header.
    pub origin: Hash,
    /// Whether dice that fell on a line that was taken back fall again.
    pub memory: Memory,
}

impl<R: Rules> Clone for Beginning<R> {
    fn clone(&self) -> Beginning<R> {
        Beginning {
            start: self.start.clone(),
            opening: self.opening.clone(),
            origin: self.origin,
            memory: self.memory,
        }
    }
}

impl<R: Rules> Beginning<R> {
    /// A game that begins with this state.
    pub(crate) fn of(rules: &R, start: R::State, origin: Hash) -> Beginning<R> {
        let opening = rules.opening(&start);
        Beginning { start, opening, origin, memory: Memory::Keeps }
    }
}

/// A game in progress with its journal.
#[derive(Debug)]
pub struct Match<R: Rules> {
    rules: Arc<R>,
    beginning: Beginning<R>,
    state: R::State,
    entries: Vec<Entry>,
    line: Vec<Step<R::Choice>>,
    /// The states before the last steps of the line, as far back as undo usually goes. Only a cache:
    /// whatever is missing is played again from the start.
    recent: Vec<R::State>,
    log: Vec<Logged<R::Event>>,
    rolls: u64,
    /// Rolls of lines that were taken back.
    fallen: Fallen,
    /// Take-backs that were made.
    backs: Vec<Back>,
    /// What waits for an answer of other people.
    pending: Pending,
    /// How an act outside the rules ended the game.
    ending: Option<Outcome>,
    /// While a game is recalled: the next entry as it was written down, which need not be hashed again.
    written: Option<Entry>,
}

impl<R: Rules> Clone for Match<R> {
    fn clone(&self) -> Match<R> {
        Match {
            rules: Arc::clone(&self.rules),
            beginning: self.beginning.clone(),
            state: self.state.clone(),
            entries: self.entries.clone(),
            line: self.line.clone(),
            recent: self.recent.clone(),
            log: self.log.clone(),
            rolls: self.rolls,
            fallen: self.fallen.clone(),
            backs: self.backs.clone(),
            pending: self.pending,
            ending: self.ending,
            written: None,
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
        let beginning = Beginning::of(&*rules, start, origin);
        Match::begun(rules, beginning)
    }

    /// A game before its first question.
    pub fn begun(rules: Arc<R>, beginning: Beginning<R>) -> Match<R> {
        let state = beginning.start.clone();
        let opening = beginning.opening.iter().cloned();
        let log = opening.map(|event| Logged { ply: 0, event }).collect();
        let (entries, line, recent) = Default::default();
        let (fallen, pending) = Default::default();
        Match {
            rules,
            beginning,
            state,
            entries,
            line,
            recent,
            log,
            rolls: 0,
            fallen,
            backs: Vec::new(),
            pending,
            ending: None,
            written: None,
        }
    }

    /// What the game began with.
    pub fn beginning(&self) -> &Beginning<R> {
        &self.beginning
    }

    /// The rules.
    pub fn rules(&self) -> &Arc<R> {
        &self.rules
    }

    /// The position the game began with.
    pub fn start(&self) -> &R::State {
        &self.beginning.start
    }

    /// The hash the chain begins with.
    pub fn origin(&self) -> Hash {
        self.beginning.origin
    }

    /// The game as it stands.
    pub fn state(&self) -> &R::State {
        &self.state
    }

    /// What the game waits for.
    pub fn next(&self) -> Next<R> {
        match self.ending {
            Some(outcome) => Next::Over(outcome),
            None => self.rules.next(&self.state),
        }
    }

    /// The question as a viewer may know it; `None` when no seat is asked.
    pub fn prompt_for(&self, viewer: Viewer) -> Option<R::Prompt> {
        self.ending.is_none().then(|| self.rules.prompt_for(&self.state, viewer)).flatten()
    }

    /// Whether people ended the game, and not its rules.
    pub fn is_ended_by_people(&self) -> bool {
        self.ending.is_some()
    }

    /// What the viewer may know.
    pub fn view(&self, viewer: Viewer) -> R::View {
        self.rules.view(&self.state, viewer)
    }

    /// Every candidate of a seat with its refusal; none when the seat is not asked.
    pub fn offers(&self, seat: Seat) -> Vec<Offer<R>> {
        if self.ending.is_some() {
            return Vec::new();
        }
        legal::offers(&*self.rules, &self.state, seat)
    }

    /// The journal.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The choices and rolls in force, each with the number of its entry, from 1.
    pub fn in_force(&self) -> impl DoubleEndedIterator<Item = (usize, InForce<'_, R::Choice>)> {
        self.line.iter().map(|step| (step.ply, step.in_force()))
    }

    /// How many entries the journal has, undone ones and undos included.
    pub fn ply(&self) -> usize {
        self.entries.len()
    }

    /// The last hash of the chain.
    pub fn chain(&self) -> Hash {
        self.entries.last().map_or(self.beginning.origin, |entry| entry.hash)
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
        let mut choices = self.line.iter().rev().filter_map(|step| match &self.entry(step).what {
            What::Choice { text, .. } => Some(text.as_str()),
            What::Roll { .. } | What::Undo { .. } | What::TakeBack { .. } | What::Act(_) => None,
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
        self.check_running()?;
        let legal = legal::prove(&*self.rules, &self.state, seat, choice)?;
        self.carry_out(seat, legal, sink)
    }

    /// The same of a choice that was listed for this very question: it is not listed again.
    pub fn choose_listed_with<S: Sink<R>>(
        &mut self,
        seat: Seat,
        choice: &R::Choice,
        sink: &mut S,
    ) -> Result<(), Refused<R>> {
        self.check_running()?;
        let legal = legal::prove_listed(&*self.rules, &self.state, seat, choice)?;
        self.carry_out(seat, legal, sink)
    }

    /// A seat answers by notation.
    pub fn say(&mut self, seat: Seat, notation: &str) -> Result<(), Refused<R>> {
        self.say_with(seat, notation, &mut ())
    }

    /// A seat answers by notation, and `sink` gets each event with the state at its moment.
    pub fn say_with<S: Sink<R>>(
        &mut self,
        seat: Seat,
        notation: &str,
        sink: &mut S,
    ) -> Result<(), Refused<R>> {
        self.check_running()?;
        let choice = legal::find(&*self.rules, &self.state, seat, notation)?;
        self.rules.check(&self.state, seat, &choice).map_err(Refused::Rule)?;
        self.carry_out(seat, Legal::proven(choice), sink)
    }

    /// Nobody is asked once people have ended the game.
    fn check_running(&self) -> Result<(), Refused<R>> {
        if self.ending.is_some() { Err(Refused::NotAsked) } else { Ok(()) }
    }

    /// The dice asked for have fallen.
    pub fn roll(&mut self, roll: Roll) -> Result<(), RollRefused> {
        self.roll_with(roll, &mut ())
    }

    /// The dice asked for have fallen, and `sink` gets each event with the state at its moment.
    pub fn roll_with<S: Sink<R>>(&mut self, roll: Roll, sink: &mut S) -> Result<(), RollRefused> {
        let chance = self.chance()?;
        chance.request.check(&roll).map_err(RollRefused::Bad)?;
        let again = self.repeat_due().cloned();
        if let Some(due) = again.as_ref().filter(|due| due.dice != roll) {
            return Err(RollRefused::Repeats { ply: due.ply });
        }
        let (before, log) = (self.state.clone(), self.log.len());
        let mut listener = Listener::new(self.ply() + 1, &mut self.log, sink);
        self.rules.resolve(&mut self.state, &roll, &mut listener);
        let Heard { reveals, endless } = listener.heard;
        if endless {
            self.log.truncate(log);
            self.state = before;
            return Err(RollRefused::Endless);
        }
        self.recent.clear();
        self.rolls += u64::from(again.is_none());
        let did = Did::Roll(roll.clone(), chance.audience);
        self.line.push(Step { ply: self.ply() + 1, did, reveals, log });
        self.record(What::Roll { dice: roll, again: again.map(|due| due.ply) });
        Ok(())
    }

    /// The dice asked for.
    fn request(&self) -> Result<Request, RollRefused> {
        self.chance().map(|chance| chance.request)
    }

    /// The dice asked for, and who may see them.
    fn chance(&self) -> Result<Chance<R::Ask>, RollRefused> {
        match self.next() {
            Next::Chance(chance) => Ok(chance),
            Next::Decision { .. } | Next::Over(_) => Err(RollRefused::NotAsked),
        }
    }

    fn carry_out<S: Sink<R>>(
        &mut self,
        seat: Seat,
        choice: Legal<R::Choice>,
        sink: &mut S,
    ) -> Result<(), Refused<R>> {
        let (before, log) = (self.state.clone(), self.log.len());
        let text = choice.get().to_string();
        let mut listener = Listener::new(self.ply() + 1, &mut self.log, sink);
        self.rules.apply(&mut self.state, seat, choice.clone(), &mut listener);
        let Heard { reveals, endless } = listener.heard;
        if endless {
            self.log.truncate(log);
            self.state = before;
            return Err(Refused::Endless);
        }
        if self.line.last().is_some_and(|step| step.by() != Some(seat) || step.reveals) {
            self.recent.clear();
        }
        // To move is to refuse.
        self.pending = Pending::default();
        self.recent.push(before);
        let did = Did::Choice(seat, choice);
        self.line.push(Step { ply: self.ply() + 1, did, reveals, log });
        self.record(What::Choice { seat, text });
        Ok(())
    }

    /// Gives every entry after the first `ply` its time, in milliseconds since 1970.
    pub fn note_time(&mut self, ply: usize, at: u64) {
        self.entries.iter_mut().skip(ply).for_each(|entry| entry.at = Some(at));
    }

    /// Notes what stands beside an entry, outside the chain: the last one was made at its time, and pressed as it was.
    pub fn note_beside(&mut self, beside: &Entry) {
        if let Some(last) = self.entries.last_mut() {
            (last.at, last.with_before) = (beside.at, beside.with_before);
        }
    }

    /// Writes down what was done; the state is already the one after it.
    fn record(&mut self, what: What) {
        let written = self.written.take().filter(|entry| entry.what == what);
        let chained = || Entry::chained(self.chain(), what, self.state_hash());
        let entry = written.unwrap_or_else(chained);
        self.entries.push(entry);
    }

    fn entry(&self, step: &Step<R::Choice>) -> &Entry {
        self.entries.get(step.ply - 1).expect("every step of the line has its entry")
    }
}

/// Writes the log and passes every event on.
struct Listener<'a, R: Rules, S> {
    ply: usize,
    heard: Heard,
    log: &'a mut Vec<Logged<R::Event>>,
    sink: &'a mut S,
}

/// What a listener noticed.
#[derive(Clone, Copy, Default)]
struct Heard {
    /// Somebody learned something hidden.
    reveals: bool,
    /// What goes by itself came to no end.
    endless: bool,
}

impl<'a, R: Rules, S> Listener<'a, R, S> {
    fn new(ply: usize, log: &'a mut Vec<Logged<R::Event>>, sink: &'a mut S) -> Listener<'a, R, S> {
        Listener { ply, heard: Heard::default(), log, sink }
    }
}

impl<R: Rules, S: Sink<R>> Sink<R> for Listener<'_, R, S> {
    const LISTENS: bool = true;

    fn event(&mut self, state: &R::State, event: R::Event) {
        self.heard.reveals |= event.is_reveal();
        if S::LISTENS {
            self.sink.event(state, event.clone());
        }
        self.log.push(Logged { ply: self.ply, event });
    }

    const HEARS_CLOSINGS: bool = S::HEARS_CLOSINGS;

    fn closed(&mut self, closing: Closing<R>) {
        self.sink.closed(closing);
    }

    fn endless(&mut self) {
        self.heard.endless = true;
        self.sink.endless();
    }
}

//! The one trait of a title: what is asked, what may be answered, and what comes of it.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::dice::Rng;
use crate::{
    Audience, Chance, Cited, Event, Gauge, Ledger, Legal, Message, Refusal, Request, Roll, Rule,
    Seat, Seats, Sink, Viewer,
};

/// What a game waits for.
#[derive(Debug)]
pub enum Next<R: Rules> {
    /// One of these seats must choose.
    Decision {
        /// Who may answer.
        seats: Seats,
        /// What is asked.
        prompt: R::Prompt,
    },
    /// Dice must fall or a card must be drawn.
    Chance(Chance<R::Ask>),
    /// The game is over.
    Over(Outcome),
}

impl<R: Rules> Next<R> {
    /// One seat must choose.
    pub fn ask(seat: Seat, prompt: R::Prompt) -> Next<R> {
        Next::Decision { seats: Seats::only(seat), prompt }
    }

    /// Dice must fall that everybody sees.
    pub fn dice(ask: R::Ask, request: Request) -> Next<R> {
        Next::dice_seen_by(Audience::All, ask, request)
    }

    /// Dice must fall or a card must be drawn that not everybody may see.
    pub fn dice_seen_by(audience: Audience, ask: R::Ask, request: Request) -> Next<R> {
        Next::Chance(Chance { ask, request, audience })
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Outcome {
    /// The side that won, by its name; a side nobody sits at can win. `None` is a draw.
    pub winner: Option<&'static str>,
    /// How well, in the title's own words, such as `victory` or `marginal`.
    pub grade: &'static str,
    /// The figure the result rests on: areas held, points.
    pub score: i64,
    /// The rule that decided; empty where people ended the game.
    pub rule: Rule,
}

/// Which candidates are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// All that make sense as an answer, legal or not: for people, and for the reasons why not.
    All,
    /// Enough to reach every different result once: for search. Free choices are not among them, and
    /// orders of picking that end in the same place appear once.
    Canonical,
}

/// A question that a seat may answer once and for all, by a standing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing<C> {
    /// Which kind of question, such as `W5`.
    pub window: &'static str,
    /// The choice that lets the window pass.
    pub decline: C,
    /// What is at stake, in the window's own measure (damage points, units); an order "use when at
    /// least n" compares with it.
    pub stake: i64,
}

/// The rules of one title with pack, scenario and options fixed.
///
/// Everything is deterministic: no clock, no randomness, no floats, no order of hashing.
pub trait Rules: Sized + Debug + Send + Sync + 'static {
    /// The complete state of one game.
    type State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat can be asked, and the rule it rests on.
    type Prompt: Message + Cited + Clone + Debug + PartialEq;
    /// What a seat can answer. `Display` is the notation of journals, tests and the wire, unique among
    /// the candidates of a question. Its JSON text is for caches alone: no save has it.
    type Choice: Clone + Debug + Display + Eq + Ord + Hash + Message + Serialize + DeserializeOwned;
    /// Why an answer is refused.
    type Refusal: Refusal;
    /// What dice are rolled for.
    type Ask: Message + Clone + Debug + PartialEq;
    /// What happened.
    type Event: Event;
    /// What one viewer may know, with what he has learned before. A type of its own, built up from what
    /// he may know, so that a secret cannot leak by being forgotten.
    type View: Clone + Eq + Debug + Serialize;

    /// The state before the first question.
    fn start(&self) -> Self::State;

    /// What the log of a game that begins so is to begin with: what [`Rules::start`] did before the first
    /// question, such as beginning the first turn. Everybody may see it.
    fn opening(&self, start: &Self::State) -> Vec<Self::Event> {
        let _ = start;
        Vec::new()
    }

    /// What the game waits for. Whom and what it asks depends on public facts only.
    fn next(&self, state: &Self::State) -> Next<Self>;

    /// The question as a viewer may know it: a seat that is not asked does not see what another one is
    /// still putting together. `None` when no seat is asked.
    fn prompt_for(&self, state: &Self::State, viewer: Viewer) -> Option<Self::Prompt> {
        let _ = viewer;
        match self.next(state) {
            Next::Decision { prompt, .. } => Some(prompt),
            Next::Chance(_) | Next::Over(_) => None,
        }
    }

    /// Lists answers of a seat that is asked. They depend only on what that seat may know.
    fn candidates(
        &self,
        state: &Self::State,
        seat: Seat,
        scope: Scope,
        out: &mut Vec<Self::Choice>,
    );

    /// The one place where legality is decided: why `choice`, a candidate, may not be chosen now. A
    /// refusal tells only what the asking seat may know.
    fn check(
        &self,
        state: &Self::State,
        seat: Seat,
        choice: &Self::Choice,
    ) -> Result<(), Self::Refusal>;

    /// Carries out a legal choice. Cannot fail.
    fn apply<S: Sink<Self>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choice: Legal<Self::Choice>,
        sink: &mut S,
    );

    /// Carries on once the dice asked for have fallen. Cannot fail: the roll fits the request.
    fn resolve<S: Sink<Self>>(&self, state: &mut Self::State, roll: &Roll, sink: &mut S);

    /// What the viewer may know.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// A world that gives its viewer this very view; what he cannot know is dealt at random.
    fn determinize(&self, view: &Self::View, rng: &mut Rng) -> Self::State;

    /// Whether a choice is free: fiddling that changes nothing for anybody else (unpicking a unit). Free
    /// choices are no canonical candidates.
    fn is_free(&self, state: &Self::State, choice: &Self::Choice) -> bool;

    /// Whether a choice, though legal, would leave all as it is: taking all when all are taken. It is not
    /// offered; whoever names it is not refused, so that old journals stay good.
    fn is_idle(&self, _state: &Self::State, _choice: &Self::Choice) -> bool {
        false
    }

    /// The legal canonical answers, for search. A title may list them faster than by checking each
    /// candidate; the contract holds that both ways agree.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Choice>) {
        self.candidates(state, seat, Scope::Canonical, out);
        out.retain(|choice| self.check(state, seat, choice).is_ok());
    }

    /// How many seats there are.
    fn seats(&self) -> u8;

    /// The name a seat goes by now: its side, or `first`, `second` while a bid is open.
    fn seat_name(&self, state: &Self::State, seat: Seat) -> &'static str;

    /// The name of the side a seat plays; several seats may share one.
    fn side_name(&self, state: &Self::State, seat: Seat) -> &'static str {
        self.seat_name(state, seat)
    }

    /// The side that wins when the side of a seat gives up: that of another seat, where there is one.
    fn winner_against(&self, state: &Self::State, seat: Seat) -> Option<&'static str> {
        let loser = self.side_name(state, seat);
        let mut sides = (0..self.seats()).map(|seat| self.side_name(state, Seat(seat)));
        sides.find(|side| *side != loser)
    }

    /// Forgets how often players changed their minds: what else is the same is the same moment of the game.
    fn forget_fiddles(&self, state: &mut Self::State) {
        let _ = state;
    }

    /// The name of a thing of the pack (`area/14`), in a language (`en`, `fr`).
    fn name(&self, key: &str, language: &str) -> Option<String>;

    /// The standing-order side of the present question, if it is a window that can be declined.
    fn standing(&self, state: &Self::State) -> Option<Standing<Self::Choice>>;

    /// The sum behind a choice, such as the attack points of a shot, as its seat may know it.
    fn ledgers(&self, state: &Self::State, seat: Seat, choice: &Self::Choice) -> Vec<Ledger>;

    /// What is answered while odds are computed: nobody reacts, owners take losses best.
    fn settle(&self, state: &Self::State, seats: Seats) -> Self::Choice;

    /// Whether what was begun in `before` has run its course, for odds.
    fn is_settled(&self, before: &Self::State, now: &Self::State) -> bool;

    /// What came of it, counted.
    fn gauge(&self, before: &Self::State, now: &Self::State) -> Gauge;

    /// Only for odds: forgets what [`Rules::gauge`] will not count, so that worlds that differ in nothing
    /// else are one. What is still to be resolved must not depend on it.
    fn forget(&self, before: &Self::State, now: &mut Self::State) {
        let _ = (before, now);
    }

    /// Worlds that span the odds of a choice; nothing where no unknown thing matters and any world will do, so that
    /// one is dealt for all choices of a question.
    fn odds_worlds(&self, view: &Self::View, choice: &Self::Choice) -> Option<Vec<Self::State>> {
        let _ = (view, choice);
        None
    }

    /// Only for odds: makes a dealt world ready for them.
    fn foresee(&self, world: &mut Self::State) {
        let _ = world;
    }

    /// Whether the game waits as the state says, and nothing goes by itself first. It is asked of states from outside
    /// that pass [`Rules::audit`]; see [`crate::flow::is_at_rest`].
    fn is_at_rest(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }

    /// What is wrong with a state: units, cards and markers not accounted for, and whatever the rules could trip over:
    /// ids that are not in the pack, tracks beyond their ends, steps that cannot wait so. It is asked of states from
    /// outside before anything is done with them ([`crate::given`]): it trusts nothing, and neither panics nor loops.
    fn audit(&self, state: &Self::State) -> Vec<String>;
}

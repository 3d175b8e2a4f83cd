//! The flow of a game as a stack of steps: written once for every title that is played so.
//!
//! A title has an enum of steps ([`Flows::Step`]); the one on top is asked or carried out, and what interrupts it
//! is pushed on top of it. Each step is a small type that answers for itself in the file of its chapter
//! ([`StepRules`]): whom it waits for, what may be answered, and what comes of it. The title names the type of each
//! step once, in [`Flows::visit`]; everything else here follows from that one match.

mod closing;

use arrayvec::ArrayVec;

use crate::{Next, Roll, Rules, Scope, Seat, Seats, Sink};

pub use closing::Asks;

/// So many steps go by themselves at most before somebody or the dice must answer. Games come nowhere near; only a
/// state that was made up outside goes on for ever.
pub(crate) const MOST_STEPS: u32 = 10_000;

/// Whether a step went by itself or waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// It was carried out; look at the stack again.
    Goes,
    /// Somebody or the dice must answer.
    Waits,
}

/// A stack of steps.
pub trait Stack<T> {
    /// Puts a step on top.
    fn push(&mut self, step: T);

    /// Takes the top step off.
    fn pop(&mut self) -> Option<T>;

    /// All steps, the one on top last.
    fn steps(&self) -> &[T];

    /// The step on top.
    fn top(&self) -> Option<&T> {
        self.steps().last()
    }
}

impl<T, const DEEPEST: usize> Stack<T> for ArrayVec<T, DEEPEST> {
    fn push(&mut self, step: T) {
        ArrayVec::push(self, step);
    }

    fn pop(&mut self) -> Option<T> {
        ArrayVec::pop(self)
    }

    fn steps(&self) -> &[T] {
        self
    }
}

impl<T> Stack<T> for Vec<T> {
    fn push(&mut self, step: T) {
        Vec::push(self, step);
    }

    fn pop(&mut self) -> Option<T> {
        Vec::pop(self)
    }

    fn steps(&self) -> &[T] {
        self
    }
}

/// Rules of a game that is a stack of steps.
pub trait Flows: Rules {
    /// One thing to be done.
    type Step: Clone;
    /// Where steps wait.
    type Stack: Stack<Self::Step>;

    /// The stack of a state.
    fn stack(state: &Self::State) -> &Self::Stack;

    /// The same, to change it.
    fn stack_mut(state: &mut Self::State) -> &mut Self::Stack;

    /// Shows the visitor a step as the type that answers for it. This is the one place where steps are told apart.
    fn visit<V: Visitor<Self>>(step: &Self::Step, visitor: V) -> V::Out;

    /// What the game waits for when no step is left.
    fn end(&self, state: &Self::State) -> Next<Self>;

    /// The refusal of an answer to another question.
    fn not_asked() -> Self::Refusal;

    /// Looks up before the step on top is carried out: what ends a game at any moment, and what is done when no
    /// step is left. `None` where nothing of the kind happens.
    fn interrupts<S: Sink<Self>>(play: &mut Play<'_, Self, S>) -> Option<Flow> {
        Self::stack(play.state).top().is_none().then_some(Flow::Waits)
    }
}

/// A step of the flow, as its chapter answers for it.
///
/// A step that asks a seat has `next`, `candidates`, `check` and `apply`; one that asks the dice has `next` and
/// `resolve`; one that is always carried out at once has `run` alone. What a step has not is what it never comes to.
pub trait StepRules<R: Flows>: Clone {
    /// Whether all its canonical candidates are legal as they are listed, so that search need not check them.
    const LISTS_LEGAL: bool = false;

    /// Whether something that was begun is being resolved while it waits, so that odds are not at their end yet.
    const RESOLVES: bool = false;

    /// Whether it is a question and nothing else, so that it can be said what would have been asked where it closes by
    /// itself ([`Sink::closed`]). A step that goes through stages says it of each ([`StepRules::asks`]).
    const IS_QUESTION: bool = false;

    /// Whether a question closes where the step is carried out as it stands instead of waiting.
    fn asks(&self, rules: &R, state: &R::State) -> Asks {
        let _ = (rules, state);
        if Self::IS_QUESTION { Asks::Seats } else { Asks::Nothing }
    }

    /// What it waits for. Whom and what it asks depends on public facts only.
    fn next(&self, rules: &R, state: &R::State) -> Next<R> {
        rules.end(state)
    }

    /// The seats it asks; none where it asks the dice. The same as in `next`, where that has more to work out.
    fn asked(&self, rules: &R, state: &R::State) -> Seats {
        match self.next(rules, state) {
            Next::Decision { seats, .. } => seats,
            Next::Chance(_) | Next::Over(_) => Seats::NONE,
        }
    }

    /// Lists answers of a seat that is asked.
    fn candidates(&self, rules: &R, state: &R::State, scope: Scope, out: &mut Vec<R::Choice>) {
        let _ = (rules, state, scope, out);
    }

    /// Why an answer of a seat that is asked may not be given.
    fn check(
        &self,
        rules: &R,
        state: &R::State,
        seat: Seat,
        choice: &R::Choice,
    ) -> Result<(), R::Refusal> {
        let _ = (rules, state, seat, choice);
        Err(R::not_asked())
    }

    /// Carries a legal answer out.
    fn apply<S: Sink<R>>(&self, play: &mut Play<'_, R, S>, seat: Seat, choice: R::Choice) {
        let _ = (play, seat, choice);
    }

    /// Carries on once the dice have fallen.
    fn resolve<S: Sink<R>>(&self, play: &mut Play<'_, R, S>, roll: &Roll) {
        let _ = (play, roll);
    }

    /// Carries the step out as far as it goes by itself, or finds that it waits.
    fn run<S: Sink<R>>(&self, play: &mut Play<'_, R, S>) -> Flow {
        let _ = play;
        Flow::Waits
    }
}

/// Asks one thing of whatever type a step has; see [`Flows::visit`].
pub trait Visitor<R: Flows> {
    /// The answer.
    type Out;

    /// Asks it.
    fn visit<T: StepRules<R>>(self, step: &T) -> Self::Out;
}

/// The rules at work on a state, with somebody who may listen.
#[derive(Debug)]
pub struct Play<'a, R: Rules, S> {
    /// The rules.
    pub rules: &'a R,
    /// The state.
    pub state: &'a mut R::State,
    /// The listener.
    pub sink: &'a mut S,
}

impl<R: Rules, S: Sink<R>> Play<'_, R, S> {
    /// Reports an event.
    pub fn tell(&mut self, event: R::Event) {
        if S::LISTENS {
            self.sink.event(self.state, event);
        }
    }
}

impl<R: Flows, S: Sink<R>> Play<'_, R, S> {
    /// Puts a step on top.
    pub fn push(&mut self, step: R::Step) {
        R::stack_mut(self.state).push(step);
    }

    /// Takes the top step off.
    pub fn pop(&mut self) -> Option<R::Step> {
        R::stack_mut(self.state).pop()
    }

    /// Puts a step in the place of the top one.
    pub fn replace(&mut self, step: R::Step) {
        self.pop();
        self.push(step);
    }

    /// Carries out steps until one asks somebody, asks the dice, or the game is over. What comes to no end is broken
    /// off, and the listener is told.
    pub fn advance(&mut self) {
        for _ in 0..MOST_STEPS {
            if self.run() == Flow::Waits {
                return;
            }
        }
        self.sink.endless();
    }

    fn run(&mut self) -> Flow {
        if let Some(flow) = R::interrupts(self) {
            return flow;
        }
        let Some(step) = R::stack(self.state).top().cloned() else { return Flow::Waits };
        if S::HEARS_CLOSINGS {
            return self.run_and_tell(&step);
        }
        R::visit(&step, Run { play: self })
    }

    /// Carries a legal answer out, and everything that follows by itself.
    pub fn apply(&mut self, seat: Seat, choice: R::Choice) {
        if let Some(step) = R::stack(self.state).top().cloned() {
            R::visit(&step, Apply { play: self, seat, choice });
        }
        self.advance();
    }

    /// Carries on once the dice have fallen, and everything that follows by itself.
    pub fn resolve(&mut self, roll: &Roll) {
        if let Some(step) = R::stack(self.state).top().cloned() {
            R::visit(&step, Resolve { play: self, roll });
        }
        self.advance();
    }
}

struct Run<'p, 'a, R: Flows, S> {
    play: &'p mut Play<'a, R, S>,
}

impl<R: Flows, S: Sink<R>> Visitor<R> for Run<'_, '_, R, S> {
    type Out = Flow;

    fn visit<T: StepRules<R>>(self, step: &T) -> Flow {
        step.run(self.play)
    }
}

struct Apply<'p, 'a, R: Flows, S> {
    play: &'p mut Play<'a, R, S>,
    seat: Seat,
    choice: R::Choice,
}

impl<R: Flows, S: Sink<R>> Visitor<R> for Apply<'_, '_, R, S> {
    type Out = ();

    fn visit<T: StepRules<R>>(self, step: &T) {
        step.apply(self.play, self.seat, self.choice);
    }
}

struct Resolve<'p, 'a, 'r, R: Flows, S> {
    play: &'p mut Play<'a, R, S>,
    roll: &'r Roll,
}

impl<R: Flows, S: Sink<R>> Visitor<R> for Resolve<'_, '_, '_, R, S> {
    type Out = ();

    fn visit<T: StepRules<R>>(self, step: &T) {
        step.resolve(self.play, self.roll);
    }
}

/// Whether nothing goes by itself any more: the step on top waits as it is.
pub fn is_at_rest<R: Flows>(rules: &R, state: &R::State) -> bool {
    let mut now = state.clone();
    Play { rules, state: &mut now, sink: &mut () }.advance();
    now == *state
}

/// What the game waits for.
pub fn next<R: Flows>(rules: &R, state: &R::State) -> Next<R> {
    match R::stack(state).top() {
        Some(step) => next_of(rules, state, step),
        None => rules.end(state),
    }
}

/// What a step waits for that lies on top, as somebody sees it.
pub fn next_of<R: Flows>(rules: &R, state: &R::State, step: &R::Step) -> Next<R> {
    struct Ask<'a, R: Flows>(&'a R, &'a R::State);

    impl<R: Flows> Visitor<R> for Ask<'_, R> {
        type Out = Next<R>;

        fn visit<T: StepRules<R>>(self, step: &T) -> Next<R> {
            step.next(self.0, self.1)
        }
    }

    R::visit(step, Ask(rules, state))
}

/// Whether something that was begun is still being resolved: one of the steps that wait says so.
pub fn is_resolving<R: Flows>(state: &R::State) -> bool {
    struct Resolves;

    impl<R: Flows> Visitor<R> for Resolves {
        type Out = bool;

        fn visit<T: StepRules<R>>(self, _: &T) -> bool {
            T::RESOLVES
        }
    }

    R::stack(state).steps().iter().any(|step| R::visit(step, Resolves))
}

/// Lists the answers to the present question.
pub fn candidates<R: Flows>(rules: &R, state: &R::State, scope: Scope, out: &mut Vec<R::Choice>) {
    struct List<'a, R: Flows>(&'a R, &'a R::State, Scope, &'a mut Vec<R::Choice>);

    impl<R: Flows> Visitor<R> for List<'_, R> {
        type Out = ();

        fn visit<T: StepRules<R>>(self, step: &T) {
            step.candidates(self.0, self.1, self.2, self.3);
        }
    }

    if let Some(step) = R::stack(state).top() {
        R::visit(step, List(rules, state, scope, out));
    }
}

/// The seats that are asked; none where the dice are.
pub fn asked<R: Flows>(rules: &R, state: &R::State) -> Seats {
    struct Asked<'a, R: Flows>(&'a R, &'a R::State);

    impl<R: Flows> Visitor<R> for Asked<'_, R> {
        type Out = Seats;

        fn visit<T: StepRules<R>>(self, step: &T) -> Seats {
            step.asked(self.0, self.1)
        }
    }

    R::stack(state).top().map_or(Seats::NONE, |step| R::visit(step, Asked(rules, state)))
}

/// The legal canonical answers of a seat that is asked: what [`Rules::legal`] lists, without looking up for each of
/// them who is asked.
pub fn legal<R: Flows>(rules: &R, state: &R::State, seat: Seat, out: &mut Vec<R::Choice>) {
    struct Legal<'a, R: Flows>(&'a R, &'a R::State, Seat, &'a mut Vec<R::Choice>);

    impl<R: Flows> Visitor<R> for Legal<'_, R> {
        type Out = ();

        fn visit<T: StepRules<R>>(self, step: &T) {
            let Legal(rules, state, seat, out) = self;
            let before = out.len();
            step.candidates(rules, state, Scope::Canonical, out);
            if T::LISTS_LEGAL {
                return;
            }
            let mut keep = before;
            for place in before..out.len() {
                if step.check(rules, state, seat, &out[place]).is_ok() {
                    out.swap(keep, place);
                    keep += 1;
                }
            }
            out.truncate(keep);
        }
    }

    if let Some(step) = R::stack(state).top() {
        R::visit(step, Legal(rules, state, seat, out));
    }
}

/// Decides whether an answer is legal.
pub fn check<R: Flows>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    choice: &R::Choice,
) -> Result<(), R::Refusal> {
    struct Check<'a, R: Flows>(&'a R, &'a R::State, Seat, &'a R::Choice);

    impl<R: Flows> Visitor<R> for Check<'_, R> {
        type Out = Result<(), R::Refusal>;

        fn visit<T: StepRules<R>>(self, step: &T) -> Result<(), R::Refusal> {
            let Check(rules, state, seat, choice) = self;
            if step.asked(rules, state).contains(seat) {
                step.check(rules, state, seat, choice)
            } else {
                Err(R::not_asked())
            }
        }
    }

    match R::stack(state).top() {
        Some(step) => R::visit(step, Check(rules, state, seat, choice)),
        None => Err(R::not_asked()),
    }
}

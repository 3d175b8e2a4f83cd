//! One random game with its journal: every step examined, undone and made again, and replayed at the
//! end.

use std::sync::Arc;

use super::{Broken, Kept, Law, Plan, leak, position, words};
use crate::dice::Rng;
use crate::event::Event;
use crate::hash::Hash;
use crate::journal::{Logged, NoTakeBack, What};
use crate::{Audience, Match, Next, Outcome, Rules, Scope, Seat, Seats, Viewer};

/// A choice or roll in force, with what it found. Kept apart from the match, which is under test too.
struct Mark<S> {
    by: Option<Seat>,
    what: Option<What>,
    reveals: bool,
    before: S,
    log: usize,
}

/// A game being tried.
pub(super) struct Run<'a, R: Rules> {
    plan: &'a Plan,
    kept: &'a mut Kept,
    scope: Scope,
    rng: Rng,
    game: Match<R>,
    marks: Vec<Mark<R::State>>,
    free: u32,
}

impl<'a, R: Rules> Run<'a, R> {
    /// Game number `number` of the plan.
    pub(super) fn new(
        rules: &Arc<R>,
        start: &R::State,
        plan: &'a Plan,
        number: u32,
        kept: &'a mut Kept,
    ) -> Run<'a, R> {
        let seed = Hash::of(&[b"contract", &plan.seed.to_be_bytes(), &number.to_be_bytes()]);
        Run {
            plan,
            kept,
            scope: if number.is_multiple_of(2) { Scope::All } else { Scope::Canonical },
            rng: Rng::from_bytes(seed.0),
            game: Match::from_state(Arc::clone(rules), start.clone()),
            marks: Vec::new(),
            free: plan.free,
        }
    }

    /// How many entries the journal has.
    pub(super) fn ply(&self) -> usize {
        self.game.ply()
    }

    /// Plays to the end.
    pub(super) fn play(&mut self) -> Result<(), Broken> {
        for Logged { event, .. } in self.game.log() {
            words::event(&**self.game.rules(), event)?;
            let is_open = event.audience() == Audience::All;
            Law::Message.holds(is_open, || format!("a game begins with a secret: {event:?}"))?;
        }
        for _ in 0..self.plan.steps {
            let thorough = self.rng.below(self.plan.every.max(1)) == 0;
            position::sound(&**self.game.rules(), self.game.state())?;
            if thorough {
                position::thorough(&self.game, self.kept)?;
            }
            if self.rng.below(self.plan.twin_every.max(1)) == 0 {
                let rules = self.game.rules().clone();
                leak::twins(&*rules, self.game.state(), self.plan, &mut self.rng, self.kept)?;
            }
            match self.game.next() {
                Next::Over(outcome) => return self.finish(outcome),
                Next::Chance(chance) => {
                    let roll = chance.request.roll(&mut self.rng);
                    let taken = |game: &mut Match<R>| game.roll(roll).is_ok();
                    self.step(None, Law::Dice, taken)?;
                    self.kept.rolls += 1;
                }
                Next::Decision { seats, .. } => self.answer(seats)?,
            }
            if thorough {
                self.undo()?;
            }
        }
        Err(Broken { law: Law::Ends, what: format!("no end after {} steps", self.plan.steps) })
    }

    fn answer(&mut self, seats: Seats) -> Result<(), Broken> {
        let rules = self.game.rules().clone();
        let state = self.game.state();
        let (seat, choice) = pick(&*rules, state, seats, self.scope, &mut self.rng, self.free)
            .ok_or_else(|| Broken { law: Law::Answer, what: "nothing to choose".to_owned() })?;
        let log = self.game.log().len();
        let before = rules.is_free(state, &choice).then(|| self.seen_by_others(seat, log));
        let taken = |game: &mut Match<R>| game.choose(seat, &choice).is_ok();
        self.step(Some(seat), Law::Answer, taken)?;
        self.kept.choices += 1;
        if let Some(before) = before {
            self.kept.free += 1;
            self.free = self.free.saturating_sub(1);
            let unseen = self.seen_by_others(seat, log) == before;
            Law::Free.holds(unseen, || format!("others see {choice}"))?;
        }
        Ok(())
    }

    /// The views of all but one seat, with the events since the log had `log` of them.
    fn seen_by_others(&self, seat: Seat, log: usize) -> Vec<(R::View, Vec<R::Event>)> {
        let others = words::viewers(&**self.game.rules()).into_iter();
        let others = others.filter(|viewer| *viewer != Viewer::Seat(seat));
        let seen = others.map(|viewer| {
            let events = self.game.log().iter().skip(log);
            let events = events.filter_map(|logged| logged.event.seen_by(viewer)).collect();
            (self.game.view(viewer), events)
        });
        seen.collect()
    }

    /// Carries out one step and notes what an undo of it must bring back.
    fn step(
        &mut self,
        by: Option<Seat>,
        law: Law,
        taken: impl FnOnce(&mut Match<R>) -> bool,
    ) -> Result<(), Broken> {
        let (before, log) = (self.game.state().clone(), self.game.log().len());
        let taken = taken(&mut self.game);
        law.holds(taken, || "a legal step was refused".to_owned())?;
        let events = self.game.log().iter().skip(log).map(|logged| &logged.event);
        let mut reveals = false;
        for event in events {
            words::event(&**self.game.rules(), event)?;
            reveals |= event.is_reveal();
        }
        let what = self.game.entries().last().map(|entry| entry.what.clone());
        self.marks.push(Mark { by, what, reveals, before, log });
        Ok(())
    }

    /// How many choices the seat may take back, counted anew.
    fn depth(&self, seat: Seat) -> usize {
        let asked = match self.game.next() {
            Next::Over(_) => false,
            Next::Chance(_) => true,
            Next::Decision { seats, .. } => seats.contains(seat),
        };
        let own = self.marks.iter().rev();
        let own = own.take_while(|mark| mark.by == Some(seat) && !mark.reveals);
        if asked { own.count() } else { 0 }
    }

    /// Every seat may undo what it should and no more; what is undone and chosen again ends in the same
    /// state.
    fn undo(&mut self) -> Result<(), Broken> {
        for seat in Seats::first(self.game.rules().seats()).iter() {
            let (depth, found) = (self.depth(seat), self.game.undo_depth(seat));
            Law::Undo
                .holds(depth == found, || format!("{seat:?} may undo {depth}, not {found}"))?;
            if depth > 0 {
                let count = 1 + self.rng.below(depth as u32) as usize;
                self.undo_and_redo(seat, count)?;
            } else {
                let ply = self.game.ply();
                let refused = self.game.undo(seat).is_err() && self.game.ply() == ply;
                Law::Undo.holds(refused, || format!("{seat:?} went back too far"))?;
            }
        }
        Ok(())
    }

    fn undo_and_redo(&mut self, seat: Seat, count: usize) -> Result<(), Broken> {
        let after = (self.game.state().clone(), self.game.log().len());
        let from = self.marks.len() - count;
        for mark in self.marks.iter().skip(from).rev() {
            let undone = self.game.undo(seat);
            Law::Undo.holds(undone.is_ok(), || format!("{seat:?}: {undone:?}"))?;
            let same = self.game.state_hash() == Hash::of_state(&mark.before)
                && *self.game.state() == mark.before
                && self.game.log().len() == mark.log;
            Law::Undo.holds(same, || format!("{seat:?} undid, and the state differs"))?;
            self.kept.undone += 1;
        }
        for mark in self.marks.iter().skip(from) {
            let Some(What::Choice { seat, text }) = &mark.what else { continue };
            let again = self.game.say(*seat, text);
            Law::Undo.holds(again.is_ok(), || format!("{text} again: {again:?}"))?;
        }
        let same = (self.game.state().clone(), self.game.log().len()) == after;
        Law::Undo.holds(same, || "chosen again, and the state differs".to_owned())
    }

    /// The outcome is complete, and the journal plays again to the same end and to any ply.
    fn finish(&mut self, outcome: Outcome) -> Result<(), Broken> {
        let complete = !outcome.grade.is_empty() && !outcome.rule.0.is_empty();
        Law::Ends.holds(complete, || format!("{outcome:?}"))?;
        let again = self.replayed(None)?;
        let same = again.state() == self.game.state()
            && again.chain() == self.game.chain()
            && again.log() == self.game.log();
        Law::Replay.holds(same, || "the journal ends elsewhere".to_owned())?;
        let to = self.rng.below(self.game.ply().max(1) as u32) as usize;
        let there = self.replayed(Some(to))?;
        let mut back = self.game.clone();
        match back.take_back(to) {
            Ok(()) => Law::Undo
                .holds(back.state() == there.state() && back.log() == there.log(), || {
                    format!("taken back to {to}, the game stands elsewhere")
                })?,
            // That ply was undone in its turn, or all since.
            Err(NoTakeBack::Nothing | NoTakeBack::NoSuchPly { .. } | NoTakeBack::Over) => (),
        }
        self.kept.games += 1;
        Ok(())
    }

    fn replayed(&self, to: Option<usize>) -> Result<Match<R>, Broken> {
        let rules = self.game.rules().clone();
        let (start, origin) = (self.game.start().clone(), self.game.origin());
        Match::replay(rules, start, origin, self.game.entries(), to)
            .map_err(|fault| Broken { law: Law::Replay, what: format!("{fault:?}") })
    }
}

/// A seat of those asked and one of its legal choices, at random. Free ones come up now and then, while
/// some are left to make.
pub(super) fn pick<R: Rules>(
    rules: &R,
    state: &R::State,
    seats: Seats,
    scope: Scope,
    rng: &mut Rng,
    free_left: u32,
) -> Option<(Seat, R::Choice)> {
    let seats: Vec<Seat> = seats.iter().collect();
    let seat = *rng.pick(&seats)?;
    let legal = position::legal_in(rules, state, seat, scope);
    let (free, other): (Vec<_>, Vec<_>) =
        legal.into_iter().partition(|choice| rules.is_free(state, choice));
    let fiddles = free_left > 0 && !free.is_empty() && rng.below(8) == 0;
    let choice = rng.pick(if fiddles { &free } else { &other })?;
    Some((seat, choice.clone()))
}

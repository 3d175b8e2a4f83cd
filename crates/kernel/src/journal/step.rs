//! A choice or roll in force, kept with its type so that whoever walks through a game need not list anything again.

use crate::{Audience, Legal, Roll, Rules, Seat, Sink};

/// A choice or roll in force, to be done once more by whoever walks through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InForce<'a, C> {
    /// A seat chose.
    Choice(Seat, &'a Legal<C>),
    /// Dice fell, or a card was drawn.
    Roll(&'a Roll),
}

impl<C: Clone> InForce<'_, C> {
    /// Does it again, in the state in which it was done: there it is known to be legal, and nothing is listed.
    pub fn again<R: Rules<Choice = C>, S: Sink<R>>(
        &self,
        rules: &R,
        state: &mut R::State,
        sink: &mut S,
    ) {
        match self {
            InForce::Choice(seat, choice) => {
                rules.apply(state, *seat, (*choice).clone(), sink);
            }
            InForce::Roll(roll) => rules.resolve(state, roll, sink),
        }
    }
}

/// A choice or roll in force: neither it nor anything before it was taken back.
#[derive(Clone, Debug)]
pub(super) struct Step<C> {
    /// The number of its entry, from 1.
    pub(super) ply: usize,
    /// What was done.
    pub(super) did: Did<C>,
    /// Whether somebody learned something hidden by it.
    pub(super) reveals: bool,
    /// How long the log was before it.
    pub(super) log: usize,
}

/// What a step did.
#[derive(Clone, Debug)]
pub(super) enum Did<C> {
    Choice(Seat, Legal<C>),
    /// What fell, and who may see it.
    Roll(Roll, Audience),
}

impl<C> Step<C> {
    /// Who chose; nobody for a roll.
    pub(super) fn by(&self) -> Option<Seat> {
        match &self.did {
            Did::Choice(seat, _) => Some(*seat),
            Did::Roll(..) => None,
        }
    }

    pub(super) fn in_force(&self) -> InForce<'_, C> {
        match &self.did {
            Did::Choice(seat, choice) => InForce::Choice(*seat, choice),
            Did::Roll(roll, _) => InForce::Roll(roll),
        }
    }

    /// The roll of the step, if everybody saw it.
    pub(super) fn open_roll(&self) -> Option<&Roll> {
        match &self.did {
            Did::Roll(roll, Audience::All) => Some(roll),
            Did::Roll(_, Audience::Only(_)) | Did::Choice(..) => None,
        }
    }
}

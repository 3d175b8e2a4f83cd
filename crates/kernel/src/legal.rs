//! Choices proven legal by type.

use crate::tally::{Costly, count};
use crate::{Message, Next, Rule, Rules, Scope, Seat};

/// A choice that passed [`Rules::check`]. Only this crate can make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Legal<C>(C);

impl<C> Legal<C> {
    /// For this crate, after the check.
    pub(crate) fn proven(choice: C) -> Legal<C> {
        Legal(choice)
    }

    /// The choice itself.
    pub fn into_inner(self) -> C {
        self.0
    }

    /// The choice, to look at.
    pub(crate) fn get(&self) -> &C {
        &self.0
    }
}

/// Why a choice was not taken.
#[derive(Clone, Debug, PartialEq, Message)]
#[message("choice")]
pub enum Refused<R: Rules> {
    /// The game waits for another seat, for dice, or is over.
    NotAsked,
    /// The question has no such answer.
    Unknown,
    /// A rule forbids it.
    #[inner]
    Rule(R::Refusal),
    /// What comes of it has no end: the game began with a state that no game leads to.
    Endless,
}

impl<R: Rules> Refused<R> {
    /// The rule, where one forbids it.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            Refused::Rule(refusal) => Some(crate::Cited::rule(refusal)),
            Refused::NotAsked | Refused::Unknown | Refused::Endless => None,
        }
    }
}

/// A candidate and, if it is refused, why.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer<R: Rules> {
    /// The candidate.
    pub choice: R::Choice,
    /// `None` when it is legal.
    pub refusal: Option<R::Refusal>,
}

/// Whether the game waits for this seat.
pub fn is_asked<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> bool {
    matches!(rules.next(state), Next::Decision { seats, .. } if seats.contains(seat))
}

/// Every candidate of a seat, legal or not; none when it is not asked.
pub fn listing<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> Vec<R::Choice> {
    if is_asked(rules, state, seat) { listed(rules, state, seat) } else { Vec::new() }
}

/// Every candidate of a seat that is asked.
fn listed<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> Vec<R::Choice> {
    count(Costly::Listing);
    let mut candidates = Vec::new();
    rules.candidates(state, seat, Scope::All, &mut candidates);
    candidates
}

/// Every candidate of a seat with its refusal, but for those that would leave all as it is; none when the seat is
/// not asked.
pub fn offers<R: Rules>(rules: &R, state: &R::State, seat: Seat) -> Vec<Offer<R>> {
    let candidates = listing(rules, state, seat);
    candidates
        .into_iter()
        .filter(|choice| !rules.is_idle(state, choice))
        .map(|choice| {
            let refusal = rules.check(state, seat, &choice).err();
            Offer { choice, refusal }
        })
        .collect()
}

/// Proves a choice legal: the seat is asked, the choice is a candidate, and it passes the check.
pub fn prove<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    choice: &R::Choice,
) -> Result<Legal<R::Choice>, Refused<R>> {
    if !is_asked(rules, state, seat) {
        return Err(Refused::NotAsked);
    }
    if !listed(rules, state, seat).contains(choice) {
        return Err(Refused::Unknown);
    }
    rules.check(state, seat, choice).map_err(Refused::Rule)?;
    Ok(Legal::proven(choice.clone()))
}

/// Proves a choice legal that is known to be a candidate: one that was listed for this question. Only the seat and the
/// check are looked at.
pub fn prove_listed<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    choice: &R::Choice,
) -> Result<Legal<R::Choice>, Refused<R>> {
    if !is_asked(rules, state, seat) {
        return Err(Refused::NotAsked);
    }
    rules.check(state, seat, choice).map_err(Refused::Rule)?;
    Ok(Legal::proven(choice.clone()))
}

/// Finds the candidate of a notation. No parser is written anywhere.
pub fn find<R: Rules>(
    rules: &R,
    state: &R::State,
    seat: Seat,
    notation: &str,
) -> Result<R::Choice, Refused<R>> {
    if !is_asked(rules, state, seat) {
        return Err(Refused::NotAsked);
    }
    let candidates = listed(rules, state, seat);
    let mut text = String::new();
    candidates
        .into_iter()
        .find(|choice| {
            text.clear();
            std::fmt::Write::write_fmt(&mut text, format_args!("{choice}")).is_ok()
                && text == notation
        })
        .ok_or(Refused::Unknown)
}

//! Chapter under construction.

use kernel::{Scope, Sink};

use crate::Tonkin;
use crate::choice::Choice;
use crate::flow::{Play, State};
use crate::refusal::No;

/// The phase begins.
pub fn begin_vm<S: Sink<Tonkin>>(_: &mut Play<'_, S>) {}

/// The phase begins.
pub fn begin_french<S: Sink<Tonkin>>(_: &mut Play<'_, S>) {}

/// Answers.
pub fn candidates(_: &Tonkin, _: &State, _: Scope, _: &mut Vec<Choice>) {}

/// Checks.
pub fn check(_: &Tonkin, _: &State, _: Choice) -> Result<(), No> {
    Err(No::NotAsked)
}

/// Applies.
pub fn apply<S: Sink<Tonkin>>(_: &mut Play<'_, S>, _: Choice) {}

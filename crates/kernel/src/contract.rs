//! What every title must keep, tried out in random games.
//!
//! [`keeps_contract`] plays games over all candidates and over the canonical ones, and holds each
//! [`Law`] at every step or at a sample of steps ([`Plan`]). It counts what it tried ([`Kept`]), so that
//! a title's test can ask for enough. A breach names the seed, the game and the ply.

mod fast;
mod leak;
mod position;
mod record;
mod words;

use std::fmt;
use std::sync::Arc;

use record::Run;

use crate::{Rules, Viewer};

/// How much is tried. Everything is counted, nothing is timed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Where the random games come from.
    pub seed: u64,
    /// How many games; every second one is over canonical candidates.
    pub games: u32,
    /// Within how many steps a game must end.
    pub steps: u32,
    /// How many free choices are made in one game at most.
    pub free: u32,
    /// One of so many steps is examined thoroughly; 1 is all.
    pub every: u32,
    /// At one of so many steps every viewer gets a twin world; 1 is all.
    pub twin_every: u32,
    /// How many steps a twin world is played on at most.
    pub twin_steps: u32,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            seed: 1,
            games: 8,
            steps: 20_000,
            free: 100,
            every: 4,
            twin_every: 40,
            twin_steps: 60,
        }
    }
}

/// One thing that every title keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Law {
    /// Random games end, and the outcome says how.
    Ends,
    /// A question is put to seats that exist, a request to dice that exist.
    Question,
    /// Every seat that is asked has a legal answer, among all candidates and among the canonical ones.
    Answer,
    /// Canonical candidates are candidates, none is free, and `legal` lists the legal ones in their order.
    Canonical,
    /// A free choice shows nobody else anything.
    Free,
    /// Notations are unique and are found back.
    Notation,
    /// Refused candidates have a rule and are really refused, and nothing changes.
    Refusal,
    /// Seats that are not asked have no offers and cannot choose; dice not asked for are refused.
    NotAsked,
    /// Dice that cannot fall are refused.
    Dice,
    /// A state is written and read back as it was.
    Serial,
    /// Looking at a state, or playing on in a copy, changes nothing in it.
    Copies,
    /// The journal replays to the same state, log and hash.
    Replay,
    /// Undo restores the state exactly and stops at rolls, reveals and questions to others.
    Undo,
    /// Every view can be built and written.
    View,
    /// The bookkeeping is in order.
    Audit,
    /// The choice that lets a window pass is legal.
    Standing,
    /// The answer given while odds are computed is legal.
    Settle,
    /// Messages are well formed: ids, names of facts, keys the pack names in both languages.
    Message,
    /// A world made from a view is sound, and the same for the same seed.
    World,
    /// Nothing a viewer gets depends on what he may not know: the world made from his view, which may
    /// differ in all that is hidden, gives him the same.
    Leak,
    /// Random play without journal ends in the same state as a full match.
    FastPath,
}

impl Law {
    fn holds(self, kept: bool, what: impl FnOnce() -> String) -> Result<(), Broken> {
        if kept { Ok(()) } else { Err(Broken { law: self, what: what() }) }
    }
}

/// A law broken somewhere.
#[derive(Debug)]
struct Broken {
    law: Law,
    what: String,
}

/// A law broken, and where: the same plan breaks it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Which law.
    pub law: Law,
    /// The seed of the plan.
    pub(crate) seed: u64,
    /// The number of the game, from 0.
    pub(crate) game: u32,
    /// How many entries its journal had.
    pub ply: usize,
    /// What was seen.
    pub(crate) what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Breach { law, seed, game, ply, what } = self;
        write!(f, "{law:?} (seed {seed}, game {game}, ply {ply}): {what}")
    }
}

/// What was tried and kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Games played to their end.
    pub games: u64,
    /// Choices made.
    pub choices: u64,
    /// Free choices among them.
    pub free: u64,
    /// Rolls and draws.
    pub rolls: u64,
    /// Steps examined thoroughly.
    pub(crate) thorough: u64,
    /// Refused candidates tried in vain.
    pub refused: u64,
    /// Choices undone and made again.
    pub undone: u64,
    /// Windows with a standing order.
    pub windows: u64,
    /// Twin worlds compared.
    pub twins: u64,
    /// Those of them that differed from the real world in something hidden.
    pub twins_hiding: u64,
    /// Steps over which twins were compared.
    pub twin_steps: u64,
    /// Choices of others that were replaced in a twin by one that looks the same.
    pub twins_replaced: u64,
    /// Twins left because the real choice of another seat was not legal in the twin.
    pub twins_left_by_choice: u64,
    /// Twins left because the real roll was not possible in the twin.
    pub twins_left_by_roll: u64,
    /// Twins left because a rule showed the viewer something hidden.
    pub twins_left_by_reveal: u64,
    /// Choices with two or more answers in games that the fast path and a full match both played.
    pub fast_choices: u64,
}

/// Holds the contract, for a title's tests.
///
/// # Panics
///
/// When a law is broken, with the breach as message.
pub fn keeps_contract<R: Rules>(rules: &Arc<R>, plan: &Plan) -> Kept {
    match examine(rules, &rules.start(), plan) {
        Ok(kept) => kept,
        Err(breach) => panic!("{breach}"),
    }
}

/// Tries the contract from a position and says what was broken first.
pub fn examine<R: Rules>(rules: &Arc<R>, start: &R::State, plan: &Plan) -> Result<Kept, Breach> {
    let mut kept = Kept::default();
    for game in 0..plan.games {
        let mut run = Run::new(rules, start, plan, game, &mut kept);
        run.play().map_err(|broken| breach(plan, game, run.ply(), broken))?;
    }
    for game in 0..plan.games {
        fast::same_end(rules, start, plan, game, &mut kept)
            .map_err(|broken| breach(plan, game, 0, broken))?;
    }
    Ok(kept)
}

/// Tries whether a viewer can tell two worlds apart that differ only in what he may not know, and says by
/// what. They are compared as they are, and then played on by the seed and the twin steps of the plan.
pub fn look_alike<R: Rules>(
    rules: &R,
    viewer: Viewer,
    worlds: [&R::State; 2],
    plan: &Plan,
    kept: &mut Kept,
) -> Result<(), Breach> {
    let alike = leak::alike(rules, viewer, worlds, plan, kept);
    alike.map_err(|broken| breach(plan, 0, 0, broken))
}

fn breach(plan: &Plan, game: u32, ply: usize, Broken { law, what }: Broken) -> Breach {
    Breach { law, seed: plan.seed, game, ply, what }
}

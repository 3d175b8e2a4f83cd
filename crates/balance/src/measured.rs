//! What a report must know of a title.

use bots::Opponents;
use kernel::Title;

/// A game that is played many times: a scenario with options.
#[derive(Clone, Debug)]
pub(crate) struct Cell {
    /// What it is called in the report.
    pub(crate) name: String,
    /// The scenario.
    pub(crate) scenario: &'static str,
    /// Options beside the usual ones.
    pub(crate) options: Vec<(&'static str, String)>,
    /// What the seats answer first, as notation, before the bots take over.
    pub(crate) opening: Vec<String>,
}

/// A figure that is followed from turn to turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dial<R: Title> {
    /// What it is called.
    pub(crate) name: &'static str,
    /// Reads it.
    pub(crate) read: fn(&R, &R::State) -> i64,
}

/// A title whose games can be measured.
pub(crate) trait Measured: Title {
    /// Its bots.
    type Bots: Opponents<Rules = Self>;

    /// The games of the report.
    fn cells() -> Vec<Cell>;

    /// The turn that is being played, counted from one.
    fn turn(&self, state: &Self::State) -> usize;

    /// What a turn is called in the report: `turn`, `month`.
    const TURN: &'static str = "turn";

    /// What the score of a game is.
    const SCORE: &'static str;

    /// The figures that are followed.
    fn dials() -> Vec<Dial<Self>>;
}

/// Every scenario with its usual options.
pub(crate) fn every_scenario<R: Title>() -> Vec<Cell> {
    let cell = |scenario: &&'static str| Cell {
        name: (*scenario).to_owned(),
        scenario,
        options: Vec::new(),
        opening: Vec::new(),
    };
    R::INFO.scenarios.iter().map(cell).collect()
}

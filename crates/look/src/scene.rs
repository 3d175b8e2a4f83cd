//! What a table page shows, already cut down to what its viewer may know.

use std::collections::BTreeMap;

use kernel::{Seat, Viewer};
use table::{Glimpse, No, Order, Table};
use words::Words;

use crate::Looks;

/// Everything a table page needs.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// The game.
    pub table: &'a dyn Table,
    /// The game as the viewer sees it, what he is asked and what he saw happen: [`Table::whole_view`].
    pub now: Glimpse,
    /// The look of its title.
    pub title: &'static dyn Looks,
    /// The public id of the table, as in its address.
    pub id: &'a str,
    /// Whose eyes: a seat the visitor plays, or a spectator.
    pub viewer: Viewer,
    /// The seats the visitor plays.
    pub held: &'a [Seat],
    /// How the table is played.
    pub mode: Mode,
    /// The language.
    pub words: &'a Words,
    /// The earlier moment that is looked at, if any.
    pub look_back: Option<LookBack>,
    /// How many moments the viewer had seen when he made his last choice: "since your last move" begins
    /// after them.
    pub since: usize,
    /// The notation of the choice whose odds are shown, and which waits to be confirmed.
    pub previewed: Option<&'a str>,
    /// A refusal to show.
    pub notice: Option<No>,
    /// The standing orders of the viewer's seat, by window.
    pub orders: &'a BTreeMap<String, Order>,
    /// The stamp of the question as this viewer sees it; it is sent back with every answer.
    pub stamp: &'a str,
}

/// How a table is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// One person against a bot.
    Bot,
    /// Two people at one screen, with a curtain between them.
    HotSeat,
    /// One person plays every side.
    BothSides,
    /// A game forked to try things out: nothing in it counts.
    Sandbox,
    /// The guided opening, at the step of that number.
    Guide {
        /// Counted from 0; as many as there are steps means that the guide is over.
        step: usize,
    },
}

impl Mode {
    /// As forms and storage write it.
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Bot => "bot",
            Mode::HotSeat => "hotseat",
            Mode::BothSides => "both",
            Mode::Sandbox => "sandbox",
            Mode::Guide { .. } => "guide",
        }
    }
}

/// An earlier moment.
#[derive(Clone, Debug)]
pub struct LookBack {
    /// Its number among those the viewer saw; 0 is before the first.
    pub moment: usize,
    /// The game as the viewer saw it then.
    pub view: Glimpse,
}

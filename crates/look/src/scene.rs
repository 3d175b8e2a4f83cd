//! What a table page shows, already cut down to what its viewer may know.

use std::collections::BTreeMap;

use std::sync::Arc;

use kernel::{Seat, TitleInfo, Viewer};
use table::{DiceWritten, Glimpse, No, Order, Seen, Sitter, Table, Waits};
use words::Words;

use crate::{Looks, Sight};

/// Everything a table page needs. It holds nothing of the game itself, so that a page is drawn while the table goes on.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// What is told of the table besides what is seen.
    pub facts: Arc<Facts>,
    /// Where the game as it was before a roll is found.
    pub earlier: Earlier<'a>,
    /// The game as the viewer sees it, what he is asked and what he saw happen: [`Table::whole_view`].
    pub now: Arc<dyn Sight>,
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

/// A chair at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The name the seat goes by now.
    pub name: &'static str,
    /// The name of the side it plays.
    pub side: &'static str,
    /// Who sits there.
    pub sitter: Sitter,
}

/// What a page tells of a table besides what its viewer sees of the game, taken in one look at it.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The title.
    pub info: &'static TitleInfo,
    /// The scenario, by its key.
    pub scenario: String,
    /// How the dice are thrown.
    pub dice: DiceWritten,
    /// Every seat.
    pub chairs: Vec<Chair>,
    /// What the game waits for.
    pub waits: Waits,
    /// Whether the viewer can take his last choice back, or why not; nothing for who plays no seat.
    pub undo: Option<Result<(), No>>,
    /// How many of the viewer's moments came before this game began.
    pub before: usize,
    /// What was done outside the rules, as the viewer may know it.
    pub acts: Vec<Seen>,
    /// How often something that had been rolled or shown was taken back.
    pub take_backs: usize,
}

impl Facts {
    /// What is told of a table to a viewer.
    pub fn of(table: &dyn Table, viewer: Viewer) -> Facts {
        let chair = |seat| Chair {
            name: table.seat_name(seat),
            side: table.side_name(seat),
            sitter: table.sitter(seat),
        };
        Facts {
            info: table.info(),
            scenario: table.header().scenario.clone(),
            dice: table.header().dice,
            chairs: (0..table.seats()).map(Seat).map(chair).collect(),
            waits: table.waits(),
            undo: match viewer {
                Viewer::Seat(seat) => Some(table.check_undo(seat)),
                Viewer::Spectator => None,
            },
            before: table.moments_before(viewer),
            acts: table.acts_seen_by(viewer),
            take_backs: table.take_backs(),
        }
    }

    /// The name a seat goes by.
    pub fn seat_name(&self, seat: Seat) -> &'static str {
        self.chairs.get(usize::from(seat.0)).map_or("", |chair| chair.name)
    }

    /// The name of the side it plays.
    pub fn side_name(&self, seat: Seat) -> &'static str {
        self.chairs.get(usize::from(seat.0)).map_or("", |chair| chair.side)
    }
}

/// Where the game as the viewer saw it before a roll is found.
#[derive(Clone, Copy, Debug)]
pub enum Earlier<'a> {
    /// At the table.
    Table(&'a dyn Table),
    /// It was looked up while the table was at hand: by the number of the moment before the roll.
    Kept(&'a BTreeMap<usize, Glimpse>),
}

impl Earlier<'_> {
    /// The game as the viewer saw it at each of these moments.
    pub(crate) fn views(self, viewer: Viewer, moments: &[usize]) -> Vec<Option<Glimpse>> {
        match self {
            Earlier::Table(table) => table.views_at(viewer, moments),
            Earlier::Kept(kept) => moments.iter().map(|moment| kept.get(moment).cloned()).collect(),
        }
    }
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

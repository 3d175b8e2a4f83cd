//! Acts outside the rules: somebody resigns, a seat is handed over, a take-back is asked for.
//!
//! They are entries of the journal, hashed like all others, and leave the state alone. Whether the rules of a table
//! allow one now is decided here, once, so that a journal played again checks it too.

use std::fmt;

use super::{Match, What};
use crate::{Message, Next, Outcome, Rule, Rules, Seat, Seats};

/// What was done outside the rules. `Display` is the text that goes into the hash chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A seat gives up for its side.
    Resigned {
        /// Who.
        seat: Seat,
    },
    /// A seat offers a draw.
    DrawOffered {
        /// Who.
        seat: Seat,
    },
    /// A seat takes the draw that another side offered.
    DrawAgreed {
        /// Who.
        seat: Seat,
    },
    /// A seat claims the game: the time of the others is out.
    TimeClaimed {
        /// Who.
        seat: Seat,
    },
    /// The game is called off before it has really begun.
    Aborted {
        /// Who.
        seat: Seat,
    },
    /// A seat is handed over.
    SeatGiven {
        /// Which.
        seat: Seat,
        /// Who sits there now: a person, or a bot by its name.
        to: String,
    },
    /// A seat asks to go back further than undo goes.
    BackAsked {
        /// Who.
        seat: Seat,
        /// To where the game stood after this many entries.
        to: usize,
    },
    /// A seat agrees to go back.
    BackGranted {
        /// Who.
        seat: Seat,
    },
    /// A seat does not agree to go back.
    BackRefused {
        /// Who.
        seat: Seat,
    },
    /// A seat was shown what a bot would do.
    HintUsed {
        /// Who.
        seat: Seat,
    },
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seat = self.seat().0;
        match self {
            Act::Resigned { .. } => write!(f, "resigned {seat}"),
            Act::DrawOffered { .. } => write!(f, "draw offered {seat}"),
            Act::DrawAgreed { .. } => write!(f, "draw agreed {seat}"),
            Act::TimeClaimed { .. } => write!(f, "time claimed {seat}"),
            Act::Aborted { .. } => write!(f, "aborted {seat}"),
            Act::SeatGiven { to, .. } => write!(f, "seat given {seat} {to}"),
            Act::BackAsked { to, .. } => write!(f, "back asked {seat} {to}"),
            Act::BackGranted { .. } => write!(f, "back granted {seat}"),
            Act::BackRefused { .. } => write!(f, "back refused {seat}"),
            Act::HintUsed { .. } => write!(f, "hint used {seat}"),
        }
    }
}

impl Act {
    /// Whose act it is; of a seat that is handed over, that seat.
    pub const fn seat(&self) -> Seat {
        match self {
            Act::Resigned { seat }
            | Act::DrawOffered { seat }
            | Act::DrawAgreed { seat }
            | Act::TimeClaimed { seat }
            | Act::Aborted { seat }
            | Act::SeatGiven { seat, .. }
            | Act::BackAsked { seat, .. }
            | Act::BackGranted { seat }
            | Act::BackRefused { seat }
            | Act::HintUsed { seat } => *seat,
        }
    }
}

/// Why something outside the rules cannot be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("act")]
pub enum NoAct {
    /// The game is over.
    Over,
    /// There is no such seat.
    NoSeat,
    /// Nobody of another side has offered a draw.
    NoOffer,
    /// Too much was chosen already to call the game off.
    TooLate,
    /// Nobody else has asked to go back.
    NotAsked,
    /// There is no way back to where somebody wants to go.
    NoSuchPly,
    /// The name of who takes the seat is none.
    BadName,
}

/// What somebody waits for an answer to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    /// Who offers a draw.
    pub(crate) draw: Option<Seat>,
    /// Who asks to go back, and to where.
    pub back: Option<(Seat, usize)>,
    /// Who has agreed to it.
    pub granted: Seats,
}

/// A name of who sits at a seat has at most so many letters.
const LONGEST_NAME: usize = 40;
/// A game can be called off as long as fewer than so many choices stand.
const CHOICES_TO_ABORT: usize = 2;

impl<R: Rules> Match<R> {
    /// Something is done outside the rules.
    pub fn act(&mut self, act: Act) -> Result<(), NoAct> {
        self.check_act(&act)?;
        self.pending = self.pending_after(&act);
        self.ending = self.ending_of(&act);
        self.record(What::Act(act));
        Ok(())
    }

    /// What waits for an answer of the others.
    pub fn pending(&self) -> Pending {
        self.pending
    }

    /// Why an act cannot be done now.
    pub fn check_act(&self, act: &Act) -> Result<(), NoAct> {
        let seat = act.seat();
        if seat.0 >= self.rules.seats() {
            return Err(NoAct::NoSeat);
        }
        if matches!(self.next(), Next::Over(_)) {
            return Err(NoAct::Over);
        }
        match act {
            Act::DrawAgreed { .. } => {
                let offered = self.pending.draw.is_some_and(|by| !self.same_side(by, seat));
                if offered { Ok(()) } else { Err(NoAct::NoOffer) }
            }
            Act::Aborted { .. } => {
                let chosen = self.line.iter().filter(|step| step.by().is_some()).count();
                if chosen < CHOICES_TO_ABORT { Ok(()) } else { Err(NoAct::TooLate) }
            }
            Act::SeatGiven { to, .. } => {
                let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                let fits = !to.is_empty() && to.len() <= LONGEST_NAME && to.chars().all(is_plain);
                if fits { Ok(()) } else { Err(NoAct::BadName) }
            }
            Act::BackAsked { to, .. } => match self.steps_at(*to) {
                Some(count) if count < self.line.len() => Ok(()),
                Some(_) | None => Err(NoAct::NoSuchPly),
            },
            Act::BackGranted { .. } | Act::BackRefused { .. } => {
                let asked = self.pending.back.is_some_and(|(by, _)| by != seat);
                if asked { Ok(()) } else { Err(NoAct::NotAsked) }
            }
            Act::Resigned { .. }
            | Act::DrawOffered { .. }
            | Act::TimeClaimed { .. }
            | Act::HintUsed { .. } => Ok(()),
        }
    }

    fn same_side(&self, one: Seat, other: Seat) -> bool {
        let side = |seat| self.rules.side_name(&self.state, seat);
        side(one) == side(other)
    }

    fn pending_after(&self, act: &Act) -> Pending {
        match act {
            Act::DrawOffered { seat } => Pending { draw: Some(*seat), ..self.pending },
            Act::BackAsked { seat, to } => {
                let back = Some((*seat, *to));
                Pending { back, granted: Seats::NONE, ..self.pending }
            }
            Act::BackRefused { .. } => Pending { back: None, granted: Seats::NONE, ..self.pending },
            // Who must agree is the table's to say; the going back itself is an entry of its own.
            Act::BackGranted { seat } => {
                Pending { granted: self.pending.granted.with(*seat), ..self.pending }
            }
            Act::SeatGiven { .. } | Act::HintUsed { .. } => self.pending,
            Act::Resigned { .. }
            | Act::DrawAgreed { .. }
            | Act::TimeClaimed { .. }
            | Act::Aborted { .. } => Pending::default(),
        }
    }

    /// How an act ends the game; nothing where it goes on. No rule of the game decides then.
    fn ending_of(&self, act: &Act) -> Option<Outcome> {
        let end = |winner, grade| Some(Outcome { winner, grade, score: 0, rule: Rule("") });
        match act {
            Act::Resigned { seat } => {
                end(self.rules.winner_against(&self.state, *seat), "resigned")
            }
            Act::TimeClaimed { seat } => {
                end(Some(self.rules.side_name(&self.state, *seat)), "time")
            }
            Act::DrawAgreed { .. } => end(None, "agreed"),
            Act::Aborted { .. } => end(None, "aborted"),
            Act::DrawOffered { .. }
            | Act::SeatGiven { .. }
            | Act::BackAsked { .. }
            | Act::BackGranted { .. }
            | Act::BackRefused { .. }
            | Act::HintUsed { .. } => None,
        }
    }
}

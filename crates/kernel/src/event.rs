//! What happened, reported while it happens, and who may see it.

use crate::{Cited, Message, Rules, Seat, Seats, Viewer};

/// Who may see a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Audience {
    /// Everybody, spectators included.
    All,
    /// These seats only.
    Only(Seats),
}

impl Audience {
    /// One seat only.
    pub const fn seat(seat: Seat) -> Audience {
        Audience::Only(Seats::only(seat))
    }

    /// Whether the viewer belongs to the audience.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::All, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
        }
    }
}

/// Who may know what an event tells, and whether somebody learns something by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Everybody sees what everybody could see.
    Open,
    /// Everybody learns what was hidden from some: a card that leaves the hand, a bid that is opened.
    Reveals,
    /// Only this seat sees it whole, and it knew.
    Owner(Seat),
    /// Only this seat sees it whole, and somebody learns something for good: the seat, as by a card it draws, or the
    /// others by what they see of it.
    OwnerReveals(Seat),
}

/// Something that happened in a game, by a rule.
pub trait Event: Message + Cited + Clone + std::fmt::Debug + PartialEq {
    /// Who may know what it tells.
    fn secrecy(&self) -> Secrecy;

    /// The event as everybody else sees it; `None` when they see nothing at all.
    fn redacted(&self) -> Option<Self>;

    /// Who may see the event as it is.
    fn audience(&self) -> Audience {
        match self.secrecy() {
            Secrecy::Open | Secrecy::Reveals => Audience::All,
            Secrecy::Owner(seat) | Secrecy::OwnerReveals(seat) => Audience::seat(seat),
        }
    }

    /// Whether somebody has learned a fact that was hidden from him before. Undo stops here.
    fn is_reveal(&self) -> bool {
        match self.secrecy() {
            Secrecy::Reveals | Secrecy::OwnerReveals(_) => true,
            Secrecy::Open | Secrecy::Owner(_) => false,
        }
    }

    /// Whether the event tells the dice it came of, by their sum or one by one: whoever sees it may see their faces.
    /// It is asked of the event as its viewer sees it.
    fn tells_dice(&self) -> bool {
        false
    }

    /// The event as this viewer may know it.
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        if self.audience().includes(viewer) { Some(self.clone()) } else { self.redacted() }
    }
}

/// Takes the events of a game as they happen, each with the state at that moment.
pub trait Sink<R: Rules> {
    /// False when nobody listens: rules need not even build the event.
    const LISTENS: bool;

    /// Takes one event.
    fn event(&mut self, state: &R::State, event: R::Event);

    /// True when somebody wants to know which questions close by themselves. To find out why costs a copy of the state
    /// for every step.
    const HEARS_CLOSINGS: bool = false;

    /// Takes the news that a question closed by itself.
    fn closed(&mut self, closing: Closing<R>) {
        let _ = closing;
    }

    /// What goes by itself came to no end and was broken off: the state is none that the rules lead to. See
    /// [`crate::flow::MOST_STEPS`].
    fn endless(&mut self) {}
}

/// A question that closed by itself: nobody was asked it, or nobody is asked it again.
#[derive(Clone, Debug, PartialEq)]
pub struct Closing<R: Rules> {
    /// The question.
    pub prompt: R::Prompt,
    /// Why.
    pub why: Why,
}

/// Why a question closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Why {
    /// There was no legal answer.
    NothingLeft,
    /// There was one legal answer only, and it was carried out or made no difference.
    OnlyOne,
    /// As many were to be chosen as there were, or more: all of them were.
    All,
    /// What was to be done is done.
    Done,
}

impl Why {
    /// As programs read it.
    pub const fn name(self) -> &'static str {
        match self {
            Why::NothingLeft => "nothing-left",
            Why::OnlyOne => "only-one",
            Why::All => "all",
            Why::Done => "done",
        }
    }
}

/// Search and simulation listen to nothing.
impl<R: Rules> Sink<R> for () {
    const LISTENS: bool = false;

    fn event(&mut self, _: &R::State, _: R::Event) {}
}

/// Keeps every event with the state at its moment.
#[derive(Debug)]
pub struct Recorder<R: Rules> {
    /// The moments in the order they came.
    pub moments: Vec<(R::State, R::Event)>,
}

impl<R: Rules> Default for Recorder<R> {
    fn default() -> Self {
        Recorder { moments: Vec::new() }
    }
}

impl<R: Rules> Sink<R> for Recorder<R> {
    const LISTENS: bool = true;

    fn event(&mut self, state: &R::State, event: R::Event) {
        self.moments.push((state.clone(), event));
    }
}

/// Keeps the events alone.
impl<R: Rules> Sink<R> for Vec<R::Event> {
    const LISTENS: bool = true;

    fn event(&mut self, _: &R::State, event: R::Event) {
        self.push(event);
    }
}

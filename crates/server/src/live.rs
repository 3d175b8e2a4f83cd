//! Live updates: every open page of a table is sent what changed for its own viewer.
//!
//! A page gets only parts that differ from those it has, and nothing at all when nothing changed for its
//! viewer, so that what another seat does in secret cannot be counted. A reader who comes back says what
//! he saw last; if that is no longer how the table stands he gets every part. Of what a slow reader has not
//! taken yet only the newest is kept: he skips what lies between.

use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use bytes::Bytes;
use http_body::{Body, Frame};
use tokio::time::{Interval, MissedTickBehavior};
use words::Words;

use crate::gallery::{Drawn, Event};
use crate::limits::Limits;
use crate::packing::{self, Packing};
use crate::problem::Problem;
use crate::room::Room;
use crate::scenery::Prospect;
use crate::streams::{Looks, Pass};

/// How often something is sent even if nothing happens, so that nobody between closes the line.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// What is sent where nothing happens: a comment.
const SIGN_OF_LIFE: &str = ":\n\n";

/// What is sent first.
const GREETING: &str = "retry: 1000\n\n";

/// Somebody who looks at a table.
#[derive(Debug)]
pub(crate) struct Listener {
    guest: String,
    looks: Looks,
    words: Words,
    outbox: Arc<Outbox>,
}

/// What a page is to show.
#[derive(Clone, Debug)]
pub(crate) enum Shown {
    /// The curtain.
    Curtain,
    /// The table.
    Table(Arc<Drawn>),
}

/// What waits for a reader: the newest alone.
#[derive(Debug, Default)]
pub(crate) struct Outbox(Mutex<Waiting>);

#[derive(Debug, Default)]
struct Waiting {
    newest: Option<Shown>,
    /// Whether the page must load itself again before it shows anything else.
    reloads: bool,
    /// Nothing more comes.
    is_closed: bool,
    /// Nobody takes it any more.
    is_gone: bool,
    waker: Option<Waker>,
}

/// What a stream takes of it.
struct Taken {
    newest: Option<Shown>,
    reloads: bool,
}

impl Outbox {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        let mut waiting = self.waiting();
        change(&mut waiting);
        let waker = waiting.waker.take();
        drop(waiting);
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    /// Puts in what the page is to show now.
    pub(crate) fn put(&self, shown: Shown) {
        self.change(|waiting| {
            // A page that did not see the curtain fall finds out all the same.
            waiting.reloads |= matches!(waiting.newest, Some(Shown::Curtain));
            waiting.newest = Some(shown);
        });
    }

    /// The same for what was drawn before anything else could be put in.
    fn put_first(&self, shown: Shown) {
        self.change(|waiting| {
            waiting.newest.get_or_insert(shown);
        });
    }

    fn close(&self) {
        self.change(|waiting| waiting.is_closed = true);
    }
}

impl Listener {
    /// Whether nobody listens any more.
    pub(crate) fn is_gone(&self) -> bool {
        self.outbox.waiting().is_gone
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.outbox.close();
    }
}

/// The event that makes a page load itself again: the curtain fell or was raised, or the table is gone.
fn reload() -> Event {
    Event::of("id: curtain\ndata: {\"reload\":true}\n\n".to_owned())
}

/// What an open page is drawn from, and where it goes.
#[derive(Debug)]
pub(crate) struct Sitting {
    pub(crate) prospect: Prospect,
    pub(crate) words: Words,
    pub(crate) outbox: Arc<Outbox>,
}

impl Room {
    /// Lets somebody look on.
    pub(crate) fn listen(
        &mut self,
        guest: &str,
        words: Words,
        limits: Limits,
    ) -> Result<Sitting, Problem> {
        let looks = self.make_room(guest, limits)?;
        let outbox: Arc<Outbox> = Arc::default();
        let sitting = Sitting { prospect: self.prospect(guest), words, outbox: outbox.clone() };
        self.listeners.push(Listener { guest: guest.to_owned(), looks, words, outbox });
        Ok(sitting)
    }

    /// Makes room for one more page. Of somebody who plays here, the page he opened first goes if he has too many; the
    /// places of those who watch are counted apart.
    fn make_room(&mut self, guest: &str, limits: Limits) -> Result<Looks, Problem> {
        self.listeners.retain(|listener| !listener.is_gone());
        let looks = self.looks(guest);
        match looks {
            Looks::On => {
                let watch = self.listeners.iter().filter(|one| one.looks == Looks::On).count();
                if watch >= limits.listeners {
                    return Err(Problem::full("server-too-many-watch"));
                }
            }
            Looks::FromSeat => {
                let own = self.listeners.iter().filter(|one| one.guest == guest).count();
                let first = self.listeners.iter().position(|one| one.guest == guest);
                if let Some(first) = first.filter(|_| own >= limits.seat_pages) {
                    self.listeners.remove(first);
                }
            }
        }
        Ok(looks)
    }

    /// Whether a guest plays at this table.
    pub(crate) fn looks(&self, guest: &str) -> Looks {
        if self.held_by(guest).is_empty() { Looks::On } else { Looks::FromSeat }
    }

    /// Lets everybody who looks load the page again, and go: the table is no more.
    pub(crate) fn send_away(&mut self) {
        for listener in self.listeners.drain(..) {
            listener.outbox.change(|waiting| waiting.reloads = true);
        }
    }

    /// Everybody who looks is to be sent what changed for him, as soon as the table is free again.
    pub(crate) fn publish(&mut self) {
        self.showing.has_news = !self.listeners.is_empty();
    }

    /// What the open pages are drawn from, in one look.
    pub(crate) fn sittings(&mut self) -> Vec<Sitting> {
        self.showing.has_news = false;
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.retain(|listener| !listener.is_gone());
        let sitting = |listener: &Listener| Sitting {
            prospect: self.prospect(&listener.guest),
            words: listener.words,
            outbox: Arc::clone(&listener.outbox),
        };
        let sittings = listeners.iter().map(sitting).collect();
        self.listeners = listeners;
        sittings
    }
}

/// What the page of a listener shows.
#[derive(Debug)]
enum Has {
    /// Nothing that is known here: it is sent every part with the next change.
    Unknown,
    /// The curtain.
    Curtain,
    /// The table.
    Table(Arc<Drawn>),
}

/// The body of an answer that goes on for as long as somebody looks.
#[derive(Debug)]
pub(crate) struct Stream {
    outbox: Arc<Outbox>,
    has: Has,
    tick: Interval,
    packing: Packing,
    greeted: bool,
    /// Its place among the open pages.
    _pass: Pass,
}

impl Stream {
    /// The stream of a page that is to show this, and that says what it saw last.
    pub(crate) fn new(
        outbox: Arc<Outbox>,
        shown: Shown,
        last: Option<&str>,
        packing: Packing,
        pass: Pass,
    ) -> Stream {
        let mut tick = tokio::time::interval(KEEP_ALIVE);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let has = match (&shown, last) {
            (Shown::Curtain, Some("curtain")) => Has::Curtain,
            (Shown::Curtain, _) => Has::Unknown,
            (Shown::Table(_), Some("curtain")) => Has::Curtain,
            (Shown::Table(drawn), Some(last)) if last == drawn.event || last == drawn.stamp => {
                Has::Table(Arc::clone(drawn))
            }
            (Shown::Table(_), _) => Has::Unknown,
        };
        outbox.put_first(shown);
        Stream { outbox, has, tick, packing, greeted: false, _pass: pass }
    }

    /// What is to be sent of what waits.
    fn news(&mut self, Taken { newest, reloads }: Taken) -> Option<Arc<Event>> {
        if reloads {
            self.has = match newest {
                Some(Shown::Curtain) => Has::Curtain,
                Some(Shown::Table(_)) | None => Has::Unknown,
            };
            return Some(Arc::new(reload()));
        }
        match (newest?, &self.has) {
            (Shown::Curtain, Has::Curtain) => None,
            (Shown::Curtain, _) => {
                self.has = Has::Curtain;
                Some(Arc::new(reload()))
            }
            (Shown::Table(_), Has::Curtain) => {
                self.has = Has::Unknown;
                Some(Arc::new(reload()))
            }
            (Shown::Table(drawn), Has::Unknown) => {
                let event = drawn.since(None);
                self.has = Has::Table(drawn);
                event
            }
            (Shown::Table(drawn), Has::Table(before)) => {
                let event = drawn.since(Some(before));
                self.has = Has::Table(drawn);
                event
            }
        }
    }

    fn bytes(&self, text: &'static str) -> Bytes {
        match self.packing {
            Packing::Plain => Bytes::from_static(text.as_bytes()),
            Packing::Gzip => packing::packed(text.as_bytes()).into(),
        }
    }

    fn packed(&self, event: &Event) -> Bytes {
        match self.packing {
            Packing::Plain => event.text(),
            Packing::Gzip => event.packed(),
        }
    }
}

impl Drop for Stream {
    fn drop(&mut self) {
        let mut waiting = self.outbox.waiting();
        waiting.is_gone = true;
        waiting.newest = None;
    }
}

impl Body for Stream {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        if !self.greeted {
            self.greeted = true;
            let mut first = self.packing.head().to_vec();
            first.extend(self.bytes(GREETING));
            return Poll::Ready(Some(Ok(Frame::data(first.into()))));
        }
        let mut waiting = self.outbox.waiting();
        let (newest, reloads) = (waiting.newest.take(), std::mem::take(&mut waiting.reloads));
        let taken = Taken { newest, reloads };
        let is_closed = waiting.is_closed;
        waiting.waker = Some(context.waker().clone());
        drop(waiting);
        if let Some(event) = self.news(taken) {
            return Poll::Ready(Some(Ok(Frame::data(self.packed(&event)))));
        }
        if is_closed {
            return Poll::Ready(None);
        }
        match self.tick.poll_tick(context) {
            Poll::Ready(_) => Poll::Ready(Some(Ok(Frame::data(self.bytes(SIGN_OF_LIFE))))),
            Poll::Pending => Poll::Pending,
        }
    }
}

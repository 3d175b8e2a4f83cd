//! Live updates: every open page of a table is sent what changed for its own viewer.
//!
//! A page gets only parts that differ from those it has, and nothing at all when nothing changed for its
//! viewer, so that what another seat does in secret cannot be counted. A reader who comes back says what
//! he saw last; if that is no longer how the table stands he gets every part. A reader who is too slow is
//! let go; his browser comes back by itself.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http_body::{Body, Frame};
use kernel::hash::Hash;
use serde_json::{Map, Value, json};
use tokio::sync::mpsc::{self, Receiver, Sender};
use tokio::time::{Interval, MissedTickBehavior};
use words::Words;

use crate::limits::Limits;
use crate::packing::{Packer, Packing};
use crate::problem::Problem;
use crate::room::{Room, Sight};
use crate::scenery::{Drawn, Sketches};
use crate::streams::{Looks, Pass};

/// How many changes a reader may be behind.
const MOST_BEHIND: usize = 16;

/// How often something is sent even if nothing happens, so that nobody between closes the line.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Somebody who looks at a table.
pub(crate) struct Listener {
    guest: String,
    looks: Looks,
    words: Words,
    out: Sender<String>,
    has: Has,
}

/// What the page of a listener shows.
#[derive(Debug, PartialEq, Eq)]
enum Has {
    /// The curtain.
    Curtain,
    /// The table, with these parts.
    Parts(BTreeMap<String, Hash>),
}

impl Listener {
    /// Whether nobody listens any more.
    pub(crate) fn is_gone(&self) -> bool {
        self.out.is_closed()
    }
}

impl std::fmt::Debug for Listener {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Listener").finish_non_exhaustive()
    }
}

/// One event of the stream.
fn event(id: &str, data: &Value) -> String {
    format!("id: {id}\ndata: {data}\n\n")
}

/// The event that makes a page load itself again: the curtain fell or was raised, or the table is gone.
fn reload() -> String {
    event("curtain", &json!({ "reload": true }))
}

/// The event that brings a page up to date, or none when it is.
fn update(has: &mut BTreeMap<String, Hash>, drawn: &Drawn) -> Option<String> {
    let mut fragments = Map::new();
    for (id, html, hash) in &drawn.parts {
        if has.insert(id.clone(), *hash) != Some(*hash) {
            fragments.insert(id.clone(), html.as_str().into());
        }
    }
    if fragments.is_empty() {
        return None;
    }
    Some(event(&drawn.event, &json!({ "fragments": fragments, "stamp": drawn.stamp })))
}

impl Room {
    /// Lets somebody look on. `last` is what he saw last, if he says so.
    pub(crate) fn listen(
        &mut self,
        guest: &str,
        words: Words,
        last: Option<&str>,
        limits: Limits,
    ) -> Result<Receiver<String>, Problem> {
        let place = self.place_of(guest);
        let looks = self.make_room(guest, limits)?;
        let (out, receiver) = mpsc::channel(MOST_BEHIND);
        let (has, first) = match place.sight {
            Sight::Curtain(_) => (Has::Curtain, (last != Some("curtain")).then(reload)),
            Sight::Table(_) if last == Some("curtain") => {
                (Has::Parts(BTreeMap::new()), Some(reload()))
            }
            Sight::Table(viewer) => {
                let drawn = self.parts(viewer, &place.held, &words);
                let mut has = BTreeMap::new();
                let first = update(&mut has, &drawn);
                let is_up_to_date =
                    last.is_some_and(|last| last == drawn.event || last == drawn.stamp);
                (Has::Parts(has), first.filter(|_| !is_up_to_date))
            }
        };
        // The channel is empty and takes it.
        let _ = first.map(|first| out.try_send(first));
        self.listeners.push(Listener { guest: guest.to_owned(), looks, words, out, has });
        Ok(receiver)
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
            // Whoever is too far behind finds out when he comes back.
            let _ = listener.out.try_send(reload());
        }
    }

    /// Sends everybody who looks what changed for him.
    pub(crate) fn publish(&mut self) {
        let mut listeners = std::mem::take(&mut self.listeners);
        let mut sketches = Sketches::new();
        listeners.retain_mut(|listener| match self.news_for(listener, &mut sketches) {
            None => !listener.is_gone(),
            Some(event) => listener.out.try_send(event).is_ok(),
        });
        self.listeners = listeners;
    }

    fn news_for(&self, listener: &mut Listener, sketches: &mut Sketches) -> Option<String> {
        let place = self.place_of(&listener.guest);
        match (place.sight, &mut listener.has) {
            (Sight::Curtain(_), Has::Curtain) => None,
            (Sight::Curtain(_), has) => {
                *has = Has::Curtain;
                Some(reload())
            }
            (Sight::Table(_), has @ Has::Curtain) => {
                *has = Has::Parts(BTreeMap::new());
                Some(reload())
            }
            (Sight::Table(viewer), Has::Parts(has)) => {
                let words = &listener.words;
                let key = (viewer, place.held.clone(), words.lang().to_owned());
                let drawn =
                    sketches.entry(key).or_insert_with(|| self.parts(viewer, &place.held, words));
                update(has, drawn)
            }
        }
    }
}

/// The body of an answer that goes on for as long as somebody looks.
pub(crate) struct Stream {
    events: Receiver<String>,
    tick: Interval,
    packer: Packer,
    greeted: bool,
    /// Its place among the open pages.
    _pass: Pass,
}

impl std::fmt::Debug for Stream {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Stream").finish_non_exhaustive()
    }
}

impl Stream {
    pub(crate) fn new(events: Receiver<String>, packing: Packing, pass: Pass) -> Stream {
        let mut tick = tokio::time::interval(KEEP_ALIVE);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        Stream { events, tick, packer: Packer::new(packing), greeted: false, _pass: pass }
    }

    fn bytes(&mut self, text: &str) -> Bytes {
        Bytes::from(self.packer.pack(text))
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
            let bytes = self.bytes("retry: 1000\n\n");
            return Poll::Ready(Some(Ok(Frame::data(bytes))));
        }
        match self.events.poll_recv(context) {
            Poll::Ready(Some(event)) => {
                let bytes = self.bytes(&event);
                return Poll::Ready(Some(Ok(Frame::data(bytes))));
            }
            Poll::Ready(None) => return Poll::Ready(None),
            Poll::Pending => (),
        }
        match self.tick.poll_tick(context) {
            Poll::Ready(_) => {
                let bytes = Bytes::from(self.packer.sign_of_life());
                Poll::Ready(Some(Ok(Frame::data(bytes))))
            }
            Poll::Pending => Poll::Pending,
        }
    }
}

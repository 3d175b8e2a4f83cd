//! Connections: taken, counted, and closed when they are silent or slow.
//!
//! A connection is quiet while no request is under way on it. When there are too many, in all or of one address, the
//! one that has been quiet longest makes room; a request is never cut off for another.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::io::{Error, ErrorKind, IoSlice};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes};
use http_body::{Frame, SizeHint};
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc, watch};
use tokio::time::Sleep;

use crate::limits::Limits;
use crate::rates::counted;
use crate::site::{Connected, Site};
use crate::tally::{Tally, Turned};

/// The largest head of a request.
const MOST_HEAD: usize = 32 * 1024;

/// How long nobody is let in when the system gives no more files.
const BREATH: Duration = Duration::from_millis(20);

/// What somebody is told for whom there is no connection. It has no page: his language is not known yet.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n\
    content-type: text/plain; charset=utf-8\r\ncontent-length: 110\r\n\r\n\
    Too many connections are open. Try again in a moment.\n\
    Trop de connexions sont ouvertes. Patientez un instant.\n";

/// All open connections.
#[derive(Debug)]
pub(crate) struct Doors {
    limits: Limits,
    site: Site,
    tally: Arc<Tally>,
    open: Mutex<BTreeMap<u64, Open>>,
    number: AtomicU64,
}

/// An open connection.
#[derive(Debug)]
struct Open {
    /// Whose it is; nobody's when it comes from a proxy, which has many for many.
    address: Option<IpAddr>,
    /// Since when no request is under way on it.
    quiet: Option<Instant>,
    close: Arc<Notify>,
}

/// A connection's place among all; it is given back when this goes.
#[derive(Debug)]
struct Door {
    doors: Arc<Doors>,
    number: u64,
    close: Arc<Notify>,
}

impl Drop for Door {
    fn drop(&mut self) {
        self.doors.open().remove(&self.number);
    }
}

impl Doors {
    pub(crate) fn new(limits: Limits, site: Site, tally: Arc<Tally>) -> Arc<Doors> {
        let (open, number) = (Mutex::default(), AtomicU64::new(0));
        Arc::new(Doors { limits, site, tally, open, number })
    }

    fn open(&self) -> MutexGuard<'_, BTreeMap<u64, Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a connection from this address, if there is one.
    fn enter(self: &Arc<Doors>, address: IpAddr) -> Option<Door> {
        let address = (!self.site.trusts(address)).then(|| counted(address));
        let mut open = self.open();
        let of_address = |one: &Open| address.is_some() && one.address == address;
        let own = open.values().filter(|one| of_address(one)).count();
        let makes_room = |open: &mut BTreeMap<u64, Open>, of: &dyn Fn(&Open) -> bool| {
            let closed = close_quietest(open, of);
            self.tally.count(if closed { Turned::MadeRoom } else { Turned::Connection });
            closed
        };
        if own >= self.limits.connections_by_address && !makes_room(&mut open, &of_address) {
            return None;
        }
        if open.len() >= self.limits.connections && !makes_room(&mut open, &|_| true) {
            return None;
        }
        let number = self.number.fetch_add(1, Ordering::Relaxed);
        let close = Arc::new(Notify::new());
        let quiet = Some(Instant::now());
        open.insert(number, Open { address, quiet, close: Arc::clone(&close) });
        Some(Door { doors: Arc::clone(self), number, close })
    }

    /// Counts a connection that was closed because it was silent or slow.
    fn note_end(&self, ended: Result<(), hyper::Error>) {
        match ended {
            Err(error) if error.is_timeout() => self.tally.count(Turned::Silent),
            Err(error) if is_slow_reader(&error) => self.tally.count(Turned::SlowReader),
            Ok(()) | Err(_) => (),
        }
    }

    /// Notes whether a request is under way on a connection.
    fn note(&self, number: u64, quiet: Option<Instant>) {
        if let Some(open) = self.open().get_mut(&number) {
            open.quiet = quiet;
        }
    }
}

/// Closes the connection that has been quiet longest; whether there was one.
fn close_quietest(open: &mut BTreeMap<u64, Open>, of: &dyn Fn(&Open) -> bool) -> bool {
    let quiet = open.iter().filter(|(_, one)| of(one));
    let quiet = quiet.filter_map(|(number, one)| Some((one.quiet?, *number)));
    let Some((_, number)) = quiet.min() else { return false };
    // It counts as gone at once: its file is closed before the next one is needed.
    if let Some(closed) = open.remove(&number) {
        closed.close.notify_one();
    }
    true
}

/// Takes connections until told to stop, then waits for those that are open.
pub(crate) async fn take(
    listener: TcpListener,
    app: Router,
    doors: Arc<Doors>,
    mut stop: watch::Receiver<()>,
) {
    let (held, mut all_gone) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            _ = stop.changed() => break,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                if close_quietest(&mut doors.open(), &|_| true) {
                    doors.tally.count(Turned::MadeRoom);
                }
                tracing::debug!(%error, "no connection can be taken");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        let Ok(local) = stream.local_addr() else { continue };
        let Some(door) = doors.enter(peer.ip()) else {
            // It fits into the empty buffer of the connection, or he is told nothing.
            let _ = stream.try_write(FULL);
            continue;
        };
        let (held, stop, app) = (held.clone(), stop.clone(), app.clone());
        tokio::spawn(async move {
            serve_one(stream, app, door, Connected { peer, local }, stop).await;
            drop(held);
        });
    }
    drop((held, listener));
    // Nothing is ever sent: this ends when the last connection has gone.
    let _ = all_gone.recv().await;
}

async fn serve_one(
    stream: TcpStream,
    app: Router,
    door: Door,
    connected: Connected,
    mut stop: watch::Receiver<()>,
) {
    // Small answers go out at once.
    let _ = stream.set_nodelay(true);
    let (doors, number) = (Arc::clone(&door.doors), door.number);
    let limits = doors.limits;
    let app = TowerToHyperService::new(app);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(connected);
        let busy = Busy::begin(&doors, number);
        let answer = app.call(request);
        async move {
            let Ok(response) = answer.await;
            Ok::<_, Infallible>(response.map(|body| Answered { body, _busy: busy }))
        }
    });
    let stream = Patient::new(stream, limits.write_time);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.header_time)
        .max_buf_size(MOST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let mut connection = std::pin::pin!(connection);
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = door.close.notified() => return,
        _ = stop.changed() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    door.doors.note_end(ended);
}

fn is_slow_reader(error: &hyper::Error) -> bool {
    let source = std::error::Error::source(error);
    let failed = source.and_then(|source| source.downcast_ref::<Error>());
    failed.is_some_and(|failed| failed.kind() == ErrorKind::TimedOut)
}

/// A request that is under way.
#[derive(Debug)]
struct Busy {
    doors: Arc<Doors>,
    number: u64,
}

impl Busy {
    fn begin(doors: &Arc<Doors>, number: u64) -> Busy {
        doors.note(number, None);
        Busy { doors: Arc::clone(doors), number }
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.doors.note(self.number, Some(Instant::now()));
    }
}

/// The body of an answer; its request is over when it has gone.
struct Answered {
    body: Body,
    _busy: Busy,
}

impl http_body::Body for Answered {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A connection whose reader may take nothing for only so long.
struct Patient {
    stream: TcpStream,
    longest: Duration,
    /// Runs while something waits to be taken.
    waits: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    fn new(stream: TcpStream, longest: Duration) -> Patient {
        Patient { stream, longest, waits: None }
    }

    /// Bounds how long a write may stay pending.
    fn bounded(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<std::io::Result<usize>>,
    ) -> Poll<std::io::Result<usize>> {
        if written.is_ready() {
            self.waits = None;
            return written;
        }
        let longest = self.longest;
        let waits = self.waits.get_or_insert_with(|| Box::pin(tokio::time::sleep(longest)));
        ready!(waits.as_mut().poll(context));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<std::io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.bounded(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<std::io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.bounded(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<std::io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn doors(limits: Limits, proxies: &[&str]) -> Arc<Doors> {
        let proxies = proxies.iter().map(|proxy| proxy.parse().unwrap()).collect();
        Doors::new(limits, Site { proxies, ..Site::default() }, Arc::default())
    }

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn the_quietest_of_an_address_makes_room_and_nobody_who_asks_something() {
        let limits = Limits { connections_by_address: 2, ..Limits::default() };
        let doors = doors(limits, &["10.0.0.1"]);
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        let (first, second) = (doors.enter(one).unwrap(), doors.enter(one).unwrap());
        let _elsewhere = doors.enter(other).unwrap();
        let busy = Busy::begin(&doors, first.number);
        let third = doors.enter(one).unwrap();
        assert!(!doors.open().contains_key(&second.number), "the second was quiet");
        let _also = Busy::begin(&doors, third.number);
        assert!(doors.enter(one).is_none(), "both ask something");
        assert!(doors.enter(other).is_some(), "others have their own");
        drop(busy);
        assert!(doors.enter(one).is_some(), "the first is quiet again");
        for _ in 0..5 {
            let proxied = doors.enter(address("10.0.0.1")).unwrap();
            std::mem::forget(proxied);
        }
    }

    #[test]
    fn a_full_house_closes_whoever_is_quietest() {
        let doors = doors(Limits { connections: 3, ..Limits::default() }, &[]);
        let held: Vec<Door> =
            (1..=3).map(|n| doors.enter(address(&format!("192.0.2.{n}"))).unwrap()).collect();
        let _busy = Busy::begin(&doors, held[0].number);
        let _new = doors.enter(address("192.0.2.9")).unwrap();
        assert!(!doors.open().contains_key(&held[1].number));
        assert!(doors.open().contains_key(&held[0].number));
    }

    #[test]
    fn the_full_answer_has_its_length() {
        let text = std::str::from_utf8(FULL).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
        assert_eq!(length.parse::<usize>().unwrap(), body.len());
    }
}

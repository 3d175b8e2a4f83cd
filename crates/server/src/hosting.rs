//! All tables: loaded when somebody comes, kept in memory while there is room, one lock for each.
//!
//! Work on a table has its lock. What it hands in to be written is waited for before anybody is told, with the lock and
//! without a thread. If it fails halfway, by a fault of the disk or a bug, the table is dropped from memory and loaded
//! again from disk; no other table notices.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use titles::Titles;
use tokio::sync::{Semaphore, watch};
use tokio::task::spawn_blocking;

use crate::guest;
use crate::keeping::Seen;
use crate::limits::Limits;
use crate::problem::Problem;
use crate::rates::Rates;
use crate::room::Room;
use crate::site::Site;
use crate::storage::{Receipt, Storage, StorageError};
use crate::streams::Streams;
use crate::tally::Tally;

/// How often, and after how long, the server tries to get hold of a table when it stops.
const LAST_TRIES: usize = 200;
const LAST_TRY: Duration = Duration::from_millis(5);

/// Everything the server holds. Cheap to clone.
#[derive(Clone, Debug)]
pub struct AppState(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    storage: Arc<dyn Storage>,
    key: [u8; 32],
    limits: Limits,
    titles: Titles,
    slots: Mutex<BTreeMap<String, Arc<Slot>>>,
    /// Counts uses, to know which table was used last.
    uses: AtomicU64,
    tickets: AtomicU64,
    thinkers: Arc<Semaphore>,
    /// Pages are drawn by so many at once.
    painters: Arc<Semaphore>,
    /// How many tables have open pages that are yet to be sent something.
    unsettled: watch::Sender<usize>,
    stops: AtomicBool,
    site: Site,
    /// Requests under way.
    requests: Arc<Semaphore>,
    rates: Rates,
    streams: Arc<Streams>,
    tally: Arc<Tally>,
    /// How many tables are on disk.
    stored: AtomicUsize,
    /// Who was here today.
    seen: Seen,
}

/// The place of a table in memory; empty before it is loaded and after it failed.
#[derive(Debug, Default)]
struct Slot {
    room: tokio::sync::Mutex<Option<Room>>,
    used: AtomicU64,
}

/// How much of a table must be there for some work at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Needs {
    /// How the game stands. If it is in memory, the work takes no longer than other requests can wait.
    Present,
    /// All of the game.
    All,
}

impl AppState {
    /// A server of these titles on this storage.
    pub fn new(
        storage: Arc<dyn Storage>,
        limits: Limits,
        titles: Titles,
    ) -> Result<AppState, StorageError> {
        AppState::at(Site::default(), storage, limits, titles)
    }

    /// The same, known by this address and behind these proxies.
    pub fn at(
        site: Site,
        storage: Arc<dyn Storage>,
        limits: Limits,
        titles: Titles,
    ) -> Result<AppState, StorageError> {
        let key = storage.cookie_key(guest::random()).wait()?;
        let stored = storage.count().wait()?;
        Ok(AppState(Arc::new(Inner {
            storage,
            key,
            limits,
            titles,
            slots: Mutex::default(),
            uses: AtomicU64::new(0),
            tickets: AtomicU64::new(1),
            thinkers: Arc::new(Semaphore::new(limits.thinkers)),
            painters: Arc::new(Semaphore::new(limits.painters)),
            unsettled: watch::Sender::new(0),
            stops: AtomicBool::new(false),
            site,
            requests: Arc::new(Semaphore::new(limits.requests)),
            rates: Rates::default(),
            streams: Arc::default(),
            tally: Arc::default(),
            stored: AtomicUsize::new(stored),
            seen: Seen::default(),
        })))
    }

    /// Where everything is kept.
    pub fn storage(&self) -> &Arc<dyn Storage> {
        &self.0.storage
    }

    /// The limits.
    pub fn limits(&self) -> Limits {
        self.0.limits
    }

    /// The titles.
    pub fn titles(&self) -> Titles {
        self.0.titles
    }

    pub(crate) fn site(&self) -> &Site {
        &self.0.site
    }

    pub(crate) fn requests(&self) -> Arc<Semaphore> {
        Arc::clone(&self.0.requests)
    }

    pub(crate) fn rates(&self) -> &Rates {
        &self.0.rates
    }

    pub(crate) fn streams(&self) -> &Arc<Streams> {
        &self.0.streams
    }

    pub(crate) fn tally(&self) -> &Arc<Tally> {
        &self.0.tally
    }

    /// How many tables are on disk.
    pub(crate) fn stored_tables(&self) -> usize {
        self.0.stored.load(Ordering::Relaxed)
    }

    /// Notes that one more is on disk.
    pub(crate) fn note_stored(&self) {
        self.0.stored.fetch_add(1, Ordering::Relaxed);
    }

    /// Notes that one is gone from disk.
    pub(crate) fn note_removed(&self) {
        let less = |stored: usize| stored.checked_sub(1);
        let _ = self.0.stored.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
    }

    pub(crate) fn seen(&self) -> &Seen {
        &self.0.seen
    }

    /// Lets a table go from memory, if nobody uses it or looks at it; whether it is not there now.
    pub(crate) fn let_go(&self, id: &str) -> bool {
        let mut slots = self.slots();
        let is_free = slots.get(id).is_none_or(is_idle);
        if is_free {
            slots.remove(id);
        }
        is_free
    }

    /// How often tables were used so far.
    pub fn uses(&self) -> u64 {
        self.0.uses.load(Ordering::Relaxed)
    }

    /// Lets tables go from memory that were last used before so many uses and that nobody looks at or thinks about.
    pub fn forget_idle(&self, before: u64) {
        let is_old = |slot: &Arc<Slot>| slot.used.load(Ordering::Relaxed) < before && is_idle(slot);
        let old: Vec<Arc<Slot>> =
            self.slots().extract_if(.., |_, slot| is_old(slot)).map(|(_, slot)| slot).collect();
        self.keep_snapshots(&old);
    }

    /// Keeps snapshots of tables that are let go.
    fn keep_snapshots(&self, slots: &[Arc<Slot>]) {
        for slot in slots {
            if let Some(room) = slot.room.try_lock().ok().as_mut().and_then(|room| room.as_mut()) {
                drop(room.keep_snapshot(&**self.storage()));
            }
        }
    }

    pub(crate) fn key(&self) -> &[u8; 32] {
        &self.0.key
    }

    pub(crate) fn thinkers(&self) -> Arc<Semaphore> {
        Arc::clone(&self.0.thinkers)
    }

    pub(crate) fn painters(&self) -> Arc<Semaphore> {
        Arc::clone(&self.0.painters)
    }

    pub(crate) fn unsettled(&self) -> &watch::Sender<usize> {
        &self.0.unsettled
    }

    /// Whether the server is about to stop.
    pub(crate) fn stops(&self) -> bool {
        self.0.stops.load(Ordering::Relaxed)
    }

    /// Lets everybody who looks go, and no bot begin to think. Tables are kept as they stand. Blocks.
    pub fn stop(&self) {
        self.0.stops.store(true, Ordering::Relaxed);
        let slots: Vec<Arc<Slot>> = self.slots().values().cloned().collect();
        let mut last = None;
        for slot in slots {
            let mut tries = (0..LAST_TRIES).map(|_| {
                let room = slot.room.try_lock();
                room.inspect_err(|_| std::thread::sleep(LAST_TRY))
            });
            // A table that is in use for so long does without.
            if let Some(room) = tries.find_map(Result::ok).as_mut().and_then(|room| room.as_mut()) {
                room.listeners.clear();
                last = room.keep_snapshot(&**self.storage()).or(last);
            }
        }
        // One after the other they are written; whether the last one was is nobody's concern.
        let _ = last.map(Receipt::wait);
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        let is_there = |slot: &Arc<Slot>| slot.room.try_lock().map_or(true, |room| room.is_some());
        self.slots().values().filter(|slot| is_there(slot)).count()
    }

    fn slots(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Slot>>> {
        self.0.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The slot of a table. Makes room where there is too little: the table used longest ago goes first,
    /// but none that somebody looks at or that a bot plays at.
    fn slot(&self, id: &str) -> Arc<Slot> {
        let mut slots = self.slots();
        let slot = Arc::clone(slots.entry(id.to_owned()).or_default());
        slot.used.store(self.0.uses.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
        let mut let_go = Vec::new();
        while slots.len() > self.0.limits.tables {
            let idle = slots.iter().filter(|(_, slot)| is_idle(slot));
            let oldest = idle.min_by_key(|(_, slot)| slot.used.load(Ordering::Relaxed));
            let Some((oldest, _)) = oldest else { break };
            let oldest = oldest.clone();
            let_go.extend(slots.remove(&oldest));
        }
        drop(slots);
        self.keep_snapshots(&let_go);
        slot
    }

    /// Does something at a table that is in memory; nothing where it is not. Blocks: for threads that may.
    pub(crate) fn with_loaded<T>(&self, id: &str, work: impl FnOnce(&mut Room) -> T) -> Option<T> {
        let slot = self.slots().get(id).cloned()?;
        let mut place = slot.room.blocking_lock();
        place.as_mut().map(work)
    }

    /// Does something at a table. What was handed in is on disk when this comes back; nobody can use the table before.
    async fn at_table<T: Send + 'static>(
        &self,
        id: &str,
        needs: Needs,
        work: impl FnOnce(&mut Room) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let slot = self.slot(id);
        let mut place = slot.room.lock().await;
        let (room, done) = match place.take() {
            Some(room) if needs == Needs::Present => self.in_room(id, Some(room), needs, work),
            room => {
                let (state, id) = (self.clone(), id.to_owned());
                let done = spawn_blocking(move || state.in_room(&id, room, needs, work)).await;
                done.unwrap_or((None, Err(Problem::Fault)))
            }
        };
        let (room, done) = self.after(room, done).await;
        *place = room;
        let is_empty = place.is_none();
        drop(place);
        if is_empty {
            self.forget(id, &slot);
        }
        done
    }

    /// Does something in a room, which is loaded first if it is not there. A room that failed does not come back.
    fn in_room<T>(
        &self,
        id: &str,
        room: Option<Room>,
        needs: Needs,
        work: impl FnOnce(&mut Room) -> Result<T, Problem>,
    ) -> (Option<Room>, Result<T, Problem>) {
        let done = catch_unwind(AssertUnwindSafe(|| {
            let mut room = match room {
                Some(room) => room,
                None => self.woken(Room::load(self.titles(), self.storage(), id)?),
            };
            if needs == Needs::All && !room.remembers(self.titles(), &**self.storage()) {
                drop(self.storage().drop_snapshot(id));
                room = self.woken(Room::load_all(self.titles(), self.storage(), id)?);
                room.remembers(self.titles(), &**self.storage());
            }
            let done = work(&mut room);
            Ok((room, done))
        }));
        match done {
            Ok(Ok((room, done))) => (Some(room), done),
            Ok(Err(problem)) => (None, Err(problem)),
            Err(_) => {
                tracing::error!(table = %label(id), "a table failed; it is loaded again from disk");
                (None, Err(Problem::Fault))
            }
        }
    }

    /// A table that was just loaded goes on where it was left.
    fn woken(&self, mut room: Room) -> Room {
        room.wake(&**self.storage());
        room
    }

    /// Waits for what a room has handed in. If it was not written, or the room was spoilt, the room goes.
    async fn after<T>(
        &self,
        room: Option<Room>,
        done: Result<T, Problem>,
    ) -> (Option<Room>, Result<T, Problem>) {
        let Some(mut room) = room else { return (None, done) };
        let done = match room.written_down().await {
            Ok(()) => done,
            Err(failed) => Err(failed),
        };
        if room.is_deleted || done.as_ref().is_err_and(Problem::spoils_room) {
            return (None, done);
        }
        room.keep_snapshot_if_due(&**self.storage());
        self.start_bot(&mut room);
        self.start_painting(&mut room);
        (Some(room), done)
    }

    /// Removes an empty slot that nobody else waits for.
    fn forget(&self, id: &str, slot: &Arc<Slot>) {
        let mut slots = self.slots();
        // One is in the map, one is ours.
        if slots.get(id).is_some_and(|kept| Arc::ptr_eq(kept, slot) && Arc::strong_count(kept) == 2)
        {
            slots.remove(id);
        }
    }

    /// Does something at a table.
    pub(crate) async fn with<T: Send + 'static>(
        &self,
        id: &str,
        work: impl FnOnce(&mut Room) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.use_table(id, Needs::All, work).await
    }

    /// The same of something that is quickly done and asks for no more than how the game stands.
    pub(crate) async fn with_present<T: Send + 'static>(
        &self,
        id: &str,
        work: impl FnOnce(&mut Room) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        self.use_table(id, Needs::Present, work).await
    }

    async fn use_table<T: Send + 'static>(
        &self,
        id: &str,
        needs: Needs,
        work: impl FnOnce(&mut Room) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        if !guest::is_id(id) {
            return Err(Problem::NotFound);
        }
        let (state, id) = (self.clone(), id.to_owned());
        // It is done to its end, whether anybody still waits for it or not.
        let done = tokio::spawn(async move { state.at_table(&id, needs, work).await }).await;
        done.unwrap_or_else(|_| {
            tracing::error!("a request failed");
            Err(Problem::Fault)
        })
    }

    /// Runs something that may take a while or fail, on a thread of its own.
    pub(crate) async fn blocking<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        spawn_blocking(work).await.unwrap_or_else(|_| {
            tracing::error!("a request failed");
            Err(Problem::Fault)
        })
    }

    /// Begins to let a bot think, or a window pass, if one is asked or one is put and none does yet.
    fn start_bot(&self, room: &mut Room) {
        let is_passing = room.is_passing();
        if !is_passing {
            room.passed.notify_waiters();
        }
        if room.thinking.is_some() || self.stops() || !(is_passing || room.is_bot_asked()) {
            return;
        }
        let ticket = self.0.tickets.fetch_add(1, Ordering::Relaxed);
        room.thinking = Some(ticket);
        tokio::spawn(crate::bots::drive(self.clone(), room.id.clone(), ticket));
    }

    /// Lets the bots go on that were thinking when the server stopped.
    pub async fn resume_bots(&self) {
        let storage = Arc::clone(self.storage());
        let most = self.0.limits.tables;
        let waiting = self.blocking(move || Ok(storage.waiting_for_bots(most).wait()?)).await;
        for id in waiting.unwrap_or_default() {
            // Loading a table is enough; what went wrong has been logged.
            let _ = self.with_present(&id, |_| Ok(())).await;
        }
    }
}

/// Whether nobody uses a table, looks at it or thinks about it.
fn is_idle(slot: &Arc<Slot>) -> bool {
    Arc::strong_count(slot) == 1
        && slot.room.try_lock().is_ok_and(|room| {
            room.as_ref().is_none_or(|room| {
                room.thinking.is_none() && room.listeners.iter().all(|one| one.is_gone())
            })
        })
}

/// A name for a table in logs, from which its address cannot be found.
pub(crate) fn label(id: &str) -> String {
    kernel::hash::Hash::plain(id.as_bytes()).to_string().chars().take(8).collect()
}

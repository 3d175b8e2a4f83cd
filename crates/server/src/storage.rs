//! What is kept: tables with their entries, seats and standing orders, guests, and the key of the cookies.
//!
//! A game is its entries, each under its number: whoever comes second with the same number loses. Whatever is asked of
//! a storage is handed in and has a [`Receipt`]; when that comes, what was written is on disk. One suite of tests
//! (`tests/storage`) holds every storage to it.

mod receipt;

use std::fmt;
use std::ops::Range;

use kernel::Seats;

pub use receipt::{Hand, Receipt};

/// Why something was not written or read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// An entry of that number is there already, or the table is gone: somebody else was faster.
    Conflict,
    /// There is no room left on the disk.
    Full,
    /// What is there is not what was written.
    Damaged,
    /// The data is not there any more, or it is another one by now.
    Gone,
    /// The disk, the file or the database failed.
    Failed(String),
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageError::Conflict => f.write_str("conflict"),
            StorageError::Full => f.write_str("the disk is full"),
            StorageError::Damaged => f.write_str("the data is damaged"),
            StorageError::Gone => f.write_str("the data has been removed or replaced"),
            StorageError::Failed(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for StorageError {}

/// A result of the storage.
pub(crate) type Result<T> = std::result::Result<T, StorageError>;

/// Who made an entry. Standing orders and dice are the table's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A person, by a click.
    Person,
    /// A bot.
    Bot,
    /// The table.
    Table,
}

impl By {
    /// As it is stored.
    pub const fn name(self) -> &'static str {
        match self {
            By::Person => "person",
            By::Bot => "bot",
            By::Table => "table",
        }
    }

    /// The one of that name; what is unknown counts as the table's.
    pub(crate) fn named(name: &str) -> By {
        match name {
            "person" => By::Person,
            "bot" => By::Bot,
            _ => By::Table,
        }
    }
}

/// One entry of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who made it.
    pub by: By,
    /// The line of the save.
    pub text: String,
}

/// What a table waits for, as far as lists of tables need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// Nobody: the game is over.
    Over,
}

impl Phase {
    /// As it is stored.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Phase::Person => "person",
            Phase::Bot => "bot",
            Phase::Over => "over",
        }
    }
}

/// How a table stands after its last entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What it waits for.
    pub phase: Phase,
    /// The seats that are asked; where dice are thrown by hand, every seat.
    pub asked: Seats,
    /// The step of the guide; 0 elsewhere.
    pub step: usize,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The kind of sitter, by its name: `human`, `random`.
    pub sitter: String,
    /// The guest, where it is a person.
    pub guest: Option<String>,
}

/// A standing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Whose.
    pub seat: u8,
    /// For which window.
    pub window: String,
    /// What is to be done: `ask`, `decline`, `use`.
    pub order: String,
    /// What must be at stake for `use`.
    pub at_least: i64,
}

/// Where a sandbox comes from. Entries are never changed, so that what was seen then can be seen again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fork {
    /// The table it was forked from.
    pub table: String,
    /// After how many entries.
    pub entries: usize,
    /// With the eyes of which seat; none for a spectator.
    pub seat: Option<u8>,
    /// How many moments they had seen.
    pub moments: usize,
}

/// A table without its entries.
#[derive(Clone, PartialEq, Eq)]
pub struct TableRow {
    /// The public id.
    pub id: String,
    /// The id of the title.
    pub title: String,
    /// How it is played, by its name.
    pub mode: String,
    /// When it was made, in seconds since 1970.
    pub created: i64,
    /// Who made it.
    pub owner: String,
    /// The header line of the save.
    pub header: String,
    /// The secret bytes behind the dice.
    pub secret: Option<[u8; 32]>,
    /// Hot seat: whether windows are put even where nothing can be played.
    pub strict: bool,
    /// The hash of the state it began with, where it began with one written out.
    pub start: Option<String>,
    /// A sandbox: from where it was forked.
    pub fork: Option<Fork>,
    /// How it stands.
    pub standing: Standing,
    /// Who sits where, by seat.
    pub seats: Vec<SeatRow>,
}

impl fmt::Debug for TableRow {
    /// Leaves out the secret, the header and the guests: this may end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("TableRow");
        out.field("title", &self.title).field("mode", &self.mode).finish_non_exhaustive()
    }
}

/// A table with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// The table.
    pub row: TableRow,
    /// Its entries, in order.
    pub entries: Vec<Line>,
    /// The standing orders of its seats.
    pub orders: Vec<OrderRow>,
}

/// A game as it stood, kept so that it need not be played again from its beginning. It is a cache: it is never needed,
/// and only the program that made it reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// After how many entries.
    pub ply: usize,
    /// After how many entries the last snapshot was made whose choices are there; 0 for none.
    pub since: usize,
    /// The program that made it.
    pub program: String,
    /// What must be known to go on.
    pub head: String,
    /// The choices since then with their types, as a JSON list; none where those before them are not there.
    pub typed: Option<String>,
}

/// A snapshot, with the entries that are needed to go on from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cached {
    /// After how many entries it was made.
    pub ply: usize,
    /// What must be known to go on.
    pub head: String,
    /// Whether its choices with their types are there: [`Storage::typed`].
    pub is_typed: bool,
    /// The entry before the one it was made after; none where that is the first.
    pub before: Option<Line>,
    /// The entry it was made after, and all that came since.
    pub lines: Vec<Line>,
}

/// A table with its snapshot in place of its entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recent {
    /// The table.
    pub row: TableRow,
    /// The standing orders of its seats.
    pub orders: Vec<OrderRow>,
    /// The snapshot.
    pub cached: Cached,
}

/// How many tables a guest has made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// Those whose games are not over.
    pub running: usize,
    /// Those made lately.
    pub lately: usize,
}

/// How many tables of a guest stand how for him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// He is asked.
    pub to_move: usize,
    /// Others are.
    pub waiting: usize,
    /// The game is over.
    pub over: usize,
}

/// What may go because nobody plays it any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Old {
    /// Sandboxes at which nothing was done since this time, in seconds since 1970.
    pub sandboxes: Option<i64>,
    /// Tables at which nothing was done and none of whose guests was here since this time.
    pub guests: Option<i64>,
}

/// Where everything is kept.
pub trait Storage: Send + Sync + fmt::Debug {
    /// The key with which cookies are signed; `fresh` becomes it if there is none yet.
    fn cookie_key(&self, fresh: [u8; 32]) -> Receipt<[u8; 32]>;

    /// How many tables there are.
    fn count(&self) -> Receipt<usize>;

    /// Keeps a new table and its first entries.
    fn add_table(&self, table: Stored) -> Receipt<()>;

    /// A table with all that belongs to it.
    fn table(&self, id: &str) -> Receipt<Option<Stored>>;

    /// A table with the snapshot that this program made of it; nothing where there is none that is whole. Snapshots are
    /// never needed: a storage may do without.
    fn recent(&self, id: &str, program: &str) -> Receipt<Option<Recent>> {
        let _ = (id, program);
        Receipt::of(Ok(None))
    }

    /// The choices before a snapshot with their types, as a JSON list; nothing where they are not all there.
    fn typed(&self, id: &str, ply: usize) -> Receipt<Option<String>> {
        let _ = (id, ply);
        Receipt::of(Ok(None))
    }

    /// Keeps a snapshot in place of an earlier one. Nothing is kept of a table that is gone or has not come so far.
    fn keep_snapshot(&self, id: &str, snapshot: Snapshot) -> Receipt<()> {
        let _ = (id, snapshot);
        Receipt::of(Ok(()))
    }

    /// Lets the snapshot of a table go.
    fn drop_snapshot(&self, id: &str) -> Receipt<()> {
        let _ = id;
        Receipt::of(Ok(()))
    }

    /// The ids of some tables after this one, in their order.
    fn tables_after(&self, id: &str, most: usize) -> Receipt<Vec<String>>;

    /// Adds entries after the first `written` ones. A conflict when they are there already.
    fn append(&self, id: &str, written: usize, lines: Vec<Line>, standing: Standing)
    -> Receipt<()>;

    /// Keeps a standing order in place of an earlier one for the same window.
    fn set_order(&self, id: &str, order: OrderRow) -> Receipt<()>;

    /// Lets somebody else sit on a seat.
    fn set_seat(&self, id: &str, seat: u8, row: SeatRow) -> Receipt<()>;

    /// How many tables a guest has made: those not over, and all since a time in seconds since 1970.
    fn made_by(&self, guest: &str, since: i64) -> Receipt<Made>;

    /// How many tables there are at which a guest has a seat, by how they stand for him.
    fn count_of(&self, guest: &str) -> Receipt<Counted>;

    /// Some of the tables at which a guest has a seat, by their places in the list of them: those where he
    /// is asked, then those where others are, then those that are over, the one last played at first.
    fn tables_of(&self, guest: &str, places: Range<usize>) -> Receipt<Vec<String>>;

    /// The sandbox that a guest forked from there and has not played at yet.
    fn untouched_fork(&self, guest: &str, fork: &Fork) -> Receipt<Option<String>>;

    /// Removes a table with all that belongs to it. Sandboxes forked from it stay, without their past.
    fn remove_table(&self, id: &str) -> Receipt<()>;

    /// Tables that wait for a bot, the one last played at first.
    fn waiting_for_bots(&self, most: usize) -> Receipt<Vec<String>>;

    /// Tables that may go, those left longest ago first.
    fn left(&self, old: Old, most: usize) -> Receipt<Vec<String>>;

    /// Whether some table here began with the written state of this hash.
    fn knows_start(&self, hash: &str) -> Receipt<bool>;

    /// Keeps the language of a guest who has a table.
    fn set_language(&self, guest: &str, language: &str) -> Receipt<()>;

    /// Notes that a guest who has a table was here, at a time in seconds since 1970.
    fn note_seen(&self, guest: &str, at: i64) -> Receipt<()>;

    /// Whether the storage is well: it is there, it can be read, and there is room to write.
    fn check(&self) -> Receipt<()>;
}

//! Snapshots: from one a game is taken up again without being played from its beginning.
//!
//! A snapshot is a cache. It is never part of a save and never needed: it has the text of the state, which must have the
//! hash that the entry it was made after was chained to, and what else is needed to go on. The journal before it is read
//! when somebody asks for it.

use std::sync::Arc;

use bots::Opponents;
use kernel::hash::Hash;
use kernel::{Entry, Rules as _, Viewer};
use serde::{Deserialize, Serialize};

use crate::game::Game;
use crate::save::{self, Header};
use crate::seated::Seated;
use crate::{Playable, Table};

/// A game as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// After how many entries.
    pub ply: usize,
    /// What must be known to go on: two lines, the second is the text of the state.
    pub head: String,
    /// The choices of the journal with their types, as a JSON list: all of them, or those since another snapshot.
    pub typed: String,
}

/// The first line of a snapshot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Head {
    /// After how many entries.
    pub(crate) ply: usize,
    /// The number of the next roll.
    pub(crate) rolls: u64,
    /// The last choice in force.
    pub(crate) last_choice: String,
    /// How many moments each viewer has seen: a spectator, then every seat.
    pub(crate) moments: Vec<usize>,
    /// Whether what comes next depends on more than the state.
    pub(crate) hangs: bool,
    /// Whether something was done outside the rules.
    pub(crate) has_acts: bool,
}

impl Head {
    /// How many moments a viewer has seen.
    pub(crate) fn moments(&self, viewer: Viewer) -> usize {
        let place = match viewer {
            Viewer::Spectator => 0,
            Viewer::Seat(seat) => 1 + usize::from(seat.0),
        };
        self.moments.get(place).copied().unwrap_or(0)
    }
}

/// The journal before a snapshot.
#[derive(Clone, Debug)]
pub struct Journal {
    /// Its entries, those before the snapshot or more.
    pub entries: Vec<Entry>,
    /// The choices of those before the snapshot with their types, as a JSON list; without them every choice is proven
    /// again.
    pub typed: Option<String>,
}

/// Where the journal before a snapshot is kept.
pub trait Archive: std::fmt::Debug + Send + Sync {
    /// Reads it; nothing where it cannot be read.
    fn read(&self) -> Option<Journal>;
}

/// A game that is to be taken up.
#[derive(Debug)]
pub struct TakenUp {
    /// The header of its save.
    pub header: Header,
    /// The snapshot: [`Snapshot::head`].
    pub head: String,
    /// The hash of the entry before the one that the snapshot was made after; none where that is the first.
    pub before: Option<Hash>,
    /// The entry that the snapshot was made after, and all that came since.
    pub entries: Vec<Entry>,
    /// The secret bytes behind the dice, if there are any.
    pub secret: Option<[u8; 32]>,
    /// The journal before.
    pub archive: Arc<dyn Archive>,
}

/// Takes a game up from a snapshot. Nothing if the snapshot does not fit: then the game is to be played again.
pub fn taken_up<B: Opponents<Rules: Playable>>(
    rules: Arc<B::Rules>,
    game: TakenUp,
) -> Option<Box<dyn Table>> {
    let TakenUp { header, head, before, entries, secret, archive } = game;
    let (head, text) = head.split_once('\n')?;
    let head: Head = serde_json::from_str(head).ok()?;
    let (made_after, since) = entries.split_first()?;
    let before = before.unwrap_or_else(|| header.hash());
    let chained = Entry::chained(before, made_after.what.clone(), Hash::plain(text.as_bytes()));
    if chained.hash != made_after.hash || header.seats.len() != usize::from(rules.seats()) {
        return None;
    }
    let seed = secret.filter(|_| matches!(header.dice, save::DiceWritten::Fair(_))).map(Hash);
    let dice = save::dice(&header, seed, secret.unwrap_or_default(), 0).ok()?;
    let state = serde_json::from_str(text).ok()?;
    let hangs = head.hangs;
    let mut game = Game::taken_up(rules, header.clone(), (head, state, chained.hash), archive);
    if (hangs && !game.remember()) || !game.follow(since, dice.proof()) {
        return None;
    }
    Some(Box::new(Seated::with_game(header, game, dice, B::opponent)))
}

impl<R: Playable> Seated<R> {
    /// The game as it stands, with its choices after the first `ply` entries; nothing before the first entry.
    pub(crate) fn snapshot_after(&self, ply: usize) -> Option<Snapshot> {
        let head = self.game.new_head();
        (head.ply > 0).then(|| Snapshot {
            ply: head.ply,
            head: format!("{}\n{}", save::json(&head), save::json(self.game.state())),
            typed: self.game.typed_after(ply),
        })
    }
}

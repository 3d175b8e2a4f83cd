//! The game of a table: all of it, or what was played since it was taken up in the middle.
//!
//! A game that was taken up from a [`crate::Snapshot`] knows its state and goes on from there. What lies before is
//! played again when somebody asks for it: the log, earlier moments, undo, the journal. From outside nobody can tell
//! the difference.

use std::sync::{Arc, OnceLock};

use kernel::hash::Hash;
use kernel::journal::{Beginning, Memory, Pending, PressRefused, RollRefused, What};
use kernel::legal::Offer;
use kernel::{Entry, Event as _, Match, Next, Refused, Request, Roll, Rules, Seat, Sink, Viewer};

use crate::Playable;
use crate::save::{self, Header};
use crate::snapshot::{Archive, Head, Journal};

/// A game, whole or taken up.
pub(crate) struct Game<R: Playable> {
    /// All of it, or what was played since it was taken up.
    played: Match<R>,
    before: Option<Before<R>>,
}

/// What lies before a game that was taken up.
struct Before<R: Playable> {
    head: Head,
    header: Header,
    archive: Arc<dyn Archive>,
    /// The whole game, once somebody asked for it.
    whole: OnceLock<Match<R>>,
}

impl<R: Playable> Game<R> {
    /// A whole game.
    pub(crate) fn of(game: Match<R>) -> Game<R> {
        Game { played: game, before: None }
    }

    /// A game that goes on from a state, whose hash the chain was checked against.
    pub(crate) fn taken_up(
        rules: Arc<R>,
        header: Header,
        (head, start, chain): (Head, R::State, Hash),
        archive: Arc<dyn Archive>,
    ) -> Game<R> {
        let beginning =
            Beginning { start, opening: Vec::new(), origin: chain, memory: Memory::Keeps };
        let before = Before { head, header, archive, whole: OnceLock::new() };
        Game { played: Match::begun(rules, beginning), before: Some(before) }
    }

    /// What came before is played again, if it is not there.
    pub(crate) fn whole(&self) -> &Match<R> {
        let Some(before) = &self.before else { return &self.played };
        before.whole.get_or_init(|| {
            let whole = before.played_again(&self.played);
            whole.expect("what was written down once can be played again")
        })
    }

    /// The same for whoever goes on with it.
    pub(crate) fn whole_mut(&mut self) -> &mut Match<R> {
        self.whole();
        self.now()
    }

    /// Whether what came before can be played again; then it is there.
    pub(crate) fn remember(&self) -> bool {
        let Some(before) = &self.before else { return true };
        if before.whole.get().is_some() {
            return true;
        }
        match before.played_again(&self.played) {
            // Somebody else who was as fast made the same.
            Some(whole) => drop(before.whole.set(whole)),
            None => return false,
        }
        true
    }

    /// Whether all of it is there.
    pub(crate) fn is_whole(&self) -> bool {
        self.before.as_ref().is_none_or(|before| before.whole.get().is_some())
    }

    /// The game as it goes on: the whole of it where it is there.
    fn now(&mut self) -> &mut Match<R> {
        if let Some(whole) = self.before.as_mut().and_then(|before| before.whole.take()) {
            *self = Game::of(whole);
        }
        &mut self.played
    }

    fn head(&self) -> Option<&Head> {
        self.before.as_ref().map(|before| &before.head)
    }

    pub(crate) fn rules(&self) -> &Arc<R> {
        self.played.rules()
    }

    pub(crate) fn state(&self) -> &R::State {
        self.played.state()
    }

    pub(crate) fn next(&self) -> Next<R> {
        self.played.next()
    }

    pub(crate) fn prompt_for(&self, viewer: Viewer) -> Option<R::Prompt> {
        self.played.prompt_for(viewer)
    }

    pub(crate) fn is_ended_by_people(&self) -> bool {
        self.played.is_ended_by_people()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> R::View {
        self.played.view(viewer)
    }

    pub(crate) fn offers(&self, seat: Seat) -> Vec<Offer<R>> {
        self.played.offers(seat)
    }

    pub(crate) fn pending(&self) -> Pending {
        self.played.pending()
    }

    /// The dice that must fall now, if dice fell in this state before.
    pub(crate) fn due_again(&self) -> Option<&Roll> {
        self.played.repeat_due().map(|due| &due.dice)
    }

    pub(crate) fn chain(&self) -> Hash {
        self.played.chain()
    }

    pub(crate) fn state_hash(&self) -> Hash {
        self.played.state_hash()
    }

    /// How many entries the journal has.
    pub(crate) fn ply(&self) -> usize {
        self.head().map_or(0, |head| head.ply) + self.played.ply()
    }

    /// The number of the next roll.
    pub(crate) fn rolls(&self) -> u64 {
        self.head().map_or(0, |head| head.rolls) + self.played.rolls()
    }

    /// The last choice in force.
    pub(crate) fn last_choice(&self) -> &str {
        match (self.played.last_choice(), self.head()) {
            ("", Some(head)) => &head.last_choice,
            (choice, _) => choice,
        }
    }

    /// How many moments a viewer has seen.
    pub(crate) fn moments(&self, viewer: Viewer) -> usize {
        let seen = |event: &R::Event| event.seen_by(viewer).is_some();
        let own = self.played.log().iter().filter(|logged| seen(&logged.event)).count();
        self.head().map_or(0, |head| head.moments(viewer)) + own
    }

    /// The entries after the first `ply`.
    pub(crate) fn entries_after(&self, ply: usize) -> &[Entry] {
        let (game, skipped) = match self.head().map(|head| head.ply) {
            Some(before) if ply >= before => (&self.played, ply - before),
            Some(_) | None => (self.whole(), ply),
        };
        game.entries().get(skipped..).unwrap_or_default()
    }

    /// Gives every entry after the first `ply` its time.
    pub(crate) fn note_time(&mut self, ply: usize, at: u64) {
        self.now();
        match self.head().map_or(0, |head| head.ply) {
            before if ply >= before => self.played.note_time(ply - before, at),
            _ => self.whole_mut().note_time(ply, at),
        }
    }

    /// Goes on as a journal does from here, and checks every choice, roll and hash of it; whether it fits.
    pub(crate) fn follow(
        &mut self,
        entries: &[Entry],
        same: impl Fn(u64, &str, &Request, &Roll) -> bool,
    ) -> bool {
        let goes_on = |entry: &Entry| {
            matches!(entry.what, What::Choice { .. } | What::Roll { again: None, .. })
        };
        // Whatever takes back or repeats something needs to know what came before.
        if !entries.iter().all(goes_on) && !self.remember() {
            return false;
        }
        self.now();
        let (rolls, last) = match self.head() {
            Some(head) => (head.rolls, head.last_choice.clone()),
            None => (0, String::new()),
        };
        let same = |number, choice: &str, request: &_, roll: &_| {
            same(number + rolls, if choice.is_empty() { &last } else { choice }, request, roll)
        };
        self.played.follow(entries, same).is_ok()
    }

    /// The choices of the entries after the first `ply` with their types, as JSON.
    pub(crate) fn typed_after(&self, ply: usize) -> String {
        let entries = self.entries_after(ply).iter();
        let count = entries.filter(|entry| matches!(entry.what, What::Choice { .. })).count();
        let typed = match self.head().is_some_and(|head| ply >= head.ply) {
            true => self.played.typed(),
            false => self.whole().typed(),
        };
        save::json(&typed.get(typed.len() - count..).unwrap_or_default())
    }

    /// What must be known of the game to go on with it.
    pub(crate) fn new_head(&self) -> Head {
        let seats = (0..self.rules().seats()).map(|seat| Viewer::Seat(Seat(seat)));
        let viewers = std::iter::once(Viewer::Spectator).chain(seats);
        Head {
            ply: self.ply(),
            rolls: self.rolls(),
            last_choice: self.last_choice().to_owned(),
            moments: viewers.map(|viewer| self.moments(viewer)).collect(),
            hangs: self.played.hangs_on_its_past(),
            has_acts: self.has_acts(),
        }
    }

    /// Whether something was done outside the rules.
    pub(crate) fn has_acts(&self) -> bool {
        let is_act = |entry: &Entry| matches!(entry.what, What::Act(_) | What::TakeBack { .. });
        self.head().is_some_and(|head| head.has_acts) || self.played.entries().iter().any(is_act)
    }

    pub(crate) fn say_with<S: Sink<R>>(
        &mut self,
        seat: Seat,
        notation: &str,
        sink: &mut S,
    ) -> Result<(), Refused<R>> {
        self.now().say_with(seat, notation, sink)
    }

    pub(crate) fn press_with<S: Sink<R> + Default>(
        &mut self,
        seat: Seat,
        notations: &[&str],
    ) -> Result<Vec<S>, PressRefused<R>> {
        self.now().press_with(seat, notations)
    }

    pub(crate) fn choose_with<S: Sink<R>>(
        &mut self,
        seat: Seat,
        choice: &R::Choice,
        sink: &mut S,
    ) -> Result<(), Refused<R>> {
        self.now().choose_with(seat, choice, sink)
    }

    pub(crate) fn choose_listed(
        &mut self,
        seat: Seat,
        choice: &R::Choice,
    ) -> Result<(), Refused<R>> {
        self.now().choose_listed_with(seat, choice, &mut ())
    }

    pub(crate) fn roll_with<S: Sink<R>>(
        &mut self,
        roll: Roll,
        sink: &mut S,
    ) -> Result<(), RollRefused> {
        self.now().roll_with(roll, sink)
    }
}

impl<R: Playable> Before<R> {
    /// The game from its beginning to its end: by the choices with their types if they were kept, else by proving all
    /// of it again.
    fn played_again(&self, played: &Match<R>) -> Option<Match<R>> {
        let Journal { mut entries, typed } = self.archive.read()?;
        let rules = played.rules();
        entries.truncate(self.head.ply);
        if entries.last().map(|entry| entry.hash) != Some(played.origin()) {
            return None;
        }
        entries.extend_from_slice(played.entries());
        let beginning = save::beginning(&**rules, &self.header).ok()?;
        recalled(rules, &beginning, &entries, typed.as_deref(), played).or_else(|| {
            Match::replay_with(rules.clone(), beginning, &entries, None, |_, _, _, _| true).ok()
        })
    }
}

/// The game by its choices with their types: those that were kept, and those that were played since.
fn recalled<R: Rules>(
    rules: &Arc<R>,
    beginning: &Beginning<R>,
    entries: &[Entry],
    typed: Option<&str>,
    played: &Match<R>,
) -> Option<Match<R>> {
    let typed: Vec<Option<R::Choice>> = serde_json::from_str(typed?).ok()?;
    let since = played.typed().into_iter().map(Option::<&R::Choice>::cloned);
    Match::recalled(rules.clone(), beginning.clone(), entries, typed.into_iter().chain(since))
}

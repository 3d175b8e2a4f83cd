//! One table in memory: the game, who sits there, and who looks.

mod loading;

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use kernel::hash::Hash;
use kernel::{Seat, Seats, Viewer};
use look::Mode;
use table::{Glimpse, No, Order, Sitter, Table, Waits};
use titles::Entry;
use tokio::sync::Notify;
use tokio::sync::futures::OwnedNotified;

pub(crate) use self::loading::played_again;

use crate::live::Listener;
use crate::moves::Moves;
use crate::problem::Problem;
use crate::scenery::Showing;
use crate::storage::{
    By, Fork, Line, OrderRow, Phase, Receipt, SeatRow, Standing, Storage, StorageError,
};

/// How many earlier moments are kept ready.
const LOOKS: usize = 64;

/// A table in memory.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) id: String,
    pub(crate) table: Box<dyn Table>,
    /// Its title.
    pub(crate) title: &'static dyn Entry,
    pub(crate) mode: Mode,
    /// Who made it.
    owner: String,
    /// Whether it was deleted: then it leaves memory too.
    pub(crate) is_deleted: bool,
    /// The guest on each seat.
    guests: Vec<Option<String>>,
    orders: BTreeMap<Seat, BTreeMap<String, Order>>,
    /// Where a sandbox was forked, as long as what went before was not read.
    fork: Option<Fork>,
    /// How many entries were handed in to be written.
    written: usize,
    /// What was handed in and has no receipt yet.
    handed_in: Vec<Receipt<()>>,
    /// After how many entries the last snapshot was made, and up to which one choices are kept with their types.
    pub(crate) snapshot: usize,
    pub(crate) typed: usize,
    /// Hot seat: whose eyes are at the screen. Nobody's after a restart.
    raised: Option<Seat>,
    pub(crate) moves: Moves,
    looks: VecDeque<((Viewer, usize, Hash), Glimpse)>,
    pub(crate) listeners: Vec<Listener>,
    pub(crate) showing: Showing,
    /// Tells those who wait for the table to answer windows that none is left.
    pub(crate) passed: Arc<Notify>,
    /// The ticket of the bot that thinks, or of the table that lets a window pass, if one does.
    pub(crate) thinking: Option<u64>,
}

/// What a guest may look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// The table, with these eyes.
    Table(Viewer),
    /// The curtain, before this seat.
    Curtain(Seat),
}

/// A guest at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// The seats he plays.
    pub(crate) held: Vec<Seat>,
    /// What he may look at.
    pub(crate) sight: Sight,
}

impl Room {
    /// Waits until all that was handed in is on disk.
    pub(crate) async fn written_down(&mut self) -> Result<(), Problem> {
        for receipt in std::mem::take(&mut self.handed_in) {
            match receipt.await {
                Ok(()) => (),
                Err(StorageError::Conflict) => {
                    return Err(Problem::Overtaken { id: self.id.clone() });
                }
                Err(failed) => return Err(failed.into()),
            }
        }
        Ok(())
    }

    /// Whether something was handed in that is not known to be on disk.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.handed_in.is_empty()
    }

    /// The seats of a guest.
    pub(crate) fn held_by(&self, guest: &str) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(&self.guests);
        seats.filter(|(_, sits)| sits.as_deref() == Some(guest)).map(|(seat, _)| seat).collect()
    }

    /// Whether a guest made the table.
    pub(crate) fn is_made_by(&self, guest: &str) -> bool {
        self.owner == guest
    }

    /// Deletes the table, if the guest made it. Whoever looks at it finds it gone.
    pub(crate) fn delete(&mut self, storage: &dyn Storage, guest: &str) -> Result<(), Problem> {
        if !self.is_made_by(guest) {
            return Err(Problem::NotYours);
        }
        storage.remove_table(&self.id).wait()?;
        self.is_deleted = true;
        self.send_away();
        Ok(())
    }

    /// What a guest may look at now.
    pub(crate) fn place_of(&self, guest: &str) -> Place {
        let held = self.held_by(guest);
        let asked = match self.table.waits() {
            Waits::Choice { seats, .. } => held.iter().copied().find(|seat| seats.contains(*seat)),
            Waits::Dice { .. } | Waits::Over(_) => None,
        };
        let is_over = self.is_over();
        let sight = match (held.as_slice(), self.mode) {
            ([], _) => Sight::Table(Viewer::Spectator),
            ([seat], _) => Sight::Table(Viewer::Seat(*seat)),
            ([first, ..], Mode::HotSeat) if !is_over => match (asked, self.raised) {
                (Some(_), Some(raised)) if self.is_asked(raised) => {
                    Sight::Table(Viewer::Seat(raised))
                }
                (Some(next), _) => Sight::Curtain(next),
                (None, Some(raised)) => Sight::Table(Viewer::Seat(raised)),
                (None, None) => Sight::Curtain(*first),
            },
            ([first, ..], _) => {
                let last = self.raised.filter(|seat| held.contains(seat)).unwrap_or(*first);
                Sight::Table(Viewer::Seat(asked.unwrap_or(last)))
            }
        };
        Place { held, sight }
    }

    fn is_asked(&self, seat: Seat) -> bool {
        matches!(self.table.waits(), Waits::Choice { seats, .. } if seats.contains(seat))
    }

    /// The seat with which a guest acts now. Behind the curtain nobody acts.
    pub(crate) fn seat_of(&self, guest: &str) -> Result<Seat, Problem> {
        match self.place_of(guest).sight {
            Sight::Table(Viewer::Seat(seat)) => Ok(seat),
            Sight::Table(Viewer::Spectator) => Err(Problem::NotYours),
            Sight::Curtain(_) => Err(Problem::MovedOn { id: self.id.clone() }),
        }
    }

    /// Raises the curtain before the seat that is next. The form may say whom it saw asked for: if that
    /// is another one by now, the curtain stays down.
    pub(crate) fn raise_curtain(
        &mut self,
        guest: &str,
        before: Option<&str>,
    ) -> Result<(), Problem> {
        let place = self.place_of(guest);
        if place.held.is_empty() {
            return Err(Problem::NotYours);
        }
        if let Sight::Curtain(next) = place.sight {
            let name = self.table.seat_name(next);
            if before.is_some_and(|seat| seat != name && seat != next.0.to_string()) {
                return Err(Problem::MovedOn { id: self.id.clone() });
            }
            self.raised = Some(next);
        }
        Ok(())
    }

    /// Lets a bot sit on a seat from now on.
    pub(crate) fn seat_bot(&mut self, storage: &dyn Storage, seat: Seat) {
        let bot = self.title.sitters().last().copied().unwrap_or(Sitter::Random);
        let row = SeatRow { sitter: bot.name().to_owned(), guest: None };
        self.handed_in.push(storage.set_seat(&self.id, seat.0, row));
        self.table.sit(seat, bot);
        self.showing.settings += 1;
    }

    /// Whether a bot must answer, and no person with it.
    pub(crate) fn is_bot_asked(&self) -> bool {
        phase_of(&*self.table) == Phase::Bot
    }

    pub(crate) fn is_over(&self) -> bool {
        phase_of(&*self.table) == Phase::Over
    }

    /// How many moments a viewer has seen.
    pub(crate) fn moments(&self, viewer: Viewer) -> usize {
        self.table.moments_after(viewer, usize::MAX)
    }

    /// How many moments a viewer had seen after his last move.
    pub(crate) fn since(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => match self.moves.last(seat) {
                0 => self.table.moments_before(viewer),
                ply => self.table.moments_after(viewer, ply),
            },
            Viewer::Spectator => self.moments(viewer),
        }
    }

    /// The standing orders of a viewer.
    pub(crate) fn orders_of(&self, viewer: Viewer) -> BTreeMap<String, Order> {
        match viewer {
            Viewer::Seat(seat) => self.orders.get(&seat).cloned().unwrap_or_default(),
            Viewer::Spectator => BTreeMap::new(),
        }
    }

    /// The game as a viewer saw it at an earlier moment.
    pub(crate) fn look_back(&mut self, viewer: Viewer, moment: usize) -> Option<Glimpse> {
        let key = (viewer, moment, self.table.chain());
        if let Some((_, view)) = self.looks.iter().find(|(known, _)| *known == key) {
            return Some(view.clone());
        }
        let view = self.table.view_at(viewer, moment)?;
        self.looks.push_back((key, view.clone()));
        if self.looks.len() > LOOKS {
            self.looks.pop_front();
        }
        Some(view)
    }

    /// Something is done at the table, the table goes on by itself as far as it can, and all of it is handed in to be
    /// written down.
    pub(crate) fn play(
        &mut self,
        storage: &dyn Storage,
        by: By,
        work: impl FnOnce(&mut dyn Table) -> Result<(), No>,
    ) -> Result<(), No> {
        self.press(storage, by, |table| work(table).map(|()| 1))
    }

    /// The same where several entries in a row were made at once: `work` says how many.
    pub(crate) fn press(
        &mut self,
        storage: &dyn Storage,
        by: By,
        work: impl FnOnce(&mut dyn Table) -> Result<usize, No>,
    ) -> Result<(), No> {
        let made = work(&mut *self.table)?;
        self.run();
        if let (Mode::Guide { step }, Some(guide)) = (self.mode, self.title.guide()) {
            // After an undo the guide goes back too.
            self.mode = Mode::Guide { step: guide.fitting_at(self.title, &*self.table, step) };
        }
        self.keep_made(storage, by, made);
        Ok(())
    }

    /// The table goes on by itself as far as it can at once.
    fn run(&mut self) {
        if self.hides_windows() {
            self.table.run_to_window();
        } else {
            self.table.run_to_question();
        }
    }

    /// Whether somebody else could tell by the clock what a person holds: then windows that the table answers for him
    /// stay open for a while. Who plays all seats himself is not kept waiting.
    fn hides_windows(&self) -> bool {
        match self.mode {
            Mode::Bot => true,
            Mode::HotSeat | Mode::BothSides | Mode::Sandbox | Mode::Guide { .. } => false,
        }
    }

    /// Whether the table itself answers what a person is asked, after a while.
    pub(crate) fn is_passing(&self) -> bool {
        self.hides_windows() && self.table.answers_itself()
    }

    /// What comes when the table has answered all that it answers for this guest; nothing when it answers nothing.
    pub(crate) fn passes_for(&self, guest: &str) -> Option<OwnedNotified> {
        let own = self.held_by(guest).into_iter().any(|seat| self.is_asked(seat));
        (own && self.is_passing()).then(|| Arc::clone(&self.passed).notified_owned())
    }

    /// Hands in what is new to be written down: [`Room::written_down`]. The first new entry was made by somebody, the
    /// others by the table.
    pub(crate) fn keep(&mut self, storage: &dyn Storage, by: By) {
        self.keep_made(storage, by, 1);
    }

    /// The same where so many of the new entries were made by somebody.
    fn keep_made(&mut self, storage: &dyn Storage, by: By, made: usize) {
        self.table.note_time(self.written, now());
        let texts = self.table.lines_after(self.written);
        let who = std::iter::repeat_n(by, made).chain(std::iter::repeat(By::Table));
        let lines: Vec<Line> =
            texts.into_iter().zip(who).map(|(text, by)| Line { by, text }).collect();
        if lines.is_empty() {
            return;
        }
        for (ply, line) in (self.written + 1..).zip(&lines) {
            self.moves.add(ply, line);
        }
        // Nobody is told anything before the receipt comes; if none comes, the table is loaded again.
        let receipt = storage.append(&self.id, self.written, lines, self.standing());
        self.handed_in.push(receipt);
        self.written = self.table.ply();
        if let (Waits::Choice { seats, .. }, true) =
            (self.table.waits(), self.mode != Mode::HotSeat)
        {
            // Who plays several seats goes on looking with the eyes he had last.
            let held = seats
                .iter()
                .find(|seat| self.guests.get(usize::from(seat.0)).is_some_and(Option::is_some));
            self.raised = held.or(self.raised);
        }
    }

    /// Goes on where a table was left in the middle: a save ends anywhere.
    pub(crate) fn wake(&mut self, storage: &dyn Storage) {
        self.run();
        self.keep(storage, By::Table);
    }

    /// How the table stands, for lists.
    pub(crate) fn standing(&self) -> Standing {
        let step = match self.mode {
            Mode::Guide { step } => step,
            Mode::Bot | Mode::HotSeat | Mode::BothSides | Mode::Sandbox => 0,
        };
        let (phase, asked) = match self.is_passing() {
            // As where a bot is asked: nobody has to do anything.
            true => (Phase::Bot, Seats::NONE),
            false => (phase_of(&*self.table), asked(&*self.table)),
        };
        Standing { phase, asked, step }
    }

    /// Gives a standing order and lets it answer at once where it can.
    pub(crate) fn set_order(
        &mut self,
        storage: &dyn Storage,
        seat: Seat,
        window: &str,
        order: Order,
    ) {
        let (name, at_least) = order_name(order);
        let row =
            OrderRow { seat: seat.0, window: window.to_owned(), order: name.to_owned(), at_least };
        self.handed_in.push(storage.set_order(&self.id, row));
        self.table.set_order(seat, window, order);
        self.showing.settings += 1;
        self.orders.entry(seat).or_default().insert(window.to_owned(), order);
    }
}

/// How many sides sit at a table; a staff of several seats is one.
pub(crate) fn sides(table: &dyn Table) -> usize {
    let seats = (0..table.seats()).map(Seat);
    seats.map(|seat| table.side_name(seat)).collect::<BTreeSet<_>>().len()
}

/// What a table waits for. Where people and bots are asked together, people go first.
pub(crate) fn phase_of(table: &dyn Table) -> Phase {
    match table.waits() {
        Waits::Choice { seats, .. } => {
            let is_bot = |seat: Seat| table.sitter(seat) != Sitter::Human;
            if seats.iter().all(is_bot) { Phase::Bot } else { Phase::Person }
        }
        Waits::Dice { .. } => Phase::Person,
        Waits::Over(_) => Phase::Over,
    }
}

/// The seats that are asked; every seat where dice are thrown by hand.
pub(crate) fn asked(table: &dyn Table) -> Seats {
    match table.waits() {
        Waits::Choice { seats, .. } => seats,
        Waits::Dice { .. } => Seats::first(table.seats()),
        Waits::Over(_) => Seats::NONE,
    }
}

/// A mode by its stored name.
pub(crate) fn mode_named(name: &str, step: usize) -> Mode {
    let modes = [Mode::Bot, Mode::HotSeat, Mode::BothSides, Mode::Sandbox, Mode::Guide { step }];
    modes.into_iter().find(|mode| mode.name() == name).unwrap_or(Mode::Bot)
}

/// The name of an order, and what must be at stake.
fn order_name(order: Order) -> (&'static str, i64) {
    match order {
        Order::Ask => ("ask", 0),
        Order::Decline => ("decline", 0),
        Order::UseWhen { at_least } => ("use", at_least),
    }
}

/// An order by its name.
pub(crate) fn order_named(name: &str, at_least: i64) -> Option<Order> {
    match name {
        "ask" => Some(Order::Ask),
        "decline" => Some(Order::Decline),
        "use" => Some(Order::UseWhen { at_least }),
        _ => None,
    }
}

/// Milliseconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use table::Dice;
    use titles::{Setting, Wanted};

    use super::*;

    #[test]
    fn the_seats_of_a_staff_are_one_side() {
        let mut staffs = 0;
        for title in shelf::titles().iter() {
            let has_staff = title.info().options.iter().any(|option| option.key == "staff");
            let staff = has_staff.then(|| ("staff".to_owned(), "yes".to_owned()));
            let wanted = Wanted { options: staff.into_iter().collect(), ..Wanted::default() };
            let loaded = title.load(wanted).expect("the usual options are known");
            let (seats, dice) = (BTreeMap::new(), Dice::Open(1));
            let table = titles::open(Setting { loaded, position: None, seats, dice });
            let table = table.expect("the table opens");
            assert_eq!(sides(&*table), title.info().sides.len(), "{}", title.info().id);
            staffs += usize::from(has_staff && table.seats() > 1);
        }
        assert!(staffs > 0, "no title has a staff");
    }
}

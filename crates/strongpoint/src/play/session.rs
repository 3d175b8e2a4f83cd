//! One game at the terminal, from the first question to the last.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};

use kernel::journal::Act;
use kernel::{Pack, Seat, Seats, Viewer};
use table::{Offer, Order, Sitter, Table, Waits};

use super::typed::{self, Typed};
use crate::lines::{self, Line};
use crate::trouble::Trouble;
use crate::voice::{Voice, text};

/// Whether hands are hidden when the seat changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Curtain {
    /// Yes: people sit at the terminal.
    Drawn,
    /// No: lines come from a pipe.
    Open,
}

/// What becomes of the session after a line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum After {
    /// The game has changed: show it.
    Show,
    /// Nothing has changed: read on.
    Stay,
    /// The player leaves.
    Leave,
}

/// A game and the people before it.
pub(super) struct Session<'a> {
    pub(super) voice: Voice,
    pub(super) table: Box<dyn Table>,
    /// A pack that is none of ours.
    pub(super) pack: Option<Pack>,
    curtain: Curtain,
    input: &'a mut dyn BufRead,
    pub(super) out: &'a mut dyn Write,
    /// How much of the log each viewer has been shown.
    pub(super) seen: BTreeMap<Viewer, usize>,
    /// How much of what was done outside the rules each viewer has been told.
    pub(super) heard: BTreeMap<Viewer, usize>,
    /// Who looked last.
    last: Option<Seat>,
    /// How long the journal was before each choice of a person.
    choices: Vec<(Seat, usize)>,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        voice: Voice,
        table: Box<dyn Table>,
        pack: Option<Pack>,
        curtain: Curtain,
        input: &'a mut dyn BufRead,
        out: &'a mut dyn Write,
    ) -> Session<'a> {
        let (seen, heard, choices) = Default::default();
        Session { voice, table, pack, curtain, input, out, seen, heard, last: None, choices }
    }

    /// Another game takes the place of this one.
    pub(super) fn replace(&mut self, table: Box<dyn Table>) {
        self.table = table;
        self.seen.clear();
        self.heard.clear();
        self.choices.clear();
        self.last = None;
    }

    /// Plays until the player leaves or the input ends.
    pub(super) fn play(mut self) -> Result<(), Trouble> {
        self.welcome()?;
        loop {
            self.table.run();
            let waits = self.table.waits();
            self.draw_curtain(&waits)?;
            self.show(&waits)?;
            loop {
                match self.answer_line(&waits)? {
                    After::Stay => (),
                    After::Show => break,
                    After::Leave => return Ok(()),
                }
            }
        }
    }

    /// The person who is asked, or who was last.
    pub(super) fn person(&self, waits: &Waits) -> Option<Seat> {
        match waits {
            Waits::Choice { seats, .. } => self.asked(*seats),
            Waits::Dice { .. } | Waits::Over(_) => self.last.or_else(|| self.only_person()),
        }
    }

    fn asked(&self, seats: Seats) -> Option<Seat> {
        let mut people = seats.iter().filter(|seat| self.table.sitter(*seat) == Sitter::Human);
        people.next().or_else(|| seats.lowest())
    }

    fn people(&self) -> Vec<Seat> {
        let seats = (0..self.table.seats()).map(Seat);
        seats.filter(|seat| self.table.sitter(*seat) == Sitter::Human).collect()
    }

    fn only_person(&self) -> Option<Seat> {
        self.people().first().copied()
    }

    /// Who looks at the screen.
    pub(super) fn viewer(&self, waits: &Waits) -> Viewer {
        self.person(waits).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Hides one hand before the other person looks.
    fn draw_curtain(&mut self, waits: &Waits) -> Result<(), Trouble> {
        let Waits::Choice { seats, .. } = waits else { return Ok(()) };
        let Some(seat) = self.asked(*seats) else { return Ok(()) };
        let before = self.last.replace(seat);
        let changes = before != Some(seat) && self.people().len() > 1;
        if !changes || self.curtain == Curtain::Open {
            return Ok(());
        }
        // Before the first question there is nothing to hide.
        let clear = if before.is_some() { "\x1b[2J\x1b[3J\x1b[H" } else { "" };
        let name = self.voice.seat_at(&*self.table, seat);
        let said = self.voice.say("cli-hand-over", &[("seat", text(name))]);
        write!(self.out, "{clear}{said} ")?;
        self.out.flush()?;
        lines::next(self.input);
        write!(self.out, "{clear}")?;
        Ok(())
    }

    /// Reads a line and does what it says.
    fn answer_line(&mut self, waits: &Waits) -> Result<After, Trouble> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let line = match lines::next(self.input) {
            Line::Text(line) => line,
            Line::TooLong => return self.remark("cli-line-too-long"),
            Line::NotText => return self.remark("cli-line-not-text"),
            Line::End => {
                writeln!(self.out)?;
                return Ok(After::Leave);
            }
        };
        self.obey(typed::read(&line), waits)
    }

    fn obey(&mut self, typed: Typed<'_>, waits: &Waits) -> Result<After, Trouble> {
        match typed {
            Typed::Empty => Ok(After::Stay),
            Typed::Help => self.help(waits),
            Typed::Quit => Ok(After::Leave),
            Typed::Board => self.show_board(waits),
            Typed::Hand => self.show_hand(waits),
            Typed::All => self.show_all(waits),
            Typed::Log(last) => self.show_log(waits, last),
            Typed::Why(which) => self.show_why(waits, which),
            Typed::Odds(which) => self.show_odds(waits, which),
            Typed::Undo => self.undo(waits),
            Typed::TakeBack => self.take_back(),
            Typed::Order(order) => self.order(waits, order),
            Typed::Save(file) => self.save(file),
            Typed::Record(file) => self.record(waits, file),
            Typed::Load(file) => self.load(file),
            Typed::Answer(answer) => match waits {
                Waits::Choice { .. } => self.choose(waits, answer),
                Waits::Dice { .. } => self.throw(answer),
                Waits::Over(_) => self.remark("cli-is-over"),
            },
        }
    }

    /// Says something that has no facts.
    pub(super) fn remark(&mut self, id: &str) -> Result<After, Trouble> {
        self.print(&self.voice.say(id, &[]))
    }

    /// Prints and stays.
    pub(super) fn print(&mut self, said: &str) -> Result<After, Trouble> {
        writeln!(self.out, "{said}")?;
        Ok(After::Stay)
    }

    /// The candidates as they are numbered: legal ones first, then refused ones.
    pub(super) fn offers(&self, waits: &Waits) -> Vec<Offer> {
        let Waits::Choice { seats, .. } = waits else { return Vec::new() };
        let Some(seat) = self.asked(*seats) else { return Vec::new() };
        let offers = self.table.offers(seat);
        let (mut legal, refused): (Vec<_>, Vec<_>) =
            offers.into_iter().partition(|offer| offer.no.is_none());
        legal.extend(refused);
        legal
    }

    /// The candidate somebody means by a number or a notation.
    pub(super) fn offer(&self, waits: &Waits, which: &str) -> Option<Offer> {
        let offers = self.offers(waits);
        let number = which.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let found = match number {
            Some(index) => offers.get(index),
            None => offers.iter().find(|offer| offer.notation.eq_ignore_ascii_case(which)),
        };
        found.cloned()
    }

    fn choose(&mut self, waits: &Waits, answer: &str) -> Result<After, Trouble> {
        let (Some(offer), Some(seat)) = (self.offer(waits, answer), self.person(waits)) else {
            let said = self.voice.say("cli-no-such-choice", &[("given", text(answer))]);
            return self.print(&said);
        };
        let ply = self.table.ply();
        match self.table.choose(seat, &offer.notation) {
            Ok(()) => {
                self.choices.push((seat, ply));
                Ok(After::Show)
            }
            Err(no) => self.print(&self.voice.no(&*self.table, &no)),
        }
    }

    fn throw(&mut self, answer: &str) -> Result<After, Trouble> {
        let Some(dice) = typed::dice(answer) else { return self.remark("cli-type-dice") };
        match self.table.roll_given(&dice) {
            Ok(()) => Ok(After::Show),
            Err(no) => self.print(&self.voice.no(&*self.table, &no)),
        }
    }

    /// Undo is the person's who chose last.
    fn undo(&mut self, waits: &Waits) -> Result<After, Trouble> {
        let last = self.choices.last().map(|(seat, _)| *seat);
        let Some(seat) = last.or_else(|| self.person(waits)) else {
            return self.remark("undo-nothing");
        };
        match self.table.undo(seat) {
            Ok(()) => {
                self.choices.pop();
                Ok(After::Show)
            }
            Err(no) => {
                self.print(&self.voice.no(&*self.table, &no))?;
                if self.choices.is_empty() { Ok(After::Stay) } else { self.remark("cli-go-back") }
            }
        }
    }

    /// Goes back to before a person's last choice, whatever has been seen since. Alone and against bots it is granted
    /// at once; people at one terminal agree among themselves, and the journal says so. The result is marked by it.
    fn take_back(&mut self) -> Result<After, Trouble> {
        let Some((seat, to)) = self.choices.pop() else { return self.remark("undo-nothing") };
        let others = self.table.must_agree(seat);
        let mut done = self.table.act(Act::BackAsked { seat, to });
        for other in others.iter() {
            done = done.and_then(|()| self.table.act(Act::BackGranted { seat: other }));
        }
        match done {
            Ok(()) => Ok(After::Show),
            Err(no) => self.print(&self.voice.no(&*self.table, &no)),
        }
    }

    /// What can be typed, told with a choice and a window of this game.
    fn help(&mut self, waits: &Waits) -> Result<After, Trouble> {
        if let Some(offer) = self.offers(waits).first() {
            let facts = [("choice", text(&offer.notation))];
            self.print(&self.voice.say("cli-help-choice", &facts))?;
        }
        self.remark("cli-help")?;
        match self.windows(waits).first() {
            Some(window) => {
                self.print(&self.voice.say("cli-help-order", &[("window", text(window))]))
            }
            None => Ok(After::Stay),
        }
    }

    /// The windows for which the person can give orders.
    fn windows(&self, waits: &Waits) -> &'static [&'static str] {
        let Some(seat) = self.person(waits) else { return &[] };
        let manner = self.voice.title_of(&*self.table).manner();
        (manner.windows)(self.table.seat_name(seat))
    }

    /// `order W5 decline`, `order W6 use 3`, `order W6 ask`.
    fn order(&mut self, waits: &Waits, order: &str) -> Result<After, Trouble> {
        let known = self.windows(waits);
        let (Some(seat), Some(example)) = (self.person(waits), known.first()) else {
            return self.remark("cli-order-none");
        };
        let list = ("known", text(known.join(", ")));
        let words: Vec<&str> = order.split_whitespace().collect();
        let Some((given, order)) = ordered(&words) else {
            let facts = [("window", text(example)), list];
            return self.print(&self.voice.say("cli-order-usage", &facts));
        };
        let Some(window) = known.iter().find(|window| window.eq_ignore_ascii_case(given)) else {
            let facts = [("given", text(given)), list];
            return self.print(&self.voice.say("cli-order-unknown", &facts));
        };
        self.table.set_order(seat, window, order);
        self.remark("cli-order-given")?;
        Ok(After::Show)
    }
}

/// The window and the order that were typed.
fn ordered<'a>(words: &[&'a str]) -> Option<(&'a str, Order)> {
    match *words {
        [window, "ask"] => Some((window, Order::Ask)),
        [window, "decline"] => Some((window, Order::Decline)),
        [window, "use", least] => {
            least.parse().ok().map(|at_least| (window, Order::UseWhen { at_least }))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use table::Dice;
    use titles::{Setting, Wanted, open};

    use super::*;

    /// Plays the first title of the shelf.
    fn played(curtain: Curtain, input: &str) -> String {
        let title = shelf::titles().iter().next().unwrap();
        let loaded = title.load(Wanted::default()).unwrap();
        let (position, seats, dice) = (None, BTreeMap::new(), Dice::Open(8));
        let table = open(Setting { loaded, position, seats, dice }).unwrap();
        let voice = Voice::of(Some("en"), shelf::titles()).unwrap();
        let (mut input, mut out) = (input.as_bytes(), Vec::new());
        Session::new(voice, table, None, curtain, &mut input, &mut out).play().unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_curtain_falls_when_the_seat_changes() {
        let open = played(Curtain::Open, "pass\nhand\n");
        assert!(!open.contains("Hand over to"));
        let drawn = played(Curtain::Drawn, "\npass\n\nhand\n");
        assert_eq!(drawn.matches("Hand over to: Viet Minh.").count(), 1, "{drawn}");
        assert_eq!(drawn.matches("Hand over to: French.").count(), 1, "{drawn}");
        let (before, after) = drawn.split_once("Hand over to: French.").unwrap();
        assert!(before.contains("The Viet Minh draw") && before.ends_with("\x1b[H"));
        assert!(after.contains("\x1b[2J"), "the screen is cleared before the hand is shown");
        assert!(!after.contains("The Viet Minh draw 1"), "{after}");
    }
}

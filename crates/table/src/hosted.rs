//! What whoever keeps a table needs besides: entries as lines, earlier moments, bots that think elsewhere,
//! sandboxes.

use std::any::Any;
use std::sync::Arc;

use kernel::dice::Rng;
use kernel::hash::Hash;
use kernel::{Event as _, Match, Next, Rules, Seat, Sink, Viewer, legal};

use crate::drive::MOST_ENTRIES;
use crate::glimpse::stamp_of;
use crate::save::{FORMAT, Header, header_line, json};
use crate::seated::{Seated, no_of};
use crate::{Acts as _, Dice, Forked, Glimpse, No, Past, Playable, Sitter, Snapshot, Table};

/// A bot's question with all it needs to answer it, so that it can think while the table is free.
pub trait Thinking: Send + std::fmt::Debug {
    /// What the bot chooses.
    fn think(self: Box<Self>) -> Thought;
}

/// What a bot chose. It carries the bot, which may have plans: see [`Hosted::take_thought`].
pub struct Thought {
    /// The seat.
    pub seat: Seat,
    /// The notation of its choice.
    pub choice: String,
    bot: Box<dyn Any + Send>,
}

impl std::fmt::Debug for Thought {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Thought").field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// The side of a table that its keeper uses.
pub trait Hosted {
    /// The first line of the save.
    fn header_line(&self) -> String;
    /// The lines of the save for the entries after the first `ply`.
    fn lines_after(&self, ply: usize) -> Vec<String>;
    /// The secret bytes behind the dice, without which a running game cannot go on; none where the header
    /// says all.
    fn secret(&self) -> Option<[u8; 32]>;

    /// The game as it stands, to be taken up from there, with its choices after the first `ply` entries. Nothing before
    /// the first entry.
    fn snapshot(&self, ply: usize) -> Option<Snapshot>;
    /// Whether nothing has to be played again before all of the game can be told.
    fn is_whole(&self) -> bool;
    /// Whether all of the game can be told. A game that was taken up from a snapshot is played again for it; whoever
    /// asks for more than how the game stands asks this first.
    fn remembers(&self) -> bool;
    /// The stamp of what a viewer sees and is asked: [`Glimpse::stamp`] of [`Table::whole_view`].
    fn stamp(&self, viewer: Viewer) -> String;
    /// [`Table::choose`] for whoever saw this stamp; nothing is done if he sees something else by now.
    fn choose_seen(&mut self, seat: Seat, notation: &str, stamp: &str) -> Option<Result<(), No>>;

    /// Goes on by dice and people's standing orders until a person or a bot is asked, dice are to be thrown by hand
    /// or the game is over.
    fn run_to_question(&mut self);
    /// The same, but stops before a window that the table answers for a person: whoever keeps the table lets some time
    /// pass first, so that nobody can tell by the clock what he holds.
    fn run_to_window(&mut self);
    /// Whether the table answers the window that is put to a person now: as he ordered, or because he can only decline.
    fn answers_itself(&self) -> bool;
    /// The table answers it; whether it did.
    fn answer_itself(&mut self) -> bool;
    /// The window that is put now, by its name, if the question is one that can be declined. Whether it is put depends
    /// on public facts alone.
    fn window(&self) -> Option<&'static str>;
    /// The question a bot is asked now, if it is one. The bot leaves the table with it. Where people and
    /// bots are asked together, people go first.
    fn thinking(&mut self) -> Option<Box<dyn Thinking>>;
    /// The bot comes back to the table with its plans. The choice is not made yet: see [`Table::choose`].
    fn take_thought(&mut self, thought: Thought);

    /// How many moments the viewer had seen after so many entries.
    fn moments_after(&self, viewer: Viewer, ply: usize) -> usize;
    /// The game as the viewer saw it at a moment of his log, until the next one; 0 is before the first.
    fn view_at(&self, viewer: Viewer, moment: usize) -> Option<Glimpse> {
        self.views_at(viewer, &[moment]).pop().flatten()
    }
    /// The game as the viewer saw it at each of these moments, found in one walk through the journal.
    fn views_at(&self, viewer: Viewer, moments: &[usize]) -> Vec<Option<Glimpse>>;
    /// A game to try things out in, from this moment on, or from the end of the step it belongs to. The
    /// viewer's view is kept, and whatever he cannot know is dealt again from `deal`.
    fn sandbox(&self, viewer: Viewer, moment: usize, deal: [u8; 32], dice: Dice) -> Option<Forked>;
    /// Gives a sandbox the moments that came before it, if there are any.
    fn set_past(&mut self, past: Option<Past>);
    /// How many of the viewer's moments came before this game began.
    fn moments_before(&self, viewer: Viewer) -> usize;
}

impl<R: Playable> Hosted for Seated<R> {
    fn header_line(&self) -> String {
        header_line(&self.header)
    }

    fn lines_after(&self, ply: usize) -> Vec<String> {
        self.game.entries_after(ply).iter().map(json).collect()
    }

    fn snapshot(&self, ply: usize) -> Option<Snapshot> {
        self.snapshot_after(ply)
    }

    fn is_whole(&self) -> bool {
        self.game.is_whole()
    }

    fn remembers(&self) -> bool {
        self.game.remember()
    }

    fn stamp(&self, viewer: Viewer) -> String {
        self.listed_for(viewer).stamp
    }

    fn choose_seen(&mut self, seat: Seat, notation: &str, stamp: &str) -> Option<Result<(), No>> {
        let Listed { choices, stamp: seen } = self.listed_for(Viewer::Seat(seat));
        if seen != stamp {
            return None;
        }
        let listed = choices.into_iter().find(|(known, _)| known == notation);
        Some(match listed.filter(|_| self.closings.is_none()) {
            Some((_, choice)) => {
                self.game.choose_listed(seat, &choice).map_err(|refused| no_of(&refused))
            }
            None => self.choose(seat, notation),
        })
    }

    fn secret(&self) -> Option<[u8; 32]> {
        match self.dice {
            Dice::Fair(bytes) | Dice::Own(bytes) => Some(bytes),
            Dice::Open(_) | Dice::Sealed(_) => None,
        }
    }

    fn run_to_question(&mut self) {
        // A bot is asked even where it can only decline: whoever watches sees the same, whatever it holds.
        for _ in 0..MOST_ENTRIES {
            if !((!self.is_bot_asked() && self.settle_one()) || self.roll_one()) {
                return;
            }
        }
    }

    fn run_to_window(&mut self) {
        for _ in 0..MOST_ENTRIES {
            if self.answers_itself() || !self.roll_one() {
                return;
            }
        }
    }

    fn answers_itself(&self) -> bool {
        let (rules, state) = (&**self.game.rules(), self.game.state());
        !self.game.is_ended_by_people()
            && !self.is_bot_asked()
            && self.orders.answer(rules, state).is_some()
    }

    fn answer_itself(&mut self) -> bool {
        !self.is_bot_asked() && self.settle_one()
    }

    fn window(&self) -> Option<&'static str> {
        let is_asked = matches!(self.game.next(), Next::Decision { .. });
        let standing = is_asked.then(|| self.game.rules().standing(self.game.state())).flatten();
        standing.map(|standing| standing.window)
    }

    fn thinking(&mut self) -> Option<Box<dyn Thinking>> {
        let Next::Decision { seats, .. } = self.game.next() else { return None };
        let seat = seats.lowest().filter(|_| self.is_bot_asked())?;
        let rules = Arc::clone(self.game.rules());
        let mut legal = Vec::new();
        rules.legal(self.game.state(), seat, &mut legal);
        let view = self.game.view(Viewer::Seat(seat));
        let rng = self.dice.thoughts(seat, self.game.ply());
        let sitter = self.sitter(seat);
        // One that did not come back is replaced by one without plans.
        let bot = self.bots.get_mut(usize::from(seat.0)).and_then(Option::take);
        let bot = bot.or_else(|| (self.bot_of)(sitter.name()))?;
        Some(Box::new(Question { rules, seat, view, legal, rng, bot }))
    }

    fn take_thought(&mut self, thought: Thought) {
        let place = self.bots.get_mut(usize::from(thought.seat.0));
        if let (Some(place), Ok(bot)) = (place, thought.bot.downcast::<Box<dyn bots::Bot<R>>>()) {
            *place = Some(*bot);
        }
    }

    fn moments_after(&self, viewer: Viewer, ply: usize) -> usize {
        self.moments_before(viewer) + self.own_moments(viewer, ply)
    }

    fn views_at(&self, viewer: Viewer, moments: &[usize]) -> Vec<Option<Glimpse>> {
        let before = self.moments_before(viewer);
        let mut views: Vec<Option<Glimpse>> = moments.iter().map(|_| None).collect();
        let mut own = Vec::new();
        for (view, moment) in views.iter_mut().zip(moments) {
            match (moment.checked_sub(before), &self.past) {
                (Some(moment), _) => {
                    own.extend(self.spot(viewer, moment).map(|spot| (spot, view)));
                }
                (None, Some(past)) => *view = past.view_at(*moment),
                (None, None) => (),
            }
        }
        own.sort_by_key(|(spot, _)| spot.entries());
        self.walk(viewer, own);
        views
    }

    fn sandbox(&self, viewer: Viewer, moment: usize, deal: [u8; 32], dice: Dice) -> Option<Forked> {
        let before = self.moments_before(viewer);
        let Some(moment) = moment.checked_sub(before) else {
            let past = self.past.as_ref()?;
            let forked = past.table.as_ref()?.sandbox(past.eyes, moment, deal, dice)?;
            // What came before this game began is told as this game tells it.
            return Some(Forked { entries: 0, ..forked });
        };
        let end = self.end_of(viewer, moment)?;
        let rules = Arc::clone(self.game.rules());
        let view = rules.view(&self.state_after(end), viewer);
        let start = rules.determinize(&view, &mut Rng::from_bytes(deal));
        let header = Header {
            save: FORMAT,
            dice: dice.written(),
            position: Some(json(&start)),
            seats: vec![Sitter::Human; self.sitters.len()],
            ..self.header.clone()
        };
        let game = Match::with_origin(rules, start, header.hash());
        Some(Forked {
            table: Box::new(Seated::new(header, game, dice, self.bot_of)),
            entries: end.min(self.game.ply()),
            moments: before + self.own_moments(viewer, end),
        })
    }

    fn set_past(&mut self, past: Option<Past>) {
        self.past = past;
    }

    fn moments_before(&self, viewer: Viewer) -> usize {
        self.past.as_ref().map_or(0, |past| past.count(viewer))
    }
}

/// What a viewer can answer, and the stamp of what he sees.
struct Listed<C> {
    /// Every candidate with its notation.
    choices: Vec<(String, C)>,
    stamp: String,
}

impl<R: Playable> Seated<R> {
    /// The stamp of [`Table::whole_view`] without the log, of which only the length counts, and with what it lists.
    fn listed_for(&self, viewer: Viewer) -> Listed<R::Choice> {
        let (rules, state) = (&**self.game.rules(), self.game.state());
        let choices = match viewer {
            Viewer::Seat(seat) if !self.game.is_ended_by_people() => {
                legal::listing(rules, state, seat)
            }
            Viewer::Seat(_) | Viewer::Spectator => Vec::new(),
        };
        let choices: Vec<(String, R::Choice)> =
            choices.into_iter().map(|choice| (choice.to_string(), choice)).collect();
        let moments = self.moments_after(viewer, usize::MAX);
        let print = Hash::of_state(&self.game.view(viewer));
        let prompt = self.game.prompt_for(viewer);
        let offered = choices.iter().filter(|(_, choice)| !rules.is_idle(state, choice));
        let notations = offered.map(|(notation, _)| notation);
        let acts = self.acts_seen_by(viewer);
        let stamp = stamp_of::<R>((viewer, moments, &acts), print, prompt.as_ref(), notations);
        Listed { choices, stamp }
    }

    /// Whether a bot must answer, and no person with it.
    fn is_bot_asked(&self) -> bool {
        match self.game.next() {
            Next::Decision { seats, .. } => {
                seats.iter().all(|seat| self.sitter(seat) != Sitter::Human)
            }
            Next::Chance(_) | Next::Over(_) => false,
        }
    }

    /// Fills in what the viewer saw at spots that come one after the other.
    fn walk(&self, viewer: Viewer, spots: Vec<(Spot, &mut Option<Glimpse>)>) {
        let rules = self.game.rules();
        let game = self.game.whole();
        let mut state = game.start().clone();
        let mut left = game.in_force().peekable();
        for (spot, view) in spots {
            if spot.entries() >= self.game.ply() {
                let seen = rules.view(self.game.state(), viewer);
                *view = Some(Glimpse::of(Arc::clone(rules), seen));
                continue;
            }
            while let Some((_, step)) = left.next_if(|(number, _)| *number <= spot.entries()) {
                step.again(&**rules, &mut state, &mut ());
            }
            let seen = match spot {
                Spot::After(_) => Some(rules.view(&state, viewer)),
                Spot::Within { moment, .. } => left.peek().and_then(|(_, step)| {
                    let mut watch = Watch { rules: &**rules, viewer, left: moment, seen: None };
                    step.again(&**rules, &mut state.clone(), &mut watch);
                    watch.seen
                }),
            };
            *view = seen.map(|seen| Glimpse::of(Arc::clone(rules), seen));
        }
    }

    /// Where a moment of this game lies in the journal.
    fn spot(&self, viewer: Viewer, moment: usize) -> Option<Spot> {
        let end = self.end_of(viewer, moment)?;
        let ply = if moment == 0 { 0 } else { self.ply_of(viewer, moment)? };
        if self.own_moments(viewer, ply) == moment {
            return Some(Spot::After(end));
        }
        // All that the game began with is one moment of the board.
        let Some(entries) = ply.checked_sub(1) else { return Some(Spot::After(0)) };
        let moment = moment - self.own_moments(viewer, entries);
        Some(Spot::Within { entries, moment })
    }

    /// How many moments of this game the viewer had seen after so many entries.
    fn own_moments(&self, viewer: Viewer, ply: usize) -> usize {
        if ply >= self.game.ply() {
            return self.game.moments(viewer);
        }
        let log = self.game.whole().log().iter().take_while(|logged| logged.ply <= ply);
        log.filter(|logged| logged.event.seen_by(viewer).is_some()).count()
    }

    /// The entry by which the viewer's moment of that number, from 1, came about.
    fn ply_of(&self, viewer: Viewer, moment: usize) -> Option<usize> {
        let log = self.game.whole().log().iter();
        let mut seen = log.filter(|logged| logged.event.seen_by(viewer).is_some());
        seen.nth(moment.checked_sub(1)?).map(|logged| logged.ply)
    }

    /// The last entry before the viewer's next moment, or that of the moment itself where more came of it.
    /// What is done without a word belongs to the moment before it.
    fn end_of(&self, viewer: Viewer, moment: usize) -> Option<usize> {
        let own = if moment == 0 { 0 } else { self.ply_of(viewer, moment)? };
        let next =
            self.ply_of(viewer, moment + 1).map_or(usize::MAX, |next| next.saturating_sub(1));
        Some(own.max(next))
    }

    /// The state after the choices and rolls in force among the first `ply` entries.
    fn state_after(&self, ply: usize) -> R::State {
        if ply >= self.game.ply() {
            return self.game.state().clone();
        }
        let game = self.game.whole();
        let mut state = game.start().clone();
        for (_, step) in game.in_force().take_while(|(number, _)| *number <= ply) {
            step.again(&**self.game.rules(), &mut state, &mut ());
        }
        state
    }
}

/// Where a moment of a viewer lies in the journal.
#[derive(Clone, Copy, Debug)]
enum Spot {
    /// After so many entries.
    After(usize),
    /// More came of the same entry: the moment is as the rules told it, halfway through.
    Within {
        /// So many entries lie before.
        entries: usize,
        /// Which of the moments of the next one it is, from 1.
        moment: usize,
    },
}

impl Spot {
    /// How many entries lie before it.
    const fn entries(self) -> usize {
        match self {
            Spot::After(entries) | Spot::Within { entries, .. } => entries,
        }
    }
}

/// Waits for one moment of a viewer and keeps what he saw then.
struct Watch<'a, R: Rules> {
    rules: &'a R,
    viewer: Viewer,
    /// How many of his moments are still to come, it included.
    left: usize,
    seen: Option<R::View>,
}

impl<R: Rules> Sink<R> for Watch<'_, R> {
    const LISTENS: bool = true;

    fn event(&mut self, state: &R::State, event: R::Event) {
        if self.left == 0 || event.seen_by(self.viewer).is_none() {
            return;
        }
        self.left -= 1;
        if self.left == 0 {
            self.seen = Some(self.rules.view(state, self.viewer));
        }
    }
}

/// A bot with its question.
struct Question<R: Playable> {
    rules: Arc<R>,
    seat: Seat,
    view: R::View,
    legal: Vec<R::Choice>,
    rng: Rng,
    bot: Box<dyn bots::Bot<R>>,
}

impl<R: Playable> std::fmt::Debug for Question<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Question").field("seat", &self.seat).finish_non_exhaustive()
    }
}

impl<R: Playable> Thinking for Question<R> {
    fn think(self: Box<Self>) -> Thought {
        let Question { rules, seat, view, legal, mut rng, mut bot } = *self;
        let choice = bot.choose(&rules, &view, &legal, &mut rng).to_string();
        Thought { seat, choice, bot: Box::new(bot) }
    }
}

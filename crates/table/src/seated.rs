//! A table of one title: a match, its dice, its people and bots.

use std::any::Any;
use std::fmt;
use std::sync::OnceLock;

use kernel::chance::BadRoll;
use kernel::hash::Hash;
use kernel::journal::{Logged, RollRefused, What};
use kernel::legal;
use kernel::{
    Cited as _, Event as _, Fact, Match, Next, Odds, Refused, Request, Roll, Rule, Rules, Scope,
    Seat, Spelling, TitleInfo, Viewer,
};
use serde_json::Value;

use crate::bot::BotOf;
use crate::dice::{ByHand, Dice};
use crate::drive::MOST_ENTRIES;
use crate::face::{Moment, No, Offer, Said, Table, Waits};
use crate::game::Game;
use crate::orders::{EmptyWindow, Order, Orders};
use crate::programs::Closed;
use crate::save::{self, Header};
use crate::{Acts as _, Candidate, Glimpse, Past, Playable, Sitter, Viewed, Witnessed, record};

/// A game of one title being played.
pub(crate) struct Seated<R: Playable> {
    pub(crate) header: Header,
    pub(crate) game: Game<R>,
    pub(crate) dice: Dice,
    pub(crate) by_hand: ByHand,
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) bots: Vec<Option<Box<dyn bots::Bot<R>>>>,
    pub(crate) bot_of: BotOf<R>,
    pub(crate) orders: Orders,
    /// What went before, in a sandbox.
    pub(crate) past: Option<Past>,
    /// The ids of the pack, once a program asked for them.
    pub(crate) spelling: OnceLock<Spelling>,
    /// Questions that closed by themselves, if they are noted.
    pub(crate) closings: Option<Vec<Closed>>,
}

impl<R: Playable> fmt::Debug for Seated<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut out = f.debug_struct("Seated");
        out.field("title", &R::INFO.id).field("ply", &self.game.ply()).finish_non_exhaustive()
    }
}

impl<R: Playable> Seated<R> {
    pub(crate) fn new(header: Header, game: Match<R>, dice: Dice, bot_of: BotOf<R>) -> Seated<R> {
        Seated::with_game(header, Game::of(game), dice, bot_of)
    }

    pub(crate) fn with_game(
        header: Header,
        game: Game<R>,
        dice: Dice,
        bot_of: BotOf<R>,
    ) -> Seated<R> {
        let sitters = header.seats.clone();
        let bots = sitters.iter().map(|sitter| bot_of(sitter.name())).collect();
        let by_hand = dice.by_hand();
        let orders = Orders::default();
        Seated {
            header,
            game,
            dice,
            by_hand,
            sitters,
            bots,
            bot_of,
            orders,
            past: None,
            spelling: OnceLock::new(),
            closings: None,
        }
    }

    fn rules(&self) -> &R {
        self.game.rules()
    }

    /// Every seat.
    fn all_seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.rules().seats()).map(Seat)
    }

    /// Rolls what is asked, from the seed.
    pub(crate) fn roll_by_table(&mut self) -> Result<(), No> {
        let Next::Chance(chance) = self.game.next() else {
            return Err(No::plain(&RollRefused::NotAsked));
        };
        let roll = match self.game.due_again() {
            Some(due) => Some(due.clone()),
            None => {
                let (number, choice) = (self.game.rolls(), self.game.last_choice());
                self.dice.roll(number, choice, &chance.request)
            }
        };
        let roll =
            roll.ok_or(No { rule: None, said: Said { id: "dice-sealed", facts: vec![] } })?;
        self.fall(roll)
    }

    /// The dice come from outside: the game begins with another header, and its chain with another hash.
    fn become_own_dice(&mut self) {
        if matches!(self.dice, Dice::Own(_)) {
            return;
        }
        let bytes = match self.dice {
            Dice::Fair(bytes) | Dice::Own(bytes) => bytes,
            Dice::Open(seed) => kernel::dice::FairDice::open(seed).seed().0,
            Dice::Sealed(hash) => hash.0,
        };
        self.dice = Dice::Own(bytes);
        self.header.dice = self.dice.written();
        self.game = Game::of(save::chained_again(self.game.whole(), self.header.hash()));
    }

    /// What a viewer saw happen, with its types.
    fn witnessed(&self, viewer: Viewer) -> Vec<Witnessed<R::Event>> {
        let mut moments = self.past_of(viewer);
        let log = self.game.whole().log().iter();
        let seen = log.filter_map(|logged| Some((logged.ply, logged.event.seen_by(viewer)?)));
        let own = (moments.len() + 1..).zip(seen);
        moments.extend(own.map(|(number, (ply, event))| {
            let dice = self.dice_told(ply, &event);
            Witnessed { number, event, dice }
        }));
        moments
    }

    /// What a viewer saw before this game began.
    fn past_of(&self, viewer: Viewer) -> Vec<Witnessed<R::Event>> {
        let Some(past) = &self.past else { return Vec::new() };
        let table = past.table.as_deref().and_then(|table| {
            let table: &dyn Any = table;
            table.downcast_ref::<Seated<R>>()
        });
        let mut moments = table.map(|table| table.witnessed(past.eyes)).unwrap_or_default();
        moments.truncate(past.count(viewer));
        moments
    }

    /// The dice of an entry, if the event tells them: who may know it may see them.
    fn dice_told(&self, ply: usize, event: &R::Event) -> Vec<u8> {
        let entry = ply.checked_sub(1).and_then(|index| self.game.whole().entries().get(index));
        match entry.map(|entry| &entry.what) {
            Some(What::Roll { dice, .. }) if event.tells_dice() => dice.0.to_vec(),
            _ => Vec::new(),
        }
    }

    /// Every candidate of a seat, with its types; none when it is not asked.
    fn candidates(&self, seat: Seat) -> Vec<Candidate<R>> {
        let (rules, state) = (self.rules(), self.game.state());
        let candidate = |offer: legal::Offer<R>| Candidate {
            notation: offer.choice.to_string(),
            is_free: rules.is_free(state, &offer.choice),
            choice: offer.choice,
            refusal: offer.refusal,
        };
        self.game.offers(seat).into_iter().map(candidate).collect()
    }

    /// What a viewer may know, and what he saw happen.
    fn viewed(&self, viewer: Viewer) -> Viewed<R> {
        let mut viewed = Viewed::new(self.game.rules().clone(), self.game.view(viewer));
        viewed.log = self.witnessed(viewer);
        viewed.acts = self.acts_seen_by(viewer);
        viewed
    }

    /// How many choices of the seat are taken back together: one that the table would make again at once takes the one
    /// before it along.
    fn undo_count(&self, seat: Seat) -> Result<usize, No> {
        let goes_on = |state: &R::State| self.orders.answer(self.rules(), state).is_some();
        self.game.whole().undo_count(seat, goes_on).map_err(|no| No::plain(&no))
    }
}

/// Why a choice was not taken.
pub(crate) fn no_of<R: Rules>(refused: &Refused<R>) -> No {
    No { rule: refused.rule(), said: Said::of(refused) }
}

impl<R: Playable> Table for Seated<R> {
    fn info(&self) -> &'static TitleInfo {
        &R::INFO
    }

    fn header(&self) -> &Header {
        &self.header
    }

    fn name(&self, key: &str, language: &str) -> Option<String> {
        self.rules().name(key, language)
    }

    fn seats(&self) -> u8 {
        self.rules().seats()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.rules().seat_name(self.game.state(), seat)
    }

    fn side_name(&self, seat: Seat) -> &'static str {
        self.rules().side_name(self.game.state(), seat)
    }

    fn seat_named(&self, name: &str) -> Result<Seat, No> {
        self.all_seats().find(|seat| self.seat_name(*seat) == name).ok_or_else(|| {
            let known: Vec<&str> = self.all_seats().map(|seat| self.seat_name(seat)).collect();
            No { rule: None, said: unknown_seat(name, &known) }
        })
    }

    fn sitter(&self, seat: Seat) -> Sitter {
        self.sitters.get(usize::from(seat.0)).copied().unwrap_or_default()
    }

    fn sit(&mut self, seat: Seat, sitter: Sitter) {
        let index = usize::from(seat.0);
        if let (Some(place), Some(bot)) = (self.sitters.get_mut(index), self.bots.get_mut(index)) {
            *place = sitter;
            *bot = (self.bot_of)(sitter.name());
        }
    }

    fn waits(&self) -> Waits {
        match self.game.next() {
            Next::Decision { seats, prompt } => Waits::Choice { seats, prompt: Said::of(&prompt) },
            Next::Chance(chance) => Waits::Dice {
                ask: Said::of(&chance.ask),
                request: chance.request,
                audience: chance.audience,
            },
            Next::Over(outcome) => Waits::Over(outcome),
        }
    }

    fn prompt_for(&self, viewer: Viewer) -> Option<Said> {
        self.game.prompt_for(viewer).map(|prompt| Said::of(&prompt))
    }

    fn prompt_rule(&self, viewer: Viewer) -> Option<Rule> {
        self.game.prompt_for(viewer).map(|prompt| prompt.rule())
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let candidates = self.candidates(seat);
        let mut canonical = Vec::new();
        if !candidates.is_empty() {
            self.rules().candidates(self.game.state(), seat, Scope::Canonical, &mut canonical);
        }
        candidates.iter().map(|candidate| candidate.offer(&canonical)).collect()
    }

    fn choose(&mut self, seat: Seat, notation: &str) -> Result<(), No> {
        self.say(seat, notation).map_err(|refused| no_of(&refused))
    }

    fn press(&mut self, seat: Seat, notations: &[&str]) -> Result<usize, (usize, No)> {
        self.say_all(seat, notations).map_err(|no| (no.at, no_of(&no.refused)))
    }

    fn roll(&mut self) -> Result<(), No> {
        self.roll_by_table()
    }

    fn roll_given(&mut self, dice: &[i64]) -> Result<(), No> {
        let Next::Chance(chance) = self.game.next() else {
            return Err(No::plain(&RollRefused::NotAsked));
        };
        let given = given_roll(&chance.request, dice)?;
        self.become_own_dice();
        self.fall(given)
    }

    fn set_by_hand(&mut self, by_hand: ByHand) {
        self.by_hand = by_hand;
    }

    fn last_roll(&self) -> Vec<u8> {
        let rolls =
            self.game.whole().entries().iter().rev().filter_map(|entry| match &entry.what {
                What::Roll { dice, .. } => Some(dice.0.to_vec()),
                What::Choice { .. } | What::Undo { .. } | What::TakeBack { .. } | What::Act(_) => {
                    None
                }
            });
        rolls.into_iter().next().unwrap_or_default()
    }

    fn last_chooser(&self) -> Option<Seat> {
        match self.game.whole().entries().last()?.what {
            What::Choice { seat, .. } | What::Undo { seat, .. } => Some(seat),
            What::Roll { .. } | What::TakeBack { .. } | What::Act(_) => None,
        }
    }

    fn undo(&mut self, seat: Seat) -> Result<(), No> {
        for _ in 0..self.undo_count(seat)? {
            self.game.whole_mut().undo(seat).map_err(|no| No::plain(&no))?;
        }
        Ok(())
    }

    fn check_undo(&self, seat: Seat) -> Result<(), No> {
        self.undo_count(seat).map(|_| ())
    }

    fn take_back(&mut self, to: usize) -> Result<(), No> {
        self.game.whole_mut().take_back(to).map_err(|no| No::plain(&no))
    }

    fn set_order(&mut self, seat: Seat, window: &str, order: Order) {
        self.orders.set(seat, window, order);
    }

    fn set_empty_window(&mut self, empty: EmptyWindow) {
        self.orders.empty = empty;
    }

    fn settle_orders(&mut self) -> usize {
        std::iter::from_fn(|| self.settle_one().then_some(())).take(MOST_ENTRIES).count()
    }

    fn run(&mut self) {
        self.run_on();
    }

    fn odds(&self, seat: Seat, notation: &str) -> Result<Option<Odds>, No> {
        if self.game.is_ended_by_people() {
            return Err(no_of::<R>(&Refused::NotAsked));
        }
        let (rules, state) = (self.rules(), self.game.state());
        let choice = legal::find(rules, state, seat, notation).map_err(|no| no_of(&no))?;
        rules.check(state, seat, &choice).map_err(|no| no_of::<R>(&Refused::Rule(no)))?;
        Ok(kernel::odds(rules, &self.game.view(Viewer::Seat(seat)), seat, &choice))
    }

    fn view(&self, viewer: Viewer) -> Glimpse {
        Glimpse::whole(self.viewed(viewer))
    }

    fn whole_view(&self, viewer: Viewer) -> Glimpse {
        let mut viewed = self.viewed(viewer);
        viewed.prompt = self.game.prompt_for(viewer);
        if let Viewer::Seat(seat) = viewer {
            viewed.candidates = self.candidates(seat);
        }
        Glimpse::whole(viewed)
    }

    fn view_json(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game.view(viewer)).unwrap_or(Value::Null)
    }

    fn state_json(&self) -> Value {
        serde_json::to_value(self.game.state()).unwrap_or(Value::Null)
    }

    fn position(&self) -> Option<String> {
        self.rules().exact_position(self.game.state())
    }

    fn log(&self, viewer: Viewer) -> Vec<Moment> {
        self.witnessed(viewer).iter().map(Witnessed::moment).collect()
    }

    fn full_log(&self) -> Vec<Moment> {
        let moment = |logged: &Logged<R::Event>| {
            let (number, event) = (logged.ply, logged.event.clone());
            Witnessed { number, dice: self.dice_told(number, &event), event }.moment()
        };
        self.game.whole().log().iter().map(moment).collect()
    }

    fn ply(&self) -> usize {
        self.game.ply()
    }

    fn chain(&self) -> Hash {
        self.game.chain()
    }

    fn state_hash(&self) -> Hash {
        self.game.state_hash()
    }

    fn revealed_seed(&self) -> Option<Hash> {
        match self.game.next() {
            Next::Over(_) => self.dice.revealed(),
            Next::Decision { .. } | Next::Chance(_) => None,
        }
    }

    fn save(&self) -> String {
        save::write(&self.header, self.game.whole().entries(), self.dice.revealed())
    }

    fn record_for(&self, seat: Seat) -> String {
        record::write(self, seat)
    }
}

/// Dice from outside as a roll that answers the request.
fn given_roll(request: &Request, dice: &[i64]) -> Result<Roll, No> {
    let (count, lowest, highest) = match request {
        Request::Dice { count, faces, .. } => (usize::from(*count), 1, i64::from(*faces)),
        Request::Draw { weights } => (1, 0, weights.len() as i64 - 1),
    };
    if dice.len() != count {
        return Err(No::plain(&RollRefused::Bad(BadRoll::Count {
            asked: count,
            given: dice.len(),
        })));
    }
    if let Some(face) = dice.iter().find(|face| !(lowest..=highest).contains(face)) {
        let facts = [("given", *face), ("lowest", lowest), ("highest", highest)];
        let facts = facts.map(|(name, number)| (name, Fact::Number(number))).to_vec();
        return Err(No { rule: None, said: Said { id: "roll-face", facts } });
    }
    let roll: Roll = Roll(dice.iter().map(|face| *face as u8).collect());
    request.check(&roll).map_err(|bad| No::plain(&RollRefused::Bad(bad)))?;
    Ok(roll)
}

/// There is no seat of that name.
pub(crate) fn unknown_seat(name: &str, known: &[&str]) -> Said {
    let facts =
        vec![("seat", Fact::Text(name.to_owned())), ("known", Fact::Text(known.join(", ")))];
    Said { id: "seat-unknown", facts }
}

//! What a table can do, whatever the title.

use std::any::Any;
use std::fmt::Debug;

use kernel::hash::Hash;
use kernel::{
    Audience, Fact, Message, Odds, Outcome, Refusal, Request, Rule, Seat, Seats, TitleInfo, Viewer,
};
use serde_json::Value;

use crate::{Acts, ByHand, EmptyWindow, Glimpse, Header, Hosted, Order, Programs, Sitter};

/// Something to say, detached from the title that says it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The id of the Fluent message.
    pub id: &'static str,
    /// Its facts.
    pub facts: Vec<(&'static str, Fact)>,
}

impl Said {
    /// What a message says.
    pub fn of(message: &impl Message) -> Said {
        Said { id: message.id(), facts: message.facts() }
    }
}

impl Message for Said {
    fn id(&self) -> &'static str {
        self.id
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        self.facts.clone()
    }
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct No {
    /// The rule that forbids it, where one does.
    pub rule: Option<Rule>,
    /// The reason.
    pub said: Said,
}

impl No {
    /// A refusal of a rule.
    pub fn by_rule(refusal: &impl Refusal) -> No {
        No { rule: Some(refusal.rule()), said: Said::of(refusal) }
    }

    /// A reason that is no rule of the game.
    pub(crate) fn plain(message: &impl Message) -> No {
        No { rule: None, said: Said::of(message) }
    }
}

/// What a game waits for.
#[derive(Clone, Debug, PartialEq)]
pub enum Waits {
    /// One of these seats must choose.
    Choice {
        /// Who may answer.
        seats: Seats,
        /// What is asked, as those seats may know it.
        prompt: Said,
    },
    /// Dice must fall or a card must be drawn.
    Dice {
        /// What for.
        ask: Said,
        /// Which dice, or which deck.
        request: Request,
        /// Who may see the result.
        audience: Audience,
    },
    /// The game is over.
    Over(Outcome),
}

/// A candidate and, if it is refused, why.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The notation, by which it is chosen.
    pub notation: String,
    /// What it means.
    pub said: Said,
    /// `None` when it is legal.
    pub no: Option<No>,
    /// Whether it is fiddling that changes nothing for anybody else.
    pub is_free: bool,
    /// Whether a search should look at it.
    pub is_canonical: bool,
}

/// An event as a viewer saw it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Its number among those this viewer saw, from 1.
    pub number: usize,
    /// The rule by which it happened.
    pub rule: Rule,
    /// What happened.
    pub said: Said,
    /// The dice it tells of, by their sum or one by one; empty where it tells of none.
    pub dice: Vec<u8>,
}

/// A game being played.
pub trait Table: Hosted + Acts + Programs + Any + Debug + Send {
    /// The title.
    fn info(&self) -> &'static TitleInfo;
    /// What the save begins with.
    fn header(&self) -> &Header;
    /// The name of a thing of the pack, in a language.
    fn name(&self, key: &str, language: &str) -> Option<String>;

    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The name a seat goes by now.
    fn seat_name(&self, seat: Seat) -> &'static str;
    /// The name of the side a seat plays; several seats may share one.
    fn side_name(&self, seat: Seat) -> &'static str;
    /// The seat of a name, or the names there are now.
    fn seat_named(&self, name: &str) -> Result<Seat, No>;
    /// Who sits there.
    fn sitter(&self, seat: Seat) -> Sitter;
    /// Lets somebody else sit there.
    fn sit(&mut self, seat: Seat, sitter: Sitter);

    /// What the game waits for.
    fn waits(&self) -> Waits;
    /// The question as a viewer may know it; `None` when no seat is asked.
    fn prompt_for(&self, viewer: Viewer) -> Option<Said>;
    /// The rule it rests on.
    fn prompt_rule(&self, viewer: Viewer) -> Option<Rule>;
    /// Every candidate of a seat; none when it is not asked.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// A seat answers by notation. Nothing else is done: see [`Table::run`].
    fn choose(&mut self, seat: Seat, notation: &str) -> Result<(), No>;
    /// A seat answers several questions in a row: all of these choices are made or none, and undo takes all of them
    /// back. Where dice fall, somebody else is asked or something hidden is shown, the press ends. Gives how many were
    /// made, or which one was refused, from 0.
    fn press(&mut self, seat: Seat, notations: &[&str]) -> Result<usize, (usize, No)>;
    /// The table rolls or draws what is asked.
    fn roll(&mut self) -> Result<(), No>;
    /// Dice from outside. From then on the game counts as one with own dice.
    fn roll_given(&mut self, dice: &[i64]) -> Result<(), No>;
    /// Which dice wait for [`Table::roll`] or [`Table::roll_given`].
    fn set_by_hand(&mut self, by_hand: ByHand);

    /// The last roll that fell; empty before the first.
    fn last_roll(&self) -> Vec<u8>;
    /// Who made the last entry of the journal, if that was a choice.
    fn last_chooser(&self) -> Option<Seat>;

    /// Takes back the seat's last choice, and what the table itself answered for the seat after it.
    fn undo(&mut self, seat: Seat) -> Result<(), No>;
    /// Why the seat cannot take back its last choice, if it cannot.
    fn check_undo(&self, seat: Seat) -> Result<(), No>;
    /// Goes back to where the game stood after `to` entries. Everybody must have agreed.
    fn take_back(&mut self, to: usize) -> Result<(), No>;

    /// Gives a standing order for a window.
    fn set_order(&mut self, seat: Seat, window: &str, order: Order);
    /// Sets what becomes of windows in which nothing can be played.
    fn set_empty_window(&mut self, empty: EmptyWindow);
    /// Answers by standing orders as long as they answer; gives the number of choices made.
    fn settle_orders(&mut self) -> usize;
    /// Goes on by standing orders, dice and bots until a person is asked, dice are to be thrown by hand
    /// or the game is over.
    fn run(&mut self);

    /// The odds of a legal choice, from the seat's view. `None` when nothing is left to chance, or too much.
    fn odds(&self, seat: Seat, notation: &str) -> Result<Option<Odds>, No>;
    /// What the viewer may know, and what he saw happen.
    fn view(&self, viewer: Viewer) -> Glimpse;
    /// The same with what he is asked and all that he could answer.
    fn whole_view(&self, viewer: Viewer) -> Glimpse;
    /// The same as JSON.
    fn view_json(&self, viewer: Viewer) -> Value;
    /// The complete state as JSON: for the owner of the game, not for a seat.
    fn state_json(&self) -> Value;
    /// The position as text that reads back as this very game; none in the middle of what a position cannot say.
    fn position(&self) -> Option<String>;
    /// What the viewer saw, and was not taken back.
    fn log(&self, viewer: Viewer) -> Vec<Moment>;
    /// All that happened and was not taken back, each with the number of its entry: for the owner.
    fn full_log(&self) -> Vec<Moment>;

    /// How many entries the journal has.
    fn ply(&self) -> usize;
    /// The last hash of the chain.
    fn chain(&self) -> Hash;
    /// The hash of the state.
    fn state_hash(&self) -> Hash;
    /// The seed of fair dice, once the game is over.
    fn revealed_seed(&self) -> Option<Hash>;
    /// The complete save, with secrets: for the owner of the game.
    fn save(&self) -> String;
    /// What one seat did and saw: no secret of another seat, and no save.
    fn record_for(&self, seat: Seat) -> String;
}

//! Plays a game by a script or at random and writes down what happens.

use std::collections::VecDeque;
use std::fmt::Write;
use std::sync::Arc;

use kernel::dice::Rng;
use kernel::{Fact, Match, Message, Next, Request, Roll, Seat};
use storm::Storm;
use storm::components::{Kind, Side};
use storm::event::Event;
use storm::prompt::Ask;
use storm::setup::{embedded, load};

use crate::board;

/// The line between how a game is played and what came of it.
const LINE: &str = "----";

/// Who answers.
#[derive(Debug)]
enum Player {
    /// The lines of the file, one after the other.
    Script(VecDeque<String>),
    /// Chance: every legal answer is as likely as another.
    Random(Box<Rng>),
}

/// A game and its text.
#[derive(Debug)]
pub(crate) struct Transcript {
    game: Match<Storm>,
    player: Player,
    /// Whether questions and answers are written, not only what happened.
    full: bool,
    text: String,
    /// Events written so far.
    told: usize,
}

impl Transcript {
    /// Plays what the head of a text says; gives the whole text.
    pub(crate) fn of(text: &str) -> String {
        let (head, body) = text.split_once(LINE).unwrap_or((text, ""));
        let setting = |key: &str| {
            let found = head.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
            found.unwrap_or_else(|| panic!("the head says {key}")).to_owned()
        };
        let player = match setting("play").strip_prefix("random ") {
            Some(seed) => Player::Random(Box::new(Rng::from_number(seed.parse().expect("a seed")))),
            None => Player::Script(script(body)),
        };
        let components = load(&embedded()).expect("the embedded pack is sound");
        let rules = Storm::new(components, setting("bidding") == "yes");
        let mut transcript = Transcript {
            game: Match::new(Arc::new(rules)),
            player,
            full: setting("show") == "everything",
            text: format!("{head}{LINE}\n"),
            told: 0,
        };
        transcript.play();
        transcript.text
    }

    fn play(&mut self) {
        loop {
            match self.game.next() {
                Next::Over(outcome) => {
                    self.line(&format!("{outcome:?}"));
                    return;
                }
                Next::Chance(chance) => {
                    let Some(roll) = self.dice(&chance.ask, &chance.request) else { break };
                    self.game.roll(roll).expect("such dice can fall");
                }
                Next::Decision { seats, prompt } => {
                    let seat = seats.lowest().expect("a question is put to somebody");
                    self.ask(seat, &prompt);
                    let Some(answer) = self.answer(seat) else { break };
                    let said = self.game.say(seat, &answer);
                    assert!(said.is_ok(), "{answer} is refused: {said:?}\n{}", self.text);
                }
            }
            self.tell();
        }
        self.board();
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// The question, and how many answers are legal and refused.
    fn ask(&mut self, seat: Seat, prompt: &storm::prompt::Prompt) {
        if !self.full {
            return;
        }
        let offers = self.game.offers(seat);
        let refused = offers.iter().filter(|offer| offer.refusal.is_some()).count();
        let legal = offers.len() - refused;
        let name = kernel::Rules::seat_name(&**self.game.rules(), self.game.state(), seat);
        let question = said(prompt);
        self.line(&format!("? {name}: {question} (legal {legal}, refused {refused})"));
    }

    /// The next answer; none when the script has come to its end.
    fn answer(&mut self, seat: Seat) -> Option<String> {
        let answer = match &mut self.player {
            Player::Script(lines) => lines.pop_front()?,
            Player::Random(rng) => {
                let mut legal = Vec::new();
                let rules = self.game.rules();
                kernel::Rules::legal(&**rules, self.game.state(), seat, &mut legal);
                rng.pick(&legal).expect("every question has an answer").to_string()
            }
        };
        if self.full {
            self.line(&format!("> {answer}"));
        }
        Some(answer)
    }

    /// The next dice or card.
    fn dice(&mut self, ask: &Ask, request: &Request) -> Option<Roll> {
        let question = format!("? dice: {}", said(ask));
        let roll = match &mut self.player {
            Player::Random(rng) => request.roll(rng),
            Player::Script(lines) => {
                let line = lines.front()?;
                let roll = match ask {
                    Ask::Draw { side } => drawn(*side, line),
                    _ => thrown(line),
                };
                lines.pop_front();
                roll
            }
        };
        if self.full {
            self.line(&question);
            let shown = match ask {
                Ask::Draw { side } => Kind::of(*side)[usize::from(roll.first())].id().to_owned(),
                _ => roll.0.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
            };
            self.line(&format!("> {shown}"));
        }
        Some(roll)
    }

    /// What happened since the last time.
    fn tell(&mut self) {
        let new: Vec<Event> = self.game.log()[self.told..].iter().map(|l| l.event).collect();
        self.told += new.len();
        for event in new {
            self.line(&format!("  {}", said(&event)));
            if matches!(event, Event::ImpulsesOver | Event::GameOver { .. }) {
                self.board();
            }
        }
    }

    fn board(&mut self) {
        let board = board::compact(self.game.rules(), self.game.state());
        self.text.push_str(&board);
    }
}

/// The answers of a script.
fn script(body: &str) -> VecDeque<String> {
    body.lines().filter_map(|line| line.strip_prefix("> ")).map(str::to_owned).collect()
}

/// The class of a card by its kind.
fn drawn(side: Side, line: &str) -> Roll {
    let class = Kind::of(side).iter().position(|kind| kind.id() == line);
    let class = class.unwrap_or_else(|| panic!("{} draws no {line}", side.name()));
    Roll::of(&[class as u8]).expect("one card")
}

fn thrown(line: &str) -> Roll {
    let dice: Vec<u8> = line.split(' ').map(|die| die.parse().expect("a die")).collect();
    Roll::of(&dice).expect("a handful of dice")
}

/// A message as id and facts, without what goes without saying: the title, the kind of message, and
/// whether a name is that of an area, a unit or a card.
fn said(message: &impl Message) -> String {
    let id = message.id();
    let id =
        ["storm-ask-", "storm-roll-", "storm-event-"].iter().find_map(|kind| id.strip_prefix(kind));
    let mut text = id.unwrap_or_else(|| message.id()).to_owned();
    let short = |name: &String| name.rsplit('/').next().unwrap_or(name).to_owned();
    for (key, fact) in message.facts() {
        let value = match fact {
            Fact::Number(number) => number.to_string(),
            Fact::Name(name) => short(&name),
            Fact::Names(names) => names.iter().map(short).collect::<Vec<_>>().join(","),
            Fact::Word(word) => word.to_owned(),
            Fact::Text(text) => text,
        };
        write!(text, " {key}={value}").expect("text can be written to");
    }
    text
}

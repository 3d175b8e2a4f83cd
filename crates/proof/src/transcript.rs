//! Games as text that a person can review: what was asked, how many answers were legal and how many
//! refused, what was answered, what happened, and the board now and then.
//!
//! A file begins with how it is played: `play: script` or `play: random <seed>`, `show: everything` or
//! `show: events`, `scenario: <id>`, `rules: <version>` and options, one a line, where they are not the usual
//! ones. Lines with `>` are answers and dice: in a script they are the input; everything else is written by
//! the test.

use std::collections::VecDeque;
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use kernel::dice::Rng;
use kernel::{Fact, Match, Message, Next, Request, Roll, Seat, Title, Version};

use crate::{read, updates};

/// The line between how a game is played and what came of it.
const LINE: &str = "----";

/// What a transcript must know of a title.
pub struct Style<R: Title> {
    /// The board in a few lines.
    pub board: fn(&R, &R::State) -> String,
    /// The name of a class of a draw; `None` for dice.
    pub drawn: fn(&R, &R::Ask, u8) -> Option<String>,
    /// Whether the board is shown after an event.
    pub pauses: fn(&R::Event) -> bool,
}

impl<R: Title> std::fmt::Debug for Style<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Style")
    }
}

/// Which of these events did not happen in a playthrough.
pub fn missing<'e>(text: &str, events: &[&'e str]) -> Vec<&'e str> {
    let happened = |event: &str| {
        let line = format!("  {event}");
        text.lines().any(|one| one == line || one.starts_with(&format!("{line} ")))
    };
    events.iter().copied().filter(|event| !happened(event)).collect()
}

/// Plays what a file says and compares, or writes it anew. Gives the text back.
pub fn check<R: Title>(path: &Path, style: &Style<R>) -> String {
    let text = read(path);
    let played = Transcript::of(&text, style).text;
    if updates() {
        fs::write(path, &played).expect("the playthrough can be written");
        return played;
    }
    let name = path.display();
    for ((written, now), number) in text.lines().zip(played.lines()).zip(1..) {
        assert_eq!(now, written, "{name}, line {number}: UPDATE_GOLDEN=1 if this is meant");
    }
    assert_eq!(played.lines().count(), text.lines().count(), "{name} has another length");
    played
}

/// The game that a file says, played.
pub(crate) fn played<R: Title>(path: &Path, style: &Style<R>) -> Match<R> {
    Transcript::of(&read(path), style).game
}

/// Who answers.
#[derive(Debug)]
enum Player {
    /// The lines of the file, one after the other.
    Script(VecDeque<String>),
    /// Chance: every legal answer is as likely as another.
    Random(Box<Rng>),
}

/// A game and its text.
struct Transcript<'s, R: Title> {
    style: &'s Style<R>,
    game: Match<R>,
    player: Player,
    /// Whether questions and answers are written, not only what happened.
    full: bool,
    text: String,
    /// Events written so far.
    told: usize,
}

impl<'s, R: Title> Transcript<'s, R> {
    /// Plays what the head of a text says.
    fn of(text: &str, style: &'s Style<R>) -> Transcript<'s, R> {
        let (head, body) = text.split_once(LINE).unwrap_or((text, ""));
        let lines = head.lines().filter(|line| !line.starts_with('#'));
        let settings: Vec<(&str, &str)> = lines.filter_map(|line| line.split_once(": ")).collect();
        let setting = |key: &str| settings.iter().find(|(name, _)| *name == key).map(|it| it.1);
        let player = match setting("play").expect("the head says play").strip_prefix("random ") {
            Some(seed) => Player::Random(Box::new(Rng::from_number(seed.parse().expect("a seed")))),
            None => Player::Script(script(body)),
        };
        let own = ["play", "show", "scenario", "rules"];
        let options: Vec<_> =
            settings.iter().copied().filter(|(key, _)| !own.contains(key)).collect();
        let scenario = setting("scenario").unwrap_or(R::INFO.scenarios[0]);
        // A game of chance goes another way under rules that list other answers.
        let version = setting("rules").map(|number| Version(number.parse().expect("a version")));
        let version = version.unwrap_or(R::INFO.version);
        let mut transcript = Transcript {
            style,
            game: Match::new(Arc::new(crate::rules_under::<R>(version, scenario, &options))),
            player,
            full: setting("show") == Some("everything"),
            text: format!("{head}{LINE}\n"),
            told: 0,
        };
        transcript.play();
        transcript
    }

    fn play(&mut self) {
        self.tell();
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
    fn ask(&mut self, seat: Seat, prompt: &R::Prompt) {
        if !self.full {
            return;
        }
        let offers = self.game.offers(seat);
        let refused = offers.iter().filter(|offer| offer.refusal.is_some()).count();
        let legal = offers.len() - refused;
        let name = self.game.rules().seat_name(self.game.state(), seat);
        let question = said(R::INFO.id, prompt);
        self.line(&format!("? {name}: {question} (legal {legal}, refused {refused})"));
    }

    /// The next answer; none when the script has come to its end.
    fn answer(&mut self, seat: Seat) -> Option<String> {
        let answer = match &mut self.player {
            Player::Script(lines) => lines.pop_front()?,
            Player::Random(rng) => {
                let mut legal = Vec::new();
                self.game.rules().legal(self.game.state(), seat, &mut legal);
                rng.pick(&legal).expect("every question has an answer").to_string()
            }
        };
        if self.full {
            self.line(&format!("> {answer}"));
        }
        Some(answer)
    }

    /// The next dice or draw.
    fn dice(&mut self, ask: &R::Ask, request: &Request) -> Option<Roll> {
        let drawn = |class| (self.style.drawn)(self.game.rules(), ask, class);
        let roll = match &mut self.player {
            Player::Random(rng) => request.roll(rng),
            Player::Script(lines) => {
                let line = lines.pop_front()?;
                match (0..=u8::MAX).find(|class| drawn(*class).as_deref() == Some(line.as_str())) {
                    Some(class) => Roll::of(&[class]).expect("one draw"),
                    None => thrown(&line),
                }
            }
        };
        let dice = || roll.0.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let shown = drawn(roll.first()).unwrap_or_else(dice);
        if self.full {
            self.line(&format!("? dice: {}", said(R::INFO.id, ask)));
            self.line(&format!("> {shown}"));
        }
        Some(roll)
    }

    /// What happened since the last time.
    fn tell(&mut self) {
        let log = &self.game.log()[self.told..];
        let new: Vec<R::Event> = log.iter().map(|line| line.event.clone()).collect();
        self.told += new.len();
        for event in new {
            self.line(&format!("  {}", said(R::INFO.id, &event)));
            if (self.style.pauses)(&event) {
                self.board();
            }
        }
    }

    fn board(&mut self) {
        let board = (self.style.board)(self.game.rules(), self.game.state());
        self.text.push_str(&board);
    }
}

/// The answers of a script.
fn script(body: &str) -> VecDeque<String> {
    body.lines().filter_map(|line| line.strip_prefix("> ")).map(str::to_owned).collect()
}

fn thrown(line: &str) -> Roll {
    let dice: Vec<u8> = line.split(' ').map(|die| die.parse().expect("a die")).collect();
    Roll::of(&dice).expect("a handful of dice")
}

/// A message as id and facts, without what goes without saying: the title, the kind of message, and
/// what kind of thing a name is of.
fn said(title: &str, message: &impl Message) -> String {
    let id = message.id();
    let own = id.strip_prefix(title).unwrap_or(id);
    let short = ["-ask-", "-roll-", "-event-"].iter().find_map(|kind| own.strip_prefix(kind));
    let mut text = short.unwrap_or(id).to_owned();
    let short = |name: &String| name.rsplit('/').next().unwrap_or(name).to_owned();
    for (key, fact) in message.facts() {
        let value = match fact {
            Fact::Number(number) => number.to_string(),
            Fact::Signed(number) => format!("{number:+}").replace('-', "−"),
            Fact::Name(name) => short(&name),
            Fact::Names(names) | Fact::Units(names) => {
                names.iter().map(short).collect::<Vec<_>>().join(",")
            }
            Fact::Word(word) => word.to_owned(),
            Fact::Text(text) => text,
        };
        write!(text, " {key}={value}").expect("text can be written to");
    }
    text
}

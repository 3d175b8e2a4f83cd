//! A scene: a position in a few words, played by notation with given dice.
//!
//! ```text
//! turn 3 vietminh passed lost 14,6     turn, who moves, and what went before
//! 11 trench 3: V10..12 V13-            an area, its markers, its units; `-` is spent
//! 6,9 vietminh                         control where it does not go without saying
//! hand: giap mines mines               cards, each in the hand of its side
//! ```
//!
//! Units are named as in notation: `F1` is the first French counter of the pack. Every step is audited.

use std::sync::{Arc, LazyLock};

use kernel::dice::Rng;
use kernel::{
    Event as _, Message, Next, Options, Refused, Request, Roll, Rules, Seat, Title, Viewer,
};
use storm::Storm;
use storm::board::Pile;
use storm::components::{Area, Kind, Side};
use storm::event::Event;
use storm::flow::State;
use storm::prompt::Prompt;
use storm::refusal::No;
use storm::sets::Unit;

#[path = "scene/words.rs"]
mod words;

/// The rules with or without bidding.
pub(crate) fn rules(bidding: &str) -> Arc<Storm> {
    let options = Options([("bidding".to_owned(), bidding.to_owned())].into());
    Arc::new(Storm::load(&Storm::packs()[0], "standard", &options).expect("our pack is sound"))
}

static STANDARD: LazyLock<Arc<Storm>> = LazyLock::new(|| rules("no"));

/// A game under way.
pub(crate) struct Scene {
    game: kernel::Match<Storm>,
}

/// Sets a scene with the printed rules.
pub(crate) fn scene(words: &str) -> Scene {
    scene_with(&STANDARD, words)
}

/// Sets a scene with rules of a changed pack.
pub(crate) fn scene_with(rules: &Arc<Storm>, words: &str) -> Scene {
    let text = words::position(&rules.components, words);
    let state = rules.read_position(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"));
    Scene { game: kernel::Match::from_state(Arc::clone(rules), state) }
}

/// The game from its set-up.
pub(crate) fn from_set_up(rules: Arc<Storm>) -> Scene {
    Scene { game: kernel::Match::new(rules) }
}

/// The side of a name.
pub(crate) fn side(name: &str) -> Side {
    Side::BOTH.into_iter().find(|side| side.name() == name).expect("a side")
}

/// The unit of a notation such as `F1`.
pub(crate) fn unit(notation: &str) -> Unit {
    let side = if notation.starts_with('F') { Side::French } else { Side::VietMinh };
    let number: u8 = notation[1..].parse().expect("a counter number");
    Unit::new(side, number - 1)
}

fn list(pile: &Pile, side: Side) -> String {
    let all = pile.kinds(side).flat_map(|kind| vec![kind.id(); usize::from(pile.count(kind))]);
    all.collect::<Vec<_>>().join(" ")
}

impl Scene {
    pub(crate) fn rules(&self) -> &Storm {
        self.game.rules()
    }

    pub(crate) fn state(&self) -> &State {
        self.game.state()
    }

    pub(crate) fn game(&self) -> &kernel::Match<Storm> {
        &self.game
    }

    /// The seat that is asked and the question.
    fn question(&self) -> Option<(Seat, Prompt)> {
        match self.game.next() {
            Next::Decision { seats, prompt } => seats.lowest().map(|seat| (seat, prompt)),
            Next::Chance(_) | Next::Over(_) => None,
        }
    }

    pub(crate) fn prompt(&self) -> Prompt {
        self.question().map(|(_, prompt)| prompt).expect("somebody is asked")
    }

    pub(crate) fn seat(&self) -> Seat {
        self.question().map(|(seat, _)| seat).expect("somebody is asked")
    }

    /// What the game waits for: `french impulse`, `dice attack`, `over vietminh`.
    pub(crate) fn asks(&self) -> String {
        match self.game.next() {
            Next::Decision { seats, prompt } => {
                let seat = seats.lowest().expect("somebody is asked");
                let name = self.rules().seat_name(self.state(), seat);
                format!("{name} {}", prompt.id().trim_start_matches("storm-ask-"))
            }
            Next::Chance(chance) => {
                format!("dice {}", chance.ask.id().trim_start_matches("storm-roll-"))
            }
            Next::Over(outcome) => format!("over {}", outcome.winner.unwrap_or("nobody")),
        }
    }

    fn audit(&self) {
        let wrong = self.rules().audit(self.state());
        assert!(wrong.is_empty(), "{wrong:?}");
    }

    /// Declines the window that is open, if one is.
    fn decline(&mut self) -> bool {
        let Some(standing) = self.rules().standing(self.state()) else { return false };
        let seat = self.seat();
        self.game.choose(seat, &standing.decline).expect("a window can be declined");
        self.audit();
        true
    }

    /// Everybody declines until something else is asked.
    pub(crate) fn quiet(&mut self) -> &mut Scene {
        while self.question().is_some() && self.decline() {}
        self
    }

    /// Everybody declines until this is asked.
    pub(crate) fn until(&mut self, asks: &str) -> &mut Scene {
        while self.asks() != asks {
            assert!(self.decline(), "{asks} is never asked, but {}", self.asks());
        }
        self
    }

    /// Nobody does anything more until the supply dice are asked for.
    pub(crate) fn until_supply(&mut self) -> &mut Scene {
        while self.asks() != "dice supply" {
            match self.asks().rsplit(' ').next().expect("a question") {
                "impulse" => self.say("pass"),
                "go-on" => self.say("end"),
                "end-discard" => self.say("done"),
                _ => self.quiet(),
            };
        }
        self
    }

    /// Answers, one after the other, separated by commas, by whoever is asked. Windows that are not for
    /// such an answer are declined.
    pub(crate) fn say(&mut self, answers: &str) -> &mut Scene {
        for answer in answers.split(", ") {
            loop {
                let (seat, _) = self.question().unwrap_or_else(|| {
                    panic!("{answer}: nobody is asked, the game waits for {}", self.asks())
                });
                match self.game.say(seat, answer) {
                    Ok(()) => break,
                    Err(Refused::Unknown | Refused::Rule(No::OnlyInWindow { .. }))
                        if self.decline() => {}
                    Err(no) => panic!("{answer}: {no:?}, asked is {}", self.asks()),
                }
            }
            self.audit();
        }
        self
    }

    /// The dice fall, windows before them declined.
    pub(crate) fn dice(&mut self, dice: &[u8]) -> &mut Scene {
        self.quiet();
        let roll = Roll::of(dice).expect("few dice");
        self.game.roll(roll).unwrap_or_else(|no| panic!("{no:?}, asked is {}", self.asks()));
        self.audit();
        self
    }

    /// Draws a card of a kind for the side that draws.
    pub(crate) fn draw(&mut self, kind: &str) -> &mut Scene {
        let kind = Kind::from_id(kind).expect("a kind of card");
        let class = Kind::of(kind.side()).iter().position(|other| *other == kind);
        self.dice(&[class.expect("it is among its side's") as u8])
    }

    /// Draws whatever comes until no card is asked for.
    pub(crate) fn draw_all(&mut self) -> &mut Scene {
        self.quiet();
        let mut rng = Rng::from_number(7);
        while let Next::Chance(chance) = self.game.next() {
            let Request::Draw { .. } = chance.request else { break };
            self.game.roll(chance.request.roll(&mut rng)).expect("a drawn card fits");
            self.audit();
        }
        self
    }

    /// Why an answer is refused: its rule and its message, or `legal`, or `no such choice`.
    pub(crate) fn refused(&self, answer: &str) -> String {
        let (seat, _) = self.question().expect("somebody is asked");
        let mut twin = self.game.clone();
        match twin.say(seat, answer) {
            Ok(()) => "legal".to_owned(),
            Err(Refused::Rule(no)) => format!("{} {}", kernel::Cited::rule(&no), no.id()),
            Err(Refused::NotAsked) => "not asked".to_owned(),
            Err(Refused::Unknown) => "no such choice".to_owned(),
            Err(Refused::Endless) => "without end".to_owned(),
        }
    }

    /// Every legal answer.
    pub(crate) fn legal(&self) -> Vec<String> {
        let offers = self.game.offers(self.seat());
        let legal = offers.into_iter().filter(|offer| offer.refusal.is_none());
        legal.map(|offer| offer.choice.to_string()).collect()
    }

    /// The totals of the sums behind an answer: attack points without dice, and defence points.
    pub(crate) fn sums(&self, answer: &str) -> (i64, i64) {
        let seat = self.seat();
        let choice = kernel::legal::find(self.rules(), self.state(), seat, answer)
            .unwrap_or_else(|no| panic!("{answer}: {no:?}"));
        let ledgers = self.rules().ledgers(self.state(), seat, &choice);
        assert_eq!(ledgers.len(), 2, "{answer} is an attack");
        (ledgers[0].total(), ledgers[1].total())
    }

    /// The units in an area, French first: `F1 F2- V10`.
    pub(crate) fn units(&self, area: u8) -> String {
        let board = &self.state().board;
        let all = Side::BOTH.into_iter().flat_map(|side| {
            board.units(side, Area(area)).iter().map(move |index| Unit::new(side, index))
        });
        let word = |unit: Unit| format!("{unit}{}", if board.is_fresh(unit) { "" } else { "-" });
        all.map(word).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn control(&self, area: u8) -> &'static str {
        self.state().board.control(Area(area)).name()
    }

    pub(crate) fn trench(&self, area: u8) -> u8 {
        self.state().board.trench(Area(area))
    }

    pub(crate) fn has_fire_marker(&self, name: &str, area: u8) -> bool {
        self.state().board.fire[side(name) as usize].has(Area(area))
    }

    pub(crate) fn is_eliminated(&self, notation: &str) -> bool {
        let unit = unit(notation);
        self.state().board.eliminated[unit.side as usize].has(unit.index)
    }

    pub(crate) fn hand(&self, name: &str) -> String {
        list(&self.state().cards.hand, side(name))
    }

    pub(crate) fn discards(&self, name: &str) -> String {
        list(&self.state().cards.discards, side(name))
    }

    pub(crate) fn removed(&self, name: &str) -> String {
        list(&self.state().cards.removed, side(name))
    }

    pub(crate) fn deck(&self, name: &str) -> u8 {
        self.state().cards.deck.size(side(name))
    }

    /// Attack points, defence points and damage points of the last attack.
    pub(crate) fn damage(&self) -> (u8, u8, u8) {
        let found = self.game.log().iter().rev().find_map(|logged| match logged.event {
            Event::Damage { attack, defence, damage, .. } => Some((attack, defence, damage)),
            _ => None,
        });
        found.expect("an attack was worked out")
    }

    /// The movement points left on the march.
    pub(crate) fn points(&self) -> u8 {
        match self.prompt() {
            Prompt::March { left, .. } => left,
            other => panic!("nobody is on the march: {other:?}"),
        }
    }

    /// What happened, by message id.
    pub(crate) fn log(&self) -> Vec<&'static str> {
        self.seen_by(Viewer::Seat(Seat(0)))
    }

    /// What a viewer saw happen.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Vec<&'static str> {
        let id = |event: Event| event.id().trim_start_matches("storm-event-");
        self.game.log().iter().filter_map(|logged| logged.event.seen_by(viewer)).map(id).collect()
    }
}

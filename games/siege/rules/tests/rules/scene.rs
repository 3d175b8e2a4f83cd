//! A scene: a position in a few words, played by notation with given dice.
//!
//! ```text
//! french_movement 3, turn 4           the step of the sequence with its impulse, and the turn
//! r1s04: fr_1_le fr_3_bt-             a space, base or box and its pieces; `-` is reduced
//! tactical: air_fb_1                  aircraft and Impact markers in their boxes
//! air_cargo_1: fr_6_bpc               a passenger
//! returning 4: air_fb_2               shot down aircraft on the Turn Record Track
//! vietminh r1s05 r1s06                control where it does not go without saying
//! morale 7, ammunition 3              tracks
//! force v_human_wave f_weather        events in force
//! bases 308 304 312 316, refit 2, mined 1, trenches manned, regiment 304
//! ```
//!
//! Parts are separated by `;` or line breaks. Pieces and spaces are named by the ids of the pack, in answers too. Every
//! step is audited.

use std::sync::{Arc, LazyLock};

use kernel::{Match, Message, Next, Options, Refused, Request, Roll, Rules, Seat, Title};
use siege::Siege;
use siege::board::{AirBox, Place};
use siege::flow::State;
use siege::sets::RouteSet;

// Two test programs share this file, each from another folder.
#[path = "scene/words.rs"]
mod words;

/// The rules with these options, each `key=value`.
pub(crate) fn rules(options: &str) -> Arc<Siege> {
    let defaults = Siege::INFO.options.iter();
    let mut all: std::collections::BTreeMap<String, String> =
        defaults.map(|spec| (spec.key.to_owned(), spec.values[0].to_owned())).collect();
    for option in options.split_whitespace() {
        let (key, value) = option.split_once('=').expect("key=value");
        all.insert(key.to_owned(), value.to_owned());
    }
    let pack = &Siege::packs()[0];
    let rules = Siege::load(pack, Siege::INFO.scenarios[0], &Options(all));
    Arc::new(rules.unwrap_or_else(|faults| panic!("{faults:#?}")))
}

static STANDARD: LazyLock<Arc<Siege>> = LazyLock::new(|| rules(""));
static STAFF: LazyLock<Arc<Siege>> = LazyLock::new(|| rules("staff=yes"));

/// A game under way.
pub(crate) struct Scene {
    game: Match<Siege>,
}

/// Sets a scene with the standard rules.
pub(crate) fn scene(words: &str) -> Scene {
    scene_with(&STANDARD, words)
}

/// Sets a scene for a staff of five.
pub(crate) fn staff_scene(words: &str) -> Scene {
    scene_with(&STAFF, words)
}

/// A new game with these options, each `key=value`.
pub(crate) fn started(options: &str) -> Scene {
    let rules = rules(options);
    let state = rules.start();
    Scene { game: Match::from_state(rules, state) }
}

/// Sets a scene with other rules.
pub(crate) fn scene_with(rules: &Arc<Siege>, words: &str) -> Scene {
    let text = words::position(&rules.components, words);
    let state = rules.read_position(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"));
    let scene = Scene { game: Match::from_state(Arc::clone(rules), state) };
    scene.audit();
    scene
}

impl Scene {
    pub(crate) fn rules(&self) -> &Siege {
        self.game.rules()
    }

    pub(crate) fn state(&self) -> &State {
        self.game.state()
    }

    fn audit(&self) {
        let wrong = self.rules().audit(self.state());
        assert!(wrong.is_empty(), "{wrong:?}");
    }

    /// The lowest seat that is asked.
    pub(crate) fn seat(&self) -> Seat {
        match self.game.next() {
            Next::Decision { seats, .. } => seats.lowest().expect("somebody is asked"),
            Next::Chance(_) | Next::Over(_) => panic!("nobody is asked, but {}", self.asks()),
        }
    }

    /// The seats that are asked, by name.
    pub(crate) fn seats(&self) -> Vec<&'static str> {
        match self.game.next() {
            Next::Decision { seats, .. } => {
                seats.iter().map(|seat| self.rules().seat_name(self.state(), seat)).collect()
            }
            Next::Chance(_) | Next::Over(_) => Vec::new(),
        }
    }

    /// What the game waits for: `movement`, `dice fire`, `over vietminh`.
    pub(crate) fn asks(&self) -> String {
        match self.game.next() {
            Next::Decision { prompt, .. } => {
                prompt.id().trim_start_matches("siege-ask-").to_owned()
            }
            Next::Chance(chance) => {
                format!("dice {}", chance.ask.id().trim_start_matches("siege-roll-"))
            }
            Next::Over(outcome) => format!("over {}", outcome.winner.unwrap_or("nobody")),
        }
    }

    /// How many dice are asked for.
    pub(crate) fn dice_asked(&self) -> u8 {
        match self.game.next() {
            Next::Chance(chance) => match chance.request {
                Request::Dice { count, .. } => count,
                Request::Draw { .. } => 1,
            },
            Next::Decision { .. } | Next::Over(_) => 0,
        }
    }

    /// How many things can be drawn.
    pub(crate) fn classes_asked(&self) -> usize {
        match self.game.next() {
            Next::Chance(chance) => match chance.request {
                Request::Draw { weights } => weights.len(),
                Request::Dice { .. } => 0,
            },
            Next::Decision { .. } | Next::Over(_) => 0,
        }
    }

    /// Answers, separated by commas, by the lowest seat that is asked.
    pub(crate) fn say(&mut self, answers: &str) -> &mut Scene {
        for answer in answers.split(", ") {
            let seat = self.seat();
            self.say_as(seat, answer);
        }
        self
    }

    /// Answers of a seat of the staff.
    pub(crate) fn by(&mut self, name: &str, answers: &str) -> &mut Scene {
        let seat = self.seat_named(name);
        answers.split(", ").for_each(|answer| self.say_as(seat, answer));
        self
    }

    fn say_as(&mut self, seat: Seat, answer: &str) {
        let notation = words::notation(&self.rules().components, answer);
        let said = self.game.say(seat, &notation);
        assert!(said.is_ok(), "{answer} ({notation}): {said:?}, asked is {}", self.asks());
        self.audit();
    }

    pub(crate) fn seat_named(&self, name: &str) -> Seat {
        let seats = (0..self.rules().seats()).map(Seat);
        let mut named = seats.filter(|seat| self.rules().seat_name(self.state(), *seat) == name);
        named.next().expect("a seat of that name")
    }

    /// The dice fall.
    pub(crate) fn dice(&mut self, dice: &[u8]) -> &mut Scene {
        let roll = Roll::of(dice).expect("few dice");
        let rolled = self.game.roll(roll);
        assert!(rolled.is_ok(), "{dice:?}: {rolled:?}, asked is {}", self.asks());
        self.audit();
        self
    }

    /// So many dice of one face fall.
    pub(crate) fn all(&mut self, face: u8) -> &mut Scene {
        let dice = vec![face; usize::from(self.dice_asked())];
        self.dice(&dice)
    }

    /// Why an answer is refused: its rule and its message, or `legal`, or `no such choice`.
    pub(crate) fn refused(&self, answer: &str) -> String {
        self.refused_seat(self.seat(), answer)
    }

    /// The same for a seat of the staff.
    pub(crate) fn refused_to(&self, name: &str, answer: &str) -> String {
        self.refused_seat(self.seat_named(name), answer)
    }

    fn refused_seat(&self, seat: Seat, answer: &str) -> String {
        let notation = words::notation(&self.rules().components, answer);
        match self.game.clone().say(seat, &notation) {
            Ok(()) => "legal".to_owned(),
            Err(Refused::Rule(no)) => format!("{} {}", kernel::Cited::rule(&no), no.id()),
            Err(Refused::NotAsked) => "not asked".to_owned(),
            Err(Refused::Unknown) => "no such choice".to_owned(),
            Err(Refused::Endless) => "without end".to_owned(),
        }
    }

    /// Every legal answer of the lowest seat, in notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        let offers = self.game.offers(self.seat());
        let legal = offers.into_iter().filter(|offer| offer.refusal.is_none());
        legal.map(|offer| offer.choice.to_string()).collect()
    }

    /// Where a piece is: `r1s04`, `base2`, `eliminated`, `reserve`; `-` when reduced.
    pub(crate) fn at(&self, id: &str) -> String {
        let (components, board) = (&self.rules().components, &self.state().board);
        let place = |place: Place| match place {
            Place::Space(space) => components.row(space).id.clone(),
            Place::Base(route) => format!("base{route}"),
            other => format!("{other:?}").to_lowercase(),
        };
        let reduced = |is: bool| if is { "-" } else { "" };
        if let Some(unit) = components.unit(id) {
            format!("{}{}", place(board.place(unit)), reduced(board.reduced.has(unit)))
        } else if let Some(battalion) = components.battalion(id) {
            let side = reduced(board.weakened.has(battalion));
            format!("{}{side}", place(board.battalion_place(battalion)))
        } else if let Some(aircraft) = components.aircraft(id) {
            match board.air_box(aircraft) {
                AirBox::Returns(turn) => format!("turn {turn}"),
                at => format!("{at:?}").to_lowercase(),
            }
        } else {
            let marker = components.marker(id).expect("a piece of the pack");
            format!("{:?}", board.gun_box(marker)).to_lowercase()
        }
    }

    /// Where several pieces are.
    pub(crate) fn all_at(&self, ids: &[&str]) -> Vec<String> {
        ids.iter().map(|id| self.at(id)).collect()
    }

    /// Who controls a space.
    pub(crate) fn control(&self, id: &str) -> &'static str {
        let space = self.rules().components.space(id).expect("a space");
        self.state().board.control(space).name()
    }

    /// Whether an airfield works.
    pub(crate) fn works(&self, id: &str) -> bool {
        let rows = &self.rules().components.airfields;
        let row = rows.iter().find(|row| row.airfield.id() == id).expect("an airfield");
        self.state().board.is_functional(row.airfield)
    }

    /// The numbers of Routes.
    pub(crate) fn numbers(routes: RouteSet) -> Vec<u8> {
        routes.iter().map(|route| route.0).collect()
    }

    /// How the game ended, if it has.
    pub(crate) fn outcome(&self) -> Option<kernel::Outcome> {
        match self.game.next() {
            Next::Over(outcome) => Some(outcome),
            Next::Decision { .. } | Next::Chance(_) => None,
        }
    }

    /// Whether the dice could fall so.
    pub(crate) fn takes(&self, dice: &[u8]) -> bool {
        let roll = Roll::of(dice).expect("few dice");
        self.game.clone().roll(roll).is_ok()
    }

    /// The picks of the present side that are left, the substitutes among them (8.1).
    pub(crate) fn picks_left(&self) -> u8 {
        let left = self.state().steps.iter().find_map(|step| match step {
            siege::flow::Step::Pick(pick) => Some(pick.left),
            _ => None,
        });
        left.unwrap_or(0)
    }

    /// Why a seat cannot answer while the dice are asked.
    pub(crate) fn refused_when_nobody_is_asked(&self, answer: &str) -> String {
        self.refused_seat(Seat(0), answer)
    }

    /// How often a thing happened, by message id.
    pub(crate) fn count(&self, id: &str) -> usize {
        self.log().iter().filter(|logged| **logged == id).count()
    }

    /// The odds of an answer: how likely each value of a gauge is, in thousandths.
    pub(crate) fn odds(&self, answer: &str, id: &str) -> Vec<(i64, u32)> {
        let notation = words::notation(&self.rules().components, answer);
        let seat = self.seat();
        let choice = kernel::legal::find(self.rules(), self.state(), seat, &notation)
            .expect("an answer to the question");
        let view = self.game.view(kernel::Viewer::Seat(seat));
        let odds = kernel::odds(self.rules(), &view, seat, &choice).expect("odds are given");
        let mut found = std::collections::BTreeMap::new();
        for (gauge, chance) in &odds.worlds[0] {
            let value = gauge.iter().find(|(name, _)| *name == id).expect("such a gauge").1;
            let sum = found.entry(value).or_insert(kernel::odds::Ratio::ZERO);
            *sum = sum.sum(*chance);
        }
        found.into_iter().map(|(value, chance)| (value, chance.permille())).collect()
    }

    /// What happened, by message id.
    pub(crate) fn log(&self) -> Vec<&'static str> {
        let ids = self.game.log().iter().map(|logged| logged.event.id());
        ids.map(|id| id.trim_start_matches("siege-event-")).collect()
    }
}

//! A scene: a position in a few words, played by notation with given dice.
//!
//! ```text
//! Dec-53 vm_movement 32        month, phase, VP-Level
//! F12: fef_hq fef_1_bep:1      a hex and its stack from the top down; steps left where they are not all
//! rp 2 4                       RP, French first
//! track Nov-51 fef_navy        counters on the Turn Track
//! anything with a `=`          a line of the position as it is written
//! ```
//!
//! Counters are called by the ids of the pack, in answers too. Every step is audited.

use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use kernel::{Message, Next, Refused, Rules, Seat, Title};
use tonkin::Tonkin;
use tonkin::board::Place;
use tonkin::choice::Choice;
use tonkin::components::{Hex, Unit};
use tonkin::flow::State;

static RULES: LazyLock<Arc<Tonkin>> = LazyLock::new(|| Arc::new(proof::rules("campaign", &[])));
static NA_SAN: LazyLock<Arc<Tonkin>> = LazyLock::new(|| Arc::new(proof::rules("na_san", &[])));

static HEROES: LazyLock<Arc<Tonkin>> =
    LazyLock::new(|| Arc::new(proof::rules("campaign", &[("hero", "yes")])));

/// A game under way.
pub(crate) struct Scene {
    game: kernel::Match<Tonkin>,
}

/// Sets a scene in the campaign.
pub(crate) fn scene(words: &str) -> Scene {
    scene_with(&RULES, words)
}

/// Sets a scene in the campaign under the first rules.
pub(crate) fn first_scene(words: &str) -> Scene {
    let rules = proof::rules_under(kernel::Version::FIRST, "campaign", &[]);
    scene_with(&Arc::new(rules), words)
}

/// Sets a scene with heroes (6.16).
pub(crate) fn with_heroes(words: &str) -> Scene {
    scene_with(&HEROES, words)
}

/// A scenario before its set-up.
pub(crate) fn start(scenario: &str, options: &[(&str, &str)]) -> Scene {
    let rules = Arc::new(proof::rules(scenario, options));
    Scene { game: kernel::Match::new(rules) }
}

/// Sets a scene in Na San.
pub(crate) fn na_san(words: &str) -> Scene {
    scene_with(&NA_SAN, words)
}

fn scene_with(rules: &Arc<Tonkin>, words: &str) -> Scene {
    let text = position(words);
    let state = rules.read_position(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"));
    Scene { game: kernel::Match::from_state(Arc::clone(rules), state) }
}

/// The position that a few words mean.
pub(crate) fn position(words: &str) -> String {
    let (mut head, mut stacks, mut steps) = (String::new(), String::new(), String::new());
    let mut track = String::new();
    for line in words.trim().lines().map(str::trim) {
        let parts: Vec<&str> = line.split_whitespace().collect();
        if line.contains('=') {
            writeln!(head, "{line}").expect("text takes a line");
        } else if let Some((hex, units)) =
            line.split_once(':').filter(|(hex, _)| !hex.contains(' '))
        {
            let mut ids = Vec::new();
            for unit in units.split_whitespace() {
                let (id, left) = unit.split_once(':').unwrap_or((unit, ""));
                ids.push(format!("{id:?}"));
                if !left.is_empty() {
                    writeln!(steps, "{id} = {left}").expect("text takes a line");
                }
            }
            writeln!(stacks, "{hex} = [{}]", ids.join(", ")).expect("text takes a line");
        } else if let ["track", month, units @ ..] = &parts[..] {
            writeln!(track, "{month} = {units:?}").expect("text takes a line");
        } else if let ["rp", french, vietminh] = parts[..] {
            writeln!(head, "rp = {{ french = {french}, vietminh = {vietminh} }}").expect("a line");
        } else if let [month, phase, vp] = parts[..] {
            writeln!(head, "month = {month:?}\nphase = {phase:?}\nvp = {vp}").expect("lines");
        } else {
            panic!("{line:?} is no line of a scene");
        }
    }
    format!("{head}[steps]\n{steps}[track]\n{track}[stacks]\n{stacks}")
}

pub(crate) fn hex(name: &str) -> Hex {
    Hex::named(name).expect("the map has this hex")
}

impl Scene {
    pub(crate) fn rules(&self) -> &Tonkin {
        self.game.rules()
    }

    pub(crate) fn state(&self) -> &State {
        self.game.state()
    }

    pub(crate) fn unit(&self, id: &str) -> Unit {
        self.rules().components.unit_named(id).expect("a counter of that id")
    }

    fn seat(&self) -> Option<Seat> {
        match self.game.next() {
            Next::Decision { seats, .. } => seats.lowest(),
            Next::Chance(_) | Next::Over(_) => None,
        }
    }

    /// What the game waits for: `vietminh mix`, `dice allowance`, `over french`.
    pub(crate) fn asks(&self) -> String {
        match self.game.next() {
            Next::Decision { seats, prompt } => {
                let seat = seats.lowest().expect("somebody is asked");
                let name = self.rules().seat_name(self.state(), seat);
                format!("{name} {}", prompt.id().trim_start_matches("tonkin-ask-"))
            }
            Next::Chance(chance) => {
                format!("dice {}", chance.ask.id().trim_start_matches("tonkin-roll-"))
            }
            Next::Over(outcome) => format!("over {}", outcome.winner.unwrap_or("nobody")),
        }
    }

    /// How the game ended: the winner and the grade.
    pub(crate) fn end(&self) -> String {
        match self.game.next() {
            Next::Over(end) => format!("{} {}", end.winner.unwrap_or("nobody"), end.grade),
            _ => panic!("the game goes on: {}", self.asks()),
        }
    }

    /// An answer with the counters as the notation writes them.
    fn notation(&self, answer: &str) -> String {
        let units = &self.rules().components;
        let word = |word: &str| match units.unit_named(word) {
            Some(unit) => unit.to_string(),
            None => word.to_owned(),
        };
        answer.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    fn audit(&self) {
        let wrong = self.rules().audit(self.state());
        assert!(wrong.is_empty(), "{wrong:?}");
    }

    /// Answers, one after the other, separated by commas, by whoever is asked.
    pub(crate) fn say(&mut self, answers: &str) -> &mut Scene {
        for answer in answers.split(", ") {
            let asks = self.asks();
            let seat = self.seat().unwrap_or_else(|| panic!("{answer}: {asks}"));
            let notation = self.notation(answer);
            self.game.say(seat, &notation).unwrap_or_else(|no| panic!("{answer}: {no:?}, {asks}"));
            self.audit();
        }
        self
    }

    /// The dice asked for fall like this.
    pub(crate) fn roll(&mut self, dice: &[u8]) -> &mut Scene {
        let asks = self.asks();
        let roll = kernel::Roll::of(dice).expect("few dice");
        self.game.roll(roll).unwrap_or_else(|no| panic!("{dice:?}: {no:?}, {asks}"));
        self.audit();
        self
    }

    /// Everybody answers with the first of these that is legal, until a question of this name comes.
    pub(crate) fn until(&mut self, asks: &str) -> &mut Scene {
        for _ in 0..200 {
            if self.asks() == asks {
                return self;
            }
            let now = self.asks();
            let usual = ["done", "refuse", "silent", "dumps 0", "give up", "decline", "stay"];
            let answer = usual.iter().find(|answer| self.refused(answer) == "legal");
            match (answer, self.seat()) {
                (Some(answer), _) => self.say(answer),
                (None, Some(_)) => {
                    let legal = self.legal();
                    let lazy = legal.iter().find(|answer| answer.starts_with("postpone"));
                    let answer = lazy.or(legal.first()).expect("something is legal").clone();
                    self.say(&answer)
                }
                (None, None) => panic!("{asks} is never asked, but {now}"),
            };
        }
        panic!("{asks} is never asked")
    }

    /// Why an answer is refused: its rule and its message, or `legal`, or `no such choice`.
    pub(crate) fn refused(&self, answer: &str) -> String {
        let Some(seat) = self.seat() else { return "not asked".to_owned() };
        let mut twin = self.game.clone();
        match twin.say(seat, &self.notation(answer)) {
            Ok(()) => "legal".to_owned(),
            Err(Refused::Rule(no)) => {
                let id = no.id().trim_start_matches("tonkin-no-");
                format!("{} {id}", kernel::Cited::rule(&no))
            }
            Err(Refused::NotAsked) => "not asked".to_owned(),
            Err(Refused::Unknown) => "no such choice".to_owned(),
            Err(Refused::Endless) => "without end".to_owned(),
        }
    }

    /// Why an answer that is not even listed is refused, or `legal`.
    pub(crate) fn denied(&self, choice: Choice) -> String {
        let seat = self.seat().expect("somebody is asked");
        match self.rules().check(self.state(), seat, &choice) {
            Ok(()) => "legal".to_owned(),
            Err(no) => {
                let id = no.id().trim_start_matches("tonkin-no-");
                format!("{} {id}", kernel::Cited::rule(&no))
            }
        }
    }

    /// Every legal answer, in the notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        let offers = self.game.offers(self.seat().expect("somebody is asked"));
        let legal = offers.into_iter().filter(|offer| offer.refusal.is_none());
        legal.map(|offer| offer.choice.to_string()).collect()
    }

    /// The hexes a counter may be placed in.
    pub(crate) fn places(&self, id: &str) -> String {
        let start = format!("place {} ", self.unit(id));
        let legal = self.legal();
        let hexes = legal.iter().filter_map(|answer| answer.strip_prefix(&start));
        hexes.filter(|hex| *hex != "saigon").collect::<Vec<_>>().join(" ")
    }

    /// Where a counter is: a hex, or `track 12`, `box2`, `eliminated` and so on.
    pub(crate) fn place(&self, id: &str) -> String {
        match self.state().board.place(self.unit(id)) {
            Place::Map(hex) => hex.to_string(),
            Place::Track(month) => format!("track {month}"),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    pub(crate) fn steps(&self, id: &str) -> u8 {
        self.state().board.steps(self.unit(id))
    }

    pub(crate) fn is_oos(&self, id: &str) -> bool {
        self.state().board.is_oos(self.unit(id))
    }

    pub(crate) fn is_dg(&self, id: &str) -> bool {
        self.state().board.is_dg(self.unit(id))
    }

    /// What a viewer may know.
    pub(crate) fn view(&self, viewer: kernel::Viewer) -> tonkin::view::View {
        self.game.view(viewer)
    }

    /// What happened.
    pub(crate) fn log(&self) -> &[kernel::Logged<tonkin::event::Event>] {
        self.game.log()
    }

    /// The odds of an answer, as the one who is asked may know them.
    pub(crate) fn odds(&self, answer: &str) -> Option<kernel::Odds> {
        let seat = self.seat().expect("somebody is asked");
        let view = self.view(kernel::Viewer::Seat(seat));
        let found = kernel::legal::find(self.rules(), self.state(), seat, &self.notation(answer));
        let choice = found.expect("a choice");
        kernel::odds::odds(self.rules(), &view, seat, &choice)
    }

    /// The units of a hex from the top down.
    pub(crate) fn stack(&self, name: &str) -> String {
        let units = self.state().board.stack(hex(name));
        let ids = units.map(|unit| self.rules().components.unit(unit).id.clone());
        ids.collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn vp(&self) -> i8 {
        self.state().vp
    }

    /// RP, French first.
    pub(crate) fn rp(&self) -> [u8; 2] {
        self.state().rp
    }
}

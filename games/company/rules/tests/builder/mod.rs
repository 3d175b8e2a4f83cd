//! A table for tests: units of any grade and strength, put anywhere, played with given dice.

use company::Company;
use company::board::Place;
use company::choice::Kind;
use company::components::{Body, Commander, Force, Grade, Nation, Side, UnitRow, Vehicle};
use company::event::Event;
use company::flow::{Acting, Group, Phase, Play, State, Step, Turn};
use company::sets::{Square, Unit, UnitSet};
use kernel::{Next, Roll, Rules};

/// The rules of a mission with options.
pub(crate) fn rules(mission: &str, given: &[(&str, &str)]) -> Company {
    proof::rules(mission, given)
}

/// A foot unit of any grade and strength.
pub(crate) fn foot(grade: Grade, bases: u8) -> UnitRow {
    row(Body::Foot { grade, commander: None }, bases)
}

/// A command unit.
pub(crate) fn command(grade: Grade, bases: u8) -> UnitRow {
    row(Body::Foot { grade, commander: Some(Commander::Platoon) }, bases)
}

/// A vehicle unit.
pub(crate) fn vehicles(vehicle: Vehicle, count: u8) -> UnitRow {
    row(Body::Vehicles(vehicle), count)
}

fn row(body: Body, strength: u8) -> UnitRow {
    let name = pack::Name { en: "Unit".to_owned(), fr: "Unité".to_owned() };
    UnitRow { kind: "unit".to_owned(), role: None, name, body, strength, group: 0, platoon: 0 }
}

/// A grade by its name.
pub(crate) fn grade(name: &str) -> Grade {
    let grades = [Grade::Raw, Grade::Average, Grade::Veteran];
    grades.into_iter().find(|grade| grade.id() == name).expect("a grade")
}

/// A vehicle by its name.
pub(crate) fn vehicle(name: &str) -> Vehicle {
    Vehicle::ALL.into_iter().find(|vehicle| vehicle.id() == name).expect("a vehicle")
}

/// A unit by its notation.
pub(crate) fn unit(name: &str) -> Unit {
    Unit::parse(name).unwrap_or_else(|| panic!("{name} is a unit"))
}

/// A square by its name.
pub(crate) fn square(name: &str) -> Square {
    Square::parse(name).unwrap_or_else(|| panic!("{name} is a square"))
}

/// A table.
pub(crate) struct Table {
    pub(crate) rules: Company,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// Units of two nations, none of them placed, on the map of a mission.
    pub(crate) fn new(
        mission: &str,
        white_star: (Nation, Vec<UnitRow>),
        communist: (Nation, Vec<UnitRow>),
    ) -> Table {
        Table::with(rules(mission, &[]), white_star, communist)
    }

    /// The same with rules of other options.
    pub(crate) fn with(
        rules: Company,
        white_star: (Nation, Vec<UnitRow>),
        communist: (Nation, Vec<UnitRow>),
    ) -> Table {
        let forces = [white_star, communist].map(|(nation, units)| force(nation, units));
        let Company { components, mission, map, switches, .. } = rules;
        let rules = Company::new((*components).clone(), mission, map, forces, switches);
        let mut state = rules.blank();
        state.phase = Phase::Play;
        state.counters = 9;
        for index in rules.charts.all[0].iter() {
            state.board.put(&rules, Unit::new(Side::WhiteStar, index), Place::OFF);
        }
        Table { rules, state, events: Vec::new() }
    }

    /// Puts a unit on a square.
    pub(crate) fn put(&mut self, name: &str, at: &str) -> &mut Table {
        self.state.board.put(&self.rules, unit(name), Place::on(square(at)));
        self
    }

    /// Makes a unit the one whose turn it is, with so many dice.
    pub(crate) fn acts(&mut self, name: &str, dice: u8) -> &mut Table {
        let unit = unit(name);
        let side = unit.side;
        let left = self.rules.charts.group(side, 0).and(self.state.board.alive(side));
        self.state.steps.clear();
        self.state.steps.push(Step::Turn(Turn { side, left: 0 }));
        let group = Group { side, group: 0, left, untouched: true, failed: false };
        self.state.steps.push(Step::Group(group));
        self.state.steps.push(Step::Unit(Acting {
            unit,
            dice,
            sum: dice as i8,
            spent: 0,
            secret: false,
            over: false,
            begun: true,
            entered: 0,
            shots: 0,
            came_on: false,
            reacted: UnitSet::NONE,
        }));
        self
    }

    /// Does something with the rules at work.
    pub(crate) fn play(&mut self, act: impl FnOnce(&mut Play<'_, Vec<Event>>)) -> &mut Table {
        let mut play = Play { rules: &self.rules, state: &mut self.state, sink: &mut self.events };
        act(&mut play);
        play.advance();
        self
    }

    /// How many dice are asked for; 0 when none are.
    pub(crate) fn dice_asked(&self) -> usize {
        match self.rules.next(&self.state) {
            Next::Chance(chance) => match chance.request {
                kernel::Request::Dice { count, .. } => usize::from(count),
                kernel::Request::Draw { .. } => 0,
            },
            Next::Decision { .. } | Next::Over(_) => 0,
        }
    }

    /// The dice fall so.
    pub(crate) fn roll(&mut self, dice: &[u8]) -> &mut Table {
        let Next::Chance(chance) = self.rules.next(&self.state) else {
            panic!("no dice are asked for in {:?}", self.state.top());
        };
        let roll = Roll::of(dice).expect("not too many dice");
        let fits = chance.request.check(&roll);
        assert_eq!(fits, Ok(()), "{:?}", chance.ask);
        self.rules.resolve(&mut self.state, &roll, &mut self.events);
        let faults = self.rules.audit(&self.state);
        assert!(faults.is_empty(), "{faults:?}");
        self
    }

    /// The seat that is asked answers so. An action with its target answers two questions.
    pub(crate) fn say(&mut self, text: &str) -> &mut Table {
        match self.first_of(text) {
            Some(kind) => self.answer(kind).answer(text),
            None => self.answer(text),
        }
    }

    /// The kind of an action that is said with its target, where the kind is asked first.
    fn first_of<'t>(&self, text: &'t str) -> Option<&'t str> {
        let (kind, _) = text.split_once(' ')?;
        let targeted = Kind::TARGETED.iter().any(|known| known.notation() == kind);
        (targeted && matches!(self.state.top(), Step::Unit(_))).then_some(kind)
    }

    fn answer(&mut self, text: &str) -> &mut Table {
        let Next::Decision { seats, prompt } = self.rules.next(&self.state) else {
            panic!("nobody is asked in {:?}", self.state.top());
        };
        let seat = seats.lowest().expect("somebody is asked");
        let choice = kernel::legal::find(&self.rules, &self.state, seat, text)
            .unwrap_or_else(|_| panic!("{text} is no answer to {prompt:?}"));
        let legal = kernel::legal::prove(&self.rules, &self.state, seat, &choice)
            .unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
        self.rules.apply(&mut self.state, seat, legal, &mut self.events);
        self
    }

    /// Why an answer is refused; `None` when it is legal. Of an action with its target, why either is.
    pub(crate) fn refusal(&self, text: &str) -> Option<company::refusal::No> {
        let Some(kind) = self.first_of(text) else { return self.refusal_of(text) };
        let refusal = self.refusal_of(kind);
        if refusal.is_some() {
            return refusal;
        }
        let mut aimed =
            Table { rules: self.rules.clone(), state: self.state.clone(), events: Vec::new() };
        aimed.answer(kind).refusal_of(text)
    }

    fn refusal_of(&self, text: &str) -> Option<company::refusal::No> {
        let Next::Decision { seats, prompt } = self.rules.next(&self.state) else {
            panic!("nobody is asked in {:?}", self.state.top());
        };
        let seat = seats.lowest().expect("somebody is asked");
        let choice = kernel::legal::find(&self.rules, &self.state, seat, text)
            .unwrap_or_else(|_| panic!("{text} is no answer to {prompt:?}"));
        self.rules.check(&self.state, seat, &choice).err()
    }

    /// The rule by which an answer is refused, and what is said; empty when it is legal.
    pub(crate) fn refused_by(&self, text: &str) -> String {
        self.refusal(text).map_or(String::new(), |no| told(&no))
    }

    /// What the game waits for: `white_star action`, `dice shot`, `over`.
    pub(crate) fn asks(&self) -> String {
        use kernel::Message;
        match self.rules.next(&self.state) {
            Next::Decision { seats, prompt } => {
                let seat = seats.lowest().expect("somebody is asked");
                let name = self.rules.seat_name(&self.state, seat);
                format!("{name} {}", prompt.id().trim_start_matches("company-ask-"))
            }
            Next::Chance(chance) => {
                format!("dice {}", chance.ask.id().trim_start_matches("company-roll-"))
            }
            Next::Over(_) => "over".to_owned(),
        }
    }

    /// The strength of a unit.
    pub(crate) fn strength(&self, name: &str) -> u8 {
        self.state.board.body(unit(name)).strength
    }

    /// Where a unit stands; empty when it is not on the table.
    pub(crate) fn at(&self, name: &str) -> String {
        self.state.board.square(unit(name)).map_or(String::new(), |square| square.to_string())
    }
}

/// A refusal with its rule: `X1.4 company-no-stacking`.
pub(crate) fn told(no: &company::refusal::No) -> String {
    use kernel::{Cited, Message};
    format!("{} {}", no.rule(), no.id())
}

fn force(nation: Nation, units: Vec<UnitRow>) -> Force {
    let name = pack::Name { en: nation.id().to_owned(), fr: nation.id().to_owned() };
    let groups = vec![name.clone()];
    Force { nation, name, points: 100, units, groups, platoons: vec!["1st".to_owned()] }
}

//! A game under test: real choices and real dice, with the state of every moment kept.

use std::sync::Arc;

use kernel::{Message, Next, Outcome, Request, Roll, Rules, Seat, legal};
use siege::Siege;
use siege::board::{AirBox, Place};
use siege::choice::Choice;
use siege::components::{Aircraft, Airfield, Battalion, EventKind, Marker, Space, Unit};
use siege::event::Event;
use siege::flow::{Phase, Piece, State, Step, Target};
use siege::prompt::Ask;
use siege::refusal::No;

use super::Told;

/// The one seat of a game without a staff.
const SEAT: Seat = Seat(0);

#[derive(Clone, Debug)]
pub(crate) struct Game {
    rules: Arc<Siege>,
    state: State,
    told: Told,
}

impl Game {
    pub(crate) fn new(rules: Arc<Siege>, state: State, told: Told) -> Game {
        let game = Game { rules, state, told };
        game.audit();
        game
    }

    fn audit(&self) {
        let wrong = self.rules.audit(&self.state);
        assert!(wrong.is_empty(), "{wrong:?}");
    }

    pub(crate) fn rules(&self) -> &Siege {
        &self.rules
    }

    pub(crate) fn rules_shared(&self) -> Arc<Siege> {
        Arc::clone(&self.rules)
    }

    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// All that happened.
    pub(crate) fn events(&self) -> impl Iterator<Item = Event> {
        self.told.0.iter().map(|(_, event)| *event)
    }

    /// How many things of a sort happened.
    pub(crate) fn count(&self, is_meant: impl Fn(&Event) -> bool) -> i64 {
        self.events().filter(is_meant).count() as i64
    }

    /// The state at the end of a step of the sequence: the last that was told in it for the first time.
    pub(crate) fn after(&self, phase: Phase) -> &State {
        let told = &self.told.0;
        let Some(first) = told.iter().position(|(state, _)| state.phase == phase) else {
            return &self.state;
        };
        let moment = |state: &State| (state.turn, state.phase, state.impulse);
        let step = moment(&told[first].0);
        let length = told[first..].iter().take_while(|(state, _)| moment(state) == step).count();
        // What is done last in a step need not be told while the step lasts.
        if moment(&self.state) == step { &self.state } else { &told[first + length - 1].0 }
    }

    /// What is asked: `movement`, `dice fire`, `over`.
    pub(crate) fn asks(&self) -> String {
        match self.rules.next(&self.state) {
            Next::Decision { prompt, .. } => prompt.id().replace("siege-ask-", ""),
            Next::Chance(chance) => chance.ask.id().replace("siege-roll-", "dice "),
            Next::Over(_) => "over".to_owned(),
        }
    }

    /// What the dice are asked.
    pub(crate) fn ask(&self) -> Option<Ask> {
        match self.rules.next(&self.state) {
            Next::Chance(chance) => Some(chance.ask),
            Next::Decision { .. } | Next::Over(_) => None,
        }
    }

    /// How many dice are asked for; one for a draw.
    pub(crate) fn dice_asked(&self) -> u8 {
        match self.rules.next(&self.state) {
            Next::Chance(chance) => match chance.request {
                Request::Dice { count, .. } => count,
                Request::Draw { .. } => 1,
            },
            Next::Decision { .. } | Next::Over(_) => 0,
        }
    }

    /// How the game ended.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        match self.rules.next(&self.state) {
            Next::Over(outcome) => Some(outcome),
            Next::Decision { .. } | Next::Chance(_) => None,
        }
    }

    /// The dice fall, or a marker is drawn by its class.
    pub(crate) fn roll(&mut self, dice: &[u8]) {
        let Next::Chance(chance) = self.rules.next(&self.state) else {
            panic!("no dice are asked for, but {}", self.asks());
        };
        let roll = Roll::of(dice).expect("few dice");
        assert_eq!(chance.request.check(&roll), Ok(()), "{dice:?}, asked {}", self.asks());
        self.rules.resolve(&mut self.state, &roll, &mut self.told);
        self.audit();
    }

    /// All dice that are asked for show one face.
    pub(crate) fn roll_all(&mut self, face: u8) {
        self.roll(&vec![face; usize::from(self.dice_asked())]);
    }

    /// Draws an event marker.
    pub(crate) fn draw(&mut self, event: &str) {
        let kind = EventKind::from_id(event).expect("an event");
        let Some(Ask::Pick { side }) = self.ask() else { panic!("{} is asked", self.asks()) };
        let class = EventKind::of(side).iter().position(|one| *one == kind);
        self.roll(&[class.expect("an event of that side") as u8]);
    }

    /// Every legal answer.
    pub(crate) fn legal(&self) -> Vec<Choice> {
        let offers = legal::offers(&*self.rules, &self.state, SEAT).into_iter();
        offers.filter(|offer| offer.refusal.is_none()).map(|offer| offer.choice).collect()
    }

    /// Whether an answer is asked for and legal.
    pub(crate) fn is_legal(&self, choice: Choice) -> bool {
        legal::prove(&*self.rules, &self.state, SEAT, &choice).is_ok()
    }

    /// Why an answer is refused; none when it is legal or nobody is asked.
    pub(crate) fn no(&self, choice: Choice) -> Option<No> {
        match self.rules.next(&self.state) {
            Next::Decision { .. } => self.rules.check(&self.state, SEAT, &choice).err(),
            Next::Chance(_) | Next::Over(_) => None,
        }
    }

    pub(crate) fn choose(&mut self, choice: Choice) {
        let proved = legal::prove(&*self.rules, &self.state, SEAT, &choice);
        let proved = proved.unwrap_or_else(|no| panic!("{choice}: {no:?}, asked {}", self.asks()));
        self.rules.apply(&mut self.state, SEAT, proved, &mut self.told);
        self.audit();
    }

    /// Says done to everything until this is asked, or something that has no such answer.
    pub(crate) fn done_until(&mut self, question: &str) {
        while self.asks() != question && self.is_legal(Choice::Done) {
            self.choose(Choice::Done);
        }
    }

    /// Makes an attack on a target with these pieces; the dice are still to fall.
    pub(crate) fn attack(&mut self, target: Target, pieces: &[Piece]) {
        self.choose(Choice::Target(target));
        pieces.iter().for_each(|piece| self.choose(Choice::With(*piece)));
        self.choose(Choice::Agree);
    }

    pub(crate) fn unit(&self, id: &str) -> Unit {
        self.rules.components.unit(id).unwrap_or_else(|| panic!("there is no unit {id}"))
    }

    pub(crate) fn battalion(&self, id: &str) -> Battalion {
        self.rules.components.battalion(id).unwrap_or_else(|| panic!("there is no battalion {id}"))
    }

    pub(crate) fn aircraft(&self, id: &str) -> Aircraft {
        self.rules.components.aircraft(id).unwrap_or_else(|| panic!("there is no aircraft {id}"))
    }

    pub(crate) fn marker(&self, id: &str) -> Marker {
        self.rules.components.marker(id).unwrap_or_else(|| panic!("there is no marker {id}"))
    }

    pub(crate) fn space(&self, id: &str) -> Space {
        self.rules.components.space(id).unwrap_or_else(|| panic!("there is no space {id}"))
    }

    /// A piece of any kind.
    pub(crate) fn piece(&self, id: &str) -> Piece {
        let components = &self.rules.components;
        let unit = components.unit(id).map(Piece::Unit);
        let battalion = components.battalion(id).map(Piece::Battalion);
        let aircraft = components.aircraft(id).map(Piece::Aircraft);
        let marker = components.marker(id).map(Piece::Marker);
        let found = unit.or(battalion).or(aircraft).or(marker);
        found.unwrap_or_else(|| panic!("there is no piece {id}"))
    }

    fn place_name(&self, place: Place) -> String {
        match place {
            Place::Space(space) => self.rules.components.row(space).id.clone(),
            Place::Base(route) => format!("base{route}"),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    /// Where a ground piece is in a state: `r1s04`, `base2`, `eliminated`.
    pub(crate) fn place(&self, state: &State, id: &str) -> String {
        self.place_name(match self.piece(id) {
            Piece::Unit(unit) => state.board.place(unit),
            Piece::Battalion(battalion) => state.board.battalion_place(battalion),
            other => panic!("{other} is no ground piece"),
        })
    }

    /// Which side of a ground piece is up in a state: `full`, `reduced` or `eliminated`.
    pub(crate) fn steps(&self, state: &State, id: &str) -> &'static str {
        let (place, reduced) = match self.piece(id) {
            Piece::Unit(unit) => (state.board.place(unit), state.board.reduced.has(unit)),
            Piece::Battalion(one) => {
                (state.board.battalion_place(one), state.board.weakened.has(one))
            }
            other => panic!("{other} is no ground piece"),
        };
        match (place, reduced) {
            (Place::Eliminated, _) => "eliminated",
            (_, true) => "reduced",
            (_, false) => "full",
        }
    }

    /// Where an air unit is in a state.
    pub(crate) fn air_box(&self, state: &State, id: &str) -> AirBox {
        state.board.air_box(self.aircraft(id))
    }

    /// Whether an airfield works in a state.
    pub(crate) fn airfield(&self, state: &State, airfield: Airfield) -> &'static str {
        if state.board.is_functional(airfield) { "functional" } else { "destroyed" }
    }

    /// Whether a step is being carried out.
    pub(crate) fn is_under_way(&self, is_meant: impl Fn(&Step) -> bool) -> bool {
        self.state.steps.iter().any(is_meant)
    }
}

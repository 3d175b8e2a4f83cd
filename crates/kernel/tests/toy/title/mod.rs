//! A tiny title for the tests of the kernel: three rounds of bidding, attacking and guarding with hidden
//! hands. It has a secret bid that two seats answer in any order, free choices, a window to decline,
//! dice, draws that only one seat sees, and something learned that only one seat remembers.
//!
//! With a [`Flaw`] it breaks one law of the contract on purpose.

pub(crate) mod choice;
pub(crate) mod flow;
pub(crate) mod said;
pub(crate) mod view;

use kernel::dice::Rng;
use kernel::{
    Audience, Chance, Gauge, Ledger, Legal, Next, Outcome, Request, Roll, Rule, Rules, Scope, Seat,
    Seats, Sink, Standing, Viewer,
};
use serde::{Deserialize, Serialize};

pub(crate) use choice::{Choice, No};
pub(crate) use said::{Ask, Happened, Prompt};
pub(crate) use view::View;

/// How many cards there are of each rank, in one place.
pub(crate) type Cards = [u8; 6];

/// Cards in a full hand.
pub(crate) const HAND: u8 = 3;

/// A law broken on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    AsksNobody,
    Endless,
    EventTellsCard,
    ForgetsToSave,
    FreeIsCanonical,
    FreeIsSeen,
    ImpossibleWorld,
    LedgerTellsHand,
    LegalForgets,
    LosesCard,
    NoAnswer,
    NoDice,
    NoGrade,
    NoRule,
    OffersTellHand,
    QuestionTellsHand,
    RevealUnmarked,
    SameNotation,
    UnknownName,
    UnsteadyWorld,
    ViewTellsHand,
    WrongDecline,
    WrongSettle,
}

/// The rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Toy {
    pub(crate) flaw: Option<Flaw>,
}

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Step {
    Deal,
    Bid,
    Pick,
    Guard,
    Fight,
    Peek,
    Over,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) step: Step,
    pub(crate) round: u8,
    pub(crate) deck: Cards,
    pub(crate) hands: [Cards; 2],
    pub(crate) discards: Cards,
    /// A rank each seat has seen in the other's hand.
    pub(crate) known: [Option<u8>; 2],
    pub(crate) scores: [i8; 2],
    pub(crate) bids: [Option<u8>; 2],
    pub(crate) attacker: Seat,
    /// Picked from the attacker's hand; once the attack is on, its cards, by then discarded.
    pub(crate) attack: Cards,
    #[serde(skip)]
    pub(crate) unsaved: u8,
}

pub(crate) fn count(cards: &Cards) -> u8 {
    cards.iter().sum()
}

pub(crate) fn other(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl State {
    pub(crate) fn defender(&self) -> Seat {
        other(self.attacker)
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[usize::from(seat.0)]
    }

    /// Whose hand is dealt to next; both see how many cards a hand has.
    pub(crate) fn drawing(&self) -> Option<Seat> {
        let short = |seat: &Seat| count(self.hand(*seat)) < HAND;
        [Seat(0), Seat(1)].into_iter().find(short).filter(|_| count(&self.deck) > 0)
    }
}

impl Toy {
    pub(crate) fn with(flaw: Flaw) -> Toy {
        Toy { flaw: Some(flaw) }
    }

    pub(crate) fn has(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }
}

fn draw(from: &Cards) -> Request {
    Request::Draw { weights: from.iter().map(|count| u16::from(*count)).collect() }
}

impl Rules for Toy {
    type State = State;
    type Prompt = Prompt;
    type Choice = Choice;
    type Refusal = No;
    type Ask = Ask;
    type Event = Happened;
    type View = View;

    fn start(&self) -> State {
        State {
            step: Step::Deal,
            round: 1,
            deck: [2; 6],
            hands: [[0; 6]; 2],
            discards: [0; 6],
            known: [None; 2],
            scores: [3; 2],
            bids: [None; 2],
            attacker: Seat(0),
            attack: [0; 6],
            unsaved: 0,
        }
    }

    fn next(&self, state: &State) -> Next<Toy> {
        let chance = |ask, request, audience| Next::Chance(Chance { ask, request, audience });
        match state.step {
            Step::Deal => {
                let seat = state.drawing().expect("somebody draws while cards are dealt");
                chance(Ask::Card { seat }, draw(&state.deck), Audience::seat(seat))
            }
            Step::Bid => {
                let open = [Seat(0), Seat(1)].into_iter();
                let open = open.filter(|seat| state.bids[usize::from(seat.0)].is_none());
                let seats = open.fold(Seats::NONE, Seats::with);
                let seats = if self.has(Flaw::AsksNobody) { Seats::NONE } else { seats };
                Next::Decision { seats, prompt: Prompt::Bid }
            }
            Step::Pick => {
                Next::Decision { seats: Seats::only(state.attacker), prompt: Prompt::Pick }
            }
            Step::Guard => {
                let prompt = Prompt::Guard { cards: count(&state.attack) };
                Next::Decision { seats: Seats::only(state.defender()), prompt }
            }
            Step::Fight => {
                let count = if self.has(Flaw::NoDice) { 0 } else { 2 };
                let request = Request::Dice { count, faces: 6, reading: kernel::Reading::Sum };
                chance(Ask::Fight, request, Audience::All)
            }
            Step::Peek => {
                let hand = draw(state.hand(state.defender()));
                chance(Ask::Peek, hand, Audience::seat(state.attacker))
            }
            Step::Over => Next::Over(self.outcome(state)),
        }
    }

    fn candidates(&self, state: &State, seat: Seat, scope: Scope, out: &mut Vec<Choice>) {
        choice::candidates(self, state, seat, scope, out);
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        choice::check(self, state, seat, *choice)
    }

    fn apply<S: Sink<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Legal<Choice>,
        sink: &mut S,
    ) {
        flow::apply(self, state, seat, choice.into_inner(), sink);
    }

    fn resolve<S: Sink<Self>>(&self, state: &mut State, roll: &Roll, sink: &mut S) {
        flow::resolve(self, state, roll, sink);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self, state, viewer)
    }

    fn determinize(&self, view: &View, rng: &mut Rng) -> State {
        view.world(self, rng)
    }

    fn is_free(&self, _: &State, choice: &Choice) -> bool {
        matches!(choice, Choice::Unpick(_))
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Vec<Choice>) {
        self.candidates(state, seat, Scope::Canonical, out);
        out.retain(|choice| self.check(state, seat, choice).is_ok());
        if self.has(Flaw::LegalForgets) && out.len() > 1 {
            out.pop();
        }
    }

    fn seats(&self) -> u8 {
        2
    }

    fn seat_name(&self, _: &State, seat: Seat) -> &'static str {
        if seat == Seat(0) { "red" } else { "blue" }
    }

    fn name(&self, key: &str, language: &str) -> Option<String> {
        let known = !(self.has(Flaw::UnknownName) && key == "card/6");
        said::name(key, language).filter(|_| known)
    }

    fn standing(&self, state: &State) -> Option<Standing<Choice>> {
        let decline = if self.has(Flaw::WrongDecline) { Choice::Attack } else { Choice::Decline };
        let stake = i64::from(count(&state.attack));
        (state.step == Step::Guard).then_some(Standing { window: "W1", decline, stake })
    }

    fn ledgers(&self, state: &State, _: Seat, choice: &Choice) -> Vec<Ledger> {
        if *choice != Choice::Attack {
            return Vec::new();
        }
        let mut sum = Ledger::new("toy-strength");
        sum.add(flow::strength(&state.attack), "toy-cards", Vec::new(), Rule("5.1"));
        if self.has(Flaw::LedgerTellsHand) {
            let hidden = flow::strength(state.hand(state.defender()));
            sum.add(hidden, "toy-cards", Vec::new(), Rule("5.1"));
        }
        vec![sum]
    }

    fn settle(&self, state: &State, _: Seats) -> Choice {
        let lowest = state.hand(state.attacker).iter().position(|count| *count > 0);
        match state.step {
            _ if self.has(Flaw::WrongSettle) => Choice::Unpick(6),
            Step::Bid => Choice::Bid(0),
            Step::Pick if count(&state.attack) == 0 => {
                Choice::Pick(lowest.map_or(0, |index| index as u8 + 1))
            }
            Step::Pick => Choice::Attack,
            Step::Guard | Step::Deal | Step::Fight | Step::Peek | Step::Over => Choice::Decline,
        }
    }

    fn is_settled(&self, before: &State, now: &State) -> bool {
        now.round != before.round || matches!(now.step, Step::Peek | Step::Over)
    }

    fn gauge(&self, before: &State, now: &State) -> Gauge {
        let seat = usize::from(before.attacker.0);
        vec![("gain", i64::from(now.scores[seat] - before.scores[seat]))]
    }

    fn audit(&self, state: &State) -> Vec<String> {
        let mut faults = Vec::new();
        for rank in 0..6 {
            let hands = state.hands[0][rank] + state.hands[1][rank];
            let cards = state.deck[rank] + hands + state.discards[rank];
            if cards != 2 {
                faults.push(format!("{cards} cards of rank {}", rank + 1));
            }
            let picked = state.step == Step::Pick && state.attack[rank] > 0;
            if picked && state.attack[rank] > state.hand(state.attacker)[rank] {
                faults.push(format!("{} picked, but not in hand", rank + 1));
            }
        }
        for seat in [Seat(0), Seat(1)] {
            if let Some(rank) = state.known[usize::from(seat.0)]
                && state.hand(other(seat))[usize::from(rank) - 1] == 0
            {
                faults.push(format!("{rank} is known, but not in hand"));
            }
        }
        faults
    }
}

impl Toy {
    fn outcome(&self, state: &State) -> Outcome {
        let lead = i64::from(state.scores[0]) - i64::from(state.scores[1]);
        let winner = match lead {
            1.. => Some("red"),
            0 => None,
            _ => Some("blue"),
        };
        let grade = if self.has(Flaw::NoGrade) { "" } else { "victory" };
        Outcome { winner, grade, score: lead, rule: Rule("6.1") }
    }
}

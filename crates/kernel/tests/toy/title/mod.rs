//! A tiny title for the tests of the kernel: three rounds of bidding, attacking and guarding with hidden
//! hands. It has a secret bid that two seats answer in any order, free choices, a window to decline,
//! dice, draws that only one seat sees, and something learned that only one seat remembers.
//!
//! With a [`Flaw`] it breaks one law of the contract on purpose.

mod audit;
pub(crate) mod choice;
pub(crate) mod flow;
pub(crate) mod said;
pub(crate) mod view;
mod whole;

use kernel::dice::Rng;
use kernel::flow::Play;
use kernel::{Gauge, Ledger, Legal, Next, Roll, Rules, Scope, Seat, Seats, Sink, Standing, Viewer};
use serde::{Deserialize, Serialize};

pub(crate) use choice::{Choice, No};
pub(crate) use flow::Step;
pub(crate) use said::{Ask, Happened, Prompt, Sum};
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
    NeverWaits,
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

/// A game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct State {
    /// What is done, the next step last.
    pub(crate) steps: Vec<Step>,
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

/// The ranks there are among cards, upwards.
pub(crate) fn ranks(cards: &Cards) -> impl Iterator<Item = u8> + '_ {
    (1..=6).filter(|rank| cards[usize::from(*rank) - 1] > 0)
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
            steps: vec![Step::Deal],
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
        kernel::flow::next(self, state)
    }

    fn candidates(&self, state: &State, _: Seat, scope: Scope, out: &mut Vec<Choice>) {
        kernel::flow::candidates(self, state, scope, out);
    }

    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        kernel::flow::check(self, state, seat, choice)
    }

    fn apply<S: Sink<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        choice: Legal<Choice>,
        sink: &mut S,
    ) {
        if self.has(Flaw::ForgetsToSave) {
            state.unsaved = state.unsaved.wrapping_add(1);
        }
        Play { rules: self, state, sink }.apply(seat, choice.into_inner());
    }

    fn resolve<S: Sink<Self>>(&self, state: &mut State, roll: &Roll, sink: &mut S) {
        Play { rules: self, state, sink }.resolve(roll);
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
        kernel::flow::legal(self, state, seat, out);
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
        (state.top() == Some(Step::Guard)).then_some(Standing { window: "W1", decline, stake })
    }

    fn ledgers(&self, state: &State, _: Seat, choice: &Choice) -> Vec<Ledger> {
        if *choice != Choice::Attack {
            return Vec::new();
        }
        let mut sum = Ledger::of(&Sum::Strength);
        sum.add_term(flow::strength(&state.attack), &Sum::Cards);
        if self.has(Flaw::LedgerTellsHand) {
            let hidden = flow::strength(state.hand(state.defender()));
            sum.add_term(hidden, &Sum::Cards);
        }
        vec![sum]
    }

    fn settle(&self, state: &State, _: Seats) -> Choice {
        let lowest = state.hand(state.attacker).iter().position(|count| *count > 0);
        match state.top() {
            _ if self.has(Flaw::WrongSettle) => Choice::Unpick(6),
            Some(Step::Bid) => Choice::Bid(0),
            Some(Step::Pick) if count(&state.attack) == 0 => {
                lowest.map_or(Choice::Yield, |index| Choice::Pick(index as u8 + 1))
            }
            Some(Step::Pick) => Choice::Attack,
            Some(Step::Guard | Step::Deal | Step::Fight | Step::Peek) | None => Choice::Decline,
        }
    }

    fn is_settled(&self, before: &State, now: &State) -> bool {
        now.round != before.round || matches!(now.top(), Some(Step::Peek) | None)
    }

    fn gauge(&self, before: &State, now: &State) -> Gauge {
        let seat = usize::from(before.attacker.0);
        vec![("gain", i64::from(now.scores[seat] - before.scores[seat]))]
    }

    fn is_at_rest(&self, state: &State) -> bool {
        kernel::flow::is_at_rest(self, state)
    }

    fn audit(&self, state: &State) -> Vec<String> {
        audit::audit(state)
    }
}

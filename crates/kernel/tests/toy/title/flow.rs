//! How a round goes: deal, bid, pick, attack, guard or fight, peek. Each step answers for itself.

use kernel::flow::{Flow, Flows, Play, Stack as _, StepRules, Visitor};
use kernel::{Audience, Next, Outcome, Reading, Request, Roll, Rule, Scope, Seat, Seats, Sink};
use serde::{Deserialize, Serialize};

use super::{Ask, Cards, Choice, Flaw, Happened, No, Prompt, State, Toy, count, other, ranks};

/// What is done next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) enum Step {
    Deal,
    Bid,
    Pick,
    Guard,
    Fight,
    Peek,
}

impl Flows for Toy {
    type Step = Step;
    type Stack = Vec<Step>;

    fn stack(state: &State) -> &Vec<Step> {
        &state.steps
    }

    fn stack_mut(state: &mut State) -> &mut Vec<Step> {
        &mut state.steps
    }

    fn visit<V: Visitor<Toy>>(step: &Step, visitor: V) -> V::Out {
        match step {
            Step::Deal => visitor.visit(&Deal),
            Step::Bid => visitor.visit(&Bid),
            Step::Pick => visitor.visit(&Pick),
            Step::Guard => visitor.visit(&Guard),
            Step::Fight => visitor.visit(&Fight),
            Step::Peek => visitor.visit(&Peek),
        }
    }

    fn end(&self, state: &State) -> Next<Toy> {
        let lead = i64::from(state.scores[0]) - i64::from(state.scores[1]);
        let winner = match lead {
            1.. => Some("red"),
            0 => None,
            _ => Some("blue"),
        };
        let grade = if self.has(Flaw::NoGrade) { "" } else { "victory" };
        Next::Over(Outcome { winner, grade, score: lead, rule: Rule("6.1") })
    }

    fn not_asked() -> No {
        No::NotAsked
    }
}

/// The highest rank among cards; 0 without cards.
fn highest(cards: &Cards) -> u8 {
    ranks(cards).last().unwrap_or(0)
}

/// The strength of an attack.
pub(crate) fn strength(cards: &Cards) -> i64 {
    cards.iter().zip(1i64..).map(|(count, rank)| i64::from(*count) * rank).sum()
}

fn draw(from: &Cards) -> Request {
    Request::Draw { weights: from.iter().map(|count| u16::from(*count)).collect() }
}

/// Hands are filled, card by card.
#[derive(Clone, Copy, Debug)]
struct Deal;

impl StepRules<Toy> for Deal {
    fn next(&self, toy: &Toy, state: &State) -> Next<Toy> {
        match state.drawing() {
            Some(seat) => {
                Next::dice_seen_by(Audience::seat(seat), Ask::Card { seat }, draw(&state.deck))
            }
            None => toy.end(state),
        }
    }

    fn resolve<S: Sink<Toy>>(&self, play: &mut Play<'_, Toy, S>, roll: &Roll) {
        let Some(seat) = play.state.drawing() else { return };
        let rank = roll.first() + 1;
        play.state.deck[usize::from(rank) - 1] -= 1;
        play.state.hands[usize::from(seat.0)][usize::from(rank) - 1] += 1;
        let open = play.rules.has(Flaw::EventTellsCard);
        play.tell(Happened::Drew { seat, rank: Some(rank), open });
    }

    fn run<S: Sink<Toy>>(&self, play: &mut Play<'_, Toy, S>) -> Flow {
        if play.state.drawing().is_some() {
            return Flow::Waits;
        }
        if !play.rules.has(Flaw::NeverWaits) {
            play.replace(Step::Bid);
        }
        Flow::Goes
    }
}

/// Both bid in secret, in any order.
#[derive(Clone, Copy, Debug)]
struct Bid;

impl StepRules<Toy> for Bid {
    fn next(&self, toy: &Toy, state: &State) -> Next<Toy> {
        let open = [Seat(0), Seat(1)].into_iter();
        let open = open.filter(|seat| state.bids[usize::from(seat.0)].is_none());
        let seats = open.fold(Seats::NONE, Seats::with);
        let seats = if toy.has(Flaw::AsksNobody) { Seats::NONE } else { seats };
        Next::Decision { seats, prompt: Prompt::Bid }
    }

    fn candidates(&self, _: &Toy, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend((0..=3).map(Choice::Bid));
    }

    fn check(&self, toy: &Toy, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match choice {
            Choice::Bid(3..) if toy.has(Flaw::NoRule) => Err(No::Flawed { rule: "" }),
            Choice::Bid(3..) => Err(No::BidTooHigh { most: 2 }),
            Choice::Bid(_) => Ok(()),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Toy>>(&self, play: &mut Play<'_, Toy, S>, seat: Seat, choice: Choice) {
        let Choice::Bid(amount) = choice else { return };
        play.state.bids[usize::from(seat.0)] = Some(amount);
        play.tell(Happened::Bid { seat, amount: Some(amount) });
        if let [Some(first), Some(second)] = play.state.bids {
            open_bids(play, [first, second]);
        }
    }
}

fn open_bids<S: Sink<Toy>>(play: &mut Play<'_, Toy, S>, bids: [u8; 2]) {
    let attacker = Seat(u8::from(bids[1] > bids[0]));
    let state = &mut *play.state;
    state.attacker = attacker;
    state.scores[usize::from(attacker.0)] -= bids[usize::from(attacker.0)] as i8;
    state.bids = [None; 2];
    play.replace(Step::Pick);
    let marked = !play.rules.has(Flaw::RevealUnmarked);
    play.tell(Happened::Bids { bids, attacker, marked });
}

/// The attacker picks cards and attacks, or gives up.
#[derive(Clone, Copy, Debug)]
struct Pick;

impl StepRules<Toy> for Pick {
    fn next(&self, _: &Toy, state: &State) -> Next<Toy> {
        Next::ask(state.attacker, Prompt::Pick)
    }

    fn candidates(&self, toy: &Toy, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let mut left = *state.hand(state.attacker);
        left.iter_mut().zip(state.attack).for_each(|(left, picked)| *left -= picked);
        // Upwards only, so that two orders of picking count once.
        let from = if scope == Scope::Canonical { highest(&state.attack) } else { 0 };
        out.extend(ranks(&left).filter(|rank| *rank >= from).map(Choice::Pick));
        if scope == Scope::All || toy.has(Flaw::FreeIsCanonical) {
            out.extend(ranks(&state.attack).map(Choice::Unpick));
        }
        out.extend([Choice::Attack, Choice::Yield]);
    }

    fn check(&self, toy: &Toy, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        // The attacker would learn from the refusal whether the defender holds a six.
        let is_told = toy.has(Flaw::OffersTellHand) && state.hand(state.defender())[5] > 0;
        match choice {
            Choice::Pick(_) if count(&state.attack) >= 2 => Err(No::TwoAtMost),
            Choice::Pick(6) if is_told => Err(No::Flawed { rule: "0" }),
            Choice::Attack if count(&state.attack) == 0 => Err(No::NothingPicked),
            Choice::Pick(_) | Choice::Unpick(_) | Choice::Attack | Choice::Yield => Ok(()),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Toy>>(&self, play: &mut Play<'_, Toy, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Pick(rank) => {
                play.state.attack[usize::from(rank) - 1] += 1;
                play.tell(Happened::Picked { seat, rank });
            }
            Choice::Unpick(rank) => {
                play.state.attack[usize::from(rank) - 1] -= 1;
                let open = play.rules.has(Flaw::FreeIsSeen);
                play.tell(Happened::Unpicked { seat, rank, open });
            }
            Choice::Attack => attack(play),
            Choice::Yield => {
                play.tell(Happened::Yielded);
                end_round(play);
            }
            _ => (),
        }
    }
}

fn attack<S: Sink<Toy>>(play: &mut Play<'_, Toy, S>) {
    let cards = play.state.attack;
    for rank in ranks(&cards).flat_map(|rank| vec![rank; usize::from(cards[usize::from(rank) - 1])])
    {
        discard(play.state, play.state.attacker, rank);
    }
    if play.rules.has(Flaw::LosesCard) && cards[0] > 0 {
        play.state.discards[0] -= 1;
    }
    // To skip the window of somebody who holds no guard tells the attacker so.
    let is_low = highest(play.state.hand(play.state.defender())) < highest(&cards);
    let is_skipped = play.rules.has(Flaw::QuestionTellsHand) && is_low;
    play.replace(if is_skipped { Step::Fight } else { Step::Guard });
    play.tell(Happened::Attacked { cards });
}

/// A card leaves a hand, for all to see.
fn discard(state: &mut State, seat: Seat, rank: u8) {
    let index = usize::from(rank) - 1;
    state.hands[usize::from(seat.0)][index] -= 1;
    state.discards[index] += 1;
    let known = &mut state.known[usize::from(other(seat).0)];
    if *known == Some(rank) {
        *known = None;
    }
}

/// The defender may guard.
#[derive(Clone, Copy, Debug)]
struct Guard;

impl StepRules<Toy> for Guard {
    fn next(&self, _: &Toy, state: &State) -> Next<Toy> {
        Next::ask(state.defender(), Prompt::Guard { cards: count(&state.attack) })
    }

    fn candidates(&self, toy: &Toy, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(ranks(state.hand(state.defender())).map(Choice::Guard));
        out.push(Choice::Decline);
        if toy.has(Flaw::SameNotation) {
            out.push(Choice::Blunder);
        }
    }

    fn check(&self, toy: &Toy, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let least = highest(&state.attack);
        match choice {
            _ if toy.has(Flaw::NoAnswer) => Err(No::Flawed { rule: "0" }),
            Choice::Guard(rank) if *rank < least => Err(No::GuardTooLow { least }),
            Choice::Guard(_) | Choice::Decline | Choice::Blunder => Ok(()),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Toy>>(&self, play: &mut Play<'_, Toy, S>, seat: Seat, choice: Choice) {
        if let Choice::Guard(rank) = choice {
            discard(play.state, seat, rank);
            play.tell(Happened::Guarded { rank });
            end_round(play);
        } else {
            play.replace(Step::Fight);
            play.tell(Happened::Declined);
        }
    }
}

/// Dice decide.
#[derive(Clone, Copy, Debug)]
struct Fight;

impl StepRules<Toy> for Fight {
    fn next(&self, toy: &Toy, _: &State) -> Next<Toy> {
        let count = if toy.has(Flaw::NoDice) { 0 } else { 2 };
        let request = Request::Dice { count, faces: 6, reading: Reading::Sum };
        Next::dice(Ask::Fight, request)
    }

    fn resolve<S: Sink<Toy>>(&self, play: &mut Play<'_, Toy, S>, roll: &Roll) {
        let (sum, state) = (roll.sum(), &mut *play.state);
        let hit = strength(&state.attack) + i64::from(sum) >= 12;
        let (winner, gain) = if hit { (state.attacker, 2) } else { (state.defender(), 1) };
        state.scores[usize::from(winner.0)] += gain;
        play.tell(Happened::Fought { sum, winner });
        if hit && count(play.state.hand(play.state.defender())) > 0 {
            play.replace(Step::Peek);
        } else {
            end_round(play);
        }
    }
}

/// The attacker looks at a card.
#[derive(Clone, Copy, Debug)]
struct Peek;

impl StepRules<Toy> for Peek {
    fn next(&self, _: &Toy, state: &State) -> Next<Toy> {
        let hand = draw(state.hand(state.defender()));
        Next::dice_seen_by(Audience::seat(state.attacker), Ask::Peek, hand)
    }

    fn resolve<S: Sink<Toy>>(&self, play: &mut Play<'_, Toy, S>, roll: &Roll) {
        let (seat, rank) = (play.state.attacker, roll.first() + 1);
        play.state.known[usize::from(seat.0)] = Some(rank);
        play.tell(Happened::Peeked { seat, rank: Some(rank) });
        end_round(play);
    }
}

fn end_round<S: Sink<Toy>>(play: &mut Play<'_, Toy, S>) {
    let state = &mut *play.state;
    state.attack = [0; 6];
    if play.rules.has(Flaw::Endless) {
        state.discards = [0; 6];
        let hands = state.hands;
        for (rank, deck) in state.deck.iter_mut().enumerate() {
            *deck = 2 - hands[0][rank] - hands[1][rank];
        }
    } else {
        state.round += 1;
    }
    play.pop();
    if play.state.round < 4 {
        play.push(Step::Deal);
    }
}

impl State {
    /// The step on top; none when the game is over.
    pub(crate) fn top(&self) -> Option<Step> {
        self.steps.top().copied()
    }
}

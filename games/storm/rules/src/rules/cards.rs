//! Chapter 5.0, tactical cards: hand sizes, drawing, discarding, playing.
//!
//! A deck has no order: each card is drawn by chance from those left in it. What is drawn only its owner
//! sees; discards and played cards lie face up.

use kernel::flow::{Flow, StepRules};
use kernel::{Audience, Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::board::Pile;
use crate::choice::Choice;
use crate::components::{Kind, Side};
use crate::event::Event;
use crate::flow::{Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::sets::AreaSet;

/// 5.1, 5.4: a side draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Draw {
    /// Which.
    pub side: Side,
    /// How many more, once the number is known.
    pub left: Option<u8>,
}

impl StepRules<Storm> for Draw {
    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        let left = |kind: &Kind| u16::from(state.cards.deck.count(*kind));
        let weights = Kind::of(self.side).iter().map(left).collect();
        let owner = Audience::seat(state.seat(self.side));
        Next::dice_seen_by(owner, Ask::Draw { side: self.side }, Request::Draw { weights })
    }

    fn resolve<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let Draw { side, .. } = *self;
        let Some(kind) = Kind::of(side).get(usize::from(roll.first())).copied() else { return };
        play.replace(Step::Draw(Draw { side, left: self.left.map(|left| left - 1) }));
        play.state.cards.deck.take(kind);
        play.state.cards.hand.add(kind);
        let seat = play.state.seat(side);
        play.tell(Event::Drew { seat, side, card: Some(kind) });
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Cards are drawn one after another; or the hand must be cut.
        match self.left {
            Some(0) => {
                play.pop();
                Flow::Goes
            }
            Some(_) => Flow::Waits,
            None => {
                play.pop();
                begin_draw(play, self.side);
                Flow::Goes
            }
        }
    }
}

/// 5.1: a side with too many cards discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct CutHand {
    /// Which.
    pub side: Side,
    /// How many more.
    pub left: u8,
    /// The cards picked so far. Nobody else sees them.
    pub picked: Pile,
}

impl StepRules<Storm> for CutHand {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(self.side), Prompt::CutHand { left: self.left })
    }

    fn candidates(&self, _: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        candidates(state, self.side, &self.picked, self.left, scope, out);
    }

    fn check(&self, _: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let all = |card| No::AllCut { card };
        check(state, self.side, &self.picked, *choice, all)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other choice is legal here")]
    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let mut step = *self;
        match choice {
            Choice::Discard(kind) => {
                step.picked.add(kind);
                step.left -= 1;
            }
            Choice::Keep(kind) => {
                step.picked.take(kind);
                step.left += 1;
            }
            _ => return,
        }
        play.replace(Step::CutHand(step));
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.left > 0 {
            return Flow::Waits;
        }
        play.pop();
        discard_all(play, self.side, self.picked);
        Flow::Goes
    }
}

/// 5.3: a side discards in the end phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct EndDiscard {
    /// Which.
    pub side: Side,
    /// The cards picked so far. Nobody else sees them.
    pub picked: Pile,
}

impl StepRules<Storm> for EndDiscard {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(self.side), Prompt::EndDiscard)
    }

    fn candidates(&self, _: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        candidates(state, self.side, &self.picked, 0, scope, out);
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the rest is told apart where cards are picked"
    )]
    fn check(&self, _: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match choice {
            Choice::Done => Ok(()),
            _ => {
                let all = |card| No::AllChosen { card };
                check(state, self.side, &self.picked, *choice, all)
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other choice is legal here")]
    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let mut step = *self;
        match choice {
            Choice::Discard(kind) => step.picked.add(kind),
            Choice::Keep(kind) => step.picked.take(kind),
            Choice::Done => {
                play.pop();
                return discard_all(play, self.side, self.picked);
            }
            _ => return,
        }
        play.replace(Step::EndDiscard(step));
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // With no cards there is nothing to discard.
        if play.state.cards.hand.size(self.side) > 0 {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// A card must be in the hand of the seat that plays it.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices play no card")]
pub(crate) fn check_held(state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
    match choice {
        Choice::Play(kind) | Choice::Dig(kind) | Choice::Discard(kind)
            if kind.side() != state.side(seat) || !state.cards.hand.has(*kind) =>
        {
            Err(No::NotAsked)
        }
        _ => Ok(()),
    }
}

/// 5.1: hand size on the track, with the bonus cards for controlled sets of areas.
pub fn hand_size(rules: &Storm, state: &State, side: Side) -> u8 {
    let tables = &rules.components.tables;
    let turn = usize::from(state.turn).saturating_sub(1);
    let track = tables.turns.get(turn).map_or(0, |row| row.hand[side as usize]);
    let bonus = tables.bonus_sets.iter().filter(|set| {
        let areas: AreaSet = set.areas.iter().copied().collect();
        state.board.controlled(side, areas) == areas
    });
    track + bonus.map(|set| set.cards).sum::<u8>()
}

/// 5.1 and 5.4: how many cards, and whether the discards are shuffled in first.
fn begin_draw<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side) {
    let size = hand_size(play.rules, play.state, side);
    let cards = &mut play.state.cards;
    let held = cards.hand.size(side);
    if held > size {
        play.push(Step::CutHand(CutHand { side, left: held - size, picked: Pile::default() }));
        return;
    }
    let wanted = size - held;
    if cards.deck.size(side) < wanted && cards.discards.size(side) > 0 {
        for kind in Kind::of(side) {
            let count = std::mem::take(&mut cards.discards.0[*kind as usize]);
            cards.deck.0[*kind as usize] += count;
        }
        let deck = cards.deck.size(side);
        play.tell(Event::Reshuffled { side, deck });
    }
    // S-11: where there are too few, draw them all.
    let left = wanted.min(play.state.cards.deck.size(side));
    play.push(Step::Draw(Draw { side, left: Some(left) }));
}

/// 5.2: a played card leaves the hand, to the discards or out of the game.
pub(crate) fn play<S: Sink<Storm>>(play: &mut Play<'_, S>, kind: Kind) {
    let removed = play.rules.kind(kind).removed_after_play;
    let cards = &mut play.state.cards;
    cards.hand.take(kind);
    if removed {
        cards.removed.add(kind)
    } else {
        cards.discards.add(kind)
    }
    play.tell(Event::Played { side: kind.side(), card: kind });
}

/// 5.2: a discarded card goes to the discards, even one that leaves the game when played.
pub(crate) fn discard<S: Sink<Storm>>(play: &mut Play<'_, S>, kind: Kind) {
    play.state.cards.hand.take(kind);
    play.state.cards.discards.add(kind);
    play.tell(Event::Discarded { side: kind.side(), card: kind });
}

/// Discards all picked cards at once, so that nothing is shown before the choice is made.
fn discard_all<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side, picked: Pile) {
    for kind in Kind::of(side) {
        for _ in 0..picked.count(*kind) {
            discard(play, *kind);
        }
    }
}

/// The cards that may be discarded, and kept after all; `left` more must be discarded.
fn candidates(
    state: &State,
    side: Side,
    picked: &Pile,
    left: u8,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    let hand = &state.cards.hand;
    if scope == Scope::All {
        out.extend(hand.kinds(side).map(Choice::Discard));
        return out.extend(picked.kinds(side).map(Choice::Keep));
    }
    // Canonical order: kinds in the order of the card list, with enough of them left from there on.
    let open = |kind: Kind| hand.count(kind) - picked.count(kind);
    let enough = |low: Kind| {
        let from = Kind::of(side).iter().filter(|kind| **kind >= low);
        open(low) > 0 && from.map(|kind| open(*kind)).sum::<u8>() >= left
    };
    let last = picked.kinds(side).last();
    let in_order = |kind: &Kind| last.is_none_or(|last| *kind >= last) && enough(*kind);
    let listed = out.len();
    out.extend(hand.kinds(side).filter(in_order).map(Choice::Discard));
    if out.len() == listed && left > 0 {
        // Cards picked in another order, and more must go: the rest begins anew.
        out.extend(hand.kinds(side).filter(|kind| enough(*kind)).map(Choice::Discard));
    }
}

/// Whether a card may be discarded or kept.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
fn check(
    state: &State,
    side: Side,
    picked: &Pile,
    choice: Choice,
    all: fn(Kind) -> No,
) -> Result<(), No> {
    match choice {
        Choice::Discard(kind) if kind.side() == side => {
            if picked.count(kind) < state.cards.hand.count(kind) { Ok(()) } else { Err(all(kind)) }
        }
        Choice::Keep(kind) if kind.side() == side => {
            if picked.has(kind) {
                Ok(())
            } else {
                Err(No::NotAsked)
            }
        }
        _ => Err(No::NotAsked),
    }
}

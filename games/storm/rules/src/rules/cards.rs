//! Chapter 5.0, tactical cards: hand sizes, drawing, discarding, playing.
//!
//! A deck has no order: each card is drawn by chance from those left in it. What is drawn only its owner
//! sees; discards and played cards lie face up.

use kernel::{Audience, Chance, Request, Scope, Sink};

use crate::Storm;
use crate::board::Pile;
use crate::choice::Choice;
use crate::components::{Kind, Side};
use crate::event::Event;
use crate::flow::{Flow, Play, State, Step};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::sets::AreaSet;

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

/// Draws one card after another, or finds that the hand must be cut.
pub fn run_draw<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side, left: Option<u8>) -> Flow {
    match left {
        Some(0) => {
            play.pop();
            Flow::Goes
        }
        Some(_) => Flow::Waits,
        None => {
            play.pop();
            begin_draw(play, side);
            Flow::Goes
        }
    }
}

/// 5.1 and 5.4: how many cards, and whether the discards are shuffled in first.
fn begin_draw<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side) {
    let size = hand_size(play.rules, play.state, side);
    let cards = &mut play.state.cards;
    let held = cards.hand.size(side);
    if held > size {
        play.push(Step::CutHand { side, left: held - size, picked: Pile::default() });
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
    play.push(Step::Draw { side, left: Some(left) });
}

/// The draw of one card.
pub fn draw_request(state: &State, side: Side) -> Chance<Ask> {
    let weights =
        Kind::of(side).iter().map(|kind| u16::from(state.cards.deck.count(*kind))).collect();
    Chance {
        ask: Ask::Draw { side },
        request: Request::Draw { weights },
        audience: Audience::seat(state.seat(side)),
    }
}

/// A card was drawn.
pub fn drawn<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side, class: u8) {
    let Some(kind) = Kind::of(side).get(usize::from(class)).copied() else { return };
    if let Some(Step::Draw { left: Some(left), .. }) = play.state.steps.last_mut() {
        *left -= 1;
    }
    play.state.cards.deck.take(kind);
    play.state.cards.hand.add(kind);
    let seat = play.state.seat(side);
    play.tell(Event::Drew { seat, side, card: Some(kind) });
}

/// 5.2: a played card leaves the hand, to the discards or out of the game.
pub fn play<S: Sink<Storm>>(play: &mut Play<'_, S>, kind: Kind) {
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
pub fn discard<S: Sink<Storm>>(play: &mut Play<'_, S>, kind: Kind) {
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

/// 5.1: the hand is cut when enough cards are picked.
pub fn run_cut<S: Sink<Storm>>(play: &mut Play<'_, S>, left: u8) -> Flow {
    if left > 0 {
        return Flow::Waits;
    }
    if let Some(Step::CutHand { side, picked, .. }) = play.pop() {
        discard_all(play, side, picked);
    }
    Flow::Goes
}

/// 5.3: with no cards there is nothing to discard.
pub fn run_end_discard<S: Sink<Storm>>(play: &mut Play<'_, S>, side: Side) -> Flow {
    if play.state.cards.hand.size(side) > 0 {
        return Flow::Waits;
    }
    play.pop();
    Flow::Goes
}

/// The cards that may be discarded, and kept after all; `left` more must be discarded.
pub fn candidates(
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
pub fn check(state: &State, side: Side, picked: &Pile, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Discard(kind) if kind.side() == side => {
            if picked.count(kind) < state.cards.hand.count(kind) {
                Ok(())
            } else {
                Err(No::AllChosen { card: kind })
            }
        }
        Choice::Keep(kind) if kind.side() == side => {
            if picked.has(kind) {
                Ok(())
            } else {
                Err(No::NotAsked)
            }
        }
        Choice::Done => Ok(()),
        _ => Err(No::NotAsked),
    }
}

/// Carries an answer of the hand-cutting or end-phase discard out.
pub fn apply<S: Sink<Storm>>(play: &mut Play<'_, S>, choice: Choice) {
    match (play.state.steps.last_mut(), choice) {
        (Some(Step::CutHand { left, picked, .. }), Choice::Discard(kind)) => {
            picked.add(kind);
            *left -= 1;
        }
        (Some(Step::CutHand { left, picked, .. }), Choice::Keep(kind)) => {
            picked.take(kind);
            *left += 1;
        }
        (Some(Step::EndDiscard { picked, .. }), Choice::Discard(kind)) => picked.add(kind),
        (Some(Step::EndDiscard { picked, .. }), Choice::Keep(kind)) => picked.take(kind),
        (Some(Step::EndDiscard { side, picked }), Choice::Done) => {
            let (side, picked) = (*side, *picked);
            play.pop();
            discard_all(play, side, picked);
        }
        _ => (),
    }
}

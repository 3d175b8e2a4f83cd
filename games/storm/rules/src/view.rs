//! What each viewer may know, and worlds that fit it.
//!
//! Hidden are the enemy's hand, both decks beyond their make-up, a sealed bid, and what a player is still
//! putting together: an order, a card that has no area yet, cards picked to be discarded.

use kernel::Viewer;
use kernel::dice::Rng;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::board::{Board, Cards, Pile};
use crate::components::{Area, KINDS, Kind, Side};
use crate::flow::{CardArea, CutHand, DigArea, EndDiscard, Fiddles, Place, State, Step};
use crate::sets::UnitSet;

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The turn.
    pub turn: u8,
    /// The side of each seat.
    pub(crate) sides: [Side; 2],
    /// Whether each seat has bid, while the bids are sealed.
    pub bids_made: [bool; 2],
    /// The bids as far as the viewer may know them.
    pub bids: [Option<u8>; 2],
    /// Victory areas the Viet Minh need.
    pub needs: u8,
    /// Counters and markers.
    pub board: Board,
    /// Cards in each hand, French first.
    pub hand_sizes: [u8; 2],
    /// Cards in each deck.
    pub deck_sizes: [u8; 2],
    /// The viewer's own hand; empty for a spectator.
    pub hand: Pile,
    /// Cards face up.
    pub discards: Pile,
    /// Cards out of the game.
    pub removed: Pile,
    /// The impulse before was a French pass.
    pub(crate) french_passed: bool,
    /// The last attack: its target and its damage points.
    pub(crate) last_attack: Option<(Area, u8)>,
    /// What is to be done, as far as the viewer may know it.
    pub steps: Vec<Step>,
}

/// How much of a step is seen by those whose it is not.
#[derive(Clone, Debug)]
enum Sight {
    /// All of it.
    Whole,
    /// So much; this side sees all of it.
    Part(Side, Step),
    /// Nothing: this side is still putting it together.
    Draft(Side),
}

/// Whoever adds a step decides here what others may see of it.
fn sight(step: &Step) -> Sight {
    match step {
        Step::Order(order) => Sight::Draft(order.side),
        Step::CardArea(CardArea { kind }) | Step::DigArea(DigArea { kind }) => {
            Sight::Draft(kind.side())
        }
        Step::CutHand(CutHand { side, left, picked }) => {
            let left = left + picked.size(*side);
            let cut = CutHand { side: *side, left, picked: Pile::default() };
            Sight::Part(*side, Step::CutHand(cut))
        }
        Step::EndDiscard(EndDiscard { side, picked: _ }) => {
            let discard = EndDiscard { side: *side, picked: Pile::default() };
            Sight::Part(*side, Step::EndDiscard(discard))
        }
        Step::Place(place) => {
            let seen = Place { picked: UnitSet::NONE, fiddles: Fiddles::NONE, ..*place };
            Sight::Part(place.side, Step::Place(seen))
        }
        Step::Bid
        | Step::BidDice(_)
        | Step::PickSide(_)
        | Step::Draw(_)
        | Step::Impulse(_)
        | Step::March(_)
        | Step::GoOn
        | Step::Window(_)
        | Step::Attack(_)
        | Step::ClearTrench(_)
        | Step::MinesDie
        | Step::MinesSpend(_)
        | Step::Allocate(_)
        | Step::Retreats(_)
        | Step::Losses(_)
        | Step::CounterEnter(_)
        | Step::ReliefDie
        | Step::Relief(_)
        | Step::RatsDie(_)
        | Step::RatsSpend(_)
        | Step::ShaftWarning(_)
        | Step::ShaftDie(_)
        | Step::Propaganda(_)
        | Step::SupplyDice
        | Step::SupplyMark(_)
        | Step::Refresh
        | Step::ReplacementDie
        | Step::EndTurn
        | Step::Over => Sight::Whole,
    }
}

/// The steps as a viewer sees them.
fn steps_seen(state: &State, viewer: Viewer) -> Vec<Step> {
    let is_own = |side: Side| match viewer {
        Viewer::Seat(seat) => state.side(seat) == side,
        Viewer::Spectator => false,
    };
    let seen = state.steps.iter().filter_map(|step| match sight(step) {
        Sight::Draft(side) => is_own(side).then(|| step.clone()),
        Sight::Part(side, part) if !is_own(side) => Some(part),
        Sight::Part(..) | Sight::Whole => Some(step.clone()),
    });
    seen.collect()
}

/// The step that asks, as a viewer sees it.
pub(crate) fn asking(state: &State, viewer: Viewer) -> Option<Step> {
    steps_seen(state, viewer).pop()
}

/// What a viewer may know.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let open = state.bids.iter().all(Option::is_some);
    let own = |seat: usize| viewer == Viewer::Seat(kernel::Seat(seat as u8));
    let bid = |seat: usize| state.bids[seat].filter(|_| open || own(seat));
    let mut hand = Pile::default();
    if let (Viewer::Seat(seat), false) = (viewer, is_bidding(state)) {
        for kind in Kind::of(state.side(seat)) {
            hand.0[*kind as usize] = state.cards.hand.count(*kind);
        }
    }
    View {
        viewer,
        turn: state.turn,
        sides: state.sides,
        bids_made: state.bids.map(|bid| bid.is_some()),
        bids: [bid(0), bid(1)],
        needs: state.needs,
        board: state.board.clone(),
        hand_sizes: Side::BOTH.map(|side| state.cards.hand.size(side)),
        deck_sizes: Side::BOTH.map(|side| state.cards.deck.size(side)),
        hand,
        discards: state.cards.discards,
        removed: state.cards.removed,
        french_passed: state.french_passed,
        last_attack: state.last_attack,
        steps: steps_seen(state, viewer),
    }
}

/// Whether sides are still open.
pub(crate) fn is_bidding(state: &State) -> bool {
    matches!(state.top(), Step::Bid | Step::BidDice(_) | Step::PickSide(_))
}

impl View {
    /// The side the viewer plays.
    pub fn side(&self) -> Option<Side> {
        match self.viewer {
            Viewer::Seat(seat) => Some(self.sides[usize::from(seat.0 & 1)]),
            Viewer::Spectator => None,
        }
    }

    /// How many cards of a kind the viewer cannot place: in the enemy's hand, or in a deck.
    pub(crate) fn unseen(&self, rules: &Storm, kind: Kind) -> u8 {
        let seen = self.discards.count(kind) + self.removed.count(kind) + self.hand.count(kind);
        rules.charts.copies(kind).saturating_sub(seen)
    }
}

/// A world that gives the viewer this view: the cards he cannot place are dealt at random.
pub(crate) fn determinize(rules: &Storm, view: &View, rng: &mut Rng) -> State {
    let mut cards = Cards {
        hand: view.hand,
        deck: Pile::default(),
        discards: view.discards,
        removed: view.removed,
    };
    for side in Side::BOTH {
        let mut unseen: Vec<Kind> = Vec::with_capacity(KINDS);
        for kind in Kind::of(side) {
            unseen.extend((0..view.unseen(rules, *kind)).map(|_| *kind));
        }
        rng.shuffle(&mut unseen);
        let known = view.hand.size(side);
        let dealt = usize::from(view.hand_sizes[side as usize].saturating_sub(known));
        for (place, kind) in unseen.into_iter().enumerate() {
            if place < dealt { cards.hand.add(kind) } else { cards.deck.add(kind) }
        }
    }
    let most = u32::from(rules.components.tables.bid_max) + 1;
    let bid = |seat: usize, rng: &mut Rng| match (view.bids[seat], view.bids_made[seat]) {
        (None, true) => Some(rng.below(most) as u8),
        (known, _) => known,
    };
    State {
        turn: view.turn,
        sides: view.sides,
        bids: [bid(0, rng), bid(1, rng)],
        needs: view.needs,
        board: view.board.clone(),
        cards,
        french_passed: view.french_passed,
        last_attack: view.last_attack,
        steps: view.steps.iter().take(12).cloned().collect(),
    }
}

//! The sequence of play: what is to be done, as a stack of steps.
//!
//! The step on top is asked or carried out; one that interrupts is pushed on top of it. What comes after
//! lies below. Open this file first: it is the table of contents of the engine.

use arrayvec::ArrayVec;
use kernel::flow::{Flows, Visitor};
use kernel::{Next, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::board::{Board, Cards};
use crate::components::{Area, Kind, Side};
use crate::refusal::No;
use crate::rules::{arrivals, assault, bidding, die_cards, impulse, sequence, supply};
use crate::sets::{AreaSet, UnitSet};

pub use crate::rules::assault::{Losses, MinesSpend};
pub use crate::rules::bidding::{BidDice, PickSide};
pub use crate::rules::cards::{CutHand, Draw, EndDiscard};
pub use crate::rules::counter_attack::CounterEnter;
pub use crate::rules::die_cards::{Propaganda, RatsDie, RatsSpend, Relief, ShaftDie, ShaftWarning};
pub use crate::rules::effects::{CardArea, ClearTrench};
pub use crate::rules::impulse::Impulse;
pub use crate::rules::sap::DigArea;
pub use crate::rules::supply::SupplyMark;

/// The complete state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct State {
    /// The turn, 1 to 8.
    pub turn: u8,
    /// The side of each seat. While a bid is open it has no meaning yet.
    pub sides: [Side; 2],
    /// The sealed bids (15.0).
    pub bids: [Option<u8>; 2],
    /// Victory areas the Viet Minh need (14.0, 15.0).
    pub needs: u8,
    /// Counters and markers.
    pub board: Board,
    /// Cards.
    pub cards: Cards,
    /// The impulse before was a French pass (4.0).
    pub french_passed: bool,
    /// The last attack, until something else is begun: its target and its damage points.
    pub last_attack: Option<(Area, u8)>,
    /// What is to be done, the next thing last.
    pub steps: ArrayVec<Step, 12>,
}

/// One thing to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Step {
    /// 15.0: the seats bid, one after the other, sealed.
    Bid,
    /// 15.0: a dice-off for equal bids; the first seat's sum once it has rolled.
    BidDice(BidDice),
    /// 15.0: the winner of the dice-off takes a side.
    PickSide(PickSide),
    /// 5.1, 5.4: a side draws; `left` is set once the number is known.
    Draw(Draw),
    /// 5.1: a side with too many cards discards `left` more.
    CutHand(CutHand),
    /// 4.0 B: an impulse.
    Impulse(Impulse),
    /// 6.1: an order being put together.
    Order(Order),
    /// 7.0: a stack on the march.
    March(March),
    /// 5.2: a card that still needs its area.
    CardArea(CardArea),
    /// 9.0: a card to be discarded that still needs its area.
    DigArea(DigArea),
    /// 4.0: the French may discard a card to go on after a Viet Minh pass.
    GoOn,
    /// W: a window in which cards may be played.
    Window(Window),
    /// 8.0, 10.0: an attack.
    Attack(Attack),
    /// Artillery used against trenches.
    ClearTrench(ClearTrench),
    /// Mines: the die.
    MinesDie,
    /// Mines: assaulting units become spent.
    MinesSpend(MinesSpend),
    /// 8.4: damage points being assigned.
    Allocate(Allocate),
    /// 8.4.2: units retreating.
    Retreats(Retreats),
    /// 10.0: units lost for an assault.
    Losses(Losses),
    /// Counter Attack: units enter.
    CounterEnter(CounterEnter),
    /// Relief Force: the die.
    ReliefDie,
    /// Relief Force: star units come.
    Relief(Relief),
    /// Rats: the die.
    RatsDie(RatsDie),
    /// Rats: French units become spent.
    RatsSpend(RatsSpend),
    /// Detonate Mine Shaft: French units may leave first.
    ShaftWarning(ShaftWarning),
    /// Detonate Mine Shaft: the die.
    ShaftDie(ShaftDie),
    /// Propaganda: a die for each Thai unit left.
    Propaganda(Propaganda),
    /// 5.3: a side discards in the end phase.
    EndDiscard(EndDiscard),
    /// 11.0: the supply roll.
    SupplyDice,
    /// 11.0: the Viet Minh mark areas.
    SupplyMark(SupplyMark),
    /// 4.0 C 3 and 4: units become fresh, markers come off.
    Refresh,
    /// 12.1: the replacement roll.
    ReplacementDie,
    /// 12.3: arriving units are placed.
    Place(Place),
    /// 4.0 C 8 and 9: the turn ends.
    EndTurn,
    /// 14.0: the game is over.
    Over,
}

/// Where an impulse stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Stage {
    /// The player chooses an action; free cards may come first.
    Choose,
    /// The action is done; free cards may follow (W2).
    FreeCards,
    /// Over: Emergency Replacements may follow (W9).
    End { passed: bool },
    /// The other side is next.
    Next { passed: bool },
}

/// 6.1: which units of an area act. Nobody else sees it before it is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Order {
    /// Whose.
    pub side: Side,
    /// Where.
    pub area: Area,
    /// The units picked so far.
    pub picked: UnitSet,
    /// Surprise Assault: only an assault will do.
    pub surprise: bool,
    /// How often the player changed his mind; bounded.
    pub fiddles: Fiddles,
}

/// 7.0: a move under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct March {
    /// Whose.
    pub side: Side,
    /// Who.
    pub units: UnitSet,
    /// Where they are now.
    pub area: Area,
    /// Movement points left.
    pub(crate) left: u8,
}

/// The windows that are steps of their own (W2 and W9 belong to the impulse).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum WindowKind {
    /// Before the dice of a French attack.
    W3,
    /// Assault preparation.
    W4,
    /// After attack dice.
    W5,
    /// Damage on the French.
    W6,
    /// A French card may be cancelled.
    W7,
    /// Supply.
    W8,
}

/// W: an open window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Window {
    /// Which.
    pub kind: WindowKind,
    /// Whose word it is.
    pub ask: Side,
    /// How many sides have declined in a row.
    pub declined: u8,
}

/// Who attacks, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum By {
    /// 8.1: units fire from an area.
    Units { from: Area },
    /// 8.2: a card.
    Card(Kind),
    /// Débouchez à Zéro!, on the assaulting units of the attack below.
    Debouchez,
    /// The attack of Counter Attack.
    CounterAttack,
    /// 10.0: an assault out of an area.
    Assault { from: Area },
}

/// What an attack does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum AttackStage {
    /// W7 is to be opened.
    Cancel,
    /// W3 or W4 is to be opened.
    Prepare,
    /// W4 is over: is there anybody left?
    Ready,
    /// The dice.
    Dice,
    /// W5 is to be opened.
    Rolled,
    /// Damage is worked out; W6 is to be opened.
    Damage,
    /// Damage is applied.
    Apply,
    /// Markers, flips, outcome of an assault.
    Finish,
}

/// What a roll of attack dice does to the result that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub(crate) enum Keep {
    /// It replaces it.
    New,
    /// The higher one stands (Giap).
    Higher,
}

/// 8.0, 10.0: an attack under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Attack {
    /// Who attacks.
    pub(crate) side: Side,
    /// How.
    pub by: By,
    /// The attacking units, if units attack.
    pub units: UnitSet,
    /// The area attacked.
    pub target: Area,
    /// Mortar Support cards.
    pub(crate) mortars: u8,
    /// Flamethrowers.
    pub flames: bool,
    /// Improved Defenses cards.
    pub improved: u8,
    /// Night Assault cards that stand.
    pub(crate) nights: u8,
    /// Flares: no Night Assault counts any more.
    pub(crate) flares: bool,
    /// Mines or Débouchez, whichever was played in this assault.
    pub(crate) prepared: Option<Kind>,
    /// Giap Demands Success was played.
    pub(crate) giap: bool,
    /// Re-rolls taken with it.
    pub(crate) rerolls: u8,
    /// How the next roll counts.
    pub(crate) keep: Keep,
    /// The result that stands; 0 before the first roll.
    pub roll: u8,
    /// Damage points, once worked out.
    pub damage: u8,
    /// What comes next.
    pub(crate) stage: AttackStage,
}

/// 8.4: damage points being assigned. The units change only when all points are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Allocate {
    /// Where.
    pub area: Area,
    /// Whose units are hit.
    pub(crate) owner: Side,
    /// Who assigns.
    pub(crate) assigner: Side,
    /// Whether retreats are possible (not with Fighter Bombers).
    pub retreats: bool,
    /// Units that may still take points.
    pub(crate) open: UnitSet,
    /// Points left to assign.
    pub left: u8,
    /// Units that will become spent.
    pub flip: UnitSet,
    /// Units that will retreat.
    pub retreat: UnitSet,
    /// Units that will be eliminated.
    pub eliminate: UnitSet,
    /// The last assignment, for canonical order.
    pub(crate) last: Option<(u8, u8)>,
}

/// 8.4.2: units that must retreat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Retreats {
    /// Whose.
    pub owner: Side,
    /// The area they leave; none may come back to it.
    pub from: Area,
    /// Who still has to.
    pub pending: UnitSet,
    /// A unit on its way through full areas: where it is, and where it has been.
    pub transit: Option<(u8, Area, AreaSet)>,
    /// The last unit's destination, for canonical order.
    pub last: Option<(u8, Area)>,
}

/// 12.3: units to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Place {
    /// Whose.
    pub side: Side,
    /// Who.
    pub units: UnitSet,
    /// The units picked to be placed together.
    pub picked: UnitSet,
    /// Where the last unit went, its class, and the areas that were open before it, for canonical order.
    pub last: Option<(Area, u8, AreaSet)>,
    /// How often the player changed his mind; bounded.
    pub fiddles: Fiddles,
}

/// How often a player changed his mind about one question.
pub type Fiddles = kernel::Fiddles<99>;

impl State {
    /// The step on top.
    pub fn top(&self) -> &Step {
        self.steps.last().unwrap_or(&Step::Over)
    }

    /// The attack that the step on top belongs to.
    pub fn attack(&self) -> Option<&Attack> {
        self.steps.iter().rev().find_map(|step| {
            let Step::Attack(attack) = step else { return None };
            Some(attack)
        })
    }

    /// The same, to change it.
    pub(crate) fn attack_mut(&mut self) -> Option<&mut Attack> {
        self.steps.iter_mut().rev().find_map(|step| {
            let Step::Attack(attack) = step else { return None };
            Some(attack)
        })
    }

    /// The assault under way, which may lie below a Débouchez attack.
    pub fn assault(&self) -> Option<&Attack> {
        self.steps.iter().rev().find_map(|step| {
            let Step::Attack(attack) = step else { return None };
            matches!(attack.by, By::Assault { .. }).then_some(attack)
        })
    }

    /// The same, to change it.
    pub(crate) fn assault_mut(&mut self) -> Option<&mut Attack> {
        self.steps.iter_mut().rev().find_map(|step| {
            let Step::Attack(attack) = step else { return None };
            matches!(attack.by, By::Assault { .. }).then_some(attack)
        })
    }

    /// Whose impulse it is.
    pub(crate) fn impulse_side(&self) -> Option<Side> {
        self.steps.iter().find_map(|step| {
            let Step::Impulse(Impulse { side, .. }) = step else { return None };
            Some(*side)
        })
    }

    /// Moves the impulse on to a stage.
    pub(crate) fn set_stage(&mut self, new: Stage) {
        for step in &mut self.steps {
            if let Step::Impulse(Impulse { stage, .. }) = step {
                *stage = new;
            }
        }
    }

    /// The seat of a side.
    pub fn seat(&self, side: Side) -> Seat {
        Seat(u8::from(self.sides[0] != side))
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        self.sides[usize::from(seat.0 & 1)]
    }

    /// Whether the enemy must reckon with this card in the side's hand.
    pub(crate) fn may_hold(&self, kind: Kind) -> bool {
        self.cards.unseen(kind) > 0 && self.cards.hand.size(kind.side()) > 0
    }
}

/// The rules at work on a state, with somebody who may listen.
pub type Play<'a, S> = kernel::flow::Play<'a, Storm, S>;

/// Which type answers for which step: the one place where steps are told apart.
impl Flows for Storm {
    type Step = Step;
    type Stack = ArrayVec<Step, 12>;

    fn stack(state: &State) -> &ArrayVec<Step, 12> {
        &state.steps
    }

    fn stack_mut(state: &mut State) -> &mut ArrayVec<Step, 12> {
        &mut state.steps
    }

    fn end(&self, state: &State) -> Next<Storm> {
        Next::Over(sequence::outcome(self, state))
    }

    fn not_asked() -> No {
        No::NotAsked
    }

    fn visit<V: Visitor<Storm>>(step: &Step, visitor: V) -> V::Out {
        match step {
            Step::Bid => visitor.visit(&bidding::Bid),
            Step::BidDice(step) => visitor.visit(step),
            Step::PickSide(step) => visitor.visit(step),
            Step::Draw(step) => visitor.visit(step),
            Step::CutHand(step) => visitor.visit(step),
            Step::Impulse(step) => visitor.visit(step),
            Step::Order(step) => visitor.visit(step),
            Step::March(step) => visitor.visit(step),
            Step::CardArea(step) => visitor.visit(step),
            Step::DigArea(step) => visitor.visit(step),
            Step::GoOn => visitor.visit(&impulse::GoOn),
            Step::Window(step) => visitor.visit(step),
            Step::Attack(step) => visitor.visit(step),
            Step::ClearTrench(step) => visitor.visit(step),
            Step::MinesDie => visitor.visit(&assault::MinesDie),
            Step::MinesSpend(step) => visitor.visit(step),
            Step::Allocate(step) => visitor.visit(step),
            Step::Retreats(step) => visitor.visit(step),
            Step::Losses(step) => visitor.visit(step),
            Step::CounterEnter(step) => visitor.visit(step),
            Step::ReliefDie => visitor.visit(&die_cards::ReliefDie),
            Step::Relief(step) => visitor.visit(step),
            Step::RatsDie(step) => visitor.visit(step),
            Step::RatsSpend(step) => visitor.visit(step),
            Step::ShaftWarning(step) => visitor.visit(step),
            Step::ShaftDie(step) => visitor.visit(step),
            Step::Propaganda(step) => visitor.visit(step),
            Step::EndDiscard(step) => visitor.visit(step),
            Step::SupplyDice => visitor.visit(&supply::SupplyDice),
            Step::SupplyMark(step) => visitor.visit(step),
            Step::Refresh => visitor.visit(&sequence::Refresh),
            Step::ReplacementDie => visitor.visit(&arrivals::ReplacementDie),
            Step::Place(step) => visitor.visit(step),
            Step::EndTurn => visitor.visit(&sequence::EndTurn),
            Step::Over => visitor.visit(&sequence::Over),
        }
    }
}

/// Forgets how often a player changed his mind about a step.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other step counts changed minds")]
pub(crate) fn forget_fiddles(step: &mut Step) {
    match step {
        Step::Order(order) => order.fiddles = Fiddles::NONE,
        Step::Place(place) => place.fiddles = Fiddles::NONE,
        _ => (),
    }
}

//! The steps of a state: which may lie on which, and what each rests on. Ids in them are looked at before anything else.

use kernel::{Next, Rules, Seat};

use crate::Sides;
use crate::Storm;
use crate::board::Pile;
use crate::components::{Area, Kind, Side};
use crate::flow::{
    Allocate, Attack, AttackStage, By, Impulse, Place, Retreats, Stage, State, Step, Window,
    WindowKind,
};
use crate::rules::effects;
use crate::sets::UnitSet;

use super::is_on_map;

/// What is wrong with the steps.
pub(super) fn audit(rules: &Storm, state: &State, wrong: &mut Vec<String>) {
    if state.steps.is_empty() {
        return wrong.push("nothing is to be done".to_owned());
    }
    let now = Now { rules, state };
    for (place, step) in state.steps.iter().enumerate() {
        let below = place.checked_sub(1).and_then(|below| state.steps.get(below));
        let above = state.steps.get(place + 1);
        let lies = below.map_or_else(|| begins(step), |below| fits(below, step));
        if !lies || !now.is_sound(step, below, above) {
            return wrong.push(format!("step {} cannot be so: {step:?}", place + 1));
        }
    }
    if let Next::Decision { seats, .. } = rules.next(state)
        && rules.is_at_rest(state)
        && seats.iter().any(|seat| now.answers(seat) == 0)
    {
        wrong.push(format!("nobody can answer: {:?}", state.top()));
    }
}

/// The order of the end phase: what comes later lies below.
#[expect(clippy::wildcard_enum_match_arm, reason = "other steps are not of the end phase")]
fn rank(step: &Step) -> Option<u8> {
    match step {
        Step::EndTurn => Some(0),
        Step::Place(Place { side: Side::French, .. }) => Some(1),
        Step::Place(Place { side: Side::VietMinh, .. }) => Some(2),
        Step::ReplacementDie => Some(3),
        Step::Refresh => Some(4),
        Step::SupplyDice | Step::SupplyMark(_) => Some(5),
        Step::EndDiscard(discard) => Some(if discard.side == Side::French { 6 } else { 7 }),
        _ => None,
    }
}

/// Whether a step may lie at the bottom.
const fn begins(step: &Step) -> bool {
    matches!(
        step,
        Step::Bid
            | Step::BidDice(_)
            | Step::PickSide(_)
            | Step::Impulse(_)
            | Step::GoOn
            | Step::EndTurn
            | Step::Over
    )
}

/// What an impulse leads to, orders and attacks apart.
const fn is_of_impulse(step: &Step) -> bool {
    matches!(
        step,
        Step::Draw(_)
            | Step::CutHand(_)
            | Step::March(_)
            | Step::CardArea(_)
            | Step::DigArea(_)
            | Step::ClearTrench(_)
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
    )
}

/// Whether a step may lie on another.
fn fits(below: &Step, step: &Step) -> bool {
    match (below, step) {
        (Step::Impulse(_), Step::Order(order)) => !order.surprise,
        (Step::CardArea(card), Step::Order(order)) => {
            order.surprise && card.kind == Kind::SurpriseAssault
        }
        (Step::Impulse(_), Step::Attack(attack)) => attack.by != By::Debouchez,
        (Step::Window(window), Step::Attack(attack)) => {
            window.kind == WindowKind::W4 && attack.by == By::Debouchez
        }
        (Step::Window(window), Step::MinesDie | Step::MinesSpend(_)) => {
            window.kind == WindowKind::W4
        }
        (Step::Attack(_), Step::Window(window)) => window.kind != WindowKind::W8,
        (Step::ClearTrench(_), Step::Window(window)) => window.kind == WindowKind::W7,
        (Step::SupplyMark(_), Step::Window(window)) => window.kind == WindowKind::W8,
        (Step::Attack(_), Step::Allocate(_) | Step::Retreats(_))
        | (Step::ShaftWarning(_), Step::Retreats(_)) => true,
        (Step::Draw(_), Step::Draw(_) | Step::CutHand(_)) => true,
        (Step::Impulse(_), step) if is_of_impulse(step) => true,
        // The end phase; nothing else lies on anything else.
        _ => rank(below).zip(rank(step)).is_some_and(|(below, step)| below < step),
    }
}

/// Where a state stands.
struct Now<'a> {
    rules: &'a Storm,
    state: &'a State,
}

/// The most that a die shows.
const DIE: u8 = 6;
/// The most that two dice show.
const DICE: u8 = 12;

impl Now<'_> {
    /// Whether a step can be what it is, above and below these.
    fn is_sound(&self, step: &Step, below: Option<&Step>, above: Option<&Step>) -> bool {
        let Now { rules, state } = *self;
        let (cards, most_bids) = (&state.cards, rules.sides == Sides::BidFor);
        let both_bid = state.bids.iter().all(Option::is_some);
        match step {
            Step::Bid => most_bids && !both_bid,
            Step::BidDice(dice) => {
                most_bids && both_bid && dice.first.is_none_or(|sum| (2..=DICE).contains(&sum))
            }
            Step::PickSide(pick) => most_bids && both_bid && pick.seat.0 < 2,
            Step::Draw(draw) => {
                let deck = cards.deck.size(draw.side);
                let known = draw.left.is_none_or(|left| left <= deck);
                known && (above.is_none() || draw.left.is_none())
            }
            Step::CutHand(cut) => {
                self.is_picked(cut.side, &cut.picked)
                    && cut.left <= cards.hand.size(cut.side) - cut.picked.size(cut.side)
            }
            Step::EndDiscard(discard) => self.is_picked(discard.side, &discard.picked),
            Step::Order(order) => {
                self.is_impulse_of(order.side)
                    && self.is_area(order.area)
                    && is_within(order.picked, state.board.fresh_units(order.side, order.area))
            }
            Step::March(march) => {
                self.is_impulse_of(march.side)
                    && self.is_area(march.area)
                    && !march.units.is_empty()
                    && is_within(march.units, state.board.fresh_units(march.side, march.area))
                    && march.left <= rules.charts.movement(march.side, march.units)
            }
            Step::CardArea(card) => self.is_card(card.kind),
            Step::DigArea(dig) => {
                self.is_impulse_of(Side::VietMinh)
                    && cards.hand.has(dig.kind)
                    && dig.kind.side() == Side::VietMinh
            }
            Step::Window(window) => self.is_window(window, below),
            Step::Attack(attack) => self.is_attack(attack, above),
            Step::ClearTrench(clear) => {
                self.is_area(clear.area)
                    && effects::clears(clear.kind)
                    && matches!(above, Some(Step::Window(_)))
            }
            Step::MinesSpend(spend) => spend.left <= DIE,
            Step::Allocate(allocate) => self.is_allocation(allocate),
            Step::Retreats(retreats) => self.is_retreat(retreats),
            Step::Losses(losses) => {
                self.is_area(losses.area)
                    && is_within(losses.units, state.board.units(Side::VietMinh, losses.area))
            }
            Step::CounterEnter(enter) => {
                let floor = enter.floor.is_none_or(|(area, _)| self.is_area(area));
                floor
                    && self.is_area(enter.into)
                    && !rules.charts.red.has(enter.into)
                    && is_within(enter.moved, state.board.fresh_units(Side::French, enter.into))
            }
            Step::Relief(relief) => relief.infantry <= DIE && relief.armor <= DIE,
            Step::RatsDie(rats) => self.is_area(rats.area),
            Step::RatsSpend(rats) => self.is_area(rats.area) && rats.left <= DIE,
            Step::ShaftWarning(shaft) => self.is_area(shaft.area),
            Step::ShaftDie(shaft) => self.is_area(shaft.area),
            Step::Propaganda(now) => {
                self.is_area(now.area)
                    && is_within(now.left, state.board.units(Side::French, now.area))
            }
            Step::SupplyMark(mark) => usize::from(mark.left) <= rules.components.areas.len(),
            Step::Place(place) => {
                is_within(place.picked, place.units)
                    && place.last.is_none_or(|(area, _, open)| {
                        self.is_area(area) && open.minus(rules.charts.all).is_empty()
                    })
            }
            Step::Impulse(impulse) => is_impulse(impulse, above),
            Step::GoOn
            | Step::MinesDie
            | Step::ReliefDie
            | Step::SupplyDice
            | Step::Refresh
            | Step::ReplacementDie
            | Step::EndTurn
            | Step::Over => true,
        }
    }

    /// How many legal answers a seat has.
    fn answers(&self, seat: Seat) -> usize {
        let mut legal = Vec::new();
        self.rules.legal(self.state, seat, &mut legal);
        legal.len()
    }

    fn is_area(&self, area: Area) -> bool {
        is_on_map(self.rules, area)
    }

    fn is_impulse_of(&self, side: Side) -> bool {
        self.state.impulse_side() == Some(side)
    }

    /// Picked cards are in hand, and nobody else's.
    fn is_picked(&self, side: Side, picked: &Pile) -> bool {
        let hand = &self.state.cards.hand;
        Kind::ALL.into_iter().all(|kind| {
            let most = if kind.side() == side { hand.count(kind) } else { 0 };
            picked.count(kind) <= most
        })
    }

    /// A card that waits for its area is in hand, of the side whose impulse it is; replacements come at the end of any.
    fn is_card(&self, kind: Kind) -> bool {
        let own = self.is_impulse_of(kind.side()) || kind == Kind::EmergencyReplacements;
        own && self.state.cards.hand.has(kind) && effects::has_area(kind)
    }

    fn is_window(&self, window: &Window, below: Option<&Step>) -> bool {
        let french_card = |by: By| matches!(by, By::Card(kind) if kind.side() == Side::French);
        let stands = match below {
            Some(Step::Attack(attack)) => match window.kind {
                WindowKind::W7 => french_card(attack.by),
                WindowKind::W4 => matches!(attack.by, By::Assault { .. }),
                WindowKind::W3 | WindowKind::W5 | WindowKind::W6 => true,
                WindowKind::W8 => false,
            },
            // Trenches that are cleared and areas that are marked have their window.
            Some(_) | None => true,
        };
        stands && window.declined < 2
    }

    fn is_attack(&self, attack: &Attack, above: Option<&Step>) -> bool {
        let board = &self.state.board;
        let own = |area: Area| self.is_area(area) && self.is_near(area, attack.target);
        let units = attack.units;
        let by = self.is_area(attack.target)
            && match attack.by {
                By::Units { from } => {
                    own(from)
                        && !units.is_empty()
                        && is_within(units, board.fresh_units(attack.side, from))
                }
                By::Assault { from } => {
                    attack.side == Side::VietMinh
                        && own(from)
                        && from != attack.target
                        && !self.rules.charts.red.has(attack.target)
                        && self.is_assaulting(units, from)
                }
                By::CounterAttack => {
                    attack.side == Side::French
                        && !units.is_empty()
                        && is_within(units, board.fresh_units(attack.side, attack.target))
                }
                By::Card(kind) => {
                    units.is_empty() && kind.side() == attack.side && effects::attacks(kind)
                }
                By::Debouchez => self.is_debouchez(attack),
            };
        by && self.is_counted(attack) && is_stage(attack, above)
    }

    /// Those who assault are fresh and where they assault from. Whom Débouchez has hit leaves the assault when it is over.
    fn is_assaulting(&self, units: UnitSet, from: Area) -> bool {
        let board = &self.state.board;
        let hit = self.state.attack().is_some_and(|attack| {
            attack.by == By::Debouchez && attack.stage == AttackStage::Finish
        });
        let rows = &self.rules.components.units[Side::VietMinh as usize];
        let all: UnitSet = (0..).zip(rows).map(|(index, _): (u8, _)| index).collect();
        let left = if hit { units.and(board.fresh[Side::VietMinh as usize]) } else { units };
        is_within(units, all) && is_within(left, board.fresh_units(Side::VietMinh, from))
    }

    fn is_near(&self, from: Area, to: Area) -> bool {
        from == to || self.rules.charts.adjacent(from).has(to)
    }

    /// Débouchez strikes those who assault, where they are.
    fn is_debouchez(&self, attack: &Attack) -> bool {
        let from = self.state.assault().and_then(|assault| match assault.by {
            By::Assault { from } => Some(from),
            By::Units { .. } | By::Card(_) | By::CounterAttack | By::Debouchez => None,
        });
        attack.side == Side::French && attack.units.is_empty() && from == Some(attack.target)
    }

    /// No more cards of a kind than there are, and dice as they can fall.
    fn is_counted(&self, attack: &Attack) -> bool {
        let copies = |kind| self.rules.charts.copies(kind);
        let prepared =
            attack.prepared.is_none_or(|kind| matches!(kind, Kind::Mines | Kind::Debouchez));
        let rolled = attack.roll == 0 || (2..=DICE).contains(&attack.roll);
        let units = self.rules.components.tables.stacking_limit;
        attack.mortars <= copies(Kind::MortarSupport)
            && attack.improved <= copies(Kind::ImprovedDefenses)
            && attack.nights <= copies(Kind::NightAssault)
            && attack.rerolls < units
            && prepared
            && rolled
    }

    fn is_allocation(&self, now: &Allocate) -> bool {
        if !self.is_area(now.area) {
            return false;
        }
        let here = self.state.board.units(now.owner, now.area);
        let fates = [now.open, now.flip, now.retreat, now.eliminate];
        let all = fates.iter().fold(UnitSet::NONE, |sum, units| sum.or(*units));
        let count: u32 = fates.iter().map(|units| u32::from(units.len())).sum();
        let most = self.rules.components.tables.damage.eliminate_fresh;
        is_within(all, here)
            && count == u32::from(all.len())
            && u32::from(now.left) <= u32::from(most) * u32::from(now.open.len())
            && now.last.is_none_or(|(unit, points)| has(all, unit) && points <= most)
    }

    fn is_retreat(&self, now: &Retreats) -> bool {
        let all = self.rules.charts.all;
        self.is_area(now.from)
            && is_within(now.pending, self.state.board.units(now.owner, now.from))
            && now.last.is_none_or(|(_, area)| self.is_area(area))
            && now.transit.is_none_or(|(unit, at, visited)| {
                has(now.pending, unit)
                    && self.is_area(at)
                    && visited.has(at)
                    && visited.minus(all).is_empty()
            })
    }
}

/// An order and a card to dig with come before the action, a march is the action.
fn is_impulse(impulse: &Impulse, above: Option<&Step>) -> bool {
    match above {
        Some(Step::Order(_) | Step::DigArea(_)) => impulse.stage == Stage::Choose,
        Some(Step::Draw(_) | Step::CutHand(_)) => {
            *impulse == Impulse { side: Side::VietMinh, stage: Stage::Choose }
        }
        // Free cards and what they do come before the action and after it.
        Some(_) | None => true,
    }
}

/// What comes next in an attack fits what lies on it.
fn is_stage(attack: &Attack, above: Option<&Step>) -> bool {
    let stage = match above {
        None => AttackStage::Dice,
        Some(Step::Window(window)) => match window.kind {
            WindowKind::W3 => AttackStage::Dice,
            WindowKind::W4 => AttackStage::Ready,
            WindowKind::W5 => AttackStage::Damage,
            WindowKind::W6 => AttackStage::Apply,
            WindowKind::W7 => AttackStage::Prepare,
            WindowKind::W8 => return false,
        },
        Some(_) => AttackStage::Finish,
    };
    let rolled = match stage {
        AttackStage::Damage | AttackStage::Apply | AttackStage::Finish => attack.roll > 0,
        AttackStage::Cancel
        | AttackStage::Prepare
        | AttackStage::Ready
        | AttackStage::Dice
        | AttackStage::Rolled => true,
    };
    let manned = attack.by == By::Debouchez
        || matches!(attack.by, By::Card(_))
        || !attack.units.is_empty()
        || stage == AttackStage::Ready;
    attack.stage == stage && rolled && manned
}

/// Whether a unit is among these; its number may be any.
fn has(units: UnitSet, unit: u8) -> bool {
    units.iter().any(|one| one == unit)
}

fn is_within(few: UnitSet, many: UnitSet) -> bool {
    few.minus(many).is_empty()
}
